// Finds a place in the documents for programmers: a heading, a name, a key, a code. `docs/site/programmers.py` writes which
// there are, from the finished pages.

/** @typedef {readonly [title: string, page: string, address: string]} Place the address is one below the page that lists them */

/** So many are shown. */
const MOST = 20;

/** How well a title fits: as a whole, with the first word as one of its words, with it as a part, not at all. @type {(title: string, words: readonly string[]) => number} */
function distance(title, words) {
  const [first = ""] = words;
  if (title === words.join(" ")) return 0;
  if (title.split(/[^\p{L}\p{N}]+/u).includes(first)) return 1;
  return title.includes(first) ? 2 : 3;
}

/** The places whose title or page has all words, the nearest first. @type {(places: readonly Place[], text: string) => Place[]} */
export function found(places, text) {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  if (!words.length) return [];
  const fits = places.filter(([title, page]) => words.every((word) => `${title} ${page}`.toLowerCase().includes(word)));
  const ranked = fits.map((place) => ({ place, at: distance(place[0].toLowerCase(), words) }));
  return ranked.sort((one, other) => one.at - other.at).slice(0, MOST).map(({ place }) => place);
}

/** Shows what fits while it is typed. @type {(box: HTMLElement) => Promise<void>} */
async function listen(box) {
  const [field, list, none] = [box.querySelector("input"), box.querySelector("ul"), box.querySelector("p")];
  if (!field || !list || !none) return;
  const answer = await fetch("places.json");
  if (!answer.ok) return;
  /** @type {Place[]} */
  const places = await answer.json();
  const show = () => {
    const hits = found(places, field.value);
    list.replaceChildren(
      ...hits.map(([title, page, address]) => {
        const [line, link] = [document.createElement("li"), document.createElement("a")];
        link.href = address;
        link.textContent = title;
        line.append(link, ` ${page}`);
        return line;
      }),
    );
    none.hidden = Boolean(hits.length || !field.value.trim());
  };
  field.addEventListener("input", show);
  box.hidden = false;
  show();
}

if (globalThis.document) {
  const box = document.getElementById("find");
  if (box) listen(box);
}
