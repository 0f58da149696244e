"""What holds of every game: the conformance suite, for our games and for those of other packages.

With pytest, in a test module:

    from scorer.testing import suite

    test_conformance = suite("oware")

Without it, `check_game("oware")` raises an `AssertionError` for the first thing that does not hold.

Random games begin with what a game has to offer in its optional module `examples`: `WAYS`, a mapping from names to the
options of `tracking.start`, one for each way to follow the game.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, NamedTuple, get_args

from . import tracking
from .export.schemas import record_schema, rules_schema, sheet_schema, tally_schema
from .model import Game
from .reference.entries import AGREES, DIFFERS, SECTIONS, SILENT, rule, rules, section_of
from .reference.search import search
from .registry import game as game_of
from .scoring.fields import Label
from .scoring.readings import in_force
from .scoring.score import score
from .scoring.tally import form_of
from .shapes import TallyDict
from .text.i18n import languages
from .tracking import course as courses
from .tracking.course import Course
from .tracking.moves import IllegalMove, Move, State

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gerd", "Hans")
"""Who plays."""

LONGEST = 30_000
"""A random game with more moves has no end."""

Check = tuple[str, Callable[[], None]]
"""The name of something that has to hold, and what finds out."""


class Variant(NamedTuple):
    """A way in which a game can be followed."""

    game: str
    name: str
    options: Mapping[str, Any]


def suite(*games: str) -> Callable[..., None]:
    """The suite as one test for pytest, with a case for each check of each game."""
    import pytest

    cases = [pytest.param(check, id=f"{game}-{name}") for game in games for name, check in checks(game)]

    @pytest.mark.parametrize("check", cases)
    def test_conformance(check: Callable[[], None]) -> None:
        check()

    return test_conformance


def check_game(id: str) -> None:
    """Runs the whole suite over a game. Raises `AssertionError` for what does not hold, with the name of the check."""
    for name, check in checks(id):
        try:
            check()
        except AssertionError as error:
            raise AssertionError(f"{id}: {name}: {error}") from error


def checks(id: str) -> Iterator[Check]:
    """Everything that has to hold of a game. Raises `UnknownName`."""
    game = game_of(id)
    for check in _OF_GAMES:
        yield check.__name__.removeprefix("check_"), partial(check, game)
    if game.optional_part("tracking.kit") is None:
        return
    for variant, players in tables(id):
        for follow in _OF_TABLES:
            name = follow.__name__.removeprefix("check_")
            yield f"{variant.name}-{players}-{name}", partial(follow, variant, players)
    yield "every_game_reaches_its_end", partial(check_many, id)


# Of every game


def check_named_rules_exist(game: Game) -> None:
    """Fields, rulings, ties and links name rules that there are."""
    known = {entry.id for entry in rules(game.id)}
    named = {field.rule for field in form_of(game).tally.fields}
    named |= {form_of(game).players_rule, game.win_rule, game.shared_rule, *(tie.rule for tie in game.tie_breaks)}
    named |= {ruling.id for ruling in game.rulings}
    named |= game.scoring_rulings
    named |= {related for entry in rules(game.id) for related in entry.see}
    assert named <= known, f"not in the reference: {sorted(named - known)}"


def check_form(game: Game) -> None:
    """Other programs can draw every field: it is of a kind that is promised, and its parts have different keys."""
    from .description import game as described
    from .shapes import Kind

    for field in described(game.id).fields:
        assert field.kind in get_args(Kind), f"{field.key}: nobody can draw {field.kind}"
        keys = [part.key for part in field.parts()]
        assert len(set(keys)) == len(keys), f"{field.key}: {keys}"


def check_entries(game: Game) -> None:
    """Ids begin with the game's and stand once; each entry has a heading of its own and says what each edition says."""
    from collections import Counter

    from .reference.entries import entries_of

    twice = [id for id, count in Counter([entry.id for entry in entries_of(game)]).items() if count > 1]
    assert not twice, f"stands twice: {twice}"
    for entry in rules(game.id):
        assert re.fullmatch(rf"{game.id}(\.[a-z0-9_-]+)+", entry.id), entry.id
        assert set(entry.sources) == set(game.editions), f"{entry.id}: each edition says something"
        assert set(entry.sources.values()) <= {AGREES, SILENT, DIFFERS}, entry.id
        assert section_of(entry) in SECTIONS, entry.id


