// What the table agrees on although it is against the rules: points more or fewer for somebody, and why. It is nobody’s turn
// for it, and it can be said when the game is over, too.
import { h } from "../sheet/draw.mjs";
import { keyboard } from "./keys.mjs";
/** @import { Play, Screen } from "./session.mjs" */

/** @param {Play} play @returns {Screen} */
export const agreed = (play) => {
  const { words } = play;
  const key = { move: { move: "adjust" }, title: words.agree_lead ?? "", rule: "", label: "", brief: "", whole: false, gains: {}, ask: null, refused: null };
  const keys = keyboard({
    words,
    turn: () => null,
    offers: () => [key],
    ask: (move, key = "") => play.followed?.ask(move, key ? { key } : {}) ?? null,
    refuse: (why) => play.refuse(why),
    tell: async (move) => {
      if (await play.act(() => play.followed?.play(move))) play.go("points");
    },
  });
  return {
    place: h("section", {}, h("h2", { textContent: words.agree, tabIndex: -1 }), keys.place),
    changed: () => (play.followed && !play.readOnly ? keys.draw() : play.go("")),
  };
};
