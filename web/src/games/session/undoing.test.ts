import { expect, it } from "vitest";
import type { Heard, TableView } from "../../protocol/index.js";
import { whyNoUndo } from "./undoing.js";

const person = (user: string) => ({ holder: { type: "user", person: { user, name: user } }, color: "blue" });
const bot = { holder: { type: "bot", level: "greedy" }, color: "red" };
const view = { place: 0, places: [person("u1"), bot, person("u2")] } as unknown as TableView;
const started = { seq: 1, at: 1, type: "started", commitment: "c", events: [] } as Heard;
const acted = (seq: number, place: number, by: "user" | "bot"): Heard => ({
  seq,
  at: 1,
  type: "acted",
  by,
  place,
  events: [],
});

it("says why nothing can be taken back", () => {
  expect(whyNoUndo([started], view)).toBe("nothing");
  expect(whyNoUndo([started, acted(2, 1, "bot")], view)).toBe("nothing");
  expect(whyNoUndo([started, acted(2, 0, "user"), acted(3, 1, "bot")], view)).toBe("revealed");
  expect(whyNoUndo([started, acted(2, 0, "user"), acted(3, 2, "user")], view)).toBe("acted");
  // A bot that plays for somebody is no person.
  expect(whyNoUndo([started, acted(2, 0, "user"), acted(3, 2, "bot")], view)).toBe("revealed");
  expect(whyNoUndo([acted(9, 1, "bot")], view)).toBe("revealed");
});