def check_texts(game: Game) -> None:
    """Every entry has a text in every language, its own or English."""
    for lang in languages():
        for entry in rules(game.id):
            told = [entry.title(lang), entry.text(lang), *(entry.reading(each, lang) for each in entry.readings)]
            if entry.kind == "ruling":
                told.append(entry.reason(lang))
            assert all(told), f"{entry.id} says nothing in {lang}"
            assert not any("{" in text for text in told), f"{entry.id} has an open placeholder in {lang}"


def check_search(game: Game) -> None:
    """An entry that is asked for by its title is found: in English, and in the other languages by turns."""
    others = [lang for lang in languages() if lang != "en"] or ["en"]
    for number, entry in enumerate(rules(game.id)):
        for lang in {"en", others[number % len(others)]}:
            found = [hit.rule.title(lang) for hit in search(entry.title(lang), game=game.id, lang=lang, most=20)]
            assert entry.title(lang) in found, f"“{entry.title(lang)}” is not found in {lang}"


def check_rulings(game: Game) -> None:
    """Rulings and their entries have the same readings, and the same editions state them; sheets can say them."""
    sentences = getattr(game.part("scoring.texts"), "READINGS", {})
    followed = getattr(game.optional_part("tracking.texts"), "READINGS", {})
    for ruling in game.rulings:
        entry = rule(ruling.id)
        assert tuple(entry.readings) == tuple(ruling.readings), ruling.id
        if ruling.id in game.scoring_rulings:
            told = set(sentences.get(ruling.id, ()))
            assert told == set(ruling.readings), (
                f"{ruling.id}: a sentence for each reading in READINGS of scoring/texts.py"
            )
        elif game.optional_part("tracking.kit"):
            told = set(followed.get(ruling.id, ()))
            assert told == set(ruling.readings), (
                f"{ruling.id}: a sentence for each reading in READINGS of tracking/texts.py"
            )
        for edition in game.editions:
            stated = ruling.stated_by(edition)
            said = SILENT if stated is None else AGREES if stated == ruling.default else DIFFERS
            assert entry.sources[edition] == said, f"{ruling.id}: {edition}"
            assert in_force(game, edition)[ruling.id] == (stated or ruling.default), f"{ruling.id}: {edition}"


def check_categories(game: Game) -> None:
    """A category gives each player a line of the items that it declares, and reads only the rulings that it names."""
    texts = game.part("scoring.texts")
    players = form_of(game).players(_empty(game)["players"])
    for category in game.categories:
        assert category.id in texts.CATEGORIES, f"{category.id} has no heading"
        # Another ruling would be a KeyError.
        readings = {ruling.id: ruling.default for ruling in game.rulings if ruling.id in category.rulings}
        lines = category.score(players, readings)
        assert len(lines) == len(players), f"{category.id}: a line for each player"
        for item in [item for line in lines for item in line.items]:
            assert item.what in category.items or (category.labels and item.label), f"{category.id}: {item.what}"


def check_sheet(game: Game) -> None:
    """An empty tally is scored, told in every language, and the same in each but for its sentences."""
    sheet = score(_empty(game))
    told: list[dict[str, Any]] = [{**sheet.to_dict(lang, decided=True)} for lang in languages()]
    for each in told:
        for player in each["players"]:
            assert player["total"] == sum(line["points"] for line in player["lines"])
            for line in player["lines"]:
                assert line.pop("text"), line["category"]
                assert rule(line["rule"]).game == game.id
                assert line["points"] == sum(item["points"] for item in line["items"])
        assert each["decision"].pop("text")
        assert all([each["decided"].pop("text"), *each["decided"].pop("lines")])
    assert all(each == told[0] for each in told)
    again = score(sheet.tally.to_dict())
    assert again.players == sheet.players


