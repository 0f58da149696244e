"""What is told of disputed rulings of play: a referee plays the same moves under each other reading."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from scorer.testing import lines_of
from scorer.tracking.course import Course
from scorer.tracking.disputes import result
from tests.explained.check import Checked, in_force
from tests.explained.claims import Claim, Said
from tests.explained.follow import Happening, Move, Referee, shown
from tests.explained.games import Game
from tests.explained.reading import LANGUAGES, Reader, joined, word

Rules = Callable[[Mapping[str, Any]], Referee]

RULINGS = {
    "africa.nomad.reveal": ("spaces", "spaces-plus-one"),
    "africa.end.two-players": ("ninth", "eleventh"),
    "afritoria.market.tie": ("next", "nobody"),
    "afritoria.ranger.beside-poachers": ("void", "works"),
    "afritoria.exchange.five": ("five-or-more", "exactly-five"),
}
"""The readings of each, the default first."""
READINGS = {
    "africa.nomad.reveal=spaces": "A revealed nomad scores only the empty spaces next to it",
    "africa.nomad.reveal=spaces-plus-one": (
        "A revealed nomad scores the empty spaces next to it, and 1 point for itself"
    ),
    "africa.end.two-players=ninth": "The 9th monument ends a game for two",
    "africa.end.two-players=eleventh": "The 11th monument ends a game for two, too",
    "afritoria.market.tie=next": "After a tie the next card takes the special card",
    "afritoria.market.tie=nobody": "After a tie nobody takes the special card",
    "afritoria.ranger.beside-poachers=void": "Two poachers cancel a ranger, too",
    "afritoria.ranger.beside-poachers=works": "A ranger works beside two poachers",
    "afritoria.exchange.five=five-or-more": "Six cards of one colour allow the exchange, too",
    "afritoria.exchange.five=exactly-five": "Only exactly five cards of one colour allow the exchange",
}
"""What is said of each."""
UNSEEN = "afritoria.exchange.five"
"""About cards in the hands, of which a referee knows nothing: only what is told of it is looked at."""
SAME = "No disputed ruling of play changed anything in this game."


class Replayed(NamedTuple):
    """The same moves under another reading."""

    first: range
    """The moves among which is the first that brings about something else; empty if there is none."""
    possible: bool
    """Whether the referee could play all moves, or the game was over before."""
    over: range
    """The moves of which one ends the game; empty if none does."""
    totals: Mapping[str, int]
    """In the end."""
    winners: Sequence[str]


class Played(NamedTuple):
    """A game as it was played, and under each other reading of a ruling of play."""

    winners: Sequence[str]
    moves: Sequence[Move]
    over: bool
    others: Mapping[str, Replayed]
    """By ruling and reading, as in `africa.nomad.reveal=spaces`."""


def grouped(referee: Referee, moves: Sequence[Move]) -> Iterator[range]:
    """The numbers of the moves that belong together."""
    begin = 0
    for end in range(1, len(moves) + 1):
        if end == len(moves) or not referee.together(moves[end]):
            yield range(begin, end)
            begin = end


def replay(game: Game, rules: Rules, header: Mapping[str, Any], moves: Sequence[Move], id: str = "") -> Replayed:
    """The moves of a game under a reading."""
    ruling, _, reading = id.partition("=")
    base, other = rules(header), rules({**header, "rulings": {**header["rulings"], ruling: reading}} if id else header)
    first, over, possible = range(0), range(0), True
    for numbers in grouped(base, moves):
        own = [moves[n] for n in numbers]
        happened = base.play(own)
        try:
            differ = _differ(other.play(own), happened)
        except (AssertionError, LookupError, ValueError):
            differ, possible = True, False
        here = range(numbers.start + 1, numbers.stop + 1)
        first = first or (here if differ else first)
        over = here if other.over else over
        if over or not possible:
            break
    readings = in_force(
        game, {"rulings": {key: read for key, read in header["rulings"].items() if key in game.rulings}}
    )
    scored = game.score({"players": other.tally()}, readings)
    return Replayed(first, possible, over, scored.totals, scored.winners)


def _differ(ours: Sequence[Happening], theirs: Sequence[Happening]) -> bool:
    return sorted(map(repr, ours)) != sorted(map(repr, theirs))


def played(game: Game, rules: Rules, course: Course) -> Played:
    """A game, and what it would have been."""
    header, *moves = [json.loads(line) for line in lines_of(course)]
    chosen = {
        id: header["rulings"].get(id, readings[0]) for id, readings in RULINGS.items() if id.startswith(f"{game.id}.")
    }
    others = {
        f"{id}={reading}": replay(game, rules, header, moves, f"{id}={reading}")
        for id, chosen_reading in chosen.items()
        for reading in RULINGS[id]
        if reading != chosen_reading
    }
    own = replay(game, rules, header, moves)
    return Played(own.winners, moves, bool(own.over), others)


def same(said: Said, game: Played) -> bool:
    """No other reading would have made a difference."""
    return not any(other.first for id, other in game.others.items() if not id.startswith(UNSEEN))


def goes_on(*, changed: bool) -> Claim:
    """The same moves bring about something else from one of them on; others win, or not."""

    def claim(said: Said, game: Played) -> bool:
        other = game.others[said["id"]]
        return (
            said.number("number") in other.first
            and other.possible
            and bool(other.over) == game.over
            and (list(other.winners) != list(game.winners)) == changed
            and _result(said, other)
        )

    return claim


def over_before(said: Said, game: Played) -> bool:
    """The game would have been over earlier."""
    other = game.others[said["id"]]
    return said.number("before") in other.over and said.number("before") < len(game.moves) and _result(said, other)


def impossible(said: Said, game: Played) -> bool:
    """A move could not have been made, since something else happened there or before."""
    number = said.number("number")
    if said["id"].startswith(UNSEEN):
        return bool(game.moves[number - 1]["move"] == "exchange")
    first = game.others[said["id"]].first
    return bool(first) and first.start <= number


def not_over(said: Said, game: Played) -> bool:
    """The game would have gone on."""
    return game.over and not game.others[said["id"]].over


def _result(said: Said, other: Replayed) -> bool:
    lang = said.reader.lang
    totals = [word(lang, "{name}: {count}").format(name=name, count=shown(lang, n)) for name, n in other.totals.items()]
    winners = said["winners"] == joined(lang, other.winners) and said.several == (len(other.winners) > 1)
    return winners and said["totals"] == ", ".join(totals)


_ON = "From move {number} on, it matters how the rule is read. With “{reading}” the same moves give {totals}. "
CLAIMS: Mapping[str, Claim] = {
    SAME: same,
    _ON + "Winner: {winners} ({id}).": goes_on(changed=True),
    _ON + "The winner stays: {winners} ({id}).": goes_on(changed=False),
    "With “{reading}” the game would have been over after move {before}: {totals}. Winner: {winners} ({id}).": (
        over_before
    ),
    "With “{reading}” move {number} could not have been made, and nobody can say how the game would have ended "
    "({id}).": impossible,
    "With “{reading}” the game would not have been over yet ({id}).": not_over,
}
"""By the English text; the fact is a `Played`."""


@cache
def reader(lang: str) -> Reader:
    """Reads what is told of disputed rulings of play."""
    return Reader(lang, lambda text: text.text in CLAIMS or "scorer/tracking/disputes.py" in text.files)


def told(game: Game, rules: Rules, course: Course) -> Iterator[Checked]:
    """Every sentence of disputed rulings of play; each reading that makes a difference has one."""
    known = played(game, rules, course)
    sheet = result(course)
    for lang in LANGUAGES:
        ids = []
        for line in sheet.explain(lang).doubt().split("\n"):
            for saying in [it for it in reader(lang).read(line) if it.text in CLAIMS]:
                said = Said(saying, reader(lang), CLAIMS)
                id = saying.values.get("id", "")
                ids.append(id)
                right = CLAIMS[saying.text](said, known)
                if id:
                    right = right and said["reading"] == word(lang, READINGS[id])
                yield Checked(lang, "of play", line, right)
        wanted = {id for id, other in known.others.items() if other.first and not id.startswith(UNSEEN)}
        seen = {id for id in ids if id and not id.startswith(UNSEEN)}
        yield Checked(lang, "of play", f"{ids} for {wanted}", wanted == seen)
