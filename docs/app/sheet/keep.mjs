// Sheets that are kept on this device, each under a name of its own: one that is broken harms no other.
//
// `sheet.GAME.ID` has the text of a sheet, `steps.GAME` the steps of the one in use. Which one that is lies in localStorage as
// `sheet.GAME`: a page has to know before its first paint whether there is one (`early.js`).
import { recall, remember } from "../local.mjs";
import * as texts from "../texts.mjs";
import { countFrom, read, safe, VERSION, written } from "./kept.mjs";
import { idOf } from "./tally.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { Count, Form, Kept, State, Tally } from "../types" */

/** @param {string} game */
const here = (game) => `sheet.${game}`;
/** @type {(game: string, id: string) => string} */
const key = (game, id) => `sheet.${game}.${id}`;

const STEPS_OF = "steps.";

/** Reads what is kept: only then is anything here. */
export const open = () => texts.open("sheet.", STEPS_OF);

/** Why nothing can be kept; empty if it can be. */
export const { lack } = texts;

/** Where the way to the count in use is kept, to be undone. @param {string} game */
const way = (game) => STEPS_OF + game;
/** So many steps each way are kept. */
const STEPS = 60;

/** A name for a new sheet. */
export const fresh = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Writes the name of a sheet that is not kept into that of the tab, which lasts until it is closed. @param {Count} count */
export const nameTab = (count) => {
  window.name = `${count.id} ${idOf(count)}`;
};

/** The name that the sheet of a tally had in this tab, if nothing is kept under it; else a new one. @type {(form: Form, tally: Tally) => string} */
export const sameName = (form, tally) => {
  const [, id = "", of] = window.name.match(/^(\w{1,40}) (.+)$/s) ?? [];
  return of !== undefined && of === tally.id && !get(form, id) ? id : fresh();
};

/** Keeps what was kept under a name before; says why, where that was not possible. @type {(game: string, id: string, text: string) => Promise<Lack>} */
export const restore = (game, id, text) => texts.write([[key(game, id), text]]);

/** The text that a count is kept as; null if that could not be read again: then it takes the place of nothing. @type {(form: Form, count: Count) => string | null} */
const textOf = (form, count) => {
  const text = written(count);
  return read(form, count.id, text).count ? text : null;
};

/** Keeps a sheet; empty if that was possible, else why not. @type {(form: Form, count: Count) => Promise<Lack>} */
export const store = (form, count) => {
  const text = textOf(form, count);
  return text === null ? Promise.resolve(/** @type {const} */ ("denied")) : restore(form.game, count.id, text);
};

/** Keeps a sheet, and that it is the one in use; empty if that was possible, else why not. @type {(form: Form, count: Count) => Promise<Lack>} */
export const put = async (form, count) => {
  remember(here(form.game), count.id);
  const lack = await store(form, count);
  if (lack !== "full") return lack;
  // The sheets matter more than the steps.
  await texts.write(texts.under(STEPS_OF).map(([game]) => [way(game), null]));
  return store(form, count);
};

/** Keeps the steps that can be undone and done again, as far as there is room. @type {(form: Form, state: Pick<State, "count" | "past" | "future">) => void} */
export const putSteps = ({ game }, { count, past, future }) => {
  const steps = past.length + future.length ? JSON.stringify({ v: VERSION, now: count, past: past.slice(-STEPS), future: future.slice(-STEPS) }) : null;
  if (steps !== texts.get(way(game))) texts.write([[way(game), steps]]);
};

/** The steps that have led to a count; if it was changed elsewhere meanwhile, that is one more. @type {(form: Form, count: Count) => Pick<State, "past" | "future">} */
export const stepsTo = (form, count) => {
  try {
    const { v, now, past, future } = JSON.parse(texts.get(way(form.game)) ?? "null") ?? {};
    /** @type {(value: unknown) => Count[]} */
    const counts = (value) => (Array.isArray(value) ? value : []).flatMap((each) => countFrom(form, count.id, safe(each)) ?? []);
    const [last] = v === VERSION && safe(now).id === count.id ? counts([now]) : [];
    if (!last) return { past: [], future: [] };
    const same = JSON.stringify(last) === JSON.stringify(countFrom(form, count.id, safe(count)));
    return same ? { past: counts(past), future: counts(future) } : { past: [...counts(past), last], future: [] };
  } catch {
    return { past: [], future: [] };
  }
};

/** What is kept under a name; null if nothing is. @type {(form: Form, id: string) => Kept | null} */
export const get = (form, id) => {
  const text = texts.get(key(form.game, id));
  return text === null ? null : read(form, id, text);
};

/** All sheets of a game, the latest first; what cannot be read comes last. @type {(form: Form) => Kept[]} */
export const all = (form) =>
  texts
    .under(key(form.game, ""))
    .map(([id, text]) => read(form, id, text))
    .sort((a, b) => (b.count?.at ?? "").localeCompare(a.count?.at ?? ""));

/** How many games of all kinds have ended. */
export const countEnded = () => texts.under("sheet.").filter(([, text]) => text.includes('"ended":"')).length;

/** The sheets of a game that were counted here and may be over, by id: only reading them tells. @param {string} game */
export const over = (game) => {
  const mayBe = (/** @type {string} */ text) => (text.includes('"ended":"') || !text.includes('"ended":')) && !text.includes('"elsewhere":true');
  return texts.under(key(game, "")).flatMap(([id, text]) => (mayBe(text) ? [id] : []));
};

/** The sheet in use; else the latest that can be read. @type {(form: Form) => Count | null} */
export const current = (form) => {
  const id = recall(here(form.game));
  return (id ? get(form, id)?.count : null) ?? all(form).find(({ count }) => count)?.count ?? null;
};

/** The text that is kept of a sheet; empty if none is. @type {(game: string, id: string) => string} */
export const textUnder = (game, id) => texts.get(key(game, id)) ?? "";

/** Forgets a sheet; says why, where that was not possible. @type {(game: string, id: string) => Promise<Lack>} */
export const remove = (game, id) => texts.write([[key(game, id), null]]);

/** Calls `tell(id)` when another tab has changed a sheet of the game, or uses another one. @type {(game: string, tell: (id: string) => void) => void} */
export const watch = (game, tell) => {
  const before = key(game, "");
  texts.watch((names) => {
    for (const name of names) if (name.startsWith(before)) tell(name.slice(before.length));
  });
  addEventListener("storage", (event) => {
    if (event.key === here(game)) tell(event.newValue ?? "");
  });
};
