// The lessons of the games on a map, the most urgent first, then in the order in which they are taught.

import { Words } from "../games/session/names.js";
import { extra } from "../games/session/now.js";
import type { Bag, TrackDoc } from "../protocol/index.js";
import { kinds } from "../state/bags.js";
import { inWords, t } from "../text/index.js";
import { aims, type Claim, claims, closed, isWorthwhile, nextTrack, openAims, twinOf, wantedCard } from "./aims.js";
import type { Lesson, Told } from "./lessons.js";
import { type BoardSight, isTurn } from "./sight.js";

const name = (sight: BoardSight, id: string): string => new Words(sight.file).join(id);
const points = ({ file }: BoardSight, { length }: TrackDoc): number => file.track_points[length] ?? 0;

/** A claim in words, with its track lit. */
function claimed(sight: BoardSight, text: string, { track, cards }: Claim): Told {
  const facts = { track: name(sight, track.id), cards: inWords(cards), points: points(sight, track) };
  return { text, facts, tracks: [track.id] };
}

/** What the player holds of the colours of a payment: it may be more than the track costs. */
function held({ own }: BoardSight, cards: Bag): Bag {
  return Object.fromEntries(kinds(cards).map(([card, count]) => [card, own.hand?.[card] ?? count]));
}

/** A lesson about tracks of a kind, as soon as one of them is a good choice. */
function whenClaimable(id: string, fits: (track: TrackDoc) => boolean): Lesson<BoardSight> {
  return {
    id,
    tell: (sight) => {
      if (!isTurn(sight)) return null;
      const found = claims(sight).find((it) => fits(it.track) && isWorthwhile(it, sight));
      return found ? claimed(sight, `guide-${id}`, found) : null;
    },
  };
}

const coloured = whenClaimable("claim", ({ color, tunnel }) => color !== "gray" && !tunnel);
/** "You have 2 white": all that is held of them, as the hand beside it says. */
const claim: Lesson<BoardSight> = {
  id: coloured.id,
  tell: (sight) => {
    const told = coloured.tell(sight);
    const [payment] = sight.choices.tracks.get(told?.tracks?.[0] ?? "") ?? [];
    return told && payment ? { ...told, facts: { ...told.facts, cards: inWords(held(sight, payment)) } } : told;
  },
};

/** By now everything that is on the map should be known, even what has not mattered yet. */
const isLate = ({ own }: BoardSight): boolean => (own.tracks ?? []).length >= 5;

const opening: Lesson<BoardSight> = {
  id: "opening",
  tell: (sight) => {
    const { offer } = sight.own;
    const [easiest] = aims(sight, offer?.tickets);
    if (sight.game.phase !== "setup" || !offer || !easiest) return null;
    const long = sight.file.tickets.find((it) => it.long && offer.tickets.includes(it.id));
    const { id } = easiest.ticket;
    const facts = { keep: offer.keep_at_least, ticket: name(sight, id), trains: easiest.trains };
    const spot = [`offer-${id}`];
    if (!long || long.id === id) return { text: "guide-opening", facts, spot };
    return { text: "guide-opening-long", facts: { ...facts, long: name(sight, long.id) }, spot };
  },
};

const choice: Lesson<BoardSight> = {
  id: "choice",
  tell: (sight) => {
    const { offer } = sight.own;
    if (sight.game.phase !== "tickets" || !offer) return null;
    const [easiest] = aims(sight, offer.tickets).filter((it) => it.state !== "impossible");
    const facts = { keep: offer.keep_at_least };
    if (!easiest) return { text: "guide-choice-hard", facts };
    const { ticket, trains } = easiest;
    return {
      text: "guide-choice",
      facts: { ...facts, ticket: name(sight, ticket.id), trains },
      spot: [`offer-${ticket.id}`],
    };
  },
};

const turned: Lesson<BoardSight> = {
  id: "turned",
  tell: (sight) => {
    if (sight.game.pending?.type !== "tunnel") return null;
    const text = sight.choices.tunnel.length > 0 ? "guide-turned" : "guide-turned-poor";
    return { text, facts: { extra: extra(sight.view) } };
  },
};

