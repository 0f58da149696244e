"""What people type, read word by word: names in all their forms, numbers, yes and no, and the words for none.

The words are in the catalogues, under the context `vocabulary`: for every name one text that lists its forms, separated
by “|”, and after “||” those that say more than one. The first of all is the form for one, the first after “||” the form
after a higher number, and then come all others by which people may call it: inflected forms, synonyms, the words of the
rulebooks. Nothing that is typed is ever counted as something that its words do not say: what is not known is an
`UnknownWord`, and what can be read in more than one way is `Unclear`, to be asked about or to be refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple
from unicodedata import normalize

from .errors import ScorerError
from .i18n import N_, NP_, SOURCE, Language, find

CONTEXT = "vocabulary"

NUMBERS = (
    NP_("vocabulary", "zero | nil | nought | naught"),
    NP_("vocabulary", "one"),
    NP_("vocabulary", "two"),
    NP_("vocabulary", "three"),
    NP_("vocabulary", "four"),
    NP_("vocabulary", "five"),
    NP_("vocabulary", "six"),
    NP_("vocabulary", "seven"),
    NP_("vocabulary", "eight"),
    NP_("vocabulary", "nine"),
    NP_("vocabulary", "ten"),
    NP_("vocabulary", "eleven"),
    NP_("vocabulary", "twelve"),
    NP_("vocabulary", "thirteen"),
    NP_("vocabulary", "fourteen"),
    NP_("vocabulary", "fifteen"),
    NP_("vocabulary", "sixteen"),
    NP_("vocabulary", "seventeen"),
    NP_("vocabulary", "eighteen"),
    NP_("vocabulary", "nineteen"),
)
"""Numbers as words, by their value."""

TENS = (
    NP_("vocabulary", "twenty"),
    NP_("vocabulary", "thirty"),
    NP_("vocabulary", "forty | fourty"),
    NP_("vocabulary", "fifty"),
    NP_("vocabulary", "sixty"),
    NP_("vocabulary", "seventy"),
    NP_("vocabulary", "eighty"),
    NP_("vocabulary", "ninety"),
)
# Translators: how a language says 21: “{one}und{tens}” in German; several ways are separated by “|”.
TENS_AND_ONE = NP_("vocabulary", "{tens} {one}")
HUNDRED = NP_("vocabulary", "hundred | a hundred | one hundred")
# Translators: how a language says 121, several ways separated by “|”.
HUNDRED_AND = NP_("vocabulary", "{hundred} {rest} | {hundred} and {rest}")

ARTICLES = NP_("vocabulary", "a | an | single | a single | a single one")
"""Words that say one, but may stand before a number that they do not count: a 5."""
PAIRS = NP_("vocabulary", "both | pair | a pair | a pair of | couple | a couple | a couple of | couple of")
HALF_A_DOZEN = NP_("vocabulary", "half a dozen | half dozen")
DOZEN = NP_("vocabulary", "dozen | a dozen")
# Translators: what people call a card by its number, from 1 to 10; “;” separates the numbers, “|” the forms.
NOUNS = NP_("vocabulary", "ones ; twos ; threes ; fours ; fives ; sixes ; sevens ; eights ; nines ; tens")

NONE = NP_(
    "vocabulary",
    "none | no | nothing | nope | not any | not a | not one | no one | none at all | n/a | nada | zilch | zip | empty"
    " | pile is empty | not a single one | nothing at all | nothing yet | haven't got any | haven't any | have none"
    " | didn't finish any | didn't get any",
)
YES = NP_(
    "vocabulary",
    "yes | y | yeah | yea | yep | yup | ya | aye | sure | right | correct | true | of course | course | ok | okay"
    " | i did | i do | we do | we did | i have | we have | definitely | absolutely | certainly | uh huh | that's right"
    " | go on then | please do | indeed",
)
NO = NP_(
    "vocabulary",
    "no | n | nope | nop | nah | naw | nay | not | none | never | wrong | false | i did not | didn't | don't | we don't"
    " | i don't | i don't think so | not really | no way | not yet | not at all | of course not | certainly not"
    " | definitely not | absolutely not | negative | that's wrong | not true | not right | not correct",
)
# Translators: words that change nothing beside yes or no, such as “please”; never “or”, “maybe” or “not”.
BESIDE_YES_AND_NO = NP_(
    "vocabulary", "please | thanks | thank you | we | we are | i | am | is | it | just normal | well"
)
AND = NP_("vocabulary", "and | also | as well as | n | then | and then")
PLUS = NP_("vocabulary", "plus")
TIMES = NP_("vocabulary", "times | x")
TWICE = NP_("vocabulary", "twice")
EACH = NP_("vocabulary", "each | of each | of everything | each of | of each kind")
# Translators: words that say that the number beside them is the sum of all.
IN_ALL = NP_("vocabulary", "in total | total | altogether | in all | all in | sum | together | that makes")
CARDS = NP_("vocabulary", "card || cards")
# Translators: words that change nothing; never “or”, “about”, “some”, “more” or “not”.
FILLER = NP_(
    "vocabulary",
    "the | of | my | piece | pieces | tile | tiles | have | i | pcs | just | only | all | got | have got | i've got"
    " | i've | i have | i got | we have | it's | its | it is | i'm | i am | of them | of the | in | to | at | from | by"
    " | on | is | are | that | this | please | one of the | nothing else | and nothing else"
    " | and that's it | that's it",
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
    """Known words in an order that can be read in more than one way, or in none. `guess` says one way more clearly."""

    def __init__(self, what: str, guess: str = "", **values: Any) -> None:
        super().__init__(what, **values)
        self.guess = guess


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
    """The forms that a language has for a name: the one for one, the one after a number, and what else is typed."""
    one, several = _one_and_several(message, say)
    return [*one[:1], *several[:1], *one[1:], *several[1:]]


def _one_and_several(message: str, say: Language) -> tuple[list[str], list[str]]:
    one, _, several = say.pgettext(CONTEXT, message).partition("||")
    return _listed(one), _listed(several)


def _listed(text: str) -> list[str]:
    return [form.strip() for form in text.split("|") if form.strip()]


def _english(say: Language) -> Language:
    return find(SOURCE) or say


class Names:
    """The names of one kind of thing, as one language and English call them; tables may add names of their own."""

    def __init__(self, messages: Mapping[str, str], say: Language) -> None:
        self._say = say
        self._forms = {key: forms(message, say) for key, message in messages.items()}
        self._found: dict[str, set[str]] = {}
        self._several: set[str] = set()
        self._letters: dict[str, str] = {}
        one: set[str] = set()
        languages = [say] if say.code == SOURCE else [_english(say), say]
        for language in languages:
            own: dict[str, set[str]] = {}
            for key, message in messages.items():
                single, several = _one_and_several(message, language)
                if language is not say:
                    # A letter alone may begin another name here.
                    self._letters |= {form: key for form in single if len(form) == 1}
                    single = [key, *[form for form in single if len(form) > 1]]
                for form in single:
                    one |= folds(form)
                for form in several:
                    self._several |= folds(form)
                for form in (*single, *several):
                    for folded in folds(form):
                        own.setdefault(folded, set()).add(key)
            # The words of the language go before the English ones.
            self._found |= own
        self._several -= one

    def __iter__(self) -> Iterator[str]:
        return iter(self._forms)

    def __len__(self) -> int:
        return len(self._forms)

    def find(self, words: str) -> str:
        """The name that these words say; nothing if that is none or not clear."""
        folded = fold(words)
        found = self._found.get(folded) or self._found.get(folded.replace(" ", ""), set())
        return next(iter(found)) if len(found) == 1 else ""

    def several(self, words: str) -> bool:
        """Whether these words say more than one of a name."""
        return fold(words) in self._several

    def said(self, text: str) -> str:
        """The name that a text says beside words that change nothing; nothing if that is none or not clear."""
        if found := self.find(text):
            return found
        idle = idle_words(self._say)
        words = re.findall(r"[^\W\d_]+(?:[’'][^\W\d_]+)*", text)
        said: set[str] = set()
        while words and not re.search(r"\d", text):
            for count in range(min(5, len(words)), 0, -1):
                part = " ".join(words[:count])
                if found := self.find(part) or (self.find(without_article(part)) if count == 1 else ""):
                    said.add(found)
                elif fold(part) not in idle:
                    continue
                del words[:count]
                break
            else:
                return ""
        return said.pop() if len(said) == 1 else ""

    def begun(self, word: str) -> list[str]:
        """The names one of whose forms begins like this."""
        typed = fold(word)
        return [
            key for key in self._forms if any(key in keys and f.startswith(typed) for f, keys in self._found.items())
        ]

    def by_letters(self, typed: str) -> str:
        """The name that a few letters before a number say: its beginning here, or its letter in English."""
        folded = fold(typed)
        begun = [key for key in self._forms if fold(self.shown(key)).startswith(folded)]
        return begun[0] if len(begun) == 1 else "" if begun else self._letters.get(folded, "")

    def letters(self, key: str) -> str:
        """The fewest letters that say a name before a number."""
        word = fold(self.shown(key))
        begun = [word[:i] for i in range(1, len(word))]
        return next((each for each in begun if (self.find(each) or self.by_letters(each)) == key), word)

    def near(self, words: str) -> str:
        """The name that words most likely mean; nothing if none is near, or more than one."""
        if len(begun := self.begun(words)) == 1:
            return begun[0]
        folded = fold(words)
        parts = folded.split()
        for found in (
            self._within([" ".join(parts[i:j]) for i in range(len(parts)) for j in range(i + 1, len(parts) + 1)]),
            {key for part in parts for key in self._compounds(part)},
            self._close([folded]),
            self._close([part for part in parts if len(part) > 2]),
        ):
            if found:
                return found.pop() if len(found) == 1 else ""
        return ""

    def _within(self, parts: Iterable[str]) -> set[str]:
        return {key for part in parts for key in self._found.get(part, ())}

    def _compounds(self, word: str) -> set[str]:
        """The names in a compound: darkgreen, Elefantenherde."""
        fitting = [form for form in self._found if len(form) > 3 and (word.startswith(form) or word.endswith(form))]
        return self._within(fitting)

    def _close(self, parts: Iterable[str]) -> set[str]:
        return self._within([close for part in parts if (close := closest(part, self._found))])

    def only(self, keys: Iterable[str]) -> Names:
        """Some of these names."""
        few = Names({}, self._say)
        few._forms = {key: self._forms[key] for key in keys if key in self._forms}
        few._found = {word: some for word, found in self._found.items() if (some := found & set(few._forms))}
        few._several = self._several
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


def closest(word: str, known: Iterable[str], *, least: float = 0.7) -> str:
    """The known word that a mistyped one is most like, or nothing: in its letters, and in their order."""
    from difflib import get_close_matches

    def likeness(other: str) -> float:
        shared = sum([min(word.count(sign), other.count(sign)) for sign in set(word)])
        return 2 * shared / (len(word) + len(other))

    close = get_close_matches(word, list(known), n=8, cutoff=least - 0.1)
    found = max(close, key=likeness) if close else ""
    return found if found and likeness(found) >= least else ""


def without_article(word: str) -> str:
    """A word without the article that leans on it: l'éléphant."""
    head, apostrophe, tail = word.replace("’", "'").partition("'")
    return tail if apostrophe and len(head) <= 2 else ""


