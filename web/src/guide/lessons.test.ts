// Each lesson is told when it first matters and once; and the guide finds words for all of them.

import { afterAll, describe, expect, test } from "vitest";
import cardGame from "../../../data/card_game.json";
import europe from "../../../data/europe.json";
import usa from "../../../data/usa.json";
import { filled } from "../help/texts.js";
import type { Action, Event, GameFile, GameView, Heard, PlayerView, TableView } from "../protocol/index.js";
import { bundleOf } from "../text/bundle.js";
import { beginning, goal, gotIt, nextLesson, onward, type Told, told } from "./lessons.js";
import { type Sight, sightOf } from "./sight.js";

const USA = usa as unknown as GameFile;
const EUROPE = europe as unknown as GameFile;
const CARDS = cardGame as unknown as GameFile;
const SOURCES = import.meta.glob<string>("../text/*.ftl", { query: "?guide", import: "default", eager: true });
const ENGLISH = SOURCES["../text/en-GB.ftl"] ?? "";

/** All that was said in these tests. */
const said: Told[] = [];

interface Moment {
  own?: Partial<PlayerView>;
  other?: Partial<PlayerView>;
  game?: Partial<GameView>;
  view?: Partial<TableView>;
  legal?: Action[];
  heard?: object[];
}

/** A table with two places, seen from the first. */
function at(file: GameFile, { own, other, game, view, legal = [], heard = [] }: Moment): Sight {
  const board =
    "tracks" in file
      ? { trains: 45, tracks: [], track_points: 0, ...(file.stations > 0 ? { stations: [] } : {}) }
      : { pile: 0, yard: {} };
  const player: PlayerView = { cards: 4, choosing: 0, tickets: 2, ...board };
  const sight = sightOf(file, {
    view: {
      seq: 10,
      stage: "playing",
      host: "u1",
      places: [
        { color: "blue", holder: { type: "user", person: { user: "u1", name: "Anna" } } },
        { color: "red", holder: { type: "bot", level: "random" } },
      ],
      settings: { game: file.id, places: 2 },
      chat: [],
      muted: [],
      place: 0,
      legal,
      game: {
        phase: "turn",
        to_move: 0,
        deck: 90,
        discards: 0,
        passes: 0,
        ticket_deck: 20,
        row: ["red", "blue", "green", "white", "black"],
        players: [
          { ...player, hand: {}, kept: [], ...own },
          { ...player, ...other },
        ],
        ...game,
      },
      ...view,
    },
    heard: heard.map((it, i) => ({ seq: i + 1, at: 1, ...it }) as Heard),
  });
  if (!sight) throw new Error("nobody sees it");
  return sight;
}

/** What the guide says at a moment, after these lessons. */
function tells(sight: Sight, ...explained: string[]): Told | null {
  const id = nextLesson(explained, sight);
  const words = id === null ? null : told(id, sight);
  if (words) said.push(words);
  return words;
}
const text = (sight: Sight, ...explained: string[]): string | undefined => tells(sight, ...explained)?.text;
const next = (sight: Sight): Told | null => {
  const words = goal(sight);
  if (words) said.push(words);
  return words;
};

const draws = (...slots: number[]): Action[] => [
  { type: "draw_card", from: "deck" },
  ...slots.map((slot): Action => ({ type: "draw_card", from: "row", slot })),
];
const claim = (track: string, cards: Extract<Action, { type: "claim_track" }>["cards"]): Action => ({
  type: "claim_track",
  track,
  cards,
});
const acted = (place: number, ...events: Event[]): object => ({ type: "acted", by: "user", place, events });
const row = [0, 1, 2, 3, 4];

