"""Which settings there are, what each may be, and what that means in words.

The key of a setting is what is typed, and what stands in the file: `language`, `players`, `log`, for each game
`GAME.edition`, and the id of each disputed ruling.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...registry import game as game_of, ids, is_game
from ...scoring.fields import bad_name
from ...scoring.readings import check_rulings, in_force
from ...text.errors import InvalidValue, ScorerError, UnknownName, show, unknown_language
from ...text.i18n import N_, edition_name, find, readable
from ...text.names import is_name, look
from ...text.progress import listed_name
from ..terminal import say
from . import EDITION, LANGUAGE, LOG, NO, PLAYERS, YES

Value = str | tuple[str, ...]
"""The value of a setting: a text, or the names of players."""


def keys() -> list[str]:
    """The keys of all settings."""
    found = [LANGUAGE, PLAYERS, LOG]
    for id in ids():
        found += [f"{id}.{EDITION}"] if game_of(id).editions else []
        found += [ruling.id for ruling in game_of(id).rulings]
    return found


def find_keys(typed: str) -> list[str]:
    """The keys that somebody means: this one, those of a game, or those with this last part; none if there is none."""
    known = keys()
    if typed in known:
        return [typed]
    return [key for key in known if typed and (key.startswith(f"{typed}.") or key.endswith(f".{typed}"))]


def validate(key: str, value: object) -> Value:
    """A value as its setting holds it. Raises `ScorerError` for an unknown setting, and for what it cannot be."""
    if key == LANGUAGE:
        return _language(value)
    if key == PLAYERS:
        return _players(value)
    if key == LOG:
        return _yes_or_no(value)
    id, _, part = key.partition(".")
    if not is_game(id) or part not in [EDITION, *[ruling.id.removeprefix(f"{id}.") for ruling in game_of(id).rulings]]:
        raise unknown_setting(key)
    edition, rulings = (value, {}) if part == EDITION else (None, {key: value})
    try:
        chosen = check_rulings(game_of(id), rulings, edition)
        in_force(game_of(id), edition, chosen)  # type: ignore[arg-type]  # it is a text
    except ScorerError as error:
        error.place = ""
        raise
    return str(value)


def unknown_setting(key: str) -> UnknownName:
    """The error for a setting that there is not; behind the id of a game, those of the game are allowed."""
    known = find_keys(key.partition(".")[0]) or keys()
    return UnknownName(N_("There is no setting “{name}”."), name=key, known=known, code="unknown-setting")


def _language(value: object) -> str:
    """The code of a language, which may be named by its own name, too, or by that in the language of the run."""
    if isinstance(value, str):
        if found := find(value):
            return found.code
        for code, name in choices(LANGUAGE).items():
            if value.casefold() in (name.casefold(), edition_name(code, say()).casefold()):
                return code
    raise unknown_language(value, [f"{name} ({code})" for code, name in choices(LANGUAGE).items()])


def _players(value: object) -> tuple[str, ...]:
    """The names of players, in a list or separated by commas."""
    names = value.split(",") if isinstance(value, str) else value
    if not isinstance(names, list | tuple):
        raise InvalidValue(
            N_("{value} is not a list of names."),
            value=show(value),
            allowed=N_("names such as {example}"),
            example='["Anna", "Ben"]',
        )
    found: dict[str, str] = {}
    for name in names:
        text = name.strip() if isinstance(name, str) else ""
        if not is_name(text):
            raise bad_name(name)
        if look(text) in found:
            raise ScorerError(N_("“{name}” is already at the table."), name=text)
        found[look(text)] = text
    return tuple(found.values())


def _yes_or_no(value: object) -> str:
    """`yes` or `no`, which may be said in the language of the run, too."""
    if isinstance(value, bool):
        return YES if value else NO
    if str(value).casefold() in (YES, NO):
        return str(value).casefold()  # as it stands in the file: nothing has to be loaded for it
    from ...typed.plain import yes_no

    said = yes_no(value, say()) if isinstance(value, str) else None
    if said is None:
        raise InvalidValue(
            N_("“{answer}” is neither “{yes}” nor “{no}”."), answer=f"{value}"[:40], known=(YES, NO), yes=YES, no=NO
        )
    return YES if said else NO


def choices(key: str) -> Mapping[str, str]:
    """The values that a setting may have, each with its meaning in the language of the run; none if it is free."""
    if key == LANGUAGE:
        return {it.code: listed_name(it, say()) for it in readable()}
    if key == LOG:
        return {
            YES: say().gettext("What is counted or followed at a terminal is kept in the logbook"),
            NO: say().gettext("Only “{command}” keeps a game in the logbook", command="scorer log add"),
        }
    id, _, part = key.partition(".")
    if part == EDITION:
        return {code: edition_name(code, say()) for code in game_of(id).editions}
    if part:
        from ...reference.entries import rule

        return {reading: rule(key).reading(reading, say().code) for reading in game_of(id).ruling(key).readings}
    return {}


def meaning(key: str, value: str) -> str:
    """What a value of a setting means, in a few words; nothing if it speaks for itself."""
    id, _, part = key.partition(".")
    if part and part != EDITION:
        for texts in (game_of(id).part("scoring.texts"), game_of(id).optional_part("tracking.texts")):
            if short := getattr(texts, "READINGS", {}).get(key, {}).get(value):
                return say().gettext(short)
    return choices(key).get(value, "")


def title(key: str) -> str:
    """What a setting is about, in the language of the run."""
    if key == LANGUAGE:
        return say().gettext("The language of the program")
    if key == PLAYERS:
        return say().gettext("The players of your table, taken when you press Enter")
    if key == LOG:
        return say().gettext("Whether your games are kept in the logbook")
    id, _, part = key.partition(".")
    if part == EDITION:
        return say().gettext("The edition of {game} that your table plays by", game=game_of(id).name)
    from ...reference.entries import rule

    return rule(key).title(say().code)
