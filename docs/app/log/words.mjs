// How the sentences of the page are put together. Nothing here knows the page.
import { counted as sentence } from "../sheet/text.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { LogData } from "../types" */

/** A sentence that depends on a number. @type {(data: LogData, key: keyof LogData["counted"], count: number) => string} */
export const counted = ({ lang, counted: all }, key, count) => sentence(all[key], lang, count);

/** Why nothing is kept. @type {(data: LogData, lack: Lack) => string} */
export const lackText = ({ words }, lack) => (lack ? words[`log_${lack}`] : "");

/** The name of a game; the id of one that is not here. @type {(data: LogData, id: string) => string} */
export const gameName = ({ games }, id) => games[id]?.name ?? id;
