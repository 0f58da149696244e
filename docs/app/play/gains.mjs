// Points without moves: what is kept of them, line by line, and what they add up to. Nothing is ever deleted. Nothing here
// knows the page.
/** @import { KeptRecord } from "../types" */

/**
 * @typedef {object} Gain
 * @property {string} by
 * @property {number} points
 * @property {string} why what for; empty where nobody has said it
 * @property {boolean} out whether it was taken out again
 *
 * @typedef {{ readonly by: string, readonly points: number, readonly at: number }} Given a gain, when it was tapped (ms)
 * @typedef {{ readonly more: number, readonly at: number }} More points that belong to the gain before
 * @typedef {{ readonly why: string }} Why
 * @typedef {{ readonly out: number }} Out the number of a gain that was none
 * @typedef {Given | More | Why | Out} Tap
 * @typedef {Tap | { readonly undo: 1 } | { readonly players: readonly string[] }} Line
 */

/** Milliseconds in which a second tap belongs to the first. */
const QUICK = 4000;

/** @param {KeptRecord} record @returns {readonly Line[]} */
const linesOf = ({ lines }) => lines.map((line) => JSON.parse(line));

/** Who plays. @param {KeptRecord} record @returns {readonly string[]} */
export const playersOf = (record) => linesOf(record).flatMap((line) => ("players" in line ? line.players : []));

/** What was tapped and not taken back. @param {KeptRecord} record @returns {Tap[]} */
export const tapsOf = (record) => {
  /** @type {Tap[]} */
  const taps = [];
  for (const line of linesOf(record)) {
    if ("undo" in line) taps.pop();
    else if (!("players" in line)) taps.push(line);
  }
  return taps;
};

/** The gains. @param {KeptRecord} record @returns {readonly Readonly<Gain>[]} */
export const gainsOf = (record) => {
  /** @type {Gain[]} */
  const gains = [];
  for (const tap of tapsOf(record)) {
    const last = gains.at(-1);
    if ("by" in tap) gains.push({ by: tap.by, points: tap.points, why: "", out: false });
    else if ("more" in tap && last) last.points += tap.more;
    else if ("why" in tap && last) last.why = tap.why;
    else if ("out" in tap) for (const gain of gains.slice(tap.out, tap.out + 1)) gain.out = true;
  }
  return gains;
};

/** What everybody has. @param {KeptRecord} record @returns {readonly { readonly name: string, readonly total: number }[]} */
export const totalsOf = (record) => {
  const gains = gainsOf(record).filter(({ out }) => !out);
  return playersOf(record).map((name) => ({ name, total: gains.reduce((sum, { by, points }) => (by === name ? sum + points : sum), 0) }));
};

/** The line of a tap on points: a gain of its own, or more of the one that was tapped just now. @type {(record: KeptRecord, by: string, points: number, at: number) => Tap} */
export const lineOf = (record, by, points, at) => {
  const last = tapsOf(record).at(-1);
  const isMore = last && "at" in last && at - last.at < QUICK && gainsOf(record).at(-1)?.by === by;
  return isMore ? { more: points, at } : { by, points, at };
};

/** A record with a line more. @type {(record: KeptRecord, line: Line, at: string) => KeptRecord} */
export const grown = (record, line, at) => ({ ...record, at, lines: [...record.lines, JSON.stringify(line)] });
