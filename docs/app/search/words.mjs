// Words as the search compares them: `scorer/reference/words.py` in a page or in Node.

/** The letters that two words must have in common: at the beginning, or as the whole of the shorter one. */
const PREFIX = 3;
const PART = 4;

/**
 * What stands at a place of a list that is that long.
 * @template T
 * @param {ArrayLike<T>} list
 * @param {number} place
 */
export const at = (list, place) => /** @type {T} */ (list[place]);

/** A text in small letters without accents and punctuation; line breaks and semicolons stay. @param {string} text */
export const fold = (text) =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}\n; ]/gu, " ");

/** The words of a folded text. @param {string} text */
export const separate = (text) => text.split(/\s+/).filter(Boolean);

/** The words of a text, folded. @param {string} text */
export const split = (text) => separate(fold(text.replaceAll(";", " ")));

/**
 * How similar a word is to each of some others, from 0 to 1; 1 is the same word.
 * @param {string} word
 * @param {Iterable<string>} others
 * @param {{ part: number }} weights
 * @returns {Map<string, number>}
 */
export function similarities(word, others, weights) {
  const marked = ` ${word}`;
  const trigrams = Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => marked.slice(i, i + 3));
  const found = new Map();
  for (const other of others) {
    if (word === other) found.set(other, 1);
    else if (isPart(word, other) || isPart(other, word)) found.set(other, weights.part);
    else found.set(other, Math.max(dice(trigrams, word, other), prefixSimilarity(word, other)));
  }
  return found;
}

/**
 * Whether a word is long enough to be a part of another, and is.
 * @param {string} word
 * @param {string} other
 */
const isPart = (word, other) => word.length >= PART && other.includes(word);

/**
 * Dice's coefficient of the trigrams of a word and those of another.
 * @param {string[]} trigrams
 * @param {string} word
 * @param {string} other
 */
function dice(trigrams, word, other) {
  const marked = ` ${other}`;
  return (2 * trigrams.filter((trigram) => marked.includes(trigram)).length) / (word.length + other.length);
}

/**
 * How similar two words are by the letters that they have in common at the beginning.
 * @param {string} word
 * @param {string} other
 */
function prefixSimilarity(word, other) {
  const same = commonPrefix(word, other);
  if (same > PREFIX) return (2 * same) / (word.length + other.length);
  return same === PREFIX ? same / Math.max(word.length, other.length) : 0;
}

/**
 * How many letters two words have in common at the beginning.
 * @param {string} one
 * @param {string} other
 */
function commonPrefix(one, other) {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same++;
  return same;
}

/**
 * Whether two words differ by one edit: a letter inserted, deleted, replaced, or two neighbours transposed.
 * @param {string} word
 * @param {string} known
 */
export function isTypo(word, known) {
  if (word === known || Math.abs(word.length - known.length) > 1) return false;
  const same = commonPrefix(word, known);
  const ours = word.slice(same);
  const theirs = known.slice(same);
  return (
    ours.slice(1) === theirs.slice(1) ||
    ours.slice(1) === theirs ||
    ours === theirs.slice(1) ||
    (ours.length > 1 && ours[0] === theirs[1] && ours[1] === theirs[0] && ours.slice(2) === theirs.slice(2))
  );
}

/** Groups of patterns: words, or beginnings of words with a star. */
export class Patterns {
  /** @param {string} text Groups separated by semicolons. */
  constructor(text) {
    /** @type {string[][]} */
    this.groups = fold(text.replaceAll("*", "\n"))
      .replaceAll("\n", "*")
      .split(";")
      .map(separate)
      .filter((group) => group.length);
    /** @type {Map<string, number[]>} */
    this.with = new Map();
    this.groups.forEach((group, n) => {
      for (const pattern of group) this.with.set(pattern, [...(this.with.get(pattern) ?? []), n]);
    });
  }

  /** The groups with a pattern that a word matches. @param {string} word */
  matching(word) {
    const found = new Set(this.with.get(word));
    for (let n = 1; n <= word.length; n++)
      for (const group of this.with.get(`${word.slice(0, n)}*`) ?? []) found.add(group);
    return found;
  }
}

/** Sorted words as one text, in which a part is found far sooner than by a look at each word. */
export class Lines {
  /** @param {string[]} words */
  constructor(words) {
    this.text = `\n${words.join("\n")}\n`;
  }

  /** The words that begin so. @param {string} start */
  starting(start) {
    return this.having(`\n${start}`);
  }

  /** The words in whose line a part stands. @param {string} part */
  *having(part) {
    for (let place = this.text.indexOf(part); place >= 0; ) {
      const end = this.text.indexOf("\n", place + 1);
      yield this.text.slice(this.text.lastIndexOf("\n", place) + 1, end);
      place = this.text.indexOf(part, end);
    }
  }
}
