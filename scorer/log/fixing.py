"""Corrections of a game that was written down, as people type them: `Anna.gold=5`, `began=Ben`, `note=`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple, cast

from ..registry import game as game_of
from ..scoring.adjust import ADJUST
from ..scoring.fields import Field, Points
from ..scoring.rounds import KEY, ROUND
from ..scoring.score import problems, score
from ..scoring.tally import Form, Named, form_of
from ..text.errors import InvalidValue, ScorerError, UnknownName, show
from ..text.i18n import N_, NP_
from ..text.names import is_name, look
from ..typed.fold import compare
from ..typed.names import by_beginning
from ..typed.question import Question
from ..typed.reader import read
from .about import read_minutes, read_text, read_time
from .adding import find_player, match_name, revise
from .lines import Data, stamp_after
from .play import Play

if TYPE_CHECKING:
    from ..text.i18n import Language

NAME = NP_("change", "name")
"""The word for another name of a player."""
BEGAN = NP_("change", "began")
"""The word, and the key, for the player who began."""
AT, PLACE, NOTE, MINUTES = (
    NP_("change", "at"),
    NP_("change", "place"),
    NP_("change", "note"),
    NP_("change", "minutes"),
)
"""The words for what else is known of a game: when it ended, where, a note, how long; each is also its key."""
NOTHING = NP_("change", "nothing")
"""What is shown where none of these is known."""

ABOUT: Mapping[str, Callable[[str], object]] = {
    AT: read_time,
    PLACE: read_text,
    NOTE: read_text,
    MINUTES: read_minutes,
}
"""The function that reads each of these, by key."""


class Change(NamedTuple):
    """One correction, in words."""

    what: str
    """What is corrected."""
    before: str
    """The value before."""
    now: str
    """The value now."""


class Fixing:
    """Corrections of one game. They are collected here; nothing is written."""

    def __init__(self, play: Play, say: Language) -> None:
        """Begins corrections of a play; what people type and read is in the language `say`."""
        self._play = play
        self._say = say
        self._data = dict(play.line.data)
        tally = self._data.get("tally")
        self._tally: dict[str, object] | None = dict(tally) if isinstance(tally, dict) else None
        self._names = list(play.names)
        self._players: list[dict[str, object]] = []
        if self._tally is not None:
            self._players = [dict(player) for player in cast("list[dict[str, object]]", self._tally["players"])]
        self._scores = False
        """Whether something has changed that is scored, or who played."""

    @property
    def tally(self) -> Data | None:
        """The tally with all corrections, as JSON; None if only the points are known."""
        return None if self._tally is None else {**self._tally, "players": self._players}

    def play(self) -> Play | None:
        """Returns the play with all corrections, as a new line; None if nothing is different.

        Raises the first error of `scorer.problems`, such as `InvalidTally`, if the tally is not possible;
        `UndefinedScore` if the rules give no value for something in it.
        """
        data, tally = dict(self._data), self.tally
        if tally is not None:
            data["tally"] = tally
            if self._scores:
                for error in problems(tally):
                    raise error
                data["told"] = [player.total for player in score(tally).players]
        if data == self._play.line.data:
            return None
        return revise(self._play, data, stamp_after(self._play.line.stamp))

    def change(self, text: str) -> Change:
        """Makes the correction that a text means, and returns it in words.

        Raises `UnknownName` if there is no such player or value; `InvalidValue` if the new value cannot be read or is
        not possible; `ScorerError` if the text is no correction, or may mean several things.
        """
        what, sign, value = text.partition("=")
        what, value = what.strip(), value.strip()
        if not sign:
            raise ScorerError(
                N_("“{text}” is no change."),
                allowed=N_("for example {example}"),
                text=text[:40],
                example=self._example(),
            )
        word = compare(what)
        for key in (BEGAN, *ABOUT):
            if word in self._words(key):
                return self._change_began(value) if key == BEGAN else self._change_about(key, value)
        for name, rest in self._named(what):
            return self._change_player(name, rest, value) if rest else self._change_total(name, value)
        words = [self._say.pgettext("change", key) for key in (BEGAN, *ABOUT)]
        name, stop, _ = what.rpartition(".")
        if stop:
            raise UnknownName(N_("Nobody here is called “{name}”."), name=name, known=self._names)
        raise UnknownName(N_("There is nothing called “{name}” here."), name=what, known=[*self._names, *words])

    def _words(self, key: str) -> tuple[str, str]:
        """How something is called: by its key, and in the language."""
        return compare(key), compare(self._say.pgettext("change", key))

    def _example(self) -> str:
        name = self._names[0]
        if self._tally is None:
            return f"{name}=46"
        fields = [field for field in self._fields() if field.kind == "number"]
        return f"{name}.{fields[0].key}=5" if fields else f"{name}.{self._say.pgettext('change', NAME)}=Hanna"

    def _named(self, text: str) -> Iterator[tuple[str, str]]:
        """The player that a text begins with, and what stands behind the full stop; names may have some, too."""
        for stop in [len(text), *[found.start() for found in re.finditer(r"\.", text)][::-1]]:
            for name in match_name(text[:stop].strip(), self._names):
                yield name, text[stop + 1 :].strip()

    # What is known beside the points.

    def _change_about(self, key: str, value: str) -> Change:
        before = self._data.pop(key, None)
        if value:
            try:
                self._data[key] = ABOUT[key](value)
            except ScorerError as error:
                raise error.within(self._say.pgettext("change", key)) from None
        elif key == AT:
            example = f"{self._say.pgettext('change', AT)}=2026-11-22"
            raise InvalidValue(N_("Every game has a day."), allowed=N_("for example {example}"), example=example)
        return self._told(self._say.pgettext("change", key), before, self._data.get(key))

    def _change_began(self, value: str) -> Change:
        holder = self._data if self._tally is None else self._tally
        before = holder.pop(BEGAN, None)
        if value:
            holder[BEGAN] = find_player(value, self._names)
        return self._told(self._say.pgettext("change", BEGAN), before, holder.get(BEGAN))

    def _told(self, what: str, before: object, now: object) -> Change:
        nothing = self._say.pgettext("change", NOTHING)
        return Change(what, f"{before or nothing}", f"{now or nothing}")

    def _change_total(self, name: str, value: str) -> Change:
        if self._tally is not None:
            raise ScorerError(
                N_("The points of {name} follow from what was counted; change that."),
                allowed=N_("for example {example}"),
                name=name,
                example=self._example(),
            )
        digits = value.replace("−", "-")
        if value and not re.fullmatch(r"-?[0-9]{1,7}", digits):
            raise InvalidValue(
                N_("{value} is not a number of points."), place=name, allowed=N_("a whole number"), value=show(value)
            )
        totals = dict(cast("dict[str, int | None]", self._data["totals"]))
        before, now = totals[name], int(digits) if value else None
        won = self._winners(totals)
        totals[name] = now
        self._data["totals"] = totals
        if won is not None:
            # They were those with the best points, and are so still.
            self._data["winners"] = [each for each in totals if totals[each] == won(_known(totals))]
        nothing = self._say.gettext("none")
        return Change(name, *[nothing if each is None else f"{each}" for each in (before, now)])

    def _winners(self, totals: Mapping[str, int | None]) -> Callable[[list[int]], int] | None:
        """Whether those with the most points have won, or those with the fewest; None where it was otherwise."""
        winners, known = self._data.get("winners"), _known(totals)
        for best in (max, min) if known else ():
            if winners == [name for name in totals if totals[name] == best(known)]:
                return best
        return None

    # What a player has.

    def _change_player(self, name: str, what: str, value: str) -> Change:
        if compare(what) in self._words(NAME):
            return self._rename(name, value)
        if self._tally is None:
            raise UnknownName(
                N_("There is nothing called “{name}” here."), name=what, known=[self._say.pgettext("change", NAME)]
            )
        self._scores = True
        round, _, rest = what.partition(".")
        if round.isdecimal() and self._form().rounds:
            return self._change_round(name, int(round[:4]), rest.strip(), value)
        field = self._field(what, self._fields())
        player = self._players[self._names.index(name)]
        return self._set(name, self._say.gettext(field.question), field, player, value)

    def _change_round(self, name: str, number: int, what: str, value: str) -> Change:
        rounds = self._form().rounds
        assert rounds is not None
        assert self._tally is not None
        entries = [dict(each) for each in cast("list[dict[str, dict[str, object]]]", self._tally.get(KEY) or [])]
        if not 1 <= number <= len(entries):
            raise ScorerError(
                N_("There is no round {number}."),
                allowed=N_("a whole number from {low} to {high}"),
                number=number,
                low=1,
                high=len(entries),
            )
        field = self._field(what, rounds.of)
        entry = dict(entries[number - 1].get(name) or {})
        label = self._say.gettext(
            "{place}: {message}",
            place=self._say.gettext(ROUND, number=number),
            message=self._say.gettext(field.question),
        )
        told = self._set(name, label, field, entry, value)
        entries[number - 1][name] = entry
        self._tally[KEY] = entries
        return told

    def _set(self, name: str, label: str, field: Field, holder: dict[str, object], value: str) -> Change:
        """Changes what a field holds."""
        form = self._form()
        ways = [each for each in self._fields() if each.key in form.one_of] if field.key in form.one_of else [field]
        before = next((self._spoken(way, holder[way.key]) for way in ways if holder.get(way.key) is not None), "")
        found = self._read(ways, value, name) if value else None
        for way in ways:
            holder.pop(way.key, None)
        if found and (field.key != ADJUST.key or found[1]):
            key, holder[found[0]] = found[0], found[1]
            field = next(way for way in ways if way.key == key)
        now = self._spoken(field, holder.get(field.key))
        return Change(f"{name} – {label}", before or self._spoken(field, None), now)

    def _read(self, ways: list[Field], text: str, name: str) -> tuple[str, object]:
        """The field and the value of what was typed. Raises `ScorerError` for what is not clear."""
        own = [each for player in self._players for way in ways for each in _kinds(player.get(way.key))]
        found = read(text, ways, self._say, {kind: kind for kind in own})
        if isinstance(found, Question):
            if found.reason == "unusual" and not isinstance(ways[0], Points):
                found = found.choices[0]
            else:
                raise self._refusal(found, ways[0], text).within(name)
        return found.key, found.value

    def _refusal(self, question: Question, field: Field, text: str) -> ScorerError:
        """A question that nobody is asked, with what may be meant."""
        if question.reason == "unusual":
            return ScorerError(N_("Type several values with spaces between them: 4 6 5."))
        own = field.misread(text, self._say) if question.reason in ("order", "unknown") else None
        error = own or question.refusal()
        error.known = error.known or tuple([choice.shown for choice in question.choices])
        return error

    def _rename(self, name: str, new: str) -> Change:
        if not is_name(new):
            raise InvalidValue(N_("{value} is not a name."), place=name, value=show(new))
        if look(new) in [look(each) for each in self._names if each != name]:
            raise InvalidValue(N_("“{name}” is already at the table."), place=name, name=new)
        seat = self._names.index(name)
        self._names[seat] = new
        if self._tally is None:
            totals = cast("dict[str, object]", self._data["totals"])
            self._data["totals"] = {new if each == name else each: total for each, total in totals.items()}
            winners = cast("list[str]", self._data.get("winners") or [])
            self._data["winners"] = [new if each == name else each for each in winners]
        else:
            self._scores = True
            self._players[seat] = {**self._players[seat], "name": new}
            if KEY in self._tally:
                rounds = cast("list[dict[str, object]]", self._tally[KEY])
                self._tally[KEY] = [{new if each == name else each: had for each, had in r.items()} for r in rounds]
        holder = self._data if self._tally is None else self._tally
        if holder.get(BEGAN) == name:
            holder[BEGAN] = new
        return Change(name, name, new)

    def _fields(self) -> list[Field]:
        """What is counted of each player, and what the table agreed on."""
        form = self._form()
        return [field for field in form.by_key.values() if field is not form.rounds]

    def _form(self) -> Form[Named]:
        return form_of(game_of(self._play.game))

    def _field(self, typed: str, fields: Iterable[Field]) -> Field:
        """The field that is called so, by its key or in the language."""
        known = {field.key: field for field in fields}
        if found := next((field for key, field in known.items() if compare(key) == compare(typed)), None):
            return found
        named = {key: self._called(field) for key, field in known.items()}
        if key := by_beginning(typed, named):
            return known[key]
        word = self._say.pgettext("change", NAME)
        meanings = {key: field.question for key, field in known.items()}
        raise UnknownName(
            N_("There is nothing called “{name}” here."), name=typed, known=[*known, word], meanings=meanings
        )

    def _called(self, field: Field) -> list[str]:
        """The names of a field."""
        words = self._say.forms(field.unit) if field.unit else ()
        return [*words, field.key, self._say.gettext(field.question)]

    def _spoken(self, field: Field, value: object) -> str:
        """A value in words."""
        nothing = value is None and field.kind != "flag"
        return self._say.gettext("none") if nothing else field.spoken(value, self._say)


def _kinds(value: object) -> Iterable[str]:
    """The names of kinds in a value."""
    return [key for key in value if isinstance(key, str)] if isinstance(value, dict) else ()


def _known(totals: Mapping[str, int | None]) -> list[int]:
    return [total for total in totals.values() if total is not None]
