// The table: what happened last, and the keys of all that can be done now.
import { button, h } from "../sheet/draw.mjs";
import { gain, byTurn } from "./players.mjs";
/** @import { Play, Screen } from "./session.mjs" */
/** @import { AskChoice, MoveKey, RecordLine } from "../types" */

/** Tells a move. @type {(play: Play, move: RecordLine) => void} */
const tell = (play, move) => {
  const { followed } = play;
  if (followed) play.act(() => followed.play(byTurn(followed.step.turn, move)));
};

/** @param {Readonly<Record<string, number>>} gains */
const gained = (gains) => Object.values(gains).map((points) => h("small", { textContent: ` ${gain(points)}` }));

/** @param {Play} play @returns {Screen} */
export const table = (play) => {
  const [status, last, keys] = [h("p", { className: "play-status" }), h("div", { className: "play-last", role: "status" }), h("div", { className: "play-keys" })];
  /** A key whose move is told as far as this. @type {(move: RecordLine, told: AskChoice) => HTMLElement} */
  const drawChoice = (move, { value, label, whole, gains, refused }) => {
    const made = button(label, () => tell(play, move), { className: "key", disabled: !whole || refused !== null, data: { move: JSON.stringify(move), value: JSON.stringify(value) } });
    made.append(...gained(gains));
    return made;
  };
  /** @param {MoveKey} key */
  const drawKey = ({ move, label, whole, gains, ask }) => {
    if (ask) return h("div", { className: "play-row" }, h("span", { textContent: label }), ask.choices.map((choice) => drawChoice({ ...move, [ask.key]: choice.value }, choice)));
    const made = button(label, () => tell(play, move), { disabled: !whole, data: { move: JSON.stringify(move) } });
    made.append(...gained(gains));
    return made;
  };
  const told = () => {
    const step = play.followed?.step;
    if (!step) return;
    status.textContent = step.status;
    last.replaceChildren(...(play.refused ? [h("p", { className: "play-wrong", textContent: play.refused.text })] : step.events.length ? step.events.map(({ text }) => h("p", { textContent: text })) : [h("p", { textContent: step.told })]));
  };
  const changed = () => {
    told();
    keys.replaceChildren(...(play.followed?.offers() ?? []).map(drawKey));
  };
  play.soon(told);
  return { place: h("section", { className: "play-table" }, status, last, keys), changed };
};
