// How the game goes, and how it went: the points after each move, who led, and when the lead turned.
import { chartWidth, drawChart } from "../charts.mjs";
import { load } from "../engine/engine.mjs";
import { h } from "../sheet/draw.mjs";
import { isolated } from "../sheet/text.mjs";
import { incompleteText } from "./players.mjs";
/** @import { Play, Screen } from "./session.mjs" */

/** The style sheet of charts, which is asked for once. @type {Promise<unknown> | null} */
let styled = null;
const style = () => {
  styled ??= new Promise((done, failed) => document.head.append(h("link", { rel: "stylesheet", href: new URL("../charts.css", import.meta.url).href, onload: done, onerror: failed })));
  styled.catch(() => {
    styled = null;
  });
  return styled;
};

/** The way to a score sheet in which nothing is counted yet: the game is the same, so that it can be held against the record. @param {Play} play */
const drawCount = ({ data, words, followed, record }) => {
  const { players = [], ...agreed } = followed?.tally() ?? {};
  const tally = { ...agreed, id: record?.id, players: players.map(({ name }) => ({ name })) };
  // No place is called so: everything is open.
  const href = `../../score/${data.game}/#tally=${encodeURIComponent(JSON.stringify(tally))}&open=all`;
  return [h("div", { className: "tools" }, h("a", { className: "key", href, data: { to: "count" }, textContent: words.after_count })), h("p", { className: "play-soft", textContent: words.after_why })];
};

/** @param {Play} play @returns {Screen} */
export const after = (play) => {
  const { data, words } = play;
  const title = h("h2", { tabIndex: -1 });
  const body = h("div", { className: "log-charts" }, h("p", { textContent: words.loading }));
  const place = h("section", { className: "play-after" }, title, body);
  /** What is drawn: the lines of a record do not change, there are only more of them. */
  let drawn = "";

  const draw = () => {
    const { followed } = play;
    if (!followed) return;
    const chart = followed.chart(chartWidth());
    const lacks = incompleteText(play);
    body.replaceChildren(
      ...(lacks ? [h("p", { className: "play-status", textContent: lacks })] : []),
      ...(chart?.sentences ?? [words.move_none ?? ""]).map((text, i, all) => h("p", { className: chart && i === all.length - 1 ? "play-soft" : "play-told", textContent: isolated(text) })),
      ...drawChart(play, chart),
      ...(followed.step.outcome ? drawCount(play) : []),
    );
  };

  const changed = async () => {
    const { followed, record } = play;
    title.textContent = (followed?.step.outcome ? words.after : words.after_so_far) ?? "";
    const now = `${record?.id} ${record?.lines.length}`;
    if (now === drawn) return;
    drawn = now;
    try {
      await Promise.all([load({ lang: data.lang, rooms: ["follow", "course"], games: [data.game] }), style()]);
      draw();
    } catch {
      drawn = "";
      body.replaceChildren(h("p", { textContent: words.absent }));
    }
  };
  return { place, changed };
};
