// The score sheet without a page: its state, what is told of it, and what comes from elsewhere. Run by `test_page.py`.
import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { env } from "node:process";
import { test } from "node:test";
import { agreedOf } from "../../docs/app/sheet/agreed.mjs";
import { inTurn } from "../../docs/app/sheet/first.mjs";
import { fromAddress, fromText } from "../../docs/app/sheet/incoming.mjs";
import { read, written } from "../../docs/app/sheet/kept.mjs";
import { KINDS, kindOf, sum } from "../../docs/app/sheet/kinds.mjs";
import { gamesIn, lineOf } from "../../docs/app/sheet/lines.mjs";
import { choicesFor, combined, comers, disagreed, isEmpty, mergeable, settled, sides, wordsOf } from "../../docs/app/sheet/merging.mjs";
import { look } from "../../docs/app/sheet/names.mjs";
import { isWhole, pressed } from "../../docs/app/sheet/pad.mjs";
import { differences, results } from "../../docs/app/sheet/results.mjs";
import { arrived } from "../../docs/app/sheet/rounds.mjs";
import { apart, asked, known, NOTHING, score, shared, without } from "../../docs/app/sheet/scoring.mjs";
import { shortened, wrapped } from "../../docs/app/sheet/short.mjs";
import * as states from "../../docs/app/sheet/state.mjs";
import { closed, following, openLabels, openPlaces, openRows, placeText, saidIn, SILENT, spelled } from "../../docs/app/sheet/said.mjs";
import { day, onTheWall, when } from "../../docs/app/sheet/time.mjs";
import { clean, idOf, placed, readable, rowsOf, valueIn } from "../../docs/app/sheet/tally.mjs";
import { filled, isolated } from "../../docs/app/sheet/text.mjs";
/** @import { Opened } from "../../docs/app/sheet/incoming.mjs" */
/** @import { Comer } from "../../docs/app/sheet/merging.mjs" */
/** @import { Conflict, Count, Field, Form, Outcome, Player, Row, Said, Sheet, State, Tally } from "../../docs/app/types" */

const AT = "2026-03-14T15:09:26.000Z";
const LATER = "2026-03-14T15:10:00.000Z";

/** @type {(key: string, kind: string, more?: Partial<Field>) => Field} */
const field = (key, kind, more = {}) => ({ key, kind, label: key.toUpperCase(), help: "", rule: `game.${key}`, required: false, empty: 0, ...more });

/** Every text of the sheet says its own name and its values. */
const words = /** @type {Form["words"]} */ (
  new Proxy({}, { get: (_, name) => ({ numbered: "Player {number}", pair: "{question}: {value}", kind: "Kind {number}", open: "open: {what}", leads: "leads: {names}", allowed: "allowed: {allowed}", series: "{said}; {more}", zero: "{category}: {points}" })[String(name)] ?? String(name) })
);

/** @type {Form} */
const form = {
  game: "game",
  name: "Game",
  lang: "en",
  table: [2, 4],
  oneOf: ["pile", "values"],
  hasFirst: true,
  fields: [
    field("track", "number", { required: true, low: 0, high: 60 }),
    field("bonus", "flag", { whose: "who?", worth: 3, inside: "track" }),
    field("goods", "kinds", { kinds: 3, each: 5, parts: [{ key: "drum", label: "Drum", most: 5, group: "" }], empty: {} }),
    field("pile", "cards", {
      empty: [],
      parts: [
        { key: "red lion", label: "Lion", most: 2, group: "Red" },
        { key: "blue lion", label: "Lion", most: 2, group: "Blue" },
        { key: "red hyena", label: "Hyena", most: 2, group: "Red" },
      ],
    }),
    field("values", "values", { empty: {}, parts: [{ key: "3", label: "Threes", most: 9, group: "" }] }),
  ],
  categories: { track: "Track", adjust: "Agreed" },
  readings: { "game.disputed": { one: "One", two: "Two" } },
  editions: { nl: "Dutch" },
  games: { game: "Game", other: "Other" },
  strangers: ["Player {number}", "Speler {number}", "{number}. pelaaja"],
  words,
};
const table = { name: "Game", editions: { nl: { "game.disputed": "two" } }, rulings: { "game.disputed": { title: "Disputed?", readings: { one: "One", two: "Two" } } } };

const begun = () => states.open(states.empty(form, "id", AT));
/** @type {(state: State, id: string) => Row} */
const row = (state, id) => {
  const found = rowsOf(form, state.count, state.seat).find((each) => each.id === id);
  ok(found, id);
  return found;
};
/** Types a text in a row of the player that is shown. @type {(state: State, id: string, text: string) => State} */
const type = (state, id, text) => states.type(form, state, AT, row(state, id), text);
/** @type {(state: State, outcome?: Outcome, more?: Partial<import("../../docs/app/sheet/results.mjs").Surroundings>) => ReturnType<typeof results>} */
const told = (state, outcome = NOTHING, more = {}) => results(form, state, outcome, { phase: "ready", engine: { name: "py", version: "1" }, lack: "", ours: () => null, ...more });
/** @type {(totals: readonly number[], more?: Partial<Sheet>) => Outcome} */
const sheet = (totals, more = {}) => ({
  problems: [],
  sheet: {
    players: totals.map((total, i) => ({
      name: `Player ${i + 1}`,
      total,
      rank: 1 + totals.filter((each) => each > total).length,
      winner: total === Math.max(...totals),
      lines: [{ category: "track", points: -total, text: "so it is", rule: "game.track" }],
    })),
    winners: totals.flatMap((total, i) => (total === Math.max(...totals) ? [`Player ${i + 1}`] : [])),
    decision: { text: "decided" },
    rulings: { "game.disputed": "one" },
    disputed: [],
    tally: { game: "game", players: totals.map((total, i) => ({ name: `Player ${i + 1}`, track: total })) },
    ...more,
  },
});

test("a state is frozen, and what happens leads to another one", () => {
  const before = begun();
  const after = type(before, "track", "30");
  ok(Object.isFrozen(after) && Object.isFrozen(after.count));
  deepEqual(before.count.tally.players, [{ name: "Player 1" }, { name: "Player 2" }]);
  deepEqual(after.count.tally.players[0], { name: "Player 1", track: 30 });
  throws(() => Object.assign(after, { seat: 1 }), /read only/);
});

test("what is typed on in one row is undone as one, and done again", () => {
  const one = type(type(begun(), "track", "3"), "track", "30");
  equal(one.past.length, 1);
  const two = type(states.settle(one), "track", "31");
  equal(two.past.length, 2);
  const back = states.undo(two, LATER);
  equal(back.count.tally.players[0]?.track, 30);
  equal(back.count.at, LATER);
  equal(states.undo(states.sit(back, 1), LATER).seat, 0, "it goes to whom it concerns");
  equal(states.redo(back, LATER).count.tally.players[0]?.track, 31);
  const first = states.undo(states.undo(back, LATER), LATER);
  equal(first.count.tally.players[0]?.track, undefined);
  deepEqual(states.redo(type(first, "track", "9"), LATER).count.tally.players[0]?.track, 9, "a change leaves nothing to do again");
});

test("only so many steps are kept", () => {
  let state = begun();
  for (let i = 0; i < 400; i += 1) state = states.settle(type(state, "track", String(i % 50)));
  equal(state.past.length, 300);
});

test("single steps in one direction are one step to undo", () => {
  let state = begun();
  for (const by of [1, 1, 1, -1]) state = states.nudge(form, state, AT, row(state, "track"), by);
  equal(valueIn(states.playerOf(state), row(state, "track")), 2);
  equal(state.past.length, 2);
  equal(states.undo(state, AT).count.tally.players[0]?.track, 3);
  equal(states.nudge(form, begun(), AT, row(begun(), "track"), -1).count.tally.players[0]?.track, 0, "one less than nothing is none");
});

test("a sum is counted and stays as it was typed", () => {
  const state = type(begun(), "track", "3 + 6+2");
  equal(state.count.tally.players[0]?.track, 11);
  equal(states.typedIn(state, row(state, "track")), "3 + 6+2");
  equal(states.typedIn(type(state, "track", "4"), row(state, "track")), undefined);
  deepEqual(["", "+", "7-2", "12+", "x", "1234567890"].map(sum), [undefined, undefined, 5, 12, "x", "1234567890"]);
});

test("points of cards may be typed one by one", () => {
  for (const text of ["2 1 6", "2, 1, 6", "2,1,6", "[2,1,6]", " [2, 1, 6", "2+1+6", "2 + 1 + 6+", "2;1;6"]) deepEqual(KINDS.points?.typed(text), [2, 1, 6], text);
  deepEqual(["9", "[9]", "12+", "7-2", "", "2 x 6", "["].map((text) => KINDS.points?.typed(text)), [9, 9, 12, 5, undefined, "2 x 6", "["]);
});

