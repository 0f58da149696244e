// The course of a followed game: its moves, the latest first, each with its reasons; a tap on one offers to mend it.
import { button, h } from "../sheet/draw.mjs";
import { isolated } from "../sheet/text.mjs";
import { ruleLink } from "./last.mjs";
import { mend, mending } from "./mending.mjs";
import { swapping } from "./swapping.mjs";
import { drawEvent, drawPoints, headline, onlyEvent } from "./told.mjs";
import { untold } from "./untold.mjs";
/** @import { Play, Screen } from "./session.mjs" */
/** @import { PlayMove } from "../types" */

/** What can be said of a move that is wrong. @type {(play: Play, number: number) => HTMLElement} */
const tools = (play, number) => {
  const { followed, words } = play;
  return h(
    "div",
    { className: "tools" },
    followed && untold(followed, number) && button(words.move_more ?? "", () => play.go(`course=more.${number}`), { data: { do: "more" } }),
    button(words.move_other ?? "", () => play.go(`course=instead.${number}`), { data: { do: "instead" } }),
    button(words.move_before ?? "", () => play.go(`course=before.${number}`), { data: { do: "before" } }),
    button(words.move_swap ?? "", () => play.go(`course=swap.${number}`), { data: { do: "swap" } }),
    button(words.move_out ?? "", () => mend(play, { number, move: null, before: false }), { data: { do: "out" } }),
  );
};

/** What is mended, by how an address says it: `#course=before.12`. @type {Readonly<Record<string, (play: Play, number: number) => Screen>>} */
const MENDING = {
  instead: (play, number) => mending(play, number, "instead"),
  before: (play, number) => mending(play, number, "before"),
  more: (play, number) => mending(play, number, "more"),
  swap: swapping,
};

/** @type {(play: Play, value: string) => Screen} */
export const course = (play, value) => {
  const [, how = "", number] = value.match(/^(\w+)\.(\d+)$/) ?? [];
  const make = MENDING[how];
  return make && play.followed && !play.readOnly ? make(play, Number(number)) : list(play, Number(value) || 0);
};

/** The moves; one of them may be open already. @type {(play: Play, open: number) => Screen} */
const list = (play, open) => {
  const { words } = play;
  const [lead, moves] = [h("p", { className: "play-soft" }), h("ol", { className: "play-moves", reversed: true })];
  let opened = open;
  /** @param {number} number */
  const toggle = (number) => {
    opened = opened === number ? 0 : number;
    for (const item of moves.querySelectorAll("li")) show(item);
  };
  /** A move, as it is or with what can be said of it. @param {HTMLElement} item */
  const show = (item) => {
    const number = Number(item.dataset.number);
    const isOpen = number === opened;
    item.querySelector("button")?.setAttribute("aria-expanded", String(isOpen));
    item.querySelector(".tools")?.remove();
    if (isOpen) item.firstElementChild?.after(tools(play, number));
  };
  /** @param {PlayMove} move */
  const drawMove = (move) => {
    const { number, events } = move;
    const only = onlyEvent(move);
    const inside = [h("span", { className: "play-move__number", textContent: String(number) }), ...(only ? [h("span", { className: "play-move__told whole", textContent: isolated(only.text) }), drawPoints(only.points)] : [headline(move)])];
    const head = play.readOnly
      ? h("p", { className: "play-move__head" }, inside)
      : h("button", { type: "button", className: "play-move__head", "aria-expanded": "false", onclick: () => toggle(number) }, inside);
    const told = only ? [h("div", { className: "play-move__only" }, head, ruleLink(play, only.rule))] : [head, ...events.map((event) => drawEvent(play, event))];
    return h("li", { className: "play-move", value: number, data: { number } }, told);
  };
  /** What the list is for: nobody mends what may not be written here. @param {readonly PlayMove[]} steps */
  const leadOf = (steps) => {
    if (!steps.length) return words.move_none ?? "";
    return play.readOnly ? "" : (words.move_how ?? "");
  };
  /** @param {number} number @returns {HTMLElement | null} */
  const headAt = (number) => moves.querySelector(`[data-number="${number}"] button`);
  const changed = () => {
    const steps = play.followed?.steps() ?? [];
    const focused = document.activeElement?.closest(".play-move")?.getAttribute("data-number");
    lead.textContent = leadOf(steps);
    moves.replaceChildren(...[...steps].reverse().map(drawMove));
    for (const item of moves.querySelectorAll("li")) if (Number(item.dataset.number) === opened) show(item);
    if (focused) headAt(Number(focused))?.focus({ preventScroll: true });
  };
  if (open) requestAnimationFrame(() => headAt(open)?.scrollIntoView({ block: "center" }));
  return { place: h("section", { className: "play-course" }, h("h2", { textContent: words.course, tabIndex: -1 }), lead, moves), changed };
};
