// The search of `scorer/reference/search.py` in a page or in Node: the same hits in the same order, and as sure of them.
// Every number and every word it needs comes with the data, which `docs/site/asking.py` writes; what they mean stands there.

/**
 * @typedef {object} Entry An entry of the rules; its texts are Markdown with links `[words](id)`.
 * @property {string} id
 * @property {string} game
 * @property {string} kind `rule`, `ruling`, `question` or `term`
 * @property {string} title
 * @property {string} text
 * @property {string[]} readings Of a ruling: what each reading means, the default first.
 * @property {boolean} differs Whether the rulebooks differ here.
 * @property {string[]} see
 */

/**
 * @typedef {object} Common What `ask/words.json` holds: the words of the language, for all games.
 * @property {string} idle Those that tell nothing.
 * @property {string} numbers The number words from two on.
 * @property {string} kindred Groups of words for much the same, separated by semicolons; a star stands for any ending.
 * @property {string} elsewhere Words of what other games have, written in the same way.
 * @property {Numbers} weights
 * @property {Signs} signs
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
 * @property {string[]} others Other words for it, separated by semicolons.
 * @property {string[]} asked The phrases, separated by blanks, each word as one sign: its number, or that of its block.
 * @property {string} within For the words that are in blocks, one after the other, their number within.
 * @property {string[]} texts
 * @property {string[][]} readings
 * @property {(0 | 1)[]} differs
 * @property {Record<string, number>} often Of the places of some entries, in how many steps players ask for them more often.
 */

/**
 * @typedef {object} Numbers The constants of the search, by the names that they have in Python.
 * @property {number} TITLE
 * @property {number} ASKED
 * @property {number} TEXT
 * @property {number} ALIKE
 * @property {number} MEANT
 * @property {number} KIN
 * @property {number} IDLE
 * @property {number} PAIRS
 * @property {number} RARE
 * @property {number} STEADY
 * @property {number} PHRASES
 * @property {number[]} BEST
 * @property {number} USUAL
 * @property {Record<string, number>} KIND
 * @property {number} OFTEN
 * @property {number} SUPPORT
 * @property {number} LIKELY
 * @property {number} ENDING
 * @property {number} ALONE
 * @property {number} PART
 * @property {number} FORM
 * @property {number} SLIP
 * @property {number} SIDE
 * @property {number} STRANGE
 * @property {number} LETTERS
 * @property {number} MOST_LETTERS
 * @property {number} AGREE
 * @property {number} NEXT
 * @property {number} FAINT
 * @property {number} SURE
 * @property {number} LONGEST
 * @property {number} LONGEST_WORD
 */

/** @typedef {{entry: Entry, score: number}} Hit */
/** @typedef {{hits: Hit[], confidence: number, sure: boolean}} Found The hits, best first; without `sure` show titles only. */

/** How many words of questions are remembered, so that a key costs one word and not the whole question. */
const REMEMBERED = 200;

/** @param {string} text */
const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}\n; ]/gu, " ");

/** @param {string} text */
const words = (text) => text.split(/\s+/).filter(Boolean);

/** The words of a text in small letters without accents. @param {string} text */
export const split = (text) => words(plain(text.replaceAll(";", " ")));

/** @param {Iterable<number>} values */
const sum = (values) => {
  let found = 0;
  for (const value of values) found += value;
  return found;
};

/**
 * The groups of three letters of a word; its beginning counts by itself.
 * @param {string} word
 */
function parts(word) {
  const edged = ` ${word}`;
  const found = new Set([edged]);
  for (let i = 0; i < edged.length - 2; i++) found.add(edged.slice(i, i + 3));
  return found;
}

/**
 * How many letters two words begin alike with.
 * @param {string} one
 * @param {string} other
 */
function begin(one, other) {
  let n = 0;
  while (n < one.length && n < other.length && one[n] === other[n]) n++;
  return n;
}

/**
 * Whether two words differ by one letter more, less, or other, or by two that have changed places.
 * @param {string} word
 * @param {string} known
 */
