// What our table plays: for each game an edition and single readings, kept on this device.
// The ask box, the score sheet and the pages of rules use the same choice.

const key = (game) => `table.${game}`;
const listeners = new Set();

/** The choice of a table: `{edition: "nl" | null, rulings: {id: reading}}`. */
export const get = (game) => {
  try {
    const { edition = null, rulings = {} } = JSON.parse(localStorage.getItem(key(game))) ?? {};
    return { edition, rulings };
  } catch {
    return { edition: null, rulings: {} };
  }
};

/** Keeps a choice; null forgets it. */
export const set = (game, choice) => {
  try {
    if (choice) localStorage.setItem(key(game), JSON.stringify(choice));
    else localStorage.removeItem(key(game));
  } catch {
    // Without storage the choice lives as long as the page.
  }
  for (const tell of listeners) tell(game);
};

/** Calls `tell(game)` after every change, also from another tab; gives what ends this. */
export const subscribe = (tell) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

globalThis.addEventListener?.("storage", (event) => {
  if (event.key?.startsWith("table.")) for (const tell of listeners) tell(event.key.slice("table.".length));
});

/** What this page knows of the games: their names, editions, rulings and readings in words. */
export const games = JSON.parse(globalThis.document?.getElementById("table-data")?.textContent ?? "{}");

/** The reading that a table has chosen for a ruling, singly or with its edition; else null. */
export const reading = (ruling) => {
  const game = ruling.split(".")[0];
  const { edition, rulings } = get(game);
  return rulings[ruling] ?? games[game]?.editions[edition]?.[ruling] ?? null;
};

const words = JSON.parse(globalThis.document?.getElementById("words")?.textContent ?? "{}");

/** Says at every place below `root` that depends on a ruling what our table plays, and that it was chosen. */
export const show = (root) => {
  for (const place of root.querySelectorAll(".at-table[data-ruling]")) {
    const id = place.dataset.ruling;
    const chosen = reading(id);
    const text = chosen && games[id.split(".")[0]]?.rulings[id]?.readings[chosen];
    place.hidden = !text;
    place.textContent = text ? words.table.replace("{reading}", () => text) : "";
  }
  for (const option of root.querySelectorAll(".readings[data-ruling] > [data-reading]")) {
    const chosen = reading(option.parentElement.dataset.ruling);
    option.classList.toggle("ours", chosen === option.dataset.reading);
    option.classList.toggle("others", chosen !== null && chosen !== option.dataset.reading);
  }
};

/** The form on the page of a game. */
export const fill = (box) => {
  const game = box.dataset.game;
  const form = box.querySelector("form");
  const choice = get(game);
  form.elements.edition.value = choice.edition ?? "";
  let chosen = choice.edition ? 1 : 0;
  for (const field of form.querySelectorAll("input[type=radio]")) {
    field.checked = reading(field.name) === field.value;
    if (choice.rulings[field.name] === field.value) chosen += 1;
  }
  const edition = form.elements.edition.selectedOptions[0];
  const told = [choice.edition ? edition.textContent : "", Object.keys(choice.rulings).length || ""];
  box.querySelector(".chosen").textContent = chosen ? told.filter(Boolean).join(" + ") : "";
};

/** Makes the form keep what is chosen in it. */
export const listen = (box) => {
  const game = box.dataset.game;
  const form = box.querySelector("form");
  form.addEventListener("change", ({ target }) => {
    const choice = get(game);
    // An edition is a fresh start; single readings go on top of it.
    if (target.name === "edition") set(game, { edition: target.value || null, rulings: {} });
    else set(game, { ...choice, rulings: { ...choice.rulings, [target.name]: target.value } });
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    set(game, null);
  });
  fill(box);
};
