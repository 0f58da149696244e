// The one border between JavaScript and the Python program. Works in a page, a worker, Node and Deno, without a network.
//
//   import { load } from "./engine.mjs";
//   const engine = await load({ lang: "nl" });
//   engine.score({ game: "africa", players: [ … ] });
//
// README.md beside this file says what everything takes and gives.

/** Something in the input that cannot be used, said in the language asked for. */
export class ScorerError extends Error {
  /** @param {{kind: string, text: string, what: string, place: string, rule: string, allowed: string}} told */
  constructor(told) {
    super(told.text);
    this.name = "ScorerError";
    Object.assign(this, told);
  }
}

/** Reads one file of the engine. */
export async function read(url) {
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return new Uint8Array(await readFile(url));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const text = (bytes) => new TextDecoder().decode(bytes);

/** The modules in the file of a room, as the build writes it: path and length, then what is so long. */
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

/**
 * Loads the engine. What is loaded already is not loaded again: all that a page or program loads is one Python.
 *
 * @param {object} [options]
 * @param {string | URL} [options.base] the folder of its files; the one of this module if left out
 * @param {string} [options.lang] the language of all answers that name none; English needs no file
 * @param {string[]} [options.langs] further languages to load
 * @param {string[]} [options.rooms] what to load beside scoring: "typed", "follow", "rules", "share"
 * @param {"micropython" | "pyodide"} [options.engine] which Python answers
 * @param {string | URL} [options.pyodide] the folder of Pyodide; only for `engine: "pyodide"`
 */
export async function load(options = {}) {
  const { lang = "en" } = options;
  const { machine, about, files } = ahead(options);
  const { put, begin } = await machine.started;
  for (const file of await files) for (const [path, data] of file) put(path, data);
  const known = await about;
  return bound(await begin(known.begin), lang, known);
}

/** Begins to fetch what `load` with the same options needs, and does nothing else yet: for a page that is still coming. */
export function ahead({ base, lang = "en", langs = [], rooms = [], engine = "micropython", pyodide } = {}) {
  const home = base ? new URL(base, globalThis.location?.href ?? import.meta.url) : new URL("./", import.meta.url);
  const at = (name) => new URL(name, home.href.replace(/\/?$/, "/"));
  const machine = machines[engine];
  // All at once: nothing here waits for anything else, but for the names of the catalogues.
  machine.started ??= machine.start(at, pyodide).catch((error) => {
    machine.started = null;
    throw error;
  });
  const about = machine.file("engine.json", at).then((bytes) => JSON.parse(text(bytes)));
  const parts = ["score", ...rooms];
  const sources = machine.sources ? parts.map((room) => machine.file(`${room}.parcel`, at).then(parted)) : [];
  const catalogues = about.then(({ domains, catalogues: known }) => {
    const asked = [...new Set(parts.flatMap((room) => domains[room]))];
    const found = [lang, ...langs].flatMap((code) => asked.flatMap((domain) => known[`${code} ${domain}`] ?? []));
    return Promise.all(found.map(async ([path, name]) => [path, await machine.file(name, at)]));
  });
  const files = Promise.all([...sources, catalogues]);
  // Whoever loads is told.
  for (const each of [machine.started, about, files]) each.catch(() => {});
  return { machine, about, files };
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

class Machine {
  constructor(start, sources) {
    this.start = start;
    this.sources = sources;
    this.files = new Map();
  }
  /** A file, read once; one that did not come is asked for again. */
  file(name, at) {
    if (!this.files.has(name)) this.files.set(name, read(at(name)));
    const file = this.files.get(name);
    file.catch(() => this.files.delete(name));
    return file;
  }
}

const machines = {
  micropython: new Machine(micropython, true),
  pyodide: new Machine(async (at, where) => (await import("./pyodide.mjs")).start(at, read, where), false),
};

/** MicroPython, which runs the translated sources. A page or program can have one of it. */
async function micropython(at) {
  const [{ loadMicroPython }, { host }] = await Promise.all([import(at("micropython.mjs").href), import("./host.mjs")]);
  const wasm = at("micropython.wasm");
  const python = await loadMicroPython({
    url: wasm.protocol === "file:" ? decodeURIComponent(wasm.pathname) : wasm.href,
    heapsize: 16 << 20,
    pystack: 64 << 10,
  });
  python.registerJsModule("host", host);
  const folders = new Set();
  let call;
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
        call ??= python.globals.get("call");
        await breath();
      }
      return call;
    },
  };
}

/** The methods, around what answers a text with a text. */
function bound(answer, lang, known) {
  const ask = (said, name, ...args) => {
    while (args.length && args.at(-1) === undefined) args.pop();
    const { ok, error } = JSON.parse(answer(JSON.stringify([name, said, ...args.map((arg) => arg ?? null)])));
    if (error) throw new ScorerError(error);
    return ok;
  };
  const call = (name, ...args) => ask(lang, name, ...args);
  const inLanguage = (name) => (tally, { lang: other = lang, edition, rulings } = {}) => ask(other, name, tally, other, edition, rulings);
  const about = call("about");
  return {
    name: `${about.engine} ${about.python}`,
    version: about.version,
    lang,
    games: about.games,
    languages: known.languages,
    call,
    answer,
    score: inLanguage("score"),
    problems: inLanguage("problems"),
    explain: inLanguage("explain"),
    game: (id, other = lang) => ask(other, "game", id, other),
    merge: (parts, game) => call("merge", parts, game),
    written: (tally, how, { lang: other = lang, edition, rulings } = {}) => ask(other, "written", tally, how, other, edition, rulings),
    bgstats: (tally, played, { edition, rulings } = {}) => call("bgstats", tally, played, edition, rulings),
    template: (game, players) => call("template", game, players),
    rule: (id, other = lang) => ask(other, "rule", id, other),
    rules: (game, other = lang) => ask(other, "rules", game, other),
    typed: (game, key, text, { lang: other = lang, more } = {}) => ask(other, "typed", game, key, text, other, more),
    start: (header, { lang: other = lang } = {}) => followed((name, ...args) => ask(other, name, ...args), header, other),
  };
}

/** A game that is followed. Nothing of it changes where a line is refused. */
function followed(ask, header, lang) {
  const { id, header: told, ...first } = ask("begin", header, lang);
  let step = first;
  return {
    header: told,
    get step() {
      return step;
    },
    play: (line) => (step = ask("play", id, line, lang)),
    undo: ({ forced = false } = {}) => (step = ask("play", id, forced ? { undo: 1, forced: true } : { undo: 1 }, lang)),
    redo: () => (step = ask("play", id, { redo: 1 }, lang)),
    whyNot: (move) => {
      const refused = ask("why_not", id, move, lang);
      return refused && new ScorerError(refused);
    },
    moves: (most) => ask("legal", id, most),
    record: () => ask("record", id),
    tally: () => ask("tally", id),
    score: () => ask("standings", id, lang),
    close: () => ask("close", id),
  };
}
