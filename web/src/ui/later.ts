// Loads parts of the page when they are first needed.

/** Milliseconds until a part is requested again: the first pause, and the longest. */
const SOON = 500;
const LATE = 10_000;

/** Style sheets that failed to load. An import requests its own only once, so they are requested again here. */
const lost = new Set<HTMLLinkElement>();
let asking: Promise<unknown> | null = null;

document.addEventListener("error", ({ target }) => isStyle(target) && lost.add(target), true);
document.addEventListener("load", ({ target }) => isStyle(target) && lost.delete(target), true);

/** Loads a part of the page with its styles; while the server is away it retries until it succeeds. */
export async function later<T>(part: () => Promise<T>): Promise<T> {
  for (let pause = SOON; ; pause = Math.min(2 * pause, LATE)) {
    const found = await part().then(
      (it) => ({ it }),
      () => null,
    );
    if (found && lost.size === 0) return found.it;
    await new Promise((done) => setTimeout(done, pause));
    asking ??= Promise.all([...lost].map(askAgain)).finally(() => (asking = null));
    await asking;
  }
}

/** Resolves when the style sheet has loaded or failed. */
function askAgain(link: HTMLLinkElement): Promise<unknown> {
  const fresh = link.cloneNode() as HTMLLinkElement;
  lost.delete(link);
  lost.add(fresh);
  link.replaceWith(fresh);
  return new Promise((done) => {
    fresh.addEventListener("load", done);
    fresh.addEventListener("error", done);
  });
}

function isStyle(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === "stylesheet";
}
