// What players are called whom nobody has named: they have a number, in the language of the page. Nothing here knows the page.
import { filled } from "./text.mjs";
/** @import { Form, Player, Tally } from "../types" */

/** The name of a player whom nobody has named. @type {(form: Form, number: number) => string} */
export const numbered = (form, number) => filled(form.words.numbered, { number });

/** So many players whom nobody has named. @type {(form: Form, many: number) => string[]} */
export const strangers = (form, many) => Array.from({ length: many }, (_, i) => numbered(form, i + 1));

/** The number of a player whom nobody has named, in whatever language; null of everybody else. @type {(form: Form, name: string) => number | null} */
const numberIn = (form, name) => {
  const numbers = form.strangers.map((text) => {
    const [before = "", after = ""] = text.split("{number}");
    const fits = name.startsWith(before) && name.endsWith(after) && name.length > before.length + after.length;
    return fits ? name.slice(before.length, name.length - after.length) : "";
  });
  const number = numbers.find((each) => /^\d{1,3}$/.test(each));
  return number === undefined ? null : Number(number);
};

/** Whether nobody has given this name. @type {(form: Form, name: string) => boolean} */
export const isUnnamed = (form, name) => numberIn(form, name) !== null;

/** What is to see of a name: two that look alike are the same. @param {string} name */
export const look = (name) =>
  name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toUpperCase() // so that “ß” is “ss”, too
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");

/** The first number from one on whose name nobody has. @type {(form: Form, first: number, taken: ReadonlySet<string>) => string} */
export const freeName = (form, first, taken) => {
  let number = first;
  while (taken.has(numbered(form, number))) number += 1;
  return numbered(form, number);
};

/** The tally with the names that nobody gave as this page calls them. @type {(form: Form, tally: Tally) => Tally} */
export const localized = (form, tally) => {
  const taken = new Set(tally.players.map(({ name }) => name));
  /** @type {(name: string) => string} */
  const here = (name) => {
    const number = numberIn(form, name);
    if (number === null || name === numbered(form, number)) return name;
    const free = freeName(form, number, taken);
    taken.add(free);
    return free;
  };
  const names = new Map(tally.players.map(({ name }) => [name, here(name)]));
  /** @type {(name: string) => string} */
  const now = (name) => names.get(name) ?? name;
  const players = tally.players.map((player) => /** @type {Player} */ ({ ...player, name: now(player.name) }));
  return { ...tally, ...(tally.began === undefined ? {} : { began: now(tally.began) }), players };
};
