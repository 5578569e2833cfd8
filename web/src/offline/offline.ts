// The notice that there is no connection: it asks for the server until that answers, then the page comes back.

import { offline } from "../text/offline.js";
import "./offline.css";

/** Milliseconds between two questions: a few soon, then ever fewer. */
const SOON = 2_000;
const LATE = 30_000;

const text = offline.en;
let pause = SOON;
let timer: ReturnType<typeof setTimeout> | undefined;

document.title = text.title;
document.documentElement.dataset["theme"] = isNight() ? "night" : "day";
show("title", text.title);
show("text", text.text);
show("retry", text.retry).addEventListener("click", () => location.reload());
window.addEventListener("online", ask);
wait();

function show(id: string, words: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the notice has no ${id}`);
  element.textContent = words;
  return element;
}

function wait(): void {
  timer = setTimeout(ask, pause);
  pause = Math.min(pause * 1.5, LATE);
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
  else wait();
}

/** As the settings of the page say, or the system. */
function isNight(): boolean {
  let theme: unknown;
  try {
    ({ theme } = JSON.parse(localStorage.getItem("branchline") ?? "{}"));
  } catch {
    // A browser that keeps nothing.
  }
  if (theme === "day" || theme === "night") return theme === "night";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
