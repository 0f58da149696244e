// Sheets that were deleted: they can be brought back as long as this visit lasts.
/** @typedef {{ game: string, id: string, text: string }} Gone */

const KEY = "sheets.gone";
/** @type {Gone[]} */
let gone = [];
try {
  gone = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
} catch {
  // It is forgotten with the page.
}

const keep = () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(gone));
  } catch {
    // Then it lasts as long as the page.
  }
};

/** The sheets of a game that were deleted. @param {string} game */
export const goneOf = (game) => gone.filter((each) => each.game === game);

/** @param {Gone} sheet */
export const add = (sheet) => {
  gone = [...gone, sheet];
  keep();
};

/** @type {(game: string, id: string) => void} */
export const without = (game, id) => {
  gone = gone.filter((each) => each.game !== game || each.id !== id);
  keep();
};
