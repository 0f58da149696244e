// How texts and numbers are put together for people to read.
/** @import { Texts } from "../types" */

/** A number with a minus sign and no hyphen. @param {number} number */
export const signed = (number) => String(number).replace("-", "−");

/**
 * A sentence with its values put in.
 * @param {string} text `{name}` stands for a value
 * @param {Readonly<Record<string, string | number>>} values
 */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, /** @type {string} */ name) => (name in values ? String(values[name]) : whole));

/** Parts that may have commas of their own, as the language of the page puts them in a row. @param {Texts} words @param {readonly string[]} parts */
export const series = (words, parts) => parts.slice(1).reduce((said, more) => filled(words.series ?? "", { said, more }), parts[0] ?? "");
