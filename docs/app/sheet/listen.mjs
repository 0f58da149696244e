// What is done on the page of a sheet, by taps and by keys: each leads to another state (`state.mjs`). One listener for
// each kind of thing hears those that stand in the page and those that are drawn later.
import { AGREED } from "./agreed.mjs";
import { controlOf, ENTRY, typedAs } from "./controls.mjs";
import { find, hear } from "./draw.mjs";
import { isWhole, plain } from "./pad.mjs";
import { differences } from "./results.mjs";
import { saidIn } from "./said.mjs";
import { showRow } from "./show.mjs";
import * as states from "./state.mjs";
import { filled } from "./text.mjs";
import { now } from "./time.mjs";
import { fingers } from "./touch.mjs";
import { reading } from "../table.mjs";
/** @import { Page } from "./page" */
/** @import { Session } from "./session.mjs" */
/** @import { Field, State } from "../types" */

/** What the buttons do, by the name in their `data-do`. @type {(sheet: Session, page: Page) => Readonly<Record<string, (button: HTMLElement) => void>>} */
const acts = (sheet, page) => {
  const { form, panel, pad, update, unfolded } = sheet;
  const { absent } = page;
  return {
    sit: ({ dataset }) => sheet.sit(Number(dataset.seat)),
    add: () => {
      update(states.add(form, sheet.state, now()), { redraw: true });
      find(".who", HTMLInputElement, panel).focus();
    },
    remove: () => {
      const { name } = states.playerOf(sheet.state);
      update(states.remove(form, sheet.state, now()), { redraw: true });
      sheet.say(filled(form.words.removed, { name }));
      find(".undo-here", HTMLElement, panel).focus({ preventScroll: true });
    },
    left: (button) => move(sheet, button, -1),
    right: (button) => move(sheet, button, 1),
    undo: () => update(states.undo(sheet.state, now()), { redraw: true }),
    redo: () => update(states.redo(sheet.state, now()), { redraw: true }),
    turn: ({ dataset }) => {
      update(states.turn(form, sheet.state, now(), dataset.key ?? ""), { redraw: true });
      find('.switch [aria-pressed="true"]', HTMLElement, panel).focus();
    },
    less: (button) => nudge(sheet, button, -1),
    more: (button) => nudge(sheet, button, 1),
    help: (button) => {
      const text = find(`#${button.getAttribute("aria-controls")}`, HTMLElement, panel);
      text.hidden = !text.hidden;
      button.setAttribute("aria-expanded", String(!text.hidden));
    },
    another: (button) => {
      const fields = find(".another__fields", HTMLElement, button.parentElement ?? panel);
      fields.hidden = false;
      button.hidden = true;
      find("input", HTMLInputElement, fields).focus();
    },
    grow: (button) => {
      const input = find("input", HTMLInputElement, button.parentElement ?? panel);
      const label = input.value.trim();
      const field = form.fields.find(({ key }) => key === button.dataset.key);
      if (!label || !field) return input.focus();
      input.value = "";
      update(states.grow(sheet.state, now(), field, label), { redraw: true });
      sheet.focusRow(sheet.rows().findIndex((row) => row.field.key === field.key && row.part === label));
    },
    round: (button) => {
      const field = form.fields.find(({ key }) => key === button.dataset.key);
      const known = sheet.rows().filter((row) => row.field === field);
      const next = known.length / Math.max(1, field?.of?.length ?? 1);
      if (!field) return;
      update(states.grow(sheet.state, now(), field, String(next)), { redraw: true });
      sheet.focusRow(sheet.rows().findIndex((row) => row.field === field) + known.length);
    },
    agree: ({ dataset }) => {
      const [why, points] = [find(".agreed__why", HTMLInputElement, panel), find(".agreed__points", HTMLInputElement, panel)];
      const [text, number] = [why.value.trim(), points.value.trim()];
      if (!text) return why.focus();
      if (!/^\d{1,4}$/.test(number)) return points.select();
      const entry = { points: Number(number) * Number(dataset.sign), why: text };
      update(states.agree(sheet.state, now(), (before) => [...before, entry]), { redraw: true });
      find(".agreed summary", HTMLElement, panel).focus({ preventScroll: true });
    },
    retract: ({ dataset }) => {
      unfolded.add(AGREED);
      update(states.agree(sheet.state, now(), (before) => before.filter((_, at) => at !== Number(dataset.at))), { redraw: true });
      find(".agreed summary", HTMLElement, panel).focus({ preventScroll: true });
    },
    pick: (button) => {
      const { choice } = button.dataset;
      sheet.withRow(button, (row) => update(states.settle(states.set(form, states.settle(sheet.state), now(), row, button.ariaPressed === "true" ? undefined : choice)), { redraw: true }));
      for (const each of panel.querySelectorAll("[data-do=pick]")) if (each instanceof HTMLElement && each.dataset.choice === choice) each.focus({ preventScroll: true });
    },
    choose: ({ dataset: { choice = "" } }) => {
      const [ruling = "", reading = ""] = choice.split("=");
      update(states.choose(sheet.state, now(), ruling, reading));
      // The dialog that it stands in says what has become of it, in the same place.
      import("./result.mjs").then(({ refresh }) => refresh(page, choice), absent);
    },
    disputes: () => import("./result.mjs").then(({ result }) => result(page), absent),
    mend: ({ dataset }) => {
      if (Number(dataset.seat) !== sheet.state.seat) sheet.sit(Number(dataset.seat));
      sheet.focusRow(sheet.rows().findIndex(({ id }) => id === dataset.row));
    },
    adopt: () => update(states.adopt(sheet.state, now(), sheet.counting.ours)),
    stay: () => {
      const found = differences(form, sheet.state.count, sheet.outcome.sheet, reading);
      update(states.chooseAll(sheet.state, now(), Object.fromEntries(found.map(({ ruling, here }) => [ruling, here]))));
    },
    press: ({ textContent: sign }) => press(sheet, sign),
    none: () => {
      const row = sheet.rows()[pad.active];
      if (row) update(states.set(form, sheet.state, now(), row, 0));
      next(sheet, pad.active);
    },
    next: () => {
      if (!pad.isLate()) next(sheet, pad.active);
    },
    report: (button) =>
      sheet.withRow(button, (row) => {
        const values = { typed: String(saidIn(sheet.state.count, sheet.state.seat, row)), where: `${location.pathname} ${row.field.label}`, game: form.game };
        import("../report.mjs").then(({ report }) => report("word", values)).catch(absent);
      }),
    rest: () => {
      const { seat } = sheet.state;
      update(states.passAll(form, sheet.state, now(), [seat]));
      sheet.go(sheet.rows().length);
    },
    rest_all: () => update(states.passAll(form, sheet.state, now(), [...sheet.state.count.tally.players.keys()])),
    hold: ({ dataset }) => answer(sheet, dataset.choice ?? "", (field, seat) => states.hold(sheet.state, now(), field, seat === "-1" ? null : Number(seat))),
    join: ({ dataset }) => answer(sheet, dataset.choice ?? "", (field, inside) => states.join(sheet.state, now(), field, inside === "yes")),
    close: sheet.leave,
    // What is opened seldom is loaded when it is opened.
    result: () => {
      update(states.settle(sheet.state));
      import("./result.mjs").then(({ result }) => result(page), absent);
    },
    share: () => import("./sharing.mjs").then(({ share }) => share(page), absent),
    games: () => import("./games.mjs").then(({ games }) => games(page), absent),
    parts: () => import("./phones.mjs").then(({ parts }) => parts(page), absent),
    retry: () => (sheet.lack ? sheet.counting.start().catch(() => {}) : location.reload()),
  };
};

