// The lessons of the Card Game, the most urgent first, then in the order in which they are taught.

import { isTrio } from "../games/session/choices.js";
import { nameAt, Words } from "../games/session/names.js";
import type { Bag, Card, DeckTicketDoc } from "../protocol/index.js";
import { CARDS, kinds, size } from "../state/bags.js";
import { inWords, t } from "../text/index.js";
import type { Lesson, Told } from "./lessons.js";
import { type CardSight, events, isTurn } from "./sight.js";

const name = (sight: CardSight, id: string): string => new Words(sight.file).join(id);
const ticketsOf = ({ file }: CardSight, ids: readonly string[]): DeckTicketDoc[] =>
  file.tickets.filter(({ id }) => ids.includes(id)).sort((x, y) => size(x.cards) - size(y.cards));

/** How many cards of a colour the tickets want. */
function wants(sight: CardSight, card: Card): number {
  return ticketsOf(sight, sight.own.kept ?? []).reduce((sum, { cards }) => sum + (cards[card] ?? 0), 0);
}

/** How many of those are neither in the hand nor in the yard. */
function lacks(sight: CardSight, card: Card): number {
  const { hand, yard } = sight.own;
  return wants(sight, card) - (hand?.[card] ?? 0) - (yard?.[card]?.[card] ?? 0);
}

const colorOf = (set: Bag): Card => kinds(set)[0]?.[0] ?? "locomotive";

/** The sets that can be played: those that tickets want first, then without locomotives, then the largest. */
function sets(sight: CardSight): Bag[] {
  const idle = (set: Bag): number => (wants(sight, colorOf(set)) > 0 ? 0 : 1);
  const wild = (set: Bag): number => set.locomotive ?? 0;
  return sight.choices.plays
    .filter((cards) => !isTrio(cards))
    .sort((x, y) => idle(x) - idle(y) || wild(x) - wild(y) || size(y) - size(x));
}

interface Rival {
  place: number;
  color: Card;
  theirs: Bag;
}

/** The sets in the yards of others, of colours the player has some of. */
function rivals({ game, own, place }: CardSight): Rival[] {
  return game.players.flatMap(({ yard }, i) =>
    i === place
      ? []
      : CARDS.flatMap((color): Rival[] => {
          const theirs = yard?.[color];
          return theirs && size(theirs) > 0 && (own.hand?.[color] ?? 0) > 0 ? [{ place: i, color, theirs }] : [];
        }),
  );
}

const opening: Lesson<CardSight> = {
  id: "opening",
  tell: (sight) => {
    const { offer } = sight.own;
    const [easiest] = ticketsOf(sight, offer?.tickets ?? []);
    if (sight.game.phase !== "setup" || !offer || !easiest) return null;
    const facts = { keep: offer.keep_at_least, ticket: name(sight, easiest.id), cards: inWords(easiest.cards) };
    return { text: "guide-opening-cards", facts, spot: [`offer-${easiest.id}`] };
  },
};

const choice: Lesson<CardSight> = {
  id: "choice",
  tell: (sight) => {
    const { offer } = sight.own;
    const [easiest] = ticketsOf(sight, offer?.tickets ?? []);
    if (sight.game.phase !== "tickets" || !easiest) return null;
    const facts = { ticket: name(sight, easiest.id), cards: inWords(easiest.cards) };
    return { text: "guide-choice-cards", facts, spot: [`offer-${easiest.id}`] };
  },
};

const scoring: Lesson<CardSight> = {
  id: "scoring",
  tell: ({ choices }) => (choices.completes ? { text: "guide-scoring" } : null),
};

const second: Lesson<CardSight> = {
  id: "second",
  tell: ({ game }) => (game.phase === "second_draw" ? { text: "guide-second", spot: ["deck"] } : null),
};

const last: Lesson<CardSight> = {
  id: "last",
  tell: (sight) =>
    isTurn(sight) && typeof sight.game.final_turns === "number"
      ? { text: "guide-last-cards", spot: [`pile-${sight.place}`] }
      : null,
};

