// What is opened seldom: the result, to share, several phones, the games that are kept.
import { button, filled, h } from "./draw.mjs";
import * as keep from "./keep.mjs";
import { table } from "./paper.mjs";
import { picture } from "./picture.mjs";
import { bgstats, code, copy, download, fileName, partLink, tallyLink } from "./share.mjs";
import { clean, counted } from "./tally.mjs";

/** A dialog with a heading; it is gone when it is closed. */
const dialog = (words, title, ...children) => {
  const heading = h("h2", { id: "dialog-title", textContent: title });
  const made = h(
    "dialog",
    { className: "sheet-dialog", "aria-labelledby": "dialog-title", onclose: () => made.remove() },
    h("div", { className: "sheet-dialog__head" }, heading, button(words.close, () => made.close(), { className: "key quiet" })),
    ...children,
  );
  document.querySelector("[data-sheet]").append(made);
  made.showModal();
  return made;
};

const names = (tally) => tally.players.map(({ name }) => name).join(", ");

// ---------------------------------------------------------------- The result

/** What cannot be told yet, and why. */
const unfinished = ({ words, open, wrong, sheet }) => {
  if (sheet && !open.length) return null;
  return h("p", { className: "sheet-dialog__note", textContent: open.length ? filled(words.open, { what: open.join("; ") }) : wrong.join("\n") || words.loading });
};

export const result = (sheetOf) => {
  const { form, words, sheet, open } = sheetOf;
  const done = sheet && !open.length;
  const ranked = sheet ? [...sheet.players].sort((a, b) => a.rank - b.rank) : [];
  dialog(
    words,
    form.name,
    unfinished(sheetOf),
    done && h("p", { className: "result__said", textContent: sheet.decision.text }),
    sheet &&
      h(
        "ol",
        { className: "result__ranks" },
        ranked.map((player) =>
          h(
            "li",
            { className: done && player.winner ? "won" : "" },
            h("span", { className: "result__rank", textContent: `${player.rank}.` }),
            h("span", { className: "result__name" }, done && player.winner ? h("span", { "aria-hidden": "true", textContent: "♛ " }) : null, h("bdi", { textContent: player.name })),
            h("span", { className: "result__total", textContent: player.total }),
          ),
        ),
      ),
    sheet && table(sheetOf),
    h("div", { className: "tools" }, button(words.share, () => next(sheetOf, share), { className: "key strong" }), sheet && button(words.print, () => print()), button(words.new_same, () => again(sheetOf))),
  );
};

const next = (sheetOf, opens) => {
  document.querySelector("dialog.sheet-dialog")?.close();
  opens(sheetOf);
};

/** A new sheet with the same people; the old one stays among the games. */
const again = (sheetOf) => {
  document.querySelector("dialog.sheet-dialog")?.close();
  const next = sheetOf.empty(sheetOf.count.tally.players.map(({ name }) => name));
  // The kinds that this table has named are the same in the next game.
  sheetOf.show({ ...next, extra: sheetOf.count.extra });
};

// ---------------------------------------------------------------- To share

/** A link to copy, to send, and as a QR code. */
const linkRow = (words, title, address, scan) => {
  const input = h("input", { className: "link", readOnly: true, value: address, "aria-label": title, onfocus: ({ target }) => target.select() });
  const shown = h("div", { className: "code", hidden: true });
  return h(
    "div",
    { className: "share__link" },
    input,
    h(
      "div",
      { className: "tools" },
      button(words.copy, ({ target }) => copy(address, target, words), { className: "key strong" }),
      navigator.share && button(words.send, () => navigator.share({ title, url: address }).catch(() => {})),
      button(words.code, async () => {
        if (!shown.childElementCount) shown.append((await code(address, scan)) ?? h("p", { textContent: words.too_long }), h("p", { textContent: scan }));
        shown.hidden = !shown.hidden;
      }),
    ),
    shown,
  );
};

