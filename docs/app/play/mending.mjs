// A move further back that was something else, was forgotten, or did not happen: the keys of then, and what becomes of the
// later moves. If one of them is not possible any more nothing is changed, and it is offered to take back from there.
import { button, h } from "../sheet/draw.mjs";
import { isolated } from "../sheet/text.mjs";
import { keyboard } from "./keys.mjs";
import { drawReason, headline } from "./told.mjs";
import { ownOf } from "./untold.mjs";
/** @import { Play, Screen } from "./session.mjs" */
/** @import { Followed, PlayMove, RecordLine } from "../types" */

/**
 * @typedef {object} Mend
 * @property {number} number of the move that is mended
 * @property {RecordLine | null} move what goes into its place; null if it did not happen
 * @property {boolean} before whether the other move goes before it
 * @property {number} [until] the last of the later moves that stays
 */

/** The move with a number. @type {(play: Play, number: number) => PlayMove | undefined} */
export const moveAt = ({ followed }, number) => followed?.steps(number - 1)[0];

/**
 * Changes the course from a move on; says what became of it. If a later move is not possible then, it is named, and `cut` is
 * called if somebody wants to take back from there all the same.
 * @type {(play: Play, number: number, does: (followed: Followed) => readonly string[], cut?: (late: number) => void) => Promise<void>}
 */
export const change = async (play, number, does, cut) => {
  const { followed, words } = play;
  if (!followed) return;
  // From that move on, as it was.
  const old = followed.record().slice(number);
  /** @type {readonly string[]} */
  let later = [];
  const isDone = await play.act(() => {
    later = does(followed);
  });
  const { refused } = play;
  // It is said here, and not at the table.
  play.refuse(null);
  if (isDone || refused) toList(play);
  if (isDone) return tellDone(play, number, old, later);
  if (!refused) return; // nothing may be written here, which is said
  const { line } = refused;
  if (line === undefined) return play.say(words.mend_refused ?? "", drawReason(play, refused));
  const missed = moveAt(play, line);
  const cutting = cut && button(play.fill("mend_cut", { number: line, count: followed.step.number - line + 1 }), () => cut(line), { data: { do: "cut" } });
  play.say(play.fill("mend_late", { number: line }), h("span", { className: "play-late" }, missed && headline(missed)), drawReason(play, refused), h("span", { className: "tools" }, cutting, leave(play)));
};

/** Puts something else into the place of a move, or nothing. @type {(play: Play, how: Mend) => Promise<void>} */
export const mend = (play, how) => {
  const { number, move, before, until } = how;
  return change(play, number, (followed) => followed.mend(number, move, { before, until }).later, (late) => mend(play, { ...how, until: late - 1 }));
};

/** Shows the list from its beginning, where what was done is said. @param {Play} play */
const toList = (play) => {
  play.go("course");
  scrollTo(0, 0);
};

/** Everything stays as it is. @param {Play} play */
const leave = (play) => button(play.words.move_stays ?? "", () => play.say(""), { data: { do: "leave" } });

/** Says what was mended, what is told of the later moves, and how it is taken back. @type {(play: Play, number: number, old: readonly RecordLine[], later: readonly string[]) => void} */
const tellDone = (play, number, old, later) => {
  const { followed } = play;
  const lines = play.record?.lines.length;
  const takeBack = async () => {
    // Only as long as nothing else has happened since.
    if (!followed || followed !== play.followed || play.record?.lines.length !== lines) return;
    const isDone = await play.act(() => {
      if (followed.step.number >= number) followed.play({ mend: number, moves: old });
      else for (const line of old) followed.play(line);
    });
    if (isDone) toList(play);
  };
  play.say(play.words.mended ?? "", h("span", { className: "play-later" }, later.map((text) => h("span", { textContent: isolated(text.trim()) }))), h("span", { className: "tools" }, button(play.words.mend_back ?? "", takeBack, { data: { do: "back" } })));
};

/** Tells more of a move; of the last one that goes on at the table. @type {(play: Play, number: number, move: RecordLine) => Promise<void>} */
const tellMore = async (play, number, move) => {
  const { followed } = play;
  if (number !== followed?.step.number) return mend(play, { number, move, before: false });
  await play.act(() => followed.mend(number, move));
  // Why it cannot be is said there, too.
  play.go("");
};

/** The keys of then: what the move was, what was forgotten before it, or what nobody has told of it. @type {(play: Play, number: number, how: "instead" | "before" | "more") => Screen} */
export const mending = (play, number, how) => {
  const { words } = play;
  const before = how === "before";
  const wrong = h("p", { className: "play-wrong", role: "alert" });
  const was = h("p", { className: "play-then" });
  /** Whose turn it was. @type {string | null} */
  let turn = null;
  const keys = keyboard({
    words,
    turn: () => turn,
    offers: () => play.followed?.offers({ at: number - 1 }) ?? [],
    ask: (move, key = "") => play.followed?.ask(move, { ...(key ? { key } : {}), at: number - 1 }) ?? null,
    tell: (move) => (how === "more" ? tellMore(play, number, move) : mend(play, { number, move, before })),
    refuse: (why) => wrong.replaceChildren(drawReason(play, why)),
    half: () => wrong.replaceChildren(),
  });
  /** What was drawn for. */
  let drawn = "";
  const changed = () => {
    const move = moveAt(play, number);
    // Nothing is left to mend here: it was taken back, or is another game.
    if (!move) return play.go("course");
    const now = `${play.record?.id} ${play.record?.lines.length}`;
    if (now === drawn) return;
    drawn = now;
    turn = typeof move.line.by === "string" ? move.line.by : null;
    was.replaceChildren(headline(move));
    const key = how === "more" && play.followed?.offers({ at: number - 1 }).find(({ move: { move: kind } }) => kind === move.line.move);
    const told = ownOf(move.line);
    keys.draw(key ? { title: key.title, move: told, told: [], alone: told, more: true } : null);
  };
  const title = how === "more" ? (words.move_more ?? "") : play.fill(before ? "move_forgotten" : "move_instead", { number });
  const place = h(
    "section",
    { className: "play-mending", data: { mending: number } },
    h("div", { className: "play-banner" }, h("h2", { textContent: title, tabIndex: -1 }), was, button(words.move_stays ?? "", () => play.go(`course=${number}`), { data: { do: "stay" } })),
    wrong,
    keys.place,
  );
  return { place, changed };
};
