"""Writes `scorer/ids.py`, the ids of what comes with this package as types. The tests hold it against the games.

python -m tools.ids
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from textwrap import fill

import scorer
from docs.app.engine.typescript import ids_of
from scorer.description import game as description
from scorer.model import Ruling
from scorer.reference.entries import rule
from scorer.registry import game, own_ids
from scorer.text.i18n import EDITIONS, languages

FILE = Path(__file__).parents[1] / "scorer" / "ids.py"

HEAD = '''"""The ids of what comes with this package, as types: an id that is wrong is an error to a type checker.

    >>> import scorer
    >>> from scorer import ids
    >>> edition: ids.Edition = "nl"
    >>> chosen: ids.AfricaRulings = {"africa.majority.zero": "share"}
    >>> players = [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 31}]
    >>> scorer.score({"game": "africa", "players": players}, edition=edition, rulings=chosen).winners
    ('Anna',)

Everything in `scorer` takes a `str` as well, as games and their rules may come from other packages. `tools/ids.py`
writes this file.
"""

from typing import Literal, TypedDict
'''

TEXTS = {
    "GameId": "The ids of the games of this package.",
    "Language": "The codes of the languages of all texts; `nl-BE` and its like are taken, too.",
    "Edition": "The editions: the languages of the printed rulebooks that the rules of any game were read from.",
    "RulingId": "The ids of the disputed rulings, with the question of each.",
    "ReadingId": "The keys of the readings of all rulings, with what each means.",
    "FieldKey": "The keys that a player of a tally can have beside `name`, with what belongs there.",
    "Category": "The ids of the categories: what `category` of a line of a sheet can be.",
    "ErrorKind": "The keys of the classes of errors: what `kind` of an error can be.",
    "RuleId": "The ids of the entries of the rules reference, also the former ids of those that were renamed.",
}


def module() -> str:
    """Returns the text of `scorer/ids.py`."""
    parts = [HEAD]
    for name, words in ids_of(own_ids()).items():
        parts.append(f"{name} = {_literal(words)}\n{_docstring(TEXTS[name], meanings_of(name))}\n")
    chosen = {f"{id.capitalize()}Rulings": game(id) for id in own_ids()}
    for name, of in chosen.items():
        text = f"Chosen readings of {of.name}, by the ids of their rulings."
        parts.append(f"{_rulings(name, of.rulings)}\n{name}.__doc__ = {json.dumps(text)}\n")
    parts.append(f'Rulings = {" | ".join(chosen)}\n"""Chosen readings of any game of this package."""\n')
    return "\n".join(parts)


def meanings_of(name: str) -> list[tuple[str, str]]:
    """Returns the words of a type, each with a sentence on what it means; a word of several games has several."""
    games = [description(id) for id in own_ids()]
    rulings = [(rule(ruling.id), ruling) for each in games for ruling in each.rulings]
    fields = [(each.name, field) for each in games for field in each.fields]
    categories = [(each.name, category) for each in games for category in each.categories]
    agreed = "points that the table agreed on against the rules, in every game."
    meanings: dict[str, list[tuple[str, str]]] = {
        "GameId": [(each.id, f"{each.name} ({each.published}).") for each in games],
        "Language": [(code, f"{EDITIONS[code][0]}.") for code in languages()],
        "Edition": [
            (edition, f"{EDITIONS[edition][0]}, of {each.name}.") for each in games for edition in each.editions
        ],
        "ErrorKind": [(error.kind, str(error.__doc__).partition("\n")[0]) for error in _errors()],
        "RulingId": [(entry.id, entry.text()) for entry, _ in rulings],
        "ReadingId": [
            (reading, f"{entry.reading(reading)} (`{entry.id}`)")
            for entry, ruling in rulings
            for reading in ruling.readings
        ],
        "FieldKey": [*[(field.key, f"({of}) {field.help()}") for of, field in fields], ("adjust", agreed.capitalize())],
        "Category": [
            *[(category.id, f"({of}) {category.label()}.") for of, category in categories],
            ("adjust", agreed.capitalize()),
        ],
    }
    return meanings.get(name, [])


def _errors() -> list[type[scorer.ScorerError]]:
    offered = [getattr(scorer, name) for name in dir(scorer)]
    errors = {each.kind: each for each in offered if isinstance(each, type) and issubclass(each, scorer.ScorerError)}
    return [errors[kind] for kind in sorted(errors)]


def _docstring(text: str, meanings: Iterable[tuple[str, str]] = ()) -> str:
    """Returns a docstring: a text, and below it a list with a sentence on each word."""
    items = [fill(f"- `{word}`: {sentence}", 118, subsequent_indent="  ") for word, sentence in meanings]
    if not items:
        return f'"""{text}"""' if len(text) < 110 else f'"""{fill(text, 116)}\n"""'
    return "\n".join([f'"""{fill(text, 116)}', "", *items, '"""'])


def _literal(words: Iterable[str]) -> str:
    """Returns the type of some words, in the style of this package."""
    return "\n".join(["Literal[", *[f"    {json.dumps(word)}," for word in words], "]"])


def _rulings(name: str, rulings: Iterable[Ruling]) -> str:
    """Returns the type of a mapping from rulings to their readings."""
    rows = [f"{json.dumps(each.id)}: Literal[{', '.join(map(json.dumps, each.readings))}]," for each in rulings]
    return "\n".join(
        [
            f'{name} = TypedDict(\n    "{name}",\n    {{',
            *[f"        {row}" for row in rows],
            "    },\n    total=False,\n)",
        ]
    )


if __name__ == "__main__":
    FILE.write_text(module(), "utf-8")
