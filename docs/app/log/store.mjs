// The logbook on this device: its lines in force, one name a line. Nothing here knows a page or the engine.
//
// `log.play.ID` and `log.person.NAME` have the text of a line, `log.before.ID` the line that was in force before its play was
// removed, `log.newer.N` a line that only a newer version understands, `log.broken.N` a text that has stood in the place of
// one and cannot be read, `log.results` what can be computed again, `log.saved` when all was saved as a file, and
// `log.gathered` that the sheets of before there was a logbook have come in.
import * as texts from "../texts.mjs";
import { isRecord } from "../sheet/kinds.mjs";
import { onTheWall } from "../sheet/time.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { Change } from "../texts.mjs" */
/** @import { LogLine, PlayLine } from "../types" */

/** The version of the lines that this page writes, and the newest that it understands. */
export const VERSION = 1;

const [PLAY, PERSON, BEFORE, NEWER, BROKEN] = ["log.play.", "log.person.", "log.before.", "log.newer.", "log.broken."];
const [RESULTS, SAVED, GATHERED, TAKEN] = ["log.results", "log.saved", "log.gathered", "log.taken"];

/** Reads the logbook: only then is anything here. */
export const open = () => texts.open("log.");

export const { lack, persist } = texts;

const { under } = texts;

/** The line in a text; null where it is none that this version understands. @type {(text: string | null) => LogLine | null} */
const parsed = (text) => {
  try {
    const data = JSON.parse(text ?? "null");
    return isRecord(data) && data.v === VERSION && typeof data.t === "string" ? /** @type {LogLine} */ (data) : null;
  } catch {
    return null;
  }
};

/** @param {LogLine | null} line @returns {line is PlayLine} */
const isPlay = (line) => typeof line?.play === "string" && (line.gone === true || typeof line.at === "string");

/** The name that a line is kept under; empty where no page needs it: what another device did to its own file. @param {LogLine} line */
const nameOf = ({ play, person }) => (typeof play === "string" ? PLAY + play : typeof person === "string" ? PERSON + person : "");

/** The line in force under a name. @param {string} name */
const inForce = (name) => parsed(texts.get(name));

/** The line of a play, also one that is gone; null if there is none. @type {(id: string) => PlayLine | null} */
export const get = (id) => {
  const line = inForce(PLAY + id);
  return isPlay(line) ? line : null;
};

/** The line that was in force before a play was removed; null if it was not, or nobody knows. @type {(id: string) => PlayLine | null} */
export const before = (id) => {
  const line = inForce(BEFORE + id);
  return isPlay(line) ? line : null;
};

/** Whether what stands in the place of the line of a play cannot be read. @param {string} id */
export const isBroken = (id) => get(id) === null && texts.get(PLAY + id) !== null;

/** The lines of all plays, the latest game first; those that are gone stand where they stood. @type {() => PlayLine[]} */
export const plays = () => {
  const all = under(PLAY).map(([, text]) => parsed(text)).filter(isPlay);
  const ended = new Map(all.map((line) => [line, (line.gone ? before(line.play)?.at : line.at) ?? line.t]));
  /** @param {PlayLine} line */
  const place = (line) => `${ended.get(line)} ${line.play}`;
  return all.sort((a, b) => (place(a) < place(b) ? 1 : -1));
};

/** How many lines of plays there are, also of those that are gone. */
export const many = () => under(PLAY).length;

/** All lines in force that this version understands. @type {() => LogLine[]} */
export const lines = () => [...plays(), ...under(PERSON).flatMap(([, text]) => parsed(text) ?? [])];

/** Everything as lines of a file: also what only a newer version understands, as it came. */
export const text = () => [...lines().map((line) => JSON.stringify(line)), ...under(NEWER).map(([, line]) => line)].map((line) => `${line}\n`).join("");

/** How many lines there are that only a newer version understands. */
export const newer = () => under(NEWER).length;

/** The texts in the place of lines that cannot be read: they are left where they are. */
export const broken = () => under(PLAY).filter(([, line]) => !isPlay(parsed(line))).length + under(PERSON).filter(([, line]) => !parsed(line)).length + under(BROKEN).length;

/** @type {(value: unknown) => unknown} */
const ordered = (value) =>
  Array.isArray(value) ? value.map(ordered) : isRecord(value) ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, ordered(value[key])])) : value;

/** JSON that is the same where two values are, in whatever order their keys stand. @param {unknown} value */
export const inOrder = (value) => JSON.stringify(ordered(value));

