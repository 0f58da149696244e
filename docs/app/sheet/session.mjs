// The sheet of this page: the one place that holds its state. What is done leads to another state, and that is shown.
import { ENTRY } from "./controls.mjs";
import { counter } from "./counting.mjs";
import { find } from "./draw.mjs";
import { drawChips, drawPanel, firstGroups } from "./form.mjs";
import * as keep from "./keep.mjs";
import { usePad } from "./pad.mjs";
import { results } from "./results.mjs";
import { NOTHING, shared } from "./scoring.mjs";
import { following, isCounted, openPlaces, saidIn } from "./said.mjs";
import { showAlarm, showAsks, drawDisputes, showChip, showDiffers, showPanel, showReasons, showStanding, showStatus, showText, speaker } from "./show.mjs";
import * as states from "./state.mjs";
import { leastOf, rowsOf } from "./tally.mjs";
import { filled } from "./text.mjs";
import { onTheWall } from "./time.mjs";
import { reading } from "../table.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { Form, Outcome, Row, State, Table } from "../types" */

/** @typedef {ReturnType<typeof session>} Session */

/** @type {(name: string, within?: ParentNode) => HTMLElement} */
const part = (name, within) => find(name, HTMLElement, within);

/**
 * @param {Form} form
 * @param {Table} table what this page knows of the game's disputed rulings
 * @param {State} first what is shown to begin with
 * @param {string} note a sentence for what the table plays always, with `{reading}`
 * @param {() => void} won is called whenever a finished game is shown
 */