test("players come, are named and go", () => {
  const three = states.add(form, states.rename(form, begun(), AT, " Player 3 "), AT);
  deepEqual(three.count.tally.players.map(({ name }) => name), ["Player 3", "Player 2", "Player 4"]);
  equal(three.seat, 2);
  const named = states.rename(form, three, AT, "");
  equal(states.playerOf(named).name, "Player 3", "without a name a number");
  const gone = states.remove(form, states.sit(three, 0), AT);
  deepEqual([gone.count.tally.players.length, gone.seat], [2, 0]);
  equal(states.undo(gone, AT).count.tally.players.length, 3);
});

/** A count for two with some numbers; the rest is none. @type {(...tracks: readonly string[]) => State} */
const counted = (...tracks) => {
  const state = tracks.reduce((each, track, seat) => type(states.sit(each, seat), "track", track), begun());
  return states.settle(states.passAll(form, state, AT, [0, 1]));
};
/** @type {(state: State, seat: number | null) => State} */
const hold = (state, seat) => states.hold(state, AT, bonus, seat);
const bonus = /** @type {Field} */ (form.fields[1]);

test("the table is asked once who has it, and whether its points are in a number", () => {
  const state = counted("41", "20");
  deepEqual(openLabels(form, state.count), ["BONUS"]);
  deepEqual(openLabels(form, hold(state, null).count), []);
  const first = hold(state, 0);
  deepEqual(openLabels(form, first.count), ["BONUS"], "the points may be in it");
  const [asked] = told(first).asks;
  deepEqual(asked?.choices.map(({ name, chosen }) => [name, chosen]), [["Player 1", true], ["Player 2", false], ["nobody", false]]);
  ok(asked?.inside);
  const inside = states.join(first, AT, bonus, true);
  deepEqual([inside.count.tally.players[0]?.track, openLabels(form, inside.count)], [38, []]);
  equal(states.join(first, AT, bonus, false).count.tally.players[0]?.track, 41);
  deepEqual(hold(inside, 1).count.tally.players.map((player) => player.bonus), [undefined, true], "it goes over");
  for (const seat of [1, 0, null]) equal(hold(inside, seat).count.tally.players[0]?.track, 41, "its points are where they were typed");
  equal(hold(hold(inside, 1), 0).count.tally.players[0]?.track, 41, "once");
  const summed = states.join(hold(states.settle(type(states.sit(state, 0), "track", "40+1")), 0), AT, bonus, true);
  deepEqual(Object.keys(summed.count.typed), [], "the sum is not what stands there any more");
  deepEqual(openLabels(form, states.settle(type(states.sit(inside, 0), "track", "43")).count), ["BONUS"], "another number is another question");
  const gone = states.remove(form, states.sit(inside, 0), AT);
  deepEqual(openLabels(form, gone.count), ["BONUS"], "who had it has gone");
});

test("what was said, what is none and what is open", () => {
  let state = begun();
  deepEqual(openLabels(form, state.count), ["Player 1", "Player 2", "BONUS"]);
  state = type(state, "track", "7");
  deepEqual(openLabels(form, state.count), ["Player 1 – GOODS, PILE", "Player 2", "BONUS"]);
  equal(openLabels(form, state.count, state.last)[0], "Player 1 – TRACK, GOODS, PILE", "who types has not said it yet");
  state = states.pass(form, states.settle(state), AT, row(state, "goods/drum"));
  equal(saidIn(state.count, 0, row(state, "goods/drum")), 0);
  equal(valueIn(state.count.tally.players[0], row(state, "goods/drum")), undefined);
  equal(states.pass(form, state, AT, row(state, "goods/drum")), states.settle(state), "nothing is said twice");
  deepEqual(openRows(form, state.count, 0).map(({ id }) => id), ["pile/red lion", "pile/red hyena", "pile/blue lion"]);
  state = states.passAll(form, state, AT, [0, 1]);
  deepEqual(openLabels(form, state.count), ["Player 2 – TRACK", "BONUS"], "what everybody has to say is never none");
  deepEqual(openLabels(form, states.undo(state, AT).count), ["Player 1 – PILE", "Player 2", "BONUS"]);
  deepEqual(openRows(form, type(state, "goods/drum", "").count, 0).map(({ id }) => id), ["goods/drum"], "what is cleared is open");
  deepEqual(spelled(form, state.count).players[0], { name: "Player 1", track: 7, goods: {}, pile: [] });
  deepEqual(openLabels(form, states.turn(form, state, AT, "values").count)[0], "Player 1 – VALUES", "another way is not counted yet");
  const goods = /** @type {Field} */ (form.fields[2]);
  deepEqual(openLabels(form, states.grow(state, AT, goods, "Pots").count), ["Player 1 – Pots", "Player 2 – TRACK, Pots", "BONUS"]);
  deepEqual(openLabels(form, states.add(form, state, AT).count)[2], "BONUS");
  deepEqual(openLabels(form, states.remove(form, states.sit(state, 1), AT).count), ["BONUS"]);
});

test("“Next” leads to all that is open", () => {
  let state = type(states.sit(begun(), 1), "track", "3");
  /** @type {unknown[]} */
  const places = [];
  let at = 0;
  for (let i = 0; i < 20; i += 1) {
    const next = following(form, state.count, state.seat, at);
    if (next === null || "key" in next) {
      places.push(next);
      break;
    }
    if (next.seat !== state.seat) state = states.sit(state, next.seat);
    at = next.at;
    state = states.pass(form, state, AT, /** @type {Row} */ (rowsOf(form, state.count, state.seat)[at]));
    places.push(`${next.seat}/${rowsOf(form, state.count, state.seat)[at]?.id}`);
  }
  const rows = ["goods/drum", "pile/red lion", "pile/red hyena", "pile/blue lion"];
  deepEqual(places, [...rows.map((id) => `1/${id}`), "0/track", ...rows.map((id) => `0/${id}`), { key: "bonus" }]);
  equal(following(form, hold(state, null).count, 0, 9), null);
  deepEqual(following(form, state.count, 0, 0), { key: "bonus" }, "what is said is not asked again");
  const drum = rowsOf(form, state.count, 0).findIndex(({ id }) => id === "goods/drum");
  deepEqual(following(form, state.count, 0, 0, true), { seat: 0, at: drum }, "but for whoever counts again");
});

test("a tally from elsewhere is complete, but for what it says is open", () => {
  const tally = { game: "game", players: [{ name: "A", track: 1, goods: { drum: 1, Pots: 2 } }, { name: "B" }] };
  const count = { ...begun().count, tally };
  deepEqual(openLabels(form, closed(form, count)), []);
  deepEqual(openLabels(form, closed(form, count, ["players[0].goods.Pots", "players[1]"])), ["B"]);
  for (const open of [["players[0].pile", "players[1].goods.drum", "players[1].goods.Pots", "bonus"], ["players[1]"], ["players[1].track"], []]) {
    const half = closed(form, count, open);
    const again = closed(form, count, openPlaces(form, half).map(placeText));
    deepEqual(again, half, open.join());
  }
  equal(openLabels(form, closed(form, count, ["players[7].track"])).length, 3, "an unknown place opens all");
});

test("what was counted in another way is there again", () => {
  const state = type(begun(), "pile/red lion", "2");
  const there = type(states.turn(form, state, AT, "values"), "values/3", "1");
  deepEqual(states.turn(form, there, AT, "pile").count.tally.players[0], { name: "Player 1", pile: ["red lion", "red lion"] });
  deepEqual(states.turn(form, states.turn(form, there, AT, "pile"), AT, "values").count.tally.players[0], { name: "Player 1", values: { 3: 1 } });
});

test("whoever has nothing yet counts like the others", () => {
  const state = states.turn(form, type(begun(), "track", "1"), AT, "values");
  deepEqual(state.count.tally.players.map(({ values }) => values), [{}, undefined]);
  deepEqual(rowsOf(form, state.count, 1).map(({ id }) => id), ["track", "goods/drum", "values/3"]);
  const other = states.turn(form, states.sit(state, 1), AT, "pile");
  deepEqual(other.count.tally.players.map(({ values, pile }) => [values, pile]), [[{}, undefined], [undefined, []]]);
  equal(states.turn(form, other, AT, "pile"), other, "nothing happens twice");
});

