"""What a player of Afritoria has at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ....scoring.fields import POINTS, Field, Part, or_null, parts_that_differ, show, whole
from ....scoring.tally import Form, Tally as AnyTally
from ....text.errors import ImpossibleTally, InvalidTally, ScorerError
from ....text.i18n import N_
from .. import components as c
from ..vocabulary import ANIMALS, COLOURS

if TYPE_CHECKING:
    from ....text.i18n import Language
    from ....typed.amounts import Answers

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

    def meant(self, value: object) -> object:
        return tuple([pair for pair in self.read(value) if pair[1]])

    def differ(self, one: object, other: object) -> Iterator[tuple[str, object, object]]:
        counts = [[(str(points), count) for points, count in self.read(value)] for value in (one, other)]
        yield from parts_that_differ(*counts)

    def retold(self, key: str, value: object) -> object | None:
        if key != "pile" or not isinstance(value, (list, tuple)):
            return None
        worth = Counter([c.CARDS[card] for card in value])
        return {name: worth[points] for name, points in _KEYS.items()}

    def write(self, value: Iterable[tuple[int, int]]) -> object:
        return {str(points): count for points, count in value} if value else dict.fromkeys(_KEYS, 0)

    @cached_property
    def answers(self) -> Answers:
        from ....typed.values import Values as Counts

        # Of an animal the points are known, whatever its colour.
        return Counts(POINTS, c.VALUES, {text: c.CARDS[f"{c.COLOURS[0]} {animal}"] for animal, text in ANIMALS.items()})

    def misread(self, text: str, say: Language) -> ScorerError | None:
        return self.refuse(
            N_("“{value}” does not give one number for each value."),
            N_("three numbers, for the cards worth 3, 2 and 1; 0 where there are none: 4 5 2"),
            value=text.strip()[:40],
            code="not-values",
        )

    def spoken(self, value: Mapping[str, int], say: Language) -> str:
        return ", ".join([f"{count} × {key}" for key, count in value.items()]) or "0"

    def parts(self, say: Language) -> Sequence[Part]:
        """The cards by what they are worth."""
        return [
            Part(key, say.gettext("Cards worth {points}", points=points), c.PLAYERS_MAX * c.PER_COLOUR[points])
            for key, points in _KEYS.items()
        ]

    def form(self, say: Language) -> str:
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
        if name in c.SPECIALS:
            return InvalidTally(
                N_("Rangers and poachers never lie on a points pile; they go to the discard pile."),
                allowed=N_("a list of cards, each a colour and an animal: “green lion”"),
                rule="afritoria.special.discard",
                code="special-card",
            )
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

    def check(self, value: object) -> None:
        cards = self.read(value)
        if cards and max(Counter(cards).values()) > c.COPIES:
            (error, *_) = _copies_too_many([Player("", cards)])
            error.place = ""
            raise error

    def meant(self, value: object) -> object:
        return tuple(sorted(self.read(value)))

    def differ(self, one: object, other: object) -> Iterator[tuple[str, object, object]]:
        yield from parts_that_differ(*[Counter(self.read(value)).items() for value in (one, other)])

    def write(self, value: Iterable[str] | None) -> object:
        return list(value or ())

    @cached_property
    def answers(self) -> Answers:
        from .couples import Couples

        return Couples()

    def spoken(self, value: Iterable[str], say: Language) -> str:
        cards = []
        for card in value:
            colour, _, animal = card.partition(" ")
            called = say.call(ANIMALS[animal]), say.call(COLOURS[colour])
            cards.append(say.gettext("{animal} ({colour})", animal=called[0], colour=called[1]))
        return ", ".join(cards) or "0"

    def parts(self, say: Language) -> Sequence[Part]:
        """The animals of each colour."""
        return [
            Part(card, say.call(ANIMALS[animal]), c.COPIES, say.call(COLOURS[colour]))
            for card in c.CARDS
            for colour, _, animal in [card.partition(" ")]
        ]

    def form(self, say: Language) -> str:
        return f"{_letters('blue', say)}1, {_letters('green', say)}10"

    def schema(self) -> dict[str, object]:
        return {"type": "array", "items": {"enum": list(c.CARDS)}}


def _letters(colour: str, say: Language) -> str:
    """The fewest letters that say a colour before a number."""
    called = {key: say.call(message).casefold() for key, message in COLOURS.items()}
    word = called[colour]
    for i in range(1, len(word)):
        if [key for key, other in called.items() if other.startswith(word[:i])] == [colour]:
            return word[:i]
        forms = say.pgettext("vocabulary", COLOURS[colour]).partition("||")[0].split("|")
        if word[:i] in [form.strip() for form in forms]:
            return word[:i]
    return word


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


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """Two copies of a card, as many colours as players, and what these hold of each value."""
    held = Counter([card for player in players for card in player.pile or ()])
    # Which card it is takes longer to find than whether there is one.
    if held and max(held.values()) > c.COPIES:
        yield from _copies_too_many(players)
    worth = Counter([points for player in players for points in _worth(player)])
    colours = {c.COLOUR_OF[card] for card in held}
    if len(colours) > len(players):
        yield ImpossibleTally(
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
            yield ImpossibleTally(
                N_("Cards worth {points}, across all players: {count}"),
                allowed=N_("{most} for the whole table"),
                rule="afritoria.components.wild",
                points=points,
                count=count,
                most=most,
                code="too-many-cards",
            )


def _copies_too_many(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """Each card of which there is one more than the box has."""
    held: dict[str, int] = {}
    for i, player in enumerate(players):
        for position, card in enumerate(player.pile or ()):
            held[card] = number = held.get(card, 0) + 1
            if number > c.COPIES:
                yield ImpossibleTally(
                    N_("There are only {most} of “{card}”; this is number {number}."),
                    place=f"[{i}].pile[{position}]",
                    allowed=N_("{most} for the whole table"),
                    rule="afritoria.components.wild",
                    number=number,
                    card=card,
                    most=c.COPIES,
                    code="one-copy-too-many",
                )


def _worth(player: Player) -> list[int]:
    """The points of each card on the pile of a player."""
    if player.pile is not None:
        return [c.CARDS[card] for card in player.pile]
    return [points for points, count in player.values or () for _ in range(count)]


FORM = Form(
    Tally,
    Player,
    (c.PLAYERS_MIN, c.PLAYERS_MAX),
    "afritoria.setup.colours",
    check,
    one_of=("values", "pile"),
    has_first=False,
)
