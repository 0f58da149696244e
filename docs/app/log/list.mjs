// The list of the games. What fits on a screen is drawn at once, the rest when there is nothing else to do.
import { later } from "../idle.mjs";
import { button, h } from "../sheet/draw.mjs";
import { filled } from "../sheet/text.mjs";
import { drawBack, drawSeat, heading } from "./drawing.mjs";
import { isWanted, namesOf } from "./entries.mjs";
import * as store from "./store.mjs";
import { counted, gameName } from "./words.mjs";
/** @import { Entry } from "../types" */
/** @import { Book, Screen } from "./book.mjs" */

/** So many games are on a screen; from then on they can be searched. */
const SCREENFUL = 12;
/** So many are drawn in one go. */
const CHUNK = 60;
/** So many games since the last file are worth a word. */
const MANY = 3;

/** @param {Book} log @returns {Screen & { choose: (name: string, value: string) => void, focusOn: (id: string) => void }} */
export const list = (log) => {
  const { data, words } = log;
  /** @type {Entry[]} */
  let entries = [];
  const wanted = { game: "", words: "", person: "", gone: false };
  const [head, rows, foot] = [h("div", { className: "book__head" }), h("div", { className: "book__rows" }), h("div", { className: "book__foot" })];
  const place = h("section", {}, head, rows, foot);
  let round = 0;
  /** The rows that were drawn, each with what it was drawn from. @type {Map<string, { text: string, row: HTMLElement }>} */
  const drawn = new Map();

  /** The games that are wanted. */
  const shown = () => {
    const names = wanted.person ? namesOf(store.lines(), wanted.person) : null;
    return entries.filter((entry) => isWanted(entry, { ...wanted, names }, (id) => gameName(data, id)));
  };

  /** The row of a game; the one that is there, where nothing in it is different. @param {Entry} entry */
  const rowOf = (entry) => {
    const text = JSON.stringify(entry) + log.calendar.short(entry.at);
    const known = drawn.get(entry.id);
    if (known?.text === text) return known.row;
    const row = drawRow(log, entry, () => focusOn(entry.id));
    drawn.set(entry.id, { text, row });
    return row;
  };
  /** @param {string} id */
  const focusOn = (id) => /** @type {HTMLElement | null | undefined} */ (drawn.get(id)?.row.querySelector("a, button"))?.focus({ preventScroll: true });

  /** Draws games below those that are there, a year under its number if there are several. @type {(some: readonly Entry[], severalYears: boolean) => void} */
  const append = (some, severalYears) => {
    for (const entry of some) {
      const year = severalYears ? entry.at.slice(0, 4) : "";
      let part = /** @type {HTMLElement | null} */ (rows.lastElementChild);
      if (part?.dataset.year !== year) {
        part = h("section", { data: { year } }, year && h("h2", { className: "book__year", textContent: year }), h("ol", { className: "log-list" }));
        rows.append(part);
      }
      part?.lastElementChild?.append(rowOf(entry));
    }
  };

  /** Draws the rows anew, at least so many at once. @param {number} [least] */
  const fill = (least = SCREENFUL) => {
    round += 1;
    const mine = round;
    const all = shown();
    const severalYears = new Set(entries.map(({ at }) => at.slice(0, 4))).size > 1;
    const focused = document.activeElement?.closest("li.log-row");
    rows.replaceChildren();
    append(all.slice(0, least), severalYears);
    // Who is on a row stays there.
    if (focused instanceof HTMLElement) focusOn(focused.dataset.id ?? "");
    /** @param {number} from */
    const rest = (from) => {
      if (mine !== round || from >= all.length) return;
      append(all.slice(from, from + CHUNK), severalYears);
      later(() => rest(from + CHUNK));
    };
    later(() => rest(least));
    if (!all.length && entries.length) rows.append(h("p", { textContent: wanted.gone ? words.no_removed : words.nothing_found }));
    count.textContent = entries.length ? counted(data, "games", wanted.gone ? all.length : all.filter(({ gone }) => !gone).length) : "";
  };

  const count = h("p", { className: "book__count", role: "status" });
  const search = h("input", { type: "search", className: "log-search", placeholder: words.search, "aria-label": words.search, autocomplete: "off" });
  search.addEventListener("input", () => {
    wanted.words = search.value;
    fill();
  });

  /** What is chosen among the games: which of them, whose, with which words. */
  const choices = () => {
    const games = [...new Set(entries.map(({ game }) => game))];
    if (entries.length <= SCREENFUL) return [];
    const chips = games.length > 1 ? ["", ...games].map((id) => button(id ? gameName(data, id) : words.all, () => chooseGame(id), { className: "log-chip", "aria-pressed": String(id === wanted.game), data: { game: id } })) : [];
    return [h("div", { className: "log-chips" }, chips), search];
  };
  /** @param {string} id */
  const chooseGame = (id) => {
    wanted.game = id;
    for (const chip of head.querySelectorAll(".log-chip")) chip.setAttribute("aria-pressed", String(chip instanceof HTMLElement && chip.dataset.game === id));
    fill();
  };

  /** Whether the logbook is another one since the list was drawn. */
  let isOld = true;
  /** What is known of the games now; who searches goes on. */
  const refresh = () => {
    entries = log.entries(wanted.gone);
    fill(Math.max(SCREENFUL, rows.querySelectorAll("li").length));
  };
  /** What stands above the games. @param {boolean} here whether there are any */
  const drawHead = (here) => {
    const title = wanted.gone ? words.removed_games : wanted.person ? filled(words.whose, { name: wanted.person }) : "";
    head.replaceChildren(...(title ? [drawBack(data), heading(title)] : []), ...(here ? [...choices(), h("div", { className: "log-count" }, count, !title && h("a", { href: "#send", className: "log-back", textContent: words.share }), unsaved(log, entries))] : []));
  };
  const draw = () => {
    isOld = false;
    refresh();
    const here = entries.length > 0 || wanted.gone;
    drawHead(here);
    if (!here) rows.replaceChildren(...drawEmpty(log));
    later(drawFoot);
  };
  /** The way to the games that were removed, and what cannot be shown. */
  const drawFoot = () => {
    const gone = !wanted.gone && log.plays().some((line) => line.gone && store.before(line.play));
    foot.replaceChildren(...(gone ? [h("a", { href: "#removed", textContent: words.removed_games })] : []), ...notes(log));
  };

  /** More is known of the games: it is shown now, or when somebody comes back. */
  const known = () => {
    if (place.isConnected) refresh();
    else isOld = true;
  };
  /** Says who has won where nobody knows yet, once all else is drawn. */
  const workOut = () => later(() => log.workOut(known));

  log.watch(() => {
    isOld = true;
  });
  return {
    place,
    changed: () => {
      draw();
      workOut();
    },
    focusOn,
    choose: (name, value) => {
      const [person, gone] = [name === "person" ? value : "", name === "removed"];
      if (person !== wanted.person || gone !== wanted.gone) {
        Object.assign(wanted, { person, gone, game: "", words: "" });
        search.value = "";
        rows.replaceChildren();
        isOld = true;
      }
      if (isOld) draw();
      workOut();
    },
  };
};

