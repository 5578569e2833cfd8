// Everything that was heard at a table, from its first entry to one that is known.

import type { Heard, ServerMessage } from "../protocol/index.js";
import { LOST, Refusal } from "../state/refusal.js";
import { address } from "./http.js";
import { browser, type Surroundings } from "./socket.js";

/** What a seat heard up to a seq, the oldest first; all of it comes over one socket, as for somebody who missed everything. */
export function wholeLog(
  table: string,
  place: number | null,
  until: number,
  around: Surroundings = browser,
): Promise<Heard[]> {
  const wire = around.open(address("/api/tables/{id}/socket", { id: table }, { place, seq: 0 }));
  const heard: Heard[] = [];
  return new Promise<Heard[]>((done, failed) => {
    const lost = (): void => failed(new Refusal({ error: LOST, message: "the connection was lost" }));
    wire.onclose = wire.onerror = lost;
    wire.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "bye") return failed(new Refusal({ error: message.error, message: message.message }));
      // Too much was missed for the server to tell it.
      if (message.type === "view") return lost();
      if (message.type !== "event") return;
      heard.push(message.event);
      if (message.event.seq >= until) done(heard);
    };
  }).finally(() => {
    wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null;
    wire.close();
  });
}
