// The dialog of the result.
import { decidedPlace } from "./decided.mjs";
import { again, close, dialog } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import { ruleLink } from "./form.mjs";
import { hint } from "./install.mjs";
import { card } from "./logbook.mjs";
import { rank, reasoned } from "./points.mjs";
import { openRows } from "./said.mjs";
import { filled, isolated, series } from "./text.mjs";
/** @import { Page } from "./page" */
/** @import { Children } from "./draw.mjs" */

/** What cannot be told yet, and why; what is open can be said to be none. @type {(page: Page) => HTMLElement | null} */
const unfinished = (page) => {
  const { words } = page.form;
  if (page.sheet && !page.open.length) return null;
  // A question for the whole table, and what everybody has to say, is answered on the sheet.
  const isRest = page.count.tally.players.some((_, seat) => openRows(page.form, page.count, seat).some(({ field }) => !field.required));
  const none = () => {
    close();
    page.finish();
  };
  return h(
    "div",
    { className: "sheet-dialog__note" },
    h("p", { textContent: page.wrong.join("\n") || (page.open.length ? filled(words.sofar, { what: series(words, page.open) }) : words.loading) }),
    isRest && button(words.rest_all, none),
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
    card(page),
    sheet && reasoned(form, players, over, ruleLink),
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
    over && hint(words),
  ];
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
