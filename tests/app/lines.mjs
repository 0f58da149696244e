// Writes the lines of finished counts, as a phone does: reads one as JSON a line (`count`, `sheet`, `options`). Run by
// `test_log.py`.
import { createInterface } from "node:readline";
import { stdin, stdout } from "node:process";
import { lineOf } from "../../docs/app/log/line.mjs";

for await (const text of createInterface({ input: stdin })) {
  const { count, sheet, options } = JSON.parse(text);
  stdout.write(`${JSON.stringify(lineOf(count, sheet, options))}\n`);
}
