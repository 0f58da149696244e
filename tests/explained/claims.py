"""What the sentences claim, by the English text of each: functions that say whether it is true of a table.

Each game has its own in `claims_<game>.py`; here are those that all games share, and how a sentence is judged.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.explained.reading import Reader, Saying, joined, number, texts, word
from tests.explained.table import Readings, Ruling, Scored, choices


@dataclass(frozen=True)
class Said:
    """A sentence as it is read, with what it takes to judge it."""

    saying: Saying
    reader: Reader
    claims: Mapping[str, Claim]

    def __getitem__(self, name: str) -> str:
        return self.saying.values[name]

    def number(self, name: str) -> int:
        """A value that is a number. Raises `ValueError` if it is none."""
        return number(self[name])

    def names(self, name: str, names: Sequence[str]) -> bool:
        """Whether a value lists exactly these players, in this order."""
        return self[name] == joined(self.reader.lang, names)

    def says(self, name: str, fact: Any) -> bool:
        """Whether a value is a sentence that is true of a fact."""
        return true(self[name], self.reader, self.claims, fact)

    def word(self, name: str, text: str, context: str = "") -> bool:
        """Whether a value is what the language calls a text of the code."""
        return self[name] == word(self.reader.lang, text, context)

    @property
    def several(self) -> bool:
        """Whether it is the form for many."""
        return self.saying.form == 1


Claim = Callable[[Said, Any], bool]

_BETWEEN = re.compile(r"(?<=[0-9]), (?![^(]*\))")


def true(sentence: str, reader: Reader, claims: Mapping[str, Claim], fact: Any) -> bool:
    """Whether a sentence can be read as something that is true of a fact, in the grammatical form of its number."""
    return any(_holds(Said(saying, reader, claims), fact) for saying in reader.read(sentence))


def _holds(said: Said, fact: Any) -> bool:
    claim = said.claims.get(said.saying.text)
    try:
        return claim is not None and claim(said, fact)
    except (KeyError, ValueError):
        return False


def agrees(said: Said, n: int) -> bool:
    """Whether the form is the one for this number: French says “0 point”."""
    return said.several == (abs(n) > 1 if said.reader.lang == "fr" else abs(n) != 1)


def pieces(sentence: str) -> list[str]:
    """The parts of a sentence that lists things, each ending with its points; commas in brackets belong to a part."""
    return _BETWEEN.split(sentence)


def listed(sentence: str, reader: Reader, claims: Mapping[str, Claim], facts: Sequence[Any]) -> bool:
    """Whether a sentence lists these facts, each once, in their order."""
    told = pieces(sentence)
    return len(told) == len(facts) and all(
        true(piece, reader, claims, fact) for piece, fact in zip(told, facts, strict=True)
    )


@dataclass(frozen=True)
class Outcome:
    """A table under the readings in force and under all others."""

    rulings: Mapping[str, Ruling]
    readings: Readings
    score: Callable[[Readings], Scored]

    @cached_property
    def scored(self) -> Scored:
        """Under the readings in force."""
        return self.score(self.readings)

    @cached_property
    def others(self) -> list[tuple[Readings, Scored]]:
        """Each other combination of readings, with only those in it that differ."""
        return [
            (different, self.score(chosen))
            for chosen in choices(self.rulings)
            if (different := {id: reading for id, reading in chosen.items() if reading != self.readings[id]})
        ]

    def under(self, changed: Readings) -> Scored:
        """With these other readings. Raises `KeyError` if they are none."""
        found = [scored for other, scored in self.others if other == changed]
        if not found:
            raise KeyError(changed)
        return found[0]

    @cached_property
    def yet_others(self) -> list[Sequence[str]]:
        """Those who win only under a combination of which a part makes others win: each group once."""
        known = [self.scored.winners, *[scored.winners for _, scored in self.turning]]
        found: list[Sequence[str]] = []
        for _, scored in self.others:
            if scored.winners not in [*known, *found]:
                found.append(scored.winners)
        return found

    @cached_property
    def turning(self) -> list[tuple[Readings, Scored]]:
        """The changes of readings that change who wins, without those that hold another such change."""
        winners = self.scored.winners
        found = [(changed, scored) for changed, scored in self.others if scored.winners != winners]
        return [
            (changed, scored)
            for changed, scored in found
            if not any(other.items() < changed.items() for other, _ in found)
        ]


def points(said: Said, fact: int) -> bool:
    """So many points."""
    return said.number("points") == fact and agrees(said, fact)


def shared(said: Said, outcome: Outcome) -> bool:
    """Several have won, all with these points, and nothing was compared between them."""
    scored = outcome.scored
    return (
        len(scored.winners) > 1
        and not scored.compared
        and said.names("winners", scored.winners)
        and said.says("points", max(scored.totals.values()))
    )


def alone(said: Said, outcome: Outcome) -> bool:
    """One has won with more points than anybody else."""
    scored = outcome.scored
    return (
        scored.winners == [said["winner"]]
        and list(scored.totals.values()).count(max(scored.totals.values())) == 1
        and said.says("points", scored.totals[said["winner"]])
    )


def nothing_changes(said: Said, outcome: Outcome) -> bool:
    """Whatever readings are in force, all points, winners, and what is compared in a tie stay as they are."""
    scored = outcome.scored
    return all(it[1:] == scored[1:] for _, it in outcome.others)


def points_change(said: Said, outcome: Outcome) -> bool:
    """Some reading changes points, and none changes who wins."""
    return not outcome.turning and any(it.totals != outcome.scored.totals for _, it in outcome.others)


def tie_changes(said: Said, outcome: Outcome) -> bool:
    """Some reading changes what is compared in a tie; none changes points or who wins."""
    others = [it for _, it in outcome.others]
    scored = outcome.scored
    return (
        not outcome.turning
        and all(it.totals == scored.totals for it in others)
        and any(it.compared != scored.compared for it in others)
    )


def turns(doubt: str, *, ours: bool | None = None, told: bool = False) -> Claim:
    """Another reading, alone, changes who wins.

    `doubt` is why the ruling is disputed; `ours` whether the sentence says that the reading in force is the default
    (True), that the other is (False), or neither; `told` whether it says which rulebooks state the other.
    """

    def claim(said: Said, outcome: Outcome) -> bool:
        (ruling, reading), *more = _read_ids(said)
        known, lang = outcome.rulings[ruling], said.reader.lang
        scored = outcome.under({ruling: reading})
        return (
            not more
            and scored.winners != outcome.scored.winners
            and doubt == known.doubt
            and (ours is None or ours == (outcome.readings[ruling] == next(iter(known.readings))))
            and said.names("winners", scored.winners)
            and said.several == (len(scored.winners) > 1)
            and said.word("ours", READINGS[ruling, outcome.readings[ruling]])
            and said.word("reading", READINGS[ruling, reading])
            and (not told or said["stated"] == _stated(lang, known.readings[reading]))
        )

    return claim


def turns_together(said: Said, outcome: Outcome) -> bool:
    """Under several other readings together these win; not as it is, nor under fewer of them."""
    changed = dict(_read_ids(said))
    scored = outcome.under(changed)
    fewer = [it.winners for other, it in outcome.others if other.items() < changed.items()]
    lang = said.reader.lang
    each = [word(lang, "“{text}”").format(text=word(lang, READINGS[pair])) for pair in changed.items()]
    return (
        len(changed) > 1
        and scored.winners not in [outcome.scored.winners, *fewer]
        and said.names("winners", scored.winners)
        and said.several == (len(scored.winners) > 1)
        and said.names("readings", each)
    )


def _read_ids(said: Said) -> list[tuple[str, str]]:
    """The ids of rulings and readings in a sentence."""
    pairs = [pair.partition("=") for pair in said["ids"].split(", ")]
    return [(ruling, reading) for ruling, _, reading in pairs]


def _stated(lang: str, editions: Sequence[str]) -> str:
    """Which editions state a reading, as a phrase of the language."""
    forms = next(it.forms for it in texts(lang) if it.text == "stated by the {editions} rulebook")
    names = joined(lang, [word(lang, EDITIONS[code], "rulebook") for code in editions])
    return forms[len(editions) > 1].format(editions=names)


EDITIONS = {"nl": "Dutch", "de": "German", "fr": "French", "fi": "Finnish"}
READINGS = {
    ("africa.majority.rounding", "down"): "Shared prizes are rounded down",
    ("africa.majority.rounding", "up"): "Shared prizes are rounded up",
    ("africa.majority.zero", "none"): "Players with none win no prize",
    ("africa.majority.zero", "share"): "Players with none may win a prize, too",
    ("africa.majority.contests", "two"): "Gold and gems are two contests",
    ("africa.majority.contests", "one"): "Gold and gems are one contest",
    ("africana.collections.repeat", "any"): "Each type of collection counts as often as you have it",
    ("africana.collections.repeat", "once"): "Each type of collection counts once",
    ("africana.tie.money", "value"): "All money counts in a tie; gold counts as 5 silver",
    ("africana.tie.money", "silver"): "Only silver coins count in a tie",
}
"""Readings in English words."""

DECISIONS: Mapping[str, Claim] = {
    "{points} point": points,
    "Shared victory with {points}: {winners}": shared,
    "Winner with {points}: {winner}": alone,
}
"""Claims about who has won; the fact is an `Outcome`."""

_DIFFER = "The rulebooks differ, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds "
_SILENT = "No rulebook settles this, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds, "
_USUAL = "Scored as “{ours}”, as the rules are usually read. If you read them as “{reading}”, "
_UNUSUAL = "Scored as “{ours}”. As the rules are usually read, “{reading}” ({stated}), "
DOUBTS: Mapping[str, Claim] = {
    "No disputed ruling of the final scoring changes anything here.": nothing_changes,
    "Disputed rulings change points here, but not who wins.": points_change,
    "A disputed ruling changes what is compared in the tie here, but not who wins.": tie_changes,
    _DIFFER + "({stated}), it is {winners} ({ids}).": turns("differ", told=True),
    _SILENT + "it is {winners} ({ids}).": turns("silent"),
    _USUAL + "victory goes to {winners} ({ids}).": turns("unclear", ours=True),
    _UNUSUAL + "victory goes to {winners} ({ids}).": turns("unclear", ours=False, told=True),
    "If {readings} apply together, victory goes to {winners} ({ids}).": turns_together,
}
"""Claims about what the readings change; the fact is an `Outcome`."""
