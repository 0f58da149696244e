// What another tab has changed goes into every step that can be undone in this one: to undo takes back only what was done
// here. Nothing here knows the page.
import { isRecord } from "./kinds.mjs";
/** @import { Count, State } from "../types" */

/** @type {(one: unknown, other: unknown) => boolean} */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** @type {(value: unknown) => value is readonly string[]} */
const isTexts = (value) => Array.isArray(value) && value.every((each) => typeof each === "string");

/** A list without as many of each text as another has. @type {(list: readonly string[], gone: readonly string[]) => string[]} */
const without = (list, gone) => {
  const left = [...gone];
  return list.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** @type {(value: Readonly<Record<string, unknown>>, from: Readonly<Record<string, unknown>>, to: Readonly<Record<string, unknown>>) => Record<string, unknown>} */
const patchedRecord = (value, from, to) => {
  const keys = [...new Set([...Object.keys(value), ...Object.keys(to)])];
  return Object.fromEntries(keys.map((key) => [key, patched(value[key], from[key], to[key])]).filter(([, each]) => each !== undefined));
};

/** A value in which everything is changed that differs between two others. @type {(value: unknown, from: unknown, to: unknown) => unknown} */
const patched = (value, from, to) => {
  if (same(from, to)) return value;
  if (isRecord(value) && isRecord(from) && isRecord(to)) return patchedRecord(value, from, to);
  if (isTexts(value) && isTexts(from) && isTexts(to)) return [...without(value, without(from, to)), ...without(to, from)];
  const lists = [value, from, to].map((each) => (Array.isArray(each) ? each : null));
  const [all, before, after] = lists;
  if (all && before && after && new Set(lists.map((list) => list?.length)).size === 1) return all.map((each, i) => patched(each, before[i], after[i]));
  return to;
};

/** What a step is about: two steps with the same cannot be told apart. @type {(count: Count) => string} */
const essence = ({ at: _at, ended: _ended, ...rest }) => JSON.stringify(rest);

/** The steps of a state with the change that its count has had elsewhere; none where there are other players now. @type {(state: State, count: Count) => Pick<State, "past" | "future">} */
export const rebased = ({ count: before, past, future }, count) => {
  const many = count.tally.players.length;
  /** @type {(steps: readonly Count[]) => Count[]} */
  const moved = (steps) => {
    const all = steps.map((step) => (step.tally.players.length === many && before.tally.players.length === many ? /** @type {Count} */ (patched(step, before, count)) : null));
    // What lies before a step that cannot be taken over is gone with it.
    const whole = all.slice(all.lastIndexOf(null) + 1).flatMap((step) => step ?? []);
    return whole.filter((step, i) => essence(step) !== essence(whole[i + 1] ?? count));
  };
  return { past: moved(past), future: moved(future) };
};
