// The ask box: hits while typing, the answer itself first. `docs/site/asking.py` writes its place and its data.
import { later } from "./idle.mjs";
import { recall, remember } from "./local.mjs";
import { open } from "./search.mjs";
import { show, subscribe } from "./table.mjs";

/** @typedef {import("./search.mjs").Found} Found */
/** @typedef {import("./search.mjs").Entry} Entry */
/** @typedef {import("./search.mjs").Common} Common */
/** @typedef {import("./search.mjs").GameData} GameData */
/** @typedef {import("./search.mjs").Search} Search */

/**
 * @typedef {object} Words The sentences of the page's language.
 * @property {string} unsure
 * @property {string} nothing With `%s` for what was typed.
 * @property {string} elsewhere With `%g` for a game and `%s` for a title.
 * @property {string} differs
 * @property {string} whole
 * @property {string} default
 * @property {string} failed
 * @property {string[]} found How many entries were found, from one on.
 */

/** Milliseconds after the last key before a screen reader is told, lest it talks into the typing. */
const QUIET = 600;

/**
 * An element with its properties and what stands in it.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} inside
 */
function made(name, attributes, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

/** Under this name the game is kept that was chosen last; empty if that was all of them. */
const LAST_GAME = "ask.game";

/** One ask box. */
class Ask {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    this.base = place.dataset.base ?? "";
    this.games = (place.dataset.games ?? "").split(" ");
    /** @type {Words} */
    this.words = JSON.parse(place.dataset.words ?? "{}");
    /** The game that the page is about; nothing on a page of all games. */
    this.own = place.dataset.own ?? "";
    /** @type {string | undefined} The game that is chosen. */
    this.game = this.own || undefined;
    /** @type {Promise<Search> | undefined} */
    this.opened = undefined;
    /** @type {Search | undefined} */
    this.search = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.quiet = undefined;
    /** @type {Map<string, string>} */
    this.names = new Map();
    this.input = /** @type {HTMLInputElement} */ (place.querySelector("input"));
    this.told = /** @type {HTMLElement} */ (place.querySelector(".ask__told"));
    this.spoken = /** @type {HTMLElement} */ (place.querySelector(".ask__spoken"));
    this.hits = /** @type {HTMLElement} */ (place.querySelector(".ask__hits"));
    this.examples = /** @type {HTMLElement} */ (place.querySelector(".ask__examples"));
    this.input.addEventListener("focus", () => this.begin());
    this.input.addEventListener("input", () => this.ask());
    this.input.addEventListener("keydown", (event) => this.inInput(event));
    this.hits.addEventListener("keydown", (event) => this.inHits(event));
    this.hits.addEventListener("toggle", (event) => this.fill(event.target), true);
    this.examples.addEventListener("click", (event) => this.take(event));
    place.querySelector(".ask__games")?.addEventListener("click", (event) => this.choose(event));
    document.addEventListener("keydown", (event) => this.anywhere(event));
    subscribe(() => show(this.hits));
    later(() => this.load());
    addEventListener("pagehide", () => this.keep());
    const chosen = this.games.length > 1 ? (recall(LAST_GAME) ?? "") : "";
    if (this.games.includes(chosen)) this.limit(chosen);
    this.restore();
    // What was typed before this began, or before somebody came back.
    if (this.input.value) this.ask();
  }

  /** Keeps what is asked for whoever comes back to this page of the tab's history. */
  keep() {
    try {
      sessionStorage.setItem(`ask.${location.pathname}`, JSON.stringify([this.input.value, this.game ?? ""]));
    } catch {
      // Nothing is kept here.
    }
  }

  /** Asks again what was asked, where somebody has come back. */
  restore() {
    const [visit] = performance.getEntriesByType("navigation");
    if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== "back_forward" || this.input.value) return;
    try {
      const [text, game] = JSON.parse(sessionStorage.getItem(`ask.${location.pathname}`) ?? "[]");
      if (typeof text !== "string") return;
      this.input.value = text;
      this.limit(this.games.includes(game) ? game : undefined);
    } catch {
      // Nothing was kept here.
    }
  }

  /** Makes room for the answer above the keyboard of a phone. */
  begin() {
    // The first search is the slowest: it is made before the first key.
    this.load().then((search) => later(() => search(this.examples.textContent ?? "", this.game)), () => undefined);
    if (matchMedia("(max-width: 44.9em)").matches) this.place.scrollIntoView({ block: "start" });
  }

  /** Fetches the data once, and again where that failed. */
  load() {
    this.opened ??= this.open().catch((error) => {
      this.opened = undefined;
      throw error;
    });
    this.opened.catch(() => undefined);
    return this.opened;
  }

  /** Opens the search of what is fetched. */
  async open() {
    const [common, data] = await Promise.all([this.fetchCommon(), Promise.all(this.games.map((id) => this.fetchGame(id)))]);
    for (const { game, name } of data) this.names.set(game, name);
    this.search = await open(common, data);
    this.place.dataset.state = "ready";
    return this.search;
  }

  /** @returns {Promise<Common>} */
  async fetchCommon() {
    return (await this.fetched("words")).json();
  }

  /**
   * @param {string} game
   * @returns {Promise<GameData>}
   */
  async fetchGame(game) {
    return (await this.fetched(game)).json();
  }

  /** @param {string} name `words` or a game. */
  async fetched(name) {
    const answer = await fetch(`${this.base}ask/${name}.json`);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer;
  }

  /** Shows what fits the words that stand in the box. */
  async ask() {
    if (!this.search) {
      try {
        await this.load();
      } catch {
        this.tell(this.words.failed);
        return;
      }
    }
    const text = this.input.value.trim();
    this.examples.hidden = text !== "";
    this.show(text, text && this.search ? this.search(text, this.game) : { hits: [], confidence: 0, sure: false, elsewhere: undefined });
  }

  /**
   * @param {string} text
   * @param {Found} found
   */
  show(text, { hits, sure, elsewhere }) {
    const cards = hits.map(({ entry }, i) => this.hit(entry, sure && i === 0));
    this.hits.replaceChildren(...(cards.length ? [made("ol", { role: "list" }, ...cards)] : []));
    this.hits.classList.toggle("ask__hits--unsure", !sure);
    if (!text) this.tell("");
    else if (!hits.length) this.tell(this.words.nothing.replace("%s", () => text));
    else if (!sure) this.tell(this.words.unsure);
    else this.tell("", `${this.words.found[hits.length - 1]} ${hits[0]?.entry.title}`);
    if (elsewhere) this.told.append(" ", made("a", { href: this.address(elsewhere.id) }, this.there(elsewhere)));
  }

  /** The title of an entry of another game. @param {Entry} entry */
  there({ game, title }) {
    return this.words.elsewhere.replace("%g", () => this.names.get(game) ?? "").replace("%s", () => title);
  }

  /**
   * Tells something, at once to the eye, a little later to the ear.
   * @param {string} text
   * @param {string} [spoken]
   */
  tell(text, spoken = text) {
    this.told.textContent = text;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      this.spoken.textContent = spoken;
    }, QUIET);
  }

  /**
   * @param {Entry} entry
   * @param {boolean} open
   */
  hit(entry, open) {
    const head = made(
      "summary",
      { class: "ask__head" },
      made("span", { class: "ask__title" }, entry.title),
      " ",
      made("span", { class: "ask__game" }, this.names.get(entry.game) ?? ""),
    );
    const card = made("details", { class: "ask__hit", "data-rule": entry.id, name: "ask" }, head);
    entries.set(card, entry);
    if (open) {
      card.append(this.body(entry));
      card.setAttribute("open", "");
    }
    return made("li", {}, card);
  }

  /** Puts the answer into a card that was just opened. @param {EventTarget | null} card */
  fill(card) {
    if (!(card instanceof HTMLDetailsElement) || !card.open || card.children.length > 1) return;
    const entry = entries.get(card);
    if (entry) card.append(this.body(entry));
  }

  /** The answer: the whole text, and the way to the rule. @param {Entry} entry */
  body(entry) {
    const parts = [made("p", { class: "ask__text" }, ...this.linked(entry.text))];
    if (entry.readings.length)
      parts.push(
        made(
          "ul",
          {},
          ...entry.readings.map((reading, i) =>
            i === 0
              ? made("li", {}, made("strong", {}, this.words.default), " ", ...this.linked(reading))
              : made("li", {}, ...this.linked(reading)),
          ),
        ),
      );
    for (const id of entry.kind === "ruling" ? [entry.id] : entry.see)
      parts.push(made("p", { class: "at-table", "data-ruling": id, hidden: "" }));
    const way = made("a", { class: "ask__way", href: this.address(entry.id) }, this.words.whole);
    const foot = made("p", { class: "ask__foot" }, way);
    if (entry.differs) foot.prepend(made("span", { class: "ask__differs" }, this.words.differs), " ");
    const body = made("div", { class: "ask__body" }, ...parts, foot);
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

  /** The heads of all hits. */
  heads() {
    return /** @type {HTMLElement[]} */ ([...this.hits.querySelectorAll("summary")]);
  }

  /** @param {KeyboardEvent} event */
  inInput(event) {
    if (event.key === "ArrowDown" || event.key === "Enter") {
      const [first] = this.heads();
      if (!first) return;
      event.preventDefault();
      first.focus();
      // The answer is asked for: nothing may lie over it, such as the keyboard of a phone.
      if (event.key === "Enter") this.hits.querySelector("details")?.setAttribute("open", "");
    } else if (event.key === "Escape") this.clear(event);
  }

  /** @param {KeyboardEvent} event */
  inHits(event) {
    if (event.key === "Escape") {
      this.clear(event);
      return;
    }
    const heads = this.heads();
    const at = heads.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    (heads[Math.min(at + step, heads.length - 1)] ?? this.input).focus();
  }

  /** Begins anew. @param {KeyboardEvent} event */
  clear(event) {
    event.preventDefault();
    this.input.value = "";
    this.input.focus();
    this.ask();
  }

  /** “/” leads to the box from anywhere. @param {KeyboardEvent} event */
  anywhere(event) {
    const { target } = event;
    const typing = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.input.focus();
    this.input.select();
  }

  /** Asks an example; without this it is a link to the rule. @param {MouseEvent} event */
  take(event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.input.value = link.textContent ?? "";
    this.input.focus();
    this.ask();
  }

  /** Only one game is searched; without one all are. @param {string | undefined} game */
  limit(game) {
    this.game = game || undefined;
    for (const each of this.place.querySelectorAll(".ask__games button"))
      each.setAttribute("aria-pressed", String(each instanceof HTMLElement && each.dataset.game === (game ?? "")));
  }

  /** @param {Event} event */
  choose(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    this.limit(button.dataset.game);
    remember(LAST_GAME, button.dataset.game ?? "");
    this.ask();
    // Who has chosen a game goes on to type.
    if (!this.input.value) this.input.focus();
  }
}

/** @type {WeakMap<Element, Entry>} */
const entries = new WeakMap();

for (const place of document.querySelectorAll("[data-ask]"))
  if (place instanceof HTMLElement) new Ask(place);
