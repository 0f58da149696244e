// How a part that was handed over goes into a sheet. Nothing here knows the page.
import { AGREED, agreedOf, isAgreed, told as toldAgreed, withAgreed } from "./agreed.mjs";
import { isRecord, kindOf } from "./kinds.mjs";
import { isUnnamed, look, strangers } from "./names.mjs";
import { gathered } from "./rounds.mjs";
import { closed, holder, isCounted, openPlaces, placeText, saidIn, seatOf, spelled, tableFields } from "./said.mjs";
import { fieldsOf, idOf, rowsOf, seated, valueIn } from "./tally.mjs";
import { filled } from "./text.mjs";
/** @import { Opened } from "./incoming.mjs" */
/** @import { Conflict, Count, Field, Form, Heard, Player, Row, Said, Seat, Table, Tally, Texts, Value } from "../types" */

/**
 * @typedef {object} Comer a player of a part, and who that is here
 * @property {string} name as the part says it
 * @property {number} seat the seat here; -1 for somebody new
 * @property {"" | "unnamed" | "renamed" | "full"} why what has to be asked: nobody has given the name, or another one for the
 *   same player, or there is no room for somebody new
 * @property {string} was what the player was called when the same phone handed over before
 *
 * @typedef {{ seat: number, name: string }} Who who a player of a part is: the seat here, -1 for somebody new, and the name
 */

/** The seats of those who stay when a part comes: players of whom nobody has said anything, not even a name, give way. @type {(form: Form, count: Count) => number[]} */
const staying = (form, count) => [...count.tally.players.entries()].flatMap(([seat, { name }]) => (!isUnnamed(form, name) || isCounted(form, count, seat) ? [seat] : []));

/** Whether nobody would stay. @type {(form: Form, count: Count) => boolean} */
export const isEmpty = (form, count) => !staying(form, count).length;

/** What a seat has heard from the same phone. @type {(count: Count, seat: number, from: Opened["from"]) => Heard | undefined} */
const heardFrom = (count, seat, from) => (from ? seatOf(count, seat).heard.find(({ id }) => id === from.id) : undefined);

/** Who has come from the same phone before, under the same name, else from the same place there; -1 if nobody has. @type {(count: Count, here: readonly number[], from: Opened["from"], at: number, name: string) => { known: number, was: string }} */
const before = (count, here, from, at, name) => {
  const was = (/** @type {number} */ seat) => heardFrom(count, seat, from)?.player.name ?? "";
  const known = here.find((seat) => look(was(seat)) === look(name)) ?? here.find((seat) => from && heardFrom(count, seat, from)?.seat === from.seat + at) ?? -1;
  return { known, was: was(known) };
};

/** The players of a part, and who they are here. @type {(form: Form, count: Count, found: Opened) => Comer[]} */
export const comers = (form, count, { tally, from }) => {
  const here = staying(form, count);
  /** @type {(name: string, at: number) => Comer} */
  const comer = (name, at) => {
    const { known, was } = before(count, here, from, at, name);
    const named = here.find((seat) => look(count.tally.players[seat]?.name ?? "") === look(name)) ?? -1;
    const isSame = known >= 0 && (look(was) === look(name) || named === known);
    if (isSame) return { name, seat: known, why: "", was };
    if (isUnnamed(form, name)) return { name, seat: known, why: "unnamed", was };
    return known < 0 ? { name, seat: named, why: "", was } : { name, seat: known, why: "renamed", was };
  };
  const found = tally.players.map(({ name }, at) => comer(name, at));
  const full = (/** @type {number} */ at) => here.length + found.slice(0, at + 1).filter(({ seat, why }) => seat < 0 && !why).length > form.table[1];
  return found.map((each, at) => (each.seat < 0 && !each.why && full(at) ? { ...each, why: "full" } : each));
};

