"""Why moves of Africa are refused: what is said, of which value, and what would be allowed.

One line for each reason; who changes a sentence, its place or the remedy has to change it here, too.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scorer import tracking
from scorer.games.africa.tracking.camping import Research, Resources
from scorer.games.africa.tracking.exploring import End, Free, Skip, Start
from scorer.games.africa.tracking.moving import Animal, Nomad
from scorer.games.africa.tracking.revealing import Exchange, Keep, Reveal
from scorer.games.africa.tracking.state import CAMP, EMPTY, HIDDEN, MONUMENT, NOMAD, Piece, State
from scorer.tracking.moves import Move
from tests.africa.situations import EXAMPLE, begin, give, goods, lay, on_board
from tests.support.play import play

LION = Piece("animal", "lion")


def choosing() -> State:
    """Anne stands on a3; Ben and Cleo choose start cities."""
    return play(begin(board=EXAMPLE), Start("a3"))


def trading() -> State:
    """Anne has just revealed drums and has three; Ben and Cleo have other goods."""
    state = goods(begin(), {"drum": 2, "shirt": 4}, {"shirt": 2, "kettle": 1}, {"statue": 4})
    return play(state, Reveal("goods", "drum"))


def full() -> State:
    """All five kinds are known; Anne has five drums."""
    return goods(begin(), {"drum": 5}, {"shirt": 1, "kettle": 1}, {"statue": 1, "vase": 1})


def face_up() -> State:
    """Four lions, a zebra, a nomad, a monument; gold and gems."""
    return begin()._replace(
        animals=(("lion", 4), ("zebra", 1)), nomads=1, monuments=1, gold=(2, 1), gems=(0, 3), supply=9
    )


def later() -> State:
    """Anne has used one of her two actions."""
    return play(begin(), Skip())


def last() -> State:
    """The face-down tiles are as many as the monuments that were not yet revealed."""
    return begin()._replace(hidden=9, monuments=2)


def packed() -> State:
    """There are lions, and no space is empty."""
    return begin()._replace(animals=(("lion", 4),), empty=0)


def rich() -> State:
    """A lot of gold and gems lies face up."""
    return begin()._replace(gold=(4, 4), gems=(4, 4))


def without_camps() -> State:
    """Anne has placed all her base camps."""
    return give(begin(), 0, camps=0)


def savanna() -> State:
    """Anne stands on e5, Ben on e8; lions on e4 and f6, a nomad on d4, a monument on f4."""
    return on_board(
        "e5", "e8", e4=LION, e5=EMPTY, e6=EMPTY, e7=CAMP, e8=EMPTY, d4=NOMAD, d6=EMPTY, f4=MONUMENT, f6=LION, h10=LION
    )


def blocked() -> State:
    """As `savanna`, but a face-down tile lies between Anne and the base camp on e7."""
    return lay(savanna(), e6=HIDDEN)


Case = tuple[Callable[[], State], Move, list[str]]

CASES: list[Case] = [
    # Time
    (
        choosing,
        Skip(),
        ["First everybody chooses a start city; it is Ben’s turn.", "Allowed: start", "Rule: africa.setup.startcity"],
    ),
    (
        choosing,
        Keep(),
        ["First everybody chooses a start city; it is Ben’s turn.", "Allowed: start", "Rule: africa.setup.startcity"],
    ),
    (
        trading,
        End(),
        [
            "First Anne exchanges the revealed trade goods, or keeps them.",
            "Allowed: exchange, keep",
            "Rule: africa.action.reveal.exchange",
        ],
    ),
    (
        begin,
        Start("a3"),
        ["This game is followed without a board, so start cities are not recorded.", "Rule: africa.setup.startcity"],
    ),
    (savanna, Start("g4"), ["Everybody has a start city already.", "Rule: africa.setup.startcity"]),
    (
        begin,
        Exchange("drum", "Ben"),
        ["An exchange is made only right after trade goods have been revealed.", "Rule: africa.exchange.when"],
    ),
    (begin, Keep(), ["No trade goods were revealed that could be exchanged.", "Rule: africa.exchange.when"]),
    (later, Free(), ["A free move is a whole turn; Anne has already used an action.", "Rule: africa.turn.choice"]),
    # Spaces and counts that belong to the other way
    (begin, Skip("a4"), ["This game is followed without a board: leave “at” out.", "Rule: africa.comp.board"]),
    (
        begin,
        Free("a4"),
        ["This game is followed without a board: leave “space” out.", "Rule: africa.comp.board"],
    ),
    (
        begin,
        Nomad(1, 2, space="a4"),
        ["This game is followed without a board: leave “space” out.", "Rule: africa.comp.board"],
    ),
    (
        begin,
        Reveal("nomad", to="a4"),
        ["This game is followed without a board: leave “to” out.", "Rule: africa.comp.board"],
    ),
    (
        savanna,
        Reveal("nomad", near=1, space="d5"),
        ["“near” follows from the board: leave it out.", "Rule: africa.space.adjacent"],
    ),
    (
        savanna,
        Reveal("nomad", moved=1, space="d5"),
        ["“moved” follows from the board: leave it out.", "Rule: africa.space.adjacent"],
    ),
    (
        savanna,
        Animal("lion", space="e4", to="e6"),
        ["“kind” follows from the board: leave it out.", "Rule: africa.space.adjacent"],
    ),
    (
        savanna,
        Nomad(moved=1, space="d4", to="e6"),
        ["“moved” follows from the board: leave it out.", "Rule: africa.space.adjacent"],
    ),
    (savanna, Research(2), ["“near” follows from the board: leave it out.", "Rule: africa.space.adjacent"]),
    (
        savanna,
        Resources((1,)),
        ["“gold” follows from the board: leave it out.", "Rule: africa.space.adjacent"],
    ),
    (
        savanna,
        Resources((), (1,)),
        ["“gems” follows from the board: leave it out.", "Rule: africa.space.adjacent"],
    ),
    # Start cities
    (
        choosing,
        Start("a3"),
        ["space: Another explorer stands on a3.", "Allowed: b8, g4, i11, p7", "Rule: africa.setup.startcity"],
    ),
    (
        choosing,
        Start("b4"),
        ["space: b4 is not a start city.", "Allowed: b8, g4, i11, p7", "Rule: africa.setup.startcity"],
    ),
    (
        choosing,
        Start("z9"),
        ["space: There is no space “z9” on this board.", "Allowed: b8, g4, i11, p7", "Rule: africa.setup.startcity"],
    ),
    # Steps
    (savanna, Free(), ["“space” is missing.", "Rule: africa.turn.free_move"]),
    (
        savanna,
        Free("z9"),
        [
            "space: There is no space “z9” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
    (savanna, Free("e8"), ["space: Another explorer stands on e8.", "Rule: africa.turn.free_move"]),
    (savanna, Free("d5"), ["space: A face-down tile lies on d5.", "Rule: africa.turn.free_move"]),
    (
        savanna,
        Skip("z9"),
        [
            "at: There is no space “z9” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
    (savanna, Skip("e5"), ["The explorer is already on e5: leave “at” out.", "Rule: africa.turn.move"]),
    (savanna, Skip("e8"), ["at: Another explorer stands on e8.", "Rule: africa.turn.move.block"]),
    (savanna, Skip("d5"), ["at: A face-down tile lies on d5.", "Rule: africa.turn.move.block"]),
    (blocked, Skip("e7"), ["at: Face-down tiles or explorers block the way to e7.", "Rule: africa.turn.move.block"]),
    (savanna, Skip("h10"), ["at: h10 is more than 2 steps away.", "Rule: africa.turn.move"]),
    # Revealing
    (
        begin,
        Reveal("golf"),
        [
            "tile: “golf” is not one of these words.",
            "Did you mean “gold”?",
            "Allowed: gold, gems, trade goods, animal, nomad, monument",
            "Rule: africa.comp.tiles",
        ],
    ),
    (
        begin,
        Reveal("gold", "lion", 1),
        ["“kind” does not belong to this tile.", "Rule: africa.action.reveal.resource"],
    ),
    (
        begin,
        Reveal("goods", "drum", 1),
        ["“symbols” does not belong to this tile.", "Rule: africa.action.reveal.goods"],
    ),
    (
        begin,
        Reveal("animal", "lion", 1),
        ["“symbols” does not belong to this tile.", "Rule: africa.action.reveal.animal"],
    ),
    (
        begin,
        Reveal("nomad", symbols=1),
        ["“symbols” does not belong to this tile.", "Rule: africa.action.reveal.nomad"],
    ),
    (
        begin,
        Reveal("monument", near=1),
        ["“near” does not belong to this tile.", "Rule: africa.action.reveal.monument"],
    ),
    (
        savanna,
        Reveal("gems", symbols=1, space="d5", to="e6"),
        ["“to” does not belong to this tile.", "Rule: africa.action.reveal.resource"],
    ),
    (savanna, Reveal("monument"), ["“space” is missing.", "Rule: africa.action.reveal"]),
    (
        savanna,
        Reveal("monument", space="z9"),
        [
            "space: There is no space “z9” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
    (
        savanna,
        Reveal("monument", space="e6"),
        ["space: There is no face-down tile on e6.", "Rule: africa.action.reveal"],
    ),
    (
        savanna,
        Reveal("monument", space="a1"),
        [
            "space: There is no space “a1” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
    (
        savanna,
        Reveal("monument", space="e3"),
        ["space: e3 is not next to the explorer on e5.", "Rule: africa.action.reveal"],
    ),
    (
        savanna,
        Reveal("monument", at="h10", space="h9"),
        ["at: h10 is more than 2 steps away.", "Rule: africa.turn.move"],
    ),
    (
        last,
        Reveal("gold", symbols=1),
        ["tile: Only monuments are face down now.", "Allowed: monument", "Rule: africa.comp.monuments"],
    ),
    (begin, Reveal("gold"), ["“symbols” is missing.", "Rule: africa.action.reveal.resource"]),
    (
        begin,
        Reveal("gems", symbols=3),
        ["symbols: 3 is not possible.", "Allowed: a whole number from 1 to 2", "Rule: africa.action.reveal.resource"],
    ),
    (begin, Reveal("goods"), ["“kind” is missing.", "Rule: africa.action.reveal.goods"]),
    (
        full,
        Reveal("goods", "vases"),
        [
            "kind: With “vases” there would be one more kind of trade goods than the game has.",
            "Did you mean “vase”?",
            "Allowed: drum, shirt, kettle, statue, vase",
            "Rule: africa.action.reveal.goods",
        ],
    ),
    (
        full,
        Reveal("goods", "Vase"),
        ["kind: “Vase” is called “vase” in this game.", "Rule: africa.action.reveal.goods"],
    ),
    (
        full,
        Reveal("goods", "drum"),
        [
            "kind: No rulebook gives a value for 6 goods of one kind.",
            "Allowed: a whole number from 0 to 5",
            "Rule: africa.score.goods.more",
        ],
    ),
    (
        face_up,
        Reveal("animal", "LION"),
        ["kind: “LION” is called “lion” in this game.", "Rule: africa.action.reveal.animal"],
    ),
    (
        face_up,
        Reveal("animal", "lion", near=5),
        [
            "near: There are not that many other face-up animals of this kind, only 4.",
            "Allowed: a whole number from 0 to 4",
            "Rule: africa.action.reveal.animal",
        ],
    ),
    (
        face_up,
        Reveal("animal", "lion", near=1, moved=5),
        [
            "moved: There are not that many other face-up animals of this kind, only 4.",
            "Allowed: a whole number from 2 to 4",
            "Rule: africa.action.reveal.animal",
        ],
    ),
    (
        face_up,
        Reveal("animal", "lion", near=3, moved=2),
        [
            "moved: No other space can have more of them next to it, so it cannot be moved.",
            "Rule: africa.action.reveal.animal",
        ],
    ),
    (
        face_up,
        Reveal("animal", "lion", near=3, moved=4),
        [
            (
                "moved: With 3 next to the old space and 4 next to the new one, at least 5 more of this kind"
                " must lie face up."
            ),
            "Rule: africa.action.reveal.animal",
        ],
    ),
    (
        packed,
        Reveal("animal", "lion", moved=1),
        ["moved: There is no empty space to move it to.", "Rule: africa.space.notempty"],
    ),
    (
        face_up,
        Reveal("nomad", near=6),
        [
            "near: The board does not have that many empty spaces, only 5.",
            "Allowed: a whole number from 0 to 5",
            "Rule: africa.action.reveal.nomad",
        ],
    ),
    (
        face_up,
        Reveal("nomad", near=2, moved=2),
        [
            "moved: Next to the old space: 2; next to the new one: 2, which is not more.",
            "Allowed: a whole number from 3 to 5",
            "Rule: africa.action.reveal.nomad",
        ],
    ),
    (
        face_up,
        Reveal("nomad", near=4, moved=5),
        [
            (
                "moved: With 4 next to the old space and 5 next to the new one, at least 6 spaces of the board"
                " must be empty."
            ),
            "Rule: africa.action.reveal.nomad",
        ],
    ),
    (
        savanna,
        Reveal("animal", "lion", space="d5", to="z9"),
        [
            "to: There is no space “z9” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
    (savanna, Reveal("animal", "lion", space="d5", to="e7"), ["to: e7 is not empty.", "Rule: africa.space.notempty"]),
    (
        savanna,
        Reveal("animal", "lion", space="d5", to="e8"),
        [
            "to: Next to the old space: 0; next to the new one: 0, which is not more.",
            "Rule: africa.action.reveal.animal",
        ],
    ),
    (
        savanna,
        Reveal("nomad", space="d5", to="e8"),
        [
            "to: Next to the old space: 3; next to the new one: 0, which is not more.",
            "Rule: africa.action.reveal.nomad",
        ],
    ),
    # Exchanging
    (
        trading,
        Exchange("shirt", "Anne"),
        ["player: “Anne” is not another player of this game.", "Allowed: Ben, Cleo", "Rule: africa.exchange.take"],
    ),
    (
        trading,
        Exchange("shirt", "Bem"),
        [
            "player: “Bem” is not another player of this game.",
            "Did you mean “Ben”?",
            "Allowed: Ben, Cleo",
            "Rule: africa.exchange.take",
        ],
    ),
    (
        trading,
        Exchange("statue", "Ben"),
        ["take: Ben has no tile of the kind “statue”.", "Allowed: shirt, kettle", "Rule: africa.exchange.take"],
    ),
    (
        trading,
        Exchange("statue", "Cleo"),
        [
            "take: You would have to give 4 tiles of the revealed kind, but only 3 can be given.",
            "Rule: africa.exchange.enough",
        ],
    ),
    (
        trading,
        Exchange("shirt", "Ben"),
        [
            "take: No rulebook gives a value for 6 goods of one kind.",
            "Allowed: a whole number from 0 to 5",
            "Rule: africa.score.goods.more",
        ],
    ),
    # Moving
    (begin, Animal(moved=1), ["“kind” is missing.", "Rule: africa.action.move.source"]),
    (
        face_up,
        Animal("zebras", 0, 1),
        [
            "kind: No animal of the kind “zebras” lies face up.",
            "Did you mean “zebra”?",
            "Allowed: lion, zebra",
            "Rule: africa.action.move.source",
        ],
    ),
    (face_up, Animal("lion"), ["“moved” is missing.", "Rule: africa.action.move.animal.cond"]),
    (
        face_up,
        Animal("lion", 4),
        [
            "near: There are not that many other face-up animals of this kind, only 3.",
            "Allowed: a whole number from 0 to 2",
            "Rule: africa.action.move.animal.cond",
        ],
    ),
    (
        face_up,
        Animal("lion", 2, 2),
        [
            "moved: Next to the old space: 2; next to the new one: 2, which is not more.",
            "Allowed: only 3",
            "Rule: africa.action.move.animal.cond",
        ],
    ),
    (begin, Nomad(0, 1), ["No nomad lies face up.", "Rule: africa.action.move.source"]),
    (face_up, Nomad(1), ["“moved” is missing.", "Rule: africa.action.move.nomad.cond"]),
    (
        face_up,
        Nomad(2, 1),
        [
            "moved: Next to the old space: 2; next to the new one: 1, which is not more.",
            "Allowed: a whole number from 3 to 5",
            "Rule: africa.action.move.nomad.cond",
        ],
    ),
    (
        face_up,
        Nomad(0, 6),
        [
            "moved: The board does not have that many empty spaces, only 5.",
            "Allowed: a whole number from 1 to 4",
            "Rule: africa.action.move.nomad.cond",
        ],
    ),
    (savanna, Animal(to="e6"), ["“space” is missing.", "Rule: africa.action.move.source"]),
    (savanna, Animal(space="e4"), ["“to” is missing.", "Rule: africa.action.move.target"]),
    (
        savanna,
        Animal(space="z9", to="e6"),
        [
            "space: There is no space “z9” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
    (
        savanna,
        Animal(space="e4", to="z9"),
        [
            "to: There is no space “z9” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
    (
        savanna,
        Animal(space="d4", to="e6"),
        ["space: There is no face-up animal on d4.", "Rule: africa.action.move.only"],
    ),
    (savanna, Nomad(space="e4", to="e6"), ["space: There is no face-up nomad on e4.", "Rule: africa.action.move.only"]),
    (
        savanna,
        Animal(space="h10", to="e6"),
        ["space: h10 is neither the space of the explorer on e5 nor next to it.", "Rule: africa.action.move.source"],
    ),
    (
        savanna,
        Animal(at="z9", space="e4", to="e6"),
        [
            "at: There is no space “z9” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
    (savanna, Animal(space="e4", to="e7"), ["to: e7 is not empty.", "Rule: africa.space.notempty"]),
    (
        savanna,
        Animal(space="e4", to="g4"),
        [
            "to: Next to the old space: 0; next to the new one: 0, which is not more.",
            "Rule: africa.action.move.animal.cond",
        ],
    ),
    (
        savanna,
        Nomad(space="d4", to="g4"),
        [
            "to: Next to the old space: 1; next to the new one: 0, which is not more.",
            "Rule: africa.action.move.nomad.cond",
        ],
    ),
    # Base camps
    (packed, Research(), ["No space is empty.", "Rule: africa.action.camp.place"]),
    (without_camps, Resources(), ["Anne has no base camp left.", "Rule: africa.action.camp.place"]),
    (
        face_up,
        Research(-1),
        [
            "near: There are not that many face-up animals, nomads and monuments.",
            "Allowed: a whole number from 0 to 6",
            "Rule: africa.action.camp.research",
        ],
    ),
    (
        face_up,
        Resources((2, 2)),
        [
            "gold: There are not that many face-up tiles that show 2.",
            "Allowed: Tiles with one: 2; tiles with two: 1",
            "Rule: africa.action.camp.resources",
        ],
    ),
    (
        face_up,
        Resources((), (1,)),
        [
            "gems: There are not that many face-up tiles that show 1.",
            "Allowed: Tiles with one: 0; tiles with two: 3",
            "Rule: africa.action.camp.resources",
        ],
    ),
    (
        face_up,
        Resources((3,)),
        [
            "gold: There are not that many face-up tiles that show 3.",
            "Allowed: Tiles with one: 2; tiles with two: 1",
            "Rule: africa.action.camp.resources",
        ],
    ),
    (
        rich,
        Resources((1, 1, 1), (2, 2, 2, 2)),
        [
            "gems: 7 tiles cannot all be next to one space.",
            "Allowed: 6 tiles at most, gold and gems together",
            "Rule: africa.space.adjacent",
        ],
    ),
    (savanna, Research(at="e7"), ["at: e7 is not empty.", "Rule: africa.action.camp.place"]),
    (
        savanna,
        Resources(at="z9"),
        [
            "at: There is no space “z9” on this board.",
            "Allowed: a letter for the row and a number, from a3 to p7",
            "Rule: africa.comp.board",
        ],
    ),
]


@pytest.mark.parametrize(
    ("situation", "move", "lines"), CASES, ids=[f"{i}-{move.name}" for i, (_, move, _) in enumerate(CASES)]
)
def test_what_is_said(situation: Callable[[], State], move: Move, lines: list[str]) -> None:
    error = tracking.why_not(situation(), move)
    assert error is not None
    assert error.text().splitlines() == lines


@pytest.mark.parametrize(
    ("situation", "move", "allowed"),
    [
        (choosing, Skip(), "aloita"),
        (trading, End(), "vaihda, pidä"),
        (begin, Reveal("golf"), "kulta, jalokivi, esine, eläin, paimentolainen, monumentti"),
        (last, Reveal("gold", symbols=1), "monumentti"),
        (full, Reveal("goods", "vases"), "rumpu, paita, pata, patsas, vase"),
        (trading, Exchange("statue", "Ben"), "paita, pata"),
        (face_up, Animal("zebras", 0, 1), "leijona, seepra"),
    ],
)
def test_what_is_allowed_is_said_in_the_words_of_the_table(
    situation: Callable[[], State], move: Move, allowed: str
) -> None:
    error = tracking.why_not(situation(), move)
    assert error is not None
    assert error.text("fi").splitlines()[-2] == f"Sallittu: {allowed}"


def test_what_was_named_is_said_in_the_words_of_the_table() -> None:
    lions = begin()._replace(animals=(("lion", 4),))
    error = tracking.why_not(lions, Animal("zebra", 0, 1))
    assert error is not None
    assert "”seepra”" in error.text("fi")
