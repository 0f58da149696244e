// What is said where nothing may be entered, and the one tap that changes it.
import { button, h } from "../sheet/draw.mjs";
import { momentText } from "./pieces.mjs";
/** @import { Play } from "./session.mjs" */

/** @param {Play} play */
export const locked = (play) => {
  const { words } = play;
  const place = h("div", { className: "play-locked", role: "status" });
  /** Whoever only looks on takes the game over as if it had been handed over. */
  const goOn = async () => {
    const { record } = play;
    const { receive } = await import("./arrival.mjs");
    if (record) await receive(play, { game: record.game, lines: record.lines, torn: false }, place);
  };
  const draw = () => {
    const { record, readOnly } = play;
    const ways = {
      "": [],
      "other-tab": [h("p", { textContent: words["lock_other-tab"] }), button(words.write_here ?? "", play.write, { data: { do: "write" } })],
      handed: [h("p", { textContent: play.fill("handed", { when: momentText(play, record?.handed ?? "") }) }), h("a", { href: "#hand", className: "key", textContent: words.take_back })],
      looking: [h("p", { textContent: words.lock_looking }), button(words.take_over ?? "", goOn, { data: { do: "take" } })],
    };
    place.replaceChildren(...ways[readOnly]);
  };
  play.watch(draw);
  draw();
  return place;
};
