// The logbook on a device: what is in force, and what becomes of it. Run by `test_page.py`.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
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
/** @type {Record<string, (event: object) => void>} */
const heard = {};
Object.assign(globalThis, { addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ does) => Object.assign(heard, { [type]: does }) });

// There is no database here: all lies in the storage.
const store = await import("../../docs/app/log/store.mjs");
const { isSame, lineOf } = await import("../../docs/app/log/line.mjs");
await store.open();

/** Another device, with room for so many characters. @type {(texts?: Record<string, string>, room?: number) => Promise<void>} */
const device = async (texts = {}, room = 10_000) => {
  kept = new Storage(room);
  for (const [name, text] of Object.entries(texts)) kept.setItem(name, text);
  heard.storage?.({ key: "log.", newValue: "" });
  await new Promise((done) => setTimeout(done, 10));
};

const [EARLY, LATE] = ["2026-11-22T20:41:07.123Z", "2026-11-23T20:41:07.123Z"];
/** @type {(play: string, more?: Partial<PlayLine>) => PlayLine} */
const line = (play, more = {}) => ({ v: 1, play, t: EARLY, at: "2026-11-22T21:40+01:00", tally: { game: "game", players: [{ name: "Ann", track: 3 }, { name: "Ben", track: 4 }] }, told: [3, 4], ...more });
/** What is kept: what was forgotten is an empty text. */
const all = () => Object.fromEntries(Object.entries(kept).filter(([, text]) => text));

test("of the lines about the same the latest is in force, in whatever order they come", async () => {
  const [old, young, other] = [line("a"), line("a", { t: LATE, note: "long" }), line("b", { at: "2026-12-01" })];
  for (const several of [[old, young, other], [young, other, old], [other, young, old, young]]) {
    await device();
    equal(await store.putAll(several), "");
    deepEqual(store.plays(), [other, young]);
    deepEqual(store.get("a"), young);
  }
  const [one, two] = [line("c", { note: "a" }), line("c", { note: "b" })];
  for (const several of [[one, two], [two, one]]) {
    await device();
    await store.putAll(several);
    deepEqual(store.get("c"), two, "of one moment that with the greater text");
  }
});

test("a line that corrects another is later than that, whatever the clock says", async () => {
  await device();
  const ahead = "2126-01-01T00:00:00.000Z";
  equal(store.stampAfter(ahead, EARLY, undefined), "2126-01-01T00:00:00.001Z");
  ok(store.stampAfter() > EARLY);
  await store.put(line("a", { t: ahead }));
  await store.change("a", { place: "at home" });
  deepEqual([store.get("a")?.place, store.get("a")?.t], ["at home", "2126-01-01T00:00:00.001Z"]);
});

test("what is removed can be brought back as it was", async () => {
  await device();
  const before = line("a", { note: "ours", other: { of: ["a", "newer"] } });
  await store.putAll([before, line("b")]);
  await store.remove("a");
  const gone = store.get("a");
  deepEqual([gone?.gone, gone?.tally, store.before("a")], [true, undefined, before]);
  deepEqual(store.plays().map(({ play }) => play), ["b", "a"], "it stands where it stood");
  equal(await store.remove("a"), "");
  deepEqual(store.before("a"), before, "also if it is removed twice");
  await store.bringBack("a");
  const { t, ...back } = store.get("a") ?? line("");
  deepEqual({ ...back, t: EARLY }, before);
  ok(t > (gone?.t ?? ""));
  equal(store.before("a"), null);
  await store.bringBack("a");
  equal(store.get("a")?.t, t, "what is there is not written again");
});

test("what is said beside the points is changed without a trace in the rest", async () => {
  await device();
  await store.put(line("a", { undoes: EARLY }));
  await store.change("a", { place: "Helsinki", note: "late", began: "Ben", at: "2026-11-21T23:59+02:00" });
  const { t, ...now } = store.get("a") ?? line("");
  const { undoes: _gone, t: _t, ...expected } = line("a", { place: "Helsinki", note: "late", at: "2026-11-21T23:59+02:00" });
  deepEqual(now, { ...expected, tally: { ...expected.tally, began: "Ben" } });
  await store.change("a", { place: "Helsinki" });
  equal(store.get("a")?.t, t, "nothing is different");
  await store.change("a", { place: "", note: "", began: "" });
  deepEqual(Object.keys(store.get("a") ?? {}).sort(), ["at", "play", "t", "tally", "told", "v"]);
  equal(store.get("a")?.tally?.began, undefined);
  // Of a play without a tally it stands in the line.
  const { tally: _tally, ...totals } = line("b", { game: "game", totals: { Ann: 3, Ben: 4 } });
  await store.put(totals);
  await store.change("b", { began: "Ann" });
  deepEqual([store.get("b")?.began, store.get("b")?.tally], ["Ann", undefined]);
});

test("where there is no room nothing is lost, and what can be computed again gives way", async () => {
  await device({}, 1000);
  await store.put(line("a"));
  store.putResults("1", { a: [EARLY, "x".repeat(650)] });
  equal(await store.put(line("b")), "");
  deepEqual([store.results("1"), store.plays().length], [{}, 2]);
  const before = all();
  equal(await store.putAll([line("a", { t: LATE, note: "n" }), line("c"), line("d", { note: "x".repeat(900) })]), "full");
  deepEqual(all(), before);
  Object.defineProperty(globalThis, "localStorage", { get: () => { throw new Error("SecurityError"); }, configurable: true });
  deepEqual([await store.put(line("c")), await store.lack(), store.get("c")], ["denied", "denied", null]);
  Object.defineProperty(globalThis, "localStorage", { get: () => kept, configurable: true });
});

test("what cannot be read stays, and what a newer version has written is passed on", async () => {
  await device({ "log.play.a": "{broken", "log.play.n": "null", "log.play.o": JSON.stringify({ v: 1, play: "o", t: EARLY, at: 5 }) });
  const newer = /** @type {LogLine} */ ({ v: 2, t: LATE, play: "a", what: [1] });
  await store.putAll([newer, newer, line("b"), { v: 1, t: EARLY, person: "Ann", also: ["Anna"] }, { v: 1, t: EARLY, tidy: "device" }]);
  deepEqual([store.broken(), store.plays().length, store.lines().length], [3, 1, 2]);
  // What takes their place leaves them, also where several come at once.
  await store.putAll([line("a"), line("n")]);
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
