// The search of `scorer/reference/search.py` in a page or in Node: the same hits in the same order, and as sure of them.
// Every number and every word it needs comes with the data, which `docs/site/asking.py` writes.
import { Index, Language } from "./search/index.mjs";
import { at, isTypo, split } from "./search/words.mjs";

/** @typedef {import("./search/index.mjs").Entry} Entry */
/** @typedef {import("./search/index.mjs").Common} Common */
/** @typedef {import("./search/index.mjs").GameData} GameData */
/** @typedef {import("./search/index.mjs").Weights} Weights */
/** @typedef {{entry: Entry, score: number}} Hit An entry that fits, and how well. */
/** @typedef {{hits: Hit[], confidence: number}} Ranking The hits, best first, and how well the best fits. */
/**
 * @typedef {Ranking & {sure: boolean, elsewhere: Entry | undefined}} Found Without `sure` show titles only; where only one
 *   game was searched, `elsewhere` is the entry of another one that clearly fits better.
 */
/** @typedef {(text: string, game?: string, most?: number) => Found} Search */

/** @param {Iterable<number>} values */
const sum = (values) => {
  let found = 0;
  for (const value of values) found += value;
  return found;
};

/** The words of a question, matched with the index of a game. */
class Question {
  /**
   * @param {string[]} typed The words, as they were typed.
   * @param {Index} index
   */
  constructor(typed, index) {
    const words = [...new Set(index.language.inDigits(typed))];
    this.index = index;
    this.weights = index.language.weights;
    this.terms = words.map((word) => index.match(word));
    /** Whether nothing but one word, or the name of a term, is asked. */
    this.isBare = words.length === 1 || index.termTitles.some((title) => words.every((word) => title.has(word)));
    this.norm = Math.sqrt(sum(this.terms.map(({ rarity }) => rarity ** 2)));
    this.meanings = this.weightsOfWords();
    this.neighbours = this.pairs();
  }

  /** The score of each entry for all words; 0 if it has none of them. */
  wordScores() {
    const share = this.coverage() / (this.terms.length || 1);
    const scores = new Float64Array(this.index.entries.length);
    for (const term of this.terms)
      for (let entry = 0; entry < scores.length; entry++)
        scores[entry] = at(scores, entry) + share * at(term.scores, entry);
    return scores;
  }

  /** How much of what the question tells the game has words for, from 0 to 1. */
  coverage() {
    let all = 0;
    let known = 0;
    for (const { word, rarity, best } of this.terms)
      if (!this.index.language.stopWords.has(word) && !/^\p{Nd}+$/u.test(word)) {
        all += rarity;
        known += rarity * best;
      }
    return all ? known / all : 1;
  }

  /** By how much the score of an entry grows because players ask for it in such words. @param {number} entry */
  phraseFactor(entry) {
    const { firstPhrases, norms, phrases } = this.index;
    const alike = [];
    for (let phrase = at(firstPhrases, entry); phrase < at(firstPhrases, entry + 1); phrase++) {
      const best = new Float64Array(this.terms.length);
      for (const word of at(phrases, phrase))
        for (const [place, weight] of this.meanings.get(word) ?? []) best[place] = Math.max(at(best, place), weight);
      const cosine = sum(best);
      if (cosine) alike.push(cosine / at(norms, phrase));
    }
    alike.sort((one, other) => other - one);
    const { best_phrases: best, phrase, adjacency } = this.weights;
    const top = sum(alike.slice(0, best)) / best;
    const pairs = (this.neighbours.get(entry)?.size ?? 0) / Math.max(1, this.terms.length - 1);
    return (1 + (phrase * top) / (this.norm || 1)) * (1 + adjacency * pairs);
  }

  /** Of each known word the places of those in the question that may mean it, each with the product of weights. */
  weightsOfWords() {
    /** @type {Map<string, [number, number][]>} */
    const found = new Map();
    this.terms.forEach(({ rarity, similar }, place) => {
      for (const [known, much] of similar) {
        const places = found.get(known) ?? [];
        places.push([place, rarity * much * this.index.rarity(known)]);
        found.set(known, places);
      }
    });
    return found;
  }

  /** The entries with a phrase in which two neighbours of the question are neighbours, each with the places. */
  pairs() {
    /** @type {Map<number, Set<number>>} */
    const found = new Map();
    this.terms.slice(1).forEach(({ word }, n) => {
      for (const entry of this.index.nexts.get(at(this.terms, n).word)?.get(word) ?? [])
        found.set(entry, (found.get(entry) ?? new Set()).add(n));
    });
    return found;
  }
}

/**
 * The entries of some games that fit some words best, best first.
 * @param {string[]} words
 * @param {Index[]} indexes
 * @returns {Ranking}
 */
