// A line to the server that can be cut and mended.

import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Line {
  url: string;
  /** Everything that runs over it breaks off, and nothing gets through. */
  cut(): void;
  mend(): void;
  end(): Promise<void>;
}

export async function lineTo(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let whole = true;
  const proxy = createServer((here) => {
    if (!whole) return void here.destroy();
    const there = connect(Number(port), hostname);
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const cut = (): void => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    mend: () => void (whole = true),
    end: async () => {
      cut();
      await new Promise((done) => proxy.close(done));
    },
  };
}
