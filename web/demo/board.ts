// Shows the board without a server: board.html?map=europe&at=middle&theme=night, for looking at it with care.

import "../src/style/fonts.css";
import "../src/style/tokens.css";
import { mount } from "svelte";
import europe from "../../data/europe.json";
import usa from "../../data/usa.json";
import tiny from "../../docs/examples/tiny.json";
import { layOut, loadCoast, loadLand, type MapSource, type Pin, PLAYER_COLORS } from "../src/board/index.js";
import { speak } from "../src/text/speaking.svelte.js";
import Demo from "./Demo.svelte";

await speak(navigator.languages);

const query = new URLSearchParams(location.search);
const maps: Record<string, unknown> = { usa, europe, tiny };
const id = query.get("map") ?? "usa";
const at = query.get("at") ?? "start";
const theme = query.get("theme");
document.documentElement.dataset["theme"] = theme ?? "day";

const map = (maps[id] ?? usa) as MapSource & { stations: number; name: string };
const started = performance.now();
const geometry = layOut(map);
geometry.labels(12.17);
console.info(`laid out in ${(performance.now() - started).toFixed(1)} ms`);

/** Made-up ownership that always comes out the same: players grow along tracks from their own corners. */
function claims(share: number): Record<string, number> {
  const owners: Record<string, number> = {};
  const reached = PLAYER_COLORS.map(
    (_, p) => new Set([geometry.cities[(p * 7 + 3) % geometry.cities.length]?.id ?? ""]),
  );
  let seed = 7;
  const random = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  for (let turn = 0; Object.keys(owners).length < geometry.tracks.length * share && turn < 4000; turn++) {
    const p = turn % PLAYER_COLORS.length;
    const open = geometry.tracks.filter(
      (t) => !(t.id in owners) && (reached[p]?.has(t.a.id) || reached[p]?.has(t.b.id)) && owners[t.twin ?? ""] !== p,
    );
    const track = open[random(Math.max(1, open.length))];
    if (!track) continue;
    owners[track.id] = p;
    reached[p]?.add(track.a.id).add(track.b.id);
  }
  return owners;
}

const owners = at === "start" ? {} : claims(at === "middle" ? 0.45 : 0.82);
const free = geometry.tracks.filter((t) => !(t.id in owners));
const stations: Record<string, number> = {};
if (map.stations > 0 && at !== "start")
  geometry.cities.filter((_, i) => i % 5 === 2).forEach((c, i) => (stations[c.id] = i % 5));
const closed = new Set(query.has("closed") ? free.filter((t) => (t.twin ?? "") in owners).map((t) => t.id) : []);
const claimable = new Set(
  query.has("claim") ? free.filter((t, i) => i % 3 === 0 && !closed.has(t.id)).map((t) => t.id) : [],
);
const path = Object.keys(owners).filter((t) => owners[t] === 1);

const coast = await loadCoast(id, geometry);

mount(Demo, {
  target: document.querySelector("#board") as HTMLElement,
  props: {
    geometry,
    coast,
    land: await loadLand(id, map.name, geometry, coast),
    seats: PLAYER_COLORS,
    owners,
    stations,
    closed,
    claimable,
    buildable: new Set(query.has("build") ? geometry.cities.filter((c) => !(c.id in stations)).map((c) => c.id) : []),
    halos: query.has("halos")
      ? [
          ...Object.entries(owners)
            .filter(([, seat], i) => seat !== 0 && i % 5 === 1)
            .map(([id, seat]) => ({ target: { kind: "track" as const, id }, seat })),
          ...Object.entries(stations)
            .slice(1, 3)
            .map(([id, seat]) => ({ target: { kind: "city" as const, id }, seat })),
        ]
      : [],
    pins: query.has("pins")
      ? new Map(
          [
            [3, [{ text: "1", state: "open" as const }]],
            [
              9,
              [
                { text: "2", state: "done" as const },
                { text: "4", state: "open" as const },
              ],
            ],
            [14, [{ text: "3", state: "lost" as const }]],
            [22, [{ text: "A", state: "offer" as const }]],
            [28, [{ text: "B", state: "picked" as const }]],
            [33, [{ text: "12", state: "open" as const }]],
          ].map(([i, pins]) => [geometry.cities[i as number]?.id ?? "", pins] as [string, Pin[]]),
        )
      : new Map<string, Pin[]>(),
    marks: query.has("path")
      ? { ways: [{ tracks: path, kind: "path", seat: 1 }] }
      : query.has("ticket")
        ? {
            cities: [geometry.cities[2]?.id ?? "", geometry.cities[20]?.id ?? ""],
            ways: [
              { tracks: free.slice(3, 6).map((t) => t.id), kind: "hint" },
              { tracks: path, kind: "own", seat: 1 },
            ],
          }
        : {},
    calm: query.has("calm"),
    onTrack: (track) => console.info("track", track),
    onCity: (city) => console.info("city", city),
  },
});
