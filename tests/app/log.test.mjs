// The logbook on a device: what is in force, and what becomes of it. Run by `test_page.py`.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { isSame, lineOf } from "../../docs/app/log/line.mjs";
import * as store from "../../docs/app/log/store.mjs";
/** @import { Count, LogLine, PlayLine, Sheet } from "../../docs/app/types" */

/** A browser's storage with room for so many characters. */
class Storage {
  #room;
  constructor(room = 10_000) {
    this.#room = room;
  }
  get length() {
    return Object.keys(this).length;
  }
  /** @param {string} name */
  getItem(name) {
    return Object.hasOwn(this, name) ? String(Reflect.get(this, name)) : null;
  }
  /** @type {(name: string, text: string) => void} */
  setItem(name, text) {
    const size = Object.entries({ ...this, [name]: text }).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    if (size > this.#room) throw new Error("QuotaExceededError");
    Reflect.set(this, name, text);
  }
  /** @param {string} name */
  removeItem(name) {
    Reflect.deleteProperty(this, name);
  }
}
let kept = new Storage();
Object.defineProperty(globalThis, "localStorage", { get: () => kept, configurable: true });

const [EARLY, LATE] = ["2026-11-22T20:41:07.123Z", "2026-11-23T20:41:07.123Z"];
/** @type {(play: string, more?: Partial<PlayLine>) => PlayLine} */
const line = (play, more = {}) => ({ v: 1, play, t: EARLY, at: "2026-11-22T21:40+01:00", tally: { game: "game", players: [{ name: "Ann", track: 3 }, { name: "Ben", track: 4 }] }, told: [3, 4], ...more });
const all = () => Object.fromEntries(Object.entries(kept));

test("of the lines about the same the latest is in force, in whatever order they come", () => {
  const [old, young, other] = [line("a"), line("a", { t: LATE, note: "long" }), line("b", { at: "2026-12-01" })];
  for (const several of [[old, young, other], [young, other, old], [other, young, old, young]]) {
    kept = new Storage();
    equal(store.putAll(several), "");
    deepEqual(store.plays(), [other, young]);
    deepEqual(store.get("a"), young);
  }
  const [one, two] = [line("c", { note: "a" }), line("c", { note: "b" })];
  for (const several of [[one, two], [two, one]]) {
    kept = new Storage();
    store.putAll(several);
    deepEqual(store.get("c"), two, "of one moment that with the greater text");
  }
});

test("a line that corrects another is later than that, whatever the clock says", () => {
  kept = new Storage();
  const ahead = "2126-01-01T00:00:00.000Z";
  equal(store.stampAfter(ahead, EARLY, undefined), "2126-01-01T00:00:00.001Z");
  ok(store.stampAfter() > EARLY);
  store.put(line("a", { t: ahead }));
  store.change("a", { place: "at home" });
  deepEqual([store.get("a")?.place, store.get("a")?.t], ["at home", "2126-01-01T00:00:00.001Z"]);
});

test("what is removed can be brought back as it was", () => {
  kept = new Storage();
  const before = line("a", { note: "ours", other: { of: ["a", "newer"] } });
  store.putAll([before, line("b")]);
  store.remove("a");
  const gone = store.get("a");
  deepEqual([gone?.gone, gone?.tally, store.before("a")], [true, undefined, before]);
  deepEqual(store.plays().map(({ play }) => play), ["b", "a"], "it stands where it stood");
  equal(store.remove("a"), "");
  deepEqual(store.before("a"), before, "also if it is removed twice");
  store.bringBack("a");
  const { t, ...back } = store.get("a") ?? line("");
  deepEqual({ ...back, t: EARLY }, before);
  ok(t > (gone?.t ?? ""));
  equal(store.before("a"), null);
  store.bringBack("a");
  equal(store.get("a")?.t, t, "what is there is not written again");
});

test("what is said beside the points is changed without a trace in the rest", () => {
  kept = new Storage();
  store.put(line("a", { undoes: EARLY }));
  store.change("a", { place: "Helsinki", note: "late", began: "Ben", at: "2026-11-21T23:59+02:00" });
  const { t, ...now } = store.get("a") ?? line("");
  const { undoes: _gone, t: _t, ...expected } = line("a", { place: "Helsinki", note: "late", at: "2026-11-21T23:59+02:00" });
  deepEqual(now, { ...expected, tally: { ...expected.tally, began: "Ben" } });
  store.change("a", { place: "Helsinki" });
  equal(store.get("a")?.t, t, "nothing is different");
  store.change("a", { place: "", note: "", began: "" });
  deepEqual(Object.keys(store.get("a") ?? {}).sort(), ["at", "play", "t", "tally", "told", "v"]);
  equal(store.get("a")?.tally?.began, undefined);
  // Of a play without a tally it stands in the line.
  const { tally: _tally, ...totals } = line("b", { game: "game", totals: { Ann: 3, Ben: 4 } });
  store.put(totals);
  store.change("b", { began: "Ann" });
  deepEqual([store.get("b")?.began, store.get("b")?.tally], ["Ann", undefined]);
});

test("where there is no room nothing is lost, and what can be computed again gives way", () => {
  kept = new Storage(1000);
  store.put(line("a"));
  store.putResults("1", { a: [EARLY, "x".repeat(650)] });
  equal(store.put(line("b")), "");
  deepEqual([store.results("1"), store.plays().length], [{}, 2]);
  const before = all();
  equal(store.putAll([line("a", { t: LATE, note: "n" }), line("c"), line("d", { note: "x".repeat(900) })]), "full");
  deepEqual(all(), before);
  Object.defineProperty(globalThis, "localStorage", { get: () => { throw new Error("SecurityError"); }, configurable: true });
  deepEqual([store.put(line("c")), store.lack(), store.plays(), store.text(), store.get("a")], ["denied", "denied", [], "", null]);
  Object.defineProperty(globalThis, "localStorage", { get: () => kept, configurable: true });
});

test("what cannot be read stays, and what a newer version has written is passed on", () => {
  kept = new Storage();
  kept.setItem("log.play.a", "{broken");
  kept.setItem("log.play.n", "null");
  kept.setItem("log.play.o", JSON.stringify({ v: 1, play: "o", t: EARLY, at: 5 }));
  const newer = /** @type {LogLine} */ ({ v: 2, t: LATE, play: "a", what: [1] });
  store.putAll([newer, newer, line("b"), { v: 1, t: EARLY, person: "Ann", also: ["Anna"] }, { v: 1, t: EARLY, tidy: "device" }]);
  deepEqual([store.broken(), store.plays().length, store.lines().length], [3, 1, 2]);
  // What takes their place leaves them, also where several come at once.
  store.putAll([line("a"), line("n")]);
  deepEqual([store.broken(), store.get("a")], [3, line("a")]);
  ok(["{broken", "null"].every((text) => Object.values(all()).includes(text)));
  const text = store.text().trimEnd().split("\n").map((each) => JSON.parse(each));
  deepEqual(text.filter(({ v }) => v === 2), [newer]);
  equal(text.length, 5);
});

/** @type {Count} */
const count = { id: "here", at: LATE, ended: "2026-11-23T21:41:07+01:00", tally: { game: "game", players: [] }, typed: {}, extra: {}, seats: [], answered: [], joined: [], plays: null };
const sheet = /** @type {Sheet} */ (
  /** @type {unknown} */ ({ tally: { game: "game", id: "there", began: "Ben", players: [{ name: "Ann", track: 3 }, { name: "Ben", track: 5 }] }, rulings: { "game.disputed": "one" }, players: [{ total: 3 }, { total: 5 }] })
);

test("a finished count has a line, and its correction keeps what is known beside it", () => {
  const first = lineOf(count, sheet, { version: "1.0", t: EARLY });
  deepEqual(first, { v: 1, play: "there", t: EARLY, at: "2026-11-23T21:41+01:00", tally: { game: "game", began: "Ben", players: sheet.tally.players, rulings: sheet.rulings }, told: [3, 5], with: "1.0" });
  const before = { ...first, t: "2126-01-01T00:00:00.000Z", at: "2026-11-21", place: "home", minutes: 70, other: 1 };
  const corrected = lineOf(count, sheet, { version: "1.1", before });
  deepEqual(corrected, { ...before, t: "2126-01-01T00:00:00.001Z", with: "1.1" });
  ok(isSame(corrected, before));
  ok(!isSame(lineOf(count, { ...sheet, rulings: {} }, { before }), before));
});