/** Whether a line takes the place of another about the same. @type {(line: LogLine, other: LogLine | null) => boolean} */
const wins = (line, other) => !other || line.t > other.t || (line.t === other.t && inOrder(line) > inOrder(other));

/** The number behind those under which something is kept already. @param {string} beginning */
const next = (beginning) => 1 + Math.max(0, ...under(beginning).map(([number]) => Number(number) || 0));

/** What is to be kept, and forgotten, so that a line is in force. @type {(line: LogLine) => Change[]} */
const changes = (line) => {
  const name = nameOf(line);
  const there = texts.get(name);
  const old = parsed(there);
  if (!name || !wins(line, old)) return [];
  /** @type {Change[]} */
  const made = [[name, JSON.stringify(line)]];
  if (there !== null && !old) made.unshift([BROKEN + next(BROKEN), there]);
  // What may be brought back is there before it is gone.
  if (line.gone && !old?.gone) made.unshift([BEFORE + line.play, old && there]);
  else if (!line.gone && typeof line.play === "string") made.push([BEFORE + line.play, null]);
  return made;
};

/** A line that only a newer version understands, where it is not kept yet. @type {(line: LogLine) => Change[]} */
const forNewer = (line) => {
  const text = JSON.stringify(line);
  return under(NEWER).some(([, other]) => other === text) ? [] : [[NEWER + next(NEWER), text]];
};

/** What is to be changed so that lines are in force: each is seen by the next. @param {readonly LogLine[]} lines @returns {Generator<Change>} */
const allChanges = function* (lines) {
  for (const line of lines) yield* line.v > VERSION ? forNewer(line) : changes(line);
};

/** Makes changes; where there is no room, what can be computed again gives way. @type {(changes: () => Iterable<Change>) => Promise<Lack>} */
const write = async (changes) => {
  const lack = await texts.write(changes());
  if (lack !== "full" || texts.get(RESULTS) === null) return lack;
  await texts.write([[RESULTS, null]]);
  return texts.write(changes());
};

/**
 * Keeps lines, each where it is later than what is known of the same; all of them or, where there is no room, none.
 * @type {(lines: readonly LogLine[]) => Promise<Lack>}
 */
export const putAll = (lines) => write(() => allChanges(lines));

/** Keeps a line, where it is later than what is known of the same; says why, where that was not possible. @param {LogLine} line */
export const put = (line) => putAll([line]);

/** The time now, in UTC, but later than these: a clock that is behind still corrects what it has seen. @param {readonly (string | undefined)[]} stamps */
export const stampAfter = (...stamps) => {
  const seen = stamps.map((stamp) => Date.parse(stamp ?? "") + 1).filter((time) => !Number.isNaN(time));
  return new Date(Math.max(Date.now(), ...seen)).toISOString();
};

/** Removes a play: it can be brought back. @param {string} id */
export const remove = (id) => put({ v: VERSION, play: id, t: stampAfter(get(id)?.t), gone: true });

/** Writes the line from before a play was removed once more. @type {(id: string) => Promise<Lack>} */
export const bringBack = (id) => {
  const [line, old] = [get(id), before(id)];
  return putAll(line?.gone && old ? [{ ...old, t: stampAfter(line.t, old.t) }] : []);
};

/** @typedef {{ place?: string, note?: string, began?: string, at?: string }} Said what is said of a play beside its points; an empty text takes it away */

/** @type {<T extends { readonly began?: unknown }>(of: T, began: string) => Omit<T, "began"> & { began?: string }} */
const withFirst = ({ began: _gone, ...rest }, began) => (began ? { ...rest, began } : rest);

/** The line of a play with something else beside its points. @type {(line: PlayLine, change: Said) => PlayLine} */
const changed = (line, { began, at, ...texts }) => {
  const made = { ...line, ...texts, ...(at ? { at } : {}), undoes: undefined };
  for (const key of /** @type {const} */ (["place", "note"])) if (!made[key]) delete made[key];
  if (began === undefined) return made;
  return /** @type {PlayLine} */ (line.tally ? { ...made, tally: withFirst(line.tally, began) } : withFirst(/** @type {PlayLine & { began?: unknown }} */ (made), began));
};

