// What MicroPython asks of JavaScript: Unicode, regular expressions and numbers as text, with Python's meaning.

const SPACE = "\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"; // JavaScript's has U+FEFF, too
const START = new RegExp(`^[${SPACE}]+`, "u");
const END = new RegExp(`[${SPACE}]+$`, "u");
const BETWEEN = new RegExp(`[${SPACE}]+`, "u");
/** @type {Readonly<Record<string, RegExp>>} */
const TESTS = {
  isprintable: /^(?:[^\p{C}\p{Z}]| )*$/u,
  isidentifier: /^[\p{XIDS}_]\p{XIDC}*$/u,
  isalnum: /^[\p{L}\p{N}]+$/u,
  isalpha: /^\p{L}+$/u,
  isdecimal: /^\p{Nd}+$/u,
  isdigit: /^[\p{Nd}²³¹⁰⁴-⁹₀-₉]+$/u,
  isspace: new RegExp(`^[${SPACE}]+$`, "u"),
  combining: /^\p{M}$/u,
};
/** @type {Readonly<Record<string, string>>} */
const FOLDS = { "ẞ": "ss", "İ": "i̇", "ı": "ı" }; // where folding is not the small letter of the capital

/** What stands for the signs of JSON in `lists`. @type {Readonly<Record<string, string>>} */
const LISTS = { "{": "[1,", "[": "[0,", ":": ",", "}": "]" };

/** @type {Map<string, RegExp>} */
const known = new Map();

/** A pattern of Python's `re` as one of JavaScript's. What it does not know it refuses. @type {(source: string, flags: string) => RegExp} */
function pattern(source, flags) {
  const key = flags + source;
  const found = known.get(key) ?? new RegExp(translated(source), `${flags}u`);
  known.set(key, found);
  return found;
}

