// Puts what is told of a sheet (`results.mjs`) on the page. What has not changed is left alone, so that nothing is read
// out twice and nobody loses the focus.
import { controlOf, ENTRY } from "./controls.mjs";
import { act, button, find, h } from "./draw.mjs";
import { drawAsks, ruleLink } from "./form.mjs";
import { sentence } from "./results.mjs";
import { kindOf } from "./kinds.mjs";
import { saidIn } from "./said.mjs";
import { rowsOf } from "./tally.mjs";
import { filled } from "./text.mjs";
/** @import { Elsewhere, Refused } from "./incoming.mjs" */
/** @import { ChipTold, DisputeTold, Told } from "./results.mjs" */
/** @import { Engine, Form, Row, State, Table } from "../types" */

/** Calls `draw` only if what it draws is something else than the last time. @type {(place: HTMLElement, told: unknown, draw: () => void) => void} */
const once = (place, told, draw) => {
  const text = JSON.stringify(told);
  if (place.dataset.told === text) return;
  place.dataset.told = text;
  draw();
};

/** @type {(chip: HTMLElement, told: ChipTold) => void} */
export const showChip = (chip, told) => {
  const total = find("output", HTMLOutputElement, chip);
  const name = find("bdi", HTMLElement, chip);
  if (name.textContent !== told.name) name.textContent = told.name;
  total.textContent = told.total;
  total.toggleAttribute("data-winner", told.won);
  chip.classList.toggle("chip--won", told.won);
  chip.classList.toggle("chip--leads", told.leads);
  chip.classList.toggle("chip--wrong", told.wrong);
  find(".chip__mark", HTMLElement, chip).textContent = told.mark;
  find(".chip__told", HTMLElement, chip).textContent = told.spoken;
};

/** The value of a row, and what is wrong with it. @type {(place: HTMLElement, form: Form, state: State, row: Row, wrong?: string) => void} */
export const showRow = (place, form, state, row, wrong) => {
  controlOf(row.of ?? row.field).show(place, row, saidIn(state.count, state.seat, row), form.words);
  if (wrong === undefined) return;
  showWrong(find(".row__wrong", HTMLElement, place), find(ENTRY, HTMLElement, place), wrong);
  offerReport(place, form, wrong !== "" && isMisread(state, row));
};

/** Whether words were typed where a number belongs. @type {(state: State, row: Row) => boolean} */
const isMisread = (state, row) => kindOf(row.of ?? row.field).control === "number" && typeof saidIn(state.count, state.seat, row) === "string";

/** @type {(place: HTMLElement, form: Form, isOffered: boolean) => void} */
const offerReport = (place, { words }, isOffered) => {
  const offered = place.querySelector(".report");
  if (!isOffered) offered?.remove();
  else if (!offered && words.report) place.append(act(words.report, "report", { className: "report" }));
};

/** @type {(place: HTMLElement, input: HTMLElement, text: string) => void} */
const showWrong = (place, input, text) => {
  if (place.textContent !== text) place.textContent = text;
  if (text) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
};

/** The form of the player that is shown. @type {(panel: HTMLElement, form: Form, state: State, told: Told) => void} */
export const showPanel = (panel, form, state, told) => {
  const places = panel.querySelectorAll(".row");
  for (const [at, row] of rowsOf(form, state.count, state.seat).entries()) {
    const place = places[at];
    if (place instanceof HTMLElement) showRow(place, form, state, row, told.problems.rows[row.id] ?? "");
  }
  showWrong(find("#wrong-name", HTMLElement, panel), find(".who", HTMLInputElement, panel), told.problems.name);
  for (const total of panel.querySelectorAll("[data-group]")) total.textContent = `(${told.groups[total.getAttribute("data-group") ?? ""] ?? 0})`;
};

/** What is wrong elsewhere, with a button that leads there. @type {(place: HTMLElement, lines: Told["alarm"]) => void} */
export const showAlarm = (place, lines) =>
  once(place, lines, () =>
    place.replaceChildren(...lines.map(({ seat, name, text }) => h("p", {}, seat === null ? null : h("button", { type: "button", className: "key", data: { do: "sit", seat } }, h("bdi", { textContent: name })), text))),
  );

