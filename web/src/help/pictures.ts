// The pictures of How to play: what lies where. Each explains one thing, which its caption says.

import type { Box } from "../board/geometry.js";
import type { PlayerColor } from "../board/patterns.js";
import type { Card } from "../protocol/index.js";

/** A part of a game's board. */
export interface BoardPicture {
  part: Box;
  owners?: Readonly<Record<string, PlayerColor>>;
  stations?: Readonly<Record<string, PlayerColor>>;
  closed?: readonly string[];
  /** The track that is explained. */
  picked?: string;
  /** Tracks that are lit, from end to end. */
  lit?: readonly string[];
  /** Cities that are named; those of a ticket are ringed as well. */
  named: readonly string[];
}

/** Cards beside each other, as they lie on the table. */
export interface CardLine {
  /** Which of the messages `how-label-…` stands beside them. */
  label?: string;
  /** Cards that lie on one another are a list of their own. */
  cards: readonly (Card | readonly Card[])[];
  /** What each is marked with. */
  notes?: readonly ("+1" | "–")[];
  /** Those that can't be had or are put away, by their place. */
  barred?: readonly number[];
  /** Those that are not allowed. */
  wrong?: readonly number[];
  deck?: true;
  /** How many cards a pile beside them has. */
  pile?: number;
}

export interface Picture {
  board?: BoardPicture;
  lines?: readonly CardLine[];
  /** Tickets, and whether each is completed. */
  tickets?: Readonly<Record<string, boolean>>;
  /** The track whose length and points the caption names. */
  track?: string;
}

const WIDE = 300;
const part = (x: number, y: number, height: number, width = WIDE): Box => ({ x, y, width, height });
const of = (count: number, card: Card): Card[] => Array<Card>(count).fill(card);

