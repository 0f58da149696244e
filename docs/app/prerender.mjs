// Writes the form of each score sheet into its page, as the browser draws it: node prerender.mjs PAGE…
//
// A part of the build (`docs/site/finishing.py`), not of the site. The modules of the sheet draw here with the few things of
// a document that stand below; what comes out is text.
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { drawFrame } from "./sheet/frame.mjs";
import { firstGroups } from "./sheet/form.mjs";
import { empty, open } from "./sheet/state.mjs";
/** @import { Form } from "./types" */

/** Properties of elements, and the attributes that they stand for. */
const PROPERTIES = {
  ...{ className: "class", htmlFor: "for", tabIndex: "tabindex", maxLength: "maxlength", inputMode: "inputmode" },
  ...Object.fromEntries(["id", "type", "role", "title", "value", "href", "placeholder", "autocomplete", "hidden", "disabled", "checked", "open"].map((name) => [name, name])),
};
/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** An element that can only be written down. */
class Written {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    /** @type {Map<string, string>} */
    this.attributes = new Map();
    /** @type {(Written | string)[]} */
    this.children = [];
    this.dataset = new Proxy({}, { set: (_, key, value) => this.write(`data-${String(key)}`, value) });
    for (const [property, attribute] of Object.entries(PROPERTIES)) Object.defineProperty(this, property, { set: (value) => this.write(attribute, value) });
  }
  /** @param {string} text */
  set textContent(text) {
    this.children = [String(text)];
  }
  /** @type {(name: string, value: string) => void} */
  setAttribute(name, value) {
    this.write(name, value);
  }
  /** Takes down an attribute; one without a text is only named. @type {(name: string, value: unknown) => boolean} */
  write(name, value) {
    this.attributes.set(name, value === true ? "" : String(value));
    return true;
  }
  /** @param {(Written | string)[]} children */
  append(...children) {
    this.children.push(...children);
  }
  /** @returns {string} */
  toString() {
    const attributes = [...this.attributes].map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join("");
    const inner = this.children.map((child) => (typeof child === "string" ? escaped(child) : String(child))).join("");
    return this.name === "input" ? `<${this.name}${attributes}>` : `<${this.name}${attributes}>${inner}</${this.name}>`;
  }
}
Object.assign(globalThis, { document: { createElement: (/** @type {string} */ name) => new Written(name) } });

for (const path of argv.slice(2)) {
  const page = readFileSync(path, "utf8");
  const data = page.match(/<script type="application\/json" id="sheet-data">(.*?)<\/script>/s)?.[1];
  /** @type {Form} */
  const form = JSON.parse(data ?? "");
  const view = { form, state: open(empty(form, "", "")), touch: false, unfolded: new Set(firstGroups(form)) };
  const pieces = drawFrame(view, [form.words.loading]).map(String);
  const pad = pieces.pop() ?? "";
  writeFileSync(path, page.replace("<!-- form -->", () => pieces.join("\n")).replace("<!-- pad -->", () => pad));
}