export const share = (sheetOf) => {
  const { form, words, count, sheet, open } = sheetOf;
  const done = sheet && !open.length;
  const written = async (how) => {
    const engine = await sheetOf.room();
    const [tally, options] = sheetOf.asked();
    return engine.written(tally, how, options);
  };
  const shape = (title, ending, type, text) =>
    h(
      "div",
      { className: "share__shape" },
      h("span", { textContent: title }),
      button(words.copy, async ({ target }) => copy(await text(), target, words), { "aria-label": `${title}: ${words.copy}` }),
      button(words.save, async () => download(await text(), fileName(form, ending), type), { "aria-label": `${title}: ${words.save}` }),
    );
  const data = async () => `${JSON.stringify(done ? sheet : clean(form, count.tally), null, 2)}\n`;
  const stats = h("div", { className: "code", hidden: true });
  dialog(
    words,
    words.share,
    h("p", { textContent: words.share_lead }),
    linkRow(words, form.name, tallyLink(form, count.tally), words.scan),
    done
      ? [
          h("h3", { textContent: words.result }),
          shape(words.text, "txt", "text/plain", () => written("text")),
          shape("Markdown", "md", "text/markdown", () => written("markdown")),
          shape("CSV", "csv", "text/csv", () => written("csv")),
          shape("JSON", "json", "application/json", data),
          h(
            "div",
            { className: "tools" },
            button(words.picture, async () => {
              const image = await picture(sheetOf);
              const file = new File([image], fileName(form, "png"), { type: "image/png" });
              if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => {});
              else download(image, file.name, "image/png");
            }),
            button(words.print, () => print()),
          ),
          h("h3", { textContent: "BG Stats" }),
          h(
            "div",
            { className: "tools" },
            button(words.bgstats, async () => {
              location.href = await bgstats(sheetOf);
            }),
            button(words.code, async () => {
              if (!stats.childElementCount) stats.append((await code(await bgstats(sheetOf), words.bgstats_code)) ?? h("p", { textContent: words.too_long }), h("p", { textContent: words.bgstats_code }));
              stats.hidden = !stats.hidden;
            }),
          ),
          stats,
        ]
      : [h("p", { className: "sheet-dialog__note", textContent: filled(words.unfinished, { what: open.length ? filled(words.open, { what: open.join("; ") }) : sheetOf.wrong.join("\n") }) }), shape("JSON", "json", "application/json", data)],
  );
};

// ---------------------------------------------------------------- Several phones

export const parts = (sheetOf) => {
  const { form, words, count } = sheetOf;
  dialog(
    words,
    words.parts,
    h("p", { textContent: words.parts_lead }),
    ...count.tally.players.map((player, i) =>
      h(
        "details",
        { className: "part" },
        h("summary", {}, filled(words.hand_over, { name: player.name })),
        linkRow(words, player.name, partLink(form, count.tally, i), words.scan),
      ),
    ),
    h("h3", { textContent: words.take_over }),
    taking(sheetOf),
  );
};

/** Where something is pasted or a file is chosen. */
const taking = (sheetOf) => {
  const { words } = sheetOf;
  const found = (text) => {
    const data = sheetOf.bring(text);
    if (!data) return;
    document.querySelector("dialog.sheet-dialog")?.close();
    if (!data.tally) sheetOf.refused(data);
    else if (data.kind === "tally" && data.tally.players.length >= sheetOf.form.table[0] && !sheetOf.count.tally.players.some(counted)) sheetOf.take(data.tally);
    else handed(sheetOf, data.tally);
  };
  const input = h("textarea", { className: "paste", rows: 2, "aria-label": words.paste, placeholder: words.paste, spellcheck: false });
  const file = h("input", {
    type: "file",
    className: "sheet__spoken",
    accept: ".json,.jsonl,application/json,text/plain",
    onchange: async () => file.files[0] && found(await file.files[0].text()),
  });
  return h("div", { className: "taking" }, input, h("div", { className: "tools" }, button(words.open_it, () => found(input.value), { className: "key strong" }), h("label", { className: "key file" }, words.file, file)));
};

/** A part that somebody has handed over: into this sheet, or a sheet of its own. */
export const handed = async (sheetOf, tally) => {
  const { words } = sheetOf;
  const shown = dialog(
    words,
    words.handed,
    h("p", { className: "handed", textContent: names(tally) }),
    h("p", { textContent: words.handed_lead }),
    h(
      "div",
      { className: "tools" },
      button(words.take_over, () => merge(sheetOf, tally, shown), { className: "key strong" }),
      tally.players.length >= sheetOf.form.table[0] &&
        button(words.as_new, () => {
          shown.close();
          sheetOf.take(tally);
        }),
      button(words.cancel, () => shown.close()),
    ),
  );
};

/** Players of whom nobody has said anything, not even a name, give way to those who come. */
const waiting = ({ form, count, strangers }) => {
  const unnamed = new Set(strangers(form.table[1] + 20));
  const players = clean(form, count.tally).players.filter((player, i) => counted(count.tally.players[i]) || !unnamed.has(player.name));
  return { ...clean(form, count.tally), players };
};

