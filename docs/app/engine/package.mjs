// africa-scorer: points and rules of board games, by the Python program of the same name.
import { load as engine, read, ScorerError, within } from "./engine/engine.mjs";
import { about, files } from "./files.mjs";

export { ScorerError };

/** The dev server of Vite bundles a package without its files: they lie where the package does. */
const moved = /^(.*\/node_modules\/)\.vite\/deps/.exec(import.meta.url);

/** Where each file of the package lies: a folder, if one is named, else where the bundler has put it. */
const place = (base = moved && `${moved[1]}africa-scorer/`) => (base ? within(base) : (name) => files[name]());

/** The search of each language, opened when something is first asked, and again if its data did not come. */
const searches = new Map();
const opened = (at, lang, games) => {
  const data = async (part) => JSON.parse(new TextDecoder().decode(await read(at(`search/${lang}/ask/${part}.json`))));
  if (!searches.has(lang)) {
    const files = Promise.all([import("./search.mjs"), data("words"), ...games.map(data)]);
    searches.set(lang, files.then(([{ open }, common, ...found]) => open(common, found)));
    searches.get(lang).catch(() => searches.delete(lang));
  }
  return searches.get(lang);
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
  /** An entry with the address of its page; not enumerable, as `typed` of a field. */
  const withUrl = (entry, other) =>
    Object.defineProperty(entry, "url", { value: (base, said = other) => scorer.call("rule_url", entry.id, base, said) });
  return {
    ...scorer,
    typed,
    rule: (id, other = lang) => withUrl(scorer.rule(id, other), other),
    rules: (game, other = lang) => scorer.rules(game, other).map((entry) => withUrl(entry, other)),
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
      const of = game && scorer.call("game_id", game);
      const search = await opened(at, code, scorer.games);
      const { hits, elsewhere, ...sure } = search(words, of, most);
      const there = elsewhere && { id: elsewhere.id, title: elsewhere.title };
      return { hits: hits.map(({ entry, score }) => ({ id: entry.id, score, title: entry.title, text: entry.text })), ...sure, elsewhere: there };
    },
  };
}
