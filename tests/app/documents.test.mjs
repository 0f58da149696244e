// What is found in the documents for programmers. Run by `test_page.py`.
import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { found } from "../../docs/app/documents.mjs";

/** @type {[string, string, string][]} */
const PLACES = [
  ["Merge what several people counted", "Python", "a"],
  ["scorer.merge", "Python", "b"],
  ["scorer merge", "Commands", "c"],
  ["emerged", "Why", "d"],
];

test("the nearest comes first, and every word has to be there", () => {
  const titles = (/** @type {string} */ text) => found(PLACES, text).map(([, , address]) => address).join("");
  deepEqual(["merge", "scorer.merge", "merge commands", "merge why", "", "nothing"].map(titles), ["abcd", "b", "c", "d", "", ""]);
});
