// What browsers, search engines and whoever installs the page are told about it, in the reader's language.

import { language, t } from "../text/index.js";

/** The address of the manifest in each language. */
const MANIFESTS = import.meta.glob<string>("../text/*.ftl", { query: "?manifest", import: "default", eager: true });

export function describePage(): void {
  document.documentElement.lang = language();
  document.querySelector("meta[name=description]")?.setAttribute("content", t("description"));
  const manifest = MANIFESTS[`../text/${language()}.ftl`];
  if (manifest) document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest);
}
