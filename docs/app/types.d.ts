// What the modules of the pages hand to each other. Nothing of it is loaded: only the type checker reads it.

// ---------------------------------------------------------------- What `docs/site/sheets.py` writes into the page of a sheet

/** The sheet of a game: what is asked of each player, and every text that it shows. */
export interface Form {
  readonly game: string;
  readonly name: string;
  readonly lang: string;
  /** The fewest and the most players. */
  readonly table: readonly [number, number];
  /** Keys of the fields of which a player has exactly one; empty if there are none. */
  readonly oneOf: readonly string[];
  /** Whether one of the players begins; not in a game whose players all move at once. */
  readonly hasFirst: boolean;
  readonly fields: readonly Field[];
  /** The label of each category of the scoring. */
  readonly categories: Texts;
  /** For each disputed ruling its readings in words. */
  readonly readings: Readonly<Record<string, Texts>>;
  readonly editions: Texts;
  /** The names of all games that have a sheet, this one's too. */
  readonly games: Texts;
  /** What a player is called whom nobody has named, with `{number}`, in all languages. */
  readonly strangers: readonly string[];
  readonly words: Words;
}

/** One thing that is asked of a player. */
export interface Field {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  readonly help: string;
  /** The id of its rule. */
  readonly rule: string;
  readonly required: boolean;
  /** The value of somebody who has none. */
  readonly empty: Value;
  readonly low?: number | null;
  readonly high?: number | null;
  /** The highest number that is believed without a question, if there is one. */
  readonly usual?: number;
  /** What the whole table is asked where only one player can have it: who does; empty if each player is asked. */
  readonly whose?: string;
  /** Its points, where people move them on the table at once, and the field in whose number they may be already. */
  readonly worth?: number;
  readonly inside?: string;
  /** The most kinds, and the most of each. */
  readonly kinds?: number;
  readonly each?: number;
  readonly parts?: readonly Part[];
  /** What is asked in each round, of the field that holds the rounds. */
  readonly of?: readonly Field[];
}

/** A part of a field that has a row of its own. */
export interface Part {
  readonly key: string;
  readonly label: string;
  readonly most: number;
  /** The heading that it stands under; empty if there is none. */
  readonly group: string;
}

export type Texts = Readonly<Record<string, string>>;

/** The texts of the sheet (`WORDS` of `docs/site/sheets.py`). */
export type Words = Readonly<
  Record<
    | "loading" | "failed" | "retry" | "kept" | "unkept" | "engine" | "leads" | "leading" | "won" | "open" | "nobody" | "allowed"
    | "plays" | "differs" | "adopt" | "stay" | "record_differs" | "record_take" | "sofar" | "series" | "inside" | "rest" | "rest_all"
    | "players" | "name" | "numbered" | "add" | "remove" | "removed" | "left" | "right"
    | "more" | "less" | "pair" | "zero" | "none" | "kind" | "agreed_points" | "agreed_less" | "agreed_more" | "another" | "kind_name" | "add_kind" | "report" | "way" | "pad" | "delete" | "next" | "done"
    | "undo" | "redo" | "yes" | "no" | "round" | "another_round" | "why" | "rule" | "disputed" | "depends_differ" | "depends_silent" | "depends_unclear" | "depends_several" | "chosen" | "edition"
    | "result" | "tap" | "decided" | "total" | "rank" | "close" | "share" | "share_lead" | "send" | "code" | "text" | "picture" | "print" | "copy" | "copied"
    | "save" | "scan" | "too_long" | "bgstats" | "bgstats_code" | "began" | "began_last" | "unfinished"
    | "parts" | "parts_lead" | "offer" | "alone" | "full" | "absent" | "hand_over" | "take_over" | "taken" | "handed" | "handed_lead" | "handed_there" | "handed_here" | "other_day" | "stands_again" | "stands_older"
    | "who" | "who_unnamed" | "who_renamed" | "who_full" | "who_same" | "who_new" | "name_first" | "conflict" | "here" | "there" | "as_new" | "cancel"
    | "logbook" | "log_in" | "log_leave" | "log_out" | "log_back" | "log_elsewhere" | "log_take" | "log_differs" | "log_change" | "log_full" | "log_denied" | "log_broken" | "place_note" | "place" | "note"
    | "games" | "games_lead" | "new" | "new_same" | "current" | "open_it" | "forget" | "forgotten" | "broken" | "newer_kept"
    | "new_other" | "gone" | "bring_back" | "save_all" | "opened" | "known" | "unread" | "not_loaded" | "no_room" | "install" | "install_safari" | "not_now"
    | "bring" | "paste" | "file" | "newer" | "unreadable" | "elsewhere" | "go",
    string
  >
