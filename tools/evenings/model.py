"""What phones that count one game together should know at every moment: a model, without any code of the page.

The page is driven, and held against this, in `people.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from docs.site import sheets
from scorer.registry import game as game_of
from scorer.text.errors import language

Said = dict[str, int]
"""What was said in the rows of a form; a row that is not there is open."""


class Row(NamedTuple):
    """A row of the form of a player."""

    id: str
    key: str
    label: str
    group: str
    """The heading that it stands under; empty if there is none."""


class Form:
    """What a page asks, in its language."""

    def __init__(self, game: str, lang: str) -> None:
        data = sheets.data(game_of(game), language(lang))
        self.game, self.lang = game, lang
        self.words: Mapping[str, str] = data["words"]
        self.fields: dict[str, dict[str, Any]] = {each["key"]: each for each in data["fields"]}
        self.one_of: list[str] = data["oneOf"]
        self.low, self.high = data["table"]
        self.marker = next((each for each in data["fields"] if each.get("whose")), None)
        """What only one player can have, about which the whole table is asked."""
        self._rows = {way: list(self._made(way)) for way in self.one_of or [""]}

    def _made(self, way: str) -> Iterator[Row]:
        for key, each in self.fields.items():
            if each.get("whose") or (key in self.one_of and key != way):
                continue
            parts = each.get("parts") or []
            for group in dict.fromkeys(part["group"] for part in parts):
                for part in parts:
                    if part["group"] == group:
                        yield Row(f"{key}/{part['key']}", key, part["label"], group)
            if not parts:
                yield Row(key, key, each["label"], "")

    def rows(self, way: str) -> list[Row]:
        """The rows of a player who is counted in this way."""
        return self._rows[way]

    def thing(self, row: str) -> str:
        """The field of a row; the ways in which a player can be counted are one."""
        key = row.partition("/")[0]
        return WAYS if key in self.one_of else key

    def series(self, parts: list[str]) -> str:
        """Parts in a row, as the page puts them."""
        said = parts[0]
        for more in parts[1:]:
            said = self.words["series"].format(said=said, more=more)
        return said


@cache
def form(game: str, lang: str) -> Form:
    """The form of a game in a language."""
    return Form(game, lang)


WAYS = "ways"
"""The thing that all ways of counting a player are."""


@dataclass(frozen=True)
class Part:
    """One player as a phone hands over."""

    source: str
    """The count on that phone."""
    place: int
    """The seat there."""
    time: int
    """When that phone changed anything last."""
    name: str
    said: Said
    marker: bool | None
    """Whether the player has what only one can have; None if nobody has said."""
    settled: bool
    """Whether nothing is open about that."""


@dataclass(eq=False)
class Seat:
    """A player on a phone."""

    name: str | int
    """A number if nobody has given a name."""
    said: Said = field(default_factory=dict)
    way: str = ""
    """How the player is counted, if anything says so."""
    heard: dict[str, Part] = field(default_factory=dict)
    """By the sources."""


@dataclass(eq=False)
class Phone:
    """What one phone knows."""

    game: str
    lang: str
    source: str
    seats: list[Seat]
    holder: Seat | None = None
    answered: bool = False
    joined: bool = False
    """Whether the points of the marker were taken out of the number of its holder."""
    time: int = 0

    @property
    def form(self) -> Form:
        """What its page asks."""
        return form(self.game, self.lang)

    def name(self, seat: Seat) -> str:
        """What a player is called here."""
        return seat.name if isinstance(seat.name, str) else self.form.words["numbered"].format(number=seat.name)

    def named(self, name: str | int) -> Seat | None:
        """The player with a name, or with a number."""
        return next((seat for seat in self.seats if seat.name == name), None)

    def way(self, seat: Seat) -> str:
        """How a player is counted: else as the others are."""
        return seat.way or next((each.way for each in self.seats if each.way), (self.form.one_of or [""])[0])

    def rows(self, seat: Seat) -> list[Row]:
        """The rows that the page shows of a player."""
        return self.form.rows(self.way(seat))

    def shown(self, seat: Seat) -> Said:
        """What stands in the rows of a player."""
        return {row.id: seat.said[row.id] for row in self.rows(seat) if row.id in seat.said}

    # ------------------------------------------------------------ What is told

    @property
    def asks_inside(self) -> bool:
        """Whether it is asked if the points of the marker are in a number already."""
        ask = self.form.marker
        if not ask or self.answered or not self.holder:
            return False
        return bool(self.holder.said.get(ask["inside"], -1) >= ask["worth"])

    @property
    def asks_marker(self) -> bool:
        """Whether a question to the whole table is open."""
        ask = self.form.marker
        if not ask or self.answered:
            return False
        return not self.holder or ask["inside"] not in self.holder.said or self.asks_inside

    def missing(self) -> list[str]:
        """What is open, as the page says it."""
        found = []
        for seat in self.seats:
            labels = list(self._open(seat)) if seat.said else [""]
            if labels:
                found.append(" – ".join(filter(None, [self.name(seat), ", ".join(filter(None, labels))])))
        return [*found, *([self.form.marker["label"]] if self.form.marker and self.asks_marker else [])]

    def _open(self, seat: Seat) -> Iterator[str]:
        rows = self.rows(seat)
        for key in dict.fromkeys(row.key for row in rows):
            own = [row for row in rows if row.key == key]
            open_ = [row for row in own if row.id not in seat.said]
            if open_ and (len(open_) == len(own) or own[0].group):
                yield self.form.fields[key]["label"]
            else:
                yield from (row.label for row in open_)

    def tally(self) -> dict[str, Any]:
        """What is to be scored."""
        return {"game": self.game, "players": [self._player(seat) for seat in self.seats]}

    def _player(self, seat: Seat) -> dict[str, Any]:
        found: dict[str, Any] = {"name": self.name(seat)}
        for key, each in self.form.fields.items():
            if each["required"]:
                found[key] = 0
            elif key in self.form.one_of and key == self.way(seat):
                found[key] = [] if each["kind"] == "cards" else {}
        for row, value in seat.said.items():
            key, _, part = row.partition("/")
            if key in self.form.one_of and key != self.way(seat):
                continue
            if self.form.fields[key]["kind"] == "cards":
                found[key] = [*found.get(key, []), *[part] * value]
            elif part:
                found[key] = {**found.get(key, {}), part: value}
            else:
                found[key] = value
        if self.form.marker and seat is self.holder:
            found[self.form.marker["key"]] = True
        return found

    # ------------------------------------------------------------ What is done

    def say(self, seat: Seat, row: str, value: int | None) -> None:
        """A row has a value, or is open again."""
        self.time += 1
        key = row.partition("/")[0]
        if value is None:
            seat.said.pop(row, None)
        else:
            seat.said[row] = value
        if key in self.form.one_of:
            seat.way = key
        if self.form.marker and key == self.form.marker["inside"] and seat is self.holder:
            self.answered = self.joined = False

    def rest(self, seat: Seat) -> None:
        """What is open of a player is none, but for what everybody has to say."""
        rows = [row for row in self.rows(seat) if row.id not in seat.said and not self.form.fields[row.key]["required"]]
        if not rows:
            return
        self.time += 1
        seat.way = self.way(seat)
        seat.said |= {row.id: 0 for row in rows}

    def rename(self, seat: Seat, name: str) -> None:
        """A player has a name."""
        self.time += 1
        seat.name = name

    def add(self) -> Seat:
        """One more player, whom nobody has named."""
        self.time += 1
        number = next(i for i in range(len(self.seats) + 1, 99) if not self.named(i))
        self.seats.append(Seat(number))
        return self.seats[-1]

    def hold(self, seat: Seat | None) -> None:
        """The table has said who has the marker."""
        self.time += 1
        if self.joined:
            self._move(3)
        self.holder, self.joined = seat, False
        self.answered = seat is None

    def join(self, *, inside: bool) -> None:
        """The table has said whether the points of the marker are in the number already."""
        self.time += 1
        self.answered, self.joined = True, inside
        if inside:
            self._move(-3)

    def _move(self, points: int) -> None:
        if self.holder and self.form.marker:
            self.holder.said[self.form.marker["inside"]] += points

    def turn(self, seat: Seat, way: str) -> None:
        """A player, of whom nothing lies aside, is counted in another way."""
        self.time += 1
        seat.way = way

    def forget(self) -> None:
        """The page has come anew out of its own link: who has handed over what is not known any more."""
        for seat in self.seats:
            seat.said, seat.heard, seat.way = self.linked(seat), {}, self.way(seat)
        self.joined = False

    # ------------------------------------------------------------ Several phones

    def linked(self, seat: Seat) -> Said:
        """What a link says: of many rows in groups, as long as one is open, only those that somebody has any of."""
        rows = self.rows(seat)
        many = {row.key for row in rows if row.group and row.id not in seat.said}
        shown = {row.id: row.key for row in rows}
        return {row: value for row, value in seat.said.items() if row in shown and (value or shown[row] not in many)}

    def part(self, seat: Seat) -> Part:
        """What is handed over of a player; somebody has given a name."""
        has = None if not self.form.marker else True if seat is self.holder else False if self.answered else None
        settled = has is not None and not self.asks_marker
        assert isinstance(seat.name, str)
        return Part(self.source, self.seats.index(seat), self.time, seat.name, self.linked(seat), has, settled)


class Question(NamedTuple):
    """What a page has to ask when a part comes."""

    player: str
    thing: str
    """`name`, a thing of a form, or `marker` where several players have what only one can have."""
    here: Any
    there: Any


Answer = Callable[[Question], str]
"""Says which side of a question is right: `here` or `there`; of several players the name."""


class Taking:
    """A part that comes to a phone. `stands` says that there is nothing to do: `again`, `older`, or empty."""

    def __init__(self, phone: Phone, part: Part) -> None:
        self.phone, self.part = phone, part
        here = self.staying()
        before = [seat for seat in here if part.source in seat.heard]
        was = {seat: seat.heard[part.source] for seat in before}
        known = next((seat for seat in before if was[seat].name == part.name), None)
        known = known or next((seat for seat in before if was[seat].place == part.place), None)
        named = next((seat for seat in here if seat.name == part.name), None)
        self.seat = known or named
        self.renamed = known is not None and was[known].name != part.name and named is not known
        self.heard = was[known] if known else None
        self.name = part.name if self.renamed or not self.seat else phone.name(self.seat)
        """What the player is called from now on."""
        time = self.heard.time if self.heard else -1
        self.stands = "again" if time == part.time else "older" if time > part.time else ""

    def staying(self) -> list[Seat]:
        """The players who do not give way: whom somebody has named, or counted."""
        return [seat for seat in self.phone.seats if isinstance(seat.name, str) or seat.said]

    def questions(self) -> list[Question]:
        """What the players have to be asked, beside who somebody is."""
        return [question for question in map(self._asked, self._things()) if question] + self._claims()

    def apply(self, answer: Answer) -> None:
        """Takes the part over."""
        phone, part = self.phone, self.part
        phone.time += 1
        questions = {question.thing: answer(question) for question in self.questions()}
        phone.seats = self.staying()
        for each in phone.seats:
            if not any(phone.form.thing(row) == WAYS for row in each.said):
                each.way = ""
        seat = self.seat or Seat(part.name)
        said: Said = {}
        for thing in self._things():
            said |= self._merged(thing, questions.get(thing, ""))
        self._mark(seat, said, questions)
        if self.seat is None:
            phone.seats.append(seat)
        if self.renamed:
            seat.name = part.name
        seat.said = said
        seat.way = next((way for way in phone.form.one_of if any(row.startswith(f"{way}/") for row in said)), "")
        seat.heard = {**seat.heard, part.source: part}
        numbers = (i for i in range(1, 99) if not phone.named(i))
        while len(phone.seats) < phone.form.low:
            phone.seats.append(Seat(next(numbers)))

    def _things(self) -> list[str]:
        rows = [*(self.seat.said if self.seat else ()), *self.part.said, *(self.heard.said if self.heard else ())]
        return list(dict.fromkeys(map(self.phone.form.thing, rows)))

    def _of(self, said: Said, thing: str) -> Said:
        return {row: value for row, value in said.items() if self.phone.form.thing(row) == thing}

    def _sides(self, thing: str) -> tuple[Said, Said, Said]:
        mine, was = self.seat.said if self.seat else {}, self.heard.said if self.heard else {}
        return self._of(mine, thing), self._of(self.part.said, thing), self._of(was, thing)

    def _asked(self, thing: str) -> Question | None:
        mine, its, was = self._sides(thing)
        new = {meant(mine), meant(its), meant(was)}
        return Question(self.name, thing, mine, its) if len(new) == 3 and mine and its else None

    def _merged(self, thing: str, chosen: str) -> Said:
        mine, its, was = self._sides(thing)
        if chosen:
            return mine if chosen == "here" else its
        if meant(mine) == meant(its):
            both = mine | its
            return {row: both[row] for row in both if row in (mine if (row in its) == (row in was) else its)}
        if meant(its) == meant(was):
            return mine or its
        if not mine or meant(mine) == meant(was):
            return its
        return its or mine

    # ------------------------------------------------------------ What only one can have

    def _marker(self) -> tuple[bool | None, bool | None, bool | None]:
        phone = self.phone
        mine = None if not self.seat else True if phone.holder is self.seat else False if phone.answered else None
        return mine, self.part.marker, self.heard.marker if self.heard else None

    def _claims(self) -> list[Question]:
        mine, its, was = self._marker()
        differ = None not in (mine, its) and len({mine, its}) == 2 and was not in (mine, its)
        others = self.phone.holder if self.phone.holder is not self.seat else None
        if others and its and was is not True:
            return [Question("", "marker", self.phone.name(others), self.name)]
        return [Question(self.name, "marker", mine, its)] if differ else []

    def _mark(self, seat: Seat, said: Said, answers: Mapping[str, str]) -> None:
        phone = self.phone
        mine, its, was = self._marker()
        chosen = answers.get("marker", "")
        if chosen:
            has = its if chosen in ("there", self.name) else mine
        else:
            has = its if its is not None and its != was else mine
        before = phone.holder
        if has:
            phone.holder = seat
        elif phone.holder is seat:
            phone.holder = None
        if phone.holder is not before:
            # Of the whole table a part says only who has it.
            phone.answered = phone.holder is not None and self.part.settled
        elif before is seat and phone.form.marker:
            # The answer is about the number that it was given for.
            number = phone.form.marker["inside"]
            stands = [each.get(number) == said.get(number) for each in (seat.said, self.part.said)]
            phone.answered = (stands[0] and phone.answered) or (stands[1] and self.part.settled)
        phone.joined = phone.joined and phone.answered and phone.holder is not seat


def meant(said: Said) -> Any:
    """What is the same for all that mean the same; None where nothing was said."""
    return frozenset((row, value) for row, value in said.items() if value) if said else None


def copied(phone: Phone) -> Phone:
    """A phone as it is now, to be taken back to."""
    return deepcopy(phone)