describe("USA", () => {
  const kept = ["dallas-new_york"];
  const turn = (moment: Moment = {}): Sight =>
    at(USA, { legal: draws(...row), ...moment, own: { kept, ...moment.own } });
  const TAUGHT = ["opening", "draw", "second"];

  test("begins with the tickets, and points at the easiest", () => {
    const offer = { tickets: ["los_angeles-new_york", "denver-el_paso", "seattle-new_york"], keep_at_least: 2 };
    const sight = at(USA, {
      own: { offer, kept: [] },
      game: { phase: "setup" },
      legal: [{ type: "keep_tickets", tickets: offer.tickets }],
    });
    expect(tells(sight)).toEqual({
      text: "guide-opening",
      facts: { keep: 2, ticket: "Denver\u00a0– El Paso", trains: 4 },
      spot: ["offer-denver-el_paso"],
    });
    expect(next(sight)).toBeNull();
  });

  test("teaches drawing first, though a track could be claimed", () => {
    const sight = turn({ legal: [...draws(...row), claim("dallas-houston/gray1", { red: 1 })] });
    expect(tells(sight, "opening")?.text).toBe("guide-draw");
  });

  test("proposes an open card that a track on the way wants", () => {
    // Denver – Santa Fe – El Paso is gray: any card will do.
    expect(tells(turn({ own: { kept: ["denver-el_paso"] } }), "opening")).toEqual({
      text: "guide-draw-any",
      spot: ["deck"],
    });
    const helena = turn({
      own: { kept: ["helena-los_angeles"] },
      game: { row: ["white", "black", "purple", "blue", "red"] },
    });
    expect(tells(helena, "opening")).toMatchObject({ text: "guide-draw", spot: ["slot-2"], facts: { card: "purple" } });
  });

  test("says what a second card may be", () => {
    expect(text(turn({ game: { phase: "second_draw" } }), "opening", "draw")).toBe("guide-second");
  });

  test("shows a track that can be paid: on the way, before longer ones", () => {
    const legal = [...draws(...row), claim("denver-phoenix", { white: 5 }), claim("boston-new_york/red", { red: 2 })];
    expect(tells(turn({ legal, own: { kept: ["boston-miami"] } }), ...TAUGHT)).toMatchObject({
      text: "guide-claim",
      tracks: ["boston-new_york/red"],
    });
    expect(tells(turn({ legal, own: { kept: [] } }), ...TAUGHT)).toMatchObject({
      text: "guide-claim",
      facts: { track: "Denver\u00a0– Phoenix", points: 10, cards: "5 white" },
      tracks: ["denver-phoenix"],
    });
  });

  test("says how many cards are held, not how many the track costs", () => {
    const legal = [...draws(...row), claim("denver-phoenix", { white: 4, locomotive: 1 })];
    const own = { kept: [], hand: { white: 4, locomotive: 2, red: 3 } };
    expect(tells(turn({ legal, own }), ...TAUGHT)?.facts).toMatchObject({ cards: "4 white and 2 locomotives" });
  });

  test("does not praise a short track that leads nowhere", () => {
    expect(
      text(
        turn({ legal: [...draws(...row), claim("boston-new_york/red", { red: 2 })], own: { kept: [] } }),
        ...TAUGHT,
        "tickets",
      ),
    ).toBeUndefined();
  });

  test("explains points after the first track, and gray tracks when one can be paid", () => {
    const own = { tracks: ["denver-phoenix"], track_points: 10, trains: 40 };
    expect(tells(turn({ own }), ...TAUGHT)).toMatchObject({
      text: "guide-points",
      facts: { points: 10, trains: 40, most: 15, length: 6 },
      spot: ["player-0", "tab-players"],
    });
    const gray = turn({
      legal: [...draws(...row), claim("houston-new_orleans", { blue: 2 })],
      own: { kept: [], cards: 9 },
    });
    expect(tells(gray, ...TAUGHT)).toMatchObject({ text: "guide-gray", tracks: ["houston-new_orleans"] });
  });

  test("explains a locomotive when one lies open and may be taken", () => {
    const game = { row: ["red", "locomotive", "green", "white", "black"] as GameView["row"] };
    expect(tells(turn({ game }), ...TAUGHT)).toEqual({ text: "guide-locomotive", spot: ["slot-1"] });
    expect(
      text(turn({ game: { ...game, phase: "second_draw" }, legal: draws(0, 2, 3, 4) }), ...TAUGHT),
    ).toBeUndefined();
  });

  test("explains doubles when one can be claimed on the way, or is closed", () => {
    const [one, other] = ["dallas-houston/gray1", "dallas-houston/gray2"] as const;
    const open = turn({ legal: [...draws(...row), claim(other, { blue: 1 })], own: { kept: ["houston-kansas_city"] } });
    expect(tells(open, ...TAUGHT, "gray")).toMatchObject({ text: "guide-double", tracks: [other, one] });
    const gone = turn({ other: { tracks: [one] } });
    expect(tells(gone, ...TAUGHT)).toMatchObject({
      text: "guide-double-closed",
      tracks: [other],
      facts: { doublesFrom: 4 },
    });
    const both = turn({ game: { players: [...gone.game.players, ...gone.game.players] } });
    expect(text(both, ...TAUGHT)).toBeUndefined();
  });

  test("tells that a ticket is complete", () => {
    const tracks = ["denver-santa_fe", "el_paso-santa_fe"];
    const sight = turn({ own: { kept: ["denver-el_paso"], tracks } });
    expect(tells(sight, ...TAUGHT, "points")).toMatchObject({
      text: "guide-done",
      facts: { points: 4 },
      spot: ["own-denver-el_paso", "tab-tickets"],
    });
  });

  test("speaks of more tickets after some tracks, or when none is open", () => {
    const legal: Action[] = [...draws(...row), { type: "draw_tickets" }];
    const some = { tracks: ["denver-phoenix", "denver-helena", "duluth-helena"] };
    const taught = [...TAUGHT, "points", "done"];
    expect(tells(turn({ legal, own: { ...some, kept: ["boston-miami"] } }), ...taught)).toMatchObject({
      text: "guide-tickets",
      spot: ["ticket-deck"],
    });
    expect(text(turn({ legal, own: { kept: ["boston-miami"] } }), ...taught)).toBeUndefined();
    const done = { kept: ["denver-el_paso"], tracks: ["denver-santa_fe", "el_paso-santa_fe"] };
    expect(text(turn({ legal, own: done }), ...taught)).toBe("guide-tickets-now");
    expect(next(turn({ legal, own: done }))?.text).toBe("guide-goal-free");
  });

  test("helps to choose among drawn tickets", () => {
    const offer = { tickets: ["boston-miami", "denver-el_paso"], keep_at_least: 1 };
    const choosing = (own: Partial<PlayerView>): Sight =>
      turn({
        game: { phase: "tickets" },
        legal: [{ type: "keep_tickets", tickets: ["boston-miami"] }],
        own: { offer, ...own },
      });
    expect(tells(choosing({}), ...TAUGHT)).toMatchObject({
      text: "guide-choice",
      facts: { keep: 1, trains: 4 },
      spot: ["offer-denver-el_paso"],
    });
    expect(text(choosing({ trains: 1 }), ...TAUGHT)).toBe("guide-choice-hard");
  });

  test("says what the last round means, before anything else", () => {
    const game = { final_turns: 2 };
    const legal = [...draws(...row), claim("dallas-houston/gray1", { red: 1 }), claim("denver-phoenix", { white: 5 })];
    expect(tells(turn({ game, legal }))).toMatchObject({
      text: "guide-last",
      tracks: ["denver-phoenix"],
      facts: { lastTrains: 2 },
    });
    expect(tells(turn({ game }))).toMatchObject({ text: "guide-last-poor", facts: { stations: 0 } });
  });

  test("ends with the count, and says nothing while others move", () => {
    expect(tells(turn({ view: { stage: "finished", legal: [] } }))).toMatchObject({
      text: "guide-count",
      facts: { longest: 10 },
    });
    expect(text(turn({ legal: [] }))).toBeUndefined();
  });

  test("has a next step in between: to claim on the way, or to collect for it", () => {
    const way = turn({ own: { kept: ["helena-los_angeles"] } });
    expect(next(way)?.text).toMatch(/^guide-goal-(collect|gray)$/);
    expect(next(turn({ own: { kept: ["denver-el_paso"] } }))?.text).toBe("guide-goal-gray");
    const payable = turn({
      own: { kept: ["denver-el_paso"] },
      legal: [...draws(...row), claim("denver-santa_fe", { blue: 2 })],
    });
    expect(next(payable)).toMatchObject({
      text: "guide-goal-claim",
      tracks: ["denver-santa_fe"],
      facts: { ticket: "Denver\u00a0– El Paso" },
    });
  });
});

