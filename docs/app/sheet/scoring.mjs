// What is asked of the engine about a tally, and what it answers.
import { openPlaces } from "./said.mjs";
import { changed, clean, idOf, placed, rowsOf } from "./tally.mjs";
import { filled } from "./text.mjs";
/** @import { Choice, Count, Engine, Form, Options, Outcome, Player, Problem, Table, Tally, Totals } from "../types" */

/** Before the engine is there. @type {Outcome} */
export const NOTHING = { sheet: null, problems: [] };

/**
 * @param {unknown} error
 * @returns {error is Error & Problem}
 */
const isProblem = (error) => error instanceof Error && error.name === "ScorerError";

/** What a choice has that is known still. @type {(table: Table, choice: Choice) => Choice} */
export const known = (table, { edition, rulings }) => ({
  edition: edition !== null && edition in table.editions ? edition : null,
  rulings: Object.fromEntries(Object.entries(rulings).filter(([ruling, reading]) => table.rulings[ruling]?.readings[reading])),
});

/** What a count is scored with, under what its tally says; `ours` is what the table plays always. @type {(count: Count, ours: Choice) => Options} */
const readings = ({ tally, plays }, ours) => {
  if (tally.edition) return {};
  const { edition, rulings } = plays ?? ours;
  const all = { ...rulings, ...tally.rulings };
  return { ...(edition === null ? {} : { edition }), ...(Object.keys(all).length ? { rulings: all } : {}) };
};

/** The tally of a count, with the id of the game. @type {(form: Form, count: Count, options?: { fill?: boolean }) => Tally} */
const named = (form, count, options) => clean(form, { ...count.tally, id: idOf(count) }, options);

/** What the engine is asked of a count. @type {(form: Form, count: Count, ours: Choice) => [tally: Tally, options: Options]} */
export const asked = (form, count, ours) => [named(form, count, { fill: true }), readings(count, ours)];

/** The tally of a count as others open it: it says what it is scored with. @type {(form: Form, count: Count, ours: Choice) => Tally} */
export const shared = (form, count, ours) => {
  const { game, players, ...said } = named(form, count);
  return { game, ...said, ...readings(count, ours), players };
};

/** A text that is the same where two counts have the same values and the same open places; `id` stands in it, too. @type {(form: Form, count: Count, id: string) => string} */
export const fingerprint = (form, count, id) => JSON.stringify([{ ...shared(form, count, { edition: null, rulings: {} }), id }, openPlaces(form, count)]);

/** A tally from elsewhere, and apart from it what it is scored with. @type {(tally: Tally) => { tally: Tally, plays: Choice }} */
export const apart = ({ edition = null, rulings = {}, ...tally }) => ({ tally: { ...tally, rulings: {} }, plays: { edition, rulings } });

/** More than anybody has of anything. */
const MOST = 99;

/** @typedef {{ table: readonly [number, number], text: string, all: boolean }} Lacking */

/**
 * What comes of a tally once others have joined, as one alone counts what a whole table has: the fewest players with whom it
 * is possible, and the totals then; null where no table has it.
 * @type {(engine: Engine, asked: [Tally, Options], table: readonly [number, number]) => { players: number, totals: number[] } | null}
 */
export const withOthers = (engine, [tally, options], [low, high]) => {
  const [first, ...rest] = tally.players;
  if (!first) return null;
  // Whoever joins counts in the same way, and has none of it.
  const none = (/** @type {unknown} */ value) => (Array.isArray(value) ? [] : typeof value === "object" ? {} : typeof value === "boolean" ? false : 0);
  const blank = Object.fromEntries(Object.entries(first).map(([key, value]) => [key, none(value)]));
  for (let many = Math.max(low, rest.length + 2); many <= high; many += 1) {
    const others = Array.from({ length: many - rest.length - 1 }, (_, i) => /** @type {Player} */ ({ ...blank, name: `+${i}` }));
    const sheet = possible(() => engine.score({ ...tally, players: [...tally.players, ...others] }, options));
    if (sheet) return { players: many, totals: tally.players.map((_, i) => sheet.players[i]?.total ?? 0) };
  }
  return null;
};

/**
 * The sheet of a count, or what is wrong with it. `put` has other numbers in the place of those that problems are about.
 * Where only others are lacking (`lacking` says so in words; `all` that everybody here is counted), that is told.
 * @type {(engine: Engine, asked: [Tally, Options], put?: (problems: readonly Problem[], number: number) => Tally | null, lacking?: Lacking) => Outcome}
 */
export const score = (engine, [tally, options], put = () => null, lacking = undefined) => {
  try {
    return { sheet: engine.score(tally, options), problems: [] };
  } catch (error) {
    if (!isProblem(error)) throw error;
    const found = engine.problems(tally, options);
    const problems = found.length ? found : [error];
    const joined = lacking && withOthers(engine, [tally, options], lacking.table);
    if (joined) return { sheet: null, problems: [...(lacking.all ? problems : []), { what: filled(lacking.text, { players: joined.players }), allowed: "", place: "" }], totals: joined.totals };
    // What is the same with the least and with the most in the place of what is wrong does not depend on it.
    const scored = (/** @type {number} */ number) => {
      const other = put(problems, number);
      return other && possible(() => engine.score(other, options));
    };
    const least = scored(0);
    // Beside what the others have it may be too much; the most that is possible is found where one number is wrong.
    const most = scored(MOST) ?? (problems.length === 1 ? highest(scored) : null);
    const totals = tally.players.map((_, i) => {
      const total = least?.players[i]?.total;
      return total !== undefined && total === most?.players[i]?.total ? total : null;
    });
    return { sheet: null, problems, totals };
  }
};

/** What is made of the largest number below `MOST` that anything can be made of. @template T @param {(number: number) => T | null} made @returns {T | null} */
const highest = (made) => {
  let best = /** @type {T | null} */ (null);
  for (let low = 0, high = MOST; high - low > 1; ) {
    const middle = (low + high) >> 1;
    const found = made(middle);
    if (found) [low, best] = [middle, found];
    else high = middle;
  }
  return best;
};

/**
 * What is made of a tally; null where that cannot be scored.
 * @template T
 * @param {() => T} made
 * @returns {T | null}
 */
export const possible = (made) => {
  try {
    return made();
  } catch (error) {
    if (!isProblem(error)) throw error;
    return null;
  }
};

/** The players of a tally by rank; null where it cannot be scored. @type {(engine: Engine, asked: [Tally, Options]) => Totals["players"] | null} */
export const ranked = (engine, [tally, options]) => possible(() => [...engine.totals(tally, options).players].sort((a, b) => a.rank - b.rank));

/**
 * The tally with another number in the rows that problems are about; null if one is about no row.
 * @type {(form: Form, count: Count, problems: readonly Problem[], number: number) => Tally | null}
 */
export const without = (form, count, problems, number) => {
  const places = problems.map(({ place }) => placed(form, count, place));
  let { tally } = count;
  for (const found of places) {
    const row = found && rowsOf(form, count, found.seat).find(({ id }) => id === found.row);
    if (row) tally = changed(tally, found.seat, row, Math.min(row.high, number));
  }
  return places.every((found) => found?.row) ? clean(form, tally, { fill: true }) : null;
};
