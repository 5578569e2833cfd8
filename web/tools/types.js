// Writes the TypeScript types of everything the server says and hears, from docs/formats/openapi.json.
// With --check it only reports whether the files are up to date.

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const NOTE = "// Generated from Rust by `make types`, never edited.\n\n";
const COMPONENTS = "#/components/schemas/";
const WIDTH = 100;

/** The files of types; each has these types and whatever they need that no earlier file has. */
const PARTS = {
  documents: ["MapDoc", "GameFile", "PositionDoc", "RecordDoc", "ScoreDoc"],
  events: ["Event"],
  table: ["TableView", "Heard", "Command"],
  socket: ["ClientMessage", "ServerMessage"],
};

const check = process.argv.includes("--check");
const folder = fileURLToPath(new URL("../src/protocol", import.meta.url));
const source = fileURLToPath(new URL("../../docs/formats/openapi.json", import.meta.url));
const api = JSON.parse(await readFile(source, "utf8"));
const { schemas } = api.components;
const homes = homesOf(schemas);
const parts = [...new Set(homes.values())];
const files = Object.fromEntries(parts.map((part) => [`${part}.ts`, types(part)]));
Object.assign(files, { "requests.ts": requests(api), "index.ts": index() });

await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) {
  if (name in files) continue;
  if (!check) await rm(`${folder}/${name}`);
  else complain(name, "is none of the generated types");
}
for (const [name, text] of Object.entries(files)) {
  const path = `${folder}/${name}`;
  if (!check) await writeFile(path, text);
  else if ((await readFile(path, "utf8").catch(() => "")) !== text) complain(name, "is out of date");
}

function complain(name, what) {
  console.error(`web/src/protocol/${name} ${what}; run \`make types\``);
  process.exitCode = 1;
}

/** The file of each type, in the order they are written. */
function homesOf(schemas) {
  const found = new Map();
  for (const [part, roots] of Object.entries(PARTS)) {
    const open = [...roots];
    for (let name = open.shift(); name; name = open.shift()) {
      if (found.has(name)) continue;
      found.set(name, part);
      open.push(...references(schemas[name]));
    }
  }
  // The rest are the bodies of requests and answers.
  for (const name of Object.keys(schemas)) if (!found.has(name)) found.set(name, "bodies");
  return found;
}

/** The names of all types a schema speaks of. */
function references(schema) {
  if (schema === null || typeof schema !== "object") return [];
  const deeper = Object.values(schema).flatMap(references);
  if (isByCard(schema)) deeper.push("Card");
  return typeof schema.$ref === "string" ? [named(schema.$ref), ...deeper] : deeper;
}

/** One type for each schema of a file. */
function types(part) {
  const names = [...homes.keys()].filter((name) => homes.get(name) === part);
  const all = names.map((name) => {
    const schema = schemas[name];
    const text = type(schema, "");
    const plain = text.startsWith("{\n") && text.indexOf("\n}") === text.length - 2;
    const written = plain ? `interface ${name} ${text}` : `type ${name} =${after(text)};`;
    return `${comment(schema, "")}export ${written}\n`;
  });
  return (
    NOTE +
    imports(
      names.flatMap((name) => references(schemas[name])),
      part,
    ) +
    all.join("\n")
  );
}

/** What a file takes from the others. */
function imports(wanted, into) {
  const lines = parts.flatMap((part) => {
    const names = [...new Set(wanted)].filter((name) => homes.get(name) === part).sort();
    if (part === into || names.length === 0) return [];
    const line = `import type { ${names.join(", ")} } from "./${part}.js";\n`;
    if (line.length <= WIDTH) return [line];
    return [`import type {\n${names.map((name) => `  ${name},\n`).join("")}} from "./${part}.js";\n`];
  });
  return lines.length > 0 ? `${lines.join("")}\n` : "";
}

/** What each request takes and gives, by its name. */
function requests({ paths }) {
  const used = new Set();
  const body = (content) => {
    const target = content?.["application/json"]?.schema?.$ref;
    if (target) used.add(named(target));
    return target && named(target);
  };
  let lines = "";
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, request] of Object.entries(methods)) {
      const done = Object.entries(request.responses).find(([status]) => status.startsWith("2"));
      const sent = body(request.requestBody?.content);
      const optional = request.requestBody?.required ? "" : "?";
      lines += `  /** ${request.summary}. */\n  ${request.operationId}: {\n`;
      lines += `    method: "${method.toUpperCase()}";\n    path: "${path}";\n`;
      if (sent) lines += `    body${optional}: ${sent};\n`;
      lines += `    answer: ${body(done?.[1].content) ?? "unknown"};\n  };\n`;
    }
  }
  return `${NOTE}${imports([...used], "requests")}/** What each request takes and gives. */\nexport interface Requests {\n${lines}}\n`;
}