/** Draws choices anew; who was on one of them stays there. @type {(place: HTMLElement, told: unknown, draw: () => HTMLElement[]) => void} */
const showChoices = (place, told, draw) =>
  once(place, told, () => {
    const focused = document.activeElement;
    const choice = focused instanceof HTMLElement && place.contains(focused) ? focused.dataset.choice : undefined;
    place.replaceChildren(...draw());
    for (const each of place.querySelectorAll("button")) if (choice && each.dataset.choice === choice) each.focus({ preventScroll: true });
  });

/** What the whole table is asked. @type {(place: HTMLElement, form: Form, told: Told["asks"]) => void} */
export const showAsks = (place, form, told) => showChoices(place, told, () => drawAsks(form, told));

/** The one line below the players. @type {(place: HTMLElement, told: Told["standing"]) => void} */
export const showStanding = (place, told) =>
  once(place, told, () => {
    place.dataset.kind = told.kind;
    Object.assign(place.dataset, told.kind === "wrong" && (told.seat ?? -1) >= 0 ? { do: "mend", seat: told.seat, row: told.row } : { do: told.kind === "offer" ? "parts" : "result" });
    place.replaceChildren(...(told.text ? [h("span", { textContent: told.text })] : []));
  });

/** One sentence, or none. @type {(place: HTMLElement, text: string) => void} */
export const showText = (place, text) =>
  once(place, text, () => {
    place.textContent = text;
  });

/** What the sheet is scored with where the table plays something else. @type {(place: HTMLElement, form: Form, told: Told["differs"]) => void} */
export const showDiffers = (place, { words }, told) =>
  once(place, told, () =>
    place.replaceChildren(
      ...(told ? [h("p", {}, filled(words.differs, told)), h("div", { className: "tools" }, act(words.stay, "stay"), act(words.adopt, "adopt"))] : []),
    ),
  );

/** The rulings that the winner depends on, and those that were chosen for this game. @type {(form: Form, table: Table, told: readonly DisputeTold[], note: (reading: string) => string) => HTMLElement[]} */
export const drawDisputes = (form, table, told, note) => told.map((dispute) => drawDispute(form, table, dispute, note));

/** @type {(form: Form, table: Table, told: DisputeTold, note: (reading: string) => string) => HTMLElement} */
const drawDispute = ({ words }, table, { ruling, head, doubt, now, readings, chosen, ours }, note) => {
  const title = (/** @type {string} */ id) => table.rulings[id]?.title ?? id;
  const links = (head ?? [ruling]).flatMap((id, i) => [i ? " + " : "", ruleLink(id, title(id))]);
  const several = head !== null && head.length > 1;
  const body = [
    h(
      "div",
      { className: "switch", role: "group", "aria-label": title(ruling) },
      readings.map(({ reading, text, winners }) =>
        h(
          "button",
          { type: "button", "aria-pressed": String(reading === now), data: { do: "choose", choice: `${ruling}=${reading}` } },
          h("span", { textContent: text }),
          winners.length > 0 && h("span", { className: "switch__who" }, "♛ ", h("bdi", { textContent: winners.join(", ") })),
        ),
      ),
    ),
    chosen && h("p", { className: "dispute__note", textContent: words.chosen }),
    ours && h("p", { className: "dispute__note", textContent: note(ours) }),
  ];
  if (head) return h("div", { className: "dispute" }, sentenceWith(several ? words.depends_several : words[`depends_${doubt}`], several ? "titles" : "title", several ? [h("span", {}, links)] : links), body);
  // Chosen, and of no weight here: one line, until it is opened.
  const chosenText = readings.find(({ reading }) => reading === now)?.text ?? now;
  return h("details", { className: "dispute dispute--light" }, h("summary", {}, chosenText), h("p", {}, links), body);
};

