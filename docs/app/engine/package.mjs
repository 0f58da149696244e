// africa-scorer: points and rules of board games, by the Python program of the same name.
import { load as engine, ScorerError } from "./engine/engine.mjs";

export { ScorerError };

/** Loads everything: scoring, the rules and following, in the languages asked for. */
export const load = ({ lang = "en", langs = [] } = {}) => engine({ lang, langs, rooms: ["follow", "rules"] });
