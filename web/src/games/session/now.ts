// The one sentence that says what to do now, or who the game is waiting for.

import type { Action, PendingDoc, TableView } from "../../protocol/index.js";
import { ownPlaces, waitedFor } from "../../state/table.js";
import { either, t } from "../../text/index.js";
import { nameAt } from "./names.js";

/** The sentence, and whether it is this viewer's turn to do something. */
export interface Now {
  text: string;
  mine: boolean;
}

export function now(view: TableView, you: string | null): Now {
  const { stage } = view;
  if (stage === "closed") return { text: t("table-closed"), mine: false };
  if (stage === "lobby") return lobby(view, you);
  if (stage === "finished") return finished(view, you);
  const { game } = view;
  if (!game) return { text: "", mine: false };
  if (view.legal.length > 0) return { text: todo(view), mine: true };
  return { text: waiting(view), mine: false };
}

function lobby(view: TableView, you: string | null): Now {
  const free = view.places.filter((place) => place.holder.type === "empty").length;
  if (view.host !== you) return { text: t("now-lobby", { count: free }), mine: false };
  return { text: free > 0 ? t("now-lobby-host-free", { count: free }) : t("now-lobby-host"), mine: free === 0 };
}

function finished(view: TableView, you: string | null): Now {
  const winners = view.result?.winners ?? [];
  // In a replay one may look from somebody else's place.
  const own = ownPlaces(view, you).find((place) => place === view.place);
  if (winners.length === 1 && winners[0] === own) return { text: t("now-you-won"), mine: false };
  return {
    text: t("now-won", { names: winners.map((place) => nameAt(view, place)), count: winners.length }),
    mine: false,
  };
}

/** What the viewer has to do. */
function todo(view: TableView): string {
  const { game, legal } = view;
  const own = game?.players[view.place ?? -1];
  switch (game?.phase) {
    case "setup":
    case "tickets":
      return t("now-keep", { count: own?.offer?.keep_at_least ?? 0 });
    case "second_draw":
      return t("now-second");
    case "tunnel":
      return legal.some((action) => action.type === "pay_tunnel")
        ? t("now-tunnel", { count: extra(view) })
        : t("now-tunnel-lost", { count: extra(view) });
    case "complete_tickets":
      return t("now-complete");
    default:
      return turn(legal);
  }
}

/** What can be done in a turn, in the order in which it is said. */
const CHOICES = ["draw_card", "claim_track", "play_cards", "draw_tickets", "build_station"] as const;

/** A turn, by what is legal in it. */
function turn(legal: readonly Action[]): string {
  const can = CHOICES.filter((type) => legal.some((action) => action.type === type));
  return can.length > 0 ? t("now-turn", { choices: either(can.map((type) => t(`now-can-${type}`))) }) : t("now-pass");
}

/** The extra cost of a tunnel: what any of the payments has, or what the turned cards say. */
export function extra(view: TableView): number {
  for (const action of view.legal) {
    if (action.type === "pay_tunnel") {
      return Object.values(action.cards).reduce((sum: number, count) => sum + (count ?? 0), 0);
    }
  }
  const pending: PendingDoc | null | undefined = view.game?.pending;
  return pending?.type === "tunnel" ? costing(pending).filter(Boolean).length : 0;
}

/** Of the cards turned over for a tunnel, which match what was laid down. For display alone. */
export function costing(pending: Extract<PendingDoc, { type: "tunnel" }>): boolean[] {
  const laid = Object.entries(pending.laid).filter(([, count]) => (count ?? 0) > 0);
  const colors = new Set(laid.map(([card]) => card));
  return pending.turned.map((card) => card === "locomotive" || colors.has(card));
}

function waiting(view: TableView): string {
  const { game } = view;
  const who = waitedFor(view);
  const name = nameAt(view, who[0] ?? 0);
  switch (game?.phase) {
    case "setup":
      if (who.length === 0) return t("now-begins");
      return t("now-wait-setup", { names: who.map((place) => nameAt(view, place)), count: who.length });
    case "second_draw":
      return t("now-wait-draw", { name });
    case "tickets":
      return t("now-wait-tickets", { name });
    case "tunnel":
      // One who has nothing to choose yet watches the cards being turned over.
      return game.to_move === view.place ? t("now-tunnel-turning") : t("now-wait-tunnel", { name });
    case "complete_tickets":
      return t("now-wait-complete", { name });
    default:
      return t("now-wait", { name });
  }
}