test("another tab has changed the count", () => {
  // Here the track was typed in two steps, there the goods and the pile of the same player, and the other's name.
  const here = type(states.settle(type(begun(), "track", "30")), "track", "31");
  let there = states.open(here.count);
  for (const [id, text] of /** @type {const} */ ([["goods/drum", "2"], ["pile/red lion", "1"]])) there = type(states.settle(there), id, text);
  there = states.rename(form, states.sit(there, 1), LATER, "Ben");
  const followed = states.follow(states.sit(here, 1), there.count);
  deepEqual([followed.count, followed.seat, followed.past.length], [there.count, 1, 2]);
  const back = states.undo(followed, LATER);
  deepEqual(back.count.tally.players, [{ name: "Player 1", track: 30, goods: { drum: 2 }, pile: ["red lion"] }, { name: "Ben" }]);
  const first = states.undo(back, LATER);
  deepEqual(first.count.tally.players[0], { name: "Player 1", goods: { drum: 2 }, pile: ["red lion"] });
  const again = states.follow(first, type(states.open(first.count), "goods/drum", "3").count);
  deepEqual(states.redo(states.redo(again, LATER), LATER).count.tally.players[0], { name: "Player 1", track: 31, goods: { drum: 3 }, pile: ["red lion"] });
  // What both have changed is as it was said last, and no step that does nothing is left.
  deepEqual(states.follow(here, type(states.open(here.count), "track", "9").count).past, []);
  // Whoever was said to be none in both.
  const none = states.pass(form, begun(), AT, row(begun(), "goods/drum"));
  const more = states.follow(none, states.pass(form, states.open(none.count), AT, row(none, "pile/red lion")).count);
  deepEqual(states.undo(more, AT).count.seats[0]?.none, ["pile/red lion"]);
  // With other players there is nothing to undo; the one that is shown is shown.
  const gone = states.follow(states.sit(here, 1), states.remove(form, states.open(here.count), AT).count);
  deepEqual([gone.past, gone.seat, states.playerOf(gone).name], [[], 0, "Player 2"]);
});

test("every kind of fields gives back what was put in", () => {
  const state = begun();
  for (const id of ["track", "goods/drum", "pile/red lion", "pile/blue lion"]) {
    equal(valueIn(states.playerOf(type(state, id, "2")), row(state, id)), 2, id);
  }
  const pile = type(type(state, "pile/red lion", "2"), "pile/blue lion", "1").count.tally.players[0]?.pile;
  deepEqual(pile, ["red lion", "red lion", "blue lion"]);
  deepEqual(rowsOf(form, state.count, 0).map(({ id }) => id), ["track", "goods/drum", "pile/red lion", "pile/red hyena", "pile/blue lion"]);
  deepEqual(type(state, "goods/drum", "").count.tally.players[0]?.goods, undefined);
  const list = KINDS.kinds?.set([1], 2, 5);
  deepEqual(list, [1, 0, 5]);
  throws(() => kindOf(field("x", "toString")), /cannot show/);
});

test("a row that somebody has named is there for all", () => {
  const goods = form.fields[2];
  ok(goods);
  const state = states.grow(begun(), AT, goods, "Pots");
  equal(row(states.sit(state, 1), "goods/Pots").high, 5);
  deepEqual(type(state, "goods/Pots", "3").count.tally.players[0]?.goods, { Pots: 3 });
});

test("what others read has nothing in it that is none", () => {
  let state = type(type(begun(), "goods/drum", "0"), "pile/red lion", "1");
  state = hold(state, null);
  deepEqual(clean(form, state.count.tally).players, [{ name: "Player 1", pile: ["red lion"] }, { name: "Player 2", pile: [] }]);
  deepEqual(clean(form, state.count.tally, { fill: true }).players[1], { name: "Player 2", track: 0, pile: [] });
});

test("only what can be shown is read", () => {
  const player = { name: "A", track: 1 };
  deepEqual(readable(form, { players: [player] }), { game: "game", rulings: {}, players: [player] });
  deepEqual(readable(form, { winners: [], tally: { game: "game", edition: "nl", players: [player] } })?.edition, "nl");
  // What is null says no more than what is left out.
  const blank = { game: null, edition: null, rulings: { x: null }, players: [{ ...player, goods: { drum: null, bells: 2 }, pile: null }] };
  deepEqual(readable(form, blank), { game: "game", rulings: {}, players: [{ ...player, goods: { bells: 2 } }] });
  deepEqual(readable(form, { rulings: null, players: [player] }), { game: "game", rulings: {}, players: [player] });
  const bad = [null, [], { players: [] }, { players: [{ name: " " }] }, { players: [{ name: "A", what: 1 }] }, { players: [{ name: "A", track: [1] }] }];
  for (const data of [...bad, { game: "other", players: [player] }, { players: [{ name: "A", pile: [], values: {} }] }, { players: [player], more: 1 }]) {
    equal(readable(form, data), null, JSON.stringify(data));
  }
});

test("a game is known by one id, wherever it goes", () => {
  const none = { edition: null, rulings: {} };
  const here = counted("30", "20").count;
  const sent = shared(form, here, none);
  deepEqual([sent.id, asked(form, here, none)[0].id, here.tally.id], [here.id, here.id, undefined]);
  const there = { ...states.empty(form, "another", AT), ...apart(/** @type {Tally} */ (readable(form, sent))) };
  const corrected = type(states.open(there), "track", "31").count;
  deepEqual([idOf(there), idOf(corrected), shared(form, corrected, none).id], [here.id, here.id, here.id]);
  equal(idOf(states.undo(type(states.open(there), "track", "31"), AT).count), here.id);
  // What is handed over goes into the game that is there.
  const found = part({ id: "other" }, { name: "Zoë" });
  const [ours, theirs] = mergeable(form, table, sides(form, there, found, [{ seat: -1, name: "Zoë" }]), {}).parts;
  deepEqual([ours.id, theirs.id], [here.id, "other"]);
  for (const id of [7, "", "two\nlines", " ", "x".repeat(101)]) equal(readable(form, { id, players: sent.players }), null, String(id));
});

test("who began is that player under any name", () => {
  const none = { edition: null, rulings: {} };
  const players = [{ name: "Ann", track: 1 }, { name: "Zoë", track: 2 }, { name: "Ben", track: 3 }];
  const tally = /** @type {Tally} */ (readable(form, { began: "zoë", players }));
  equal(tally.began, "Zoë");
  equal(readable(form, { began: "Carl", players })?.began, undefined);
  let state = states.sit(states.open({ ...states.empty(form, "id", AT, ["", "", ""]), tally }), 1);
  equal(shared(form, state.count, none).began, "Zoë");
  // While a name is typed it may be that of another player.
  for (const name of ["A", "An", "Ann", "Anna"]) state = states.rename(form, state, AT, name);
  deepEqual([state.count.tally.began, states.beforeNaming(state).tally.began], ["Anna", "Zoë"]);
  state = states.sit(state, 0);
  for (const name of ["Anna", "Annabel"]) state = states.rename(form, state, AT, name);
  equal(state.count.tally.began, "Anna");
  equal(states.remove(form, state, AT).count.tally.began, "Anna");
  equal(states.remove(form, states.sit(state, 1), AT).count.tally.began, undefined);
  equal(states.begin(state, AT, "Ben").count.tally.began, "Ben");
  equal(states.begin(state, AT, "").count.tally.began, undefined);
  // Whoever is nobody yet has not begun.
  const count = { ...begun().count, tally: { ...begun().count.tally, began: "Player 2" } };
  equal(sides(form, count, part({}, { name: "Zoë" }), [{ seat: -1, name: "Zoë" }]).ours.tally.began, undefined);
  const conflict = { key: "began", values: ["Ann", "Zoë"], parts: [0, 1] };
  equal(settled(form, { game: "game", began: "Ann", players }, [conflict], [1]).began, "Zoë");
  deepEqual([wordsOf(form, table, conflict).title, wordsOf(form, table, conflict).value("Zoë")], ["began", "Zoë"]);
});

test("what comes from elsewhere is understood or refused", () => {
  const tally = { game: "game", players: [{ name: "A", track: 1 }] };
  const encoded = encodeURIComponent(JSON.stringify(tally));
  deepEqual(fromAddress(form, `#part=${encoded}`), { kind: "part", tally: { ...tally, rulings: {} }, open: [], from: null });
  deepEqual(/** @type {Opened} */ (fromAddress(form, `#part=${encoded}&from=ab1.2&at=${AT}&v=2`)).from, { id: "ab1", seat: 2, at: AT });
  for (const from of [`from=a b.2&at=${AT}`, "from=ab1.2&at=yesterday", "from=ab1.2"]) equal(/** @type {Opened} */ (fromAddress(form, `#part=${encoded}&${from}`)).from, null);
  deepEqual(fromAddress(form, `#part=${encoded}&v=3`), { refused: "newer" });
  equal(fromAddress(form, "#africa.score"), null);
  deepEqual(fromAddress(form, `#v=2&tally=${encoded}`), { refused: "newer" });
  deepEqual(fromAddress(form, "#tally=%"), { refused: "unreadable" });
  const elsewhere = JSON.stringify({ ...tally, game: "other" });
  const fragment = `=${encodeURIComponent(elsewhere)}`;
  deepEqual(fromText(form, elsewhere), { elsewhere: "other", fragment: `#tally${fragment}` });
  // A part stays one.
  for (const link of [`#part${fragment}&from=ab1.2&at=${AT}&v=2`, `#v=1&tally${fragment}&open=bonus`]) deepEqual(fromText(form, `see https://x.example/${link}`), { elsewhere: "other", fragment: link });
  deepEqual(fromText(form, `${JSON.stringify(tally)}\nmore`), { kind: "tally", tally: { ...tally, rulings: {} }, open: [], from: null });
  deepEqual(fromText(form, `see https://x.example/#tally=${encoded}&open=players[0].pile,bonus`), { kind: "tally", tally: { ...tally, rulings: {} }, open: ["players[0].pile", "bonus"], from: null });
  deepEqual(fromText(form, ""), { refused: "unreadable" });
});

