// One move of a followed game as it is told: who made it, what it says, what it brought about and under which rule.
import { h } from "../sheet/draw.mjs";
import { isolated } from "../sheet/text.mjs";
import { gain } from "./cells.mjs";
import { ruleLink, whyText } from "./last.mjs";
/** @import { Play } from "./session.mjs" */
/** @import { PlayEvent, PlayMove, PlayRefusal } from "../types" */

/** What a move brought about: in words, with its points and its rule. @type {(play: Play, event: PlayEvent) => HTMLElement} */
export const drawEvent = (play, { text, points, rule }) =>
  h("p", { className: "play-event" }, h("span", { textContent: isolated(text) }), drawPoints(points), ruleLink(play, rule));

/** The only thing that a move brought about for who made it, which tells the move, too; null where there is more to tell. @type {(move: PlayMove) => PlayEvent | null} */
export const onlyEvent = ({ by, events: [first, ...others] }) => (first && first.player === by && !others.length ? first : null);

/** A number of points as a gain. @param {number} points */
export const drawPoints = (points) => points !== 0 && h("b", { textContent: gain(points) });

/** Whose move it is, and what it says. @type {(move: PlayMove) => HTMLElement} */
export const headline = ({ by, told }) => h("span", { className: "play-move__told" }, by && [h("b", {}, h("bdi", { textContent: by })), " "], isolated(told));

/** Why something cannot be, with its rule. @type {(play: Play, why: PlayRefusal) => HTMLElement} */
export const drawReason = (play, why) => h("span", { className: "play-reason" }, h("span", { textContent: isolated(whyText(play.words, why)) }), ruleLink(play, why.rule));
