// The engine beside the page. What is asked is done in its order.
import { load } from "../engine/engine.mjs";

/** @type {ReturnType<typeof load> | null} */
let engine = null;

/** @param {string} lang */
const begin = async (lang) => {
  try {
    engine ??= load({ lang, rooms: ["log"] });
    return await engine;
  } catch {
    engine = null;
    return null;
  }
};

let before = Promise.resolve();

/** @type {(data: { number: number, lang: string, name: string, args: readonly unknown[] }) => Promise<void>} */
const answer = async ({ number, lang, name, args }) => {
  const found = await begin(lang);
  if (!found) return postMessage({ number, error: "", absent: true });
  try {
    postMessage({ number, answer: found.call(name, ...args) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
    postMessage({ number, error: message, refused: name === "ScorerError" });
  }
};

addEventListener("message", ({ data }) => {
  before = before.then(() => answer(data));
});