test("a problem is told at its row, or beside the player that it is about", () => {
  const state = type(type(begun(), "pile/blue lion", "1"), "track", "99");
  deepEqual(placed(form, state.count, "players[0].track"), { seat: 0, key: "track", row: "track" });
  deepEqual(placed(form, state.count, "players[0].pile[0]"), { seat: 0, key: "pile", row: "pile/blue lion" });
  deepEqual(placed(form, state.count, 'players[0].goods["x"]'), { seat: 0, key: "goods", row: "goods/drum" });
  deepEqual(placed(form, state.count, "players[7].track"), null);
  const problems = ["players[0].track", "players[1].track", "players[0].name", ""].map((place) => ({ what: "no", allowed: "less", place }));
  const found = told(state, { sheet: null, problems });
  deepEqual(found.problems, { name: "no\nallowed: less", rows: { track: "no\nallowed: less" } });
  deepEqual(found.alarm.map(({ seat, name }) => [seat, name]), [[1, "Player 2"], [null, ""]]);
  deepEqual(found.chips.map(({ mark, total }) => [mark, total]), [["⚠", "–"], ["⚠", "–"]]);
});

test("only what depends on something impossible is not told", () => {
  const state = type(counted("30", "20"), "track", "99");
  const problem = { what: "“drum”: too many „pile“", allowed: "", place: "players[1].track" };
  const refusal = Object.assign(new Error("no"), { name: "ScorerError", ...problem });
  /** @type {import("../../docs/app/types").Engine} */
  const engine = /** @type {never} */ ({
    score: (/** @type {Tally} */ { players }) => {
      if (players[1]?.track === 99) throw refusal;
      return { players: players.map(({ track }) => ({ total: Number(track) })) };
    },
    problems: () => [problem],
  });
  const outcome = score(engine, [clean(form, state.count.tally), {}], (problems, most) => without(form, state.count, problems, most));
  deepEqual(outcome.totals, [30, null]);
  const found = told(state, outcome);
  deepEqual(found.chips.map(({ total, mark }) => [total, mark]), [["30", ""], ["–", "⚠"]]);
  deepEqual(found.standing, { kind: "wrong", text: "“Drum”: too many „PILE“", seat: 1, row: "track" });
  const whole = { sheet: null, problems: [{ what: "“goods”: together 9", allowed: "", place: "" }] };
  deepEqual(told(state, whole).problems.rows, { "goods/drum": "“GOODS”: together 9" }, "in view");
});

test("who counts alone what a whole table has is told to add the others, and the total", () => {
  const [one] = readable(form, { players: [{ name: "Ann", values: { 3: 9 } }] })?.players ?? [];
  const refusal = Object.assign(new Error("no"), { name: "ScorerError", what: "too much", allowed: "", place: "" });
  /** @type {import("../../docs/app/types").Engine} */
  const engine = /** @type {never} */ ({
    score: (/** @type {Tally} */ { players }) => {
      if (players.length < 4 || players.some((player) => !player.values)) throw refusal;
      return { players: players.map(({ values }) => ({ total: Number(/** @type {Record<string, number>} */ (values)[3] ?? 0) })) };
    },
    problems: () => [refusal],
  });
  const asked = /** @type {[Tally, {}]} */ ([{ game: "game", players: [one, { name: "Player 2", values: {} }] }, {}]);
  /** @type {(all: boolean, most?: number) => Outcome} */
  const outcome = (all, most = 4) => score(engine, asked, undefined, { table: [2, most], text: "for {players}", all });
  deepEqual([outcome(false).problems.map(({ what }) => what), outcome(false).totals], [["for 4"], [9, 0]]);
  deepEqual(outcome(true).problems.map(({ what }) => what), ["too much", "for 4"]);
  deepEqual(outcome(false, 3).problems.map(({ what }) => what), ["too much"]);
});

test("nobody leads alone, and nobody has won while somebody counts", () => {
  const marks = (/** @type {State} */ state, /** @type {readonly number[]} */ totals) => told(state, sheet(totals)).chips.map(({ mark }) => mark);
  const one = type(begun(), "track", "30");
  deepEqual(marks(one, [30, 0]), ["", ""]);
  const two = type(states.sit(one, 1), "track", "20");
  deepEqual(marks(two, [30, 20]), ["▲", ""]);
  equal(told(two, sheet([30, 20])).spoken, "Player 2: 20. leads: Player 1");
  const all = hold(counted("30", "20"), null);
  deepEqual(marks(all, [30, 20]), ["♛", ""]);
  deepEqual(told(all, sheet([30, 20])).standing, { kind: "won", text: "decided" });
  equal(told(states.sit(all, 1), sheet([30, 20])).spoken, "Player 2: 20. decided");
  equal(told(begun(), sheet([0, 0])).spoken, "");
  const typing = type(all, "track", "4");
  deepEqual(marks(typing, [4, 20]), ["", "▲"], "while a number is typed nobody has won");
  deepEqual(told(typing, sheet([4, 20])).standing, { kind: "open", text: "sofar" });
  deepEqual(marks(states.settle(typing), [4, 20]), ["", "♛"]);
  deepEqual(marks(states.undo(states.undo(all, AT), AT), [30, 20]), ["▲", ""]);
});

test("a ruling that decides is told with who wins under each reading", () => {
  const state = hold(counted("30", "20"), null);
  const disputed = [{ ruling: "game.disputed", reading: "two", winners: ["Player 2"], changes_winner: true, doubt: /** @type {const} */ ("differ") }];
  const [dispute] = told(state, sheet([30, 20], { disputed }), { ours: () => "one" }).disputes;
  ok(dispute);
  deepEqual(dispute.head, ["game.disputed"]);
  deepEqual(dispute.readings.map(({ winners }) => winners), [["Player 1"], ["Player 2"]]);
  deepEqual([dispute.now, dispute.chosen, dispute.ours], ["one", false, "One"]);
  const once = states.choose(state, AT, "game.disputed", "one");
  deepEqual(states.choose(once, AT, "game.disputed", "one").count.tally.rulings, {}, "it is taken back");
  const chosen = told(once, sheet([30, 20])).disputes[0];
  deepEqual([chosen?.head, chosen?.chosen, chosen?.ours], [null, true, ""]);
  deepEqual(told(state, sheet([30, 20])).disputes, []);
});

test("how it stands is told, and why there are so many points", () => {
  const waiting = told(begun(), NOTHING, { phase: "loading", engine: null, lack: "denied" });
  deepEqual(waiting.status, { sentences: ["unkept", "loading"], about: "", failed: false });
  equal(waiting.reasons, null);
  const one = told(type(begun(), "pile/red lion", "2"), sheet([4, 0]));
  deepEqual(one.status.sentences, ["kept"]);
  deepEqual(one.reasons?.lines, [{ category: "track", label: "Track", points: "−4", text: "so it is", rule: "game.track" }]);
  deepEqual(one.groups, { "pile/Red": 2, "pile/Blue": 0 });
  deepEqual([one.canUndo, one.canRedo], [true, false]);
});

test("the engine is asked what our table plays where the tally says nothing", () => {
  const { count } = begun();
  const { tally } = count;
  const choice = known(table, { edition: "nl", rulings: { "game.disputed": "two", "game.unknown": "x" } });
  deepEqual(asked(form, count, choice)[1], { edition: "nl", rulings: { "game.disputed": "two" } });
  deepEqual(known(table, { edition: "xx", rulings: {} }).edition, null);
  deepEqual(asked(form, { ...count, tally: { ...tally, rulings: { "game.disputed": "one" } } }, choice)[1].rulings, { "game.disputed": "one" });
  deepEqual(asked(form, { ...count, tally: { ...tally, edition: "nl" } }, choice)[1], {});
  const refusal = Object.assign(new Error("no"), { name: "ScorerError", what: "no", allowed: "", place: "" });
  /** @type {import("../../docs/app/types").Engine} */
  const engine = /** @type {never} */ ({
    score: () => {
      throw refusal;
    },
    problems: () => [],
  });
  deepEqual(score(engine, [tally, {}]), { sheet: null, problems: [refusal], totals: [null, null] });
});

