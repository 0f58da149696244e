"""Typed moves: what is written as it can be typed is read as the same move, and a strange word is never played."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from typing import Any

import pytest

from scorer import tracking
from scorer.cli import terminal
from scorer.cli.lines import heads
from scorer.registry import ids
from scorer.scoring.fields import Field
from scorer.text.errors import language
from scorer.text.i18n import languages
from scorer.tracking.lines import as_typed, move_of, read_line, refuse_early
from scorer.tracking.moves import Adjust, Move, State
from scorer.typed.question import Answer, Question
from scorer.typed.situation import Head
from tests.support.following import SCENES, state_of
from tests.support.recorded import CASES, course_of
from tests.support.tiers import each_once, one_of

pytestmark = pytest.mark.unmeasured

MOST = 40
"""Moves of each game that are typed in each language."""
STRANGE = ("flurb", "xq", "’", "#", "zz9", "~")


@cache
def played(game: str) -> list[tuple[Move, State]]:
    """Moves of the golden records of a game, each with the state before it; always the same sample."""
    found = []
    for name in CASES:
        course = course_of(name)
        if course.state.setup.game == game:
            found += [(step.move, step.before.state) for step in course.steps() if step.move and step.before]
    random.Random(7).shuffle(found)
    kinds: dict[type[Move], int] = {}
    for i, (move, _) in enumerate(found):
        kinds.setdefault(type(move), i)
    return [*(found[i] for i in kinds.values()), *found][:MOST]


def possible(game: str, seed: int) -> Iterator[tuple[Move, State]]:
    """Random legal moves of random states."""
    rng = random.Random(seed)
    state = tracking.start(game, ["Ann", "Ben", "Cléo"])
    for _ in range(30):
        legal = list(tracking.legal_moves(state))
        if not legal:
            return
        move = rng.choice(legal)
        yield move, state
        state = tracking.play(state, move)


@cache
def commands(lang: str) -> list[Head]:
    terminal.speak(language(lang))
    try:
        return heads()
    finally:
        terminal.speak(language("en"))


def read(state: State, text: str, lang: str, new: tuple[str, ...] = ()) -> Any:
    found = read_line(state, text, language(lang), commands(lang), new)
    return found.value if isinstance(found, Answer) else None


def names_of(move: Move) -> tuple[str, ...]:
    """The names in a move that may be new to the table."""
    return tuple([value for value in move.to_dict().values() if isinstance(value, str)])


@pytest.mark.parametrize(("game", "lang"), each_once(ids(), languages()))
def test_what_is_written_is_read(lang: str, game: str) -> None:
    wrong = []
    for move, state in (*played(game), *possible(game, 1)):
        text = as_typed(move, state, language(lang))
        value = read(state, text, lang, names_of(move))
        # A name that a table writes as the vocabulary does is the same in small letters.
        if value is None or str(move_of(state, value)).casefold() != str(move).casefold():
            wrong.append((text, value, move))
    assert wrong == []


@pytest.mark.parametrize(("game", "lang"), each_once(ids(), languages()))
def test_a_strange_word_is_never_played(lang: str, game: str) -> None:
    rng = random.Random(3)
    wrong = []
    # The reason of what a table agrees on is made of any words.
    told = [(move, state) for move, state in played(game) if not isinstance(move, Adjust)]
    for move, state in told[:16]:
        words = re.findall(r'(?:[^\s"]|"[^"]*")+', as_typed(move, state, language(lang)))
        for at in range(len(words) + 1):
            text = " ".join([*words[:at], rng.choice(STRANGE), *words[at:]])
            value = read(state, text, lang, names_of(move))
            # On a board any word may be the name of a space, which the rules refuse.
            if value and "move" in value and not refuse_early(state, value):
                wrong.append((text, value))
    assert wrong == []


def with_two_counts() -> Iterator[tuple[str, Move]]:
    """Scenes with a legal move that says two numbers which have units."""
    for scene in SCENES:
        kinds = set()
        for move in islice(tracking.legal_moves(state_of(scene)), 4000):
            if type(move) not in kinds and len([field for field in counted(move) if getattr(move, field.key)]) == 2:
                kinds.add(type(move))
                yield scene, move


def counted(move: Move) -> list[Field]:
    """The fields of a move whose numbers have units."""
    return [field for field in type(move).fields if field.unit]


@pytest.mark.parametrize("lang", one_of(languages(), "de", more=pytest.mark.slow))
def test_a_number_beside_a_named_one_counts_nothing_else_unasked(lang: str) -> None:
    """Of gold 2 1 the 1 is no gem: beside a number that is named no other is silently taken for something else."""
    say, wrong, read_so = language(lang), [], 0
    for scene, move in with_two_counts():
        state = state_of(scene)
        before = re.sub(r'( (\w+=)?"?\d+"?){2}$', "", as_typed(move, state, say))
        units = [next(unit for unit in say.forms(field.unit) if len(unit) > 3) for field in counted(move)]
        read_so += read(state, f"{before} {units[0]} 2 {units[1]} 1", lang, names_of(move)) is not None
        for unit in units:
            for each in (f"{unit} 2 1", f"{unit} 2, 1", f"2 {unit} 1", f"2 {unit}, 1", f"2 1 {unit}", f"2, {unit} 1"):
                value = read(state, f"{before} {each}", lang, names_of(move))
                if value and all([value.get(field.key) for field in counted(move)]):
                    wrong.append((f"{before} {each}", value))
    assert wrong == []
    assert read_so > 2


@pytest.mark.parametrize("lang", languages())
def test_choices_are_told_apart(lang: str) -> None:
    """Of two tiles with one nugget and two with one gem, “1, 1” may be one of each, or both of gold."""
    state = state_of("A")
    for line in ("g1", "g1", "skip", "j1", "j1", "m", "skip"):
        value = read(state, line, "en")
        state = tracking.play(state, move_of(state, value))
    resources = language(lang).pgettext("move", "resources")
    found = read_line(state, f"{resources} 1, 1", language(lang), commands(lang))
    assert isinstance(found, Question)
    assert [choice.value for choice in found.choices] == [
        {"move": "resources", "gold": [1], "gems": [1]},
        {"move": "resources", "gold": [1, 1]},
    ]
    assert len({choice.shown for choice in found.choices}) == 2


@pytest.mark.parametrize(
    ("scene", "lang", "lines"),
    [
        *((scene, lang, 6) for scene, lang in zip(sorted(SCENES), cycle(languages()), strict=False)),
        *(pytest.param(scene, lang, 60, marks=pytest.mark.long) for scene in sorted(SCENES) for lang in languages()),
    ],
)
def test_every_line_is_read_or_refused(lang: str, scene: str, lines: int) -> None:
    """Nothing that is typed ends in an error of the program; CI tries one language of each scene."""
    rng = random.Random(scene + lang)
    state = state_of(scene)
    words = [word for head in commands(lang) for word in head.words]
    words += [
        "lion",
        "2",
        "1",
        "-",
        "Ann",
        "Ben",
        "g10",
        "grey",
        "Cairo",
        "?",
        "!",
        ",",
        '"',
        "=",
        "near=2",
        "card=",
        ">l",
    ]
    for _ in range(lines):
        text = rng.choice(["", " ", ", "]).join(rng.choices(words, k=rng.randint(1, 5)))
        found = read_line(state, text, language(lang), commands(lang))
        if not isinstance(found, Answer):
            assert found.text(lang).strip()
