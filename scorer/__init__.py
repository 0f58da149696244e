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

What holds everywhere, unless a docstring says something else:

- The docstring of a property begins with the thing that it is, that of a function or method with a verb.
- `lang` is a code that `languages()` lists, or a locale of one (`fr_CA`). Texts are plain text; an empty text is `""`.
- Ids and names are compared letter by letter; only `Red` and `red` are one team. An empty tuple or list stands for
  nothing there, never None.
- JSON is what `json.loads` gives: it may be anything, and what is wrong with it is a `ScorerError`. Another argument of
  a type that its annotation does not name is a mistake in the program. What it leads to is not fixed: mostly Python
  raises a `TypeError` or `AttributeError`.
- What is given stays as it is. JSON that a call returns is new: it shares no list and no object with what was given, or
  with what another call returns.
- A function whose docstring names no errors raises none for arguments of the annotated types.

The documents begin at docs/README.md.
"""

__version__ = "0.1.0"

_DISTRIBUTION = "africa-scorer"
"""By it the program knows this package from another one of the same name."""

TYPE_CHECKING = False  # true for type checkers, without importing typing
if TYPE_CHECKING:
    from . import ids as ids, log as log, shapes as shapes, testing as testing, tracking as tracking
    from .description import (
        CategoryDescription as CategoryDescription,
        FieldDescription as FieldDescription,
        GameDescription as GameDescription,
        game as game,
        game_ids as game_ids,
    )
    from .export.schemas import schema as schema
    from .games import africa as africa, africana as africana, afritoria as afritoria
    from .model import Item as Item, Line as Line, Ruling as Ruling
    from .reference.entries import Rule as Rule, rule as rule, rules as rules
    from .reference.search import Found as Found, Hits as Hits, search as search
    from .scoring.adjust import Adjustment as Adjustment
    from .scoring.decided.decided import Change as Change, Decided as Decided, Without as Without
    from .scoring.disputes import Disputed as Disputed
    from .scoring.explain import Explainer as Explainer
    from .scoring.fields import Part as Part
    from .scoring.merge import Conflict as Conflict, Merged as Merged, merge as merge
    from .scoring.ranking import Decision as Decision, PlayerSheet as PlayerSheet
    from .scoring.score import problems as problems, read as read, score as score
    from .scoring.sheet import Sheet as Sheet
    from .scoring.template import template as template
    from .text.errors import (
        ImpossibleTally as ImpossibleTally,
        InvalidDocument as InvalidDocument,
        InvalidMove as InvalidMove,
        InvalidTally as InvalidTally,
        InvalidValue as InvalidValue,
        ScorerError as ScorerError,
        UndefinedScore as UndefinedScore,
        UnknownName as UnknownName,
    )
    from .text.i18n import languages as languages
    from .tracking import course as course, record as record
    from .tracking.course import BrokenRecord as BrokenRecord
    from .tracking.moves import IllegalMove as IllegalMove
    from .typed.question import Answer as Answer, Question as Question

_WHERE = {
    "score": "scoring.score",
    "game": "description",
    "game_ids": "description",
    "GameDescription": "description",
    "FieldDescription": "description",
    "CategoryDescription": "description",
    "Part": "scoring.fields",
    "Answer": "typed.question",
    "Question": "typed.question",
    "read": "scoring.score",
    "rule": "reference.entries",
    "rules": "reference.entries",
    "Rule": "reference.entries",
    "Sheet": "scoring.sheet",
    "PlayerSheet": "scoring.ranking",
    "Line": "model",
    "Item": "model",
    "Decision": "scoring.ranking",
    "Adjustment": "scoring.adjust",
    "Ruling": "model",
    "Disputed": "scoring.disputes",
    "Decided": "scoring.decided.decided",
    "Change": "scoring.decided.decided",
    "Without": "scoring.decided.decided",
    "Explainer": "scoring.explain",
    "ScorerError": "text.errors",
    "IllegalMove": "tracking.moves",
    "ImpossibleTally": "text.errors",
    "InvalidMove": "text.errors",
    "InvalidTally": "text.errors",
    "InvalidValue": "text.errors",
    "BrokenRecord": "tracking.course",
    "problems": "scoring.score",
    "InvalidDocument": "text.errors",
    "UnknownName": "text.errors",
    "UndefinedScore": "text.errors",
    "languages": "text.i18n",
    "template": "scoring.template",
    "merge": "scoring.merge",
    "Merged": "scoring.merge",
    "Conflict": "scoring.merge",
    "schema": "export.schemas",
    "search": "reference.search",
    "Found": "reference.search",
    "Hits": "reference.search",
}
_MODULES = {
    "tracking": "tracking",
    "course": "tracking.course",
    "record": "tracking.record",
    "ids": "ids",
    "log": "log",
    "shapes": "shapes",
    "testing": "testing",
}


if not TYPE_CHECKING:  # else every name would be one
    __all__ = list(_WHERE) + list(_MODULES)

    def __getattr__(name: str) -> object:
        """Loads what the library offers, or a game's own module (`scorer.africa`), at first use."""
        from importlib import import_module

        path = f"{__name__}.{_WHERE.get(name) or _MODULES.get(name) or f'games.{name}'}"
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
