// africa-scorer: points and rules of board games, by the Python program of the same name.
import { load as engine, read, ScorerError } from "./engine/engine.mjs";
import { open } from "./search.mjs";

export { ScorerError };

/** The data of the search, by language: its words, and each game; read when first asked for. */
const asked = new Map();
const data = (lang, part) => {
  const name = `search/${lang}/ask/${part}.json`;
  const url = new URL(name, import.meta.url);
  if (!asked.has(name)) asked.set(name, read(url).then((bytes) => JSON.parse(new TextDecoder().decode(bytes))));
  return asked.get(name);
};

/** Loads everything: scoring, the rules and following, in the languages asked for. */
export async function load({ lang = "en", langs = [] } = {}) {
  const scorer = await engine({ lang, langs, rooms: ["follow", "rules", "decided"] });
  return {
    ...scorer,
    /** The entries of the rules that answer a question, the best first. */
    async search(words, { game, lang: other = lang, most } = {}) {
      const code = scorer.call("language", other, scorer.languages);
      const games = game ? [scorer.call("game_id", game)] : scorer.games;
      const [common, ...found] = await Promise.all(["words", ...games].map((part) => data(code, part)));
      const search = await open(common, found);
      const { hits, ...sure } = search(words, game, most);
      return { hits: hits.map(({ entry, score }) => ({ id: entry.id, score, title: entry.title, text: entry.text })), ...sure };
    },
  };
}
