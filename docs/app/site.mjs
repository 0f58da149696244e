// What every page of the site does: nothing here is needed to read a rule.
import { markMissing, showCached } from "./cached.mjs";
import { remember } from "./local.mjs";
import { choose, fill, listen, show, subscribe } from "./table.mjs";

/** @import { Texts } from "./types" */

/** @type {Texts} */
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
const root = new URL("../", import.meta.url);
/** @param {string} selector */
const all = (selector) => [...document.querySelectorAll(selector)];
/** @type {(selector: string) => HTMLElement | null} */
const one = (selector) => document.querySelector(selector);

// Light or dark.
one(".scheme")?.addEventListener("click", () => {
  const scheme = document.body.getAttribute("data-md-color-scheme") === "slate" ? "default" : "slate";
  document.body.setAttribute("data-md-color-scheme", scheme);
  remember("scheme", scheme);
});

// Whoever has counted a second game is asked then, and not before (`sheet/install.mjs`).
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installs = event;
});

// Whoever comes from a score sheet goes back to it.
const back = one("[data-back]");
if (back instanceof HTMLAnchorElement) back.hidden = document.referrer.split(/[?#]/)[0] !== back.href;

// The menu of a small screen.
const drawer = one(".drawer");
const drawn = one("#__drawer");
if (drawer && drawn instanceof HTMLInputElement) {
  drawer.addEventListener("click", () => drawn.click());
  drawn.addEventListener("change", () => {
    drawer.setAttribute("aria-expanded", String(drawn.checked));
    if (drawn.checked) one(".menu a")?.focus();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drawn.checked) return;
    drawn.click();
    drawer.focus();
  });
}

/** The id in a fragment; nothing where it holds something else. @param {string} hash */
const named = (hash) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
};

// The language switch keeps the place: what the address names as long as it is on the screen, else what begins in the
// upper third of the screen, else what is being read there.
const place = () => {
  const header = one(".md-header")?.offsetHeight ?? 0;
  const top = (/** @type {Element} */ entry) => entry.getBoundingClientRect().top;
  const target = document.getElementById(named(location.hash));
  // Other fragments hold more than a place.
  if (location.hash && !target) return location.hash;
  if (target && top(target) >= header - 1 && top(target) < innerHeight * 0.8) return location.hash;
  if (scrollY < 200) return "";
  const places = all("article.entry[id], .md-content h2[id]").filter((entry) => entry.getBoundingClientRect().height > 0);
  const begins = places.find((entry) => top(entry) >= header - 20 && top(entry) < innerHeight / 3);
  const read = begins ?? places.findLast((entry) => top(entry) < header);
  return read ? `#${read.id}` : "";
};
const keep = () => {
  for (const link of all(".languages a[data-same]")) if (link instanceof HTMLAnchorElement) link.hash = place();
};
for (const event of ["pointerdown", "focusin", "click"]) one(".languages")?.addEventListener(event, keep, true);
addEventListener("click", ({ target }) => {
  for (const menu of all(".languages[open]")) if (!(target instanceof Node && menu.contains(target))) menu.removeAttribute("open");
});
addEventListener("keydown", (event) => {
  const menu = one(".languages[open]");
  if (event.key !== "Escape" || !menu) return;
  menu.removeAttribute("open");
  menu.querySelector("summary")?.focus();
});

// Without a network the menu says which languages are not kept, and a page that is not kept what is.
/** @type {(selector: string) => HTMLAnchorElement[]} */
const links = (selector) => all(selector).flatMap((link) => (link instanceof HTMLAnchorElement ? [link] : []));
one(".languages")?.addEventListener("toggle", () => markMissing(links(".languages a"), words.online ?? ""));
const offers = one(".kept-here");
if (offers) showCached(offers, links(".kept-here a"));
one(".retry")?.addEventListener("click", () => location.reload());
addEventListener("online", () => one(".retry")?.click());

// What an address leads to is opened.
const open = () => {
  const target = document.getElementById(named(location.hash));
  if (!target) return;
  for (let box = target.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
  target.scrollIntoView();
};
addEventListener("hashchange", open);

// A report about a rule is shown before its form is opened. On a page of rules a link to it stands behind each answer.
const report = one("#report");
addEventListener(
  "toggle",
  ({ target }) => {
    const share = target instanceof Element ? target.querySelector(":scope > .share:not(:has(a))") : null;
    if (!share || !(report instanceof HTMLTemplateElement)) return;
    const id = share.closest("article")?.id ?? "";
    share.append(report.content.cloneNode(true));
    for (const link of share.querySelectorAll("a")) {
      link.href = `../../r/${id}/`;
      link.dataset.about = id;
    }
  },
  true,
);
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.report") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./report.mjs").then(({ reportRule }) => reportRule(link.dataset.about ?? "")).catch(() => location.assign(link.href));
});

// Links to send to somebody, and the printer.
addEventListener("click", async ({ target }) => {
  const button = target instanceof Element && target.closest("button.copy, button.print");
  if (!button) return;
  if (button.matches(".print")) return print();
  const address = new URL(button.getAttribute("data-copy") ?? "", location.href).href;
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(address);
    if (before === words.copied) return;
    button.textContent = words.copied ?? "";
    setTimeout(() => {
      button.textContent = before;
    }, 2000);
  } catch {
    location.href = address;
  }
});

// Code to take along.
for (const code of all(".md-typeset pre")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "take";
  button.textContent = words.copy ?? "";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent ?? "");
    button.textContent = words.copied ?? "";
    setTimeout(() => {
      button.textContent = words.copy ?? "";
    }, 2000);
  });
  code.after(button);
  // What is too wide is scrolled with the keys, too.
  (code.querySelector("code") ?? code).setAttribute("tabindex", "0");
}

// What our table plays.
const tell = () => {
  show(document);
  all(".choice").forEach(fill);
};
all(".choice").forEach(listen);
for (const button of all(".choose")) button.addEventListener("click", () => choose(button));
subscribe(tell);
tell();
// Only now does everything above it stand.
open();

// Without a network.
if ("serviceWorker" in navigator && isSecureContext) {
  addEventListener("load", () =>
    import("./offline.mjs").then(({ offline }) => offline(root, words)).catch(() => {
      // Then there has to be a network.
    }),
  );
}
