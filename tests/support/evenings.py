"""Evenings to read: of what the records of a game tell, as much as says everything once, in context.

The English transcripts decide which lines these are, so that every language shows the same ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from typing import NamedTuple

from scorer.scoring.fields import Flag, Whole
from scorer.text.errors import language
from scorer.text.i18n import SOURCE, languages
from tests.support.offered import NAMES
from tests.support.recorded import BROKEN, course_of, names_of, told

INNERMOST = "      "
"""What the lines of the sheet begin with that say what was counted."""


class Unit(NamedTuple):
    """Lines of a transcript that are read together."""

    record: str
    lines: tuple[int, ...]
    """Their numbers in the transcript."""
    headings: tuple[int, ...]
    """The numbers of the lines over them."""
    patterns: frozenset[str]
    """What there is to read in them."""


class Values(NamedTuple):
    """What finds the values that moves say, in English."""

    names: re.Pattern[str]
    """Those that are the same in every language: of players, of places."""
    words: re.Pattern[str]
    """Those that are translated: cards, goods, colours."""


def compose_evening(game: str, english: dict[str, str], spoken: dict[str, str]) -> str:
    """The evening of a game: its records, each under its name, without what need not be read.

    `english` and `spoken` are what `scorer replay` tells of the records, by their names, in English and in the
    language of the evening.
    """
    chosen = _cover([unit for name in names_of(game) for unit in _units(game, name, english[name].splitlines())])
    evening = []
    for name in names_of(game):
        lines = spoken[name].splitlines()
        assert len(lines) == len(english[name].splitlines()), f"{name} has other lines than in English"
        shown = {line for unit in chosen if unit.record == name for line in unit.lines + unit.headings}
        if shown:
            evening.append("\n".join([f"=== {name}", *(lines[line] for line in sorted(shown)), ""]))
    return "\n".join(evening)


def _cover(units: list[Unit]) -> list[Unit]:
    """Units that together have every pattern; each has one that the others have not."""
    read = Counter[str]()
    chosen = []
    for unit in units:
        if any(pattern not in read for pattern in unit.patterns):
            chosen.append(unit)
            read.update(unit.patterns)
    for unit in tuple(chosen):
        if all(read[pattern] > 1 for pattern in unit.patterns):
            chosen.remove(unit)
            read.subtract(unit.patterns)
    return chosen


def _units(game: str, name: str, lines: list[str]) -> Iterator[Unit]:
    """The units of an English transcript.

    They are a move with all that it brings about; in the sheet, below the empty line, every line is read for itself.
    """
    values = _values(game)
    events = iter(told(course_of(name)) if name not in BROKEN else ())
    end = lines.index("") if "" in lines else len(lines)
    firsts = [line for line in range(end) if not lines[line].startswith(" ")]
    for first, last in zip(firsts, [*firsts[1:], end], strict=True):
        keys = next(events) if re.match(r"\d+\. ", lines[first]) else []
        patterns = set(keys)
        for line, key in zip_longest(lines[first:last], ["", *keys], fillvalue=""):
            patterns |= _patterns(line, values, key)
        yield Unit(name, tuple(range(first, last)), (), frozenset(patterns))
    headings: list[int] = []
    for number in range(end + 1, len(lines)):
        headings = [heading for heading in headings if _indent(lines[heading]) < _indent(lines[number])]
        yield Unit(name, (number,), tuple(headings), frozenset(_patterns(lines[number], values)))
        headings.append(number)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _patterns(line: str, values: Values, event: str = "") -> set[str]:
    """What there is to read in a line: its sentence without names, words and numbers, and these words.

    What is counted in the sheet is read thing by thing, and only cards, which are mere words there, are left out.
    A number keeps whether it is none, one or several where a word follows, which may depend on it.
    """
    line = values.names.sub("N", line)
    words = set(values.words.findall(line))
    line = re.sub(r"\b(?:\d{2,}|[2-9])(?= [a-z])", "n", line)
    line = re.sub(r"\b[A-Za-z]?\d+(?! [a-z])", "#", line)  # with the letter of a card, or a space of the board
    line = re.sub(r"#( \+ #)+", "#", line)
    if line.startswith(INNERMOST):
        counted = re.split(r"(?<== #), ", line.strip())
        return words | {re.sub(rf"^{values.words.pattern} = ", "W = ", thing) for thing in counted}
    return words | {f"{event} {values.words.sub('W', line)}"}


@cache
def _values(game: str) -> Values:
    names, words = set(NAMES), set[str]()
    says = [language(code) for code in languages()]
    for name in names_of(game):
        for step in course_of(name).steps() if name not in BROKEN else ():
            for field in step.move.fields if step.move else ():
                value = getattr(step.move, field.key)
                if value != field.empty and not isinstance(field, (Whole, Flag)):
                    spoken = {say.code: field.spoken(value, say) for say in says}
                    if not re.search(r"\d", spoken[SOURCE]):
                        (words if len(set(spoken.values())) > 1 else names).add(spoken[SOURCE])
    return Values(_any_of(names), _any_of(words))


def _any_of(texts: set[str]) -> re.Pattern[str]:
    longest_first = sorted(map(re.escape, texts), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(longest_first)})(?!\w)")