/** What stands in the sheet of what a phone hands over: the same, something newer, or neither. @type {(count: Count, found: Opened, comers: readonly Comer[]) => "" | "again" | "older"} */
export const standsAs = ({ seats }, { from }, found) => {
  if (!from) return "";
  const times = found.map(({ seat }) => seats[seat]?.heard.find(({ id }) => id === from.id)?.at ?? "");
  if (times.every((at) => at === from.at)) return "again";
  return times.every((at) => at > from.at) ? "older" : "";
};

/** The seats here that a player of a part can be, and whether it can be somebody new. @type {(form: Form, count: Count, comer: Comer) => { seats: number[], fresh: boolean }} */
export const choicesFor = (form, count, { name, why, seat }) => {
  const here = staying(form, count);
  const fresh = here.length < form.table[1] && !here.some((each) => look(count.tally.players[each]?.name ?? "") === look(name));
  return why === "renamed" && fresh ? { seats: [seat], fresh } : { seats: here, fresh };
};

/**
 * What a part says, as a count. A part of a link leaves out what nobody has said, but for seats that are whole; any other tally
 * is complete.
 * @type {(form: Form, empty: Count, found: Opened, isWhole?: (seat: number) => boolean) => Count}
 */
const countOf = (form, empty, { kind, tally, open }, isWhole = () => false) => {
  if (kind === "tally") return closed(form, { ...empty, tally }, open);
  /** @type {(player: Player, seat: number) => Field[]} */
  const unsaid = (player, seat) => (isWhole(seat) ? [] : fieldsOf(form, tally, seat).filter(({ key }) => !Object.hasOwn(player, key)));
  const silent = tally.players.flatMap((player, seat) => unsaid(player, seat).map(({ key }) => placeText({ seat, key, part: null })));
  const count = closed(form, { ...empty, tally }, [...open, ...silent]);
  return { ...count, answered: count.answered.filter((key) => tally.players.some((player) => Object.hasOwn(player, key))) };
};

/** A tally with other names. @type {(tally: Tally, names: (seat: number) => string | undefined) => Tally} */
const renamed = (tally, names) => {
  const players = tally.players.map((player, seat) => ({ ...player, name: names(seat) ?? player.name }));
  const first = tally.players.findIndex(({ name }) => look(name) === look(tally.began ?? ""));
  const began = players[first]?.name;
  return seated({ ...tally, ...(began === undefined ? {} : { began }) }, players);
};

/**
 * What is put together: our count and that of the part, with the names that the players have from now on.
 * @type {(form: Form, count: Count, found: Opened, who: readonly Who[]) => { ours: Count, theirs: Count, before: readonly Player[] }}
 */
export const sides = (form, count, found, who) => {
  const here = staying(form, count);
  const newName = (/** @type {number} */ seat) => who.find((each) => each.seat === seat)?.name;
  const own = renamed(count.tally, newName);
  const ours = { ...count, tally: seated(own, here.flatMap((seat) => own.players.slice(seat, seat + 1))), seats: here.map((seat) => seatOf(count, seat)) };
  // Links that do not tell where they come from have left out what is none; of somebody new they tell everything.
  const isWhole = (/** @type {number} */ seat) => !found.from && (who[seat]?.seat ?? -1) < 0;
  const part = countOf(form, { ...count, typed: {}, extra: {}, seats: [] }, found, isWhole);
  const theirs = { ...part, tally: renamed(part.tally, (seat) => who[seat]?.name) };
  const before = who.flatMap(({ seat, name }) => (seat < 0 ? [] : [heardFrom(count, seat, found.from)]).flatMap((heard) => (heard ? [{ ...heard.player, name }] : [])));
  return { ours, theirs, before };
};

/**
 * What the engine is asked to put together, so that both say of each reading that the part brings how they read it: where
 * that is the same there is nothing to ask.
 * @type {(form: Form, table: Table, of: ReturnType<typeof sides>, now: Texts) => { parts: [Tally, Tally], before: Tally | null }}
 */
