// A game that is followed while it is played. Each of its screens is an address of this page; the table is there at once,
// with the last game of this device, and what stands at the other addresses is loaded when somebody goes there.
import { button, h } from "./sheet/draw.mjs";
import { begin } from "./play/begin.mjs";
import { last } from "./play/last.mjs";
import { locked } from "./play/locked.mjs";
import { keepInLog } from "./play/over.mjs";
import { players } from "./play/players.mjs";
import { isRefusal, session } from "./play/session.mjs";
import { table } from "./play/table.mjs";
import { hasView } from "./play/views.mjs";
import { stayAwake } from "./play/wake.mjs";
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
const SCREENS = { course: "course", points: "points", agreed: "agreed", games: "games", hand: "handover", after: "after", replay: "replay", record: "arrival", look: "arrival" };
/** Addresses that hold a game. */
const LINK = /^#(?:record|look|replay)=/;

/** @type {Map<string, Promise<Record<string, (play: Play, value: string) => Screen>>>} */
const loaded = new Map();
const atTable = table(play);
/** Before there is a game. @type {Screen | null} */
let beginning = null;
/** The screen of an address; null where it could not be loaded. @type {(name: string, value: string) => Promise<Screen | null>} */
const screenOf = async (name, value) => {
  const file = SCREENS[name];
  if (!file || play.record?.from === location.hash) {
    if (play.followed) return atTable;
    beginning ??= begin(play);
    return beginning;
  }
  try {
    await play.coming;
    const module = loaded.get(name) ?? import(`./play/${file}.mjs`);
    loaded.set(name, module);
    return (await module)[name]?.(play, value) ?? null;
  } catch {
    loaded.delete(name);
    return null;
  }
};

/** The parts of an address: `#course=12`. @type {() => [name: string, value: string]} */
const address = () => {
  const [, name = "", value = ""] = location.hash.match(/^#(\w+)(?:=(.*))?$/s) ?? [];
  return [name in SCREENS ? name : "", value];
};

const place = h("div", { className: "play-screen" });
/** @type {Screen | null} */
let shown = null;
/** Which address is shown. */
let at = "";
let visits = 0;
const show = async () => {
  visits += 1;
  const visit = visits;
  const [name, value] = address();
  // What was said belongs to where it was said.
  if (shown) play.say("");
  const screen = await screenOf(name, value);
  // Somebody has gone on meanwhile.
  if (visit !== visits) return;
  frame();
  if (!screen) return play.say(words.absent ?? "");
  at = screen === atTable ? "" : name;
  const [before, isFirst] = [shown, shown === null];
  shown = screen;
  frame();
  // Before it is drawn: what cannot be drawn yet is drawn in the same place later.
  if (screen !== before) place.replaceChildren(screen.place);
  screen.changed?.();
  if (screen === before || isFirst) return;
  scrollTo(0, 0);
  screen.place.querySelector("h2")?.focus({ preventScroll: true });
};

// What is always there: undo, which never asks, and the ways to the other screens.
const undo = button("", () => play.act(() => play.followed?.undo({ forced: true })), { className: "key play-undo", data: { do: "undo" } });
undo.append(h("span", { "aria-hidden": "true", textContent: "↶ " }), words.undo ?? "");
const redo = button(words.redo ?? "", () => play.act(() => play.followed?.redo()), { className: "key play-redo", data: { do: "redo" } });
const tabs = ["course", "points", "games"].map((name) => h("a", { className: "key play-tab", textContent: words[name], href: `#${name}`, data: { name }, onclick: (/** @type {Event} */ event) => goBack(event, name) }));
/** A second tap on the way to a screen leads back to the table. @type {(event: Event, name: string) => void} */
const goBack = (event, name) => {
  if (at !== name) return;
  event.preventDefault();
  play.go("");
};
const who = players(play, atTable.turnTo);
const lock = locked(play);
const happened = last(play);
const bar = h("div", { className: "play-bar" }, undo, redo, tabs);
const foot = h("div", { className: "play-foot" }, happened.place, bar);
const lack = h("p", { className: "play-lack", role: "status", hidden: true });

/** What stands around the screens; a replay, and a game from elsewhere as long as it is not open, stand alone. */
const frame = () => {
  const { followed, record, readOnly } = play;
  const isAlone = !followed || at === "replay" || (LINK.test(location.hash) && record?.from !== location.hash);
  for (const each of [who, foot]) each.hidden = isAlone;
  lock.hidden = isAlone || readOnly === "" || at === "hand";
  box.classList.toggle("playing", !isAlone);
  document.body.classList.toggle("is-playing", !isAlone);
  happened.place.hidden = at !== "";
  undo.disabled = !followed?.step.number || readOnly !== "";
  redo.hidden = !play.undone;
  lack.textContent = play.lack ? (words[`lack_${play.lack}`] ?? "") : "";
  lack.hidden = !play.lack;
  for (const tab of tabs) {
    if (tab.dataset.name === at) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
};

/** Shows the table; what was not kept of it is drawn once the engine has come. */
const showTable = () => show().catch((error) => {
  if (!play.coming) throw error;
});

play.watch(() => {
  keepInLog(play).then(
    (why) => why && play.say(words[`log_${why}`] ?? ""),
    () => {},
  );
  frame();
  happened.changed();
  // The table and what is before it have one address.
  if (at === "" && (shown === atTable) !== (play.followed !== null)) showTable();
  else shown?.changed?.();
});

/** The last game of this device, else what is before a game. */
const open = async () => {
  const kept = LINK.test(location.hash) ? null : await play.last();
  if (!kept) return;
  try {
    await play.open(kept);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    play.leave();
    play.say(`${words.broken} ${error.text}`);
  }
};
const start = async () => {
  play.say("");
  // Where the table can be shown at once, nothing is to be in its way.
  const engine = hasView(data) ? null : play.start();
  engine?.catch(() => {});
  try {
    await open();
    await show().catch(() => play.coming?.then(show));
    document.documentElement.dataset.state = "ready";
    await (play.coming ?? play.start());
  } catch {
    play.say(words.absent ?? "", button(words.retry ?? "", start));
  }
};

/** What was tapped last before the engine has come. @type {HTMLElement | null} */
let held = null;
/** What is tapped before the engine has come is done when it has; of several taps, which nothing has answered, the last. @param {MouseEvent} event */
const hold = (event) => {
  const { coming } = play;
  const { target } = event;
  if (!coming || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const isFirst = held === null;
  held = target;
  if (!isFirst) return;
  document.documentElement.dataset.state = "working";
  const release = () => {
    const last = held;
    held = null;
    return last;
  };
  coming.then(
    () => release()?.click(),
    () => {
      release();
      document.documentElement.dataset.state = "ready";
    },
  );
};
box.addEventListener("click", hold, { capture: true });

box.replaceChildren(who, lock, status, lack, place, foot);
addEventListener("hashchange", show);
document.addEventListener("visibilitychange", () => play.followed && stayAwake());
start();
