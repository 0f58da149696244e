// What a sheet shows, as a frozen value, and everything that can happen to it. Nothing here knows the page or the clock:
// whatever changes the count is told when (`at`, ISO 8601).
import { agreedOf, withAgreed } from "./agreed.mjs";
import { kindOf, nothingIn } from "./kinds.mjs";
import { freeName, isUnnamed, numbered, strangers } from "./names.mjs";
import { rebased } from "./rebase.mjs";
import { holder, isCounted, openPlaces, openRows, saidIn, seatOf, SILENT, tableFields } from "./said.mjs";
import { changed, leastOf, numberOf, seated, valueIn, way } from "./tally.mjs";
/** @import { Agreed, Choice, Count, Entered, Field, Form, Player, Row, Seat, State, Tally, Texts } from "../types" */

/** So many steps can be undone. */
const MOST = 300;

/** @type {(state: State) => State} */
const frozen = (state) => Object.freeze({ ...state, count: Object.freeze(state.count) });

/** The state in which a count is opened: its first player, and the steps that led there, if they are known. @type {(count: Count, steps?: Pick<State, "past" | "future">) => State} */
export const open = (count, { past, future } = { past: [], future: [] }) => frozen({ count, past, future, last: "", nudged: "", seat: 0 });

/** The first player whom nobody has named, as long as nothing is counted; else -1. @type {(form: Form, count: Count) => number} */
export const unnamed = (form, count) => {
  const { players } = count.tally;
  return players.some((_, seat) => isCounted(form, count, seat)) ? -1 : players.findIndex(({ name }) => isUnnamed(form, name));
};

/**
 * A count in which nothing was entered.
 * @type {(form: Form, id: string, at: string, names?: readonly string[]) => Count}
 */
export const empty = (form, id, at, names = strangers(form, form.table[0])) => ({
  id,
  at,
  ended: null,
  tally: { game: form.game, rulings: {}, players: names.map((name) => ({ name })) },
  typed: {},
  extra: {},
  seats: names.map(() => SILENT),
  answered: [],
  joined: [],
  plays: null,
});

/**
 * Takes over a change of the count as one step to undo; what is called by the same `what` as the change before it is
 * the same step.
 * @type {(state: State, at: string, change: Partial<Omit<Count, "id" | "at">>, what?: string) => State}
 */
export const edit = (state, at, change, what = "") => {
  const past = what && what === state.last ? state.past : [...state.past, state.count].slice(-MOST);
  return frozen({ ...state, count: { ...state.count, ...change, at }, past, future: [], last: what });
};

/** @type {(state: State, at: string, to: Count, rest: Pick<State, "past" | "future">) => State} */
const restore = (state, at, to, { past, future }) => {
  const { elsewhere: _gone, ...counted } = to;
  const { id, ended, elsewhere } = state.count;
  return frozen({ ...state, count: { ...counted, id, at, ended, ...(elsewhere ? { elsewhere } : {}) }, past, future, last: "", seat: concerned(state, to) });
};

/** The player whom the step to another count is about; else the one that is shown. @type {(state: State, to: Count) => number} */
const concerned = ({ count, seat }, to) => {
  const { players } = to.tally;
  if (players.length !== count.tally.players.length) return Math.min(seat, players.length - 1);
  const changed = players.findIndex((player, i) => JSON.stringify([player, to.seats[i]]) !== JSON.stringify([count.tally.players[i], count.seats[i]]));
  return changed < 0 ? seat : changed;
};

/** One step back; the same state where there is none. @type {(state: State, at: string) => State} */
export const undo = (state, at) => {
  const to = state.past.at(-1);
  return to ? restore(state, at, to, { past: state.past.slice(0, -1), future: [...state.future, state.count] }) : state;
};

/** One step forth again; the same state where there is none. @type {(state: State, at: string) => State} */
export const redo = (state, at) => {
  const to = state.future.at(-1);
  return to ? restore(state, at, to, { past: [...state.past, state.count], future: state.future.slice(0, -1) }) : state;
};

/** The same count as another tab has changed it: the same player is shown, and what was done here can be undone. @type {(state: State, count: Count) => State} */
export const follow = (state, count) => {
  const { players } = count.tally;
  const there = players.findIndex(({ name }) => name === playerOf(state).name);
  const seat = there < 0 ? Math.min(state.seat, players.length - 1) : there;
  return frozen({ ...state, ...rebased(state, count), count, seat });
};

/** Another player is shown. @type {(state: State, seat: number) => State} */
export const sit = (state, seat) => frozen({ ...state, seat, last: "" });

/** What is changed next is a step of its own. @type {(state: State) => State} */
export const settle = (state) => (state.last ? frozen({ ...state, last: "" }) : state);