def check_schemas(game: Game) -> None:
    """The schemas are schemas, and what we write fits them."""
    fits = _validator(json.dumps(tally_schema(game.id)))
    assert fits(_empty(game))
    fits = _validator(json.dumps(sheet_schema(game.id)))
    assert fits(json.loads(json.dumps(score(_empty(game)).to_dict(decided=True))))
    fits = _validator(json.dumps(rules_schema(game.id)))
    assert fits(json.loads(json.dumps([entry.to_dict() for entry in rules(game.id)])))


def _empty(game: Game) -> TallyDict:
    """A tally with as few players as possible, who have nothing."""
    form = form_of(game)
    tally = form.template(game.id, NAMES[: form.table[0]])
    needed = {field.key: 0 for field in form.tally.fields if field.required}
    return {**tally, "players": [{**player, **needed} for player in tally["players"]]}


@cache
def _validator(schema: str) -> Callable[[object], bool]:
    """What tells whether a value fits a schema; everything does where the package jsonschema is not installed."""
    try:
        import jsonschema
    except ImportError:
        return lambda _: True
    jsonschema.Draft202012Validator.check_schema(json.loads(schema))
    is_valid: Callable[[object], bool] = jsonschema.Draft202012Validator(json.loads(schema)).is_valid
    return is_valid


_OF_GAMES: tuple[Callable[[Game], None], ...] = (
    check_named_rules_exist,
    check_form,
    check_entries,
    check_texts,
    check_search,
    check_rulings,
    check_categories,
    check_sheet,
    check_schemas,
)


# Random games


@cache
def variants(id: str) -> tuple[Variant, ...]:
    """Every way in which a game can be followed, as its own examples say."""
    examples = game_of(id).optional_part("examples")
    ways: Mapping[str, Mapping[str, object]] = examples.WAYS if examples else {"table": {}}
    return tuple([Variant(id, name, options) for name, options in ways.items()])


def tables(id: str) -> Iterator[tuple[Variant, int]]:
    """Every way to follow a game with every number of players."""
    low, high = form_of(game_of(id)).table
    for variant in variants(id):
        for players in range(low, high + 1):
            yield variant, players


def started(variant: Variant, players: int, **rulings: str) -> State:
    """The state before the first move."""
    return tracking.start(variant.game, NAMES[:players], rulings=rulings, **variant.options)


def choose(rng: random.Random, state: State) -> Move | None:
    """A random legal move, each kind as likely as the others; None when the game is over.

    What the examples of the game call `EAGER` is done more often, else a random walk over a map takes for ever.
    """
    kinds: dict[str, list[Move]] = {}
    for move in tracking.legal_moves(state):
        kinds.setdefault(move.name, []).append(move)
    if not kinds:
        return None
    eager = [name for name in _eager(state.setup.game) if name in kinds]
    name = rng.choice(eager if eager and rng.random() < 0.9 else list(kinds))
    return rng.choice(kinds[name])


@cache
def _eager(id: str) -> tuple[str, ...]:
    return tuple(getattr(game_of(id).optional_part("examples"), "EAGER", ()))


def random_game(variant: Variant, players: int, rng: random.Random, *, most: int = LONGEST, **rulings: str) -> Course:
    """A whole random game."""
    course = courses.begin(started(variant, players, **rulings))
    while move := choose(rng, course.state):
        course = course.play(move)
        assert course.number < most, "a game without an end"
    return course


@cache
def _played(game: str, way: str, players: int) -> Course:
    (variant,) = [variant for variant in variants(game) if variant.name == way]
    return random_game(variant, players, random.Random(1))


def played(variant: Variant, players: int) -> Course:
    """One random game, always the same."""
    return _played(variant.game, variant.name, players)


