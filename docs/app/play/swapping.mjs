// Moves that were booked to the wrong player: two players change places in a stretch of the course.
import { button, h } from "../sheet/draw.mjs";
import { isolated } from "../sheet/text.mjs";
import { change } from "./mending.mjs";
/** @import { Play, Screen } from "./session.mjs" */
/** @import { PlayMove } from "../types" */

/** Two players change places in the moves from one to another. @type {(play: Play, first: number, last: number, players: readonly string[]) => Promise<void>} */
const swap = (play, first, last, [player = "", other = ""]) => change(play, first, (followed) => followed.exchange(first, last, player, other).later);

/** How many moves in a row were made by who made the first of them. @param {readonly PlayMove[]} moves */
const run = (moves) => {
  const end = moves.findIndex(({ line }) => line.by !== moves[0]?.line.by);
  return end < 0 ? moves.length : end;
};

/** How many moves there are until the other player's first turn is over: less cannot be exchanged where people take turns. Without a turn of the other one, how many the first turn has. @type {(moves: readonly PlayMove[], players: readonly string[]) => number} */
const bothTurns = (moves, players) => {
  const other = players.find((name) => name !== moves[0]?.line.by);
  const start = moves.findIndex(({ line }) => line.by === other);
  return start < 0 ? run(moves) : start + run(moves.slice(start));
};

/** From which move on; up to which, and which two players, is asked. @type {(play: Play, first: number) => Screen} */
export const swapping = (play, first) => {
  const { words } = play;
  /** Whether somebody has said up to which move. */
  let isChosen = false;
  const chooseLast = () => {
    isChosen = true;
  };
  const until = h("select", { "aria-label": words.swap_until, onchange: chooseLast });
  const who = h("div", { className: "play-swapped", role: "group", "aria-label": words.swap_who });
  /** @type {readonly string[]} */
  let chosen = [];
  const submit = button(words.swap_do ?? "", () => swap(play, first, Number(until.value), chosen), { className: "key strong", data: { do: "swap" } });
  /** Of more than two that are tapped the last two are meant. @param {string} name */
  const choose = (name) => {
    chosen = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name].slice(-2);
    propose();
    draw();
  };
  /** Up to which move, as long as nobody has said it. */
  const propose = () => {
    if (!isChosen && chosen.length === 2) until.value = String(first - 1 + bothTurns(play.followed?.steps(first - 1) ?? [], chosen));
  };
  const draw = () => {
    const players = play.followed?.header.players ?? [];
    who.replaceChildren(...players.map((name) => button(name, () => choose(name), { "aria-pressed": String(chosen.includes(name)), data: { name } })));
    submit.disabled = chosen.length !== 2;
  };
  /** What was drawn for. */
  let drawn = "";
  const changed = () => {
    const moves = play.followed?.steps(first - 1) ?? [];
    const [from] = moves;
    if (!from) return play.go("course");
    const now = `${play.record?.id} ${play.record?.lines.length}`;
    if (now === drawn) return;
    drawn = now;
    until.replaceChildren(...moves.map(({ number, by, told }) => h("option", { value: String(number), textContent: isolated([`${number}.`, by, told].filter(Boolean).join(" ")) })));
    until.value = String(first - 1 + run(moves));
    const players = play.followed?.header.players ?? [];
    chosen = players.length === 2 ? players : players.filter((name) => name === from.line.by);
    propose();
    draw();
  };
  const place = h(
    "section",
    { className: "play-mending" },
    h(
      "div",
      { className: "play-banner" },
      h("h2", { textContent: play.fill("swap_title", { number: first }), tabIndex: -1 }),
      h("label", { className: "play-field" }, h("span", { textContent: words.swap_until }), until),
      h("p", { textContent: words.swap_who }),
      who,
      h("div", { className: "tools" }, submit, button(words.move_stays ?? "", () => play.go(`course=${first}`))),
    ),
  );
  return { place, changed };
};
