// A game that is followed while it is played. Each of its screens is an address of this page; the table is there at once,
// with the last game of this device, and what stands at the other addresses is loaded when somebody goes there.
import { button, h } from "./sheet/draw.mjs";
import { begin } from "./play/begin.mjs";
import { locked } from "./play/locked.mjs";
import { players } from "./play/players.mjs";
import { session } from "./play/session.mjs";
import { table } from "./play/table.mjs";
/** @import { Play, Screen } from "./play/session.mjs" */
/** @import { PlayData } from "./types" */

const box = /** @type {HTMLElement} */ (document.querySelector("[data-play]"));
/** @type {PlayData} */
const data = JSON.parse(document.getElementById("play-data")?.textContent ?? "");
const status = h("p", { className: "play-say", role: "status" });
const play = session(data, status);
const { words } = play;

/**
 * What stands at an address: its module, which exports a function of the same name that makes the screen. `value` is what
 * stands behind it: `#course=12`.
 * @type {Readonly<Record<string, string>>}
 */
const SCREENS = { course: "course", points: "points", games: "games", hand: "handover", after: "after", replay: "replay", record: "arrival", look: "arrival" };
/** Addresses that hold a game. */
const LINK = /^#(?:record|look|replay)=/;

/** @type {Map<string, Promise<Record<string, (play: Play, value: string) => Screen>>>} */
const loaded = new Map();
/** @type {(name: string, value: string) => Promise<Screen | null>} */
const made = async (name, value) => {
  const file = SCREENS[name];
  if (!file || play.record?.from === location.hash) return play.followed ? atTable : before();
  try {
    const module = loaded.get(name) ?? import(`./play/${file}.mjs`);
    loaded.set(name, module);
    return (await module)[name]?.(play, value) ?? null;
  } catch {
    loaded.delete(name);
    return null;
  }
};
const atTable = table(play);
/** Before there is a game. @type {Screen | null} */
let beginning = null;
const before = () => {
  beginning ??= begin(play);
  return beginning;
};

/** The parts of an address: `#course=12`. @type {() => [name: string, value: string]} */
const address = () => {
  const [, name = "", value = ""] = location.hash.match(/^#(\w+)(?:=(.*))?$/s) ?? [];
  return [name in SCREENS ? name : "", value];
};

const place = h("div", { className: "play-screen" });
/** @type {Screen | null} */
let shown = null;

let visits = 0;
const show = async () => {
  visits += 1;
  const visit = visits;
  const [name, value] = address();
  // What was said belongs to where it was said.
  if (shown) play.say("");
  for (const tab of tabs) tab.toggleAttribute("aria-current", tab.dataset.name === name);
  const screen = await made(name, value);
  // Somebody has gone on meanwhile.
  if (visit !== visits) return;
  frame();
  if (!screen) return play.say(words.absent ?? "");
  if (screen !== shown) {
    const isFirst = shown === null;
    shown = screen;
    place.replaceChildren(screen.place);
    if (!isFirst) {
      scrollTo(0, 0);
      screen.place.querySelector("h2")?.focus({ preventScroll: true });
    }
  }
  screen.changed?.();
};

// What is always there: undo, which never asks, and the ways to the other screens.
const undo = button(`↶ ${words.undo}`, () => play.act(() => play.followed?.undo({ forced: true })), { className: "key play-undo", data: { do: "undo" } });
const redo = button(words.redo ?? "", () => play.act(() => play.followed?.redo()), { data: { do: "redo" } });
const tabs = ["course", "points", "games"].map((name) =>
  h("a", { className: "key play-tab", textContent: words[name], href: `#${name}`, data: { name }, onclick: (/** @type {Event} */ event) => goBack(event, name) }),
);
/** A second tap on the way to a screen leads back to the table. @type {(event: Event, name: string) => void} */
const goBack = (event, name) => {
  if (address()[0] !== name) return;
  event.preventDefault();
  play.go("");
};
const who = players(play);
const lock = locked(play);
const bar = h("div", { className: "play-bar" }, undo, redo, tabs);

/** What stands around a screen; a replay, and a game from elsewhere as long as it is not open, stand alone. */
const frame = () => {
  const [name] = address();
  const isAlone = !play.followed || name === "replay" || (LINK.test(location.hash) && play.record?.from !== location.hash);
  for (const each of [who, bar]) each.hidden = isAlone;
  lock.hidden = isAlone || play.readOnly === "" || name === "hand";
};

const draw = () => {
  frame();
  undo.disabled = !play.followed?.step.number || play.readOnly !== "";
  redo.hidden = !play.undone;
  if (!address()[0] && shown !== (play.followed ? atTable : before())) show();
  else shown?.changed?.();
};

const open = async () => {
  box.replaceChildren(who, lock, status, place, bar);
  const kept = LINK.test(location.hash) ? null : await play.last();
  if (kept) await play.open(kept);
  else {
    await show();
    document.documentElement.dataset.state = "ready";
  }
  play.start().catch(() => play.say(words.absent ?? ""));
};

play.watch(draw);
addEventListener("hashchange", show);
open().catch(() => play.say(words.absent ?? ""));
