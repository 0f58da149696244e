// The score sheet: what the players have goes in, and the engine says at once what it is worth and why.
// The form takes input before the engine is there. Everything stays on this device.
import { button, filled, h, signed } from "./sheet/draw.mjs";
import * as keep from "./sheet/keep.mjs";
import { changed, clean, counted, fieldsOf, gameOf, missing, placed, readable as fit, rowsOf, sum, valueOf, way } from "./sheet/tally.mjs";
import { games as tables, get as choice, reading, subscribe } from "./table.mjs";

const form = JSON.parse(document.getElementById("sheet-data").textContent);
const words = form.words;
const box = document.querySelector("[data-sheet]");
const lang = box.dataset.lang;
const root = document.documentElement;
const up = "../../";
const table = tables[form.game];
const tableWords = JSON.parse(document.getElementById("words").textContent).table;
const readable = (data) => fit(form, data);

root.dataset.state = "loading";

// ---------------------------------------------------------------- What there is

const empty = (names) => ({
  id: keep.fresh(),
  at: new Date().toISOString(),
  tally: { game: form.game, rulings: {}, players: names.map((name) => ({ name })) },
  typed: {},
  extra: {},
  done: false,
});
const numbered = (number) => filled(words.numbered, { number });
const strangers = (many) => Array.from({ length: many }, (_, i) => numbered(i + 1));

let count = keep.current(form.game, readable) ?? empty(strangers(form.table[0]));
let seat = 0;
let kept = true;
let engine = null;
let sheet = null;
let wrong = [];
let past = [];
let future = [];
let last = "";

/** Takes over a change: `what` names it, so that typing on in one place is undone as one. */
const commit = (tally, { what = "", typed = count.typed, extra = count.extra, done = count.done } = {}) => {
  if (!what || what !== last) past.push(count);
  if (past.length > 300) past.shift();
  future = [];
  last = what;
  count = { ...count, at: new Date().toISOString(), tally, typed, extra, done };
  save();
};

const save = () => {
  kept = keep.put(form.game, count);
  if (kept && !save.asked) {
    save.asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
};

const step = (from, to) => {
  if (!from.length) return;
  to.push(count);
  const { tally, typed, extra } = from.pop();
  count = { ...count, at: new Date().toISOString(), tally, typed, extra };
  last = "";
  seat = Math.min(seat, count.tally.players.length - 1);
  save();
  draw();
};
const undo = () => step(past, future);
const redo = () => step(future, past);

/** Shows another sheet. The one before stays where it is kept. */
const show = (next, { save: keeps = true } = {}) => {
  count = next;
  past = [];
  future = [];
  last = "";
  seat = 0;
  if (keeps) save();
  draw();
};

/** What is asked of the engine: the tally, and what our table plays where the tally says nothing of it. */
const asked = (fill = true) => {
  const tally = clean(form, count.tally, { fill });
  if (tally.edition) return [tally, {}];
  const { edition, rulings } = choice(form.game);
  const known = Object.entries(rulings).filter(([id, name]) => table.rulings[id]?.readings[name]);
  const chosen = { ...Object.fromEntries(known), ...tally.rulings };
  return [tally, { edition: edition in table.editions ? edition : undefined, rulings: Object.keys(chosen).length ? chosen : undefined }];
};

const score = () => {
  if (!engine) return;
  const [tally, options] = asked();
  sheet = null;
  wrong = [];
  try {
    sheet = engine.score(tally, options);
  } catch (error) {
    if (error.name !== "ScorerError") throw error;
    wrong = engine.problems(tally, options);
    if (!wrong.length) wrong = [error];
  }
};

// ---------------------------------------------------------------- The page

const chips = h("div", { className: "chips", role: "tablist", "aria-label": words.players });
const adds = button("+", () => add(), { className: "chips__add", "aria-label": words.add, title: words.add });
const bar = h("div", { className: "sheet__bar" }, chips, adds);
const alarm = h("div", { className: "sheet__alarm", role: "alert" });
const banner = h("div", { className: "sheet__banner", "aria-live": "polite" });
const panel = h("section", { className: "panel", role: "tabpanel", id: "panel", "aria-labelledby": "chip-0" });
const why = h("section", { className: "why", hidden: true });
const state = h("p", { className: "sheet__state", role: "status" });
const spoken = h("p", { className: "sheet__spoken", "aria-live": "polite" });
const undos = button(words.undo, undo, { className: "key undo" });
const redos = button(words.redo, redo, { className: "key redo" });
const tools = h(
  "div",
  { className: "tools" },
  button(words.result, () => (finish(), dialogs("result")), { className: "key strong" }),
  button(words.share, () => dialogs("share")),
  undos,
  redos,
  button(words.games, () => dialogs("games")),
  button(words.parts, () => dialogs("parts")),
);

/** What is opened seldom is loaded when it is opened. */
const dialogs = async (name, ...given) => (await import("./sheet/dialogs.mjs"))[name](api, ...given);

/** Everything that depends on who is there and what is counted. */
const draw = () => {
  closePad();
  const { players } = count.tally;
  seat = Math.min(seat, players.length - 1);
  chips.replaceChildren(
    ...players.map(({ name }, i) =>
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
          onclick: () => sit(i),
        },
        h("span", { className: "chip__name" }, h("bdi", { textContent: name })),
        h("span", { className: "chip__mark", "aria-hidden": "true" }),
        h("output", { className: "chip__total", "aria-hidden": "true", textContent: "–", data: { player: name, kind: "total" } }),
        h("span", { className: "sheet__spoken chip__told" }),
      ),
    ),
  );
  chips.dataset.count = players.length;
  adds.hidden = players.length >= form.table[1];
  drawPanel();
  tell();
};