test("what a count is scored with goes with it", () => {
  const ours = { edition: null, rulings: { "game.disputed": "two" } };
  const none = { edition: null, rulings: {} };
  const played = states.played(counted("30", "20"), ours);
  equal(states.played(played, none), played, "what the table chooses later is asked");
  const sent = shared(form, played.count, none);
  deepEqual(sent.rulings, { "game.disputed": "two" });
  const there = { ...played.count, ...apart(/** @type {Tally} */ (readable(form, sent))) };
  deepEqual(shared(form, there, { edition: null, rulings: { "game.disputed": "one" } }), sent);
  const now = { ...sheet([30, 20]).sheet, rulings: { "game.disputed": "two" } };
  const found = (/** @type {string | null} */ reading) => differences(form, there, /** @type {Sheet} */ (now), () => reading);
  deepEqual([found("two"), found(null)], [[], []]);
  deepEqual(found("one"), [{ ruling: "game.disputed", here: "two", ours: "one" }]);
  const state = states.open(there);
  const stays = states.chooseAll(state, AT, { "game.disputed": "two" });
  deepEqual(differences(form, stays.count, /** @type {Sheet} */ (now), () => "one"), [], "it was chosen for this game");
  deepEqual(asked(form, states.adopt(stays, AT, none).count, ours)[1], {});
  const outcome = { problems: [], sheet: /** @type {Sheet} */ (now) };
  deepEqual(told(state, outcome, { ours: () => "one" }).differs, { here: "Two", ours: "One" });
  deepEqual(told(state, outcome).status.sentences, ["plays", "kept"]);
});

/** A part of one count, as it comes out of a link. @type {(more: Partial<Tally>, ...players: readonly Player[]) => Opened} */
const part = (more, ...players) => ({ kind: "part", tally: { game: "game", ...more, players }, open: [], from: null });
/** @type {(count: Count, found: Opened, now?: Record<string, string>) => ReturnType<typeof mergeable>} */
const asking = (count, found, now = {}) => mergeable(form, table, sides(form, count, found, comers(form, count, found)), now);

test("readings that a part brings are asked where they differ", () => {
  const rulings = (/** @type {string} */ now) => asking(begun().count, part({ edition: "nl" }, { name: "Ann", track: 1 }), { "game.disputed": now }).parts.map((each) => each.rulings);
  deepEqual(rulings("two"), [{}, {}]);
  deepEqual(rulings("one"), [{ "game.disputed": "one" }, { "game.disputed": "two" }]);
});

test("a part goes into a sheet, and nothing is written over without a choice", () => {
  const state = type(begun(), "track", "5");
  deepEqual(asking(state.count, part({}, { name: "Zoë" })).parts[0].players.map(({ name }) => name), ["Player 1"], "strangers give way");
  deepEqual([isEmpty(form, begun().count), isEmpty(form, state.count)], [true, false]);
  const merged = { game: "game", players: [{ name: "Ann", track: 1 }] };
  const conflict = { player: "Ann", key: "track", values: [1, 2], parts: [0, 1] };
  const whole = settled(form, merged, [conflict], [1]);
  deepEqual(whole.players, [{ name: "Ann", track: 2 }, { name: "Player 1" }]);
  const ruling = { key: "rulings.game.disputed", values: ["one", "two"], parts: [0, 1] };
  deepEqual(settled(form, merged, [ruling], [1]).rulings, { "game.disputed": "two" });
  deepEqual([wordsOf(form, table, ruling).title, wordsOf(form, table, ruling).value("two")], ["Disputed?", "Two"]);
});

test("only what differs is told, with colours and kinds", () => {
  /** @type {(key: string, ...values: readonly Said[]) => string[]} */
  const say = (key, ...values) => {
    const { title, value } = wordsOf(form, table, { player: "Ann", key, values, parts: [0, 1] });
    return [title, ...values.map((each) => value(each))];
  };
  deepEqual(say("pile", ["red lion", "red hyena"], ["blue lion", "red hyena"]), ["Ann – PILE", "Lion (Red): 1, Lion (Blue): 0", "Lion (Red): 0, Lion (Blue): 1"]);
  deepEqual(say("goods", { drum: 1, mask: 2 }, { mask: 2 }), ["Ann – GOODS", "Drum: 1", "Drum: 0"]);
  deepEqual(say("bonus", true, false), ["Ann – BONUS", "yes", "no"]);
  deepEqual(say("track", 0, 12), ["Ann – TRACK", "0", "12"]);
  deepEqual(say("pile, values", { pile: ["red lion"] }, { values: { 3: 2 } }), ["Ann – way", "PILE: Lion (Red): 1", "VALUES: Threes: 2"]);
  deepEqual(say("values, pile", { pile: [] }, { values: { 3: 0 } }), ["Ann – way", "PILE: 0", "VALUES: 0"]);
});

test("who was counted in two ways is counted in the one that is chosen", () => {
  const merged = { game: "game", players: [{ name: "Ann", track: 1, pile: ["red lion"] }] };
  const conflict = { player: "Ann", key: "pile, values", values: [{ pile: ["red lion"] }, { values: { 3: 1 } }], parts: [0, 1] };
  deepEqual([0, 1].map((at) => settled(form, merged, /** @type {Conflict[]} */ ([conflict]), [at]).players[0]), [merged.players[0], { name: "Ann", track: 1, values: { 3: 1 } }]);
});

test("only one player can have what only one can have", () => {
  const merged = { game: "game", players: [{ name: "Ann", bonus: true }, { name: "Ben", bonus: false }, { name: "Zoë" }] };
  const own = { player: "Ben", key: "bonus", values: [false, true], parts: [0, 1] };
  const conflicts = disagreed(form, merged, [own]);
  deepEqual(conflicts, [{ player: "", key: "bonus", values: ["Ann", "Ben"], parts: [-1, -1] }]);
  equal(wordsOf(form, table, /** @type {Conflict} */ (conflicts[0])).title, "who?");
  deepEqual(settled(form, merged, conflicts, [1]).players.map(({ bonus }) => bonus), [false, true, false]);
  deepEqual(disagreed(form, { ...merged, players: [{ name: "Ben" }] }, [own]), [own]);
});

test("who comes with a part is asked where that is not clear", () => {
  const from = { id: "ben", seat: 0, at: AT };
  const heard = [{ id: "ben", seat: 0, at: AT, player: { name: "Ben", track: 5 }, open: [] }];
  const count = { ...counted("30", "20").count, seats: [{ ...SILENT, heard }, SILENT] };
  /** @type {(...names: readonly string[]) => [number, string][]} */
  const coming = (...names) => comers(form, count, { ...part({}, ...names.map((name) => ({ name }))), from }).map(({ seat, why }) => [seat, why]);
  const two = count.tally.players[1]?.name ?? "";
  deepEqual(coming("ben"), [[0, ""]], "under another name here");
  deepEqual(coming("Benny"), [[0, "renamed"]]);
  deepEqual(coming("Speler 7"), [[0, "unnamed"]]);
  deepEqual(coming("Ben", two.toUpperCase()), [[0, ""], [1, ""]]);
  deepEqual(coming("Ben", "Eva", "Fay", "Gus"), [[0, ""], [-1, ""], [-1, ""], [-1, "full"]]);
  const found = { ...part({}, { name: "Player 9" }), from: null };
  const [nobody] = comers(form, count, found);
  deepEqual([nobody?.seat, nobody?.why], [-1, "unnamed"]);
  deepEqual(choicesFor(form, count, /** @type {Comer} */ (nobody)), { seats: [0, 1], fresh: true });
  const [benny] = comers(form, count, { ...part({}, { name: "Benny" }), from });
  deepEqual(choicesFor(form, count, /** @type {Comer} */ (benny)), { seats: [0], fresh: true });
  // Whoever has another name from now on has it on both sides.
  const { ours, theirs, before } = sides(form, count, { ...part({}, { name: "Benny", track: 6 }), from }, [{ seat: 0, name: "Benny" }]);
  deepEqual([ours.tally.players.map(({ name }) => name), theirs.tally.players, before], [["Benny", two], [{ name: "Benny", track: 6 }], [{ name: "Benny", track: 5 }]]);
});

test("what is open after a part has come follows whose value stands", () => {
  const state = states.pass(form, type(begun(), "track", "5"), AT, row(begun(), "goods/drum"));
  const found = { ...part({}, { name: "Player 1", track: 6, goods: {} }), from: { id: "x", seat: 0, at: LATER } };
  const both = sides(form, state.count, found, [{ seat: 0, name: "Ann" }]);
  const made = { ...state.count, ...combined(form, both, { game: "game", players: [{ name: "Ann", track: 6, goods: {}, bonus: false }, { name: "Player 1" }] }, found) };
  deepEqual(made.tally.players, [{ name: "Ann", track: 6 }, { name: "Player 1" }]);
  deepEqual(made.seats[0]?.none, ["goods/drum"]);
  deepEqual(made.seats[0]?.heard, [{ id: "x", seat: 0, at: LATER, player: { name: "Player 1", track: 6, goods: {} }, open: [] }]);
  deepEqual([made.answered, made.joined, made.seats[1]], [[], [], SILENT]);
  // That Ann does not have it does not say that nobody has it.
  const whose = /** @type {Field} */ (form.fields.find(({ key }) => key === "bonus"));
  const held = states.join(states.hold(state, AT, whose, 0), AT, whose, false);
  deepEqual(held.count.answered, ["bonus"]);
  const less = { ...part({}, { name: "Player 1", bonus: false }), from: { id: "x", seat: 0, at: LATER } };
  const all = sides(form, held.count, less, [{ seat: 0, name: "Ann" }]);
  deepEqual(combined(form, all, { game: "game", players: [{ name: "Ann", bonus: false }, { name: "Player 1" }] }, less).answered, []);
  // Whether its points are in a number is said of that number.
  /** @type {(before: State, track: number, open: readonly string[]) => readonly string[]} */
  const answered = (before, track, open) => {
    const more = { ...part({}, { name: "Player 1", track, bonus: true }), open, from: { id: "x", seat: 0, at: LATER } };
    return combined(form, sides(form, before.count, more, [{ seat: 0, name: "Ann" }]), { game: "game", players: [{ name: "Ann", track, bonus: true }, { name: "Player 1" }] }, more).answered;
  };
  const unsaid = states.hold(state, AT, whose, 0);
  deepEqual([answered(held, 6, ["players[0].bonus"]), answered(held, 5, ["players[0].bonus"])], [[], ["bonus"]]);
  deepEqual([answered(unsaid, 5, []), answered(unsaid, 2, []), answered(unsaid, 5, ["players[0].bonus"])], [["bonus"], ["bonus"], []]);
});

