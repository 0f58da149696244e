/** Points and rules of board games: every point explained, in several languages. */

/** A language, or one as a browser names it: `nl-BE` means `nl`. */
export type Tag = Language | `${Language}-${string}`;

export interface Options<G extends GameId = GameId> {
  /** The language of what is said; the one that was loaded if left out. */
  lang?: Tag;
  /** The edition of the rulebook whose readings are taken; goes before that of the tally. */
  edition?: Tallies[G]["edition"];
  /** The reading of disputed rulings; goes before those of the tally. */
  rulings?: Tallies[G]["rulings"];
}

/** The categories of a game: what the lines of its sheet are. */
export type Category<G extends GameId = GameId> = Sheets[G]["players"][number]["lines"][number]["category"];

/** Something in the input that cannot be used. `message` is the whole of it, in the language. */
export class ScorerError extends Error {
  /** What kind of error it is, as `kind` in Python and in JSON. */
  kind: ErrorKind;
  /** The whole message. */
  text: string;
  /** Only what is wrong. */
  what: string;
  /** What is allowed instead; may be empty. */
  allowed: string;
  /** Where it stands: `players[1].gems`; may be empty. */
  place: string;
  /** The id of the rule behind it; may be empty. */
  rule: RuleId | "";
  /** The number of the line of a record, or of the move, that cannot follow; only there where one cannot. */
  line?: number;
  /** A short name of what is wrong that never changes: `out-of-range`. */
  code: string;
  /** What the message names, by the names in it. */
  values: Record<string, string | number>;
  /** As other programs have it, like `to_dict` in Python: there `text` is only what is wrong, `rule` null without one. */
  toJSON(): ErrorDescription;
}

/** What a `ScorerError` has. */
export type Problem = Pick<ScorerError, "kind" | "text" | "what" | "allowed" | "place" | "rule" | "code" | "values">;

/** What a sheet says of points and winners, without lines, texts and disputes. */
export interface Totals {
  players: { name: string; total: number; rank: number; winner: boolean }[];
  winners: string[];
}

/** What is said of a sheet beside its lines. */
export interface Explained<G extends GameId = GameId> {
  /** Who has won, and what decided. */
  decision: string;
  /** How disputed rulings were read; may be empty. */
  readings: string;
  /** Whether the winner depends on a reading. */
  doubt: string;
  /** The heading of each category. */
  categories: Record<Category<G>, string>;
}

/** Something that a move brought about. */
export interface Happened {
  what: string;
  /** Null of what the table agrees on. */
  rule: RuleId | null;
  player: string;
  points: number;
  text: string;
}

/** A game after so many moves. */
export interface Step {
  number: number;
  /** Whose the last move is, also where it was told before their turn; null for chance, and before the first. */
  by: string | null;
  /** The last move as it was told; empty before the first. */
  told: string;
  /** By which rule it is allowed; empty before the first. */
  rule: RuleId | "";
  events: Happened[];
  /** The state in one line. */
  status: string;
  /** The players of whom something that scores has not been told. */
  incomplete: string[];
  view: string[];
  /** Whose turn it is; null where chance moves, or when the game is over. */
  turn: string | null;
  outcome: { rule: RuleId; winners: string[] } | null;
}

/** What is agreed before the first move: the first line of a record, or only game, players and what differs. */
export type Begin<G extends GameId = GameId> = G extends GameId
  ? Omit<Headers[G], "record" | "rules"> & Partial<Pick<Headers[G], "record" | "rules">>
  : never;

/** Other moves in the place of all from the one with this number on. */
export interface Mend<G extends GameId = GameId> {
  mend: number;
  moves: Moves[G][];
}

/** By each player whom a move gives points, or takes some from, how many. */
export type Gains = Record<string, number>;

/** A value that may be told. */
export interface OfferedValue {
  /** As a record holds it, null to leave it out; of a list all entries so far, with this one more. */
  value: unknown;
  label: string;
  /** What there is room for on a small key; empty if the label is short. */
  brief: string;
  /** What it stands under, as a colour; may be empty. */
  group: string;
  /** Whether nothing more has to be told with it. */
  whole: boolean;
  gains: Gains;
  /** Why it cannot be. */
  refused: Problem | null;
}

/** A field of a move with the values that may be told. */
export interface Asked {
  key: string;
  kind: string;
  question: string;
  help: string;
  rule: RuleId | null;
  /** Whether people have to tell it. */
  needed: boolean;
  /** The most entries of a list; 1 if it is none. */
  most: number;
  /** Whether other values may be typed: a new name, a higher number. */
  more: boolean;
  /** Of a list: whether each choice is the list as a whole; else the value has one entry more. */
  entire: boolean;
  choices: OfferedValue[];
}

