"""A compiled catalogue whose texts are decoded when they are looked up: a run needs a few of the thousands in it."""

from __future__ import annotations

from gettext import c2py
from struct import unpack_from
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ORDERS = {b"\xde\x12\x04\x95": "<", b"\x95\x04\x12\xde": ">"}
"""The order of the bytes by those that the file begins with."""


class Catalogue:
    """A .mo file, asked as `gettext.GNUTranslations` is."""

    def __init__(self, data: bytes) -> None:
        """Raises `LookupError`, `struct.error` or `ValueError` for a file that is none, or damaged."""
        order = ORDERS[data[:4]]
        version, count, keys, texts = unpack_from(f"{order}4I", data, 4)
        if version >> 16 > 1:
            raise ValueError(version)
        table = unpack_from(f"{order}{2 * count}I", data, keys)
        self._data = data
        self._texts: tuple[int, ...] = unpack_from(f"{order}{2 * count}I", data, texts)
        """Of each text its length and where it begins."""
        if any([start + length > len(data) for length, start in zip(self._texts[::2], self._texts[1::2], strict=True)]):
            raise ValueError(len(data))
        found = [data[start : start + length] for length, start in zip(table[::2], table[1::2], strict=True)]
        # The text for many follows the one for one.
        self._places = {key.partition(b"\0")[0]: n for n, key in enumerate(found)}
        self._fallback: Catalogue | None = None
        self._plural: Callable[[int], int] = c2py("n != 1")
        for line in (self._forms("") or [""])[0].splitlines():
            name, _, value = line.partition(":")
            if name.lower() == "plural-forms":
                self._plural = c2py(value.partition("plural=")[2].partition(";")[0])

    def add_fallback(self, fallback: Catalogue) -> None:
        """Another catalogue, asked after this one and its other fallbacks."""
        if self._fallback:
            self._fallback.add_fallback(fallback)
        else:
            self._fallback = fallback

    def gettext(self, message: str) -> str:
        """The translation of a text; the text itself if there is none."""
        found = self._one(message)
        return message if found is None else found

    def pgettext(self, context: str, message: str) -> str:
        """The translation of a text with a context; the text itself if there is none."""
        found = self._one(f"{context}\4{message}")
        return message if found is None else found

    def ngettext(self, one: str, many: str, n: int) -> str:
        """The translation for a number; without one the first text for one, else the second."""
        forms = self._forms(one)
        if forms and len(forms) > 1:
            return forms[self._plural(n)]
        return self._fallback.ngettext(one, many, n) if self._fallback else one if n == 1 else many

    def has(self, key: str) -> bool:
        """Whether there is a translation of a text; before one with a context stands the context and an EOT."""
        return self._one(key) is not None

    def _one(self, key: str) -> str | None:
        forms = self._forms(key)
        if forms is not None:
            return forms[0]
        return self._fallback._one(key) if self._fallback else None

    def _forms(self, key: str) -> list[str] | None:
        """The forms of a text for numbers, often only one; None if this catalogue has none."""
        place = self._places.get(key.encode())
        if place is None:
            return None
        length, start = self._texts[2 * place : 2 * place + 2]
        return self._data[start : start + length].decode(errors="replace").split("\0")