const draw: Lesson<CardSight> = {
  id: "draw",
  tell: (sight) => {
    const { choices, game } = sight;
    if (!isTurn(sight) || (choices.slots.size === 0 && !choices.deck)) return null;
    const slot = [...choices.slots].find((it) => {
      const card = game.row[it];
      return card && card !== "locomotive" && lacks(sight, card) > 0;
    });
    const card = slot === undefined ? null : game.row[slot];
    if (!card) return { text: "guide-draw-any", spot: ["deck"] };
    return { text: "guide-draw-cards", facts: { card: t(`color-${card}`) }, spot: [`slot-${slot}`] };
  },
};

const play: Lesson<CardSight> = {
  id: "play",
  tell: (sight) => {
    const [best] = isTurn(sight) ? sets(sight) : [];
    return best
      ? { text: "guide-play", facts: { cards: inWords(best) }, spot: [`hand-${colorOf(best)}`, "tab-hand"] }
      : null;
  },
};

const pile: Lesson<CardSight> = {
  id: "pile",
  tell: (sight) => {
    const cards = sight.own.pile ?? 0;
    return isTurn(sight) && cards > 0
      ? { text: "guide-pile", facts: { count: cards }, spot: [`pile-${sight.place}`] }
      : null;
  },
};

const robbery: Lesson<CardSight> = {
  id: "robbery",
  tell: (sight) => {
    if (!isTurn(sight)) return null;
    const robbed = events(sight).find((it) => it.type === "robbed" && it.player === sight.place);
    if (robbed?.type === "robbed") {
      return { text: "guide-robbed", facts: { name: nameAt(sight.view, robbed.by), cards: inWords(robbed.cards) } };
    }
    const all = rivals(sight);
    for (const { place, color, theirs } of all) {
      const mine = sets(sight).find((set) => colorOf(set) === color);
      if (!mine) continue;
      const facts = { name: nameAt(sight.view, place), theirs: inWords(theirs), cards: inWords(mine) };
      return { text: "guide-robbery", facts, spot: [`hand-${color}`, "tab-hand"] };
    }
    const [rival] = all;
    if (!rival) return null;
    const facts = { name: nameAt(sight.view, rival.place), theirs: inWords(rival.theirs) };
    return { text: "guide-robbery-later", facts, spot: [`yard-${rival.place}-${rival.color}-0`] };
  },
};

const locomotive: Lesson<CardSight> = {
  id: "locomotive",
  tell: (sight) => {
    const slot = [...sight.choices.slots].find((it) => sight.game.row[it] === "locomotive");
    return isTurn(sight) && slot !== undefined ? { text: "guide-locomotive-cards", spot: [`slot-${slot}`] } : null;
  },
};

const trio: Lesson<CardSight> = {
  id: "trio",
  tell: (sight) => {
    const found = isTurn(sight) ? sight.choices.plays.find(isTrio) : undefined;
    return found
      ? { text: "guide-trio", facts: { cards: inWords(found) }, spot: [`hand-${colorOf(found)}`, "tab-hand"] }
      : null;
  },
};

const tickets: Lesson<CardSight> = {
  id: "tickets",
  tell: (sight) =>
    isTurn(sight) && sight.choices.drawTickets && (sight.own.pile ?? 0) >= 4
      ? { text: "guide-tickets-cards", facts: { draw: sight.file.ticket_draw.count }, spot: ["ticket-deck"] }
      : null,
};

const count: Lesson<CardSight> = {
  id: "count",
  tell: ({ view }) => (view.stage === "finished" ? { text: "guide-count-cards" } : null),
};

export const CARD_LESSONS: readonly Lesson<CardSight>[] = [
  count,
  opening,
  choice,
  scoring,
  second,
  last,
  draw,
  play,
  pile,
  robbery,
  locomotive,
  trio,
  tickets,
];

/** What brings cards into the pile that the tickets want. */
export function cardGoal(sight: CardSight): Told | null {
  const best = isTurn(sight) ? sets(sight).find((set) => size(set) > 2 || wants(sight, colorOf(set)) > 0) : undefined;
  if (best)
    return { text: "guide-goal-play", facts: { cards: inWords(best) }, spot: [`hand-${colorOf(best)}`, "tab-hand"] };
  const [card] = CARDS.filter((it) => lacks(sight, it) > 0).sort((x, y) => lacks(sight, y) - lacks(sight, x));
  return card ? { text: "guide-goal-cards", facts: { card: t(`color-${card}`) } } : { text: "guide-goal-pile" };
}