describe("Europe", () => {
  const turn = (moment: Moment = {}): Sight => at(EUROPE, { legal: draws(...row), ...moment });
  const TAUGHT = ["opening", "draw", "second", "claim", "points", "gray", "locomotive", "double", "done", "tickets"];

  test("warns of the long ticket", () => {
    const offer = { tickets: ["athina-edinburgh", "frankfurt-kobenhavn", "paris-zagrab"], keep_at_least: 2 };
    const sight = turn({
      own: { offer },
      game: { phase: "setup" },
      legal: [{ type: "keep_tickets", tickets: offer.tickets }],
    });
    expect(tells(sight)).toMatchObject({
      text: "guide-opening-long",
      facts: { long: "Athina\u00a0– Edinburgh" },
      spot: ["offer-frankfurt-kobenhavn"],
    });
  });

  test("explains a tunnel when one can be paid, and the turned cards when they cost something", () => {
    const tunnel = europe.tracks.find((it) => "tunnel" in it && it.tunnel)?.id ?? "";
    expect(tells(turn({ legal: [...draws(...row), claim(tunnel, { red: 3 })] }), ...TAUGHT)).toMatchObject({
      text: "guide-tunnel",
      tracks: [tunnel],
      facts: { tunnelCards: 3 },
    });
    const pending = {
      type: "tunnel" as const,
      track: tunnel,
      laid: { red: 3 },
      turned: ["red", "blue", "locomotive"] as const,
    };
    const game = { phase: "tunnel", pending: { ...pending, turned: [...pending.turned] } } as Partial<GameView>;
    const pay: Action = { type: "pay_tunnel", cards: { red: 2 } };
    expect(tells(turn({ game, legal: [pay, { type: "leave_tunnel" }] }))).toMatchObject({
      text: "guide-turned",
      facts: { extra: 2 },
    });
    expect(tells(turn({ game, legal: [{ type: "leave_tunnel" }] }))).toMatchObject({
      text: "guide-turned-poor",
      facts: { extra: 2 },
    });
  });

  test("explains a ferry when one lies on the way, can be paid, or was claimed", () => {
    const ferry = europe.tracks.find((it) => "ferry" in it && it.ferry)?.id ?? "";
    expect(text(turn(), ...TAUGHT)).toBeUndefined();
    expect(tells(turn({ other: { tracks: [ferry] } }), ...TAUGHT)).toMatchObject({
      text: "guide-ferry",
      tracks: [ferry],
    });
    expect(text(turn({ legal: [...draws(...row), claim(ferry, { locomotive: 2 })] }), ...TAUGHT)).toBe("guide-ferry");
    expect(text(turn({ own: { kept: ["athina-edinburgh"] } }), ...TAUGHT)).toBe("guide-ferry");
    expect(text(turn({ own: { tracks: europe.tracks.slice(0, 5).map((it) => it.id) } }), ...TAUGHT)).toBe(
      "guide-ferry",
    );
  });

  test("explains stations when a way is blocked, or after some tracks", () => {
    const legal: Action[] = [...draws(...row), { type: "build_station", city: "wien", cards: { red: 1 } }];
    const taught = [...TAUGHT, "ferry", "tunnel"];
    expect(text(turn({ legal }), ...taught)).toBeUndefined();
    const roundBrest = europe.tracks.filter((it) => it.a === "brest" || it.b === "brest").map((it) => it.id);
    const blocked = turn({ legal, own: { kept: ["brest-marseille"] }, other: { tracks: roundBrest } });
    expect(tells(blocked, ...taught)).toMatchObject({
      text: "guide-station-blocked",
      facts: { cost: 1, unbuilt: 4 },
      spot: ["stations"],
    });
    const some = turn({ legal, own: { tracks: europe.tracks.slice(0, 4).map((it) => it.id) } });
    expect(text(some, ...taught)).toBe("guide-station");
  });

  test("names a station as what can still be done in the last turn", () => {
    const legal: Action[] = [...draws(...row), { type: "build_station", city: "wien", cards: { red: 1 } }];
    const last = turn({ legal, game: { final_turns: 1 } });
    expect(tells(last)).toMatchObject({ text: "guide-last-poor", facts: { stations: 1 } });
  });

  test("counts stations at the end", () => {
    expect(text(turn({ view: { stage: "finished", legal: [] } }))).toBe("guide-count-stations");
  });

  test("has a next step that names what to collect", () => {
    const texts = europe.tickets.map((it) => next(turn({ own: { kept: [it.id] } }))?.text);
    expect(new Set(texts)).toEqual(new Set(["guide-goal-collect", "guide-goal-gray", "guide-goal-ferry"]));
    const ferries = europe.tickets
      .map((it) => next(turn({ own: { kept: [it.id] } })))
      .filter((it) => it?.text === "guide-goal-ferry");
    for (const it of ferries) {
      const { length, ferry, rest } = it?.facts ?? {};
      expect(rest).toBe(Number(length) - Number(ferry));
    }
  });
});