export const mergeable = (form, table, { ours, theirs, before }, now) => {
  const { edition, rulings, ...rest } = spelled(form, theirs);
  const brought = Object.entries({ ...(edition ? table.editions[edition] : {}), ...rulings }).filter(([ruling, reading]) => now[ruling] && now[ruling] !== reading);
  const said = brought.map(([ruling]) => [ruling, now[ruling]]);
  const whole = { ...spelled(form, ours), id: idOf(ours) };
  return {
    parts: [
      gathered(form, { ...whole, rulings: { ...whole.rulings, ...Object.fromEntries(said) } }),
      gathered(form, { ...rest, rulings: Object.fromEntries(brought) }),
    ],
    before: before.length ? gathered(form, { game: form.game, players: before }) : null,
  };
};

const RULING = "rulings.";
/** Between the keys of the ways in which a player was counted, in the key of a conflict. */
const WAYS = ", ";

/** The conflicts of a merged tally, with one more where several players have what only one can have. @type {(form: Form, merged: Tally, conflicts: readonly Conflict[]) => Conflict[]} */
export const disagreed = (form, merged, conflicts) => {
  const fields = tableFields(form).map(({ key }) => {
    const asked = conflicts.filter((each) => each.key === key && each.values.includes(true));
    const values = merged.players.filter((player) => player[key] === true || asked.some((each) => each.player === player.name)).map(({ name }) => name);
    return { player: "", key, values, parts: values.map(() => -1) };
  });
  const claimed = fields.filter(({ values }) => values.length > 1);
  return [...claimed, ...conflicts.filter(({ key }) => !claimed.some((each) => each.key === key))];
};

/**
 * A merged tally with what was chosen where two parts differ, and with as many players as a game has at least.
 * @type {(form: Form, merged: Tally, conflicts: readonly Conflict[], chosen: readonly (number | null)[]) => Tally}
 */
export const settled = (form, merged, conflicts, chosen) => {
  const whole = conflicts.reduce((tally, conflict, i) => resolved(form, tally, conflict, conflict.values[chosen[i] ?? 0]), merged);
  const free = strangers(form, form.table[1] + 20).filter((name) => !whole.players.some((player) => player.name === name));
  const more = free.slice(0, Math.max(0, form.table[0] - whole.players.length)).map((name) => ({ name }));
  return seated({ ...whole, rulings: whole.rulings ?? {} }, [...whole.players, ...more]);
};

/** @type {(form: Form, tally: Tally, conflict: Conflict, value: Said | undefined) => Tally} */
const resolved = (form, tally, { player, key }, value) => {
  if (value === undefined) return tally;
  /** @type {(change: (each: Player) => Player) => Tally} */
  const withPlayers = (change) => ({ ...tally, players: tally.players.map(change) });
  if (player && key.includes(WAYS)) {
    const others = (/** @type {Player} */ each) => Object.fromEntries(Object.entries(each).filter(([name]) => !form.oneOf.includes(name)));
    return withPlayers((each) => (each.name === player ? /** @type {Player} */ ({ ...others(each), ...(isRecord(value) ? value : {}) }) : each));
  }
  if (player) return withPlayers((each) => (each.name === player ? /** @type {Player} */ ({ ...each, [key]: value }) : each));
  if (tableFields(form).some((field) => field.key === key)) return withPlayers((each) => ({ ...each, [key]: each.name === value }));
  if (key === "edition" || key === "began") return { ...tally, [key]: String(value) };
  return { ...tally, rulings: { ...tally.rulings, [key.slice(RULING.length)]: String(value) } };
};

/** The same for all values of a field that are the same, in whatever order. @param {Value | undefined} value */
const plain = (value) => {
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  return JSON.stringify(isRecord(value) ? Object.entries(value).filter(([, each]) => each !== 0).sort() : (value ?? null));
};

