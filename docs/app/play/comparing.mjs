// Two records of one game, told apart by their lines. Nothing here knows the page.
import { inOrder } from "../log/store.mjs";
import { isRecord } from "../sheet/kinds.mjs";

/** @typedef {"same" | "ahead" | "behind" | "apart"} Standing how the second of two records stands to the first: it goes further, less far, or another way */

/** A line as it means the same whoever has written it: keys in one order, no blanks. @param {string} line @returns {string} */
const meaning = (line) => inOrder(JSON.parse(line));

/** What the first line of a record says; empty where it is none. @param {readonly string[]} lines @returns {Readonly<Record<string, unknown>>} */
export const headOf = ([first = "{}"]) => {
  const head = JSON.parse(first);
  return isRecord(head) ? head : {};
};

/** How many lines two records have in common at their beginning. @type {(one: readonly string[], other: readonly string[]) => number} */
export const common = (one, other) => {
  const end = one.findIndex((line, i) => other[i] === undefined || (line !== other[i] && meaning(line) !== meaning(other[i] ?? "")));
  return end < 0 ? one.length : end;
};

/** How another record stands to one. @type {(one: readonly string[], other: readonly string[]) => Standing} */
export const standing = (one, other) => {
  const both = common(one, other);
  if (both === one.length) return both === other.length ? "same" : "ahead";
  return both === other.length ? "behind" : "apart";
};

/** Whether two records are about one game: by what it is known by; one that has no name of its own has to be the beginning of the other. @type {(one: readonly string[], other: readonly string[]) => boolean} */
export const isOneGame = (one, other) => {
  const [a, b] = [headOf(one), headOf(other)];
  if (a.game !== b.game) return false;
  if (a.id !== undefined || b.id !== undefined) return a.id === b.id;
  return Math.min(one.length, other.length) > 1 && standing(one, other) !== "apart";
};

/**
 * The record among those of this device that another one goes on from, or goes apart from as late as possible; null if none is of its game.
 * @template {{ readonly lines: readonly string[] }} R
 * @param {readonly R[]} all
 * @param {readonly string[]} lines
 * @returns {{ here: R, standing: Standing } | null}
 */
export const nearest = (all, lines) => {
  /** @param {R} record */
  const rank = (record) => (standing(record.lines, lines) === "apart" ? 0 : 1e9) + common(record.lines, lines);
  const here = all.filter((record) => isOneGame(record.lines, lines)).toSorted((a, b) => rank(b) - rank(a))[0];
  return here ? { here, standing: standing(here.lines, lines) } : null;
};