/** Corrects what is known of a play beside its points: a line of its own, if anything is different. @type {(id: string, change: Said) => Promise<Lack>} */
export const change = (id, change) => {
  const line = get(id);
  const made = line && !line.gone ? changed(line, change) : line;
  return putAll(!made || inOrder(made) === inOrder(line) ? [] : [{ ...made, t: stampAfter(line?.t) }]);
};

/** @typedef {Readonly<Record<string, readonly [t: string, result: unknown]>>} Results by the id of a play when its line was written, and what came of it */

/** What was computed of the plays by this version of the program. @type {(version: string) => Results} */
export const results = (version) => {
  try {
    const memo = JSON.parse(texts.get(RESULTS) ?? "null");
    return isRecord(memo) && memo.version === version && isRecord(memo.results) ? /** @type {Results} */ (memo.results) : {};
  } catch {
    return {};
  }
};

/** Keeps what was computed, if there is room. @type {(version: string, results: Results) => void} */
export const putResults = (version, results) => {
  texts.write([[RESULTS, JSON.stringify({ version, results })]]);
};

/** When plays were last saved as a file, and how many; null if they never were. @type {() => { at: string, many: number } | null} */
export const saved = () => {
  try {
    const found = JSON.parse(texts.get(SAVED) ?? "null");
    return isRecord(found) && typeof found.at === "string" && typeof found.many === "number" ? { at: found.at, many: found.many } : null;
  } catch {
    return null;
  }
};

/** Notes that all plays were saved as a file. */
export const noteSaved = () => {
  texts.write([[SAVED, JSON.stringify({ at: onTheWall(new Date().toISOString()), many: plays().filter(({ gone }) => !gone).length })]]);
};

/** Whether the sheets of before there was a logbook have come in. */
export const isGathered = () => texts.get(GATHERED) !== null;

/** Notes that they have. */
export const noteGathered = () => {
  if (!isGathered()) texts.write([[GATHERED, "yes"]]);
};

/** Calls `tell` when another tab has changed the logbook, or may have. @param {() => void} tell */
export const watch = (tell) => {
  texts.watch((names) => {
    if (names.some((name) => /^log\.(play|person|newer)\./.test(name))) tell();
  });
};

// ---------------------------------------------------------------- What comes from elsewhere, as a whole

/** @typedef {{ at: string, changes: readonly (readonly [name: string, before: string | null, after: string | null])[] }} Taken when lines were taken in, and by each name what stood there before and since; a text is told by its stamp where that will do */

/** What was taken in last; null if nothing was, or it was taken back. @type {() => Taken | null} */
export const taken = () => {
  try {
    const found = JSON.parse(texts.get(TAKEN) ?? "null");
    return isRecord(found) && typeof found.at === "string" && Array.isArray(found.changes) ? /** @type {Taken} */ (/** @type {unknown} */ (found)) : null;
  } catch {
    return null;
  }
};

/** The names under which lines are kept, with what stands there. @param {readonly LogLine[]} lines */
const snapshot = (lines) => {
  const names = lines.flatMap((line) => [nameOf(line), typeof line.play === "string" ? BEFORE + line.play : ""]).filter(Boolean);
  const all = [...names, ...under(NEWER).map(([number]) => NEWER + number)];
  return new Map(all.map((name) => [name, texts.get(name)]));
};

/** What tells a text from one that was written since. @param {string | null} text */
const stampOf = (text) => (text === null ? null : (parsed(text)?.t ?? text));

/** What is to be changed so that lines from elsewhere are in force, and how it was before. @param {readonly LogLine[]} lines @returns {Generator<Change>} */
const taking = function* (lines) {
  const was = snapshot(lines);
  yield* allChanges(lines);
  const changes = [...snapshot(lines)].filter(([name, text]) => text !== (was.get(name) ?? null)).map(([name, text]) => [name, was.get(name) ?? null, stampOf(text)]);
  yield [TAKEN, JSON.stringify({ at: onTheWall(new Date().toISOString()), changes })];
};

/** Keeps lines that come from elsewhere, as `putAll` does, and how it was before. @type {(lines: readonly LogLine[]) => Promise<Lack>} */
export const takeIn = (lines) => write(() => taking(lines));

/** Takes back what was taken in last; what was changed since stays as it is. @type {() => Promise<Lack>} */
export const takeBack = () => {
  const same = (taken()?.changes ?? []).filter(([name, , after]) => stampOf(texts.get(name)) === after);
  return write(() => [...same.map(([name, before]) => /** @type {Change} */ ([name, before])), [TAKEN, null]]);
};