export const SYMBOLS: Picture = {
  lines: [{ cards: ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"] }],
};
export const ROW: Picture = { lines: [{ cards: ["green", "red", "white", "blue", "green"], deck: true }] };
export const SECOND: Picture = {
  lines: [{ cards: ["green", "locomotive", "white", "blue", "green"], barred: [1], deck: true }],
};
export const THREE: Picture = {
  lines: [
    { label: "before", cards: ["locomotive", "red", "locomotive", "white", "locomotive"] },
    { label: "after", cards: ["blue", "yellow", "locomotive", "black", "orange"] },
  ],
};

export const USA = {
  pay: {
    board: { part: part(313, 462, 130), picked: "dallas-el_paso", named: ["dallas", "el_paso"] },
    lines: threeWays("red"),
    track: "dallas-el_paso",
  },
  gray: {
    board: { part: part(157, 455, 130), picked: "el_paso-phoenix", named: ["phoenix", "el_paso"] },
    lines: [{ cards: [of(3, "green"), [...of(2, "yellow"), "locomotive"], [...of(2, "green"), "yellow"]], wrong: [2] }],
  },
  double: {
    board: {
      part: part(164, 270, 135),
      named: ["denver", "salt_lake_city"],
      owners: { "denver-salt_lake_city/yellow": "red" },
      closed: ["denver-salt_lake_city/red"],
    },
  },
  ticket: {
    board: {
      part: part(165, 322, 255, 420),
      named: ["denver", "santa_fe", "el_paso"],
      owners: {
        "denver-santa_fe": "red",
        "el_paso-santa_fe": "red",
        "denver-oklahoma_city": "blue",
        "phoenix-santa_fe": "blue",
      },
      lit: ["denver-santa_fe", "el_paso-santa_fe"],
    },
    tickets: { "denver-el_paso": true },
  },
  longest: {
    board: {
      part: part(345, 262, 225, 440),
      named: ["nashville", "saint_louis", "kansas_city", "omaha", "denver", "santa_fe"],
      owners: {
        "nashville-saint_louis": "red",
        "kansas_city-saint_louis/purple": "red",
        "kansas_city-omaha/gray1": "red",
        "denver-omaha": "red",
        "denver-kansas_city/orange": "red",
        "denver-santa_fe": "red",
      },
      lit: [
        "nashville-saint_louis",
        "kansas_city-saint_louis/purple",
        "kansas_city-omaha/gray1",
        "denver-omaha",
        "denver-kansas_city/orange",
      ],
    },
  },
} satisfies Record<string, Picture>;

export const EUROPE = {
  pay: {
    board: { part: part(-30, 282, 200, 380), picked: "brest-pamplona", named: ["brest", "pamplona"] },
    lines: threeWays("purple"),
    track: "brest-pamplona",
  },
  gray: {
    board: { part: part(715, 325, 145), picked: "rostov-sevastopol", named: ["rostov", "sevastopol"] },
    lines: [
      {
        cards: [of(4, "green"), [...of(3, "yellow"), "locomotive"], [...of(2, "green"), ...of(2, "yellow")]],
        wrong: [2],
      },
    ],
  },
  double: {
    board: {
      part: part(40, 290, 200, 380),
      named: ["paris", "pamplona"],
      owners: { "pamplona-paris/blue": "red" },
      closed: ["pamplona-paris/green"],
    },
  },
  ticket: {
    board: {
      part: part(265, 345, 195, 380),
      named: ["brindisi", "roma", "venezia", "zurich"],
      owners: { "brindisi-roma": "red", "roma-venezia": "red", "venezia-zurich": "red", "venezia-zagrab": "blue" },
      lit: ["brindisi-roma", "roma-venezia", "venezia-zurich"],
    },
    tickets: { "brindisi-zurich": true },
  },
  longest: {
    board: {
      part: part(215, 158, 200, 380),
      named: ["wien", "munchen", "frankfurt", "paris", "bruxelles", "amsterdam"],
      owners: {
        "munchen-wien": "red",
        "frankfurt-munchen": "red",
        "frankfurt-paris/orange": "red",
        "bruxelles-paris/red": "red",
        "bruxelles-frankfurt": "red",
        "amsterdam-bruxelles": "red",
      },
      lit: [
        "munchen-wien",
        "frankfurt-munchen",
        "frankfurt-paris/orange",
        "bruxelles-paris/red",
        "bruxelles-frankfurt",
      ],
    },
  },
  ferry: {
    board: { part: part(470, 540, 110), picked: "palermo-smyrna", named: ["palermo", "smyrna"] },
    lines: [
      {
        cards: [
          [...of(4, "blue"), ...of(2, "locomotive")],
          [...of(2, "blue"), ...of(4, "locomotive")],
        ],
      },
    ],
    track: "palermo-smyrna",
  },
  tunnel: {
    board: { part: part(255, 278, 125), picked: "munchen-zurich", named: ["munchen", "zurich"] },
    lines: [
      { label: "laid", cards: of(2, "yellow") },
      { label: "turned", cards: ["yellow", "blue", "locomotive"], notes: ["+1", "–", "+1"] },
      { label: "paid", cards: ["yellow", "locomotive"] },
    ],
  },
  station: {
    board: {
      part: part(235, 235, 130, 340),
      named: ["paris", "frankfurt", "munchen", "wien"],
      owners: { "frankfurt-paris/orange": "yellow", "munchen-wien": "yellow", "frankfurt-munchen": "green" },
      stations: { munchen: "yellow" },
      lit: ["frankfurt-paris/orange", "frankfurt-munchen", "munchen-wien"],
    },
    tickets: { "paris-wien": true },
  },
} satisfies Record<string, Picture>;

export const CARDS = {
  yard: {
    lines: [
      { label: "before", cards: [["green", "green", "locomotive"], of(4, "red")], pile: 3 },
      { label: "after", cards: [["green", "green"], of(3, "red")], pile: 5 },
    ],
  },
  sets: {
    lines: [
      { label: "sets", cards: [of(3, "green"), ["green", "locomotive", "locomotive"]] },
      { label: "trio", cards: ["purple", "white", "orange"] },
      { label: "no_set", cards: [of(2, "locomotive")], wrong: [0] },
    ],
  },
  robbery: {
    lines: [
      { label: "their_yard", cards: [["blue", "blue", "locomotive"]] },
      { label: "played", cards: [["blue", "blue", "blue", "locomotive"]] },
    ],
  },
  complete: {
    lines: [{ label: "pile", cards: ["red", "green", "white", "locomotive", "yellow", "blue"] }],
    tickets: {
      "dallas-miami": true,
      "los_angeles-seattle": true,
      "chicago-montreal": true,
      "chicago-new_york/yellow": false,
    },
  },
} satisfies Record<string, Picture>;

/** Four cards of a colour: with none, some, or nothing but locomotives. */
function threeWays(color: Card): CardLine[] {
  return [{ cards: [of(4, color), [...of(2, color), ...of(2, "locomotive")], of(4, "locomotive")] }];
}
