// Pieces of the page, made one by one: a text is always text, whatever stands in it.

/** An element with its properties, attributes and children; `on…` listens, null and false are left out. */
export const h = (name, given = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(made.dataset, value);
    else if (key in made && !key.startsWith("aria") && key !== "list") made[key] = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
};

/** A number as people read it, with a minus sign and no hyphen. */
export const signed = (number) => String(number).replace("-", "−");

/** A sentence with its values put in. */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));

export const button = (words, onclick, more = {}) => h("button", { type: "button", className: "key", textContent: words, onclick, ...more });
