// The number pad of the page, for those who tap: the field keeps the focus, and no keyboard covers the sheet.
import { find, h } from "./draw.mjs";
import { sum } from "./kinds.mjs";
/** @import { Row, Words } from "../types" */

/** @type {(words: Words) => HTMLElement} */
export const drawPad = (words) => {
  /** @type {(text: string, act: string, given?: Readonly<Record<string, unknown>>) => HTMLElement} */
  const key = (text, name, given = {}) => h("button", { type: "button", textContent: text, className: "pad__key", data: { do: name }, ...given });
  const digits = (/** @type {readonly string[]} */ ...signs) => signs.map((sign) => key(sign, "press"));
  return h(
    "div",
    { className: "pad", role: "group", "aria-label": words.pad, hidden: true },
    h("p", { className: "pad__head" }, h("span", { className: "pad__of" }), h("span", { className: "pad__typed", "aria-hidden": "true" })),
    digits("1", "2", "3"),
    key("⌫", "press", { "aria-label": words.delete }),
    digits("4", "5", "6"),
    h("span", { className: "pad__signs" }, key("−", "press", { className: "pad__key pad__minus" }), key("+", "press")),
    digits("7", "8", "9"),
    key(words.done, "close", { className: "pad__key pad__word" }),
    key(words.none, "none", { className: "pad__key pad__word" }),
    digits("0"),
    key(words.next, "next", { className: "pad__key pad__next pad__word" }),
  );
};

/** Sums as people write them: 07 is 7, at once. @param {string} text */
export const plain = (text) => text.replace(/(^|[+-])0+(?=\d)/g, "$1");

/** The text of a field after a key; `replacing` if it is the first key in this field. @type {(text: string, sign: string, replacing: boolean) => string} */
export const pressed = (text, sign, replacing) => {
  if (sign === "⌫") return replacing ? "" : text.slice(0, -1);
  if (sign === "−") return replacing || !text ? "-" : /[+-]$/.test(text) ? text : `${text}-`;
  if (sign === "+") return text && !/[+-]$/.test(text) ? `${text}+` : text;
  return replacing ? sign : plain(text + sign);
};

/** Whether a number that was typed in a row cannot become longer: 3 of at most 5, 36 of some 99. @type {(row: Row, text: string) => boolean} */
export const isWhole = ({ field, high }, text) => {
  const most = Math.min(high, field.usual ?? high);
  return field.kind !== "points" && /^\d+$/.test(text) && (text === "0" || Number(text) * 10 > most);
};

/** What the pad shows of a text: a sum with what it makes. @param {string} text */
const typed = (text) => (/.[+-]/.test(text) ? `${text.replace(/[+-]$/, "")} = ${sum(text) ?? "–"}` : text);

/**
 * The pad of a page. It is open as long as a number has the focus, on screens that are tapped.
 * @param {HTMLElement} pad
 * @param {{ touch: boolean, rowAt: (at: number) => Element | null, nameOf: (at: number) => string, isOpen: (at: number) => boolean, isSigned: (at: number) => boolean }} page
 *   `rowAt` finds a row of the form by its place, `nameOf` says whose number it is, `isOpen` whether nobody has said it, `isSigned` whether it may be less than nothing
 */
export const usePad = (pad, { touch, rowAt, nameOf, isOpen, isSigned }) => {
  let active = -1;
  let wasOpen = false;
  let replacing = true;
  /** The row that was left by itself for the one that is being entered, if nothing was done since. @type {{ seat: number, at: number } | null} */
  let left = null;
  /** @param {typeof left} from */
  const cameFrom = (from) => {
    left = from;
    pad.classList.toggle("pad--led", from !== null);
  };
  /** @param {string} text */
  const show = (text) => {
    find(".pad__typed", HTMLElement, pad).textContent = typed(text);
  };
  /** @type {(at: number, on: boolean) => void} */
  const mark = (at, on) => rowAt(at)?.classList.toggle("row--active", on);
  const inputAt = (/** @type {number} */ at) => rowAt(at)?.querySelector("input");

  return {
    /** The place of the row that is being entered; -1 if none is. */
    get active() {
      return active;
    },
    /** Whether nobody had said it before it was entered. */
    get wasOpen() {
      return wasOpen;
    },
    get isOpen() {
      return !pad.hidden;
    },
    /** @type {(target: Node | null) => boolean} */
    contains: (target) => pad.contains(target),
    /** Opens the pad for a row. @param {number} at */
    open: (at) => {
      mark(active, false);
      active = at;
      wasOpen = isOpen(at);
      replacing = true;
      cameFrom(null);
      if (!touch) return;
      pad.hidden = false;
      find(".pad__minus", HTMLElement, pad).hidden = !isSigned(at);
      document.documentElement.dataset.pad = "open";
      mark(at, true);
      find(".pad__of", HTMLElement, pad).textContent = nameOf(at);
      show(inputAt(at)?.value ?? "");
      requestAnimationFrame(() => rowAt(at)?.scrollIntoView({ block: "center" }));
    },
    /** What is typed next replaces what stands there, or goes behind it. @param {boolean} anew */
    again: (anew) => {
      replacing = anew;
      show(inputAt(active)?.value ?? "");
    },
    /** The next row has come by itself. @type {(from: { seat: number, at: number }) => void} */
    came: cameFrom,
    /** The row that was left by itself, if nothing was done since. */
    get left() {
      return left;
    },
    /** Whether “Next” may be meant for the row that was left by itself, so that it does not say that this one is none: once. @returns {boolean} */
    isLate: () => {
      const late = left !== null;
      cameFrom(null);
      return late;
    },
    close: () => {
      pad.hidden = true;
      delete document.documentElement.dataset.pad;
      mark(active, false);
      active = -1;
    },
    /** Types a key into the row that is being entered; returns its new text. @type {(sign: string) => string} */
    press: (sign) => {
      const input = inputAt(active);
      if (!input) return "";
      const { left: x, top: y, width, height } = input.getBoundingClientRect();
      // Nobody types unseen: beyond the screen, behind the players, or behind the pad.
      if (document.elementFromPoint(x + width / 2, y + height / 2) !== input) rowAt(active)?.scrollIntoView({ block: "center" });
      input.value = pressed(input.value, sign, replacing);
      replacing = false;
      cameFrom(null);
      show(input.value);
      // The end of a long sum is in view.
      input.setSelectionRange(input.value.length, input.value.length);
      input.scrollLeft = input.scrollWidth;
      return input.value;
    },
  };
};