test("whoever has nothing stays when others come, also without a name", () => {
  const state = states.passAll(form, begun(), AT, [1]);
  const found = part({}, { name: "Zoë", track: 6 });
  deepEqual([isEmpty(form, begun().count), isEmpty(form, state.count)], [true, false]);
  deepEqual(sides(form, state.count, found, [{ seat: -1, name: "Zoë" }]).ours.tally.players.map(({ name }) => name), [state.count.tally.players[1]?.name]);
});

test("a name that nobody gave is that of the page", () => {
  /** @type {(...names: readonly string[]) => readonly string[]} */
  const read = (...names) => (readable(form, { players: names.map((name) => ({ name })) })?.players ?? []).map(({ name }) => name);
  deepEqual(read("Speler 1", "2. pelaaja", "Speler Ann", "Ann"), ["Player 1", "Player 2", "Speler Ann", "Ann"]);
  deepEqual(read("Player 1", "Speler 1"), ["Player 1", "Player 2"]);
  equal(readable(form, { players: [{ name: "Speler 3" }, { name: "Ann" }], began: "Speler 3" })?.began, "Player 3");
  deepEqual(["ß", "Straße", "ANNA\u200b  B", "ｘ"].map(look), ["ss", "strasse", "anna b", "x"]);
});

test("keys of the pad begin anew in each field", () => {
  equal(pressed("12", "3", true), "3");
  equal(pressed("12", "3", false), "123");
  equal(pressed("12", "+", true), "12+");
  equal(pressed("12+", "+", false), "12+");
  deepEqual([pressed("12", "−", true), pressed("", "−", false), pressed("-", "−", false), pressed("12", "−", false)], ["-", "-", "-", "12-"]);
  deepEqual([pressed("12", "⌫", true), pressed("12", "⌫", false)], ["", "1"]);
});

test("a number that cannot become longer is whole", () => {
  const of = (/** @type {Partial<Field>} */ more, high = Infinity) => /** @type {Row} */ ({ id: "x", field: field("x", "number", more), part: null, label: "", high, group: "" });
  const whole = (/** @type {Row} */ row) => ["", "0", "1", "4", "36", "3+4", "x"].map((text) => isWhole(row, text));
  deepEqual(whole(of({}, 5)), [false, true, true, true, true, false, false]);
  deepEqual(whole(of({ usual: 30 }, 88)), [false, true, false, true, true, false, false]);
  deepEqual(whole(of({ usual: 99 }, 1_000_000)), [false, true, false, false, true, false, false]);
  deepEqual(isWhole({ ...of({}, 5), field: field("x", "points") }, "4"), false, "others are added");
});

test("names are asked for as long as nothing is counted", () => {
  const state = begun();
  const first = states.rename(form, state, AT, "Ann");
  deepEqual([states.unnamed(form, state.count), states.unnamed(form, first.count)], [0, 1]);
  equal(states.unnamed(form, states.rename(form, states.sit(first, 1), AT, "Ben").count), -1);
  equal(states.unnamed(form, type(state, "track", "3").count), -1);
});

test("points that have no room in a number are not asked for", () => {
  const whose = /** @type {Field} */ (form.fields.find(({ key }) => key === "bonus"));
  const asked = (/** @type {State} */ state) => told(states.hold(state, AT, whose, 0)).asks[0]?.inside?.yes;
  equal(asked(type(begun(), "track", "2")), undefined);
  equal(openPlaces(form, states.hold(states.pass(form, begun(), AT, row(begun(), "track")), AT, whose, 0).count).some(({ key }) => key === "bonus"), false);
  ok(asked(type(begun(), "track", "3")));
});

/** What is read again of a count that was kept. @param {State} state */
const again = ({ count }) => read(form, count.id, written(count)).count;

test("what is kept can be read, whatever was merged, named and said", () => {
  const [pile, values] = [{ name: "Ann", track: 1, pile: ["red lion"] }, { name: "Ann", values: { 3: 2 } }];
  const long = "x".repeat(180);
  let state = type(begun(), "track", "many");
  for (const player of [pile, { name: long, goods: { "two\nlines": 2 } }, { name: "\u202eevil\t" }]) {
    /** @type {Opened} */
    const found = { kind: "part", tally: { game: "game", players: [player] }, open: ["players[0].goods"], from: { id: "there", seat: 0, at: AT } };
    const both = sides(form, state.count, found, comers(form, state.count, found));
    const tally = { ...both.ours.tally, players: [...both.ours.tally.players, player] };
    state = states.edit(state, AT, combined(form, both, tally, found));
    deepEqual(again(state), state.count, player.name);
  }
  for (const { name } of state.count.tally.players) deepEqual(again(states.begin(state, AT, name)), states.begin(state, AT, name).count, name);
  // An earlier version has kept both ways of counting one player.
  const both = { ...begun().count, tally: { game: "game", rulings: {}, players: [{ ...pile, ...values }, { name: "Ben", track: 30 }] } };
  const found = read(form, "id", JSON.stringify({ v: 1, ...both })).count;
  deepEqual(found?.tally.players, [pile, { name: "Ben", track: 30 }]);
  deepEqual(found?.seats[0]?.aside, { values: { 3: 2 } });
});

test("what has become of a kept sheet is a sheet, or is left as it is", () => {
  const text = written(states.grow(counted("30", "3+4"), AT, /** @type {Field} */ (form.fields[2]), "Pots").count);
  const others = [null, 7, "x", [], {}, [null], { x: null }, { x: { y: 1 } }, [[]], ""];
  /** Every place of a value, each with something else there. @type {(value: unknown) => Generator<unknown>} */
  const changed = function* (value) {
    yield* others;
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      for (const other of changed(part)) yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    }
  };
  let [whole, broken] = [0, 0];
  for (const value of changed(JSON.parse(text))) {
    const kept = read(form, "id", JSON.stringify(value));
    if (kept.count) {
      told(states.open(kept.count));
      deepEqual(again(states.open(kept.count)), kept.count);
      whole += 1;
    } else broken += 1;
  }
  ok(whole > 100 && broken > 100, `${whole} ${broken}`);
  for (let i = 0; i < text.length; i += 1) equal(read(form, "id", text.slice(0, i)).count, undefined);
});

test("the day of a game is that of its end, and moves with no correction", () => {
  const zones = /** @type {const} */ ([["Europe/Amsterdam", "2026-03-01T00:20:00+01:00"], ["America/St_Johns", "2026-02-28T19:50:00-03:30"], ["Pacific/Auckland", "2026-03-01T12:20:00+13:00"], ["UTC", "2026-02-28T23:20:00+00:00"]]);
  for (const [zone, here] of zones) {
    env.TZ = zone;
    equal(onTheWall("2026-02-28T23:20:00.000Z"), here);
  }
  const half = counted("30", "20");
  equal(states.ended(form, half, "2026-03-01T00:20:00+01:00"), half, "somebody is still asked");
  const over = states.ended(form, hold(half, null), "2026-03-01T00:20:00+01:00");
  const corrected = states.ended(form, type(over, "track", "31"), "2027-03-01T00:00:00+01:00");
  for (const { count } of [over, corrected, states.undo(corrected, LATER), states.undo(states.undo(states.undo(over, LATER), LATER), LATER)]) equal(day(count), "2026-03-01");
  deepEqual(again(corrected), corrected.count);
  // Up to version 0.1 nobody knew when a game had ended.
  const { ended: _none, ...before } = corrected.count;
  const old = read(form, "id", JSON.stringify({ v: 1, ...before })).count;
  equal(old?.ended, onTheWall(AT));
  equal(when({ ...before, ended: null, at: "undefined" }), null);
});

/** An engine that gives everybody their track. */
const tracks = /** @type {import("../../docs/app/types").Engine} */ (
  /** @type {never} */ ({ version: "1", score: (/** @type {Tally} */ tally) => ({ tally, players: tally.players.map(({ track }) => ({ total: Number(track) })), rulings: { "game.disputed": "two" } }) })
);

