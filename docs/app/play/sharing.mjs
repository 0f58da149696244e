// What is sent of a followed game: links that hold its record in their fragment, which no browser sends to anybody, and its file.
import { linkRow } from "../sheet/dialog.mjs";
import { button, h } from "../sheet/draw.mjs";
import { download } from "../sheet/share.mjs";
import { now, onTheWall } from "../sheet/time.mjs";
import { packed } from "./packing.mjs";
import { fileOf } from "./records.mjs";
/** @import { KeptRecord, Words } from "../types" */
/** @import { Way } from "./reading.mjs" */
/** @import { Play } from "./session.mjs" */

/** The address that opens a record. @type {(way: Way, lines: readonly string[]) => Promise<string>} */
export const linkTo = async (way, lines) => `${location.href.replace(/[?#].*$/s, "")}#${way}=${await packed(lines)}`;

/** A link with its code. @type {(play: Play, title: string, address: string) => HTMLElement} */
export const drawLink = ({ words, data }, title, address) => linkRow(/** @type {Words} */ (/** @type {unknown} */ (words)), title, address, () => `${data.name}: ${title}`);

/** Something to send, made when it is first wanted. @type {(play: Play, way: Way, title: string, lines: () => readonly string[]) => HTMLElement} */
export const sendRow = (play, way, title, lines) => {
  const place = h("div");
  const fill = async () => {
    if (!place.childElementCount) place.append(drawLink(play, title, await linkTo(way, lines())));
  };
  return h("details", { className: "play-send", data: { way }, ontoggle: fill }, h("summary", { textContent: title }), place);
};

/** The record as a file, as `scorer track` writes it: its name, too. @type {(play: Play, record: KeptRecord) => HTMLElement} */
export const fileButton = ({ words }, record) =>
  button(words.save ?? "", () => download(fileOf(record), `${record.game}-${(onTheWall(record.at) ?? now()).slice(0, 10)}.jsonl`, "application/x-ndjson"), { data: { do: "save" } });