function isSlip(word, known) {
  if (word === known || Math.abs(word.length - known.length) > 1) return false;
  const at = begin(word, known);
  const ours = word.slice(at);
  const theirs = known.slice(at);
  return (
    ours.slice(1) === theirs.slice(1) ||
    ours.slice(1) === theirs ||
    ours === theirs.slice(1) ||
    (ours.length > 1 && ours[0] === theirs[1] && ours[1] === theirs[0] && ours.slice(2) === theirs.slice(2))
  );
}

/** Groups of words of a language, separated by semicolons. */
class Groups {
  /** @param {string} told */
  constructor(told) {
    /** @type {string[][]} Each word as it is, or with a line break after it where it stands for all that begin so. */
    this.all = plain(told.replaceAll("*", "\n"))
      .split(";")
      .map((group) => group.split(" ").filter(Boolean));
    /** @type {Map<string, number[]>} */
    this.with = new Map();
    this.all.forEach((group, n) => {
      for (const word of group) this.with.set(word, [...(this.with.get(word) ?? []), n]);
    });
  }

  /** The groups that a word is in. @param {string} word */
  of(word) {
    const found = new Set(this.with.get(word));
    for (let n = 1; n <= word.length; n++)
      for (const group of this.with.get(`${word.slice(0, n)}\n`) ?? []) found.add(group);
    return found;
  }
}

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
  let at = 0;
  return (phrase) => {
    const spelt = [];
    for (let i = 0; i < phrase.length; i++) {
      const n = phrase.charCodeAt(i) - FIRST_SIGN;
      spelt.push(vocabulary[n < SINGLE ? n : SINGLE + (n - SINGLE) * BLOCK + data.within.charCodeAt(at++) - FIRST_SIGN]);
    }
    return spelt;
  };
}

/** What the games of a language share. */
class Language {
  /** @param {Common} common */
  constructor(common) {
    this.weights = common.weights;
    this.signs = common.signs;
    this.idle = new Set(split(common.idle));
    this.numbers = split(common.numbers);
    this.kindred = new Groups(common.kindred);
    this.elsewhere = new Groups(common.elsewhere);
  }
}

