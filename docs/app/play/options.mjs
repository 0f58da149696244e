// What can be agreed before a game is followed, beside the readings of its rules.
import { h } from "../sheet/draw.mjs";
/** @import { Play } from "./session.mjs" */
/** @import { PlayOption } from "../types" */

/** A file as what an option takes. @type {(option: PlayOption, file: File) => Promise<unknown>} */
const readOption = async ({ kind }, file) => {
  const text = await file.text();
  return kind === "text" ? text.split(/\r?\n/) : JSON.parse(text);
};

/** What can be agreed, each with its value once somebody has said one. @type {(play: Play, options: readonly PlayOption[]) => { places: HTMLElement[], values: () => Promise<Record<string, unknown>> }} */
export const drawOptions = (play, options) => {
  /** @type {Record<string, () => unknown>} */
  const values = {};
  const help = (/** @type {PlayOption} */ option) => option.help && h("small", { textContent: option.help });
  /** @param {PlayOption} option */
  const draw = (option) => {
    const { key, kind, question, choices = [] } = option;
    if (kind === "flag") {
      const input = h("input", { type: "checkbox" });
      values[key] = () => input.checked || undefined;
      return h("label", { className: "play-check" }, input, h("span", {}, question, help(option)));
    }
    if (kind === "list") {
      const boxes = choices.map(({ value, label }) => /** @type {const} */ ([value, h("input", { type: "checkbox" }), label]));
      values[key] = () => {
        const chosen = boxes.filter(([, input]) => input.checked).map(([value]) => value);
        return chosen.length ? chosen : undefined;
      };
      return h("fieldset", {}, h("legend", { textContent: question }), help(option), boxes.map(([, input, label]) => h("label", { className: "play-check" }, input, h("span", { textContent: label }))));
    }
    const input = h("input", { type: "file", accept: kind === "text" ? ".txt,text/plain" : ".json,application/json" });
    values[key] = () => (input.files?.[0] ? readOption(option, input.files[0]) : undefined);
    return h("label", { className: "play-field" }, h("span", {}, `${question} (${play.words.file})`, help(option)), input);
  };
  return {
    places: options.map(draw),
    values: async () => {
      /** @type {Record<string, unknown>} */
      const said = {};
      for (const [key, value] of Object.entries(values)) {
        const found = await value();
        if (found !== undefined) said[key] = found;
      }
      return said;
    },
  };
};
