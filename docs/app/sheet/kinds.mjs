// The kinds of fields: how a value of each is read, changed and shown as rows. Nothing here knows the page.
// Another kind is one more entry of `KINDS`, and one more of `CONTROLS` (`controls.mjs`) if it is entered in another way.
/** @import { Field, Kind, Row, Scalar, Value } from "../types" */

/**
 * @param {unknown} value
 * @returns {value is Readonly<Record<string, unknown>>}
 */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/**
 * @param {unknown} value
 * @returns {value is Scalar}
 */
const isScalar = (value) => ["number", "string", "boolean"].includes(typeof value);
/**
 * @param {Value | undefined} value
 * @returns {value is { readonly [part: string]: Scalar }}
 */
const isParted = (value) => isRecord(value);
/**
 * @param {Value | undefined} value
 * @returns {value is readonly Scalar[]}
 */
const isList = (value) => Array.isArray(value);

/**
 * What was typed as a number: 3+6+2 is 11. Nothing typed is undefined; what is no number stays as it is.
 * @type {(text: string) => number | string | undefined}
 */
export const sum = (text) => {
  const typed = text.trim().replace(/\s*([+-])\s*/g, "$1").replace(/[+-]$/, "");
  if (!typed) return undefined;
  if (!/^[+-]?\d{1,9}([+-]\d{1,9})*$/.test(typed)) return text.trim();
  return (typed.match(/[+-]?\d+/g) ?? []).reduce((total, part) => total + Number(part), 0);
};

/**
 * What was typed as points: several cards one by one, as 4 6 5, 4, 6, 5, [4,6,5] or 4+6+5, are a list; else a number.
 * @type {(text: string) => readonly number[] | number | string | undefined}
 */
const points = (text) => {
  const bare = text.replace(/^\s*\[|\]\s*$/g, "").trim();
  const cards = bare.split(/[\s,;+]+/).filter(Boolean);
  return cards.length > 1 && cards.every((card) => /^\d{1,9}$/.test(card)) ? cards.map(Number) : (sum(bare) ?? sum(text));
};

/** @type {(field: Field, part: string | number | null, label: string, high: number, group?: string) => Row} */
const row = (field, part, label, high, group = "") => ({ id: part === null ? field.key : `${field.key}/${part}`, field, part, label, high, group });

/** A value that is entered as one. @type {Kind} */
const WHOLE = {
  control: "number",
  optional: false,
  fits: isScalar,
  rows: (field) => [row(field, null, field.label, field.high ?? Infinity)],
  names: () => [],
  get: (value) => (isParted(value) ? undefined : value),
  set: (_value, _part, next) => next,
  typed: sum,
  clean: (value) => value,
  part: (_value, named) => named,
  grows: () => false,
};

/** A number for each part. @type {Kind} */
const PARTED = {
  ...WHOLE,
  fits: (value) => isRecord(value) && Object.values(value).every(isScalar),
  rows: (field, _value, names) => [
    ...(field.parts ?? []).map(({ key, label, most, group }) => row(field, key, label, most, group)),
    ...names.map((label) => row(field, label, label, field.each ?? Infinity)),
  ],
  names: (value) => (isParted(value) ? Object.keys(value) : []),
  get: (value, part) => (isParted(value) && part !== null && Object.hasOwn(value, part) ? value[part] : undefined),
  set: (value, part, next) => {
    const { [String(part)]: _gone, ...rest } = isParted(value) ? value : {};
    if (next === undefined) return Object.keys(rest).length ? rest : undefined;
    return { ...(isParted(value) ? value : {}), [String(part)]: /** @type {Scalar} */ (next) };
  },
};

/** How many rounds there are, by parts such as `2.bid`, of the third round, or `2`: one at least. @type {(names: readonly string[]) => number} */
const manyIn = (names) => Math.max(1, ...names.map((name) => Number.parseInt(name, 10) + 1));

/** @type {Readonly<Record<string, Kind>>} */
export const KINDS = {
  number: WHOLE,

  points: { ...WHOLE, fits: (value) => isScalar(value) || (isList(value) && value.every(isScalar)), typed: points },

  flag: { ...WHOLE, control: "switch", optional: true, clean: (value) => (value === false ? undefined : value) },

  // Whatever is typed is a name.
  team: {
    ...WHOLE,
    control: "text",
    optional: true,
    rows: (field, _value, names) => [{ ...row(field, null, field.label, Infinity), names }],
    names: (value) => (value ? [String(value)] : []),
    set: (_value, _part, next) => (next === undefined || next === "" ? undefined : String(next)),
    clean: (value) => value || undefined,
  },

  // A value for each field of each round, by `2.bid`: as many rounds as any player has.
  rounds: {
    ...PARTED,
    rows: (field, value, names, words) =>
      Array.from({ length: manyIn([...names, ...(isParted(value) ? Object.keys(value) : [])]) }, (_, at) =>
        (field.of ?? []).map((of) => ({ ...row(field, `${at}.${of.key}`, of.label, of.high ?? Infinity, words.round.replace("{number}", String(at + 1))), of })),
      ).flat(),
    clean: (value) => (isParted(value) && Object.keys(value).length ? value : undefined),
    grows: () => true,
  },

  // It stays the way of counting, with nothing in it.
  values: { ...PARTED, set: (value, part, next) => PARTED.set(value, part, next) ?? {} },

  // With names a number for each; without them a list.
  kinds: {
    ...PARTED,
    fits: (value) => (isRecord(value) || isList(value)) && Object.values(value).every(isScalar),
    rows: (field, value, names, words) =>
      isList(value)
        ? Array.from({ length: Math.max(field.kinds ?? 0, value.length) }, (_, at) => row(field, at, words.kind.replace("{number}", String(at + 1)), field.each ?? Infinity))
        : PARTED.rows(field, value, names, words),
    get: (value, part) => (isList(value) ? value[Number(part)] : PARTED.get(value, part)),
    set: (value, part, next) => {
      if (!isList(value)) return PARTED.set(value, part, next);
      const list = Array.from({ length: Math.max(value.length, Number(part) + 1) }, (_, at) => value[at] ?? 0);
      list[Number(part)] = /** @type {Scalar} */ (next ?? 0);
      return list;
    },
    clean: (value) => {
      if (!isParted(value)) return value;
      const some = Object.entries(value).filter(([, count]) => count !== 0);
      return some.length ? Object.fromEntries(some) : undefined;
    },
    grows: (value) => !isList(value),
  },

  // A list of cards: each row is how many there are of one.
  cards: {
    ...PARTED,
    fits: (value) => isList(value) && value.every((card) => typeof card === "string"),
    names: (value) => (isList(value) ? value.map(String) : []),
    get: (value, part) => (isList(value) && value.filter((card) => card === part).length) || undefined,
    set: (value, part, next) => {
      const others = isList(value) ? value.filter((card) => card !== part) : [];
      const count = typeof next === "number" && Number.isInteger(next) ? Math.min(Math.max(next, 0), 99) : 0;
      return [...others, ...Array.from({ length: count }, () => String(part))];
    },
    part: (value, named) => (isList(value) && typeof named === "number" ? String(value[named]) : named),
  },
};

/** A value of a field in which nothing is said yet. @type {(field: Field) => Value} */
export const nothingIn = ({ empty }) => (Array.isArray(empty) ? [] : {});

/** The kind of a field. @type {(field: Field) => Kind} */
export const kindOf = ({ kind }) => {
  const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!found) throw new Error(`the sheet cannot show a field of the kind ${kind}`);
  return found;
};
