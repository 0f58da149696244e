// Followed games on their way between phones: packed, read, told apart. Run by `test_page.py`.
import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { common, isOneGame, nearest, standing } from "../../docs/app/play/comparing.mjs";
import { packed, unpacked } from "../../docs/app/play/packing.mjs";
import { linkIn, recordIn, recordOf } from "../../docs/app/play/reading.mjs";

const FOLDER = new URL("../records/", import.meta.url);
/** What a QR code holds at most, in bytes. */
const CODE = 2953;

/** @type {(text: string) => string[]} */
const linesOf = (text) => text.split("\n").filter(Boolean);
const ALL = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl")).map((name) => readFileSync(new URL(name, FOLDER), "utf8"));

/** The lines of a record. @type {(id: string | null, ...moves: readonly string[]) => string[]} */
const record = (id, ...moves) => [JSON.stringify({ record: 1, game: "game", ...(id ? { id } : {}), rules: 1, players: ["Ann", "Ben"] }), ...moves.map((move) => JSON.stringify({ by: "Ann", move }))];

test("every record comes back from its link, and fits a code", async () => {
  ok(ALL.length > 20);
  for (const text of ALL) {
    const lines = linesOf(text);
    const code = await packed(lines);
    ok(/^[\w-]+$/.test(code) && code.length < CODE - 100, `${code.length}`);
    const back = await recordOf(code);
    ok(typeof back === "object");
    deepEqual(back.lines.map((line) => JSON.parse(line)), lines.map((line) => JSON.parse(line)));
    equal(standing(lines, back.lines), "same");
  }
});

test("a link may also be percent-encoded, and names are those of any language", async () => {
  const lines = record("a", "Ääkköset “ß” 漢字 🦁");
  deepEqual(await recordOf(await packed(lines)), { game: "game", lines, torn: false });
  deepEqual(await recordOf(encodeURIComponent(lines.join("\n"))), { game: "game", lines, torn: false });
  const link = `Look: https://example.org/fi/play/game/#record=${await packed(lines)}). Bye`;
  deepEqual(linkIn(link), { way: "record", code: await packed(lines) });
  equal(linkIn("https://example.org/fi/play/game/#course"), null);
});

test("a link that was cut off is none, wherever", async () => {
  const code = await packed(record("a", "one", "two", "three"));
  for (let end = 0; end < code.length; end++) equal(await recordOf(code.slice(0, end)), "cut", `${end}`);
  // What would fill the memory is not unpacked.
  const bomb = new Blob(["0".repeat(3_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  await rejects(unpacked(btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_")), RangeError);
});

test("what is no record is told from one", () => {
  equal(recordIn(""), "empty");
  equal(recordIn(" \n\n"), "empty");
  for (const text of ["hello", "[]", "null", "{}", '{"record": 1}', '{"move": "end"}', '{"record": 1, "game": 3}']) equal(recordIn(text), "none", text);
  for (const text of ['{"game": "africa", "players": []}', '{\n "game": "africa",\n "players": []}', '{"v": 1, "play": "a", "tally": {}}']) equal(recordIn(text), "count", text);
  const lines = record("a", "one");
  deepEqual(recordIn(`\ufeff${lines.join("\r\n")}\r\n\r\n`), { game: "game", lines, torn: false });
  // A program was ended while it wrote.
  deepEqual(recordIn(`${lines.join("\n")}\n{"by": "An`), { game: "game", lines, torn: true });
});

test("two records of a game are told apart by their lines, however these are written", () => {
  const here = record("a", "one", "two");
  const written = here.map((line) => line.replaceAll(":", ": ").replaceAll(",", ", "));
  const turned = here.map((line) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line)).toReversed())));
  for (const lines of [here, written, turned]) equal(standing(here, lines), "same");
  equal(standing(here, record("a", "one", "two", "three")), "ahead");
  equal(standing(here, record("a", "one")), "behind");
  equal(standing(here, record("a", "one", "else", "three")), "apart");
  equal(common(here, record("a", "one", "else", "three")), 2);
  equal(common(here, record("b", "one", "two")), 0);
});

test("every place where two records part is found", () => {
  for (const text of ALL) {
    const lines = linesOf(text);
    for (let at = 1; at < lines.length; at++) {
      equal(common(lines, [...lines.slice(0, at), '{"move":"else"}', ...lines.slice(at)]), at);
      equal(standing(lines, lines.slice(0, at)), "behind");
      equal(standing(lines.slice(0, at), lines), "ahead");
    }
  }
});

test("a game is known by its id, and without one by how it began", () => {
  ok(isOneGame(record("a", "one"), record("a", "else")));
  ok(!isOneGame(record("a", "one"), record("b", "one")));
  ok(!isOneGame(record(null, "one"), record("b", "one")));
  ok(isOneGame(record(null, "one"), record(null, "one", "two")));
  ok(!isOneGame(record(null, "one"), record(null, "else")), "the next game of the same players");
  ok(!isOneGame(record(null), record(null, "else")), "a game that has only begun may be any");
});

test("of several courses of a game the one is meant that goes on", () => {
  const all = [record("b", "one"), record("a", "one", "two"), record("a", "one", "else"), record("a", "one")].map((lines) => ({ lines }));
  deepEqual(nearest(all, record("a", "one", "two", "three")), { here: all[1], standing: "ahead" });
  deepEqual(nearest(all, record("a", "one", "else")), { here: all[2], standing: "same" });
  deepEqual(nearest(all.slice(0, 3), record("a", "one", "other")), { here: all[1], standing: "apart" });
  deepEqual(nearest(all.slice(1, 3), record("a", "one")), { here: all[1], standing: "behind" });
  equal(nearest(all, record("c", "one")), null);
});
