// What comes from elsewhere: a link, a tally in a text, a file. Nothing here knows the page.
import { VERSION } from "./kept.mjs";
import { gameOf, readable } from "./tally.mjs";
/** @import { Form, Tally } from "../types" */

/**
 * @typedef {{ kind: "tally" | "part", tally: Tally, open: readonly string[] }} Opened a tally, or the part of one, and what is
 *   open in it: in all other places none is what is left out
 * @typedef {{ refused: string, data?: unknown }} Refused why it cannot be used, and what it was
 * @typedef {{ elsewhere: string, text: string }} Elsewhere the tally of another game
 * @typedef {Opened | Refused | Elsewhere} Incoming
 */

/** @type {(form: Form, kind: Opened["kind"], data: unknown, text: string, open?: readonly string[]) => Incoming} */
const understood = (form, kind, data, text, open = []) => {
  const game = gameOf(data);
  if (game !== null && game !== form.game) return { elsewhere: game, text };
  const tally = readable(form, data);
  return tally ? { kind, tally, open } : { refused: form.words.unreadable, data };
};

/** What the fragment of an address holds; null if that is no tally. @type {(form: Form, hash: string) => Incoming | null} */
export const fromAddress = (form, hash) => {
  const [, before, kind, encoded = "", after = ""] = hash.match(/^#(?:v=(\d+)&)?(tally|part)=(.*?)((?:&(?:v|open)=[^&]*)*)$/s) ?? [];
  if (kind !== "tally" && kind !== "part") return null;
  const more = new URLSearchParams(after);
  if (Number(more.get("v") ?? before ?? VERSION) > VERSION) return { refused: form.words.newer };
  try {
    const text = decodeURIComponent(encoded);
    return understood(form, kind, JSON.parse(text), text, (more.get("open") ?? "").split(",").filter(Boolean));
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
