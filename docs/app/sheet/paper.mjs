// The result as a table, and on paper: whoever prints the page gets all players, and not the form of one.
import { filled, h, signed } from "./draw.mjs";

/** The points of all players by category. */
export const table = ({ form, words, sheet }) => {
  const mark = (player) => (player.winner ? { className: "won" } : {});
  const cells = (value, kind = "td") => sheet.players.map((player) => h(kind, { ...mark(player), ...(kind === "th" ? { scope: "col" } : {}) }, value(player)));
  const row = (head, value, className = "") => h("tr", { className }, h("th", { scope: "row", textContent: head }), cells(value));
  return h(
    "div",
    { className: "result__wide", role: "region", "aria-label": words.result, tabIndex: 0 },
    h(
      "table",
      { className: "result__table" },
      h("thead", {}, h("tr", {}, h("td"), cells(({ name }) => h("bdi", { textContent: name }), "th"))),
      h(
        "tbody",
        {},
        sheet.players[0].lines.map(({ category }, i) => row(form.categories[category] ?? category, (player) => signed(player.lines[i].points))),
        row(words.total, (player) => signed(player.total), "total"),
        row(words.rank, (player) => String(player.rank)),
      ),
    ),
  );
};

const paper = ({ form, words, sheet, count, open }) => {
  const at = new Date(count.at).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  const said = open.length ? filled(words.open, { what: open.join("; ") }) : sheet.decision.text;
  return h(
    "section",
    { className: "on-paper" },
    h("h2", { textContent: `${form.name}, ${at}` }),
    h("p", { textContent: said }),
    table({ form, words, sheet }),
    sheet.players.map((player) =>
      h(
        "div",
        { className: "on-paper__player" },
        h("h3", {}, h("bdi", { textContent: `${player.name}: ${signed(player.total)}` })),
        h("ul", {}, player.lines.map((line) => h("li", { textContent: `${form.categories[line.category] ?? line.category}: ${signed(line.points)} – ${line.text}` }))),
      ),
    ),
  );
};

/** From now on the result is what is printed, as long as there is one. */
export const prints = (sheetOf) => {
  const root = document.documentElement;
  let made = null;
  addEventListener("beforeprint", () => {
    if (made || !sheetOf.sheet) return;
    made = paper(sheetOf);
    document.body.append(made);
    root.dataset.paper = "result";
  });
  addEventListener("afterprint", () => {
    delete root.dataset.paper;
    made?.remove();
    made = null;
  });
};
