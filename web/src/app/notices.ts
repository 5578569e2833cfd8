// Asks what everybody is told by those who run the server, and asks again now and then.

import * as api from "../net/api.js";
import { told } from "../ui/told.svelte.js";

/** Milliseconds until it is asked again. */
const PAUSE = 60_000;

/** Keeps up with the notice; returns how to stop. */
export function listen(): () => void {
  const ask = (): void => {
    if (document.hidden) return;
    // Without an answer the last one stands.
    api.notice().then(
      (notice) => (told.notice = notice),
      () => undefined,
    );
  };
  ask();
  const timer = setInterval(ask, PAUSE);
  document.addEventListener("visibilitychange", ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
  };
}
