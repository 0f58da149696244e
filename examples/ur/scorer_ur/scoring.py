"""Scoring the Royal Game of Ur: the numbers, what a player has, what it is worth, and what the lines say."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from scorer.model import Item, Line
from scorer.scoring.explain import tie_items
from scorer.scoring.fields import Field, Whole
from scorer.scoring.ranking import Decision
from scorer.scoring.tally import Form
from scorer.scoring.tally import Tally as AnyTally
from scorer.text.errors import ImpossibleTally
from scorer.text.i18n import N_, NN_, Language

PIECES = 7
DICE = 4
OWN = 4
"""The squares of the way where a player is alone, before the shared ones."""
SHARED = 12
"""The last square that both players share; after it each has squares of their own again."""
SQUARES = 14
CENTRAL = 8
"""The only rosette that both players share."""
ROSETTES = (4, CENTRAL, 14)
ALONE = SQUARES - SHARED
MOST = sum(range(SQUARES - PIECES + 1, SQUARES + 1))
"""The squares that seven pieces have come together if they stand as far as they can."""

LAST = "ur.score.last"
ROSETTE = "ur.rosette.safe"


@dataclass(frozen=True, slots=True)
class Player:
    """What a player has when the game ends or is stopped."""

    name: str
    home: int = 0
    last: int = 0
    squares: int = 0


class Tally(AnyTally[Player]):
    """What is asked of a player."""

    game: ClassVar[str] = "ur"
    fields: ClassVar[tuple[Field, ...]] = (
        Whole("home", N_("Pieces home"), N_("Those borne off."), "ur.score.home", high=PIECES, required=True),
        Whole("last", N_("Pieces on your last two squares"), N_("Those past the shared row."), LAST, high=ALONE),
        Whole(
            "squares",
            N_("Squares covered on the board"),
            N_("The numbers of their squares, added up: where pieces enter is 1, the last square 14."),
            "ur.win.squares",
            high=MOST,
        ),
    )


def check(players: Sequence[Player]) -> Iterator[ImpossibleTally]:
    """What no single field can tell: too many pieces, squares that no pieces can have come, two who are finished."""
    for i, player in enumerate(players):
        pieces = PIECES - player.home
        least, most = reach(player.last, pieces)
        if player.last > pieces:
            yield ImpossibleTally(
                N_("Each player has seven pieces; these are more."),
                place=f"[{i}].last",
                allowed=N_("as many as are not home"),
                rule="ur.setup.pieces",
            )
        elif not least <= player.squares <= most:
            yield ImpossibleTally(
                N_("The pieces that are not home cannot have come this far together."),
                place=f"[{i}].squares",
                allowed=N_("from {least} to {most}, as no two of them stand on the same square"),
                rule="ur.win.squares",
                least=least,
                most=most,
            )
    finished = [i for i, player in enumerate(players) if player.home == PIECES]
    for i in finished[1:]:
        yield ImpossibleTally(
            N_("The other player has all pieces home, too."),
            place=f"[{i}].home",
            allowed=N_("seven for one player at most"),
            rule="ur.end",
        )


def reach(last: int, pieces: int) -> tuple[int, int]:
    """The least and the most squares that so many pieces can have come, so many of them on the last two."""
    others = range(SHARED, SHARED - (pieces - last), -1)
    least, most = (0, SHARED + 1, SHARED + 1 + SQUARES)[last], (0, SQUARES, SHARED + 1 + SQUARES)[last]
    return least, most + sum(others)


FORM = Form(Tally, Player, (2, 2), "ur.setup.players", check)


def home(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """ur.score.home: a point for each piece that is home."""
    return [Line("home", "ur.score.home", (Item("home", p.home, p.home),)) for p in players]


def last(players: Sequence[Player], readings: Mapping[str, str]) -> list[Line]:
    """ur.score.last: in a game that was stopped, what pieces on the last two squares are worth is disputed."""
    if any(p.home == PIECES for p in players):
        return [Line("last", "ur.end", (Item("over", 0, 0),)) for p in players]
    worth = 1 if readings[LAST] == "points" else 0
    what = "counted" if worth else "uncounted"
    items = [Item(what, p.last, p.last * worth) if p.last else Item("none", 0, 0) for p in players]
    return [Line("last", LAST, (item,)) for item in items]


def squares(player: Player, readings: Mapping[str, str]) -> int:
    """ur.win.squares: how far the pieces on the board have come."""
    return player.squares


CATEGORIES = {"home": N_("Pieces home"), "last": N_("Pieces on the last two squares")}

LINES = {
    "home": NN_("{count} piece home", "{count} pieces home"),
    "none": NN_("no piece on the last two squares", "no piece on the last two squares"),
    "over": NN_("the game was played to its end", "the game was played to its end"),
    "counted": NN_("{count} piece that nobody can capture any more", "{count} pieces that nobody can capture any more"),
    "uncounted": NN_("{count} piece is nearly home, which does not count", "{count} pieces nearly home do not count"),
}

READINGS = {
    LAST: {
        "nothing": N_("Only pieces that are home count in a stopped game"),
        "points": N_("Pieces on the last two squares count as home in a stopped game"),
    }
}


def explain(line: Line, say: Language) -> str:
    """The sentence of a line, in a language."""
    (item,) = line.items
    return say.ngettext(*LINES[item.what], item.count, count=item.count)


def tie(decision: Decision, winners: Sequence[str], points: str, readings: Mapping[str, str], say: Language) -> str:
    """Who has won of those with equal totals."""
    return say.ngettext(
        "Winner with {points} and the pieces that have come farther: {winners} (squares: {amounts})",
        "Shared victory with {points}, and pieces that have come equally far: {winners} (squares: {amounts})",
        len(winners),
        points=points,
        winners=say.join(winners),
        amounts=tie_items(decision, say),
    )