/** The words of all entries of a game in one language. */
class Index {
  /**
   * @param {Language} language
   * @param {GameData} data
   */
  constructor(language, data) {
    this.game = data.game;
    this.name = plain(data.name);
    this.weights = language.weights;
    const { TITLE, ASKED, TEXT, STEADY } = language.weights;
    const ids = data.ids.map((id) => `${data.game}.${id}`);
    /** @type {Entry[]} */
    this.entries = ids.map((id, i) => ({
      id,
      game: data.game,
      kind: data.kinds[i],
      title: data.titles[i],
      text: data.texts[i],
      readings: data.readings[i],
      differs: data.differs[i] === 1,
      see: data.see[i].map((other) => ids[other]),
    }));
    this.often = data.often;
    this.idle = language.idle;
    /** @type {Set<string>[]} The words in the name of each term. */
    this.terms = [];
    /** @type {string[][][]} Of each entry its title, the phrases, and other words for it. */
    this.phrases = [];
    /** @type {Map<string, Map<number, number>>} The entries that have a word, each with how much it counts there. */
    this.posts = new Map();
    /** @type {Map<string, Set<string>>} Of each word those that it stands for. */
    this.meant = new Map();
    const spelt = speller(language.signs, data);
    const lengths = this.entries.map(({ kind, title, text, readings }, i) => {
      const others = plain(data.others[i]).split(";").map(words);
      const phrases = [...plain(title).split(";").map(words), ...data.asked[i].split(" ").map(spelt), ...others];
      this.phrases.push(phrases);
      const own = new Set(phrases[0]);
      if (kind === "term") this.terms.push(own);
      const told = new Set(own);
      for (const phrase of phrases) for (const word of phrase) told.add(word);
      const all = [text, ...readings].join(" ").replace(/\]\([a-z0-9._-]+\)/g, " ");
      const written = new Set(words(plain(all)));
      for (const word of told) this.post(word, i, own.has(word) ? TITLE : ASKED);
      for (const word of written) if (!told.has(word)) this.post(word, i, TEXT);
      if (kind === "term")
        for (const word of others.flat())
          if (word.length > 2 && !this.idle.has(word))
            for (const term of own) if (!this.idle.has(term)) this.means(word, term);
      return STEADY + ASKED * told.size + TEXT * written.size;
    });
    const average = sum(lengths) / lengths.length;
    this.brevity = lengths.map((length) => average / length);
    language.numbers.forEach((word, n) => {
      this.means(word, `${n + 2}`);
      this.means(`${n + 2}`, word);
    });
    this.known = [...this.posts.keys()].sort();
    this.kindred = language.kindred;
    /** @type {Map<number, string[]>} */
    this.groups = new Map();
    /** @type {Map<string, Set<string>>} */
    this.parts = new Map();
    /** @type {Map<string, Map<string, number>>} */
    this.remembered = new Map();
  }

  /**
   * @param {string} word
   * @param {number} i
   * @param {number} much
   */
  post(word, i, much) {
    let there = this.posts.get(word);
    if (!there) this.posts.set(word, (there = new Map()));
    there.set(i, much);
  }

  /**
   * @param {string} word
   * @param {string} term
   */
  means(word, term) {
    let terms = this.meant.get(word);
    if (!terms) this.meant.set(word, (terms = new Set()));
    terms.add(term);
  }

  /** How much a word tells: the fewer entries have it, the more. @param {string} word */
  rarity(word) {
    return Math.log(1 + this.entries.length / (this.posts.get(word)?.size || 1));
  }

  /**
   * The known words that may be meant by a word, each with what it counts (1 is the same word).
   * @param {string} word
   */
  readings(word) {
    const before = this.remembered.get(word);
    if (before) return before;
    const alike = this.alike(word);
    const forms = new Map([...alike].filter(([, sure]) => sure >= this.weights.FORM)).set(word, 1);
    for (const [known, sure] of [...alike])
      for (const term of [...(this.meant.get(known) ?? [])].sort())
        if (this.posts.has(term)) alike.set(term, Math.max(alike.get(term) ?? 0, this.weights.MEANT * sure));
    for (const [form, sure] of forms)
      for (const group of this.idle.has(form) ? [] : this.kindred.of(form))
        for (const kin of this.group(group))
          alike.set(kin, Math.max(alike.get(kin) ?? 0, this.weights.KIN * sure));
    const found = new Map([...alike].map(([known, sure]) => [known, sure ** 3]));
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    this.remembered.set(word, found);
    return found;
  }

  /** The known words of a group of kindred ones that tell something. @param {number} n */
  group(n) {
    let found = this.groups.get(n);
    if (!found) {
      const group = this.kindred.all[n];
      const exact = new Set(group);
      const starts = group.filter((word) => word.endsWith("\n")).map((word) => word.slice(0, -1));
      found = this.known.filter(
        (known) => !this.idle.has(known) && (exact.has(known) || starts.some((start) => known.startsWith(start))),
      );
      this.groups.set(n, found);
    }
    return found;
  }

  /** @param {string} word */
  alike(word) {
    const { ALIKE, FORM, SLIP } = this.weights;
    const start = word.slice(0, 2);
    const end = word.slice(word.length > 5 ? 3 : 2);
    const ours = parts(word);
    /** @type {Map<string, number>} */
    const found = new Map();
    for (const known of this.known) {
      const near =
        known === word ||
        (word.length >= 3 && known.startsWith(start)) ||
        (word.length >= 4 && (known.includes(end) || (known.length >= 4 && word.includes(known))));
      if (near) found.set(known, this.likeness(word, ours, known));
    }
    if (word.length >= 4 && Math.max(0, ...found.values()) < FORM)
      for (const [known, alike] of found) if (isSlip(word, known)) found.set(known, Math.max(alike, SLIP));
    for (const [known, alike] of found) if (alike < ALIKE) found.delete(known);
    return found;
  }

  /**
   * How alike two words are: 1 is the same.
   * @param {string} word
   * @param {Set<string>} ours
   * @param {string} known
   */
  likeness(word, ours, known) {
    if (word === known) return 1;
    const [short, long] = word.length <= known.length ? [word, known] : [known, word];
    if (short.length >= 4 && long.includes(short)) return this.weights.PART + (0.2 * short.length) / long.length;
    const start = begin(word, known);
    let theirs = this.parts.get(known);
    if (!theirs) this.parts.set(known, (theirs = parts(known)));
    let shared = 0;
    for (const part of ours) if (theirs.has(part)) shared++;
    const beginning =
      start >= 4 ? (2 * start) / (short.length + long.length) : start === 3 ? start / long.length : 0;
    return 0.92 * Math.max(beginning, (2 * shared) / (ours.size + theirs.size));
  }
}

