// Sheets that are kept on this device, each under a name of its own: one that is broken harms no other.
import { keepText as set, storage } from "../local.mjs";
import { countFrom, read, safe, VERSION, written } from "./kept.mjs";
import { idOf } from "./tally.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { Count, Form, Kept, State, Tally } from "../types" */

/** @param {string} game */
const here = (game) => `sheet.${game}`;
/** @type {(game: string, id: string) => string} */
const key = (game, id) => `sheet.${game}.${id}`;

/** Why nothing can be kept; empty if it can be. */
export const lack = () => {
  const found = set("sheet.probe", "1");
  storage()?.removeItem("sheet.probe");
  return found;
};

/** Where the way to the count in use is kept, to be undone. @param {string} game */
const way = (game) => `steps.${game}`;
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

/** Keeps what was kept under a name before; whether that was possible. @type {(game: string, id: string, text: string) => boolean} */
export const restore = (game, id, text) => set(key(game, id), text) === "";

/** The text that a count is kept as; null if that could not be read again: then it takes the place of nothing. @type {(form: Form, count: Count) => string | null} */
const textOf = (form, count) => {
  const text = written(count);
  return read(form, count.id, text).count ? text : null;
};

/** Keeps a sheet; whether that was possible. @type {(form: Form, count: Count) => boolean} */
export const store = (form, count) => {
  const text = textOf(form, count);
  return text !== null && restore(form.game, count.id, text);
};

/** Keeps a sheet, and that it is the one in use; empty if that was possible, else why not. @type {(form: Form, count: Count) => Lack} */
export const put = (form, count) => {
  const text = textOf(form, count);
  if (text === null) return "denied";
  const write = () => set(key(form.game, count.id), text) || set(here(form.game), count.id);
  if (!write()) return "";
  // The sheets matter more than the steps.
  const kept = storage();
  for (const name of Object.keys(kept ?? {})) if (name.startsWith(way(""))) kept?.removeItem(name);
  return write();
};

/** Keeps the steps that can be undone and done again, as far as there is room. @type {(form: Form, state: Pick<State, "count" | "past" | "future">) => void} */
export const putSteps = ({ game }, { count, past, future }) => {
  storage()?.removeItem(way(game));
  if (past.length + future.length) set(way(game), JSON.stringify({ v: VERSION, now: count, past: past.slice(-STEPS), future: future.slice(-STEPS) }));
};

/** The steps that have led to a count; if it was changed elsewhere meanwhile, that is one more. @type {(form: Form, count: Count) => Pick<State, "past" | "future">} */
export const stepsTo = (form, count) => {
  try {
    const { v, now, past, future } = JSON.parse(storage()?.getItem(way(form.game)) ?? "null") ?? {};
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
  const text = storage()?.getItem(key(form.game, id)) ?? null;
  return text === null ? null : read(form, id, text);
};

/** All sheets of a game, the latest first; what cannot be read comes last. @type {(form: Form) => Kept[]} */
export const all = (form) => {
  const before = key(form.game, "");
  return Object.keys(storage() ?? {})
    .filter((name) => name.startsWith(before))
    .flatMap((name) => get(form, name.slice(before.length)) ?? [])
    .sort((a, b) => (b.count?.at ?? "").localeCompare(a.count?.at ?? ""));
};

/** How many games of all kinds have ended. */
export const countEnded = () => {
  const kept = storage();
  const texts = Object.keys(kept ?? {}).filter((name) => /^sheet\.[^.]+\./.test(name)).map((name) => kept?.getItem(name) ?? "");
  return texts.filter((text) => text.includes('"ended":"')).length;
};

/** The sheets of a game that were counted here and may be over, by id: only reading them tells. @param {string} game */
export const over = (game) => {
  const kept = storage();
  const before = key(game, "");
  const mayBe = (/** @type {string} */ text) => (text.includes('"ended":"') || !text.includes('"ended":')) && !text.includes('"elsewhere":true');
  return Object.keys(kept ?? {}).filter((name) => name.startsWith(before) && mayBe(kept?.getItem(name) ?? "")).map((name) => name.slice(before.length));
};

/** The sheet in use; else the latest that can be read. @type {(form: Form) => Count | null} */
export const current = (form) => {
  const id = storage()?.getItem(here(form.game));
  return (id ? get(form, id)?.count : null) ?? all(form).find(({ count }) => count)?.count ?? null;
};

/** Forgets a sheet; returns what was kept. @type {(game: string, id: string) => string} */
export const remove = (game, id) => {
  const kept = storage();
  const text = kept?.getItem(key(game, id)) ?? "";
  kept?.removeItem(key(game, id));
  return text;
};

/** Calls `tell(id)` when another tab has changed a sheet of the game, or uses another one. @type {(game: string, tell: (id: string) => void) => void} */
export const watch = (game, tell) =>
  addEventListener("storage", (event) => {
    const before = key(game, "");
    if (event.key?.startsWith(before)) tell(event.key.slice(before.length));
    else if (event.key === here(game)) tell(event.newValue ?? "");
  });
