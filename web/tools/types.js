// Writes the TypeScript types of everything the server says and hears, from docs/formats/openapi.json.
// With --check it only says whether what is written is what would be.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const NOTE = "// Generated from Rust by `make types`, never edited.\n\n";
const COMPONENTS = "#/components/schemas/";
const WIDTH = 100;

const check = process.argv.includes("--check");
const folder = fileURLToPath(new URL("../src/protocol", import.meta.url));
const source = fileURLToPath(new URL("../../docs/formats/openapi.json", import.meta.url));
const api = JSON.parse(await readFile(source, "utf8"));
const files = { "types.ts": types(api), "requests.ts": requests(api), "index.ts": index() };

await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const path = `${folder}/${name}`;
  if (!check) {
    await writeFile(path, text);
  } else if ((await readFile(path, "utf8").catch(() => "")) !== text) {
    console.error(`web/src/protocol/${name} is out of date; run \`make types\``);
    process.exitCode = 1;
  }
}

/** One type for each schema. */
function types({ components }) {
  const all = Object.entries(components.schemas).map(([name, schema]) => {
    const text = type(schema, "");
    const plain = text.startsWith("{\n") && text.indexOf("\n}") === text.length - 2;
    const written = plain ? `interface ${name} ${text}` : `type ${name} =${after(text)};`;
    return `${comment(schema, "")}export ${written}\n`;
  });
  return NOTE + all.join("\n");
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
  const names = [...used].sort().map((name) => `  ${name},\n`).join("");
  const imports = `import type {\n${names}} from "./types.js";\n\n`;
  return `${NOTE}${imports}/** What each request takes and gives. */\nexport interface Requests {\n${lines}}\n`;
}

function index() {
  return `${NOTE}export type * from "./requests.js";\nexport type * from "./types.js";\n`;
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
  if (schema.enum) return union(schema.enum.map((value) => ({ const: value })), indent);
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
  return variants
    .map((variant, i) => `\n${comment(variant, inner)}${inner}| ${each[i]}`)
    .join("");
}

function isMap(schema) {
  return schema.patternProperties || typeof schema.additionalProperties === "object";
}

function object(schema, indent) {
  const { properties = {}, patternProperties = {}, additionalProperties, required = [] } = schema;
  const inner = `${indent}  `;
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
