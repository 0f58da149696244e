// Texts where there is little room: names are cut so that they stay different, sentences stand in lines. Nothing here knows
// the page.

/** A name without its end. @type {(signs: readonly string[], fits: (text: string) => boolean) => string} */
const withoutEnd = (signs, fits) => {
  let many = signs.length - 1;
  while (many > 1 && !fits(`${signs.slice(0, many).join("").trimEnd()}…`)) many -= 1;
  return `${signs.slice(0, Math.max(1, many)).join("").trimEnd()}…`;
};

/** How many signs two names have in common at their beginning. @type {(one: readonly string[], other: readonly string[]) => number} */
const common = (one, other) => {
  const at = one.findIndex((sign, i) => sign !== other[i]);
  return at < 0 ? one.length : at;
};

/** A name without its middle: what makes it another one from a place on is there. @type {(signs: readonly string[], from: number, fits: (text: string) => boolean) => string} */
const withoutMiddle = (signs, from, fits) => {
  const rest = signs.slice(from);
  for (let tail = rest.length; tail > 0; tail -= 1) {
    const end = `…${rest.slice(0, tail).join("")}${tail < rest.length ? "…" : ""}`;
    for (let head = from; head > 0; head -= 1) {
      const text = signs.slice(0, head).join("").trimEnd() + end;
      if (fits(text)) return text;
    }
  }
  return withoutEnd(signs, fits);
};

/** Names as they have room: whole, without their end, or, where that would be the same, without their middle. @type {(names: readonly string[], fits: (text: string) => boolean) => string[]} */
export const shortened = (names, fits) => {
  const all = names.map((name) => [...name]);
  const cut = names.map((name, i) => (fits(name) ? name : withoutEnd(all[i] ?? [], fits)));
  return cut.map((text, i) => {
    if (text === names[i] || cut.filter((other) => other === text).length === 1) return text;
    const signs = all[i] ?? [];
    // What makes it another one than the name that is most like it; of one that others go on from, the end.
    const from = Math.max(...all.map((other, at) => (at === i ? 0 : common(signs, other))));
    return withoutMiddle(signs, Math.min(from, signs.length - 1), fits);
  });
};

/** A sentence in lines that fit, as far as its words do. @type {(text: string, fits: (line: string) => boolean) => string[]} */
export const wrapped = (text, fits) => {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
