// Charts that the engine has drawn, as a part of the page: the style sheet of the page has their colours.
import { h } from "./sheet/draw.mjs";
/** @import { LogChart } from "./types" */

/** Narrower a chart is not drawn, and wider it is not clearer, in pixels. */
const [NARROWEST, WIDEST] = [300, 600];

/** How wide a chart is drawn here. */
export const chartWidth = () => Math.round(Math.max(NARROWEST, Math.min(WIDEST, document.querySelector("[data-log], [data-play]")?.clientWidth ?? NARROWEST)));

/** A drawing as a part of the page, which takes a style sheet from nobody. @param {string} svg */
export const inlined = (svg) => {
  const bare = svg.replace(/<style>.*?<\/style>/s, "");
  return document.importNode(new DOMParser().parseFromString(bare, "image/svg+xml").documentElement, true);
};

/** A chart with its table, folded, unless that stands on the page (`here`) already. @type {(of: { words: { readonly as_table?: string } }, chart: LogChart | null, here?: readonly (readonly string[])[]) => Element[]} */
export const drawChart = ({ words }, chart, here = []) => {
  if (!chart) return [];
  const { svg, title, heads, rows } = chart;
  const drawn = inlined(svg);
  if (!rows.length || JSON.stringify(rows) === JSON.stringify(here)) return [drawn];
  const head = h("tr", {}, heads.map((text) => (text ? h("th", { scope: "col", textContent: text }) : h("td"))));
  const body = rows.map(([name = "", ...cells]) => h("tr", {}, h("th", { scope: "row", dir: "auto", textContent: name }), cells.map((text) => h("td", { dir: "auto", textContent: text }))));
  const table = h("table", { className: "log-stats" }, h("thead", {}, head), h("tbody", {}, body));
  return [drawn, h("details", { className: "log-table" }, h("summary", { textContent: words.as_table }), h("div", { className: "result__wide", role: "region", "aria-label": title, tabIndex: 0 }, table))];
};
