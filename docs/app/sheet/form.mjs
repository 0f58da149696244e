// The form of one player: the name, and a row for each thing that is counted. What is done in it is heard in `listen.mjs`.
import { AGREED, agreedOf, change } from "./agreed.mjs";
import { controlOf } from "./controls.mjs";
import { act, h } from "./draw.mjs";
import { kindOf } from "./kinds.mjs";
import { groupSums } from "./results.mjs";
import { playerOf, REMOVED } from "./state.mjs";
import { saidIn } from "./said.mjs";
import { fieldRows, fieldsOf, rowsOf, way } from "./tally.mjs";
import { filled } from "./text.mjs";
/** @import { AskTold } from "./results.mjs" */
/** @import { Field, Form, Row, State, Texts } from "../types" */

/** Where the reference lies, seen from a sheet. */
export const UP = "../../";

/**
 * @typedef {object} View
 * @property {Form} form
 * @property {State} state
 * @property {boolean} touch whether the number pad comes up instead of a keyboard
 * @property {ReadonlySet<string>} unfolded the groups of rows that are open, as `field/group`
 * @property {Texts} [begun] by a field the name of a row that somebody types, and has not added yet
 */

/** The groups that are open to begin with: the first of each field. @type {(form: Form) => string[]} */
export const firstGroups = (form) => form.fields.flatMap(({ key, parts }) => (parts?.[0]?.group ? [`${key}/${parts[0].group}`] : []));

/** @type {(id: string, text: string) => HTMLElement} */
export const ruleLink = (id, text) => h("a", { href: `${UP}r/${id}/`, textContent: text });

/** A chip for each player. @type {(view: View) => HTMLElement[]} */
export const drawChips = ({ state: { count, seat } }) =>
  count.tally.players.map(({ name }, i) =>
    h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `chip-${i}`,
        className: "chip",
        "aria-selected": String(i === seat),
        "aria-controls": "panel",
        tabIndex: i === seat ? 0 : -1,
        data: { do: "sit", seat: i },
      },
      h("span", { className: "chip__name" }, h("bdi", { textContent: name })),
      h("span", { className: "chip__mark", "aria-hidden": "true" }),
      h("output", { className: "chip__total", "aria-hidden": "true", textContent: "–", data: { player: name, kind: "total" } }),
      h("span", { className: "sheet__spoken chip__told" }),
    ),
  );

/** What the panel of the player holds. @type {(view: View) => HTMLElement[]} */
export const drawPanel = (view) => {
  const { form, state } = view;
  return [
    drawHead(view),
    h("p", { className: "row__wrong", id: "wrong-name" }),
    ...(form.oneOf.length > 1 ? [drawWay(view)] : []),
    ...fieldsOf(form, state.count.tally, state.seat).map((field) => drawField(view, field)),
    drawAgreed(view),
    h("div", { className: "rest" }, act(form.words.rest, "rest"), drawOrder(view)),
  ];
};

/** What the whole table is asked: who has it, and whether its points are in a number already. @type {(form: Form, told: readonly AskTold[]) => HTMLElement[]} */
export const drawAsks = ({ words }, told) =>
  told.map(({ key, question, help, rule, choices, inside }) =>
    h(
      "div",
      { className: "ask-table", data: { ask: key } },
      h("p", { className: "ask-table__question", id: `ask-${key}` }, question),
      h("div", { className: "switch", role: "group", "aria-labelledby": `ask-${key}` }, choices.map(({ name, seat, chosen }) => choice(name, chosen, "hold", `${key}=${seat}`))),
      // What may come has its place.
      inside
        ? h("div", { className: "ask-table__inside" }, h("p", { id: `inside-${key}` }, inside.question), h("div", { className: "switch", role: "group", "aria-labelledby": `inside-${key}` }, choice(inside.yes, false, "join", `${key}=yes`), choice(inside.no, false, "join", `${key}=no`)))
        : h("p", { className: "ask-table__inside" }, `${help} `, ruleLink(rule, words.rule)),
    ),
  );

/** @type {(text: string, chosen: boolean, act: string, choice: string) => HTMLElement} */
const choice = (text, chosen, does, value) => h("button", { type: "button", "aria-pressed": String(chosen), data: { do: does, choice: value } }, h("bdi", { textContent: text }));

/** @type {(view: View) => HTMLElement} */
const drawHead = ({ form, state }) =>
  h(
    "div",
    { className: "panel__head" },
    h("label", { className: "sheet__spoken", htmlFor: "who", textContent: form.words.name }),
    h("input", { id: "who", className: "who", value: playerOf(state).name, autocomplete: "off", maxLength: 100, enterkeyhint: "done", "aria-describedby": "wrong-name" }),
    state.last === REMOVED
      ? act(form.words.undo, "undo", { className: "key quiet undo-here" })
      : state.count.tally.players.length > form.table[0] && act(form.words.remove, "remove", { className: "key quiet" }),
  );

/** Where the player sits. @type {(view: View) => HTMLElement} */
const drawOrder = ({ form: { words }, state: { count, seat } }) => {
  /** @type {(sign: string, name: "left" | "right", last: number) => HTMLElement} */
  const step = (sign, name, last) => act(sign, name, { className: "key quiet move", "aria-label": words[name], title: words[name], disabled: seat === last });
  return h("span", { className: "order" }, step("←", "left", 0), step("→", "right", count.tally.players.length - 1));
};

