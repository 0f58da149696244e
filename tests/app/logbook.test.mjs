// What the page of the logbook shows of its lines. Run by `test_page.py`.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { calendar, eveningOf } from "../../docs/app/log/days.mjs";
import { entryOf, isWanted, namesOf } from "../../docs/app/log/entries.mjs";
import { counted } from "../../docs/app/log/words.mjs";
import { gamesBefore } from "../../docs/app/sheet/special.mjs";
/** @import { LogData, LogLine, PlayLine, SeatTold } from "../../docs/app/types" */

const T = "2026-11-22T20:41:07.123Z";
/** @type {(more?: Partial<PlayLine>) => PlayLine} */
const line = (more = {}) => ({ v: 1, play: "a", t: T, at: "2026-11-22T21:40+01:00", tally: { game: "game", players: [{ name: "Ann" }, { name: "Ben" }, { name: "Cleo" }] }, told: [3, 7, 5], ...more });
/** @type {(name: string, total: number | null, rank: number, winner?: boolean) => SeatTold} */
const seat = (name, total, rank, winner = false) => ({ name, total, rank, winner });
/** @param {PlayLine} of @param {readonly SeatTold[]} [seats] */
const shown = (of, seats) => entryOf(of, seats).seats.map(({ name, total, winner }) => [name, total, winner]);

test("what nobody has scored yet stands there as it was told, and nobody has won", () => {
  deepEqual(shown(line()), [["Ben", 7, false], ["Cleo", 5, false], ["Ann", 3, false]]);
});

test("once it is scored the winners come first, whoever has more points", () => {
  deepEqual(shown(line(), [seat("Ann", 3, 1, true), seat("Ben", 7, 3), seat("Cleo", 5, 2)]), [["Ann", 3, true], ["Cleo", 5, false], ["Ben", 7, false]]);
});

test("of an imported game those have won of whom it was said", () => {
  const { tally: _tally, told: _told, ...rest } = line();
  const imported = { ...rest, game: "chess", totals: { Ann: 1, Ben: null, Cleo: 4 }, winners: ["Cleo"] };
  deepEqual(shown(imported), [["Cleo", 4, true], ["Ann", 1, false], ["Ben", null, false]]);
  equal(entryOf(imported).game, "chess");
});

test("a line in which things are not what they should be is shown as far as it goes", () => {
  const odd = /** @type {PlayLine} */ (/** @type {unknown} */ ({ ...line(), told: "many", place: 7, note: null, persons: [], record: {} }));
  deepEqual(shown(odd), [["Ann", null, false], ["Ben", null, false], ["Cleo", null, false]]);
  const { place, note, followed } = entryOf(odd);
  deepEqual([place, note, followed], ["", "", false]);
});

test("a person has all names that lead to each other, and no line that is gone counts", () => {
  /** @type {(person: string, also: readonly string[], more?: object) => LogLine} */
  const person = (person, also, more = {}) => ({ v: 1, person, t: T, also, ...more });
  const lines = [person("Anna", ["Anna K.", "Ann"]), person("Ann", ["anna"]), person("Ben", ["Benny"], { gone: true })];
  deepEqual(namesOf(lines, "Anna"), ["Anna", "Anna K.", "Ann"]);
  deepEqual(namesOf(lines, "Ben"), ["Ben"]);
});

test("games are found by game, by words in any order, and by who sat there", () => {
  const entry = entryOf(line({ place: "Club", note: "Tea on the map", persons: { Ann: "Zoë" } }));
  const name = () => "Africa";
  for (const wanted of [{}, { game: "game" }, { words: "club ann" }, { words: "  TEA " }, { words: "africa 2026-11-22" }, { names: ["zoë"] }, { words: "zoë" }]) ok(isWanted(entry, wanted, name), JSON.stringify(wanted));
  for (const wanted of [{ game: "chess" }, { words: "club dora" }, { names: ["Ann"] }]) ok(!isWanted(entry, wanted, name), JSON.stringify(wanted));
});

test("a day is told as it was there, whatever clock reads it", () => {
  const now = new Date("2026-11-22T23:50");
  const days = calendar("en-GB");
  equal(days.short("2026-11-22T21:40-11:00", now), "today 21:40");
  equal(days.short("2026-11-21", now), "yesterday");
  equal(days.short("2026-11-17T09:05+01:00", now), "Tuesday");
  equal(days.short("2026-04-02T20:00+02:00", now), "2 April");
  equal(days.short("2024-04-02T20:00+02:00", now), "2 Apr 2024");
  equal(days.long("2024-04-02T20:05+02:00"), "2 April 2024, 20:05");
  equal(days.long("2024-04-02"), "2 April 2024");
  equal(days.short("nothing", now), "nothing");
});

test("how long ago it was is told in the largest unit that says enough", () => {
  const now = new Date("2026-11-22T12:00");
  const { ago } = calendar("en-GB");
  deepEqual(["2026-11-22T23:00+01:00", "2026-11-21", "2026-11-17", "2026-11-01", "2026-07-01", "2023-11-22", "2027-01-01"].map((at) => ago(at, now)), ["today", "yesterday", "5 days ago", "3 weeks ago", "5 months ago", "3 years ago", "today"]);
});

test("a number has the form of its language", () => {
  const data = /** @type {LogData} */ (/** @type {unknown} */ ({ lang: "fr", counted: { games: { one: "{count} partie", other: "{count} parties" } } }));
  deepEqual([0, 1, 2].map((count) => counted(data, "games", count)), ["0 partie", "1 partie", "2 parties"]);
});

test("what ends after midnight belongs to the evening before", () => {
  const evenings = ["2026-03-01T00:40+01:00", "2026-01-01T04:59+01:00", "2026-01-01T05:00+01:00", "2026-11-22T21:40-05:00", "2026-11-22"].map((at) => eveningOf(at, "05"));
  deepEqual(evenings, ["2026-02-28", "2025-12-31", "2026-01-01", "2026-11-22", "2026-11-22"]);
});

test("a day, a month and a year are told as the language does", () => {
  const { span } = calendar("de");
  deepEqual(["2026-11-22", "2026-11", "2026"].map(span), ["22. November 2026", "November 2026", "2026"]);
});

test("before a game are those of its kind that ended earlier and are there", () => {
  const all = [line(), line({ play: "b", at: "2026-11-21" }), line({ play: "c", at: "2026-11-20", gone: true }), line({ play: "d", at: "2026-11-23" }), line({ play: "e", at: "2026-11-01", tally: { game: "other", players: [] } })];
  equal(gamesBefore(line(), all), 1);
});
