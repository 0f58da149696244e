// What is counted: a tally as JSON, the rows that show it, and what a change makes of it. Nothing here knows the page.

const own = (data, key) => (data && Object.hasOwn(data, key) ? data[key] : undefined);
const plain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const scalar = (value) => ["number", "string", "boolean"].includes(typeof value);

/** Fits of the values of a field, as far as the form can show them; whether they can be is for the engine to say. */
const fits = {
  number: scalar,
  points: (value) => scalar(value) || (Array.isArray(value) && value.every(scalar)),
  flag: scalar,
  kinds: (value) => (plain(value) || Array.isArray(value)) && Object.values(value).every(scalar),
  values: (value) => plain(value) && Object.values(value).every(scalar),
  cards: (value) => Array.isArray(value) && value.every((entry) => typeof entry === "string"),
};

/** Of the fields of which a player has exactly one, the one in use. */
export const way = (form, tally, i) =>
  form.oneOf.find((key) => own(tally.players[i], key) !== undefined) ??
  form.oneOf.find((key) => tally.players.some((player) => own(player, key) !== undefined)) ??
  form.oneOf[0];

/** The fields that are shown of a player. */
export const fieldsOf = (form, tally, i) =>
  form.fields.filter(({ key }) => !form.oneOf.includes(key) || key === way(form, tally, i));

/** The labels of a field that people gave, over all players. */
const given = (field, tally, extra) => {
  const known = new Set((field.parts ?? []).map(({ key }) => key));
  const found = new Set(extra?.[field.key] ?? []);
  for (const player of tally.players) {
    const value = own(player, field.key);
    if (Array.isArray(value)) {
      if (field.kind === "cards") value.forEach((entry) => found.add(entry));
    } else if (plain(value)) Object.keys(value).forEach((label) => found.add(label));
  }
  return [...found].filter((label) => !known.has(label));
};

/** The rows of a field: one for each thing that is counted. `words.kind` names a kind without a name. */
export const rowsOf = (field, tally, i, words, extra) => {
  const row = (part, label, high, group = "") => ({ id: part === null ? field.key : `${field.key}/${part}`, field, part, label, high, group });
  if (["number", "points", "flag"].includes(field.kind)) return [row(null, field.label, field.high ?? Infinity)];
  const value = own(tally.players[i], field.key);
  if (field.kind === "kinds" && Array.isArray(value)) {
    return Array.from({ length: Math.max(field.kinds, value.length) }, (_, at) => row(at, words.kind.replace("{number}", at + 1), field.each));
  }
  return [
    ...(field.parts ?? []).map(({ key, label, most, group }) => row(key, label, most, group)),
    ...given(field, tally, extra).map((label) => row(label, label, field.each ?? Infinity)),
  ];
};

/** The value of a row; undefined where nothing was entered. */
export const valueOf = (player, { field, part }) => {
  const value = own(player, field.key);
  if (part === null) return value;
  if (field.kind !== "cards") return own(value, part);
  const count = (value ?? []).filter((entry) => entry === part).length;
  return count || (value ? 0 : undefined);
};

/** A tally in which a row of a player has another value; undefined empties it. */
export const changed = (tally, i, { field, part }, value) => {
  const players = tally.players.map((player, at) => {
    if (at !== i) {
      // What only one player can have goes over from the one who had it.
      if (!(field.single && value === true && own(player, field.key))) return player;
      const { [field.key]: gone, ...rest } = player;
      return rest;
    }
    const { [field.key]: old, ...rest } = player;
    const next = part === null ? value : within(field, old, part, value);
    return next === undefined ? rest : { ...player, [field.key]: next };
  });
  return { ...tally, players };
};

const within = (field, old, part, value) => {
  if (field.kind === "cards") {
    const others = (old ?? []).filter((entry) => entry !== part);
    const count = Number.isInteger(value) ? Math.min(Math.max(value, 0), 99) : 0;
    return [...others, ...Array(count).fill(part)];
  }
  if (Array.isArray(old)) {
    const next = [...old];
    while (next.length <= part) next.push(0);
    next[part] = value ?? 0;
    return next;
  }
  const { [part]: gone, ...rest } = old ?? {};
  if (value === undefined) return Object.keys(rest).length ? rest : undefined;
  return { ...old, [part]: value };
};

