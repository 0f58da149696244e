// The dialog that hands the count and its result to others.
import { inShort } from "./decided.mjs";
import { codeButton, dialog, linkRow, onButton } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import { first } from "./first.mjs";
import { picture } from "./picture.mjs";
import { doubts } from "./results.mjs";
import { bgstats, copy, download, fileName, handOver, tallyLink } from "./share.mjs";
import { filled, isolated, series } from "./text.mjs";
import { dayText, when } from "./time.mjs";
/** @import { Page } from "./page" */
/** @import { Sheet } from "../types" */

/** Opens the dialog; `back` is called when it is closed, to lead to where it was opened. @type {(page: Page, back?: () => void) => void} */
export const share = (page, back = () => {}) => {
  const { words } = page.form;
  inShort(page); // so that it is known when something is sent
  const shown = dialog(words, words.share);
  shown.addEventListener("close", back);
  const [head] = shown.children;
  const fill = () => shown.replaceChildren(...(head ? [head] : []), ...contents(page, again));
  /** What is shown says who began, too: the link, the codes. */
  const again = (/** @type {string} */ choice) => {
    const { scrollTop } = shown;
    fill();
    shown.scrollTop = scrollTop;
    for (const each of shown.querySelectorAll("button")) if (each.dataset.choice === choice) each.focus({ preventScroll: true });
  };
  fill();
};

/** What stands in the dialog; `again` draws it anew. @type {(page: Page, again: (choice: string) => void) => HTMLElement[]} */
const contents = (page, again) => {
  const { form, sheet, open } = page;
  const { words } = form;
  const link = linkRow(words, form.name, tallyLink(page), () => sent(page));
  return [h("p", { textContent: words.share_lead }), link, ...(sheet && !open.length ? finished(page, sheet, again) : unfinished(page))];
};

/** What is said beside a link: who has won, what that depends on and what decided, or what is open. @type {(page: Page) => string} */
const sent = (page) => {
  const { form, table, sheet, open } = page;
  if (open.length || !sheet) return open.length ? filled(form.words.sofar, { what: series(form.words, open) }) : form.name;
  return isolated([filled(form.words.pair, { question: form.name, value: sheet.decision.text }), ...doubts(form, table, sheet), inShort(page)].filter(Boolean).join("\n"));
};

/** A shape that a result can be had in: to copy and to save. @type {(page: Page, title: string, ending: string, type: string, text: () => string | Promise<string>) => HTMLElement} */
const shape = ({ form, count }, title, ending, type, text) => {
  const { words } = form;
  return h(
    "div",
    { className: "share__shape" },
    h("span", { textContent: title }),
    button(words.copy, onButton(async (target) => copy(await text(), target, words)), { "aria-label": filled(words.pair, { question: title, value: words.copy }) }),
    button(words.save, async () => download(await text(), fileName(count, ending), type), { "aria-label": filled(words.pair, { question: title, value: words.save }) }),
  );
};

/** @type {(page: Page) => HTMLElement[]} */
const unfinished = (page) => {
  const { form, open, wrong } = page;
  const what = wrong.length ? wrong.join("\n") : filled(form.words.open, { what: series(form.words, open) });
  return [h("p", { className: "sheet-dialog__note", textContent: filled(form.words.unfinished, { what }) })];
};

/** @type {(page: Page, sheet: Sheet, again: (choice: string) => void) => HTMLElement[]} */
const finished = (page, sheet, again) => {
  const { form } = page;
  const { words } = form;
  /** @param {string} how */
  const written = async (how) => {
    const engine = await page.sharing();
    const [tally, options] = page.asked();
    return engine.written(tally, how, options);
  };
  const [codes, shown] = codeButton(words, () => bgstats(page), words.bgstats_code);
  return [
    h("h3", { textContent: words.result }),
    shape(page, words.text, "txt", "text/plain", () => written("text")),
    shape(page, "Markdown", "md", "text/markdown", () => written("markdown")),
    shape(page, "CSV", "csv", "text/csv", () => written("csv")),
    shape(page, "JSON", "json", "application/json", () => `${JSON.stringify(sheet, null, 2)}\n`),
    h("div", { className: "tools" }, button(words.picture, () => sendPicture(page, sheet)), button(words.print, () => print())),
    h("h3", { textContent: "BG Stats" }),
    ...(form.hasFirst ? [first(page, again)] : []),
    h(
      "div",
      { className: "tools" },
      button(words.bgstats, async () => {
        location.href = await bgstats(page);
      }),
      codes,
    ),
    shown,
  ];
};

/** @type {(page: Page, sheet: Sheet) => Promise<void>} */
const sendPicture = async (page, sheet) => {
  const { form, table, count } = page;
  const image = await picture(form, sheet, [...doubts(form, table, sheet), inShort(page)].filter(Boolean), dayText(when(count)));
  const name = fileName(count, "png");
  if (!(await handOver(image, name))) download(image, name, "image/png");
};
