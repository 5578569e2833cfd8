// What a page of How to play is made of. The words are elsewhere: here stand the ids of their messages.

import type { Picture } from "./pictures.js";

/** Words with the rules they explain; an id of a message of text/how.*.ftl. */
export interface Words {
  text: string;
  rules: readonly string[];
}

/** A line of a worked example; what it is worth comes from the game's file. */
export type Line =
  | { kind: "tracks"; count: number; length: number }
  | { kind: "done" | "open"; ticket: string }
  | { kind: "stations"; count: number }
  | { kind: "longest" }
  | { kind: "big_city"; city: string };

export type Block =
  | ({ kind: "paragraph" } & Words)
  /** Rows of two cells: a message, and its attribute `text`. */
  | { kind: "rows"; look: "words" | "questions"; rows: readonly Words[] }
  /** A table out of the game's file. */
  | { kind: "points" | "stations" | "big_cities" }
  | { kind: "sum"; lines: readonly Line[] }
  | { kind: "picture"; caption: string; picture: Picture };

export interface Section {
  /** Its anchor; its heading is the message `how-section-…`. */
  id: string;
  blocks: readonly Block[];
}

export const p = (text: string, ...rules: string[]): Block => ({ kind: "paragraph", text, rules });
export const row = (text: string, ...rules: string[]): Words => ({ text, rules });
export const words = (...rows: Words[]): Block => ({ kind: "rows", look: "words", rows });
export const questions = (...rows: Words[]): Block => ({ kind: "rows", look: "questions", rows });
export const sum = (...lines: Line[]): Block => ({ kind: "sum", lines });
export const picture = (caption: string, it: Picture): Block => ({ kind: "picture", caption, picture: it });
export const section = (id: string, ...blocks: Block[]): Section => ({ id, blocks });

export const heading = (it: Section): string => `how-section-${it.id}`;

/** Where each rule is first explained: its anchor is there. */
export function anchors(sections: readonly Section[]): Map<Words, string[]> {
  const seen = new Set<string>();
  const found = new Map<Words, string[]>();
  for (const block of sections.flatMap((it) => it.blocks)) {
    for (const said of block.kind === "paragraph" ? [block] : block.kind === "rows" ? block.rows : []) {
      const fresh = said.rules.filter((rule) => !seen.has(rule));
      for (const rule of fresh) seen.add(rule);
      found.set(said, fresh);
    }
  }
  return found;
}
