// The dialog of the result.
import { again, close, dialog } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import { table } from "./paper.mjs";
import { filled } from "./text.mjs";
/** @import { Page } from "./page" */
/** @import { SheetPlayer } from "../types" */

/** What cannot be told yet, and why. @type {(page: Page) => HTMLElement | null} */
const unfinished = ({ form: { words }, open, wrong, sheet }) => {
  if (sheet && !open.length) return null;
  return h("p", { className: "sheet-dialog__note", textContent: open.length ? filled(words.open, { what: open.join("; ") }) : wrong.join("\n") || words.loading });
};

/** @type {(player: SheetPlayer, won: boolean) => HTMLElement} */
const rank = (player, won) =>
  h(
    "li",
    { className: won ? "won" : "" },
    h("span", { className: "result__rank", textContent: `${player.rank}.` }),
    h("span", { className: "result__name" }, won && h("span", { "aria-hidden": "true", textContent: "♛ " }), h("bdi", { textContent: player.name })),
    h("span", { className: "result__total", textContent: player.total }),
  );

/** @param {Page} page */
export const result = (page) => {
  const { form, sheet, open } = page;
  const { words } = form;
  const done = sheet !== null && !open.length;
  const ranked = sheet ? [...sheet.players].sort((a, b) => a.rank - b.rank) : [];
  dialog(
    words,
    form.name,
    unfinished(page),
    done && h("p", { className: "result__said", textContent: sheet.decision.text }),
    sheet && h("ol", { className: "result__ranks" }, ranked.map((player) => rank(player, done && player.winner))),
    sheet && table(form, sheet),
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
