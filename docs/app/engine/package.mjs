// africa-scorer: points and rules of board games, by the Python program of the same name.
import { load as engine, read, ScorerError, within } from "./engine/engine.mjs";
import { about, files } from "./files.mjs";

export { ScorerError };

/** The dev server of Vite bundles a package without its files: they lie where the package does. */
const moved = /^(.*\/node_modules\/)\.vite\/deps/.exec(import.meta.url);

/** Where each file of the package lies: a folder, if one is named, else where the bundler has put it. */
const place = (base = moved && `${moved[1]}africa-scorer/`) => (base ? within(base) : (name) => files[name]());

/** The data of the search, by language: its words, and each game; read when first asked for. */
const asked = new Map();
const data = (at, lang, part) => {
  const name = `search/${lang}/ask/${part}.json`;
  if (!asked.has(name)) asked.set(name, read(at(name)).then((bytes) => JSON.parse(new TextDecoder().decode(bytes))));
  return asked.get(name);
};

/** Loads everything: scoring, the rules and following, in the languages asked for. */
export async function load({ lang = "en", langs = [], base } = {}) {
  const at = place(base);
  const options = { lang, langs, about, base: (name) => at(`engine/${name}`) };
  const scorer = await engine({ ...options, rooms: ["follow", "rules", "decided"] });
  /** Reads what people type; loaded when it is first asked for, and again if it did not come. */
  let reader;
  const typed = async (...asked) => {
    reader ??= engine({ ...options, rooms: ["typed"] });
    reader.catch(() => (reader = null));
    return (await reader).typed(...asked);
  };
  return {
    ...scorer,
    typed,
    /** What a game looks like from outside; its fields read what people type. */
    game(id, other = lang) {
      const found = scorer.game(id, other);
      for (const field of found.fields) {
        const value = (text, said = lang, more) => typed(id, field.key, text, { lang: said, more });
        // Not enumerable: a copy for another window or worker has none.
        Object.defineProperty(field, "typed", { value });
      }
      return found;
    },
    /** The entries of the rules that answer a question, the best first. */
    async search(words, { game, lang: other = lang, most } = {}) {
      const code = scorer.call("language", other, scorer.languages);
      const games = game ? [scorer.call("game_id", game)] : scorer.games;
      const [{ open }, common, ...found] = await Promise.all([
        import("./search.mjs"),
        ...["words", ...games].map((part) => data(at, code, part)),
      ]);
      const search = await open(common, found);
      const { hits, ...sure } = search(words, game, most);
      return { hits: hits.map(({ entry, score }) => ({ id: entry.id, score, title: entry.title, text: entry.text })), ...sure };
    },
  };
}
