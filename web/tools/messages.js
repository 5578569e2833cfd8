// A step of the build: gives each part of a language's file to those who need it, without its comments.

import { FluentResource } from "@fluent/bundle";

/** The parts that are fetched apart from the rest, and how their ids begin. Each is a query: "cs.ftl?how". */
const APART = {
  how: ["how"],
  guide: ["guide"],
  admin: ["admin"],
  city: ["city"],
  review: ["review", "deed", "reason", "mistake", "hint", "practise"],
};
/** What stands in every page, for all languages; messages without placeholders, by id: "cs.ftl?plain=offline". */
const PLAIN = /^\?plain=(\w+)$/;
const FILE = /\.ftl(\?.*)$/;
/** What others make of the file: the file itself, and tools/page.js. */
const OTHERS = ["?raw", "?manifest"];

export function messages() {
  return {
    name: "messages",
    transform(source, id) {
      const query = FILE.exec(id)?.[1];
      if (query === undefined || OTHERS.includes(query)) return null;
      const plain = PLAIN.exec(query)?.[1];
      const given = plain ? plainOf(source, plain) : partOf(source, query.slice(1));
      return { code: `export default ${JSON.stringify(given)};`, map: null, moduleType: "js" };
    },
  };
}

/** The messages of a part of a file: one of those above, or "page" for all the others. */
export function partOf(source, part) {
  const apart = Object.entries(APART).flatMap(([name, begins]) => begins.map((it) => [`${it}-`, name]));
  const home = (entry) => apart.find(([begin]) => entry.startsWith(begin))?.[1] ?? "page";
  return entries(source)
    .filter((entry) => home(entry) === part)
    .join("");
}

/** The messages whose ids begin like this, as they are read. */
function plainOf(source, prefix) {
  const found = [...new FluentResource(source).body].filter(({ id }) => id.startsWith(`${prefix}-`));
  return Object.fromEntries(found.map(({ id, value }) => [id.slice(prefix.length + 1), value]));
}

/** A message each, without comments: it begins at the edge and goes on indented, or with the brace that closes it. */
function entries(source) {
  const lines = source.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines
    .join("\n")
    .concat("\n")
    .split(/^(?=[a-z])/m);
}