test("games go into a file and come out of it", () => {
  env.TZ = "Europe/Amsterdam";
  const none = { edition: null, rulings: {} };
  const over = states.ended(form, hold(counted("30", "3+4"), null), onTheWall(AT)).count;
  const half = { ...type(begun(), "track", "7").count, id: "half" };
  const lines = [over, half].map((count) => JSON.stringify(lineOf(tracks, form, count, none)));
  const [first, second] = lines.map((line) => JSON.parse(line));
  deepEqual([first.v, first.play, first.t, first.at, first.told, first.open], [1, "id", AT, "2026-03-14T16:09+01:00", [30, 7], undefined]);
  deepEqual(first.tally, { game: "game", rulings: { "game.disputed": "two" }, players: [{ name: "Player 1", track: 30, pile: [] }, { name: "Player 2", track: 7, pile: [] }] });
  deepEqual([second.play, second.told, second.open], ["half", undefined, ["players[0].goods", "players[0].pile", "players[1]", "bonus"]]);
  /** @type {(text: string) => ReturnType<typeof gamesIn>} */
  const found = (text) => {
    const several = fromText(form, text);
    ok(several && "lines" in several, text);
    return gamesIn(several.lines, [form], () => "fresh", LATER);
  };
  const read = found(lines.join("\n"));
  deepEqual([read.counts.length, read.unread], [2, 0]);
  for (const [i, count] of [over, half].entries()) {
    const there = read.counts[i]?.count;
    ok(there);
    deepEqual([there.id, there.at, when(there)?.slice(0, 16), openPlaces(form, there)], [count.id, count.at, when(count)?.slice(0, 16), openPlaces(form, count)]);
    deepEqual(JSON.parse(JSON.stringify(lineOf(tracks, form, there, none))), JSON.parse(lines[i] ?? ""), "it is the same line again");
  }
  // What “Save” writes of a sheet that is kept; several tallies; a list; what is no line.
  deepEqual(found(written(over)).counts[0]?.count, over);
  const tally = JSON.stringify({ ...first.tally, id: "a" });
  deepEqual(found(`${tally}\n${tally.replaceAll('"id":"a"', '"id":"b"')}\n\n`).counts.map(({ count }) => idOf(count)), ["a", "b"]);
  equal(found(`[${lines.join()}]`).counts.length, 2);
  deepEqual([found(`${lines[0]}\nmore\n{"v":2,"play":"x","tally":{}}\n{"game":"other"}`).unread], [3]);
  // Of each game the latest is in force.
  const line = (/** @type {object} */ more) => JSON.stringify({ ...first, ...more });
  const later = { t: LATER, tally: { ...first.tally, players: [{ name: "Ann", track: 9 }, { name: "Ben", track: 8 }] } };
  for (const both of [[lines[0], line(later)], [line(later), lines[0]]]) equal(found(both.join("\n")).counts[0]?.count.tally.players[0]?.name, "Ann");
  deepEqual(found(`${line(later)}\n${JSON.stringify({ v: 1, play: "id", t: `${LATER}1`, gone: true })}`).counts, []);
});

test("who has come finished from elsewhere stays so until somebody says otherwise", () => {
  const over = states.ended(form, hold(counted("30", "7"), null), AT).count;
  const looked = states.open({ ...over, elsewhere: true });
  deepEqual(read(form, "id", written(looked.count)).count, looked.count, "also when it was kept and read");
  equal(read(form, "id", written(over)).count?.elsewhere, undefined);
  const changed = states.begin(looked, LATER, "Player 2");
  const own = states.own(changed);
  deepEqual([changed.count.elsewhere, own.count.elsewhere, own.count.tally.began], [true, undefined, "Player 2"]);
  equal(states.own(own), own);
  // A step back undoes what was done, and not whose it is.
  deepEqual([states.undo(own, LATER).count.elsewhere, states.undo(changed, LATER).count.elsewhere], [undefined, true]);
});

test("whose turn it is to begin is a guess from the last game of these people", () => {
  const { count } = states.open({ ...begun().count, tally: { game: "game", players: ["Ann", "Ben", "Cleo"].map((name) => ({ name })) } });
  /** @type {(play: string, began: string | undefined, names?: string, more?: object) => import("../../docs/app/types").PlayLine} */
  const line = (play, began, names = "Cleo Ann Ben", more = {}) => ({ v: 1, t: AT, play, tally: { game: "other", ...(began ? { began } : {}), players: names.split(" ").map((name) => ({ name })) }, ...more });
  const [more, fewer] = [line("b", "Ben", "Ann Ben Cleo Dora"), line("c", "Ben", "Ann Ben")];
  // The seats are those of today.
  deepEqual(inTurn(count, [more, fewer, line("d", "Ann"), line("e", "Ben")]), { last: "Ann", next: "Ben" });
  deepEqual(inTurn(count, [line("d", "cleo", "ann ben cleo")]), { last: "Cleo", next: "Ann" });
  for (const known of [[], [more, fewer], [line("d", undefined), line("e", "Ben")], [line("id", "Ann")], [line("d", "Ann", undefined, { gone: true })], [{ ...line("d", "Ann"), tally: undefined }]]) equal(inTurn(count, /** @type {[]} */ (known)), null);
});

test("names are cut so that they stay different", () => {
  const cut = (/** @type {readonly string[]} */ names, most = 8) => shortened(names, (text) => [...text].length <= most);
  deepEqual(cut(["Anna", "Player 1", "Maximiliane"]), ["Anna", "Player 1", "Maximil…"]);
  deepEqual(cut(["Annemarie", "Annemone"]), ["Annemar…", "Annemone"]);
  deepEqual(cut(["Christiaan Jong", "Christiaan Oud", "Ben"]), ["Chr…Jong", "Chri…Oud", "Ben"]);
  for (const names of [["x".repeat(50), `${"x".repeat(49)}y`], ["Pöytäseurue 1", "Pöytäseurue 12", "Pöytäseurue 123"], ["👩‍👩‍👧 family a", "👩‍👩‍👧 family b"], ["Jan-Willem de Vries", "Jan-Willem de Vriend", "Jan-Willem"]]) {
    const short = cut(names);
    equal(new Set(short).size, names.length, short.join());
    for (const text of short) ok([...text].length <= 8, text);
  }
});

test("a sentence stands in lines that fit, with all its words", () => {
  const said = "Gedeelde overwinning met 54 punten: Anne-Sophie, Maximiliane-Wilhelmina en Dora";
  const lines = wrapped(said, (line) => line.length <= 20);
  equal(lines.join(" "), said);
  deepEqual(lines.filter((line) => line.length > 20), ["Maximiliane-Wilhelmina"]);
  for (const [i, line] of lines.slice(1).entries()) ok(`${lines[i]} ${line.split(" ")[0]}`.length > 20, "no line ends early");
  deepEqual(wrapped("", () => true), [""]);
});

test("players sit in any order, with all that was said of them", () => {
  let state = type(type(begun(), "track", "3+4"), "goods/drum", "2");
  state = states.rename(form, states.pass(form, states.settle(state), AT, row(state, "pile/red lion")), AT, "Ann");
  const moved = states.move(states.settle(state), AT, 1);
  deepEqual([moved.seat, moved.count.tally.players.map(({ name }) => name), moved.count.seats[1]?.none], [1, ["Player 2", "Ann"], ["pile/red lion"]]);
  equal(states.typedIn(moved, row(moved, "track")), "3+4");
  equal(states.move(moved, AT, 1), moved, "there is no seat beyond the last");
  deepEqual(states.undo(moved, AT).count, { ...state.count, at: AT });
  deepEqual(states.move(moved, AT, -1).count, { ...state.count, at: AT });
});

test("names that are written from right to left move nothing beside them", () => {
  equal(filled("{names}: {points}", { names: "שרה כהן, محمد, Zoë", points: 5 }), "\u2068שרה כהן\u2069, \u2068محمد\u2069, Zoë: 5");
  equal(isolated(isolated("דוד 2")), "\u2068דוד\u2069 2");
});

/** A game of several rounds and of teams. @type {Form} */
const pad = {
  ...form,
  oneOf: [],
  fields: [
    field("team", "team", { empty: "" }),
    field("rounds", "rounds", { empty: {}, of: [field("bid", "number", { required: true, low: 0, high: 20 }), field("out", "flag")] }),
  ],
};
/** @type {(state: State) => string[]} */
const ids = (state) => rowsOf(pad, state.count, state.seat).map(({ id }) => id);
/** @type {(state: State, id: string, value: import("../../docs/app/types").Scalar | undefined) => State} */
const put = (state, id, value) => {
  const found = rowsOf(pad, state.count, state.seat).find((each) => each.id === id);
  ok(found, id);
  return states.set(pad, state, AT, found, value);
};

