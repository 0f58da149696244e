// The keyboard of a followed game: all that can be done, as keys with the points on them. Nothing here knows a game; what
// the keys are comes from the engine (`offers`), and where a tapped move goes is up to whoever shows them.
import { button, h } from "../sheet/draw.mjs";
import { alternatives, drawAsk, paired } from "./asking.mjs";
import { areNumbers, byName, drawCell, points, textOf } from "./cells.mjs";
/** @import { Ask, AskChoice, MoveKey, PlayRefusal, PlayWords, RecordLine } from "../types" */

/**
 * @typedef {object} Source where the keys come from, and where a move goes that was told
 * @property {PlayWords} words
 * @property {() => string | null} turn whose turn it is
 * @property {() => readonly MoveKey[]} offers
 * @property {(move: RecordLine, key?: string) => Ask | null} ask what is to be told next of a move
 * @property {(move: RecordLine) => void} tell takes a whole move
 * @property {(why: PlayRefusal) => void} refuse says why something cannot be
 * @property {(isHalf: boolean) => void} [half] is called when somebody begins to tell a move in several taps, and when that is over
 *
 * @typedef {object} Half a move that is half told, or a kind of which there are several keys
 * @property {string} title
 * @property {RecordLine} move
 * @property {readonly string[]} told what was told of it, in words
 * @property {readonly MoveKey[]} [keys]
 * @property {RecordLine} [alone] where nothing else can be done now, what is told of it from the beginning
 * @property {boolean} [more] whether it was told, and more of it is told now
 * @property {string} [letter] how the names begin that are shown
 * @property {Lists} [lists] what was told of its lists so far
 *
 * @typedef {Readonly<Record<string, { readonly entries: readonly unknown[], readonly labels: readonly string[] }>>} Lists
 */

/** So many keys have room for what is to be told first of each. */
const ROOMY = 8;
/** A row has so many values at most. */
const ROW = 8;
/** A kind of move with more keys than this has all of them open, the others a key for the kind. */
const OPEN = 3;
/** Letters of a title that a key beside others has room for. */
const LONG = 30;
/** The kinds of questions that values do not answer by themselves: which half, how many. */
const ASKED = ["choice", "number"];

/** Whether a key says nothing but the kind of its move. @param {MoveKey} key */
const isBare = ({ move }) => Object.keys(move).length === 1;
/** What a key tells of a move beside its kind, in words. @type {(key: MoveKey) => string[]} */
const saidBy = (key) => (isBare(key) || key.label === key.title ? [] : [key.label]);
/** @param {string} text */
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
/** What a key is called: a kind of move by its short word where its title is long. @param {MoveKey} key */
export const named = (key) => (isBare(key) && key.label.length > LONG && key.brief ? capital(key.brief) : key.label);
/** The values that a key asks for, if they are shown beside it. @param {MoveKey} key */
const choicesOf = ({ ask }) => (!ask || ask.kind === "list" ? [] : ask.choices);

/** Whether values are told by texts, and not by a number or a letter. @param {readonly AskChoice[]} choices */
const areLong = (choices) => choices.some((choice) => textOf(choice).length > 3);

/** The keys by the kind of their moves; the kind with most of them comes first, so that they stay where they are when others come and go. @type {(keys: readonly MoveKey[]) => MoveKey[][]} */
const byKind = (keys) => {
  const kinds = [...new Set(keys.map(({ move }) => move.move))].map((kind) => keys.filter(({ move }) => move.move === kind));
  if (!kinds.some((own) => own.length > OPEN)) return kinds;
  const many = (/** @type {MoveKey[]} */ own) => own.reduce((sum, key) => sum + Math.max(choicesOf(key).length, 1), 0);
  const first = kinds.reduce((one, other) => (many(other) > many(one) ? other : one));
  return [first, ...kinds.filter((own) => own !== first)];
};