>;

// ---------------------------------------------------------------- What is counted

export type Scalar = number | string | boolean;
/** What stands in a row: cards one by one are a list; undefined where nothing was entered. */
export type Entered = Scalar | readonly Scalar[] | undefined;
/** The value of a field in a tally; a text stands where somebody has typed no number. */
export type Value = Scalar | readonly Scalar[] | { readonly [part: string]: Scalar };
/** Something that the table agreed on of a player although it is against the rules: points more or fewer. */
export interface Agreed {
  readonly points: number;
  readonly why: string;
}
/** A name, a value for each field that something was entered for, and what was agreed on (`sheet/agreed.mjs`). */
export type Player = { readonly name: string } & { readonly [key: string]: Value };
export interface Tally {
  readonly game: string;
  /** What the game is known by, where it has come from elsewhere; else by the id of its count. */
  readonly id?: string;
  /** Who began: the name of a player. */
  readonly began?: string;
  readonly edition?: string;
  readonly rulings?: Texts;
  readonly players: readonly Player[];
  /** In a game of several rounds what each player has in each, as others read it; a sheet has it with the players. */
  readonly rounds?: readonly Readonly<Record<string, Readonly<Record<string, Scalar>>>>[];
}

/** One row of the form: a field, or a part of one. */
export interface Row {
  /** What names the row: the key of the field, or `field/part`. */
  readonly id: string;
  readonly field: Field;
  /** The key of the part, its place in a list, or null for a whole field. */
  readonly part: string | number | null;
  readonly label: string;
  readonly high: number;
  readonly group: string;
  /** What others have entered in this row, to choose from. */
  readonly names?: readonly string[];
  /** The field of the round that it is about, where it is about one. */
  readonly of?: Field;
}

/** A kind of fields: how its values are read and changed. The form asks nothing else about it. */
export interface Kind {
  /** What a row is entered with: the name of one of `CONTROLS` (`sheet/controls.mjs`). */
  readonly control: string;
  /** Whether somebody who has entered nothing has none of it, without saying so. */
  readonly optional: boolean;
  /** Whether a value from elsewhere can be shown; whether it is possible is for the engine to say. */
  fits(value: Value): boolean;
  /** The rows of a field; `names` are the labels that people gave. */
  rows(field: Field, value: Value | undefined, names: readonly string[], words: Words): Row[];
  /** The labels that people gave in a value. */
  names(value: Value): readonly string[];
  /** The value of a row; undefined where nothing was entered. */
  get(value: Value | undefined, part: string | number | null): Entered;
  /** The value of the field after a row was given another one; undefined empties it. */
  set(value: Value | undefined, part: string | number | null, next: Entered): Value | undefined;
  /** What was typed, as a value; what is none stays as it is, for the engine to refuse. */
  typed(text: string): Entered;
  /** The value as others read it; undefined if it is none. */
  clean(value: Value): Value | undefined;
  /** The part that a problem names, which may name a place in a list. */
  part(value: Value | undefined, named: string | number | null): string | number | null;
  /** Whether people may add rows of their own. */
  grows(value: Value | undefined): boolean;
}

/** A count as it is kept on the device. */
export interface Count {
  readonly id: string;
  /** When it was changed last (ISO 8601). */
  readonly at: string;
  /** When everything was said for the first time, as the clock of the place said it, with its offset; null before that. */
  readonly ended: string | null;
  readonly tally: Tally;
  /** Sums as they were typed, by `seat/row`. */
  readonly typed: Texts;
  /** Labels of rows that people have added, by field. */
  readonly extra: Readonly<Record<string, readonly string[]>>;
  /** What is known of each player beside the tally. */
  readonly seats: readonly Seat[];
  /** The fields that the whole table was asked for and has answered (`Field.whose`). */
  readonly answered: readonly string[];
  /** Those of these fields whose points were in the number of a player (`Field.inside`) and have been taken out of it. */
  readonly joined: readonly string[];
  /** The edition and the readings that it is scored with, under those of the tally; null as long as nothing was entered. */
  readonly plays: Choice | null;
  /** It has come from elsewhere with everything said: the logbook keeps it if somebody here says so. */
  readonly elsewhere?: true;
}