/** @type {(view: View) => HTMLElement} */
const drawWay = ({ form, state }) =>
  h(
    "div",
    { className: "switch", role: "group", "aria-label": form.words.way },
    form.oneOf.map((key) => {
      const label = form.fields.find((field) => field.key === key)?.label ?? key;
      return act(label, "turn", { "aria-pressed": String(way(form, state.count.tally, state.seat) === key) }, { key });
    }),
  );

/** What the table agreed on of the player although it is against the rules, folded away until there is anything. @type {(view: View) => HTMLElement} */
const drawAgreed = ({ form: { words, categories }, state, unfolded }) => {
  const all = agreedOf(playerOf(state));
  const total = all.reduce((sum, { points }) => sum + points, 0);
  return h(
    "details",
    { className: "cards agreed", open: unfolded.has(AGREED) || all.length > 0, data: { fold: AGREED } },
    h("summary", {}, `${categories[AGREED]} `, all.length > 0 && h("span", { className: "count", textContent: `(${change(total)})` })),
    all.map(({ points, why }, at) =>
      h("p", { className: "agreed__entry" }, h("b", { textContent: change(points) }), " ", h("bdi", { textContent: why }), " ", act(words.remove, "retract", { className: "key quiet", "aria-label": `${words.remove}: ${why}` }, { at: String(at) })),
    ),
    h(
      "div",
      { className: "another__fields" },
      h("input", { className: "agreed__text agreed__why", "aria-label": words.why, placeholder: words.why, maxLength: 100, autocomplete: "off", enterkeyhint: "next" }),
      h("input", { className: "agreed__text agreed__points", "aria-label": words.agreed_points, placeholder: words.agreed_points, maxLength: 4, inputMode: "numeric", autocomplete: "off" }),
      act(`− ${words.agreed_less}`, "agree", {}, { sign: "-1" }),
      act(`+ ${words.agreed_more}`, "agree", {}, { sign: "1" }),
    ),
  );
};

/** @type {(view: View, field: Field) => HTMLElement} */
const drawField = (view, field) => {
  const { form, state } = view;
  const rows = fieldRows(form, state.count, state.seat, field);
  const help = drawHelp(form, field);
  const [first] = rows;
  if (first && rows.length === 1 && first.part === null) return drawRow(view, first, help);
  const groups = [...new Set(rows.map(({ group }) => group))];
  const label = `label-${field.key}`;
  return h(
    "div",
    { className: "group-of", role: "group", "aria-labelledby": label },
    h("div", { className: "group-of__head" }, h("span", { id: label, textContent: field.label }), help.button),
    help.text,
    groups.flatMap((group) => drawGroup(view, `${field.key}/${group}`, group, rows.filter((row) => row.group === group))),
    kindOf(field).grows(playerOf(state)[field.key]) && (field.of ? act(`+ ${form.words.another_round}`, "round", { className: "key quiet" }, { key: field.key }) : drawAnother(view, field)),
  );
};

/** Rows under a heading that folds them away; without a heading just the rows. @type {(view: View, place: string, group: string, rows: readonly Row[]) => HTMLElement | HTMLElement[]} */
const drawGroup = (view, place, group, rows) => {
  const made = rows.map((row) => drawRow(view, row));
  if (!group) return made;
  if (rows[0]?.of) return h("div", { role: "group", "aria-label": group }, h("p", { className: "group-of__head" }, group), made);
  const total = h("span", { className: "count", textContent: `(${groupSums(view.form, view.state)[place]})`, data: { group: place } });
  return h("details", { className: "cards", open: view.unfolded.has(place), data: { fold: place } }, h("summary", {}, `${group} `, total), made);
};

/** @type {(form: Form, field: Field) => { button: HTMLElement, text: HTMLElement }} */
const drawHelp = ({ words }, field) => {
  const id = `help-${field.key}`;
  return {
    button: act("?", "help", { className: "help", "aria-expanded": "false", "aria-controls": id, "aria-label": `${field.label}: ?` }),
    text: h("p", { className: "row__help", id, hidden: true }, `${field.help} `, ruleLink(field.rule, words.rule)),
  };
};

/** Where people add a row of their own. @type {(view: View, field: Field) => HTMLElement} */
const drawAnother = ({ form: { words }, begun }, field) => {
  const value = begun?.[field.key] ?? "";
  return h(
    "div",
    { className: "another" },
    act(`+ ${words.another}`, "another", { className: "key quiet", hidden: value !== "" }),
    h(
      "div",
      { className: "another__fields", hidden: value === "" },
      h("input", { className: "another__name", "aria-label": filled(words.pair, { question: words.another, value: words.kind_name }), placeholder: words.kind_name, maxLength: 100, autocomplete: "off", value: value || null }),
      act(words.add_kind, "grow", {}, { key: field.key }),
    ),
  );
};

/** @type {(view: View, row: Row, help?: ReturnType<typeof drawHelp>) => HTMLElement} */
const drawRow = ({ form, state, touch }, row, help) => {
  const at = rowsOf(form, state.count, state.seat).findIndex(({ id }) => id === row.id);
  const { label, entry, none } = controlOf(row.of ?? row.field).draw(row, at, saidIn(state.count, state.seat, row), { words: form.words, touch });
  return h(
    "div",
    { className: none ? "row row--none" : "row", data: { row: row.id, at } },
    label,
    help?.button,
    entry,
    help?.text,
    h("p", { className: "row__wrong", id: `wrong-${at}` }),
  );
};