const second: Lesson<BoardSight> = {
  id: "second",
  tell: ({ game }) => (game.phase === "second_draw" ? { text: "guide-second", spot: ["deck"] } : null),
};

const last: Lesson<BoardSight> = {
  id: "last",
  tell: (sight) => {
    if (!isTurn(sight) || typeof sight.game.final_turns !== "number") return null;
    const facts = { lastTrains: sight.file.last_round_at_trains };
    const [best] = claims(sight).sort((x, y) => y.track.length - x.track.length);
    if (!best) return { text: "guide-last-poor", facts: { ...facts, stations: sight.choices.stations.size } };
    const told = claimed(sight, "guide-last", best);
    return { ...told, facts: { ...told.facts, ...facts } };
  },
};

const draw: Lesson<BoardSight> = {
  id: "draw",
  tell: (sight) => {
    if (!isTurn(sight) || (sight.choices.slots.size === 0 && !sight.choices.deck)) return null;
    const wanted = wantedCard(sight);
    if (!wanted) return { text: "guide-draw-any", spot: ["deck"] };
    const { card, slot, track } = wanted;
    const facts = { card: t(`color-${card}`), track: name(sight, track.id) };
    return { text: "guide-draw", facts, spot: [`slot-${slot}`], tracks: [track.id] };
  },
};

const score: Lesson<BoardSight> = {
  id: "points",
  tell: (sight) => {
    const { file, own, place } = sight;
    if (!isTurn(sight) || (own.tracks ?? []).length === 0) return null;
    const [length, most] = Object.entries(file.track_points).sort((x, y) => y[1] - x[1])[0] ?? ["0", 0];
    const facts = { points: own.track_points ?? 0, length: Number(length), most, trains: own.trains ?? 0 };
    return { text: "guide-points", facts, spot: [`player-${place}`, "tab-players"] };
  },
};

const locomotive: Lesson<BoardSight> = {
  id: "locomotive",
  tell: (sight) => {
    const slot = [...sight.choices.slots].find((it) => sight.game.row[it] === "locomotive");
    return isTurn(sight) && slot !== undefined ? { text: "guide-locomotive", spot: [`slot-${slot}`] } : null;
  },
};

const double: Lesson<BoardSight> = {
  id: "double",
  tell: (sight) => {
    const { file, game } = sight;
    if (!isTurn(sight) || game.players.length >= file.double_tracks_from_players) return null;
    const facts = { doublesFrom: file.double_tracks_from_players };
    const [gone] = closed(sight);
    if (gone)
      return { text: "guide-double-closed", facts: { ...facts, track: name(sight, gone.id) }, tracks: [gone.id] };
    const mine = claims(sight).find((it) => it.aim && twinOf(sight, it.track))?.track;
    const found = mine ?? (isLate(sight) ? file.tracks.find((it) => twinOf(sight, it)) : undefined);
    const twin = found && twinOf(sight, found);
    if (!twin) return null;
    return { text: "guide-double", facts: { ...facts, track: name(sight, twin.id) }, tracks: [found.id, twin.id] };
  },
};

const done: Lesson<BoardSight> = {
  id: "done",
  tell: (sight) => {
    const ticket = aims(sight).find((aim) => aim.state === "done")?.ticket;
    if (!isTurn(sight) || !ticket) return null;
    const facts = { ticket: name(sight, ticket.id), points: ticket.points };
    return { text: "guide-done", facts, spot: [`own-${ticket.id}`, "tab-tickets"] };
  },
};

/** Such a ferry makes a poor example. */
const isAllWild = ({ ferry, length }: TrackDoc): number => Number(ferry === length);

