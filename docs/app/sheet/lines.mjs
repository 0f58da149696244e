// Games as lines of a file: each is a JSON object, as the logbook has them. Nothing here knows the page.
//
// `play` is what the game is known by, `t` when it was changed last, `at` when it ended, as the clock of the place said it;
// `tally` has every reading that it was scored with, `told` the totals. Where something was open, `open` says what.
import { lineOf as playLine, minute } from "../log/line.mjs";
import { isRecord } from "./kinds.mjs";
import { isLine } from "./incoming.mjs";
import { read, VERSION } from "./kept.mjs";
import { closed, openPlaces, placeText } from "./said.mjs";
import { apart, asked, possible, shared } from "./scoring.mjs";
import { empty } from "./state.mjs";
import { gameOf, idOf, isName, readable } from "./tally.mjs";
import { onTheWall, when } from "./time.mjs";
/** @import { Choice, Count, Engine, Form, PlayLine } from "../types" */

/** The line of a count that is over, as the logbook has it; null where something is open, or it cannot be scored. @type {(engine: Engine, form: Form, count: Count, ours: Choice, before?: PlayLine | null) => PlayLine | null} */
export const playOf = (engine, form, count, ours, before = null) => {
  const sheet = openPlaces(form, count).length ? null : possible(() => engine.score(...asked(form, count, ours)));
  return sheet && playLine(count, sheet, { version: engine.version, before });
};

/** A count as a line; `ours` is what the table plays always, `before` what the logbook has of it. @type {(engine: Engine, form: Form, count: Count, ours: Choice, before?: PlayLine | null) => Readonly<Record<string, unknown>>} */
export const lineOf = (engine, form, count, ours, before = null) => {
  const line = playOf(engine, form, count, ours, before);
  if (line) return { ...line, t: count.at };
  const open = openPlaces(form, count).map(placeText);
  const { game, id, players, ...said } = shared(form, count, ours);
  const at = when(count);
  return { v: VERSION, play: id, t: count.at, ...(at ? { at: minute(at) } : {}), tally: { game, ...said, players }, ...(open.length ? { open } : {}) };
};

/** @param {unknown} value */
const time = (value) => (typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null);
/** When a game ended, with an offset. @param {unknown} value */
const end = (value) => {
  const at = time(value);
  return at && !/[+-]\d\d:\d\d$/.test(at) ? onTheWall(at) : at;
};
/** @param {unknown} value */
const name = (value) => (isName(value) ? value : null);

/**
 * The count that a line tells; null where it tells none of this game. `fresh` gives an id to what has none, `at` is now.
 * @type {(form: Form, data: unknown, fresh: () => string, at: string) => Count | null}
 */
export const countIn = (form, data, fresh, at) => {
  if (isLine(data) && !("play" in data)) return read(form, name(data.id) ?? fresh(), JSON.stringify(data)).count ?? null;
  const line = isLine(data) ? data : {};
  if (Number(line.v ?? VERSION) > VERSION) return null;
  const tally = readable(form, isLine(data) ? data.tally : data);
  if (!tally) return null;
  const { id: told, ...rest } = tally;
  const play = name(line.play);
  const known = told === undefined || told === play ? rest : tally;
  const given = { ...empty(form, play ?? fresh(), time(line.t) ?? at, []), ended: end(line.at), ...apart(known) };
  const open = Array.isArray(line.open) ? line.open.filter((place) => typeof place === "string") : [];
  return closed(form, given, open);
};

/** A line: what its game is known by, when it was written and, if it is not gone, the game; null if it cannot be read. @type {(data: unknown, forms: readonly Form[], fresh: () => string, at: string) => { play: string, t: string, found: { form: Form, count: Count } | null } | null} */
const understood = (data, forms, fresh, at) => {
  if (isRecord(data) && data.gone === true && isName(data.play)) return { play: data.play, t: String(data.t), found: null };
  const form = forms.find(({ game }) => game === gameOf(data));
  const count = form && countIn(form, data, fresh, at);
  return count ? { play: idOf(count), t: count.at, found: { form, count } } : null;
};

/**
 * What is to be kept of several lines: of each game the latest that is told of it, and nothing where that is that it is gone.
 * @type {(lines: readonly unknown[], forms: readonly Form[], fresh: () => string, at: string) => { counts: { form: Form, count: Count }[], unread: number }}
 */
export const gamesIn = (lines, forms, fresh, at) => {
  // Who is called what is for the logbook.
  const all = lines.filter((data) => !isRecord(data) || !("person" in data)).map((data) => understood(data, forms, fresh, at));
  /** @type {Map<string, NonNullable<typeof all[number]>>} */
  const latest = new Map();
  for (const line of all) if (line && (latest.get(line.play)?.t ?? "") <= line.t) latest.set(line.play, line);
  return { counts: [...latest.values()].flatMap(({ found }) => found ?? []), unread: all.filter((line) => !line).length };
};
