// The texts of this device, by their names: read at once, once they are open, and written in their order.
//
// They lie on the shelf `texts` of its database. What lies in localStorage under their names comes in there: what older
// versions of the site have kept, what was on its way when a page was left, and what was written while the database was not
// to be had. Only when it has arrived is it removed there, so it can be moved anew, in several tabs, and while an old page
// still writes. What was forgotten meanwhile stands there as an empty text.
import { within } from "./database.mjs";
import { keepText, storage } from "./local.mjs";
/** @import { Lack } from "./local.mjs" */

/** @typedef {readonly [name: string, text: string | null]} Change a text that takes the place of what was kept; null forgets it */

/** What is on the device, of what was opened. @type {Map<string, string>} */
const kept = new Map();
/** What is on its way there: the last change of each name. @type {Map<string, Change>} */
const coming = new Map();
/** What lies in localStorage and is known here. @type {Map<string, string>} */
const outside = new Map();
/** When what begins so was read first. @type {Map<string, Promise<void>>} */
const opened = new Map();
/** @type {Set<(names: readonly string[]) => void>} */
const listeners = new Set();

/** What is kept under a name, or is on its way there; null if nothing is. @type {(name: string) => string | null} */
export const get = (name) => coming.get(name)?.[1] ?? (coming.has(name) ? null : (kept.get(name) ?? null));

/** What is kept under the names that begin so, by the rest of the name. @type {(beginning: string) => [rest: string, text: string][]} */
export const under = (beginning) => {
  const names = [...new Set([...kept.keys(), ...coming.keys()])].filter((name) => name.startsWith(beginning));
  return names.flatMap((name) => {
    const text = get(name);
    return text === null ? [] : [[name.slice(beginning.length), text]];
  });
};

/** Calls `tell` with the names of texts that are others now, but not by this page. @param {(names: readonly string[]) => void} tell */
export const watch = (tell) => listeners.add(tell);

/** @param {readonly string[]} names */
const tellAll = (names) => {
  if (names.length) for (const tell of listeners) tell(names);
};

// ---------------------------------------------------------------- What lies in localStorage

/** Which sheet of a game is in use is asked before the first paint (`sheet/early.js`): that stays. @param {string} name */
const stays = (name) => /^sheet\.[^.]+$/.test(name);

/** @type {(beginning: string) => Change[]} */
const lying = (beginning) => {
  const there = storage();
  const names = Object.keys(there ?? {}).filter((name) => name.startsWith(beginning) && !stays(name));
  return names.map((name) => [name, there?.getItem(name) ?? ""]);
};

/** When a text was written, as far as it tells. @param {string} text */
const stampOf = (text) => {
  try {
    const { t, at } = JSON.parse(text) ?? {};
    return String(t ?? at ?? "");
  } catch {
    return "";
  }
};

/** Whether a text from outside takes the place of one that is kept: the later one does, where both tell. @type {(text: string, there: string) => boolean} */
const wins = (text, there) => {
  const [one, other] = [stampOf(text), stampOf(there)];
  return one > other || (!one && !other);
};

/** Texts of these are numbered as they come: two of one number have nothing to do with each other. */
const NUMBERED = /^(log\.(?:newer|broken)\.)\d+$/;

/** Where a text from outside goes beside what is there; null where that has it already, or has a later one. @type {(there: ReadonlyMap<string, string>, name: string, text: string) => string | null} */
const place = (there, name, text) => {
  const old = there.get(name);
  if (old === undefined || old === text) return old === text ? null : name;
  const [, beginning] = name.match(NUMBERED) ?? [];
  if (beginning === undefined) return wins(text, old) ? name : null;
  const all = [...there].filter(([other]) => other.startsWith(beginning));
  if (all.some(([, other]) => other === text)) return null;
  return beginning + (1 + Math.max(...all.map(([other]) => Number(other.slice(beginning.length)) || 0)));
};

