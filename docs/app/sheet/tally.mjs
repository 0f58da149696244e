// What is counted: a tally as JSON, the rows that show it, and what a change makes of it. Nothing here knows the page.
import { AGREED, agreedOf, isAgreed, withAgreed } from "./agreed.mjs";
import { isRecord, kindOf, nothingIn } from "./kinds.mjs";
import { localized, look } from "./names.mjs";
import { gathered, ofPlayer, spread } from "./rounds.mjs";
/** @import { Count, Entered, Field, Form, Player, Row, Scalar, Tally, Value } from "../types" */

/** @type {(player: Player | undefined, key: string) => Value | undefined} */
const own = (player, key) => (player && Object.hasOwn(player, key) ? player[key] : undefined);

/**
 * Of the fields of which a player has exactly one, the one in use.
 * @type {(form: Form, tally: Tally, seat: number) => string | undefined}
 */
export const way = (form, tally, seat) =>
  form.oneOf.find((key) => own(tally.players[seat], key) !== undefined) ??
  form.oneOf.find((key) => tally.players.some((player) => own(player, key) !== undefined)) ??
  form.oneOf[0];

/** The fields that are shown of a player; what the whole table is asked is none of them. @type {(form: Form, tally: Tally, seat: number) => Field[]} */
export const fieldsOf = (form, tally, seat) => form.fields.filter(({ key, whose }) => !whose && (!form.oneOf.includes(key) || key === way(form, tally, seat)));

/** The labels of a field that people gave, over all players. @type {(field: Field, count: Count) => string[]} */
const namesIn = (field, { tally, extra }) => {
  const parts = new Set((field.parts ?? []).map(({ key }) => key));
  const values = tally.players.map((player) => own(player, field.key)).filter((value) => value !== undefined);
  const names = new Set([...(extra[field.key] ?? []), ...values.flatMap((value) => kindOf(field).names(value))]);
  return [...names].filter((name) => !parts.has(name));
};

/**
 * The rows of a field of a player, one for each thing that is counted; those of a group stand together.
 * @type {(form: Form, count: Count, seat: number, field: Field) => Row[]}
 */
export const fieldRows = (form, count, seat, field) => {
  const rows = kindOf(field).rows(field, own(count.tally.players[seat], field.key), namesIn(field, count), form.words);
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.flatMap((group) => rows.filter((row) => row.group === group));
};

/** All rows of a player, in the order of the form. @type {(form: Form, count: Count, seat: number) => Row[]} */
export const rowsOf = (form, count, seat) => fieldsOf(form, count.tally, seat).flatMap((field) => fieldRows(form, count, seat, field));

/** The value of a row; undefined where nothing was entered. @type {(player: Player | undefined, row: Row) => Entered} */
export const valueIn = (player, { field, part }) => kindOf(field).get(own(player, field.key), part);

/** The lowest number to which one can count down in a row. @type {(row: Row) => number} */
export const leastOf = ({ field, of = field }) => Math.min(0, of.low ?? 0);

/** The value of a row as one number, if it is one. @type {(value: Entered) => Scalar | undefined} */
export const numberOf = (value) =>
  // `isArray` does not narrow lists that are only read.
  typeof value === "object" ? value.reduce((/** @type {number} */ total, each) => total + Number(each), 0) : value;

/**
 * A tally in which a row of a player has another value; undefined empties it.
 * @type {(tally: Tally, seat: number, row: Row, value: Entered) => Tally}
 */
export const changed = (tally, seat, { field, part }, value) => {
  const players = tally.players.map((player, at) => {
    const { [field.key]: old, ...others } = player;
    const rest = /** @type {Player} */ (others);
    if (at !== seat) return player;
    const next = kindOf(field).set(own(player, field.key), part, value);
    return next === undefined ? rest : { ...player, [field.key]: next };
  });
  return { ...tally, players };
};

/** Whether anything was entered of a player. @type {(player: Player) => boolean} */
export const counted = (player) => Object.entries(player).some(([key, value]) => key !== "name" && (typeof value !== "object" || Object.keys(value).length > 0));

/** What the game of a count is known by, through every correction and wherever it goes. @type {(count: Count) => string} */
export const idOf = ({ id, tally }) => tally.id ?? id;

/** A tally with these players; who began is told as long as it is one of them. @type {(tally: Omit<Tally, "players">, players: readonly Player[]) => Tally} */
export const seated = ({ began, ...tally }, players) => {
  const first = began !== undefined && players.find(({ name }) => look(name) === look(began));
  return { ...tally, ...(first ? { began: first.name } : {}), players };
};

/**
 * The tally as others read it: without what is none. With `fill` also what must be there and is not yet.
 * @type {(form: Form, tally: Tally, options?: { fill?: boolean }) => Tally}
 */