/** What is known of a player beside the tally. */
export interface Seat {
  /** The rows (`Row.id`) without a value that were said to be none. */
  readonly none: readonly string[];
  /** Values of fields that the player was counted by before another way was chosen (`Form.oneOf`), by their keys. */
  readonly aside: Readonly<Record<string, Value>>;
  /** What other phones have handed over for this player last, one entry for each phone. */
  readonly heard: readonly Heard[];
}

/** What a phone has handed over. */
export interface Heard {
  /** The id of the count there, and the seat. */
  readonly id: string;
  readonly seat: number;
  /** When that count was changed last (ISO 8601). */
  readonly at: string;
  /** What it said of the player, under the name that it gave, and what was open (`Opened.open`). */
  readonly player: Player;
  readonly open: readonly string[];
}

/**
 * Something that nobody has said yet: all of a player, a field, or a part of one. Without a seat it is what the whole
 * table is asked; a field of the table with a seat, whether its points are in a number of that player already.
 */
export interface Place {
  readonly seat: number | null;
  readonly key: string | null;
  readonly part: string | number | null;
}

/** What is kept under an id: a count, or a text that cannot be read, or not by this version. */
export type Kept =
  | { readonly id: string; readonly count: Count }
  | { readonly id: string; readonly count?: undefined; readonly broken: boolean; readonly text: string };

/** All that a sheet shows at a time, but for what the engine answers. */
export interface State {
  readonly count: Count;
  readonly past: readonly Count[];
  readonly future: readonly Count[];
  /** What was changed last: going on with it is undone together with it. */
  readonly last: string;
  /** The row and the direction of the last single step. */
  readonly nudged: string;
  /** The player that is shown. */
  readonly seat: number;
}

// ---------------------------------------------------------------- What the logbook keeps (`docs/reference/json.md`)

/** A line of the logbook: a play, or what is known of a person. What a newer version has added is kept. */
export interface LogLine {
  readonly v: number;
  /** When it was written, in UTC. */
  readonly t: string;
  readonly play?: string;
  readonly person?: string;
  readonly gone?: boolean;
  readonly [key: string]: unknown;
}
/** The line of a play; of one that is gone there is no more than its id. */
export interface PlayLine extends LogLine {
  readonly play: string;
  /** When it ended, as the clock of the place said it. */
  readonly at?: string;
  readonly tally?: Tally;
  /** The totals that were told. */
  readonly told?: readonly number[];
  readonly with?: string;
  readonly place?: string;
  readonly note?: string;
}

// ---------------------------------------------------------------- What the engine answers

