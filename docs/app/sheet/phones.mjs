// Several phones: handing over one player, and taking in what was handed over.
import { close, dialog, linkRow, namesIn } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import { choicesFor, combined, comers, disagreed, isEmpty, mergeable, settled, sides, standsAs, wordsOf } from "./merging.mjs";
import { isUnnamed } from "./names.mjs";
import { arrived } from "./rounds.mjs";
import { partLink } from "./share.mjs";
import { counted, idOf } from "./tally.mjs";
import { filled } from "./text.mjs";
import { onTheWall, timeText } from "./time.mjs";
/** @import { Opened } from "./incoming.mjs" */
/** @import { Comer, Who } from "./merging.mjs" */
/** @import { Page } from "./page" */
/** @import { Conflict, Count, Engine, Form } from "../types" */

/** @param {Page} page */
export const parts = (page) => {
  const { words } = page.form;
  dialog(
    words,
    words.parts,
    h("p", { textContent: words.parts_lead }),
    page.count.tally.players.map((_, seat) => drawPart(page, seat)),
    h("h3", { textContent: words.take_over }),
    taking(page),
  );
};

/** The part of a player to hand over; whoever has no name is asked for it first. @type {(page: Page, seat: number) => HTMLElement} */
const drawPart = (page, seat) => {
  const { form, count } = page;
  const { words } = form;
  const name = count.tally.players[seat]?.name ?? "";
  const input = nameInput(form);
  const give = () => {
    if (!input.value.trim()) return input.focus();
    page.rename(seat, input.value);
    const named = drawPart(page, seat);
    named.toggleAttribute("open", true);
    made.replaceWith(named);
    named.querySelector("summary")?.focus();
  };
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    give();
  });
  const asked = () => [h("p", { textContent: words.name_first }), h("div", { className: "tools" }, input, button(words.done, give, { className: "key strong" }))];
  const made = h("details", { className: "part" }, h("summary", {}, filled(words.hand_over, { name })), isUnnamed(form, name) ? asked() : linkRow(words, name, partLink(page, seat)));
  return made;
};

/** Where a name is typed. @type {(form: Form) => HTMLInputElement} */
const nameInput = ({ words }) => h("input", { className: "who-name", "aria-label": words.name, placeholder: words.name, maxLength: 100, autocomplete: "off" });

/** So many characters of what is pasted are shown before they are read. */
const SHOWN = 20_000;

/** Where something is pasted or a file is chosen. @type {(page: Page) => HTMLElement} */
export const taking = (page) => {
  const { words, table } = page.form;
  /** @param {string} text */
  const found = (text) => {
    const data = page.read(text);
    if (!data) return;
    close();
    if ("lines" in data) import("./opening.mjs").then(({ openLines }) => openLines(page, data.lines), page.absent);
    else if (!("tally" in data)) page.refuse(data);
    else if (data.kind === "tally" && data.tally.players.length >= table[0] && !page.count.tally.players.some(counted)) page.take(data);
    else handed(page, data);
  };
  const input = h("textarea", {
    className: "paste",
    rows: 2,
    "aria-label": words.paste,
    placeholder: words.paste,
    // To show a long text would keep the page busy for minutes.
    onpaste: (/** @type {ClipboardEvent} */ event) => {
      const text = event.clipboardData?.getData("text") ?? "";
      if (text.length <= SHOWN) return;
      event.preventDefault();
      found(text);
    },
  });
  const file = h("input", {
    type: "file",
    className: "sheet__spoken",
    accept: ".json,.jsonl,application/json,text/plain",
    onchange: async () => {
      const [chosen] = file.files ?? [];
      if (chosen) found(await chosen.text());
    },
  });
  return h(
    "div",
    { className: "taking" },
    input,
    h("div", { className: "tools" }, button(words.open_it, () => found(input.value), { className: "key strong" }), h("label", { className: "key file" }, words.file, file)),
  );
};

/** Longer than an evening, in milliseconds. */
const EVENING = 12 * 3_600_000;

/** What was handed over, and the sheet that it would go into. @type {(page: Page, found: Opened) => HTMLElement[]} */
const meeting = ({ form, count }, { tally, from }) => {
  const { words } = form;
  /** @type {(question: string, names: string, at: string) => HTMLElement} */
  const line = (question, names, at) => h("p", { className: "handed" }, filled(words.pair, { question, value: "" }), h("b", {}, h("bdi", { textContent: names })), at && ` · ${timeText(onTheWall(at))}`);
  const here = isEmpty(form, count) ? "" : namesIn(count.tally);
  const isFar = here && from && idOf(count) !== tally.id && Math.abs(Date.parse(from.at) - Date.parse(count.at)) > EVENING;
  return [
    line(words.handed_there, namesIn(tally), from?.at ?? ""),
    ...(here ? [line(words.handed_here, here, count.at)] : []),
    ...(isFar ? [h("p", { className: "sheet-dialog__note", textContent: words.other_day })] : []),
  ];
};

