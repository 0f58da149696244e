// The whole sheet as it stands in the page before any program runs; `../prerender.mjs` writes it there.
import { act, h } from "./draw.mjs";
import { drawAsks, drawChips, drawPanel } from "./form.mjs";
import { drawPad } from "./pad.mjs";
import { asks } from "./results.mjs";
/** @import { View } from "./form.mjs" */

/** The places of the sheet, in their order; those that tell something are empty. @type {(view: View, sentences: readonly string[]) => HTMLElement[]} */
export const drawFrame = (view, sentences) => {
  const { words, table } = view.form;
  const { players } = view.state.count.tally;
  return [
    h(
      "div",
      { className: "sheet__bar" },
      h("div", { className: "chips", role: "tablist", "aria-label": words.players, data: { count: players.length } }, drawChips(view)),
      act("+", "add", { className: "chips__add", "aria-label": words.add, title: words.add, hidden: players.length >= table[1] }),
      h(
        "div",
        { className: "sheet__line" },
        act("", "result", { className: "sheet__standing", tabIndex: -1 }),
        act(`≠ ${words.disputed}`, "disputes", { className: "sheet__disputed", hidden: true }),
      ),
    ),
    h("p", { className: "sheet__unkept", role: "status" }),
    h("div", { className: "sheet__differs", role: "status" }),
    h("section", { className: "panel", role: "tabpanel", id: "panel", "aria-labelledby": `chip-${view.state.seat}` }, drawPanel(view)),
    h("div", { className: "sheet__alarm", role: "alert" }),
    h("section", { className: "asks" }, drawAsks(view.form, asks(view.form, view.state.count))),
    h("div", { className: "sheet__record", role: "status" }),
    h(
      "div",
      { className: "tools" },
      act(words.result, "result", { className: "key strong" }),
      act(words.share, "share"),
      act(words.undo, "undo", { className: "key undo", disabled: true }),
      act(words.redo, "redo", { className: "key redo", hidden: true }),
      act(words.games, "games"),
      act(words.parts, "parts"),
    ),
    h("section", { className: "why", hidden: true }),
    h("p", { className: "sheet__state", role: "status" }, sentences.map((text) => h("span", { textContent: `${text} ` }))),
    h("p", { className: "sheet__spoken", "aria-live": "polite", data: { spoken: "" } }),
    drawPad(words),
  ];
};
