// The records of games that are followed, on this device: each is one entry of its database, and written as a whole.
import { within } from "../database.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { KeptRecord } from "../types" */

/** The records of a game, or of all games, the latest first; none where the browser keeps nothing. @type {(game?: string) => Promise<KeptRecord[]>} */
export const all = async (game = "") => {
  try {
    /** @type {KeptRecord[]} */
    const found = await within("records", "readonly", (shelf) => shelf.getAll());
    return found.filter((record) => !game || record.game === game).sort((a, b) => (a.at < b.at ? 1 : -1));
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

/** Keeps a record; says why, where that was not possible. @type {(record: KeptRecord) => Promise<Lack>} */
export const put = async (record) => {
  try {
    await within("records", "readwrite", (shelf) => shelf.put(record));
    return "";
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "denied";
  }
};

/** Forgets a record. @type {(id: string) => Promise<void>} */
export const remove = async (id) => {
  await within("records", "readwrite", (shelf) => shelf.delete(id)).catch(() => {});
};

/** The lines of a record, read. @type {(record: KeptRecord) => unknown[]} */
export const linesOf = ({ lines }) => lines.map((line) => JSON.parse(line));

/** A record as a file. @type {(record: KeptRecord) => string} */
export const fileOf = ({ lines }) => lines.map((line) => `${line}\n`).join("");
