"""The words that readers have read: a slip of the keyboard in any text makes a new one.

`tests/data/words/` has two lists a language: of all that is shown (the program, the site, the rules), and of the
phrases for the search. After a wanted change: UPDATE_GOLDEN=1 pytest tests/text/test_words.py, then read the new words
in the difference.
"""

from __future__ import annotations

import os
import re

import pytest

from scorer.text.i18n import COMPLETE
from tests.support import DATA
from tests.support.catalogues import said_in

LISTS = {"shown": ("scorer", "rules"), "search": ("search",)}
"""The catalogues of each list."""

LETTERS = r"[^\W\d_]"
WORD = re.compile(rf"(?<![\w’-])(?=((?:{LETTERS}{{1,2}} )?{LETTERS}+(?:[’'‑-]{LETTERS}+)*))")
"""Letters, with apostrophes and hyphens inside, and a word of one or two letters together with the next: a slip in so
short a word is often another word, but seldom one that stands there."""


def words(language: str, name: str) -> set[str]:
    """The words of a list, without the names of placeholders."""
    said = [text for domain in LISTS[name] for text in said_in(language, domain)]
    return {word for text in said for word in WORD.findall(re.sub(r"{.*?}", "{}", text))}


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("language", sorted(COMPLETE))
def test_words_are_those_that_were_read(language: str, name: str) -> None:
    file = DATA / "words" / (f"{language}.txt" if name == "shown" else f"{language}.{name}.txt")
    now = words(language, name)
    if os.environ.get("UPDATE_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("".join(f"{word}\n" for word in sorted(now)), "utf-8")
    read = set(file.read_text("utf-8").splitlines())
    new, gone = ", ".join(sorted(now - read)), ", ".join(sorted(read - now))
    assert now == read, f"new words: {new or 'none'}; words that are gone: {gone or 'none'}"


def test_a_word_has_its_apostrophes_hyphens_and_short_words() -> None:
    found = WORD.findall("L’éléphant va à Congo: peut-être « 3 »")
    assert found == ["L’éléphant", "va à", "à Congo", "Congo", "peut-être"]
