// The score sheet: what the players have goes in, and the engine says at once what it is worth and why. The form stands in
// the page and takes input before the engine is there; everything stays on this device.
//
// `sheet/session.mjs` holds the state (`state.mjs`) and shows what is told of it (`results.mjs`), `listen.mjs` hears what
// is done. Here they begin, with what is kept, what was typed meanwhile, and what comes from elsewhere.
import { controlOf } from "./sheet/controls.mjs";
import { find } from "./sheet/draw.mjs";
import { fromAddress, fromText } from "./sheet/incoming.mjs";
import { later } from "./idle.mjs";
import * as logbook from "./log/store.mjs";
import * as keep from "./sheet/keep.mjs";
import { listen } from "./sheet/listen.mjs";
import { notKept, sentence } from "./sheet/results.mjs";
import { apart, fingerprint, shared } from "./sheet/scoring.mjs";
import { session } from "./sheet/session.mjs";
import { showRefusal } from "./sheet/show.mjs";
import * as states from "./sheet/state.mjs";
import { follow } from "./sheet/tabs.mjs";
import { closed, isCounted, openLabels, openPlaces } from "./sheet/said.mjs";
import { idOf, readable } from "./sheet/tally.mjs";
import { now } from "./sheet/time.mjs";
import { games, subscribe } from "./table.mjs";
/** @import { Count, Form } from "./types" */
/** @import { Opened } from "./sheet/incoming.mjs" */
/** @import { Page } from "./sheet/page" */

/** @type {Form} */
const form = JSON.parse(find("#sheet-data", HTMLScriptElement).text);
const table = games[form.game] ?? { name: form.name, editions: {}, rulings: {} };
/** @type {(names?: readonly string[]) => Count} */
const empty = (names) => states.empty(form, keep.fresh(), now(), names);

// What is typed until the sheets of this device are open waits, too.
const early = window.early ?? [];
window.early = null;
await keep.open();
const kept = keep.current(form);
/** A finished game goes into the logbook, and what decided is worked out before somebody asks for the result. */
const won = () => {
  import("./sheet/logbook.mjs").then(({ keepGame }) => keepGame(page), () => {});
  later(() => import("./sheet/decided.mjs").then(({ decided }) => decided(page), () => {}));
};
const sheet = session(form, table, kept ? states.open(kept, keep.stepsTo(form, kept)) : states.open(empty()), JSON.parse(find("#words", HTMLScriptElement).text).table, won);

// ---------------------------------------------------------------- For the dialogs

/** Whether anything was said of anybody in the sheet that is shown. */
const hasEntries = () => sheet.state.count.tally.players.some((_, seat) => isCounted(form, sheet.state.count, seat));

/** Shows another sheet. The one before stays where it is kept. @param {Count} count */
const show = (count) => sheet.update(states.open(count), { redraw: true });

/** Shows another sheet; where the one before would be lost, only if somebody agrees. @param {Count} count */
const replace = (count) => {
  const { id, at } = sheet.state.count;
  const isKept = keep.get(form, id)?.count?.at === at;
  const lost = !isKept && hasEntries() && notKept(form.words, sheet.lack);
  if (lost && !confirm(lost)) return sheet.keep();
  show(count);
};

/** A count out of what came from elsewhere. @param {Opened} found */
const countOf = ({ kind, tally, open }) => {
  const id = keep.sameName(form, tally);
  const count = closed(form, { ...empty([]), ...apart(tally), id }, open);
  // What is not kept comes back out of the address; of a part the table makes its own game.
  return kind === "part" || id === tally.id || openPlaces(form, count).length ? count : { ...count, elsewhere: /** @type {const} */ (true) };
};

/** Opens a tally in a sheet of its own, or the sheet that has it already; nothing that is kept changes. @type {(found: Opened, put?: typeof show) => void} */
const take = (found, put = replace) => {
  const count = countOf(found);
  // What comes without an id is the same game where all else is the same.
  const { id = "" } = found.tally;
  const text = (/** @type {Count} */ each) => fingerprint(form, each, id && idOf(each));
  const known = keep.all(form).find((kept) => kept.count && text(kept.count) === text(count));
  put(known?.count ?? count);
};

/** @type {Page} */
const page = {
  form,
  table,
  get count() {
    return sheet.state.count;
  },
  get sheet() {
    return sheet.outcome.sheet;
  },
  get wrong() {
    return sheet.outcome.problems.map((problem) => sentence(form.words, problem));
  },
  get open() {
    return openLabels(form, sheet.state.count, sheet.state.last);
  },
  disputes: sheet.disputes,
  asked: () => sheet.counting.asked(sheet.state.count),
  totals: sheet.counting.totals,
  shared: () => shared(form, sheet.state.count, sheet.counting.ours),
  engine: sheet.counting.start,
  sharing: sheet.counting.sharing,
  deciding: sheet.counting.deciding,
  show: replace,
  begin: (names, extra = {}) => replace({ ...empty(names), extra }),
  change: (made) => sheet.update(states.edit(sheet.state, now(), made), { redraw: true }),
  take,
  finish: () => {
    sheet.update(states.passAll(form, sheet.state, now(), [...sheet.state.count.tally.players.keys()]));
    import("./sheet/result.mjs").then(({ result }) => result(page), page.absent);
  },
  absent: () => page.refuse({ refused: form.words.absent, again: true }),
  refuse: (found) => showRefusal(find(".sheet__bar", HTMLElement, sheet.box), form, found, sheet.counting.engine),
  rename: (seat, name) => sheet.update(states.settle(states.rename(form, states.sit(sheet.state, seat), now(), name)), { redraw: true }),
  own: () => sheet.update(states.own(sheet.state)),
  startedBy: (name) => sheet.update(states.begin(sheet.state, now(), name)),
  read: (text) => fromText(form, text),
  say: sheet.say,
  keep: sheet.keep,
};

