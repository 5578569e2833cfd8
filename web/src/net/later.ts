// Parts of the page that are fetched when they are first wanted.

/** Milliseconds until a part is asked for again: soon at first, then ever later. */
const SOON = 500;
const LATE = 10_000;

/** A part of the page; while the server is away it is asked for again and again, until it comes. */
export async function later<T>(part: () => Promise<T>): Promise<T> {
  for (let pause = SOON; ; pause = Math.min(2 * pause, LATE)) {
    try {
      return await part();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
      await Promise.all(missingStyles().map(fetchAgain));
    }
  }
}

/** An import asks for its styles only once, even if they did not come. */
function missingStyles(): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  return [...links].filter((it) => it.sheet === null);
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const fresh = link.cloneNode() as HTMLLinkElement;
  const answered = new Promise((done) => {
    fresh.addEventListener("load", done);
    fresh.addEventListener("error", done);
  });
  link.replaceWith(fresh);
  return answered;
}