export const session = (form, table, first, note, won) => {
  const box = part("[data-sheet]");
  const [chips, panel] = /** @type {const} */ ([part(".chips", box), part(".panel", box)]);
  const padBox = part(".pad");
  const touch = matchMedia("(pointer: coarse)").matches;
  /** The groups of rows that are open; they stay open for the next player. */
  const unfolded = new Set(firstGroups(form));
  const say = speaker(part("[data-spoken]", box));
  let state = first;
  /** @type {Outcome} */
  let outcome = NOTHING;
  /** Why the sheet is not kept; empty if it is, null as long as nobody knows. */
  /** @type {Lack | null} */
  let lack = null;
  /** @type {ReturnType<typeof results>["disputes"]} */
  let disputes = [];
  /** @type {(() => void)[]} */
  const listeners = [];

  const players = () => state.count.tally.players;
  const rows = () => rowsOf(form, state.count, state.seat);
  /** @param {number} at */
  const rowAt = (at) => panel.querySelector(`.row[data-at="${at}"]`);
  const pad = usePad(padBox, {
    touch,
    rowAt,
    nameOf: (at) => {
      const { group = "", label = "" } = rows()[at] ?? {};
      return [states.playerOf(state).name, group, label].filter(Boolean).join(" – ");
    },
    isOpen: (at) => rows().slice(at, at + 1).some((row) => saidIn(state.count, state.seat, row) === undefined),
    isSigned: (at) => rows().slice(at, at + 1).some((row) => leastOf(row) < 0),
  });

  let carrying = 0;
  /** What is not kept stands in the address: it comes along into another language, into a new version, and back again. */
  const carry = () => {
    clearTimeout(carrying);
    // Browsers take it amiss if the address changes with each tap.
    carrying = setTimeout(async () => {
      const { tallyLink } = await import("./share.mjs");
      const page = { form, count: state.count, shared: () => shared(form, state.count, counting.ours) };
      history.replaceState({ ...history.state, own: state.count.id }, "", lack ? tallyLink(page) : location.pathname + location.search);
      if (lack) keep.nameTab(state.count);
    }, 300);
  };

  // Closing a dialog leads back to the address of before, also where it has carried what is kept by now.
  addEventListener("popstate", () => (lack || history.state?.own === state.count.id) && carry());

  /** What is known by now of whether sheets are kept. @param {Lack} found */
  const learn = (found) => {
    const isNew = found !== lack;
    if (found || lack) carry();
    lack = found;
    if (isNew) tell();
  };

  const save = async () => {
    state = states.ended(form, states.played(state, counting.ours), onTheWall(state.count.at));
    const { count } = state;
    const found = await keep.put(form, count);
    // It was left because it seemed to be kept.
    if (found && count.id !== state.count.id) update(states.open(count), { redraw: true });
    else if (count === state.count) learn(found);
  };

  /** Everything that depends on the values. */
  const tell = () => {
    outcome = counting.score(state.count);
    // “Ann” may become “Anna”.
    if (outcome.problems.some(({ place }) => place.endsWith(".name"))) outcome = counting.score(states.beforeNaming(state));
    const told = results(form, state, outcome, { phase: document.documentElement.dataset.state ?? "", engine: counting.engine, lack, ours: reading });
    for (const [i, chip] of told.chips.entries()) showChip(part(`#chip-${i}`, chips), chip);
    showPanel(panel, form, state, told);
    showAsks(part(".asks", box), form, told.asks);
    showStanding(part(".sheet__standing", box), told.standing);
    showDiffers(part(".sheet__differs", box), form, told.differs);
    showText(part(".sheet__unkept", box), told.unkept);
    showAlarm(part(".sheet__alarm", box), told.alarm);
    find(".undo", HTMLButtonElement, box).disabled = !told.canUndo;
    part(".redo", box).hidden = !told.canRedo;
    part(".sheet__disputed", box).hidden = !told.disputes.length;
    disputes = told.disputes;
    showReasons(part(".why", box), form, told.reasons);
    showStatus(part(".sheet__state", box), form, told.status);
    say(told.spoken);
    if (told.standing.kind === "won") won();
    for (const hear of listeners) hear();
  };
  const counting = counter(form, table, box.dataset.lang ?? "", tell);
  keep.lack().then((found) => {
    lack = found;
    tell();
  });

  /** The sheet that the panel was drawn for. */
  let drawn = first.count.id;
  const drawSeat = () => {
    // The name of a row that is not added yet is about the table, and stays whoever is shown.
    const begun = drawn === state.count.id ? [...panel.querySelectorAll(".another")].map((box) => [part("[data-key]", box).dataset.key, find("input", HTMLInputElement, box).value]) : [];
    drawn = state.count.id;
    panel.setAttribute("aria-labelledby", `chip-${state.seat}`);
    panel.replaceChildren(...drawPanel({ form, state, touch, unfolded, begun: Object.fromEntries(begun) }));
  };
  /** Everything that depends on who is there and what is counted. */
  const draw = () => {
    pad.close();
    chips.replaceChildren(...drawChips({ form, state, touch, unfolded }));
    chips.dataset.count = String(players().length);
    part(".chips__add", box).hidden = players().length >= form.table[1];
    drawSeat();
    tell();
  };

  /** Shows another player. @type {(seat: number, options?: { focus?: boolean }) => void} */
  const sit = (seat, { focus = true } = {}) => {
    state = states.sit(state, seat);
    for (const [i, chip] of [...chips.children].entries()) {
      chip.setAttribute("aria-selected", String(i === seat));
      chip.setAttribute("tabindex", i === seat ? "0" : "-1");
    }
    if (focus) part(`#chip-${seat}`, chips).focus({ preventScroll: true });
    drawSeat();
    tell();
    // Who has nothing yet begins at the top.
    if (focus && !isCounted(form, state.count, seat)) scrollTo({ top: 0 });
  };

  /** The place in the form of the row that an element stands in; -1 if it stands in none. @param {Element | null} element */
  const placeOf = (element) => Number(element?.closest(".row")?.getAttribute("data-at") ?? -1);
  /** @param {number} at */
  const focusRow = (at) => {
    const row = rowAt(at);
    const folded = row?.closest("details");
    if (folded) folded.open = true;
    if (row) part(ENTRY, row).focus();
  };
  /** Ends entering numbers. */
  const leave = () => {
    const row = rowAt(pad.active);
    pad.close();
    if (row) part(ENTRY, row).blur();
  };
  /** Takes over what something has led to; with `redraw` where there may be other players or rows. @type {(next: State, options?: { redraw?: boolean }) => void} */
  const update = (next, { redraw = false } = {}) => {
    if (next === state) return;
    const changed = next.count !== state.count;
    state = next;
    if (changed) save();
    if (redraw) draw();
    else tell();
  };

  /** What the form of a state is drawn from, but for the values. @type {(of: State) => string} */
  const shape = ({ count, seat }) => JSON.stringify([seat, count.tally.players.map(({ name }) => name), rowsOf(form, count, seat).map(({ id }) => id)]);
  /** Shows a state that another tab has led to. Whoever is typing goes on where that was. @param {State} next */
  const follow = (next) => {
    const isSame = shape(next) === shape(state);
    const typing = panel.contains(document.activeElement) && next.count.tally.players[next.seat]?.name === states.playerOf(state).name;
    const input = typing && document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
    const [row, text] = [rows()[placeOf(input)], input?.value ?? ""];
    state = next;
    if (isSame) return tell();
    draw();
    if (!input) return;
    if (row) focusRow(rows().findIndex(({ id }) => id === row.id));
    else find(".who", HTMLInputElement, panel).focus();
    const now = document.activeElement;
    if (!(now instanceof HTMLInputElement) || now.type !== "text") return;
    if (row) now.value = text;
    now.setSelectionRange(now.value.length, now.value.length);
    pad.again(false);
  };

  /** On to what is open next; when nothing is, to the result. @param {number} from the row that is left */
  const go = (from) => {
    const next = following(form, state.count, state.seat, from, !pad.wasOpen);
    if (next && "at" in next) {
      if (next.seat !== state.seat) sit(next.seat, { focus: false });
      return focusRow(next.at);
    }
    leave();
    update(states.settle(state));
    const place = next ? part(`[data-ask="${next.key}"]`, box) : part(".tools", box);
    if (next) place.scrollIntoView({ block: "center" });
    // A frame would look like a choice to whoever taps.
    part("button", place).focus({ preventScroll: true, focusVisible: !touch });
  };

  return {
    form,
    box,
    panel,
    padBox,
    pad,
    touch,
    unfolded,
    counting,
    get state() {
      return state;
    },
    get outcome() {
      return outcome;
    },
    /** The rulings that the winner depends on, with a switch for each. */
    disputes: () => drawDisputes(form, table, disputes, (text) => filled(note, { reading: text })),
    get lack() {
      return lack;
    },
    /** Tries to keep the sheet again, as there may be room now. */
    keep: () => {
      if (lack) save();
      tell();
    },
    /** @param {() => void} hear is called whenever something was told */
    watch: (hear) => listeners.push(hear),
    rows,
    placeOf,
    focusRow,
    leave,
    update,
    draw,
    tell,
    sit,
    say,
    follow,
    /** What is open, but for what is being entered. */
    get places() {
      return openPlaces(form, state.count);
    },
    /** Calls `does` with the row that an element stands in. @type {(element: Element | null, does: (row: Row) => void) => void} */
    withRow: (element, does) => {
      const row = rows()[placeOf(element)];
      if (row) does(row);
    },
    go,
    /** Back to the row before; before the first one to the player before. @param {number} from */
    back: (from) => {
      const places = [...panel.querySelectorAll(".number")].map(placeOf);
      const before = places.findLast((at) => at < from);
      if (before !== undefined) return focusRow(before);
      if (state.seat > 0) sit(state.seat - 1, { focus: false });
      focusRow(placeOf(panel.querySelector(".number")));
    },
  };
};
