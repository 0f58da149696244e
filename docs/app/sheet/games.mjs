// The dialog of the games that are kept on this device.
import { choiceOf } from "./counting.mjs";
import { again, close, dialog, namesIn } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import * as gone from "./gone.mjs";
import * as keep from "./keep.mjs";
import { read } from "./kept.mjs";
import * as store from "../log/store.mjs";
import { lineOf } from "./lines.mjs";
import { isUnnamed } from "./names.mjs";
import { everyGame } from "./others.mjs";
import { taking } from "./phones.mjs";
import { openPlaces } from "./said.mjs";
import { download } from "./share.mjs";
import { counted, idOf } from "./tally.mjs";
import { filled, signed } from "./text.mjs";
import { now, onTheWall, timeText, when } from "./time.mjs";
/** @import { Known } from "./others.mjs" */
/** @import { Page } from "./page" */
/** @import { Kept } from "../types" */

/** @typedef {{ of: Known, kept: Kept, deleted: string | null }} Entry a sheet of a game; where it was deleted, what was kept of it */

/** The sheets of some games, the latest first; what cannot be read comes last. @type {(every: readonly Known[]) => Entry[]} */
const entries = (every) => {
  const all = every.flatMap((of) => {
    const kept = keep.all(of.form);
    // Another tab that shows a deleted sheet may have kept it again.
    const deleted = gone.goneOf(of.form.game).filter(({ id }) => !kept.some((each) => each.id === id));
    return [...kept.map((each) => ({ of, kept: each, deleted: null })), ...deleted.map(({ id, text }) => ({ of, kept: read(of.form, id, text), deleted: text }))];
  });
  /** @param {Entry} entry */
  const age = ({ kept }) => (kept.count ? Date.parse(when(kept.count) ?? "") || 0 : -1);
  return all.sort((a, b) => age(b) - age(a));
};

/** Tells in each row who has how many points, one row after the other: there may be many. @type {(page: Page, rows: readonly { entry: Entry, place: Element | null }[]) => Promise<void>} */
const tellTotals = async (page, rows) => {
  for (const { entry: { of, kept: { count } }, place } of rows) {
    if (!count?.tally.players.some(counted)) continue;
    const players = await page.totals(count, of).catch(() => null);
    await new Promise((done) => setTimeout(done));
    if (!place?.isConnected) return;
    const over = !openPlaces(of.form, count).length;
    if (players) place.replaceChildren(...players.flatMap(({ name, total, winner }, i) => [i ? ", " : "", over && winner ? "♛\u00a0" : "", h("bdi", { textContent: name }), `\u00a0${signed(total)}`]));
  }
};

/** All games of this device in one file. @type {(page: Page, every: readonly Known[]) => Promise<void>} */
const saveAll = async (page, every) => {
  const [engine] = await Promise.all([page.engine(), store.open()]);
  const lines = [];
  for (const { of, kept: { count }, deleted } of entries(every)) {
    if (deleted !== null || !count?.tally.players.some(counted)) continue;
    lines.push(JSON.stringify(lineOf(engine, of.form, count, choiceOf(of), store.get(idOf(count)))));
    await new Promise((done) => setTimeout(done));
  }
  download(`${lines.join("\n")}\n`, `${Object.keys(page.form.games).join("-")}-${(onTheWall(now()) ?? "").slice(0, 10)}.jsonl`, "application/x-ndjson");
};

/** The players whom somebody has named, where all are. @param {Page} page */
const people = ({ form, count }) => {
  const names = count.tally.players.map(({ name }) => name);
  return names.some((name) => isUnnamed(form, name)) ? [] : names;
};

/** A new game of any kind. @param {Page} page */
const beginning = (page) => {
  const { words, games, game } = page.form;
  const begin = () => {
    close();
    page.begin();
  };
  const others = Object.entries(games).filter(([id]) => id !== game);
  const link = (/** @type {string} */ id) => `../${id}/#new=${encodeURIComponent(JSON.stringify(people(page)))}`;
  return [
    h("div", { className: "tools" }, button(words.new_same, () => again(page), { className: "key strong" }), button(words.new, begin)),
    others.length > 0 && h("p", { className: "tools" }, h("span", { textContent: words.new_other }), others.map(([id, name]) => h("a", { className: "key", href: link(id), textContent: name }))),
  ];
};