function rank(words, indexes) {
  const scores = indexes
    .map((index) => new Question(words, index))
    .flatMap((question) => [...question.wordScores()].map((score, entry) => ({ score, question, entry })))
    .filter(({ score }) => score)
    .sort((one, other) => other.score - one.score);
  const best = scores[0];
  if (!best) return NOTHING;
  const { language } = best.question.index;
  const { weights } = language;
  const found = scores.slice(0, weights.candidates).map(({ score, question, entry: i }) => {
    const entry = at(question.index.entries, i);
    return { entry, score: score * question.phraseFactor(i) * prior(entry, i, question) };
  });
  const hits = linked(found, weights);
  const most = at(hits, 0).score;
  if (most < weights.min_score) return NOTHING;
  const least = Math.max(weights.min_score, weights.min_share * most);
  const shown = hits.filter(({ score }) => score >= least);
  return { hits: leadersFirst(shown, weights), confidence: confidenceOf(hits, words, language) };
}

/** @type {Ranking} */
const NOTHING = { hits: [], confidence: 0 };

/**
 * The hits, before all others the best of each game that is close to the best of all: games may differ there.
 * @param {Hit[]} hits
 * @param {Weights} weights
 */
function leadersFirst(hits, { close }) {
  const games = new Set();
  const leaders = hits.filter(({ entry, score }) => {
    if (games.has(entry.game) || score * close < at(hits, 0).score) return false;
    return games.add(entry.game);
  });
  return [...leaders, ...hits.filter((hit) => !leaders.includes(hit))];
}

/**
 * The entries found, best first, each with a part of the score of the best that it is linked with.
 * @param {Hit[]} found
 * @param {Weights} weights
 */
function linked(found, weights) {
  const scores = new Map(found.map(({ entry, score }) => [entry.id, score]));
  /** @type {Map<string, number>} */
  const best = new Map();
  for (const { entry, score } of found)
    for (const other of entry.see) {
      const there = scores.get(other);
      if (there !== undefined) {
        best.set(entry.id, Math.max(best.get(entry.id) ?? 0, there));
        best.set(other, Math.max(best.get(other) ?? 0, score));
      }
    }
  return found
    .map(({ entry, score }) => ({ entry, score: score + weights.links * (best.get(entry.id) ?? 0) }))
    .sort((one, other) => other.score - one.score);
}

/**
 * How likely an entry is whatever its words are: by its kind, and by how often players ask for it.
 * @param {Entry} entry
 * @param {number} place
 * @param {Question} question
 */
function prior({ kind }, place, { index, isBare, weights }) {
  const often = 1 + weights.popularity * (index.often[place] ?? 0);
  if (kind === "term") return weights.term * (isBare ? weights.bare_term : 1) * often;
  return (kind === "question" ? weights.question : 1) * often;
}

/**
 * How sure it is that the best hit answers the words.
 * @param {Hit[]} hits
 * @param {string[]} words
 * @param {Language} language
 */
function confidenceOf(hits, words, { outOfDomain, weights }) {
  const best = at(hits, 0);
  const near = hits
    .slice(1, 1 + weights.sure_neighbours)
    .filter(({ entry }) => entry.see.includes(best.entry.id) || best.entry.see.includes(entry.id));
  const letters = sum(words.map((word) => word.length));
  const score = best.score + weights.sure_links * sum(near.map((hit) => hit.score));
  const confidence = (score * Math.exp(letters / weights.sure_letters)) / weights.sure_score;
  return words.some((word) => outOfDomain.matching(word).size) ? confidence * weights.sure_out_of_domain : confidence;
}

/**
 * Opens the data of one game or of several; what it gives is the search.
 * @param {Common} common
 * @param {GameData[]} data Each game once, by their ids.
 * @returns {Promise<Search>}
 */
export async function open(common, data) {
  const language = new Language(common);
  const { limits, weights } = language;
  /** @type {Index[]} */
  const indexes = [];
  for (const each of data) {
    indexes.push(new Index(language, each));
    // An index takes a tenth of a second, on a phone several: in between the page shows what is typed.
    await new Promise((done) => setTimeout(done));
  }
  const longest = [...indexes].sort((one, other) => other.name.length - one.name.length);

  /**
   * The game whose name a word is, as other languages write it and with an ending, too.
   * @param {string} word
   * @param {Index[]} among
   */
  const named = (word, among) =>
    longest.find(
      (index) =>
        among.includes(index) &&
        index.name.length <= word.length &&
        word.length < index.name.length + limits.ending &&
        (word.startsWith(index.name) || isTypo(word.slice(0, index.name.length), index.name)),
    );

  return (text, game, most = 10) => {
    const all = [...new Set(split(text.slice(0, limits.longest)).map((word) => word.slice(0, limits.longest_word)))];
    const among = game ? indexes.filter((index) => index.game === game) : indexes;
    const names = new Map(all.map((word) => [word, named(word, among)]));
    const rest = all.filter((word) => !names.get(word));
    const words = rest.length ? rest : all;
    const chosen = [...new Set([...names.values()].filter((index) => index !== undefined))];
    const searched = chosen.length ? chosen : among;
    const { hits, confidence } = rank(words, searched);
    const found = { hits: hits.slice(0, most), confidence, sure: confidence >= 1, elsewhere: undefined };
    if (searched.length > 1 || confidence >= weights.sure_alone) return found;
    const other = rank(words, indexes.filter((index) => !searched.includes(index)));
    if (other.confidence < Math.max(1, weights.sure_elsewhere * confidence)) return found;
    return { ...found, confidence: confidence / other.confidence, sure: false, elsewhere: other.hits[0]?.entry };
  };
}
