// Before a game: who plays, in the order of their turns, and what is agreed.
import { button, h } from "../sheet/draw.mjs";
import { look } from "../sheet/names.mjs";
import * as log from "../log/store.mjs";
import { get } from "../table.mjs";
import { whyText } from "./last.mjs";
import { drawOptions } from "./options.mjs";
import * as records from "./records.mjs";
import { isRefusal } from "./session.mjs";
/** @import { Play, Screen } from "./session.mjs" */

/** So many names are offered. */
const NAMES = 12;

/** The tables of this device, the latest first: those that were followed, and those that were counted. @type {(game: string) => Promise<string[][]>} */
const tables = async (game) => {
  const followed = (await records.all()).map((record) => ({ at: record.at, game: record.game, names: /** @type {{ players?: string[] }} */ (records.linesOf(record)[0])?.players ?? [] }));
  await log.open();
  const counted = log.plays().flatMap(({ gone, t, tally }) => (gone || !tally ? [] : [{ at: t, game: tally.game, names: tally.players.map(({ name }) => name) }]));
  const all = [...followed, ...counted].sort((a, b) => (a.at < b.at ? 1 : -1));
  return [...all.filter((each) => each.game === game), ...all.filter((each) => each.game !== game)].map(({ names }) => names);
};

/** Names that look different. @param {readonly string[]} names */
const apart = (names) => names.filter((name, i) => names.findIndex((other) => look(other) === look(name)) === i);

/** @param {Play} play @returns {Screen} */
export const begin = (play) => {
  const { data, words } = play;
  const [least, most] = data.table;
  /** @type {string[]} */
  let names = Array.from({ length: least }, () => "");
  /** @type {string[]} */
  let known = [];
  const [seats, offered, wrong] = [h("ol", { className: "play-seats" }), h("div", { className: "tools" }), h("p", { className: "play-wrong", role: "alert" })];
  const more = button(words.add ?? "", () => change([...names, ""], names.length), { className: "key more" });

  /** @type {(next: string[], focus?: number) => void} */
  const change = (next, focus = -1) => {
    names = next;
    draw();
    if (focus >= 0) seats.querySelectorAll("input")[focus]?.focus();
  };
  /** @param {string} name */
  const offer = (name) => {
    const free = names.findIndex((each) => !each.trim());
    if (free >= 0) change(names.with(free, name));
    else if (names.length < most) change([...names, name]);
  };
  /** @type {(name: string, i: number) => HTMLElement} */
  const drawSeat = (name, i) => {
    const label = play.fill("numbered", { number: i + 1 });
    const input = h("input", { type: "text", value: name, placeholder: label, "aria-label": label, autocomplete: "off", autocapitalize: "words", maxLength: 40, oninput: () => {
      names = names.with(i, input.value);
      drawOffered();
    } });
    const up = i > 0 && button("↑", () => change([...names.slice(0, i - 1), at(i), at(i - 1), ...names.slice(i + 1)], i - 1), { "aria-label": play.fill("earlier", { name: name || label }) });
    const less = names.length > least && button("×", () => change(names.toSpliced(i, 1)), { className: "key quiet", "aria-label": play.fill("leave_out", { name: name || label }) });
    return h("li", {}, input, up, less);
  };
  /** @param {number} i */
  const at = (i) => names[i] ?? "";
  const drawOffered = () => {
    const taken = new Set(names.map(look));
    const free = known.filter((name) => !taken.has(look(name))).slice(0, NAMES);
    offered.replaceChildren(...free.map((name) => button(name, () => offer(name), { data: { name } })));
  };
  const draw = () => {
    seats.replaceChildren(...names.map(drawSeat));
    more.hidden = names.length >= most;
    drawOffered();
  };

  const ours = get(data.game);
  const editions = Object.entries(data.editions);
  const edition = h("select", {}, h("option", { value: "", textContent: words.no_edition }), editions.map(([value, textContent]) => h("option", { value, textContent, selected: value === ours.edition })));
  const which = h("label", { className: "play-field" }, h("span", { textContent: words.edition }), edition);
  const options = drawOptions(play, data.options);
  const readings = Object.keys(ours.rulings).length > 0 && h("p", {}, h("a", { href: `../../rules/${data.game}/`, textContent: words.ours }));
  const agreements = [editions.length === 1 && which, readings, ...options.places].filter((each) => each instanceof HTMLElement);

  /** What was agreed, as the first line of a record has it. */
  const agreed = async () => {
    const called = names.map((name, i) => name.trim() || play.fill("numbered", { number: i + 1 }));
    // Another edition is a fresh start, as in the choice of a table.
    const rulings = edition.value === (ours.edition ?? "") ? ours.rulings : {};
    return { players: called, rulings, options: await options.values(), ...(edition.value ? { edition: edition.value } : {}) };
  };
  /** @param {unknown} error */
  const why = (error) => (isRefusal(error) ? whyText(words, error) : error instanceof SyntaxError ? words.bad_file : words.absent) ?? "";
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    wrong.textContent = "";
    document.documentElement.dataset.state = "working";
    try {
      await play.begin(await agreed());
    } catch (error) {
      wrong.textContent = why(error);
      document.documentElement.dataset.state = "ready";
    }
  };
  const place = h(
    "form",
    { className: "play-begin", onsubmit: submit },
    h("p", { textContent: words.lead }),
    h("h2", { textContent: words.begin, tabIndex: -1 }),
    h("p", { className: "play-soft", textContent: words.begin_how }),
    seats,
    offered,
    most > least && more,
    // Rulebooks that differ are a question for everybody.
    editions.length > 1 && which,
    agreements.length > 0 && h("details", {}, h("summary", { textContent: words.agreed }), agreements),
    wrong,
    h("button", { type: "submit", className: "key strong play-start", textContent: words.start }),
    data.running.length > 0 && h("p", {}, h("a", { className: "key quiet", href: "#points", textContent: words.points_only })),
  );
  draw();
  const recall = async () => {
    const all = await tables(data.game);
    known = apart(all.flat());
    const [before] = all.filter(({ length }) => length >= least && length <= most);
    if (before && names.every((name) => !name.trim())) names = [...before];
    draw();
  };
  recall();
  return { place, changed: () => {} };
};