/** @type {(log: Book, entry: Entry, again: () => void) => HTMLElement} */
const drawRow = (log, entry, again) => {
  const { data, words, calendar } = log;
  const { id, game, at, seats, note, followed, gone } = entry;
  const won = seats.filter(({ winner }) => winner);
  const first = won.length ? won : seats.slice(0, 1);
  const more = [gameName(data, game), calendar.short(at), followed && words.followed, gone && words.removed].filter(Boolean).join(" · ");
  const inner = [
    h("span", { className: "log-row__first" }, first.map((seat) => drawSeat(data, seat))),
    h("span", { className: "log-row__more", textContent: more }),
    h("span", { className: "log-row__rest" }, seats.filter((seat) => !first.includes(seat)).map((seat) => drawSeat(data, seat)), note && h("span", { className: "log-row__note", textContent: filled(words.quote, { text: note }) })),
  ];
  const back = async () => {
    if (await log.bringBack(id)) log.say(filled(words.put_back, { game: log.inWords(entry) }));
    again();
  };
  return h(
    "li",
    { className: gone ? "log-row gone" : "log-row", data: { id, game } },
    gone ? [h("div", { className: "log-row__link" }, inner), button(words.back, back, { "aria-label": `${words.back}: ${log.inWords(entry)}` })] : h("a", { className: "log-row__link", href: `#play=${encodeURIComponent(id)}` }, inner),
  );
};

/** What will be here, and how. @param {Book} log */
const drawEmpty = ({ data: { games }, words }) => [
  heading(words.empty),
  h("p", { textContent: words.empty_how }),
  h("p", { className: "book__ways" }, Object.entries(games).map(([id, { name }]) => h("a", { className: "key strong", href: `../score/${id}/`, "aria-label": `${words.score}: ${name}`, textContent: name, data: { game: id } }))),
  h("p", { textContent: words.empty_what }),
  h("p", {}, h("a", { href: "#files", textContent: words.empty_file })),
];

/** The way to save them as a file, where so many have come since that it is worth a word. @type {(log: Book, entries: readonly Entry[]) => HTMLElement[]} */
const unsaved = ({ words }, entries) => {
  const since = entries.filter(({ gone }) => !gone).length - (store.saved()?.many ?? 0);
  return since < MANY ? [] : [h("a", { href: "#files", className: "log-back", textContent: words.save })];
};

/** What is here and cannot be shown. @param {Book} log */
const notes = ({ data }) =>
  Object.entries({ broken: store.broken(), newer: store.newer() }).flatMap(([key, many]) => (many ? [h("p", { className: "book__soft", textContent: counted(data, /** @type {"broken" | "newer"} */ (key), many) })] : []));