/** @param {Source} source */
export const keyboard = (source) => {
  const { words } = source;
  const place = h("div", { className: "play-keys", role: "group", "aria-label": words.keys });
  /** @type {readonly MoveKey[]} */
  let keys = [];
  /** @type {Half | null} */
  let half = null;

  /** Tells a move; what is none in it is left out. @param {RecordLine} move */
  const tell = (move) => source.tell(Object.fromEntries(Object.entries(move).filter(([, value]) => value !== null)));
  /** Shows what is asked to whoever tapped a key far below it. */
  const show = () => place.querySelector("h3")?.scrollIntoView({ block: "nearest" });
  /** Goes on with a move that is half told; null goes back to all keys. @param {Half | null} next */
  const goOn = (next) => {
    half = next;
    source.half?.(half !== null && !half.alone);
    fill();
    place.querySelector("h3")?.focus({ preventScroll: true });
    show();
  };
  /** @type {(key: MoveKey, told?: readonly string[]) => void} */
  const begin = ({ title, move }, told = []) => goOn({ title, move, told });

  /** @param {MoveKey} key */
  const tap = (key) => {
    if (key.refused) source.refuse(key.refused);
    else if (key.whole) tell(key.move);
    else begin(key, saidBy(key));
  };
  /** @type {(key: MoveKey, ask: Ask) => (choice: Ask["choices"][number]) => void} */
  const pick = (key, ask) => (choice) => {
    const move = { ...key.move, [ask.key]: choice.value };
    if (choice.refused) source.refuse(choice.refused);
    else if (choice.whole) tell(move);
    else goOn({ title: key.title, move, told: [...saidBy(key), choice.label] });
  };

  /** Whether nothing else can be done: then it is said what is asked. */
  const isOnly = () => keys.length === 1 && !half;
  /** Another value than those that have keys, if there can be one. @type {(key: MoveKey, className: string) => HTMLElement | null} */
  const drawOther = (key, className) => (key.ask?.more ? button((key.ask.kind === "number" ? words.other_number : words.other) ?? "", () => begin(key, saidBy(key)), { className, data: { other: key.ask.key } }) : null);
  /** A row of values under what they are values of. @type {(key: MoveKey, title: string) => HTMLElement} */
  const drawRow = (key, title) => {
    const choices = choicesOf(key);
    const isHalf = choices.length < OPEN && !areLong(choices);
    // What the numbers count, and what is chosen, where the name of the row does not say it.
    const counted = !isHalf && key.ask && (key.whole || ASKED.includes(key.ask.kind)) && key.ask.question !== title ? key.ask.question : "";
    return h(
      "div",
      { className: `play-row${isHalf ? " half" : ""}`, role: "group", "aria-label": title, "aria-description": counted || null, data: { move: JSON.stringify(key.move), ask: key.ask?.key } },
      h("p", { className: "play-row__title", "aria-hidden": "true" }, h("span", { textContent: title }), counted && h("span", { className: "play-row__counted", textContent: counted })),
      h("div", { className: `play-row__cells${areLong(choices) ? ` texts${byName(choices)}` : ""}`, data: { many: String(choices.length) } }, choices.map((choice) => drawCell(choice, source.turn(), key.ask && pick(key, key.ask))), drawOther(key, "play-cell more")),
    );
  };
  /** Many values: in groups, each under its name. @type {(key: MoveKey) => HTMLElement[]} */
  const drawGrids = (key) => {
    const choices = choicesOf(key);
    const { ask } = key;
    const isNumber = areNumbers(choices);
    const question = isNumber || key.whole || isOnly() ? ask?.question : "";
    const grids = [...new Set(choices.map(({ group }) => group))]
      .filter((group) => choices.some((choice) => choice.group === group && !choice.refused))
      .map((group) =>
        h(
          "div",
          { className: `play-grid${group ? "" : isNumber ? " free numbers" : " free"}`, role: "group", "aria-label": group || question || key.title, data: { move: JSON.stringify(key.move), ask: key.ask?.key } },
          (group || (choices.every((choice) => !choice.group) && question)) && h("p", { className: "play-row__title", "aria-hidden": "true", textContent: group || question }),
          h("div", { className: "play-grid__cells" }, choices.filter((choice) => choice.group === group).map((choice) => drawCell({ ...choice, group: "" }, source.turn(), ask && pick(key, ask)))),
        ),
      );
    const other = drawOther(key, "key play-key more");
    return other ? [...grids, other] : grids;
  };
  /** @type {(key: MoveKey, title: string | undefined) => HTMLElement} */
  const drawSingle = (key, title) => {
    const made = button(title ?? "", () => tap(key), { className: `key play-key${key.whole ? "" : " more"}${key.refused ? " no" : ""}${(title ?? "").length > LONG ? " wide" : ""}`, "aria-disabled": key.refused !== null && "true", data: { move: JSON.stringify(key.move) } });
    if (key.whole) made.append(...points(key.gains, source.turn()));
    return made;
  };
  /** With room, what is to be told first of a move stands there at once; none where there is none. @type {(key: MoveKey, title: string) => HTMLElement[]} */
  const drawFirst = (key, title) => {
    const first = source.ask(key.move);
    if (!first || first.kind === "list" || first.choices.length > 5 * ROW) return [];
    // What can only be one thing needs no tap.
    const [only, ...others] = first.choices.filter(({ refused }) => !refused);
    if (only && !others.length && !only.whole && !first.more) return drawFirst({ ...key, label: only.label, move: { ...key.move, [first.key]: only.value } }, paired(words, key.title, only.label));
    return alternatives(source, key.move, first).map(({ move, ask }) => {
      const open = ask.choices.filter(({ refused }) => !refused);
      const asked = { ...key, move: { ...key.move, ...move }, ask };
      return h(
        "div",
        { className: "play-first", role: "group", "aria-label": title, "aria-description": ask.question, data: { move: JSON.stringify(move), ask: ask.key } },
        h("p", { className: "play-row__title", "aria-hidden": "true" }, move === key.move && h("span", { textContent: title }), h("span", { className: "play-row__counted", textContent: ask.question })),
        h("div", { className: `play-names${byName(open)}` }, open.map((choice) => drawCell(choice, source.turn(), pick(asked, ask), "key play-key")), drawOther(asked, "key play-key more")),
      );
    });
  };
  /** @type {(own: readonly MoveKey[], isWide: boolean, isRoomy: boolean) => HTMLElement[]} */
  const drawKind = (own, isWide, isRoomy) => {
    const [first] = own;
    if (!first) return [];
    const areWhole = own.every(({ whole }) => whole);
    if (own.length > OPEN - 1 && !isWide && !areWhole) return [button(first.title, () => goOn({ title: first.title, move: {}, told: [], keys: own }), { className: "key play-key more", data: { kind: String(first.move.move) } })];
    const isOne = own.length === 1;
    /** @param {MoveKey} key */
    const titleOf = (key) => (isOne || !saidBy(key).length ? paired(words, key.title, saidBy(key).join()) : key.label);
    const many = choicesOf(first).length;
    const isUntitled = isOne && (many > 0 || !first.whole) && (isOnly() || many > ROW);
    const heading = (isOne && !isUntitled) || half?.keys ? [] : [h("p", { className: "play-title", textContent: isOne ? titleOf(first) : first.title })];
    const rows = own.filter((key) => choicesOf(key).length);
    const drawn = rows.flatMap((key) => (choicesOf(key).length > ROW ? drawGrids(key) : [drawRow(key, key.ask && isOnly() ? key.ask.question : titleOf(key))]));
    const nameOf = (/** @type {MoveKey} */ key) => (isOne ? titleOf(key) : isBare(key) && !key.whole ? words.other : key.label);
    const others = own.filter((key) => !choicesOf(key).length).flatMap((key) => {
      const found = isRoomy && !key.whole && !key.refused ? drawFirst(key, titleOf(key)) : [];
      return found.length ? found : drawSingle(key, nameOf(key));
    });
    return [...heading, ...drawn, ...others];
  };

  const drawAll = () => {
    const kinds = byKind(keys);
    const isRoomy = keys.length > 1 && keys.length < ROOMY;
    return kinds.flatMap((own, i) => drawKind(own, i === 0 && own.length > OPEN, isRoomy));
  };

  const fill = () => {
    const focused = document.activeElement;
    const same = focused instanceof HTMLElement && place.contains(focused) ? focused.dataset.id : undefined;
    place.replaceChildren(...(half ? drawAsk(source, half, { goOn, tell, draw: drawHalf }) : drawAll()));
    if (same === undefined) return;
    const again = [...place.querySelectorAll("button")].find(({ dataset }) => dataset.id === same);
    again?.focus({ preventScroll: true });
  };
  /** The keys of one kind. @param {readonly MoveKey[]} own */
  const drawHalf = (own) => drawKind(own, true, false);

  return {
    place,
    /** Draws the keys as they are now; nothing is half told but what is given. @param {Half | null} [first] */
    draw: (first = null) => {
      keys = source.offers();
      const [only] = keys;
      const isAlone = keys.length === 1 && only && !only.whole && !only.ask && !only.refused;
      half = first ?? (isAlone ? { title: only.title, move: only.move, told: [], alone: only.move } : null);
      source.half?.(false);
      fill();
      if (isAlone) show();
    },
    clear: () => {
      keys = [];
      half = null;
      source.half?.(false);
      place.replaceChildren();
    },
  };
};
