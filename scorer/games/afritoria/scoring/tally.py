"""What a player of Afritoria has at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ....scoring.fields import Field, Part, or_null, show, whole
from ....scoring.tally import Form, Tally as AnyTally
from ....text.errors import ImpossibleTally, InvalidTally
from ....text.i18n import N_
from .. import components as c

if TYPE_CHECKING:
    from ....text.vocabulary import Reader

_KEYS = {str(value): value for value in c.VALUES}


@dataclass(frozen=True, slots=True)
class Player:
    """One player's points pile: as cards, or as how many cards of each value."""

    name: str
    pile: tuple[str, ...] | None = None
    """The cards, as `green lion` (`afritoria.score.points`)."""
    values: tuple[tuple[int, int], ...] | None = None
    """(points of a card, number of such cards) (`afritoria.card.points`)."""


class Values(Field):
    """How many cards of each value: a mapping from the value to a count."""

    kind: str = "values"

    empty: object = None

    def read(self, value: object) -> tuple[tuple[int, int], ...]:
        if not isinstance(value, Mapping):
            raise self.refuse(
                N_("{value} does not map the points of a card to a number of cards."),
                N_("an object with the keys {keys}"),
                value=show(value),
                keys=", ".join(_KEYS),
                code="not-values",
            )
        for key in value:
            if key not in _KEYS:
                name = show(key).strip('"')
                raise InvalidTally(
                    N_("No card is worth {name}."), known=_KEYS, rule=self.rule, name=name, code="unknown-value"
                )
        most = c.PLAYERS_MAX
        return tuple(
            [
                (points, whole(value[key], 0, most * c.PER_COLOUR[points], place=f'["{key}"]', rule=self.rule))
                for key, points in _KEYS.items()
                if value.get(key) is not None
            ]
        )

    def write(self, value: Iterable[tuple[int, int]]) -> object:
        return {str(points): count for points, count in value} if value else dict.fromkeys(_KEYS, 0)

    def understood(self, text: str, reader: Reader) -> object:
        counts = [0] * len(_KEYS) if reader.is_none(text) or text.strip() == "0" else reader.numbers(text) or []
        if len(counts) != len(_KEYS):
            raise self.refuse(
                N_("“{value}” does not give one number for each value."),
                N_("three numbers, for the cards worth 3, 2 and 1; 0 where there are none: 4 5 2"),
                value=text.strip()[:40],
                code="not-values",
            )
        return dict(zip(_KEYS, counts, strict=True))

    def said(self, value: Mapping[str, int], reader: Reader) -> str:
        return ", ".join([f"{count} × {key}" for key, count in value.items()])

    def parts(self, reader: Reader) -> Sequence[Part]:
        """The cards by what they are worth."""
        return [
            Part(key, reader.say.gettext("Cards worth {points}", points=points), c.PLAYERS_MAX * c.PER_COLOUR[points])
            for key, points in _KEYS.items()
        ]

    def form(self, reader: Reader) -> str:
        return "4 5 2"

    def schema(self) -> dict[str, object]:
        return {
            "type": "object",
            "properties": {
                key: or_null({"type": "integer", "minimum": 0, "maximum": c.PLAYERS_MAX * c.PER_COLOUR[points]})
                for key, points in _KEYS.items()
            },
            "additionalProperties": False,
        }


