// The index of the search, `scorer/reference/index.py` in a page or in Node: made from the data of a game.
import { at, fold, Lines, Patterns, separate, similarities, isTypo, split } from "./words.mjs";

/**
 * @typedef {object} Entry An entry of the rules; its texts are Markdown with links `[words](id)`.
 * @property {string} id
 * @property {string} game
 * @property {string} kind `rule`, `ruling`, `question` or `term`
 * @property {string} title
 * @property {string} text
 * @property {string[]} readings Of a ruling: what each reading means, the default first.
 * @property {boolean} differs Whether the rulebooks differ here.
 * @property {string[]} see The ids of the entries that it refers to.
 */

/**
 * @typedef {object} Common What `ask/words.json` holds: what the games of a language share.
 * @property {string} stop_words
 * @property {string} numbers The words for the numbers from two on; semicolons separate the numbers.
 * @property {string} synonyms Groups of words for much the same, separated by semicolons; a star stands for any ending.
 * @property {string} out_of_domain Words of what other games have, written in the same way.
 * @property {Weights} weights
 * @property {Limits} limits
 * @property {Signs} signs
 */

/**
 * @typedef {Record<
 *   "title" | "body" | "length_norm" | "smoothing" | "saturation" | "stop_word" | "min_similarity" |
 *   "part" | "typo" | "synonym" | "similarity_power" | "candidates" | "phrase" | "best_phrases" |
 *   "adjacency" | "term" | "question" | "bare_term" | "popularity" | "links" | "close" | "min_score" | "min_share" |
 *   "sure_letters" | "sure_links" | "sure_neighbours" | "sure_out_of_domain" | "sure_elsewhere" | "sure_alone" | "sure_score",
 *   number>} Weights Those of `scorer/reference/weights.py`, which says what each does.
 */

/**
 * @typedef {object} Limits
 * @property {number} longest The letters of a question that are read.
 * @property {number} longest_word The letters of a word that are read.
 * @property {number} ending An ending that a game's name may have is shorter than this.
 */

/**
 * @typedef {object} Signs How the phrases are written: the sign of the number 0, how many words have a number of their own,
 *   and how many of the others are in a block.
 * @property {number} FIRST_SIGN
 * @property {number} SINGLE
 * @property {number} BLOCK
 */

/**
 * @typedef {object} GameData What `ask/<game>.json` holds.
 * @property {string} game
 * @property {string} name As printed on the box.
 * @property {string} words The words of the phrases, each as a capital letter for how many letters it begins with as the
 *   one before it, and its other letters.
 * @property {string[]} ids Of each entry its id, without the game; so are the following of each entry.
 * @property {string[]} kinds
 * @property {number[][]} see The places of those that it refers to.
 * @property {string[]} titles
 * @property {string[]} others Of a term other words for it.
 * @property {string[]} asked The phrases, separated by blanks, each word as one sign: its number, or that of its block.
 * @property {string} within For the words that are in blocks, one after the other, their number within.
 * @property {string[]} texts
 * @property {string[][]} readings
 * @property {(0 | 1)[]} differs
 * @property {Record<string, number>} often Of the places of some entries, in how many steps players ask for them more often.
 */

/** @typedef {"body" | "phrase" | "title"} Field The fields of an entry; a word counts where it tells most. */

/**
 * @typedef {object} Term A word of a question, matched with the index of a game.
 * @property {string} word
 * @property {number} rarity Its inverse document frequency.
 * @property {Map<string, number>} similar The words that it may mean, each with how much that counts.
 * @property {number} best The most that one of them counts.
 * @property {Float64Array} scores Of each entry the score for the words that it has more often than others.
 */

/** The words whose matches are remembered, so that a key costs one word and not the whole question. */
const REMEMBERED = 500;

/** What the games of a language share. */
export class Language {
  /** @param {Common} common */
  constructor(common) {
    this.weights = common.weights;
    this.limits = common.limits;
    this.signs = common.signs;
    this.stopWords = new Set(split(common.stop_words));
    /** Of each word for a number its digits, which stand in its place. */
    this.digits = new Map(common.numbers.split(";").flatMap((forms, n) => split(forms).map((word) => [word, `${n + 2}`])));
    this.synonyms = new Patterns(common.synonyms);
    this.outOfDomain = new Patterns(common.out_of_domain);
  }

  /** Words with the digits of numbers in the place of their words. @param {string[]} words */
  inDigits(words) {
    return words.map((word) => this.digits.get(word) ?? word);
  }
}