/** A move with some of its values, or with all of them: a key to tap. */
export interface Offer<G extends GameId = GameId> {
  move: Partial<Moves[G]> & { move: Moves[G]["move"] };
  title: string;
  rule: RuleId;
  label: string;
  brief: string;
  whole: boolean;
  gains: Gains;
  /** What may be told next, where one value is enough; `ask` of the game for the others. */
  ask: Asked | null;
  refused: Problem | null;
}

/** What has changed earlier moves: the state now, and the lines that a record has more. */
export type Mended<G extends GameId = GameId> = Step & { lines: (Undo | Mend<G>)[] };

/** Something of which a count and the record of a game say different things. */
export interface Difference<G extends GameId = GameId> {
  /** As the count writes the name; empty for what one player at most can have. */
  player: string;
  key: FieldKey;
  /** Of what is counted one by one the kind or card; empty for all of it. */
  part: string;
  counted: unknown;
  known: unknown;
  /** The numbers of the moves that have changed it in the record. */
  moves: number[];
  rule: RuleId;
  /** Both in a sentence. */
  text: string;
  /** Which moves it comes from, as a sentence; empty where they are many. */
  origin: string;
  /** The count with what the record says. */
  taken: Tallies[G];
}

/** A game that is followed. Nothing of it changes where a line is refused. */
export interface Game<G extends GameId = GameId> {
  readonly header: Headers[G];
  readonly step: Step;
  play(line: Moves[G] | Undo | Redo | Mend<G>): Step;
  undo(options?: { forced?: boolean }): Step;
  redo(): Step;
  /** Why a move is not allowed; null if it is. */
  whyNot(move: Moves[G]): ScorerError | null;
  /** The moves that are allowed, so many of them at most. */
  moves(most?: number): Moves[G][];
  /** All that can be done now, or could be after so many moves, and what each would score; with `player`, what they tell before it is their turn. */
  offers(options?: { at?: number; after?: readonly object[]; player?: string }): Offer<G>[];
  /** What is to be told next of a move as far as it is told, or what may be told under a key; null if nothing is. */
  ask(move: Offer<G>["move"], options?: { key?: string; at?: number; after?: readonly object[] }): Asked | null;
  /** What a move would bring about. Throws if it is not allowed. */
  foresee(move: Moves[G]): Happened[];
  /** What may still be said of the last move. */
  amendable(): Asked[];
  /** Says something else of the last move, nothing if the value is null. */
  amend(key: string, value: unknown): Mended<G>;
  /**
   * Another move in the place of one further back, or before it, or none; the later ones are played again, and what is
   * told of them is that they still fit, and which give other points. Where one cannot follow, `line` of the error
   * is its number.
   */
  mend(
    number: number,
    move: Moves[G] | null,
    how?: { before?: boolean; until?: number },
  ): Mended<G> & { later: string[] };
  /** Two players change places in some moves; the later ones are played again, and what is told of them is told as there. */
  exchange(first: number, last: number, player: string, other: string): Mended<G> & { later: string[] };
  /** The move that says no to what is offered, which whoever goes on means. */
  declined(): Moves[G] | null;
  /** The moves without values and points that make it a player’s turn; null if none do. */
  until(player: string): Moves[G][] | null;
  /** The moves after so many, each with its line, whose it is, how it is told, and what it brought about. */
  steps(since?: number): { number: number; line: Moves[G]; by: string | null; told: string; rule: RuleId; events: Happened[] }[];
  record(): [Headers[G], ...Moves[G][]];
  /** What lies in front of the players now, or did after so many moves. */
  tally(options?: { at?: number }): Tallies[G];
  /** Who has how many points of it. */
  totals(options?: { at?: number }): Totals;
  /** The sheet if the game ended now. */
  score(): Sheets[G];
  /** Where a count says something else than the record; `exact` if it leaves out what nobody has said. */
  recount(tally: Tallies[G], options?: { exact?: boolean }): Difference<G>[];
  /** What `step` was after so many moves. */
  at(number: number): Step;
  /** Ends following it. */
  close(): void;
}

/** Something on which several parts of one count differ; the one tally has the first of the values. */
export interface Conflict {
  /** The name of the player as it stands in the tally; empty for what belongs to the whole table. */
  player: string;
  /** The key of the value; two of them where one player was counted in two ways. */
  key: string;
  /** The values, each once, in the order of the parts. */
  values: unknown[];
  /** For each value the index of the part that has it first. */
  parts: number[];
}

