// The hint to put the site on the home screen: for those who have counted a second game, until they have answered.
import { button, h } from "./draw.mjs";
import * as keep from "./keep.mjs";
import { recall, remember } from "../local.mjs";
/** @import { Words } from "../types" */

const ANSWER = "install";

/** Safari has a menu for it and no button; it says there, and nowhere else, whether the site was opened from the home screen. */
const isSafari = () => "standalone" in navigator && navigator.standalone === false;

/** The hint; null where there is nothing to say. @param {Pick<Words, "install" | "install_safari" | "add_kind" | "not_now">} words */
export const hint = (words) => {
  const { installs } = window;
  const isThere = matchMedia("(display-mode: standalone)").matches;
  if (isThere || !(installs || isSafari()) || recall(ANSWER) !== null || keep.countEnded() < 2) return null;
  const shown = h("div", { className: "sheet-dialog__note install" });
  const done = () => {
    remember(ANSWER, "answered");
    shown.remove();
  };
  const install = () => {
    installs?.prompt?.();
    done();
  };
  shown.append(
    h("p", { textContent: words.install }),
    installs ? "" : h("p", { textContent: words.install_safari }),
    h("div", { className: "tools" }, installs && button(words.add_kind, install, { className: "key strong" }), button(words.not_now, done)),
  );
  return shown;
};
