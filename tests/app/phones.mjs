// Several phones count one evening, without a page: reads one as JSON a line (`forms`, one for each phone, the first of whom
// keeps the sheet; and what is done), asks to merge by a line of its own, writes what stands in the sheet. Run by
// `test_phones.py`.
import { createInterface } from "node:readline";
import { stdin, stdout } from "node:process";
import { fromAddress } from "../../docs/app/sheet/incoming.mjs";
import { combined, comers, disagreed, mergeable, settled, sides, standsAs } from "../../docs/app/sheet/merging.mjs";
import { saidIn } from "../../docs/app/sheet/said.mjs";
import { shared } from "../../docs/app/sheet/scoring.mjs";
import { partLink } from "../../docs/app/sheet/share.mjs";
import * as states from "../../docs/app/sheet/state.mjs";
import { clean, readable, rowsOf, way } from "../../docs/app/sheet/tally.mjs";
/** @import { Page } from "../../docs/app/sheet/page" */
/** @import { Conflict, Form, Row, State } from "../../docs/app/types" */

/**
 * @typedef {object} Step
 * @property {string} do
 * @property {number} phone
 * @property {string} name of the player whom it is about, at the phone
 * @property {string} row
 * @property {number} value
 * @property {number} link which of the links that were made is opened
 * @property {string} known what the player is called in the sheet; empty if nobody is
 * @property {Record<string, string>} right for each field the phone whose value holds where two differ: `here` or `there`
 */

Object.assign(globalThis, { location: { href: "https://x.example/nl/score/game/" } });
const CHOICE = { edition: null, rulings: {} };
const lines = createInterface({ input: stdin })[Symbol.asyncIterator]();
const answer = async () => JSON.parse((await lines.next()).value ?? "null");
/** @param {unknown} data */
const write = (data) => stdout.write(`${JSON.stringify(data)}\n`);
let minute = 0;
const now = () => new Date(Date.UTC(2026, 2, 14, 15, minute++)).toISOString();

/** @type {(form: Form, state: State, step: Step) => State} */
const done = (form, before, { do: what, name, row: id, value }) => {
  const seat = before.count.tally.players.findIndex((player) => player.name === name);
  if (seat < 0) throw new Error(`nobody is called ${name}`);
  const state = states.sit(before, seat);
  const row = /** @type {Row} */ (rowsOf(form, state.count, seat).find((each) => each.id === id));
  const does = {
    type: () => states.set(form, state, now(), row, value),
    clear: () => states.set(form, state, now(), row, undefined),
    pass: () => states.pass(form, state, now(), row),
    rest: () => states.passAll(form, state, now(), [seat]),
    turn: () => states.turn(form, state, now(), id),
    name: () => states.rename(form, state, now(), id),
  }[what];
  if (!does) throw new Error(what);
  return states.settle(does());
};

/** The link that hands over a player. @type {(form: Form, state: State, name: string) => string} */
const handed = (form, { count }, name) => {
  const seat = count.tally.players.findIndex((player) => player.name === name);
  return partLink(/** @type {Page} */ ({ form, count, shared: () => shared(form, count, CHOICE) }), seat);
};

/** The sheet with what a link brings; whoever knows is asked. @type {(form: Form, state: State, link: string, step: Step) => Promise<{ state: State, asked: string[] }>} */
const taken = async (form, state, link, { known, right }) => {
  const { count } = state;
  const found = fromAddress(form, link.replace(/^[^#]*/, ""));
  if (!found || !("tally" in found)) throw new Error(`the link is refused: ${link}`);
  const coming = comers(form, count, found);
  if (standsAs(count, found, coming)) return { state, asked: [] };
  const who = coming.map(({ name, seat, why }) => {
    const here = count.tally.players.findIndex((player) => player.name === known);
    if (why === "unnamed") return { seat: here, name: known };
    return { seat, name: why ? name : (count.tally.players[seat]?.name ?? name) };
  });
  const both = sides(form, count, found, who);
  const { parts, before } = mergeable(form, { name: "", editions: {}, rulings: {} }, both, {});
  write({ merge: parts, before });
  const merged = await answer();
  const conflicts = disagreed(form, merged.tally, merged.conflicts);
  /** @type {(conflict: Conflict) => number} */
  const choice = ({ key, parts: from }) => from.findIndex((part) => (part > 0) === (right[key.split(", ")[0] ?? ""] === "there"));
  const whole = settled(form, merged.tally, conflicts, conflicts.map(choice));
  return { state: states.edit(state, now(), combined(form, both, whole, found)), asked: [...coming.flatMap(({ why }) => why || []), ...conflicts.map(({ key }) => key)] };
};

/** What stands in a sheet: what was said of each player. @type {(form: Form, state: State) => unknown} */
const standing = (form, { count }) =>
  count.tally.players.map(({ name }, seat) => {
    /** @type {[string, unknown][]} */
    const said = rowsOf(form, count, seat).map((row) => [row.id, saidIn(count, seat, row)]);
    return { name, way: way(form, count.tally, seat) ?? "", said: Object.fromEntries(said.filter(([, value]) => value !== undefined)) };
  });

for (let evening = await answer(); evening; evening = await answer()) {
  /** @type {{ forms: readonly Form[], steps: readonly Step[] }} */
  const { forms, steps } = evening;
  const all = forms.map((form, i) => states.open(states.empty(form, `phone${i}`, now())));
  /** @type {string[]} */
  const links = [];
  /** @type {string[][]} */
  const questions = [];
  for (const step of steps) {
    const [form, state] = [forms[step.phone], all[step.phone]];
    if (!form || !state) throw new RangeError(`there is no phone ${step.phone}`);
    if (step.do === "hand") links.push(handed(form, state, step.name));
    else if (step.do === "take") {
      const { state: next, asked } = await taken(form, state, links[step.link] ?? "", step);
      all[step.phone] = next;
      questions.push(asked);
      // What is kept can be read again.
      if (!readable(form, JSON.parse(JSON.stringify(clean(form, next.count.tally))))) throw new Error(`this cannot be read: ${JSON.stringify(next.count)}`);
    } else all[step.phone] = done(form, state, step);
  }
  write({ sheet: all[0] && forms[0] && standing(forms[0], all[0]), phones: all.map((state, i) => standing(/** @type {Form} */ (forms[i]), state)), asked: questions });
}
