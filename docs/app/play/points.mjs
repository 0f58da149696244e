// Points: what everybody would have if the followed game ended now; or, where points run on a track, points alone, without
// moves: the phone is the track, and the score sheet takes it over.
import { reasoned } from "../sheet/points.mjs";
import { button, h } from "../sheet/draw.mjs";
import { fresh } from "../sheet/keep.mjs";
import { isolated } from "../sheet/text.mjs";
import { now, onTheWall, timeText } from "../sheet/time.mjs";
import { get } from "../table.mjs";
import { gainsOf, grown, lineOf, playersOf, tapsOf, totalsOf } from "./gains.mjs";
import { named } from "./keys.mjs";
import { incompleteText } from "./players.mjs";
import * as records from "./records.mjs";
/** @import { Play, Screen } from "./session.mjs" */
/** @import { Gain, Line } from "./gains.mjs" */
/** @import { Labels } from "../sheet/points.mjs" */
/** @import { KeptRecord, Texts } from "../types" */

/** The points that keys have. */
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** So many reasons, and so many earlier games, have room. */
const [REASONS, EARLIER] = [12, 5];

/** @type {(play: Play, value: string) => Screen} */
export const points = (play, value) => (play.followed && value !== "only" ? standing(play) : alone(play));

// If the game ended now

/** @param {Play} play @returns {Screen} */
const standing = (play) => {
  const { data, words } = play;
  const shown = h("div", { className: "play-standing" });
  const changed = () => {
    const { engine, followed } = play;
    if (!followed) return play.go("");
    const { categories } = /** @type {{ categories: Texts }} */ (engine.explain(followed.tally()));
    const { step } = followed;
    shown.replaceChildren(
      h("p", { className: "play-soft", textContent: step.outcome ? words.result : words.points_now }),
      h("p", { className: "play-status", textContent: incompleteText(play) }),
      ...reasoned({ words: /** @type {Labels["words"]} */ (/** @type {unknown} */ (words)), categories }, followed.score().players, step.outcome !== null, (id, text) => h("a", { href: `../../r/${id}/`, textContent: text })),
      ...step.view.map((text) => h("p", { className: "play-soft", textContent: isolated(text) })),
    );
  };
  const place = h("section", {}, h("h2", { textContent: words.points, tabIndex: -1 }), shown, h("p", { className: "tools" }, h("a", { className: "key quiet", href: "#after", textContent: words.after_so_far }), !play.readOnly && h("a", { className: "key quiet", href: "#agreed", textContent: words.agree }), data.running.length > 0 && h("a", { className: "key quiet", href: "#points=only", textContent: words.points_only })));
  return { place, changed };
};

// Points alone

/** @param {Play} play @returns {Screen} */
const alone = (play) => {
  const { data } = play;
  const place = h("section", { className: "play-only", "aria-busy": "true" });
  /** @param {KeptRecord | null} record */
  const show = (record) => {
    place.removeAttribute("aria-busy");
    place.replaceChildren(...(record ? counting(play, record, () => show(null)) : beginning(play, show)));
  };
  records.all(data.game, "points").then(([last]) => show(last && !last.ended ? last : null));
  return { place };
};

/** Who plays; or a game that was kept. @type {(play: Play, open: (record: KeptRecord) => void) => HTMLElement[]} */
const beginning = (play, open) => {
  const { data, words } = play;
  const [least, most] = data.table;
  const known = play.followed?.header.players ?? [];
  const names = Array.from({ length: most }, (_, i) => h("input", { type: "text", "aria-label": play.fill("numbered", { number: i + 1 }), placeholder: play.fill("numbered", { number: i + 1 }), autocomplete: "off", maxLength: 40, value: known[i] ?? "" }));
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const typed = names.map((input, i) => input.value.trim() || (i < least ? input.placeholder : "")).filter(Boolean);
    // Names that are alike are told apart by their numbers.
    const players = typed.map((name, i) => (typed.indexOf(name) === i ? name : `${name} ${i + 1}`));
    const record = { id: fresh(), game: data.game, kind: /** @type {const} */ ("points"), at: now(), lines: [JSON.stringify({ players })] };
    await keep(play, record);
    open(record);
  };
  const earlier = h("div", { className: "play-earlier" });
  records.all(data.game, "points").then((found) => {
    if (found.length) earlier.append(h("h3", { textContent: words.points_kept }), ...found.slice(0, EARLIER).map((record) => drawKept(record, () => open(record))));
  });
  return [
    h("h2", { textContent: words.points_only, tabIndex: -1 }),
    h("p", { textContent: words.points_lead }),
    h("form", { className: "play-names-only", onsubmit: begin }, names, button(words.start ?? "", null, { type: "submit", className: "key strong" })),
    earlier,
    h("p", {}, button(words.points_close ?? "", () => play.go(""), { className: "key quiet" })),
  ];
};

/** A game that was kept. @type {(record: KeptRecord, open: () => void) => HTMLElement} */
const drawKept = (record, open) => button([totalsOf(record).map(({ name, total }) => `${isolated(name)} ${total}`).join(", "), timeText(onTheWall(record.at))].join(" · "), open);

/** Keeps points; says where that is not possible. Gives what is kept: what another tab has, where that has gone on with them. @type {(play: Play, record: KeptRecord) => Promise<KeptRecord>} */
const keep = async (play, record) => {
  const lack = await records.put(record);
  if (lack) play.say((lack === "outrun" ? play.words.outrun : play.words[`lack_${lack}`]) ?? "");
  return (lack === "outrun" && (await records.get(record.id))) || record;
};