/** The player that is shown goes to another seat. Who moves on is on the same button. @type {(sheet: Session, button: HTMLElement, by: -1 | 1) => void} */
const move = (sheet, { dataset }, by) => {
  sheet.update(states.move(sheet.state, now(), by), { redraw: true });
  const [same, other] = [find(`[data-do=${dataset.do}]`, HTMLButtonElement, sheet.panel), find(by < 0 ? "[data-do=right]" : "[data-do=left]", HTMLButtonElement, sheet.panel)];
  (same.disabled ? other : same).focus({ preventScroll: true });
};

/** One more or one less in the row of a button. Who taps no more means it. @type {(sheet: Session, button: HTMLElement, by: number) => void} */
const nudge = (sheet, button, by) => {
  sheet.withRow(button, (row) => sheet.update(states.nudge(sheet.form, sheet.state, now(), row, by)));
  const { state } = sheet;
  setTimeout(() => {
    if (sheet.state === state) sheet.update(states.settle(state));
  }, 1000);
};

/** A key of the pad. What cannot become longer leads on by itself, if it was open before. @type {(sheet: Session, sign: string) => void} */
const press = (sheet, sign) => {
  const { form, pad } = sheet;
  const before = /[\d−]/.test(sign) ? null : pad.left;
  if (before) {
    // More of the number that was left, or less.
    if (before.seat !== sheet.state.seat) sheet.sit(before.seat, { focus: false });
    sheet.focusRow(before.at);
    pad.again(false);
  }
  const row = sheet.rows()[pad.active];
  if (!row) return;
  const from = { seat: sheet.state.seat, at: pad.active };
  const text = pad.press(sign);
  sheet.update(states.type(form, sheet.state, now(), row, text));
  if (!pad.wasOpen || !isWhole(row, text)) return;
  sheet.go(pad.active);
  if (pad.isOpen) pad.came(from);
};

