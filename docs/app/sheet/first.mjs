// Who began: a tap on a name says so, another one takes it back. Nothing is known before somebody has tapped.
import { button, h } from "./draw.mjs";
import { look } from "./names.mjs";
import { idOf } from "./tally.mjs";
import { filled } from "./text.mjs";
import { plays } from "../log/store.mjs";
/** @import { Page } from "./page" */
/** @import { Count, PlayLine } from "../types" */

/**
 * Whose turn it may have been to begin: who sits behind the one who began the last game with these people; null if nobody
 * knows of one.
 * @type {(count: Count, known: readonly PlayLine[]) => { last: string, next: string } | null}
 */
export const inTurn = (count, known) => {
  const names = count.tally.players.map(({ name }) => name);
  const looks = names.map(look);
  /** @param {PlayLine} line */
  const isOfThese = ({ play, gone, tally }) => play !== idOf(count) && !gone && tally?.players.length === names.length && tally.players.every(({ name }) => looks.includes(look(name)));
  const began = known.find(isOfThese)?.tally?.began;
  const seat = began === undefined ? -1 : looks.indexOf(look(began));
  const [last, next] = [names[seat], names[(seat + 1) % names.length]];
  return seat < 0 || last === undefined || next === undefined ? null : { last, next };
};

/** The question, with what may have been as a guess; `said` is called with what was tapped. @type {(page: Page, said: (choice: string) => void) => HTMLElement} */
export const first = (page, said) => {
  const { form, count } = page;
  const { words } = form;
  const { players, began = "" } = count.tally;
  const guess = began ? null : inTurn(count, plays());
  const choice = (/** @type {string} */ name) =>
    button(
      name,
      () => {
        page.startedBy(name === began ? "" : name);
        said(`began=${name}`);
      },
      { className: guess?.next === name ? "key perhaps" : "key", "aria-pressed": String(name === began), data: { choice: `began=${name}` } },
    );
  return h(
    "div",
    { className: "first", role: "group", "aria-label": words.began },
    h("p", { textContent: words.began }),
    h("div", { className: "tools" }, players.map(({ name }) => choice(name))),
    guess && h("p", { className: "first__guess", textContent: filled(words.began_last, guess) }),
  );
};
