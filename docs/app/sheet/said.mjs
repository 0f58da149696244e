// What has been said of a count, and what is open. Whatever is told of a sheet (who leads, who has won, the crown, the
// picture, the paper, the link) follows from it. Nothing here knows the page.
import { agreedOf } from "./agreed.mjs";
import { KINDS, kindOf } from "./kinds.mjs";
import { fieldRows, fieldsOf, rowsOf, valueIn } from "./tally.mjs";
/** @import { Count, Entered, Field, Form, Place, Player, Row, Scalar, Seat, Tally, Value } from "../types" */

/** What is known of somebody who has said nothing. @type {Seat} */
export const SILENT = { none: [], aside: {}, heard: [] };

/** What is known of a player beside the tally. @type {(count: Count, seat: number) => Seat} */
export const seatOf = ({ seats }, seat) => seats[seat] ?? SILENT;

/** The fields that the whole table is asked for. @param {Form} form */
export const tableFields = (form) => form.fields.filter(({ whose }) => whose);

/** The seat of the player who has what only one can have; -1 if nobody does. @type {(tally: Tally, field: Field) => number} */
export const holder = (tally, { key }) => tally.players.findIndex((player) => player[key] === true);

/** Whether a row was said to be none. @type {(count: Count, seat: number, row: Row) => boolean} */
const isNone = (count, seat, { id }) => seatOf(count, seat).none.includes(id);

/** What none is of a kind that is no number. @type {Readonly<Record<string, Scalar>>} */
const NONE = { flag: false, team: "" };

/** What none is of a row. @type {(row: Row) => Scalar} */
const noneOf = ({ field, of = field }) => NONE[of.kind] ?? 0;

/** What a row shows: its value, or what none is where that was said; undefined while it is open. @type {(count: Count, seat: number, row: Row) => Entered} */
export const saidIn = (count, seat, row) => valueIn(count.tally.players[seat], row) ?? (isNone(count, seat, row) ? noneOf(row) : undefined);

/** Whether nobody has said yet what stands in a row; `hand` is the place (`seat/row`) of the row that is being entered. @type {(count: Count, seat: number, row: Row, hand?: string) => boolean} */
const isOpen = (count, seat, row, hand = "") => !kindOf(row.of ?? row.field).optional && (saidIn(count, seat, row) === undefined || hand === `${seat}/${row.id}`);

/** The rows of a player that are open. @type {(form: Form, count: Count, seat: number, hand?: string) => Row[]} */
export const openRows = (form, count, seat, hand) => rowsOf(form, count, seat).filter((row) => isOpen(count, seat, row, hand));

/** Whether anything was said of a player. @type {(form: Form, count: Count, seat: number) => boolean} */
export const isCounted = (form, count, seat) => agreedOf(count.tally.players[seat]).length > 0 || rowsOf(form, count, seat).some((row) => saidIn(count, seat, row) !== undefined);

/**
 * The question for the whole table that is open: who has it, or whether its points are in a number of the player already,
 * once that is said and has room for them.
 * @type {(form: Form, count: Count) => { field: Field, seat: number, number: number | null }[]}
 */
export const openQuestions = (form, count) =>
  tableFields(form)
    .filter(({ key }) => !count.answered.includes(key))
    .map((field) => {
      const seat = holder(count.tally, field);
      const row = rowsOf(form, count, seat).find(({ id }) => id === field.inside);
      const number = row && saidIn(count, seat, row);
      return { field, seat, number: typeof number === "number" ? number : null };
    })
    .filter(({ field, number }) => number === null || number >= (field.worth ?? 0));

/** What is open of a field: nothing, the whole field, or its parts. @type {(form: Form, count: Count, seat: number, field: Field, hand: string) => Place[]} */
const openIn = (form, count, seat, field, hand) => {
  const rows = fieldRows(form, count, seat, field);
  const open = rows.filter((row) => isOpen(count, seat, row, hand));
  // Of many rows in groups nobody wants to hear one by one.
  if (open.length === rows.length || open.some(({ group }) => group)) return open.length ? [{ seat, key: field.key, part: null }] : [];
  return open.map(({ part }) => ({ seat, key: field.key, part }));
};

/** All that is open, in the order in which it is asked. @type {(form: Form, count: Count, hand?: string) => Place[]} */
export const openPlaces = (form, count, hand = "") => [
  ...count.tally.players.flatMap((_, seat) =>
    isCounted(form, count, seat) ? fieldsOf(form, count.tally, seat).flatMap((field) => openIn(form, count, seat, field, hand)) : [{ seat, key: null, part: null }],
  ),
  ...openQuestions(form, count).map(({ field, seat }) => ({ seat: seat < 0 ? null : seat, key: field.key, part: null })),
];

/** What is open, as people read it: what belongs to a player behind the name. @type {(form: Form, count: Count, hand?: string) => string[]} */
export const openLabels = (form, count, hand = "") => {
  const places = openPlaces(form, count, hand);
  /** @param {Place} place */
  const label = ({ seat, key, part }) => {
    const field = form.fields.find((each) => each.key === key);
    const row = field && part !== null && seat !== null ? fieldRows(form, count, seat, field).find((each) => each.part === part) : null;
    return row?.label ?? field?.label ?? "";
  };
  const table = places.filter(({ key }) => tableFields(form).some((field) => field.key === key));
  const own = places.filter((place) => !table.includes(place));
  const players = count.tally.players.flatMap(({ name }, seat) => {
    const labels = own.filter((place) => place.seat === seat).map(label);
    return labels.length ? [[name, labels.filter(Boolean).join(", ")].filter(Boolean).join(" – ")] : [];
  });
  return [...players, ...table.map(label)];
};