const sit = (i, focus = true) => {
  seat = i;
  last = "";
  for (const [at, chip] of [...chips.children].entries()) {
    chip.setAttribute("aria-selected", String(at === i));
    chip.tabIndex = at === i ? 0 : -1;
  }
  if (focus) chips.children[i].focus({ preventScroll: true });
  drawPanel();
  tell();
  // Who has nothing yet begins at the top.
  if (focus && !counted(count.tally.players[i])) scrollTo({ top: 0 });
};

chips.addEventListener("keydown", (event) => {
  const many = count.tally.players.length;
  const to = { ArrowRight: seat + 1, ArrowLeft: seat - 1, Home: 0, End: many - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  sit((to + many) % many);
});

let rows = [];
/** The groups of rows that somebody has opened; they stay open for the next player. */
const unfolded = new Set(form.fields.filter(({ parts }) => parts?.[0].group).map(({ key, parts }) => `${key}/${parts[0].group}`));

const drawPanel = () => {
  rows = [];
  const player = count.tally.players[seat];
  panel.setAttribute("aria-labelledby", `chip-${seat}`);
  const name = h("input", {
    id: "who",
    className: "who",
    value: player.name,
    autocomplete: "off",
    spellcheck: false,
    maxLength: 100,
    enterkeyhint: "done",
    "aria-describedby": "wrong-name",
    oninput: ({ target }) => rename(target.value),
    onfocus: ({ target }) => target.select(),
    onchange: ({ target }) => (target.value = count.tally.players[seat].name),
    onkeydown: (event) => {
      if (event.key === "Enter") focusRow(0);
    },
  });
  panel.replaceChildren(
    h(
      "div",
      { className: "panel__head" },
      h("label", { className: "sheet__spoken", htmlFor: "who", textContent: words.name }),
      name,
      count.tally.players.length > form.table[0] && button(words.remove, remove, { className: "key quiet" }),
    ),
    h("p", { className: "row__wrong", id: "wrong-name" }),
    ...(form.oneOf.length > 1 ? [drawWay()] : []),
    ...fieldsOf(form, count.tally, seat).map(drawField),
  );
};

const drawWay = () =>
  h(
    "div",
    { className: "switch", role: "group", "aria-label": words.way },
    ...form.oneOf.map((key) =>
      button(form.fields.find((field) => field.key === key).label, () => turn(key), {
        "aria-pressed": String(way(form, count.tally, seat) === key),
      }),
    ),
  );

const turn = (key) => {
  if (way(form, count.tally, seat) === key) return;
  const players = count.tally.players.map((player, i) => {
    const others = Object.fromEntries(Object.entries(player).filter(([name]) => !form.oneOf.includes(name)));
    // Whoever has nothing yet counts like the others.
    return i === seat || !counted(player) ? { ...others, [key]: form.fields.find((field) => field.key === key).empty } : player;
  });
  commit({ ...count.tally, players });
  draw();
  panel.querySelector('.switch [aria-pressed="true"]').focus();
};

const drawField = (field) => {
  const found = rowsOf(field, count.tally, seat, words, count.extra);
  const help = drawHelp(field);
  if (found.length === 1 && found[0].part === null) return drawRow(found[0], help);
  const groups = [...new Set(found.map(({ group }) => group))];
  const label = `label-${field.key}`;
  return h(
    "div",
    { className: "group-of", role: "group", "aria-labelledby": label },
    h("div", { className: "group-of__head" }, h("span", { id: label, textContent: field.label }), help.button),
    help.text,
    ...groups.map((group) => {
      const made = found.filter((row) => row.group === group).map((row) => drawRow(row));
      if (!group) return made;
      const total = h("span", { className: "count", data: { group: `${field.key}/${group}` } });
      const place = `${field.key}/${group}`;
      const ontoggle = ({ target }) => (target.open ? unfolded.add(place) : unfolded.delete(place));
      return h("details", { className: "cards", open: unfolded.has(place), ontoggle }, h("summary", {}, `${group} `, total), made);
    }).flat(),
    field.kind === "kinds" && !Array.isArray(count.tally.players[seat][field.key]) && drawAnother(field),
  );
};

const drawHelp = (field) => {
  const id = `help-${field.key}`;
  const text = h("p", { className: "row__help", id, hidden: true }, `${field.help} `, ruleLink(field.rule));
  const opener = button("?", () => {
    text.hidden = !text.hidden;
    opener.setAttribute("aria-expanded", String(!text.hidden));
  }, { className: "help", "aria-expanded": "false", "aria-controls": id, "aria-label": `${field.label}: ?`, onpointerdown: stay });
  return { button: opener, text };
};

const ruleLink = (id) => h("a", { href: `${up}r/${id}/`, textContent: words.rule });

const drawAnother = (field) => {
  const input = h("input", { className: "another__name", "aria-label": `${words.another}: ${words.kind_name}`, placeholder: words.kind_name, maxLength: 100, autocomplete: "off" });
  const put = () => {
    const label = input.value.trim();
    if (!label) return input.focus();
    const extra = { ...count.extra, [field.key]: [...new Set([...(count.extra[field.key] ?? []), label])] };
    commit(count.tally, { extra });
    drawPanel();
    tell();
    focusRow(rows.findIndex((row) => row.field.key === field.key && row.part === label));
  };
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") put();
  });
  const fields = h("div", { className: "another__fields", hidden: true }, input, button(words.add_kind, put));
  const opener = button(`+ ${words.another}`, () => {
    fields.hidden = false;
    opener.hidden = true;
    input.focus();
  }, { className: "key quiet" });
  return h("div", { className: "another" }, opener, fields);
};