class Cards(Field):
    """Wildlife cards by colour and animal."""

    kind: str = "cards"

    empty: object = None

    def read(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, (list, tuple)):
            raise self.refuse(
                N_("{value} is not a list of cards."),
                N_("a list of cards, each a colour and an animal: “green lion”"),
                value=show(value),
                code="not-cards",
            )
        for i, card in enumerate(value):
            if not isinstance(card, str) or card not in c.CARDS:
                name = card if isinstance(card, str) else show(card)
                raise self._unknown(name).within(f"[{i}]")
        return tuple(value)

    def _unknown(self, name: str) -> InvalidTally:
        colour, _, animal = name[:40].partition(" ")
        rule = "afritoria.components.wild"
        if colour in c.COLOURS:
            return InvalidTally(
                N_("There is no card “{card}”: no animal is called “{name}”."),
                known=c.ANIMALS,
                rule=rule,
                card=name[:40],
                name=animal,
                code="unknown-animal",
            )
        return InvalidTally(
            N_("There is no card “{card}”: no colour is called “{name}”."),
            known=c.COLOURS,
            rule=rule,
            card=name[:40],
            name=colour,
            code="unknown-colour",
        )

    def write(self, value: Iterable[str] | None) -> object:
        return list(value or ())

    def understood(self, text: str, reader: Reader) -> object:
        return [f"{colour} {animal}" for colour, animal in reader.couples(text, "colours", "animals", c.ANIMALS)]

    def said(self, value: Iterable[str], reader: Reader) -> str:
        colours, animals = reader.names("colours"), reader.names("animals")
        told = [card.partition(" ") for card in value]
        cards = [
            reader.say.gettext("{animal} ({colour})", animal=animals.shown(animal), colour=colours.shown(colour))
            for colour, _, animal in told
        ]
        return ", ".join(cards) or "0"

    def parts(self, reader: Reader) -> Sequence[Part]:
        """The animals of each colour."""
        colours, animals = reader.names("colours"), reader.names("animals")
        return [
            Part(card, animals.shown(animal), c.COPIES, colours.shown(colour))
            for card in c.CARDS
            for colour, _, animal in [card.partition(" ")]
        ]

    def form(self, reader: Reader) -> str:
        colours = reader.names("colours")
        return f"{colours.letters('blue')}1, {colours.letters('green')}10"

    def schema(self) -> dict[str, object]:
        return {"type": "array", "items": {"enum": list(c.CARDS)}}


class Tally(AnyTally[Player]):
    """What lies on the table when a game of Afritoria ends."""

    game: ClassVar[str] = "afritoria"
    fields: ClassVar[tuple[Field, ...]] = (
        Cards(
            "pile",
            N_("Cards on the points pile"),
            N_("The cards by colour and animal: green lion, blue porcupine."),
            "afritoria.score.points",
        ),
        Values(
            "values",
            N_("Cards worth 3, 2 and 1"),
            N_(
                "How many cards on your points pile are worth 3, how many 2, how many 1: 4 5 2;"
                " or the cards: green lion, b1."
            ),
            "afritoria.card.points",
        ),
    )


def check(players: Sequence[Player]) -> None:
    """Two copies of a card, as many colours as players, and what these hold of each value."""
    held = Counter([card for player in players for card in player.pile or ()])
    if held and max(held.values()) > c.COPIES:
        raise _one_copy_too_many(players)
    worth: Counter[int] = Counter()
    for player in players:
        for card in player.pile or ():
            worth[c.CARDS[card]] += 1
        for points, count in player.values or ():
            worth[points] += count
    colours = {card.partition(" ")[0] for card in held}
    if len(colours) > len(players):
        raise ImpossibleTally(
            N_("The points piles show {count} colours: {colours}"),
            allowed=N_("as many colours as players: {most}"),
            rule="afritoria.setup.colours",
            count=len(colours),
            colours=tuple([colour for colour in c.COLOURS if colour in colours]),
            most=len(players),
            code="too-many-colours",
        )
    for points, count in worth.items():
        if count > (most := len(players) * c.PER_COLOUR[points]):
            raise ImpossibleTally(
                N_("Cards worth {points}, across all players: {count}"),
                allowed=N_("{most} for the whole table"),
                rule="afritoria.components.wild",
                points=points,
                count=count,
                most=most,
                code="too-many-cards",
            )


def _one_copy_too_many(players: Sequence[Player]) -> ImpossibleTally:
    """The error for the first card of which there are more than the box has."""
    held: Counter[str] = Counter()
    for i, player in enumerate(players):
        for position, card in enumerate(player.pile or ()):
            held[card] += 1
            if held[card] > c.COPIES:
                return ImpossibleTally(
                    N_("This is copy {number} of “{card}”."),
                    place=f"[{i}].pile[{position}]",
                    allowed=N_("{most} for the whole table"),
                    rule="afritoria.components.wild",
                    number=held[card],
                    card=card,
                    most=c.COPIES,
                    code="one-copy-too-many",
                )
    raise AssertionError("no card is there too often")


FORM = Form(
    Tally,
    Player,
    (c.PLAYERS_MIN, c.PLAYERS_MAX),
    "afritoria.setup.colours",
    check,
    one_of=("values", "pile"),
)
