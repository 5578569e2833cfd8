// Which page is shown: the path of the address. The query is up to each page.

import { type Game, isGame } from "../state/games.js";

/** A page of the application. */
export type Route =
  | { page: "lobby" }
  | { page: "create" }
  | { page: "account" }
  | { page: "about" }
  | { page: "admin" }
  | { page: "practise" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "review"; id: string }
  | { page: "how"; id: Game }
  | { page: "missing" };

/** The page at a path. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "missing" };
  if (first === "") return { page: "lobby" };
  if (second === "") {
    if (first === "about" || first === "create" || first === "account" || first === "admin") return { page: first };
    if (first === "practise") return { page: first };
    return { page: "missing" };
  }
  if (first === "how" && isGame(second)) return { page: first, id: second };
  if (first === "table" || first === "replay" || first === "review")
    return { page: first, id: decodeURIComponent(second) };
  return { page: "missing" };
}

let path = $state(location.pathname);

export function route(): Route {
  return routeOf(path);
}

/** Shows another page and keeps this one in the history. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follows the browser's back and forward buttons, and links within the application without reloading. */
export function follow(): () => void {
  const moved = (): void => {
    path = location.pathname;
  };
  const clicked = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || routeOf(link.pathname).page === "missing") return;
    // The browser handles jumps within the page.
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", moved);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", moved);
    document.removeEventListener("click", clicked);
  };
}
