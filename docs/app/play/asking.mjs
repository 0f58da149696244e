// A move that is told in several taps: what is asked next, with its values; or another name, or a number, that is typed.
import { button, h } from "../sheet/draw.mjs";
import { look } from "../sheet/names.mjs";
import { filled } from "../sheet/text.mjs";
import { areNumbers, byName, drawCell } from "./cells.mjs";
/** @import { Half, Lists, Source } from "./keys.mjs" */
/** @import { Ask, AskChoice, MoveKey, PlayWords, RecordLine } from "../types" */

/**
 * @typedef {object} Way
 * @property {(next: Half | null) => void} goOn
 * @property {(move: RecordLine) => void} tell
 * @property {(keys: readonly MoveKey[]) => HTMLElement[]} draw
 */

/** More names than this are found by their first letter. */
const NAMES = 30;

/** @param {string} label */
const letterOf = (label) => [...label.normalize("NFC")][0]?.toUpperCase() ?? "";

/** What is asked, and what was told of it. @type {(words: PlayWords, question: string, value: string) => string} */
export const paired = (words, question, value) => (value ? filled(words.pair ?? "", { question, value }) : question);

/** The heading: the kind of the move, and what was told of it. @type {(words: PlayWords, half: Half) => HTMLElement} */
const head = (words, { title, told }) => h("h3", { className: "play-ask__title", tabIndex: -1, textContent: paired(words, title, told.join(", ")) });

/** The way back: to all names, to the beginning of the only move, or to all keys. @type {(source: Source, half: Half, way: Way) => HTMLElement | null} */
const backTo = ({ words }, half, { goOn }) => {
  if (half.letter) return button(words.back ?? "", () => goOn({ ...half, letter: "" }), { className: "key play-key more" });
  const isFirst = !half.told.length && !half.lists;
  const { title, alone, more = false } = half;
  if (alone) return isFirst ? null : button(words.back ?? "", () => goOn({ title, move: alone, told: [], alone, more }), { className: "key play-key more" });
  return button(words.back ?? "", () => goOn(null), { className: "key play-key more" });
};

/** What is told of a move now. @type {(source: Source, half: Half, way: Way, ask: Ask, choice: Pick<AskChoice, "value" | "label" | "whole" | "refused">) => void} */
const take = (source, half, { goOn, tell }, ask, { value, label, whole, refused }) => {
  const move = { ...half.move, [ask.key]: value };
  if (refused) source.refuse(refused);
  else if (whole) tell(move);
  else goOn({ ...half, move, told: [...half.told, label], letter: "" });
};

/** Another name, or a number that has no key, is typed; `take` gets what is meant. @type {(words: PlayWords, ask: Ask, take: (value: unknown, text: string, choice?: AskChoice) => void) => HTMLFormElement} */
export const drawTyped = (words, ask, take) => {
  const isNumber = ask.kind === "number";
  const label = isNumber ? words.other_number : ask.choices.length ? words.other : ask.question;
  const input = h("input", { type: "text", inputMode: isNumber ? "numeric" : "text", autocomplete: "off", maxLength: 60, "aria-label": label, placeholder: label });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = input.value.trim();
    const isMisread = isNumber && text !== "" && !/^[-−–+]?\d+$/.test(text);
    misread.hidden = !isMisread || !words.report;
    if (!text || isMisread) return input.focus();
    const known = ask.choices.find(({ label }) => look(label) === look(text));
    if (known) return take(known.value, known.label, known);
    take(isNumber ? Number(text.replace(/[−–]/, "-")) : text, text);
  };
  const offer = () => {
    const values = { typed: input.value.trim(), where: `${location.pathname} ${ask.question}`, game: document.body.dataset.game ?? "" };
    import("../report.mjs").then(({ report }) => report("word", values)).catch(() => {
      misread.textContent = words.absent ?? "";
    });
  };
  const misread = button(words.report ?? "", offer, { className: "report", hidden: true });
  return h("form", { className: "play-typed", data: { ask: ask.key }, onsubmit: submit }, input, h("button", { type: "submit", className: "key", textContent: words.ok }), misread);
};

/** The same for a move that is told in several taps. @type {(source: Source, half: Half, way: Way, ask: Ask) => HTMLElement} */
const typed = (source, half, way, ask) =>
  drawTyped(source.words, ask, (value, text, known) => {
    if (known) return take(source, half, way, ask, known);
    const move = { ...half.move, [ask.key]: value };
    // What is still to be told of it is asked, and so is what makes it possible; whether it can be is said when it is told.
    const next = source.ask(move);
    if (next && (next.needed || !next.choices.some(({ value: none, whole }) => !none && whole))) way.goOn({ ...half, move, told: [...half.told, text], letter: "" });
    else way.tell(move);
  });

