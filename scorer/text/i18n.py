"""Languages: the catalogues and what every sentence goes through.

Texts are English in the code and translated by gettext catalogues (`locales/<language>/LC_MESSAGES/*.mo`), which are
read only when a text in that language is asked for. A new language is one new folder there. English has only the
catalogue of phrases for the search. A package that adds a game brings catalogues of its own; ours go first.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .catalogue import Catalogue


def N_(message: str) -> str:
    """Marks a text for translation where it stands as data; it is translated where it is shown."""
    return message


def NN_(one: str, many: str) -> tuple[str, str]:
    """Marks a text that depends on a number for translation where it stands as data."""
    return one, many


def NP_(context: str, message: str) -> str:
    """Marks a text whose translation depends on where it stands, where it stands as data."""
    return message


PHRASES = "phrases"
"""The text in `search.po` under which a language has the phrases of a rule; each language has its own."""

SOURCE = "en"
"""The language that the texts in the code are written in; it needs no translations."""

COMPLETE = ("nl", "de", "fr", "fi", SOURCE)
"""The languages that the tests want complete, in the order in which they are listed; others may be drafts."""

_HERE = os.path.dirname(os.path.dirname(__file__))
_PACKAGE = __name__.partition(".")[0]
# Installed from a wheel the catalogues lie in the package; in a checkout they lie beside it.
_FOLDERS = (os.path.join(_HERE, "locales"), os.path.join(os.path.dirname(_HERE), "locales"))
_ELSEWHERE: list[tuple[object, str]] = []
"""The loader and the catalogue folder of each package that brings its own."""
_LOADED: list[tuple[str, str, Catalogue]] = []
"""Our catalogues in use, each with its language and domain."""


def signed(number: int) -> str:
    """A number as people read it, with a minus sign and no hyphen: `−5`."""
    return str(number) if number >= 0 else f"−{-number}"


EDITIONS = {
    "nl": (N_("Dutch"), NP_("rulebook", "Dutch")),
    "de": (N_("German"), NP_("rulebook", "German")),
    "fr": (N_("French"), NP_("rulebook", "French")),
    "fi": (N_("Finnish"), NP_("rulebook", "Finnish")),
    "en": (N_("English"), NP_("rulebook", "English")),
}
"""By the language of a rulebook, what its edition is called: in a list, and inflected after “stated by” and so on."""


def each_way(form: str) -> list[str]:
    """Returns all that a form of the vocabulary stands for: `draw (2/two/) cards` with 2, two, and neither."""
    before, _, rest = form.partition("(")
    ways, closed, after = rest.partition(")")
    if not closed:
        return [form.strip()]
    found = [f"{before}{way}{more}" for way in ways.split("/") for more in _ends(after)]
    return [" ".join(each.split()) for each in found]


def _ends(after: str) -> list[str]:
    """What stands behind a group, with the blank before it."""
    blank = after[: len(after) - len(after.lstrip())]
    return [f"{blank}{more}" for more in each_way(after)]


class Language:
    """One language: turns the texts of the code, with their named values, into sentences."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._texts = _catalogue(code, "scorer")

    def gettext(self, message: str, /, **values: object) -> str:
        """A sentence; `{names}` in it are replaced by the values."""
        text = self._texts.gettext(message) if self._texts else message
        return self._fill(text, values) if values else text

    def ngettext(self, one: str, many: str, n: int, /, **values: object) -> str:
        """A sentence that depends on a number. The sign plays no part: -1 point is one point."""
        n = abs(n)
        english = one if n == 1 else many
        text = self._texts.ngettext(one, many, n) if self._texts else english
        return self._fill(text, values)

    def pgettext(self, context: str, message: str, /, **values: object) -> str:
        """A text whose translation depends on where it stands."""
        text = self._from("scorer", context, message)
        return self._fill(text, values) if values else text

    def forms(self, message: str) -> tuple[str, ...]:
        """All forms of a text of the vocabulary: the one for one, the one after a higher number, then all others."""
        text = self.pgettext("vocabulary", message).partition("||")
        one, several = (
            [way for form in part.split("|") if form.strip() for way in each_way(form)] for part in (text[0], text[2])
        )
        return (*one[:1], *several[:1], *one[1:], *several[1:])

    def call(self, message: str, count: int = 1) -> str:
        """What a text of the vocabulary calls a thing, as it stands after a number."""
        one, _, several = self.pgettext("vocabulary", message).partition("||")
        return (several if count != 1 and several else one).partition("|")[0].strip()

    def rule_text(self, rule: str, message: str, numbers: Mapping[str, object]) -> str:
        """A text of the rules reference; `{NUMBERS}` in it come from the game's own constants."""
        return self._from("rules", rule, message).format_map(numbers)

    def phrases(self, rule: str) -> str:
        """How players who speak this language ask for a rule, separated by semicolons; nothing if nobody has said."""
        phrases = self._from("search", rule, PHRASES)
        return "" if phrases == PHRASES else phrases

    def _from(self, domain: str, context: str, message: str) -> str:
        catalogue = _catalogue(self.code, domain)
        return catalogue.pgettext(context, message) if catalogue else message

    def _fill(self, text: str, values: Mapping[str, object]) -> str:
        for value in values.values():
            if type(value) is int and value < 0:
                return text.format_map({key: signed(v) if type(v) is int else v for key, v in values.items()})
        return text.format_map(values)

    def has_rule_text(self, rule: str, message: str) -> bool:
        """Whether this language has a translation of its own, or needs none."""
        return self.code == SOURCE or self._from("rules", rule, message) != message

    def join(self, parts: Iterable[str]) -> str:
        """A list as this language writes it: Anna, Ben and Cleo; nothing if there is nothing."""
        *first, last = list(parts) or [""]
        if not first:
            return last
        return self.gettext("{items} and {last}", items=", ".join(first), last=last)

    def series(self, parts: Iterable[str]) -> str:
        """Parts that may have commas of their own: 2 gold; 1 gem, 1 drum. Nothing if there is nothing."""
        first, *rest = list(parts) or [""]
        for part in rest:
            first = self.gettext("{said}; {more}", said=first, more=part)
        return first

    def amounts(self, parts: Iterable[tuple[str, int]]) -> str:
        """Who has how much: Anna: 3, Ben: 4."""
        return ", ".join([self.gettext("{name}: {count}", name=name, count=count) for name, count in parts])


