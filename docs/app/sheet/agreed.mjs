// What the table agreed on although it is against the rules: points more or fewer for a player, each with the reason.
// A tally has it with the player, under the key `adjust`; no field of a game knows of it. Nothing here knows the page.
import { isRecord } from "./kinds.mjs";
import { filled, series } from "./text.mjs";
/** @import { Agreed, Player, Words } from "../types" */

/** Its key in the JSON of a player, and of its line on the sheet. */
export const AGREED = "adjust";

/**
 * Whether something from elsewhere can be shown as what was agreed on; whether it is possible is for the engine to say.
 * @param {unknown} value
 * @returns {value is readonly Agreed[]}
 */
export const isAgreed = (value) => Array.isArray(value) && value.every((each) => isRecord(each) && Object.keys(each).length === 2 && typeof each.points === "number" && typeof each.why === "string");

/** What was agreed on of a player. @type {(player: Player | undefined) => readonly Agreed[]} */
export const agreedOf = (player) => {
  const value = player && /** @type {unknown} */ (player[AGREED]);
  return isAgreed(value) ? value : [];
};

/** A player of whom this was agreed on, and nothing else. @type {(player: Player, all: readonly Agreed[]) => Player} */
export const withAgreed = (player, all) => {
  const { [AGREED]: _gone, ...rest } = player;
  return /** @type {Player} */ (all.length ? { ...rest, [AGREED]: all } : rest);
};

/** Points more or fewer, with their sign. @type {(points: number) => string} */
export const change = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/** What was agreed on, in words. @type {(words: Words, all: readonly Agreed[]) => string} */
export const told = (words, all) => series(words, all.map(({ points, why }) => filled(words.pair, { question: change(points), value: why }))) || words.none;
