// What is told of a sheet: a pure function from the state and the engine's answer to everything that is shown beside the
// form. `show.mjs` puts it on the page.
import { kindOf } from "./kinds.mjs";
import { complete, counted, missing, placed, rowsOf, valueIn } from "./tally.mjs";
import { playerOf } from "./state.mjs";
import { filled, signed } from "./text.mjs";
/** @import { Count, Disputed, Form, Outcome, Problem, Sheet, State, Texts, Words } from "../types" */

/**
 * @typedef {object} Surroundings what is told depends on beside the state
 * @property {string} phase `loading`, `failed`, or anything else once the engine is there
 * @property {{ name: string, version: string } | null} engine
 * @property {boolean} kept whether this device keeps the sheet
 * @property {(ruling: string) => string | null} ours the reading that the table plays always
 *
 * @typedef {object} ChipTold
 * @property {string} total
 * @property {boolean} winner whether the sheet is whole and this player wins it
 * @property {boolean} won the same, once everybody has entered everything
 * @property {boolean} leads
 * @property {boolean} wrong
 * @property {string} mark
 * @property {string} spoken
 *
 * @typedef {object} DisputeTold
 * @property {string} ruling
 * @property {readonly string[] | null} head rulings that decide together; null if it does not decide, one if it does alone
 * @property {string} now the reading in force
 * @property {{ reading: string, text: string, winners: readonly string[] }[]} readings
 * @property {boolean} chosen whether the reading was chosen for this game
 * @property {string} ours what the table plays, if that is in force
 *
 * @typedef {object} Told
 * @property {ChipTold[]} chips one for each player
 * @property {{ name: string, rows: Texts }} problems of the player that is shown, by row
 * @property {{ seat: number | null, name: string, text: string }[]} alarm problems of others, and of the whole table
 * @property {Readonly<Record<string, number>>} groups how much there is in each group of rows, by `field/group`
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {DisputeTold[]} disputes
 * @property {{ name: string, lines: { category: string, label: string, points: string, text: string, rule: string }[] } | null} reasons
 * @property {{ sentences: string[], about: string, failed: boolean }} status
 * @property {string} spoken empty if there is nothing to say
 */

/** A problem in words, with what is allowed on a second line. @type {(words: Words, problem: Pick<Problem, "what" | "allowed">) => string} */
export const sentence = (words, { what, allowed }) => (allowed ? `${what}\n${filled(words.allowed, { allowed })}` : what);

/**
 * How far a count is.
 * @type {(form: Form, count: Count) => { begun: boolean, several: boolean, whole: boolean, over: boolean }}
 */
const progress = (form, count) => {
  const { players } = count.tally;
  const many = players.filter(counted).length;
  const whole = many > 0 && !missing(form, count.tally).length;
  const all = many === players.length && (count.done || players.every((_, seat) => complete(form, count, seat)));
  // Nobody leads alone, and nobody has won while somebody is still counting.
  return { begun: many > 0, several: many > 1, whole, over: whole && all };
};

/**
 * Everything that is told of a state.
 * @type {(form: Form, state: State, outcome: Outcome, surroundings: Surroundings) => Told}
 */
export const results = (form, state, outcome, surroundings) => {
  const { count } = state;
  const { sheet, problems } = outcome;
  const far = progress(form, count);
  const best = sheet ? Math.max(...sheet.players.map(({ total }) => total)) : 0;
  const places = problems.map((problem) => ({ text: sentence(form.words, problem), at: placed(form, count, problem.place) }));
  const wrong = new Set(places.map(({ at }) => at?.seat));
  return {
    chips: count.tally.players.map((_, seat) => chip(form.words, sheet, seat, far, { best, wrong: wrong.has(seat) })),
    problems: problemsOf(state.seat, places),
    alarm: places.filter(({ at }) => at?.seat !== state.seat).map(({ text, at }) => ({ seat: at ? at.seat : null, name: (at && count.tally.players[at.seat]?.name) ?? "", text })),
    groups: groupSums(form, state),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    disputes: disputes(form, count, sheet, far.over && far.several, surroundings.ours),
    reasons: reasons(form, sheet, state.seat),
    status: status(form, count, far, surroundings),
    spoken: sheet && far.begun ? spoken(form.words, sheet, state.seat, far, best) : "",
  };
};

/** @type {(words: Words, sheet: Sheet | null, seat: number, far: ReturnType<typeof progress>, of: { best: number, wrong: boolean }) => ChipTold} */
const chip = (words, sheet, seat, { several, whole, over }, { best, wrong }) => {
  const scored = sheet?.players[seat];
  const won = Boolean(scored?.winner && over);
  const leads = Boolean(scored && several && !over && scored.total === best && best > 0);
  const told = [scored?.total, wrong && "!", won && words.won, leads && words.leading];
  return {
    // A number for programs, too: with the sign that they read.
    total: scored ? String(scored.total) : "–",
    winner: Boolean(scored?.winner && whole),
    won,
    leads,
    wrong,
    mark: wrong ? "⚠" : won ? "♛" : leads ? "▲" : "",
    spoken: told.filter((each) => each || each === 0).join(", "),
  };
};

