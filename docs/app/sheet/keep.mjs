// Sheets that are kept on this device, each under a name of its own: one that is broken harms no other.
import { isRecord, kindOf } from "./kinds.mjs";
import { closed, SILENT } from "./said.mjs";
import { readable } from "./tally.mjs";
/** @import { Choice, Count, Form, Heard, Kept, Seat, State } from "../types" */

export const VERSION = 1;
/** @param {string} game */
const here = (game) => `sheet.${game}`;
/** @type {(game: string, id: string) => string} */
const key = (game, id) => `sheet.${game}.${id}`;

const storage = () => {
  try {
    const probe = "sheet.probe";
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
};

/** Where the way to the count in use is kept, to be undone. @param {string} game */
const way = (game) => `steps.${game}`;
/** So many steps each way are kept. */
const STEPS = 60;

/** A name for a new sheet. */
export const fresh = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Keeps a sheet, and that it is the one in use; whether that was possible. @type {(game: string, count: Count) => boolean} */
export const put = (game, count) => {
  const kept = storage();
  if (!kept) return false;
  try {
    kept.setItem(key(game, count.id), JSON.stringify({ v: VERSION, ...count }));
    kept.setItem(here(game), count.id);
    return true;
  } catch {
    return false; // full
  }
};

/** Keeps the steps that can be undone and done again, as far as there is room. @type {(form: Form, state: Pick<State, "count" | "past" | "future">) => void} */
export const putSteps = ({ game }, { count, past, future }) => {
  const kept = storage();
  kept?.removeItem(way(game));
  try {
    if (past.length + future.length) kept?.setItem(way(game), JSON.stringify({ v: VERSION, now: count, past: past.slice(-STEPS), future: future.slice(-STEPS) }));
  } catch {
    // Where it is full the sheets matter more.
  }
};

/** The steps that have led to a count; if it was changed elsewhere meanwhile, that is one more. @type {(form: Form, count: Count) => Pick<State, "past" | "future">} */
export const stepsTo = (form, count) => {
  try {
    const { v, now, past, future } = JSON.parse(storage()?.getItem(way(form.game)) ?? "null") ?? {};
    /** @type {(value: unknown) => Count[]} */
    const counts = (value) => (Array.isArray(value) ? value : []).flatMap((each) => counted(form, count.id, safe(each)) ?? []);
    const [last] = v === VERSION && safe(now).id === count.id ? counts([now]) : [];
    if (!last) return { past: [], future: [] };
    const same = JSON.stringify(last) === JSON.stringify(counted(form, count.id, safe(count)));
    return same ? { past: counts(past), future: counts(future) } : { past: [...counts(past), last], future: [] };
  } catch {
    return { past: [], future: [] };
  }
};

/** What was kept under a name, whatever it has become. @param {unknown} value */
const safe = (value) => /** @type {Record<string, never>} */ (isRecord(value) ? value : {});

/** What a count was scored with. @type {(value: unknown) => Choice | null} */
const choice = (value) => {
  if (!isRecord(value)) return null;
  const rulings = Object.entries(safe(value.rulings)).filter(([, reading]) => typeof reading === "string");
  return { edition: typeof value.edition === "string" ? value.edition : null, rulings: Object.fromEntries(rulings) };
};

/** @param {unknown} value */
const list = (value) => /** @type {readonly unknown[]} */ (Array.isArray(value) ? value : []);

/** @param {unknown} value */
const texts = (value) => list(value).filter((each) => typeof each === "string");

/** What was kept of a seat. @type {(form: Form, value: unknown) => Seat} */
const seat = (form, value) => {
  if (!isRecord(value)) return SILENT;
  const fits = form.fields.filter(({ key }) => form.oneOf.includes(key)).flatMap((field) => {
    const found = safe(value.aside)[field.key];
    return found !== undefined && kindOf(field).fits(found) ? [[field.key, found]] : [];
  });
  return { none: texts(value.none), aside: Object.fromEntries(fits), heard: list(value.heard).flatMap((each) => heard(form, safe(each))) };
};

/** What was kept of what a phone has handed over. @type {(form: Form, value: Record<string, never>) => Heard[]} */
const heard = (form, { id, seat: place, at, player, open }) => {
  const [found] = readable(form, { players: [player] })?.players ?? [];
  return found && typeof id === "string" ? [{ id, seat: Number(place), at: String(at), player: found, open: texts(open) }] : [];
};

/** A count as it was kept; null if it cannot be read. @type {(form: Form, id: string, kept: Record<string, never>) => Count | null} */
const counted = (form, id, { at, tally, typed, extra, seats, answered, joined, plays }) => {
  const found = readable(form, tally);
  return (
    found && { id, at: String(at), tally: found, typed: safe(typed), extra: safe(extra), seats: found.players.map((_, i) => seat(form, seats?.[i])), answered: texts(answered), joined: texts(joined), plays: choice(plays) }
  );
};

/**
 * @param {Form} form
 * @param {string} id
 * @param {string} text
 * @returns {Kept}
 */
const understood = (form, id, text) => {
  try {
    const kept = JSON.parse(text);
    if (kept.v > VERSION) return { id, broken: false, text };
    const count = kept.v === VERSION ? counted(form, id, kept) : null;
    if (!count) return { id, broken: true, text };
    // Up to version 0.1 a sheet was finished as a whole.
    return { id, count: kept.done === true ? closed(form, count) : count };
  } catch {
    return { id, broken: true, text };
  }
};

/** What is kept under a name; null if nothing is. @type {(form: Form, id: string) => Kept | null} */
export const get = (form, id) => {
  const text = storage()?.getItem(key(form.game, id)) ?? null;
  return text === null ? null : understood(form, id, text);
};

/** All sheets of a game, the latest first; what cannot be read comes last. @type {(form: Form) => Kept[]} */
export const all = (form) => {
  const before = key(form.game, "");
  return Object.keys(storage() ?? {})
    .filter((name) => name.startsWith(before))
    .flatMap((name) => get(form, name.slice(before.length)) ?? [])
    .sort((a, b) => (b.count?.at ?? "").localeCompare(a.count?.at ?? ""));
};

/** The sheet in use; else the latest that can be read. @type {(form: Form) => Count | null} */
export const current = (form) => {
  const id = storage()?.getItem(here(form.game));
  return (id ? get(form, id)?.count : null) ?? all(form).find(({ count }) => count)?.count ?? null;
};

/** @type {(game: string, id: string) => void} */
export const remove = (game, id) => storage()?.removeItem(key(game, id));

/** Calls `tell(id)` when another tab has changed a sheet of the game. @type {(game: string, tell: (id: string) => void) => void} */
export const watch = (game, tell) =>
  addEventListener("storage", (event) => {
    const before = key(game, "");
    if (event.key?.startsWith(before)) tell(event.key.slice(before.length));
  });
