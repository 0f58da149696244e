// Puts questions to docs/app/search.mjs: reads {data: [files], asked: [[words, game | null]]} and writes, of each, what it finds.
import { readFileSync } from "node:fs";
import { open } from "../docs/app/search.mjs";

const { data, asked } = JSON.parse(readFileSync(0, "utf-8"));
const search = open(data.map((file) => JSON.parse(readFileSync(file, "utf-8"))));
const found = asked.map(([words, game]) => {
  const { hits, confidence, sure } = search(words, game ?? undefined);
  return { ids: hits.map((hit) => hit.entry.id), confidence, sure };
});
process.stdout.write(JSON.stringify(found));
