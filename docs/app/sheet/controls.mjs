// What a row is entered with: a number between two steps, or a switch. Each is drawn once, shows values after that, and
// says what was entered. The element that is entered into has the id `row-…`.
import { button, find, h } from "./draw.mjs";
import { kindOf } from "./kinds.mjs";
import { leastOf, numberOf } from "./tally.mjs";
import { filled } from "./text.mjs";
/** @import { Entered, Field, Row, Words } from "../types" */

/** The element of a row that is entered into. */
export const ENTRY = '[id^="row-"]';

/**
 * @typedef {object} Control
 * @property {(row: Row, at: number, value: Entered, view: { words: Words, touch: boolean }) => { label: HTMLElement, entry: HTMLElement, none?: boolean }} draw
 *   the pieces of a row, and whether it looks as if nothing was entered; `at` is its place in the form
 * @property {(place: HTMLElement, row: Row, value: Entered, words: Words) => void} show puts a value into a row that is drawn
 * @property {(entry: HTMLElement, row: Row) => { value: Entered, text?: string }} read what was entered, and how it was typed
 */

/** A value as it is typed: several cards one by one. @type {(value: Entered) => string} */
export const typedAs = (value) => (value === undefined ? "" : typeof value === "object" ? value.join("+") : String(value).slice(0, 60));

/** How a row with a number looks. @type {(row: Row, value: Entered, words: Words) => { text: string, less: string, label: string, least: boolean, most: boolean }} */
const looks = (row, value, words) => {
  const none = value === undefined;
  const now = numberOf(value);
  return {
    // Several cards show as their sum, and one by one while they are typed.
    text: typedAs(typeof value === "object" && row.part === null ? now : value),
    less: none ? words.none : "−",
    label: none ? filled(words.pair, { question: row.label, value: words.none }) : filled(words.less, { what: row.label }),
    least: now === leastOf(row),
    most: typeof now === "number" && Number.isInteger(now) && now >= row.high,
  };
};

/** @type {Control} */
const number = {
  draw: (row, at, value, { words, touch }) => {
    const { text, less, label, least, most } = looks(row, value, words);
    const step = { className: "step", type: "button" };
    return {
      none: value === undefined,
      label: h("label", { className: "row__label", htmlFor: `row-${at}` }, h("bdi", { textContent: row.label })),
      entry: h(
        "span",
        { className: "stepper" },
        button(less, null, { ...step, "aria-label": label, disabled: least, data: { do: "less" } }),
        h("input", {
          id: `row-${at}`,
          className: "number",
          type: "text",
          inputMode: touch ? "none" : "text",
          autocomplete: "off",
          enterkeyhint: "next",
          maxLength: 200, // a pasted book would keep the page busy for minutes
          "aria-describedby": `wrong-${at}`,
          value: text,
        }),
        button("+", null, { ...step, "aria-label": filled(words.more, { what: row.label }), disabled: most, data: { do: "more" } }),
      ),
    };
  },
  read: (entry, row) => {
    const text = entry instanceof HTMLInputElement ? entry.value : "";
    return { value: kindOf(row.of ?? row.field).typed(text), text };
  },
  show: (place, row, value, words) => {
    const { text, less, label, least, most } = looks(row, value, words);
    const input = find(".number", HTMLInputElement, place);
    const lower = find("[data-do=less]", HTMLButtonElement, place);
    if (document.activeElement !== input) input.value = text;
    place.classList.toggle("row--none", value === undefined);
    lower.textContent = less;
    lower.setAttribute("aria-label", label);
    lower.disabled = least;
    find("[data-do=more]", HTMLButtonElement, place).disabled = most;
  },
};

/** @type {Control} */
const toggle = {
  draw: (row, at, value) => ({
    label: h("label", { className: "row__label", htmlFor: `row-${at}`, textContent: row.label }),
    entry: h("span", { className: "stepper" }, h("input", { type: "checkbox", role: "switch", id: `row-${at}`, className: "toggle", checked: value === true, "aria-describedby": `wrong-${at}` })),
  }),
  read: (entry) => ({ value: entry instanceof HTMLInputElement && entry.checked }),
  show: (place, _row, value) => {
    find(".toggle", HTMLInputElement, place).checked = value === true;
  },
};

/** What others have entered, as buttons. @type {(row: Row, value: Entered) => HTMLElement[]} */
const choices = ({ names = [] }, value) => names.map((name) => h("button", { type: "button", "aria-pressed": String(name === value), data: { do: "pick", choice: name } }, h("bdi", { textContent: name })));

/** @type {Control} */
const text = {
  draw: (row, at, value) => ({
    label: h("label", { className: "row__label", htmlFor: `row-${at}` }, h("bdi", { textContent: row.label })),
    entry: h(
      "span",
      { className: "row__words" },
      h("input", { id: `row-${at}`, className: "row__text", type: "text", autocomplete: "off", enterkeyhint: "next", maxLength: 100, "aria-describedby": `wrong-${at}`, value: typedAs(value) }),
      h("span", { className: "switch", role: "group", "aria-label": row.label, hidden: !row.names?.length }, choices(row, value)),
    ),
  }),
  read: (entry) => ({ value: (entry instanceof HTMLInputElement && entry.value.trim()) || undefined }),
  show: (place, row, value) => {
    const input = find(".row__text", HTMLInputElement, place);
    // Who is typing a name is not offered it letter by letter.
    if (document.activeElement === input) return;
    input.value = typedAs(value);
    const offered = find(".switch", HTMLElement, place);
    const pressed = [...offered.children].map((each) => `${each.textContent}/${each.getAttribute("aria-pressed")}`);
    if (pressed.join() === (row.names ?? []).map((name) => `${name}/${name === value}`).join()) return;
    const focused = offered.contains(document.activeElement);
    offered.hidden = !row.names?.length;
    offered.replaceChildren(...choices(row, value));
    if (focused) offered.querySelector("button")?.focus({ preventScroll: true });
  },
};

/** By the name that a kind of fields gives (`kinds.mjs`). @type {Readonly<Record<string, Control>>} */
const CONTROLS = { number, switch: toggle, text };

/** What the rows of a field are entered with. @type {(field: Field) => Control} */
export const controlOf = (field) => {
  const found = CONTROLS[kindOf(field).control];
  if (!found) throw new Error(`there is nothing to enter ${field.key} with`);
  return found;
};
