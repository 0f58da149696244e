// Sheets that are kept on this device, each under a name of its own: one that is broken harms no other.

export const VERSION = 1;
const here = (game) => `sheet.${game}`;
const key = (game, id) => `sheet.${game}.${id}`;

const storage = () => {
  try {
    const probe = "sheet.probe";
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
};

/** A name for a new sheet. */
export const fresh = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Keeps a sheet, and that it is the one in use; whether that was possible. */
export const put = (game, count) => {
  const kept = storage();
  if (!kept) return false;
  try {
    kept.setItem(key(game, count.id), JSON.stringify({ v: VERSION, ...count }));
    kept.setItem(here(game), count.id);
    return true;
  } catch {
    return false; // full
  }
};

/** What is kept under a name: {id, count}, or {id, broken} or {id, newer} with its text. */
export const get = (game, id, readable) => {
  const text = storage()?.getItem(key(game, id)) ?? null;
  if (text === null) return null;
  try {
    const { v, at, tally, typed, extra, done } = JSON.parse(text);
    if (v > VERSION) return { id, newer: true, text };
    const found = v === VERSION && readable(tally);
    if (!found) return { id, broken: true, text };
    const safe = (value) => (typeof value === "object" && value && !Array.isArray(value) ? value : {});
    return { id, count: { id, at: String(at), tally: found, typed: safe(typed), extra: safe(extra), done: done === true } };
  } catch {
    return { id, broken: true, text };
  }
};

/** All sheets of a game, the latest first; what cannot be read comes last. */
export const all = (game, readable) => {
  const kept = storage();
  if (!kept) return [];
  const before = key(game, "");
  return Object.keys(kept)
    .filter((name) => name.startsWith(before))
    .map((name) => get(game, name.slice(before.length), readable))
    .filter(Boolean)
    .sort((a, b) => (b.count?.at ?? "").localeCompare(a.count?.at ?? ""));
};

/** The sheet in use; else the latest that can be read. */
export const current = (game, readable) => {
  const id = storage()?.getItem(here(game));
  const found = id && get(game, id, readable);
  return found?.count ?? all(game, readable).find((entry) => entry.count)?.count ?? null;
};

export const remove = (game, id) => storage()?.removeItem(key(game, id));

/** Calls `tell(id)` when another tab has changed a sheet of the game. */
export const watch = (game, tell) =>
  addEventListener("storage", (event) => {
    if (event.key?.startsWith(key(game, ""))) tell(event.key.slice(key(game, "").length));
  });
