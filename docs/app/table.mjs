// What our table plays: for each game an edition and single readings, kept on this device.
// The ask box, the score sheet and the pages of rules use the same choice.

/** @import { Choice, Table, Texts } from "./types" */

/** @param {string} game */
const key = (game) => `table.${game}`;
/** @type {Set<(game: string) => void>} */
const listeners = new Set();

/** What the browser does not keep lives as long as the page. @type {Map<string, Choice | null>} */
const unkept = new Map();

/** The choice of a table: `{edition: "nl" | null, rulings: {id: reading}}`. @type {(game: string) => Choice} */
export const get = (game) => {
  try {
    const kept = unkept.has(game) ? unkept.get(game) : JSON.parse(localStorage.getItem(key(game)) ?? "null");
    const { edition = null, rulings = {} } = kept ?? {};
    return { edition, rulings };
  } catch {
    return { edition: null, rulings: {} };
  }
};

/** Keeps a choice; null forgets it. @type {(game: string, choice: Choice | null) => void} */
export const set = (game, choice) => {
  try {
    if (choice) localStorage.setItem(key(game), JSON.stringify(choice));
    else localStorage.removeItem(key(game));
    unkept.delete(game);
  } catch {
    unkept.set(game, choice);
  }
  for (const tell of listeners) tell(game);
};

/** Calls `tell(game)` after every change, also from another tab; gives what ends this. @param {(game: string) => void} tell */
export const subscribe = (tell) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

globalThis.addEventListener?.("storage", (event) => {
  if (event.key?.startsWith("table.")) for (const tell of listeners) tell(event.key.slice("table.".length));
});

/** What this page knows of the games: their names, editions, rulings and readings in words. @type {Readonly<Record<string, Table>>} */
export const games = JSON.parse(globalThis.document?.getElementById("table-data")?.textContent ?? "{}");

/** The game of a ruling. @param {string} ruling */
const gameOf = (ruling) => ruling.split(".")[0] ?? "";

/** The reading that a table has chosen for a ruling, singly or with its edition; else null. @param {string} ruling */
export const reading = (ruling) => {
  const game = gameOf(ruling);
  const { edition, rulings } = get(game);
  return rulings[ruling] ?? (edition === null ? null : games[game]?.editions[edition]?.[ruling]) ?? null;
};

/** @type {Texts} */
const words = JSON.parse(globalThis.document?.getElementById("words")?.textContent ?? "{}");

/** Says at every place below `root` that depends on a ruling what our table plays, and that it was chosen. @param {ParentNode} root */
export const show = (root) => {
  for (const place of root.querySelectorAll(".at-table[data-ruling]")) {
    const id = place.getAttribute("data-ruling") ?? "";
    const chosen = reading(id);
    const text = chosen && games[gameOf(id)]?.rulings[id]?.readings[chosen];
    place.toggleAttribute("hidden", !text);
    place.textContent = text ? (words.table ?? "").replace("{reading}", () => text) : "";
  }
  for (const option of root.querySelectorAll(".readings[data-ruling] > [data-reading]")) {
    const chosen = reading(option.parentElement?.dataset.ruling ?? "");
    const ours = chosen === option.getAttribute("data-reading");
    option.classList.toggle("ours", ours);
    option.classList.toggle("others", chosen !== null && !ours);
    const choose = option.querySelector(".choose");
    choose?.removeAttribute("hidden");
    choose?.setAttribute("aria-pressed", String(ours));
  }
};

/** Keeps the reading beside a button as that of our table, or takes it back. @param {Element} button */
export const choose = (button) => {
  const option = button.closest("[data-reading]");
  const id = option?.parentElement?.getAttribute("data-ruling") ?? "";
  const game = gameOf(id);
  const { edition, rulings } = get(game);
  const { [id]: _, ...others } = rulings;
  const value = option?.getAttribute("data-reading") ?? "";
  set(game, { edition, rulings: button.getAttribute("aria-pressed") === "true" ? others : { ...others, [id]: value } });
};

/** Says that a choice is not kept, if it is not. @param {Element} box */
const tellKept = (box) => {
  const place = box.querySelector(".choice__kept");
  if (place && unkept.has(box.getAttribute("data-game") ?? "")) place.textContent = words.table_unkept ?? "";
};

/** The form on the page of a game shows what is chosen. @param {Element} box */
export const fill = (box) => {
  const choice = get(box.getAttribute("data-game") ?? "");
  const select = box.querySelector("select");
  if (!select) return;
  select.value = choice.edition ?? "";
  let chosen = choice.edition ? 1 : 0;
  for (const field of box.querySelectorAll("input")) {
    field.checked = reading(field.name) === field.value;
    if (choice.rulings[field.name] === field.value) chosen += 1;
  }
  const told = [choice.edition ? select.selectedOptions[0]?.textContent : "", Object.keys(choice.rulings).length || ""];
  tellKept(box);
  const place = box.querySelector(".chosen");
  if (place) place.textContent = chosen ? told.filter(Boolean).join(" + ") : "";
};

/** Makes the form keep what is chosen in it. @param {Element} box */
export const listen = (box) => {
  const game = box.getAttribute("data-game") ?? "";
  const form = box.querySelector("form");
  form?.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
    const choice = get(game);
    // An edition is a fresh start; single readings go on top of it.
    if (target.name === "edition") set(game, { edition: target.value || null, rulings: {} });
    else set(game, { ...choice, rulings: { ...choice.rulings, [target.name]: target.value } });
  });
  form?.addEventListener("reset", (event) => {
    event.preventDefault();
    set(game, null);
  });
  fill(box);
};
