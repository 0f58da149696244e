"""Cost follows size: four times the input takes at most five times the steps, and no answer is much larger than it."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import tracemalloc
from contextlib import suppress
from functools import partial

import pytest

import scorer
from scorer.registry import ids
from scorer.text.i18n import languages
from scorer.typed.fold import cut
from scorer.typed.lexicon import LETTERS, MOST
from tests.support import ROOT, growth

PIECES = growth.PIECES | growth.with_extras()
SIZE = 120


@pytest.mark.parametrize("name", PIECES)
def test_four_times_the_input_takes_at_most_five_times_the_steps(name: str) -> None:
    piece = PIECES[name]
    growth.steps(piece(4 * SIZE))  # what is made once is made
    small, large = growth.steps(piece(SIZE)), growth.steps(piece(4 * SIZE))
    assert large <= 5 * small


def test_the_steps_see_a_square() -> None:
    def square(n: int) -> object:
        numbers = list(range(n))
        return [numbers.count(number) for number in numbers]

    assert growth.steps(lambda: square(400)) > 10 * growth.steps(lambda: square(100))


@pytest.mark.long
@pytest.mark.parametrize("text", growth.LONG_ANSWERS)
def test_four_times_the_words_take_at_most_five_times_the_steps(text: str) -> None:
    """Of every list of words, in answer to each kind of question, up to the longest answer that is read."""
    few = MOST // 4 // len(cut(text))
    for field in growth.FIELDS.values():
        field.typed(text * few * 4)  # what is made once is made
        small, large = (growth.steps(partial(field.typed, text * count)) for count in (few, 4 * few))
        assert large <= 5 * small, field.key


@pytest.mark.slow
@pytest.mark.parametrize("text", growth.LONG_ANSWERS)
def test_the_longest_answer_takes_a_moment_and_a_longer_one_is_refused(text: str) -> None:
    for field in growth.FIELDS.values():
        most = text * (MOST // len(cut(text)))
        assert growth.steps(lambda: field.typed(most)) < 400_000  # noqa: B023  # called at once
        longer = growth.steps(lambda: field.typed("a" * LETTERS * 50))  # noqa: B023
        assert longer < 100
        for long in (text * 1000, "a" * (LETTERS + 1)):
            question = field.typed(long)
            assert isinstance(question, scorer.Question)
            assert question.reason == "long"


@pytest.mark.parametrize("tally", [growth.table(*[0] * 32_000), growth.table(**{f"k{i}": 0 for i in range(6000)})])
def test_the_problems_of_a_large_tally_are_not_many_times_as_large(tally: dict[str, object]) -> None:
    found = scorer.problems(tally)
    assert len(found) <= 101
    for lang in languages():
        told = [problem.to_dict(lang) for problem in found]
        assert len(json.dumps(told)) < len(json.dumps(tally))


def test_more_problems_than_anybody_reads_are_told_as_one() -> None:
    tally = growth.table(*growth.players(2, **{f"k{i}": 0 for i in range(60)}))
    *others, last = scorer.problems(tally)
    assert [problem.code for problem in others] == ["unknown-key"] * 100
    assert (last.code, last.text("nl")) == ("more-problems", "Er zijn meer problemen dan deze 100.")
    assert len(scorer.problems(growth.table(*growth.players(2, **{f"k{i}": 0 for i in range(50)})))) == 100


def test_of_too_many_players_no_more_are_looked_at_than_can_play() -> None:
    found = scorer.problems(growth.table(*[0] * 1000))
    assert [problem.code for problem in found] == ["number-of-players", *["not-a-player"] * 6]


def test_a_description_is_made_once() -> None:
    for id in ids():
        assert scorer.game(id) is scorer.game(id)
        for lang in languages():
            for field in scorer.game(id).fields:
                assert field.parts(lang) is scorer.game(id).fields[scorer.game(id).fields.index(field)].parts(lang)


@pytest.mark.slow
def test_what_there_is_not_fills_no_memory() -> None:
    def ask(first: int, last: int) -> None:
        for number in range(first, last):
            name = f"x{number}"
            for question in (
                lambda: scorer.game(name),  # noqa: B023  # called at once
                lambda: scorer.rule(f"{name}.{name}"),  # noqa: B023
                lambda: scorer.score({"game": name, "players": []}),  # noqa: B023
                lambda: scorer.search(name, lang=name[:8]),  # noqa: B023
                lambda: scorer.game("africa").to_dict(name),  # noqa: B023
            ):
                with suppress(scorer.UnknownName):
                    question()

    def held() -> int:
        """The bytes in use, but for those of pytest, which remembers each name of a module that is looked for."""
        gc.collect()
        snapshot = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(False, "*/_pytest/*")])
        return sum([found.size for found in snapshot.statistics("filename")])

    ask(0, 120)
    tracemalloc.start()
    ask(120, 230)
    before = held()
    ask(230, 430)
    more = held() - before
    tracemalloc.stop()
    assert more < 20_000


@pytest.mark.slow
def test_no_text_takes_for_ever() -> None:
    # Regular expressions that try every way do it within one step.
    program = """
import resource
from scorer.typed.fold import cut
from scorer.typed.line import cut_line
resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
for part in ("111\\t", "1\\t1 ", " ", "\\n", "|", " |", ":(", " :", "-", "'", '"', "\\t", "1\\t1\\n "):
    for text in (f"1\\t{part * 1300}x", f"|{part * 1300}x", f"a{part * 1300} :x"):
        cut(text)
        cut_line(text)
"""
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)
