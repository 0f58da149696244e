// The dialog of the games that are kept on this device.
import { again, close, dialog, namesIn, timeOf } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import * as keep from "./keep.mjs";
import { taking } from "./phones.mjs";
import { openPlaces } from "./said.mjs";
import { download, fileName } from "./share.mjs";
import { counted } from "./tally.mjs";
import { filled, signed } from "./text.mjs";
/** @import { Page } from "./page" */
/** @import { Count, Kept, Words } from "../types" */

/** Tells in each row who has how many points, one row after the other: there may be many. @type {(page: Page, rows: readonly { count: Count, place: Element | null }[]) => Promise<void>} */
const tellTotals = async (page, rows) => {
  for (const { count, place } of rows) {
    const players = await page.totals(count).catch(() => null);
    await new Promise((done) => setTimeout(done));
    if (!place?.isConnected) return;
    const over = !openPlaces(page.form, count).length;
    if (players) place.replaceChildren(...players.flatMap(({ name, total, winner }, i) => [i ? ", " : "", over && winner ? "♛ " : "", h("bdi", { textContent: name }), ` ${signed(total)}`]));
  }
};

/** What is kept under an id: its text and its buttons. @type {(words: Words, what: string, more: string, now: boolean, ...buttons: readonly (HTMLElement | false)[]) => HTMLElement} */
const row = (words, what, more, now, ...buttons) =>
  h(
    "li",
    { className: now ? "now" : "" },
    h(
      "div",
      { className: "kept__what" },
      h("b", {}, h("bdi", { textContent: what })),
      h("small", { textContent: [more, now && words.current].filter(Boolean).join(" · ") }),
    ),
    ...buttons,
  );

/** @param {Page} page */
export const games = (page) => {
  const { form } = page;
  const { words } = form;
  const list = h("ul", { className: "kept" });
  /** @type {(count: Count) => HTMLElement} */
  const drawCount = (count) => {
    const now = count.id === page.count.id;
    const label = `${namesIn(count.tally)}, ${timeOf(count.at)}`;
    const open = () => {
      close();
      page.show(count);
    };
    const forget = () => {
      keep.remove(form.game, count.id);
      fill();
      page.say(words.forgotten);
      list.parentElement?.querySelector("button")?.focus();
    };
    return row(
      words,
      namesIn(count.tally),
      timeOf(count.at),
      now,
      button(words.open_it, open, { disabled: now, "aria-label": filled(words.pair, { question: words.open_it, value: label }) }),
      !now && button(words.forget, forget, { className: "key quiet", "aria-label": filled(words.pair, { question: words.forget, value: label }) }),
    );
  };
  /** @type {(entry: Kept) => HTMLElement} */
  const draw = (entry) =>
    entry.count
      ? drawCount(entry.count)
      : row(
          words,
          entry.broken ? words.broken : words.newer_kept,
          "",
          entry.id === page.count.id,
          button(words.save, () => download(entry.text, fileName(form, "txt"), "text/plain")),
        );
  const fill = () => {
    const entries = keep.all(form);
    list.replaceChildren(...entries.map(draw));
    tellTotals(page, entries.flatMap(({ count }, i) => (count?.tally.players.some(counted) ? [{ count, place: list.children[i]?.querySelector("b") ?? null }] : [])));
  };
  fill();
  const begin = () => {
    close();
    page.begin();
  };
  dialog(
    words,
    words.games,
    h("div", { className: "tools" }, button(words.new_same, () => again(page), { className: "key strong" }), button(words.new, begin)),
    h("p", { textContent: words.games_lead }),
    list,
    h("h3", { textContent: words.bring }),
    taking(page),
  );
};