_idle_words: dict[str, set[str]] = {}


def idle_words(say: Language) -> set[str]:
    """Words that change nothing beside one name."""
    if say.code not in _idle_words:
        _idle_words[say.code] = {word for each in (FILLER, ARTICLES, NUMBERS[1]) for word in _words(each, (say,))}
    return _idle_words[say.code]


class _Token(NamedTuple):
    what: str
    """What it is: a `number`, a `name`, `none`, `times`, a `break`, `plus`, a `link`, a `unit`, `cards`, `each`,
    `total`, or a `filler` that changes nothing."""
    value: str
    count: int = 0  # type: ignore[assignment]  # shadows tuple.count
    shape: str = ""
    """Of a number: `figure`, `sum`, `word`, `article`, `pair` or `noun`; of a name: `several` for more than one."""
    said: str = ""
    """A name as it was typed."""


_TOKENS = re.compile(
    r"(?P<bad>\d[\d.]*\.\d[\d.]*|\d{10,})"
    r"|(?P<noun>\d{1,9}['’]?s\b)"
    r"|(?P<number>(?<![\w])[+-]?\d+(?:[+-]\d+)*|\d+(?:[+-]\d+)*)"
    r"|(?P<word>[^\W\d_]+(?:[’'][^\W\d_]+)*)"
    r"|(?P<times>[×*])"
    r"|(?P<break>[,;/&+|\n.])"
    r"|(?P<link>[=:()–—-])"
    r"|(?P<filler>!)"
    r"|(?P<other>\S)"
)

