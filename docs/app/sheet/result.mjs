// The dialog of the result.
import { again, close, dialog } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import { table } from "./paper.mjs";
import { filled, signed } from "./text.mjs";
/** @import { Page } from "./page" */
/** @import { SheetPlayer } from "../types" */

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
    h("p", { textContent: page.wrong.join("\n") || (page.open.length ? filled(words.sofar, { what: page.open.join("; ") }) : words.loading) }),
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

/** @param {Page} page */
export const result = (page) => {
  const { form, sheet, open } = page;
  const { words } = form;
  const done = sheet !== null && !open.length;
  const ranked = sheet ? [...sheet.players].sort((a, b) => (done ? a.rank - b.rank : 0)) : [];
  dialog(
    words,
    form.name,
    unfinished(page),
    done && h("p", { className: "result__said", textContent: sheet.decision.text }),
    sheet && h("ol", { className: "result__ranks" }, ranked.map((player) => rank(player, done))),
    sheet && table(form, sheet, done),
    h(
      "div",
      { className: "tools" },
      button(
        words.share,
        async () => {
          const { share } = await import("./sharing.mjs");
          close();
          share(page);
        },
        { className: "key strong" },
      ),
      sheet && button(words.print, () => print()),
      button(words.new_same, () => again(page)),
    ),
  );
};
