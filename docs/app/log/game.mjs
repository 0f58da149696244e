// One game: its points explained, what is known of it beside them, and what can be done with it.
import { button, h } from "../sheet/draw.mjs";
import { filled, isolated, signed } from "../sheet/text.mjs";
import { rank, reasoned, reasonsOf } from "../sheet/points.mjs";
import { chartPlace } from "./charts.mjs";
import { choice, drawBack, drawSeat, field, heading, linked } from "./drawing.mjs";
import { entryOf } from "./entries.mjs";
import * as store from "./store.mjs";
import { gameName } from "./words.mjs";
/** @import { PlayLine, ShownPlay, ShownSheet } from "../types" */
/** @import { Book, Screen } from "./book.mjs" */

/** A rule, seen from the logbook. @type {(id: string, text: string) => HTMLElement} */
const ruleLink = (id, text) => h("a", { href: `../r/${id}/`, textContent: text });

/** @param {Book} log @returns {(id: string) => Screen} */
export const game = (log) => (id) => {
  const { data, words } = log;
  const place = h("section", { className: "log-game" });
  /** The line that is shown. */
  let seen = "";

  const draw = () => {
    const line = store.get(id);
    seen = line?.t ?? "";
    if (!line || line.gone) return place.replaceChildren(drawBack(data), ...drawMissing(log, id, line !== null));
    const entry = entryOf(line);
    place.dataset.game = entry.game;
    const explained = h("div", { className: "log-game__points" }, h("p", { className: "book__soft", textContent: words.loading }), h("p", {}, entry.seats.map((seat) => drawSeat(data, seat))));
    place.replaceChildren(
      drawBack(data),
      heading(gameName(data, entry.game)),
      h("p", { className: "log-game__when", textContent: log.calendar.long(entry.at) }),
      explained,
      about(log, line, () => {
        seen = store.get(id)?.t ?? "";
      }),
      tools(log, line),
    );
    log.showIn(explained, () => log.about("log_show", id, data.lang), (/** @type {ShownPlay} */ shown) => drawShown(log, shown));
  };

  /** Whether it was changed elsewhere while somebody was typing here. */
  let isOld = false;
  const changed = () => {
    if (!isOld && (store.get(id)?.t ?? "") === seen) return;
    // Whoever is typing goes on.
    isOld = place.contains(document.activeElement) && document.activeElement?.matches("input, textarea") === true;
    if (!isOld) draw();
  };
  place.addEventListener("focusout", () => isOld && setTimeout(changed));

  draw();
  return { place, changed };
};

/** What is said where there is no such game, or none any more. @type {(log: Book, id: string, isGone: boolean) => HTMLElement[]} */
const drawMissing = (log, id, isGone) => {
  const { words } = log;
  return [heading(isGone ? words.was_removed : words.no_such), ...(isGone && store.before(id) ? [button(words.back, () => log.bringBack(id), { className: "key strong" })] : [])];
};

/** @type {(log: Book, shown: ShownPlay) => HTMLElement[]} */
const drawShown = (log, { play, sheet, explain, winners, notes, special, course }) => {
  const { data, words } = log;
  const told = [...(special ? [special] : []), ...course, ...notes].map((text) => h("p", { className: "book__say" }, linked(data, text)));
  if (!sheet || !explain) {
    const seats = [...play.players].sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99));
    return [h("p", { className: "result__said", textContent: isolated(winners) }), h("p", {}, seats.map((seat) => drawSeat(data, seat))), ...told];
  }
  const labels = { words, categories: explain.categories };
  const players = [...sheet.players].sort((a, b) => a.rank - b.rank);
  return [
    h("p", { className: "result__said", textContent: isolated(explain.decision) }),
    h("ol", { className: "result__ranks" }, players.map((player) => rank(player, true))),
    ...told,
    ...reasoned(labels, players, true, ruleLink),
    h("div", { className: "log-lines" }, reasonsOf(labels, players)),
    chartPlace(log, "game", play.play, pointsIn(players)),
    ...(sheet.decided ? [h("details", { className: "result__decided" }, h("summary", {}, h("b", { textContent: words.decided }), " ", h("span", { textContent: isolated(sheet.decided.text) })), h("ul", {}, sheet.decided.lines.map((text) => h("li", {}, linked(data, text)))))] : []),
    ...[explain.readings, explain.doubt].flatMap((text) => (text ? [h("p", { className: "book__soft" }, linked(data, text))] : [])),
    ...otherwise(log, play.game, sheet),
  ];
};

