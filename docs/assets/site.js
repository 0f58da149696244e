// The language switch stays on the rule that is looked at.
const keep = () => {
  for (const link of document.querySelectorAll("a[data-same]")) link.hash = location.hash;
};
for (const event of ["hashchange", "pointerdown", "focusin", "click"]) addEventListener(event, keep, true);

// The index of the search is as large as all pages together: it is fetched when somebody begins to search.
const searching = new Promise((begin) => {
  if (new URLSearchParams(location.search).has("h")) begin();
  addEventListener("focusin", (event) => event.target.closest(".md-search") && begin());
  addEventListener("change", (event) => event.target.id === "__search" && begin());
});
const { open, send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (method, url, ...rest) {
  this.late = String(url).endsWith("/search_index.json");
  return open.call(this, method, url, ...rest);
};
XMLHttpRequest.prototype.send = function (...body) {
  if (this.late) searching.then(() => send.apply(this, body));
  else send.apply(this, body);
};
