// The logbook: the games of this device, and what they tell. Each of its screens is an address of this page; the list is there
// at once, from what is kept, and the engine, in a worker, only when something needs it.
import { h } from "./sheet/draw.mjs";
import { book } from "./log/book.mjs";
import { list } from "./log/list.mjs";
import * as store from "./log/store.mjs";
import { lackText } from "./log/words.mjs";
/** @import { Screen } from "./log/book.mjs" */

const box = /** @type {HTMLElement} */ (document.querySelector("[data-log]"));
const status = h("p", { className: "book__status", role: "status" });
const log = book(status);
await store.open();
const { words } = log.data;

/** What stands at an address: it is loaded when somebody goes there. @type {Readonly<Record<string, () => Promise<(value: string) => Screen>>>} */
const SCREENS = {
  play: async () => (await import("./log/game.mjs")).game(log),
  tells: async () => (await import("./log/tells.mjs")).tells(log),
  people: async () => (await import("./log/people.mjs")).people(log),
  files: async () => {
    const [{ files }, sheets] = await Promise.all([import("./log/files.mjs"), import("./sheet/keep.mjs")]);
    // Whoever has counted often is asked something there.
    await sheets.open();
    return files(log);
  },
  send: async () => (await import("./log/send.mjs")).send(log),
};

const games = list(log);
const tabs = Object.entries({ "": words.list, tells: words.tells, people: words.people, files: words.files }).map(([name, text]) =>
  h("a", { href: name ? `#${name}` : location.pathname, className: "log-tab", textContent: text, data: { name }, onclick: (/** @type {Event} */ event) => name || home(event) }),
);
/** The list has the address of the page itself. @param {Event} event */
const home = (event) => {
  event.preventDefault();
  if (!location.hash) return;
  history.pushState(null, "", location.pathname);
  show();
};
const place = h("div", { className: "book__screen" });

/** @type {Screen | null} */
let shown = null;
/** Where the list was left. */
let left = 0;

/** The parts of an address: `#play=ID`. @type {() => [name: string, value: string]} */
const address = () => {
  const [, name = "", value = ""] = location.hash.match(/^#(\w+)(?:=(.*))?$/s) ?? [];
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return [name, ""];
  }
};

/** Which of its parts is shown. @param {string} part */
const mark = (part) => {
  for (const tab of tabs) {
    if (tab.dataset.name === part) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
};

/** Puts a screen on the page; whoever comes there from another one begins at its head, and finds the list where it was left. @type {(screen: Screen, from: string) => void} */
const put = (screen, from) => {
  const isFirst = shown === null;
  shown = screen;
  place.replaceChildren(screen.place);
  if (isFirst) return;
  log.say("");
  if (screen === games) {
    scrollTo(0, left);
    return games.focusOn(from);
  }
  scrollTo(0, 0);
  screen.place.querySelector("h2")?.focus({ preventScroll: true });
};

let visits = 0;
/** The game that was shown last. */
let last = "";
const show = async () => {
  visits += 1;
  const visit = visits;
  const [name, value] = address();
  const make = SCREENS[name];
  if (shown === games) left = scrollY;
  mark(tabs.some((tab) => tab.dataset.name === name) ? name : "");
  const screen = make ? await make().then((made) => made(value), () => null) : games;
  // Somebody has gone on meanwhile.
  if (visit !== visits) return;
  if (!screen) return log.say(words.absent);
  if (screen === games) games.choose(name, value);
  put(screen, last);
  last = name === "play" ? value : "";
};

box.replaceChildren(
  h("nav", { className: "book__tabs", "aria-label": document.querySelector("h1")?.textContent }, tabs),
  status,
  place,
);
addEventListener("hashchange", show);
log.watch(() => shown?.changed?.());
show();
log.lack().then((lack) => lack && status.before(h("p", { className: "book__lack", role: "status", textContent: lackText(log.data, lack) })));
