// What a sheet shows, as a frozen value, and everything that can happen to it. Nothing here knows the page or the clock:
// whatever changes the count is told when (`at`, ISO 8601).
import { filled } from "./text.mjs";
import { changed, counted, numberOf, sum, valueIn, way } from "./tally.mjs";
/** @import { Count, Field, Form, Player, Row, Scalar, State, Tally } from "../types" */

/** So many steps can be undone. */
const MOST = 300;

/** @type {(state: State) => State} */
const frozen = (state) => Object.freeze({ ...state, count: Object.freeze(state.count) });

/** The state in which a count is opened: its first player, and nothing to undo. @type {(count: Count) => State} */
export const open = (count) => frozen({ count, past: [], future: [], last: "", nudged: "", seat: 0 });

/** The name of a player that nobody has named. @type {(form: Form, number: number) => string} */
export const numbered = (form, number) => filled(form.words.numbered, { number });

/** So many players that nobody has named. @type {(form: Form, many: number) => string[]} */
export const strangers = (form, many) => Array.from({ length: many }, (_, i) => numbered(form, i + 1));

/**
 * A count in which nothing was entered.
 * @type {(form: Form, id: string, at: string, names?: readonly string[]) => Count}
 */
export const empty = (form, id, at, names = strangers(form, form.table[0])) => ({
  id,
  at,
  tally: { game: form.game, rulings: {}, players: names.map((name) => ({ name })) },
  typed: {},
  extra: {},
  done: false,
});

/**
 * Takes over a change of the count as one step to undo; what is called by the same `what` as the change before it is
 * the same step.
 * @type {(state: State, at: string, change: Partial<Pick<Count, "tally" | "typed" | "extra" | "done">>, what?: string) => State}
 */
export const edit = (state, at, change, what = "") => {
  const past = what && what === state.last ? state.past : [...state.past, state.count].slice(-MOST);
  return frozen({ ...state, count: { ...state.count, ...change, at }, past, future: [], last: what });
};

/** @type {(state: State, at: string, to: Count, rest: Pick<State, "past" | "future">) => State} */
const restore = (state, at, { tally, typed, extra }, { past, future }) =>
  frozen({ ...state, count: { ...state.count, at, tally, typed, extra }, past, future, last: "", seat: Math.min(state.seat, tally.players.length - 1) });

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

/** The same count as another tab has changed it. @type {(state: State, count: Count) => State} */
export const follow = (state, count) =>
  frozen({ ...state, count, past: [...state.past, state.count], seat: Math.min(state.seat, count.tally.players.length - 1) });

/** Another player is shown. @type {(state: State, seat: number) => State} */
export const sit = (state, seat) => frozen({ ...state, seat, last: "" });

/** What is changed next is a step of its own. @type {(state: State) => State} */
export const settle = (state) => frozen({ ...state, last: "" });

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
  return edit(state, at, { tally: withPlayers(state, (player, seat) => (seat === state.seat ? { ...player, name } : player)) }, `name/${state.seat}`);
};

/** One more player, who is shown. @type {(form: Form, state: State, at: string) => State} */
export const add = (form, state, at) => {
  const { players } = state.count.tally;
  const taken = new Set(players.map(({ name }) => name));
  const free = [...strangers(form, players.length + players.length + 1)].slice(players.length).find((name) => !taken.has(name));
  const player = { name: free ?? numbered(form, players.length + 1) };
  return frozen({ ...edit(state, at, { tally: { ...state.count.tally, players: [...players, player] }, done: false }), seat: players.length });
};

/** Without the player that is shown. @type {(state: State, at: string) => State} */
export const remove = (state, at) => {
  const players = state.count.tally.players.filter((_, seat) => seat !== state.seat);
  return frozen({ ...edit(state, at, { tally: { ...state.count.tally, players }, typed: {} }), seat: Math.max(0, state.seat - 1) });
};

/** Where the sum of a row of the player that is shown is kept. @type {(state: State, row: Row) => string} */
const place = (state, row) => `${state.seat}/${row.id}`;

/**
 * A row of the player that is shown has another value; undefined empties it. A sum that was typed is kept as it was.
 * @type {(state: State, at: string, row: Row, value: Scalar | undefined, text?: string) => State}
 */
export const set = (state, at, row, value, text = "") => {
  const here = place(state, row);
  const { [here]: _gone, ...others } = state.count.typed;
  const typed = /\d\s*[+-]\s*\d/.test(text) && Number.isInteger(value) ? { ...others, [here]: text } : others;
  return edit(state, at, { tally: changed(state.count.tally, state.seat, row, value), typed }, here);
};

/** A text was typed in a row. @type {(state: State, at: string, row: Row, text: string) => State} */
export const type = (state, at, row, text) => set(state, at, row, sum(text), text);

/** One more or one less in a row; where nothing was entered, one less is none. @type {(state: State, at: string, row: Row, by: number) => State} */
export const nudge = (state, at, row, by) => {
  const now = numberOf(valueIn(playerOf(state), row));
  const next = typeof now === "number" && Number.isInteger(now) ? Math.max(0, now + by) : Math.max(0, by);
  const nudged = `${place(state, row)}/${by}`;
  const last = nudged === state.nudged ? state.last : "";
  return frozen({ ...set({ ...state, last }, at, row, next), nudged });
};

/** What the form shows in a row: a sum as it was typed. @type {(state: State, row: Row) => string | undefined} */
export const typedIn = (state, row) => state.count.typed[place(state, row)];

/**
 * The player that is shown is counted in another way; whoever has nothing yet counts like the others.
 * @type {(form: Form, state: State, at: string, key: string) => State}
 */
export const turn = (form, state, at, key) => {
  const field = form.fields.find((each) => each.key === key);
  if (!field || way(form, state.count.tally, state.seat) === key) return state;
  const tally = withPlayers(state, (player, seat) => {
    if (seat !== state.seat && counted(player)) return player;
    const others = Object.entries(player).filter(([name]) => !form.oneOf.includes(name));
    return { name: player.name, ...Object.fromEntries(others), [key]: field.empty };
  });
  return edit(state, at, { tally });
};

/** A field has one more row, with a label that people gave. @type {(state: State, at: string, field: Field, label: string) => State} */
export const grow = (state, at, field, label) => {
  const { extra } = state.count;
  return edit(state, at, { extra: { ...extra, [field.key]: [...new Set([...(extra[field.key] ?? []), label])] } });
};

/** A disputed ruling is read in this way in this game. @type {(state: State, at: string, ruling: string, reading: string) => State} */
export const choose = (state, at, ruling, reading) => edit(state, at, { tally: { ...state.count.tally, rulings: { ...state.count.tally.rulings, [ruling]: reading } } });

/** Another tally in the same count, such as one with a part that was handed over. @type {(state: State, at: string, tally: Tally) => State} */
export const merge = (state, at, tally) => edit(state, at, { tally, typed: {} });

/** Everybody has entered what they have: what was left out is none. @type {(state: State) => State} */
export const finish = (state) =>
  state.count.done || !state.count.tally.players.every(counted) ? state : frozen({ ...state, count: { ...state.count, done: true } });