const drawRow = (row, help) => {
  const at = rows.length;
  const id = `row-${at}`;
  const field = row.field;
  const bad = h("p", { className: "row__wrong", id: `wrong-${at}` });
  const open = h("div", { className: "row", data: { row: row.id } });
  if (field.kind === "flag") {
    const input = h("input", {
      type: "checkbox",
      role: "switch",
      id,
      className: "toggle",
      checked: valueOf(count.tally.players[seat], row) === true,
      "aria-describedby": bad.id,
      onpointerdown: stay,
      onchange: ({ target }) => set(row, target.checked),
    });
    rows.push({ ...row, input, bad, open });
    open.append(h("label", { className: "row__label", htmlFor: id, textContent: row.label }), help?.button ?? "", h("span", { className: "stepper" }, input), help?.text ?? "", bad);
    return open;
  }
  const less = button("−", () => nudge(rows[at], -1), { className: "step" });
  const more = button("+", () => nudge(rows[at], 1), { className: "step", "aria-label": filled(words.more, { what: row.label }) });
  const input = h("input", {
    id,
    className: "number",
    type: "text",
    inputMode: touch.matches ? "none" : "text",
    autocomplete: "off",
    enterkeyhint: "next",
    "aria-describedby": bad.id,
    oninput: ({ target }) => typed(rows[at], target.value),
    onfocus: () => {
      input.value = count.typed[`${seat}/${row.id}`] ?? shown(valueOf(count.tally.players[seat], row));
      input.select();
      openPad(at);
    },
    onblur: () => {
      last = "";
      tellRow(rows[at]);
    },
    onkeydown: (event) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (by) {
        event.preventDefault();
        nudge(rows[at], by);
        input.value = shown(valueOf(count.tally.players[seat], row));
        input.select();
      } else if (event.key === "Enter") {
        event.preventDefault();
        go(at, event.shiftKey ? -1 : 1);
      } else if (event.key === "Escape") closePad();
    },
  });
  rows.push({ ...row, input, bad, open, less, more });
  open.append(h("label", { className: "row__label", htmlFor: id }, h("bdi", { textContent: row.label })), help?.button ?? "", h("span", { className: "stepper" }, less, input, more), help?.text ?? "", bad);
  return open;
};