/** The index of a game in a language. */
export class Index {
  /**
   * @param {Language} language
   * @param {GameData} data
   */
  constructor(language, data) {
    this.language = language;
    this.game = data.game;
    this.name = fold(data.name);
    this.often = data.often;
    this.entries = entriesOf(data);
    const spell = speller(language.signs, data);
    const titles = data.titles.map((title) => language.inDigits(separate(fold(title))));
    /** @type {string[][][]} The phrases of each entry, its title first. */
    const phrases = titles.map((title, i) => [title, ...at(data.asked, i).split(" ").filter(Boolean).map(spell)]);
    /** @type {Set<string>[]} The words of the title of each term. */
    this.termTitles = titles.filter((_, i) => data.kinds[i] === "term").map((title) => new Set(title));
    /** @type {Map<string, Map<number, Field>>} The entries that have a word, each with the field. */
    this.postings = new Map();
    const sizes = this.entries.map((entry, i) => {
      const words = new Map(language.inDigits(bodyOf(entry)).map((word) => [word, /** @type {Field} */ ("body")]));
      for (const word of at(phrases, i).flat()) words.set(word, "phrase");
      for (const word of at(titles, i)) words.set(word, "title");
      for (const [word, field] of words) within(this.postings, word, () => new Map()).set(i, field);
      return words.size;
    });
    const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    /** The length of each entry; 1 is the average. */
    this.lengths = sizes.map((size) => size / average);
    this.lines = new Lines([...this.postings.keys()].sort());
    /** @type {string[][]} The words of each phrase. */
    this.phrases = phrases.flat();
    /** @type {Map<string, Map<string, Set<number>>>} The words that follow a word in a phrase, with the entries. */
    this.nexts = new Map();
    /** @type {number[]} Of each phrase the length of its vector of inverse document frequencies. */
    this.norms = [];
    /** @type {number[]} Of each entry its first phrase, and at the end how many phrases there are. */
    this.firstPhrases = [0];
    phrases.forEach((asked, i) => {
      for (const phrase of asked) this.add(phrase, i);
      this.firstPhrases.push(this.norms.length);
    });
    /** @type {Map<string, Set<string>>} Of each word those of the terms that the glossary has it for. */
    this.terms = new Map();
    const telling = (/** @type {string} */ word) => !language.stopWords.has(word);
    data.kinds.forEach((kind, i) => {
      const others = kind === "term" ? language.inDigits(split(at(data.others, i))) : [];
      const title = at(titles, i).filter(telling);
      for (const word of others.filter((word) => word.length > 2 && telling(word)))
        for (const term of title) within(this.terms, word, () => new Set()).add(term);
    });
    /** @type {Map<number, string[]>} */
    this.groups = new Map();
    /** @type {Map<string, Term>} */
    this.remembered = new Map();
  }

  /**
   * Takes in a phrase of an entry.
   * @param {string[]} phrase
   * @param {number} entry
   */
  add(phrase, entry) {
    let norm = 0;
    for (const word of new Set(phrase)) norm += this.rarity(word) ** 2;
    // As Python stores it.
    this.norms.push(Math.fround(Math.sqrt(norm)));
    for (let n = 1; n < phrase.length; n++)
      within(
        within(this.nexts, phrase[n - 1], () => new Map()),
        phrase[n],
        () => new Set(),
      ).add(entry);
  }

  /** The inverse document frequency of a word: the fewer entries have it, the more it tells. @param {string} word */
  rarity(word) {
    return Math.log(1 + this.entries.length / (this.postings.get(word)?.size || 1));
  }

  /**
   * A word of a question, matched with this index.
   * @param {string} word
   * @returns {Term}
   */
  match(word) {
    const before = this.remembered.get(word);
    if (before) return before;
    const similar = this.similar(word);
    const best = Math.max(0, ...similar.values());
    const { stop_word } = this.language.weights;
    const scores = this.scores(similar, (this.language.stopWords.has(word) ? stop_word : 1) * Math.sqrt(best));
    const found = { word, rarity: this.rarity(word), similar, best, scores };
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    this.remembered.set(word, found);
    return found;
  }

  /**
   * Of each entry a part of the score for having some words more often than others.
   * @param {Map<string, number>} similar
   * @param {number} part
   */
  scores(similar, part) {
    const { title, body, smoothing, saturation, length_norm: normalised } = this.language.weights;
    const inField = { body, phrase: 1, title };
    const frequencies = new Float64Array(this.entries.length);
    for (const [known, much] of similar)
      for (const [entry, field] of this.postings.get(known) ?? [])
        frequencies[entry] = at(frequencies, entry) + much * inField[field];
    const average = smoothing + frequencies.reduce((sum, frequency) => sum + frequency, 0) / frequencies.length;
    const norm = (/** @type {number} */ entry) => 1 + normalised * (at(this.lengths, entry) - 1);
    return frequencies.map((each, entry) => each && part * Math.log(1 + (saturation * each) / average / norm(entry)));
  }

