// How texts and numbers are put together for people to read.
/** @import { Texts } from "../types" */

/** A number with a minus sign and no hyphen. @param {number} number */
export const signed = (number) => String(number).replace("-", "−");

/** Hebrew, Arabic and the other scripts that are written from right to left, with the forms that they have elsewhere. */
const LEFTWARD = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
const LEFTWARD_WORDS = new RegExp(`\\u2068[^\\u2069]*\\u2069|[${LEFTWARD}](?:[${LEFTWARD} '’-]*[${LEFTWARD}])?`, "gu");

/** A text in which words that are written from right to left move nothing that stands beside them, such as points. @param {string} text */
export const isolated = (text) => text.replace(LEFTWARD_WORDS, (words) => (words.startsWith("\u2068") ? words : `\u2068${words}\u2069`));

/**
 * A sentence with its values put in.
 * @param {string} text `{name}` stands for a value
 * @param {Readonly<Record<string, string | number>>} values
 */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, /** @type {string} */ name) => (name in values ? isolated(String(values[name])) : whole));

/** A sentence that depends on a number. @type {(forms: Texts, lang: string, count: number) => string} */
export const counted = (forms, lang, count) => filled(forms[new Intl.PluralRules(lang).select(count)] ?? forms.other ?? "", { count: new Intl.NumberFormat(lang).format(count) });

/** Parts that may have commas of their own, as the language of the page puts them in a row. @param {Texts} words @param {readonly string[]} parts */
export const series = (words, parts) => parts.slice(1).reduce((said, more) => filled(words.series ?? "", { said, more }), parts[0] ?? "");