/** A player without what is none and need not be there: that it was said stands elsewhere. @type {(form: Form, player: Player) => Player} */
const tidy = (form, player) => {
  const { name, ...values } = player;
  const kept = form.fields.flatMap((field) => {
    const value = values[field.key] === undefined ? undefined : kindOf(field).clean(/** @type {Value} */ (values[field.key]));
    if (value === undefined) return [];
    return [[field.key, isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== 0)) : value]];
  });
  return withAgreed({ name, ...Object.fromEntries(kept) }, agreedOf(player));
};

/** What a phone said before of a player, as a count of that one; null if it has not. @type {(form: Form, empty: Count, heard: Heard | undefined) => Count | null} */
const asHeard = (form, empty, heard) => (heard ? countOf(form, empty, { kind: "part", tally: { game: form.game, players: [heard.player] }, open: heard.open, from: null }) : null);

/**
 * Whether a row is none in the merged sheet. Where only one side's value of the field stands, that side decides. Where both
 * do, a new part or the sheet may say so; a part that was merged before decides if it says something else now, else the sheet.
 * @type {(stands: { here: boolean, there: boolean }, says: (side: "here" | "there" | "before") => boolean | null) => boolean}
 */
const isNone = (stands, says) => {
  const [here, there, was] = [stands.here && says("here") === true, stands.there && says("there") === true, says("before")];
  if (!stands.here || !stands.there || was === null) return here || there;
  return there === was ? here : there;
};

/** Whether a row of a seat is said. A row that only other players have is said where all rows of its field are. @type {(form: Form, of: Count, at: number, row: Row) => boolean} */
const isSaid = (form, of, at, row) => {
  const own = rowsOf(form, of, at).filter(({ field }) => field.key === row.field.key);
  return own.some(({ id }) => id === row.id) ? saidIn(of, at, row) !== undefined : own.length > 0 && own.every((each) => saidIn(of, at, each) !== undefined);
};

/**
 * What our count has become with the merged tally. What was open here stays open in a field whose value is ours, what was
 * open in the part in one whose value is from there. Sums that were typed (`3+4`) are numbers from now on.
 * @type {(form: Form, of: ReturnType<typeof sides>, tally: Tally, found: Opened) => Pick<Count, "tally" | "typed" | "extra" | "seats" | "answered" | "joined">}
 */
export const combined = (form, { ours, theirs }, tally, { from, tally: part, open }) => {
  const [whole, said] = [spelled(form, ours), spelled(form, theirs)];
  const players = tally.players.map((player) => tidy(form, player));
  const { extra } = closed(form, { ...ours, tally }, openPlaces(form, theirs).map(placeText));
  const count = { ...ours, tally: { ...tally, players }, extra: { ...ours.extra, ...extra } };
  /** @type {(all: Tally, name: string) => number} */
  const seatIn = (all, name) => all.players.findIndex((player) => player.name === name);
  /** @type {(player: Player, seat: number) => Seat} */
  const mergedSeat = (player, seat) => {
    const [here, there] = [seatIn(whole, player.name), seatIn(said, player.name)];
    const known = seatOf(ours, here);
    const before = asHeard(form, theirs, known.heard.find(({ id }) => id === from?.id));
    const counts = { here: { of: ours, at: here }, there: { of: theirs, at: there }, before: { of: before, at: 0 } };
    const stands = (/** @type {Tally} */ all, /** @type {number} */ at, /** @type {string} */ key) => at >= 0 && plain(all.players[at]?.[key]) === plain(player[key]);
    const none = rowsOf(form, count, seat).filter((row) => {
      const { key } = row.field;
      const standing = { here: stands(whole, here, key), there: stands(said, there, key) };
      return valueIn(players[seat], row) === undefined && isNone(standing, (side) => counts[side].of && isSaid(form, counts[side].of, counts[side].at, row));
    });
    const told = there < 0 ? undefined : part.players[there];
    const heard = told && from ? [...known.heard.filter(({ id }) => id !== from.id), { ...from, seat: from.seat + there, player: told, open }] : known.heard;
    return { ...known, none: none.map(({ id }) => id), heard };
  };
  const seats = tally.players.map(mergedSeat);
  /** @type {(of: Tally, field: Field) => string | undefined} */
  const has = (of, field) => of.players[holder(of, field)]?.name;
  /** @type {(field: Field) => boolean} */
  const isAnswered = (field) => {
    const [now, before] = [has(tally, field), has(ours.tally, field)];
    const [here, there] = [ours.answered.includes(field.key), theirs.answered.includes(field.key)];
    // Who hands over one player who does not have it does not say that nobody has it.
    if (now !== before) return there && (now !== undefined || theirs.tally.players.length >= tally.players.length);
    if (now === undefined || seatIn(said, now) < 0) return here;
    // The answer is about the number that it was given for.
    const stands = (/** @type {Tally} */ all) => plain(all.players[seatIn(all, now)]?.[field.inside ?? ""]) === plain(players[seatIn(tally, now)]?.[field.inside ?? ""]);
    return (here && stands(whole)) || (there && stands(said));
  };
  const fields = tableFields(form).filter(isAnswered);
  // Points go back only into the number that they were taken from.
  const joined = ours.joined.filter((key) => fields.some((field) => field.key === key && seatIn(said, has(tally, field) ?? "") < 0));
  return { tally: count.tally, typed: {}, extra: count.extra, seats, answered: fields.map(({ key }) => key), joined };
};

