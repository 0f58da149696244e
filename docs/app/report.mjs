// A report: its text, which can be changed, and the link that opens the form for it, filled in. Nothing is sent from here.
// `docs/site/reporting.py` writes what it says and where it leads.
import { button, h } from "./sheet/draw.mjs";
import { get } from "./table.mjs";

/**
 * @typedef {Readonly<Record<string, string>>} Values the values of fields, by their keys; a game by its id
 *
 * @typedef {object} Form
 * @property {string} address the link to it, empty
 * @property {string} title
 * @property {string} text
 * @property {Readonly<Record<string, string>>} fields what stands before each, by its key
 * @property {readonly string[]} written the keys of those in which people write more than a word
 *
 * @typedef {object} Data
 * @property {Readonly<Record<"lead" | "open" | "copy" | "copied" | "close", string>>} words
 * @property {Readonly<Record<string, string>>} offers the heading, by what the report is about
 * @property {Readonly<Record<string, Form>>} forms
 * @property {number} longest characters that a link may have
 * @property {number} longestTitle
 * @property {string} language
 * @property {Readonly<Record<string, { name: string, edition: string }>>} games
 */

/** So many characters can be typed in a field. */
const MOST = 2000;

/** A text of at most so many characters. @type {(text: string, most: number) => string} */
const cut = (text, most) => {
  const signs = [...text.toWellFormed()];
  return signs.length <= most ? signs.join("") : `${signs.slice(0, most - 1).join("")}…`;
};

/** A text with values in the place of their keys. @type {(text: string, values: Values) => string} */
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, /** @type {string} */ key) => values[key] ?? "");

/** A text as a part of a link, percent-encoded as Python does it: programs that find links in texts end them at a bracket. @type {(text: string) => string} */
const encoded = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The link that opens a form, filled in; where it would be too long, the values are cut. The same as `link` of
 * `scorer/text/report.py` makes, sign by sign.
 * @type {(data: Pick<Data, "longest" | "longestTitle">, form: Form, values: Values) => string}
 */
export const linkOf = ({ longest, longestTitle }, form, values) => {
  const all = /** @type {Values} */ ({ ...values, title: cut(filled(form.title, values), longestTitle) });
  const told = ["title", ...Object.keys(form.fields)].filter((key) => all[key]);
  for (let most = longest; ; most = Math.floor((most * 3) / 4)) {
    const link = form.address + told.map((key) => `&${key}=${encoded(cut(all[key] ?? "", most))}`).join("");
    if (link.length <= longest) return link;
  }
};

/** What the language of this page has of reports. @type {() => Promise<Data>} */
const load = async () => {
  const answer = await fetch(new URL(`../${document.documentElement.lang}/report.json`, import.meta.url));
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
};

/** The style of the dialog, once it is there. */
const style = () =>
  new Promise((resolve, reject) => {
    const href = new URL("report.css", import.meta.url).href;
    const link = h("link", { rel: "stylesheet", href, onload: resolve, onerror: reject });
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) resolve(null);
    else document.head.append(link);
  });

/** The values that a report begins with: those that are given, and what is known beside them. @type {(data: Data, values: Values) => Values} */
const known = ({ games, language }, { game = "", ...values }) => {
  const of = games[game];
  return { game: of?.name ?? "", edition: get(game).edition ?? of?.edition ?? "", language, ...values };
};

/**
 * Shows a report in a dialog. Rejects where what it needs could not be loaded.
 * @type {(about: "rule" | "search" | "word", given: Values, within?: HTMLElement) => Promise<void>}
 */
export const report = async (about, given, within = document.querySelector(".md-typeset") ?? document.body) => {
  const [data] = await Promise.all([load(), style()]);
  const { words, offers } = data;
  const form = data.forms[about === "rule" ? "rule" : "word"];
  if (!form || document.querySelector("dialog.report-dialog")) return;
  const begun = known(data, given);
  const inputs = Object.entries(form.fields).map(([key, label]) => {
    const isWritten = form.written.includes(key);
    const input = h(isWritten ? "textarea" : "input", { name: key, value: begun[key] ?? "", maxLength: MOST, autocomplete: "off", oninput: () => show() });
    return { key, input, place: h("label", { className: isWritten ? "report-dialog__written" : "" }, h("span", { textContent: label }), input) };
  });
  const values = () => Object.fromEntries(inputs.map(({ key, input }) => [key, input.value.trim()]));
  const open = h("a", { className: "button", target: "_blank", rel: "noopener", textContent: words.open });
  const show = () => {
    open.href = linkOf(data, form, values());
  };
  const copy = button(words.copy, async () => {
    await navigator.clipboard.writeText(filled(form.text, values()));
    copy.textContent = words.copied;
  }, { className: "button quiet" });
  const shown = h(
    "dialog",
    { className: "report-dialog", "aria-labelledby": "report-title", onclose: () => shown.remove() },
    h("div", { className: "report-dialog__head" }, h("h2", { id: "report-title", textContent: offers[about] }), button(words.close, () => shown.close(), { className: "button quiet" })),
    h("p", { textContent: words.lead }),
    inputs.map(({ place }) => place),
    h("div", { className: "report-dialog__keys" }, open, copy),
  );
  show();
  within.append(shown);
  shown.showModal();
  // What only the person knows is asked for first.
  inputs.find(({ input }) => !input.value)?.input.focus();
};

/** Shows the report of a search in vain, of one game or of all; where it was is told by the address, as it is in no language. @type {(words: string, game: string | undefined, within: HTMLElement) => Promise<void>} */
export const reportSearch = (words, game = "", within) => report("search", { typed: words, where: location.pathname, game }, within);

/** Shows the report of a rule. @param {string} rule its id */
export const reportRule = (rule) => report("rule", { rule, game: rule.split(".")[0] ?? "" });