const shown = (value) => (value === undefined ? "" : Array.isArray(value) ? value.join("+") : String(value).slice(0, 60));
const numberOf = (value) => (Array.isArray(value) ? value.reduce((total, each) => total + Number(each), 0) : value);

// ---------------------------------------------------------------- Changes

const rename = (text) => {
  const name = text.trim() || numbered(seat + 1);
  const players = count.tally.players.map((player, i) => (i === seat ? { ...player, name } : player));
  commit({ ...count.tally, players }, { what: `name/${seat}` });
  const chip = chips.children[seat];
  chip.querySelector("bdi").textContent = name;
  chip.querySelector("output").dataset.player = name;
  tell();
};

const add = (name) => {
  const { players } = count.tally;
  const taken = new Set(players.map((player) => player.name));
  let number = players.length + 1;
  while (taken.has(numbered(number))) number += 1;
  commit({ ...count.tally, players: [...players, { name: name ?? numbered(number) }] }, { done: false });
  seat = players.length;
  draw();
  panel.querySelector(".who").focus();
};

const remove = () => {
  const { players } = count.tally;
  const gone = players[seat].name;
  commit({ ...count.tally, players: players.filter((_, i) => i !== seat) }, { typed: {} });
  seat = Math.max(0, seat - 1);
  draw();
  say(filled(words.removed, { name: gone }));
  undos.focus();
};

const set = (row, value, text) => {
  const place = `${seat}/${row.id}`;
  const { [place]: gone, ...rest } = count.typed;
  const sums = text && /\d\s*[+-]\s*\d/.test(text) && Number.isInteger(value) ? { ...rest, [place]: text } : rest;
  commit(changed(count.tally, seat, row, value), { what: place, typed: sums });
  tell();
};

const typed = (row, text) => set(row, sum(text), text);

const nudge = (row, by) => {
  const now = numberOf(valueOf(count.tally.players[seat], row));
  // Where nothing was entered, “one less” is none.
  const next = Number.isInteger(now) ? Math.max(0, now + by) : Math.max(0, by);
  last = `${seat}/${row.id}/${by}` === nudge.last ? last : "";
  nudge.last = `${seat}/${row.id}/${by}`;
  set(row, next);
  tellRow(row);
};

// ---------------------------------------------------------------- The number pad

const touch = matchMedia("(pointer: coarse)");
let active = -1;
let replacing = true;

/** The field keeps the focus, and the pad stays. */
function stay(event) {
  if (!pad.hidden) event.preventDefault();
}

const press = (sign) => {
  const row = rows[active];
  if (!row) return;
  let text = row.input.value;
  if (sign === "delete") text = replacing ? "" : text.slice(0, -1);
  else if (sign === "+") text = text && !/[+-]$/.test(text) ? `${text}+` : text;
  else text = replacing ? sign : text + sign;
  replacing = false;
  row.input.value = text;
  // The end of a long sum is in view.
  row.input.setSelectionRange(text.length, text.length);
  row.input.scrollLeft = row.input.scrollWidth;
  typed(row, text);
};

const padKey = (text, act, more = {}) =>
  button(text, act, { ...more, className: `pad__key ${more.className ?? ""}`, onpointerdown: stay });

const pad = h(
  "div",
  { className: "pad", role: "group", "aria-label": words.pad, hidden: true },
  ...["1", "2", "3"].map((sign) => padKey(sign, () => press(sign))),
  padKey("⌫", () => press("delete"), { "aria-label": words.delete }),
  ...["4", "5", "6"].map((sign) => padKey(sign, () => press(sign))),
  padKey("+", () => press("+")),
  ...["7", "8", "9"].map((sign) => padKey(sign, () => press(sign))),
  padKey(words.done, () => closePad(true), { className: "pad__word" }),
  padKey(words.none, () => {
    set(rows[active], 0);
    go(active, 1);
  }, { className: "pad__word" }),
  padKey("0", () => press("0")),
  padKey(words.next, () => go(active, 1), { className: "pad__next pad__word" }),
);

