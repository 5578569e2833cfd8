// The page begins here.

import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./cards/cards.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { speak } from "./text/speaking.svelte.js";
import { settings, showTheme } from "./ui/settings.svelte.js";

showTheme();
await speak([settings.language, ...navigator.languages]);

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // The page works without it too.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

// A newer server no longer has the parts of an older page, so reload; a page just loaded is not an older one.
window.addEventListener("vite:preloadError", () => {
  if (performance.now() > 60_000) location.reload();
});