describe("The Card Game", () => {
  const ticket = cardGame.tickets.find((it) => "blue" in it.cards)?.id ?? "";
  const turn = (moment: Moment = {}): Sight =>
    at(CARDS, { legal: draws(...row), ...moment, own: { kept: [ticket], ...moment.own } });
  const play = (cards: Extract<Action, { type: "play_cards" }>["cards"]): Action => ({ type: "play_cards", cards });
  const TAUGHT = ["opening", "draw", "second"];

  test("begins with the tickets and the cards they want", () => {
    const offer = { tickets: [ticket], keep_at_least: 1 };
    const sight = turn({
      own: { offer, kept: [] },
      game: { phase: "setup" },
      legal: [{ type: "keep_tickets", tickets: [ticket] }],
    });
    expect(tells(sight)).toMatchObject({ text: "guide-opening-cards", spot: [`offer-${ticket}`] });
  });

  test("proposes a colour that tickets want", () => {
    expect(tells(turn(), "opening")).toMatchObject({
      text: "guide-draw-cards",
      facts: { card: "blue" },
      spot: ["slot-1"],
    });
    expect(text(turn({ own: { kept: [] } }), "opening")).toBe("guide-draw-any");
    expect(text(turn({ game: { phase: "second_draw" } }), "opening", "draw")).toBe("guide-second");
  });

  test("teaches to play a set, the move to the pile, and three colours", () => {
    const legal = [...draws(...row), play({ white: 3 }), play({ blue: 2 }), play({ blue: 1, white: 1, red: 1 })];
    expect(tells(turn({ legal }), ...TAUGHT)).toMatchObject({
      text: "guide-play",
      facts: { cards: "2 blue" },
      spot: ["hand-blue", "tab-hand"],
    });
    expect(tells(turn({ own: { pile: 2 } }), ...TAUGHT, "play")).toMatchObject({
      text: "guide-pile",
      spot: ["pile-0"],
    });
    expect(text(turn({ legal }), ...TAUGHT, "play")).toBe("guide-trio");
  });

  test("explains a robbery when it can be done, threatens, or has happened", () => {
    const yard = { blue: { blue: 2 } };
    const can = turn({ legal: [...draws(...row), play({ blue: 3 })], own: { hand: { blue: 3 } }, other: { yard } });
    expect(tells(can, ...TAUGHT, "play")).toMatchObject({
      text: "guide-robbery",
      facts: { name: "Ida", theirs: "2 blue", cards: "3 blue" },
    });
    expect(tells(turn({ own: { hand: { blue: 1 } }, other: { yard } }), ...TAUGHT)).toMatchObject({
      text: "guide-robbery-later",
      spot: ["yard-1-blue-0"],
    });
    expect(text(turn({ own: { hand: { red: 1 } }, other: { yard } }), ...TAUGHT)).toBeUndefined();
    const lost = turn({ heard: [acted(1, { type: "robbed", by: 1, player: 0, color: "red", cards: { red: 2 } })] });
    expect(tells(lost, ...TAUGHT)).toMatchObject({ text: "guide-robbed", facts: { name: "Ida", cards: "2 red" } });
  });

  test("explains an open locomotive, and more tickets once there is a pile", () => {
    expect(text(turn({ game: { row: ["locomotive", "red"] }, legal: draws(0, 1) }), ...TAUGHT)).toBe(
      "guide-locomotive-cards",
    );
    const legal: Action[] = [...draws(...row), { type: "draw_tickets" }];
    expect(text(turn({ legal }), ...TAUGHT, "pile")).toBeUndefined();
    expect(text(turn({ legal, own: { pile: 4 } }), ...TAUGHT, "pile")).toBe("guide-tickets-cards");
    const offer = { tickets: [ticket], keep_at_least: 0 };
    expect(
      text(turn({ game: { phase: "tickets" }, own: { offer }, legal: [{ type: "keep_tickets", tickets: [] }] })),
    ).toBe("guide-choice-cards");
  });

  test("explains the last round, the scoring choice and the count", () => {
    expect(text(turn({ game: { final_turns: 2, deck: 0 } }))).toBe("guide-last-cards");
    const legal: Action[] = [{ type: "complete_tickets", tickets: [ticket] }];
    expect(text(turn({ game: { phase: "complete_tickets", pending: { type: "complete_tickets" } }, legal }))).toBe(
      "guide-scoring",
    );
    expect(text(turn({ view: { stage: "finished", legal: [] } }))).toBe("guide-count-cards");
  });

  test("has a next step in between", () => {
    expect(next(turn())).toMatchObject({ text: "guide-goal-cards", facts: { card: "blue" } });
    expect(next(turn({ own: { hand: { blue: 9 } } }))?.text).toBe("guide-goal-pile");
    expect(next(turn({ legal: [...draws(...row), play({ blue: 2 })] }))).toMatchObject({ text: "guide-goal-play" });
  });
});

