// Several phones: handing over one player, and taking in what was handed over.
import { close, dialog, linkRow, namesIn } from "./dialog.mjs";
import { button, h } from "./draw.mjs";
import { mergeable, settled, wordsOf } from "./merging.mjs";
import { partLink } from "./share.mjs";
import { counted, idOf } from "./tally.mjs";
import { filled } from "./text.mjs";
/** @import { Opened } from "./incoming.mjs" */
/** @import { Page } from "./page" */
/** @import { Conflict, Tally } from "../types" */

/** @param {Page} page */
export const parts = (page) => {
  const { form, count } = page;
  const { words } = form;
  dialog(
    words,
    words.parts,
    h("p", { textContent: words.parts_lead }),
    count.tally.players.map(({ name }, seat) =>
      h("details", { className: "part" }, h("summary", {}, filled(words.hand_over, { name })), linkRow(words, name, partLink(page, seat))),
    ),
    h("h3", { textContent: words.take_over }),
    taking(page),
  );
};

/** Where something is pasted or a file is chosen. @type {(page: Page) => HTMLElement} */
export const taking = (page) => {
  const { words, table } = page.form;
  /** @param {string} text */
  const found = (text) => {
    const data = page.read(text);
    if (!data) return;
    close();
    if ("lines" in data) import("./opening.mjs").then(({ openLines }) => openLines(page, data.lines));
    else if (!("tally" in data)) page.refuse(data);
    else if (data.kind === "tally" && data.tally.players.length >= table[0] && !page.count.tally.players.some(counted)) page.take(data);
    else handed(page, data);
  };
  const input = h("textarea", { className: "paste", rows: 2, "aria-label": words.paste, placeholder: words.paste });
  const file = h("input", {
    type: "file",
    className: "sheet__spoken",
    accept: ".json,.jsonl,application/json,text/plain",
    onchange: async () => {
      const [chosen] = file.files ?? [];
      if (chosen) found(await chosen.text());
    },
  });
  return h(
    "div",
    { className: "taking" },
    input,
    h("div", { className: "tools" }, button(words.open_it, () => found(input.value), { className: "key strong" }), h("label", { className: "key file" }, words.file, file)),
  );
};

/** A part that somebody has handed over: into this sheet, or a sheet of its own. @type {(page: Page, found: Opened) => void} */
export const handed = (page, found) => {
  const { tally } = found;
  const { words, table } = page.form;
  const shown = dialog(
    words,
    words.handed,
    h("p", { className: "handed", textContent: namesIn(tally) }),
    h("p", { textContent: words.handed_lead }),
    h(
      "div",
      { className: "tools" },
      button(words.take_over, () => merge(page, found, shown), { className: "key strong" }),
      tally.players.length >= table[0] &&
        button(words.as_new, () => {
          shown.close();
          page.take(found);
        }),
      button(words.cancel, () => shown.close()),
    ),
  );
};

/** @type {(page: Page, found: Opened, shown: HTMLDialogElement) => Promise<void>} */
const merge = async (page, found, shown) => {
  const { tally } = found;
  const { form, count } = page;
  const { words } = form;
  const engine = await page.engine();
  const { tally: merged, conflicts } = engine.merge(mergeable(form, page.table, { ...count.tally, id: idOf(count) }, tally, page.sheet?.rulings ?? {}), form.game);
  /** @param {Tally} whole */
  const put = (whole) => {
    shown.close();
    page.change(whole, found);
    page.say(filled(words.taken, { names: namesIn(tally) }));
  };
  if (!conflicts.length) return put(settled(form, merged, [], []));
  /** @type {(number | null)[]} */
  const chosen = conflicts.map(() => null);
  const go = button(words.take_over, () => put(settled(form, merged, conflicts, chosen)), { className: "key strong", disabled: true });
  /** @type {(i: number, at: number) => void} */
  const choose = (i, at) => {
    chosen[i] = at;
    go.disabled = chosen.includes(null);
  };
  shown.replaceChildren(
    ...(shown.firstChild ? [shown.firstChild] : []),
    h("p", { textContent: words.conflict }),
    ...conflicts.map((conflict, i) => drawConflict(page, conflict, i, (at) => choose(i, at))),
    h("div", { className: "tools" }, go, button(words.cancel, () => shown.close())),
  );
};

/** @type {(page: Page, conflict: Conflict, i: number, choose: (at: number) => void) => HTMLElement} */
const drawConflict = ({ form, table }, conflict, i, choose) => {
  const { title, value } = wordsOf(form, table, conflict);
  return h(
    "fieldset",
    { className: "conflict" },
    h("legend", { textContent: title }),
    conflict.values.map((each, at) =>
      h(
        "label",
        {},
        h("input", { type: "radio", name: `conflict-${i}`, onchange: () => choose(at) }),
        ` ${filled(conflict.parts[at] ? form.words.there : form.words.here, { value: value(each) })}`,
      ),
    ),
  );
};
