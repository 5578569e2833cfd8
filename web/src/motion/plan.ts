// Turns events into motions: which card flies from where to where, which train rolls in.

import type { Bag, Card, Event } from "../protocol/index.js";
import type { SoundName } from "../sound/index.js";
import { CARDS, kinds, size } from "../state/bags.js";
import type { Doing, Flight, Flights, Known, Motion, Spot, Yard } from "./motions.js";

/** The motions of the events of one entry, as seen by the player `me`; `known` is then what it is after them. */
export function plan(events: readonly Event[], known: Known, me: number | null): Motion[] {
  const motions: Motion[] = [];
  const fly = (doing: Doing, by: number | null, flights: Flight[], sound: SoundName | null = "card"): void => {
    if (flights.length > 0) motions.push({ kind: "flights", doing, by, flights, sound });
  };
  /** The motion that goes on, if the last one is of this kind. */
  const going = (...doing: Doing[]): Flights | null => {
    const last = motions.at(-1);
    return last?.kind === "flights" && doing.includes(last.doing) ? last : null;
  };
  const yardOf = (player: number): Yard => (known.yards[player] ??= {});

  for (const event of events) {
    switch (event.type) {
      case "card_drawn": {
        const { player, slot } = event;
        const isOwn = player === me;
        const fromRow = event.from === "row" && typeof slot === "number";
        const open = fromRow || isOwn ? (event.card ?? null) : null;
        fly("draw", player, [
          {
            face: open ?? "back",
            from: fromRow ? [`slot-${slot}`] : DECK,
            to: handOf(player, me, open),
            lands: "joins",
            ...(!fromRow && open ? { turns: true } : {}),
          },
        ]);
        if (fromRow) known.row[slot] = null;
        break;
      }
      case "card_dealt": {
        const open = event.player === me ? (event.card ?? null) : null;
        const flight: Flight = {
          face: open ?? "back",
          from: DECK,
          to: handOf(event.player, me, open),
          lands: "joins",
          ...(open ? { turns: true } : {}),
        };
        const last = going("deal");
        if (last) last.flights.push(flight);
        else fly("deal", null, [flight]);
        break;
      }
      case "row_turned": {
        const flight: Flight = {
          face: event.card,
          from: DECK,
          to: [`slot-${event.slot}`],
          turns: true,
          lands: "covers",
        };
        const last = going("draw", "turn");
        if (last) last.flights.push(flight);
        else fly("turn", null, [flight]);
        known.row[event.slot] = event.card;
        break;
      }
      case "row_swept":
        fly(
          "sweep",
          null,
          known.row.flatMap((card, slot): Flight[] =>
            card ? [{ face: card, from: [`slot-${slot}`], to: DISCARDS, lands: "fades" }] : [],
          ),
        );
        known.row = known.row.map(() => null);
        break;
      case "tickets_offered":
        fly(
          "tickets",
          event.player,
          Array.from({ length: event.count }, (_, i) => ({
            face: "ticket",
            from: ["ticket-deck"],
            to: event.player === me ? [`offer-${event.tickets?.[i]}`] : panel("ticket", event.player),
            lands: "joins",
          })),
          "ticket",
        );
        break;
      case "tickets_kept":
        if (event.player !== me) break;
        fly(
          "tickets",
          me,
          (event.tickets ?? []).map((id) => ({
            face: "ticket",
            from: [`offer-${id}`],
            to: [`own-${id}`, "tab-tickets"],
            lands: "joins",
          })),
          "ticket",
        );
        break;
      case "tunnel_laid":
        fly("pay", event.player, paid(event.cards, event.player, me, [`track:${event.track}`]));
        known.laid = event.cards;
        fly("tunnel", event.player, tunnel(events, event));
        break;
      case "tunnel_left":
        fly("back", event.player, returned(known.laid ?? {}, event.player, me, [`track:${event.track}`]));
        known.laid = null;
        break;
      case "track_claimed":
        fly("pay", event.player, paid(less(event.cards, known.laid), event.player, me, [`track:${event.track}`]));
        known.laid = null;
        motions.push({ kind: "train", track: event.track, sound: "track" });
        break;
      case "station_built":
        fly("pay", event.player, paid(event.cards, event.player, me, [`city:${event.city}`]));
        motions.push({ kind: "station", city: event.city, sound: "track" });
        break;
      case "cards_played":
        fly("play", event.player, played(event.cards, event.player, me, yardOf(event.player)));
        break;
      case "robbed":
        fly(
          "rob",
          event.by,
          each(event.cards).map((face, i) => ({
            face,
            from: lying(event.player, event.color, i),
            to: DISCARDS,
            lands: "fades",
          })),
        );
        delete yardOf(event.player)[event.color];
        break;
      case "pile_grew":
        fly("pile", event.player, moved(event.cards, event.player, yardOf(event.player)));
        break;
      case "tickets_completed":
        fly(
          "tickets",
          event.player,
          event.tickets.map((id) => ({
            face: "ticket",
            from: event.player === me ? [`own-${id}`, "tab-tickets"] : panel("ticket", event.player),
            to: [`pile-${event.player}`],
            lands: "fades",
          })),
          "ticket",
        );
        break;
      case "last_round":
        motions.push({ kind: "nothing", sound: "last" });
        break;
      case "dealt":
      case "setup_ended":
      case "reshuffled":
      case "tunnel_turned":
      case "tunnel_costs":
      case "scoring_began":
      case "round_began":
      case "passed":
      case "turn_began":
      case "finished":
        break;
    }
  }
  return motions;
}