describe("one at a time", () => {
  const first = at(USA, { legal: draws(...row) });
  const later = (seq: number, heard: object[] = []): Sight => at(USA, { legal: draws(...row), view: { seq }, heard });

  test("a lesson stays until its player acts", () => {
    const shown = onward(beginning(["opening"]), first);
    expect(shown.shown).toEqual({ id: "draw", since: 10 });
    expect(onward(shown, first)).toBe(shown);
    const others = onward(shown, later(11, [{ ...acted(1), seq: 11 }]));
    expect(others.shown?.id).toBe("draw");
    const done = onward(shown, later(11, [{ ...acted(0), seq: 11 }]));
    expect(done.explained).toEqual(["opening", "draw"]);
    expect(done.shown).toBeNull();
  });

  test("a lesson is explained once its move has been seen, and not told again", () => {
    const shown = onward(beginning(["opening"]), first);
    // The move is on its way: it is seen happening, and there is nothing to do.
    const meanwhile = onward(shown, at(USA, { legal: [] }));
    expect(meanwhile).toBe(shown);
    expect(told("draw", at(USA, { legal: [] }))).toBeNull();
    expect(onward(meanwhile, later(11, [{ ...acted(0), seq: 11 }])).explained).toEqual(["opening", "draw"]);
  });

  test("after “Got it” the next waits until the table has changed, and none comes twice", () => {
    const game = { row: ["locomotive", "red", "blue", "green", "white"] as GameView["row"] };
    const sight = at(USA, { legal: draws(...row), game });
    const read = gotIt(onward(beginning(), sight), sight);
    expect(read).toEqual({ explained: ["draw"], shown: null, quiet: 10 });
    expect(onward(read, sight).shown).toBeNull();
    const after = onward(read, at(USA, { legal: draws(...row), game, view: { seq: 12 } }));
    expect(after.shown?.id).toBe("locomotive");
  });

  test("those who only watch are told nothing", () => {
    expect(sightOf(USA, { view: { ...first.view, place: null }, heard: [] })).toBeNull();
  });
});

test.each(Object.entries(SOURCES))("%s says all of it", (path, source) => {
  const faults: Error[] = [];
  const texts = filled(bundleOf(path.slice("../text/".length, -".ftl".length), source), {}, faults);
  expect(said.length).toBeGreaterThan(40);
  for (const words of said) {
    texts.text(words.text);
    texts.beside(words.text, words.facts);
  }
  for (const id of ["guide-name", "guide-got-it", "guide-leave"]) texts.text(id);
  expect(faults).toEqual([]);
});

afterAll(() => {
  const ids = [...ENGLISH.matchAll(/^(guide-[\w-]+) =/gm)].map((it) => it[1] ?? "");
  const used = new Set([...said.map((it) => it.text), "guide-name", "guide-got-it", "guide-leave"]);
  expect(
    ids.filter((id) => !used.has(id)),
    "messages that nothing says",
  ).toEqual([]);
});