/** On from a row: if nothing was entered in it, it is none. @type {(sheet: Session, at: number) => void} */
const next = (sheet, at) => {
  const row = sheet.rows()[at];
  if (row) sheet.update(states.pass(sheet.form, sheet.state, now(), row));
  sheet.go(at);
};

/** Takes over an answer of the whole table, given as `field=answer`. @type {(sheet: Session, choice: string, to: (field: Field, answer: string) => State) => void} */
const answer = (sheet, choice, to) => {
  const [key, given = ""] = choice.split("=");
  const field = sheet.form.fields.find((each) => each.key === key);
  if (field) sheet.update(to(field, given));
  if (!sheet.places.length) find(".tools button", HTMLElement, sheet.box).focus({ preventScroll: true });
};

/** @type {(sheet: Session) => void} */
const listenToNumbers = (sheet) => {
  const { form, pad, update, withRow } = sheet;
  const panel = [sheet.panel];
  /** @param {HTMLInputElement} input */
  const select = (input) =>
    withRow(input, (row) => {
      input.value = states.typedIn(sheet.state, row) ?? typedAs(saidIn(sheet.state.count, sheet.state.seat, row));
      input.select();
    });
  hear(panel, "input", ENTRY, HTMLElement, (entry) =>
    withRow(entry, (row) => {
      if (entry instanceof HTMLInputElement && entry.value !== plain(entry.value)) entry.value = plain(entry.value);
      const { value, text } = controlOf(row.of ?? row.field).read(entry, row);
      pad.again(false);
      update(states.set(form, sheet.state, now(), row, value, text));
    }),
  );
  hear(panel, "focusin", ".number", HTMLInputElement, (input) => {
    select(input);
    pad.open(sheet.placeOf(input));
  });
  hear(panel, "click", ".number", HTMLInputElement, (input) => {
    if (document.activeElement !== input) return;
    input.select();
    if (pad.isOpen) pad.again(true);
    else pad.open(sheet.placeOf(input));
  });
  hear(panel, "focusout", ".number", HTMLInputElement, (input) => {
    update(states.settle(sheet.state));
    const place = input.closest(".row");
    if (place instanceof HTMLElement) withRow(input, (row) => showRow(place, form, sheet.state, row));
  });
  hear([sheet.box], "focusout", "*", HTMLElement, () =>
    setTimeout(() => {
      const focused = document.activeElement;
      if (!focused?.classList.contains("number") && !pad.contains(focused)) pad.close();
    }),
  );
  hear(panel, "keydown", ".number", HTMLInputElement, (input, event) => {
    const { key, shiftKey } = /** @type {KeyboardEvent} */ (event);
    const by = { ArrowUp: 1, ArrowDown: -1 }[key];
    if (key === "Escape") pad.close();
    if (!by && key !== "Enter") return;
    event.preventDefault();
    if (!by) return shiftKey ? sheet.back(sheet.placeOf(input)) : next(sheet, sheet.placeOf(input));
    withRow(input, (row) => update(states.nudge(form, sheet.state, now(), row, by)));
    select(input);
  });
};

