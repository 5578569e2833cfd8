// What can be done, what speaks for it and what kind of mistake something was, in words. They are of the part "review":
// `learn("review")` first.

import type { Action, Card, MistakeKind, ReasonDoc } from "../../protocol/index.js";
import { inWords, t } from "../../text/index.js";
import type { Words } from "./names.js";

/** What speaks for an action, in a sentence. */
export function reasonWords(reason: ReasonDoc, words: Words, name: (place: number) => string): string {
  switch (reason.code) {
    case "completes_ticket":
    case "keeps_ticket_open":
    case "on_the_way":
    case "worth_the_way":
    case "too_far":
      return t(`reason-${reason.code}`, { ticket: words.join(reason.ticket) });
    case "at_risk":
    case "longer_path":
    case "worth_the_cost":
    case "not_worth_the_cost":
      return t(`reason-${reason.code}`, { track: words.join(reason.track) });
    case "points":
      return t("reason-points", { track: words.join(reason.track), points: t("points", { count: reason.points }) });
    case "station_for":
      return t("reason-station_for", { city: words.city(reason.city) });
    case "lacks_most":
    case "lacks":
    case "hard_to_rob":
      return t(`reason-${reason.code}`, { color: t(`color-${reason.color}`) });
    case "feeds":
      return t("reason-feeds", { ticket: words.join(reason.ticket), color: t(`color-${reason.color}`) });
    case "robs":
      return t("reason-robs", { name: name(reason.player), color: t(`color-${reason.color}`) });
    case "blocks":
      return t("reason-blocks", { name: name(reason.player) });
    case "wild":
    case "nothing_in_row":
    case "saves_cards":
    case "room_for_tickets":
    case "time_is_short":
    case "last_turn":
      return t(`reason-${reason.code}`);
  }
}

/** What an action does, in a few words; the row before it says which card a slot had. */
export function deedWords(action: Action, words: Words, row: readonly (Card | null)[] = []): string {
  const joined = (ids: readonly string[]): { tickets: string[]; count: number } => ({
    tickets: ids.map((id) => words.join(id)),
    count: ids.length,
  });
  switch (action.type) {
    case "keep_tickets":
      return t("deed-keep", joined(action.tickets));
    case "complete_tickets":
      return t("deed-complete", joined(action.tickets));
    case "draw_card": {
      if (action.from === "deck") return t("deed-deck");
      const card = row[action.slot ?? -1];
      return card ? t("deed-row", { card: t(`color-${card}`) }) : t("deed-row-some");
    }
    case "claim_track":
      return t("deed-claim_track", { track: words.join(action.track), cards: inWords(action.cards) });
    case "build_station":
      return t("deed-build_station", { city: words.city(action.city), cards: inWords(action.cards) });
    case "pay_tunnel":
    case "play_cards":
      return t(`deed-${action.type}`, { cards: inWords(action.cards) });
    case "draw_tickets":
    case "leave_tunnel":
    case "pass":
      return t(`deed-${action.type}`);
  }
}

/** What kind of mistake something was. */
export const mistakeWords = (kind: MistakeKind): string => t(`mistake-${kind}`);
