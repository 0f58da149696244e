// Fingers: a key acts when it is touched or left, whatever another finger does, and a tap that began on one control never
// ends on another that has come to its place meanwhile.

const CONTROL = "button, a, input, label, summary, textarea, select";
/** @type {(target: EventTarget | null) => Element | null} */
const controlAt = (target) => (target instanceof Element ? target.closest(CONTROL) : null);

/**
 * Hears the keys of the pad, and keeps taps to the control that they began on.
 * @param {HTMLElement} pad
 * @param {(key: HTMLElement) => void} press
 */
export const fingers = (pad, press) => {
  /** @type {Element | null} */
  let began = null;
  addEventListener(
    "pointerdown",
    ({ isPrimary, target }) => {
      if (isPrimary) began = controlAt(target);
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      // Keyboards and screen readers click without a finger; a label clicks what it is the label of.
      if (!event.detail || !began || began.matches("label") || controlAt(event.target) === began) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  // Nor does it take the focus there, where the pad was closed by its last key.
  addEventListener(
    "mousedown",
    (event) => {
      if (pad.contains(began) && !(event.target instanceof Node && pad.contains(event.target))) event.preventDefault();
    },
    true,
  );
  /** @type {(target: EventTarget | null, keys: string) => HTMLElement | null} */
  const keyAt = (target, keys) => {
    const key = target instanceof Element ? target.closest(keys) : null;
    return key instanceof HTMLElement ? key : null;
  };
  /** What each finger has come down on. @type {Map<number, Element | null>} */
  const down = new Map();
  pad.addEventListener("pointerdown", ({ target, pointerId }) => {
    down.set(pointerId, keyAt(target, ".pad__word"));
    const digit = keyAt(target, ".pad__key:not(.pad__word)");
    if (digit) press(digit);
  });
  pad.addEventListener("pointerup", ({ target, pointerId }) => {
    const word = keyAt(target, ".pad__word");
    if (word && down.get(pointerId) === word) press(word);
    down.delete(pointerId);
  });
  pad.addEventListener("pointercancel", ({ pointerId }) => down.delete(pointerId));
  pad.addEventListener("click", ({ target, detail }) => {
    const key = keyAt(target, ".pad__key");
    if (key && !detail) press(key);
  });
};
