// What the screens of the logbook share: what is kept, what the engine has made of it, and what is said of both.
import { button, h } from "../sheet/draw.mjs";
import { isRecord } from "../sheet/kinds.mjs";
import { Absent, ask, Refused } from "./asking.mjs";
import { calendar } from "./days.mjs";
import { entryOf } from "./entries.mjs";
import * as store from "./store.mjs";
import { gameName, lackText } from "./words.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { Entry, LogData, PlayLine, SeatTold } from "../types" */

/**
 * @typedef {object} Screen what stands at an address of the page
 * @property {HTMLElement} place
 * @property {() => void} [changed] is called when the logbook is another one, here or in another tab
 *
 * @typedef {ReturnType<typeof book>} Book
 */

/** So many games are scored in one go; after so many goes what came of them is kept. */
const [BATCH, KEPT] = [20, 10];

/** @param {HTMLElement} status where is said what was done */
export const book = (status) => {
  /** @type {LogData} */
  const data = JSON.parse(document.getElementById("log-data")?.textContent ?? "");
  const { version, words } = data;
  /** Games that were removed as long as this page is open: they stay where they stood. @type {Set<string>} */
  const removed = new Set();
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** What is kept, read once until it changes. @type {{ plays: PlayLine[] | null, results: Record<string, readonly [t: string, result: unknown]> | null }} */
  const read = { plays: null, results: null };
  /** The logbook that the engine has opened; null where it has none, or an older one. @type {Promise<number> | null} */
  let opened = null;

  const plays = () => {
    read.plays ??= store.plays();
    return read.plays;
  };
  const results = () => {
    read.results ??= { ...store.results(version) };
    return read.results;
  };

  const change = () => {
    if (opened) opened.then((number) => ask("log_close", number)).catch(() => {});
    opened = null;
    read.plays = null;
    for (const tell of listeners) tell();
  };

  /** Asks the engine about the logbook as it is now. @type {<T>(name: string, ...args: readonly unknown[]) => Promise<T>} */
  const about = async (name, ...args) => {
    opened ??= /** @type {Promise<{ log: number }>} */ (ask("log_open", [store.text()], { version, results: results() }, data.lang)).then(({ log }) => log);
    const mine = opened;
    mine.catch(() => {
      if (opened === mine) opened = null;
    });
    return ask(name, await mine, ...args);
  };

  /** What was done, and what can be done about it. @type {(text: string, ...more: readonly Node[]) => void} */
  const say = (text, ...more) => status.replaceChildren(...(text ? [text, " "] : []), ...more);

  /** Why the engine has not answered, in words. @param {unknown} error */
  const why = (error) => (error instanceof Absent ? words.absent : error instanceof Refused ? error.message : words.failed);

  /** What each place has asked for last. @type {WeakMap<HTMLElement, object>} */
  const rounds = new WeakMap();
  /**
   * Shows in a place what the engine answers, or why it has not; an answer to what was asked before is not shown any more.
   * @type {<T>(place: HTMLElement, asks: () => Promise<T>, draw: (found: T) => readonly Node[]) => Promise<void>}
   */
  const showIn = async (place, asks, draw) => {
    const mine = {};
    rounds.set(place, mine);
    if (!place.childElementCount) place.replaceChildren(h("p", { className: "book__soft", textContent: words.counting }));
    place.setAttribute("aria-busy", "true");
    const wrong = (/** @type {unknown} */ error) => [h("p", { role: "alert" }, why(error), " ", button(words.again, () => showIn(place, asks, draw)))];
    const nodes = await asks().then(draw).catch(wrong);
    if (rounds.get(place) !== mine) return;
    place.removeAttribute("aria-busy");
    place.replaceChildren(...nodes);
  };

  /** Says why something was not kept; whether it was. @param {Lack} lack */
  const kept = (lack) => {
    if (lack) say(lackText(data, lack));
    else change();
    return !lack;
  };

  /** The games of which nobody knows yet who has won. */
  const unknown = () => plays().filter(({ play, t, gone }) => !gone && results()[play]?.[0] !== t);

  /** Works out who has won in some games, and keeps it. @param {readonly PlayLine[]} some */
  const score = async (some) => {
    /** @type {Readonly<Record<string, unknown>>} */
    const found = await about("log_results", some.map(({ play }) => play));
    for (const { play, t } of some) results()[play] = [t, found[play] ?? null];
  };

  let working = false;
  /** Works out who has won where nobody knows yet, the latest game first; `tell` is called as it goes on. @param {() => void} tell */
  const workOut = async (tell) => {
    if (working) return;
    working = true;
    try {
      for (let done = 0, some = unknown(); some.length; some = unknown()) {
        await score(some.slice(0, BATCH));
        done += 1;
        if (done % KEPT === 0 || some.length <= BATCH) store.putResults(version, results());
        tell();
      }
    } catch {
      // They stay as they were told.
    }
    working = false;
  };

  return {
    data,
    words,
    calendar: calendar(data.lang),
    say,
    why,
    showIn,
    kept,
    plays,
    about,
    workOut,
    lack: store.lack,
    /** All games, the latest first; of those that are gone the ones that were removed just now, or instead all that are gone. @type {(gone?: boolean) => Entry[]} */
    entries: (gone = false) => {
      const memo = results();
      /** @param {PlayLine} line */
      const entry = (line) => {
        const whole = line.gone ? store.before(line.play) : line;
        const known = memo[line.play];
        const [t, result] = Array.isArray(known) ? known : [];
        const seats = t === whole?.t && isRecord(result) && Array.isArray(result.seats) && result.seats.every(isRecord) ? /** @type {SeatTold[]} */ (/** @type {unknown} */ (result.seats)) : undefined;
        return whole ? [entryOf(whole, seats, line.gone === true)] : [];
      };
      return plays().filter((line) => (gone ? line.gone : !line.gone || removed.has(line.play))).flatMap(entry);
    },
    /** A game in few words. @type {(entry: Entry) => string} */
    inWords: ({ game, at, names }) => [gameName(data, game), calendar(data.lang).long(at), names.join(", ")].join(" · "),
    /** @param {string} id */
    remove: async (id) => {
      removed.add(id);
      return kept(await store.remove(id));
    },
    /** @param {string} id */
    bringBack: async (id) => kept(await store.bringBack(id)),
    /** @param {() => void} tell is called when the logbook has changed, here or in another tab */
    watch: (tell) => {
      if (!listeners.size) store.watch(change);
      listeners.add(tell);
    },
  };
};
