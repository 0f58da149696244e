// What nobody has told of a move yet, though it could be told.
/** @import { Ask, Followed, RecordLine } from "../types" */

/** What a move itself says, without who makes it. @param {RecordLine} line @returns {RecordLine} */
export const ownOf = ({ by: _by, ...move }) => move;

/** What is asked next of a move that was made, where it takes several values to tell it; else null. @type {(followed: Followed, number: number) => Ask | null} */
export const untold = (followed, number) => {
  const [made] = followed.steps(number - 1);
  const ask = made ? followed.ask(ownOf(made.line), { at: number - 1 }) : null;
  return ask?.choices.some(({ value, whole, refused }) => value !== null && !whole && !refused) ? ask : null;
};
