// The user's preferences, as this browser remembers them.

import type { Pace } from "../state/pace.js";

export type Theme = "auto" | "day" | "night";

const KEY = "branchline";

interface Kept {
  theme: Theme;
  /** Whether moves that can't be undone ask for confirmation. */
  confirm: boolean;
  /** Whether moves are animated. */
  motion: boolean;
  /** How fast the moves of others are shown. */
  pace: Pace;
  sound: boolean;
  /** The names of the sounds that stay off even so. */
  muted: string[];
  /** The last choice of a game against bots. */
  game: string;
  opponents: number;
  level: string;
  /** Whether tables are shown as text instead of drawn. */
  text: boolean;
  /** The language to read in; empty for the browser's. */
  language: string;
  /** Whether cities have their present-day names in that language instead of those on the board; null for what suits it. */
  today: boolean | null;
  /** Whether to offer a first game with a guide: until one has been played to its end. */
  newcomer: boolean;
  /** How many games the first page offered to go on with; it leaves room for as many. */
  running: number;
  /** The table with a guide, and what was explained there. */
  guide: { table: string; explained: string[] } | null;
}

const standard: Kept = {
  theme: "auto",
  confirm: true,
  motion: true,
  pace: "natural",
  sound: true,
  muted: [],
  game: "europe",
  opponents: 2,
  level: "greedy",
  text: false,
  language: "",
  today: null,
  newcomer: true,
  running: 0,
  guide: null,
};

export const settings: Kept = $state({ ...standard, ...kept() });

/** Changes a setting and keeps it. */
export function keep(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The page works without storage too.
  }
  showTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Applies the light or dark theme to the page. */
export function showTheme(): void {
  const night = settings.theme === "night" || (settings.theme === "auto" && dark.matches);
  document.documentElement.dataset["theme"] = night ? "night" : "day";
}

dark.addEventListener("change", showTheme);

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}
