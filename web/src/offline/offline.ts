// The notice that there is no connection: it polls the server until that answers, then reloads the page.

import "./offline.css";

/** What it says in each language; all stand here, since nothing more can be fetched. */
const TEXTS = import.meta.glob<{ title: string; text: string; retry: string }>("../text/*.ftl", {
  query: "?plain=offline",
  import: "default",
  eager: true,
});

/** Milliseconds between attempts: short at first, then ever longer. */
const SOON = 2_000;
const LATE = 30_000;

const settings = kept();
const [language, text] = spoken();
let pause = SOON;
let timer: ReturnType<typeof setTimeout> | undefined;

document.title = text.title;
document.documentElement.lang = language;
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

/** The first language the reader wants that there is, as in text/languages.ts, with its words. */
function spoken(): [string, { title: string; text: string; retry: string }] {
  const known = Object.entries(TEXTS).map(([path, it]) => [path.slice("../text/".length, -".ftl".length), it] as const);
  const base = (code: string): string => code.toLowerCase().split("-")[0] ?? "";
  for (const wanted of [settings.language ?? "", ...navigator.languages, "en"]) {
    const found = known.find(([code]) => base(code) === base(wanted));
    if (found) return [...found];
  }
  throw new Error("the notice has no words");
}

/** As the settings of the page say, or the system. */
function isNight(): boolean {
  const { theme } = settings;
  if (theme === "day" || theme === "night") return theme === "night";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** What the page remembers. */
function kept(): { theme?: string; language?: string } {
  try {
    return JSON.parse(localStorage.getItem("branchline") ?? "{}");
  } catch {
    // A browser that keeps nothing.
    return {};
  }
}
