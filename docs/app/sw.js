// The site without a network: what all pages share, and what belongs to the pages that were opened.
// The build writes what there is in the place of `FILES`: by group (`site`, `sheet`, `follow`, `log`, `nl`, `nl/sheet`, `nl/follow`, …) each file with a hash.
/** @type {Record<string, Record<string, string>>} */
const FILES = {};
/** The path at which the pages for any address take the site to be. */
const BASE = "/";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = "site";
const root = new URL("./", location.href);
/** @type {Record<string, string>} */
const hashes = Object.assign({}, ...Object.values(FILES));
/** @param {string} path */
const address = (path) => new URL(path, root).href;
/** @param {string} path */
const key = (path) => `${address(path)}?h=${hashes[path]}`;

/** Keeps the files of groups that are not kept yet. @param {readonly string[]} groups */
const keep = async (groups) => {
  const cache = await caches.open(CACHE);
  for (const path of groups.flatMap((group) => Object.keys(FILES[group] ?? {}))) {
    if (await cache.match(key(path))) continue;
    const answer = await fetch(address(path), { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    await cache.put(key(path), answer);
  }
};

/** The groups of which anything is kept, from whatever version. */
const begun = async () => {
  const requests = await (await caches.open(CACHE)).keys();
  const paths = new Set(requests.map(({ url }) => url.slice(root.href.length).split("?")[0] ?? ""));
  return Object.entries(FILES).flatMap(([group, files]) => (Object.keys(files).some((path) => paths.has(path)) ? [group] : []));
};

worker.addEventListener("install", (event) => {
  // A new version is complete before it waits.
  event.waitUntil(begun().then((groups) => keep(["site", ...groups])));
});

worker.addEventListener("activate", (event) => {
  const clean = async () => {
    const cache = await caches.open(CACHE);
    const now = new Set(Object.keys(hashes).map(key));
    for (const request of await cache.keys()) if (!now.has(request.url)) await cache.delete(request);
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

worker.addEventListener("message", (event) => {
  if (event.data.skip) worker.skipWaiting();
  if (event.data.keep) event.waitUntil(keep(event.data.keep).then(() => event.source?.postMessage({ kept: event.data.keep })));
});

/** The page that is shown at any address, its links leading to where the site is. @type {(path: string) => Promise<Response | null>} */
const placed = async (path) => {
  const kept = await caches.match(key(path));
  const text = (await kept?.text())?.replaceAll(`="${BASE}`, `="${root.pathname}`).replaceAll(`=\\"${BASE}`, `=\\"${root.pathname}`);
  return kept && text ? new Response(text, { headers: kept.headers }) : null;
};

/** What is answered without a network in the place of what is not kept; null where that is an error. @type {(request: Request, path: string) => Promise<Response | null> | Response | null} */
const instead = (request, path) => {
  // The small page of a rule is not kept: the rule stands among those of its game.
  const [, language, id] = path.match(/^(\w+)\/r\/([^/]+)/) ?? [];
  if (id) return Response.redirect(address(`${language}/rules/${id.split(".")[0]}/#${id}`));
  return request.mode === "navigate" ? placed("offline.html") : null;
};

/** Answers with what is kept, else from the network. @type {(request: Request, path: string) => Promise<Response>} */
const answer = async (request, path) => {
  const kept = path in hashes && (await (await caches.open(CACHE)).match(key(path)));
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const other = await instead(request, path);
    if (!other) throw error;
    return other;
  }
};

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(root.href)) return;
  let path = decodeURI(url.pathname.slice(root.pathname.length));
  if (path === "" || path.endsWith("/")) path += "index.html";
  if (!(path in hashes) && `${path}/index.html` in hashes) path += "/index.html";
  event.respondWith(answer(event.request, path));
});
