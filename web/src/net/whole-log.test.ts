import { describe, expect, it } from "vitest";
import type { Surroundings, Wire } from "./socket.js";
import { wholeLog } from "./whole-log.js";

function fake(): { wire: Wire; around: Surroundings; path: () => string; isClosed: () => boolean } {
  let opened = "";
  let closed = false;
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: () => undefined,
    close: () => (closed = true),
  };
  const around = {
    open: (path: string) => {
      opened = path;
      return wire;
    },
    after: () => () => undefined,
    random: () => 0,
  };
  return { wire, around, path: () => opened, isClosed: () => closed };
}
const event = (seq: number) => ({ data: JSON.stringify({ type: "event", event: { seq, at: 1, type: "nothing" } }) });

describe("the whole log", () => {
  it("comes over one socket, which is closed at the end", async () => {
    const { wire, around, path, isClosed } = fake();
    const log = wholeLog("t", 1, 3, around);
    for (const seq of [1, 2, 3]) wire.onmessage?.(event(seq));
    expect((await log).map((it) => it.seq)).toEqual([1, 2, 3]);
    expect(path()).toBe("/api/tables/t/socket?place=1&seq=0");
    expect(isClosed()).toBe(true);
  });

  it("fails where the connection is lost, or the server gives a view instead", async () => {
    const first = fake();
    const lost = wholeLog("t", null, 3, first.around);
    first.wire.onclose?.();
    await expect(lost).rejects.toThrow();
    const second = fake();
    const viewed = wholeLog("t", null, 3, second.around);
    second.wire.onmessage?.({ data: JSON.stringify({ type: "view" }) });
    await expect(viewed).rejects.toThrow();
  });
});