/** What is wrong with a tally. */
export interface Problem {
  readonly what: string;
  readonly allowed: string;
  /** Where: `players[1].gems`; empty for the whole table. */
  readonly place: string;
}
export interface SheetLine {
  readonly category: string;
  readonly points: number;
  readonly text: string;
  /** Null of what the table agreed on. */
  readonly rule: string | null;
}
export interface SheetPlayer {
  readonly name: string;
  readonly total: number;
  readonly rank: number;
  readonly winner: boolean;
  readonly lines: readonly SheetLine[];
}
/** What a sheet tells first: who has how many points. */
export interface Totals {
  readonly players: readonly Pick<SheetPlayer, "name" | "total" | "rank" | "winner">[];
}
/** A reading of one ruling, or of several together, with which others would win. */
export interface Disputed {
  readonly ruling: string | readonly string[];
  readonly reading: string | readonly string[];
  readonly winners: readonly string[];
  readonly changes_winner: boolean;
  readonly doubt: "differ" | "silent" | "unclear";
}
/** A scored tally (`scorer schema sheet`). */
export interface Sheet {
  readonly players: readonly SheetPlayer[];
  readonly winners: readonly string[];
  readonly decision: { readonly text: string };
  readonly rulings: Texts;
  readonly disputed: readonly Disputed[];
  /** What was scored. */
  readonly tally: Tally;
}
/** What a part says; where a player was counted in several ways, the way and its value. */
export type Said = Value | { readonly [way: string]: Value };
export interface Conflict {
  /** The name of the player; empty for the whole table. */
  readonly player?: string;
  readonly key: string;
  readonly values: readonly Said[];
  /** For each value whether it was handed over, as the place of its part. */
  readonly parts: readonly number[];
}
export interface Options {
  readonly lang?: string;
  readonly edition?: string;
  readonly rulings?: Texts;
}
/** What decided a game, as sentences. */
export interface Decided {
  /** How close it was, and what should be counted again. */
  readonly text: string;
  readonly lines: readonly string[];
}
/** The engine, as far as a page uses it (`engine/README.md`). */
export interface Engine {
  readonly name: string;
  readonly version: string;
  score(tally: unknown, options?: Options): Sheet;
  totals(tally: unknown, options?: Options): Totals;
  problems(tally: unknown, options?: Options): Problem[];
  merge(parts: readonly unknown[], game: string, options?: { readonly exact?: boolean; readonly before?: unknown }): { readonly tally: Tally; readonly conflicts: readonly Conflict[] };
  written(tally: unknown, how: string, options?: Options): string;
  /** With `most` null after so many tables; no tally goes on with the one before. */
  decided(tally: unknown, options?: Options & { readonly most?: number }): Decided | null;
  bgstats(tally: unknown, played: string, options?: Options): { readonly link: string; readonly play: unknown };
}