/** What a question finds; where it is not `sure`, the rules may say nothing about it. */
export interface Found {
  hits: { id: RuleId; score: number; title: string; text: string }[];
  confidence: number;
  sure: boolean;
  /** Where one game was asked about: the entry of another one that clearly fits better; it is not `sure` then. */
  elsewhere: { id: RuleId; title: string } | undefined;
}

export interface Scorer {
  /** Which Python answers. */
  readonly name: string;
  readonly version: string;
  readonly lang: Language;
  readonly games: readonly GameId[];
  readonly languages: readonly Language[];
  /** Scores a finished game. Throws a `ScorerError`. */
  score<G extends GameId>(tally: Tallies[G] & { game: G }, options?: Options<G>): Sheets[G];
  /** Only who has how many points and who has won: in a third to half of the time. Throws as `score` does. */
  totals<G extends GameId>(tally: Tallies[G] & { game: G }, options?: Options<G>): Totals;
  /** Everything that is wrong with a tally; empty if it can be scored. */
  problems(tally: unknown, options?: Options): Problem[];
  explain<G extends GameId>(tally: Tallies[G] & { game: G }, options?: Options<G>): Explained<G>;
  /** What decided a finished game, and what should be counted again; some twenty to two hundred tables are scored for it. */
  decided<G extends GameId>(tally: Tallies[G] & { game: G }, options?: Options<G>): NonNullable<Sheets[G]["decided"]>;
  /** The same bit by bit: null after `most` tables; no tally (null) goes on with the one before. */
  decided<G extends GameId>(
    tally: (Tallies[G] & { game: G }) | null,
    options: Options<G> & { most: number },
  ): Sheets[G]["decided"] | null;
  /** Players, fields and categories of a game, with their labels. */
  game(id: GameId, lang?: Tag): GameDescription;
  /** What somebody typed in answer to a field, as `typed` of the field reads it; `more` are words of this table. */
  typed(game: GameId, field: FieldKey, text: string, options?: { lang?: Tag; more?: More }): Promise<Answer | Question>;
  /** An empty tally with every key in it. */
  template<G extends GameId>(game: G, players: readonly string[]): Tallies[G];
  /** One tally of what each player counted alone: a part leaves out what it does not say. Amounts are not checked. */
  merge<G extends GameId>(
    parts: readonly unknown[],
    game?: G,
    options?: { exact?: boolean; before?: unknown },
  ): { tally: Tallies[G]; conflicts: Conflict[] };
  /** An entry of the rules reference. Throws a `ScorerError` for an id that does not exist. */
  rule(id: RuleId, lang?: Tag): Rule;
  rules(game: GameId, lang?: Tag): Rule[];
  /** The entries that answer a question, the best first. Its data is read when it is first asked. */
  search(words: string, options?: { game?: GameId; lang?: Tag; most?: number }): Promise<Found>;
  start<G extends GameId>(header: Begin<G> & { game: G }, options?: { lang?: Tag }): Game<G>;
  /** Goes on with a record: all its lines at once. */
  resume<G extends GameId>(
    lines: readonly [Headers[G], ...(Moves[G] | Undo | Redo | Mend<G>)[]],
    options?: { lang?: Tag },
  ): Game<G>;
}

/** What somebody typed, as a value. */
export interface Answer {
  value: unknown;
  /** How it is shown back. */
  shown: string;
  /** The field that it answers. */
  key: FieldKey;
}

/** What has to be asked before something typed can be counted. */
export interface Question {
  /** A short name of why; never changes. */
  reason: string;
  /** The words that it is about. */
  words: string;
  /** The whole question. */
  text: string;
  choices: Answer[];
  example: string;
  /** A word that may be a kind which only this table has; may be empty. */
  new: string;
}

/** Words that a table has added, with the keys that they mean: a kind of its own is its own key. */
export type More = Readonly<Record<string, string>>;

export interface Rule {
  /** The address of its page on a site that has the game, that of scorer if left out: `…/fi/r/africa.score.goods/`. */
  url(base?: string | URL, lang?: Tag): string;
}

export interface FieldDescription {
  /**
   * What somebody typed in answer to it, read as the terminal reads it: a value and how it is shown back, or a question
   * with its choices. Nothing is guessed, and doubt is no error. What reads it is loaded when it is first asked.
   */
  typed(text: string, lang?: Tag, more?: More): Promise<Answer | Question>;
}

export interface Loading {
  /** The language of all answers that name none; English if left out. */
  lang?: Tag;
  /** Further languages. */
  langs?: readonly Tag[];
  /** Where a copy of the package's folder is served, for bundlers that leave its files behind. */
  base?: string | URL;
}

/** Loads everything; what is loaded already is not loaded again. */
export function load(options?: Loading): Promise<Scorer>;

