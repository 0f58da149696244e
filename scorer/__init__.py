"""scorer: rules reference and scoring assistant for Africa, Africana and Afritoria.

    >>> import scorer
    >>> sheet = scorer.score(
    ...     {
    ...         "game": "africa",
    ...         "players": [
    ...             {"name": "Anna", "track": 34, "goods": {"statue": 3, "drum": 1}, "gold": 4},
    ...             {"name": "Ben", "track": 31, "bonus": True, "gold": 2},
    ...         ],
    ...     }
    ... )
    >>> sheet.winners, sheet["Anna"].total
    (('Anna',), 50)
    >>> for line in sheet["Anna"].lines:
    ...     print(line.category, line.points, line.rule)
    track 34 africa.track.move
    bonus 0 africa.end.bonus
    goods 6 africa.score.goods
    gold 10 africa.score.majority.prizes
    gems 0 africa.score.majority.zero

Every point names its rule, `sheet.disputed` says what changes where the printed rulebooks disagree, and
`sheet.to_dict("fi")` says all of it in Finnish. Everything is loaded when it is first used.
"""

__version__ = "0.1.0"

TYPE_CHECKING = False  # true for type checkers, without importing typing
if TYPE_CHECKING:
    from typing import Any

    from . import course as course, record as record, tracking as tracking
    from .errors import (
        ImpossibleTally as ImpossibleTally,
        InvalidDocument as InvalidDocument,
        InvalidMove as InvalidMove,
        InvalidTally as InvalidTally,
        ScorerError as ScorerError,
        UndefinedScore as UndefinedScore,
        UnknownName as UnknownName,
    )
    from .finding import Found as Found, search as search
    from .i18n import languages as languages
    from .reference import Rule as Rule, rule as rule, rules as rules
    from .rulings import Disputed as Disputed, Ruling as Ruling
    from .scoring import read as read, score as score
    from .sheet import Decision as Decision, Item as Item, Line as Line, PlayerSheet as PlayerSheet, Sheet as Sheet
    from .tracking import IllegalMove as IllegalMove

_WHERE = {
    "score": "scoring",
    "read": "scoring",
    "rule": "reference",
    "rules": "reference",
    "Rule": "reference",
    "Sheet": "sheet",
    "PlayerSheet": "sheet",
    "Line": "sheet",
    "Item": "sheet",
    "Decision": "sheet",
    "Ruling": "rulings",
    "Disputed": "rulings",
    "ScorerError": "errors",
    "IllegalMove": "tracking",
    "ImpossibleTally": "errors",
    "InvalidMove": "errors",
    "InvalidTally": "errors",
    "InvalidDocument": "errors",
    "UnknownName": "errors",
    "UndefinedScore": "errors",
    "languages": "i18n",
    "search": "finding",
    "Found": "finding",
}


_MODULES = ("course", "record", "tracking")


def __getattr__(name: str) -> "Any":
    """Loads what the library offers, or a game's own module (`scorer.africa`), at first use."""
    from importlib import import_module

    folder = __name__ if name in _WHERE or name in _MODULES else f"{__name__}.games"
    path = f"{folder}.{_WHERE.get(name, name)}"
    try:
        module = import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
    found = getattr(module, name) if name in _WHERE else module
    globals()[name] = found
    return found


def __dir__() -> "list[str]":
    return sorted({*globals(), *_WHERE, *_MODULES})
