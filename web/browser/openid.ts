// An OpenID provider for the tests: a page to sign in on, keys, and tokens for codes with PKCE.

import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface OpenId {
  issuer: string;
  stop(): Promise<void>;
}

export const CLIENT = { id: "branchline", secret: "a secret of the two" };

/** Starts a provider at which everybody is the same person. */
export async function startOpenId(person: Record<string, unknown>): Promise<OpenId> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, { nonce: string; challenge: string; redirect: string }>();
  let issuer = "";

  const token = (nonce: string): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce, ...person };
    const parts = [{ alg: "RS256", kid: "1", typ: "JWT" }, claims];
    const signed = parts.map((it) => Buffer.from(JSON.stringify(it)).toString("base64url")).join(".");
    return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", issuer);
    const json = (body: unknown, status = 200): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        });
      case "/keys":
        return json({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }] });
      case "/authorize": {
        const given = (name: string): string => query.get(name) ?? "";
        const code = randomUUID();
        const [challenge, redirect] = [given("code_challenge"), given("redirect_uri")];
        if (given("code_challenge_method") === "S256") codes.set(code, { nonce: given("nonce"), challenge, redirect });
        const link = (more: Record<string, string>): string =>
          `${redirect}?${new URLSearchParams({ ...more, state: given("state"), iss: issuer })}`.replaceAll(
            "&",
            "&amp;",
          );
        const page = `<!doctype html><html lang="en"><title>Club</title><h1>Club</h1>
          <p><a href="${link({ code })}">Yes, it is me</a></p>
          <p><a href="${link({ error: "access_denied" })}">No</a></p></html>`;
        response.writeHead(200, { "content-type": "text/html" }).end(page);
        return;
      }
      case "/token": {
        let body = "";
        for await (const chunk of request) body += String(chunk);
        const form = new URLSearchParams(body);
        const kept = codes.get(form.get("code") ?? "");
        codes.delete(form.get("code") ?? "");
        const secret = Buffer.from(`${CLIENT.id}:${encodeURIComponent(CLIENT.secret).replaceAll("%20", "+")}`);
        const shown = createHash("sha256")
          .update(form.get("code_verifier") ?? "")
          .digest("base64url");
        const right =
          request.headers.authorization === `Basic ${secret.toString("base64")}` &&
          kept?.challenge === shown &&
          kept.redirect === form.get("redirect_uri");
        if (!right) return json({ error: "invalid_grant" }, 400);
        return json({ access_token: "access", token_type: "Bearer", id_token: token(kept.nonce) });
      }
      default:
        response.writeHead(204).end();
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
