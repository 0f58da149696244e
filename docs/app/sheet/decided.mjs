// What decided, and what should be counted again: worked out bit by bit once a game is finished, so that nobody waits.
import { drawn } from "./counting.mjs";
import { h } from "./draw.mjs";
import { isolated } from "./text.mjs";
/** @import { Page } from "./page" */
/** @import { Decided, Engine, Options, Tally } from "../types" */

/** Milliseconds that a tap waits at most, as far as what went before tells. */
const SLICE = 30;

/** What was asked for last, and what is known of it. @type {{ key: string, found: Decided | null, coming: Promise<Decided | null> }} */
let last = { key: "", found: null, coming: Promise.resolve(null) };

/** @type {Promise<Engine> | null} */
let ready = null;

/** Whoever taps has a turn. */
const breath = () => new Promise((done) => setTimeout(done));

/** @type {(page: Page, key: string, asked: [Tally, Options]) => Promise<Decided | null>} */
const search = async (page, key, [tally, options]) => {
  await drawn();
  ready ??= page.deciding();
  const engine = await ready;
  // So many tables are scored in one go.
  let most = 1;
  for (let next = /** @type {Tally | null} */ (tally); ; next = null) {
    await breath();
    if (last.key !== key) return null;
    const began = performance.now();
    const found = engine.decided(next, { ...options, most });
    if (found) {
      last = { ...last, found };
      return found;
    }
    most = Math.max(1, Math.min(2 * most, Math.floor((most * SLICE) / (performance.now() - began))));
  }
};

/** What decided the game on a page; null while something is open, and where it is another game meanwhile. @type {(page: Page) => Promise<Decided | null>} */
export const decided = (page) => {
  if (!page.sheet || page.open.length) return Promise.resolve(null);
  const asked = page.asked();
  const key = JSON.stringify(asked);
  if (last.key !== key) {
    last = { key, found: null, coming: Promise.resolve(null) };
    last.coming = search(page, key, asked).catch(() => {
      // It is tried again.
      if (last.key === key) last = { ...last, key: "" };
      ready = null;
      return null;
    });
  }
  return last.coming;
};

/** The one line of it, if it is known by now; empty if not. @type {(page: Page) => string} */
export const inShort = (page) => {
  decided(page);
  return last.found?.text ?? "";
};

/** A place in the result that is filled later and moves nothing: the line in it is cut off until it is tapped. @param {Page} page */
export const decidedPlace = (page) => {
  const short = h("span", { textContent: "…" });
  const lines = h("ul");
  decided(page).then((found) => {
    short.textContent = isolated(found?.text ?? "–");
    lines.replaceChildren(...(found?.lines ?? []).map((text) => h("li", { textContent: isolated(text) })));
  });
  return h("details", { className: "result__decided" }, h("summary", {}, h("b", { textContent: page.form.words.decided }), " ", short), lines);
};
