// The logbook as a file, and files as a part of the logbook: what opening them would do is told first, and can be taken back.
import { button, h } from "../sheet/draw.mjs";
import { hint } from "../sheet/install.mjs";
import { download } from "../sheet/share.mjs";
import { filled, isolated } from "../sheet/text.mjs";
import { field, heading, tick, choice } from "./drawing.mjs";
import * as store from "./store.mjs";
import { counted } from "./words.mjs";
/** @import { Preview } from "../types" */
/** @import { Book, Screen } from "./book.mjs" */

/** What each kind of file is for browsers. */
const TYPES = { jsonl: "application/x-ndjson", bgsplay: "application/json", csv: "text/csv" };

/** @param {Book} log @returns {() => Screen} */
export const files = (log) => () => {
  const { words } = log;
  const safe = h("div");
  const shown = h("div");
  const draw = () => safe.replaceChildren(...drawSafe(log, draw));
  const place = h("section", {}, heading(words.files), safe, h("h3", { textContent: words.open }), h("p", { textContent: words.open_lead }), chooser(log, shown), shown);
  draw();
  offerUndo(log, shown);
  return { place, changed: draw };
};

/** The day, for the name of a file. */
const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

// ---------------------------------------------------------------- To save

/** @type {(log: Book, again: () => void) => HTMLElement[]} */
const drawSafe = (log, again) => {
  const { data, words, calendar } = log;
  const many = log.entries().filter(({ gone }) => !gone).length;
  if (!many) return [h("p", { textContent: words.empty })];
  const saved = store.saved();
  const since = many - (saved?.many ?? 0);
  const when = saved ? [filled(words.saved, { when: calendar.ago(saved.at) }), since > 0 && counted(data, "since", since)].filter(Boolean).join(" ") : words.never_saved;
  const save = () => {
    download(store.text(), `scorer-${today()}.jsonl`, TYPES.jsonl);
    store.noteSaved();
    again();
  };
  const install = hint(words);
  return [
    h("p", { textContent: words.only_here }),
    h("p", { className: "book__saved", role: "status", textContent: [counted(data, "games", many), when].join(". ") }),
    h("div", { className: "tools" }, button(words.save, save, { className: "key strong" })),
    shapes(log),
    ...(install ? [install] : []),
  ];
};

/** Other kinds of files, and what is in them. @param {Book} log */
const shapes = (log) => {
  const { data, words } = log;
  const made = { format: /** @type {keyof typeof TYPES} */ ("bgsplay"), letters: false, notes: true };
  const wrong = h("p", { className: "book__wrong", role: "alert" });
  const write = async () => {
    wrong.textContent = "";
    try {
      /** @type {string} */
      const text = await log.about("log_export", made.format, { letters: made.letters, notes: made.notes }, data.lang);
      download(text, `scorer-${today()}.${made.format}`, TYPES[made.format]);
    } catch (error) {
      wrong.textContent = log.why(error);
    }
  };
  return h(
    "details",
    {},
    h("summary", { textContent: words.shapes }),
    field(
      words.shape,
      choice([["bgsplay", words.bgsplay], ["csv", words.csv], ["jsonl", words.jsonl]], made.format, (format) => {
        made.format = /** @type {keyof typeof TYPES} */ (format);
      }),
    ),
    field(
      words.called,
      choice([["", words.names], ["letters", words.letters]], "", (letters) => {
        made.letters = letters !== "";
      }),
    ),
    tick(words.notes, made.notes, (notes) => {
      made.notes = notes;
    }),
    h("div", { className: "tools" }, button(words.write, write)),
    wrong,
  );
};

// ---------------------------------------------------------------- To open

/** A file as the engine takes it: as text where it is one, else its bytes. @param {File} file */
const given = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { name: file.name, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { name: file.name, hex: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
  }
};

/** Where files are chosen. @type {(log: Book, shown: HTMLElement) => HTMLElement} */
const chooser = (log, shown) => {
  const { words } = log;
  const input = h("input", { type: "file", className: "sheet__spoken", multiple: true, accept: ".jsonl,.json,.bgsplay,.zip,.xml,.htm,.html,application/json,application/zip,text/xml,text/plain" });
  input.addEventListener("change", () => {
    const chosen = [...(input.files ?? [])];
    input.value = "";
    if (chosen.length) read(log, shown, chosen);
  });
  return h("div", { className: "tools" }, h("label", { className: "key file" }, words.choose, input));
};

/** Says what opening these files would do. @type {(log: Book, shown: HTMLElement, chosen: readonly File[]) => Promise<void>} */
const read = async (log, shown, chosen) => {
  const { data, words } = log;
  log.say("");
  shown.replaceChildren(h("p", { className: "book__soft", role: "status", textContent: words.reading }));
  try {
    const files = await Promise.all(chosen.map(given));
    /** @type {Preview} */
    const found = await log.about("log_preview", files, data.lang);
    shown.replaceChildren(drawPreview(log, shown, files, found));
    shown.querySelector("h3")?.focus();
  } catch (error) {
    shown.replaceChildren(h("p", { className: "book__wrong", role: "alert", textContent: log.why(error) }));
  }
};

/** @type {(log: Book, shown: HTMLElement, files: readonly unknown[], found: Preview) => HTMLElement} */
const drawPreview = (log, shown, files, { sentences, twins, lines, data: { new: news } }) => {
  const { data, words } = log;
  /** The games that are the same as one that is here. @type {Set<string>} */
  const same = new Set();
  const take = async () => {
    /** @type {Pick<Preview, "lines">} */
    const chosen = same.size ? await log.about("log_preview", files, data.lang, [...same]) : { lines };
    const lack = await store.takeIn(chosen.lines.map((line) => JSON.parse(line)));
    if (!log.kept(lack)) return;
    offerUndo(log, shown, news.length - same.size);
  };
  const leave = () => {
    shown.replaceChildren();
    log.say(words.left);
  };
  const entries = new Map(log.entries().map((entry) => [entry.id, log.inWords(entry)]));
  const asked = twins.map(({ play, text, here }) => tick([text, entries.has(here) && filled(words.is_here, { value: entries.get(here) ?? "" })].filter(Boolean).join(" – "), false, (is) => (is ? same.add(play) : same.delete(play))));
  return h(
    "div",
    { className: "book__preview" },
    h("h3", { textContent: words.would, tabIndex: -1 }),
    sentences.map((text) => h("p", { className: text.startsWith(" ") ? "inner" : "", textContent: isolated(text.trim()) })),
    asked.length > 0 && h("fieldset", {}, h("legend", { textContent: words.twins }), h("p", { className: "book__soft", textContent: words.twins_lead }), asked),
    h("div", { className: "tools" }, lines.length > 0 && button(words.take, take, { className: "key strong" }), button(lines.length ? words.leave : words.close, leave)),
  );
};

/** What was taken in last, and the way back. @type {(log: Book, shown: HTMLElement, news?: number) => void} */
const offerUndo = (log, shown, news = -1) => {
  const { data, words } = log;
  if (news < 0 && !store.taken()) return;
  const undo = async () => {
    if (!log.kept(await store.takeBack())) return;
    shown.replaceChildren();
    log.say(words.undone);
  };
  const text = news > 0 ? counted(data, "taken", news) : news === 0 ? words.changed : filled(words.taken_in, { when: log.calendar.ago(store.taken()?.at ?? "") });
  shown.replaceChildren(h("p", { role: "status", textContent: text }), h("div", { className: "tools" }, button(words.undo, undo)));
  if (news >= 0) shown.querySelector("button")?.focus();
};
