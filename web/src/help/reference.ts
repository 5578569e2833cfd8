// What a reference card says of a game: the ids of its messages, and the numbers out of the game's file.

import { isMap, Words } from "../games/session/names.js";
import type { DeckDoc, GameFile, MapDoc } from "../protocol/index.js";
import type { Facts } from "../text/bundle.js";
import { t } from "../text/index.js";
import { factsOf } from "./facts.js";

/** A message of How to play, or words from elsewhere. */
export type Said = string | { said: string };

export interface Line {
  name: Said;
  /** What is said below: the other cell of a message, or a message of its own. */
  text?: string | { id: string };
  /** Points that it brings. */
  worth?: number;
}

/** Two rows of numbers, one above the other. */
export interface Strip {
  heads: [Said, Said];
  cells: [string | number, number][];
}

export interface Part {
  lead?: readonly string[];
  strips?: readonly Strip[];
  lines?: readonly Line[];
}

export interface ReferenceCard {
  facts: Facts;
  parts: readonly Part[];
}

/** The card of a game with so many players; a map of one's own has no game. */
export function referenceOf(file: GameFile, players: number, game: string | null): ReferenceCard {
  return isMap(file) ? boardCard(file, players, game) : deckCard(file, players);
}

const row = (id: string): Line => ({ name: id, text: id });

function boardCard(map: MapDoc, players: number, game: string | null): ReferenceCard {
  const { tracks, stations } = map;
  const lengths = new Set(tracks.map(({ length }) => length));
  const points = Object.entries(map.track_points).filter(([length]) => lengths.has(Number(length)));
  const pairs = tracks.map(({ a, b }) => [a, b].sort().join(" "));
  const has = {
    gray: tracks.some(({ color }) => color === "gray"),
    ferry: tracks.some(({ ferry }) => Boolean(ferry)),
    tunnel: tracks.some(({ tunnel }) => tunnel) && map.tunnel_cards > 0,
    double: new Set(pairs).size < pairs.length,
  };
  const kinds = (["gray", "ferry", "tunnel", "double"] as const).filter((it) => has[it]);
  const open = players >= map.double_tracks_from_players ? "yes" : "no";
  const built: Strip[] =
    stations > 0
      ? [
          {
            heads: ["how-ref-station", { said: t("text-cards") }],
            // EU-STN-2: each costs one card more than the one before.
            cells: Array.from({ length: stations }, (_, i) => [i + 1, i + 1]),
          },
        ]
      : [];
  const parts: Part[] = [
    {
      strips: [
        {
          heads: ["how-points-length", "how-points-points"],
          cells: points.map(([length, worth]) => [length, worth]),
        },
        ...built,
      ],
    },
    {
      lead: ["how-turn-one"],
      lines: [
        ...["how-action-draw", "how-action-claim", "how-action-tickets"].map(row),
        ...(stations > 0 ? [row("how-ref-build")] : []),
      ],
    },
    { lines: kinds.map((it) => row(`how-ref-${it}`)) },
    {
      lines: [
        { name: { said: t("end-tickets") }, text: { id: "how-ref-tickets" } },
        ...(map.longest_path_points > 0 ? [{ name: "how-ref-path", worth: map.longest_path_points }] : []),
        ...(stations > 0 && map.unbuilt_station_points > 0
          ? [{ name: "how-ref-unbuilt", worth: map.unbuilt_station_points }]
          : []),
      ],
    },
    { lines: [row("how-ref-last")] },
  ];
  return {
    facts: { ...factsOf(map), game: game ?? "", open },
    parts: parts.filter(({ lines = [], strips = [] }) => lines.length + strips.length > 0),
  };
}

function deckCard(deck: DeckDoc, players: number): ReferenceCard {
  const words = new Words(deck);
  return {
    facts: { ...factsOf(deck), rounds: deck.rounds[String(players)] ?? 1 },
    parts: [
      {
        lead: ["how-cards-turn-move", "how-cards-turn-one"],
        lines: ["how-cards-action-draw", "how-cards-action-play", "how-cards-action-tickets"].map(row),
      },
      {
        lines: [row("how-ref-own"), { name: "how-section-robbery", text: { id: "how-ref-robbery" } }],
      },
      {
        lines: [
          { name: "how-section-complete", text: { id: "how-ref-pile" } },
          { name: { said: t("end-tickets") }, text: { id: "how-ref-tickets" } },
          { name: { said: t("yard-big-cities") }, text: { id: "how-ref-big" } },
          ...deck.big_cities.map(({ city, points }): Line => ({ name: { said: words.city(city) }, worth: points })),
        ],
      },
      {
        lines: [{ name: { said: t("log-last-round-cards") }, text: { id: "how-ref-rounds" } }],
      },
    ],
  };
}
