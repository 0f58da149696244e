// Rounds: a tally as JSON has them once for the whole table, by round and name. A sheet has them with each player, every
// value by the place of the round and the key (`2.bid` in the third round). Nothing here knows the page.
import { isRecord } from "./kinds.mjs";
/** @import { Conflict, Field, Form, Player, Scalar, Tally } from "../types" */

/** @typedef {Record<string, Scalar>} Flat */

/** Whether the game has rounds. @type {(form: Form) => Field | undefined} */
const roundsOf = (form) => form.fields.find(({ kind }) => kind === "rounds");

/** What a player has in a list of rounds, by `2.bid`. @type {(rounds: readonly unknown[]) => Flat} */
const flat = (rounds) =>
  Object.fromEntries(
    rounds.flatMap((round, at) => (isRecord(round) ? Object.entries(round).flatMap(([key, value]) => (value === null ? [] : [[`${at}.${key}`, /** @type {Scalar} */ (value)]])) : [])),
  );

/** What a player has in rounds, as a sheet has it. @type {(player: Player) => Flat} */
const own = ({ rounds }) => (isRecord(rounds) ? /** @type {Flat} */ (rounds) : {});

/**
 * The tally with the rounds of its players as rounds of the table. With `fill` also what must be there and is not yet, in
 * each round that anybody has begun.
 * @type {(form: Form, tally: Tally, options?: { fill?: boolean }) => Tally}
 */
export const gathered = (form, tally, { fill = false } = {}) => {
  const field = roundsOf(form);
  if (!field) return tally;
  const many = Math.max(0, ...tally.players.flatMap((player) => Object.keys(own(player)).map((part) => Number.parseInt(part, 10) + 1)));
  /** @type {(player: Player, at: number) => Flat} */
  const inRound = (player, at) =>
    Object.fromEntries(
      (field.of ?? []).flatMap(({ key, required, low }) => {
        const value = own(player)[`${at}.${key}`] ?? (fill && required ? (low ?? 0) : undefined);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  /** @type {(at: number) => Record<string, Flat>} */
  const round = (at) =>
    Object.fromEntries(tally.players.flatMap((player) => (Object.keys(inRound(player, at)).length ? [[player.name, inRound(player, at)]] : [])));
  const players = tally.players.map((player) => {
    const { rounds: _gone, ...rest } = player;
    return /** @type {Player} */ (rest);
  });
  return { ...tally, ...(many ? { rounds: Array.from({ length: many }, (_, at) => round(at)) } : {}), players };
};

/** What came from elsewhere with the rounds of the table as rounds of its players; null if they name anybody else. @type {(data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | null} */
export const spread = ({ rounds, ...tally }) => {
  if (rounds === undefined || rounds === null) return tally;
  const players = Array.isArray(tally.players) ? tally.players : [];
  const names = players.map((player) => (isRecord(player) ? String(player.name) : ""));
  if (!Array.isArray(rounds) || !rounds.every((round) => isRecord(round) && Object.keys(round).every((name) => names.includes(name)))) return null;
  return { ...tally, players: players.map((player, seat) => ({ ...player, rounds: flat(rounds.map((round) => round[names[seat] ?? ""])) })) };
};

/** What the engine has put together, as a sheet has it. @type {(merged: { tally: Tally, conflicts: readonly Conflict[] }) => { tally: Tally, conflicts: readonly Conflict[] }} */
export const arrived = ({ tally, conflicts }) => ({
  tally: /** @type {Tally} */ (/** @type {unknown} */ (spread(/** @type {Readonly<Record<string, unknown>>} */ (/** @type {unknown} */ (tally))))),
  conflicts: conflicts.map((each) => (each.key === "rounds" ? { ...each, values: each.values.map((value) => (Array.isArray(value) ? flat(value) : value)) } : each)),
});

/**
 * A place in the rounds of the table as a place of a player: `players[0].rounds.2.bid` for `rounds[2].Ann.bid`.
 * @type {(tally: Tally, place: string) => string}
 */
export const ofPlayer = ({ players }, place) => {
  const [, at, plain, quoted, key] = place.match(/^rounds\[(\d+)\](?:\.([^.[]+)|\[(".*")\])\.(\w+)$/s) ?? [];
  const name = quoted === undefined ? plain : JSON.parse(quoted);
  const seat = players.findIndex((player) => player.name === name);
  return at === undefined || seat < 0 ? place : `players[${seat}].rounds.${at}.${key}`;
};
