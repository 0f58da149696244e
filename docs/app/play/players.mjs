// Who plays: what everybody would have if the game ended now, what the last move gave, and whose turn it is.
import { h } from "../sheet/draw.mjs";
import { isolated, signed } from "../sheet/text.mjs";
import { gain } from "./cells.mjs";
/** @import { Play } from "./session.mjs" */
/** @import { PlayEvent, RecordLine, Totals } from "../types" */

/** How much everybody got. @type {(events: readonly PlayEvent[]) => Readonly<Record<string, number>>} */
export const gainsOf = (events) => {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { player, points } of events) if (points) sums[player] = (sums[player] ?? 0) + points;
  return sums;
};

/** A move as a record has it: with who makes it. @type {(turn: string | null, move: RecordLine) => RecordLine} */
export const byTurn = (turn, move) => (turn ? { by: turn, ...move } : move);

/** One player, drawn once; `show` fills in how it stands. @type {(play: Play, name: string, tapped: (name: string) => void) => { place: HTMLElement, show: (total: number) => void }} */
const player = (play, name, tapped) => {
  const { words } = play;
  const [crown, turn, got] = [h("span", { className: "play-player__won", "aria-hidden": "true" }), h("span", { className: "sheet__spoken" }), h("span", { className: "play-player__gain" })];
  const more = h("span", { className: "play-player__more" }, h("span", { "aria-hidden": "true", textContent: " ?" }), h("span", { className: "sheet__spoken", textContent: `, ${words.and_more}` }));
  const total = h("output", { data: { player: name, kind: "total" } });
  const place = h("button", { type: "button", className: "play-player", onclick: () => tapped(name) }, h("span", { className: "play-player__name" }, crown, h("bdi", { textContent: name })), turn, h("span", { className: "play-player__total" }, total, more, got));
  /** @param {number} points */
  const show = (points) => {
    const { step } = play.followed ?? {};
    const isTurn = step?.turn === name;
    const won = step?.outcome?.winners.includes(name) ?? false;
    const gained = play.undone ? 0 : (gainsOf(step?.events ?? [])[name] ?? 0);
    place.classList.toggle("turn", isTurn);
    place.classList.toggle("won", won);
    if (isTurn) place.setAttribute("aria-current", "true");
    else place.removeAttribute("aria-current");
    crown.textContent = won ? "♛ " : "";
    turn.textContent = [...(won ? [words.won] : []), ...(isTurn ? [words.in_turn] : [])].map((text) => `, ${text}`).join("");
    total.textContent = signed(points);
    if (won) total.dataset.winner = "";
    else delete total.dataset.winner;
    more.hidden = !step?.incomplete.includes(name);
    got.textContent = gained ? gain(gained) : "";
  };
  return { place, show };
};

/** Whose points are not all told yet, as a sentence; empty if all are. @param {Play} play */
export const incompleteText = (play) => {
  const names = play.followed?.step.incomplete ?? [];
  return names.length ? isolated(play.fill("incomplete", { names: names.join(", ") })) : "";
};

/** `tapped` is called with the name of whoever was tapped. @type {(play: Play, tapped: (name: string) => void) => HTMLElement} */
export const players = (play, tapped) => {
  const place = h("div", { className: "play-who", role: "group", "aria-label": play.words.players });
  /** @type {Map<string, ReturnType<typeof player>>} */
  let drawn = new Map();
  /** @param {Totals["players"]} totals */
  const drawAnew = (totals) => {
    drawn = new Map(totals.map(({ name }) => [name, player(play, name, tapped)]));
    place.replaceChildren(...[...drawn.values()].map((each) => each.place));
  };
  const draw = () => {
    const totals = play.totals();
    if (totals.map(({ name }) => name).join("\n") !== [...drawn.keys()].join("\n")) drawAnew(totals);
    for (const { name, total } of totals) drawn.get(name)?.show(total);
  };
  play.soon(draw);
  play.watch(draw);
  return place;
};
