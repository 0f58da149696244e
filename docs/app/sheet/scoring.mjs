// What is asked of the engine about a tally, and what it answers.
import { clean } from "./tally.mjs";
/** @import { Choice, Engine, Form, Options, Outcome, Problem, Table, Tally } from "../types" */

/** Before the engine is there. @type {Outcome} */
export const NOTHING = { sheet: null, problems: [] };

/**
 * @param {unknown} error
 * @returns {error is Error & Problem}
 */
const isProblem = (error) => error instanceof Error && error.name === "ScorerError";

/**
 * A tally with what our table plays where the tally says nothing of it.
 * @type {(form: Form, table: Table, tally: Tally, choice: Choice) => [tally: Tally, options: Options]}
 */
export const asked = (form, table, tally, { edition, rulings }) => {
  const whole = clean(form, tally, { fill: true });
  if (whole.edition) return [whole, {}];
  const known = Object.entries(rulings).filter(([ruling, reading]) => table.rulings[ruling]?.readings[reading]);
  const readings = { ...Object.fromEntries(known), ...whole.rulings };
  return [whole, { ...(edition !== null && edition in table.editions ? { edition } : {}), ...(Object.keys(readings).length ? { rulings: readings } : {}) }];
};

/** The sheet of a tally, or what is wrong with it. @type {(engine: Engine, tally: Tally, options: Options) => Outcome} */
export const score = (engine, tally, options) => {
  try {
    return { sheet: engine.score(tally, options), problems: [] };
  } catch (error) {
    if (!isProblem(error)) throw error;
    const problems = engine.problems(tally, options);
    return { sheet: null, problems: problems.length ? problems : [error] };
  }
};