/** The table of the points as a chart has it. @type {(players: ShownSheet["players"]) => string[][]} */
const pointsIn = (players) => players.map(({ name, lines, total, rank }) => [name, ...lines.map(({ points }) => signed(points)), signed(total), String(rank)]);

/** What other readings make of the same game. @type {(log: Book, id: string, sheet: ShownSheet) => HTMLElement[]} */
const otherwise = ({ data, words }, id, { disputed, players }) => {
  const known = data.games[id]?.readings ?? {};
  const list = new Intl.ListFormat(data.lang);
  const rows = disputed.map(({ ruling, reading, totals, winners }) => {
    const readings = [reading].flat();
    const text = list.format([ruling].flat().map((each, i) => filled(words.quote, { text: known[each]?.[readings[i] ?? ""] ?? `${each}=${readings[i]}` })));
    return h("li", {}, h("span", { textContent: text }), h("div", {}, players.map(({ name }) => drawSeat(data, { name, total: totals[name] ?? null, winner: winners.includes(name) }))));
  });
  return rows.length ? [h("details", { className: "log-otherwise" }, h("summary", { textContent: words.otherwise }), h("ul", {}, rows))] : [];
};

/** What is known of a game beside its points: each of it can be corrected where it stands. @type {(log: Book, line: PlayLine, written: () => void) => HTMLElement} */
const about = (log, line, written) => {
  const { words } = log;
  const { play: id, at = "", tally } = line;
  const entry = entryOf(line);
  /** @param {Parameters<typeof store.change>[1]} change */
  const write = async (change) => {
    const lack = store.change(id, change);
    written();
    if (log.kept(await lack)) log.say(words.written);
  };
  const [clock, zone] = [at.slice(0, 16), at.slice(16)];
  const when = h("input", { type: at.length > 10 ? "datetime-local" : "date", value: clock, required: true });
  when.addEventListener("change", () => {
    if (!when.value) return;
    write({ at: when.value + zone });
    const shown = document.querySelector(".log-game__when");
    if (shown) shown.textContent = log.calendar.long(when.value + zone);
  });
  const began = typeof line.began === "string" ? line.began : (tally?.began ?? "");
  const names = ["", ...seatsOf(line)].map((name) => /** @type {const} */ ([name, name || words.unknown]));
  const where = h("input", { type: "text", value: entry.place, maxLength: 200, autocomplete: "off", onchange: () => write({ place: where.value.trim() }) });
  const note = h("textarea", { value: entry.note, maxLength: 2000, rows: 2, onchange: () => write({ note: note.value.trim() }) });
  return h(
    "div",
    { className: "log-about" },
    h("h3", { textContent: words.about }),
    field(words.ended, when),
    field(words.began, choice(names, began, (name) => write({ began: name }))),
    field(words.place, where),
    field(words.note, note),
  );
};

/** The names in the order of the seats. @param {PlayLine} line */
const seatsOf = (line) => (line.tally ? line.tally.players.map(({ name }) => name) : entryOf(line).seats.map(({ name }) => name));

/** @type {(log: Book, line: PlayLine) => HTMLElement} */
const tools = (log, line) => {
  const { data, words } = log;
  const { play: id, tally } = line;
  const entry = entryOf(line);
  const remove = async () => {
    if (!(await log.remove(id))) return;
    location.hash = "";
    const back = button(words.back, async () => (await log.bringBack(id)) && log.say(filled(words.put_back, { game: log.inWords(entry) })));
    setTimeout(() => log.say(filled(words.taken_out, { game: log.inWords(entry) }), back));
  };
  const correct = tally && data.games[tally.game] && h("a", { className: "key", href: `../score/${tally.game}/#play=${encodeURIComponent(id)}`, textContent: words.correct });
  return h("div", { className: "tools" }, correct, button(words.print, () => print()), button(words.remove, remove, { className: "key quiet" }));
};