/** A place as a link names it: `players[1].goods.drum`; `bonus` where the whole table is asked. @type {(place: Place) => string} */
export const placeText = ({ seat, key, part }) => [seat === null ? null : `players[${seat}]`, key, part].filter((each) => each !== null).join(".");

/** The place that a text names. @type {(text: string) => Place} */
const placeOf = (text) => {
  const [, seat, , key, part] = text.match(/^(?:players\[(\d+)\](\.|$))?([^.]+)?(?:\.(.+))?$/s) ?? [];
  return { seat: seat === undefined ? null : Number(seat), key: key ?? null, part: part ?? null };
};

/** Whether a row lies in a place. @type {(row: Row, seat: number, place: Place) => boolean} */
const liesIn = ({ field, part }, seat, place) =>
  place.seat === seat && (place.key === null || (place.key === field.key && (place.part === null || place.part === String(part))));

/** The rows that people have added, as far as values and places name them. @type {(form: Form, tally: Tally, places: readonly Place[]) => Record<string, string[]>} */
const labels = (form, { players }, places) => {
  /** @type {(field: Field) => readonly string[]} */
  const named = (field) => {
    const values = players.map((player) => player[field.key]).filter((value) => value !== undefined);
    const parts = places.flatMap(({ key, part }) => (key === field.key && part !== null ? [String(part)] : []));
    return [...values.flatMap((value) => kindOf(field).names(value)), ...parts];
  };
  return Object.fromEntries(form.fields.filter((field) => kindOf(field).grows(undefined)).map((field) => [field.key, [...new Set(named(field))]]));
};

/**
 * A count in which everything is said: what has no value is none. Only in the places that are listed it is open; if one of
 * them is unknown, everywhere.
 * @type {(form: Form, given: Count, open?: readonly string[]) => Count}
 */
export const closed = (form, given, open = []) => {
  const places = open.map(placeOf);
  const count = { ...given, extra: { ...given.extra, ...labels(form, given.tally, places) } };
  const isTable = (/** @type {Place} */ { key }) => tableFields(form).some((field) => field.key === key);
  const rows = count.tally.players.map((_, seat) => rowsOf(form, count, seat));
  const known = places.every((place) => isTable(place) || rows.some((own, seat) => place.seat === seat && (place.key === null || own.some((row) => liesIn(row, seat, place)))));
  if (!known) return { ...count, seats: rows.map(() => SILENT), answered: [], joined: [] };
  const seats = rows.map((own, seat) => ({
    ...SILENT,
    none: own.filter((row) => valueIn(count.tally.players[seat], row) === undefined && !places.some((place) => liesIn(row, seat, place))).map(({ id }) => id),
  }));
  const answered = tableFields(form).map(({ key }) => key);
  return { ...count, seats, answered: answered.filter((key) => !places.some((place) => place.key === key)) };
};

/** The tally with what was said to be none written as none, so that nobody takes it for not said. @type {(form: Form, count: Count) => Tally} */
export const spelled = (form, count) => {
  /** @type {(player: Player, seat: number) => Player} */
  const whole = (player, seat) => {
    const flags = tableFields(form).filter(({ key }) => count.answered.includes(key));
    /** @type {Record<string, Value>} */
    const all = { ...Object.fromEntries(flags.map(({ key }) => [key, false])), ...player };
    for (const row of rowsOf(form, count, seat).filter((row) => isNone(count, seat, row))) {
      const { key, empty } = row.field;
      all[key] = kindOf(row.field).set(all[key], row.part, noneOf(row)) ?? empty;
    }
    // In a field whose rows people name, what is not there is none.
    for (const { key, kind } of form.fields) if (kind === "kinds" && all[key] !== undefined) all[key] = KINDS.kinds?.clean(all[key]) ?? {};
    // How somebody will be counted is nothing that was counted.
    const unsaid = fieldsOf(form, count.tally, seat).filter((field) => form.oneOf.includes(field.key) && fieldRows(form, count, seat, field).every((row) => saidIn(count, seat, row) === undefined));
    for (const { key } of unsaid) delete all[key];
    return { ...all, name: player.name };
  };
  return { ...count.tally, players: count.tally.players.map(whole) };
};

/**
 * Where “Next” leads from a row: to the next row of the player that is open, then to what is open of the next players, then
 * to what the whole table is asked (`key`); null if nothing is open any more. Whoever counts a player again (`again`) goes
 * through what is counted, too.
 * @type {(form: Form, count: Count, seat: number, at: number, again?: boolean) => { seat: number, at: number } | { key: string } | null}
 */
export const following = (form, count, seat, at, again = false) => {
  const leads = (/** @type {Row} */ row) => kindOf(row.of ?? row.field).control === "number" && (again || isOpen(count, seat, row));
  const rest = rowsOf(form, count, seat).findIndex((row, i) => i > at && leads(row));
  if (rest >= 0) return { seat, at: rest };
  const many = count.tally.players.length;
  for (let i = 1; i <= many; i += 1) {
    const other = (seat + i) % many;
    const first = rowsOf(form, count, other).findIndex((row) => isOpen(count, other, row));
    if (first >= 0) return { seat: other, at: first };
  }
  const [question] = openQuestions(form, count);
  return question ? { key: question.field.key } : null;
};