/** Whether anything was entered of a player. */
export const counted = (player) => Object.keys(player).some((key) => key !== "name");

/** What must be known and is not, as {i, field}. */
export const missing = (form, tally) =>
  tally.players.flatMap((player, i) =>
    form.fields.filter((field) => field.required && own(player, field.key) === undefined).map((field) => ({ i, field })),
  );

/** The tally as others read it: without what is none. With `fill` also what must be there and is not yet. */
export const clean = (form, tally, { fill = false } = {}) => ({
  game: form.game,
  ...(tally.edition ? { edition: tally.edition } : {}),
  ...(tally.rulings && Object.keys(tally.rulings).length ? { rulings: tally.rulings } : {}),
  players: tally.players.map((player, i) => {
    const told = { name: player.name };
    for (const field of form.fields) {
      let value = own(player, field.key);
      if (field.kind === "kinds" && plain(value)) {
        value = Object.fromEntries(Object.entries(value).filter(([, count]) => count !== 0));
        if (!Object.keys(value).length) value = undefined;
      }
      if (field.kind === "flag" && value === false) value = undefined;
      if (value === undefined && fill && field.required) value = field.low ?? field.empty;
      if (value === undefined && form.oneOf.includes(field.key) && way(form, tally, i) === field.key) value = field.empty;
      if (value !== undefined) told[field.key] = value;
    }
    return told;
  }),
});

/** A tally out of what came from elsewhere, if the form can show all of it; else null. */
export const readable = (form, data) => {
  if (plain(data) && "winners" in data && plain(data.tally)) data = data.tally;
  if (!plain(data) || !Array.isArray(data.players) || !data.players.length || data.players.length > 20) return null;
  const { game, edition = null, rulings = {}, players, ...rest } = data;
  if (Object.keys(rest).length || (game !== undefined && game !== form.game)) return null;
  if (!(edition === null || typeof edition === "string") || !plain(rulings)) return null;
  if (!Object.values(rulings).every((reading) => typeof reading === "string")) return null;
  for (const player of players) {
    if (!plain(player) || typeof player.name !== "string" || !player.name.trim() || player.name.length > 200) return null;
    for (const [key, value] of Object.entries(player)) {
      const field = form.fields.find((each) => each.key === key);
      if (key !== "name" && !(field && fits[field.kind](value))) return null;
    }
    if (form.oneOf.filter((key) => own(player, key) !== undefined).length > 1) return null;
  }
  return { game: form.game, ...(edition ? { edition } : {}), rulings, players };
};

/** The game that something is a tally of, if it says so. */
export const gameOf = (data) => {
  const tally = plain(data) && plain(data.tally) ? data.tally : data;
  return plain(tally) && typeof tally.game === "string" ? tally.game : null;
};

/** Where a problem lies: {i, key, row} of a player, or nothing for the whole table. */
export const placed = (place, form, tally, words, extra) => {
  const [, index, key, rest = ""] = place.match(/^players\[(\d+)\](?:\.(\w+))?(.*)$/s) ?? [];
  if (index === undefined || !tally.players[index]) return null;
  const i = Number(index);
  const field = form.fields.find((each) => each.key === key);
  if (!field) return { i, key: key ?? "name", row: null };
  let part = null;
  if (rest.startsWith(".")) part = rest.slice(1);
  else if (rest) {
    try {
      [part] = JSON.parse(rest);
    } catch {
      part = null;
    }
  }
  if (field.kind === "cards" && Number.isInteger(part)) part = own(tally.players[i], key)?.[part];
  const rows = rowsOf(field, tally, i, words, extra);
  return { i, key, row: (rows.find((row) => row.part === part) ?? rows[0])?.id ?? null };
};

/** What was typed as a number: 3+6+2 is 11. Nothing typed is undefined; what is no number stays as it is. */
export const sum = (text) => {
  const typed = text.replace(/\s+/g, "").replace(/[+-]$/, "");
  if (!typed) return undefined;
  if (!/^[+-]?\d{1,9}([+-]\d{1,9})*$/.test(typed)) return text.trim();
  return typed.match(/[+-]?\d+/g).reduce((total, part) => total + Number(part), 0);
};
