// Pieces that several screens of a followed game show.
import { h } from "../sheet/draw.mjs";
/** @import { Lost } from "./reading.mjs" */
/** @import { Play } from "./session.mjs" */

/** The heading of a screen, which has the focus when somebody comes there. @param {string} text */
export const heading = (text) => h("h2", { textContent: text, tabIndex: -1 });

/** The way to a rule. @type {(play: Play, rule: string) => HTMLElement} */
export const ruleLink = ({ words }, rule) => h("a", { href: `../../rules/${rule.split(".")[0]}/#${rule}`, className: "play-rule", "aria-label": words.rule, title: words.rule, textContent: "§" });

/** The way back to the table. @param {Play} play */
export const backLink = ({ words }) => h("p", {}, h("a", { href: "#", className: "play-back", textContent: `‹ ${words.back_to_table}` }));

/** Why there is no record in what came. @type {(play: Play, lost: Lost) => string} */
export const lostText = ({ words }, lost) => words[`lost_${lost}`] ?? "";