/** A sentence with elements in the place of one of its values. @type {(text: string, name: string, nodes: readonly (Node | string)[]) => HTMLElement} */
const sentenceWith = (text, name, nodes) => {
  const [before, after = ""] = text.split(`{${name}}`);
  return h("p", {}, before, nodes, after);
};

/** Why the player that is shown has these points; what is folded open stays open. @type {(place: HTMLElement, form: Form, told: Told["reasons"]) => void} */
export const showReasons = (place, { words }, told) => {
  place.hidden = !told;
  if (!told) return;
  const shape = told.lines.map(({ category }) => category).join(" ");
  if (place.dataset.shape !== shape) {
    // The line about what was agreed on comes and goes.
    const open = [...place.querySelectorAll("details[open]")].map((each) => each.getAttribute("data-category"));
    place.dataset.shape = shape;
    place.replaceChildren(
      h("h2", { textContent: words.why }),
      ...told.lines.map(({ category, label }) =>
        h(
          "details",
          { className: "reason", open: open.includes(category), data: { category } },
          h("summary", {}, h("span", { textContent: label }), h("b", { className: "reason__points" })),
          h("p", {}, h("span", { className: "reason__text" }), " ", ruleLink("", words.rule)),
        ),
      ),
      // Last, for it comes and goes: the numbers above it stay where they are.
      h("p", { className: "why__open" }),
    );
  }
  place.setAttribute("aria-label", `${words.why} ${told.name}`);
  find(".why__open", HTMLElement, place).textContent = told.open;
  for (const [i, reason] of [...place.querySelectorAll(".reason")].entries()) {
    const line = told.lines[i];
    if (!line) continue;
    find(".reason__points", HTMLElement, reason).textContent = line.points;
    find(".reason__text", HTMLElement, reason).textContent = line.text;
    const link = find("a", HTMLAnchorElement, reason);
    link.hidden = !line.rule;
    link.setAttribute("href", ruleLink(line.rule, "").getAttribute("href") ?? "");
  }
};

/** How it stands with the sheet and the engine. @type {(place: HTMLElement, form: Form, told: Told["status"]) => void} */
export const showStatus = (place, { words }, told) =>
  once(place, told, () =>
    place.replaceChildren(
      ...told.sentences.map((text) => h("span", { textContent: `${text} ` })),
      told.failed ? act(words.retry, "retry") : "",
      told.about ? h("span", { className: "sheet__engine", textContent: told.about }) : "",
    ),
  );

/**
 * Says why something that came from elsewhere cannot be used, or where it can.
 * @type {(after: HTMLElement, form: Form, found: Refused | Elsewhere, engine: Engine | null) => void}
 */
export const showRefusal = (after, { words, games }, found, engine) => {
  const elsewhere = "elsewhere" in found ? found : null;
  const problems = "data" in found && found.data && engine ? engine.problems(found.data, {}) : [];
  const close = button(words.close, () => place.remove());
  // A browser may keep in mind what it could not load, until the page is opened again.
  const again = "again" in found && button(words.retry, () => location.reload());
  const place = h(
    "div",
    { className: "sheet__note", role: "alert" },
    h("p", { textContent: "refused" in found ? found.refused : filled(words.elsewhere, { game: games[found.elsewhere] ?? found.elsewhere }) }),
    [...new Set(problems.map((problem) => sentence(words, problem)))].map((text) => h("p", { textContent: text })),
    elsewhere && /^[\w-]+$/.test(elsewhere.elsewhere) && h("a", { className: "key", href: `../${elsewhere.elsewhere}/${elsewhere.fragment}`, textContent: words.go }),
    again,
    close,
  );
  after.after(place);
};

/** Says things to those who hear the page, when nothing else has been said for a moment. @type {(place: HTMLElement) => (text: string) => void} */
export const speaker = (place) => {
  let last = "";
  let later = 0;
  return (text) => {
    clearTimeout(later);
    if (text !== last) place.textContent = "";
    later = setTimeout(() => {
      if (place.textContent !== text) place.textContent = text;
      last = text;
    }, 700);
  };
};
