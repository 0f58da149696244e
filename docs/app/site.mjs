// What every page of the site does: nothing here is needed to read a rule.
import { fill, listen, show, subscribe } from "./table.mjs";

const words = JSON.parse(document.getElementById("words").textContent);
const root = new URL("../", import.meta.url);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

// Light or dark.
document.querySelector(".scheme")?.addEventListener("click", () => {
  const scheme = document.body.getAttribute("data-md-color-scheme") === "slate" ? "default" : "slate";
  document.body.setAttribute("data-md-color-scheme", scheme);
  try {
    localStorage.setItem("scheme", scheme);
  } catch {
    // It lasts as long as the page.
  }
});

// Whoever comes from a score sheet goes back to it.
const back = document.querySelector("[data-back]");
if (back) back.hidden = document.referrer.split(/[?#]/)[0] !== back.href;

// The menu of a small screen.
const drawer = document.querySelector(".drawer");
const drawn = document.getElementById("__drawer");
drawer?.addEventListener("click", () => drawn.click());
drawn?.addEventListener("change", () => {
  drawer.setAttribute("aria-expanded", String(drawn.checked));
  if (drawn.checked) document.querySelector(".menu a").focus();
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drawn?.checked) return;
  drawn.click();
  drawer.focus();
});

/** The id in a fragment; nothing where it holds something else. */
const named = (hash) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
};

// The language switch keeps the place: what the address names as long as it is on the screen, else what begins in the
// upper third of the screen, else what is being read there.
const place = () => {
  const header = document.querySelector(".md-header")?.offsetHeight ?? 0;
  const top = (entry) => entry.getBoundingClientRect().top;
  const target = document.getElementById(named(location.hash));
  // Other fragments hold more than a place.
  if (location.hash && !target) return location.hash;
  if (target && top(target) >= header - 1 && top(target) < innerHeight * 0.8) return location.hash;
  if (scrollY < 200) return "";
  const places = all("article.entry[id], .md-content h2[id]").filter((entry) => entry.getBoundingClientRect().height > 0);
  const begins = places.find((entry) => top(entry) >= header - 20 && top(entry) < innerHeight / 3);
  const read = begins ?? places.findLast((entry) => top(entry) < header);
  return read ? `#${read.id}` : "";
};
const keep = () => {
  for (const link of all(".languages a[data-same]")) link.hash = place();
};
for (const event of ["pointerdown", "focusin", "click"]) document.querySelector(".languages")?.addEventListener(event, keep, true);
addEventListener("click", (event) => {
  for (const menu of all(".languages[open]")) if (!menu.contains(event.target)) menu.open = false;
});
addEventListener("keydown", (event) => {
  const menu = document.querySelector(".languages[open]");
  if (event.key !== "Escape" || !menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// What an address leads to is opened.
const open = () => {
  const target = document.getElementById(named(location.hash));
  if (!target) return;
  for (let box = target.closest("details"); box; box = box.parentElement.closest("details")) box.open = true;
  if (target.tagName === "DETAILS") target.open = true;
  target.scrollIntoView();
};
addEventListener("hashchange", open);

// Links to send to somebody, and the printer.
addEventListener("click", async ({ target }) => {
  const button = target.closest?.("button.copy, button.print");
  if (!button) return;
  if (button.matches(".print")) return print();
  const address = new URL(button.dataset.copy, location.href).href;
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(address);
    button.textContent = words.copied;
    setTimeout(() => (button.textContent = before), 2000);
  } catch {
    location.href = address;
  }
});

// Code to take along.
for (const code of all(".md-typeset pre")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "take";
  button.textContent = words.copy;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = words.copied;
    setTimeout(() => (button.textContent = words.copy), 2000);
  });
  code.after(button);
  // What is too wide is scrolled with the keys, too.
  const wide = code.querySelector("code") ?? code;
  wide.tabIndex = 0;
}

// What our table plays.
const tell = () => {
  show(document);
  all(".choice").forEach(fill);
};
all(".choice").forEach(listen);
subscribe(tell);
tell();
// Only now does everything above it stand.
open();

// Everything of this language, without a network. A new version waits until somebody says yes.
const ask = (worker) => {
  if (document.querySelector(".update")) return;
  const bar = document.createElement("div");
  bar.className = "update";
  bar.setAttribute("role", "status");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words.reload;
  button.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    worker.postMessage({ skip: true });
  });
  bar.append(`${words.update} `, button);
  document.body.append(bar);
};
const offline = async () => {
  const found = await navigator.serviceWorker.register(new URL("sw.js", root), { scope: root.pathname });
  const watch = (worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) ask(worker);
    });
  if (found.waiting && navigator.serviceWorker.controller) ask(found.waiting);
  watch(found.installing);
  found.addEventListener("updatefound", () => watch(found.installing));
  const ready = await navigator.serviceWorker.ready;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data.kept === document.documentElement.lang) document.documentElement.dataset.offline = "ready";
  });
  ready.active.postMessage({ keep: document.documentElement.lang });
};
if ("serviceWorker" in navigator && isSecureContext) addEventListener("load", () => offline().catch(() => {}));