/** The player that is shown. @type {(state: State) => Player} */
export const playerOf = ({ count, seat }) => {
  const player = count.tally.players[seat];
  if (!player) throw new RangeError(`there is no player ${seat}`);
  return player;
};

/** @type {(state: State, change: (player: Player, seat: number) => Player) => Tally} */
const withPlayers = ({ count }, change) => ({ ...count.tally, players: count.tally.players.map(change) });

/** The player that is shown has another name; without one a number. @type {(form: Form, state: State, at: string, text: string) => State} */
export const rename = (form, state, at, text) => {
  const name = text.trim() || numbered(form, state.seat + 1);
  const tally = withPlayers(state, (player, seat) => (seat === state.seat ? { ...player, name } : player));
  return edit(state, at, { tally: hasBegun(state) ? { ...tally, began: name } : tally }, `name/${state.seat}`);
};

/** The count before the name of the player that is shown was typed; null if nobody is typing it. @type {(state: State) => Count | null} */
const unnamedYet = ({ past, last, seat }) => (last === `name/${seat}` ? (past.at(-1) ?? null) : null);

/** Whether it is the player that is shown who began; while a name is typed it may be that of another player, too. @type {(state: State) => boolean} */
const hasBegun = (state) => {
  const { tally } = unnamedYet(state) ?? state.count;
  return tally.began !== undefined && tally.began === tally.players[state.seat]?.name;
};

/** Who began is said: a player, or nobody any more. @type {(state: State, at: string, name: string) => State} */
export const begin = (state, at, name) => {
  const { began: _gone, ...tally } = state.count.tally;
  return edit(state, at, { tally: name ? { ...tally, began: name } : tally });
};

/** The count with the name that stood before the one that is being typed, which may yet become another. @type {(state: State) => Count} */
export const beforeNaming = (state) => {
  const { count, seat } = state;
  const name = unnamedYet(state)?.tally.players[seat]?.name;
  if (name === undefined) return count;
  const tally = withPlayers(state, (player, i) => (i === seat ? { ...player, name } : player));
  return { ...count, tally: hasBegun(state) ? { ...tally, began: name } : tally };
};

/** One more player, who is shown. @type {(form: Form, state: State, at: string) => State} */
export const add = (form, state, at) => {
  const { players } = state.count.tally;
  const taken = new Set(players.map(({ name }) => name));
  const player = { name: freeName(form, players.length + 1, taken) };
  const { tally, seats } = state.count;
  return frozen({ ...edit(state, at, { tally: { ...tally, players: [...players, player] }, seats: [...seats, SILENT] }), seat: players.length });
};

/** The player that is shown sits one place to the left, or to the right, of where that was. @type {(state: State, at: string, by: -1 | 1) => State} */
export const move = (state, at, by) => {
  const { tally, typed } = state.count;
  const to = state.seat + by;
  if (!tally.players[to]) return state;
  const from = (/** @type {number} */ seat) => ({ [to]: state.seat, [state.seat]: to })[seat] ?? seat;
  /** @type {<T>(all: readonly T[]) => T[]} */
  const moved = (all) => all.flatMap((_, seat) => all.slice(from(seat), from(seat) + 1));
  const texts = Object.entries(typed).map(([where, text]) => [where.replace(/^\d+/, (seat) => String(from(Number(seat)))), text]);
  const change = { tally: { ...tally, players: moved(tally.players) }, seats: moved(tally.players.map((_, seat) => seatOf(state.count, seat))), typed: Object.fromEntries(texts) };
  return frozen({ ...edit(state, at, change), seat: to });
};

/** What was done last where a player was removed: that can be taken back in the same place. */
export const REMOVED = "removed";

/** Without the player that is shown. What only that player had is asked again. @type {(form: Form, state: State, at: string) => State} */
export const remove = (form, state, at) => {
  const { tally, seats, answered, joined } = state.count;
  /** @type {<T>(all: readonly T[]) => T[]} */
  const others = (all) => all.filter((_, seat) => seat !== state.seat);
  const lost = tableFields(form).filter((field) => holder(tally, field) === state.seat);
  const change = { tally: seated(tally, others(tally.players)), typed: {}, seats: others(seats), answered: but(answered, lost), joined: but(joined, lost) };
  return frozen({ ...edit(state, at, change), last: REMOVED, seat: Math.max(0, state.seat - 1) });
};

/** Keys but for those of some fields. @type {(keys: readonly string[], fields: readonly Field[]) => string[]} */
const but = (keys, fields) => keys.filter((key) => !fields.some((field) => field.key === key));

