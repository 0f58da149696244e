"""What holds of scored tables: those that a game shows in its `examples`, and random ones."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from ..export.schemas import sheet_schema, tally_schema
from ..model import Category, Game
from ..registry import game as game_of
from ..scoring.adjust import KEY
from ..scoring.ranking import add_up, sides_of, team_of
from ..scoring.score import problems, score
from ..scoring.sheet import Sheet
from ..scoring.tally import form_of
from ..text.errors import ScorerError
from ..text.i18n import SOURCE, languages
from .games import NAMES, fits, rule_ids
from .random_tallies import random_tally, wrong_tally
from .said import Listener, attempt, check_said, check_translated, languages_of

TABLES, TRIES = 100, 4000
"""How many random tables are scored, and after how many tries no more are made."""

Tally = Mapping[str, object]


class Tables(NamedTuple):
    """What was scored, and what could not be."""

    sheets: tuple[Sheet, ...]
    refused: tuple[ScorerError, ...]


@cache
def tables_of(id: str) -> Tables:
    """The empty table of a game, those that it shows, and random ones, always the same."""
    game, rng = game_of(id), random.Random(1)
    shown = [tally for tally, _ in _shown(game)]
    sheets: list[Sheet] = []
    refused: list[ScorerError] = []
    for tally in [_empty(game), *shown, *[wrong_tally(game, rng) for _ in range(TABLES)]]:
        errors = attempt("Scoring", problems, tally)
        refused += errors
        if not errors:
            sheets.append(attempt("Scoring", score, tally))
    least = len(sheets) + TABLES
    for _ in range(TRIES):
        tally = random_tally(game, rng)
        try:
            sheets.append(attempt("Scoring", score, tally))
        except ScorerError as error:
            refused.append(error)
        if len(sheets) == least:
            break
    return Tables(tuple(sheets), tuple(refused))


def _shown(game: Game) -> Sequence[tuple[Tally, str]]:
    return getattr(game.optional_part("examples"), "TALLIES", ())


def _empty(game: Game) -> Tally:
    """A tally with as few players as possible, who have nothing."""
    form = form_of(game)
    tally = form.template(game.id, NAMES[: form.table[0]])
    needed = {field.key: 0 for field in form.tally.fields if field.required}
    return {**tally, "players": [{**player, **needed} for player in tally["players"]]}


def check_examples(game: Game) -> None:
    """The game shows tables with what is said of them, and that is what is said."""
    shown = _shown(game)
    assert shown, (
        "examples.py has no TALLIES: pairs of a tally with real amounts and what is said of it."
        " Leave the text empty and this check prints it."
    )
    for number, (tally, text) in enumerate(shown):
        where = f"TALLIES[{number}] of examples.py"
        errors = attempt(where, problems, tally)
        text_now = "\n".join([error.text() for error in errors]) or attempt(where, _text, tally)
        expected, now = text.split(), text_now.split()
        same = next(
            (i for i, (a, b) in enumerate(zip(expected, now, strict=False)) if a != b), min(len(expected), len(now))
        )
        assert expected == now, (
            f"{where} is said otherwise. There stands “{_from(expected, same)}”, now it is “{_from(now, same)}”."
            f" If this is right, put it there:\n{text_now}"
        )


def _text(tally: Tally) -> str:
    return score(tally).text(explain=True)


def _from(words: Sequence[str], first: int) -> str:
    return " ".join(words[max(0, first - 3) : first + 6]) or "nothing"


def check_random_tables_can_be_scored(game: Game) -> None:
    """Of the tables that the fields allow, many can lie on a table."""
    sheets, refused = tables_of(game.id)
    assert len(sheets) >= TABLES // 2, (
        f"Only {len(sheets)} of {TRIES} random tables can be scored. The limits of the fields in scoring/tally.py"
        f" should be those of the box. Mostly refused with: {refused[-1].text()}"
    )


def check_categories(game: Game) -> None:
    """A category gives each player a line of the items that it declares, and reads only the rulings that it names."""
    headings = game.part("scoring.texts").CATEGORIES
    for category in game.categories:
        assert category.id in headings, f"CATEGORIES of scoring/texts.py has no heading for {category.id}"
        for sheet in tables_of(game.id).sheets:
            readings = {id: reading for id, reading in sheet.rulings.items() if id in category.rulings}
            where = f"the function of the category “{category.id}” (it may read only {list(category.rulings)})"
            players = sheet.tally.players
            lines = attempt(where, category.score, players, readings)
            assert len(lines) == len(players), f"{where} gives {len(lines)} lines to {len(players)} players"
            for line in lines:
                assert line.category == category.id, f"{where} gives a line of “{line.category}”"
                for item in line.items:
                    known = item.what in category.items or (category.labels and item.label)
                    assert known, f"{where} gives an item “{item.what}”, which is not among the keys of the Category"
            if not category.compares:
                _check_compares_nothing(category, players, readings)


def _check_compares_nothing(category: Category[object], players: Sequence[object], readings: Mapping[str, str]) -> None:
    """What somebody has does not depend on what others have."""
    lines = category.score(players, readings)
    for player, line in zip(players, lines, strict=True):
        if team_of(player):  # who has partners shares their points
            continue
        alone = category.score([player] * len(players), readings)[0]
        assert alone == line, f"“{category.id}” depends on what others have: say `compares=True` in its Category"


def check_sheets(game: Game) -> None:
    """Points add up, every line has a rule, and a sheet says the same in every language but for its sentences."""
    is_sheet, is_tally = fits(sheet_schema(game.id)), fits(tally_schema(game.id))
    others = [lang for lang in languages() if lang != SOURCE] or [SOURCE]
    for number, sheet in enumerate(tables_of(game.id).sheets):
        first, second = (_without_texts(sheet, lang) for lang in (SOURCE, others[number % len(others)]))
        assert first == second, f"The sheet is another one in another language:\n{first}\n{second}"
        assert is_tally(first["tally"]), f"The schema of a tally refuses {first['tally']}"
        again = score(sheet.tally.to_dict())
        assert again.players == sheet.players, f"Written down and read again, the tally scores otherwise: {sheet.tally}"
        if number % 10 == 0:
            data = sheet.to_dict(others[number // 10 % len(others)], decided=True)
            assert is_sheet(json.loads(json.dumps(data))), f"The schema of a sheet refuses {data}"
            for how in (sheet.text, sheet.markdown, sheet.csv):
                assert how(explain=True, compare=True)


def _without_texts(sheet: Sheet, lang: str) -> dict[str, object]:
    """The sheet as JSON, whose texts were looked at and taken out."""
    data: dict[str, Any] = {**attempt(f"What is said in {lang} of {sheet.tally.to_dict()}", sheet.to_dict, lang)}
    for player in data["players"]:
        assert player["total"] == sum(line["points"] for line in player["lines"]), player
        for line in player["lines"]:
            check_said(line.pop("text"), f"explain of scoring/texts.py, of a line of “{line['category']}”", lang)
            assert line["rule"] in rule_ids(sheet.game), (
                f"A line of “{line['category']}” has the rule {line['rule']}: the reference has none with this id"
            )
            assert line["points"] == sum(item["points"] for item in line["items"]), line
    check_said(data["decision"].pop("text"), "The sentence of who has won", lang)
    return data


def check_adjust(game: Game) -> None:
    """What the table agreed on against the rules counts, and changes nothing else; nothing else is called so."""
    named = [*[field.key for field in form_of(game).tally.fields], *[category.id for category in game.categories]]
    assert KEY not in named, f"“{KEY}” is what every tally may have: nothing else can be called so"
    is_sheet, is_tally = fits(sheet_schema(game.id)), fits(tally_schema(game.id))
    for number, sheet in enumerate(tables_of(game.id).sheets[: TABLES // 5]):
        tally, points = sheet.tally.to_dict(), number - 10
        seat = number % len(tally["players"])
        agreed = {**tally["players"][seat], KEY: [{"points": points, "why": game.name}]}
        players = [agreed if i == seat else player for i, player in enumerate(tally["players"])]
        again, sides = score({**tally, "players": players}), sides_of(sheet.tally.players)
        assert again.tally.to_dict()["players"][seat][KEY] == agreed[KEY], again.tally
        for before, after, side in zip(sheet.players, again.players, sides, strict=True):
            own = points if side == sides[seat] else 0
            subject = f"{points} points were agreed on of {agreed['name']}, and {after.name} has"
            assert after.total == before.total + own, f"{subject} {after.total} points instead of {before.total + own}"
            assert after.lines[:-1] == before.lines, f"{subject} other lines"
        written = json.loads(json.dumps(again.to_dict(decided=number % 5 == 0)))
        assert is_sheet(written), f"The schema of a sheet refuses {written}"
        assert is_tally(written["tally"]), f"The schema of a tally refuses {written['tally']}"


def check_everything_is_reached(game: Game) -> None:
    """Some table has each key of an item, points in each category, and what each reading and each tie-break changes."""
    missing = _declared(game) - _reached(game)
    named = set(getattr(game.optional_part("examples"), "UNREACHED", {}))
    assert not missing - named, (
        f"Never reached, neither by TALLIES of examples.py nor by {TABLES} random tables: {sorted(missing - named)}."
        " Add a tally to TALLIES that reaches it, take it out of the game, or name it in UNREACHED of examples.py."
    )
    assert not named - missing, f"UNREACHED of examples.py names what is reached: {sorted(named - missing)}"


def _declared(game: Game) -> set[str]:
    """What a game says that there is, each under the name that is told to its author."""
    readings = {id: list(game.ruling(id).readings)[1:] for id in game.scoring_rulings}
    return {
        *[f"item {category.id} {key}" for category in game.categories for key in category.items],
        *[f"points {category.id}" for category in game.categories],
        *[f"reading {id}={reading}" for id in readings for reading in readings[id]],
        *[f"decided by {rule}" for rule in (*[tie.rule for tie in game.tie_breaks], game.shared_rule)],
    }


def _reached(game: Game) -> set[str]:
    """What some table has of it."""
    names: set[str] = set()
    for sheet in tables_of(game.id).sheets:
        names.add(f"decided by {sheet.decision.rule}")
        for line in [line for player in sheet.players for line in player.lines]:
            names |= {f"item {line.category} {item.what}" for item in line.items if not item.label}
            names |= {f"points {line.category}"} if line.points else set()
        for id in game.scoring_rulings:
            others = [reading for reading in game.ruling(id).readings if _changes(game, sheet, id, reading)]
            names |= {f"reading {id}={reading}" for reading in others}
    return names


def _changes(game: Game, sheet: Sheet, id: str, reading: str) -> bool:
    usual, other = ({**sheet.rulings, id: each} for each in (game.ruling(id).default, reading))
    return add_up(game, sheet.tally, usual)[:2] != add_up(game, sheet.tally, other)[:2]


def check_refusals(game: Game) -> None:
    """What is wrong with a tally is said in every language, with its place and a rule that there is."""
    for error in tables_of(game.id).refused:
        assert not error.rule or error.rule in rule_ids(game.id), (
            f"“{error.what}” has the rule {error.rule}: the reference has none with this id"
        )
        for lang in languages():
            check_said(attempt(f"The message “{error.what}”", error.text, lang), error.what, lang)


def check_languages(game: Game) -> None:
    """Everything that is said of a table has a translation in each language that the game has."""
    for lang in languages_of(game):
        say = Listener(lang)
        for message in _messages(game):
            say.gettext(message)
        for field in form_of(game).tally.fields:
            field.form(say)
            field.parts(say)
            field.choices(say)
        texts = game.part("scoring.texts")
        sheets, refused = tables_of(game.id)
        for line in {line for sheet in sheets for player in sheet.players for line in player.lines}:
            attempt(f"explain of scoring/texts.py, in {lang}, of {line}", texts.explain, line, say)
        for sheet in sheets:
            explainer = sheet.explain(lang)
            explainer.say = say
            explainer.decision()
        for error in refused:
            say.gettext(error.what, **error.values)
            say.gettext(error.allowed, **error.values)
        check_translated(lang, say)


def _messages(game: Game) -> Iterable[str]:
    """The texts that stand alone: headings, readings, questions with their help, what is said of events."""
    texts, followed = game.part("scoring.texts"), game.optional_part("tracking.texts")
    yield from texts.CATEGORIES.values()
    for part in (texts, followed):
        for sentences in getattr(part, "READINGS", {}).values():
            yield from sentences.values()
    for sentence in getattr(followed, "EVENTS", {}).values():
        yield sentence if isinstance(sentence, str) else sentence[0]
    for field in form_of(game).tally.fields:
        yield from (field.question, field.help)


CHECKS: tuple[Callable[[Game], None], ...] = (
    check_categories,
    check_examples,
    check_random_tables_can_be_scored,
    check_sheets,
    check_adjust,
    check_everything_is_reached,
    check_refusals,
    check_languages,
)