// ---------------------------------------------------------------- What was typed before the program was there

/** Takes over what the browser has put back into the fields of an empty sheet: what stands there, and was not typed since. */
const takeRestored = () => {
  const { panel, rows, touch } = sheet;
  const typed = new Set(early.map(({ place }) => place));
  const who = find(".who", HTMLInputElement, panel);
  const isNamed = !typed.has(who) && who.value !== states.playerOf(sheet.state).name;
  let state = isNamed ? states.rename(form, sheet.state, now(), who.value) : sheet.state;
  for (const [at, row] of rows().entries()) {
    const entry = find(`#row-${at}`, HTMLElement, panel);
    if (touch && entry.inputMode) entry.inputMode = "none";
    const { value, text } = controlOf(row.of ?? row.field).read(entry, row);
    if (!typed.has(entry) && value !== undefined && value !== false) state = states.set(form, state, now(), row, value, text);
  }
  sheet.update(states.settle(state), { redraw: isNamed });
};

/** The field that is now what a field of the page was: of the player that is shown, counted in the way of that field. @param {Element} place */
const fieldOf = (place) => {
  const id = place.closest(".row")?.getAttribute("data-row");
  if (!id) return find(".who", HTMLInputElement, sheet.panel);
  const field = form.fields.find(({ key }) => key === id.split("/")[0]);
  if (field && form.oneOf.includes(field.key)) sheet.update(states.turn(form, sheet.state, now(), field.key), { redraw: true });
  const at = sheet.rows().findIndex((row) => row.id === id);
  return find(`#row-${at}`, HTMLInputElement, sheet.panel);
};

/** Does in its order what was typed and tapped; whoever is typing goes on where that was. */
const doEarly = () => {
  const { activeElement: place } = document;
  for (const { place, typed } of early) {
    if (typed) Object.assign(fieldOf(place), typed).dispatchEvent(new Event("input", { bubbles: true }));
    else {
      sheet.update(states.settle(sheet.state));
      press(place);
    }
  }
  sheet.update(states.settle(sheet.state));
  if (!(place instanceof HTMLInputElement) || place.isConnected || document.querySelector("dialog[open]")) return;
  const input = fieldOf(place);
  input.focus();
  if (input.type === "text") input.setSelectionRange(input.value.length, input.value.length);
  sheet.pad.again(false);
};

// ---------------------------------------------------------------- What comes from elsewhere

/** What another page asks for: a sheet that is kept here, a new one with the players of another game, a game of the logbook. @type {(hash: string, put: typeof show) => (() => void) | null} */
const requestIn = (hash, put) => {
  const [, what, value = ""] = hash.match(/^#(kept|new|play)=(.*)$/s) ?? [];
  if (!what) return null;
  try {
    const text = decodeURIComponent(value);
    if (what === "play") return () => import("./sheet/logbook.mjs").then(({ sheetOf }) => sheetOf(form, text)).then((count) => also(count, put), page.absent);
    const count = what === "kept" ? keep.get(form, text)?.count : empty(playersIn(JSON.parse(text)));
    return () => also(count, put);
  } catch {
    return () => {};
  }
};

/** Does something with a count, if there is one. @type {(count: Count | null | undefined, does: (count: Count) => void) => void} */
const also = (count, does) => {
  if (count) does(count);
};

/** The names that a new sheet begins with; undefined where they are no players of this game. @param {unknown} names */
const playersIn = (names) => {
  const players = Array.isArray(names) ? names.map((name) => ({ name })) : [];
  const [least, most] = form.table;
  return players.length >= least && players.length <= most ? readable(form, { players })?.players.map(({ name }) => name) : undefined;
};

/** Does what the address says; `put` shows a sheet. @param {typeof show} put */
const arrive = (put) => {
  const [found, request] = [fromAddress(form, location.hash), requestIn(location.hash, put)];
  if (!found && !request) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (!found) request?.();
  else if (!("tally" in found)) page.refuse(found);
  else if (found.kind === "tally") take(found, put);
  else import("./sheet/phones.mjs").then(({ handed }) => handed(page, found), page.absent);
};

const press = listen(sheet, page);
// The result asks who began, and guesses from the games before.
sheet.counting.loaded.then(() => logbook.open());
sheet.counting.loaded.then(() => import("./sheet/paper.mjs")).then(({ prints }) => prints(page), () => {});
sheet.counting.loaded.then(() => later(() => import("./sheet/logbook.mjs").then(({ gather }) => gather(page), () => {})));
sheet.counting.loaded.then(() => later(() => import("./sheet/record.mjs").then(({ holdAgainst }) => holdAgainst(sheet), () => {})));
sheet.counting.start().catch(() => {});
if (kept) sheet.draw();
else takeRestored();
Object.freeze(early);
doEarly();
// What the browser has put back into the fields gives way to the address.
arrive(show);
// Back out of a dialog leads to an older address of the sheet that is shown: nothing comes with it.
addEventListener("hashchange", () => history.state?.own === sheet.state.count.id || arrive(replace));
subscribe(sheet.tell);
// Whoever leaves the page may come back to it.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) keep.putSteps(form, sheet.state);
});
addEventListener("pagehide", () => keep.putSteps(form, sheet.state));
// What is not kept is in the address, which links of the site and the bar for a new version come back to. Who closes the page
// is asked.
let isGoing = false;
addEventListener("click", ({ target }) => {
  isGoing = target instanceof Element && target.closest("a[href], .update") !== null;
});
addEventListener("beforeunload", (event) => {
  if (sheet.lack && !isGoing && hasEntries()) event.preventDefault();
});
follow(sheet);
