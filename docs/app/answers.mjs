// What the ask box has found: a title for each entry, and the whole text of those that are open. `ask.mjs` asks.
import { show, subscribe } from "./table.mjs";

/** @import { Entry, Hit } from "./search.mjs" */

/**
 * @typedef {object} Words The sentences of the page's language.
 * @property {string} unsure
 * @property {string} nothing With `%s` for what was typed.
 * @property {string} elsewhere With `%g` for a game and `%s` for a title.
 * @property {string} differs
 * @property {string} whole
 * @property {string} default
 * @property {string} failed
 * @property {string[]} found How many entries were found, from one on, and which ("%s").
 */

/** At most so many answers open by themselves. */
const MOST = 3;

/**
 * An element with its properties and what stands in it.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} inside
 */
export function made(name, attributes, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

/**
 * The hits that answer: the best, and where several games are asked that of each other game that is close to it.
 * @param {Hit[]} hits As the search gives them: those come first.
 * @param {number} close A close one has at least the best score divided by this.
 */
export function leaders(hits, close) {
  const least = (hits[0]?.score ?? 0) / close;
  const first = hits.map(({ entry: { game } }) => hits.findIndex(({ entry }) => entry.game === game));
  const other = hits.findIndex(({ score }, i) => score < least || first[i] !== i);
  return other < 0 ? hits : hits.slice(0, other);
}

/** The list of what was found. */
export class Answers {
  /**
   * @param {HTMLElement} place
   * @param {{base: string, own: string, words: Words, names: Map<string, string>}} page Where the pages of the language
   *   are, the game that this one is about, if it is, its sentences, and the name of each game.
   */
  constructor(place, { base, own, words, names }) {
    this.place = place;
    this.base = base;
    this.own = own;
    this.words = words;
    this.names = names;
    place.addEventListener("toggle", ({ target }) => target instanceof HTMLDetailsElement && target.open && this.fill(target), true);
    subscribe(() => show(place));
  }

  /** Whether they wait for the end of a question and may not be what is asked now. */
  get busy() {
    return this.place.ariaBusy === "true";
  }

  set busy(waits) {
    this.place.ariaBusy = String(waits);
  }

  /** Whether there are any. */
  get drawn() {
    return this.place.firstChild !== null;
  }

  /** The titles, which open the answers. */
  get heads() {
    return [...this.place.querySelectorAll("summary")];
  }

  /** The entries whose answers are open. @returns {string[]} */
  get opened() {
    return this.cards.filter((card) => card.open).map((card) => card.dataset.rule ?? "");
  }

  /** @param {string[]} rules */
  set opened(rules) {
    for (const card of this.cards) {
      card.open = rules.includes(card.dataset.rule ?? "");
      if (card.open) this.fill(card);
    }
  }

  get cards() {
    return [...this.place.querySelectorAll("details")];
  }

  /**
   * Draws hits, the first ones open: so many, and others for which there is room on the screen.
   * @param {Hit[]} hits
   * @param {number} open 0 leaves all closed.
   */
  draw(hits, open) {
    const cards = hits.map(({ entry }) => this.card(entry));
    for (const card of cards.slice(0, open)) card.classList.add("ask__hit--best");
    const rows = cards.map((card) => made("li", {}, card));
    this.place.replaceChildren(...(rows.length ? [made("ol", { role: "list" }, ...rows)] : []));
    for (const [i, card] of cards.slice(0, open && MOST).entries()) {
      card.open = true;
      this.fill(card);
      if (i < open || card.getBoundingClientRect().bottom <= innerHeight) continue;
      card.open = false;
      break;
    }
  }

  /** @param {Entry} entry */
  card(entry) {
    const card = document.createElement("details");
    card.className = "ask__hit";
    card.dataset.rule = entry.id;
    card.append(made("summary", { class: "ask__head" }, ...this.title(entry)));
    entries.set(card, entry);
    return card;
  }

  /** The title of an entry, and its game where the page is about all. @param {Entry} entry */
  title({ game, title }) {
    const name = made("span", { class: "ask__game", "data-game": game }, this.names.get(game) ?? "");
    return [made("span", { class: "ask__title" }, title), ...(this.own ? [] : [" ", name])];
  }

  /** The same in words. @param {Entry} entry */
  named({ game, title }) {
    return this.own ? title : `${title} (${this.names.get(game)})`;
  }

  /** Puts the answer into a card that has none. @param {HTMLDetailsElement} card */
  fill(card) {
    const entry = entries.get(card);
    if (entry && card.children.length < 2) card.append(this.body(entry));
  }

  /** The answer: the whole text, and the way to the rule. @param {Entry} entry */
  body(entry) {
    const way = made("a", { class: "ask__way", href: this.address(entry.id) }, this.words.whole);
    const parts = [made("p", { class: "ask__text" }, ...this.linked(entry.text))];
    if (entry.readings.length) {
      const readings = entry.readings.map((reading, i) =>
        made("li", {}, ...(i ? [] : [made("strong", {}, this.words.default), " "]), ...this.linked(reading)),
      );
      parts.push(made("ul", {}, ...readings));
    }
    for (const id of entry.kind === "ruling" ? [entry.id] : entry.see)
      parts.push(made("p", { class: "at-table", "data-ruling": id, hidden: "" }));
    const differs = entry.differs ? [made("span", { class: "ask__differs" }, this.words.differs), " "] : [];
    const body = made("div", { class: "ask__body" }, ...parts, " ", made("p", { class: "ask__foot" }, ...differs, way));
    show(body);
    return body;
  }

  /** A text with its links. @param {string} text */
  linked(text) {
    return text.split(/(\[[^\]]*\]\([^)]*\))/).map((part) => {
      const link = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part);
      return link?.[1] && link[2] ? made("a", { href: this.address(link[2]) }, link[1]) : part;
    });
  }

  /** Where a rule stands: on the page of the game if that is this one, else on its own. @param {string} id */
  address(id) {
    return this.own && id.startsWith(`${this.own}.`) ? `${this.base}rules/${this.own}/#${id}` : `${this.base}r/${id}/`;
  }
}

/** @type {WeakMap<Element, Entry>} */
const entries = new WeakMap();
