"""How moves are told once they are made, and how refusals are told to whoever knows questions and no keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..scoring.fields import Flag, Whole
from ..text.errors import ScorerError, language
from .moves import Move

if TYPE_CHECKING:
    from ..text.i18n import Language

E = TypeVar("E", bound=ScorerError)


def described(move: Move, lang: str = "en") -> str:
    """What a move is and says, but for numbers, which its events tell: “Reveal a tile: animal; lion”."""
    return move_text(move, language(lang))


def move_text(move: Move, say: Language) -> str:
    """The same in a language that is there already."""
    title = say.gettext(move.title)
    fields = [field for field in move.fields if not isinstance(field, (Whole, Flag))]
    told = [field for field in fields if getattr(move, field.key) != field.empty]
    values = [field.spoken(getattr(move, field.key), say) for field in told]
    if not values:
        return title
    if len(told) > 2:
        values = [_labelled(say.gettext(f.question), value, say) for f, value in zip(told, values, strict=True)]
    return say.gettext("{move}: {values}", move=title, values=say.series(values))


def _labelled(question: str, value: str, say: Language) -> str:
    if question.endswith("?"):
        return f"{question} {value}"
    return say.gettext("{question}: {value}", question=question, value=value)


def in_words(error: E, kind: type[Move] | None, lang: str = "en") -> E:
    """The same error of a move with the questions of its fields in the place of their keys, which records have."""
    say = language(lang)
    questions = {field.key: say.gettext(field.question) for field in kind.fields} if kind else {}
    # Who reads it needs no keys beside the words.
    error.known = tuple([say.gettext(error.meanings[name]) if name in error.meanings else name for name in error.known])
    error.meanings = {}
    key, root = error.values.get("key"), error.root
    if error.place == "by":  # whose turn it is, is what the error says
        error.place = ""
    if key in questions:
        error.values = {**error.values, "key": questions[str(key)]}
        root, error.place = "", "" if key == root else error.place
    if root in questions:
        error.place = questions[root] + error.place[len(root) :]
    return error
