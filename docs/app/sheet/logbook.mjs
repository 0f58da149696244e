// The game of a sheet in the logbook of this device: once it is over it gets there without a tap, and the result says so.
import { choiceOf } from "./counting.mjs";
import { button, h } from "./draw.mjs";
import { first } from "./first.mjs";
import * as keep from "./keep.mjs";
import { countIn, playOf } from "./lines.mjs";
import { everyGame } from "./others.mjs";
import { tellSpecial } from "./special.mjs";
import { idOf } from "./tally.mjs";
import { now } from "./time.mjs";
import { isSame, lineOf } from "../log/line.mjs";
import * as store from "../log/store.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { Page } from "./page" */
/** @import { Known } from "./others.mjs" */
/** @import { Count, Engine, Form, PlayLine, Sheet, Words } from "../types" */

/** Why the game that was to be kept last is not; empty if it is. @type {Lack} */
let lack = "";
/** The play in whose place something stood that cannot be read. */
let mended = "";
/** When each sheet had been changed last as it was first seen on this page, by id. @type {Map<string, string>} */
const seen = new Map();
/** Draws anew what the result says of the logbook, where that is open. */
let redraw = () => {};
/** Whether the browser was asked to keep what is here. */
let asked = false;

/** @param {PlayLine} line */
const put = async (line) => {
  if (store.isBroken(line.play)) mended = line.play;
  lack = await store.put(line);
  // Who keeps a second game has something to lose.
  if (lack || asked || store.many() < 2) return;
  asked = true;
  store.persist();
};

/** What is finished on a page: its sheet; null as long as something is open, or wrong. @param {Page} page */
const finished = (page) => (page.open.length ? null : page.sheet);

/** The line that a finished game has now. @type {(page: Page, sheet: Sheet, version: string, before: PlayLine | null) => PlayLine} */
const lineNow = ({ count }, sheet, version, before) => lineOf(count, sheet, { version, before });

/** Whether two lines say the same of what lay on the table. @type {(line: PlayLine, other: PlayLine) => boolean} */
const isSameTable = (line, other) => {
  const [one, two] = [line, other].map(({ tally }) => store.inOrder([tally?.players, tally?.rounds, tally?.began]));
  return one === two;
};

/** Takes over what was corrected on another device, or in the logbook, as one step that can be undone. @type {(page: Page, line: PlayLine) => void} */
const follow = (page, line) => {
  const found = countIn(page.form, line, () => page.count.id, line.t);
  if (!found) return;
  const { tally, seats, answered, joined, plays, extra } = found;
  const { id } = page.count.tally;
  page.change({ tally: { ...tally, ...(id ? { id } : {}) }, seats, answered, joined, plays, extra: { ...page.count.extra, ...extra }, typed: {} });
};

/**
 * Keeps the game that a page shows, if it is over and was not taken out. A correction is kept under the same id; whatever was
 * corrected elsewhere meanwhile stays until something is changed here.
 * @param {Page} page
 */
export const keepGame = async (page) => {
  const [{ version }] = await Promise.all([page.engine(), store.open()]);
  const [{ count }, sheet] = [page, finished(page)];
  const since = seen.get(count.id) ?? count.at;
  seen.set(count.id, since);
  if (!sheet || count.elsewhere) return;
  const before = store.get(idOf(count));
  if (before?.gone) return;
  const line = lineNow(page, sheet, version, before);
  if (before && isSame(line, before)) return;
  if (!before || count.at > before.t || count.at !== since) await put(line);
  else if (!isSameTable(line, before)) follow(page, before);
  redraw();
};

/** Keeps the game that a page shows because somebody has said so. @param {Page} page */
const keepAfterAll = async (page) => {
  const [{ version }] = await Promise.all([page.engine(), store.open()]);
  const sheet = finished(page);
  if (!sheet) return;
  page.own();
  const line = store.get(idOf(page.count));
  await put(lineNow(page, sheet, version, line?.gone ? { ...(store.before(line.play) ?? line), t: line.t } : line));
};

/** The sheet of a game of the logbook: the one that is kept, else one out of its line; null where that is none of this game. @type {(form: Form, id: string) => Promise<Count | null>} */
export const sheetOf = async (form, id) => {
  await store.open();
  return keep.all(form).find(({ count }) => count && idOf(count) === id)?.count ?? countIn(form, store.get(id), keep.fresh, now());
};

// ---------------------------------------------------------------- Sheets of before

/** The sheets of a game that may be over and are in no logbook. @param {string} game */
const missing = (game) => keep.over(game).filter((id) => store.get(id) === null);

/** The line of a sheet that was counted here and is over; null if it is not. @type {(engine: Engine, of: Known, id: string) => PlayLine | null} */
const lineKept = (engine, of, id) => {
  const count = keep.get(of.form, id)?.count;
  return count?.ended && !count.elsewhere && idOf(count) === id ? playOf(engine, of.form, count, choiceOf(of)) : null;
};

/** What is known of the games whose sheets may be in no logbook: of the others only once, as their pages have to be loaded. @type {(page: Page) => Promise<readonly (Known | null)[]>} */
const toGather = (page) => {
  const others = Object.keys(page.form.games).filter((game) => game !== page.form.game);
  const isFirst = !store.isGathered() && others.some((game) => missing(game).length);
  return isFirst ? everyGame(page) : Promise.resolve([page]);
};

/**
 * Keeps the finished sheets that are on this device and in no logbook: those of before there was one, those of pages that
 * were left at once, and those of a file.
 * @type {(page: Page, known?: readonly (Known | null)[]) => Promise<void>}
 */
