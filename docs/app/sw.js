// The site without a network: the files that all languages share, and those of each language that was opened.
// The build writes what there is, with a hash of each file, in place of the next line.
const FILES = {};

const CACHE = "site";
const root = new URL("./", location.href);
const hashes = Object.assign({}, ...Object.values(FILES));
const address = (path) => new URL(path, root).href;
const key = (path) => `${address(path)}?h=${hashes[path]}`;
const shared = Object.keys(FILES).filter((group) => group.startsWith("_"));

/** The files of a group that are not kept yet. */
const keep = async (groups) => {
  const cache = await caches.open(CACHE);
  for (const path of groups.flatMap((group) => Object.keys(FILES[group] ?? {}))) {
    if (await cache.match(key(path))) continue;
    const answer = await fetch(address(path), { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    await cache.put(key(path), answer);
  }
};

/** The languages of which anything is kept, from whatever version. */
const languages = async () => {
  const kept = (await (await caches.open(CACHE)).keys()).map(({ url }) => url.slice(root.href.length).split("/")[0]);
  return Object.keys(FILES).filter((group) => kept.includes(group));
};

self.addEventListener("install", (event) => {
  // A new version is complete before it waits.
  event.waitUntil(languages().then((kept) => keep([...shared, ...kept])));
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    const cache = await caches.open(CACHE);
    const now = new Set(Object.keys(hashes).map(key));
    for (const request of await cache.keys()) if (!now.has(request.url)) await cache.delete(request);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("message", (event) => {
  if (event.data.skip) self.skipWaiting();
  if (event.data.keep) {
    event.waitUntil(keep([event.data.keep]).then(() => event.source?.postMessage({ kept: event.data.keep })));
  }
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(root.href)) return;
  let path = decodeURI(url.pathname.slice(root.pathname.length));
  if (path === "" || path.endsWith("/")) path += "index.html";
  if (!(path in hashes) && `${path}/index.html` in hashes) path += "/index.html";
  const answer = async () => {
    const kept = path in hashes && (await (await caches.open(CACHE)).match(key(path)));
    if (kept) return kept;
    try {
      return await fetch(event.request);
    } catch (error) {
      // The small page of a rule is not kept: the rule stands among those of its game.
      const [, language, id] = path.match(/^(\w+)\/r\/([^/]+)/) ?? [];
      if (!id) throw error;
      return Response.redirect(address(`${language}/rules/${id.split(".")[0]}/#${id}`));
    }
  };
  event.respondWith(answer());
});
