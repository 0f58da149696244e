// The ask box: the closest title while somebody types, the answers when the typing rests. They lie over what follows in
// the page, so nothing there moves. `docs/site/asking.py` writes the place of the box and its data.
import { Answers, leaders, made } from "./answers.mjs";
import { later } from "./idle.mjs";
import { recall, remember } from "./local.mjs";
import { open } from "./search.mjs";

/** @import { Words } from "./answers.mjs" */
/** @import { Common, Entry, Found, GameData, Search } from "./search.mjs" */

/** Milliseconds without a key after which the typing rests: most people need less from one key of a phone to the next. */
const REST = 600;

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
    /** How close another game has to be to answer, too. */
    this.close = 1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.rest = undefined;
    /** What is answered now, and for which game. */
    this.shown = "";
    /** The fragment of the address when that was asked: who goes to another is not asking any more. */
    this.hash = location.hash;
    /** @type {Map<string, string>} */
    this.names = new Map();
    this.input = /** @type {HTMLInputElement} */ (place.querySelector("input"));
    this.told = /** @type {HTMLElement} */ (place.querySelector(".ask__told"));
    this.spoken = /** @type {HTMLElement} */ (place.querySelector(".ask__spoken"));
    this.panel = /** @type {HTMLElement} */ (place.querySelector(".ask__panel"));
    this.next = /** @type {HTMLElement} */ (place.querySelector(".ask__next"));
    const hits = /** @type {HTMLElement} */ (place.querySelector(".ask__hits"));
    this.answers = new Answers(hits, this);
    this.examples = /** @type {HTMLElement} */ (place.querySelector(".ask__examples"));
    this.report = /** @type {HTMLElement | null} */ (place.querySelector(".report"));
    this.report?.addEventListener("click", () => this.tellUs());
    this.input.addEventListener("focus", () => this.begin());
    this.input.addEventListener("input", () => this.type());
    this.input.addEventListener("search", () => this.answer());
    this.input.addEventListener("keydown", (event) => this.inInput(event));
    hits.addEventListener("keydown", (event) => this.inHits(event));
    this.examples.addEventListener("click", (event) => this.take(event));
    place.querySelector(".ask__games")?.addEventListener("click", (event) => this.choose(event));
    document.addEventListener("keydown", (event) => this.anywhere(event));
    document.addEventListener("click", (event) => event.composedPath().includes(place) || this.leave());
    place.addEventListener("focusout", ({ relatedTarget: to }) => to instanceof Node && !place.contains(to) && this.leave());
    addEventListener("hashchange", () => (location.hash === this.hash ? this.answer() : this.leave()));
    later(() => this.load());
    addEventListener("pagehide", () => this.keep());
    const chosen = this.games.length > 1 ? (recall(LAST_GAME) ?? "") : "";
    if (this.games.includes(chosen)) this.limit(chosen);
    this.restore();
  }

  /** Keeps what is asked and what is open for whoever comes back to this page of the tab's history. */
  keep() {
    const opened = this.answers.busy ? null : this.answers.opened;
    const kept = [this.input.value, this.game ?? "", opened, scrollY];
    try {
      sessionStorage.setItem(`ask.${location.pathname}`, JSON.stringify(kept));
    } catch {
      // Nothing is kept here.
    }
  }

  /** Answers what was typed before this began, or what had been asked where somebody has come back. */
  async restore() {
    const [visit] = performance.getEntriesByType("navigation");
    const isBack = visit instanceof PerformanceNavigationTiming && visit.type === "back_forward" && !this.input.value;
    const [text = "", game, opened, scrolled] = isBack ? this.kept() : [];
    if (isBack) {
      this.input.value = text;
      if (text) this.limit(this.games.includes(game ?? "") ? game : undefined);
    }
    if (!this.text) return;
    await this.answer();
    if (this.text !== text.trim() || !opened) return;
    this.answers.opened = opened;
    // Before that the page may have been too short.
    scrollTo({ top: scrolled ?? 0, behavior: "instant" });
  }

  /** What `keep` has kept. @returns {[string?, string?, (string[] | null)?, number?]} */
  kept() {
    try {
      return JSON.parse(sessionStorage.getItem(`ask.${location.pathname}`) ?? "[]");
    } catch {
      return [];
    }
  }

  /** Makes room for the answer above the keyboard of a phone. */
  begin() {
    this.place.classList.add("ask--used");
    if (this.text) this.answer();
    // The first search is the slowest: it is made before the first key.
    this.load().then((search) => later(() => search(this.examples.textContent ?? "", this.game)), () => undefined);
    if (matchMedia("(max-width: 44.9em)").matches) this.input.scrollIntoView({ block: "start" });
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
    this.close = common.weights.close;
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

  /** What stands in the box. */
  get text() {
    return this.input.value.trim();
  }

  /** After a key: the closest title, as long as there is no answer that may be read; the answers when no other key follows. */
  async type() {
    clearTimeout(this.rest);
    const { text } = this;
    if (!text) return this.answer();
    this.rest = setTimeout(() => this.answer(), REST);
    this.reveal();
    this.answers.busy = true;
    if (this.answers.drawn) return;
    this.tell("");
    this.shown = "";
    const search = this.search ?? (await this.load().catch(() => undefined));
    // While it was loaded another key may have come, or the answers.
    if (!search || text !== this.text || !this.answers.busy) return;
    const [best] = search(text, this.game, 1).hits;
    this.next.replaceChildren(...(best ? this.answers.title(best.entry) : []));
  }

  /** Shows at once what answers the words that stand in the box. */
  async answer() {
    clearTimeout(this.rest);
    const { text } = this;
    if (!text) {
      this.shown = "";
      this.answers.busy = false;
      this.show("", NOTHING);
      this.reveal();
      return;
    }
    this.reveal();
    try {
      if (!this.search) await this.load();
    } catch {
      this.tell(this.words.failed);
      return;
    }
    // Meanwhile something else may have been typed.
    if (!this.search || text !== this.text) return;
    this.answers.busy = false;
    const asked = `${this.game ?? ""} ${text}`;
    if (asked !== this.shown) this.show(text, this.search(text, this.game));
    this.shown = asked;
  }

  /** Lays the panel of what was found over the page, where something is asked. */
  reveal() {
    this.hash = location.hash;
    this.panel.hidden = !this.text;
    this.examples.hidden = !this.panel.hidden;
  }

  /**
   * @param {string} text
   * @param {Found} found
   */
  show(text, { hits, sure, elsewhere }) {
    const best = sure ? leaders(hits, this.close) : [];
    this.next.replaceChildren();
    if (!text) this.tell("");
    else if (!hits.length) this.tell(this.words.nothing.replace("%s", () => text));
    else if (!sure) this.tell(this.words.unsure);
    else this.tell("", (this.words.found[hits.length - 1] ?? "").replace("%s", () => best.map(({ entry }) => this.answers.named(entry)).join("; ")));
    if (elsewhere) this.told.append(" ", made("a", { href: this.answers.address(elsewhere.id) }, this.there(elsewhere)));
    if (this.report) this.report.hidden = !text || sure;
    // At last, for it looks how much room is left below the rest.
    this.answers.draw(hits, best.length);
  }

  /** Shows the report of a search in vain. */
  async tellUs() {
    try {
      const { reportSearch } = await import("./report.mjs");
      await reportSearch(this.text, this.game, this.place);
    } catch {
      this.tell(this.words.failed);
    }
  }

  /** The title of an entry of another game. @param {Entry} entry */
  there({ game, title }) {
    return this.words.elsewhere.replace("%g", () => this.names.get(game) ?? "").replace("%s", () => title);
  }

  /**
   * Tells something to the eye and, in these or other words, to a screen reader.
   * @param {string} text
   * @param {string} [spoken]
   */
  tell(text, spoken = text) {
    this.told.textContent = text;
    this.spoken.textContent = spoken;
  }

  /** @param {KeyboardEvent} event */
  inInput(event) {
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      this.enter(event.key === "Enter");
    } else if (event.key === "Escape") this.clear(event);
  }

  /** Goes from the box to the first title. @param {boolean} open Whether its answer is opened. */
  async enter(open) {
    await this.answer();
    // Nothing may lie over the answer, such as the keyboard of a phone.
    this.answers.heads[0]?.focus();
    const [card] = this.answers.cards;
    if (card && open) card.open = true;
  }

  /** @param {KeyboardEvent} event */
  inHits(event) {
    if (event.key === "Escape") {
      this.clear(event);
      return;
    }
    const { heads } = this.answers;
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
    this.answer();
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
    this.answer();
  }

  /** Uncovers the page; what was asked stays in the box. */
  leave() {
    clearTimeout(this.rest);
    this.panel.hidden = true;
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
    this.answer();
    // Who has chosen a game goes on to type.
    if (!this.input.value) this.input.focus();
  }
}

/** What is found where nothing is asked. @type {Found} */
const NOTHING = { hits: [], confidence: 0, sure: false, elsewhere: undefined };

for (const place of document.querySelectorAll("[data-ask]"))
  if (place instanceof HTMLElement) new Ask(place);
