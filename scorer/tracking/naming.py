"""Names that people give while a game is followed.

The names of the game by any of their words, new ones only on purpose.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from ..scoring.fields import Domain, Label, kind_named
from ..text.errors import ScorerError
from ..text.i18n import N_

if TYPE_CHECKING:
    from ..text.i18n import Language
    from ..typed.names import Names


_MOST = 64
"""So many sets of names are kept; those of a game change rarely."""
_kept: dict[tuple[object, ...], Names] = {}


def known_as(messages: Mapping[str, str], more: Sequence[str], say: Language) -> Names:
    """Returns the words for the names of a vocabulary, and for `more` names that the table gave, in a language."""
    from ..typed.names import Names

    key = (id(messages), tuple(more), say.code)
    if key not in _kept:
        if len(_kept) >= _MOST:
            _kept.clear()
        names = Names(messages, say)
        for name in more:
            if name in names:
                continue
            if same := names.find(name):
                names.rename(same, name)
            else:
                names.add(name)
        _kept[key] = names
    return _kept[key]


class Named(Label):
    """A field whose value is a name of the game's vocabulary, or one that the table gives.

    A new name is asked about, unless it ends in “!”.
    """

    longest: int = 4
    """The most words that a name has."""
    open: bool = True
    """Whether the table may give new names."""
    names: ClassVar[Mapping[str, str]] = {}
    """The names of the vocabulary, each with the text that lists its forms in a language."""

    def known(self, state: object) -> Iterable[str]:  # noqa: ARG002  # others look there
        """Returns the names that are in the game already; none, unless a subclass says which."""
        return ()

    def words(self, say: Language, state: object = None) -> Names:
        """Returns all names that can be meant, with the words for them, in the language `say`."""
        return known_as(self.names, tuple(self.known(state)) if state is not None else (), say)

    def typed(self, text: str, say: Language, state: object = None) -> object:
        """Returns the name that a text means.

        Raises `UnknownWord` for a new name that does not end in “!”; `ScorerError` if the text may mean several names.
        """
        from ..typed.endings import name_with_ending
        from ..typed.names import UnknownWord

        text = text.strip()
        names = self.words(say, state)
        if found := names.said(text) or name_with_ending(text, names, say):
            return found
        if text.endswith("!"):
            return text[:-1].strip()
        fitting = (names.beginning(text) or names.by_initials(text)) if text else []
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise ScorerError(
                N_("“{name}” may mean several names."), known=[names.shown(name) for name in fitting], name=text[:40]
            )
        near = names.near(text)
        raise UnknownWord(
            text[:100], [names.shown(name) for name in names], near, names.shown(near) if near else "", self.rule
        )

    def choices(self, say: Language, state: object = None) -> Sequence[str]:
        """Returns the names in the game, then those of the vocabulary, in the words of the language `say`."""
        names = self.words(say, state)
        known = list(self.known(state)) if state is not None else []
        return [names.shown(name) for name in dict.fromkeys([*known, *names])]

    def domain(self, state: object) -> Domain:
        """Returns the names in the game, then those of the vocabulary; `more` is true, for a table may give others."""
        known = list(self.known(state))
        taken = [kind_named(name, self.names) for name in known]
        return Domain(list(dict.fromkeys([*known, *[name for name in self.names if name not in taken]])), self.open)