def find(code: str) -> Language | None:
    """The language with this code, if there is a catalogue of it; that of a locale (`fr_CA`, `nl-BE`), too."""
    return _find(code) if isinstance(code, str) else None


@lru_cache(maxsize=100)
def _find(code: str) -> Language | None:
    return _language(found) if (found := primary(code)) in languages() else None


def primary(code: str) -> str:
    """The code of the language of a locale: `fr` of `fr_CA`, `nl` of `NL` and `nl-BE`."""
    return code.replace("-", "_").partition("_")[0].lower()


@cache
def _language(code: str) -> Language | None:
    # What there is not must not be remembered for ever: only what is among the languages gets here.
    return Language(code) if code == SOURCE or _catalogue(code, "scorer") is not None else None


def languages() -> tuple[str, ...]:
    """Returns the codes of all languages: `nl`, `de`, `fr`, `fi`, then any drafts by code, and `en` last."""
    for folder in _FOLDERS:
        if os.path.isdir(folder):
            mo = ("LC_MESSAGES", "scorer.mo")
            found = [
                code
                for code in os.listdir(folder)
                if code.isalnum() and os.path.isfile(os.path.join(folder, code, *mo))
            ]
            return (*sorted(found, key=_in_order), SOURCE)
    return (*sorted(_in_zip(), key=_in_order), SOURCE)


def readable() -> list[Language]:
    """All languages but those whose catalogues are damaged, in the order of `languages`."""
    return [found for code in languages() if (found := find(code))]


def is_damaged(code: str) -> bool:
    """Whether there is a catalogue of a language, or of that of a locale, but none that can be read."""
    return isinstance(code, str) and primary(code) in languages() and find(code) is None


