// What comes from elsewhere: a link, a tally in a text, a file. Nothing here knows the page.
import { VERSION } from "./keep.mjs";
import { gameOf, readable } from "./tally.mjs";
/** @import { Form, Tally } from "../types" */

/**
 * @typedef {object} Opened a tally, or the part of one
 * @property {"tally" | "part"} kind
 * @property {Tally} tally
 * @property {readonly string[]} open what is open in it: in all other places none is what is left out
 * @property {{ id: string, seat: number, at: string } | null} from where a part was counted: the count, the seat there, and
 *   when that was changed last (ISO 8601)
 * @typedef {{ refused: string, data?: unknown }} Refused why it cannot be used, and what it was
 * @typedef {{ elsewhere: string, text: string }} Elsewhere the tally of another game
 * @typedef {Opened | Refused | Elsewhere} Incoming
 */

/** A part of a link holds more than such pages know that open links of this version only. */
const NEWEST = { tally: VERSION, part: 2 };

/** Where a part was counted, out of its link. @type {(more: URLSearchParams) => Opened["from"]} */
const fromOf = (more) => {
  const [, id = "", seat = ""] = (more.get("from") ?? "").match(/^(\w{1,40})\.(\d{1,3})$/) ?? [];
  const at = Date.parse(more.get("at") ?? "");
  return id && !Number.isNaN(at) ? { id, seat: Number(seat), at: new Date(at).toISOString() } : null;
};

/** @type {(form: Form, kind: Opened["kind"], data: unknown, text: string, more?: Pick<Opened, "open" | "from">) => Incoming} */
const understood = (form, kind, data, text, more = { open: [], from: null }) => {
  const game = gameOf(data);
  if (game !== null && game !== form.game) return { elsewhere: game, text };
  const tally = readable(form, data);
  return tally ? { kind, tally, ...more } : { refused: form.words.unreadable, data };
};

/** What the fragment of an address holds; null if that is no tally. @type {(form: Form, hash: string) => Incoming | null} */
export const fromAddress = (form, hash) => {
  const [, before, kind, encoded = "", after = ""] = hash.match(/^#(?:v=(\d+)&)?(tally|part)=(.*?)((?:&(?:v|open|from|at)=[^&]*)*)$/s) ?? [];
  if (kind !== "tally" && kind !== "part") return null;
  const more = new URLSearchParams(after);
  if (Number(more.get("v") ?? before ?? VERSION) > NEWEST[kind]) return { refused: form.words.newer };
  try {
    const text = decodeURIComponent(encoded);
    return understood(form, kind, JSON.parse(text), text, { open: (more.get("open") ?? "").split(",").filter(Boolean), from: fromOf(more) });
  } catch {
    return { refused: form.words.unreadable };
  }
};

/** Anything that may hold a tally: a link, a tally, a sheet, the first line of several. @type {(form: Form, text: string) => Incoming | null} */
export const fromText = (form, text) => {
  const whole = text.trim();
  const hash = whole.match(/#(?:v=\d+&)?(?:tally|part)=.*$/s)?.[0];
  if (hash) return fromAddress(form, hash);
  for (const part of [whole, whole.split("\n")[0] ?? ""]) {
    try {
      return understood(form, "tally", JSON.parse(part), part);
    } catch {
      // It is no JSON; its first line may be.
    }
  }
  return { refused: form.words.unreadable };
};
