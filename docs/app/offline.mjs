// What a page needs is kept, for when there is no network. A new version waits until somebody says yes.
/** @import { Texts } from "./types" */

/** Asks whether the new version shall be shown. @type {(worker: ServiceWorker, words: Texts) => void} */
const ask = (worker, words) => {
  if (document.querySelector(".update")) return;
  const bar = document.createElement("div");
  bar.className = "update";
  bar.setAttribute("role", "status");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words.reload ?? "";
  button.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    worker.postMessage({ skip: true });
  });
  const close = document.createElement("button");
  close.type = "button";
  close.className = "update__close";
  close.textContent = "×";
  close.setAttribute("aria-label", words.close ?? "");
  close.addEventListener("click", () => bar.remove());
  bar.append(`${words.update} `, button, close);
  document.body.append(bar);
};

/** What this page needs: the pages of its language; the engine where somebody counts or follows a game, and whoever has installed the site may; the logbook where it is open, which tells of followed games, too. */
const needed = () => {
  const { lang } = document.documentElement;
  const tells = document.querySelector("[data-log]") !== null;
  const follows = document.querySelector("[data-play]") !== null;
  const counts = tells || follows || document.querySelector("[data-sheet]") || matchMedia("(display-mode: standalone)").matches;
  return [lang, ...(counts ? ["sheet", `${lang}/sheet`] : []), ...(follows || tells ? ["follow"] : []), ...(follows ? [`${lang}/follow`] : []), ...(tells ? ["log", `${lang}/log`] : [])];
};

/** Keeps what this page needs. @type {(root: URL, words: Texts) => Promise<void>} */
export const offline = async (root, words) => {
  const { serviceWorker } = navigator;
  const found = await serviceWorker.register(new URL("sw.js", root), { scope: root.pathname });
  /** @param {ServiceWorker | null} worker */
  const watch = (worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) ask(worker, words);
    });
  if (found.waiting && serviceWorker.controller) ask(found.waiting, words);
  watch(found.installing);
  found.addEventListener("updatefound", () => watch(found.installing));
  const { active } = await serviceWorker.ready;
  const keep = needed();
  serviceWorker.addEventListener("message", ({ data }) => {
    if (String(data.kept) === String(keep)) document.documentElement.dataset.offline = "ready";
  });
  active?.postMessage({ keep });
  // Whoever puts the site on the home screen may count without a network.
  const { lang } = document.documentElement;
  addEventListener("appinstalled", () => active?.postMessage({ keep: [lang, "sheet", `${lang}/sheet`] }));
};
