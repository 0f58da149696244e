// The engine of a page: loaded once, asked after every change.
import * as choices from "../table.mjs";
import { isCounted } from "./said.mjs";
import { asked, known, NOTHING, ranked, score, without } from "./scoring.mjs";
/** @import { Known } from "./others.mjs" */
/** @import { Choice, Count, Engine, Form, Options, Outcome, Table, Tally, Totals } from "../types" */

const loader = () => import("../engine/engine.mjs");
/** When the form is to be seen; a page behind another is not drawn. */
export const drawn = () => new Promise((done) => (document.hidden ? done(null) : requestAnimationFrame(() => setTimeout(done))));

/** What the table plays always. @type {(of: Known) => Choice} */
export const choiceOf = ({ form, table }) => known(table, choices.get(form.game));

/**
 * What counts on this page. `tell` is called whenever how it stands with the engine has changed.
 * @param {Form} form
 * @param {Table} table what this page knows of the game's disputed rulings
 * @param {string} lang
 * @param {() => void} tell
 */
export const counter = (form, table, lang, tell) => {
  const root = document.documentElement;
  /** @type {Engine | null} */
  let engine = null;
  /** @type {Promise<Engine> | null} */
  let starting = null;
  /** @type {(engine: Engine) => void} */
  let arrived = () => {};
  /** @type {Promise<Engine>} */
  const loaded = new Promise((done) => {
    arrived = done;
  });

  const ours = () => choiceOf({ form, table });

  const load = async () => {
    try {
      const { load: start } = await loader();
      await drawn();
      engine = await start({ lang });
      root.dataset.state = "counting";
      tell();
      root.dataset.state = "ready";
      arrived(engine);
      return engine;
    } catch (error) {
      starting = null;
      root.dataset.state = "failed";
      tell();
      throw error;
    }
  };

  /** Loads the engine, if it is not there or on its way. @returns {Promise<Engine>} */
  const begin = () => {
    if (engine) return Promise.resolve(engine);
    root.dataset.state = "loading";
    starting ??= load();
    return starting;
  };

  return {
    get engine() {
      return engine;
    },
    /** The engine, once it is there, however often it had to be tried. */
    loaded,
    start: begin,
    /** The engine with what writes results down for others. @returns {Promise<Engine>} */
    sharing: async () => (await loader()).load({ lang, rooms: ["share"] }),
    /** The engine with what finds out what decided. @returns {Promise<Engine>} */
    deciding: async () => (await loader()).load({ lang, rooms: ["decided"] }),
    /** What the table plays always. @returns {Choice} */
    get ours() {
      return ours();
    },
    /** What is asked of the engine about a count. @type {(count: Count) => [tally: Tally, options: Options]} */
    asked: (count) => asked(form, count, ours()),
    /** The players of any count of any game by rank; null where it cannot be scored. @type {(count: Count, of: Known) => Promise<Totals["players"] | null>} */
    totals: async (count, of) => ranked(await begin(), asked(of.form, count, choiceOf(of))),
    /** The sheet of a count, or what is wrong with it; neither before the engine is there. @type {(count: Count) => Outcome} */
    score: (count) => {
      const all = count.tally.players.every((_, seat) => isCounted(form, count, seat));
      return engine ? score(engine, asked(form, count, ours()), (problems, number) => without(form, count, problems, number), { table: form.table, text: form.words.alone, all }) : NOTHING;
    },
  };
};