_ONE_OR_MORE = r"\s*[+-]?\d{1,9}(?:\s*[+-]\s*\d{1,9}){0,99}\s*"
_DASHED = r"\s*\d{1,9}(?:\s*[–—-]\s*\d{1,9}){2,99}\s*"


class Reader:
    """Reads what is typed in one language; `groups` maps each group of names of a game to its names."""

    def __init__(self, say: Language, groups: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self.say = say
        self._messages = groups or {}
        self._names: dict[str, Names] = {}
        self._languages = languages = (say,) if say.code == SOURCE else (_english(say), say)
        self._numbers: dict[str, tuple[int, str]] = {}
        for language in languages:
            nouns = language.pgettext(CONTEXT, NOUNS).split(";")
            self._number_words(((i, form, "noun") for i, text in enumerate(nouns, 1) for form in _listed(text)))
            for shape, values in (
                ("word", (*enumerate(NUMBERS), *_MORE)),
                ("article", ((1, ARTICLES),)),
                ("pair", ((2, PAIRS),)),
            ):
                self._number_words((value, form, shape) for value, text in values for form in forms(text, language))
        self._none = _words(NONE, languages)
        self._yes, self._no = _words(YES, languages), _words(NO, languages)
        self._beside = _words(BESIDE_YES_AND_NO, (say,))
        own = {"break": AND, "plus": PLUS, "times": TIMES, "twice": TWICE, "each": EACH, "total": IN_ALL}
        own |= {"cards": CARDS, "filler": FILLER}
        self._own = {what: _words(message, (say,)) for what, message in own.items()}
        self._units: set[str] = set()
        # A word of the language is what it is there, whatever it is in English.
        own_yes, own_no = _words(YES, (say,)), _words(NO, (say,))
        self._yes -= own_no
        self._no -= own_yes

    def _number_words(self, words: Iterable[tuple[int, str, str]]) -> None:
        for value, form, shape in words:
            for folded in folds(form):
                self._numbers[folded] = value, shape

    @cached_property
    def _compounds(self) -> dict[str, int]:
        """The numbers from 20 to 99 that are made of two words."""
        made: dict[str, int] = {}
        for say in self._languages:
            below = [_listed(say.pgettext(CONTEXT, message)) for message in NUMBERS]
            for i, message in enumerate(TENS):
                tens = forms(message, say)
                made |= {folded: 10 * i + 20 for form in tens for folded in folds(form)}
                ways = _listed(say.pgettext(CONTEXT, TENS_AND_ONE))
                # Where seventy is sixty-ten, seventy-one is sixty-eleven.
                after = _words(TENS[i + 1], (say,)) if i + 1 < len(TENS) else set()
                ten = {fold(way.format(tens=form, one=below[10][0])) for way in ways for form in tens}
                most = 20 if after & ten else 10
                for one in range(1, most):
                    spoken = [way.format(tens=a, one=b) for way in ways for a in tens for b in below[one]]
                    made |= {folded: 10 * i + 20 + one for form in spoken for folded in folds(form)}
        return made

    def _value(self, words: str) -> tuple[int, str] | None:
        """The number that words say, and its shape."""
        folded = fold(words)
        if found := self._numbers.get(folded):
            return found
        if (number := self._compounds.get(folded)) is not None:
            return number, "word"
        for say in self._languages:
            for hundred in forms(HUNDRED, say):
                if folded == fold(hundred):
                    return 100, "word"
                for way in _listed(say.pgettext(CONTEXT, HUNDRED_AND)):
                    before = fold(way.format(hundred=hundred, rest="#")).removesuffix("#")
                    if folded.startswith(before) and (rest := folded[len(before) :].strip()):
                        below = self._compounds.get(rest) or self._numbers.get(rest, (0, ""))[0]
                        if below:
                            return 100 + below, "word"
        return None

    def names(self, group: str) -> Names:
        """The names of a group, with those that the table has added."""
        if group not in self._names:
            self._names[group] = Names(self._messages.get(group, {}), self.say)
        return self._names[group]

    def learn(self, word: str, number: int) -> None:
        """Lets a word mean a number."""
        self._numbers[fold(word)] = number, "word"

    def is_none(self, text: str, unit: str = "") -> bool:
        """Whether a text says that there is none; `unit` are the words for what is asked for."""
        if text.strip() in (*_DASHES, "0") or fold(text).strip(" .!") in self._none:
            return True
        try:
            tokens = self._read(text, (), unit)
        except ScorerError:
            return False
        found = {token.what for token in tokens if token.what not in ("number", "break") or token.count}
        zeros = any(token.what == "none" or (token.what == "number" and not token.count) for token in tokens)
        return zeros and found <= {"none", "filler", "unit", "cards"}

    def yes_no(self, text: str) -> bool | None:
        """Whether a text says yes or no; None if it says neither, or both."""
        if text.strip() in _DASHES:
            return False
        folded = re.sub(r"[^\w\s'+]|_", " ", fold(text)).strip()
        for drawn_out in (folded, re.sub(r"(.)\1+$", r"\1\1", folded), re.sub(r"(.)\1+$", r"\1", folded)):
            if drawn_out in ("1", "+") or drawn_out in self._yes:
                return True
            if drawn_out == "0" or drawn_out in self._no:
                return False
        words, said = folded.split(), set()
        while words:
            for count in range(min(6, len(words)), 0, -1):
                part = " ".join(words[:count])
                if part in self._yes or part in self._no:
                    said.add(part in self._yes)
                elif part not in self._beside:
                    continue
                del words[:count]
                break
            else:
                return None
        return said.pop() if len(said) == 1 else None

    def number(self, text: str, unit: str = "") -> int | None:
        """The number that a text says: figures, a sum, a word, none; None if it says none of them."""
        numbers = self.numbers(text, unit)
        return numbers[0] if numbers is not None and len(numbers) == 1 else None

    def numbers(self, text: str, unit: str = "") -> list[int] | None:
        """The numbers that a text says one after the other; None if there is anything else in it."""
        try:
            return self.said_numbers(text, unit)
        except ScorerError:
            return None

    def said_numbers(self, text: str, unit: str = "") -> list[int]:
        """The numbers that a text says one after the other. Raises `UnknownWord` and `Unclear`.

        What stands between them may be one of them (`3 cards 15`), their sum (`4+6+5 = 15`) or a part of them
        (`3 of 15`): what does not come out even is not clear.
        """
        if re.fullmatch(_DASHED, text):
            return [int(part) for part in re.findall(r"\d+", text)]
        if re.fullmatch(_ONE_OR_MORE, text):
            return [_sum(re.sub(r"\s", "", text))]
        if self.is_none(text, unit):
            return [0]
        parts, equals, total = text.partition("=")
        if equals:
            said, of_all = self.said_numbers(parts, unit), self.said_numbers(total, unit)
            if len(of_all) == 1 and sum(said) == of_all[0]:
                return of_all
            raise self._unclear(text)
        tokens = self._read(text, (), unit)
        # After a number its unit separates it from the next one.
        tokens = [_Token("break", ",") if token.what == "unit" else token for token in tokens]
        if any(token.what == "plus" for token in tokens):
            return [self._added(text, tokens)]
        return self._values(text, tokens)

    def _added(self, text: str, tokens: Sequence[_Token]) -> int:
        """The sum of numbers with “plus” between them."""
        segments = _split([_Token("break", "+") if token.what == "plus" else token for token in tokens])
        if any(token.what == "break" for token in tokens) or any(len(segment) > 1 for segment in segments):
            raise self._unclear(text)
        return sum(token.count for segment in segments for token in segment if token.what == "number")

    def _values(self, text: str, tokens: Sequence[_Token]) -> list[int]:
        """The values of single cards, or one number."""
        totals = any(token.what == "total" for token in tokens)
        cards = next((i for i, token in enumerate(tokens) if token.what == "cards"), 0)
        count = tokens[cards - 1].count if cards and tokens[cards - 1].what == "number" else None
        if count is not None:  # three cards: 4 6 5
            tokens = [*tokens[: cards - 1], *tokens[cards + 1 :]]
        segments = _split([token for token in tokens if token.what not in ("total", "cards")], idle=())
        segments = [segment for each in segments if (segment := _without_idle_ends(each))]
        values: list[int] = []
        articles = [segment for segment in segments if _shapes(segment) == ["article", "word"]]
        several = [segment for segment in segments if _shapes(segment)[1:] == ["noun"] or not _alike(segment)]
        listed = len(articles) > 1 or bool(several)
        for segment in segments:
            values += self._segment(text, segment, listed=listed, alone=len(segments) == 1)
        if not values or (totals and len(values) != 1) or count not in (None, len(values)):
            raise self._unclear(text)
        return values

    def _segment(self, text: str, segment: Sequence[_Token], *, listed: bool, alone: bool) -> list[int]:
        """The values between two breaks: one after the other, or how many cards of one value."""
        if [token.what for token in segment[:2]] == ["number", "times"] and _shapes(segment)[1:2] == ["article"]:
            segment = [*segment[:2], *segment[3:]]  # three times a 5
        numbers = [token for token in segment if token.what == "number"]
        whats, shapes = [token.what for token in segment], _shapes(segment)
        if whats in (["number", "times", "number"], ["times", "number"]):
            return [numbers[-1].count] * self._few(text, numbers[0].count if len(numbers) > 1 else 1)
        if whats in (["number", "twice"], ["twice", "number"]):
            return [numbers[0].count] * 2
        if any(what != "number" for what in whats):
            raise self._unclear(text)
        if len(shapes) == 2 and (shapes[1] == "noun" or (shapes[0] in ("article", "word") and shapes[1] == "figure")):
            return [numbers[1].count] * self._few(text, numbers[0].count)
        if shapes == ["article", "word"] and listed:
            return [numbers[1].count]
        if shapes == ["article", "word"]:
            raise self._unclear(text, str(numbers[1].count) if alone else "")
        if not _alike(segment):
            raise self._unclear(text)
        return [token.count for token in numbers]

    def _few(self, text: str, count: int) -> int:
        if not 0 <= count <= 99:
            raise self._unclear(text)
        return count

    def counts(self, text: str, group: str, *, kinds: int = 0, unit: str = "") -> dict[str, int] | list[int]:
        """How many of each name, or counts alone; `kinds` says how many there are, where each of them has a name.

        Raises `UnknownWord` and `Unclear`.
        """
        if self.is_none(text, unit):
            return []
        if re.fullmatch(_DASHED, text):
            return [int(part) for part in re.findall(r"\d+", text)]
        names = self.names(group)
        tokens = [
            _Token("break", token.value) if token.what == "plus" else token
            for token in self._read(text, (names,), unit)
            if token.what != "times"
        ]
        if any(token.what == "each" for token in tokens):
            return self._each(text, tokens, names if kinds == len(names) else ())
        if not any(token.what == "name" for token in tokens):
            numbers = [token for token in tokens if token.what == "number"]
            # “3 tiles” and “1 of each” do not say of which kinds, nor does “a”; “3+1” may be four of one kind, or two.
            alone = len(numbers) == 1 and numbers[0].count and numbers[0].shape != "figure"
            sums = any(token.shape == "sum" for token in numbers) or any(token.value == "+" for token in tokens)
            other = any(token.what not in ("number", "break") for token in tokens)
            vague = all(token.shape in ("article", "pair") for token in numbers)
            if not numbers or alone or sums or other or vague or not _alike(numbers):
                raise self._unclear(text)
            return [token.count for token in numbers]
        segments = [segment for segment in _split(tokens) if any(token.what != "none" for token in segment)]
        if any(all(token.what != "name" for token in segment) for segment in segments):
            # statue, 3, drum, 1
            segments = [[token for segment in segments for token in segment]]
        counts: dict[str, int] = {}
        for segment in segments:
            for key, count in self._pairs(segment, text):
                counts[key] = counts.get(key, 0) + count
        return {key: count for key, count in counts.items() if count}

    def _each(self, text: str, tokens: Sequence[_Token], every: Iterable[str]) -> dict[str, int]:
        """The same number of each name that is told, or of every name."""
        numbers = [token for token in tokens if token.what == "number"]
        others = [
            token for token in tokens if token.what not in ("number", "each", "name", "break", "link", "filler", "unit")
        ]
        named = [token.value for token in tokens if token.what == "name"] or list(every)
        if len(numbers) > 1 or others or not named:
            raise self._unclear(text)
        return dict.fromkeys(named, numbers[0].count if numbers else 1)

    def _pairs(self, tokens: list[_Token], text: str) -> list[tuple[str, int]]:
        """Names with their numbers: before each name, after each name, or none at all."""
        tokens = [token._replace(what="number") if token.what == "none" else token for token in tokens]
        named = [token.what == "name" for token in tokens]
        if all(named):
            if several := next((token for token in tokens if token.shape), None):
                raise Unclear(N_("How many “{name}”? The number is missing."), name=several.said)
            return [(token.value, 1) for token in tokens]
        first, second = tokens[::2], tokens[1::2]
        if len(first) == len(second):
            if not any(named[::2]) and all(named[1::2]):
                return [(name.value, number.count) for number, name in zip(first, second, strict=True)]
            if all(named[::2]) and not any(named[1::2]):
                return [(name.value, number.count) for name, number in zip(first, second, strict=True)]
        raise self._unclear(text)

    def couples(
        self, text: str, one: str, other: str, codes: Sequence[str] = (), unit: str = ""
    ) -> list[tuple[str, str]]:
        """Things with a name of two parts, such as a colour and an animal, in any order and number.

        A number after the one part is the place of the other one in `codes`: blue 7, b7. Where nothing else could be
        meant, the beginning of the one part is enough before a number, and a part is said once for several things: a
        green and a blue lion; green 3, 5 and 7. Raises `UnknownWord` and `Unclear`.
        """
        if self.is_none(text, unit):
            return []
        groups = self.names(one), self.names(other)
        return _Couples(self, text, groups[0], codes).read(self._read(text, groups, unit, codes=bool(codes)))

    def _unclear(self, text: str, guess: str = "") -> Unclear:
        return Unclear(N_("“{answer}” can be read in more than one way, or in none."), guess, answer=text.strip()[:40])

    def _read(self, text: str, groups: Sequence[Names], unit: str = "", *, codes: bool = False) -> list[_Token]:
        """The words of a text by what they say; a word of no known kind is refused."""
        self._units = _words(unit, (self.say,)) if unit else set()
        raw = list(_TOKENS.finditer(text))
        read: list[_Token] = []
        at = 0
        while at < len(raw):
            match = raw[at]
            kind, value = str(match.lastgroup), match[0]
            if kind == "number":
                if re.search(r"\d{10}", value):
                    raise self._unclear(text)
                shape = "sum" if re.search(r"\d[+-]", value) else "figure"
                read.append(_Token("number", value, _sum(value), shape))
            elif kind == "noun":
                read.append(_Token("number", value, _sum(value), "noun"))
            elif kind in ("bad", "other"):
                raise self._unclear(text)
            elif kind == "word":
                used, token = self._word(raw, at, text, groups, codes)
                read.append(token)
                at += used
                continue
            else:
                read.append(_Token(kind, value))
            at += 1
        return read

    def _word(
        self, raw: list[re.Match[str]], at: int, text: str, groups: Sequence[Names], codes: bool
    ) -> tuple[int, _Token]:
        """What the words from here on say: as many of them as make one known thing; how many tokens they are."""
        spans = []
        for length in range(1, 9):
            part = raw[at : at + length]
            if len(part) < length or part[-1].lastgroup not in ("word", "link") or part[-1][0] in ("=", ":"):
                break
            if part[-1].lastgroup == "word":
                spans.append((length, text[part[0].start() : part[-1].end()]))
        for length, words in reversed(spans):
            if (token := self._known(words, groups)) is not None:
                return length, token
        first = raw[at][0]
        if (tail := without_article(first)) and (token := self._known(tail, groups)) is not None:
            return 1, token
        if codes and at + 1 < len(raw) and raw[at + 1].lastgroup == "number" and (key := groups[0].by_letters(first)):
            return 1, _Token("name", key)
        # All unknown words that stand together are one name.
        length, words = spans[0]
        for longer, more in spans[1:]:
            if self._known(raw[at + longer - 1][0], groups) is not None:
                break
            length, words = longer, more
        raise self._new(words, groups)

    def _known(self, words: str, groups: Sequence[Names]) -> _Token | None:
        folded = fold(words)
        for names in groups:
            if found := names.find(words):
                return _Token("name", found, 0, "several" if names.several(words) else "", words)
        if folded in self._units:
            return _Token("unit", words)
        for what, known in self._own.items():
            if folded in known:
                return _Token(what, words)
        if folded in self._none:
            return _Token("none", words)
        if found_number := self._value(words):
            return _Token("number", words, *found_number)
        return None

    def _new(self, words: str, groups: Sequence[Names]) -> UnknownWord:
        known = [names.shown(key) for names in groups for key in names]
        for names in groups:
            if near := names.near(words):
                return UnknownWord(words[:40], known, near, names.shown(near))
        if not groups and (number := self._near_number(words)):
            return UnknownWord(words[:40], (), number, number)
        return UnknownWord(words[:40], known)

    def _near_number(self, words: str) -> str:
        """The word for a number that somebody most likely meant."""
        known = [word for word, (_, shape) in self._numbers.items() if shape == "word" and len(word) > 2]
        return closest(fold(words), [*known, *self._compounds], least=0.75)


_MORE = ((6, HALF_A_DOZEN), (12, DOZEN))


class _Couples:
    """Reads things with a name of two parts from the words of one text."""

    def __init__(self, reader: Reader, text: str, ones: Names, codes: Sequence[str]) -> None:
        self._reader = reader
        self._text = text
        self._ones = ones
        self._codes = codes
        self._made: list[tuple[str, str]] = []
        self._order = ""
        """Which part stood first in the last couple, or `code`."""
        self._said_several = False
        """Whether the one part of the last couple says that there are several."""
        self._waiting: list[_Token] = []
        """Parts that stand alone so far."""

    def read(self, tokens: Sequence[_Token]) -> list[tuple[str, str]]:
        """All couples of the text."""
        for segment in _split(tokens, idle=("filler", "unit", "cards")):
            rest = self._codes_after_colon(segment)
            if len(rest) == 1 and rest[0].what in ("name", "number"):
                self._alone(rest[0])
                continue
            rest = [token for token in rest if token.what != "link"]
            while rest:
                rest = rest[self._couple(rest) :]
        if self._waiting:
            raise self._unclear()
        return self._made

    def _unclear(self, guess: str = "") -> Unclear:
        return self._reader._unclear(self._text, guess)

    def _is_one(self, token: _Token) -> bool:
        return token.what == "name" and token.value in self._ones

    def _codes_after_colon(self, segment: list[_Token]) -> list[_Token]:
        """What is left of a segment without “green: 3 7 9”."""
        if len(segment) > 3 and self._is_one(segment[0]) and segment[1].value == ":":
            numbers = segment[2:]
            if all(token.what == "number" for token in numbers):
                self._made += [(segment[0].value, self._code(token)) for token in numbers]
                self._order = "code"
                return []
        return segment

    def _code(self, token: _Token) -> str:
        if not 1 <= token.count <= len(self._codes) or token.shape == "sum":
            raise self._unclear()
        return self._codes[token.count - 1]

    def _alone(self, token: _Token) -> None:
        """A part that stands alone between two breaks: it belongs to another one."""
        if token.what == "number":
            if self._order != "code":
                raise self._unclear()
            self._made.append((self._made[-1][0], self._code(token)))
        elif len(self._waiting) == 1 and self._is_one(self._waiting[0]) != self._is_one(token):
            one, other = sorted((self._waiting.pop(), token), key=self._is_one, reverse=True)
            self._add(one, other, 1, counted=False)
            self._order = ""
        elif self._order == "other" and self._is_one(token) and not self._waiting:
            self._made.append((token.value, self._made[-1][1]))
        elif self._order == "one" and not self._is_one(token) and self._said_several and not self._waiting:
            self._made.append((self._made[-1][0], token.value))
        else:
            self._waiting.append(token)

    def _add(self, one: _Token, other: _Token, count: int, *, counted: bool) -> None:
        if other.shape == "several" and not counted:
            raise Unclear(N_("How many “{name}”? The number is missing."), name=other.said)
        if not 0 <= count <= 99:
            raise self._unclear()
        self._made += [(one.value, other.value)] * count
        self._said_several = one.shape == "several"

    def _couple(self, tokens: Sequence[_Token]) -> int:
        """Reads the couple that stands first; of how many words it is."""
        kinds = [
            token.what if token.what != "name" else "one" if self._is_one(token) else "other" for token in tokens[:5]
        ]
        count, start = 1, 0
        if kinds[:2] == ["number", "times"]:
            count, start = tokens[0].count, 2
        elif kinds[:1] == ["number"] and set(kinds[1:3]) == {"one", "other"}:
            count, start = tokens[0].count, 1
        pair = kinds[start : start + 2]
        used = start + 2
        if start == 0 and kinds[used : used + 2] in (["times", "number"], ["number", "times"]):
            count = next(token.count for token in tokens[used : used + 2] if token.what == "number")
            used += 2
        elif start == 0 and kinds[used : used + 1] == ["twice"]:
            count, used = 2, used + 1
        counted = used > 2
        if pair == ["one", "number"]:
            code = _Token("name", self._code(tokens[start + 1]))
            self._first(tokens[start], code, "code")
            self._add(tokens[start], code, count, counted=True)
        elif pair in (["one", "other"], ["other", "one"]):
            one, other = tokens[start : start + 2] if pair[0] == "one" else tokens[start : start + 2][::-1]
            self._first(one, other, pair[0])
            self._add(one, other, count, counted=counted)
        elif kinds == ["number", "one"] and not tokens[1].shape and len(self._codes) >= tokens[0].count:
            # “3 green” may be three cards.
            raise self._unclear(f"{self._ones.shown(tokens[1].value)} {tokens[0].count}")
        else:
            raise self._unclear()
        return used

    def _first(self, one: _Token, other: _Token, order: str) -> None:
        """Parts that waited share the other part with the couple that follows: a green and a blue lion."""
        if self._waiting:
            if order == "one" and all(self._is_one(token) for token in self._waiting):
                self._made += [(token.value, other.value) for token in self._waiting]
            elif order == "other" and one.shape and not any(self._is_one(token) for token in self._waiting):
                self._made += [(one.value, token.value) for token in self._waiting]
            else:
                raise self._unclear()
            self._waiting = []
        self._order = order


def _words(message: str, languages: Iterable[Language]) -> set[str]:
    return {folded for say in languages for form in forms(message, say) for folded in folds(form)}


def _split(tokens: Iterable[_Token], idle: Sequence[str] = ("filler", "unit", "link")) -> list[list[_Token]]:
    """The words between breaks, without such as change nothing."""
    segments: list[list[_Token]] = [[]]
    for token in tokens:
        if token.what == "break":
            segments.append([])
        elif token.what not in idle:
            segments[-1].append(token)
    return [segment for segment in segments if segment]


def _without_idle_ends(segment: list[_Token]) -> list[_Token]:
    """A segment without what changes nothing before and after it; in the middle it may."""
    busy = [i for i, token in enumerate(segment) if token.what not in ("filler", "unit") and token.value not in "():"]
    return segment[busy[0] : busy[-1] + 1] if busy else []


def _shapes(segment: Iterable[_Token]) -> list[str]:
    return [token.shape for token in segment if token.what == "number"]


def _alike(numbers: Iterable[_Token]) -> bool:
    """Whether numbers are all figures or all words: in “a 5” and “two 5” the word belongs to the figure."""
    return len({token.shape in ("figure", "sum") for token in numbers if token.what == "number"}) < 2


def _sum(text: str) -> int:
    return sum(int(part) for part in re.findall(r"[+-]?\d+", text))
