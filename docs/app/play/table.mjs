// The table: the keys of all that can be done now or, once it is over, how it ended.
import { h } from "../sheet/draw.mjs";
import { isolated } from "../sheet/text.mjs";
import { keyboard } from "./keys.mjs";
import { over } from "./over.mjs";
import { byTurn, incompleteText } from "./players.mjs";
import { once } from "./session.mjs";
/** @import { Source } from "./keys.mjs" */
/** @import { Play, Screen } from "./session.mjs" */
/** @import { Followed, MoveKey, PlayRefusal, RecordLine } from "../types" */

/** Where the keys of a state come from; `after` are moves that are made before what is tapped. @type {(play: Play, after: () => readonly RecordLine[], half: (isHalf: boolean) => void) => Source} */
const sourceOf = (play, after, half) => ({
  words: play.words,
  half,
  turn: () => play.followed?.step.turn ?? null,
  offers: once(
    () => play.record,
    () => play.followed?.offers(after().length ? { after: after() } : {}) ?? [],
  ),
  ask: (move, key = "") => play.followed?.ask(move, { ...(key ? { key } : {}), ...(after().length ? { after: after() } : {}) }) ?? null,
  refuse: (why) => play.refuse(why),
  tell: async (move) => {
    const { followed } = play;
    const isDone = await play.act(() => {
      for (const each of [...after(), move]) followed?.play(byTurn(followed.step.turn, each));
    });
    // The questions of its fields say more than the keys of a record.
    const why = isDone || after().length ? null : followed?.whyNot(move);
    if (why) play.refuse(/** @type {PlayRefusal & Error} */ (why));
  },
});

/** What somebody tells before it is their turn. @type {(play: Play, name: string) => readonly MoveKey[]} */
const earlyOf = ({ followed }, name) => (name && followed?.offers({ player: name })) || [];

/** What a player has, in the words of the game; empty where it does not say so. @type {(followed: Followed, name: string) => string} */
const ownLine = ({ header: { players }, step: { view } }, name) => {
  // Of two names, one of which begins the other, a line is that of the longer one.
  const others = players.filter((other) => other !== name && other.startsWith(name));
  const isOwn = (/** @type {string} */ line) => line.startsWith(name) && !/^[\p{L}\p{N}]/u.test(line.slice(name.length)) && !others.some((other) => line.startsWith(other));
  return isolated(view.slice(1).find(isOwn) ?? "");
};

/** @param {Play} play @returns {Screen & { turnTo: (name: string) => void }} */
export const table = (play) => {
  /** The move that going on means. */
  const declined = once(() => play.record, () => (isOn() ? (play.followed?.declined() ?? null) : null));
  const isOn = () => play.followed !== null && !play.followed.step.outcome && !play.readOnly;
  const place = h("section", { className: "play-table" });
  const [status, incomplete] = [h("p", { className: "play-status" }), h("p", { className: "play-status" })];
  /** @type {(isHidden: boolean, ...places: readonly HTMLElement[]) => void} */
  const hide = (isHidden, ...places) => {
    for (const each of places) each.toggleAttribute("hidden", isHidden);
  };
  /** Nothing else is in the way while a move is told in several taps. @type {(isHalf: boolean, ...others: readonly HTMLElement[]) => void} */
  const goOn = (isHalf, ...others) => {
    hide(isHalf, ...others);
    place.classList.toggle("half", isHalf);
  };
  const [atOnce, later] = [
    sourceOf(play, () => [], (isHalf) => goOn(isHalf, beyond.place, beside)),
    sourceOf(play, () => [declined() ?? []].flat(), (isHalf) => goOn(isHalf, now.place, beside)),
  ];
  const [now, beyond] = [keyboard(atOnce), keyboard(later)];
  const past = h("p", { className: "play-soft play-past", textContent: play.words.go_past });
  /** Whose turn it was when the keys were drawn last. @type {string | null | undefined} */
  let turn;
  /** Whoever else can tell something before it is their turn, the next in turn first, each with what. */
  const early = once(
    () => play.record,
    () => {
      const names = isOn() ? play.totals().map(({ name }) => name) : [];
      const at = names.indexOf(play.followed?.step.turn ?? "");
      return [...names.slice(at + 1), ...names.slice(0, Math.max(at, 0))].map((name) => ({ name, keys: earlyOf(play, name) })).filter(({ keys }) => keys.length);
    },
  );
  const [whose, beside] = [h("h2", { className: "play-whose" }), h("div")];
  const parts = () => [...beside.children].filter((each) => each instanceof HTMLElement);
  /** The keys of somebody who is not in turn. @type {(early: { name: string, keys: readonly MoveKey[] }) => HTMLElement} */
  const drawEarly = ({ name, keys }) => {
    const others = () => [whose, now.place, beyond.place, ...parts().filter((each) => each !== own)];
    const { place, draw } = keyboard({ ...sourceOf(play, () => [], (isHalf) => goOn(isHalf, ...others())), turn: () => name, offers: () => keys });
    const own = h("div", { data: { of: name } }, h("h2", { className: "play-whose", textContent: name, tabIndex: -1 }), place);
    draw();
    return own;
  };
  const showBeside = () => {
    whose.textContent = early().length ? (play.followed?.step.turn ?? "") : "";
    beside.replaceChildren(...early().map(drawEarly));
  };
  /** Makes it somebody’s turn: whatever has to be said for it, without values and points, is said. What they can tell before it comes into view. @param {string} name */
  const turnTo = (name) => {
    const { followed } = play;
    if (!followed || followed.step.outcome) return;
    const has = ownLine(followed, name);
    if (followed.step.turn === name) return play.say(has);
    const path = followed.until(name);
    if (path?.length) {
      play.act(() => {
        for (const move of path) followed.play(byTurn(followed.step.turn, move));
      });
      return;
    }
    const theirs = parts().find(({ dataset }) => dataset.of === name)?.querySelector("h2");
    if (!theirs) return play.say(play.fill("not_yet", { name }), h("span", { className: "play-later", textContent: has }));
    play.say("");
    play.go("");
    theirs.scrollIntoView();
    theirs.focus({ preventScroll: true });
  };
  const end = h("div", { className: "play-over" });
  const tellStatus = () => {
    status.textContent = play.followed?.step.status ?? "";
    incomplete.textContent = incompleteText(play);
  };
  const changed = () => {
    const { followed } = play;
    const isOver = followed?.step.outcome != null;
    // Whoever goes by the keyboard is not sent back to the beginning of the page.
    const wasHere = [now.place, beyond.place, beside].some((place) => place.contains(document.activeElement));
    tellStatus();
    end.replaceChildren(...(isOver ? over(play) : []));
    now.clear();
    beyond.clear();
    showBeside();
    // What somebody can do stands there from its beginning when it is their turn.
    if (turn !== undefined && followed && turn !== followed.step.turn) scrollTo(0, 0);
    turn = followed?.step.turn;
    if (!isOn()) return;
    now.draw();
    // Going on declines what is offered: what can be done then stands below.
    if (declined()) beyond.draw();
    play.drawn();
    if (wasHere && document.activeElement === document.body) now.place.querySelector("button")?.focus({ preventScroll: true });
  };
  play.soon(tellStatus);
  play.meanwhile(() => {
    if (!isOn()) return;
    atOnce.offers();
    early();
    if (declined()) later.offers();
  });
  place.append(status, incomplete, end, whose, now.place, past, beyond.place, beside);
  return { place, changed, turnTo };
};
