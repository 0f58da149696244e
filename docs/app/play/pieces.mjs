// Pieces that several screens of a followed game show.
import { calendar } from "../log/days.mjs";
import { h } from "../sheet/draw.mjs";
import { counted as sentence } from "../sheet/text.mjs";
import { onTheWall } from "../sheet/time.mjs";
/** @import { Lost } from "./reading.mjs" */
/** @import { Play } from "./session.mjs" */

/** The heading of a screen, which has the focus when somebody comes there. @param {string} text */
export const heading = (text) => h("h2", { textContent: text, tabIndex: -1 });

/** Why there is no record in what came. @type {(play: Play, lost: Lost) => string} */
export const lostText = ({ words }, lost) => words[`lost_${lost}`] ?? "";

/** A sentence that depends on a number. @type {(play: Play, key: string, count: number) => string} */
export const counted = ({ data: { lang, counted: all } }, key, count) => sentence(all[key] ?? {}, lang, count);

/** When something was, as the clock of this place says it: `today 21:40`. @type {(play: Play, at: string) => string} */
export const momentText = ({ data }, at) => calendar(data.lang).short(onTheWall(at) ?? at);
