// A dialog of the sheet, and what several of them show.
import { button, h } from "./draw.mjs";
import { code, copy } from "./share.mjs";
import { isolated } from "./text.mjs";
/** @import { Children } from "./draw.mjs" */
/** @import { Page } from "./page" */
/** @import { Tally, Words } from "../types" */

// Back closes the dialog that is open, and leaves nothing else: as long as one is, the tab has one more entry.
let leaving = false;
const isOpen = () => document.querySelector("dialog.sheet-dialog[open]") !== null;
const ownEntry = () => history.state?.dialog === true;
const keepEntry = () => {
  if (leaving || isOpen() === ownEntry()) return;
  if (isOpen()) {
    history.scrollRestoration = "manual";
    history.pushState({ dialog: true }, "");
  } else {
    leaving = true;
    history.back();
  }
};
addEventListener("popstate", () => {
  if (!leaving) close();
  leaving = false;
  if (!ownEntry()) history.scrollRestoration = "auto";
  keepEntry();
});

/** Opens a dialog with a heading; it is gone when it is closed. @type {(words: Words, title: string, ...children: readonly Children[]) => HTMLDialogElement} */
export const dialog = (words, title, ...children) => {
  const made = h(
    "dialog",
    { className: "sheet-dialog", "aria-labelledby": "dialog-title", onclose: () => leave(made) },
    h("div", { className: "sheet-dialog__head" }, h("h2", { id: "dialog-title", textContent: title }), button(words.close, () => made.close(), { className: "key quiet" })),
    ...children,
  );
  document.querySelector("[data-sheet]")?.append(made);
  made.showModal();
  keepEntry();
  return made;
};

/** A dialog was closed; another one may come at once. @param {HTMLElement} shown */
const leave = (shown) => {
  shown.remove();
  setTimeout(keepEntry);
};

/** Closes the dialog that is open. */
export const close = () => {
  const open = document.querySelector("dialog.sheet-dialog");
  if (open instanceof HTMLDialogElement) open.close();
};

/** @param {Tally} tally */
export const namesIn = (tally) => isolated(tally.players.map(({ name }) => name).join(", "));

/** A new sheet with the same people; the old one stays among the games. @param {Page} page */
export const again = (page) => {
  close();
  // The kinds that this table has named are the same in the next game.
  page.begin(
    page.count.tally.players.map(({ name }) => name),
    page.count.extra,
  );
};

/** What a button calls, with the button. @type {(does: (button: HTMLElement) => void) => (event: Event) => void} */
export const onButton = (does) => ({ currentTarget }) => {
  if (currentTarget instanceof HTMLElement) does(currentTarget);
};

/** A button that shows a QR code below, made when it is first wanted. @type {(words: Words, text: () => string | Promise<string>, told: string) => [button: HTMLElement, place: HTMLElement]} */
export const codeButton = (words, text, told) => {
  const shown = h("div", { className: "code", hidden: true });
  const opener = button(words.code, async () => {
    if (!shown.childElementCount) shown.append((await code(await text(), told)) ?? h("p", { textContent: words.too_long }), h("p", { textContent: told }));
    shown.hidden = !shown.hidden;
  });
  return [opener, shown];
};

/** A link to copy, to send with a text, and as a QR code. @type {(words: Words, title: string, address: string, text?: () => string) => HTMLElement} */
export const linkRow = (words, title, address, text = () => title) => {
  const input = h("input", { className: "link", readOnly: true, value: address, "aria-label": title, onfocus: () => input.select() });
  const [opener, shown] = codeButton(words, () => address, words.scan);
  return h(
    "div",
    { className: "share__link" },
    input,
    h(
      "div",
      { className: "tools" },
      button(words.copy, onButton((target) => copy(address, target, words)), { className: "key strong" }),
      "share" in navigator && button(words.send, () => navigator.share({ title, text: text(), url: address }).catch(() => {})),
      opener,
    ),
    shown,
  );
};
