// How texts and numbers are put together for people to read.

/** A number with a minus sign and no hyphen. @param {number} number */
export const signed = (number) => String(number).replace("-", "−");

/**
 * A sentence with its values put in.
 * @param {string} text `{name}` stands for a value
 * @param {Readonly<Record<string, string | number>>} values
 */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, /** @type {string} */ name) => (name in values ? String(values[name]) : whole));
