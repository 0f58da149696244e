// The one border between JavaScript and the Python program. Works in a page, a worker, Node and Deno, without a network.
//
//   import { load } from "./engine.mjs";
//   const engine = await load({ lang: "nl" });
//   engine.score({ game: "africa", players: [ … ] });
//
// README.md beside this file says what everything takes and gives.
/** @import { Border, Followed, Options, Step } from "../types" */

/**
 * @typedef {(name: string) => URL} At where a file of the engine lies
 * @typedef {(url: URL) => Promise<Uint8Array>} Read
 * @typedef {{ code: string, kind: string, text: string, what: string, place: string, rule: string, allowed: string, values: object, line?: number }} Refusal
 *
 * @typedef {object} Loading what `load` takes
 * @property {string | URL | At} [base] the folder of its files, or where each of them lies; the folder of this module if left out
 * @property {About} [about] what stands in `engine.json`, which is then not read
 * @property {string} [lang] the language of all answers that name none; English needs no file
 * @property {readonly string[]} [langs] further languages to load
 * @property {readonly string[]} [rooms] what to load beside scoring: "typed", "follow", "rules", "share", "decided", "course", "log"
 * @property {readonly string[]} [games] the games that are to be followed; all if left out
 * @property {Machine} [engine] which Python answers: MicroPython if left out; see `pyodide.mjs`
 *
 * @typedef {object} About `engine.json`
 * @property {readonly string[]} languages
 * @property {Readonly<Record<string, readonly string[]>>} domains the domains of the texts that each room needs
 * @property {Readonly<Record<string, readonly string[]>>} games the games that have a file of their own in a room
 * @property {Readonly<Record<string, readonly (readonly [path: string, name: string])[]>>} catalogues by language and domain
 * @property {readonly string[]} begin the modules that are needed to begin with, in their order
 *
 * @typedef {object} Python
 * @property {(path: string, data: Uint8Array) => void} put takes over a file
 * @property {(modules: readonly string[]) => Answer | Promise<Answer>} begin
 *
 * @typedef {(call: string) => string} Answer answers a call, both as JSON
 * @typedef {(at: At) => Promise<Python>} Start
 * @typedef {<T>(lang: string, name: string, ...args: readonly unknown[]) => T} Ask calls `border.py`; its shapes are taken at its word
 */

/** Something in the input that cannot be used, said in the language asked for. */
export class ScorerError extends Error {
  /** @param {Refusal} told */
  constructor(told) {
    super(told.text);
    this.name = "ScorerError";
    Object.assign(this, told);
  }
  /** As other programs have it, like `to_dict` in Python: there `text` is only what is wrong. */
  toJSON() {
    const { code, kind, place, rule, what, allowed, values } = /** @type {Refusal} */ (/** @type {unknown} */ (this));
    return { code, kind, place, rule: rule || null, text: what, allowed, values };
  }
}

/** Reads one file of the engine. @param {URL} url */
export async function read(url) {
  if (url.protocol === "file:") {
    // Not a literal: a bundler for pages would look for it.
    const name = "node:fs/promises";
    /** @type {typeof import("node:fs/promises")} */
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ name);
    return new Uint8Array(await readFile(url));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** @param {Uint8Array} bytes */
const text = (bytes) => new TextDecoder().decode(bytes);

/**
 * The modules in the file of a room, as the build writes it: path and length, then what is so long.
 * @param {Uint8Array} bytes
 * @returns {Generator<[path: string, data: Uint8Array]>}
 */
function* parted(bytes) {
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const name = at + 6;
    const code = name + numbers.getUint16(at, true);
    const end = code + numbers.getUint32(at + 2, true);
    yield [text(bytes.subarray(name, code)), bytes.subarray(code, end)];
    at = end;
  }
}

/** Where the files lie in a folder, seen from the page; in the one of this module if empty. @param {string | URL} folder @returns {At} */
export function within(folder) {
  const here = import.meta.url;
  const home = folder ? new URL(folder, globalThis.location?.href ?? here) : new URL(".", here);
  return (name) => new URL(name, home.href.replace(/\/?$/, "/"));
}

