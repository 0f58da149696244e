// What this device keeps of small things, where its browser keeps anything.

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
  try {
    localStorage.setItem(name, text);
  } catch {
    // Nothing here is worth a word.
  }
};
