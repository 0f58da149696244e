"""By what names things are listed in all languages, so that a file means the same to everybody who reads it."""

from __future__ import annotations

from functools import cache

from ..text.i18n import readable
from ..text.names import plain


@cache
def forms_of(message: str) -> frozenset[str]:
    """All forms of a text of the vocabulary in all languages, as `plain` makes them; also as they are typed in haste.

    In a browser only some catalogues are there; the build puts a table in the place of this module.
    """
    from ..typed.fold import spellings

    found = set()
    for say in readable():
        for form in say.forms(message):
            found |= {plain(form), *[plain(" ".join(words)) for words in spellings(form)]}
    return frozenset(found)
