// The records of games that are followed, on this device: each is one entry of its database, and written as a whole.
import { within } from "../database.mjs";
import { common } from "./comparing.mjs";
import { forgetView } from "./views.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { KeptRecord } from "../types" */

/** The records of a game, or of all games, the latest first; none where the browser keeps nothing. Those of points alone only if asked for. @type {(game?: string, kind?: KeptRecord["kind"]) => Promise<KeptRecord[]>} */
export const all = async (game = "", kind = undefined) => {
  try {
    /** @type {KeptRecord[]} */
    const found = await within("records", "readonly", (shelf) => shelf.getAll());
    return found.filter((record) => record.kind === kind && (!game || record.game === game)).sort((a, b) => (a.at < b.at ? 1 : -1));
  } catch {
    return [];
  }
};

/** A record; null if there is none. @type {(id: string) => Promise<KeptRecord | null>} */
export const get = async (id) => {
  try {
    return (await within("records", "readonly", (shelf) => shelf.get(id))) ?? null;
  } catch {
    return null;
  }
};

/** What other tabs are told. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("scorer.records") : null;
/** @param {(id: string) => void} tell is called when another tab has written or forgotten a record */
export const watch = (tell) => channel?.addEventListener("message", ({ data }) => tell(data));

/** Whether a record goes on from another. @type {(record: KeptRecord, before: KeptRecord) => boolean} */
const grows = ({ lines }, before) => common(before.lines, lines) === before.lines.length;

/**
 * Keeps a record; says why, where that was not possible. A record only ever grows: where another tab has written what is not
 * in it, it is "outrun", and nothing is written over.
 * @type {(record: KeptRecord) => Promise<Lack | "outrun">}
 */
export const put = async (record) => {
  let isOutrun = false;
  try {
    await within("records", "readwrite", (shelf) => {
      const asked = shelf.get(record.id);
      asked.onsuccess = () => {
        isOutrun = asked.result !== undefined && !grows(record, asked.result);
        if (!isOutrun) shelf.put(record);
      };
      return asked;
    });
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "denied";
  }
  if (isOutrun) return "outrun";
  channel?.postMessage(record.id);
  return "";
};

/** Forgets a record. @type {(record: KeptRecord) => Promise<void>} */
export const remove = async (record) => {
  forgetView(record);
  await within("records", "readwrite", (shelf) => shelf.delete(record.id)).catch(() => {});
  channel?.postMessage(record.id);
};

/** The lines of a record, read. @type {(record: KeptRecord) => unknown[]} */
export const linesOf = ({ lines }) => lines.map((line) => JSON.parse(line));

/** A record as a file. @type {(record: KeptRecord) => string} */
export const fileOf = ({ lines }) => lines.map((line) => `${line}\n`).join("");
