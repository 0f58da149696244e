// What happened last, with its rule; what may still be said of it; or why something cannot be.
import { button, h } from "../sheet/draw.mjs";
import { filled, isolated } from "../sheet/text.mjs";
import { drawTyped } from "./asking.mjs";
import { gain, points } from "./cells.mjs";
import { gainsOf } from "./players.mjs";
import { once } from "./session.mjs";
import { headline } from "./told.mjs";
import { untold } from "./untold.mjs";
/** @import { Play } from "./session.mjs" */
/** @import { Ask, AskChoice, PlayMove, PlayWords, RecordLine } from "../types" */

/** So many sentences of one move have room; the last are those that matter most. */
const MOST = 3;
/** So many values have a chip; the others are behind one. */
const CHIPS = 10;

/** The way to a rule. @type {(play: Play, rule: string) => HTMLElement | null} */
export const ruleLink = ({ data, words }, rule) => (rule ? h("a", { className: "play-rule", href: `../../rules/${data.game}/#${encodeURIComponent(rule)}`, "aria-label": words.rule, title: words.rule, textContent: "§" }) : null);

/** A sentence with the way to its rule. @type {(play: Play, text: string, rule: string, className?: string) => HTMLElement} */
export const sentence = (play, text, rule, className = "") => h("p", { className }, h("span", { textContent: isolated(text) }), ruleLink(play, rule));

/** What is wrong, and what would be right. @type {(words: PlayWords, why: { readonly what: string, readonly allowed: string }) => string} */
export const whyText = (words, { what, allowed }) => (allowed ? `${what} ${filled(words.allowed_is ?? "", { allowed })}` : what);

/** The sentences of what happened last; a move that brought nothing about is told with whose it is. @type {(play: Play, made: () => PlayMove | undefined) => HTMLElement[]} */
const sentences = (play, made) => {
  const { followed, refused, words } = play;
  if (refused) return [sentence(play, whyText(words, refused), refused.rule, "play-wrong")];
  if (!followed?.step.number) return [];
  const { events } = followed.step;
  const move = events.length ? undefined : made();
  const said = move ? [h("p", {}, headline(move))] : events.slice(-MOST).map(({ text, rule }) => sentence(play, text, rule));
  return play.undone ? [h("p", {}, h("b", { textContent: words.taken_back })), ...said] : said;
};

/** What a move has changed of the totals beside the points that it gave: what the end would give now. @param {Play} play */
const changesAtEnd = (play) => {
  const { step } = play.followed ?? {};
  if (!step?.number) return "";
  const [given, before] = [gainsOf(step.events), play.followed?.totals({ at: step.number - 1 }).players ?? []];
  const changes = play.totals().map(({ name, total }, i) => ({ name, points: total - (before[i]?.total ?? total) - (given[name] ?? 0) }));
  return changes.filter(({ points }) => points).map(({ name, points }) => `${name} ${gain(points)}`).join(", ");
};

/**
 * The values of a field that have a chip, each with what a tap on it says: those that were not told, and the one that was, which a
 * second tap takes back.
 * @type {(ask: Ask, now: unknown) => { choice: AskChoice, says: unknown, isTold: boolean }[]}
 */
const chipsOf = ({ choices }, now) => {
  // Where nothing can be told, none is something else.
  const isCounted = !choices.some(({ value }) => value === null);
  const isNone = (/** @type {unknown} */ value) => value === null || value === undefined || (isCounted && (value === 0 || value === false));
  const same = (/** @type {AskChoice} */ { value }) => !isNone(now) && JSON.stringify(value) === JSON.stringify(now);
  const possible = choices.filter(({ whole, refused }) => whole && !refused);
  const nothing = possible.find(({ value }) => isNone(value));
  const isShown = possible.some(same);
  return possible.filter((choice) => choice !== nothing || (!isNone(now) && !isShown)).map((choice) => ({ choice, says: same(choice) && nothing ? nothing.value : choice.value, isTold: same(choice) }));
};

/** @param {Play} play */
export const last = (play) => {
  const place = h("div", { className: "play-last" });
  const [said, chips] = [h("div", { className: "play-last__said", role: "status" }), h("div", { className: "play-last__chips" })];
  place.append(said, chips);

  /** What may be said under a key of the last move. @type {(ask: Ask, line: RecordLine) => HTMLElement | null} */
  const drawAmend = (ask, line) => {
    const open = chipsOf(ask, line[ask.key]);
    if (!open.some(({ isTold }) => !isTold) && !ask.more) return null;
    const say = (/** @type {unknown} */ value) => play.act(() => play.followed?.amend(ask.key, value));
    const turn = typeof line.by === "string" ? line.by : null;
    /** @param {ReturnType<typeof chipsOf>[number]} one */
    const chip = ({ choice, says, isTold }) => {
      const made = button(choice.label, () => say(says), { className: "key play-chip", "aria-pressed": String(isTold), data: { amend: ask.key, value: JSON.stringify(says) } });
      if (!isTold) made.append(...points(choice.gains, turn));
      return made;
    };
    const [first, rest] = [open.slice(0, CHIPS), open.slice(CHIPS)];
    const row = h("div", { className: "play-chips", role: "group", "aria-label": ask.question }, first.map(chip));
    if (rest.length) row.append(button(play.words.more ?? "", ({ currentTarget }) => {
      if (currentTarget instanceof HTMLElement) currentTarget.replaceWith(...rest.map(chip));
    }, { className: "key play-chip more" }));
    if (ask.more) row.append(button((ask.kind === "number" ? play.words.other_number : play.words.other) ?? "", ({ currentTarget }) => {
      const form = drawTyped(play.words, ask, say);
      if (currentTarget instanceof HTMLElement) currentTarget.replaceWith(form);
      form.querySelector("input")?.focus();
    }, { className: "key play-chip more", data: { other: ask.key } }));
    return h("div", { className: "play-amend" }, h("p", { className: "play-amend__question", "aria-hidden": "true", textContent: ask.question }), row);
  };
  const amends = once(() => play.record, () => play.followed?.amendable() ?? []);
  /** Whether there is more to say of it than with one value. */
  const hasMore = once(() => play.record, () => {
    const ask = play.followed && untold(play.followed, play.followed.step.number);
    return ask !== null && !amends().some(({ key }) => key === ask.key);
  });
  const made = once(() => play.followed?.step, () => play.followed?.steps(play.followed.step.number - 1)[0]);
  const atEnd = once(() => play.record, () => changesAtEnd(play));
  const draw = () => {
    said.replaceChildren(...sentences(play, made));
    chips.replaceChildren();
  };
  const drawAll = () => {
    draw();
    const { followed } = play;
    if (!followed?.step.number || play.refused || play.undone || followed.step.outcome || play.readOnly) return;
    if (atEnd()) said.append(h("p", { className: "play-soft", textContent: isolated(play.fill("at_end", { changes: atEnd() })) }));
    const line = made()?.line ?? {};
    chips.append(...amends().map((ask) => drawAmend(ask, line)).filter((node) => node !== null));
    if (!hasMore()) return;
    const more = h("a", { className: "key play-chip more", href: `#course=more.${followed.step.number}`, textContent: play.words.move_more, data: { do: "more" } });
    chips.append(h("div", { className: "play-amend" }, more));
  };
  play.soon(draw);
  return { place, changed: drawAll };
};