export const gather = async (page, known) => {
  if (!seen.has(page.count.id)) seen.set(page.count.id, page.count.at);
  await store.open();
  const every = known ?? (await toGather(page));
  const engine = await page.engine();
  const sheets = every.flatMap((of) => (of ? missing(of.form.game).map((id) => ({ of, id })) : []));
  for (const { of, id } of sheets) {
    // The one that is shown may be in the middle of something.
    const line = id === page.count.id ? null : lineKept(engine, of, id);
    if (line) await put(line);
    if (lack) return;
    await new Promise((done) => setTimeout(done));
  }
  if (!every.includes(null)) store.noteGathered();
};

// ---------------------------------------------------------------- What the result says of it

/** So many places are offered. */
const PLACES = 4;

/** Where one has played last. @param {string} here */
const places = (here) => [...new Set(store.plays().flatMap(({ gone, place }) => (gone || !place || place === here ? [] : [place])))].slice(0, PLACES);

/** Why something is not kept, in words; empty if it is. @param {Words} words */
const lackText = (words) => (lack ? { full: words.log_full, denied: words.log_denied }[lack] : "");

/** Place and note, folded until somebody wants them. @type {(page: Page, line: PlayLine) => HTMLElement} */
const about = ({ form: { words } }, { play, place = "", note = "" }) => {
  const [told, wrong] = [h("summary"), h("p", { className: "log__said", role: "alert" })];
  const head = () => {
    told.textContent = [where, what].map(({ value }) => value.trim()).filter(Boolean).join(" · ") || words.place_note;
  };
  const write = async () => {
    const [place = "", note = ""] = [where, what].map(({ value }) => value.trim().replace(/\s+/g, " "));
    head();
    lack = await store.change(play, { place, note });
    wrong.textContent = lackText(words);
  };
  const where = h("input", { type: "text", value: place, maxLength: 200, autocomplete: "off", oninput: write });
  const what = h("textarea", { value: note, maxLength: 2000, rows: 2, oninput: write });
  const choose = (/** @type {string} */ text) => {
    where.value = text;
    write();
  };
  head();
  return h(
    "details",
    { className: "log__about" },
    told,
    h("label", {}, `${words.place} `, where),
    h("div", { className: "tools" }, places(place).map((text) => button(text, () => choose(text)))),
    h("label", {}, `${words.note} `, what),
    wrong,
  );
};

/** A sentence, or the way to what it says, and what can be done about it, if anything. @type {(text: string | Node | undefined, act: string | undefined, does: () => void) => HTMLElement} */
const saying = (text, act, does) => h("p", { className: "log__said" }, h("span", {}, text), act ? button(act, does, { className: "key quiet", data: { choice: "log" } }) : null);

/** What was special about a game, once that is known. @type {(page: Page, line: PlayLine) => HTMLElement} */
const special = (page, line) => {
  const place = h("p", { className: "log__special", role: "status" });
  tellSpecial(place, line, async () => (await page.engine()).version);
  return place;
};

/** What is said of a finished game; `fill` draws it anew. @type {(page: Page, sheet: Sheet, fill: (choice: string) => void) => (HTMLElement | null)[]} */
const content = (page, sheet, fill) => {
  const { form, count } = page;
  const { words } = form;
  const line = store.get(idOf(count));
  /** Draws what has become of it, and says it. @param {string | undefined} text */
  const tell = (text) => {
    fill("log");
    page.say(lack ? lackText(words) : (text ?? ""));
  };
  const take = () => keepAfterAll(page).then(() => tell(words.log_in));
  const leave = async () => {
    lack = await store.remove(idOf(count));
    tell(words.log_out);
  };
  if (lack) return [saying(lackText(words), lack === "full" ? words.retry : "", take)];
  if (count.elsewhere && (!line || line.gone)) return [saying(words.log_elsewhere, words.log_take, take)];
  if (count.elsewhere && line && !isSameTable(lineNow(page, sheet, "", line), line)) return [saying(words.log_differs, words.log_change, take)];
  if (line?.gone) return [saying(words.log_out, words.log_back, take)];
  if (!line) return [];
  return [
    form.hasFirst ? first(page, fill) : null,
    about(page, line),
    mended === line.play ? h("p", { className: "log__said", textContent: words.log_broken }) : null,
    saying(h("a", { href: `../../log/#play=${encodeURIComponent(line.play)}`, textContent: words.log_in }), words.log_leave, leave),
    special(page, line),
  ];
};

/** What the result says of the logbook; null as long as the game is not over. @type {(page: Page) => HTMLElement | null} */
export const card = (page) => {
  const sheet = finished(page);
  if (!sheet) return null;
  const box = h("section", { className: "log", "aria-label": page.form.words.logbook });
  /** Draws it anew; who was on a button stays there. @param {string} [choice] */
  const fill = (choice = "") => {
    box.replaceChildren(...content(page, finished(page) ?? sheet, fill).filter((each) => each !== null));
    for (const each of box.querySelectorAll("button")) if (choice && each.dataset.choice === choice) each.focus({ preventScroll: true });
  };
  redraw = () => {
    const focused = document.activeElement;
    const isHere = focused instanceof HTMLElement && box.contains(focused);
    // Whoever is typing goes on.
    if (box.isConnected && !(isHere && focused.matches("input, textarea"))) fill(isHere ? focused.dataset.choice : "");
  };
  fill();
  return box;
};
store.watch(() => redraw());