/**
 * Loads the engine. What is loaded already is not loaded again: all that a page or program loads is one Python.
 *
 * @param {Loading} [options]
 * @returns {Promise<Border>}
 */
export async function load(options = {}) {
  const { lang = "en" } = options;
  const { started, about, files } = ahead(options);
  const { put, begin } = await started;
  for (const file of await files) for (const [path, data] of file) put(path, data);
  const known = await about;
  return bound(await begin(known.begin), [lang, ...(options.langs ?? [])], known);
}

/** The rooms that come along with one. @type {Readonly<Record<string, readonly string[]>>} */
const NEEDS = { course: ["follow"], log: ["follow", "share", "decided", "course"] };

/** The language of a locale, as the program finds it: `nl` of `nl-BE`. @param {unknown} code */
const primary = (code) => String(code).split(/[-_]/)[0]?.toLowerCase();

/**
 * Begins to fetch what `load` with the same options needs, and does nothing else yet: for a page that is still coming.
 * @param {Loading} [options]
 */
export function ahead({ base = "", about: given, lang = "en", langs = [], rooms = [], games, engine = micropython } = {}) {
  const at = typeof base === "function" ? base : within(base);
  // All at once: nothing here waits for anything else, but for the names of the catalogues and of what games have.
  const started = engine.begin(at);
  /** @type {Promise<About>} */
  const about = given ? Promise.resolve(given) : engine.file("engine.json", at).then((bytes) => JSON.parse(text(bytes)));
  const parts = [...new Set(["score", ...rooms.flatMap((room) => [room, ...(NEEDS[room] ?? [])])])];
  /** @param {string} name */
  const parcel = (name) => engine.file(`${name}.parcel`, at).then((bytes) => [...parted(bytes)]);
  const sources = engine.sources ? parts.map(parcel) : [];
  const own = about.then(({ games: known }) => {
    const names = parts.flatMap((room) => (known[room] ?? []).filter((id) => games?.includes(id) ?? true).map((id) => `${room}.${id}`));
    return Promise.all(engine.sources ? names.map(parcel) : []);
  });
  const catalogues = about.then(({ domains, catalogues: known }) => {
    const asked = [...new Set(parts.flatMap((room) => domains[room] ?? []))];
    const found = [lang, ...langs].map(primary).flatMap((code) => asked.flatMap((domain) => known[`${code} ${domain}`] ?? []));
    return Promise.all(found.map(async ([path, name]) => /** @type {const} */ ([path, await engine.file(name, at)])));
  });
  const files = Promise.all([...sources, own.then((found) => found.flat()), catalogues]);
  // Whoever loads is told.
  for (const each of [started, about, files]) each.catch(() => {});
  return { started, about, files };
}

/** Milliseconds that a page may be busy before whoever types in it has a turn. */
const BUSY = 8;
let rested = 0;

/** Lets others have a turn where it is time. */
async function breath() {
  if (performance.now() - rested < BUSY) return;
  await new Promise((done) => setTimeout(done));
  rested = performance.now();
}

/** One Python, and the files that it was given. */
export class Machine {
  /** @type {Promise<Python> | null} */
  #started = null;
  /** @type {Map<string, Promise<Uint8Array>>} */
  #files = new Map();
  /**
   * @param {Start} start
   * @param {boolean} sources whether it has to be given the modules
   */
  constructor(start, sources) {
    this.start = start;
    this.sources = sources;
  }
  /** Starts it, once; one that did not start is tried again. @type {Start} */
  begin(at) {
    this.#started ??= this.start(at).catch((error) => {
      this.#started = null;
      throw error;
    });
    return this.#started;
  }
  /** A file, read once; one that did not come is asked for again. @type {(name: string, at: At) => Promise<Uint8Array>} */
  file(name, at) {
    const file = this.#files.get(name) ?? read(at(name));
    this.#files.set(name, file);
    file.catch(() => this.#files.delete(name));
    return file;
  }
}

