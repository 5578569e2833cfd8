import { beforeEach, describe, expect, it } from "vitest";
import type { Done, ServerMessage } from "../protocol/index.js";
import { LOST, type Refusal } from "../state/refusal.js";
import { type Connection, TableSocket, type Wire } from "./socket.js";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: { id: string; command: unknown }[] = [];
  isClosed = false;
  constructor(readonly path: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; command: unknown });
  }
  close(): void {
    this.isClosed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let pauses: { milliseconds: number; then: () => void }[];
let heard: ServerMessage[];
let states: Connection[];
let seq: number | null;
let verdict: "fine" | "gap";

beforeEach(() => {
  wires = [];
  pauses = [];
  heard = [];
  states = [];
  seq = null;
  verdict = "fine";
});

function socket(place: number | null = null): TableSocket {
  return new TableSocket(
    "t1",
    place,
    {
      resumeFrom: () => seq,
      heard: (message) => {
        heard.push(message);
        return verdict;
      },
      changed: (connection) => states.push(connection),
    },
    {
      open: (path) => {
        const wire = new FakeWire(path);
        wires.push(wire);
        return wire;
      },
      after: (milliseconds, then) => {
        const pause = { milliseconds, then };
        pauses.push(pause);
        return () => pauses.splice(pauses.indexOf(pause), 1);
      },
      random: () => 0.5,
    },
  );
}

const wire = (index: number): FakeWire => {
  const found = wires[index];
  if (!found) throw new Error(`there is no connection ${index}`);
  return found;
};

describe("the socket of a table", () => {
  it("asks for a view first, from the place it was given", () => {
    socket(2);
    expect(wire(0).path).toBe("/api/tables/t1/socket?place=2");
  });

  it("matches answers to commands, in whatever order they come", async () => {
    const it = socket();
    wire(0).onopen?.();
    const first = it.send({ type: "start" });
    const second = it.send({ type: "leave" });
    wire(0).says({ type: "answer", id: "2", refused: { error: "started", message: "no" } });
    wire(0).says({ type: "answer", id: "1", done: { seq: 4 } });
    expect(await first).toEqual({ seq: 4 } satisfies Done);
    await expect(second).rejects.toMatchObject({ code: "started" });
    expect(heard).toEqual([]);
  });

  it("keeps what is asked for until the first connection is made", async () => {
    const it = socket();
    const command = it.send({ type: "start" });
    expect(wire(0).sent).toEqual([]);
    wire(0).onopen?.();
    expect(wire(0).sent).toEqual([{ id: "1", command: { type: "start" } }]);
    wire(0).says({ type: "answer", id: "1", done: { seq: 4 } });
    expect(await command).toEqual({ seq: 4 } satisfies Done);
  });

  it("says so when no first connection can be made, and does not ask later", async () => {
    const it = socket();
    const command = it.send({ type: "start" });
    wire(0).onclose?.();
    await expect(command).rejects.toMatchObject({ code: LOST });
    pauses[0]?.then();
    wire(1).onopen?.();
    expect(wire(1).sent).toEqual([]);
  });

  it("comes back with the last seq, waiting longer each time until the server talks", () => {
    socket();
    wire(0).onopen?.();
    wire(0).says({ type: "event" });
    seq = 41;
    wire(0).onclose?.();
    expect(states).toEqual(["open", "lost"]);
    expect(pauses.map((it) => it.milliseconds)).toEqual([400]);
    pauses[0]?.then();
    expect(wire(1).path).toBe("/api/tables/t1/socket?seq=41");
    wire(1).onerror?.();
    expect(pauses[1]?.milliseconds).toBe(800);
    pauses[1]?.then();
    wire(2).onopen?.();
    wire(2).says({ type: "event" });
    wire(2).onclose?.();
    expect(pauses[2]?.milliseconds).toBe(400);
  });

  it("says of commands without an answer that the connection was lost", async () => {
    const it = socket();
    wire(0).onopen?.();
    const command = it.send({ type: "start" });
    wire(0).onclose?.();
    await expect(command).rejects.toMatchObject({ code: LOST });
    await it.send({ type: "start" }).catch((error: Refusal) => {
      expect(error.code).toBe(LOST);
    });
  });

  it("asks for a fresh view when something is missing", () => {
    socket();
    wire(0).onopen?.();
    seq = 7;
    verdict = "gap";
    wire(0).says({ type: "event" });
    expect(wire(0).isClosed).toBe(true);
    expect(wire(1).path).toBe("/api/tables/t1/socket");
  });

  it("tries at once when the network is back", () => {
    const it = socket();
    wire(0).onclose?.();
    it.hurry();
    expect(wires.length).toBe(2);
    expect(pauses).toEqual([]);
    it.hurry();
    expect(wires.length).toBe(2);
  });

  it("stays closed once closed", () => {
    const it = socket();
    wire(0).onopen?.();
    it.close();
    expect(states).toEqual(["open", "closed"]);
    expect(pauses).toEqual([]);
  });

  it("looks from another place, and from there again after a loss", () => {
    const it = socket(0);
    wire(0).onopen?.();
    void it.look(1).catch(() => undefined);
    expect(wire(0).sent[0]?.command).toEqual({ type: "look", place: 1 });
    wire(0).onclose?.();
    pauses[0]?.then();
    expect(wire(1).path).toBe("/api/tables/t1/socket?place=1");
  });
});
