// The language switch stays on the rule that is looked at.
const keep = () => {
  for (const link of document.querySelectorAll("a[data-same]")) link.hash = location.hash;
};
for (const event of ["hashchange", "pointerdown", "focusin", "click"]) addEventListener(event, keep, true);
