// Counts evenings as the sheet does, without a page: reads one as JSON a line (`form`, and what is done), writes for each
// step the tally, whether the sheet would tell a winner, and whether it is the same when it was kept and read. Run by
// `test_told.py`.
import { createInterface } from "node:readline";
import { stdin, stdout } from "node:process";
import { isDeepStrictEqual } from "node:util";
import { fromAddress } from "../../docs/app/sheet/incoming.mjs";
import { read, written } from "../../docs/app/sheet/kept.mjs";
import { results } from "../../docs/app/sheet/results.mjs";
import { closed, openPlaces, placeText } from "../../docs/app/sheet/said.mjs";
import * as states from "../../docs/app/sheet/state.mjs";
import { clean, rowsOf } from "../../docs/app/sheet/tally.mjs";
/** @import { Field, Form, Outcome, Row, Scalar, State } from "../../docs/app/types" */

/** @typedef {{ do: string, seat: number, row: string, value: Scalar | null }} Step */

const AT = "2026-03-14T15:09:26.000Z";
/** The sheet as somebody else opens it from a link. @type {(form: Form, state: State) => State} */
const sent = (form, { count }) => {
  const open = openPlaces(form, count).map(placeText).join();
  const found = fromAddress(form, `#tally=${encodeURIComponent(JSON.stringify(clean(form, count.tally)))}&open=${open}`);
  if (!found || !("tally" in found)) throw new Error("the link is refused");
  return states.open(closed(form, { ...states.empty(form, "id", AT), tally: found.tally }, found.open));
};

/** @type {(form: Form, state: State, step: Step) => State} */
const done = (form, before, { do: what, seat, row: id, value }) => {
  const state = seat < 0 ? before : states.sit(before, seat);
  const row = /** @type {Row} */ (rowsOf(form, state.count, state.seat).find((each) => each.id === id));
  const field = /** @type {Field} */ (form.fields.find(({ key }) => key === id));
  const does = {
    type: () => states.settle(states.set(form, state, AT, row, value ?? undefined)),
    typing: () => states.set(form, state, AT, row, value ?? undefined),
    pass: () => states.pass(form, state, AT, row),
    rest: () => states.settle(states.passAll(form, state, AT, [seat])),
    hold: () => states.hold(before, AT, field, value === null ? null : Number(value)),
    join: () => states.join(before, AT, field, value === true),
    turn: () => states.turn(form, state, AT, id),
    add: () => states.add(form, before, AT),
    remove: () => states.remove(form, state, AT),
    undo: () => states.undo(before, AT),
    redo: () => states.redo(before, AT),
    link: () => sent(form, before),
  }[what];
  if (!does) throw new Error(what);
  return does();
};

/** A sheet that everybody wins: the page has to keep it to itself. @type {(state: State) => Outcome} */
const everybody = ({ count }) => ({
  problems: [],
  sheet: {
    players: count.tally.players.map(({ name }) => ({ name, total: 1, rank: 1, winner: true, lines: [] })),
    winners: [],
    decision: { text: "WON" },
    rulings: {},
    disputed: [],
  },
});

for await (const line of createInterface({ input: stdin })) {
  /** @type {{ form: Form, steps: readonly Step[] }} */
  const { form, steps } = JSON.parse(line);
  let state = states.open(states.empty(form, "id", AT));
  for (const step of steps) {
    state = done(form, state, step);
    const told = results(form, state, everybody(state), { phase: "ready", engine: null, lack: "", ours: () => null });
    const won = told.chips.map(({ won: crowned, mark }) => crowned || mark === "♛");
    const said = told.spoken.includes("WON") || told.standing.text.includes("WON") || told.standing.kind === "won";
    const kept = isDeepStrictEqual(read(form, state.count.id, written(state.count)).count, { ...state.count });
    stdout.write(`${JSON.stringify({ kept, tally: clean(form, state.count.tally, { fill: true }), won: won.some(Boolean) || said, all: won.every(Boolean) && said })}\n`);
  }
}
