// Single keys: a value, with the points that it brings; what cannot be stays in its place, faint, and says why.
import { button, h } from "../sheet/draw.mjs";
import { signed } from "../sheet/text.mjs";
/** @import { AskChoice } from "../types" */

/** Letters of a name that three keys in a row have room for. */
const SHORT = 10;

/** Whether values are numbers. @param {readonly AskChoice[]} choices */
export const areNumbers = (choices) => choices.length > 0 && choices.every(({ value }) => typeof value === "number");

/** A number of points as a gain: +3. @param {number} points */
export const gain = (points) => (points > 0 ? `+${points}` : signed(points));

/** What a move gives: to whoever is in turn without a name. @type {(gains: Readonly<Record<string, number>>, turn: string | null) => HTMLElement[]} */
export const points = (gains, turn) => {
  const own = turn === null ? undefined : gains[turn];
  const others = Object.entries(gains).filter(([name]) => name !== turn);
  const texts = [...(own ? [gain(own)] : []), ...others.map(([name, points]) => `${name} ${gain(points)}`)];
  const between = () => h("i", { textContent: " · " });
  return texts.length ? [h("small", { className: "play-gain" }, texts.flatMap((textContent, i) => [i > 0 && between(), h("span", { textContent })]))] : [];
};

/** What a key says: the whole name where nothing beside it says the half. @param {Pick<AskChoice, "group" | "brief" | "label">} choice */
export const textOf = ({ group, brief, label }) => (group ? label : brief || label);

/** How many columns names have room for. @param {readonly AskChoice[]} choices */
export const byName = (choices) => (choices.some(({ label }) => label.length > SHORT) ? " wide" : "");

/** A value that can be tapped. @type {(choice: AskChoice, turn: string | null, does: ((choice: AskChoice) => void) | null, className?: string) => HTMLElement} */
export const drawCell = (choice, turn, does, className = "play-cell") => {
  const { value, label, gains, refused } = choice;
  const text = textOf(choice);
  const made = button(text, () => does?.(choice), { className: `${className}${refused ? " no" : ""}`, "aria-disabled": refused !== null && "true", data: { value: JSON.stringify(value) } });
  // Where the key has a short text, it is read with the whole.
  if (text !== label) {
    made.replaceChildren(h("span", { "aria-hidden": "true", textContent: text }), h("span", { className: "sheet__spoken", textContent: label }));
  }
  made.append(...points(gains, turn));
  return made;
};
