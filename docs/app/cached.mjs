// Which pages are kept on this device, for when there is no network.

/** Whether a page is kept. @type {(address: string | URL) => Promise<boolean>} */
export const isCached = async (address) => {
  const { origin, pathname } = new URL(address, location.href);
  const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  return "caches" in globalThis && (await caches.match(origin + file, { ignoreSearch: true })) !== undefined;
};

/** Adds a text to each link of a menu that leads to a page which cannot be had now. @type {(links: readonly HTMLAnchorElement[], text: string) => Promise<void>} */
export const markMissing = async (links, text) => {
  for (const link of links) {
    const isMissing = !navigator.onLine && !(await isCached(link.href));
    link.querySelector("small")?.remove();
    if (!isMissing) continue;
    const note = document.createElement("small");
    note.lang = document.documentElement.lang;
    note.textContent = text;
    link.append(" ", note);
  }
};

/** Shows those links that lead to a page that is kept, and with them their place; each leads to this page in its language if that is kept. @type {(place: HTMLElement, links: readonly HTMLAnchorElement[]) => Promise<void>} */
export const showCached = async (place, links) => {
  const here = location.pathname.split("/");
  const codes = links.map(({ hreflang }) => hreflang);
  const at = here.findIndex((part) => codes.includes(part));
  for (const link of links) {
    const same = here.with(at, link.hreflang).join("/");
    if (at >= 0 && (await isCached(same))) link.href = same;
    link.hidden = !(await isCached(link.href));
    if (!link.hidden) place.hidden = false;
  }
};
