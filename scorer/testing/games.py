"""What holds of every game, before a table is scored: its rules, its fields, its rulings, its schemas."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from inspect import signature
from itertools import product
from typing import get_args

from ..export.schemas import rules_schema
from ..model import Game
from ..reference.entries import AGREES, DIFFERS, SECTIONS, SILENT, rule, rules, section_of
from ..reference.search import search
from ..scoring.fields import Field
from ..scoring.readings import in_force
from ..scoring.tally import form_of
from ..text.errors import language
from ..text.i18n import Language, languages
from ..typed.question import Answer
from ..typed.reader import read
from .said import attempt

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gerd", "Hans")
"""The names of the players in the games of the suite."""


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
    from ..description import game as described
    from ..shapes import Kind

    for own in form_of(game).tally.fields:
        try:
            _ = own.answers if own.kind not in ("rounds", "team") else None
        except NotImplementedError:
            raise AssertionError(
                f"{own.key}: a field of one's own has `answers`, which say what is typed for it; those of a `Kinds`"
                " or a `Whole` may do"
            ) from None
    for field in described(game.id).fields:
        assert field.kind in get_args(Kind), f"{field.key}: nobody can draw {field.kind}"
        keys = [part.key for part in field.parts()]
        assert len(set(keys)) == len(keys), f"{field.key}: {keys}"


def check_what_is_left_out(game: Game) -> None:
    """What may be left out of the JSON of a player may be left out of a `Player`, and is the same there."""
    form = form_of(game)
    made = signature(form.player).parameters
    for field in form.tally.fields:
        if not field.required and field.key in made:
            default = made[field.key].default
            assert default == field.empty, (
                f"{field.key} may be left out of a tally and is then {field.empty!r}: write that behind it in `Player`,"
                " or make its field `required=True`"
            )


def check_answers(game: Game) -> None:
    """Who types what a field shows of a value says that value, or is asked whether it is meant."""
    for lang, field in product(languages(), form_of(game).tally.fields):
        say = language(lang)
        for value in _typical(field, say):
            where = f"The field “{field.key}”, in {lang}, of {value!r}"
            held = attempt(where, field.read, value)
            shown = attempt(where, field.spoken, field.write(held), say)
            answer = attempt(f"{where}: “{shown}” typed", read, shown, [field], say)
            answers = [answer] if isinstance(answer, Answer) else answer.choices
            assert held in [field.read(each.value) for each in answers], (
                f"{where} shows “{shown}”, and who types that is understood otherwise: {answer}"
            )


def _typical(field: Field, say: Language) -> Iterator[object]:
    """A few of each thing that a field counts; nothing of a field of another kind."""
    if field.kind == "flag":
        yield True
    elif field.kind == "number":
        low, high = (field.schema().get(key, 2) for key in ("minimum", "maximum"))
        if isinstance(low, int) and isinstance(high, int):
            yield min(max(2, low), high)
    elif field.kind == "kinds":
        yield from [{part.key: min(2, part.most)} for part in field.parts(say)]


def check_entries(game: Game) -> None:
    """Ids begin with the game's and stand once; each entry has a heading of its own and says what each edition says."""
    from collections import Counter

    from ..reference.entries import entries_of

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
            texts = [entry.title(lang), entry.text(lang), *(entry.reading(each, lang) for each in entry.readings)]
            if entry.kind == "ruling":
                texts.append(entry.reason(lang))
            assert all(texts), f"{entry.id} says nothing in {lang}"
            assert not any("{" in text for text in texts), f"{entry.id} has an open placeholder in {lang}"


def check_search(game: Game) -> None:
    """An entry that is asked for by its title is found: in English, and in the other languages by turns."""
    others = [lang for lang in languages() if lang != "en"] or ["en"]
    for number, entry in enumerate(rules(game.id)):
        for lang in {"en", others[number % len(others)]}:
            titles = [hit.rule.title(lang) for hit in search(entry.title(lang), game=game.id, lang=lang, most=20)]
            assert entry.title(lang) in titles, f"“{entry.title(lang)}” is not found in {lang}"


def check_rulings(game: Game) -> None:
    """Rulings and their entries have the same readings, and the same editions state them; sheets can say them."""
    sentences = getattr(game.part("scoring.texts"), "READINGS", {})
    followed = getattr(game.optional_part("tracking.texts"), "READINGS", {})
    for ruling in game.rulings:
        entry = rule(ruling.id)
        assert tuple(entry.readings) == tuple(ruling.readings), ruling.id
        if ruling.id in game.scoring_rulings:
            readings = set(sentences.get(ruling.id, ()))
            assert readings == set(ruling.readings), (
                f"{ruling.id}: a sentence for each reading in READINGS of scoring/texts.py"
            )
        elif game.optional_part("tracking.kit"):
            readings = set(followed.get(ruling.id, ()))
            assert readings == set(ruling.readings), (
                f"{ruling.id}: a sentence for each reading in READINGS of tracking/texts.py"
            )
        for edition in game.editions:
            stated = ruling.stated_by(edition)
            source = SILENT if stated is None else AGREES if stated == ruling.default else DIFFERS
            assert entry.sources[edition] == source, f"{ruling.id}: {edition}"
            assert in_force(game, edition)[ruling.id] == (stated or ruling.default), f"{ruling.id}: {edition}"


def check_reference_fits_its_schema(game: Game) -> None:
    """The rules as JSON are as their schema says."""
    is_valid = fits(rules_schema(game.id))
    assert is_valid(json.loads(json.dumps([entry.to_dict() for entry in rules(game.id)]))), "rules.py"


@cache
def rule_ids(id: str) -> frozenset[str]:
    """The ids of all entries in the reference of a game."""
    return frozenset([entry.id for entry in rules(id)])


def fits(schema: Mapping[str, object]) -> Callable[[object], bool]:
    """What tells whether a value fits a schema; everything does where the package jsonschema is not installed."""
    return _validator(json.dumps(schema))


@cache
def _validator(schema: str) -> Callable[[object], bool]:
    try:
        import jsonschema
    except ImportError:
        return lambda _: True
    jsonschema.Draft202012Validator.check_schema(json.loads(schema))
    is_valid: Callable[[object], bool] = jsonschema.Draft202012Validator(json.loads(schema)).is_valid
    return is_valid


CHECKS: tuple[Callable[[Game], None], ...] = (
    check_named_rules_exist,
    check_form,
    check_what_is_left_out,
    check_answers,
    check_entries,
    check_texts,
    check_search,
    check_rulings,
    check_reference_fits_its_schema,
)
