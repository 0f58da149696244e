// A record that comes from elsewhere, by a link or a file: it goes on here, is looked at, or is held against the one that is here.
import { button, h } from "../sheet/draw.mjs";
import { fresh } from "../sheet/keep.mjs";
import { isolated } from "../sheet/text.mjs";
import { now } from "../sheet/time.mjs";
import { common, headOf, nearest } from "./comparing.mjs";
import { packed } from "./packing.mjs";
import { counted, heading, lostText, momentText } from "./pieces.mjs";
import { recordIn, recordOf } from "./reading.mjs";
import * as records from "./records.mjs";
import { isRefusal } from "./session.mjs";
/** @import { KeptRecord } from "../types" */
/** @import { Lost, Read, Way } from "./reading.mjs" */
/** @import { Play, Screen } from "./session.mjs" */

/** A link to go on with a game. @type {(play: Play, code: string) => Screen} */
export const record = (play, code) => arrival(play, code, "record");
/** A link to look at a game. @type {(play: Play, code: string) => Screen} */
export const look = (play, code) => arrival(play, code, "look");

/** @type {(play: Play, code: string, way: Way) => Screen} */
const arrival = (play, code, way) => {
  const shown = h("div", { "aria-busy": "true" }, h("p", { className: "play-soft", textContent: play.words.reading }));
  recordOf(code).then((read) => receive(play, read, shown, way));
  return { place: h("section", { className: "play-arrival" }, heading(play.words.arrival ?? ""), shown) };
};

/** Takes in what a file or a pasted text holds; what is to be said of it is said in a place. @type {(play: Play, text: string, place: HTMLElement) => Promise<void>} */
export const receiveText = (play, text, place) => receive(play, recordIn(text), place);

/** Takes in a record; what is to be said of it, or asked, is drawn in a place. @type {(play: Play, read: Read | Lost, place: HTMLElement, way?: Way) => Promise<void>} */
export const receive = async (play, read, place, way = "record") => {
  const tell = (/** @type {readonly (Node | string)[]} */ ...nodes) => {
    place.removeAttribute("aria-busy");
    place.replaceChildren(...nodes);
  };
  const refuse = (/** @type {string} */ text) => tell(h("p", { className: "play-wrong", role: "alert", textContent: text }), h("p", { className: "play-soft", textContent: play.words.unchanged }));
  if (typeof read === "string") return refuse(lostText(play, read));
  try {
    // What cannot be followed is refused by the engine, in words.
    (await play.start(read.game)).resume(read.lines).close();
    if (read.game !== play.data.game && read.game in play.data.games) return location.assign(`../${read.game}/#${way}=${await packed(read.lines)}`);
    const asked = way === "look" ? await lookAt(play, read) : await goOn(play, read);
    tell(...asked);
  } catch (error) {
    refuse(isRefusal(error) ? error.text : (play.words.absent ?? ""));
  }
};

/** Leads to the table, with a word on what was done; the way back does not do it again. @type {(play: Play, text: string, from: string) => []} */
const lead = (play, text, from) => {
  // Whoever has gone elsewhere meanwhile stays there.
  if (location.hash !== from) return [];
  history.replaceState(null, "", location.pathname + location.search);
  dispatchEvent(new HashChangeEvent("hashchange"));
  play.say(text);
  return [];
};

/** Shows a record of this device. @type {(play: Play, kept: KeptRecord, text: string) => Promise<[]>} */
const show = async (play, kept, text) => {
  const { hash } = location;
  await play.open(kept);
  return lead(play, text, hash);
};

/** Keeps a record and goes on with it; another tab that has it open lets go of it. @type {(play: Play, kept: KeptRecord, text?: string) => Promise<[]>} */
const keep = async (play, kept, text = "") => {
  const { hash } = location;
  await play.open(kept);
  await play.note({});
  play.write();
  // Of a game that is over, the table says so itself.
  const goesOn = play.followed?.step.outcome ? "" : (play.words.goes_on ?? "");
  return lead(play, [text, goesOn].filter(Boolean).join(" "), hash);
};

