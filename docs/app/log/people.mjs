// Who has played: which names are one person, and who is a guest. No game is ever written anew for it.
import { button, h } from "../sheet/draw.mjs";
import { filled, isolated } from "../sheet/text.mjs";
import { choice, drawBack, field, heading, tick } from "./drawing.mjs";
import * as store from "./store.mjs";
/** @import { LogLine, LoggedPerson } from "../types" */
/** @import { Book, Screen } from "./book.mjs" */

/** @param {Book} log @returns {() => Screen} */
export const people = (log) => () => {
  const { data, words } = log;
  const list = h("div");
  const place = h("section", {}, heading(words.people), list);
  /** Whose row is open. */
  let open = "";

  const draw = () => {
    if (!log.entries().length) return place.replaceChildren(drawBack(data), heading(words.empty), h("p", { textContent: words.empty_how }));
    /** @param {readonly LoggedPerson[]} persons */
    const drawAll = (persons) => [h("ul", { className: "log-people" }, persons.map((person) => h("li", {}, drawPerson(person, persons))))];
    return log.showIn(list, () => log.about("log_people", data.lang), drawAll);
  };

  /** Writes what the engine says has to be written; why it cannot be so stands beside. @type {(wrong: HTMLElement, done: string, name: string, ...args: readonly unknown[]) => Promise<void>} */
  const write = async (wrong, done, name, ...args) => {
    try {
      /** @type {readonly LogLine[]} */
      const lines = await log.about(name, ...args);
      if (log.kept(await store.putAll(lines)) && done) log.say(done);
    } catch (error) {
      wrong.textContent = log.why(error);
    }
  };

  /** @type {(person: LoggedPerson, persons: readonly LoggedPerson[]) => HTMLElement} */
  const drawPerson = ({ person, also, guest, text }, persons) => {
    const wrong = h("p", { className: "book__wrong", role: "alert" });
    const others = persons.filter((other) => other.person !== person).map((other) => other.person);
    let other = "";
    const select = choice([["", "–"], ...others.map((name) => /** @type {const} */ ([name, name]))], "", (name) => {
      other = name;
    });
    const join = () => other && write(wrong, filled(words.now_one, { name: [person, other].join(", ") }), "log_also", person, other);
    const part = (/** @type {string} */ name) => button(filled(words.apart, { name }), () => write(wrong, filled(words.now_two, { name: person, other: name }), "log_apart", person, name));
    const made = h(
      "details",
      { className: "log-person", open: open === person },
      h("summary", {}, h("span", { textContent: isolated(text) })),
      h("p", {}, h("a", { href: `#person=${encodeURIComponent(person)}`, className: "log-back", textContent: words.show_games })),
      also.length > 0 && h("div", { className: "tools" }, also.map(part)),
      others.length > 0 && h("div", { className: "log-join" }, field(words.same, select), button(words.join, join)),
      tick(words.guest, guest, (now) => write(wrong, "", "log_guest", person, now)),
      wrong,
    );
    made.addEventListener("toggle", () => {
      if (made.open) open = person;
      else if (open === person) open = "";
    });
    return made;
  };

  draw();
  return { place, changed: draw };
};
