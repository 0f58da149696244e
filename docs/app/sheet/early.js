// Stands in the page of a sheet, before the program is there: an empty sheet can be filled in at once, and what is tapped
// waits to be done. A sheet that is kept or comes with the address is not shown as if it were empty.
{
  const box = document.querySelector("[data-sheet]");
  try {
    if (location.hash || localStorage.getItem(`sheet.${box?.getAttribute("data-game")}`)) document.documentElement.dataset.state = "opening";
  } catch {
    // Nothing is kept where nothing can be.
  }
  window.early = [];
  box?.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-do]") : null;
    if (button instanceof HTMLElement) window.early?.push(button);
  });
  // The program has either begun by then, or it did not come.
  addEventListener("load", () => document.documentElement.toggleAttribute("data-missing", Boolean(window.early)));
}