/** What is asked, put to the index of a game. */
class Question {
  /**
   * @param {Index} index
   * @param {string[]} asked
   */
  constructor(index, asked) {
    this.index = index;
    /** @type {[string, number, Map<string, number>][]} */
    this.asked = asked.map((word) => [word, index.rarity(word), index.readings(word)]);
    this.norm = Math.sqrt(sum(this.asked.map(([, rarity]) => rarity ** 2)));
    const telling = this.asked.filter(([word]) => !index.idle.has(word) && !/^\p{Nd}+$/u.test(word));
    this.known = telling.length
      ? sum(telling.map(([, rarity, readings]) => rarity * Math.max(0, ...readings.values()))) /
        sum(telling.map(([, rarity]) => rarity))
      : 1;
    this.bare = asked.length === 1 || index.terms.some((term) => asked.every((word) => term.has(word)));
    /** @type {Map<string, [number, number][]>} Of each known word which words of the question it may be. */
    this.telling = new Map();
    /** @type {Map<string, number[]>} Of each known word which words of the question it is likely to be. */
    this.sides = new Map();
    this.asked.forEach(([, rarity, readings], n) => {
      for (const [known, alike] of readings) {
        let told = this.telling.get(known);
        if (!told) this.telling.set(known, (told = []));
        told.push([n, alike * rarity * index.rarity(known)]);
        if (alike >= index.weights.SIDE) this.sides.set(known, [...(this.sides.get(known) ?? []), n]);
      }
    });
  }

  /** The entries that have some of the words, each with how much more of them than other entries. */
  guesses() {
    const { index } = this;
    /** @type {Map<number, number>} */
    const scores = new Map();
    for (const [word, , readings] of this.asked) {
      /** @type {Map<number, number>} */
      const there = new Map();
      for (const [known, alike] of readings)
        for (const [i, place] of index.posts.get(known) ?? []) there.set(i, (there.get(i) ?? 0) + alike * place);
      const usual = index.weights.RARE + sum(there.values()) / index.entries.length;
      const weight = (index.idle.has(word) ? index.weights.IDLE : 1) * Math.sqrt(Math.max(0, ...readings.values()));
      for (const [i, much] of there) {
        const score = Math.log(1 + (2 * much * index.brevity[i]) / usual);
        scores.set(i, (scores.get(i) ?? 0) + (this.known * weight * score) / this.asked.length);
      }
    }
    return scores;
  }

  /** How much the best phrases of an entry are what was asked, from 0 to 1. @param {number} i */
  closeness(i) {
    const { BEST } = this.index.weights;
    const found = this.index.phrases[i].map((phrase) => this.same(phrase)).sort((a, b) => b - a);
    return sum(found.slice(0, BEST.length).map((same, n) => same * BEST[n]));
  }

  /** How many of the words asked stand side by side in a phrase of an entry: 1 is all. @param {number} i */
  beside(i) {
    const pairs = new Set();
    for (const phrase of this.index.phrases[i]) {
      /** @type {number[]} */
      let before = [];
      for (const word of phrase) {
        const now = this.sides.get(word) ?? [];
        for (const n of before) if (now.includes(n + 1)) pairs.add(n);
        before = now;
      }
    }
    return pairs.size / Math.max(1, this.asked.length - 1);
  }

