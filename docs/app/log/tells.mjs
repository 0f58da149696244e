// What the games tell: who wins how often, beside what chance would give, and what other readings would have changed.
import { button, h } from "../sheet/draw.mjs";
import { isolated } from "../sheet/text.mjs";
import { chartPlace } from "./charts.mjs";
import { choice, drawBack, field, heading, linked } from "./drawing.mjs";
import { namesOf } from "./entries.mjs";
import * as store from "./store.mjs";
import { gameName } from "./words.mjs";
/** @import { PlayStatistics, WantedPlays } from "../types" */
/** @import { Book, Screen } from "./book.mjs" */

/** So many games are read again before it is shown how far that is. */
const BATCH = 10;
const SVG = "http://www.w3.org/2000/svg";

/** @param {Book} log @returns {() => Screen} */
export const tells = (log) => () => {
  const { data, words } = log;
  const wanted = { game: "", year: "", person: "" };
  const [choices, told, again] = [h("div", { className: "log-wanted" }), h("div"), h("section", { className: "log-asks" })];
  const place = h("section", {}, heading(words.tells), choices, told, again);

  const drawChoices = () => {
    const entries = log.entries();
    const games = [...new Set(entries.map(({ game }) => game))];
    const years = [...new Set(entries.map(({ at }) => at.slice(0, 4)))].sort().reverse();
    // Names that are one person are one choice.
    const lines = store.lines();
    const also = new Set(entries.flatMap(({ names }) => names).flatMap((name) => namesOf(lines, name).slice(1)));
    const people = [...new Set(entries.flatMap(({ names }) => names))].filter((name) => !also.has(name)).sort(new Intl.Collator(data.lang).compare);
    /** @type {(key: keyof typeof wanted, label: string, all: string, options: readonly (readonly [string, string])[]) => HTMLElement | null} */
    const made = (key, label, all, options) =>
      options.length < 2
        ? null
        : field(
            label,
            choice([["", all], ...options], wanted[key], (value) => {
              wanted[key] = value;
              draw();
            }),
          );
    const found = [
      made("game", words.game, words.every_game, games.map((id) => /** @type {const} */ ([id, gameName(data, id)]))),
      made("year", words.year, words.every_year, years.map((year) => /** @type {const} */ ([year, year]))),
      made("person", words.person, words.everybody, people.map((name) => /** @type {const} */ ([name, name]))),
    ];
    choices.replaceChildren(...found.filter((each) => each !== null));
  };

  /** The games that are asked about. */
  const asked = () => ({ game: wanted.game, person: wanted.person, since: wanted.year, until: wanted.year });

  const draw = () => {
    again.replaceChildren(...drawAgain(log, readAgain));
    log.showIn(told, () => log.about("log_stats", asked(), data.lang), (/** @type {PlayStatistics} */ stats) => drawStats(log, asked(), stats));
  };

  /** Scores all games under all other readings. */
  const readAgain = () => {
    const progress = h("progress", { max: 1, value: 0, "aria-label": words.counting });
    const shown = h("div", { role: "status" }, progress);
    again.replaceChildren(...drawAgain(log, null), shown);
    log.showIn(shown, () => readAll(log, asked(), progress), (sentences) => [...sentences.map((text) => h("p", { className: text.startsWith(" ") ? "book__say inner" : "book__say" }, linked(data, text.trim()))), chartPlace(log, "readings", asked())]);
  };

  const changed = () => {
    if (!log.entries().length) return place.replaceChildren(drawBack(data), heading(words.empty), h("p", { textContent: words.empty_what }));
    drawChoices();
    draw();
  };
  changed();
  return { place, changed };
};

/** What other readings would have changed: some games are read at a time, as long as somebody sees how far that is. @type {(log: Book, wanted: unknown, progress: HTMLProgressElement) => Promise<readonly string[]>} */
const readAll = async (log, wanted, progress) => {
  for (;;) {
    /** @type {{ games: number, read: number, sentences?: readonly string[] }} */
    const { games, read, sentences } = await log.about("log_reread", wanted, log.data.lang, BATCH);
    if (sentences || !progress.isConnected) return sentences ?? [];
    progress.value = read / games;
  }
};

/** @type {(log: Book, does: (() => void) | null) => HTMLElement[]} */
const drawAgain = ({ words }, does) => [h("h3", { textContent: words.readings }), ...(does ? [h("p", { textContent: words.readings_lead }), h("div", { className: "tools" }, button(words.read_again, does))] : [])];

/** @type {(log: Book, wanted: WantedPlays, stats: PlayStatistics) => HTMLElement[]} */
const drawStats = (log, wanted, { headline, table, sentences, data }) => {
  const { words } = log;
  if (!headline) return [h("p", { textContent: words.nothing_found })];
  const rows = table.rows.map(([name = "", ...cells], i) => {
    const { decided = 0, wins = 0, chance = 0 } = data.persons[i] ?? {};
    return h("tr", {}, h("th", { scope: "row" }, h("bdi", { textContent: name })), cells.map((text) => h("td", { textContent: text })), h("td", { className: "log-bar" }, decided > 0 && bar(wins / decided, chance / decided)));
  });
  const heads = table.heads.map((text, i) => (i ? h("th", { scope: "col", textContent: text }) : h("td")));
  return [
    h("p", { className: "result__said", textContent: isolated(headline) }),
    h("div", { className: "result__wide", role: "region", "aria-label": headline, tabIndex: 0 }, h("table", { className: "log-stats" }, h("thead", {}, h("tr", {}, heads, h("td"))), h("tbody", {}, rows))),
    h("p", { className: "book__soft", textContent: words.by_chance }),
    ...sentences.map((text) => h("p", { className: "book__say", textContent: isolated(text) })),
    chartPlace(log, "wins", wanted, table.rows),
    h("p", {}, h("a", { href: `#send${wanted.since ? `=${wanted.since}` : ""}`, className: "log-back", textContent: words.summary })),
  ];
};

/** The part of the games that somebody has won, with a mark for what chance gives. @type {(won: number, chance: number) => Element} */
const bar = (won, chance) => {
  /** @type {(name: string, x: number, width: number) => Element} */
  const part = (name, x, width) => {
    const made = document.createElementNS(SVG, "rect");
    for (const [key, value] of Object.entries({ class: name, x, y: name === "chance" ? 0 : 2, width, height: name === "chance" ? 14 : 10 })) made.setAttribute(key, String(value));
    return made;
  };
  const made = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 100 14", preserveAspectRatio: "none", "aria-hidden": "true" })) made.setAttribute(key, value);
  made.append(part("all", 0, 100), part("won", 0, 100 * won), part("chance", Math.min(98.5, 100 * chance - 0.75), 1.5));
  return made;
};
