"""Reading a saved page of plays of BoardGameGeek (`/xmlapi2/plays`). Nothing is fetched.

A document type is refused as soon as it is met, in whatever encoding, before anything in it could be expanded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...text.errors import InvalidDocument, ScorerError
from ...text.i18n import N_
from ..lines import stamp_after
from .arrivals import Arrivals, LeftOut, Tick
from .foreign import Games, Seat, arrival, refuse, refuse_game, text, time, totals, whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NAME = "bgg"
"""The name of BoardGameGeek in a play that comes from there."""

DEEPEST = 20
"""How deep elements may be nested; a page of plays has five levels."""

MOST_AT_ONCE = 100
"""How many plays one entry may stand for."""


class _Entry:
    """A play of a page, while it is read."""

    def __init__(self, attributes: Mapping[str, str]) -> None:
        self.about = attributes
        self.item: Mapping[str, str] = {}
        self.seats: list[Seat] = []
        self.comment: list[str] = []


class _Page:
    """Reads a page, element by element."""

    def __init__(self, tick: Tick) -> None:
        self.about: Mapping[str, str] = {}
        self.entries: list[_Entry] = []
        self._path: list[str] = []
        self._tick = tick

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        if not self._path and name != "plays":
            refuse(N_("This is no page of BGG plays."), "no-plays")
        if len(self._path) >= DEEPEST:
            refuse(N_("It is nested too deeply."), "too-deep")
        self._path.append(name)
        entry = self.entries[-1] if self.entries else None
        match self._path[1:]:
            case []:
                self.about = attributes
            case ["play"]:
                self._tick()
                self.entries.append(_Entry(attributes))
            case ["play", "item"] if entry:
                entry.item = attributes
            case ["play", "players", "player"] if entry:
                entry.seats.append(_seat(attributes))

    def end(self, name: str) -> None:  # noqa: ARG002  # expat tells it
        """An element ends."""
        self._path.pop()

    def text(self, data: str) -> None:
        """Text between elements."""
        if self._path[1:] == ["play", "comments"]:
            self.entries[-1].comment.append(data)


def read(data: bytes, tick: Tick) -> Arrivals:
    """Returns the games of a page; `tick` is called for each.

    Raises `InvalidDocument` if it is no page of plays, or not XML.
    """
    from xml.parsers.expat import ExpatError, ParserCreate

    page = _Page(tick)
    parser = ParserCreate()
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _refuse_types
    parser.StartElementHandler = page.begin
    parser.EndElementHandler = page.end
    parser.CharacterDataHandler = page.text
    try:
        parser.Parse(data, True)
    except (ExpatError, LookupError, ValueError) as error:
        if isinstance(error, ScorerError):
            raise
        raise InvalidDocument(
            N_("This is not XML: it breaks at line {line}."), code="not-xml", line=parser.CurrentLineNumber
        ) from None
    return _arrivals(page)


def _refuse_types(*_: object) -> None:
    refuse(N_("It has a document type, and a saved page of BGG plays has none."), "document-type")


def _seat(attributes: Mapping[str, str]) -> Seat:
    name = attributes.get("name", "").strip() or attributes.get("username", "").strip()
    return Seat(
        name,
        attributes.get("score"),
        attributes.get("win") == "1",
        attributes.get("startposition") == "1",
        not name,
    )


def _arrivals(page: _Page) -> Arrivals:
    found, games, now = Arrivals("bgg"), Games(), stamp_after()
    for entry in page.entries:
        try:
            _read_entry(entry, games, now, found)
        except ScorerError as error:
            id = text(entry.about.get("id"))
            found.left_out.append(LeftOut(error, id, time(entry.about.get("date"))[:10] or id))
    total = whole(page.about.get("total")) or 0
    if total > len(page.entries):
        found.remark("more-pages", str(total))
    return found


def _read_entry(entry: _Entry, games: Games, now: str, found: Arrivals) -> None:
    """Adds the plays of an entry. Raises `ScorerError` if they cannot be taken."""
    about, item = entry.about, entry.item
    game = games.find(None, item.get("objectid"), item.get("name"))
    if not game:
        refuse_game(item.get("name"))
    if about.get("incomplete") == "1":
        refuse(N_("It was not played to the end."), "incomplete")
    if about.get("nowinstats") == "1":
        refuse(N_("It does not count there."), "ignored")
    id, at = whole(about.get("id")), time(about.get("date"))
    if not id:
        refuse(N_("It has no id."), "no-id")
    if not at:
        refuse(N_("Nobody knows the day."), "no-day")
    quantity = whole(about.get("quantity", "1"))
    if quantity is None or quantity > MOST_AT_ONCE:
        refuse(N_("It stands for too many games at once."), "too-many")
    scored, winners, began = totals(entry.seats)
    data = {
        "at": at,
        "game": game,
        "totals": scored,
        "winners": winners,
        "began": began,
        "place": text(about.get("location")),
        "note": "".join(entry.comment).strip(),
        "minutes": whole(about.get("length")),
    }
    for copy in _copies(id, max(1, quantity)):
        line = arrival(f"bgg-{copy}", now, {**data, "from": {"name": NAME, "id": copy}})
        found.lines.append(line)
        if None in scored.values():
            found.remark("no-number", line.line.id)


def _copies(id: int, quantity: int) -> Sequence[str]:
    """The ids of the plays of one entry."""
    return [f"{id}-{number}" if number > 1 else str(id) for number in range(1, quantity + 1)]
