/** Points and rules of board games: every point explained, in several languages. */

export interface Options {
  /** The language of what is said; the one that was loaded if left out. */
  lang?: string;
  /** The edition of the rulebook whose readings are taken; goes before that of the tally. */
  edition?: string;
  /** The reading of disputed rulings; goes before those of the tally. */
  rulings?: Record<string, string>;
}

/** Something in the input that cannot be used. `message` is the whole of it, in the language. */
export class ScorerError extends Error {
  /** What kind of error it is: `InvalidTally`, `IllegalMove`, `UnknownName`, … */
  kind: string;
  /** The whole message. */
  text: string;
  /** Only what is wrong. */
  what: string;
  /** What is allowed instead; may be empty. */
  allowed: string;
  /** Where it stands: `players[1].gems`; may be empty. */
  place: string;
  /** The id of the rule behind it; may be empty. */
  rule: string;
  /** A short name of what is wrong that never changes: `out-of-range`. */
  code: string;
}

/** A problem as `problems` tells it: what a `ScorerError` has. */
export type Problem = Pick<ScorerError, "kind" | "text" | "what" | "allowed" | "place" | "rule" | "code">;

/** What a sheet says of points and winners, without lines, texts and disputes. */
export interface Totals {
  players: { name: string; total: number; rank: number; winner: boolean }[];
  winners: string[];
}

/** What is said of a sheet beside its lines. */
export interface Explained {
  /** Who has won, and what decided. */
  decision: string;
  /** How disputed rulings were read; may be empty. */
  readings: string;
  /** Whether the winner depends on a reading. */
  doubt: string;
  /** The heading of each category. */
  categories: Record<string, string>;
}

/** Something that a move brought about. */
export interface Happened {
  what: string;
  rule: string;
  player: string;
  points: number;
  text: string;
}

/** What can be told of a game after so many moves. */
export interface Step {
  number: number;
  events: Happened[];
  view: string[];
  /** Whose turn it is; null where chance moves, or when the game is over. */
  turn: string | null;
  outcome: { rule: string; winners: string[] } | null;
}

/** What is agreed before the first move. */
export type Begin<H extends Header = Header> = H extends Header ? Omit<H, "record" | "rules"> : never;

/** Other moves in the place of all from the one with this number on. */
export interface Mend {
  mend: number;
  moves: Move[];
}

/** A game that is followed. Nothing of it changes where a line is refused. */
export interface Game {
  readonly header: Header;
  readonly step: Step;
  play(line: Move | Undo | Redo | Mend): Step;
  undo(options?: { forced?: boolean }): Step;
  redo(): Step;
  /** Why a move is not allowed; null if it is. */
  whyNot(move: Move): ScorerError | null;
  /** The moves that are allowed, so many of them at most. */
  moves(most?: number): Move[];
  record(): [Header, ...Move[]];
  tally(): Tally;
  /** The sheet if the game ended now. */
  score(): Sheet;
  /** Ends following it. */
  close(): void;
}

/** What a question finds; where it is not `sure`, the rules may say nothing about it. */
export interface Found {
  hits: { id: string; score: number; title: string; text: string }[];
  confidence: number;
  sure: boolean;
}

export interface Scorer {
  /** Which Python answers. */
  readonly name: string;
  readonly version: string;
  readonly lang: string;
  readonly games: GameId[];
  readonly languages: string[];
  /** Scores a finished game. Throws a `ScorerError`. */
  score<T extends Tally>(tally: T, options?: Options): Sheets[T["game"]];
  /** Only who has how many points and who has won: in a third to half of the time. Throws as `score` does. */
  totals(tally: Tally, options?: Options): Totals;
  /** Everything that is wrong with a tally; empty if it can be scored. */
  problems(tally: unknown, options?: Options): Problem[];
  explain(tally: Tally, options?: Options): Explained;
  /** What decided a finished game, and what should be counted again; some twenty to two hundred tables are scored for it. */
  decided<T extends Tally>(tally: T, options?: Options): NonNullable<Sheets[T["game"]]["decided"]>;
  /** The same bit by bit: null after `most` tables; no tally (null) goes on with the one before. */
  decided<T extends Tally>(tally: T | null, options: Options & { most: number }): Sheets[T["game"]]["decided"] | null;
  /** What a game looks like from outside: players, fields and categories with their labels. */
  game(id: GameId, lang?: string): GameDescription;
  /** An empty tally with every key in it. */
  template<G extends GameId>(game: G, players: string[]): Extract<Tally, { game: G }>;
  /** An entry of the rules reference. Throws a `ScorerError` for an id that does not exist. */
  rule(id: string, lang?: string): Rule;
  rules(game: GameId, lang?: string): Rule[];
  /** The entries that answer a question, the best first. Its data is read when it is first asked. */
  search(words: string, options?: { game?: GameId; lang?: string; most?: number }): Promise<Found>;
  start(header: Begin | Header, options?: { lang?: string }): Game;
}

export interface Loading {
  /** The language of all answers that name none; English if left out. */
  lang?: string;
  /** Further languages. */
  langs?: readonly string[];
  /** Where a copy of the package's folder is served, for bundlers that leave its files behind. */
  base?: string | URL;
}

/** Loads everything; what is loaded already is not loaded again. */
export function load(options?: Loading): Promise<Scorer>;

// What follows is made from the JSON Schemas.

