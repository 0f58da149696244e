// Sends counts as links and opens them, as the sheet does, without a page: reads one as JSON a line, writes for each what the
// sender asks the engine, what whoever opens it does, and where that table plays something else. Run by `test_links.py`.
import { createInterface } from "node:readline";
import { stdin, stdout } from "node:process";
import { fromAddress } from "../../docs/app/sheet/incoming.mjs";
import { differences } from "../../docs/app/sheet/results.mjs";
import { closed } from "../../docs/app/sheet/said.mjs";
import { apart, asked, known, shared } from "../../docs/app/sheet/scoring.mjs";
import * as states from "../../docs/app/sheet/state.mjs";
/** @import { Choice, Form, Sheet, Table, Tally } from "../../docs/app/types" */

const AT = "2026-03-14T15:09:26.000Z";
/** @typedef {{ form: Form, table: Table, tally: Tally, sender: Choice, opener: Choice, rulings: Record<string, string> }} Sent */

for await (const line of createInterface({ input: stdin })) {
  /** @type {Sent} */
  const { form, table, tally, sender, opener, rulings } = JSON.parse(line);
  const here = states.played(states.open(closed(form, { ...states.empty(form, "here", AT), tally })), known(table, sender)).count;
  const link = `#tally=${encodeURIComponent(JSON.stringify(shared(form, here, known(table, sender))))}`;
  const found = fromAddress(form, link);
  if (!found || !("tally" in found)) throw new Error("the link is refused");
  const there = states.played(states.open(closed(form, { ...states.empty(form, "there", AT, []), ...apart(found.tally) }, found.open)), opener).count;
  const sheet = /** @type {Sheet} */ ({ players: [], winners: [], decision: { text: "" }, rulings, disputed: [] });
  const ours = (/** @type {string} */ ruling) => opener.rulings[ruling] ?? table.editions[opener.edition ?? ""]?.[ruling] ?? null;
  const told = { here: asked(form, here, sender), there: asked(form, there, opener), differs: differences(form, there, sheet, ours) };
  stdout.write(`${JSON.stringify(told)}\n`);
}
