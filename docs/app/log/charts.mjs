// The charts of a logbook: each comes once the engine has drawn it.
import { chartWidth, drawChart } from "../charts.mjs";
import { h } from "../sheet/draw.mjs";
/** @import { LogChart } from "../types" */
/** @import { Book } from "./book.mjs" */

/** A place in which a chart appears once the engine has drawn it. @type {(log: Book, what: "game" | "wins" | "readings", of: unknown, here?: readonly (readonly string[])[]) => HTMLElement} */
export const chartPlace = (log, what, of, here) => {
  const place = h("div", { className: "log-charts" });
  log.showIn(place, () => log.about("log_chart", what, of, log.data.lang, chartWidth()), (/** @type {LogChart | null} */ chart) => drawChart(log, chart, here));
  return place;
};
