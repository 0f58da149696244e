// What this device keeps, where its browser keeps anything.

/** Reading and removing need no room: whoever has none left can still open and delete what is there. Null where the browser keeps nothing. */
export const storage = () => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** @typedef {"" | "full" | "denied"} Lack why nothing can be kept: there is no room, or the browser keeps nothing; empty if it can be */

/** Keeps a text; says why, where that was not possible. @type {(name: string, text: string) => Lack} */
export const keepText = (name, text) => {
  const kept = storage();
  try {
    kept?.setItem(name, text);
    return kept ? "" : "denied";
  } catch {
    return kept?.length ? "full" : "denied";
  }
};

/** What is kept under a name; null if nothing is, or nothing can be. @param {string} name */
export const recall = (name) => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Keeps a text under a name; where that is not possible it is forgotten with the page. @type {(name: string, text: string) => void} */
export const remember = (name, text) => {
  // Nothing here is worth a word.
  keepText(name, text);
};
