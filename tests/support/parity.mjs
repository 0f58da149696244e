// Answers calls: node parity.mjs MODULE < CALLS > ANSWERS, one a line, as `border.call` takes and gives them.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// The clock of both Pythons (`corpora_log.NOW`).
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length ? given : ["2026-12-01T12:00:00.000Z"]));
  }
};
const { load } = await import(pathToFileURL(process.argv[2]).href);
const engine = await load({ langs: ["nl", "de", "fr", "fi"], rooms: ["follow", "rules", "decided", "typed", "log"] });
await engine.typed("africa", "track", "1"); // the package loads it when it is first asked
let out = [];
const write = () => {
  if (out.length) process.stdout.write(`${out.join("\n")}\n`);
  out = [];
};
for (const line of readFileSync(0, "utf8").split("\n").slice(0, -1)) {
  try {
    out.push(engine.answer(line));
  } catch (error) {
    // Not the stack: its first line is all of MicroPython.
    out.push(`${error.name}: ${error.message}`.trim().replaceAll("\n", " | "));
  }
  if (out.length > 500) write();
}
write();
