// The end: who has won and why it is over. Everything goes on to the score sheet and, by itself, into the logbook.
import { button, h } from "../sheet/draw.mjs";
import { lineOf } from "../log/line.mjs";
import * as store from "../log/store.mjs";
import { isolated } from "../sheet/text.mjs";
import { sentence } from "./last.mjs";
import { linesOf } from "./records.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { Play } from "./session.mjs" */
/** @import { Count, KeptRecord, Sheet } from "../types" */

/** What stands in the logbook of a record; null if nothing does. @param {KeptRecord} record */
const inLog = ({ play = "" }) => (play ? store.get(play) : null);

/** The line of a followed game: its tally, and its record. @type {(play: Play, record: KeptRecord, sheet: Sheet) => import("../types").PlayLine} */
const logLine = (play, record, sheet) => {
  const before = store.get(record.id);
  const count = /** @type {Count} */ (/** @type {unknown} */ ({ id: record.id, at: record.at, ended: record.ended ?? null }));
  const known = before?.gone ? (store.before(before.play) ?? before) : before;
  const made = lineOf(count, sheet, { version: play.data.version, before: known && { ...known, t: before?.t ?? known.t } });
  return { ...made, record: linesOf(record) };
};

/** Keeps a game that is over, or takes out one that goes on after all; says why, where that was not possible. @type {(play: Play) => Promise<Lack>} */
const settle = async (play) => {
  const { followed, record } = play;
  if (!followed || !record || play.readOnly || (followed.step.outcome ? record.play === record.id : !record.play)) return "";
  await store.open();
  // Whatever has happened meanwhile comes here by itself.
  if (play.record !== record) return "";
  if (followed.step.outcome) {
    const lack = await store.put(logLine(play, record, followed.score()));
    if (!lack) await play.note({ play: record.id });
    return lack;
  }
  const lack = inLog(record)?.gone ? "" : await store.remove(record.play ?? "");
  if (!lack) await play.note({ play: "" });
  return lack;
};

/** @type {Promise<Lack>} */
let settling = Promise.resolve("");
/**
 * Keeps a game that is over in the logbook, once; one that goes on after all is taken out again, and one that somebody has
 * taken out stays so.
 * @param {Play} play
 */
export const keepInLog = (play) => {
  settling = settling.catch(() => /** @type {const} */ ("")).then(() => settle(play));
  return settling;
};

/** The address of the score sheet with everything in it. @param {Play} play */
const sheetAddress = ({ data, followed, record }) => `../../score/${data.game}/#tally=${encodeURIComponent(JSON.stringify({ ...followed?.tally(), id: record?.id }))}`;

/** What is said of the logbook. @param {Play} play */
const drawLog = ({ record, words, lack }) => {
  if (lack || !record?.play) return null;
  return h("p", {}, inLog(record)?.gone ? words.log_out : h("a", { href: `../../log/#play=${encodeURIComponent(record.play)}`, textContent: words.log_in }));
};

/** @type {(play: Play) => HTMLElement[]} */
export const over = (play) => {
  const { followed, words } = play;
  const { outcome } = followed?.step ?? {};
  if (!followed || !outcome) return [];
  const { decision } = followed.score();
  return [
    h("h2", { className: "play-over__who", tabIndex: -1, textContent: isolated(decision.text) }),
    sentence(play, words.over ?? "", outcome.rule),
    h("div", { className: "tools" }, h("a", { className: "key strong", href: sheetAddress(play), data: { to: "sheet" }, textContent: words.sheet }), h("a", { className: "key", href: "#after", textContent: words.after }), button(words.again ?? "", () => play.leave(), { data: { do: "again" } })),
    drawLog(play),
    h("p", { className: "play-soft", textContent: words.over_undo }),
  ].filter((node) => node !== null);
};