/** MicroPython, which runs the translated sources. A page or program can have one of it. */
const micropython = new Machine(async (at) => {
  const [{ loadMicroPython }, { host }] = await Promise.all([import("./micropython.mjs"), import("./host.mjs")]);
  const wasm = at("micropython.wasm");
  const python = await loadMicroPython({
    url: wasm.protocol === "file:" ? decodeURIComponent(wasm.pathname) : wasm.href,
    heapsize: 16 << 20,
    pystack: 64 << 10,
  });
  python.registerJsModule("host", host);
  const folders = new Set();
  /** @type {Answer | null} */
  let call = null;
  return {
    put(path, data) {
      const folder = path.slice(0, path.lastIndexOf("/"));
      if (!folders.has(folder)) python.FS.mkdirTree(`/python/${folder}`);
      folders.add(folder);
      // It is not copied: nobody else has it.
      python.FS.writeFile(`/python/${path}`, data, { canOwn: true });
    },
    async begin(modules) {
      if (call) python.runPython("from shims.functools import forget\nforget()");
      else {
        // Without a threshold the heap would be doubled again and again, and become slow.
        python.runPython('import gc, sys\ngc.threshold(4 << 20)\nsys.path.insert(0, "/python")');
        for (const name of modules) {
          await breath();
          python.runPython(`import ${name}`);
        }
        python.runPython("from border import call");
        call ??= /** @type {Answer} */ (python.globals.get("call"));
        await breath();
      }
      return call;
    },
  };
}, true);

/** The methods, around what answers a text with a text. @type {(answer: Answer, langs: readonly string[], known: About) => Border} */
function bound(answer, langs, known) {
  /** @type {Ask} */
  const ask = (said, name, ...args) => {
    // What is left out at the end is not handed over.
    const given = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
    const { ok, error } = JSON.parse(answer(JSON.stringify([name, said, ...given.map((arg) => arg ?? null)])));
    if (error) throw new ScorerError(error);
    return ok;
  };
  /** @type {string[]} */
  const [lang = "en"] = langs.map((code) => ask("en", "language", code, known.languages));
  /** @type {<T>(name: string) => (tally: unknown, options?: Options) => T} */
  const inLanguage = (name) => (tally, { lang: other = lang, edition, rulings } = {}) => ask(other, name, tally, other, edition, rulings);
  /** @type {{ engine: string, python: string, version: string, games: readonly string[] }} */
  const about = ask(lang, "about");
  return {
    name: `${about.engine} ${about.python}`,
    version: about.version,
    lang,
    games: about.games,
    languages: known.languages,
    call: (name, ...args) => ask(lang, name, ...args),
    answer,
    score: inLanguage("score"),
    totals: (tally, { lang: other = lang, edition, rulings } = {}) => ask(other, "totals", tally, edition, rulings),
    problems: inLanguage("problems"),
    explain: inLanguage("explain"),
    game: (id, other = lang) => ask(other, "game", id, other),
    merge: (parts, game, { exact = false, before = null } = {}) => ask(lang, "merge", parts, game, exact, before),
    decided: (tally, { lang: other = lang, edition, rulings, most } = {}) => ask(other, "decided", tally, other, edition, rulings, most),
    written: (tally, how, { lang: other = lang, edition, rulings } = {}) => ask(other, "written", tally, how, other, edition, rulings),
    bgstats: (tally, played, { edition, rulings } = {}) => ask(lang, "bgstats", tally, played, edition, rulings),
    template: (game, players) => ask(lang, "template", game, players),
    rule: (id, other = lang) => ask(other, "rule", id, other),
    rules: (game, other = lang) => ask(other, "rules", game, other),
    typed: (game, key, text, { lang: other = lang, more } = {}) => ask(other, "typed", game, key, text, other, more),
    start: (header, { lang: other = lang } = {}) => followed(ask, "begin", header, other),
    resume: (lines, { lang: other = lang } = {}) => followed(ask, "resume", lines, other),
    logOpen: (texts, known, other = lang) => ask(other, "log_open", texts, known, other),
    logClose: (log) => ask(lang, "log_close", log),
    logResults: (log, ids) => ask(lang, "log_results", log, ids),
    logShow: (log, id, other = lang) => ask(other, "log_show", log, id, other),
    logStats: (log, wanted, other = lang) => ask(other, "log_stats", log, wanted, other),
    logReread: (log, wanted, other = lang, most = undefined) => ask(other, "log_reread", log, wanted, other, most),
    logPeople: (log, other = lang) => ask(other, "log_people", log, other),
    logAlso: (log, name, also, other = lang) => ask(other, "log_also", log, name, also),
    logApart: (log, name, also, other = lang) => ask(other, "log_apart", log, name, also),
    logPreview: (log, files, other = lang, same = undefined) => ask(other, "log_preview", log, files.map(asText), other, same),
    logExport: (log, format, how, other = lang) => ask(other, "log_export", log, format, how, other),
    logSpecial: (log, id, other = lang) => ask(other, "log_special", log, id, other),
    logChart: (log, what, of, other = lang, width = undefined) => ask(other, "log_chart", log, what, of, other, width),
    logSummary: (log, how, other = lang, width = undefined) => ask(other, "log_summary", log, how, other, width),
    logGuest: (log, name, guest) => ask(lang, "log_guest", log, name, guest),
  };
}

