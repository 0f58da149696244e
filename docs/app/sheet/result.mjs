// The dialog of the result.
import { decidedPlace } from "./decided.mjs";
import { again, close, dialog } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import { ruleLink } from "./form.mjs";
import { hint } from "./install.mjs";
import { pointsOf, table } from "./paper.mjs";
import { filled, isolated, series, signed } from "./text.mjs";
/** @import { Page } from "./page" */
/** @import { Children } from "./draw.mjs" */
/** @import { Sheet, SheetLine, SheetPlayer } from "../types" */

/** What cannot be told yet, and why; what is open can be said to be none. @type {(page: Page) => HTMLElement | null} */
const unfinished = (page) => {
  const { words } = page.form;
  if (page.sheet && !page.open.length) return null;
  const none = () => {
    close();
    page.finish();
  };
  return h(
    "div",
    { className: "sheet-dialog__note" },
    h("p", { textContent: page.wrong.join("\n") || (page.open.length ? filled(words.sofar, { what: series(words, page.open) }) : words.loading) }),
    page.open.length > 0 && button(words.rest_all, none),
  );
};

/** @type {(player: SheetPlayer, over: boolean) => HTMLElement} */
const rank = (player, over) => {
  const won = over && player.winner;
  return h(
    "li",
    { className: won ? "won" : "" },
    over && h("span", { className: "result__rank", textContent: `${player.rank}.` }),
    h("span", { className: "result__name" }, won && h("span", { "aria-hidden": "true", textContent: "♛ " }), h("bdi", { textContent: player.name })),
    h("span", { className: "result__total", textContent: signed(player.total) }),
  );
};

/** @type {(page: Page) => Children[]} */
const content = (page) => {
  const { form, sheet, open } = page;
  const { words } = form;
  const over = sheet !== null && !open.length;
  const players = sheet ? [...sheet.players].sort((a, b) => (over ? a.rank - b.rank : 0)) : [];
  return [
    unfinished(page),
    over && h("p", { className: "result__said", textContent: isolated(sheet.decision.text) }),
    h("ol", { className: "result__ranks" }, players.map((player) => rank(player, over))),
    over && page.disputes(),
    over && decidedPlace(page),
    sheet && reasoned(page, { ...sheet, players }, over),
    h(
      "div",
      { className: "tools" },
      button(
        words.share,
        () =>
          import("./sharing.mjs").then(({ share }) => {
            close();
            share(page, () => result(page));
          }, page.absent),
        { className: "key strong" },
      ),
      sheet && button(words.print, () => print()),
      button(words.new_same, () => again(page)),
    ),
    over && hint(page),
  ];
};

/** The table of the points; a tap on a number tells below it why it is so, with its rule. @type {(page: Page, sheet: Sheet, over: boolean) => HTMLElement[]} */
const reasoned = ({ form }, sheet, over) => {
  const why = h("p", { className: "result__why", "aria-live": "polite", textContent: form.words.tap });
  const tell = (/** @type {SheetPlayer} */ { name }, /** @type {SheetLine} */ line) =>
    why.replaceChildren(h("b", {}, h("bdi", { textContent: name }), ` – ${pointsOf(form, line)}`), ` ${isolated(line.text)} `, line.rule ? ruleLink(line.rule, form.words.rule) : "");
  const cell = (/** @type {SheetPlayer} */ player, /** @type {SheetLine} */ line) =>
    h("button", { type: "button", className: "cell", textContent: signed(line.points), "aria-label": `${player.name}, ${pointsOf(form, line)}`, onclick: () => tell(player, line) });
  return [table(form, sheet, over, cell), why];
};

/** @param {Page} page */
export const result = (page) => dialog(page.form.words, page.form.name, h("div", { className: "result" }, ...content(page)));

/** Shows the result anew where it is open; who was on a choice stays there. @type {(page: Page, choice: string) => void} */
export const refresh = (page, choice) => {
  const shown = document.querySelector("dialog .result");
  shown?.replaceChildren(h("div", {}, ...content(page)));
  for (const each of shown?.querySelectorAll("button") ?? []) {
    if (each.dataset.choice !== choice) continue;
    const folded = each.closest("details");
    if (folded) folded.open = true;
    each.focus({ preventScroll: true });
  }
};