def _in_order(code: str) -> tuple[int, str]:
    return (COMPLETE.index(code) if code in COMPLETE else len(COMPLETE), code)


def _in_zip() -> list[str]:
    from importlib.resources import files

    folder = files(_PACKAGE).joinpath("locales")
    found = folder.iterdir() if folder.is_dir() else ()
    return [
        entry.name for entry in found if entry.name.isalnum() and entry.joinpath("LC_MESSAGES", "scorer.mo").is_file()
    ]


@cache
def _catalogue(code: str, domain: str) -> Catalogue | None:
    """A compiled catalogue of ours, if there is one, and behind it what other packages have besides."""
    for folder in _FOLDERS:
        if (found := _read_from(__spec__.loader, folder, code, domain)) is not None:
            for loader, other in _ELSEWHERE:
                _add(found, loader, other, code, domain)
            _LOADED.append((code, domain, found))
            return found
    return None


def add_catalogues(package: str) -> None:
    """Takes in the catalogues of another package; what ours translate stays as it is."""
    from importlib import import_module

    module = import_module(package)
    folder = os.path.join(os.path.dirname(str(module.__file__)), "locales")
    if all(folder != known for _, known in _ELSEWHERE):
        loader = module.__spec__.loader if module.__spec__ else None
        _ELSEWHERE.append((loader, folder))
        for code, domain, found in _LOADED:
            _add(found, loader, folder, code, domain)


def _add(found: Catalogue, loader: object, folder: str, code: str, domain: str) -> None:
    if (more := _read_from(loader, folder, code, domain)) is not None:
        found.add_fallback(more)


def _read_from(loader: object, folder: str, code: str, domain: str) -> Catalogue | None:
    """A catalogue, read through the loader of the package, so that a zip file will do, too."""
    if not code.isalnum():
        return None
    try:
        found = _get_data(loader, os.path.join(folder, code, "LC_MESSAGES", f"{domain}.mo"))
    except OSError:
        return None
    import struct
    from contextlib import suppress

    from .catalogue import Catalogue

    # A damaged catalogue is none.
    with suppress(ValueError, ArithmeticError, LookupError, struct.error):
        return Catalogue(found)
    return None


def _get_data(loader: object, path: str) -> bytes:
    """The bytes of a file, which may lie in a zip file. Raises `OSError`."""
    # Every loader of packages that lie in files or in a zip file has it, though `Loader` promises nothing.
    data: bytes = getattr(loader, "get_data")(path)  # noqa: B009
    return data


def checkout() -> str:
    """The folder of the catalogues in a checkout, where they may be edited; '' in an installation."""
    return "" if os.path.isdir(_FOLDERS[0]) or not os.path.isdir(_FOLDERS[-1]) else _FOLDERS[-1]


def data(path: str) -> bytes | None:
    """A file in the folder of the catalogues, or None if there is none."""
    for folder in _FOLDERS:
        try:
            return _get_data(__spec__.loader, os.path.join(folder, path))
        except OSError:
            continue
    return None


def edition_name(code: str, say: Language) -> str:
    """An edition in words; its code where it has none."""
    return say.gettext(EDITIONS[code][0]) if code in EDITIONS else code


def own_name(say: Language) -> str:
    """The name of a language in that language."""
    # Translators: the name of your language in your language.
    return say.pgettext("your language", "English")


def edition_in(say: Language) -> Callable[[str], str]:
    """What an edition is called in a sentence; its code where it has no name."""
    return lambda code: say.pgettext("rulebook", EDITIONS[code][1]) if code in EDITIONS else code


def stated_by(editions: Iterable[str], say: Language) -> str:
    """Which editions state a reading, as a phrase: “stated by the Dutch and French rulebooks”. Nothing for none."""
    found = list(editions)
    if not found:
        return ""
    named = say.join(map(edition_in(say), found))
    return say.ngettext(
        "stated by the {editions} rulebook", "stated by the {editions} rulebooks", len(found), editions=named
    )
