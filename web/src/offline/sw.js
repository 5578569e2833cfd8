// Keeps the files that never change, and a notice for when there is no connection. The page itself always comes
// from the server, so it never asks for files that a newer server hasn't; and nothing of /api is touched.

/* global self, caches, fetch, location */

// Another word for each build, put in by tools/worker.js, so that a browser notices a new one.
const CACHE = "branchline-BUILD";
const NOTICE = "/offline.html";
const OF_NOTICE = [NOTICE, "/offline.css", "/offline.js", "/icon.svg"];

// What a proxy says while the server behind it is away.
const AWAY = [502, 503, 504];

self.addEventListener("install", (event) => {
  const fresh = OF_NOTICE.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// A new worker begins when no page of the old one is open, so nobody misses what is deleted here.
self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname === "/api" || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || OF_NOTICE.includes(pathname)) event.respondWith(kept(request));
});

/** The page from the server, or the notice. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (!AWAY.includes(answer.status)) return answer;
  } catch {
    // No connection.
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(NOTICE, { ignoreVary: true })) ?? Response.error();
}

/** A file that never changes, or belongs to the notice. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  // A proxy may let answers vary by what makes no difference here, such as Origin.
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function deleteOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
