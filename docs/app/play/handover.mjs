// Several phones: one writes, and hands the game over; others look on. And what else goes out of here: a replay, the file.
import { button, h } from "../sheet/draw.mjs";
import { now } from "../sheet/time.mjs";
import { heading, momentText } from "./pieces.mjs";
import { drawLink, fileButton, linkTo, sendRow } from "./sharing.mjs";
/** @import { KeptRecord } from "../types" */
/** @import { Play, Screen } from "./session.mjs" */

/** @param {Play} play @returns {Screen} */
export const hand = (play) => {
  const { words } = play;
  const place = h("section", { className: "play-hand" }, heading(words.hand ?? ""));
  const [title] = place.children;
  /** What the screen was drawn from: what is open in it stays open as long as nothing has changed. @type {unknown} */
  let drawn;
  const changed = () => {
    const { record, followed } = play;
    if (drawn === record) return;
    drawn = record;
    place.replaceChildren(...(title ? [title] : []), ...(record && followed ? drawAll(play, record) : [h("p", { textContent: words.nothing_yet })]));
  };
  return { place, changed };
};

/** @type {(play: Play, record: KeptRecord) => HTMLElement[]} */
const drawAll = (play, record) => {
  const { words, followed } = play;
  /** @type {(title: string | undefined, lead: string | undefined, ...more: readonly HTMLElement[]) => HTMLElement} */
  const part = (title, lead, ...more) => h("section", {}, h("h3", { textContent: title }), h("p", { textContent: lead }), ...more);
  const moves = () => (followed?.record() ?? []).map((line) => JSON.stringify(line));
  return [
    h("p", { className: "play-soft", textContent: words.hand_safe }),
    ...(record.looking ? [] : [handing(play, record)]),
    part(words.look_on, words.look_lead, sendRow(play, "look", words.look_send ?? "", () => record.lines)),
    part(words.replay, words.replay_lead, sendRow(play, "replay", words.replay_send ?? "", moves), h("p", {}, h("a", { href: "#replay", textContent: words.replay_here }))),
    part(words.as_file, words.file_lead, h("div", { className: "tools" }, fileButton(play, record))),
  ];
};

/** Giving the game to another phone: what shows the way there has been put away here first. @type {(play: Play, record: KeptRecord) => HTMLElement} */
const handing = (play, record) => {
  const { words } = play;
  const place = h("section", { className: "play-handing" }, h("h3", { textContent: words.hand_over }));
  if (!record.handed) {
    place.append(h("p", { textContent: words.hand_lead }), h("div", { className: "tools" }, button(words.hand_do ?? "", () => play.note({ handed: now() }), { className: "key strong", disabled: play.readOnly !== "", data: { do: "hand" } })));
    return place;
  }
  const shown = h("div");
  linkTo("record", record.lines).then((address) => shown.replaceChildren(drawLink(play, words.hand_over ?? "", address)));
  place.append(
    h("p", {}, h("b", { textContent: play.fill("handed", { when: momentText(play, record.handed) }) })),
    shown,
    h("h4", { textContent: words.take_back }),
    h("p", { textContent: words.back_lead }),
    h("p", { textContent: words.back_none }),
    h("div", { className: "tools" }, button(words.back_here ?? "", () => play.note({ handed: undefined }), { data: { do: "back" } })),
  );
  return place;
};
