"""The state of a game that is followed, and what every action needs to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....scoring.fields import counted_by_kind
from ....text.errors import InvalidValue
from ....text.i18n import N_
from ....tracking.moves import Setup, quick_to_replace, replace_at
from .. import components as c
from ..scoring.tally import Player, Tally
from ..vocabulary import ARTIFACTS
from .cards import NO_CARDS, AdventureCard, Book, Counts, ExpeditionCard
from .decks import Decks
from .map import Chart, Map, Place
from .words import NORTH, OTHER_HALF, SOUTH

BOOKS = (NORTH, SOUTH)
"""The half in which each book is bought from; its destinations lie in the other one (`africana.setup.books`)."""


class Counted(NamedTuple):
    """What a player counts of cards whose values were not told; None for what is known."""

    expeditions: int | None = None
    """The printed points of all completed expeditions."""
    artifact_points: int | None = None
    """The printed points of all completed artifacts."""
    open_artifacts: int | None = None
    """How many open adventures are artifacts."""


@quick_to_replace
class Company(NamedTuple):
    """What one player has. The hand is `travel`, `unseen`, `joker` and `helpers`."""

    place: str
    """Where the explorer stands."""
    silver: int
    """All money, in silver: coins may be changed at any time (`africana.setup.bank`)."""
    travel: Counts = NO_CARDS
    """Travel cards in hand that are known, by colour."""
    unseen: int = 0
    """Travel cards in hand that only their owner has seen."""
    joker: bool = True
    """Whether the joker is in hand."""
    helpers: Counts = NO_CARDS
    """Helper cards in hand, by colour. The played ones are among them: they come back."""
    open: tuple[AdventureCard, ...] = ()
    """Open adventures, in the order in which they were bought."""
    expeditions: tuple[ExpeditionCard, ...] = ()
    """Completed expeditions."""
    artifacts: tuple[AdventureCard, ...] = ()
    """Completed artifact adventures."""
    helped: int = 0
    """How many helper adventures were completed."""
    counted: Counted | None = None
    """What was counted at the end; None if everything had been told, or the game is not over."""

    @property
    def untold(self) -> tuple[str, ...]:
        """What must be counted at the end because nobody has told it, by the keys of a tally."""
        lacking = {
            "expeditions": any([card.points is None for card in self.expeditions]),
            "artifact_points": any([card.points is None for card in self.artifacts]),
            "open_artifacts": any([not card.goal for card in self.open]),
        }
        return tuple([key for key, lacks in lacking.items() if lacks])

    @property
    def travel_cards(self) -> int:
        """How many travel cards are in hand."""
        return sum(self.travel) + self.unseen

    @property
    def hand(self) -> int:
        """How many cards are in hand (`africana.limit.hand`)."""
        return sum(self.travel) + self.unseen + self.joker + sum(self.helpers)


@quick_to_replace
class Turn(NamedTuple):
    """What was done in this turn."""

    action: str = ""
    """`draw`, `buy` or `move`; empty until the first move tells (`africana.turn.action`)."""
    leaves: int = 0
    """How many pages were turned; the first one is free."""
    bought: int = 0
    """How many adventures were bought."""
    table: int = 0
    """Travel cards played: they lie on the table until the action is over (`africana.action.move.once`)."""
    joker: bool = False
    """Whether the joker was played."""
    helpers: Counts = NO_CARDS
    """The helper cards that were played, by colour."""


NEW_TURN = Turn()

# The phases: what the state waits for.
DISPLAY, DEAL, TURN, LIMITS, REFILL = "display", "deal", "turn", "limits", "refill"
COUNT, OVER = "count", "over"


@quick_to_replace
class State(NamedTuple):
    """A game of Africana in progress. Colours and books are numbers; seats and spaces are counted from 0."""

    setup: Setup
    """What was agreed before the first move."""
    hands: bool
    """Whether hands are known."""
    map: Map
    """The map, as far as it is known."""
    decks: Decks | None
    """The decks; None if they are not known."""
    bonuses: tuple[str, ...]
    """The joining bonus of each expedition space; empty if not told."""
    companies: tuple[Company, ...]
    """What each player has."""
    books: tuple[Book, ...]
    """The northern and the southern book."""
    met: tuple[tuple[AdventureCard, ...], ...] = ((), ())
    """The adventures of each book that are known, wherever they are now."""
    pile: int = 0
    """Expedition cards in the pile."""
    display: tuple[ExpeditionCard | None, ...] = (None,) * c.DISPLAY
    """The expedition on each space; None if it is empty."""
    markers: tuple[tuple[int, ...], ...] = ((),) * c.DISPLAY
    """The seats whose markers lie on each expedition, the first at the bottom."""
    shown: tuple[str, ...] = ()
    """The names of the expedition cards that were turned up, if there are decks."""
    supply: Counts = (c.HELPERS_PER_COLOUR,) * c.COLOURS
    """Helper cards in the supply, by colour."""
    draw_pile: int = c.TRAVEL_CARDS
    """Travel cards in the draw pile."""
    discard_pile: int = 0
    """Travel cards in the discard pile."""
    phase: str = DISPLAY
    """What is done now: one of the constants of this module, such as `TURN`."""
    round: int = 1
    """The number of the round, from 1."""
    seat: int = 0
    """The index of the player to move; while starting hands are dealt, of the player who is dealt a card."""
    turn: Turn = NEW_TURN
    """What was done in this turn."""
    due: int = 0
    """Travel cards that must be told before anything else happens, where hands are known."""
    last: bool = False
    """Whether the end has begun: this is the last round."""

    @property
    def company(self) -> Company:
        """The company whose turn it is."""
        return self.companies[self.seat]

    @property
    def player(self) -> str:
        """The name of the player whose turn it is."""
        return self.setup.players[self.seat]

    def with_company(self, company: Company) -> tuple[Company, ...]:
        """Returns what each player has if the player to move now has `company`."""
        return replace_at(self.companies, self.seat, company)


def start(setup: Setup) -> State:
    """Returns the state before the first expedition is turned up (`africana.setup.player`, `africana.setup.books`)."""
    chart: Chart | None = setup.option("map")
    decks: Decks | None = setup.option("decks")
    hands: bool = setup.option("hands")
    count = len(setup.players)
    # A hand that nobody follows has its first travel card already; the others are dealt by moves.
    unseen = 0 if hands else c.START_CARDS
    book = Book((), (None,) * c.ADVENTURES_PER_BOOK)
    return State(
        setup,
        hands=hands,
        map=_first_map(chart, decks),
        decks=decks,
        bonuses=chart.bonuses if chart else ("",) * c.DISPLAY,
        companies=tuple(
            Company(c.START_PLACE[number], c.START_MONEY[number], unseen=unseen) for number in range(1, count + 1)
        ),
        books=(book, book),
        pile=c.EXPEDITIONS[count],
        draw_pile=c.TRAVEL_CARDS - unseen * count,
    )


def _first_map(chart: Chart | None, decks: Decks | None) -> Map:
    """The whole map, or else the start places and what the decks tell. Refuses what does not go together."""
    map = Map(chart.places, whole=True) if chart else Map(tuple(Place(name) for name in c.START_PLACE.values()))
    if decks is not None:
        map = _with_decks(map, decks)
    for name in c.START_PLACE.values():
        if not map.find(name):
            raise InvalidValue(
                N_("{name} is missing; a company starts there."),
                place="options.map.places",
                rule="africana.setup.player",
                name=name,
            )
    return map


def _with_decks(map: Map, decks: Decks) -> Map:
    """africana.setup.books: the map with the places that are printed on the cards."""
    named = [(name, "") for card in decks.expeditions for name in (card.start, card.goal)]
    for home, book in zip(BOOKS, decks.adventures, strict=True):
        named += [(card.goal, OTHER_HALF[home]) for card in book]
    for name, half in named:
        if map.whole and not map.find(name):
            raise InvalidValue(
                N_("There is no place “{name}” on the map."),
                place="options.decks",
                known=map.names,
                rule="africana.components.places",
                name=name,
            )
        if map.whole and half and map.half(name) != half:
            raise InvalidValue(
                N_("{goal} is a destination in a book that lies in the same half of the map."),
                place="options.decks.adventures",
                rule="africana.setup.books",
                goal=name,
            )
        map = map.learn(name, half)
    return map


def turn(state: State) -> int | None:
    """Returns the index of the player to move; None when a card is turned up or drawn."""
    return state.seat if not state.due and state.phase in (TURN, LIMITS, COUNT) else None


def ended(state: State) -> str:
    """Returns `africana.end.round` when the last round is over; empty while the game goes on."""
    return "africana.end.round" if state.phase == OVER else ""


def tally(state: State) -> Tally:
    """Returns what would be counted if the game ended now, after the card limits."""
    setup = state.setup
    players = [_count(name, company) for name, company in zip(setup.players, state.companies, strict=True)]
    return Tally(tuple(players), setup.edition, dict(setup.rulings), began=setup.players[0])


def _count(name: str, company: Company) -> Player:
    """What one player has."""
    artifacts, counted = company.artifacts, company.counted or Counted()
    open_artifacts = counted.open_artifacts
    if open_artifacts is None:
        open_artifacts = sum([bool(card.kind) for card in company.open])
    return Player(
        name,
        expeditions=_add_up(company.expeditions, counted.expeditions),
        artifacts=counted_by_kind([(card.kind, 1) for card in artifacts], ARTIFACTS),
        artifact_points=_add_up(artifacts, counted.artifact_points),
        helpers=company.helped,
        # Gold can be changed into silver at any time, so all money may be counted in silver. This is also what the
        # reading `silver` of `africana.tie.money` comes to among players who know it.
        silver=company.silver,
        travel_cards=min(company.travel_cards, c.HAND),
        open_artifacts=min(open_artifacts, c.OPEN_ADVENTURES),
    )


def _add_up(cards: Sequence[ExpeditionCard | AdventureCard], counted: int | None) -> int | tuple[int, ...]:
    """The printed points of cards: each one, or as a sum what was counted, or what is known of them."""
    known = known_points(cards)
    if counted is not None:
        return counted
    return known if len(known) == len(cards) else sum(known)


def known_points(cards: Sequence[ExpeditionCard | AdventureCard]) -> tuple[int, ...]:
    """Returns the printed points of those cards whose points were told."""
    return tuple([card.points for card in cards if card.points is not None])


def markers_left(state: State, seat: int) -> int:
    """Returns how many markers a player can still put on expeditions (`africana.expedition.join.markers`)."""
    return c.MARKERS - sum(seat in markers for markers in state.markers)
