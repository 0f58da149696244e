"""What a device keeps for the pages of the site: read, written as another page would, without room, or not at all."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

_ALL = """async (beginning) => {
  const { within } = await import("/app/database.mjs");
  let names;
  const texts = await within("texts", "readonly", (shelf) => {
    names = shelf.getAllKeys();
    return shelf.getAll();
  });
  const all = names.result.map((name, i) => [name, texts[i]]);
  return Object.fromEntries(all.filter(([name]) => name.startsWith(beginning)));
}"""

_CHANGE = """async (changes) => {
  const { within } = await import("/app/database.mjs");
  const names = Object.keys(changes);
  if (!names.length) return;
  await within("texts", "readwrite", (shelf) =>
    names.map((name) => (changes[name] === null ? shelf.delete(name) : shelf.put(changes[name], name)))[0]);
  new BroadcastChannel("scorer.texts").postMessage(names);
}"""

_FULL = """(() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, name) {
    const full = sessionStorage.getItem("full");
    const asked = put.call(this, value, name);
    if (full === null || !String(name).startsWith(full)) return asked;
    // As a browser does, which finds out when all of it is to be kept.
    const { transaction } = this;
    Object.defineProperties(transaction, {
      error: { value: new DOMException("", "QuotaExceededError") },
      commit: { value() {} },
    });
    asked.addEventListener("success", () => transaction.abort());
    return asked;
  };
})()"""

DENIED = """for (const name of ["localStorage", "indexedDB"])
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } });"""
"""Told to a page before it begins: its browser keeps nothing."""


def texts(page: Any, beginning: str = "") -> dict[str, str]:
    """What lies in the database of the device under names that begin so."""
    found: dict[str, str] = page.evaluate(_ALL, beginning)
    return found


def change(page: Any, changes: Mapping[str, str | None]) -> None:
    """Keeps texts, or forgets them (None); all pages of the device are told, as if another one had done it."""
    page.evaluate(_CHANGE, dict(changes))


def forget(page: Any) -> None:
    """Forgets everything that is kept."""
    change(page, dict.fromkeys(texts(page)))
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")


def until(page: Any, true: Callable[[dict[str, str]], object], beginning: str = "") -> dict[str, str]:
    """Waits until something is true of the texts that are kept; gives them. Raises after 30 seconds."""
    end = time.monotonic() + 30
    while not true(found := texts(page, beginning)):
        assert time.monotonic() < end, found
        page.wait_for_timeout(30)
    return found


def fill(page: Any, beginning: str = "") -> None:
    """Leaves no room for texts under names that begin so, in this page and when it is loaded again."""
    page.add_init_script(_FULL)
    page.evaluate(_FULL)
    page.evaluate("(full) => sessionStorage.setItem('full', full)", beginning)


def make_room(page: Any) -> None:
    """There is room again."""
    page.evaluate("sessionStorage.removeItem('full')")


def old(page: Any, texts: Mapping[str, str]) -> None:
    """Keeps texts as versions of the site did that had no database."""
    page.evaluate(
        "(texts) => { for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text) }", dict(texts)
    )
