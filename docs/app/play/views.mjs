// What was worked out for the table last, kept on this device: a page that opens again shows it at once, while the engine
// is still coming.
import { recall, remember } from "../local.mjs";
/** @import { Followed, KeptRecord, PlayData, Step } from "../types" */

/** The name under which it is kept, of the last table of each game. @type {(data: Pick<PlayData, "game">) => string} */
const nameOf = ({ game }) => `play.view.${game}`;
/** What the table asks of a game. */
const ASKED = /** @type {const} */ (["totals", "offers", "ask", "amendable", "declined", "steps"]);

/**
 * @typedef {object} View
 * @property {readonly unknown[]} of which state of which record it shows, in which language, and who has worked it out
 * @property {Followed["header"]} header
 * @property {Step} step
 * @property {Readonly<Record<string, unknown>>} answers
 *
 * @typedef {Followed & { answers: Map<string, unknown> }} Noted
 */

/** The name of an answer. @type {(name: typeof ASKED[number], ...args: readonly unknown[]) => string} */
const keyOf = (...asked) => JSON.stringify(asked);

/** @type {(data: PlayData, record: KeptRecord) => readonly unknown[]} */
const stateOf = ({ version, lang }, { id, lines }) => [version, lang, id, lines.length, lines.at(-1)];

/** The same game; what the table asks of its present state is noted in `answers`, and asked once. @type {(followed: Followed, answers: Map<string, unknown>) => Noted} */
export const noted = (followed, answers) => {
  /** @type {(name: typeof ASKED[number]) => (...args: readonly unknown[]) => unknown} */
  const asks = (name) => (...args) => {
    const key = keyOf(name, ...args);
    if (!answers.has(key)) answers.set(key, /** @type {(...args: readonly unknown[]) => unknown} */ (followed[name])(...args));
    return answers.get(key);
  };
  /** @template {(...args: never[]) => unknown} F @param {F} does @returns {F} */
  const changes = (does) =>
    /** @type {F} */ (
      (...args) => {
        answers.clear();
        return does(...args);
      }
    );
  return {
    ...followed,
    get step() {
      return followed.step;
    },
    ...Object.fromEntries(ASKED.map((name) => [name, asks(name)])),
    play: (line) => {
      const [{ number }, totals] = [followed.step, answers.get(keyOf("totals"))];
      const step = changes(followed.play)(line);
      // What the state before the move said stays true of it.
      if (totals && followed.step.number === number + 1) answers.set(keyOf("totals", { at: number }), totals);
      return step;
    },
    amend: changes(followed.amend),
    mend: changes(followed.mend),
    exchange: changes(followed.exchange),
    answers,
  };
};

/** Keeps what was worked out for a record; where there is no room it is worked out again. @type {(data: PlayData, record: KeptRecord, followed: Noted) => void} */
export const keepView = (data, record, { header, step, answers }) => remember(nameOf(data), JSON.stringify({ of: stateOf(data, record), header, step, answers: Object.fromEntries(answers) }));

/** Whether anything is kept of the game. @param {PlayData} data */
export const hasView = (data) => recall(nameOf(data)) !== null;

/** Forgets what is kept of a record. @param {KeptRecord} record */
export const forgetView = (record) => {
  if (recall(nameOf(record))?.includes(JSON.stringify(record.id))) localStorage.removeItem(nameOf(record));
};

/**
 * A game as its table was drawn last, which knows no more than that, and whether a page has asked for more, as a newer one may;
 * null where nothing is kept of this record as it is now.
 * @type {(data: PlayData, record: KeptRecord) => { followed: Followed, lacks: () => boolean } | null}
 */
export const lastView = (data, record) => {
  /** @type {View} */
  const { of, header, step, answers } = JSON.parse(recall(nameOf(data)) ?? '{"of":[]}');
  if (JSON.stringify(of) !== JSON.stringify(stateOf(data, record))) return null;
  let isLacking = false;
  /** @type {(name: typeof ASKED[number]) => (...args: readonly unknown[]) => unknown} */
  const asks = (name) => (...args) => {
    const key = keyOf(name, ...args);
    isLacking ||= !(key in answers);
    if (isLacking) throw new Error(`${key} is not known yet`);
    return answers[key];
  };
  const known = { header, step, close: () => {}, ...Object.fromEntries(ASKED.map((name) => [name, asks(name)])) };
  return { followed: /** @type {Followed} */ (/** @type {unknown} */ (known)), lacks: () => isLacking };
};
