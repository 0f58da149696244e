// A count that goes somewhere else. Links hold it in their fragment, which no browser sends to anybody.
import { h } from "./draw.mjs";
import { PART_VERSION } from "./incoming.mjs";
import { openPlaces, placeText, spelled } from "./said.mjs";
import { seated } from "./tally.mjs";
import { day, now, when } from "./time.mjs";
/** @import { Page } from "./page" */
/** @import { Count, Place, Words } from "../types" */

/** Percent-encoded so that no chat takes a sign of it for the end of the link; what is safe within stays short, for QR codes. @param {unknown} data */
const encoded = (data) =>
  encodeURIComponent(JSON.stringify(data))
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":");
const here = () => location.href.replace(/[?#].*$/s, "");

/** What a link says that is open; it is complete where it says nothing. @param {readonly Place[]} places */
const opened = (places) => (places.length ? `&open=${places.map((place) => encodeURIComponent(placeText(place))).join(",")}` : "");

/** The address that opens the sheet as it is. @type {(page: Pick<Page, "form" | "count" | "shared">) => string} */
export const tallyLink = ({ form, count, shared }) => `${here()}#tally=${encoded(shared())}${opened(openPlaces(form, count))}`;

/** The part of one player, with what was said to be none: what it leaves out it does not say. @type {(page: Page, seat: number) => string} */
export const partLink = ({ form, count, shared }, seat) => {
  const { players } = spelled(form, count);
  const { players: _all, ...table } = shared();
  const own = openPlaces(form, count).filter((place) => place.seat === seat).map((place) => ({ ...place, seat: 0 }));
  const from = `&from=${count.id}.${seat}&at=${count.at}&v=${PART_VERSION}`;
  return `${here()}#part=${encoded(seated(table, players.slice(seat, seat + 1)))}${opened(own)}${from}`;
};

/** A file is named after the game and its day. @type {(count: Count, ending: string) => string} */
export const fileName = (count, ending) => `${count.tally.game}-${day(count)}.${ending}`;

/** @type {(content: string | Blob, name: string, type: string) => void} */
export const download = (content, name, type) => {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = h("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Hands a picture to whom somebody chooses; whether the browser can do that. @type {(image: Blob, name: string) => Promise<boolean>} */
export const handOver = async (image, name) => {
  const files = [new File([image], name, { type: "image/png" })];
  if (!navigator.canShare?.({ files })) return false;
  await navigator.share({ files }).catch(() => {});
  return true;
};

/** Copies a text; the button says so for a moment. @type {(text: string, target: HTMLElement, words: Pick<Words, "copied">) => Promise<void>} */
export const copy = async (text, target, words) => {
  const before = target.textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where the page may not write there, the old way often may.
    const area = h("textarea", { value: text, className: "sheet__spoken" });
    target.after(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    target.focus();
    if (!copied) return;
  }
  // After a second tap the first one's timer still has the button's own text.
  if (before === words.copied) return;
  target.textContent = words.copied;
  setTimeout(() => {
    target.textContent = before;
  }, 2000);
};

/** The address that opens the played game in BG Stats. @type {(page: Page) => Promise<string>} */
export const bgstats = async ({ sharing, asked, count }) => {
  const engine = await sharing();
  const [tally, options] = asked();
  const ended = new Date(when(count) ?? now()).toISOString().replace("T", " ").slice(0, 19);
  const { link, play } = engine.bgstats(tally, ended, options);
  return link + encoded(play);
};

/** A QR code as a picture; null where there is too much for one. @type {(text: string, told: string) => Promise<HTMLCanvasElement | null>} */
export const code = async (text, told) => {
  const { qrcode } = await import("../vendor/qrcode/qrcode.mjs");
  const made = qrcode(0, "L");
  try {
    made.addData(text, "Byte");
    made.make();
  } catch {
    return null;
  }
  const size = made.getModuleCount();
  const unit = Math.max(3, Math.floor(640 / (size + 8)));
  const canvas = h("canvas", { className: "qr", role: "img", "aria-label": told, width: (size + 8) * unit, height: (size + 8) * unit });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (made.isDark(y, x)) pen.fillRect((x + 4) * unit, (y + 4) * unit, unit, unit);
  canvas.dataset.text = text;
  return canvas;
};
