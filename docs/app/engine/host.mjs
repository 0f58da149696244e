// What MicroPython asks of JavaScript: Unicode, regular expressions and numbers as text, with Python's meaning.

const SPACE = "\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"; // JavaScript's has U+FEFF, too
const START = new RegExp(`^[${SPACE}]+`, "u");
const END = new RegExp(`[${SPACE}]+$`, "u");
const BETWEEN = new RegExp(`[${SPACE}]+`, "u");
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
const FOLDS = { "ẞ": "ss", "İ": "i̇", "ı": "ı" }; // where folding is not the small letter of the capital

const known = new Map();

/** A pattern of Python's `re` as one of JavaScript's. What it does not know it refuses. */
function pattern(source, flags) {
  const key = flags + source;
  if (!known.has(key)) known.set(key, new RegExp(translated(source), flags + "u"));
  return known.get(key);
}

function translated(source) {
  if (source === "[^\\W\\d]") return "[\\p{L}\\p{Nl}\\p{No}_]"; // a letter, as people write it in Python
  // Halves of characters come as signs for private use (`py_out`).
  source = source.replaceAll("\\ud800-\\udfff", "\\u{f0000}-\\u{f07ff}");
  let out = "", within = false;
  for (let i = 0; i < source.length; i++) {
    const sign = source[i], next = source[i + 1];
    if (sign === "\\") {
      i++;
      if (next === "d" || next === "D") out += `\\${next === "d" ? "p" : "P"}{Nd}`;
      else if (next === "s") out += within ? SPACE : `[${SPACE}]`;
      else if (next === "S" && !within) out += `[^${SPACE}]`;
      else if (/[nrtfvux0-9]/.test(next)) out += `\\${next}`;
      else if (/[a-zA-Z]/.test(next)) throw new Error(`\\${next} in the pattern ${source}`);
      else out += `\\x${next.charCodeAt(0).toString(16).padStart(2, "0")}`;
    } else if (within) {
      if (sign === "]") within = false;
      out += sign === "[" ? "\\[" : sign;
    } else if (sign === "[") {
      within = true;
      out += sign;
      if (next === "^") { out += "^"; i++; }
    } else if (sign === "(" && next === "?" && !/[:=!]/.test(source[i + 2])) {
      throw new Error(`(?${source[i + 2]} in the pattern ${source}`);
    } else out += sign === "." ? "[^\\n]" : sign === "$" ? "(?=\\n?(?![^]))" : sign;
  }
  return out;
}

export const host = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  casefold: (text) => [...text].map((sign) => FOLDS[sign] ?? sign.toUpperCase().toLowerCase()).join(""),
  test: (what, text) => TESTS[what].test(text),
  strip: (text, where) => {
    if (where !== "start") text = text.replace(END, "");
    return where === "end" ? text : text.replace(START, "");
  },
  split: (text) => text.split(BETWEEN).filter(Boolean),
  lines: (text) => {
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
    const [digits, power] = x.toExponential().split("e");
    if (+power < -4 || +power >= 16) return `${digits}e${power.replace(/^([+-])(\d)$/, "$10$2")}`;
    return Number.isInteger(x) ? `${Object.is(x, -0) ? "-0" : x}.0` : String(x);
  },
  /** A list or an object as lists that begin with 0 or 1; nothing where it has escapes or no whole numbers, or is no JSON. */
  lists: (text) => {
    if (!/^[[{]/.test(text) || /\\|\d[.eE]/.test(text)) return "";
    try {
      JSON.parse(text);
    } catch {
      return "";
    }
    return text.replace(/"[^"]*"|\{\s*\}|\[\s*\]|[{[:}]/g, (sign) =>
      sign[0] === '"' ? sign : sign.length > 1 ? (sign[0] === "{" ? "[1]" : "[0]") : { "{": "[1,", "[": "[0,", ":": ",", "}": "]" }[sign]);
  },
  unlike: (text) => /\d[.e]|\bnan\b|\binf\b|\\u000[8c]/.test(text), // what may be a float, or a backspace
  ascii: (text) => text.replace(/[^\x00-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`),
};
