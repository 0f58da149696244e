// The engine, in a worker of its own: it is loaded when something is asked of it, and whoever taps never waits for it.

/** What was asked for could not be loaded. */
export class Absent extends Error {}
/** The engine refuses it, and says why in the language of the page. */
export class Refused extends Error {}

/** @typedef {{ done: (answer: never) => void, fail: (error: unknown) => void }} Waiting */

/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, Waiting>} */
const waiting = new Map();
let last = 0;

const start = () => {
  const made = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
  made.addEventListener("message", ({ data: { number, answer, error, absent, refused } }) => {
    const { done, fail } = waiting.get(number) ?? {};
    waiting.delete(number);
    if (error === undefined) done?.(/** @type {never} */ (answer));
    else fail?.(new (absent ? Absent : refused ? Refused : Error)(error));
  });
  // It did not come: it is tried again when something is asked next.
  made.addEventListener("error", stop);
  return made;
};

/** Ends the engine: whoever asks next has another one. */
export const stop = () => {
  worker?.terminate();
  worker = null;
  for (const { fail } of waiting.values()) fail(new Absent());
  waiting.clear();
};

/** Asks the engine; rejects with `Absent` where it is not to be had, and else with what it says. @type {<T>(name: string, ...args: readonly unknown[]) => Promise<T>} */
export const ask = (name, ...args) =>
  new Promise((done, fail) => {
    worker ??= start();
    last += 1;
    waiting.set(last, { done, fail });
    worker.postMessage({ number: last, lang: document.documentElement.lang, name, args });
  });