/** What can be done with a sheet, by buttons; `fill` draws the list anew. @type {(page: Page, entry: Entry, isShown: boolean, fill: (focus: string) => void) => HTMLElement[]} */
const buttons = (page, { of: { form }, kept, deleted }, isShown, fill) => {
  const { words } = page.form;
  const { game, name } = form;
  const { id, count } = kept;
  const value = [name, title(page, kept), count && timeText(when(count))].filter(Boolean).join(", ");
  /** @type {(text: string, does: () => void, given?: Readonly<Record<string, unknown>>) => HTMLElement} */
  const made = (text, does, given = {}) => button(text, does, { "aria-label": filled(words.pair, { question: text, value }), ...given });
  const back = async () => {
    const done = keep.get(form, id) ? "" : keep.restore(game, id, deleted ?? "");
    fill(id);
    if (await done) fill(id);
    else gone.without(game, id);
  };
  if (deleted !== null) return [made(words.bring_back, back)];
  const forget = async () => {
    gone.add({ game, id, text: keep.textUnder(game, id) });
    const done = keep.remove(game, id);
    page.keep();
    fill(id);
    if (await done) fill(id);
    else page.say(words.forgotten);
  };
  const open = () => {
    if (game !== page.form.game) return location.assign(`../${game}/#kept=${encodeURIComponent(id)}`);
    close();
    if (count) page.show(count);
  };
  const first = count ? made(words.open_it, open, { disabled: isShown }) : made(words.save, () => download(kept.text, `${game}-${id}.json`, "application/json"));
  return isShown ? [first] : [first, made(words.forget, forget, { className: "key quiet" })];
};

/** What a sheet is called in the list: its players. @type {(page: Page, kept: Kept) => string} */
const title = ({ form: { words } }, kept) => (kept.count ? namesIn(kept.count.tally) : kept.broken ? words.broken : words.newer_kept);

/** @type {(page: Page, entry: Entry, fill: (focus: string) => void) => HTMLElement} */
const row = (page, entry, fill) => {
  const { of, kept, deleted } = entry;
  const { words, games } = page.form;
  const isShown = of.form.game === page.form.game && kept.id === page.count.id && deleted === null;
  const more = [Object.keys(games).length > 1 && of.form.name, kept.count && timeText(when(kept.count)), isShown && words.current, deleted !== null && words.gone];
  return h(
    "li",
    { className: isShown ? "now" : deleted === null ? "" : "gone", data: { id: kept.id } },
    h("div", { className: "kept__what" }, h("b", {}, h("bdi", { textContent: title(page, kept) })), h("small", { textContent: more.filter(Boolean).join(" · ") })),
    buttons(page, entry, isShown, fill),
  );
};

/** Opens the dialog; `notes` tell what has just happened. @type {(page: Page, notes?: readonly string[]) => Promise<void>} */
export const games = async (page, notes = []) => {
  const { form } = page;
  const { words } = form;
  const [list, missing] = [h("ul", { className: "kept" }), h("div")];
  /** @type {Known[]} */
  let every = [page];
  /** Draws the list anew; the focus goes to what can be done next in the same row. @type {(focus?: string) => void} */
  const fill = (focus = "") => {
    const all = entries(every);
    list.replaceChildren(...all.map((entry) => row(page, entry, fill)));
    if (focus) [...list.children].find((each) => each instanceof HTMLElement && each.dataset.id === focus)?.querySelector("button")?.focus();
    tellTotals(page, all.map((entry, i) => ({ entry, place: list.children[i]?.querySelector("b") ?? null })));
  };
  fill();
  dialog(
    words,
    words.games,
    notes.map((text) => h("p", { className: "sheet-dialog__note", textContent: text })),
    ...beginning(page),
    h("p", {}, words.games_lead, " ", h("a", { href: "../../log/", className: "kept__log", textContent: words.logbook })),
    list,
    missing,
    h("div", { className: "tools" }, button(words.save_all, () => saveAll(page, every))),
    h("h3", { textContent: words.bring }),
    taking(page),
  );
  every = (await everyGame(page)).flatMap((found) => found ?? []);
  const lost = Object.entries(form.games).filter(([game]) => !every.some((found) => found.form.game === game));
  missing.replaceChildren(...lost.map(([, name]) => h("p", { textContent: filled(words.not_loaded, { game: name }) })));
  if (list.isConnected && every.length > 1) fill();
};
