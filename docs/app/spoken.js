// Shows a page in the language of its address, else in that of the browser. What it says in the languages that it is not
// written in stands beside it (`spoken` of `docs/site/finishing.py`).
{
  const others = JSON.parse(document.getElementById("in-other-languages")?.textContent ?? "{}");
  const own = document.documentElement.lang;
  const wanted = [...location.pathname.split("/"), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
  const found = others[wanted.find((name) => name === own || name in others) ?? own];
  const words = document.getElementById("words");
  if (found && words) {
    document.documentElement.lang = found.lang;
    document.title = found.title;
    words.textContent = found.words;
    document.body.replaceChildren(document.createRange().createContextualFragment(found.body));
  }
}
