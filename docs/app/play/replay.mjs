// A game to look at, move by move: what was done, what it brought and by which rule, and how things stood then. All of it is
// worked out from the record alone, in the language of whoever reads it.
import { button, h } from "../sheet/draw.mjs";
import { isolated, signed } from "../sheet/text.mjs";
import { recordOf } from "./reading.mjs";
import { isRefusal } from "./session.mjs";
import { ruleLink, whyText } from "./last.mjs";
import { heading, lostText } from "./pieces.mjs";
import { sendRow } from "./sharing.mjs";
import { drawPoints } from "./told.mjs";
/** @import { Border, Followed, PlayEvent, PlayRefusal, RecordLine, Step } from "../types" */
/** @import { Play, Screen } from "./session.mjs" */

/** @typedef {{ followed: Followed, broken: { why: PlayRefusal, line: string } | null }} Course a game as far as the rules allow it, and the line that goes no further */

/** The game that a record tells; raises what the engine refuses of its first line. @type {(engine: Border, lines: readonly string[]) => Course} */
export const courseOf = (engine, lines) => {
  const read = lines.map((line) => JSON.parse(line));
  try {
    return { followed: engine.resume(read), broken: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const followed = engine.start(read[0]);
  for (const [i, line] of read.slice(1).entries()) {
    try {
      followed.play(line);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { followed, broken: { why: error, line: lines[i + 1] ?? "" } };
    }
  }
  return { followed, broken: null };
};

/** The replay of the game in the address, or of the one that is followed here. @type {(play: Play, code: string) => Screen} */
export const replay = (play, code) => {
  const { words } = play;
  const shown = h("div", { "aria-busy": "true" }, h("p", { className: "play-soft", textContent: words.moves_loading }));
  const place = h("section", { className: "replay" }, heading(words.replay ?? ""), shown);
  const draw = async () => {
    const engine = await play.start();
    const record = code ? await recordOf(code) : { game: play.data.game, lines: play.record?.lines ?? [] };
    if (typeof record === "string") return [h("p", { className: "play-wrong", role: "alert", textContent: lostText(play, record) })];
    if (record.game !== play.data.game && record.game in play.data.games) {
      location.replace(`../${record.game}/#replay=${code}`);
      return [];
    }
    const course = courseOf(engine, record.lines);
    return drawCourse(play, course);
  };
  draw()
    .catch((error) => [h("p", { className: "play-wrong", role: "alert", textContent: isRefusal(error) ? error.text : (words.absent ?? "") })])
    .then((nodes) => {
      shown.removeAttribute("aria-busy");
      shown.replaceChildren(...nodes);
    });
  return { place };
};

/** Back to the game that is followed here; else to the page, where one begins. @type {(play: Play, event: Event) => void} */
const back = (play, event) => {
  if (!play.followed) return;
  event.preventDefault();
  play.go("");
};

/** @type {(play: Play, course: Course) => HTMLElement[]} */
const drawCourse = (play, { followed, broken }) => {
  const { words } = play;
  const steps = followed.steps();
  const last = steps.length + (broken ? 1 : 0);
  const moment = h("div", { className: "replay__moment" });
  const slider = h("input", { type: "range", min: 0, max: last, value: 0, step: 1, className: "replay__slider", "aria-label": words.move_slider, oninput: () => show(Number(slider.value)) });
  const number = h("p", { className: "replay__number", "aria-live": "polite" });
  let at = -1;
  /** @param {number} next */
  const show = (next) => {
    if (next === at || next < 0 || next > last) return;
    at = next;
    slider.value = String(at);
    const isBroken = at > steps.length;
    const step = followed.at(Math.min(at, steps.length));
    const told = isBroken ? (words.not_allowed ?? "") : step.told || (words.beginning ?? "");
    number.textContent = play.fill("move_of", { number: at, last });
    slider.setAttribute("aria-valuetext", `${number.textContent}: ${told}`);
    earlier.disabled = at === 0;
    later.disabled = at === last;
    moment.replaceChildren(...(isBroken && broken ? drawBroken(play, broken) : drawMove(play, step, steps[at - 1]?.line)), ...drawState(play, followed, step));
  };
  const earlier = button(`‹ ${words.move_earlier}`, () => show(at - 1), { data: { do: "earlier" } });
  const later = button(`${words.move_later} ›`, () => show(at + 1), { className: "key strong", data: { do: "later" } });
  show(broken ? last : 0);
  const names = followed.header.players.join(", ");
  return [
    h("p", { className: "replay__who" }, h("b", {}, h("bdi", { textContent: names })), ` · ${play.data.name}`),
    h("div", { className: "replay__way" }, earlier, slider, later),
    number,
    moment,
    h("div", { className: "replay__foot" }, sendRow(play, "replay", words.replay_send ?? "", () => followed.record().map((line) => JSON.stringify(line))), h("p", {}, h("a", { href: location.pathname, textContent: play.followed ? words.back_to_game : words.follow_own, onclick: (/** @type {Event} */ event) => back(play, event) }))),
  ];
};

/** A move: whose it is, what it brought with the rule of each point, and that it is allowed. @type {(play: Play, step: Step, line: RecordLine | undefined) => HTMLElement[]} */
const drawMove = (play, step, line) => {
  const { words } = play;
  if (!line) return [h("h3", { textContent: words.beginning })];
  return [
    h("h3", { textContent: step.by ? play.fill("pair", { question: step.by, value: step.told }) : isolated(step.told) }),
    step.events.length > 0 && h("ul", { className: "replay__events" }, step.events.map((event) => drawEvent(play, event))),
    h("p", { className: "replay__allowed" }, h("span", { "aria-hidden": "true", textContent: "✓ " }), step.rule ? [words.allowed, " ", ruleLink(play, step.rule)] : words.table_agreed),
  ].filter((node) => node instanceof HTMLElement);
};

/** @type {(play: Play, event: PlayEvent) => HTMLElement} */
const drawEvent = (play, { text, points, rule }) =>
  h("li", {}, h("span", { textContent: isolated(text) }), drawPoints(points), rule && ruleLink(play, rule));

/** Why the record goes no further: what it says is for whoever mends it. @type {(play: Play, broken: NonNullable<Course["broken"]>) => HTMLElement[]} */
const drawBroken = (play, { why, line }) => [
  h("h3", { textContent: play.words.not_allowed }),
  h("p", { className: "replay__broken" }, h("span", { "aria-hidden": "true", textContent: "✗ " }), isolated(whyText(play.words, why)), " ", ruleLink(play, why.rule)),
  h("p", { className: "play-soft" }, play.words.no_further, " ", h("code", { textContent: line })),
];

/** How things stood after a move: who would have how many points, and what lay there. @type {(play: Play, followed: Followed, step: Step) => HTMLElement[]} */
const drawState = (play, followed, { number, status, view, outcome }) => {
  const { words } = play;
  const { players } = followed.totals({ at: number });
  const winners = outcome?.winners ?? [];
  return [
    h("h3", { textContent: outcome ? words.result : words.then }),
    h("ul", { className: "replay__totals" }, players.map(({ name, total }) => drawTotal(play, name, total, winners.includes(name)))),
    ...[...new Set([status, ...view])].map((line) => h("p", { className: "replay__line", textContent: isolated(line) })),
  ];
};

/** @type {(play: Play, name: string, total: number, won: boolean) => HTMLElement} */
const drawTotal = ({ words }, name, total, won) =>
  h("li", { className: won ? "won" : "" }, won && [h("span", { "aria-hidden": "true", textContent: "♛ " }), h("span", { className: "sheet__spoken", textContent: `${words.won}, ` })], h("bdi", { textContent: name }), " ", h("b", { textContent: signed(total) }));
