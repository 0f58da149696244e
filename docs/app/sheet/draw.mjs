// Pieces of the page, made one by one: a text is always text, whatever stands in it.

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Child | readonly Child[]} Children
 * @typedef {Readonly<Record<string, unknown>>} Given properties, attributes (`aria-…`), `data` and listeners (`on…`)
 */

/**
 * An element with its properties, attributes and children; null, undefined and false are left out.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Given} [given]
 * @param {readonly Children[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const h = (name, given = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) if (isThere(value)) give(made, key, value);
  made.append(...children.flat().filter(isThere).map((child) => (typeof child === "number" ? String(child) : child)));
  return made;
};

/**
 * @template T
 * @param {T} value
 * @returns {value is Exclude<T, null | undefined | false>}
 */
const isThere = (value) => value !== null && value !== undefined && value !== false;

/** @type {(element: HTMLElement, key: string, value: unknown) => void} */
const give = (element, key, value) => {
  if (typeof value === "function") element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
  else if (key === "data") Object.assign(element.dataset, value);
  else if (key in element && !key.startsWith("aria")) Object.assign(element, { [key]: value });
  else element.setAttribute(key, value === true ? "" : String(value));
};

/** A button with a text. @type {(text: string, onclick: ((event: PointerEvent) => void) | null, given?: Given) => HTMLButtonElement} */
export const button = (text, onclick, given = {}) => h("button", { type: "button", className: "key", textContent: text, onclick, ...given });

/** A button that does what `data-do` says: `listen.mjs` hears all of them. @type {(text: string, act: string, given?: Given, data?: Readonly<Record<string, string>>) => HTMLButtonElement} */
export const act = (text, name, given = {}, data = {}) => button(text, null, { data: { do: name, ...data }, ...given });

/**
 * The element of a page that a selector names.
 * @template {HTMLElement} E
 * @param {string} selector
 * @param {new () => E} type
 * @param {ParentNode} [within]
 * @returns {E}
 */
export const find = (selector, type, within = document) => {
  const found = within.querySelector(selector);
  if (!(found instanceof type)) throw new TypeError(`there is no ${selector}`);
  return found;
};

/**
 * Listens to an event of elements in some places: those that are there, and those that are drawn later.
 * @template {HTMLElement} E
 * @param {readonly HTMLElement[]} places
 * @param {string} type the name of the event
 * @param {string} selector
 * @param {new () => E} kind
 * @param {(element: E, event: Event) => void} does
 */
export const hear = (places, type, selector, kind, does) => {
  for (const place of places) {
    place.addEventListener(
      type,
      (event) => {
        const element = event.target instanceof Element ? event.target.closest(selector) : null;
        if (element instanceof kind) does(element, event);
      },
      type === "toggle", // which does not bubble
    );
  }
};