/** @type {(play: Play, kept: KeptRecord, leave: () => void) => HTMLElement[]} */
const counting = (play, kept, leave) => {
  const { words } = play;
  const players = playersOf(kept);
  let record = kept;
  let chosen = players[0] ?? "";
  /** @type {readonly string[]} */
  let reasons = [];
  const [who, last, why, all, bar] = ["play-who", "play-last", "play-reasons", "play-gains", "play-bar"].map((className) => h("div", { className }));

  /** @type {Promise<void> | null} */
  let keeping = null;
  /** Keeps what was tapped, and again as long as more was tapped meanwhile; only then it is drawn. */
  const write = async () => {
    for (let written = null; written !== record; ) {
      written = record;
      const there = await keep(play, record);
      if (there !== written) [record, written] = [there, there];
    }
    keeping = null;
    draw();
  };
  records.watch(async (id) => {
    const there = id === record.id && !keeping && (await records.get(id));
    if (!there || keeping) return;
    record = there;
    draw();
  });
  /** @param {Line} line */
  const tap = (line) => {
    record = grown(record, line, now());
    keeping ??= write();
    return keeping;
  };
  /** @param {string} name */
  const choose = (name) => {
    chosen = name;
    draw();
  };

  const draw = () => {
    const gains = gainsOf(record);
    const latest = gains.at(-1);
    who?.replaceChildren(
      ...totalsOf(record).map(({ name, total }) =>
        h(
          "button",
          { type: "button", className: `play-player${name === chosen ? " turn" : ""}`, "aria-pressed": String(name === chosen), data: { player: name }, onclick: () => choose(name) },
          h("span", { className: "play-player__name" }, h("bdi", { textContent: name })),
          h("output", { className: "play-player__total", textContent: String(total), data: { player: name, kind: "total" } }),
          latest?.by === name && !latest.out && h("span", { className: "play-player__gain", textContent: `+${latest.points}` }),
        ),
      ),
    );
    last?.replaceChildren(latest ? drawGain(latest) : h("p", { textContent: words.points_how }));
    const asks = latest && !latest.why && !latest.out && reasons.length;
    why?.replaceChildren(...(asks ? [h("p", { className: "play-soft", textContent: words.points_why }), ...reasons.map((reason) => button(reason, () => tap({ why: reason }), { className: "key" }))] : []));
    const drawOut = (/** @type {number} */ i) => button(words.points_out ?? "", () => tap({ out: i }), { "aria-label": `${words.points_out}: ${gains[i]?.by} +${gains[i]?.points}` });
    list.replaceChildren(...gains.map((gain, i) => h("li", { className: gain.out ? "gone" : "" }, drawGain(gain), !gain.out && drawOut(i))).reverse());
    if (all) all.hidden = !gains.length;
    undo.disabled = !tapsOf(record).length;
    sheet.href = toSheet(play, record);
  };

  const list = h("ol", { className: "play-moves" });
  all?.append(h("details", {}, h("summary", { textContent: words.points_all }), list));
  const undo = button(`↶ ${words.undo}`, () => tap({ undo: 1 }), { className: "key play-undo" });
  const next = () => choose(players[(players.indexOf(chosen) + 1) % players.length] ?? "");
  const sheet = h("a", { className: "key", textContent: words.sheet });
  bar?.append(undo, button(words.points_next ?? "", next), sheet);
  const keys = h("div", { className: "play-plus", role: "group", "aria-label": words.points }, KEYS.map((many) => button(`+${many}`, () => tap(lineOf(record, chosen, many, Date.now())), { className: "key play-key" })));
  last?.setAttribute("role", "status");
  who?.setAttribute("role", "group");
  who?.setAttribute("aria-label", words.players ?? "");
  draw();
  // What points are given for has names in the rules; they are there a moment later, or never without a network.
  reasonsOf(play, players).then((found) => {
    reasons = found;
    draw();
  }, () => {});
  const foot = h("div", { className: "tools" }, button(words.again ?? "", leave), button(words.points_close ?? "", () => play.go(""), { className: "key quiet" }));
  return [h("h2", { className: "sheet__spoken", textContent: words.points_only, tabIndex: -1 }), ...[who, last, keys, why, all, foot, bar && h("div", { className: "play-foot" }, bar)].flatMap((part) => part ?? [])];
};

/** @param {Gain} gain */
const drawGain = ({ by, points: many, why }) => h("p", { className: "play-event" }, h("span", {}, h("bdi", { textContent: by }), why && `: ${why}`), h("b", { textContent: `+${many}` }));

/** What the game gives points for while it is played: what can be done at its beginning. @type {(play: Play, players: readonly string[]) => Promise<readonly string[]>} */
const reasonsOf = async (play, players) => {
  const engine = await play.start();
  const game = engine.start({ game: play.data.game, players });
  const keys = game.offers();
  game.close();
  /** @param {Readonly<Record<string, number>>} gains */
  const gives = (gains) => Object.keys(gains).length > 0;
  const found = keys.filter(({ ask, gains: own }) => gives(own) || ask?.choices.some(({ gains }) => gives(gains)));
  return [...new Set(found.map(named))].slice(0, REASONS);
};

/** The address of the score sheet with these points in it; all else is counted there. @type {(play: Play, record: KeptRecord) => string} */
const toSheet = ({ data }, record) => {
  const { edition, rulings } = get(data.game);
  const players = totalsOf(record).map(({ name, total }) => ({ name, ...Object.fromEntries(data.running.map((key) => [key, total])) }));
  const tally = { game: data.game, id: record.id, ...(edition ? { edition } : {}), rulings, players };
  const open = [...players.flatMap((_, i) => data.counted_later.map((key) => `players[${i}].${key}`)), ...data.asked_later];
  return `../../score/${data.game}/#tally=${encodeURIComponent(JSON.stringify(tally))}&open=${open.map(encodeURIComponent).join(",")}`;
};