/** A file as the border takes it: its bytes as text, or in hexadecimal where they are none. @type {(file: { name?: string, text?: string, bytes?: Uint8Array }) => object} */
function asText({ name, text: known, bytes = new Uint8Array() }) {
  if (known !== undefined) return { name, text: known };
  try {
    return { name, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { name, hex: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
  }
}

/** A game that is followed. Nothing of it changes where a line is refused. @type {(ask: Ask, how: string, from: unknown, lang: string) => Followed} */
function followed(ask, how, from, lang) {
  /** @type {{ id: unknown, header: Followed["header"] } & Step} */
  const { id, header: told, ...first } = ask(lang, how, from, lang);
  /** @type {Step} */
  let step = first;
  /** @param {unknown} line */
  const play = (line) => {
    step = ask(lang, "play", id, line, lang);
    return step;
  };
  /** What changes earlier moves tells the lines for a record, too. @type {(name: string, ...args: readonly unknown[]) => ReturnType<Followed["mend"]>} */
  const change = (name, ...args) => {
    /** @type {ReturnType<Followed["mend"]>} */
    const { lines, ...changed } = ask(lang, name, id, ...args);
    step = changed;
    return { ...changed, lines };
  };
  return {
    header: told,
    get step() {
      return step;
    },
    play,
    undo: ({ forced = false } = {}) => play(forced ? { undo: 1, forced: true } : { undo: 1 }),
    redo: () => play({ redo: 1 }),
    whyNot: (move) => {
      /** @type {Refusal | null} */
      const refused = ask(lang, "why_not", id, move, lang);
      return refused && new ScorerError(refused);
    },
    moves: (most) => ask(lang, "legal", id, most),
    offers: (when) => ask(lang, "offers", id, lang, when),
    ask: (move, { key, ...when } = {}) => ask(lang, "ask", id, move, lang, key, when),
    foresee: (move) => ask(lang, "foresee", id, move, lang),
    amendable: () => ask(lang, "amendable", id, lang),
    amend: (key, value) => change("amend", key, value, lang),
    mend: (number, move, how) => change("mend", number, move, lang, how),
    exchange: (first, last, player, other) => change("exchange", [first, last], [player, other], lang),
    declined: () => ask(lang, "declined", id),
    until: (player) => ask(lang, "until", id, player),
    steps: (since) => ask(lang, "steps", id, lang, since),
    record: () => ask(lang, "record", id),
    tally: ({ at } = {}) => ask(lang, "tally", id, at),
    totals: ({ at } = {}) => ask(lang, "totals_so_far", id, at),
    score: () => ask(lang, "standings", id, lang),
    recount: (tally, { exact = false } = {}) => ask(lang, "recount", id, tally, lang, exact),
    chart: (width) => ask(lang, "course_chart", id, lang, width),
    at: (number) => ask(lang, "seen", id, number, lang),
    close: () => ask(lang, "close", id),
  };
}
