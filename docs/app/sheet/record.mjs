// A count of a game that was followed on this device, held against its record: where both say different things. Which of them
// counts is for the table to say; one tap takes what the record says.
import { load } from "../engine/engine.mjs";
import { get, linesOf } from "../play/records.mjs";
import { button, find, h } from "./draw.mjs";
import { kindOf } from "./kinds.mjs";
import { holder, saidIn, spelled, tableFields } from "./said.mjs";
import * as states from "./state.mjs";
import { idOf, rowsOf, valueIn } from "./tally.mjs";
import { isolated } from "./text.mjs";
import { now } from "./time.mjs";
/** @import { Count, Difference, Followed, Form, Player, State, Tally } from "../types" */
/** @import { Session } from "./session.mjs" */

/** Milliseconds without a change after which the count is compared. */
const PAUSE = 300;

/** A row for each name that a player has of something in a tally, and nobody had yet. @type {(form: Form, before: State, at: string, player: Player | undefined) => State} */
const grown = (form, before, at, player) => {
  let state = before;
  for (const field of form.fields.filter((each) => kindOf(each).grows(undefined))) {
    const value = player?.[field.key];
    const there = rowsOf(form, state.count, state.seat).flatMap((row) => (row.field === field ? [row.part] : []));
    for (const name of value === undefined ? [] : kindOf(field).names(value)) if (!there.includes(name)) state = states.grow(state, at, field, name);
  }
  return state;
};

/** The rows of the player that is shown have the values of another tally, where these are others. @type {(form: Form, state: State, at: string, tally: Tally) => State} */
const withRows = (form, before, at, tally) => {
  const player = tally.players[before.seat];
  let state = grown(form, before, at, player);
  for (const row of rowsOf(form, state.count, state.seat)) {
    const value = valueIn(player, row);
    const here = saidIn(state.count, state.seat, row);
    if (!row.field.whose && JSON.stringify(value ?? 0) !== JSON.stringify(here ?? 0)) state = states.set(form, state, at, row, value ?? 0);
  }
  return state;
};

/** The state in which the count says what another tally of the same players does, as one step to undo. @type {(form: Form, before: State, at: string, tally: Tally) => State} */
const taken = (form, before, at, tally) => {
  let state = before;
  for (const seat of tally.players.keys()) state = withRows(form, states.sit(state, seat), at, tally);
  for (const field of tableFields(form)) {
    const seat = holder(tally, field);
    if (seat !== holder(state.count.tally, field)) state = states.hold(state, at, field, seat < 0 ? null : seat);
  }
  return Object.freeze({ ...state, past: [...before.past, before.count], future: [], last: "", seat: before.seat });
};

/** Whether all has been said that a difference is about: of a kind its row, of all kinds each of them. @type {(form: Form, count: Count, difference: Difference) => boolean} */
const isSaid = (form, count, { player, key, part }) => {
  const seat = count.tally.players.findIndex(({ name }) => name === player);
  const rows = rowsOf(form, count, seat).filter(({ field }) => field.key === key);
  const own = rows.filter((row) => String(row.part) === part);
  return (own.length ? own : rows).every((row) => saidIn(count, seat, row) !== undefined);
};

/** @param {Session} sheet */
export const holdAgainst = (sheet) => {
  const { form, box } = sheet;
  const { words } = form;
  const place = find(".sheet__record", HTMLElement, box);
  /** @type {Followed | null} */
  let followed = null;
  /** The game whose record was looked for last. */
  let game = "";
  let drawn = "";

  /** @param {string} id */
  const open = async (id) => {
    followed?.close();
    [followed, game] = [null, id];
    const record = await get(id);
    if (!record || record.game !== form.game) return;
    const engine = await load({ lang: form.lang, rooms: ["follow"], games: [form.game] });
    if (game === id) followed = engine.resume(linesOf(record));
  };

  /** @param {Difference} difference */
  const take = (difference) => {
    const next = taken(form, sheet.state, now(), difference.taken);
    sheet.update(next, { redraw: true });
    // On to the next one; after the last one that can still be taken back.
    compare().then(() => (place.querySelector("button") ?? find(".undo", HTMLElement, box)).focus({ preventScroll: true }));
  };

  /** @type {(difference: Difference, i: number) => HTMLElement} */
  const drawOne = (difference, i) =>
    h("li", {}, h("p", { id: `record-${i}` }, isolated(difference.text), difference.origin && h("small", { textContent: ` ${difference.origin}` })), button(words.record_take, () => take(difference), { "aria-describedby": `record-${i}` }));

  /** @param {readonly Difference[]} found */
  const draw = (found) => {
    const text = JSON.stringify(found.map((each) => [each.text, each.taken]));
    if (text === drawn) return;
    drawn = text;
    place.replaceChildren(...(found.length ? [h("p", { textContent: words.record_differs }), h("ul", {}, found.map(drawOne))] : []));
  };

  const compare = async () => {
    const { count } = sheet.state;
    const id = idOf(count);
    // What was followed with a newer version of this page, or is broken, is held against nothing.
    if (id !== game) await open(id).catch(() => {});
    try {
      const found = followed?.recount(spelled(form, count), { exact: true }) ?? [];
      draw(found.filter((difference) => isSaid(form, count, difference)));
    } catch {
      draw([]);
    }
  };

  let waiting = 0;
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(compare, PAUSE);
  };
  sheet.watch(later);
  compare();
};