/** The letters that names begin with. @type {(half: Half, way: Way, key: string, open: readonly AskChoice[]) => HTMLElement} */
const letters = (half, { goOn }, key, open) =>
  h("div", { className: "play-letters", data: { ask: key } }, [...new Set(open.map(({ label }) => letterOf(label)))].sort((a, b) => a.localeCompare(b)).map((letter) => button(letter, () => goOn({ ...half, letter }), { className: "key play-key", data: { letter } })));

/** The keys of a row have room for so many numbers. */
const ROW = 8;

/** Where one number is told after another: a row of the second for each first one, so that one tap tells both. @type {(source: Source, half: Half, way: Way, ask: Ask) => HTMLElement[] | null} */
const drawPairs = (source, half, way, ask) => {
  const isNumbers = (/** @type {Ask} */ each) => areNumbers(each.choices) && !each.more && each.choices.length <= ROW;
  if (!isNumbers(ask) || ask.choices.some(({ whole }) => whole)) return null;
  /** @type {{ first: AskChoice, next: Ask }[]} */
  const rows = [];
  for (const first of ask.choices.filter(({ refused }) => !refused)) {
    const next = source.ask({ ...half.move, [ask.key]: first.value });
    if (!next || !isNumbers(next)) return null;
    rows.push({ first, next });
  }
  const [row] = rows;
  if (!row) return null;
  // What is possible in no row needs no column.
  const isOpen = (/** @type {AskChoice} */ { value }) => rows.some(({ next }) => next.choices.some((each) => each.value === value && !each.refused));
  return [
    h("p", { className: "play-ask__question", textContent: `↓ ${ask.question}` }),
    h("p", { className: "play-ask__question", textContent: `→ ${row.next.question}` }),
    ...rows.map(({ first, next }) => {
      const move = { ...half.move, [ask.key]: first.value };
      const told = { ...half, move, told: [...half.told, first.label] };
      return h(
        "div",
        { className: "play-pair", role: "group", "aria-label": paired(source.words, ask.question, first.label), data: { move: JSON.stringify(move), ask: next.key } },
        h("b", { "aria-hidden": "true", textContent: `${first.label} →` }),
        h("div", { className: "play-row__cells" }, next.choices.filter(isOpen).map((choice) => drawCell(choice, source.turn(), (picked) => take(source, told, way, next, picked)))),
      );
    }),
  ];
};

/**
 * A question with the values that answer it; where it is also possible that nothing does, for then something else is told, that
 * other question beside it. `move` is what is told before each. With `isMore` a move could also stay as it is.
 * @type {(source: Source, move: RecordLine, ask: Ask, isMore?: boolean) => { move: RecordLine, ask: Ask }[]}
 */
export const alternatives = (source, move, ask, isMore = false) => {
  const isElse = (/** @type {AskChoice} */ { value, whole, refused }) => value === null && isMore === whole && !refused;
  if (!ask.choices.some(isElse)) return [{ move, ask }];
  const asked = { move, ask: { ...ask, choices: ask.choices.filter((choice) => !isElse(choice)) } };
  const other = { ...move, [ask.key]: null };
  const next = source.ask(other);
  if (next && next.kind !== "list" && next.choices.some(({ refused, value }) => value !== null && !refused)) return [asked, ...alternatives(source, other, next, isMore)];
  return [isMore ? asked : { move, ask }];
};

/** What is asked next, and what else may be told. @type {(source: Source, half: Half, way: Way, ask: Ask) => HTMLElement[]} */
const drawFields = (source, half, way, ask) =>
  drawPairs(source, half, way, ask) ?? alternatives(source, half.move, ask, half.more && !half.told.length).flatMap((each) => drawField(source, { ...half, move: each.move }, way, each.ask));

/** One field. @type {(source: Source, half: Half, way: Way, ask: Ask) => HTMLElement[]} */
const drawField = (source, half, way, ask) => {
  const isLong = ask.choices.length > NAMES && ask.choices.every(({ group }) => !group);
  // In a long list what cannot be is only in the way.
  const open = ask.choices.length > 12 ? ask.choices.filter(({ refused }) => !refused) : ask.choices;
  const shown = half.letter ? open.filter(({ label }) => letterOf(label) === half.letter) : open;
  return [
    h("p", { className: "play-ask__question", textContent: ask.question }),
    ask.help && h("p", { className: "play-ask__help", textContent: ask.help }),
    isLong && !half.letter ? letters(half, way, ask.key, open) : h("div", { className: `play-names${byName(shown)}`, data: { ask: ask.key } }, shown.map((choice) => drawCell(choice, source.turn(), (picked) => take(source, half, way, ask, picked), "key play-key"))),
    ask.more && typed(source, half, way, ask),
  ].filter((node) => node instanceof HTMLElement);
};

