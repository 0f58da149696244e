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
  rule: RuleId;
  player: string;
  points: number;
  text: string;
}

/** A game after so many moves. */
export interface Step {
  number: number;
  events: Happened[];
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
  record(): [Headers[G], ...Moves[G][]];
  tally(): Tallies[G];
  /** The sheet if the game ended now. */
  score(): Sheets[G];
  /** Ends following it. */
  close(): void;
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
  /** An entry of the rules reference. Throws a `ScorerError` for an id that does not exist. */
  rule(id: RuleId, lang?: Tag): Rule;
  rules(game: GameId, lang?: Tag): Rule[];
  /** The entries that answer a question, the best first. Its data is read when it is first asked. */
  search(words: string, options?: { game?: GameId; lang?: Tag; most?: number }): Promise<Found>;
  start<G extends GameId>(header: Begin<G> & { game: G }, options?: { lang?: Tag }): Game<G>;
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