/** A part that somebody has handed over: into this sheet, or a sheet of its own. @type {(page: Page, found: Opened) => void} */
export const handed = (page, found) => {
  const { tally } = found;
  const { form, count } = page;
  const { words, table } = form;
  const coming = comers(form, count, found);
  const stands = standsAs(count, found, coming);
  /** @type {(Who | null)[]} */
  const who = coming.map(({ name, seat, why }) => (why ? null : { seat, name: count.tally.players[seat]?.name ?? name }));
  const absent = () => shown.append(h("p", { className: "sheet-dialog__note", role: "alert", textContent: words.absent }));
  const take = () => page.engine().then((engine) => merge({ page, engine, count, found, who: who.flatMap((each) => each ?? []), shown }), absent);
  const go = button(words.take_over, take, { className: "key strong", disabled: who.includes(null) });
  /** @type {(at: number, answer: Who | null) => void} */
  const answer = (at, given) => {
    who[at] = given;
    go.disabled = who.includes(null);
  };
  const shown = dialog(
    words,
    words.handed,
    meeting(page, found),
    h("p", { textContent: stands ? words[`stands_${stands}`] : words.handed_lead }),
    stands ? [] : coming.flatMap((comer, at) => (comer.why ? [drawWho(page, comer, at, (given) => answer(at, given))] : [])),
    h(
      "div",
      { className: "tools" },
      !stands && go,
      tally.players.length >= table[0] &&
        button(words.as_new, () => {
          shown.close();
          page.take(found);
        }),
      button(stands ? words.close : words.cancel, () => shown.close()),
    ),
  );
};

/** The question who a player is that was handed over. @type {(page: Page, comer: Comer, at: number, answer: (who: Who | null) => void) => HTMLElement} */
const drawWho = ({ form, count }, comer, at, answer) => {
  const { words } = form;
  const { seats, fresh } = choicesFor(form, count, comer);
  const { name, why, was } = comer;
  const isNamed = why !== "unnamed";
  /** @type {(text: string, does: () => void) => HTMLElement} */
  const radio = (text, does) => h("label", {}, h("input", { type: "radio", name: `who-${at}`, onchange: does }), " ", h("bdi", { textContent: text }));
  const input = nameInput(form);
  input.addEventListener("input", () => {
    other.querySelector("input")?.click();
    named();
  });
  const named = () => answer(input.value.trim() ? { seat: -1, name: input.value.trim() } : null);
  const other = radio(words.who_new, () => (isNamed ? answer({ seat: -1, name }) : named()));
  return h(
    "fieldset",
    { className: "conflict" },
    h("legend", {}, filled(words.who, { name })),
    h("p", { textContent: filled(words[`who_${why || "unnamed"}`], { name, was }) }),
    seats.map((seat) => {
      const here = count.tally.players[seat]?.name ?? "";
      return radio(why === "renamed" ? filled(words.who_same, { was: here, name }) : here, () => answer({ seat, name: why === "renamed" ? name : here }));
    }),
    fresh && [other, !isNamed && input],
  );
};

/** Puts a part into the sheet as it was when `who` was answered; asks where they differ. @type {(of: { page: Page, engine: Engine, count: Count, found: Opened, who: readonly Who[], shown: HTMLDialogElement }) => void} */
const merge = ({ page, engine, count, found, who, shown }) => {
  const { form, table } = page;
  const { words } = form;
  const both = sides(form, count, found, who);
  const asked = mergeable(form, table, both, page.sheet?.rulings ?? {});
  const merged = arrived(engine.merge(asked.parts, form.game, { exact: true, before: asked.before }));
  const conflicts = disagreed(form, merged.tally, merged.conflicts);
  /** @type {(number | null)[]} */
  const chosen = conflicts.map(() => null);
  const put = () => {
    shown.close();
    // Another tab has changed the sheet meanwhile: its change stays, and all is asked anew.
    if (page.count !== count) return handed(page, found);
    page.change(combined(form, both, settled(form, merged.tally, conflicts, chosen), found));
    page.say(filled(words.taken, { names: who.map(({ name }) => name).join(", ") }));
  };
  if (!conflicts.length) return put();
  const go = button(words.take_over, put, { className: "key strong", disabled: true });
  /** @type {(i: number, at: number) => void} */
  const choose = (i, at) => {
    chosen[i] = at;
    go.disabled = chosen.includes(null);
  };
  shown.replaceChildren(
    ...(shown.firstChild ? [shown.firstChild] : []),
    h("p", { textContent: words.conflict }),
    ...conflicts.map((conflict, i) => drawConflict(page, conflict, i, (at) => choose(i, at))),
    h("div", { className: "tools" }, go, button(words.cancel, () => shown.close())),
  );
};

/** @type {(page: Page, conflict: Conflict, i: number, choose: (at: number) => void) => HTMLElement} */
const drawConflict = ({ form, table }, conflict, i, choose) => {
  const { title, value } = wordsOf(form, table, conflict);
  /** @type {(text: string, part: number) => string} */
  const said = (text, part) => (part < 0 ? text : filled(part ? form.words.there : form.words.here, { value: text }));
  return h(
    "fieldset",
    { className: "conflict" },
    h("legend", { textContent: title }),
    conflict.values.map((each, at) => h("label", {}, h("input", { type: "radio", name: `conflict-${i}`, onchange: () => choose(at) }), ` ${said(value(each), conflict.parts[at] ?? 0)}`)),
  );
};
