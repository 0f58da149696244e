"""Texts for moves that were made, and errors for people who see questions instead of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..scoring.fields import Flag, Whole, Whose
from ..text.errors import ScorerError, language
from .moves import Move

if TYPE_CHECKING:
    from ..text.i18n import Language

E = TypeVar("E", bound=ScorerError)


def describe(move: Move, lang: str = "en") -> str:
    """Returns a move as one line of plain text: its title, and its values in words, “Reveal a tile: animal; lion”.

    From three values on, each has its question before it. Single numbers (not lists of them), what is true or false,
    and empty values are left out; without other values it is the title alone. Whose move it is, is not in it. The
    values have to be such as `read_move` takes.

    Raises `UnknownName` if there is no language `lang`.
    """
    return move_text(move, language(lang))


def move_text(move: Move, say: Language) -> str:
    """Returns a move as text, as `describe` does, in a language that is loaded already."""
    title = say.gettext(move.title)
    fields = [field for field in move.fields if not isinstance(field, (Whole, Flag, Whose))]
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
    """Changes an error of a move for people: questions in place of the keys of fields, no ids beside words.

    Returns the same error object. `kind` is the class of the move; if it is None, no key has a question.

    Raises `UnknownName` if there is no language `lang`; then the error stays as it was.
    """
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