def _steps(variant: Variant, players: int) -> list[tuple[State, Move, Course]]:
    """The state before each move of it, the move, and what it led to."""
    return [
        (step.before.state, step.move, step)
        for step in played(variant, players).steps()
        if step.before is not None and step.move is not None
    ]


def lines_of(course: Course) -> list[bytes]:
    """The record of a course."""
    steps = course.steps()
    first = steps[0].before if steps else course
    assert first is not None
    written = [courses.header(first.state), *[courses.line_of(step) for step in steps]]
    return [json.dumps(line).encode() + b"\n" for line in written]


# Of every way to follow a game with every number of players


def check_ends_once_and_for_a_reason(variant: Variant, players: int) -> None:
    """A random game ends, by a rule of the end, and nothing can be done afterwards."""
    final = played(variant, players)
    over = tracking.outcome(final.state)
    assert over is not None
    assert over.rule.startswith(f"{variant.game}.end"), over.rule
    assert rule(over.rule).id == over.rule
    steps = _steps(variant, players)
    assert all(tracking.outcome(before) is None for before, _, _ in steps)
    assert tracking.current_player(final.state) is None
    assert not tracking.legal_moves(final.state)
    for _, move, _ in steps[-20:]:
        refused = tracking.why_not(final.state, move)
        assert refused is not None
        assert refused.rule == over.rule


def check_standings_are_the_scoring_of_the_tally(variant: Variant, players: int) -> None:
    """What is counted in between is what would be counted of the same tally."""
    final = played(variant, players)
    for step in (*final.steps()[::17], final):
        sheet = tracking.standings(step.state)
        assert sheet == score(tracking.tally(step.state).to_dict())
        assert [player.name for player in sheet.players] == list(NAMES[:players])
    over = tracking.outcome(final.state)
    assert over is not None
    assert over.winners == tracking.standings(final.state).winners


def check_listed_is_allowed(variant: Variant, players: int) -> None:
    """The legal list holds each move once, and exactly those that are allowed."""
    rng = random.Random(2)
    steps = _steps(variant, players)
    pool: list[Move] = []
    for before, _, _ in rng.sample(steps, min(12, len(steps))):
        pool += rng.sample(list(tracking.legal_moves(before)), 1)
    for before, made, _ in rng.sample(steps, min(40, len(steps))):
        legal = list(tracking.legal_moves(before))
        assert len(set(legal)) == len(legal)
        assert tracking.legal_moves(before).count() == len(legal)
        for move in rng.sample(legal, min(20, len(legal))):
            assert tracking.why_not(before, move) is None, move
        for move in (*pool, made):
            if not _has_new_name(move, legal):
                assert (move in legal) == (tracking.why_not(before, move) is None), move


def _has_new_name(move: Move, legal: list[Move]) -> bool:
    """Whether a move holds a name that people give and that the list cannot know."""
    labels = [field.key for field in move.fields if isinstance(field, Label)]
    return any(getattr(move, key) not in {getattr(m, key, None) for m in legal} for key in labels)


def check_refused_moves_change_nothing(variant: Variant, players: int) -> None:
    """A refusal names its rule, has a text in every language, and leaves the state as it was."""
    rng = random.Random(3)
    steps = _steps(variant, players)
    refusals = 0
    for before, _, _ in rng.sample(steps, min(40, len(steps))):
        _, other, _ = rng.choice(steps)
        known = hash(before)
        refused = tracking.why_not(before, other)
        if refused is not None:
            refusals += 1
            assert rule(refused.rule).game == variant.game
            assert all(refused.text(lang) for lang in languages())
            try:
                tracking.play(before, other)
            except IllegalMove as error:
                assert error.text() == refused.text()
            else:
                raise AssertionError(f"{other} was refused and played")
        assert hash(before) == known
    assert refusals, "not one move was refused"


