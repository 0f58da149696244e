// What is told of a sheet: a pure function from the state and the engine's answer to everything that is shown beside the
// form. `show.mjs` puts it on the page.
import { holder, isCounted, openLabels, openQuestions, tableFields } from "./said.mjs";
import { placed, rowsOf, valueIn } from "./tally.mjs";
import { playerOf } from "./state.mjs";
import { shortened } from "./short.mjs";
import { filled, isolated, series, signed } from "./text.mjs";
/** @import { Lack } from "../local.mjs" */
/** @import { Count, Disputed, Form, Outcome, Problem, Sheet, State, Table, Texts, Words } from "../types" */

/**
 * @typedef {object} Surroundings what is told depends on beside the state
 * @property {string} phase `loading`, `failed`, or anything else once the engine is there
 * @property {{ name: string, version: string } | null} engine
 * @property {Lack | null} lack why this device does not keep the sheet; empty if it does, null as long as nobody knows
 * @property {(ruling: string) => string | null} ours the reading that the table plays always
 *
 * @typedef {object} ChipTold
 * @property {string} name as much of it as has room
 * @property {string} total
 * @property {boolean} won whether everything was said and this player wins
 * @property {boolean} leads
 * @property {boolean} wrong
 * @property {string} mark
 * @property {string} spoken
 *
 * @typedef {object} DisputeTold
 * @property {string} ruling
 * @property {readonly string[] | null} head rulings that decide together; null if it does not decide, one if it does alone
 * @property {Disputed["doubt"]} doubt what kind of doubt it is, where it decides
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
 * @property {AskTold[]} asks
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {DisputeTold[]} disputes
 * @property {{ name: string, open: string, lines: { category: string, label: string, points: string, text: string, rule: string }[] } | null} reasons
 * @property {{ sentences: string[], about: string, failed: boolean }} status
 * @property {{ kind: "" | "offer" | "wrong" | "open" | "won", text: string, seat?: number, row?: string }} standing the one line below the
 *   players, and where what is wrong can be put right
 * @property {string} unkept that what was entered is not kept; empty if it is, or if nothing was
 * @property {{ here: string, ours: string } | null} differs what the sheet is scored with where the table plays something else
 * @property {string} spoken empty if there is nothing to say
 */

/** A problem in words, with what is allowed on a second line. @type {(words: Words, problem: Pick<Problem, "what" | "allowed">) => string} */
export const sentence = (words, { what, allowed }) => (allowed ? `${what}\n${filled(words.allowed, { allowed })}` : what);

/** @typedef {{ open: readonly string[], begun: boolean, several: boolean, many: number }} Progress what is open, whether anything was said, and of several players, and how many there are */

/** How far a count is; what is being entered is open. @type {(form: Form, state: Pick<State, "count" | "last">) => Progress} */
export const progress = (form, { count, last }) => {
  const many = count.tally.players.filter((_, seat) => isCounted(form, count, seat)).length;
  return { open: openLabels(form, count, last), begun: many > 0, several: many > 1, many: count.tally.players.length };
};

/**
 * @typedef {object} AskTold what the whole table is asked
 * @property {string} key
 * @property {string} question
 * @property {string} help
 * @property {string} rule
 * @property {{ name: string, seat: number, chosen: boolean }[]} choices `seat` is -1 for nobody
 * @property {{ question: string, yes: string, no: string } | null} inside whether its points are in a number already
 */

/** @type {(form: Form, count: Count) => AskTold[]} */
export const asks = (form, count) => {
  const { words } = form;
  const open = openQuestions(form, count);
  return tableFields(form).map((field) => {
    const { key, whose = "", help, rule, worth = 0 } = field;
    const had = holder(count.tally, field);
    const names = [...count.tally.players.map(({ name }) => name), words.nobody];
    const number = open.find((each) => each.field === field)?.number ?? null;
    /** @type {(answer: string, points: number) => string} */
    const answer = (category, points) => filled(words.zero, { category, points });
    return {
      key,
      question: whose,
      help,
      rule,
      choices: names.map((name, i) => ({ name, seat: i < names.length - 1 ? i : -1, chosen: i < names.length - 1 ? had === i : had < 0 && count.answered.includes(key) })),
      inside: number === null ? null : { question: filled(words.inside, { value: number, points: worth }), yes: answer(words.yes, number - worth), no: answer(words.no, number) },
    };
  });
};

/** What can be said of who is ahead or has won; empty if nothing can. @type {(words: Words, lang: string, sheet: Sheet, far: Progress) => string} */
export const standing = (words, lang, sheet, { open, several }) => {
  if (!open.length) return isolated(sheet.decision.text);
  const best = Math.max(...sheet.players.map(({ total }) => total));
  const leaders = sheet.players.filter(({ total }) => total === best).map(({ name }) => name);
  return several && best > 0 ? filled(words.leads, { names: new Intl.ListFormat(lang).format(leaders) }) : "";
};

/**
 * Everything that is told of a state.
 * @type {(form: Form, state: State, outcome: Outcome, surroundings: Surroundings) => Told}
 */
