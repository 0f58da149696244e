// The result as a table, and on paper: whoever prints the page gets all players, and not the form of one.
import { typedAs } from "./controls.mjs";
import { h } from "./draw.mjs";
import { doubts } from "./results.mjs";
import { saidIn } from "./said.mjs";
import { rowsOf } from "./tally.mjs";
import { filled, isolated, series, signed } from "./text.mjs";
import { dayText, when } from "./time.mjs";
/** @import { Page } from "./page" */
/** @import { Count, Form, Sheet, SheetLine, SheetPlayer } from "../types" */

/**
 * The points of all players by category; places and winners only once everything is said. `cell` draws a number.
 * @type {(form: Form, sheet: Sheet, over: boolean, cell?: (player: SheetPlayer, line: SheetLine) => Node | string) => HTMLElement}
 */
export const table = (form, sheet, over, cell = (_, line) => signed(line.points)) => {
  const { words } = form;
  const mark = (/** @type {SheetPlayer} */ player) => (over && player.winner ? { className: "won" } : {});
  /** @type {(value: (player: SheetPlayer) => Node | string) => HTMLElement[]} */
  const cells = (value) => sheet.players.map((player) => h("td", mark(player), value(player)));
  const heads = () => sheet.players.map((player) => h("th", { ...mark(player), scope: "col", dir: "auto", textContent: player.name }));
  /** @type {(head: string, value: (player: SheetPlayer) => Node | string, className?: string) => HTMLElement} */
  const row = (head, value, className = "") => h("tr", { className }, h("th", { scope: "row", textContent: head }), cells(value));
  return h(
    "div",
    { className: "result__wide", role: "region", "aria-label": words.result, tabIndex: 0 },
    h(
      "table",
      { className: "result__table" },
      h("thead", {}, h("tr", {}, h("td"), heads())),
      h(
        "tbody",
        {},
        sheet.players[0]?.lines.map(({ category }, i) => row(form.categories[category] ?? category, (player) => (player.lines[i] ? cell(player, player.lines[i]) : ""))),
        row(words.total, (player) => signed(player.total), "total"),
        over && row(words.rank, (player) => String(player.rank)),
      ),
    ),
  );
};

/** What stands above everything on paper. @type {(form: Form, count: Count) => string} */
const head = ({ name }, count) => [name, dayText(when(count))].filter(Boolean).join(", ");

/** The points of a line with what they are for. @type {(form: Form, line: SheetLine) => string} */
export const pointsOf = ({ words, categories }, { category, points }) => filled(words.zero, { category: categories[category] ?? category, points: signed(points) });

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
    table(form, sheet, !open.length),
    sheet.players.map((player) =>
      h(
        "div",
        { className: "on-paper__player" },
        h("h3", {}, h("bdi", { textContent: player.name }), filled(form.words.zero, { category: "", points: signed(player.total) })),
        h("ul", {}, player.lines.map((line) => h("li", { textContent: `${pointsOf(form, line)} – ${isolated(line.text)}` }))),
      ),
    ),
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
