"""Writes `scorer/ids.py`, the ids of what comes with this package as types. The tests hold it against the games.

python -m tools.ids
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from docs.app.engine.typescript import ids_of
from scorer.model import Ruling
from scorer.registry import game, own_ids

FILE = Path(__file__).parents[1] / "scorer" / "ids.py"

HEAD = '''"""The ids of what comes with this package, as types: a word that is none is an error to a type checker.

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
    "GameId": "Our games.",
    "Language": "The languages of everything that is said; `nl-BE` and its like are taken, too.",
    "Edition": "The languages of the rulebooks that were read, of any game.",
    "RulingId": "The disputed rulings.",
    "ReadingId": "The readings of all rulings.",
    "FieldKey": "What a player of a tally has, beside the name.",
    "Category": "What the lines of a sheet are.",
    "ErrorKind": "What sort of error it is: its `kind`.",
    "RuleId": "The entries of the rules reference; ids that were renamed go on meaning the same.",
}


def module() -> str:
    """The text of `scorer/ids.py`."""
    parts = [HEAD]
    for name, words in ids_of(own_ids()).items():
        parts.append(f'{name} = {_literal(words)}\n"""{TEXTS[name]}"""\n')
    chosen = {f"{id.capitalize()}Rulings": game(id).rulings for id in own_ids()}
    parts += [
        f'{_rulings(name, rulings)}\n"""Chosen readings, by their rulings."""\n' for name, rulings in chosen.items()
    ]
    parts.append(f'Rulings = {" | ".join(chosen)}\n"""The same of any of our games."""\n')
    return "\n".join(parts)


def _literal(words: Iterable[str]) -> str:
    """A type that is one of some words, in the style of this package."""
    return "\n".join(["Literal[", *[f"    {json.dumps(word)}," for word in words], "]"])


def _rulings(name: str, rulings: Iterable[Ruling]) -> str:
    """A type that has for each ruling its readings."""
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