export const results = (form, state, outcome, surroundings) => {
  const { count } = state;
  const { sheet, problems } = outcome;
  const far = progress(form, state);
  const best = sheet ? Math.max(...sheet.players.map(({ total }) => total)) : 0;
  const places = problems
    .map((problem) => ({ text: worded(form, count, sentence(form.words, problem)), at: placed(form, count, problem.place) ?? shared(form, state, problem) }))
    // As long as nothing was said, nothing that is not there yet is wrong.
    .filter(({ at }) => far.begun || !at?.row || at.key === "name");
  const wrong = new Set(places.map(({ at }) => at?.seat));
  const elsewhere = places.filter(({ at }) => at?.seat !== state.seat);
  const whose = (/** @type {ReturnType<typeof placed>} */ at) => (at && count.tally.players[at.seat]?.name) ?? "";
  return {
    chips: chipNames(count).map((name, seat) => ({ name, ...chip(form.words, sheet, seat, far, { best, wrong: wrong.has(seat), total: outcome.totals?.[seat] ?? null }) })),
    problems: problemsOf(state.seat, places),
    alarm: elsewhere.map(({ text, at }) => ({ seat: at ? at.seat : null, name: whose(at), text })),
    groups: groupSums(form, state),
    asks: asks(form, count),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    disputes: disputes(form, count, sheet, !far.open.length, surroundings.ours),
    reasons: reasons(form, sheet, state.seat, far),
    status: status(form, far, { count, sheet }, surroundings),
    unkept: far.begun ? notKept(form.words, surroundings.lack) : "",
    differs: told(form, differences(form, count, sheet, surroundings.ours)),
    standing: line(form, far, outcome, places.map(({ text, at }) => ({ at, text: at && at.seat !== state.seat ? `${whose(at)} – ${text}` : text }))[0]),
    spoken: sheet && far.begun ? spoken(form, sheet, state.seat, far) : places.map(({ text }) => text).join(" "),
  };
};

/** So many signs of a name have room on the screen of a phone, by the number of players; of one that is cut, one less. */
const ROOM = [0, 0, 15, 9, 8, 8];

/** The names of the players as the chips have room for them. @type {(count: Count) => string[]} */
const chipNames = ({ tally: { players } }) => shortened(players.map(({ name }) => name), (text) => [...text].length <= (ROOM[players.length] ?? 8) - Number(text.includes("…")));

/** @type {(words: Words, sheet: Sheet | null, seat: number, far: Progress, of: { best: number, wrong: boolean, total: number | null }) => Omit<ChipTold, "name">} */
const chip = (words, sheet, seat, { several, open }, { best, wrong, total }) => {
  const scored = sheet?.players[seat];
  const won = Boolean(scored?.winner && !open.length);
  const leads = Boolean(scored && several && open.length && scored.total === best && best > 0);
  const told = [scored?.total ?? total, wrong && "!", won && words.won, leads && words.leading];
  return {
    // A number for programs, too: with the sign that they read.
    total: String(scored?.total ?? total ?? "–"),
    won,
    leads,
    wrong,
    mark: wrong ? "⚠" : won ? "♛" : leads ? "▲" : "",
    spoken: told.filter((each) => each || each === 0).join(", "),
  };
};

/** The keys that a problem names, in quotes, as this page calls them. @type {(form: Form, count: Count, text: string) => string} */
const worded = (form, count, text) => {
  const rows = count.tally.players.flatMap((_, seat) => rowsOf(form, count, seat));
  return text.replace(/(?<=[“„«”"]\s?)[\w ]+(?=\s?[”“»"])/g, (key) => form.fields.find((field) => field.key === key)?.label ?? rows.find(({ part }) => part === key)?.label ?? key);
};

/** Where a problem of the whole table is told: at the row that is being entered, or shown, if it is about its field. @type {(form: Form, state: State, problem: Problem) => ReturnType<typeof placed>} */
const shared = (form, { count, seat }, { what }) => {
  const field = form.fields.find(({ key }) => new RegExp(`[“„«”"]\\s?${key}\\s?[”“»"]`).test(what));
  const row = field && rowsOf(form, count, seat).find((each) => each.field === field);
  return row ? { seat, key: row.field.key, row: row.id } : null;
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

/**
 * What the winner depends on, a sentence for each other reading with which others would win; empty while something is open.
 * @type {(form: Form, table: Table, sheet: Sheet) => string[]}
 */
export const doubts = ({ words, readings, lang }, table, sheet) => {
  const list = new Intl.ListFormat(lang);
  const deciding = sheet.disputed.filter((entry) => entry.changes_winner);
  /** @type {(entry: Disputed) => string} */
  const otherwise = ({ ruling, reading, winners }) => {
    const [ids, chosen] = [[ruling].flat(), [reading].flat()];
    const texts = ids.map((id, i) => readings[id]?.[chosen[i] ?? ""] ?? "");
    return filled(words.zero, { category: list.format(texts), points: list.format(winners) });
  };
  const groups = new Map(deciding.map((entry) => [String(entry.ruling), deciding.filter((other) => String(other.ruling) === String(entry.ruling))]));
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const titles = [first.ruling].flat().map((id) => table.rulings[id]?.title ?? id);
    const [title = ""] = titles;
    const head = titles.length > 1 ? filled(words.depends_several, { titles: list.format(titles) }) : filled(words[`depends_${first.doubt}`], { title });
    return [`${head} (${series(words, entries.map(otherwise))})`];
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
    doubt: entries.find((entry) => entry.ruling === ruling)?.doubt ?? "unclear",
    head: alone ? [ruling] : entries.length && together ? [together].flat() : null,
    now,
    readings: Object.entries(readings).map(([reading, text]) => ({ reading, text, winners: entries.length ? winners(reading) : [] })),
    chosen: Boolean(chosen),
    ours: (!chosen && ours === now && readings[now]) || "",
  };
};

