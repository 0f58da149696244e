// Pieces that several screens of the logbook show.
import { h } from "../sheet/draw.mjs";
import { isolated, signed } from "../sheet/text.mjs";
/** @import { LogData, SeatTold } from "../types" */

/** One who sat there, with the points; a crown says who has won. @type {(data: LogData, seat: Pick<SeatTold, "name" | "total" | "winner">) => HTMLElement} */
export const drawSeat = ({ words }, seat) =>
  h("span", { className: "log-seat" }, seat.winner && [h("span", { "aria-hidden": "true", textContent: "♛ " }), h("span", { className: "sheet__spoken", textContent: `${words.won}, ` })], h("bdi", { textContent: seat.name }), `\u00a0${seat.total === null ? "?" : signed(seat.total)}`);

/** What stands in a text for programs: a reading, as it is typed. */
const READING = /\s*[([]([a-z][\w-]*)((?:\.[\w-]+)+)=[\w-]+(?:, [\w.-]+=[\w-]+)*[)\]]/g;

/** A text of the engine; in the place of what is typed for a reading stands the way to its rule. @type {(data: LogData, text: string) => (Node | string)[]} */
export const linked = ({ games, words }, text) => {
  /** @type {(Node | string)[]} */
  const made = [];
  let end = 0;
  for (const { 0: all, 1: game = "", 2: rest = "", index } of text.matchAll(READING)) {
    made.push(isolated(text.slice(end, index)));
    if (game in games) made.push("\u00a0", h("a", { href: `../r/${game}${rest}/`, className: "log-rule", "aria-label": words.rule, textContent: "§" }));
    end = index + all.length;
  }
  return [...made, isolated(text.slice(end))];
};

/** The way back to all games. @param {LogData} data */
export const drawBack = ({ words }) => h("p", {}, h("a", { href: "#", className: "log-back", textContent: `‹ ${words.list}` }));

/** The heading of a screen, which has the focus when somebody comes there. @param {string} text */
export const heading = (text) => h("h2", { textContent: text, tabIndex: -1 });

/** Something that is entered, with what it is called. @type {(label: string, input: HTMLElement) => HTMLElement} */
export const field = (label, input) => h("label", { className: "log-field" }, h("span", { textContent: label }), input);

/** A choice among texts, each with its value. @type {(options: readonly (readonly [value: string, text: string])[], chosen: string, does: (value: string) => void) => HTMLSelectElement} */
export const choice = (options, chosen, does) => {
  const made = h("select", { onchange: () => does(made.value) }, options.map(([value, textContent]) => h("option", { value, textContent, selected: value === chosen })));
  return made;
};

/** A box to tick. @type {(label: string, checked: boolean, does: (checked: boolean) => void) => HTMLElement} */
export const tick = (label, checked, does) => {
  const made = h("input", { type: "checkbox", checked, onchange: () => does(made.checked) });
  return h("label", { className: "log-check" }, made, h("span", { textContent: label }));
};
