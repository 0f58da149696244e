// What comes from elsewhere: a link, a tally in a text, a file. Nothing here knows the page.
import { VERSION } from "./kept.mjs";
import { isRecord } from "./kinds.mjs";
import { gameOf, readable } from "./tally.mjs";
/** @import { Form, Tally } from "../types" */

/**
 * @typedef {object} Opened a tally, or the part of one
 * @property {"tally" | "part"} kind
 * @property {Tally} tally
 * @property {readonly string[]} open what is open in it: in all other places none is what is left out
 * @property {{ id: string, seat: number, at: string } | null} from where a part was counted: the count, the seat there, and
 *   when that was changed last (ISO 8601)
 * @typedef {{ refused: string, data?: unknown, again?: boolean }} Refused why it cannot be used, what it was, and whether to load the page `again`
 * @typedef {{ elsewhere: string, fragment: string }} Elsewhere the id of another game, and the fragment that opens it on its page
 * @typedef {{ lines: readonly unknown[] }} Several games of a file (`lines.mjs`)
 * @typedef {Opened | Refused | Elsewhere | Several} Incoming
 */

/** The version of a link to a part: version 1 did not say where it was counted. */
export const PART_VERSION = 2;
/** The newest version of each kind of link that this page can open. */
const NEWEST = { tally: VERSION, part: PART_VERSION };

/** Where a part was counted, out of its link. @type {(more: URLSearchParams) => Opened["from"]} */
const fromOf = (more) => {
  const [, id = "", seat = ""] = (more.get("from") ?? "").match(/^(\w{1,40})\.(\d{1,3})$/) ?? [];
  const at = Date.parse(more.get("at") ?? "");
  return id && !Number.isNaN(at) ? { id, seat: Number(seat), at: new Date(at).toISOString() } : null;
};

/** @type {(form: Form, kind: Opened["kind"], data: unknown, fragment: string, more?: Pick<Opened, "open" | "from">) => Exclude<Incoming, Several>} */
const understood = (form, kind, data, fragment, more = { open: [], from: null }) => {
  const game = gameOf(data);
  if (game !== null && game !== form.game) return { elsewhere: game, fragment };
  const tally = readable(form, data);
  if (tally) return { kind, tally, ...more };
  // What is wrong with a whole book is not told one by one.
  return { refused: form.words.unreadable, data: fragment.length > 200_000 ? undefined : data };
};

/** What the fragment of an address holds; null if that is no tally. @type {(form: Form, hash: string) => Exclude<Incoming, Several> | null} */
export const fromAddress = (form, hash) => {
  const [, before, kind, encoded = "", after = ""] = hash.match(/^#(?:v=(\d+)&)?(tally|part)=(.*?)((?:&(?:v|open|from|at)=[^&]*)*)$/s) ?? [];
  if (kind !== "tally" && kind !== "part") return null;
  const more = new URLSearchParams(after);
  if (Number(more.get("v") ?? before ?? VERSION) > NEWEST[kind]) return { refused: form.words.newer };
  try {
    return understood(form, kind, JSON.parse(decodeURIComponent(encoded)), hash, { open: (more.get("open") ?? "").split(",").filter(Boolean), from: fromOf(more) });
  } catch {
    return { refused: form.words.unreadable };
  }
};

/**
 * Whether something is more than a tally: a line of a file, or a sheet as a browser keeps it.
 * @param {unknown} data
 * @returns {data is Readonly<Record<string, unknown>>}
 */
export const isLine = (data) => isRecord(data) && "v" in data && ("tally" in data || "play" in data);

/**
 * The objects in a text: of a list, of a single one, or one a line; undefined for a line that is none.
 * @type {(text: string) => unknown[]}
 */
const objectsIn = (text) => {
  /** @param {string} part */
  const parsed = (part) => {
    try {
      return JSON.parse(part);
    } catch {
      return undefined;
    }
  };
  const whole = parsed(text);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  return text.split("\n").filter((line) => line.trim()).map(parsed);
};

/** More characters than all games of a device have: nothing is looked for in a longer text. */
const LONGEST = 2_000_000;

/** Anything that may hold tallies: a link, a tally, a sheet, several games. @type {(form: Form, text: string) => Incoming | null} */
export const fromText = (form, text) => {
  if (text.length > LONGEST) return { refused: form.words.unreadable };
  const whole = text.trim();
  const hash = whole.match(/#(?:v=\d+&)?(?:tally|part)=.*$/s)?.[0];
  if (hash) return fromAddress(form, hash);
  const lines = objectsIn(whole);
  const [only, ...more] = lines.filter(isRecord);
  if (more.length || isLine(only)) return { lines };
  return only ? understood(form, "tally", only, `#tally=${encodeURIComponent(JSON.stringify(only))}`) : { refused: form.words.unreadable };
};
