// Stands in the page of a sheet, before the program is there: an empty sheet can be filled in at once, and what is typed and
// tapped waits to be done in its order. A sheet that is kept or comes with the address is not shown as if it were empty.
{
  const box = document.querySelector("[data-sheet]");
  try {
    if (location.hash || localStorage.getItem(`sheet.${box?.getAttribute("data-game")}`)) document.documentElement.dataset.state = "opening";
  } catch {
    // Nothing is kept where nothing can be.
  }
  /** @type {NonNullable<typeof window.early>} */
  const early = [];
  window.early = early;
  for (const [type, places] of Object.entries({ click: "[data-do]", input: "input" })) {
    box?.addEventListener(type, ({ target }) => {
      const place = target instanceof Element ? target.closest(places) : null;
      // What was frozen is being done.
      if (Object.isFrozen(early)) return;
      if (place instanceof HTMLInputElement) early.push({ place, typed: { value: place.value, checked: place.checked } });
      else if (place instanceof HTMLElement) early.push({ place });
    });
  }
  // The program has either begun by then, or it did not come.
  addEventListener("load", () => document.documentElement.toggleAttribute("data-missing", Boolean(window.early)));
}