/** Where the sum of a row of the player that is shown is kept. @type {(state: State, row: Row) => string} */
const place = (state, row) => `${state.seat}/${row.id}`;

/** What is known of the player that is shown with other rows that are none. @type {(state: State, none: (before: readonly string[]) => readonly string[]) => readonly Seat[]} */
const withNone = ({ count, seat }, none) => count.tally.players.map((_, i) => (i === seat ? { ...seatOf(count, i), none: none(seatOf(count, i).none) } : seatOf(count, i)));

/** What the whole table is asked of the number in a row of the player that is shown. @type {(form: Form, state: State, row: Row) => readonly Field[]} */
const askedOf = (form, { count, seat }, row) => tableFields(form).filter((field) => field.inside === row.field.key && holder(count.tally, field) === seat);

/**
 * A row of the player that is shown has another value; undefined empties it. A sum that was typed is kept as it was.
 * @type {(form: Form, state: State, at: string, row: Row, value: Entered, text?: string) => State}
 */
export const set = (form, state, at, row, value, text = "") => {
  const here = place(state, row);
  const { [here]: _gone, ...others } = state.count.typed;
  const typed = /\d\s*[+-]\s*\d/.test(text) && Number.isInteger(numberOf(value)) ? { ...others, [here]: text } : others;
  const tally = changed(state.count.tally, state.seat, row, value);
  const none = value === 0 && valueIn(tally.players[state.seat], row) === undefined;
  const seats = withNone(state, (before) => [...before.filter((id) => id !== row.id), ...(none ? [row.id] : [])]);
  const again = askedOf(form, state, row);
  return edit(state, at, { tally, typed, seats, answered: but(state.count.answered, again), joined: but(state.count.joined, again) }, here);
};

/** A tally in which it stands how some players are counted, also where all is none. @type {(form: Form, tally: Tally, seats: readonly number[]) => Tally} */
const withWay = (form, tally, seats) => ({
  ...tally,
  players: tally.players.map((player, seat) => {
    const field = seats.includes(seat) && form.fields.find(({ key }) => key === way(form, tally, seat));
    return field ? { [field.key]: nothingIn(field), ...player } : player;
  }),
});

/** A row of the player that is shown is left: if it is open, it is none. @type {(form: Form, state: State, at: string, row: Row) => State} */
export const pass = (form, state, at, row) => {
  if (saidIn(state.count, state.seat, row) !== undefined) return settle(state);
  return edit(state, at, { tally: withWay(form, state.count.tally, [state.seat]), seats: withNone(state, (before) => [...before, row.id]) });
};

/** The rest of some players is none, but for what everybody has to say. @type {(form: Form, state: State, at: string, seats: readonly number[]) => State} */
export const passAll = (form, state, at, seats) => {
  const ids = state.count.tally.players.map((_, seat) => (seats.includes(seat) ? openRows(form, state.count, seat).filter(({ field }) => !field.required).map(({ id }) => id) : []));
  if (!ids.some((each) => each.length)) return settle(state);
  return edit(state, at, { tally: withWay(form, state.count.tally, seats), seats: ids.map((more, seat) => ({ ...seatOf(state.count, seat), none: [...seatOf(state.count, seat).none, ...more] })) });
};

/** With so many points more in the number that a field is about, of who has it; the sum that was typed there goes. @type {(count: Count, field: Field, points: number) => Pick<Count, "tally" | "typed">} */
const moved = ({ tally, typed }, field, points) => {
  const [seat, key] = [holder(tally, field), field.inside ?? ""];
  const number = tally.players[seat]?.[key];
  if (typeof number !== "number" || !points) return { tally, typed };
  const players = tally.players.map((player, i) => (i === seat ? { ...player, [key]: number + points } : player));
  const { [`${seat}/${key}`]: _gone, ...others } = typed;
  return { tally: { ...tally, players }, typed: others };
};

/** Who has what only one player can have; null if nobody does. Points that were taken out of a number go back there. @type {(state: State, at: string, field: Field, seat: number | null) => State} */
export const hold = (state, at, field, seat) => {
  const { tally, typed } = moved(state.count, field, state.count.joined.includes(field.key) ? (field.worth ?? 0) : 0);
  const players = tally.players.map((player, i) => {
    const { [field.key]: _gone, ...rest } = player;
    return /** @type {Player} */ (i === seat ? { ...rest, [field.key]: true } : rest);
  });
  const answered = but(state.count.answered, [field]);
  const joined = but(state.count.joined, [field]);
  return edit(state, at, { tally: { ...tally, players }, typed, joined, answered: seat === null || !field.inside ? [...answered, field.key] : answered });
};

