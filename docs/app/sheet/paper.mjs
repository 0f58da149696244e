// The result on paper: whoever prints the page gets all players, and not the form of one.
import { typedAs } from "./controls.mjs";
import { h } from "./draw.mjs";
import { reasonsOf, table } from "./points.mjs";
import { doubts } from "./results.mjs";
import { saidIn } from "./said.mjs";
import { rowsOf } from "./tally.mjs";
import { filled, isolated, series } from "./text.mjs";
import { dayText, when } from "./time.mjs";
/** @import { Page } from "./page" */
/** @import { Count, Form, Sheet } from "../types" */

/** What stands above everything on paper. @type {(form: Form, count: Count) => string} */
const head = ({ name }, count) => [name, dayText(when(count))].filter(Boolean).join(", ");

/** @type {(page: Page, sheet: Sheet) => HTMLElement} */
const paper = ({ form, table: known, count, open }, { players, ...rest }) => {
  const sheet = { ...rest, players: open.length ? players : [...players].sort((a, b) => a.rank - b.rank) };
  const said = open.length ? filled(form.words.sofar, { what: series(form.words, open) }) : isolated(sheet.decision.text);
  return h(
    "section",
    { className: "on-paper" },
    h("h2", { textContent: head(form, count) }),
    h("p", { textContent: said }),
    !open.length && doubts(form, known, sheet).map((text) => h("p", { textContent: text })),
    table(form, sheet.players, !open.length),
    reasonsOf(form, sheet.players),
  );
};

/** What everybody has, where it cannot be scored. @type {(page: Page) => HTMLElement} */
const unscored = ({ form, count, wrong }) =>
  h(
    "section",
    { className: "on-paper" },
    h("h2", { textContent: head(form, count) }),
    wrong.map((text) => h("p", { textContent: text })),
    count.tally.players.map(({ name }, seat) =>
      h(
        "div",
        { className: "on-paper__player" },
        h("h3", {}, h("bdi", { textContent: name })),
        h(
          "ul",
          {},
          rowsOf(form, count, seat).flatMap((row) => {
            const value = saidIn(count, seat, row);
            return value === undefined ? [] : [h("li", { textContent: filled(form.words.zero, { category: row.label, points: typedAs(value) }) })];
          }),
        ),
      ),
    ),
  );

/** From now on the result is what is printed, as long as there is one; else what everybody has. @param {Page} page */
export const prints = (page) => {
  const root = document.documentElement;
  /** @type {HTMLElement | null} */
  let made = null;
  addEventListener("beforeprint", () => {
    if (made || !(page.sheet || page.wrong.length)) return;
    made = page.sheet ? paper(page, page.sheet) : unscored(page);
    document.body.append(made);
    root.dataset.paper = "result";
  });
  addEventListener("afterprint", () => {
    delete root.dataset.paper;
    made?.remove();
    made = null;
  });
};