/** What a conflict is about, and its values, in words: only what differs. @type {(form: Form, table: Table, conflict: Conflict) => { title: string, value: (value: Said) => string }} */
export const wordsOf = (form, table, { player, key, values }) => {
  const { words } = form;
  const field = form.fields.find((each) => each.key === key);
  const ruling = key.startsWith(RULING) ? key.slice(RULING.length) : "";
  const names = key === "edition" ? form.editions : (form.readings[ruling] ?? {});
  const own = key === AGREED ? form.categories[AGREED] : field?.label;
  const what = player ? (own ?? words.way) : (field?.whose ?? table.rulings[ruling]?.title ?? (key === "began" ? words.began : filled(words.edition, { edition: "" })));
  /** @param {Said} value */
  const told = (value) => {
    if (isAgreed(value)) return toldAgreed(words, value);
    if (field && player) return partsOf(form, field, /** @type {Value} */ (value), /** @type {readonly Value[]} */ (values));
    if (!isRecord(value)) return names[String(value)] ?? String(value);
    const ways = form.fields.filter((each) => each.key in value);
    return ways.map((each) => filled(words.pair, { question: each.label, value: partsOf(form, each, /** @type {Value} */ (value[each.key]), []) })).join(", ");
  };
  return { title: player ? `${player} – ${what}` : what, value: told };
};

/** A value of a field in words: of its parts those in which some values differ, of a single value all that there are. @type {(form: Form, field: Field, value: Value, values: readonly Value[]) => string} */
const partsOf = (form, field, value, values) => {
  const { words } = form;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value !== "object") return String(value);
  const all = values.length ? values : [value];
  if (field.kind === "points") return Array.isArray(value) ? value.join(" + ") : String(value);
  const labels = [...new Set(all.flatMap((each) => kindOf(field).names(each)))].filter((name) => !(field.parts ?? []).some((part) => part.key === name));
  const rows = kindOf(field).rows(field, value, labels, words);
  // Of what has a row for each thing, what is left out nobody has said.
  const none = field.kind === "values" ? "–" : 0;
  /** @type {(of: Value, part: string | number | null) => string | number} */
  const amount = (of, part) => /** @type {string | number} */ (kindOf(field).get(of, part) ?? none);
  const shown = rows.filter(({ part }) => (values.length ? all.some((each) => amount(each, part) !== amount(value, part)) : ![0, none].includes(amount(value, part))));
  const parts = shown.map(({ part, label, group }) => filled(words.zero, { category: group ? `${label} (${group})` : label, points: String(amount(value, part)) }));
  return parts.join(", ") || "0";
};