  /** @param {string[]} phrase */
  same(phrase) {
    const { USUAL } = this.index.weights;
    /** @type {Map<number, number>} */
    const told = new Map();
    let length = 0;
    for (const word of new Set(phrase)) {
      const telling = this.telling.get(word);
      if (telling) {
        length += this.index.rarity(word) ** 2;
        for (const [n, much] of telling) if (much > (told.get(n) ?? 0)) told.set(n, much);
      } else length += USUAL ** 2;
    }
    return told.size ? sum(told.values()) / Math.sqrt(length) / this.norm : 0;
  }
}

/**
 * Opens the data of one game or of several; what it gives is the search.
 * @param {Common} common
 * @param {GameData[]} data Each game once, by their ids.
 * @returns {(text: string, game?: string, most?: number) => Found}
 */
export function open(common, data) {
  const language = new Language(common);
  const indexes = data.map((each) => new Index(language, each));
  const { KIND, ALONE, OFTEN, PHRASES, PAIRS, SUPPORT, LIKELY, ENDING, FAINT, LONGEST, LONGEST_WORD } = common.weights;
  const { SURE, AGREE, NEXT, LETTERS, MOST_LETTERS, STRANGE } = common.weights;
  const longest = [...indexes].sort((a, b) => b.name.length - a.name.length);

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
        word.length < index.name.length + ENDING &&
        (word.startsWith(index.name) || isSlip(word.slice(0, index.name.length), index.name)),
    );

  return (text, game, most = 10) => {
    const all = [...new Set(split(text.slice(0, LONGEST)).map((word) => word.slice(0, LONGEST_WORD)))];
    const among = game ? indexes.filter((index) => index.game === game) : indexes;
    const names = new Map(all.map((word) => [word, named(word, among)]));
    const rest = all.filter((word) => !names.get(word));
    const asked = rest.length ? rest : all;
    const chosen = [...new Set([...names.values()].filter((index) => index !== undefined))];
    const questions = (chosen.length ? chosen : among).map((index) => new Question(index, asked));
    const likely = questions
      .flatMap((question) =>
        [...question.guesses()].map(([i, score]) => /** @type {const} */ ([score, question, i])),
      )
      .sort((a, b) => b[0] - a[0])
      .slice(0, LIKELY);
    /** @type {Map<string, Hit>} */
    const found = new Map();
    for (const [score, question, i] of likely) {
      const entry = question.index.entries[i];
      const kind = (KIND[entry.kind] ?? 1) * (entry.kind === "term" && question.bare ? ALONE : 1);
      const often = 1 + OFTEN * (question.index.often[i] ?? 0);
      const close = (1 + PHRASES * question.closeness(i)) * (1 + PAIRS * question.beside(i));
      found.set(entry.id, { entry, score: score * kind * often * close });
    }
    /** @type {Map<string, number>} */
    const support = new Map();
    for (const [id, hit] of found)
      for (const other of hit.entry.see) {
        const there = found.get(other);
        if (there) {
          support.set(id, Math.max(support.get(id) ?? 0, there.score));
          support.set(other, Math.max(support.get(other) ?? 0, hit.score));
        }
      }
    const hits = [...found.values()]
      .map(({ entry, score }) => ({ entry, score: score + SUPPORT * (support.get(entry.id) ?? 0) }))
      .sort((a, b) => b.score - a.score);
    const best = hits.length ? hits[0].score : 0;
    if (best < FAINT) return { hits: [], confidence: 0, sure: false };
    const agreeing = hits
      .slice(1, 1 + NEXT)
      .filter(({ entry }) => entry.see.includes(hits[0].entry.id) || hits[0].entry.see.includes(entry.id));
    const strange = asked.some((word) => language.elsewhere.of(word).size) ? STRANGE : 1;
    const letters = Math.min(MOST_LETTERS, sum(asked.map((word) => word.length)));
    const score = best + AGREE * sum(agreeing.map((hit) => hit.score));
    const confidence = ((score * Math.exp(letters / LETTERS)) / SURE) * strange;
    const kept = hits.slice(0, most).filter((hit) => hit.score >= Math.max(FAINT, 0.3 * best));
    return { hits: kept, confidence, sure: confidence >= 1 };
  };
}
