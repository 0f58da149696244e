// What the record of a followed game gets, line by line.
/** @import { Followed, RecordLine } from "../types" */

/** A game in the engine that tells each line which its record has more. @type {(followed: Followed, write: (line: RecordLine) => void) => Followed} */
export const writing = (followed, write) => {
  /** @param {unknown} line */
  const play = (line) => {
    const step = followed.play(line);
    write(/** @type {RecordLine} */ (line));
    return step;
  };
  /** @template {{ readonly lines: readonly RecordLine[] }} T @param {T} step */
  const change = (step) => {
    step.lines.forEach(write);
    return step;
  };
  return {
    ...followed,
    get step() {
      return followed.step;
    },
    play,
    undo: ({ forced = false } = {}) => play(forced ? { undo: 1, forced: true } : { undo: 1 }),
    redo: () => play({ redo: 1 }),
    amend: (key, value) => change(followed.amend(key, value)),
    mend: (number, move, how) => change(followed.mend(number, move, how)),
    exchange: (first, last, player, other) => change(followed.exchange(first, last, player, other)),
  };
};

/** How many moves were taken back last, and could be played again. @param {readonly string[]} lines */
export const countUndone = (lines) => {
  let many = 0;
  for (let i = lines.length - 1; i > 0; i -= 1) {
    const { undo = 0, redo = 0 } = JSON.parse(lines[i] ?? "");
    if (!undo && !redo) break;
    many += undo - redo;
  }
  return many;
};
