// What comes from elsewhere as a text: the file of a record, a link. Nothing here knows the page, nor whether a rule is broken.
import { isRecord } from "../sheet/kinds.mjs";
import { unpacked } from "./packing.mjs";

/**
 * @typedef {"record" | "look" | "replay"} Way what a link is for: to go on, to look on, to be shown
 * @typedef {object} Read a record as it came
 * @property {string} game the id of its game
 * @property {readonly string[]} lines
 * @property {boolean} torn whether its last line was cut off, and left out
 * @typedef {"empty" | "cut" | "none" | "count"} Lost why there is no record: nothing is there; a link was cut off; it is something else; it is what a score sheet reads
 */

/** The value of a line; undefined where it is none. @param {string} line @returns {unknown} */
const parsed = (line) => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** A record in the text of a file, or why there is none. @type {(text: string) => Read | Lost} */
export const recordIn = (text) => {
  const lines = text.replace(/^\ufeff/, "").split("\n").map((line) => line.trim()).filter(Boolean);
  if (!lines.length) return "empty";
  const head = parsed(lines[0] ?? "");
  if (!isRecord(head) || !("record" in head) || typeof head.game !== "string") {
    const whole = head ?? parsed(text);
    return isRecord(whole) && ("tally" in whole || "players" in whole) ? "count" : "none";
  }
  // A program that was ended while it wrote leaves half a line: nobody was told that it counts.
  const torn = lines.length > 1 && parsed(lines.at(-1) ?? "") === undefined;
  return { game: head.game, lines: torn ? lines.slice(0, -1) : lines, torn };
};

/** The parts of an address or of its fragment that holds a record; null if it holds none. @type {(address: string) => { way: Way, code: string } | null} */
export const linkIn = (address) => {
  const [, way, code = ""] = address.match(/#(record|look|replay)=((?:%7B|\{)[^\s#]*|[\w-]*)/i) ?? [];
  return way === "record" || way === "look" || way === "replay" ? { way, code } : null;
};

/** A record from its part of an address, or why there is none. @type {(code: string) => Promise<Read | Lost>} */
export const recordOf = (code) => unpacked(code).then(recordIn, () => "cut");