test("a round has a row for each of its fields, and another round has them again, for everybody", () => {
  const one = states.open(states.empty(pad, "id", AT));
  deepEqual(ids(one), ["team", "rounds/0.bid", "rounds/0.out"]);
  const [, rounds] = pad.fields;
  ok(rounds);
  const two = states.sit(states.grow(one, AT, rounds, "1"), 1);
  deepEqual(ids(two).slice(3), ["rounds/1.bid", "rounds/1.out"]);
  deepEqual(rowsOf(pad, two.count, 1).map(({ group, of }) => [group, of?.kind]).slice(1, 4), [["round", "number"], ["round", "flag"], ["round", "number"]]);
  // Whatever somebody enters in a later round is there for the others, too.
  const entered = put(put(states.open(states.empty(pad, "id", AT)), "rounds/0.bid", 0), "team", "7");
  deepEqual(entered.count.tally.players[0], { name: "Player 1", team: "7", rounds: { "0.bid": 0 } });
  deepEqual(openRows(pad, entered.count, 0).map(({ id }) => id), []);
  deepEqual(openRows(pad, entered.count, 1).map(({ id }) => id), ["rounds/0.bid"]);
});

test("one can count down to the lowest number that there is", () => {
  const below = { ...pad, fields: [field("points", "number", { low: -2 })] };
  const [points] = rowsOf(below, states.empty(below, "id", AT), 0);
  ok(points);
  const steps = [0, -1, -2, -2].reduce((/** @type {State[]} */ all) => [...all, states.nudge(below, all.at(-1) ?? begun(), AT, points, -1)], [states.open(states.empty(below, "id", AT))]);
  deepEqual(steps.slice(1).map(({ count }) => saidIn(count, 0, points)), [0, -1, -2, -2]);
});

test("a tally has its rounds once for the table, a sheet with each player", () => {
  const players = [{ name: "Ann", team: "Red" }, { name: "Ben B." }];
  const rounds = [{ Ann: { bid: 2, out: true }, "Ben B.": { bid: 0 } }, { Ann: { bid: 1 } }];
  const read_ = readable(pad, { game: "game", players, rounds });
  ok(read_);
  deepEqual(read_.players, [{ name: "Ann", team: "Red", rounds: { "0.bid": 2, "0.out": true, "1.bid": 1 } }, { name: "Ben B.", rounds: { "0.bid": 0 } }]);
  deepEqual(clean(pad, read_), { game: "game", players, rounds });
  deepEqual(clean(pad, read_, { fill: true }).rounds?.[1], { Ann: { bid: 1 }, "Ben B.": { bid: 0 } });
  equal(readable(pad, { players, rounds: [{ Cid: { bid: 1 } }] }), null);
  equal(readable(pad, { players, rounds: [3] }), null);
  equal(readable(form, { players: [{ name: "Ann" }], rounds: [{ Ann: { bid: 1 } }] }), null);
  const count = { ...states.empty(pad, "id", AT), tally: read_ };
  deepEqual(placed(pad, count, "rounds[1].Ann.bid"), { seat: 0, key: "rounds", row: "rounds/1.bid" });
  deepEqual(placed(pad, count, 'rounds[0]["Ben B."].bid'), { seat: 1, key: "rounds", row: "rounds/0.bid" });
  equal(placed(pad, count, "rounds[3]"), null);
});

test("what the engine merges has the rounds of the table", () => {
  const count = states.open(states.empty(pad, "id", AT, ["Ann", "Ben"])).count;
  const found = /** @type {Opened} */ ({ kind: "part", tally: { game: "game", players: [{ name: "Ann", rounds: { "0.bid": 3 } }] }, open: [], from: null });
  const { parts } = mergeable(pad, table, sides(pad, count, found, [{ seat: 0, name: "Ann" }]), {});
  deepEqual(parts[1].rounds, [{ Ann: { bid: 3, out: false } }]);
  deepEqual(parts[1].players, [{ name: "Ann" }]);
  const back = arrived({ tally: parts[1], conflicts: [{ player: "Ann", key: "rounds", values: /** @type {never} */ ([[{ bid: 3 }, null], [{ bid: 2 }]]), parts: [0, 1] }] });
  deepEqual(back.tally.players, [{ name: "Ann", rounds: { "0.bid": 3, "0.out": false } }]);
  deepEqual(back.conflicts[0]?.values, [{ "0.bid": 3 }, { "0.bid": 2 }]);
  const { value } = wordsOf(pad, table, /** @type {Conflict} */ (back.conflicts[0]));
  equal(value({ "0.bid": 3 }), "BID (round): 3");
});

const CAMP = { points: -2, why: "forgot a camp" };
const GOLD = { points: 3, why: "lent gold" };
/** A player of a tally with what was agreed on. @type {(name: string, adjust: unknown, more?: Record<string, unknown>) => Player} */
const agreed = (name, adjust, more = {}) => /** @type {Player} */ ({ name, ...more, adjust });

test("what the table agreed on is counted, shown, taken back and undone", () => {
  const one = states.agree(begun(), AT, (before) => [...before, CAMP]);
  const two = states.agree(one, AT, (before) => [...before, GOLD]);
  deepEqual(agreedOf(states.playerOf(two)), [CAMP, GOLD]);
  deepEqual(clean(form, two.count.tally).players, [{ name: "Player 1", pile: [], adjust: [CAMP, GOLD] }, { name: "Player 2", pile: [] }]);
  deepEqual(agreedOf(states.playerOf(states.undo(two, AT))), [CAMP]);
  const none = states.agree(states.agree(two, AT, (before) => before.slice(1)), AT, () => []);
  deepEqual(clean(form, none.count.tally), clean(form, begun().count.tally));
  equal(openRows(form, two.count, 0).length, openRows(form, begun().count, 0).length, "nobody has to agree on anything");
});

test("what was agreed on elsewhere stays whatever is done", () => {
  const data = { game: "game", players: [agreed("Ann", [CAMP], { track: 30, values: { 3: 1 } }), { name: "Ben", track: 31, pile: [], adjust: null }] };
  const tally = readable(form, data);
  ok(tally);
  let state = states.open(closed(form, { ...states.empty(form, "id", AT), tally }));
  deepEqual(agreedOf(states.playerOf(state)), [CAMP]);
  deepEqual(again(state), state.count, "kept and read again");
  state = states.turn(form, type(states.rename(form, state, AT, "Anna"), "track", "29"), AT, "pile");
  state = states.hold(states.move(state, AT, 1), AT, bonus, 1);
  deepEqual(clean(form, state.count.tally).players, [{ name: "Ben", track: 31, pile: [] }, { name: "Anna", track: 29, bonus: true, pile: [], adjust: [CAMP] }]);
  deepEqual(spelled(form, state.count).players[1]?.adjust, [CAMP]);
  for (const wrong of [3, {}, "x", [3], [{ points: 1 }], [{ points: "1", why: "x" }], [{ ...CAMP, more: 1 }]]) equal(readable(form, { players: [agreed("Ann", wrong)] }), null, JSON.stringify(wrong));
});

test("what was agreed on goes with a part, and is asked where it differs", () => {
  const found = part({}, agreed("Zoë", [CAMP], { track: 4 }));
  const both = sides(form, type(begun(), "track", "5").count, found, [{ seat: -1, name: "Zoë" }]);
  deepEqual(mergeable(form, table, both, {}).parts[1].players[0]?.adjust, [CAMP]);
  const merged = { game: "game", players: [{ name: "Player 1", track: 5 }, agreed("Zoë", [CAMP], { track: 4 })] };
  deepEqual(combined(form, both, merged, found).tally.players[1], agreed("Zoë", [CAMP], { track: 4 }));
  const conflict = /** @type {Conflict} */ (/** @type {unknown} */ ({ player: "Zoë", key: "adjust", values: [[CAMP], [GOLD, CAMP], []], parts: [0, 1, 2] }));
  const { title, value } = wordsOf(form, table, conflict);
  deepEqual([title, ...conflict.values.map(value)], ["Zoë – Agreed", "−2: forgot a camp", "+3: lent gold; −2: forgot a camp", "none"]);
  deepEqual(settled(form, merged, [conflict], [1]).players[1], agreed("Zoë", [GOLD, CAMP], { track: 4 }));
  // Who has nothing but that is not taken for nobody.
  equal(isEmpty(form, states.agree(begun(), AT, () => [CAMP]).count), false);
});

test("a line without a rule is told without one", () => {
  const state = counted("30", "31");
  const lines = [{ category: "track", points: 30, text: "so", rule: "game.track" }, { category: "adjust", points: -2, text: "−2: forgot a camp", rule: null }];
  const outcome = sheet([28, 31]);
  ok(outcome.sheet);
  const players = outcome.sheet.players.map((player) => ({ ...player, lines }));
  const { reasons } = told(state, { ...outcome, sheet: { ...outcome.sheet, players } });
  deepEqual(reasons?.lines.map(({ label, points, rule }) => [label, points, rule]), [["Track", "30", "game.track"], ["Agreed", "−2", ""]]);
});
