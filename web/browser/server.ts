// A server for the tests: the real program with the page, on a free port and with a data folder of its own.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export interface Server {
  url: string;
  /** What it has printed since it was started last. */
  said(): string;
  /** Kills it and restarts it at the same address with the same data; `meanwhile` runs in between. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** What reviews need to be quick; how good they are is not the page's concern. */
const SETTINGS = "review_iterations = 8\n";

/** Starts a server; further settings may name its address. */
export async function startServer(settings?: (url: string) => string): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), "branchline-browser-"));
  const address = settings ? `127.0.0.1:${await freePort()}` : "127.0.0.1:0";
  const more = ["--config", join(data, "settings.toml")];
  await writeFile(join(data, "settings.toml"), SETTINGS + (settings?.(`http://${address}`) ?? ""));
  let program = await listen(data, address, more);
  const { url } = program;
  return {
    url,
    said: () => program.said(),
    restart: async (meanwhile) => {
      await end(program.child);
      await meanwhile();
      program = await listen(data, new URL(url).host, more);
    },
    stop: async () => {
      await end(program.child);
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The file of the program under test. */
function builtProgram(): string {
  const { BRANCHLINE_BIN: given, CARGO_TARGET_DIR: built } = process.env;
  // Cargo runs in the project's folder, and the tests in `web`.
  const project = fileURLToPath(new URL("../../", import.meta.url));
  const found = given ?? resolve(project, built || "target", "play/branchline");
  if (!existsSync(found)) throw new Error(`${found} is not there; \`make browser\` builds it`);
  return found;
}

/** The programs that run now: they end with this process, whatever becomes of the test that started them. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts the program and waits until it says where it is. */
function listen(
  data: string,
  address: string,
  more: readonly string[],
): Promise<{ child: ChildProcess; url: string; said(): string }> {
  const options = ["serve", "--no-limits", "--listen", address, "--data", data, ...more];
  const child = spawn(builtProgram(), options, { stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let said = "";
  return new Promise((done, failed) => {
    child.stdout.on("data", (text: Buffer) => {
      said += String(text);
      const url = /^Branchline is at (\S+)/m.exec(said)?.[1];
      if (url) done({ child, url, said: () => said });
    });
    child.stderr.on("data", (text: Buffer) => (said += String(text)));
    child.once("error", failed);
    child.once("exit", () => failed(new Error(`the server ended: ${said}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}
