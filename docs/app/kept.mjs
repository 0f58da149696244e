// Which pages are kept on this device, for when there is no network.

/** Whether a page is kept. @type {(address: string | URL) => Promise<boolean>} */
export const isKept = async (address) => {
  const { origin, pathname } = new URL(address, location.href);
  const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  return "caches" in globalThis && (await caches.match(origin + file, { ignoreSearch: true })) !== undefined;
};

/** Says at each link of a menu whether it leads to a page that cannot be had now. @type {(links: readonly HTMLAnchorElement[], text: string) => Promise<void>} */
export const mark = async (links, text) => {
  for (const link of links) {
    const isMissing = !navigator.onLine && !(await isKept(link.href));
    link.querySelector("small")?.remove();
    if (!isMissing) continue;
    const note = document.createElement("small");
    note.lang = document.documentElement.lang;
    note.textContent = text;
    link.append(" ", note);
  }
};

/** Shows those of some links that lead to something kept: to this page in another language, else where they lead. @type {(place: HTMLElement, links: readonly HTMLAnchorElement[]) => Promise<void>} */
export const offer = async (place, links) => {
  const here = location.pathname.split("/");
  const codes = links.map(({ hreflang }) => hreflang);
  const at = here.findIndex((part) => codes.includes(part));
  for (const link of links) {
    const same = here.with(at, link.hreflang).join("/");
    if (at >= 0 && (await isKept(same))) link.href = same;
    link.hidden = !(await isKept(link.href));
    if (!link.hidden) place.hidden = false;
  }
};
