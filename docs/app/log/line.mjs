// The line of a finished count in the logbook: the same as `write_play` of `scorer/log/play.py` makes of its sheet.
import { when } from "../sheet/time.mjs";
import { inOrder, stampAfter, VERSION } from "./store.mjs";
/** @import { Count, PlayLine, Sheet } from "../types" */

/** A time without its seconds. @param {string} at */
export const minute = (at) => at.replace(/^(.{16}):\d\d/, "$1");

/**
 * The line of a finished count and its sheet. What is told beside the points stays as the line `before` has it, and so does
 * when the game ended; `t` is when it is written, later than that.
 * @type {(count: Count, sheet: Sheet, options?: { version?: string, before?: PlayLine | null, t?: string }) => PlayLine}
 */
export const lineOf = (count, sheet, { version = "", before = null, t = stampAfter(before?.t) } = {}) => {
  const { id = count.id, ...tally } = sheet.tally;
  const { undoes: _undone, gone: _gone, totals: _totals, winners: _winners, game: _game, began: _began, ...stays } = /** @type {Partial<PlayLine>} */ (before ?? {});
  return {
    ...stays,
    v: VERSION,
    play: id,
    t,
    at: before?.at ?? minute(when(count) ?? t),
    tally: { ...tally, rulings: sheet.rulings },
    told: sheet.players.map(({ total }) => total),
    ...(version ? { with: version } : {}),
  };
};

/** Whether two lines of one play say the same of it. @type {(line: PlayLine, other: PlayLine) => boolean} */
export const isSame = (line, other) => {
  const [one, two] = [line, other].map(({ at, tally, place = "", note = "" }) => inOrder([at, tally, place, note]));
  return one === two;
};
