// Answers calls: node parity.mjs MODULE < CALLS > ANSWERS, one a line, as `border.call` takes and gives them.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

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
