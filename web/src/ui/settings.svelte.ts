// What this browser remembers of how its user likes things.

export type Theme = "auto" | "day" | "night";

const KEY = "branchline";

interface Kept {
  theme: Theme;
  /** Whether what can't be taken back asks once. */
  confirm: boolean;
  /** Whether what happens is seen happening. */
  motion: boolean;
  sound: boolean;
  /** The names of the sounds that stay off even so. */
  muted: string[];
  /** The last choice of a game against bots. */
  game: string;
  opponents: number;
  level: string;
  /** Whether tables are told in words rather than drawn. */
  text: boolean;
  /** The language to read in; empty for that of the browser. */
  language: string;
  /** Whether cities are called as today, in that language, rather than as on the board. */
  today: boolean;
  /** Whether a first game with a guide is still to be offered. */
  newcomer: boolean;
  /** The table with a guide, and what was explained there. */
  guide: { table: string; explained: string[] } | null;
}

const standard: Kept = {
  theme: "auto",
  confirm: true,
  motion: true,
  sound: true,
  muted: [],
  game: "europe",
  opponents: 2,
  level: "greedy",
  text: false,
  language: "",
  today: false,
  newcomer: true,
  guide: null,
};

export const settings: Kept = $state({ ...standard, ...kept() });

/** Changes a setting and keeps it. */
export function keep(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  showTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Puts day or night on the page. */
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
