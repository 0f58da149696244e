// The screen stays on while a game is followed, where the browser can do that.

/** @type {WakeLockSentinel | null} */
let held = null;

/** Keeps the screen on until the page is put away. */
export const stayAwake = async () => {
  if (held || document.visibilityState !== "visible") return;
  try {
    held = (await navigator.wakeLock?.request("screen")) ?? null;
    held?.addEventListener("release", () => {
      held = null;
    });
  } catch {
    // The phone saves its battery.
  }
};

/** Lets the screen go dark again. */
export const rest = () => held?.release();