const openPad = (at) => {
  active = at;
  replacing = true;
  if (!touch.matches) return;
  pad.hidden = false;
  root.dataset.pad = "open";
  rows[at].open.classList.add("row--active");
  requestAnimationFrame(() => rows[at]?.open.scrollIntoView({ block: "center" }));
};

function closePad(focus = false) {
  pad.hidden = true;
  delete root.dataset.pad;
  for (const { open } of rows) open.classList.remove("row--active");
  if (focus && rows[active]) rows[active].input.blur();
  active = -1;
}

box.addEventListener("focusout", () => {
  setTimeout(() => {
    const now = document.activeElement;
    if (!now?.classList.contains("number") && !pad.contains(now)) closePad();
    for (const [i, { open }] of rows.entries()) open.classList.toggle("row--active", i === active && !pad.hidden);
  });
});

const focusRow = (at) => {
  const row = rows[at];
  if (!row) return;
  const folded = row.open.closest("details");
  if (folded) folded.open = true;
  row.input.focus();
};

/** On to the next row; after the last one to the next player, after the last player to the end. */
const go = (from, by) => {
  const numbers = rows.map((row, i) => (row.less && (row.open.closest("details")?.open ?? true) ? i : -1)).filter((i) => i >= 0);
  const next = by > 0 ? numbers.find((i) => i > from) : numbers.findLast((i) => i < from);
  if (next !== undefined) return focusRow(next);
  const { players } = count.tally;
  let other = seat + by;
  // Who has everything is passed over.
  while (by > 0 && other < players.length && everything(other)) other += 1;
  if (other < 0 || other >= players.length) {
    closePad(true);
    if (by > 0) finish();
    tools.querySelector("button").focus({ preventScroll: true });
    return;
  }
  sit(other, false);
  focusRow(rows.findIndex((row) => row.less));
};

/** Whether a player has a value in every row. */
const everything = (i) =>
  fieldsOf(form, count.tally, i)
    .filter(({ kind }) => kind !== "flag")
    .every((field) => rowsOf(field, count.tally, i, words, count.extra).every((row) => valueOf(count.tally.players[i], row) !== undefined));

/** Everybody has entered what they have: what was left out is none. */
const finish = () => {
  if (count.done || !count.tally.players.every(counted)) return;
  count = { ...count, done: true };
  save();
  tell();
};

// ---------------------------------------------------------------- What is told

let told = "";
let later = 0;
const say = (text) => {
  clearTimeout(later);
  later = setTimeout(() => {
    if (text !== told) spoken.textContent = text;
    told = text;
  }, 700);
};