/** @type {(seat: number, places: readonly { text: string, at: ReturnType<typeof placed> }[]) => Told["problems"]} */
const problemsOf = (seat, places) => {
  const here = places.flatMap(({ text, at }) => (at?.seat === seat ? [{ text, row: at.row, key: at.key }] : []));
  const rows = new Map();
  for (const { text, row, key } of here) if (row !== null && key !== "name") rows.set(row, [...(rows.get(row) ?? []), text]);
  const name = here.filter(({ row }) => row === null).map(({ text }) => text);
  return { name: name.join("\n"), rows: Object.fromEntries([...rows].map(([row, texts]) => [row, texts.join("\n")])) };
};

/** How much there is in each group of rows of the player that is shown, by `field/group`. @type {(form: Form, state: State) => Readonly<Record<string, number>>} */
export const groupSums = (form, state) => {
  const player = playerOf(state);
  const sums = new Map();
  for (const row of rowsOf(form, state.count, state.seat)) {
    const place = `${row.field.key}/${row.group}`;
    if (row.group) sums.set(place, (sums.get(place) ?? 0) + Number(valueIn(player, row) ?? 0));
  }
  return Object.fromEntries(sums);
};

/**
 * The rulings that the winner depends on, and those that were chosen for this game.
 * @type {(form: Form, count: Count, sheet: Sheet | null, decided: boolean, ours: Surroundings["ours"]) => DisputeTold[]}
 */
const disputes = (form, { tally }, sheet, decided, ours) => {
  const deciding = decided && sheet ? sheet.disputed.filter((entry) => entry.changes_winner) : [];
  const rulings = new Set([...deciding.flatMap(({ ruling }) => ruling), ...Object.keys(tally.rulings ?? {})]);
  return [...rulings].flatMap((ruling) => {
    const readings = form.readings[ruling];
    return readings ? [dispute(ruling, readings, { tally, sheet, ours: ours(ruling), deciding })] : [];
  });
};

/** @type {(ruling: string, readings: Texts, of: { tally: Count["tally"], sheet: Sheet | null, ours: string | null, deciding: readonly Disputed[] }) => DisputeTold} */
const dispute = (ruling, readings, { tally, sheet, ours, deciding }) => {
  const chosen = tally.rulings?.[ruling];
  const now = sheet?.rulings[ruling] ?? chosen ?? ours ?? "";
  const entries = deciding.filter((entry) => [entry.ruling].flat().includes(ruling));
  const together = deciding.find((entry) => typeof entry.ruling !== "string")?.ruling;
  const alone = entries.some((entry) => entry.ruling === ruling);
  /** @type {(reading: string) => readonly string[]} */
  const winners = (reading) =>
    (reading === now ? sheet?.winners : entries.find((entry) => entry.ruling === ruling && entry.reading === reading)?.winners) ?? [];
  return {
    ruling,
    head: alone ? [ruling] : entries.length && together ? [together].flat() : null,
    now,
    readings: Object.entries(readings).map(([reading, text]) => ({ reading, text, winners: entries.length ? winners(reading) : [] })),
    chosen: Boolean(chosen),
    ours: (!chosen && ours === now && readings[now]) || "",
  };
};

/** The points of the player that is shown, each with its reason and its rule. @type {(form: Form, sheet: Sheet | null, seat: number) => Told["reasons"]} */
const reasons = (form, sheet, seat) => {
  const player = sheet?.players[seat];
  if (!player) return null;
  return {
    name: player.name,
    lines: player.lines.map(({ category, points, text, rule }) => ({ category, label: form.categories[category] ?? category, points: signed(points), text, rule })),
  };
};

/** How it stands with the sheet and with the engine. @type {(form: Form, count: Count, far: ReturnType<typeof progress>, surroundings: Surroundings) => Told["status"]} */
const status = (form, { tally }, { begun, over }, { phase, engine, kept }) => {
  const { words } = form;
  const names = [...new Set(missing(form, tally).map(({ seat, field }) => `${tally.players[seat]?.name} – ${field.label}`))];
  // What one of them has to have is easily forgotten.
  const nobodys = form.fields.filter((field) => kindOf(field).optional && !tally.players.some((player) => player[field.key]));
  const sentences = [
    !kept && words.unkept,
    begun && names.length && filled(words.open, { what: names.join("; ") }),
    over && nobodys.length && filled(words.nobody, { what: nobodys.map(({ label }) => label).join("; ") }),
    !engine && (phase === "failed" ? words.failed : words.loading),
    tally.edition && filled(words.edition, { edition: form.editions[tally.edition] ?? tally.edition }),
    kept && words.kept,
  ];
  return {
    sentences: sentences.filter((text) => typeof text === "string"),
    about: engine ? filled(words.engine, { version: engine.version, engine: engine.name }) : "",
    failed: phase === "failed",
  };
};

/** @type {(words: Words, sheet: Sheet, seat: number, far: ReturnType<typeof progress>, best: number) => string} */
const spoken = (words, sheet, seat, { several, over }, best) => {
  const leaders = sheet.players.filter(({ total }) => total === best).map(({ name }) => name);
  const standing = over ? sheet.decision.text : several && best > 0 ? filled(words.leads, { names: leaders.join(", ") }) : "";
  const player = sheet.players[seat];
  return player ? `${player.name}: ${player.total}. ${standing}`.trim() : "";
};
