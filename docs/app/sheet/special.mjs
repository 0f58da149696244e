// What was special about a game beside those before it: one sentence of the logbook, once there are enough of them.
import { later } from "../idle.mjs";
import * as store from "../log/store.mjs";
/** @import { PlayLine } from "../types" */

/** So many games before it make a game special. */
const LEAST = 10;

/** @param {PlayLine} line */
const gameOf = ({ tally, game }) => tally?.game ?? game;

/** How many games of its kind were there before a game. @type {(line: PlayLine, plays: readonly PlayLine[]) => number} */
export const gamesBefore = (line, plays) => plays.filter((other) => !other.gone && gameOf(other) === gameOf(line) && (other.at ?? "") < (line.at ?? "")).length;

/** Asks the engine, in a worker of its own, which is gone afterwards. @type {(id: string, version: string) => Promise<string>} */
const ask = async (id, version) => {
  const { ask, stop } = await import("../log/asking.mjs");
  const { lang } = document.documentElement;
  try {
    /** @type {{ log: number }} */
    const { log } = await ask("log_open", [store.text()], { version, results: store.results(version) }, lang);
    return await ask("log_special", log, id, lang);
  } finally {
    stop();
  }
};

/** What was said of each line that was asked about; nothing where the engine was not to be had. @type {Map<string, Promise<string>>} */
const said = new Map();
/** What is asked now, or was asked last. @type {Promise<unknown>} */
let last = Promise.resolve();

/** The sentence about a line, asked for once. @type {(line: PlayLine, version: string) => Promise<string>} */
const sentence = (line, version) => {
  const key = JSON.stringify(line);
  const known = said.get(key);
  if (known) return known;
  const found = last.then(() => ask(line.play, version)).catch(() => "");
  said.set(key, found);
  last = found;
  return found;
};

/** Writes into a place what was special about a game, if anything was; nobody waits for it. @type {(place: HTMLElement, line: PlayLine, version: () => Promise<string>) => void} */
export const tellSpecial = (place, line, version) => {
  later(async () => {
    if (!place.isConnected || gamesBefore(line, store.plays()) < LEAST) return;
    const text = await sentence(line, await version());
    if (place.isConnected) place.textContent = text;
  });
};
