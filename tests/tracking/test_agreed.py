"""What a table agrees on against the rules: at any time, in every game, and in nobody’s way."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import scorer
from scorer import course, tracking
from scorer.log.forgetting import without
from scorer.registry import ids
from scorer.scoring.adjust import MOST, MOST_POINTS
from scorer.testing import tables
from scorer.testing.following import Variant, choose, played, started
from scorer.text.errors import InvalidMove, language
from scorer.tracking.course import BrokenRecord, Course, header, line_of, replay
from scorer.tracking.disputes import PlayDispute, result
from scorer.tracking.lines import as_typed, move_of, read_line
from scorer.tracking.moves import Adjust, IllegalMove, State
from scorer.tracking.record import Record
from scorer.typed.question import Answer, Question

FIRST = [next(tables(id)) for id in ids()]
GAMES = [pytest.param(*table, id=table[0].game) for table in FIRST]


def africa() -> Course:
    return course.begin(tracking.start("africa", ["Anna", "Ben"], edition="fr"))


def _played(course_: Course) -> list[PlayDispute]:
    return [each for each in result(course_).played or () if isinstance(each, PlayDispute)]


def totals(state: State) -> dict[str, int]:
    return {player.name: player.total for player in tracking.standings(state).players}


@pytest.mark.unmeasured
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_it_is_counted_wherever_it_stands(variant: Variant, players: int) -> None:
    """A random game with agreements between its moves and behind its end, against the same game without them."""
    rng = random.Random(11)
    plain = course.begin(started(variant, players))
    names = plain.state.setup.players
    course_, agreed = plain, dict.fromkeys(names, 0)
    count = 0
    while True:
        if rng.random() < 0.1 or tracking.outcome(plain.state):
            move = Adjust(rng.choice(names), rng.choice([-MOST_POINTS, -7, -1, 0, 1, 12]), f"because {count}")
            if tracking.why_not(course_.state, move) is None:
                course_, count = course_.play(move), count + 1
                agreed[move.player] += move.points
                assert tracking.gains(course_.events) == ({move.player: move.points} if move.points else {})
        assert totals(course_.state) == {name: total + agreed[name] for name, total in totals(plain.state).items()}
        assert tracking.current_player(course_.state) == tracking.current_player(plain.state)
        if (next_ := choose(rng, plain.state)) is None:
            break
        plain, course_ = plain.play(next_), course_.play(next_)
    assert count
    assert tracking.offers(course_.state) == tracking.offers(plain.state) == ()
    tally = tracking.tally(course_.state)
    assert {name: sum(each.points for each in own) for name, own in tally.adjust.items()} == {
        name: agreed[name] for name in tally.adjust
    }
    assert scorer.score(tally.to_dict()) == tracking.standings(course_.state)
    again = replay([header(course_.at(0).state), *[line_of(step) for step in course_.steps()]])
    assert again.state == course_.state
    disputed = {(other.ruling, other.reading): dict(other.results) for other in _played(plain)}
    for other in _played(course_):
        without_it = {name: total - agreed[name] for name, total in other.results}
        assert not other.possible or without_it == disputed.pop((other.ruling, other.reading))


@pytest.mark.unmeasured
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_it_is_in_nobodys_way(variant: Variant, players: int) -> None:
    final = played(variant, players)
    for step in final.steps()[:40]:
        state = step.state
        name = state.setup.players[-1]
        assert Adjust not in {type(move) for move in list(tracking.legal_moves(state))[:200]}
        assert Adjust not in {key.kind for key in tracking.offers(state)}
        after = tracking.play(state, Adjust(name, -1, "x"))
        assert [key.given for key in tracking.offers(after)] == [key.given for key in tracking.offers(state)]
        assert tracking.decline_move(after) == tracking.decline_move(state)
        assert tracking.moves_to_turn(after, name) == tracking.moves_to_turn(state, name)
        assert tracking.status(after) == tracking.status(state)
        assert tracking.view(after)[:-1] == tracking.view(state)


def test_it_changes_who_has_won() -> None:
    final = played(*FIRST[0])
    state = final.state
    over = tracking.outcome(state)
    assert over is not None
    loser = next(name for name in state.setup.players if name not in over.winners)
    other = tracking.outcome(tracking.play(state, Adjust(loser, MOST_POINTS, "x")))
    assert other is not None
    assert (other.rule, other.winners) == (over.rule, (loser,))


@pytest.mark.parametrize(
    ("move", "place"),
    [
        (Adjust("Zoe", 1, "x"), "player"),
        (Adjust("", 1, "x"), "player"),
        (Adjust("Ben", MOST_POINTS + 1, "x"), "points"),
        (Adjust("Ben", 1, ""), "why"),
        (Adjust("Ben", 1, "x" * 101), "why"),
    ],
)
def test_what_no_tally_can_say_is_refused(move: Adjust, place: str) -> None:
    state = africa().state
    try:
        refused: Exception | None = tracking.why_not(state, move)
    except InvalidMove as error:
        refused = error
    assert isinstance(refused, (IllegalMove, InvalidMove))
    assert refused.place == place
    assert refused.text("fi")


def test_only_so_much_is_agreed_on() -> None:
    course_ = africa()
    for i in range(MOST):
        course_ = course_.play(Adjust("Ben", 1, f"{i}"))
    with pytest.raises(IllegalMove, match=f"No more than {MOST}"):
        course_.play(Adjust("Ben", 1, "x"))
    assert totals(course_.play(Adjust("Anna", 1, "x")).state) == {"Anna": 1, "Ben": MOST}


def test_nobody_makes_it() -> None:
    line = {"move": "adjust", "player": "Ben", "points": -2, "why": "x"}
    lines = [header(africa().state), line, {"undo": 1}, {"redo": 1}, {"mend": 1, "moves": [{**line, "points": 3}]}]
    final = replay(lines)
    assert line_of(final) == {**line, "points": 3}
    assert totals(final.state) == {"Anna": 0, "Ben": 3}
    with pytest.raises(BrokenRecord) as broken:
        replay([header(africa().state), {"by": "Anna", **line}])
    assert broken.value.error.values["name"] == "by"


def test_it_is_mended_like_any_move(tmp_path: Path) -> None:
    with Record(str(tmp_path / "record.jsonl"), africa().state) as record:
        record.play(Adjust("Ben", -2, "x"))
        record.play(tracking.read_move("africa", {"move": "end"}))
        record.mend(1, Adjust("Ben", -3, "y"))
        assert totals(record.course.state)["Ben"] == -3
        record.mend(1, None)
        assert totals(record.course.state)["Ben"] == 0
        record.mend(1, Adjust("Anna", 1, "z"), before=True)
        record.undo(2)
        assert replay(record.lines()).state == record.course.state


def test_it_is_asked_for_like_any_move() -> None:
    for state in (africa().state, played(*FIRST[0]).state):
        names = list(state.setup.players)
        who = tracking.ask(state, Adjust, {})
        assert who is not None
        assert [choice.value for choice in who.choices] == names
        points = tracking.ask(state, Adjust, {"player": names[0]})
        assert points is not None
        assert (points.field.key, points.more) == ("points", True)
        assert {choice.label for choice in points.choices} >= {"−1", "+1"}
        assert [choice for choice in points.choices if choice.refused] == []
        why = tracking.ask(state, Adjust, {"player": names[0], "points": -2})
        assert why is not None
        assert (why.field.key, why.choices, why.more) == ("why", (), True)
        assert tracking.ask(state, Adjust, {"player": names[0], "points": -2, "why": "x"}) is None


TYPED = {
    "adjust Ben -2 forgot a camp, twice": ("Ben", -2, "forgot a camp, twice"),
    "Adjust ben −2: who knows?": ("Ben", -2, "who knows?"),
    "Ben adjust +3 lent two tiles": ("Ben", 3, "lent two tiles"),
    "agreed Anna 3 undo of a reveal": ("Anna", 3, "undo of a reveal"),
    'adjust Anna forgot "it" -3': ("Anna", -3, 'forgot "it"'),
    'adjust Anna −3 "as shown"': ("Anna", -3, "as shown"),
    "Anna adjust Ben -1 no lion": ("Ben", -1, "no lion"),
}


@pytest.mark.parametrize("line", TYPED)
def test_it_is_typed_with_the_reason_as_it_is(line: str) -> None:
    state, say = africa().state, language("en")
    answer = read_line(state, line, say)
    assert isinstance(answer, Answer)
    assert isinstance(answer.value, dict)
    move = move_of(state, answer.value)
    assert isinstance(move, Adjust)
    assert (move.player, move.points, move.why) == TYPED[line]
    again = read_line(state, as_typed(move, state, say), say)
    assert isinstance(again, Answer)
    assert isinstance(again.value, dict)
    assert move_of(state, again.value) == move or '"' in move.why


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("adjust", {}),
        ("adjust Ben", {"player": "Ben"}),
        ("adjust Ben -2", {"player": "Ben", "points": -2}),
        ("adjust -2 forgot it", {"points": -2, "why": "forgot it"}),
    ],
)
def test_what_is_not_told_yet_is_asked(line: str, value: dict[str, object]) -> None:
    answer = read_line(africa().state, line, language("en"))
    assert isinstance(answer, Answer)
    assert answer.value == {"move": "adjust", **value}


def test_a_name_that_nobody_has_is_refused() -> None:
    found = read_line(africa().state, "adjust Zoe -2 forgot it", language("en"))
    assert isinstance(found, Question)
    assert "Zoe" in found.refusal().text()


def test_no_name_is_left_in_a_reason() -> None:
    lines = [{"move": "adjust", "player": "Ben", "points": -2, "why": "Ben’s camp"}]
    record = [header(africa().state), *lines, {"mend": 1, "moves": lines}]
    hidden = json.dumps(without({"play": "p", "record": record}, {"ben": "A"}))
    assert "camp" not in hidden
    assert hidden.count("…".encode("unicode-escape").decode()) == 2