/** Everything that `load` of `engine/engine.mjs` gives; what a page does not use is not described here, but in `engine/package.d.ts`. */
export interface Border extends Engine, Logbooks {
  readonly lang: string;
  readonly games: readonly string[];
  readonly languages: readonly string[];
  /** Calls anything in `engine/border.py` by its name. */
  call(name: string, ...args: readonly unknown[]): unknown;
  /** The same from text to text. */
  answer(text: string): string;
  explain(tally: unknown, options?: Options): unknown;
  game(id: string, lang?: string): unknown;
  template(game: string, players: readonly string[]): unknown;
  rule(id: string, lang?: string): unknown;
  rules(game: string, lang?: string): unknown;
  typed(game: string, key: string, text: string, options?: { lang?: string; more?: unknown }): unknown;
  start(header: unknown, options?: { lang?: string }): Followed;
  resume(lines: readonly unknown[], options?: { lang?: string }): Followed;
}
/** Logbooks, as lines of JSON (room `log`). `log` is the number that `logOpen` gives; `lang` that of all answers if left out. */
export interface Logbooks {
  /** The union of some files; `known` are results that were kept. What is not scored yet is scored when it is needed. */
  logOpen(texts: string | readonly string[], known?: KnownResults | null, lang?: string): OpenLog;
  logClose(log: number): void;
  /** By id; all plays if no ids are given. */
  logResults(log: number, ids?: readonly string[]): Readonly<Record<string, PlayResult>>;
  logShow(log: number, id: string, lang?: string): ShownPlay;
  logStats(log: number, wanted?: WantedPlays | null, lang?: string): PlayStatistics;
  /** With `most` only so many games more are read; `sentences` are there once all are. */
  logReread(log: number, wanted?: string | WantedPlays | null, lang?: string, most?: number): Reread;
  logPeople(log: number, lang?: string): readonly LoggedPerson[];
  /** The lines to write; none where it is so already. */
  logAlso(log: number, name: string, also: string, lang?: string): readonly object[];
  logApart(log: number, name: string, also: string, lang?: string): readonly object[];
  /** What taking in some files would do: lines of ours, a file of BG Stats (zipped, too), a saved page of BGG. The twins of which the ids are the `same` games are not taken in twice. */
  logPreview(log: number, files: readonly { readonly name?: string; readonly text?: string; readonly bytes?: Uint8Array }[], lang?: string, same?: readonly string[]): Preview;
  /** The text of a file: everything, for BG Stats, a table. */
  logExport(log: number, format: "jsonl" | "bgsplay" | "csv", how?: WantedPlays & { readonly letters?: boolean; readonly notes?: boolean }, lang?: string): string;
  logGuest(log: number, name: string, guest: boolean): readonly object[];
  /** What was special about a game, as a sentence; empty where nothing was. */
  logSpecial(log: number, id: string, lang?: string): string;
  /** A chart of the game with an id, or of games; null where there is none. */
  logChart(log: number, what: "game" | "wins" | "readings", of?: string | WantedPlays | null, lang?: string, width?: number): LogChart | null;
  /** An evening, a month or a year to send; the latest evening if no time is named; null where there are no games. */
  logSummary(log: number, how?: WantedPlays & { readonly letters?: boolean; readonly notes?: boolean }, lang?: string, width?: number): LogSummary | null;
}
/** A chart, and the same as a table; the page has the style sheet. */
export interface LogChart {
  readonly svg: string;
  readonly title: string;
  readonly desc: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
export interface LogSummary {
  readonly title: string;
  readonly text: string;
  readonly card: LogChart;
}
/** Results that were kept (`log.results`): those of the same line and version are taken as they are. */
export interface KnownResults {
  readonly version: string;
  readonly results: Readonly<Record<string, readonly [stamp: string, result: PlayResult]>>;
}
export interface OpenLog {
  readonly log: number;
  readonly plays: number;
  /** The ids of the plays whose results are not known yet, the latest first. */
  readonly unscored: readonly string[];
  /** How many lines only a newer version understands. */
  readonly newer: number;
  readonly broken: readonly { readonly file: number; readonly line: number; readonly error: Problem }[];
}
export interface PlayResult {
  readonly play: string;
  readonly at: string;
  readonly game: string;
  readonly began: string;
  readonly seats: readonly {
    readonly name: string;
    readonly total: number | null;
    /** 0 where nobody knows. */
    readonly rank: number;
    readonly winner: boolean;
    readonly points: readonly number[];
    readonly team: string;
    readonly person: string;
  }[];
  readonly scored: boolean;
}
export interface WantedPlays {
  readonly game?: string;
  readonly person?: string;
  /** The first and the last day, or the beginning of one: `2026`. */
  readonly since?: string;
  readonly until?: string;
  /** How many players. */
  readonly players?: number;
}
export interface ShownPlay {
  readonly play: { readonly play: string; readonly at: string; readonly game: string; readonly place: string; readonly note: string; readonly players: readonly { readonly name: string; readonly total: number | null; readonly rank: number | null; readonly winner: boolean }[] };
  /** The game on one line. */
  readonly text: string;
  /** What is known beside the points. */
  readonly about: readonly string[];
  /** As it is scored today; null where it is not. */
  readonly sheet: ShownSheet | null;
  /** What `explain` says of the sheet. */
  readonly explain: { readonly decision: string; readonly readings: string; readonly doubt: string; readonly categories: Texts } | null;
  /** Who has won, where there is no sheet. */
  readonly winners: string;
  readonly error: Problem | null;
  readonly notes: readonly string[];
  /** What was special about it beside the games before; empty where nothing was. */
  readonly special: string;
  /** How a game went that was followed. */
  readonly course: readonly string[];
}
/** A sheet with what decided, and with what every other reading makes of it. */
export interface ShownSheet extends Sheet {
  readonly decided: Decided | null;
  readonly disputed: readonly (Disputed & { readonly totals: Readonly<Record<string, number>> })[];
}
export interface PlayStatistics {
  /** Empty if there are no games. */
  readonly headline: string;
  readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** The rows of the table as sentences. */
  readonly persons: readonly string[];
  readonly sentences: readonly string[];
  /** What `scorer log stats --format json` writes. */
  readonly data: { readonly persons: readonly { readonly decided: number; readonly wins: number; readonly chance: number }[] };
}
export interface Reread {
  readonly games: number;
  readonly read: number;
  readonly sentences?: readonly string[];
  readonly effects?: readonly { readonly game: string; readonly rulings: Texts; readonly games: number; readonly changed: readonly string[] }[];
}
export interface Preview {
  readonly sentences: readonly string[];
  /** New games (`play`) that are perhaps here already, under another id (`here`). */
  readonly twins: readonly { readonly play: string; readonly here: string; readonly text: string }[];
  /** What is to be written, as it is, each with its end. */
  readonly lines: readonly string[];
  /** What `scorer log import --format json` writes: the ids of the games that are new, and more. */
  readonly data: { readonly new: readonly string[] };
}
export interface LoggedPerson {
  readonly person: string;
  readonly games: number;
  readonly first: string | null;
  readonly last: string | null;
  readonly also: readonly string[];
  readonly guest: boolean;
  /** The person on one line. */
  readonly text: string;
}

/** A game that is followed. Nothing of it changes where a line is refused. */
export interface Followed {
  /** The first line of its record. */
  readonly header: RecordHeader;
  readonly step: Step;
  play(line: unknown): Step;
  undo(options?: { forced?: boolean }): Step;
  redo(): Step;
  whyNot(move: unknown): Error | null;
  moves(most?: number): readonly RecordLine[];
  offers(options?: { at?: number; after?: readonly RecordLine[]; player?: string }): readonly MoveKey[];
  ask(move: unknown, options?: { key?: string; at?: number; after?: readonly RecordLine[] }): Ask | null;
  foresee(move: unknown): readonly PlayEvent[];
  amendable(): readonly Ask[];
  amend(key: string, value: unknown): Step & { readonly lines: readonly RecordLine[] };
  /** `later` is what is told of the later moves; of one that cannot follow, `line` of the error is the number. */
  mend(number: number, move: unknown, how?: { before?: boolean; until?: number | undefined }): Step & { readonly lines: readonly RecordLine[]; readonly later: readonly string[] };
  /** Two players change places in the moves from one to another. */
  exchange(first: number, last: number, player: string, other: string): Step & { readonly lines: readonly RecordLine[]; readonly later: readonly string[] };
  declined(): RecordLine | null;
  until(player: string): readonly RecordLine[] | null;
  steps(since?: number): readonly PlayMove[];
  record(): readonly RecordLine[];
  /** What lies in front of the players now, or did after so many moves. */
  tally(options?: { at?: number }): Tally;
  totals(options?: { at?: number }): Totals;
  score(): Sheet;
  /** Where a count says something else than the record; `exact` where it leaves out what nobody has said. */
  recount(tally: unknown, options?: { exact?: boolean }): readonly Difference[];
  /** The points after each move and who led, once there is one (room `course`). */
  chart(width?: number): CourseChart | null;
  /** What `step` was after so many moves. */
  at(number: number): Step;
  close(): void;
}
/** Something of which a count and the record of a game say different things. */
export interface Difference {
  /** As the count writes the name; empty for what one player at most can have. */
  readonly player: string;
  readonly key: string;
  /** Of what is counted one by one the kind or card; empty for all of it. */
  readonly part: string;
  readonly counted: unknown;
  readonly known: unknown;
  /** The numbers of the moves that have changed it in the record. */
  readonly moves: readonly number[];
  readonly rule: string;
  /** Both in a sentence. */
  readonly text: string;
  /** Which moves it comes from, as a sentence; empty where they are many. */
  readonly origin: string;
  /** The count with what the record says. */
  readonly taken: Tally;
}
/** How a followed game went. */
export interface CourseChart extends LogChart {
  /** How often the lead changed, and when it did last; at the end what is drawn. */
  readonly sentences: readonly string[];
}
/** A line of a record: a move, or what is done with earlier ones. */
export type RecordLine = Readonly<Record<string, unknown>>;
export interface RecordHeader extends RecordLine {
  readonly game: string;
  readonly id?: string;
  readonly players: readonly string[];
}
/** A move of the course. */
export interface PlayMove {
  readonly number: number;
  readonly line: RecordLine;
  /** Whose it is, also where it was told before their turn; null for chance, or the table together. */
  readonly by: string | null;
  readonly told: string;
  /** That of its kind. */
  readonly rule: string;
  readonly events: readonly PlayEvent[];
}
/** Something that a move brought about. */
export interface PlayEvent {
  readonly what: string;
  readonly rule: string;
  /** Empty for nobody in particular. */
  readonly player: string;
  readonly points: number;
  readonly text: string;
}
/** What can be told after a line of a record. */
export interface Step {
  readonly number: number;
  /** Whose the last move is; null before there is one, too. */
  readonly by: string | null;
  /** The last move in words; empty before there is one. */
  readonly told: string;
  /** The rule that allows it; empty where none does, or before there is one. */
  readonly rule: string;
  readonly events: readonly PlayEvent[];
  /** The state in one line. */
  readonly status: string;
  /** Of whom something that scores has not been told. */
  readonly incomplete: readonly string[];
  readonly view: readonly string[];
  /** Null where chance moves, or it is over. */
  readonly turn: string | null;
  readonly outcome: { readonly rule: string; readonly winners: readonly string[] } | null;
}
/** Why a move is refused. */
export interface PlayRefusal extends Problem {
  readonly text: string;
  readonly rule: string;
  /** The number of the move that cannot follow what was changed before it. */
  readonly line?: number;
}
/** Something that can be done now: a move, as far as a key tells it. */
export interface MoveKey {
  readonly move: RecordLine & { readonly move: string };
  readonly title: string;
  readonly rule: string;
  readonly label: string;
  readonly brief: string;
  readonly whole: boolean;
  readonly gains: Readonly<Record<string, number>>;
  readonly ask: Ask | null;
  readonly refused: PlayRefusal | null;
}
/** A field of a half-told move. */
export interface Ask {
  readonly key: string;
  readonly kind: string;
  readonly question: string;
  readonly help: string;
  readonly rule: string;
  /** Whether people have to tell it: not where nothing but none is possible. */
  readonly needed: boolean;
  readonly most: number;
  /** Whether other values may be typed. */
  readonly more: boolean;
  /** Of a list: whether each choice is the list as a whole; else it is one entry more. */
  readonly entire: boolean;
  readonly choices: readonly AskChoice[];
}
export interface AskChoice {
  readonly value: unknown;
  readonly label: string;
  readonly brief: string;
  readonly group: string;
  readonly whole: boolean;
  readonly gains: Readonly<Record<string, number>>;
  readonly refused: PlayRefusal | null;
}

/** What the engine says of a tally: its sheet, or what is wrong with it; neither before it is there. */
export interface Outcome {
  readonly sheet: Sheet | null;
  readonly problems: readonly Problem[];
  /** Where something is wrong: the totals that do not depend on it, null for the others. */
  readonly totals?: readonly (number | null)[];
}

// ---------------------------------------------------------------- The page of the logbook

/** What `docs/site/logbook.py` writes into it. */
export interface LogData {
  readonly lang: string;
  /** Of the program that has made the site. */
  readonly version: string;
  /** The hour before which a game belongs to the evening before. */
  readonly evening_ends: string;
  readonly games: Readonly<Record<string, LogGame>>;
  readonly words: LogWords;
  /** Sentences with `{count}`, by what `Intl.PluralRules` calls their forms. */
  readonly counted: Readonly<Record<"games" | "since" | "newer" | "broken" | "taken", Texts>>;
}
/** The texts of the page of the logbook (`WORDS` of `docs/site/logbook.py`). */
export type LogWords = Readonly<
  Record<
    | "list" | "tells" | "people" | "files" | "all" | "search" | "won" | "followed" | "removed" | "back" | "put_back"
    | "taken_out" | "removed_games" | "no_removed" | "nothing_found" | "whose" | "every_game" | "quote" | "empty"
    | "empty_how" | "empty_what" | "empty_file" | "score" | "loading" | "no_such" | "was_removed"
    | "again" | "otherwise" | "about" | "ended" | "place" | "began" | "note" | "unknown" | "correct" | "remove"
    | "written" | "decided" | "rule" | "print" | "guest" | "same" | "join" | "apart" | "now_one" | "now_two"
    | "show_games" | "game" | "year" | "person" | "every_year" | "everybody" | "counting" | "by_chance" | "readings"
    | "readings_lead" | "read_again" | "as_table" | "summary" | "summary_lead" | "time" | "evening" | "month" | "one_year"
    | "when" | "copy_text" | "save_picture" | "share" | "copied" | "only_here" | "never_saved" | "saved" | "save" | "shapes"
    | "shape" | "jsonl" | "bgsplay" | "csv" | "called" | "names" | "letters" | "notes" | "write" | "open"
    | "open_lead" | "choose" | "reading" | "would" | "twins" | "twins_lead" | "is_here" | "take" | "leave" | "left"
    | "changed" | "taken_in" | "undo" | "undone" | "log_full" | "log_denied" | "absent" | "failed" | "close" | "result"
    | "total" | "rank" | "zero" | "tap" | "install" | "install_safari" | "add_kind" | "not_now",
    string
  >
>;
/** A game that the site has, with the readings of its rules in words. */
export interface LogGame {
  readonly name: string;
  readonly readings: Readonly<Record<string, Texts>>;
}
/** What one player had at the end, as far as it is known. */
export interface SeatTold {
  readonly name: string;
  /** Null where nobody wrote it down. */
  readonly total: number | null;
  /** 1 is best; 0 where nobody knows. */
  readonly rank: number;
  readonly winner: boolean;
}
/** A game as a list shows it. */
export interface Entry {
  readonly id: string;
  readonly game: string;
  readonly at: string;
  /** The best first; nobody is a winner as long as nobody has worked that out, and nobody has said so. */
  readonly seats: readonly SeatTold[];
  /** By what names they are known who sat there. */
  readonly names: readonly string[];
  readonly place: string;
  readonly note: string;
  readonly followed: boolean;
  readonly gone: boolean;
}

// ---------------------------------------------------------------- The page that follows a game

/** What `docs/site/following.py` writes into it. */
export interface PlayData {
  readonly lang: string;
  /** Of the program that has made the site. */
  readonly version: string;
  readonly game: string;
  readonly name: string;
  /** The names of the games that can be followed. */
  readonly games: Texts;
  /** The fewest and the most players. */
  readonly table: readonly [number, number];
  /** What can be agreed before it is followed. */
  readonly options: readonly PlayOption[];
  /** The keys of a tally whose points grow during play; those that are counted at the end; those that the table is asked for. */
  readonly running: readonly string[];
  readonly counted_later: readonly string[];
  readonly asked_later: readonly string[];
  readonly editions: Texts;
  readonly words: PlayWords;
  /** Sentences with `{count}`, by what `Intl.PluralRules` calls their forms. */
  readonly counted: Readonly<Record<string, Texts>>;
}
/** The texts of the page (`WORDS` of `docs/site/following.py`). */
export type PlayWords = Readonly<Record<string, string>>;
/** Something that is agreed before a game is followed. */
export interface PlayOption {
  readonly key: string;
  /** How it is told: `flag`, `list` of some of the `choices`, `text` line by line, `data` as JSON. */
  readonly kind: "flag" | "list" | "text" | "data";
  readonly question: string;
  readonly help: string;
  readonly rule: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}
/** A record on this device. */
export interface KeptRecord {
  readonly id: string;
  readonly game: string;
  /** When it was changed last (ISO 8601). */
  readonly at: string;
  /** As in the file of a record. */
  readonly lines: readonly string[];
  /** When it ended, as the clock of the place said it. */
  readonly ended?: string;
  /** When it was given to another device (ISO 8601). */
  readonly handed?: string | undefined;
  /** It is only looked at, and not kept. */
  readonly looking?: true;
  /** The fragment of the address that shows it, where it is only looked at. */
  readonly from?: string;
  /** Its id in the logbook. */
  readonly play?: string;
  /** Points without moves (`play/gains.mjs`); else the record of a followed game. */
  readonly kind?: "points";
}

// ---------------------------------------------------------------- What a table plays (`table.mjs`)

export interface Choice {
  readonly edition: string | null;
  readonly rulings: Texts;
}
/** What a page knows of a game's disputed rulings (`table_data` of `docs/site/entries.py`). */
export interface Table {
  readonly name: string;
  readonly editions: Readonly<Record<string, Texts>>;
  readonly rulings: Readonly<Record<string, { readonly title: string; readonly readings: Texts }>>;
}

// ---------------------------------------------------------------- What stands outside the modules

declare global {
  interface Window {
    /** What was tapped, and what was `typed` where, before the program of the sheet was there (`sheet/early.js`). */
    early?: { place: HTMLElement; typed?: { value: string; checked: boolean } }[] | null;
    /** What asks whether the site shall be installed, where the browser can do that (`sheet/install.mjs`). */
    installs?: Event & { prompt?(): void };
  }
}
