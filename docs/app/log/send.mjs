// A summary to send: an evening, a month or a year, as a text and as a picture. Nothing leaves before somebody sends it.
import { onButton } from "../sheet/dialog.mjs";
import { button, h } from "../sheet/draw.mjs";
import { pngOf } from "../sheet/picture.mjs";
import { copy, download, handOver } from "../sheet/share.mjs";
import { isolated } from "../sheet/text.mjs";
import { chartWidth, inlined } from "../charts.mjs";
import { eveningOf } from "./days.mjs";
import { choice, drawBack, field, heading, tick } from "./drawing.mjs";
/** @import { LogSummary } from "../types" */
/** @import { Book, Screen } from "./book.mjs" */

/** How many characters of a day are a day, a month, a year. */
const [EVENING, MONTH, YEAR] = [10, 7, 4];
/** So many dots of the picture are one of the drawing. */
const SCALE = 3;
const PNG = "image/png";

/** @param {Book} log @returns {(span: string) => Screen} */
export const send = (log) => (span) => {
  const { data, words, calendar } = log;
  const how = { span, letters: false, notes: true };
  const [wanted, shown] = [h("div", { className: "log-wanted" }), h("div")];
  const names = choice([["", words.names], ["letters", words.letters]], "", (letters) => {
    how.letters = letters !== "";
    draw();
  });
  const notes = tick(words.notes, how.notes, (notes) => {
    how.notes = notes;
    draw();
  });
  const place = h("section", {});

  /** The evenings, months or years of which there are games, the latest first. @param {number} length */
  const spans = (length) => [...new Set(log.entries().filter(({ gone }) => !gone).map(({ at }) => eveningOf(at, data.evening_ends).slice(0, length)))].sort().reverse();
  /** @param {string} span */
  const choose = (span) => {
    how.span = span;
    drawWanted();
    draw();
  };
  const drawWanted = () => {
    const kinds = /** @type {const} */ ([[EVENING, words.evening], [MONTH, words.month], [YEAR, words.one_year]]);
    const kind = choice(kinds.map(([length, text]) => [String(length), text]), String(how.span.length), (length) => choose(spans(Number(length))[0] ?? ""));
    const when = choice(spans(how.span.length).map((each) => [each, calendar.span(each)]), how.span, choose);
    wanted.replaceChildren(field(words.time, kind), field(words.when, when));
  };
  const draw = () => {
    const { span, ...rest } = how;
    // Only an evening tells of them, and never where nobody is named.
    notes.hidden = how.letters || span.length !== EVENING;
    const asked = { since: span, until: span, ...rest };
    log.showIn(shown, () => log.about("log_summary", asked, data.lang, chartWidth()), (/** @type {LogSummary | null} */ summary) => (summary ? drawSummary(log, summary, span) : [h("p", { textContent: words.nothing_found })]));
  };
  const changed = () => {
    const [latest] = spans(EVENING);
    if (!latest) return place.replaceChildren(drawBack(data), heading(words.empty), h("p", { textContent: words.empty_how }));
    if (!how.span || !spans(how.span.length).includes(how.span)) how.span = latest;
    place.replaceChildren(drawBack(data), heading(words.summary), h("p", { textContent: words.summary_lead }), wanted, field(words.called, names), notes, shown);
    drawWanted();
    draw();
  };
  changed();
  return { place, changed };
};

/** The text, the picture, and what can be done with them. @type {(log: Book, summary: LogSummary, span: string) => Element[]} */
const drawSummary = ({ words }, { title, text, card }, span) => {
  const shown = inlined(card.svg);
  const name = `scorer-${span}.png`;
  // It is there before somebody taps: some browsers hand over nothing that has to be waited for.
  /** @type {Promise<Blob> | null} */
  let made = null;
  const picture = () => {
    made ??= pngOf(inColours(card.svg, shown), SCALE);
    made.catch(() => {
      made = null;
    });
    return made;
  };
  setTimeout(picture);
  const share = async () => {
    const image = await picture().catch(() => null);
    if (!(image && (await handOver(image, name)))) await navigator.share({ title, text }).catch(() => {});
  };
  return [
    h(
      "div",
      { className: "tools" },
      "share" in navigator && button(words.share, share, { className: "key strong" }),
      button(words.copy_text, onButton((target) => copy(text, target, words))),
      button(words.save_picture, () => picture().then((image) => download(image, name, PNG), () => {})),
    ),
    h("p", { className: "log-text", textContent: isolated(text.trim()) }),
    h("div", { className: "log-charts" }, shown),
  ];
};

/** A drawing with the colours that it has on the page. @type {(svg: string, shown: Element) => string} */
const inColours = (svg, shown) => {
  const style = getComputedStyle(shown);
  const colours = [...new Set(svg.match(/--chart-\w+/g))].map((name) => `${name}:${style.getPropertyValue(name)}`);
  return svg.replace("<svg ", () => `<svg style="${colours.join(";")}" `);
};
