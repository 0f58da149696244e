// The points of a result: who has how many, and why. On the sheet, on paper and in the logbook they are drawn alike.
import { h } from "./draw.mjs";
import { filled, isolated, signed } from "./text.mjs";
/** @import { SheetLine, SheetPlayer, Texts, Words } from "../types" */

/**
 * @typedef {object} Labels what is said beside the numbers
 * @property {Pick<Words, "result" | "total" | "rank" | "zero" | "tap" | "rule">} words
 * @property {Texts} categories
 */

/** A player with the place and the points. @type {(player: SheetPlayer, over: boolean) => HTMLElement} */
export const rank = (player, over) => {
  const won = over && player.winner;
  return h(
    "li",
    { className: won ? "won" : "" },
    over && h("span", { className: "result__rank", textContent: `${player.rank}.` }),
    h("span", { className: "result__name" }, won && h("span", { "aria-hidden": "true", textContent: "♛ " }), h("bdi", { textContent: player.name })),
    h("span", { className: "result__total", textContent: signed(player.total) }),
  );
};

/**
 * The points of all players by category; places and winners only once everything is said. `cell` draws a number.
 * @type {(labels: Labels, players: readonly SheetPlayer[], over: boolean, cell?: (player: SheetPlayer, line: SheetLine) => Node | string) => HTMLElement}
 */
export const table = ({ words, categories }, players, over, cell = (_, line) => signed(line.points)) => {
  const mark = (/** @type {SheetPlayer} */ player) => (over && player.winner ? { className: "won" } : {});
  /** @type {(value: (player: SheetPlayer) => Node | string) => HTMLElement[]} */
  const cells = (value) => players.map((player) => h("td", mark(player), value(player)));
  const heads = () => players.map((player) => h("th", { ...mark(player), scope: "col", dir: "auto", textContent: player.name }));
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
        players[0]?.lines.map(({ category }, i) => row(categories[category] ?? category, (player) => (player.lines[i] ? cell(player, player.lines[i]) : ""))),
        row(words.total, (player) => signed(player.total), "total"),
        over && row(words.rank, (player) => String(player.rank)),
      ),
    ),
  );
};

/** The points of a line with what they are for. @type {(labels: Labels, line: SheetLine) => string} */
export const pointsOf = ({ words, categories }, { category, points }) => filled(words.zero, { category: categories[category] ?? category, points: signed(points) });

/** The table of the points; a tap on a number tells below it why it is so, with its rule (`link`). @type {(labels: Labels, players: readonly SheetPlayer[], over: boolean, link: (id: string, text: string) => HTMLElement) => HTMLElement[]} */
export const reasoned = (labels, players, over, link) => {
  const { words } = labels;
  const why = h("p", { className: "result__why", "aria-live": "polite", textContent: words.tap });
  const tell = (/** @type {SheetPlayer} */ { name }, /** @type {SheetLine} */ line) =>
    why.replaceChildren(h("b", {}, h("bdi", { textContent: name }), ` – ${pointsOf(labels, line)}`), ` ${isolated(line.text)} `, line.rule ? link(line.rule, words.rule) : "");
  const cell = (/** @type {SheetPlayer} */ player, /** @type {SheetLine} */ line) =>
    h("button", { type: "button", className: "cell", textContent: signed(line.points), "aria-label": `${player.name}, ${pointsOf(labels, line)}`, onclick: () => tell(player, line) });
  return [table(labels, players, over, cell), why];
};

/** Every point of each player with its reason, for paper. @type {(labels: Labels, players: readonly SheetPlayer[]) => HTMLElement[]} */
export const reasonsOf = (labels, players) =>
  players.map((player) =>
    h(
      "div",
      { className: "on-paper__player" },
      h("h3", {}, h("bdi", { textContent: player.name }), filled(labels.words.zero, { category: "", points: signed(player.total) })),
      h("ul", {}, player.lines.map((line) => h("li", { textContent: `${pointsOf(labels, line)} – ${isolated(line.text)}` }))),
    ),
  );
