// Before a game: who plays, and what is agreed.
import { get } from "../table.mjs";
import { button, h } from "../sheet/draw.mjs";
import { isRefusal } from "./session.mjs";
/** @import { Play, Screen } from "./session.mjs" */

/** @param {Play} play @returns {Screen} */
export const begin = (play) => {
  const { data, words } = play;
  const [, most] = data.table;
  const names = Array.from({ length: most }, (_, i) => h("input", { type: "text", "aria-label": play.fill("numbered", { number: i + 1 }), autocomplete: "off", maxLength: 40 }));
  const wrong = h("p", { className: "play-wrong", role: "alert" });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const players = names.map(({ value }) => value.trim()).filter(Boolean);
    const { edition, rulings } = get(data.game);
    try {
      await play.begin({ players, ...(edition ? { edition } : {}), rulings });
    } catch (error) {
      wrong.textContent = isRefusal(error) ? error.text : (words.absent ?? "");
    }
  };
  const place = h("form", { className: "play-begin", onsubmit: submit }, h("h2", { textContent: words.begin, tabIndex: -1 }), names, wrong, button(words.start ?? "", null, { type: "submit", className: "key strong" }));
  return { place };
};
