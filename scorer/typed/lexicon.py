"""What the words of a text can be: the roles of every stretch of words, by the words of a language and some names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ..text.i18n import SOURCE, find
from .amounts import Answers
from .fold import Atom, closest, cut, fold, is_slip, spellings
from .grammar import CALLED, Edge, Item, roles_of
from .phrases import SIGNS, Phrases, Role, large, listed, signs_of_large, words
from .words import CAPITALS

if TYPE_CHECKING:
    from ..text.i18n import Language

MOST, LETTERS = 100, 4000
"""The words and signs of the longest answer that is read, and its letters."""
LONGEST = 8
"""The words of the longest phrase that is looked for."""
DIGITS = 10
"""A figure of so many digits or more is no number of anything here."""
GROUP = 3
"""The digits of which one makes groups: 1 000."""
JOINABLE = 3
"""Words of so many letters may stand apart that are one word: wilde hond. Shorter ones would change what is said."""
SHORT = 2
"""The letters of the longest word that may begin anything."""
LONG = 5
"""The letters of the shortest word that is taken for a name with a slip."""
ALWAYS = frozenset({"doubt", "both", "end", "onset", "change", "instead"})
"""Roles that are seen even where no grammar knows them."""
NAMED = frozenset({"name", "names", "first", "second"})
NUMBERED = frozenset({"word", "noun", "nouns", "one"})


class Lexicon:
    """The phrases that one kind of answers understands in a language.

    `more` are words that a table has added, with the keys that they mean; `several` is one that says several.
    """

    def __init__(self, say: Language, answers: Answers, more: Mapping[str, str], several: str = "") -> None:
        self._codes = [say.code] if say.code == SOURCE else [say.code, SOURCE]
        self._idle = answers.idle | answers.tail
        self._wanted = roles_of(answers.grammar) | answers.idle | answers.tail | ALWAYS
        self.shown: dict[str, str] = {}
        """The names by their keys, as the language calls one of them."""
        self._letters: dict[str, str] = {}
        self._tables: list[Phrases] = []
        for code in self._codes:
            table: Phrases = {}
            for role, messages in answers.names.items():
                self._add_names(table, role, messages, code)
            self._add_phrases(table, answers, code)
            self._add_nouns(table, answers.nouns, code)
            self._tables.append(table)
        for word, key in more.items():
            self.shown.setdefault(key, word)
            for spelt in spellings(word):
                role = "names" if word == several else "name"
                self._tables[0][spelt] = [(role, Item(role, 0, key))]
        self._is_other = answers.is_other
        self._say = say
        self._firsts = {
            fold(listed(say.pgettext("vocabulary", text).partition("||")[0])[0]): key
            for key, text in answers.names.get("first", {}).items()
        }
        self._known = {part for table in (*self._tables, *map(words, self._codes)) for key in table for part in key}

    def _add_names(self, table: Phrases, role: str, messages: Mapping[str, str], code: str) -> None:
        say = find(code)
        assert say is not None
        own = code == self._codes[0]
        for key, message in messages.items():
            one, _, several = say.pgettext("vocabulary", message).partition("||")
            forms = listed(one)
            if role == "first":
                self._letters |= {form: key for form in forms if len(form) == 1 and not own}
            # A letter alone may begin another name here.
            forms = [form for form in forms if own or len(form) > 1] + ([] if own else [key])
            singles = {spelt for form in [*forms, *([key] if code == SOURCE else [])] for spelt in spellings(form)}
            plurals = {spelt for form in listed(several) for spelt in spellings(form)} - singles
            for spelt in singles | plurals:
                many = spelt in plurals
                item = Item("names" if many and role == "name" else role, int(many), key)
                table.setdefault(spelt, []).append((item.how, item))
            self.shown.setdefault(key, forms[0])

    def _add_phrases(self, table: Phrases, answers: Answers, code: str) -> None:
        say = find(code)
        assert say is not None
        for form in say.forms(answers.unit) if answers.unit else ():
            for spelt in spellings(form):
                known = table.setdefault(spelt, [])
                known += [(role, None) for role in ("unit", "points") if role in self._wanted]
        for role, text in (("end", answers.excluded), ("other", answers.other)):
            for form in say.forms(text) if text else ():
                for spelt in spellings(form):
                    table.setdefault(spelt, []).append((role, None))

    def _add_nouns(self, table: Phrases, nouns: Mapping[str, int], code: str) -> None:
        say = find(code)
        assert say is not None
        for text, worth in nouns.items():
            one, _, several = say.pgettext("vocabulary", text).partition("||")
            singles, plurals = (
                {spelt for form in listed(part) for spelt in spellings(form)} for part in (one, several)
            )
            for spelt in singles:
                table.setdefault(spelt, []).append(("noun", Item("noun", worth, CALLED)))
            for spelt in plurals:
                how = "either" if spelt in singles else "nouns"
                table.setdefault(spelt, []).append(("nouns", Item(how, worth, CALLED)))

    def is_word(self, word: str) -> bool:
        """Whether a folded word has a role or is part of a phrase in this language or in English."""
        return word in self._known

    def edges(self, text: str) -> tuple[list[Atom], list[list[Edge]]]:
        """The words of a text, and for every place what begins there; nothing begins in one of too many words."""
        atoms = cut(text, self._known)
        if len(atoms) > MOST:
            return atoms, []
        typed = "".join([atom.word for atom in atoms]).replace("-", "")  # kaks kyt is kakskyt
        tables: list[list[Phrases]] = []
        for table, code in zip(self._tables, self._codes, strict=True):
            tables.append([table, words(code)])
            if any([sign in typed for sign in signs_of_large(code)]):
                tables[-1].append(large(code, typed))
        found = [self._at(atoms, i, tables) for i in range(len(atoms))]
        numbers = [here for here in found if any([edge.role in ("fig", "word", "one") for edge in here])]
        if len(numbers) > 1:  # a list: alone, a slip may be a kind of the table's own
            found = [here or self._slip(atom.word, i) for i, (atom, here) in enumerate(zip(atoms, found, strict=True))]
        return atoms, found

    def _roles(self, key: tuple[str, ...], tables: Sequence[Phrases]) -> list[Role]:
        return [each for table in tables for each in table.get(key, ()) if each[0] in self._wanted or each[0] in NAMED]

    def _at(self, atoms: Sequence[Atom], i: int, tables: Sequence[Sequence[Phrases]]) -> list[Edge]:
        word = atoms[i].word
        if word.isdecimal():
            return self._figure(atoms, i, tables)
        found: list[Edge] = []
        for here in tables:
            found = self._phrases(atoms, i, here)
            if found or any([(word,) in table for table in here]):
                break
        if not found:
            roles = self._sign(atoms, i).split() if word in SIGNS else self._drawn_out(word, tables)
            found = [Edge(role, (), i + 1) for role in roles or self._stranger(atoms, i)]
        if (
            len(word) == 1
            and word.isalpha()
            and i + 1 < len(atoms)
            and atoms[i + 1].word.isdecimal()
            and not atoms[i + 1].spaced
        ):
            found = [edge for edge in found if edge.role not in self._idle]  # I0 is no “I”
        return found + self._letters_at(atoms, i, found)

    def _drawn_out(self, word: str, tables: Sequence[Sequence[Phrases]]) -> list[str]:
        """The roles of a yes or no that is drawn out: yesss, noo."""
        short = word.rstrip(word[-1]) + word[-1]
        for spelt in (short + short[-1], short) if short != word and len(short) > 1 else ():
            roles = [role for here in tables[:1] for role, _ in self._roles((spelt,), here)]
            if said := [role for role in roles if role in ("yes", "no")]:
                return said
        return []

    def _stranger(self, atoms: Sequence[Atom], i: int) -> list[str]:
        """The roles of a word that is known nowhere, where somebody's name may stand."""
        _, typed, _, _ = atoms[i]
        if "stranger" not in self._wanted or len(typed) < SHORT or not typed.isalpha() or self.is_word(atoms[i].word):
            return []
        capital = typed[0] != typed[0].casefold() and typed[1:] == typed[1:].casefold()
        tells = capital and bool(listed(self._say.pgettext("vocabulary", CAPITALS)))
        return ["stranger", "capital"] if tells else ["stranger"]

    def _slip(self, word: str, i: int) -> list[Edge]:
        """The name that a word is but for one letter too many or too few, or two that are swapped.

        A letter in the place of another may make another word (skirts are no shirts), and so may a name that is longer.
        """
        if len(word) < LONG or not word.isalpha() or self.is_word(word) or self._is_other(word, self._say):
            return []
        names = {form[0]: roles for form, roles in self._tables[0].items() if len(form) == 1}
        alike = [known for known in self._known if is_slip(word, known)]
        begun = [form for form in names if len(form) > SHORT and word.startswith(form)]
        keys = {item.key for form in (*alike, *begun) for _, item in names.get(form, ()) if item}
        if len(keys) > 1 or not set(alike) <= set(names):
            return []
        return [Edge(role, (item,), i + 1) for form in alike for role, item in names[form] if item]

    def _letters_at(self, atoms: Sequence[Atom], i: int, found: Sequence[Edge]) -> list[Edge]:
        """The colour that a few letters before a figure say: g10."""
        figure = i + 1 < len(atoms) and atoms[i + 1].word.isdecimal()
        key = self._by_letters(atoms[i].word) if figure and self._firsts else ""
        known = any([edge.role == "first" for edge in found])
        return [Edge("letters", (Item("first", 0, key),), i + 1)] if key and not known else []

    def _phrases(self, atoms: Sequence[Atom], i: int, tables: Sequence[Phrases]) -> list[Edge]:
        """The longest phrase that begins at a place, in all its roles."""
        found: list[Edge] = []
        for length in range(min(LONGEST, len(atoms) - i), 0, -1):
            span = tuple([atom.word for atom in atoms[i : i + length]])
            roles = self._roles(span, tables)
            if not roles and length > 1 and all([len(each) >= JOINABLE and each.isalpha() for each in span]):
                roles = self._roles(("".join(span),), tables)
            tied = i + length < len(atoms) and atoms[i + length].tied
            if not roles or (found and tied):
                continue
            if atoms[i].tied and any([role == "word" for role, _ in roles]):
                return [Edge("doubt", (), i + length)]  # ten-four
            found += [Edge(role, (item,) if item else (), i + length) for role, item in roles]
            # A longer phrase hides its words; a number in several words may be several numbers.
            if any([edge.role != "word" for edge in found]):
                break
        return found

    def _by_letters(self, word: str) -> str:
        begun = [key for form, key in self._firsts.items() if form.startswith(word)]
        return begun[0] if len(begun) == 1 else "" if begun else self._letters.get(word, "")

    def _figure(self, atoms: Sequence[Atom], i: int, tables: Sequence[Sequence[Phrases]]) -> list[Edge]:
        word = atoms[i].word
        value = int(word) if len(word) < DIGITS else 10**DIGITS
        if len(word) == GROUP and i and atoms[i - 1].word.isdecimal():
            return [Edge("doubt", (), i + 1)]  # 1 000
        found = [Edge("fig", (Item("fig", value),), i + 1)]
        for here in tables:
            found += [Edge(role, (item,) if item else (), i + 1) for role, item in self._roles((word,), here)]
        found += self._with_ending(atoms, i, tables, value)
        if self._tight(atoms, i + 1) and atoms[i + 1].word == "," and atoms[i + 2].word == "000":
            found.append(Edge("fig", (Item("fig", value * 1000),), i + 3))
        return found

    def _with_ending(
        self, atoms: Sequence[Atom], i: int, tables: Sequence[Sequence[Phrases]], value: int
    ) -> Iterator[Edge]:
        """A figure with what leans on it: 4s, 4er, 4's are cards of a value; 37:ssä is the figure."""
        for length in (1, 2):
            after = atoms[i + 1 : i + 1 + length]
            key = tuple([atom.word for atom in after])
            if len(after) < length or any([atom.spaced for atom in after]):
                return
            roles = {role for here in tables for table in here for role, _ in table.get(key, ())}
            if "figure-case" in roles:
                yield Edge("fig", (Item("fig", value),), i + 1 + length)
            elif "figure-noun" in roles and key != (after[0].word[:1],):  # 2s may be 2 and s
                yield Edge("leant", (Item("leant", value),), i + 1 + length)
            if "figure-noun" in roles:
                yield Edge("nouns", (Item("nouns", value),), i + 1 + length)
                return

    def _tight(self, atoms: Sequence[Atom], i: int) -> bool:
        """Whether a sign stands between two figures with no blank."""
        if not 0 < i < len(atoms) - 1 or not atoms[i - 1].word.isdecimal() or not atoms[i + 1].word.isdecimal():
            return False
        return not atoms[i].spaced and not atoms[i + 1].spaced

    def _sign(self, atoms: Sequence[Atom], i: int) -> str:
        """The roles of a sign where it stands."""
        sign = atoms[i].word
        after = atoms[i + 1] if i + 1 < len(atoms) else None
        if i and after:
            if sign == "." and i == 1 and atoms[0].word == "1" and after.spaced:
                return "doubt"  # 1. 4 2. 6: numbers of lines
            if sign in "-." and atoms[i].spaced and after.word.isdecimal() and not after.spaced:
                return "doubt"  # masks -1; 1 .5
        if self._tight(atoms, i):
            if sign == ",":
                return "tight"
            if sign == ".":
                return "doubt"
            if sign == "/" and not any(
                [atom.word == "/" for atom in (*atoms[max(0, i - 2) : i], *atoms[i + 1 : i + 3])]
            ):
                return "doubt"  # a half, or 1 and 2
        return SIGNS[sign]

    def near(self, word: str) -> list[str]:
        """The known words that a mistyped one may be: it begins them, or it is much like them; one for each meaning."""
        if len(word) < 2:  # a letter begins everything
            return []
        known: dict[str, tuple[Role, ...]] = {}
        wanted = (NAMED | {"names"} | NUMBERED) & (self._wanted | NAMED)
        for table in (*self._tables, *map(words, self._codes)):
            for key, roles in table.items():
                form = key[0]
                # Before the roles, which take longer: hardly any form begins as the word does.
                if len(key) > 1 or not form.isalpha() or (form[0] != word[0] and form[1:2] != word[1]):
                    continue
                if said := tuple([each for each in roles if each[0] in wanted]):
                    known.setdefault(form, said)
        begun = sorted([form for form in known if form.startswith(word)], key=len)
        found: dict[tuple[Role, ...], str] = {}
        for form in begun or closest(word, known, most=6):
            found.setdefault(known[form], form)
        return list(found.values())[:3]
