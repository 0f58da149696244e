import type { Elsewhere, Incoming, Opened, Refused } from "./incoming.mjs";
import type { Count, Engine, Form, Options, Sheet, Table, Tally, Totals } from "../types";

/** What the dialogs, the paper and the picture are given of the page. */
export interface Page {
  readonly form: Form;
  readonly table: Table;
  readonly count: Count;
  readonly sheet: Sheet | null;
  /** What is wrong with the tally, in words. */
  readonly wrong: readonly string[];
  /** What nobody has said yet, in words; nobody has won as long as there is anything. */
  readonly open: readonly string[];
  /** The rulings that the winner depends on, with a switch for each. */
  disputes(): HTMLElement[];
  /** What is asked of the engine. */
  asked(): [tally: Tally, options: Options];
  /** The totals of any count of any game, by rank; null where it cannot be scored. */
  totals(count: Count, of: { form: Form; table: Table }): Promise<Totals["players"] | null>;
  /** The tally as others open it: it says what it is scored with. */
  shared(): Tally;
  engine(): Promise<Engine>;
  /** The engine with what writes results down for others. */
  sharing(): Promise<Engine>;
  /** The engine with what finds out what decided. */
  deciding(): Promise<Engine>;
  /** Shows another sheet; the one before stays where it is kept. */
  show(count: Count): void;
  /** A new sheet with these players, or with nobody named. */
  begin(names?: readonly string[], extra?: Count["extra"]): void;
  /** Changes the sheet to what it has become with a part, as one step to undo. */
  change(made: Partial<Omit<Count, "id" | "at">>): void;
  /** Gives a player a name. */
  rename(seat: number, name: string): void;
  /** Says that a game which has come from elsewhere is one of ours. */
  own(): void;
  /** Says who began; an empty name if nobody knows. */
  startedBy(name: string): void;
  /** Opens a tally in a sheet of its own, or the sheet that has it already. */
  take(found: Opened): void;
  /** What is open is none, but for what everybody has to say; shows the result, or what is still open. */
  finish(): void;
  /** Says that what was asked for has not been loaded, and there is no network. */
  absent(): void;
  /** Says why something cannot be used, or where it can. */
  refuse(found: Refused | Elsewhere): void;
  /** Reads anything that may hold a tally; null if it is none. */
  read(text: string): Incoming | null;
  say(text: string): void;
  /** Tries again to keep the sheet that is not kept, as there may be room now. */
  keep(): void;
}