def check_events_have_a_rule_and_a_sentence(variant: Variant, players: int) -> None:
    """Whatever happens is told in every language, with its rule."""
    for step in played(variant, players).steps():
        for event in step.events:
            assert rule(event.rule).game == variant.game, event
            assert event.player in ("", *NAMES[:players]), event
            assert all(tracking.told(variant.game, event, lang) for lang in languages()), event


def check_record_tells_the_whole_game(variant: Variant, players: int) -> None:
    """The lines of a record lead to the same state and to the same lines."""
    final = played(variant, players)
    written = lines_of(final)
    again = courses.replay(written)
    assert again.state == final.state
    assert again.number == final.number
    assert lines_of(again) == written
    for _, move, _ in _steps(variant, players):
        assert tracking.read_move(variant.game, json.loads(json.dumps(move.to_dict()))) == move


def check_lines_fit_the_schema(variant: Variant, players: int) -> None:
    """Every line of a record is as the schema says."""
    fits = _validator(json.dumps(record_schema(variant.game)))
    for line in lines_of(played(variant, players))[:120]:
        assert fits(json.loads(line)), line
    assert all(fits(undo) for undo in (courses.UNDO, courses.FORCED_UNDO, courses.REDO))


def check_undo_and_redo(variant: Variant, players: int) -> None:
    """Undo takes a move back, redo brings it again; what has shown something is taken back only on purpose."""
    steps = _steps(variant, players)
    for before, move, step in random.Random(4).sample(steps, min(10, len(steps))):
        undone = step.undo(forced=True)
        assert undone.state == before
        assert undone.number == step.number - 1
        assert undone.redo() is step
        try:
            assert step.undo().state == before
        except IllegalMove:
            assert move.reveals
        else:
            assert not move.reveals


def check_names_do_not_matter(variant: Variant, players: int) -> None:
    """With other names everything is the same."""
    final = played(variant, players)
    others = ["Zoë", "Yrjö", "Xaver", "Wim", "Val", "Ulf", "Tom", "Sam"][:players]
    new = dict(zip(NAMES, others, strict=False))

    def renamed(line: bytes) -> bytes:
        data = json.loads(line)
        for key, value in data.items():
            if isinstance(value, str) and value in new:
                data[key] = new[value]
        if "players" in data:
            data["players"] = others
        return json.dumps(data).encode() + b"\n"

    again = courses.replay([renamed(line) for line in lines_of(final)])
    before, after = tracking.standings(final.state), tracking.standings(again.state)
    assert [player.total for player in after.players] == [player.total for player in before.players]
    assert [player.rank for player in after.players] == [player.rank for player in before.players]


def check_state_can_be_seen(variant: Variant, players: int) -> None:
    """The state is told at any time in every language."""
    for step in played(variant, players).steps()[::29]:
        for lang in languages():
            shown = tracking.view(step.state, lang)
            assert shown
            assert all(shown)


_OF_TABLES: tuple[Callable[[Variant, int], None], ...] = (
    check_ends_once_and_for_a_reason,
    check_standings_are_the_scoring_of_the_tally,
    check_listed_is_allowed,
    check_refused_moves_change_nothing,
    check_events_have_a_rule_and_a_sentence,
    check_record_tells_the_whole_game,
    check_lines_fit_the_schema,
    check_undo_and_redo,
    check_names_do_not_matter,
    check_state_can_be_seen,
)


def check_many(id: str, games: int = 0) -> None:
    """Every game reaches its end, whatever is played and however rulings are read: one of each table, or so many."""
    found = list(tables(id))
    rng = random.Random(5)
    for i in range(games or len(found)):
        variant, players = found[i % len(found)]
        rulings = {ruling.id: rng.choice(list(ruling.readings)) for ruling in game_of(id).rulings}
        state = started(variant, players, **rulings)
        moves = 0
        while move := choose(rng, state):
            state, _ = tracking.happened(state, move)
            moves += 1
            assert moves < LONGEST, "a game without an end"
        assert tracking.outcome(state) is not None
        assert tracking.standings(state).winners