/** @type {(sheet: Session) => void} */
const listenToNames = (sheet) => {
  const { form, panel } = sheet;
  hear([panel], "input", ".who", HTMLInputElement, ({ value }) => {
    const next = states.rename(form, sheet.state, now(), value);
    const { name } = states.playerOf(next);
    const chip = find(`#chip-${next.seat}`, HTMLElement, sheet.box);
    find("output", HTMLElement, chip).dataset.player = name;
    sheet.update(next);
  });
  hear([panel], "change", ".who", HTMLInputElement, (input) => {
    input.value = states.playerOf(sheet.state).name;
  });
  hear([panel], "focusout", ".who", HTMLInputElement, () => sheet.update(states.settle(sheet.state)));
  hear([panel], "focusin", ".who", HTMLInputElement, (input) => input.select());
  hear([panel], "keydown", ".who", HTMLInputElement, (input, event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== "Enter") return;
    input.blur();
    // On a phone the other names come before the first number.
    const next = sheet.touch ? states.unnamed(form, sheet.state.count) : -1;
    if (next < 0) return sheet.focusRow(0);
    sheet.sit(next, { focus: false });
    find(".who", HTMLInputElement, panel).focus();
  });
  hear([sheet.box], "keydown", ".chip", HTMLElement, (_, event) => {
    const many = sheet.state.count.tally.players.length;
    const to = { ArrowRight: sheet.state.seat + 1, ArrowLeft: sheet.state.seat - 1, Home: 0, End: many - 1 }[/** @type {KeyboardEvent} */ (event).key];
    if (to === undefined) return;
    event.preventDefault();
    sheet.sit((to + many) % many);
  });
};

/** Hears all that is done on the page; returns what does the same as a tap on a button. @type {(sheet: Session, page: Page) => (button: HTMLElement) => void} */
export const listen = (sheet, page) => {
  const { box, padBox, panel, pad, unfolded } = sheet;
  const does = acts(sheet, page);
  const press = (/** @type {HTMLElement} */ button) => does[button.dataset.do ?? ""]?.(button);
  hear([box], "click", "[data-do]", HTMLElement, press);
  fingers(padBox, press);
  // The field keeps the focus, and the pad stays.
  hear([box, padBox], "pointerdown", ".pad__key, .help, .toggle", HTMLElement, (_, event) => {
    if (pad.isOpen) event.preventDefault();
  });
  hear([panel], "keydown", ".another__name", HTMLInputElement, (input, event) => {
    if (/** @type {KeyboardEvent} */ (event).key === "Enter") press(find("[data-do=grow]", HTMLElement, input.parentElement ?? panel));
  });
  hear([panel], "keydown", ".agreed__why", HTMLInputElement, (_, event) => {
    if (/** @type {KeyboardEvent} */ (event).key === "Enter") find(".agreed__points", HTMLInputElement, panel).focus();
  });
  hear([panel], "toggle", "[data-fold]", HTMLDetailsElement, ({ open, dataset: { fold = "" } }) => {
    if (open) unfolded.add(fold);
    else unfolded.delete(fold);
  });
  listenToNumbers(sheet);
  listenToNames(sheet);
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    if (event.target instanceof Element && event.target.matches("textarea, .who, .another__name, .agreed__text")) return;
    event.preventDefault();
    press(find(event.shiftKey ? "[data-do=redo]" : "[data-do=undo]", HTMLElement, box));
  });
  return press;
};
