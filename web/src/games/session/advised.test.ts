import { expect, it } from "vitest";
import type { MapDoc } from "../../protocol/index.js";
import { marksOfAdvice } from "./advised.js";

const map = { tracks: [], tickets: [{ id: "t", a: "x", b: "y", points: 4 }] } as unknown as MapDoc;
const plan = { tracks: ["a-b", "b-c"] };

it("shows the plan as tracks to claim, and what is advised of it as the best", () => {
  const cards = { red: 2 };
  expect(marksOfAdvice(map, plan, { type: "claim_track", track: "a-b", cards })).toEqual({
    cities: [],
    stamps: [{ target: { kind: "track", id: "a-b" }, kind: "best" }],
    ways: [{ tracks: ["b-c"], kind: "plan" }],
  });
  expect(marksOfAdvice(map, plan, { type: "draw_card", from: "deck" }).stamps).toEqual([]);
});

it("knows the tunnel that waits, and the cities of tickets", () => {
  const [stamp] = marksOfAdvice(map, null, { type: "leave_tunnel" }, "b-c").stamps ?? [];
  expect(stamp?.target).toEqual({ kind: "track", id: "b-c" });
  expect(marksOfAdvice(map, plan, { type: "keep_tickets", tickets: ["t"] }).cities).toEqual(["x", "y"]);
});