/** The lists of a move that follow one another; they are told together. @type {(source: Source, half: Half) => Ask[]} */
const listsOf = (source, { move, lists = {} }) => {
  const asks = [];
  const told = { ...move };
  for (let next = source.ask(told); next?.kind === "list"; next = source.ask(told)) {
    asks.push(next);
    told[next.key] = lists[next.key]?.entries ?? [];
  }
  const all = moveWith(move, lists);
  return asks.map((ask) => (lists[ask.key] || (ask.entire && Object.keys(lists).length) ? (source.ask(all, ask.key) ?? ask) : ask)).filter(({ key, choices }) => lists[key] || choices.some(({ value, refused }) => value !== null && !refused));
};

/** A move with the lists that were told. @type {(move: RecordLine, lists: Lists) => RecordLine} */
const moveWith = (move, lists) => ({ ...move, ...Object.fromEntries(Object.entries(lists).map(([key, { entries }]) => [key, entries])) });

/** Whether a list is the one that was told. @type {(told: Lists[string] | undefined, value: unknown) => boolean} */
const isTold = (told, value) => told !== undefined && JSON.stringify(told.entries) === JSON.stringify(value);

/** Several entries: each tap adds one or, where there are few lists, tells a whole one. @type {(source: Source, half: Half, way: Way, asks: readonly Ask[]) => HTMLElement[]} */
const drawLists = (source, half, way, asks) => {
  const { words } = source;
  const lists = half.lists ?? {};
  /** @param {Lists} next */
  const change = (next) => way.goOn({ ...half, lists: next });
  /** @type {(ask: Ask) => (choice: AskChoice) => void} */
  const add = (ask) => ({ value, label, whole, refused }) => {
    if (refused) return source.refuse(refused);
    const entries = /** @type {readonly unknown[]} */ (value);
    const next = { ...lists, [ask.key]: { entries, labels: [...(lists[ask.key]?.labels ?? []), label] } };
    if (whole && asks.length === 1 && entries.length === ask.most) way.tell(moveWith(half.move, next));
    else change(next);
  };
  /** A list as a whole is told, or not any more; with the last one the move is told. @type {(ask: Ask) => (choice: AskChoice) => void} */
  const toggle = (ask) => ({ value, label, brief, whole, refused }) => {
    if (refused) return source.refuse(refused);
    const { [ask.key]: told, ...others } = lists;
    if (isTold(told, value)) return change(others);
    const next = { ...lists, [ask.key]: { entries: /** @type {readonly unknown[]} */ (value), labels: [brief || label] } };
    if (whole && asks.every(({ key }) => next[key])) way.tell(moveWith(half.move, next));
    else change(next);
  };
  /** @type {(ask: Ask) => (choice: AskChoice) => HTMLElement} */
  const draw = (ask) => (choice) => {
    const cell = drawCell(choice, source.turn(), (ask.entire ? toggle : add)(ask), "key play-key");
    if (ask.entire) cell.setAttribute("aria-pressed", String(isTold(lists[ask.key], choice.value)));
    return cell;
  };
  /** Takes the last entry away again. @param {string} key */
  const less = (key) => {
    const { [key]: told, ...others } = lists;
    if (!told || told.entries.length < 2) return change(others);
    change({ ...others, [key]: { entries: told.entries.slice(0, -1), labels: told.labels.slice(0, -1) } });
  };
  const rows = asks.flatMap((ask) => {
    const told = lists[ask.key]?.labels ?? [];
    const choices = ask.choices.filter(({ value }) => value !== null);
    return [
      h("p", { className: "play-ask__question", textContent: paired(words, ask.question, told.join(" + ")) }),
      h(
        "div",
        { className: `play-names${byName(choices)}`, role: "group", "aria-label": ask.question, data: { list: ask.key } },
        choices.map(draw(ask)),
        told.length > 0 && !ask.entire && button(words.less ?? "", () => less(ask.key), { className: "key play-key more", data: { less: ask.key } }),
      ),
    ];
  });
  return [...rows, button(words.done ?? "", () => way.tell(moveWith(half.move, lists)), { className: "key strong play-key play-done" })];
};

/** What is still to be told of a move. @type {(source: Source, half: Half, way: Way) => HTMLElement[]} */
export const drawAsk = (source, half, way) => {
  const back = backTo(source, half, way);
  const foot = back ? [h("div", { className: "play-names" }, back)] : [];
  if (half.keys) return [head(source.words, half), ...way.draw(half.keys), ...foot];
  const asks = listsOf(source, half);
  if (asks.length) return [head(source.words, half), ...drawLists(source, half, way, asks), ...foot];
  const ask = source.ask(half.move);
  if (!ask) {
    queueMicrotask(() => way.tell(half.move));
    return [head(source.words, half)];
  }
  return [head(source.words, half), ...drawFields(source, half, way, ask), ...foot];
};