  /**
   * The known words that may be meant by a word, each with how much that counts; 1 is the same.
   * @param {string} word
   * @returns {Map<string, number>}
   */
  similar(word) {
    const { weights } = this.language;
    const all = similarities(word, this.candidates(word), weights);
    if (!all.has(word))
      for (const [known, much] of all)
        if (known[0] === word[0] && isTypo(word, known)) all.set(known, Math.max(weights.typo, much));
    const found = new Map([...all].filter(([, much]) => much >= weights.min_similarity));
    const add = (/** @type {string} */ known, /** @type {number} */ much) =>
      found.set(known, Math.max(found.get(known) ?? 0, much));
    for (const [known, much] of [...found])
      for (const term of this.termsOf(known)) add(term, weights.synonym * much);
    for (const synonym of this.synonyms(word)) add(synonym, weights.synonym);
    return new Map([...found].map(([known, much]) => [known, much ** weights.similarity_power]));
  }

  /** The known words that the thesaurus has for a word, sorted. @param {string} word */
  termsOf(word) {
    return [...(this.terms.get(word) ?? [])].filter((term) => this.postings.has(term)).sort();
  }

  /** The known words that may be similar to a word, sorted. @param {string} word */
  candidates(word) {
    const near = new Set(this.postings.has(word) ? [word] : []);
    const add = (/** @type {Iterable<string>} */ words) => {
      for (const known of words) near.add(known);
    };
    if (word.length >= 3) add(this.lines.starting(word.slice(0, 2)));
    if (word.length >= 4) {
      add(this.lines.having(word));
      for (let start = 0; start + 4 <= word.length; start++)
        for (let end = start + 4; end <= word.length; end++) {
          const part = word.slice(start, end);
          if (this.postings.has(part)) near.add(part);
        }
    }
    // What follows a typo at the beginning.
    if (word.length >= 6) add(this.lines.having(word.slice(Math.min(3, word.length - 4))));
    return [...near].sort();
  }

  /** The words that players use for much the same as a word, which need not be known. @param {string} word */
  synonyms(word) {
    const { synonyms, stopWords } = this.language;
    if (stopWords.has(word)) return [];
    return [...synonyms.matching(word)].flatMap((group) => {
      const found = this.groups.get(group) ?? this.known(at(synonyms.groups, group)).filter((known) => !stopWords.has(known));
      this.groups.set(group, found);
      return found;
    });
  }

  /** The known words that some patterns stand for, sorted. @param {string[]} patterns */
  known(patterns) {
    const found = patterns.flatMap((pattern) => {
      if (pattern.endsWith("*")) return [...this.lines.starting(pattern.slice(0, -1))];
      return this.postings.has(pattern) ? [pattern] : [];
    });
    return [...new Set(found)].sort();
  }
}

/**
 * The value of a key in a map, made if there is none.
 * @template K, V
 * @param {Map<K, V>} map
 * @param {K} key
 * @param {() => V} make
 * @returns {V}
 */
function within(map, key, make) {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/**
 * @param {GameData} data
 * @returns {Entry[]}
 */
function entriesOf(data) {
  const ids = data.ids.map((id) => `${data.game}.${id}`);
  return ids.map((id, i) => ({
    id,
    game: data.game,
    kind: at(data.kinds, i),
    title: at(data.titles, i),
    text: at(data.texts, i),
    readings: at(data.readings, i),
    differs: data.differs[i] === 1,
    see: at(data.see, i).map((other) => at(ids, other)),
  }));
}

/** The words of the text of an entry. @param {Entry} entry */
const bodyOf = ({ text, readings }) =>
  separate(fold([text, ...readings].join(" ").replace(/\]\([a-z0-9._-]+\)/g, " ")));

/**
 * What writes out the words of the phrases, one phrase after the other.
 * @param {Signs} signs
 * @param {GameData} data
 * @returns {(phrase: string) => string[]}
 */
function speller({ FIRST_SIGN, SINGLE, BLOCK }, data) {
  let word = "";
  const vocabulary = data.words
    .split(/(?=[A-Z])/)
    .map((rest) => (word = word.slice(0, rest.charCodeAt(0) - 65) + rest.slice(1)));
  let next = 0;
  return (phrase) => {
    const spelt = [];
    for (let i = 0; i < phrase.length; i++) {
      const n = phrase.charCodeAt(i) - FIRST_SIGN;
      const number =
        n < SINGLE ? n : SINGLE + (n - SINGLE) * BLOCK + data.within.charCodeAt(next++) - FIRST_SIGN;
      spelt.push(at(vocabulary, number));
    }
    return spelt;
  };
}
