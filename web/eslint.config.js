// What `npm run lint` checks in TypeScript and Svelte. Layout is up to Prettier.

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import sort from "eslint-plugin-simple-import-sort";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { layersRule } from "./tools/layers-rule.js";

/** Relative imports name a file with its ending, as browsers do: TypeScript's is .js. */
const NO_ENDING = String.raw`^\.{1,2}/(?!.*\.(js|svelte|css|json|ftl|webmanifest|webp|html|md)(\?\w+(=\w+)?)?$)|^\.{1,2}$`;

export default defineConfig(
  globalIgnores(["dist", "src/protocol", "src/text/messages.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { sort, branchline: { rules: { layers: layersRule } } },
    rules: {
      // TypeScript knows which names there are.
      "no-undef": "off",
      // `== null` asks for null and undefined at once.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
      "no-redeclare": ["error", { builtinGlobals: false }],
      // Properties destructured only to leave them out of the rest.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // One style of imports.
      "sort/imports": ["error", { groups: [["^\\u0000", "^node:", "^@?\\w", "^\\.\\.", "^\\."]] }],
      "sort/exports": "error",
      "no-duplicate-imports": ["error", { allowSeparateTypeImports: false }],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: NO_ENDING, message: "Name the file with its ending." }] },
      ],
      "branchline/layers": "error",
    },
  },
  {
    files: ["browser/**"],
    // A Playwright fixture without dependencies takes an empty pattern.
    rules: { "no-empty-pattern": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // A prop that is bound has to be declared with let; the others go along with it.
      "prefer-const": "off",
      // `{" "}` keeps a space at the beginning of a block.
      "svelte/no-useless-mustaches": "off",
      "svelte/prefer-const": ["error", { destructuring: "all" }],
    },
  },
);
