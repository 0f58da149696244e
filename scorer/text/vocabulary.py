"""What people type, read word by word: names in all their forms, numbers, yes and no, and the words for none.

The words are in the catalogues, under the context `vocabulary`: for every name one text that lists its forms, separated
by “|”. The first is the form for one, the second the form after a higher number, and then come all others by which
people may call it: inflected forms, synonyms, the words of the rulebooks. Nothing that is typed is ever counted as
something that its words do not say: what is not known is an `UnknownWord`, to be asked about or to be refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple
from unicodedata import normalize

from .errors import ScorerError
from .i18n import N_, NP_, SOURCE, Language, find

CONTEXT = "vocabulary"

NUMBERS = (
    NP_("vocabulary", "zero | nil | nought | naught"),
    NP_("vocabulary", "one | a | an | single"),
    NP_("vocabulary", "two | both | pair | a pair of"),
    NP_("vocabulary", "three"),
    NP_("vocabulary", "four"),
    NP_("vocabulary", "five"),
    NP_("vocabulary", "six"),
    NP_("vocabulary", "seven"),
    NP_("vocabulary", "eight"),
    NP_("vocabulary", "nine"),
    NP_("vocabulary", "ten"),
    NP_("vocabulary", "eleven"),
    NP_("vocabulary", "twelve | dozen | a dozen"),
    NP_("vocabulary", "thirteen"),
    NP_("vocabulary", "fourteen"),
    NP_("vocabulary", "fifteen"),
    NP_("vocabulary", "sixteen"),
    NP_("vocabulary", "seventeen"),
    NP_("vocabulary", "eighteen"),
    NP_("vocabulary", "nineteen"),
    NP_("vocabulary", "twenty"),
)
"""Numbers as words, by their value."""

NONE = NP_("vocabulary", "none | no | nothing | nope | not any | not a | not one | no one | none at all | n/a | nada")
YES = NP_(
    "vocabulary", "yes | y | yeah | yep | yup | ya | sure | right | correct | true | of course | ok | okay | i did"
)
NO = NP_("vocabulary", "no | n | nope | nah | not | none | never | wrong | false | i did not | didn't")
AND = NP_("vocabulary", "and | plus | also | as well as")
TIMES = NP_("vocabulary", "times | x")
FILLER = NP_(
    "vocabulary",
    "the | of | my | piece | pieces | tile | tiles | card | cards | coin | coins | point | points | have | i | pcs",
)
"""Words that change nothing between a number and a name."""


_DASHES = ("-", "–", "—")


class UnknownWord(ScorerError):
    """A word that is no name that is known. `near` is the name that it most likely means, or nothing."""

    def __init__(self, word: str, known: Iterable[str], near: str = "", near_shown: str = "", rule: str = "") -> None:
        super().__init__(N_("“{name}” is new."), known=known, rule=rule, name=word)
        self.word = word
        self.near = near
        self.near_shown = near_shown

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.word, self.known, self.near, self.near_shown, self.rule)


class Unclear(ScorerError):
    """Known words in an order that can be read in more than one way, or in none."""


def fold(text: str) -> str:
    """A text as it is compared: small letters without accents and apostrophes, words with one blank between them."""
    text = text.casefold()
    if not text.isascii():
        text = normalize("NFKD", text).replace("œ", "oe").replace("æ", "ae").replace("ø", "o")
        text = re.sub("[\u0300-\u036f’ʼ‘]", "", text)
    return re.sub(r"[\s_-]+", " ", text.replace("'", "")).strip()


def folds(form: str) -> set[str]:
    """All ways in which a form may be typed: ä as a or ae, with and without the blank or the hyphen."""
    spelt_out = form.casefold().translate({ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue", ord("å"): "aa"})
    folded = {fold(form), fold(normalize("NFC", spelt_out))}
    return folded | {each.replace(" ", "") for each in folded}


def forms(message: str, say: Language) -> list[str]:
    """The forms that a language has for a name."""
    return [form.strip() for form in say.pgettext(CONTEXT, message).split("|")]


def _english(say: Language) -> Language:
    return find(SOURCE) or say


class Names:
    """The names of one kind of thing, as one language and English call them; tables may add names of their own."""

    def __init__(self, messages: Mapping[str, str], say: Language) -> None:
        self._say = say
        self._forms = {key: forms(message, say) for key, message in messages.items()}
        self._found: dict[str, set[str]] = {}
        own: dict[str, set[str]] = {}
        for key, words in self._forms.items():
            for word in words:
                for folded in folds(word):
                    own.setdefault(folded, set()).add(key)
        if say.code != SOURCE:
            for key, message in messages.items():
                for word in (key, *forms(message, _english(say))):
                    for folded in folds(word):
                        self._found.setdefault(folded, set()).add(key)
        # The words of the language go before the English ones.
        self._found |= own

    def __iter__(self) -> Iterator[str]:
        return iter(self._forms)

    def find(self, words: str) -> str:
        """The name that these words say; nothing if that is none or not clear."""
        found = self._found.get(fold(words), set())
        return next(iter(found)) if len(found) == 1 else ""

    def begun(self, word: str) -> list[str]:
        """The names one of whose forms begins like this."""
        typed = fold(word)
        return [
            key for key in self._forms if any(key in keys and f.startswith(typed) for f, keys in self._found.items())
        ]

    def near(self, words: str) -> str:
        """The name that words most likely mean; nothing if none is near."""
        if len(begun := self.begun(words)) == 1:
            return begun[0]
        from difflib import get_close_matches

        close = get_close_matches(fold(words), list(self._found), n=1, cutoff=0.6)
        found = self._found[close[0]] if close else set()
        return next(iter(found)) if len(found) == 1 else ""

    def only(self, keys: Iterable[str]) -> Names:
        """Some of these names."""
        few = Names({}, self._say)
        few._forms = {key: self._forms[key] for key in keys if key in self._forms}
        few._found = {word: some for word, found in self._found.items() if (some := found & set(few._forms))}
        return few

    def words(self, key: str) -> list[str]:
        """All forms of a name."""
        return self._forms.get(key, [key])

    def shown(self, key: str, count: int = 1) -> str:
        """A name as it stands after a number."""
        words = self._forms.get(key, [key])
        return words[0] if count == 1 or len(words) < 2 else words[1]

    def rename(self, key: str, name: str) -> None:
        """Lets a name be written as the table writes it; all its words mean it still."""
        self._forms[name] = self._forms.pop(key)
        for keys in self._found.values():
            if key in keys:
                keys.remove(key)
                keys.add(name)

    def add(self, word: str, key: str = "") -> None:
        """Lets a word mean a name; a new name if it is not there yet."""
        key = key or word
        self._forms.setdefault(key, [key])
        for folded in folds(word):
            self._found[folded] = {key}


class _Token(NamedTuple):
    what: str
    """`number`, `name`, `none`, `times`, `break`, `link`, or `filler` for what changes nothing."""
    value: str
    count: int = 0  # type: ignore[assignment]  # shadows tuple.count


_TOKENS = re.compile(
    r"(?P<bad>\d[\d.]*\.\d[\d.]*|\d{10,})"
    r"|(?P<number>(?<![\w])[+-]?\d+(?:[+-]\d+)*|\d+(?:[+-]\d+)*)"
    r"|(?P<word>[^\W\d_]+(?:[’'][^\W\d_]+)*)"
    r"|(?P<times>[×*])"
    r"|(?P<break>[,;/&+|\n.])"
    r"|(?P<link>[=:()–—-])"
    r"|(?P<other>\S)"
)


class Reader:
    """Reads what is typed in one language; `groups` maps each group of names of a game to its names."""

    def __init__(self, say: Language, groups: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self.say = say
        self._messages = groups or {}
        self._names: dict[str, Names] = {}
        languages = (say,) if say.code == SOURCE else (_english(say), say)
        self._numbers = {
            folded: value
            for language in languages
            for value, message in enumerate(NUMBERS)
            for form in forms(message, language)
            for folded in folds(form)
        }
        self._none = _words(NONE, languages)
        self._yes, self._no = _words(YES, languages), _words(NO, languages)
        self._and, self._times, self._filler = [_words(message, (say,)) for message in (AND, TIMES, FILLER)]
        # A word of the language is what it is there, whatever it is in English.
        own_yes, own_no = _words(YES, (say,)), _words(NO, (say,))
        self._yes -= own_no
        self._no -= own_yes

    def names(self, group: str) -> Names:
        """The names of a group, with those that the table has added."""
        if group not in self._names:
            self._names[group] = Names(self._messages.get(group, {}), self.say)
        return self._names[group]

    def is_none(self, text: str) -> bool:
        """Whether a text says that there is none."""
        return text.strip() in _DASHES or fold(text).strip(" .!") in self._none

    def yes_no(self, text: str) -> bool | None:
        """Whether a text says yes or no; None if it says neither."""
        folded = fold(text).strip(" .!")
        if folded in ("1", "+") or folded in self._yes:
            return True
        if folded == "0" or text.strip() in _DASHES or folded in self._no:
            return False
        return None

    def number(self, text: str) -> int | None:
        """The number that a text says: figures, a sum, a word, none; None if it says none of them."""
        numbers = self.numbers(text)
        return numbers[0] if numbers is not None and len(numbers) == 1 else None

    def numbers(self, text: str) -> list[int] | None:
        """The numbers that a text says one after the other; None if there is anything else in it.

        What stands between them may be one of them (`3 cards 15`), their sum (`4+6+5 = 15`) or a part of them
        (`quatre-vingt`, `4 6 and a 5`): then it is not clear.
        """
        if self.is_none(text):
            return [0]
        if re.fullmatch(r"\s*[+-]?\d{1,9}(\s*[+-]\s*\d{1,9}){0,99}\s*", text):
            return [_sum(re.sub(r"\s", "", text))]
        try:
            tokens = list(self._tokens(text, ()))
        except ScorerError:
            return None
        if any(token.what not in ("number", "break", "filler") for token in tokens):
            return None
        places = [i for i, token in enumerate(tokens) if token.what == "number"]
        if not places or any(token.what == "filler" for token in tokens[places[0] : places[-1]]):
            return None
        return [tokens[i].count for i in places] if _alike([tokens[i] for i in places]) else None

    def counts(self, text: str, group: str) -> dict[str, int] | list[int]:
        """How many of each name, or counts alone. Raises `UnknownWord` and `Unclear`."""
        if self.is_none(text):
            return []
        names = self.names(group)
        tokens = [token for token in self._tokens(text, (names,)) if token.what != "times"]
        if not any(token.what == "name" for token in tokens):
            numbers = [token for token in tokens if token.what == "number"]
            # “3 tiles” and “1 of each” do not say of which kinds, nor does “a”; “3+1” may be four of one kind, or two.
            alone = len(numbers) == 1 and numbers[0].count and not numbers[0].value[-1].isdigit()
            sums = any(re.search(r"\d[+-]", token.value) for token in numbers) or any(t.value == "+" for t in tokens)
            other = any(token.what not in ("number", "break") for token in tokens)
            if not numbers or alone or sums or other or not _alike(numbers):
                raise self._unclear(text)
            return [token.count for token in numbers]
        segments = _split(tokens)
        if any(all(token.what != "name" for token in segment) for segment in segments):
            # statue, 3, drum, 1
            segments = [[token for segment in segments for token in segment]]
        counts: dict[str, int] = {}
        for segment in segments:
            for key, count in self._pairs(segment, text):
                counts[key] = counts.get(key, 0) + count
        return {key: count for key, count in counts.items() if count}

    def _pairs(self, tokens: list[_Token], text: str) -> list[tuple[str, int]]:
        """Names with their numbers: before each name, after each name, or none at all."""
        named = [token.what == "name" for token in tokens]
        if all(named):
            return [(token.value, 1) for token in tokens]
        first, second = tokens[::2], tokens[1::2]
        if len(first) == len(second):
            if not any(named[::2]) and all(named[1::2]):
                return [(name.value, number.count) for number, name in zip(first, second, strict=True)]
            if all(named[::2]) and not any(named[1::2]):
                return [(name.value, number.count) for name, number in zip(first, second, strict=True)]
        raise self._unclear(text)

    def couples(self, text: str, one: str, other: str, codes: Sequence[str] = ()) -> list[tuple[str, str]]:
        """Things with a name of two parts, such as a colour and an animal, in any order and number.

        A number after the one part is the place of the other one in `codes`: blue 7, b7. Where nothing else could be
        meant, the beginning of the one part is enough before a number.
        """
        if self.is_none(text):
            return []
        ones, others = self.names(one), self.names(other)
        tokens = self._tokens(text, (ones, others), codes=bool(codes))
        made: list[tuple[str, str]] = []
        for segment in _split(list(tokens)):
            rest = segment
            while rest:
                couple, count, used = self._couple(rest, text, ones, codes)
                made += [couple] * count
                rest = rest[used:]
        return made

    def _couple(
        self, tokens: list[_Token], text: str, ones: Names, codes: Sequence[str]
    ) -> tuple[tuple[str, str], int, int]:
        kinds = [
            token.what if token.what != "name" else "one" if token.value in ones else "other" for token in tokens[:5]
        ]
        values = [token.value for token in tokens[:5]]
        count, start = 1, 0
        if kinds[:2] == ["number", "times"]:
            count, start = tokens[0].count, 2
        elif kinds[:1] == ["number"] and set(kinds[1:3]) == {"one", "other"}:
            count, start = tokens[0].count, 1
        pair = kinds[start : start + 2]
        if pair == ["one", "other"]:
            couple = values[start], values[start + 1]
        elif pair == ["other", "one"]:
            couple = values[start + 1], values[start]
        elif pair == ["one", "number"] and 1 <= (number := tokens[start + 1].count) <= len(codes):
            couple = values[start], codes[number - 1]
        else:
            raise self._unclear(text)
        used = start + 2
        if start == 0 and kinds[used : used + 2] == ["times", "number"]:
            count, used = tokens[used + 1].count, used + 2
        if not 0 <= count <= 99:
            raise self._unclear(text)
        return couple, count, used

    def _unclear(self, text: str) -> Unclear:
        return Unclear(N_("“{answer}” can be read in more than one way, or in none."), answer=text.strip()[:40])

    def _tokens(self, text: str, groups: Sequence[Names], *, codes: bool = False) -> Iterator[_Token]:
        """The words of a text by what they say; a word of no known kind is refused."""
        raw = list(_TOKENS.finditer(text))
        at = 0
        while at < len(raw):
            match = raw[at]
            kind, value = str(match.lastgroup), match[0]
            if kind == "number":
                if re.search(r"\d{10}", value):
                    raise self._unclear(text)
                yield _Token("number", value, _sum(value))
            elif kind in ("bad", "other"):
                raise self._unclear(text)
            elif kind in ("times", "break", "link"):
                yield _Token(kind, value)
            elif kind == "word":
                used, token = self._word(raw, at, text, groups, codes)
                yield token
                at += used
                continue
            at += 1

    def _word(
        self, raw: list[re.Match[str]], at: int, text: str, groups: Sequence[Names], codes: bool
    ) -> tuple[int, _Token]:
        """What the words from here on say: as many of them as make one known thing; how many tokens they are."""
        spans = []
        for length in range(1, 7):
            part = raw[at : at + length]
            if len(part) < length or part[-1].lastgroup not in ("word", "link") or part[-1][0] in ("=", ":"):
                break
            if part[-1].lastgroup == "word":
                spans.append((length, text[part[0].start() : part[-1].end()]))
        for length, words in reversed(spans):
            if (token := self._known(words, groups)) is not None:
                return length, token
            if fold(words) in self._filler:
                return length, _Token("filler", words)
        # An article that leans on the word: l'éléphant.
        first = raw[at][0]
        head, apostrophe, tail = first.replace("’", "'").partition("'")
        if apostrophe and len(head) <= 2 and (token := self._known(tail, groups)) is not None:
            return 1, token
        if codes and at + 1 < len(raw) and raw[at + 1].lastgroup == "number":
            fitting = groups[0].begun(first)
            if len(fitting) == 1:
                return 1, _Token("name", fitting[0])
        # All unknown words that stand together are one name.
        length, words = spans[0]
        for longer, more in spans[1:]:
            last = raw[at + longer - 1][0]
            if self._known(last, groups) is not None or fold(last) in self._filler:
                break
            length, words = longer, more
        raise self._new(words, groups)

    def _known(self, words: str, groups: Sequence[Names]) -> _Token | None:
        folded = fold(words)
        for names in groups:
            if found := names.find(words):
                return _Token("name", found)
        if folded in self._and:
            return _Token("break", words)
        if folded in self._times:
            return _Token("times", words)
        if folded in self._none:
            return _Token("none", words)
        if folded in self._numbers:
            return _Token("number", words, self._numbers[folded])
        return None

    def _new(self, words: str, groups: Sequence[Names]) -> UnknownWord:
        near = next(((key, names) for names in groups if (key := names.near(words))), None)
        known = [names.shown(key) for names in groups for key in names]
        return UnknownWord(words[:40], known, near[0] if near else "", near[1].shown(near[0]) if near else "")


def _words(message: str, languages: Iterable[Language]) -> set[str]:
    return {folded for say in languages for form in forms(message, say) for folded in folds(form)}


def _split(tokens: list[_Token]) -> list[list[_Token]]:
    segments: list[list[_Token]] = [[]]
    for token in tokens:
        if token.what == "break":
            segments.append([])
        elif token.what not in ("filler", "link"):
            segments[-1].append(token)
    return [segment for segment in segments if segment]


def _alike(numbers: Sequence[_Token]) -> bool:
    """Whether numbers are all figures or all words: in “a 5” and “two 5” the word belongs to the figure."""
    return len({token.value[-1].isdigit() for token in numbers}) < 2


def _sum(text: str) -> int:
    return sum(int(part) for part in re.findall(r"[+-]?\d+", text))
