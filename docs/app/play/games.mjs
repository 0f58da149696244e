// The games that are followed on this device: to go on, to look at, to forget; and those that come from elsewhere.
import { button, h } from "../sheet/draw.mjs";
import * as gone from "../sheet/gone.mjs";
import { signed } from "../sheet/text.mjs";
import { receive, receiveText } from "./arrival.mjs";
import { headOf } from "./comparing.mjs";
import { heading, momentText } from "./pieces.mjs";
import { linkIn, recordOf } from "./reading.mjs";
import * as records from "./records.mjs";
import { use } from "./session.mjs";
/** @import { KeptRecord } from "../types" */
/** @import { Play, Screen } from "./session.mjs" */

/** Where forgotten records lie as long as a visit lasts; no game has such an id. */
const SHELF = "records/";

/** @typedef {{ record: KeptRecord, isGone: boolean }} Entry */

/** All records, the latest first, with those that were forgotten just now. @type {() => Promise<Entry[]>} */
const entries = async () => {
  const kept = await records.all();
  const forgotten = gone.goneOf(SHELF).filter(({ id }) => !kept.some((record) => record.id === id)).map(({ text }) => JSON.parse(text));
  const all = [...kept.map((record) => ({ record, isGone: false })), ...forgotten.map((record) => ({ record, isGone: true }))];
  return all.sort((a, b) => (a.record.at < b.record.at ? 1 : -1));
};

/** Who plays. @type {(record: KeptRecord) => string} */
const namesOf = ({ lines }) => {
  const { players } = headOf(lines);
  return Array.isArray(players) ? players.join(", ") : "";
};

/** @param {Play} play @returns {Screen} */
export const games = (play) => {
  const { data, words } = play;
  const list = h("ul", { className: "kept" });
  const found = h("div", { role: "status" });
  const others = Object.entries(data.games).filter(([id]) => id !== data.game);
  const top = h("div", { className: "tools" });
  /** Draws the list; the focus goes to what can be done next with a record. @param {string} [focus] */
  const fill = async (focus = "") => {
    const all = await entries();
    list.replaceChildren(...all.map((entry) => drawRow(play, entry, fill)));
    if (focus) [...list.children].find((row) => row instanceof HTMLElement && row.dataset.id === focus)?.querySelector("button")?.focus();
    await tellTotals(play, all, list);
  };
  const begin = () => {
    play.leave();
    play.go("");
  };
  const place = h(
    "section",
    { className: "play-games" },
    heading(words.games ?? ""),
    top,
    others.length > 0 && h("p", { className: "tools" }, h("span", { textContent: words.other_game }), others.map(([id, name]) => h("a", { className: "key", href: `../${id}/`, textContent: name }))),
    list,
    h("h3", { textContent: words.bring }),
    drawTaking(play, found),
    found,
  );
  return {
    place,
    changed: () => {
      top.replaceChildren(...(play.record ? [h("a", { href: "#hand", className: "key strong", textContent: words.hand })] : []), button(words.again ?? "", begin, { data: { do: "new" } }));
      fill();
    },
  };
};

/** Where a link is pasted or a file is chosen; what came of it is said in a place. @type {(play: Play, found: HTMLElement) => HTMLElement} */
const drawTaking = (play, found) => {
  const { words } = play;
  const input = h("textarea", { className: "paste", rows: 2, "aria-label": words.paste, placeholder: words.paste });
  const take = async () => {
    const link = linkIn(input.value);
    if (link?.way === "record") await receive(play, await recordOf(link.code), found);
    else if (link) play.go(`${link.way}=${link.code}`);
    else await receiveText(play, input.value, found);
  };
  const file = h("input", { type: "file", className: "sheet__spoken", accept: ".jsonl,.json,application/json,application/x-ndjson,text/plain" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) await receiveText(play, await chosen.text(), found);
    file.value = "";
  });
  return h("div", { className: "taking" }, input, h("div", { className: "tools" }, button(words.open ?? "", take, { data: { do: "open" } }), h("label", { className: "key file" }, words.choose_file, file)));
};

/** Which game it is, when it was changed last, and how it stands. @type {(play: Play, entry: Entry, isShown: boolean) => string} */
const about = (play, { record: { game, at, ended, handed }, isGone }, isShown) => {
  const { data, words } = play;
  const state = isGone ? words.gone : handed ? words.given : ended ? words.is_over : "";
  return [data.games[game] ?? game, momentText(play, at), state, isShown && words.current].filter(Boolean).join(" · ");
};

/** @type {(play: Play, entry: Entry, fill: (focus: string) => void) => HTMLElement} */
const drawRow = (play, entry, fill) => {
  const { data, words } = play;
  const { record, isGone } = entry;
  const { id, game, ended, handed } = record;
  const isShown = id === play.record?.id && !isGone;
  const more = about(play, entry, isShown);
  const names = namesOf(record);
  const made = (/** @type {string | undefined} */ text, /** @type {() => unknown} */ does, /** @type {string} */ act, className = "key") => button(text ?? "", does, { className, "aria-label": `${text}: ${names}, ${more}`, data: { do: act } });
  const open = async () => {
    if (game !== data.game) {
      use(game, id);
      return location.assign(`../${game}/`);
    }
    if (!isShown) await play.open(record);
    play.go("");
  };
  const forget = async () => {
    gone.add({ game: SHELF, id, text: JSON.stringify(record) });
    await records.remove(record);
    fill(id);
  };
  const back = async () => {
    if ((await records.put(record)) === "") gone.without(SHELF, id);
    fill(id);
  };
  return h(
    "li",
    { className: isShown ? "now" : isGone ? "gone" : "", data: { id } },
    h("div", { className: "kept__what" }, h("b", {}, h("bdi", { textContent: names })), h("small", { textContent: more })),
    isGone ? made(words.bring_back, back, "bring") : [made(ended || handed ? words.look_at : words.go_on, open, "go"), !isShown && made(words.forget, forget, "forget", "key quiet")],
  );
};

/** Tells in each row who has how many points, one after the other: each game is played through for it. @type {(play: Play, all: readonly Entry[], list: HTMLElement) => Promise<void>} */
const tellTotals = async (play, all, list) => {
  const engine = await play.start().catch(() => null);
  for (const [i, { record }] of all.entries()) {
    await new Promise((done) => setTimeout(done));
    const place = list.children[i]?.querySelector("b");
    if (!engine || !place?.isConnected) return;
    try {
      await play.start(record.game);
      const followed = engine.resume(record.lines);
      const { players } = followed.totals();
      const winners = followed.step.outcome?.winners ?? [];
      followed.close();
      place.replaceChildren(...players.flatMap(({ name, total }, at) => [at ? ", " : "", winners.includes(name) ? "♛\u00a0" : "", h("bdi", { textContent: name }), `\u00a0${signed(total)}`]));
    } catch {
      // A game whose rules are not loaded here, or of a newer version: who played is enough.
    }
  }
};
