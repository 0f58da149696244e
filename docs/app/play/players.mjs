// Who plays: what everybody would have if the game ended now, what the last move gave, and whose turn it is.
import { h } from "../sheet/draw.mjs";
import { signed } from "../sheet/text.mjs";
/** @import { Play } from "./session.mjs" */
/** @import { PlayEvent } from "../types" */

/** A number of points as a gain: +3. @param {number} points */
export const gain = (points) => (points > 0 ? `+${points}` : signed(points));

/** How much everybody got. @type {(events: readonly PlayEvent[]) => Readonly<Record<string, number>>} */
export const gainsOf = (events) => {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { player, points } of events) if (points) sums[player] = (sums[player] ?? 0) + points;
  return sums;
};

/** The moves without values or points after which it is somebody’s turn are told by a tap on the name. @type {(play: Play, name: string) => void} */
const turnTo = (play, name) => {
  const { followed } = play;
  if (!followed || followed.step.turn === name || followed.step.outcome) return;
  const path = followed.until(name);
  if (!path) return play.say(play.fill("not_yet", { name }));
  play.act(() => {
    for (const move of path) followed.play(byTurn(followed.step.turn, move));
  });
};

/** A move as a record has it: with who made it. @type {(turn: string | null, move: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>} */
export const byTurn = (turn, move) => (turn ? { by: turn, ...move } : move);

/** @param {Play} play */
export const players = (play) => {
  const place = h("div", { className: "play-who", role: "group", "aria-label": play.words.players });
  const draw = () => {
    const { followed } = play;
    const { turn, outcome, events } = followed?.step ?? { turn: null, outcome: null, events: [] };
    const gains = play.undone ? {} : gainsOf(events);
    place.replaceChildren(
      ...play.totals().map(({ name, total }) => {
        const won = outcome?.winners.includes(name);
        return h(
          "button",
          { type: "button", className: "play-player", data: { player: name }, "aria-current": name === turn && "true", onclick: () => turnTo(play, name) },
          h("span", { className: "play-player__name" }, won && [h("span", { "aria-hidden": "true", textContent: "♛ " }), h("span", { className: "sheet__spoken", textContent: `${play.words.won}, ` })], h("bdi", { textContent: name })),
          h("span", { className: "sheet__spoken", textContent: name === turn ? `, ${play.words.in_turn}, ` : ", " }),
          h("output", { textContent: signed(total), data: { player: name, kind: "total", ...(won ? { winner: "" } : {}) } }),
          gains[name] && h("span", { className: "play-player__gain", textContent: gain(gains[name]) }),
        );
      }),
    );
  };
  play.soon(draw);
  play.watch(draw);
  return place;
};
