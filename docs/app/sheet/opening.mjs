// Several games of a file: each goes into a sheet of its own, and none that is here is written over by an older one.
import { games } from "./games.mjs";
import * as keep from "./keep.mjs";
import { isRecord } from "./kinds.mjs";
import { gamesIn } from "./lines.mjs";
import { gather } from "./logbook.mjs";
import { everyGame } from "./others.mjs";
import { fingerprint } from "./scoring.mjs";
import { idOf, isName } from "./tally.mjs";
import { filled } from "./text.mjs";
import { now } from "./time.mjs";
import { open, putAll, VERSION } from "../log/store.mjs";
/** @import { Page } from "./page" */
/** @import { Count, Form, PlayLine } from "../types" */

/** The sheet that a count goes into, and what becomes of it; `isNew` if its id was made just now. @type {(form: Form, count: Count, isNew: boolean) => Promise<{ count: Count, became: "opened" | "known" | "no_room" }>} */
const into = async (form, count, isNew) => {
  const kept = keep.all(form).flatMap((each) => each.count ?? []);
  const here = kept.find((each) => (isNew ? fingerprint(form, each, "") === fingerprint(form, count, "") : idOf(each) === idOf(count)));
  if (here && (isNew || here.at >= count.at)) return { count: here, became: "known" };
  const whole = here ? { ...count, id: here.id, tally: { ...count.tally, id: idOf(count) } } : count;
  return { count: whole, became: (await keep.store(form, whole)) ? "no_room" : "opened" };
};

/** Whether it is the line of a game that is over. @param {unknown} line @returns {line is PlayLine} */
const isPlay = (line) =>
  isRecord(line) && isName(line.play) && isRecord(line.tally) && !("open" in line) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(line.t)) && /^\d{4}-\d\d-\d\d/.test(String(line.at));

/** What a file says beside the points of the games that were opened, such as the place, is for the logbook. @type {(lines: readonly unknown[], counts: readonly Count[]) => void} */
const keepLines = (lines, counts) => {
  return putAll(lines.filter(isPlay).filter(({ v, play }) => v === VERSION && counts.some((count) => idOf(count) === play)));
};

/** Opens the games of a file: a single one at once, several in the list of games. @type {(page: Page, lines: readonly unknown[]) => Promise<void>} */
export const openLines = async (page, lines) => {
  const { form } = page;
  const { words } = form;
  const every = await everyGame(page);
  const forms = every.flatMap((known) => known?.form ?? []);
  const made = new Set();
  const fresh = () => {
    const id = keep.fresh();
    made.add(id);
    return id;
  };
  const { counts, unread } = gamesIn(lines, forms, fresh, now());
  // What came before is there already when the next one is looked for.
  const done = await Promise.all(counts.map(async ({ form, count }) => ({ form, ...(await into(form, count, made.has(count.id))) })));
  await open();
  await keepLines(lines, done.map(({ count }) => count));
  gather(page, every);
  const [only] = done;
  const shown = done.find(({ count }) => count.id === page.count.id) ?? (done.length === 1 && only?.form === form ? only : null);
  // A newer line of the sheet that is shown is one more step of it: what stood here can be brought back.
  if (shown?.became === "opened" && shown.count.id === page.count.id) page.change(shown.count);
  else if (shown) page.show(shown.count);
  if (lines.length === 1 && shown) return;
  if (!done.length) return page.refuse({ refused: words.unreadable });
  const many = (/** @type {string} */ became) => done.filter((each) => each.became === became).length;
  /** @type {(text: string, number: number) => string[]} */
  const told = (text, number) => (number ? [filled(text, { many: number })] : []);
  games(page, [...told(words.opened, many("opened")), ...told(words.known, many("known")), ...told(words.no_room, many("no_room")), ...told(words.unread, unread)]);
};
