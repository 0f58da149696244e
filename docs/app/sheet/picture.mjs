// The result as a picture, to send to somebody.
import { shortened, wrapped } from "./short.mjs";
import { isolated, signed } from "./text.mjs";
/** @import { Form, Sheet } from "../types" */

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const NAME = `700 24px ${FONT}`;

/** A PNG of the points of all players, in the colours of the page, with what else is told of the result; `when` its day. @type {(form: Form, sheet: Sheet, told: readonly string[], when: string) => Promise<Blob>} */
export const picture = (form, { players, ...rest }, told, when) => {
  const sheet = { ...rest, players: [...players].sort((a, b) => a.rank - b.rank) };
  const style = getComputedStyle(document.body);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  const [paper, ink, soft, line, strong, won] = /** @type {const} */ ([colour("--paper"), colour("--ink"), colour("--soft"), colour("--line"), colour("--strong"), colour("--picture-counts")]);
  const rows = (sheet.players[0]?.lines ?? []).map(({ category }, i) => ({
    label: form.categories[category] ?? category,
    points: sheet.players.map((player) => player.lines[i]?.points ?? 0),
  }));
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  /** @type {(text: string, font: string) => number} */
  const widthOf = (text, font) => {
    pen.font = font;
    return pen.measureText(text).width;
  };
  /** @type {(font: string, room: number) => (text: string) => boolean} */
  const fits = (font, room) => (text) => widthOf(text, font) <= room;
  const names = sheet.players.map(({ name }) => name);
  const [left, column, height] = /** @type {const} */ ([330, Math.min(Math.max(150, ...names.map((name) => widthOf(name, NAME) + 24)), 260), 52]);
  const width = 60 + left + names.length * column;
  const shown = shortened(names, fits(NAME, column - 16));
  const lines = (/** @type {string} */ text, /** @type {string} */ font) => wrapped(isolated(text), fits(font, width - 60));
  const said = [
    ...lines(sheet.decision.text, `600 24px ${FONT}`).map((text) => ({ text, size: 24, weight: 600 })),
    ...told.flatMap((text) => lines(text, `400 20px ${FONT}`)).map((text) => ({ text, size: 20, weight: 400 })),
  ];
  const top = 158 + 32 * said.length;
  const scale = 2;
  canvas.width = width * scale;
  canvas.height = (top + (rows.length + 1) * height + 110) * scale;
  pen.scale(scale, scale);
  /** @type {(text: string | number, x: number, y: number, how?: { size?: number, weight?: number, fill?: string, align?: CanvasTextAlign, room?: number }) => void} */
  const write = (text, x, y, { size = 24, weight = 400, fill = ink, align = "left", room = Infinity } = {}) => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillStyle = fill;
    pen.textAlign = align;
    pen.fillText(shortened([String(text)], fits(pen.font, room)).join(""), x, y);
  };
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(form.name, 30, 60, { size: 40, weight: 800, fill: strong });
  for (const [i, { text, ...how }] of said.entries()) write(text, 30, 105 + 32 * i, { ...how, room: width - 60 });
  const x = (/** @type {number} */ i) => 30 + left + i * column + column / 2;
  for (const [i, player] of sheet.players.entries()) {
    if (player.winner) {
      pen.fillStyle = won;
      pen.beginPath();
      pen.roundRect(x(i) - column / 2 + 4, top - 52, column - 8, (rows.length + 1) * height + 62, 14);
      pen.fill();
    }
    write(shown[i] ?? "", x(i), top - 14, { weight: 700, align: "center" });
  }
  for (const [i, { label, points }] of rows.entries()) {
    const y = top + i * height;
    pen.fillStyle = line;
    pen.fillRect(30, y, width - 60, 1);
    write(label, 30, y + 34, { room: left - 10 });
    for (const [seat, value] of points.entries()) write(signed(value), x(seat), y + 34, { align: "center" });
  }
  const y = top + rows.length * height;
  pen.fillStyle = ink;
  pen.fillRect(30, y, width - 60, 2);
  write(form.words.total, 30, y + 36, { weight: 800 });
  for (const [i, player] of sheet.players.entries()) write(signed(player.total), x(i), y + 38, { size: 30, weight: 800, align: "center" });
  write(when, 30, y + 120, { size: 20, fill: soft });
  return blobOf(canvas);
};

/** @type {(canvas: HTMLCanvasElement) => Promise<Blob>} */
const blobOf = (canvas) =>
  new Promise((done, fail) => {
    canvas.toBlob((made) => (made ? done(made) : fail(new Error("this browser makes no pictures"))), "image/png");
  });

/** A PNG of a drawing that stands alone, so many times as large. @type {(svg: string, scale: number) => Promise<Blob>} */
export const pngOf = async (svg, scale) => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas);
};