const merge = async (sheetOf, tally, shown) => {
  const { form, words } = sheetOf;
  const engine = await sheetOf.engine();
  const { tally: merged, conflicts } = engine.merge([waiting(sheetOf), tally], form.game);
  const put = (whole) => {
    shown.close();
    const players = [...whole.players];
    const unnamed = sheetOf.strangers(form.table[1] + 20).filter((name) => !players.some((player) => player.name === name));
    while (players.length < form.table[0]) players.push({ name: unnamed.shift() });
    sheetOf.change({ ...whole, rulings: whole.rulings ?? {}, players });
    sheetOf.say(filled(words.taken, { names: names(tally) }));
  };
  if (!conflicts.length) return put(merged);
  const said = (conflict, value) => {
    const field = form.fields.find(({ key }) => key === conflict.key);
    const label = (key) => field?.parts?.find((part) => part.key === key)?.label ?? key;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (Array.isArray(value)) return value.map((each) => (typeof each === "string" ? label(each) : each)).join(", ");
    if (typeof value === "object" && value) return Object.entries(value).map(([key, many]) => filled(words.zero, { category: label(key), points: many })).join(", ") || "0";
    if (conflict.key.startsWith("rulings.")) return form.readings[conflict.key.slice(8)]?.[value] ?? value;
    if (conflict.key === "edition") return form.editions[value] ?? value;
    return String(value);
  };
  const titleOf = ({ player, key }) => {
    const what = form.fields.find((field) => field.key === key)?.label ?? sheetOf.table.rulings[key.slice(8)]?.title ?? filled(words.edition, { edition: "" });
    return player ? `${player} – ${what}` : what;
  };
  const chosen = conflicts.map(() => null);
  const go = button(words.take_over, () => {
    let whole = merged;
    for (const [i, { player, key, values }] of conflicts.entries()) {
      const value = values[chosen[i]];
      if (player) whole = { ...whole, players: whole.players.map((each) => (each.name === player ? { ...each, [key]: value } : each)) };
      else if (key === "edition") whole = { ...whole, edition: value };
      else whole = { ...whole, rulings: { ...whole.rulings, [key.slice(8)]: value } };
    }
    put(whole);
  }, { className: "key strong", disabled: true });
  shown.replaceChildren(
    shown.firstChild,
    h("p", { textContent: words.conflict }),
    ...conflicts.map((conflict, i) =>
      h(
        "fieldset",
        { className: "conflict" },
        h("legend", { textContent: titleOf(conflict) }),
        conflict.values.map((value, at) =>
          h(
            "label",
            {},
            h("input", {
              type: "radio",
              name: `conflict-${i}`,
              onchange: () => {
                chosen[i] = at;
                go.disabled = chosen.includes(null);
              },
            }),
            ` ${filled(conflict.parts[at] ? words.there : words.here, { value: said(conflict, value) })}`,
          ),
        ),
      ),
    ),
    h("div", { className: "tools" }, go, button(words.cancel, () => shown.close())),
  );
};

// ---------------------------------------------------------------- The games on this device

export const games = (sheetOf) => {
  const { form, words, readable } = sheetOf;
  const list = h("ul", { className: "kept" });
  const fill = () => {
    list.replaceChildren(
      ...keep.all(form.game, readable).map((entry) => {
        const { id, count, broken, text } = entry;
        const now = id === sheetOf.count.id;
        const when = count && !Number.isNaN(Date.parse(count.at)) ? new Date(count.at).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }) : "";
        return h(
          "li",
          { className: now ? "now" : "" },
          h(
            "div",
            { className: "kept__what" },
            h("b", {}, h("bdi", { textContent: count ? names(count.tally) : broken ? words.broken : words.newer_kept })),
            h("small", { textContent: [when, now && words.current].filter(Boolean).join(" · ") }),
          ),
          count
            ? button(words.open_it, () => {
                document.querySelector("dialog.sheet-dialog")?.close();
                sheetOf.show(count);
              }, { disabled: now, "aria-label": `${words.open_it}: ${names(count.tally)}, ${when}` })
            : button(words.save, () => download(text, fileName(form, "txt"), "text/plain")),
          now || !count
            ? null
            : button(words.forget, () => {
                keep.remove(form.game, id);
                fill();
                sheetOf.say(words.forgotten);
                list.parentElement.querySelector("button").focus();
              }, { className: "key quiet", "aria-label": `${words.forget}: ${names(count.tally)}, ${when}` }),
        );
      }),
    );
  };
  fill();
  dialog(
    words,
    words.games,
    h(
      "div",
      { className: "tools" },
      button(words.new_same, () => again(sheetOf), { className: "key strong" }),
      button(words.new, () => {
        document.querySelector("dialog.sheet-dialog")?.close();
        sheetOf.show(sheetOf.empty(sheetOf.strangers(form.table[0])));
      }),
    ),
    h("p", { textContent: words.games_lead }),
    list,
    h("h3", { textContent: words.bring }),
    taking(sheetOf),
  );
};
