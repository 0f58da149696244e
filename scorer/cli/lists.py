"""The small commands: what there is."""

from __future__ import annotations

import sys

from ..reference.entries import rule
from ..registry import game, ids, package_of
from ..scoring.tally import form_of
from ..text.errors import damaged_language
from ..text.i18n import edition_name, is_damaged, languages as all_languages, own_name, readable
from .files import with_id
from .localized import WrongUse, check_format
from .terminal import dump, notice, say, tell


def games(format: str) -> None:
    """Each game with who made it, and the editions that we have read; as JSON all that describes it.

    A game from elsewhere is told with its package.
    """
    if _is_json(format):
        dump([_described(id) for id in ids()], sys.stdout)
        return
    for id in ids():
        found = game(id)
        low, high = form_of(found).table
        text = say().gettext(
            "{published}; {low} to {high} players; rulebooks: {editions}",
            published=found.published,
            low=low,
            high=high,
            editions=", ".join([_edition(code) for code in found.editions]),
        )
        if not found.editions:
            players = str(low) if low == high else f"{low}-{high}"
            text = say().gettext("{published}; players: {players}", published=found.published, players=players)
        if package := package_of(id):
            text = say().gettext("{game}; package: {package} {version}", game=text, **package)
        tell(f"{id:10} {text}")


def _described(id: str) -> dict[str, object]:
    from ..description import game as description

    return {**description(id).to_dict(say().code), **package_of(id)}


def _is_json(format: str) -> bool:
    check_format(format)
    return format == "json"


def _edition(code: str) -> str:
    name = edition_name(code, say())
    return code if name == code else f"{name} ({code})"


def languages(format: str) -> None:
    """Each language in its own words; the one of this run and drafts are marked. Those that are damaged are told."""
    from ..text.progress import listed_name, percent_done

    found = readable()
    if _is_json(format):
        spoken = say().code
        told = []
        for it in found:
            percent = percent_done(it)
            draft = {"draft": percent} if percent < 100 else {}
            told.append({"code": it.code, "name": own_name(it), "current": it.code == spoken, **draft})
        dump(told, sys.stdout)
    else:
        for it in found:
            chosen = say().gettext("(in use)") if it.code == say().code else ""
            print(f"{it.code}  {listed_name(it, say())}  {chosen}".rstrip())
    for code in filter(is_damaged, all_languages()):
        notice(damaged_language(code).text(say().code))


def template(game_id: str, players: str) -> None:
    """An empty tally with these players, or with as many as the game needs at least."""
    from ..scoring.template import template

    names = [name.strip() for name in players.split(",")] if players else []
    dump(with_id(template(game_id, names, lang=say().code)), sys.stdout)


def schema(what: str, game_id: str) -> None:
    """The JSON Schema of what goes in, what comes out, or a line of a record."""
    from ..export.schemas import NO_SCHEMA, SCHEMAS, schema

    if what not in SCHEMAS:
        raise WrongUse(NO_SCHEMA, known=SCHEMAS, name=what)
    dump(schema(what, game_id or None, say().code), sys.stdout)


def rulings(game_id: str, format: str) -> None:
    """Each disputed question with its readings, who says what, the default and why."""
    from .rules import show

    if _is_json(format):
        chosen = [game(game_id).id] if game_id else ids()
        dump([rule(r.id).to_dict(say().code) for id in chosen for r in game(id).rulings], sys.stdout)
        return
    for id in [game(game_id).id] if game_id else ids():
        for ruling in game(id).rulings:
            show(rule(ruling.id), codes=True)
            print()