/** Everything that depends on the values. */
const tell = () => {
  score();
  const { players } = count.tally;
  const begun = players.some(counted);
  const open = missing(form, count.tally);
  // Nobody leads alone, and nobody has won while somebody is still counting.
  const several = players.filter(counted).length > 1;
  const whole = begun && !open.length;
  const over = whole && players.every(counted) && (count.done || players.every((_, i) => everything(i)));
  const places = wrong.map((problem) => ({ problem, at: placed(problem.place, form, count.tally, words, count.extra) }));
  const best = sheet && Math.max(...sheet.players.map(({ total }) => total));
  for (const [i, chip] of [...chips.children].entries()) {
    const scored = sheet?.players[i];
    const bad = places.some(({ at }) => at?.i === i);
    const total = chip.querySelector("output");
    // A number for programs, too: with the sign that they read.
    total.textContent = scored ? String(scored.total) : "–";
    const won = Boolean(scored?.winner && over);
    const leads = Boolean(scored && several && !over && scored.total === best && best > 0);
    total.toggleAttribute("data-winner", Boolean(scored?.winner && whole));
    chip.classList.toggle("chip--won", won);
    chip.classList.toggle("chip--leads", leads);
    chip.classList.toggle("chip--wrong", bad);
    chip.querySelector(".chip__mark").textContent = bad ? "⚠" : won ? "♛" : leads ? "▲" : "";
    const told = [scored?.total, bad && "!", won && words.won, leads && words.leading];
    chip.querySelector(".chip__told").textContent = told.filter((each) => each || each === 0).join(", ");
  }
  for (const row of rows) {
    tellRow(row);
    mark(row.bad, row.input, places.filter(({ at }) => at?.i === seat && at.row === row.id && at.key !== "name"));
  }
  mark(document.getElementById("wrong-name") ?? h("p"), panel.querySelector(".who"), places.filter(({ at }) => at?.i === seat && at.row === null));
  const lines = places.filter(({ at }) => at?.i !== seat).map(({ problem, at }) => ({ who: at ? at.i : null, name: at && players[at.i].name, text: sentence(problem) }));
  if (alarm.dataset.lines !== JSON.stringify(lines)) {
    alarm.dataset.lines = JSON.stringify(lines);
    alarm.replaceChildren(...lines.map(({ who, name, text }) => h("p", {}, who === null ? null : button(name, () => sit(who)), text)));
  }
  for (const total of panel.querySelectorAll("[data-group]")) {
    const sumOf = rows.filter((row) => `${row.field.key}/${row.group}` === total.dataset.group).map((row) => valueOf(players[seat], row) ?? 0);
    total.textContent = `(${sumOf.reduce((a, b) => a + b, 0)})`;
  }
  undos.disabled = !past.length;
  redos.hidden = !future.length;
  tellDisputes(over && several);
  tellWhy();
  tellState(open, begun, over);
  if (sheet && begun) {
    const leaders = sheet.players.filter(({ total }) => total === best).map(({ name }) => name);
    const standing = over ? sheet.decision.text : several && best > 0 ? filled(words.leads, { names: leaders.join(", ") }) : "";
    say(`${sheet.players[seat].name}: ${sheet.players[seat].total}. ${standing}`.trim());
  }
};

const sentence = ({ what, allowed }) => (allowed ? `${what}\n${filled(words.allowed, { allowed })}` : what);

const mark = (place, input, found) => {
  const text = found.map(({ problem }) => sentence(problem)).join("\n");
  if (place.textContent !== text) place.textContent = text;
  if (found.length) input?.setAttribute("aria-invalid", "true");
  else input?.removeAttribute("aria-invalid");
};

const tellRow = (row) => {
  const value = valueOf(count.tally.players[seat], row);
  if (row.field.kind === "flag") {
    row.input.checked = value === true;
    return;
  }
  // Several cards show as their sum, and one by one while they are typed.
  if (document.activeElement !== row.input) row.input.value = shown(Array.isArray(value) && row.part === null ? numberOf(value) : value);
  row.open.classList.toggle("row--none", value === undefined);
  row.less.textContent = value === undefined ? "0" : "−";
  row.less.setAttribute("aria-label", value === undefined ? filled(words.zero, { category: row.label, points: 0 }) : filled(words.less, { what: row.label }));
  const now = numberOf(value);
  row.less.disabled = now === 0;
  row.more.disabled = Number.isInteger(now) && now >= row.high;
};

/** The rulings that the winner depends on, and those that were chosen for this game. */
const tellDisputes = (complete) => {
  const deciding = complete && sheet ? sheet.disputed.filter((entry) => entry.changes_winner) : [];
  const ids = [...new Set([...deciding.flatMap(({ ruling }) => ruling), ...Object.keys(count.tally.rulings ?? {})])].filter((id) => form.readings[id]);
  const told = ids.map((id) => ({
    id,
    now: sheet?.rulings[id] ?? count.tally.rulings?.[id] ?? reading(id),
    deciding: deciding.filter(({ ruling }) => [ruling].flat().includes(id)),
    chosen: count.tally.rulings?.[id],
    ours: reading(id),
  }));
  const signature = JSON.stringify([told, sheet?.winners]);
  if (banner.dataset.told === signature) return;
  banner.dataset.told = signature;
  const focused = banner.contains(document.activeElement) ? document.activeElement.dataset.choice : null;
  const together = deciding.find(({ ruling }) => Array.isArray(ruling));
  banner.replaceChildren(
    ...told.map(({ id, now, deciding: entries, chosen, ours }) => {
      const { title } = table.rulings[id];
      const readings = form.readings[id];
      const link = h("a", { href: `${up}r/${id}/`, textContent: title });
      const head = entries.some(({ ruling }) => !Array.isArray(ruling))
        ? sentenceWith(words.depends, "title", link)
        : entries.length
          ? sentenceWith(words.depends_several, "titles", h("span", {}, together.ruling.flatMap((each, i) => [i ? " + " : "", h("a", { href: `${up}r/${each}/`, textContent: table.rulings[each].title })])))
          : h("p", {}, link);
      const winners = (name) => (name === now ? sheet?.winners : entries.find(({ ruling, reading: other }) => ruling === id && other === name)?.winners);
      return h(
        "div",
        { className: "dispute" },
        head,
        h(
          "div",
          { className: "switch", role: "group", "aria-label": title },
          ...Object.entries(readings).map(([name, text]) =>
            h(
              "button",
              { type: "button", "aria-pressed": String(name === now), data: { choice: `${id}=${name}` }, onclick: () => rule(id, name) },
              h("span", { textContent: text }),
              winners(name) && entries.length ? h("span", { className: "switch__who" }, "♛ ", h("bdi", { textContent: winners(name).join(", ") })) : null,
            ),
          ),
        ),
        chosen ? h("p", { className: "dispute__note", textContent: words.chosen }) : null,
        !chosen && ours === now ? h("p", { className: "dispute__note", textContent: filled(tableWords, { reading: readings[ours] }) }) : null,
      );
    }),
  );
  if (focused) [...banner.querySelectorAll("[data-choice]")].find((each) => each.dataset.choice === focused)?.focus();
};

