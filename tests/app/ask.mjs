// Puts questions to docs/app/search.mjs: reads {common: file, data: [files], asked: [[words, game | null]]} and writes, of each, what it finds.
import { readFileSync } from "node:fs";
import { open } from "../../docs/app/search.mjs";

const { common, data, asked } = JSON.parse(readFileSync(0, "utf-8"));
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, "utf-8"));
const search = await open(read(common), data.map(read));
const found = asked.map(([words, game]) => {
  const { hits, confidence, sure, elsewhere } = search(words, game ?? undefined);
  return { ids: hits.map((hit) => hit.entry.id), confidence, sure, elsewhere: elsewhere?.id ?? null };
});
process.stdout.write(JSON.stringify(found));
