// The result as a picture, to send to somebody.

import { signed } from "./draw.mjs";

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** A PNG of the points of all players, in the colours of the page. */
export const picture = async ({ form, words, sheet, count }) => {
  const style = getComputedStyle(document.body);
  const colour = (name) => style.getPropertyValue(name).trim();
  const [paper, ink, soft, line, strong, won] = ["--paper", "--ink", "--soft", "--line", "--strong", "--picture-counts"].map(colour);
  const rows = sheet.players[0].lines.map(({ category }, i) => [form.categories[category] ?? category, sheet.players.map((player) => player.lines[i].points)]);
  const many = sheet.players.length;
  const [left, column, height, top] = [330, 150, 52, 190];
  const width = 60 + left + many * column;
  const canvas = document.createElement("canvas");
  const scale = 2;
  canvas.width = width * scale;
  canvas.height = (top + (rows.length + 1) * height + 110) * scale;
  const pen = canvas.getContext("2d");
  pen.scale(scale, scale);
  const write = (text, x, y, { size = 24, weight = 400, fill = ink, align = "left", room = Infinity } = {}) => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillStyle = fill;
    pen.textAlign = align;
    let shown = String(text);
    while (shown.length > 1 && pen.measureText(shown).width > room) shown = `${[...shown.replace(/…$/, "")].slice(0, -1).join("")}…`;
    pen.fillText(shown, x, y);
  };
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(form.name, 30, 60, { size: 40, weight: 800, fill: strong });
  write(sheet.decision.text, 30, 105, { size: 24, weight: 600, room: width - 60 });
  const x = (i) => 30 + left + i * column + column / 2;
  sheet.players.forEach((player, i) => {
    if (player.winner) {
      pen.fillStyle = won;
      pen.beginPath();
      pen.roundRect(x(i) - column / 2 + 4, top - 52, column - 8, (rows.length + 1) * height + 62, 14);
      pen.fill();
    }
    write(player.name, x(i), top - 14, { weight: 700, align: "center", room: column - 16 });
  });
  rows.forEach(([label, points], i) => {
    const y = top + i * height;
    pen.fillStyle = line;
    pen.fillRect(30, y, width - 60, 1);
    write(label, 30, y + 34, { room: left - 10 });
    points.forEach((value, at) => write(signed(value), x(at), y + 34, { align: "center" }));
  });
  const y = top + rows.length * height;
  pen.fillStyle = ink;
  pen.fillRect(30, y, width - 60, 2);
  write(words.total, 30, y + 36, { weight: 800 });
  sheet.players.forEach((player, i) => write(signed(player.total), x(i), y + 38, { size: 30, weight: 800, align: "center" }));
  const when = new Date(count.at).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  write(when, 30, y + 120, { size: 20, fill: soft });
  return new Promise((done) => canvas.toBlob(done, "image/png"));
};