/** What has to be done so that a text from outside is among what is there, done to that. @type {(there: Map<string, string>, change: Change) => Change[]} */
const takeIn = (there, [name, text]) => {
  if (!text) return there.delete(name) ? [[name, null]] : [];
  const to = place(there, name, text);
  if (to === null) return [];
  there.set(to, text);
  return [[to, text]];
};

/** Removes from localStorage what has arrived, unless something else stands there by now. @type {(name: string, text: string) => void} */
const clear = (name, text) => {
  if (storage()?.getItem(name) === text) storage()?.removeItem(name);
  outside.delete(name);
};

/** Keeps changes in localStorage, all or none; says why, where that is not possible. @type {(changes: readonly Change[]) => Lack} */
const hold = (changes) => {
  const before = changes.map(([name]) => /** @type {const} */ ([name, storage()?.getItem(name) ?? null]));
  for (const [name, text] of changes) {
    const lack = keepText(name, text ?? "");
    if (!lack) continue;
    for (const [name, text] of before) {
      if (text === null) storage()?.removeItem(name);
      else keepText(name, text);
    }
    return lack;
  }
  for (const [name, text] of changes) outside.set(name, text ?? "");
  return "";
};

// ---------------------------------------------------------------- Reading

/** @type {(shelf: IDBObjectStore, changes: readonly Change[]) => IDBRequest[]} */
const put = (shelf, changes) => changes.map(([name, text]) => (text === null ? shelf.delete(name) : shelf.put(text, name)));

/**
 * All texts of the database under names that begin so; with `readwrite`, what lies in localStorage comes in.
 * @type {(beginning: string, mode: IDBTransactionMode) => Promise<Map<string, string>>}
 */
const inBase = (beginning, mode) =>
  new Promise((done, failed) => {
    /** @type {Change[]} */
    let moved = [];
    const all = within("texts", mode, (shelf) => {
      const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
      const [names, texts] = [shelf.getAllKeys(range), shelf.getAll(range)];
      texts.onsuccess = () => {
        const found = new Map(names.result.map((name, i) => [String(name), texts.result[i]]));
        // Another tab may have moved it meanwhile, and somebody forgotten it.
        if (mode === "readwrite") moved = lying(beginning);
        put(shelf, moved.flatMap((change) => takeIn(found, change)));
        done(found);
      };
      return texts;
    });
    const arrived = () => {
      for (const [name, text] of moved) clear(name, text ?? "");
    };
    all.then(arrived, failed);
  });

/** All texts under names that begin so, wherever they lie. @param {string} beginning */
const readAll = async (beginning) => {
  const none = () => /** @type {Map<string, string>} */ (new Map());
  const found = lying(beginning).length ? inBase(beginning, "readwrite").catch(() => inBase(beginning, "readonly")) : inBase(beginning, "readonly");
  const all = await found.catch(none);
  for (const change of lying(beginning)) {
    takeIn(all, change);
    outside.set(change[0], change[1] ?? "");
  }
  return all;
};

/** Reads again what begins so, and tells what is different. @param {string} beginning */
const refresh = async (beginning) => {
  const found = await readAll(beginning);
  const known = [...kept.keys()].filter((name) => name.startsWith(beginning));
  const changed = [...new Set([...known, ...found.keys()])].filter((name) => kept.get(name) !== found.get(name));
  for (const name of known) if (!found.has(name)) kept.delete(name);
  for (const [name, text] of found) kept.set(name, text);
  tellAll(changed.filter((name) => !coming.has(name)));
};

/** Opens the texts under names that begin so; where nothing is kept, nothing is there. @param {readonly string[]} beginnings */
export const open = (...beginnings) => {
  for (const each of beginnings) if (!opened.has(each)) opened.set(each, refresh(each));
  return Promise.all(beginnings.map((each) => opened.get(each)));
};

