// Parts of the page that are fetched when they are first wanted.

/** Milliseconds until a part is asked for again: soon at first, then ever later. */
const SOON = 500;
const LATE = 10_000;

/** Styles that did not come. An import asks for its own only once, so they are asked for again here. */
const lost = new Set<HTMLLinkElement>();
let asking: Promise<unknown> | null = null;

document.addEventListener("error", ({ target }) => isStyle(target) && lost.add(target), true);
document.addEventListener("load", ({ target }) => isStyle(target) && lost.delete(target), true);

/** A part of the page with its styles; while the server is away it is asked for again and again, until it comes. */
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

/** Done when there is an answer, whichever. */
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