/** A sentence with an element in the place of one of its values. */
const sentenceWith = (text, name, node) => {
  const [before, after = ""] = text.split(`{${name}}`);
  return h("p", {}, before, node, after);
};

const rule = (id, name) => {
  commit({ ...count.tally, rulings: { ...count.tally.rulings, [id]: name } });
  tell();
};

const tellWhy = () => {
  why.hidden = !sheet;
  if (!sheet) return;
  const { name, lines } = sheet.players[seat];
  if (!why.childElementCount) {
    why.append(
      h("h2", { textContent: words.why }),
      ...lines.map(({ category }) =>
        h(
          "details",
          { className: "reason", data: { category } },
          h("summary", {}, h("span", { textContent: form.categories[category] ?? category }), h("b", { className: "reason__points" })),
          h("p", {}, h("span", { className: "reason__text" }), " ", ruleLink("")),
        ),
      ),
    );
  }
  why.setAttribute("aria-label", `${words.why} ${name}`);
  for (const [i, line] of lines.entries()) {
    const place = why.querySelectorAll(".reason")[i];
    place.querySelector(".reason__points").textContent = signed(line.points);
    place.querySelector(".reason__text").textContent = line.text;
    place.querySelector("a").href = `${up}r/${line.rule}/`;
  }
};

const tellState = (open, begun, over) => {
  const names = [...new Set(open.map(({ i, field }) => `${count.tally.players[i].name} – ${field.label}`))];
  // What one of them has to have is easily forgotten.
  const nobodys = form.fields.filter(({ kind, key }) => kind === "flag" && !count.tally.players.some((player) => player[key]));
  const parts = [
    !kept && words.unkept,
    begun && names.length && filled(words.open, { what: names.join("; ") }),
    over && nobodys.length && filled(words.nobody, { what: nobodys.map(({ label }) => label).join("; ") }),
    !engine && (root.dataset.state === "failed" ? words.failed : words.loading),
    count.tally.edition && filled(words.edition, { edition: form.editions[count.tally.edition] ?? count.tally.edition }),
    kept && words.kept,
  ].filter(Boolean);
  const about = engine && filled(words.engine, { version: engine.version, engine: engine.name });
  const again = root.dataset.state === "failed" ? button(words.retry, () => (kept ? location.reload() : start().catch(() => {}))) : null;
  const signature = JSON.stringify([parts, about, Boolean(again)]);
  if (state.dataset.told === signature) return;
  state.dataset.told = signature;
  state.replaceChildren(
    ...parts.map((text) => h("span", { textContent: `${text} ` })),
    again ?? "",
    about ? h("span", { className: "sheet__engine", textContent: about }) : "",
  );
};

// ---------------------------------------------------------------- What comes from elsewhere

