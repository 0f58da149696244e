// How a part that was handed over goes into a sheet. Nothing here knows the page.
import { strangers } from "./state.mjs";
import { clean, counted, seated } from "./tally.mjs";
import { filled } from "./text.mjs";
/** @import { Conflict, Form, Table, Tally, Texts, Value } from "../types" */

/** Enough names that nobody has given. @param {Form} form */
const unnamed = (form) => strangers(form, form.table[1] + 20);

/**
 * The tally that a part goes into: players of whom nobody has said anything, not even a name, give way to those who come.
 * @type {(form: Form, tally: Tally) => Tally}
 */
export const mergeIn = (form, tally) => {
  const names = new Set(unnamed(form));
  const whole = clean(form, tally);
  return seated(
    whole,
    whole.players.filter(({ name }, seat) => !names.has(name) || tally.players.slice(seat, seat + 1).some(counted)),
  );
};

/**
 * The tally that a part goes into, and the part, so that both say of each reading that the part brings how they read it:
 * where that is the same there is nothing to ask.
 * @type {(form: Form, table: Table, tally: Tally, part: Tally, now: Texts) => [Tally, Tally]}
 */
export const mergeable = (form, table, tally, part, now) => {
  const { edition, rulings, ...rest } = part;
  const brought = Object.entries({ ...(edition ? table.editions[edition] : {}), ...rulings }).filter(([ruling, reading]) => now[ruling] && now[ruling] !== reading);
  const ours = brought.map(([ruling]) => [ruling, now[ruling]]);
  const whole = mergeIn(form, tally);
  return [{ ...whole, rulings: { ...whole.rulings, ...Object.fromEntries(ours) } }, { ...rest, rulings: Object.fromEntries(brought) }];
};

const RULING = "rulings.";

/**
 * A merged tally with what was chosen where two parts differ, and with as many players as a game has at least.
 * @type {(form: Form, merged: Tally, conflicts: readonly Conflict[], chosen: readonly (number | null)[]) => Tally}
 */
export const settled = (form, merged, conflicts, chosen) => {
  const whole = conflicts.reduce((tally, conflict, i) => resolved(tally, conflict, conflict.values[chosen[i] ?? 0]), merged);
  const free = unnamed(form).filter((name) => !whole.players.some((player) => player.name === name));
  const more = free.slice(0, Math.max(0, form.table[0] - whole.players.length)).map((name) => ({ name }));
  return seated({ ...whole, rulings: whole.rulings ?? {} }, [...whole.players, ...more]);
};

/** @type {(tally: Tally, conflict: Conflict, value: Value | undefined) => Tally} */
const resolved = (tally, { player, key }, value) => {
  if (value === undefined) return tally;
  if (player) return { ...tally, players: tally.players.map((each) => (each.name === player ? { ...each, [key]: value } : each)) };
  if (key === "edition" || key === "began") return { ...tally, [key]: String(value) };
  return { ...tally, rulings: { ...tally.rulings, [key.slice(RULING.length)]: String(value) } };
};

/** What a conflict is about, and its values, in words. @type {(form: Form, table: Table, conflict: Conflict) => { title: string, value: (value: Value) => string }} */
export const wordsOf = (form, table, { player, key }) => {
  const { words } = form;
  const field = form.fields.find((each) => each.key === key);
  const ruling = key.startsWith(RULING) ? key.slice(RULING.length) : "";
  const what = field?.label ?? table.rulings[ruling]?.title ?? (key === "began" ? words.began : filled(words.edition, { edition: "" }));
  /** @param {unknown} name */
  const label = (name) => field?.parts?.find((part) => part.key === name)?.label ?? String(name);
  const names = key === "edition" ? form.editions : form.readings[ruling];
  /** @param {Value} value */
  const told = (value) => {
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value !== "object") return names?.[String(value)] ?? String(value);
    if (Array.isArray(value)) return value.map(label).join(", ");
    const parts = Object.entries(value).map(([name, points]) => filled(words.zero, { category: label(name), points: String(points) }));
    return parts.join(", ") || "0";
  };
  return { title: player ? `${player} – ${what}` : what, value: told };
};