/** Shows a record that is not kept here. @type {(play: Play, read: Read) => Promise<[]>} */
const lookAt = async (play, { game, lines }) => {
  const { id } = headOf(lines);
  const from = location.hash;
  await play.open({ id: typeof id === "string" ? id : fresh(), game, at: now(), lines, looking: true, from });
  if (location.hash === from) dispatchEvent(new HashChangeEvent("hashchange"));
  return [];
};

/** Goes on with a record that came, or asks where there are two courses of the game. @type {(play: Play, read: Read) => Promise<readonly HTMLElement[]>} */
const goOn = async (play, { game, lines, torn }) => {
  const { words } = play;
  const all = await records.all(game);
  const found = nearest(all, lines);
  const told = (/** @type {string | undefined} */ text) => [torn && words.torn, text].filter(Boolean).join(" ");
  if (!found) return keep(play, freshRecord(all, game, lines), told(""));
  const { here, standing } = found;
  const { handed: _handed, ...back } = here;
  if (standing === "ahead") return keep(play, { ...back, at: now(), lines }, told(""));
  if (standing === "same") return show(play, here, told(here.handed ? words.just_handed : words.here_already));
  if (standing === "behind") return show(play, here, told(counted(play, "further", movesOf(play, here.lines).length - movesOf(play, lines).length)));
  return drawApart(play, here, lines, all);
};

/** A record of its own; one that is here already keeps its id. @type {(all: readonly KeptRecord[], game: string, lines: readonly string[]) => KeptRecord} */
const freshRecord = (all, game, lines) => {
  const { id } = headOf(lines);
  return { id: typeof id === "string" && !all.some((each) => each.id === id) ? id : fresh(), game, at: now(), lines };
};

/** The moves that a record leads to, without what was taken back: the header, then one line each. @type {(play: Play, lines: readonly string[]) => readonly { number: number, text: string, told: string }[]} */
const movesOf = (play, lines) => {
  const followed = play.engine.resume(lines);
  const found = followed.steps().map(({ number, line, by, told }) => ({ number, text: JSON.stringify(line), told: by ? play.fill("pair", { question: by, value: told }) : told }));
  followed.close();
  return found;
};

/** So many moves of a course are told where two are told apart. */
const SHOWN = 3;

/** Two courses of one game: the longer one first. @type {(play: Play, here: KeptRecord, lines: readonly string[], all: readonly KeptRecord[]) => HTMLElement[]} */
const drawApart = (play, here, lines, all) => {
  const { words } = play;
  const [ours, theirs] = [movesOf(play, here.lines), movesOf(play, lines)];
  const both = common(ours.map(({ text }) => text), theirs.map(({ text }) => text));
  const own = { title: play.fill("apart_here", { when: momentText(play, here.at) }), moves: ours, does: () => show(play, here, "") };
  const other = { title: words.apart_there ?? "", moves: theirs, does: () => keep(play, freshRecord(all, here.game, lines)) };
  const sorted = theirs.length > ours.length ? [other, own] : [own, other];
  return [
    h("p", { textContent: `${words.apart} ${both ? counted(play, "apart_after", both) : ""}` }),
    h("p", { textContent: words.apart_safe }),
    ...sorted.map(({ title, moves, does }, at) =>
      h(
        "section",
        { className: "play-other", data: { moves: moves.length } },
        h("h3", { textContent: title }),
        h("p", { textContent: counted(play, "moves", moves.length) }),
        h("ol", { start: both + 1 }, moves.slice(both, both + SHOWN).map(({ told }) => h("li", { textContent: isolated(told) })), moves.length > both + SHOWN && h("li", { className: "play-more", textContent: "…" })),
        button(at === 0 ? (words.go_longer ?? "") : (words.go_shorter ?? ""), does, { className: at === 0 ? "key strong" : "key", "aria-label": `${at === 0 ? words.go_longer : words.go_shorter}: ${title}` }),
      ),
    ),
  ];
};