/** The points of what only one player can have are in a number of that player already, and are taken out of it; or they are not. @type {(state: State, at: string, field: Field, inside: boolean) => State} */
export const join = (state, at, field, inside) => {
  const { answered, joined } = state.count;
  const taken = inside ? { ...moved(state.count, field, -(field.worth ?? 0)), joined: [...joined, field.key] } : {};
  return edit(state, at, { ...taken, answered: [...answered, field.key] });
};

/** A text was typed in a row. @type {(form: Form, state: State, at: string, row: Row, text: string) => State} */
export const type = (form, state, at, row, text) => set(form, state, at, row, kindOf(row.of ?? row.field).typed(text), text);

/** One more or one less in a row; where nothing was entered, one less is none. @type {(form: Form, state: State, at: string, row: Row, by: number) => State} */
export const nudge = (form, state, at, row, by) => {
  const now = numberOf(saidIn(state.count, state.seat, row));
  const next = typeof now === "number" && Number.isInteger(now) ? Math.max(leastOf(row), now + by) : Math.max(0, by);
  const nudged = `${place(state, row)}/${by}`;
  const last = nudged === state.nudged ? state.last : "";
  return frozen({ ...set(form, { ...state, last }, at, row, next), nudged });
};

/** What the form shows in a row: a sum as it was typed. @type {(state: State, row: Row) => string | undefined} */
export const typedIn = (state, row) => state.count.typed[place(state, row)];

/**
 * The player that is shown is counted in another way. What was counted before is kept for going back.
 * @type {(form: Form, state: State, at: string, key: string) => State}
 */
export const turn = (form, state, at, key) => {
  const field = form.fields.find((each) => each.key === key);
  if (!field || way(form, state.count.tally, state.seat) === key) return state;
  const now = seatOf(state.count, state.seat);
  const [used, others] = [true, false].map((yes) => Object.fromEntries(Object.entries(playerOf(state)).filter(([name]) => form.oneOf.includes(name) === yes)));
  const value = now.aside[key] ?? nothingIn(field);
  const tally = withPlayers(state, (player, seat) => (seat === state.seat ? { name: player.name, ...others, [key]: value } : player));
  const seats = withNone(state, (none) => none).map((each, seat) => (seat === state.seat ? { ...each, aside: { ...each.aside, ...used } } : each));
  return edit(state, at, { tally, seats });
};

/** A field has one more row, with a label that people gave. @type {(state: State, at: string, field: Field, label: string) => State} */
export const grow = (state, at, field, label) => {
  const { extra } = state.count;
  return edit(state, at, { extra: { ...extra, [field.key]: [...new Set([...(extra[field.key] ?? []), label])] } });
};

/** Something else was agreed on of the player that is shown. @type {(state: State, at: string, change: (before: readonly Agreed[]) => readonly Agreed[]) => State} */
export const agree = (state, at, change) => edit(state, at, { tally: withPlayers(state, (player, seat) => (seat === state.seat ? withAgreed(player, change(agreedOf(player))) : player)) });

/** What the count is scored with stays: whatever the table chooses later is asked. @type {(state: State, plays: Choice) => State} */
export const played = (state, plays) => (state.count.plays ? state : frozen({ ...state, count: { ...state.count, plays } }));

/** A game is over when everything is said for the first time; what is corrected later moves its end no more. @type {(form: Form, state: State, at: string | null) => State} */
export const ended = (form, state, at) => (!at || state.count.ended || openPlaces(form, state.count).length ? state : frozen({ ...state, count: { ...state.count, ended: at } }));

/** A game that has come from elsewhere is one of ours from now on. @type {(state: State) => State} */
export const own = (state) => {
  const { elsewhere, ...count } = state.count;
  return elsewhere ? frozen({ ...state, count }) : state;
};

/** A disputed ruling is read in this way in this game; if it was chosen already, that is taken back. @type {(state: State, at: string, ruling: string, reading: string) => State} */
export const choose = (state, at, ruling, reading) => {
  const { [ruling]: before, ...rulings } = state.count.tally.rulings ?? {};
  return before === reading ? edit(state, at, { tally: { ...state.count.tally, rulings } }) : chooseAll(state, at, { [ruling]: reading });
};

/** The count is scored with other readings; what was chosen for this game goes. @type {(state: State, at: string, plays: Choice) => State} */
export const adopt = (state, at, plays) => {
  const { edition: _edition, ...tally } = state.count.tally;
  return edit(state, at, { tally: { ...tally, rulings: {} }, plays });
};

/** Some readings are chosen for this game. @type {(state: State, at: string, rulings: Texts) => State} */
export const chooseAll = (state, at, rulings) => edit(state, at, { tally: { ...state.count.tally, rulings: { ...state.count.tally.rulings, ...rulings } } });
