"""Another way to tell what a player has than the tally holds: what people say at the table, turned into a field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from ..text.errors import ScorerError
from .fields import Field

V = TypeVar("V")


class Shorthand(NamedTuple, Generic[V]):
    """A field that no tally has, and the field of the tally that its values are turned into."""

    field: Field
    of: str
    """The key of the field that it stands for."""
    convert: Callable[[V], object]
    """From a value of this field to the JSON of that one."""
    check: Callable[[Sequence[V | None]], Iterable[ScorerError]]
    """What the players cannot hold together, from the values of all; None where one has told it in another way."""
    points: Mapping[str, int]
    """What one of each part is worth."""