/** Reads some texts again that another tab has written. @param {readonly string[]} names */
const reread = async (names) => {
  const mine = names.filter((name) => [...opened.keys()].some((beginning) => name.startsWith(beginning)));
  if (!mine.length) return;
  /** @type {IDBRequest<string | undefined>[]} */
  let asked = [];
  await within("texts", "readonly", (shelf) => {
    asked = mine.map((name) => shelf.get(name));
    return /** @type {IDBRequest} */ (asked[0]);
  });
  const changed = mine.filter((name, i) => kept.get(name) !== asked[i]?.result);
  for (const [i, name] of mine.entries()) {
    const text = asked[i]?.result;
    if (text === undefined) kept.delete(name);
    else kept.set(name, text);
  }
  tellAll(changed.filter((name) => !coming.has(name)));
};

// ---------------------------------------------------------------- Writing

/** Tells other tabs which texts are others now. */
const channel = globalThis.document && "BroadcastChannel" in globalThis ? new BroadcastChannel("scorer.texts") : null;

/** Makes changes in the database, all or none, else in localStorage. @type {(changes: readonly Change[]) => Promise<Lack>} */
const store = async (changes) => {
  try {
    await within("texts", "readwrite", (shelf) => {
      const asked = put(shelf, changes);
      // Who closes the page now does not end it.
      shelf.transaction.commit();
      return /** @type {IDBRequest} */ (asked[0]);
    });
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : hold(changes);
  }
  for (const change of changes) {
    const [name, text] = change;
    // Something later is on its way.
    if (coming.get(name) !== change) continue;
    // What was forgotten does not come back, whatever stands there.
    const known = text === null ? storage()?.getItem(name) : outside.get(name);
    if (known != null) clear(name, known);
  }
  channel?.postMessage(changes.map(([name]) => name));
  return "";
};

/** Whether the page is being left: nobody may be there any more to hear that something was kept. */
let isLeaving = false;

/**
 * Makes changes, in their order, all or none; resolves once they are on the device, or with why they are not. Each can be
 * read before the next is asked for.
 * @type {(changes: Iterable<Change>) => Promise<Lack>}
 */
export const write = async (changes) => {
  /** @type {Change[]} */
  const all = [];
  for (const change of changes) {
    coming.set(change[0], change);
    all.push(change);
  }
  if (!all.length) return "";
  if (isLeaving) hold(all);
  const lack = await store(all);
  for (const change of all) {
    const [name, text] = change;
    if (coming.get(name) === change) coming.delete(name);
    if (lack) continue;
    if (text === null) kept.delete(name);
    else kept.set(name, text);
  }
  return lack;
};

/** Why nothing can be kept; empty if it can be. */
export const lack = async () => {
  const probe = "probe";
  const found = await write([
    [probe, "1"],
    [probe, null],
  ]);
  storage()?.removeItem(probe);
  return found;
};

// ---------------------------------------------------------------- Other tabs, and who leaves and comes back

/** Asks the browser to keep what is here, also where it needs room. */
export const persist = () => navigator.storage?.persist?.().catch(() => false) ?? Promise.resolve(false);

const leave = () => {
  if (coming.size) hold([...coming.values()]);
};
/** What will be read again. @type {Set<string>} */
const due = new Set();
/** Reads again what was opened: all of it, or what a name belongs to; once, where much of it is others. @param {string | null} name */
const hear = (name) => {
  for (const beginning of opened.keys()) {
    if (due.has(beginning) || name?.startsWith(beginning) === false) continue;
    due.add(beginning);
    setTimeout(() => {
      due.delete(beginning);
      refresh(beginning);
    });
  }
};

if (channel) channel.onmessage = ({ data }) => reread(data).catch(() => {});
// An old version of the site writes there, and whoever leaves a page; what is gone has come in.
globalThis.addEventListener?.("storage", ({ key, newValue }) => key !== null && newValue !== null && !stays(key) && hear(key));
globalThis.addEventListener?.("pagehide", () => {
  isLeaving = true;
  leave();
});
globalThis.addEventListener?.("pageshow", ({ persisted }) => {
  isLeaving = false;
  // A page that was put away has heard nothing.
  if (persisted) hear(null);
});
globalThis.document?.addEventListener("visibilitychange", () => (document.hidden ? leave() : hear(null)));