/** The points of the player that is shown, each with its reason and its rule. @type {(form: Form, sheet: Sheet | null, seat: number, far: Progress) => Told["reasons"]} */
const reasons = (form, sheet, seat, { open }) => {
  const player = sheet?.players[seat];
  if (!player) return null;
  return {
    name: player.name,
    // A prize may yet go to somebody else.
    open: open.length ? filled(form.words.sofar, { what: series(form.words, open) }) : "",
    lines: player.lines.map(({ category, points, text, rule }) => ({ category, label: form.categories[category] ?? category, points: signed(points), text: isolated(text), rule: rule ?? "" })),
  };
};

/**
 * Where the table plays something else than what this sheet is scored with, if that was not chosen for this game.
 * @type {(form: Form, count: Count, sheet: Sheet | null, ours: Surroundings["ours"]) => { ruling: string, here: string, ours: string }[]}
 */
export const differences = (form, { tally }, sheet, ours) =>
  Object.keys(form.readings).flatMap((ruling) => {
    const [here, there] = [sheet?.rulings[ruling], ours(ruling)];
    return here && there && here !== there && !tally.rulings?.[ruling] ? [{ ruling, here, ours: there }] : [];
  });

/** @type {(form: Form, found: ReturnType<typeof differences>) => Told["differs"]} */
const told = ({ readings, lang }, found) => {
  const list = new Intl.ListFormat(lang);
  /** @type {(which: "here" | "ours") => string} */
  const names = (which) => list.format(found.map((each) => readings[each.ruling]?.[each[which]] ?? ""));
  return found.length ? { here: names("here"), ours: names("ours") } : null;
};

/** The one line below the players: what is wrong, what is open, or who has won. @type {(form: Form, far: Progress, outcome: Outcome, wrong?: { text: string, at: ReturnType<typeof placed> }) => Told["standing"]} */
const line = ({ words }, { open, begun, many }, { sheet }, wrong) => {
  if (wrong) return { kind: "wrong", text: wrong.text, seat: wrong.at?.seat ?? -1, row: wrong.at?.row ?? "" };
  // Nobody has begun yet: three can do it at the same time.
  if (!begun && open.length) return many > 2 ? { kind: "offer", text: words.offer } : { kind: "", text: "" };
  if (open.length) return { kind: "open", text: filled(words.sofar, { what: series(words, open) }) };
  return { kind: sheet ? "won" : "", text: isolated(sheet?.decision.text ?? "") };
};

/** Why nothing is kept, in words; empty if it is. @type {(words: Words, lack: Surroundings["lack"]) => string} */
export const notKept = (words, lack) => (lack ? { full: words.full, denied: words.unkept }[lack] : "");

/** How it stands with the sheet and with the engine. @type {(form: Form, far: Progress, of: { count: Count, sheet: Sheet | null }, surroundings: Surroundings) => Told["status"]} */
const status = (form, { begun }, { count: { tally, plays }, sheet }, { phase, engine, lack }) => {
  const { words } = form;
  const edition = tally.edition ?? plays?.edition;
  // The first reading is that of everybody who has chosen nothing.
  const readings = Object.entries(form.readings).flatMap(([ruling, texts]) => {
    const now = sheet?.rulings[ruling] ?? "";
    return now && now !== Object.keys(texts)[0] ? [texts[now] ?? now] : [];
  });
  const sentences = [
    // Once something was entered, `unkept` tells it where people look.
    !begun && lack && notKept(words, lack),
    !engine && (phase === "failed" ? words.failed : words.loading),
    edition && filled(words.edition, { edition: form.editions[edition] ?? edition }),
    readings.length && filled(words.plays, { readings: series(words, readings) }),
    lack === "" && words.kept,
  ];
  return {
    sentences: sentences.filter((text) => typeof text === "string"),
    about: engine ? filled(words.engine, { version: engine.version, engine: engine.name }) : "",
    failed: phase === "failed",
  };
};

/** @type {(form: Form, sheet: Sheet, seat: number, far: Progress) => string} */
const spoken = ({ words, lang }, sheet, seat, far) => {
  const player = sheet.players[seat];
  return player ? `${filled(words.pair, { question: player.name, value: player.total })}. ${standing(words, lang, sheet, far)}`.trim() : "";
};
