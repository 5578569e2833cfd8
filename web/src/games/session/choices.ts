// The legal actions, grouped the way they are chosen. The list comes from the server; no rule is known here.

import type { Action, Bag, Card } from "../../protocol/index.js";
import { cheapestFirst, kinds, same, size } from "../../state/bags.js";

/** The legal actions by the thing that is clicked. */
export interface Choices {
  /** Whether a card can be drawn blind. */
  deck: boolean;
  /** The slots of the row that can be taken. */
  slots: ReadonlySet<number>;
  drawTickets: boolean;
  /** The sets of offered tickets that can be kept. */
  keeps: readonly string[][];
  /** Track → payments, the cheapest in locomotives first. */
  tracks: ReadonlyMap<string, Bag[]>;
  /** City → payments for a station. */
  stations: ReadonlyMap<string, Bag[]>;
  /** What pays the extra of a tunnel. */
  tunnel: readonly Bag[];
  canLeaveTunnel: boolean;
  /** Cards to play to the yard. */
  plays: readonly Bag[];
  /** The best tickets to complete; others may be chosen, too. */
  completes: readonly string[] | null;
  canPass: boolean;
}

/** The choices in a list of legal actions, with the hand they are paid from. */
export function grouped(legal: readonly Action[], hand: Bag = {}): Choices {
  const slots = new Set<number>();
  const keeps: string[][] = [];
  const tracks = new Map<string, Bag[]>();
  const stations = new Map<string, Bag[]>();
  const tunnel: Bag[] = [];
  const plays: Bag[] = [];
  const found = {
    deck: false,
    drawTickets: false,
    canLeaveTunnel: false,
    canPass: false,
    completes: null as string[] | null,
  };
  for (const action of legal) {
    switch (action.type) {
      case "draw_card":
        if (action.from === "deck") found.deck = true;
        else if (typeof action.slot === "number") slots.add(action.slot);
        break;
      case "draw_tickets":
        found.drawTickets = true;
        break;
      case "keep_tickets":
        keeps.push(action.tickets);
        break;
      case "claim_track":
        listed(tracks, action.track).push(action.cards);
        break;
      case "build_station":
        listed(stations, action.city).push(action.cards);
        break;
      case "pay_tunnel":
        tunnel.push(action.cards);
        break;
      case "leave_tunnel":
        found.canLeaveTunnel = true;
        break;
      case "play_cards":
        plays.push(action.cards);
        break;
      case "complete_tickets":
        found.completes = action.tickets;
        break;
      case "pass":
        found.canPass = true;
        break;
    }
  }
  for (const [id, bags] of tracks) tracks.set(id, cheapestFirst(bags, hand));
  for (const [id, bags] of stations) stations.set(id, cheapestFirst(bags, hand));
  return { ...found, slots, keeps, tracks, stations, plays, tunnel: cheapestFirst(tunnel, hand) };
}

/** The tracks that can be paid with at least one card of this kind. */
export function paidWith(tracks: ReadonlyMap<string, readonly Bag[]>, card: Card): Set<string> {
  return new Set([...tracks].flatMap(([id, bags]) => (bags.some((bag) => (bag[card] ?? 0) > 0) ? [id] : [])));
}

/** Which of these payments is meant with a card of this kind: the first that has one, otherwise the first of all. */
export function meant(payments: readonly Bag[], card: Card | null): number {
  return card === null
    ? 0
    : Math.max(
        0,
        payments.findIndex((bag) => (bag[card] ?? 0) > 0),
      );
}

/** Whether exactly these offered tickets can be kept. */
export function canKeep(keeps: readonly string[][], tickets: readonly string[]): boolean {
  const wanted = new Set(tickets);
  return keeps.some((it) => it.length === wanted.size && it.every((id) => wanted.has(id)));
}

/** Whether a play is of three colours rather than a set of one. */
export function isTrio(bag: Bag): boolean {
  return kinds(bag).filter(([card]) => card !== "locomotive").length === 3;
}

/** The sets that can be played of a colour: the fewest locomotives first, then the largest. */
export function setsOf(plays: readonly Bag[], color: Card): Bag[] {
  return plays
    .filter((bag) => !isTrio(bag) && (bag[color] ?? 0) > 0)
    .sort((a, b) => (a.locomotive ?? 0) - (b.locomotive ?? 0) || size(b) - size(a));
}

/** The colours that begin a play: those with a set, and those in a trio. */
export function playable(plays: readonly Bag[]): { sets: Set<Card>; trios: Set<Card> } {
  const sets = new Set<Card>();
  const trios = new Set<Card>();
  for (const bag of plays) {
    const into = isTrio(bag) ? trios : sets;
    for (const [card] of kinds(bag)) if (card !== "locomotive") into.add(card);
  }
  return { sets, trios };
}

/** The colours that can still join these in a trio. */
export function trioColors(plays: readonly Bag[], chosen: readonly Card[]): Set<Card> {
  const open = new Set<Card>();
  for (const bag of plays) {
    if (!isTrio(bag) || !chosen.every((card) => (bag[card] ?? 0) > 0)) continue;
    for (const [card] of kinds(bag)) open.add(card);
  }
  return open;
}

/** Whether exactly these cards can be played. */
export function canPlay(plays: readonly Bag[], cards: Bag): boolean {
  return plays.some((bag) => same(bag, cards));
}

function listed(map: Map<string, Bag[]>, id: string): Bag[] {
  let bags = map.get(id);
  if (!bags) map.set(id, (bags = []));
  return bags;
}
