// A count as it is kept: written as a text, and read again whatever has become of that. Nothing here knows the page.
import { isRecord, kindOf } from "./kinds.mjs";
import { closed, openPlaces } from "./said.mjs";
import { readable } from "./tally.mjs";
import { when } from "./time.mjs";
/** @import { Choice, Count, Form, Heard, Kept, Seat, Value } from "../types" */

export const VERSION = 1;

/** A count as it is kept. @param {Count} count */
export const written = (count) => JSON.stringify({ v: VERSION, ...count });

/** What is in a record; nothing where it is none. @type {(value: unknown) => Readonly<Record<string, unknown>>} */
export const safe = (value) => (isRecord(value) ? value : {});

/** @type {(value: unknown) => value is string} */
const isText = (value) => typeof value === "string";
/** @param {unknown} value */
const list = (value) => /** @type {readonly unknown[]} */ (Array.isArray(value) ? value : []);
/** @param {unknown} value */
const texts = (value) => list(value).filter(isText);
/** The entries of a record that are texts. @param {unknown} value */
const named = (value) => Object.fromEntries(Object.entries(safe(value)).flatMap(([name, text]) => (isText(text) ? [[name, text]] : [])));

/** What a count was scored with. @type {(value: unknown) => Choice | null} */
const choice = (value) => (isRecord(value) ? { edition: isText(value.edition) ? value.edition : null, rulings: named(value.rulings) } : null);

/** What was kept of what a phone has handed over. @type {(form: Form, value: unknown) => Heard[]} */
const heard = (form, value) => {
  const { id, seat: place, at, player, open } = safe(value);
  const [found] = readable(form, { players: [player] })?.players ?? [];
  return found && isText(id) ? [{ id, seat: Number(place), at: String(at), player: found, open: texts(open) }] : [];
};

/** What was kept of a seat. @type {(form: Form, value: unknown) => Seat} */
const seat = (form, value) => {
  const { none, aside, heard: parts } = safe(value);
  const fits = form.fields.filter(({ key }) => form.oneOf.includes(key)).flatMap((field) => {
    const found = /** @type {Value | undefined} */ (safe(aside)[field.key]);
    return found !== undefined && kindOf(field).fits(found) ? [[field.key, found]] : [];
  });
  return { none: texts(none), aside: Object.fromEntries(fits), heard: list(parts).flatMap((each) => heard(form, each)) };
};

/**
 * A player by one way of counting, and the values of the others: version 0.1 kept both where two phones had counted one player
 * in two ways, and could not read that again.
 * @type {(form: Form, player: unknown) => [player: unknown, others: Readonly<Record<string, unknown>>]}
 */
const oneWay = (form, player) => {
  const [, ...more] = form.oneOf.filter((key) => Object.hasOwn(safe(player), key));
  if (!more.length) return [player, {}];
  const [own, others] = [false, true].map((other) => Object.fromEntries(Object.entries(safe(player)).filter(([key]) => more.includes(key) === other)));
  return [own, others ?? {}];
};

/** A count as it was kept; null if it cannot be read. @type {(form: Form, id: string, kept: Readonly<Record<string, unknown>>) => Count | null} */
export const countFrom = (form, id, { at, ended, tally, typed, extra, seats, answered, joined, plays, elsewhere }) => {
  const { players, ...said } = safe(tally);
  if (!Array.isArray(players)) return null;
  const ways = players.map((player) => oneWay(form, player));
  const found = readable(form, { ...said, players: ways.map(([player]) => player) });
  if (!found) return null;
  const known = found.players.map((_, i) => {
    const before = safe(Array.isArray(seats) ? seats[i] : null);
    return seat(form, { ...before, aside: { ...safe(before.aside), ...ways[i]?.[1] } });
  });
  const rows = Object.fromEntries(Object.entries(safe(extra)).map(([key, labels]) => [key, texts(labels)]));
  return { id, at: String(at), ended: isText(ended) && !Number.isNaN(Date.parse(ended)) ? ended : null, tally: found, typed: named(typed), extra: rows, seats: known, answered: texts(answered), joined: texts(joined), plays: choice(plays), ...(elsewhere === true ? { elsewhere } : {}) };
};

/** What was kept, as a count where it is one. @type {(form: Form, id: string, text: string) => Kept} */
export const read = (form, id, text) => {
  try {
    const kept = JSON.parse(text);
    if (kept.v > VERSION) return { id, broken: false, text };
    const count = kept.v === VERSION ? countFrom(form, id, kept) : null;
    if (!count) return { id, broken: true, text };
    // Up to version 0.1 a sheet was finished as a whole, and nobody knew when.
    const whole = kept.done === true ? closed(form, count) : count;
    const over = kept.ended === undefined && !openPlaces(form, whole).length;
    return { id, count: over ? { ...whole, ended: when(whole) } : whole };
  } catch {
    return { id, broken: true, text };
  }
};
