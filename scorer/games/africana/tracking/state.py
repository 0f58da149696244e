"""The state of a game that is followed, and what every action needs to do with it."""

from __future__ import annotations

from typing import NamedTuple

from ....text.errors import InvalidTally
from ....text.i18n import N_
from ....tracking.moves import Event, Setup
from .. import components as c
from .board import Chart, Place, learn, refuse_place
from .cards import HELPERS, JOKER, NO_CARDS, TRAVEL, AdventureCard, Book, Counts, Decks, ExpeditionCard, changed
from .words import NORTH, OTHER_HALF, SOUTH

BOOKS = (NORTH, SOUTH)
"""The half in which each book is bought from; its destinations lie in the other one (`africana.setup.books`)."""


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
    helpers: Counts = NO_CARDS
    """Helper cards in hand, by colour. The played ones are among them: they come back."""
    open: tuple[AdventureCard, ...] = ()
    """Open adventures, in the order in which they were bought."""
    expeditions: tuple[ExpeditionCard, ...] = ()
    """Completed expeditions."""
    artifacts: tuple[AdventureCard, ...] = ()
    """Completed artifact adventures."""
    helped: int = 0
    """Completed helper adventures."""

    @property
    def travel_cards(self) -> int:
        """The travel cards in hand."""
        return sum(self.travel) + self.unseen

    @property
    def hand(self) -> int:
        """All cards in hand (`africana.limit.hand`)."""
        return sum(self.travel) + self.unseen + self.joker + sum(self.helpers)


class Turn(NamedTuple):
    """What has been done in this turn."""

    action: str = ""
    """`draw`, `buy` or `move`; empty until the first move tells (`africana.turn.action`)."""
    leaves: int = 0
    """Pages turned, of which the first was free."""
    bought: int = 0
    table: int = 0
    """Travel cards played: they lie on the table until the action is over (`africana.action.move.once`)."""
    joker: bool = False
    """Whether the joker lies there, too."""
    helpers: Counts = NO_CARDS
    """The helper cards that lie there."""


NEW_TURN = Turn()

# The phases: what the state waits for.
DISPLAY, DEAL, TURN, LIMITS, REFILL, OVER = "display", "deal", "turn", "limits", "refill", "over"


class State(NamedTuple):
    """A game of Africana in the middle of it. Colours and books go by numbers, seats and spaces count from 0."""

    setup: Setup
    hands: bool
    """Whether hands are known."""
    charted: bool
    """Whether there is a map, so that all places are known."""
    decks: Decks | None
    places: tuple[Place, ...]
    """The places that are known."""
    bonuses: tuple[str, ...]
    """The joining bonus of each expedition space; empty where nobody has said it."""
    companies: tuple[Company, ...]
    books: tuple[Book, Book]
    """The northern and the southern book."""
    met: tuple[tuple[AdventureCard, ...], tuple[AdventureCard, ...]] = ((), ())
    """The adventures of each book that are known, wherever they are now."""
    pile: int = 0
    """Expedition cards in the pile."""
    display: tuple[ExpeditionCard | None, ...] = (None,) * c.DISPLAY
    markers: tuple[tuple[int, ...], ...] = ((),) * c.DISPLAY
    """The seats whose markers lie on each expedition, the first at the bottom."""
    shown: tuple[str, ...] = ()
    """The expedition cards that have been turned up, if there are decks."""
    supply: Counts = (c.HELPERS_PER_COLOUR,) * c.COLOURS
    """Helper cards in the supply, by colour."""
    draw_pile: int = c.TRAVEL_CARDS
    discard_pile: int = 0
    phase: str = DISPLAY
    round: int = 1
    seat: int = 0
    """Whose turn it is; while starting hands are dealt, who is dealt a card."""
    turn: Turn = NEW_TURN
    due: int = 0
    """Travel cards that are drawn before anything else happens, where hands are known."""
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
        """The companies when that of the player whose turn it is has changed."""
        return (*self.companies[: self.seat], company, *self.companies[self.seat + 1 :])


Events = list[Event]


def start(setup: Setup) -> State:
    """africana.setup.player, africana.setup.books: the state before the first expedition is turned up."""
    chart: Chart | None = setup.option("map")
    decks: Decks | None = setup.option("decks")
    hands: bool = setup.option("hands")
    count = len(setup.players)
    # A hand that nobody follows has its first travel card already; the others are dealt by moves.
    unseen = 0 if hands else c.START_CARDS
    companies = tuple(
        [Company(c.START_PLACE[number], c.START_MONEY[number], unseen=unseen) for number in range(1, count + 1)]
    )
    book = Book((), (None,) * c.ADVENTURES_PER_BOOK)
    state = State(
        setup,
        hands=hands,
        charted=chart is not None,
        decks=decks,
        places=_known_places(chart, decks),
        bonuses=chart.bonuses if chart else ("",) * c.DISPLAY,
        companies=companies,
        books=(book, book),
        pile=c.EXPEDITIONS[count],
        draw_pile=c.TRAVEL_CARDS - unseen * count,
    )
    for name in c.START_PLACE.values():
        if chart and refuse_place(state.places, name, "", charted=True):
            raise InvalidTally(
                N_("{name} is missing; a company starts there."),
                place="options.map.places",
                rule="africana.setup.player",
                name=name,
            )
    return state


def _known_places(chart: Chart | None, decks: Decks | None) -> tuple[Place, ...]:
    """The places of the map, or else the start places and what the decks tell."""
    places = chart.places if chart else tuple([Place(name) for name in c.START_PLACE.values()])
    if decks is None:
        return places
    named = [(name, "") for card in decks.expeditions for name in (card.start, card.goal)]
    named += [(card.goal, OTHER_HALF[BOOKS[i]]) for i, book in enumerate(decks.adventures) for card in book]
    for name, half in named:
        if chart is None:
            places = learn(places, name, half)
        elif (found := refuse_place(places, name, "", charted=True)) is not None:
            raise InvalidTally(
                N_("There is no place “{name}” on the map."),
                place="options.decks",
                known=[place.name for place in places],
                rule=found.rule,
                name=name,
            )
        elif half and learn(places, name, half) != places:
            raise InvalidTally(
                N_("{goal} is a destination of a book in its own half of the map."),
                place="options.decks.adventures",
                rule="africana.setup.books",
                goal=name,
            )
    return places


def markers_left(state: State, seat: int) -> int:
    """africana.expedition.join.markers: the markers that a player can still put on expeditions."""
    return c.MARKERS - sum([seat in markers for markers in state.markers])


def expeditions_done(state: State) -> int:
    """How many expeditions have been completed by all players together."""
    return sum([len(company.expeditions) for company in state.companies])


def card_held(company: Company, turn: Turn, card: str) -> bool:
    """Whether a card is in hand and not on the table."""
    if card in TRAVEL:
        return company.unseen > 0 or company.travel[TRAVEL[card]] > 0
    if card in HELPERS:
        return company.helpers[HELPERS[card]] > turn.helpers[HELPERS[card]]
    return card == JOKER and company.joker and not turn.joker


def without_travel(company: Company, card: str) -> Company:
    """A company that gives away a travel card."""
    colour = TRAVEL[card]
    if company.travel[colour]:
        return company._replace(travel=changed(company.travel, colour, -1))
    return company._replace(unseen=company.unseen - 1)
