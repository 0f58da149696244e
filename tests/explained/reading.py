"""Reads sentences of the program back into what they say: which text of the code it is, and the values in it.

The patterns are the texts of the catalogues themselves, in every form, so that a translated sentence is read by its
translation and checked by what the English one claims.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from babel.messages.pofile import read_po

from tests.support import ROOT

LANGUAGES = ("nl", "de", "fr", "fi", "en")


class Saying(NamedTuple):
    """One way to read a sentence."""

    text: str
    """The English text in the code; of two forms the one for one."""
    form: int
    """0 for the form for one, 1 for that for many."""
    values: dict[str, str]


class Text(NamedTuple):
    """A text of the code in one language."""

    text: str
    forms: Sequence[str]
    """One, or one for each number."""
    context: str
    files: Collection[str]


@cache
def texts(lang: str) -> Sequence[Text]:
    """All texts of the program; in English those that the other catalogues are made from."""
    with (ROOT / f"locales/{'nl' if lang == 'en' else lang}/LC_MESSAGES/scorer.po").open("rb") as file:
        catalogue = read_po(file)
    found = []
    for message in catalogue:
        ids = (message.id,) if isinstance(message.id, str) else tuple(message.id)
        said = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
        if ids[0]:
            files = {file for file, _ in message.locations}
            found.append(Text(ids[0], ids if lang == "en" else said, message.context or "", files))
    return found


@cache
def word(lang: str, text: str, context: str = "") -> str:
    """A text without values in a language."""
    return next(it.forms[0] for it in texts(lang) if (it.text, it.context) == (text, context))


def joined(lang: str, names: Sequence[str]) -> str:
    """Names as this language lists them."""
    if len(names) < 2:
        return "".join(names)
    return word(lang, "{items} and {last}").format(items=", ".join(names[:-1]), last=names[-1])


def number(text: str) -> int:
    """A number as people read it: `−5`. Raises `ValueError` for anything else."""
    if not re.fullmatch("−?[0-9]+", text):
        raise ValueError(text)
    return int(text.replace("−", "-"))


def holes(text: str) -> list[str]:
    """The names of the values, in their order."""
    return re.findall(r"\{(\w+)\}", text)


def pattern(text: str) -> re.Pattern[str]:
    """What matches the sentences that a text can become; a value that comes twice is the same twice."""
    known: set[str] = set()

    def hole(name: str) -> str:
        again = name in known
        known.add(name)
        return f"(?P={name})" if again else f"(?P<{name}>.+?)"

    parts = re.split(r"\{(\w+)\}", text)
    return re.compile("".join(hole(part) if n % 2 else re.escape(part) for n, part in enumerate(parts)), re.DOTALL)


class Reader:
    """Reads sentences of one language that come from some files of the code."""

    def __init__(self, lang: str, wanted: Callable[[Text], bool]) -> None:
        self.lang = lang
        self._patterns = [
            (text.text, form, said.partition("{")[0], said.rpartition("}")[2], pattern(said))
            for text in texts(lang)
            if not text.context and wanted(text)
            for form, said in enumerate(text.forms)
        ]
        self.read = lru_cache(200_000)(self._read)
        """Every way to read a sentence; none if no text can become it."""

    def _read(self, sentence: str) -> Sequence[Saying]:
        return tuple(self._found(sentence))

    def _found(self, sentence: str) -> Iterator[Saying]:
        for text, form, begin, end, known in self._patterns:
            if sentence.startswith(begin) and sentence.endswith(end) and (match := known.fullmatch(sentence)):
                yield Saying(text, form, match.groupdict())