const ferry: Lesson<BoardSight> = {
  id: "ferry",
  tell: (sight) => {
    if (!isTurn(sight)) return null;
    const ways = openAims(sight).flatMap((aim) => aim.way);
    const claimedBySome = sight.game.players.flatMap((it) => it.tracks ?? []);
    const matters = ({ id }: TrackDoc): boolean =>
      sight.choices.tracks.has(id) || ways.includes(id) || claimedBySome.includes(id);
    const ferries = sight.file.tracks.filter((it) => (it.ferry ?? 0) > 0).sort((x, y) => isAllWild(x) - isAllWild(y));
    const track = ferries.find(matters) ?? (isLate(sight) ? ferries[0] : undefined);
    if (!track) return null;
    const facts = { track: name(sight, track.id), ferry: track.ferry ?? 0, length: track.length };
    return { text: "guide-ferry", facts, tracks: [track.id] };
  },
};

const tunnel: Lesson<BoardSight> = {
  id: "tunnel",
  tell: (sight) => {
    const found = isTurn(sight) ? claims(sight).find((it) => it.track.tunnel) : undefined;
    if (!found) return null;
    const told = claimed(sight, "guide-tunnel", found);
    return { ...told, facts: { ...told.facts, tunnelCards: sight.file.tunnel_cards } };
  },
};

const station: Lesson<BoardSight> = {
  id: "station",
  tell: (sight) => {
    const { choices, file, own } = sight;
    if (!isTurn(sight) || choices.stations.size === 0) return null;
    const facts = { cost: (own.stations ?? []).length + 1, unbuilt: file.unbuilt_station_points };
    const blocked = openAims(sight).find((aim) => aim.stations > 0)?.ticket;
    if (blocked)
      return {
        text: "guide-station-blocked",
        facts: { ...facts, ticket: name(sight, blocked.id) },
        spot: ["stations"],
      };
    return (own.tracks ?? []).length >= 4 ? { text: "guide-station", facts, spot: ["stations"] } : null;
  },
};

const tickets: Lesson<BoardSight> = {
  id: "tickets",
  tell: (sight) => {
    const { choices, file, own } = sight;
    if (!isTurn(sight) || !choices.drawTickets) return null;
    const facts = { draw: file.ticket_draw.count, drawKeep: file.ticket_draw.keep_at_least };
    const spot = ["ticket-deck"];
    if (openAims(sight).length === 0) return { text: "guide-tickets-now", facts, spot };
    return (own.tracks ?? []).length >= 3 ? { text: "guide-tickets", facts, spot } : null;
  },
};

const count: Lesson<BoardSight> = {
  id: "count",
  tell: ({ file, view }) => {
    if (view.stage !== "finished") return null;
    const facts = { longest: file.longest_path_points, unbuilt: file.unbuilt_station_points };
    return { text: file.stations > 0 ? "guide-count-stations" : "guide-count", facts };
  },
};

export const BOARD_LESSONS: readonly Lesson<BoardSight>[] = [
  count,
  opening,
  choice,
  turned,
  second,
  last,
  draw,
  claim,
  score,
  locomotive,
  whenClaimable("gray", ({ color, ferry, tunnel }) => color === "gray" && !tunnel && !ferry),
  double,
  done,
  tunnel,
  ferry,
  station,
  tickets,
];

/** What brings the nearest ticket closer. */
export function boardGoal(sight: BoardSight): Told | null {
  const [best] = claims(sight);
  if (isTurn(sight) && best?.aim) {
    const told = claimed(sight, "guide-goal-claim", best);
    return { ...told, facts: { ...told.facts, ticket: name(sight, best.aim.ticket.id) } };
  }
  const next = nextTrack(sight);
  if (!next) return { text: "guide-goal-free" };
  const { aim, track } = next;
  const { color, ferry, id, length } = track;
  const facts = {
    ticket: name(sight, aim.ticket.id),
    track: name(sight, id),
    length,
    color: t(`color-${color}`),
    ferry: ferry ?? 0,
    rest: length - (ferry ?? 0),
  };
  const kind = ferry ? "ferry" : color === "gray" ? "gray" : "collect";
  return { text: `guide-goal-${kind}`, facts, tracks: [id] };
}
