// The games of a list, out of the lines of the logbook and of what the engine has worked out before. Nothing here knows the
// page, the storage or the engine.
import { isRecord } from "../sheet/kinds.mjs";
import { look } from "../sheet/names.mjs";
/** @import { Entry, LogLine, PlayLine, SeatTold } from "../types" */

/** Players by rank, and those of whom no rank is known by their points. @type {(seats: readonly SeatTold[]) => SeatTold[]} */
const bestFirst = (seats) => [...seats].sort((a, b) => (a.rank || 99) - (b.rank || 99) || (b.total ?? 0) - (a.total ?? 0));

/** @param {unknown} value */
const text = (value) => (typeof value === "string" ? value : "");
/** @param {unknown} value */
const list = (value) => /** @type {readonly unknown[]} */ (Array.isArray(value) ? value : []);
/** @param {unknown} value */
const number = (value) => (typeof value === "number" ? value : null);

/** What a line says of who had how much; who has won only where somebody said so. @type {(line: PlayLine) => SeatTold[]} */
const toldIn = ({ tally, told, totals, winners }) => {
  const points = isRecord(totals) ? Object.entries(totals) : (tally?.players ?? []).map(({ name }, i) => /** @type {const} */ ([name, list(told)[i]]));
  return points.map(([name, total]) => ({ name, total: number(total), rank: 0, winner: list(winners).includes(name) }));
};

/** A game as a list shows it; `seats` are what the engine has made of it, if that is known. @type {(line: PlayLine, seats?: readonly SeatTold[], gone?: boolean) => Entry} */
export const entryOf = (line, seats, gone = false) => {
  const { play: id, at = "", tally, place = "", note = "" } = line;
  const ranked = bestFirst(seats ?? toldIn(line));
  const persons = isRecord(line.persons) ? line.persons : {};
  const names = ranked.map(({ name }) => text(persons[name]) || name);
  return { id, game: tally?.game ?? text(line.game), at, seats: ranked, names, place: text(place), note: text(note), followed: list(line.record).length > 0, gone };
};

/** All names of a person, the own one first; each may have others. @type {(lines: readonly LogLine[], name: string) => string[]} */
export const namesOf = (lines, name) => {
  const found = [name];
  for (const each of found) {
    const also = lines.filter(({ person, gone }) => person !== undefined && !gone && look(person) === look(each)).flatMap((line) => list(line.also).map(text));
    found.push(...also.filter((other) => other && !found.some((known) => look(known) === look(other))));
  }
  return found;
};

/** @typedef {{ game?: string, words?: string, names?: readonly string[] | null }} Wanted which games are wanted: of a game, with all these words, with somebody who has one of these names */

/** The text that is searched. @type {(entry: Entry, gameName: string) => string} */
const searched = ({ names, seats, place, note, at }, gameName) => look([gameName, ...names, ...seats.map(({ name }) => name), place, note, at.slice(0, 10)].join(" "));

/** Whether a game is wanted. @type {(entry: Entry, wanted: Wanted, gameName: (id: string) => string) => boolean} */
export const isWanted = (entry, { game = "", words = "", names = null }, gameName) => {
  if (game && entry.game !== game) return false;
  if (names && !names.some((name) => entry.names.some((each) => look(each) === look(name)))) return false;
  if (!words.trim()) return true;
  const text = searched(entry, gameName(entry.game));
  return look(words).split(" ").every((word) => text.includes(word));
};
