import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { messages, partOf } from "./messages.js";

const source = readFileSync(new URL("../src/text/en-GB.ftl", import.meta.url), "utf8");
const ids = (text) => [...new FluentResource(text).body].map(({ id }) => id);

it("takes a file apart without losing or doubling a message", () => {
  const parts = ["page", "how", "guide", "admin", "city", "review"].flatMap((part) => ids(partOf(source, part)));
  expect(parts.sort()).toEqual(ids(source).sort());
});

it("keeps plural forms and second cells, and drops comments", () => {
  const text =
    "# A comment\nhow-a = { $n ->\n    [one] one\n   *[other] { $n }\n}\n    .text = more\n\n## Next\n\npage-b = b\n";
  expect(partOf(text, "how")).toBe("how-a = { $n ->\n    [one] one\n   *[other] { $n }\n}\n    .text = more\n");
  expect(partOf(text, "page")).toBe("page-b = b\n");
});

it("gives plain messages by what their ids go on with", () => {
  const { code } = messages().transform("offline-title = No connection\nother = x\n", "/text/en-GB.ftl?plain=offline");
  expect(code).toBe('export default {"title":"No connection"};');
});