/** Two motions as one, where the second only goes on with the first: the two draws of a turn. */
export function merged(first: Motion, second: Motion): Motion | null {
  if (first.kind !== "flights" || second.kind !== "flights") return null;
  if (first.doing !== "draw" || second.doing !== "draw" || first.by !== second.by) return null;
  return { ...first, flights: [...first.flights, ...second.flights] };
}

const DECK: Spot = ["deck"];
/** The discards lie under the deck's edge: nobody looks through them. */
const DISCARDS: Spot = ["deck"];

/** Somebody's panel, or what stands for it where it is not in sight. */
function panel(what: "cards" | "ticket", player: number): Spot {
  return [`${what}-${player}`, `player-${player}`, `turn-${player}`, "tab-players"];
}

function handOf(player: number, me: number | null, card: Card | null): Spot {
  return player === me ? [`hand-${card ?? "any"}`, "tab-hand"] : panel("cards", player);
}

/** A card of a set, counted from below. */
function lying(player: number, color: Card, index: number): Spot {
  return [`yard-${player}-${color}-${index}`, `yard-${player}`];
}

const each = (bag: Bag): Card[] => kinds(bag).flatMap(([card, count]) => Array<Card>(count).fill(card));

function paid(bag: Bag, player: number, me: number | null, to: Spot): Flight[] {
  return each(bag).map((face) => ({ face, from: handOf(player, me, face), to: [...to, ...DISCARDS], lands: "fades" }));
}

function returned(bag: Bag, player: number, me: number | null, from: Spot): Flight[] {
  return each(bag).map((face) => ({ face, from, to: handOf(player, me, face), lands: "joins" }));
}

/** A set goes to the yard with its locomotives; three colours go each to its own. */
function played(bag: Bag, player: number, me: number | null, yard: Yard): Flight[] {
  const [first = "locomotive"] = kinds(bag).map(([card]) => card);
  return each(bag).map((face) => {
    const color = face === "locomotive" ? first : face;
    const set = (yard[color] ??= {});
    const index = size(set);
    set[face] = (set[face] ?? 0) + 1;
    return { face, from: handOf(player, me, face), to: lying(player, color, index), lands: "covers" };
  });
}

/** The top card of each set goes to the pile: a locomotive, where there is one. */
function moved(cards: Bag, player: number, yard: Yard): Flight[] {
  const to: Spot = [`pile-${player}`];
  const flights = CARDS.flatMap((color): Flight[] => {
    const set = yard[color];
    if (!set || size(set) === 0) return [];
    const face = (set.locomotive ?? 0) > 0 ? "locomotive" : color;
    set[face] = (set[face] ?? 0) - 1;
    return [{ face, from: lying(player, color, size(set)), to, lands: "fades" }];
  });
  return flights.length === size(cards)
    ? flights
    : each(cards).map((face) => ({ face, from: [`yard-${player}`], to, lands: "fades" }));
}

/** The cards turned for a tunnel: where they lie in the dock, or beside the track for a while. */
function tunnel(events: readonly Event[], { track, cards }: { track: string; cards: Bag }): Flight[] {
  const turned = events.flatMap((it) => (it.type === "tunnel_turned" ? [it.card] : []));
  return turned.map((face, i) => ({
    face,
    from: DECK,
    to: [`turned-${i}`, `track:${track}`],
    turns: true,
    lands: "lies",
    aside: i - (turned.length - 1) / 2,
    // As the dock shows it, too: what matches what was laid costs more.
    ...(face === "locomotive" || (cards[face] ?? 0) > 0 ? { marked: true } : {}),
  }));
}

/** A bag without what has been laid down before. */
function less(bag: Bag, laid: Bag | null): Bag {
  if (!laid || size(laid) === 0) return bag;
  return Object.fromEntries(kinds(bag).map(([card, count]) => [card, Math.max(0, count - (laid[card] ?? 0))]));
}