function index() {
  return NOTE + ["requests", ...parts].map((part) => `export type * from "./${part}.js";\n`).join("");
}

/** A schema as a type, whose further lines begin with `indent`. */
function type(schema, indent) {
  // All that a schema says holds at once.
  const parts = [];
  if (schema.properties || isMap(schema)) parts.push(object(schema, indent));
  if (schema.$ref) parts.push(named(schema.$ref));
  for (const part of schema.allOf ?? []) parts.push(type(part, indent));
  for (const variants of [schema.oneOf, schema.anyOf]) {
    if (!variants) continue;
    const text = union(variants, indent);
    parts.push(parts.length > 0 && variants.length > 1 ? `(${after(text)}\n${indent})` : text);
  }
  if (parts.length > 0) {
    const nullable = Array.isArray(schema.type) && schema.type.includes("null");
    return parts.join(" & ") + (nullable ? " | null" : "");
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return union(
      schema.enum.map((value) => ({ const: value })),
      indent,
    );
  const kinds = [schema.type ?? "unknown"].flat();
  return kinds.map((kind) => simple(kind, schema, indent)).join(" | ");
}

function simple(kind, schema, indent) {
  switch (kind) {
    case "unknown":
    case "string":
    case "boolean":
    case "null":
      return kind;
    case "integer":
    case "number":
      return "number";
    case "object":
      return "Record<string, never>";
    case "array": {
      const { prefixItems, items, minItems, maxItems } = schema;
      if (prefixItems) return `[${prefixItems.map((item) => type(item, indent)).join(", ")}]`;
      const item = type(items ?? {}, indent);
      if (minItems === maxItems && maxItems <= 3) return `[${Array(maxItems).fill(item).join(", ")}]`;
      return /[ |&]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    default:
      throw new Error(`"${kind}" is not known here`);
  }
}

/** Variants, one a line where they have something to say. */
function union(variants, indent) {
  const inner = `${indent}  `;
  const each = variants.map((variant) => {
    const text = type(variant, `${inner}  `);
    return text.includes(" & ") && variants.length > 1 ? `(${text})` : text;
  });
  const line = [...new Set(each)].join(" | ");
  const short = line.length < WIDTH - 20 && !line.includes("\n");
  if (short && (each.length === 1 || !variants.some((variant) => variant.description))) return line;
  return variants.map((variant, i) => `\n${comment(variant, inner)}${inner}| ${each[i]}`).join("");
}

/** Whether a schema says the same of each kind of card, and nothing else. */
function isByCard({ properties }) {
  const cards = schemas.Card.enum;
  if (!properties || Object.keys(properties).sort().join() !== [...cards].sort().join()) return false;
  return new Set(Object.values(properties).map((it) => JSON.stringify(it))).size === 1;
}

function isMap(schema) {
  return schema.patternProperties || typeof schema.additionalProperties === "object";
}

function object(schema, indent) {
  const { properties = {}, patternProperties = {}, additionalProperties, required = [] } = schema;
  const inner = `${indent}  `;
  if (isByCard(schema)) {
    const [value] = Object.values(properties);
    return `Partial<Record<Card, ${type(value, inner)}>>`;
  }
  // What tells variants apart comes first.
  const entries = Object.entries(properties);
  entries.sort(([, a], [, b]) => Number("const" in b) - Number("const" in a));
  const fields = entries.map(([name, field]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const mark = required.includes(name) ? "" : "?";
    const text = type(field, inner);
    return `${comment(field, inner)}${inner}${key}${mark}:${after(text)};\n`;
  });
  if (isMap(schema)) {
    const rest = [...Object.values(patternProperties), additionalProperties];
    const values = rest.filter((it) => typeof it === "object").map((it) => type(it, inner));
    if (fields.length === 0) return `Record<string, ${values.join(" | ")}>`;
    fields.push(`${inner}[name: string]: ${values.join(" | ")};\n`);
  }
  if (fields.length === 0) return "Record<string, never>";
  // A lone field without a comment stays on its line, as in variants.
  if (fields.length === 1 && !fields[0].includes("/**") && indent) {
    return `{ ${fields[0].trim().replace(/;$/, "")} }`;
  }
  return `{\n${fields.join("")}${indent}}`;
}

function comment({ description }, indent) {
  if (!description) return "";
  const words = description.replaceAll("*/", "* /").split(/\s+/);
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1);
    if (`${indent} * ${line} ${word}`.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}

/** What stands after `=` or `:`. */
function after(text) {
  return text.startsWith("\n") ? text : ` ${text}`;
}

function named(target) {
  return target.slice(COMPONENTS.length);
}