export const clean = (form, tally, { fill = false } = {}) =>
  gathered(
    form,
    {
      game: form.game,
      ...(tally.id ? { id: tally.id } : {}),
      ...(tally.edition ? { edition: tally.edition } : {}),
      ...(tally.rulings && Object.keys(tally.rulings).length ? { rulings: tally.rulings } : {}),
      ...(tally.began ? { began: tally.began } : {}),
      players: tally.players.map((player, seat) => {
        const used = way(form, tally, seat);
        const values = form.fields.flatMap((field) => {
          const entered = own(player, field.key);
          const value = entered === undefined ? undefined : kindOf(field).clean(entered);
          const filled = value ?? (fill && field.required ? (field.low ?? field.empty) : undefined) ?? (field.key === used ? nothingIn(field) : undefined);
          return filled === undefined ? [] : [[field.key, filled]];
        });
        return withAgreed({ name: player.name, ...Object.fromEntries(values) }, agreedOf(player));
      }),
    },
    { fill },
  );

/**
 * @param {Form} form
 * @param {unknown} player
 * @returns {player is Player}
 */
const isPlayer = (form, player) => {
  if (!isRecord(player) || typeof player.name !== "string" || !player.name.trim() || player.name.length > 200) return false;
  const fits = Object.entries(player).every(([key, value]) => {
    const field = form.fields.find((each) => each.key === key);
    return key === "name" || (key === AGREED && isAgreed(value)) || (field && kindOf(field).fits(/** @type {Value} */ (value)));
  });
  return Boolean(fits) && form.oneOf.filter((key) => Object.hasOwn(player, key)).length <= 1;
};

/** The same without what is null, which says no more than what is left out. @type {<T>(data: T) => T} */
const withoutNone = (data) =>
  isRecord(data) ? /** @type {typeof data} */ (Object.fromEntries(Object.entries(data).flatMap(([key, value]) => (value === null ? [] : [[key, withoutNone(value)]])))) : data;

/** Whether it can be a name, or an id: something to see, on one line. @param {unknown} value @returns {value is string} */
export const isName = (value) => typeof value === "string" && /^(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,100}$/u.test(value);

/** What a tally is told by beside the players; who began is one of them (`seated`). @type {Readonly<Record<string, (value: unknown) => boolean>>} */
const BESIDE = { id: isName, edition: isName, began: (value) => typeof value === "string" };

/** What a tally says beside game and players; null if that is anything else. @type {(said: Record<string, unknown>) => Omit<Tally, "game" | "players"> | null} */
const besides = ({ rulings = {}, ...names }) => {
  const readings = withoutNone(rulings);
  if (!isRecord(readings) || !Object.values(readings).every((reading) => typeof reading === "string")) return null;
  if (!Object.entries(names).every(([key, value]) => Object.hasOwn(BESIDE, key) && BESIDE[key]?.(value))) return null;
  return { ...names, rulings: /** @type {Record<string, string>} */ (readings) };
};

/** A tally out of what came from elsewhere, if the form can show all of it; else null. @type {(form: Form, data: unknown) => Tally | null} */
export const readable = (form, data) => {
  const told = isRecord(data) && "winners" in data && isRecord(data.tally) ? data.tally : data;
  const tally = isRecord(told) ? spread(told) : null;
  if (!tally) return null;
  const { game = form.game, players, ...rest } = withoutNone(tally);
  const said = besides(rest);
  if (!said || game !== form.game) return null;
  if (!Array.isArray(players) || !players.length || players.length > 20) return null;
  const there = players.map(withoutNone);
  return there.every((player) => isPlayer(form, player)) ? localized(form, seated({ game: form.game, ...said }, there)) : null;
};

/** The game that something is a tally of, if it says so. @type {(data: unknown) => string | null} */
export const gameOf = (data) => {
  const tally = isRecord(data) && isRecord(data.tally) ? data.tally : data;
  return isRecord(tally) && typeof tally.game === "string" ? tally.game : null;
};

/**
 * Where a problem lies: the player, the field and the row; null for the whole table.
 * @param {Form} form
 * @param {Count} count
 * @param {string} place as the engine names it: `players[1].goods.statue`, `players[0].pile[3]`
 * @returns {{ seat: number, key: string, row: string | null } | null}
 */
export const placed = (form, count, place) => {
  const [, index, key = "name", rest = ""] = ofPlayer(count.tally, place).match(/^players\[(\d+)\](?:\.(\w+))?(.*)$/s) ?? [];
  const seat = Number(index);
  const player = count.tally.players[seat];
  if (index === undefined || !player) return null;
  const field = form.fields.find((each) => each.key === key);
  if (!field) return { seat, key, row: null };
  const part = kindOf(field).part(own(player, key), partNamed(rest));
  const rows = fieldRows(form, count, seat, field);
  return { seat, key, row: (rows.find((row) => row.part === part) ?? rows[0])?.id ?? null };
};

/** The part in the rest of a place: `.name`, `["name"]` or `[3]`. @type {(rest: string) => string | number | null} */
const partNamed = (rest) => {
  if (rest.startsWith(".")) return rest.slice(1);
  try {
    const [part] = JSON.parse(rest || "[null]");
    return part;
  } catch {
    return null;
  }
};