/** @param {string} python */
function translated(python) {
  if (python === "[^\\W\\d]") return "[\\p{L}\\p{Nl}\\p{No}_]"; // a letter, as people write it in Python
  // Halves of characters come as signs for private use (`py_out`).
  const source = python.replaceAll("\\ud800-\\udfff", "\\u{f0000}-\\u{f07ff}");
  let within = false;
  return source.replace(/\\(.)|\[\^?|\]|\(\?(?![:=!])|[.$]/gs, (sign, after, /** @type {number} */ at) => {
    if (after !== undefined) return escaped(after, within, source);
    if (within) {
      within = sign !== "]";
      return sign.replace("[", "\\[");
    }
    if (sign === "(?") throw new Error(`(?${source[at + 2]} in the pattern ${source}`);
    within = sign.startsWith("[");
    return sign === "." ? "[^\\n]" : sign === "$" ? "(?=\\n?(?![^]))" : sign;
  });
}

/** What stands for a sign after a backslash; `within` a class or outside of one. @type {(sign: string, within: boolean, source: string) => string} */
function escaped(sign, within, source) {
  if (sign === "d" || sign === "D") return `\\${sign === "d" ? "p" : "P"}{Nd}`;
  if (sign === "s") return within ? SPACE : `[${SPACE}]`;
  if (sign === "S" && !within) return `[^${SPACE}]`;
  if (/[nrtfvux0-9]/.test(sign)) return `\\${sign}`;
  if (/[a-zA-Z]/.test(sign)) throw new Error(`\\${sign} in the pattern ${source}`);
  return `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

// The parts of SHA-1, which ids in other programs are made with.

/** @type {(x: number, n: number) => number} */
const turn = (x, n) => (x << n) | (x >>> (32 - n));

/** @type {(i: number, b: number, c: number, d: number) => number} */
function mixed(i, b, c, d) {
  if (i < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (i < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  return i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc : (b ^ c ^ d) + 0xca62c1d6;
}

/** Bytes as words, with their end and their number of bits. @param {string} hex */
function padded(hex) {
  const size = hex.length / 2;
  const words = new Uint32Array(((size + 72) >> 6) << 4);
  for (const [i, byte] of [...(hex.match(/../g) ?? []), "80"].entries()) {
    words[i >> 2] = Number(words[i >> 2]) | (Number.parseInt(byte, 16) << (24 - 8 * (i & 3)));
  }
  words[words.length - 1] = size * 8;
  return words;
}

/**
 * @typedef {(text: string) => string} Text
 * @typedef {object} Host
 * @property {Text} lower
 * @property {Text} upper
 * @property {Text} casefold
 * @property {(what: string, text: string) => boolean} test
 * @property {(text: string, where?: string) => string} strip `where`: "start", "end", or both if left out
 * @property {(text: string) => string[]} split
 * @property {(text: string) => string[]} lines
 * @property {(form: string, text: string) => string} normalize
 * @property {(source: string, how: string, text: string) => (string | null)[] | null} exec `how`: "search", "match", "fullmatch"
 * @property {(source: string, text: string) => string[][]} findall
 * @property {(source: string, text: string) => string[]} splits
 * @property {(source: string, text: string) => (string | (string | null)[])[]} parts
 * @property {(source: string, to: string, text: string) => string} sub
 * @property {Text} bits
 * @property {(x: number) => string} float
 * @property {(text: string) => boolean} unlike
 * @property {Text} ascii
 * @property {Text} sha1 the digest of bytes, both in hexadecimal
 * @property {() => string} stamp the time now, as lines of a logbook have it
 * @property {(stamp: string, milliseconds: number) => string} shifted
 * @property {Text} lists a list or an object as lists that begin with 0 or 1; empty where it has `\u` or no whole numbers, or is no JSON
 */

/** @type {Host} */
export const host = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  casefold: (text) => [...text].map((sign) => FOLDS[sign] ?? sign.toUpperCase().toLowerCase()).join(""),
  test: (what, text) => /** @type {RegExp} */ (TESTS[what]).test(text),
  strip: (text, where) => {
    const rest = where === "end" ? text : text.replace(START, "");
    return where === "start" ? rest : rest.replace(END, "");
  },
  split: (text) => text.split(BETWEEN).filter(Boolean),
  lines: (text) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these end lines in Python, too
    const lines = text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
    if (lines.at(-1) === "") lines.pop();
    return lines;
  },
  normalize: (form, text) => text.normalize(form),
  exec: (source, how, text) => {
    const found = pattern(how === "fullmatch" ? `(?:${source})(?!.|\n)` : source, how === "search" ? "" : "y");
    found.lastIndex = 0;
    const groups = found.exec(text);
    return groups && [...groups].map((group) => group ?? null);
  },
  findall: (source, text) => [...text.matchAll(pattern(source, "g"))].map((found) => [...found].map((group) => group ?? "")),
  splits: (source, text) => text.split(pattern(source, "")),
  parts: (source, text) => {
    /** @type {(string | (string | null)[])[]} */
    const parts = [];
    let at = 0;
    for (const found of text.matchAll(pattern(source, "g"))) {
      parts.push(text.slice(at, found.index), [...found].map((group) => group ?? null));
      at = found.index + found[0].length;
    }
    return [...parts, text.slice(at)];
  },
  sub: (source, to, text) => text.replace(pattern(source, "g"), () => to),
  // A number would arrive as a whole one of 32 bits where it is whole.
  bits: (text) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, Number(text));
    return view.getBigUint64(0).toString(16).padStart(16, "0");
  },
  float: (x) => {
    const [digits = "", power = ""] = x.toExponential().split("e");
    if (+power < -4 || +power >= 16) return `${digits}e${power.replace(/^([+-])(\d)$/, "$10$2")}`;
    return Number.isInteger(x) ? `${Object.is(x, -0) ? "-0" : x}.0` : String(x);
  },
  lists: (text) => {
    if (!/^[[{]/.test(text) || text.includes("\\u")) return "";
    try {
      JSON.parse(text);
    } catch {
      return "";
    }
    let whole = true;
    const lists = text.replace(/"(?:[^"\\]|\\.)*"|\d[.eE]|\{\s*\}|\[\s*\]|[{[:}]/g, (sign) => {
      if (sign[0] === '"') return sign;
      if (sign.length < 2) return LISTS[sign] ?? sign;
      whole &&= /[{[]/.test(sign);
      return sign[0] === "{" ? "[1]" : "[0]";
    });
    return whole ? lists : "";
  },
  stamp: () => new Date().toISOString(),
  shifted: (stamp, milliseconds) => new Date(Date.parse(stamp) + milliseconds).toISOString(),
  // What may be a float, a named tuple, or a backspace.
  unlike: (text) => /\\u000[8c]/.test(text) || /\d[.e]|\bnan\b|\binf\b|\(/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, "")),
  sha1: (hex) => {
    const words = padded(hex);
    const h = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
    for (let at = 0; at < words.length; at += 16) {
      const w = new Int32Array(80);
      w.set(words.subarray(at, at + 16));
      for (let i = 16; i < 80; i++) w[i] = turn(Number(w[i - 3]) ^ Number(w[i - 8]) ^ Number(w[i - 14]) ^ Number(w[i - 16]), 1);
      let [a = 0, b = 0, c = 0, d = 0, e = 0] = h;
      for (const [i, word] of w.entries()) [a, b, c, d, e] = [(turn(a, 5) + mixed(i, b, c, d) + e + word) | 0, a, turn(b, 30), c, d];
      for (const [i, each] of [a, b, c, d, e].entries()) h[i] = Number(h[i]) + each;
    }
    return [...h].map((each) => (each >>> 0).toString(16).padStart(8, "0")).join("");
  },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII begins after them
  ascii: (text) => text.replace(/[^\x00-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`),
};
