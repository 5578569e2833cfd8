// A rule for ESLint: files import from their own layer and those below it, as layers.js orders them.

import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { allows, layerOf } from "../layers.js";

const src = fileURLToPath(new URL("../src", import.meta.url));

/** @type {import("eslint").Rule.RuleModule} */
export const layersRule = {
  meta: {
    type: "problem",
    messages: {
      upward: "{{from}}/ may not import from {{to}}/: see layers.js.",
      homeless: "{{folder}}/ has no place in layers.js.",
    },
  },
  create(context) {
    const from = layerOf(relative(src, context.filename));
    function check({ source }) {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const path = relative(src, resolve(dirname(context.filename), source.value));
      // Data and documents beside web/ belong to no layer.
      if (path.startsWith("..") || !path.includes("/")) return;
      const to = layerOf(path);
      if (to === null) context.report({ node: source, messageId: "homeless", data: { folder: dirname(path) } });
      else if (from && !allows(from, to)) context.report({ node: source, messageId: "upward", data: { from, to } });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
