"""Names of one kind of thing, as people type them: whole, by their beginning, or mistyped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING
from unicodedata import normalize

from ..text.errors import ScorerError
from ..text.i18n import N_, SOURCE, find
from .fold import closest, compare, compared
from .phrases import listed, words as phrases_of

if TYPE_CHECKING:
    from ..text.i18n import Language

IDLE = frozenset({"filler", "art", "one", "of", "piece", "at", "onset", "tail", "cards"})
"""The roles of words that change nothing beside one name."""
UNIDLE = frozenset({"left", "decline", "doubt", "courtesy", "has"})
"""The roles of words that do, whatever else they may be."""
ONE = frozenset({"one"})
WORDS = 5
"""The words of the longest name."""


class UnknownWord(ScorerError):
    """A word that is no name that is known. `near` is the name that it most likely means, or nothing."""

    def __init__(self, word: str, known: Iterable[str], near: str = "", near_shown: str = "", rule: str = "") -> None:
        super().__init__(N_("“{name}” is new."), known=known, rule=rule, name=word)
        self.word = word
        self.near = near
        self.near_shown = near_shown

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.word, self.known, self.near, self.near_shown, self.rule)


def by_beginning(text: str, names: Mapping[str, Sequence[str]], *, shortest: bool = True) -> str:
    """The key of the name that a text is or begins; empty if there is none, or it is not clear which.

    The last name of a key goes before its others. Of names that begin alike, the one with which all others begin is
    meant (magenta, not the magenta helper), unless `shortest` is false. The first letters of several words will do.
    """
    typed = compare(text)
    if not typed:
        return ""
    spoken = {key: [compare(name) for name in known] for key, known in names.items()}
    found: list[str] = []
    for fits in _FITS:
        if found := [key for key, known in spoken.items() if fits(typed, known)]:
            break
    if shortest and len(found) > 1:
        least = min([spoken[key][-1] for key in found], key=len)
        if all([spoken[key][-1].startswith(least) for key in found]):
            found = [key for key in found if spoken[key][-1] == least]
    return found[0] if len(found) == 1 else ""


def same_name(text: str, names: Sequence[str]) -> str:
    """The name that a text is: to the letter, but for capitals, or but for accents, as far as that is clear."""
    for look in (str, _normal, _small, compare):
        found = [name for name in names if look(name) == look(text)]
        if found:
            return found[0] if len(found) == 1 else ""
    return ""


def _normal(text: str) -> str:
    return normalize("NFC", text)


def _small(text: str) -> str:
    return _normal(text).casefold()


def _initials(name: str) -> str:
    return "".join([word[0] for word in name.split()])


_FITS: tuple[Callable[[str, Sequence[str]], bool], ...] = (
    lambda typed, names: typed in names,
    lambda typed, names: names[-1].startswith(typed),
    lambda typed, names: any([name.startswith(typed) for name in names]),
    lambda typed, names: typed in [_initials(name) for name in names],
)
"""How a text may stand for one of the names of a thing: the first way that fits anything decides."""


def idle_words(code: str) -> frozenset[str]:
    """Words of a language that change nothing beside one name."""
    return words_with(IDLE, code) - words_with(UNIDLE, code)


@cache
def words_with(roles: frozenset[str], code: str) -> frozenset[str]:
    """The words of a language that have one of these roles, folded."""
    found = phrases_of(code).items()
    return frozenset([" ".join(key) for key, known in found if any([role in roles for role, _ in known])])


def without_article(word: str) -> str:
    """A word without the article that leans on it (l'éléphant); empty if there is none."""
    head, apostrophe, tail = word.replace("’", "'").partition("'")
    return tail if apostrophe and len(head) <= 2 and len(tail) > 1 else ""  # l', d', qu'; not I'd, Al's


class Names:
    """The names of one kind of thing, as one language and English call them; tables may add names of their own."""

    def __init__(self, messages: Mapping[str, str], say: Language) -> None:
        self._say = say
        self._forms = {key: list(say.forms(message)) for key, message in messages.items()}
        self._found: dict[str, set[str]] = {}
        self._letters: dict[str, str] = {}
        english = find(SOURCE)
        for language in [say] if say.code == SOURCE or english is None else [english, say]:
            own: dict[str, set[str]] = {}
            for key, message in messages.items():
                forms = list(language.forms(message))
                if language is not say:
                    # A letter alone may begin another name here.
                    single = listed(language.pgettext("vocabulary", message).partition("||")[0])
                    self._letters |= {form: key for form in single if len(form) == 1}
                    forms = [key, *[form for form in forms if len(form) > 1]]
                for form in forms:
                    for word in compared(form):
                        own.setdefault(word, set()).add(key)
            # The words of the language go before the English ones.
            self._found |= own

    def __iter__(self) -> Iterator[str]:
        return iter(self._forms)

    def __len__(self) -> int:
        return len(self._forms)

    def find(self, words: str) -> str:
        """The name that these words say; empty if that is none, or not clear."""
        word = compare(words)
        found = self._found.get(word) or self._found.get(word.replace(" ", ""), set())
        return next(iter(found)) if len(found) == 1 else ""

    def said(self, text: str) -> str:
        """The name that a text says beside words that change nothing; empty if there is none, or a doubt."""
        if found := self.find(text):
            return found
        idle = idle_words(self._say.code)
        words = "".join([sign if sign.isalpha() or sign in "’'" else " " for sign in text]).split()
        words = [word.strip("’'") for word in words if word.strip("’'")]
        said: list[str] = []
        if any([not (sign.isalpha() or sign.isspace() or sign in "'’.!-") for sign in text]):
            return ""
        while words:
            for count in range(min(WORDS, len(words)), 0, -1):
                part = " ".join(words[:count])
                if found := self.find(part) or (self.find(without_article(part)) if count == 1 else ""):
                    said.append(found)
                elif compare(part) not in (idle - words_with(ONE, self._say.code) if said else idle):
                    continue  # lion one says how many
                del words[:count]
                break
            else:
                return ""
        return said[0] if len(said) == 1 else ""

    def beginning(self, word: str) -> list[str]:
        """The names one of whose forms begins like this."""
        typed = compare(word)
        return [
            key for key in self._forms if any([key in keys and f.startswith(typed) for f, keys in self._found.items()])
        ]

    def by_initials(self, word: str) -> list[str]:
        """The names whose words begin with these letters."""
        typed = compare(word)
        return [name for name in self if _initials(compare(self.shown(name))) == typed]

    def by_letters(self, typed: str) -> str:
        """The name that a few letters before a number say: its beginning here, or its letter in English."""
        word = compare(typed)
        begun = [key for key in self._forms if compare(self.shown(key)).startswith(word)]
        return begun[0] if len(begun) == 1 else "" if begun else self._letters.get(word, "")

    def near(self, words: str) -> str:
        """The name that words most likely mean; empty if none is near, or more than one."""
        if len(begun := self.beginning(words)) == 1:
            return begun[0]
        word = compare(words)
        parts = word.split()
        stretches = [" ".join(parts[i:j]) for i in range(len(parts)) for j in range(i + 1, len(parts) + 1)]
        for found in (
            self._meant(stretches),
            {key for part in parts for key in self._compounds(part)},
            self._meant(closest(word, self._found)),
            self._meant([near for part in parts if len(part) > 2 for near in closest(part, self._found)]),
        ):
            if found:
                return found.pop() if len(found) == 1 else ""
        return ""

    def _meant(self, words: Iterable[str]) -> set[str]:
        return {key for word in words for key in self._found.get(word, ())}

    def _compounds(self, word: str) -> set[str]:
        """The names in a compound: darkgreen, Elefantenherde."""
        long = [form for form in self._found if len(form) > 3]  # shorter ones are in anything
        return self._meant([form for form in long if word.startswith(form) or word.endswith(form)])

    def only(self, keys: Iterable[str]) -> Names:
        """Some of these names."""
        few = Names({}, self._say)
        few._forms = {key: self._forms[key] for key in keys if key in self._forms}
        few._found = {word: some for word, found in self._found.items() if (some := found & set(few._forms))}
        return few

    def words(self, key: str) -> list[str]:
        """All forms of a name."""
        return self._forms.get(key, [key])

    def shown(self, key: str) -> str:
        """A name as the language calls it."""
        return self._forms.get(key, [key])[0]

    def rename(self, key: str, name: str) -> None:
        """Lets a name be written as the table writes it; all its words mean it still."""
        self._forms[name] = self._forms.pop(key)
        for keys in self._found.values():
            if key in keys:
                keys.remove(key)
                keys.add(name)

    def add(self, word: str) -> None:
        """Adds a name of the table's own."""
        self._forms.setdefault(word, [word])
        for spelt in compared(word):
            self._found[spelt] = {word}
