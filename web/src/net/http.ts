// Requests to the server, with the types generated from Rust.

import type { Refused, Requests } from "../protocol/index.js";
import { Refusal, UNREACHABLE } from "../state/refusal.js";

/** The server said no, or could not be reached. */
export class RequestFailed extends Refusal {
  readonly status: number;

  constructor(refused: Refused, status: number) {
    super(refused);
    this.status = status;
  }
}

type Name = keyof Requests;
type Body<N extends Name> = Requests[N] extends { body?: infer B } ? B : undefined;

/** What fills in a request's path and query, and its body. */
export interface Fill<N extends Name> {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: Body<N>;
  signal?: AbortSignal;
}

/** Sends a request by method and path, as listed in `Requests`. */
export async function request<N extends Name>(
  method: Requests[N]["method"],
  path: Requests[N]["path"],
  fill: Fill<N> = {},
): Promise<Requests[N]["answer"]> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (fill.signal) init.signal = fill.signal;
  if (fill.body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(fill.body);
  }
  let response: Response;
  try {
    response = await fetch(address(path, fill.path, fill.query), init);
  } catch (error) {
    if (fill.signal?.aborted) throw error;
    throw new RequestFailed({ error: UNREACHABLE, message: "the server can't be reached" }, 0);
  }
  const text = await response.text();
  const answer: unknown = parsed(text);
  if (response.ok) return answer as Requests[N]["answer"];
  throw new RequestFailed(asRefused(answer, response.status), response.status);
}

/** A path with its blanks filled in. */
export function address(
  path: string,
  blanks: Record<string, string | number> = {},
  query: Record<string, string | number | null | undefined> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(blanks[name] ?? "")));
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function parsed(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function asRefused(answer: unknown, status: number): Refused {
  const given = answer as Partial<Refused> | null;
  if (typeof given?.error === "string" && typeof given.message === "string") {
    return { error: given.error, message: given.message };
  }
  return { error: "internal", message: `the server answered ${status}` };
}