/** What an address holds: {tally} or {part} with what it says, or {refused} with why not. */
const opened = (hash) => {
  const [, kind, text, version] = hash.match(/^#(?:v=\d+&)?(tally|part)=(.*?)(?:&v=(\d+))?$/s) ?? [];
  if (!kind) return null;
  const before = hash.match(/^#v=(\d+)&/)?.[1];
  if (Number(version ?? before ?? keep.VERSION) > keep.VERSION) return { refused: words.newer };
  try {
    return { kind, ...understood(decodeURIComponent(text)) };
  } catch {
    return { refused: words.unreadable };
  }
};

/** A tally in a text that somebody has pasted or kept in a file. */
const understood = (text) => {
  const data = JSON.parse(text);
  const game = gameOf(data);
  if (game !== null && game !== form.game) return { elsewhere: game, text };
  const tally = readable(data);
  return tally ? { tally } : { refused: words.unreadable, data };
};

/** Anything that may hold a tally: a link, a tally, a sheet. */
const bring = (text) => {
  const hash = text.trim().match(/#(?:v=\d+&)?(?:tally|part)=.*$/s)?.[0];
  if (hash) return opened(hash);
  try {
    return { kind: "tally", ...understood(text.trim().split("\n").length > 1 && !isJson(text) ? text.trim().split("\n")[0] : text) };
  } catch {
    return { refused: words.unreadable };
  }
};
const isJson = (text) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const refused = ({ refused: text, elsewhere, text: whole, data }) => {
  const problems = data && engine ? engine.problems(data, {}).map(sentence) : [];
  const close = button(words.close, () => note.remove());
  const note = h(
    "div",
    { className: "sheet__note", role: "alert" },
    h("p", { textContent: elsewhere ? filled(words.elsewhere, { game: elsewhere }) : text }),
    ...problems.map((problem) => h("p", { textContent: problem })),
    elsewhere && /^[\w-]+$/.test(elsewhere) ? h("a", { className: "key", href: `../${elsewhere}/#tally=${encodeURIComponent(whole)}`, textContent: words.go }) : null,
    close,
  );
  bar.after(note);
};

const same = (a, b) => JSON.stringify(clean(form, a)) === JSON.stringify(clean(form, b));

/** Opens a tally in a sheet of its own, or the sheet that has it already; nothing that is kept changes. */
const take = (tally) => {
  const known = keep.all(form.game, readable).find((entry) => entry.count && same(entry.count.tally, tally));
  show(known?.count ?? { ...empty([]), tally, done: true });
};

const arrive = () => {
  const found = opened(location.hash);
  if (!found) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (found.tally && found.kind === "tally") take(found.tally);
  else if (found.tally) dialogs("handed", found.tally);
  else refused(found);
};

// ---------------------------------------------------------------- For the dialogs

const api = {
  form,
  words,
  lang,
  up,
  table,
  get count() {
    return count;
  },
  get sheet() {
    return sheet;
  },
  get wrong() {
    return wrong.map(sentence);
  },
  get open() {
    return missing(form, count.tally).map(({ i, field }) => `${count.tally.players[i].name} – ${field.label}`);
  },
  asked,
  bring,
  refused,
  take,
  show,
  empty,
  strangers,
  readable,
  engine: () => (engine ? Promise.resolve(engine) : start()),
  room: async () => (await loader()).load({ lang, rooms: ["share"] }),
  change: (tally) => {
    commit(tally, { typed: {} });
    draw();
  },
  say,
};

// ---------------------------------------------------------------- Begin

box.replaceChildren(bar, alarm, banner, panel, tools, why, state, spoken);
box.after(pad);

const loader = () => import("./engine/engine.mjs");
/** When the form is to be seen; a page behind another is not drawn. */
const drawn = () => new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));
let starting = null;
const start = () => {
  root.dataset.state = "loading";
  starting ??= (async () => {
    try {
      const { load } = await loader();
      await drawn();
      engine = await load({ lang });
      root.dataset.state = "counting";
      tell();
      root.dataset.state = "ready";
      import("./sheet/paper.mjs").then(({ prints }) => prints(api)).catch(() => {});
      return engine;
    } catch (error) {
      starting = null;
      root.dataset.state = "failed";
      tell();
      throw error;
    }
  })();
  return starting;
};

start().catch(() => {});
draw();
arrive();
addEventListener("hashchange", arrive);
subscribe(tell);
keep.watch(form.game, (id) => {
  if (id !== count.id) return;
  const found = keep.get(form.game, id, readable)?.count;
  if (!found || JSON.stringify(found) === JSON.stringify(count)) return;
  past.push(count);
  count = found;
  draw();
});
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target.matches("textarea, .who, .another__name")) return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
});
