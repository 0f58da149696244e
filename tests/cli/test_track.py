"""`scorer track` and `scorer replay`: what people and programs type, and what they are told."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import scorer
from scorer import tracking
from scorer.cli import lines, terminal
from scorer.cli.lines import COMMANDS, command_words
from scorer.registry import ids
from scorer.text.errors import language
from scorer.tracking.course import replay
from scorer.tracking.lines import Following
from scorer.tracking.moves import kit_for, start_with
from scorer.typed.fold import compared
from tests.support.program import Program, Run
from tests.support.recorded import RECORDS

Line = dict[str, Any]

ROUND = ["market green lion", "market blue zebra", "play green hyena", "play blue gazelle"]
TOLD = """\
1. Reveal a card for the market: lion (green)
2. Reveal a card for the market: zebra (blue)
3. Ann: Play a card: hyena (green)
4. Ben: Play a card: gazelle (blue)
   Ann takes lion (green) and scores hyena (green): 2 points [afritoria.wild.score]
   Ben takes zebra (blue) and scores gazelle (blue): 3 points [afritoria.wild.score]
"""
"""What is told of a round."""
SHEET = """\
Afritoria
1.\u00a0Ben: 3 points
   Points pile: 3 [afritoria.score.points]
      gazelle (blue) = 3
2.\u00a0Ann: 2 points
   Points pile: 2 [afritoria.score.points]
      hyena (green) = 2
Winner with 3 points: Ben
Rule: afritoria.win
"""
"""The score after it."""
VIEW = """\
Round 2; 38 cards in the draw pile
Market: empty
Ann: points 2; on top hyena (green); known in hand: lion (green)
Ben: points 3; on top gazelle (blue); known in hand: zebra (blue)
"""
"""The state after it."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.jsonl"


class Table:
    """`table("market g10", "undo!")`: lines that are piped into `scorer track`, or `typed` at a terminal."""

    def __init__(self, program: Program, file: Path) -> None:
        self.program = program
        self.file = file

    def __call__(self, *lines: str, more: tuple[str, ...] = (), typed: bool = False, players: str = "Ann,Ben") -> Run:
        text = "".join([line + "\n" for line in lines])
        asked = ["--players", players] if players else []
        given = {"typed": text} if typed else {"piped": text}
        return self.program("track", "afritoria", "--record", self.file, *asked, *more, **given)

    def lines(self) -> list[Line]:
        """The moves of the record, without the header."""
        return [json.loads(line) for line in self.file.read_bytes().splitlines()][1:]

    def cards(self) -> list[Any]:
        return [line["card"] for line in self.lines()]


@pytest.fixture
def table(program: Program, file: Path) -> Table:
    return Table(program, file)


# Piped lines


def test_moves_are_confirmed_with_what_they_bring_about_and_the_rules(table: Table) -> None:
    run = table(*ROUND)
    assert (run.code, run.out, run.err) == (0, TOLD, "")
    assert table.lines() == [
        {"move": "market", "card": "green lion"},
        {"move": "market", "card": "blue zebra"},
        {"by": "Ann", "move": "play", "card": "green hyena"},
        {"by": "Ben", "move": "play", "card": "blue gazelle"},
    ]


@pytest.mark.parametrize(
    "line",
    [
        "market green lion",
        "market lion green",
        "MARKET Green LION",
        "m g10",
        "g10",
        "green lion",
        "gr lio",
        "market card=g10",
        'market card="green lion"',
        "market lion (green)",
        '{"move": "market", "card": "green lion"}',
        "  market   green lion  ",
        "market green lion\r",
    ],
)
def test_the_ways_to_type_a_move(line: str, table: Table) -> None:
    run = table(line)
    assert (run.code, run.err) == (0, "")
    assert table.lines() == [{"move": "market", "card": "green lion"}]


def test_several_moves_on_a_line(table: Table) -> None:
    run = table("g10; market blue zebra;g6", "", "   ", "b3")
    assert (run.code, run.out) == (0, TOLD)


def test_a_last_line_without_its_end_is_a_line(program: Program, file: Path) -> None:
    run = program("track", "afritoria", "--record", file, "--players", "Ann,Ben", piped="\n".join(ROUND))
    assert (run.code, run.out) == (0, TOLD)


def test_special_cards_have_a_letter_too(table: Table) -> None:
    assert table("r", "s", "s", "ra").code == 0
    assert table.cards() == ["ranger", "poacher", "poacher", "ranger"]


@pytest.mark.parametrize("nothing", ["pick", "pick -", '{"move": "pick"}'])
def test_a_choice_may_be_left_unused(nothing: str, table: Table) -> None:
    run = table("g10", "b5", "ranger", "b3", nothing)
    assert run.code == 0
    assert "Ann leaves the ranger unused" in run.out
    assert "[afritoria.question.specials-optional]" in run.out
    assert table.lines()[-1] == {"by": "Ann", "move": "pick"}


def test_a_player_is_named_by_the_beginning_of_the_name(table: Table) -> None:
    run = table(*ROUND, "g5", "g7", "poacher", "g11", "steal b")
    assert run.code == 0
    assert "Ann steals gazelle (blue) from Ben: 3 points [afritoria.poacher.steal]" in run.out
    assert table.lines()[-1] == {"by": "Ann", "move": "steal", "player": "Ben"}


def test_moves_with_several_values(table: Table) -> None:
    dealt = "; ".join([f"{colour}{strength}" for colour in "gb" for strength in range(1, 7)])
    run = table(dealt, "g10; b10", "g1; b1", "exchange ann green g2,g10,g5", more=("--option", "hands=1"))
    assert (run.code, run.err) == (0, "")
    put = ["green meerkat", "green lion", "green zebra"]
    assert table.lines()[-1] == {"move": "exchange", "player": "Ann", "colour": "green", "put": put}


def test_what_is_refused_is_told_on_standard_error_and_the_rest_goes_on(table: Table) -> None:
    run = table(
        ROUND[0], "play green lion", "market red lion", "dance", "{", "[]", "market g1 now", *ROUND[1:], "redo", "undo"
    )
    assert run.code == 1
    assert run.out == TOLD
    assert run.err.count("Error: ") == 8
    assert "Now cards are revealed for the market.\n" in run.err
    assert "  Rule: afritoria.round.market\n" in run.err
    assert "There is no card “red lion”" in run.err
    assert len(table.lines()) == 4


def test_of_several_moves_on_a_line_the_ones_before_a_refused_one_count(table: Table) -> None:
    run = table("g10; play g6; b5", "b5; g6; b3")
    assert run.code == 1
    assert run.out == TOLD
    assert run.err.count("Error: ") == 1


@pytest.mark.parametrize(
    "wrong", [b"\xff\xfe", b"market \xff", b'{"move": "market", "card": "\xff"}', b'{"move": ' + b"[" * 100_000]
)
@pytest.mark.parametrize("format", ["text", "json"])
def test_a_line_of_rubbish_is_refused_like_any_other(wrong: bytes, format: str, program: Program, file: Path) -> None:
    piped = b"market g10\n" + wrong + b"\nmarket b5\n"
    run = program("track", "afritoria", "--record", file, "--players", "Ann,Ben", "--format", format, piped=piped)
    assert run.code == 1
    assert (run.err + run.out).count("rror") == 1
    assert replay(file.read_bytes().splitlines()).number == 2


def test_a_key_that_stands_twice_is_refused(table: Table) -> None:
    run = table('{"move": "market", "card": "green lion", "card": "blue lion"}')
    assert run.code == 1
    assert table.lines() == []


def test_a_whole_game_ends_with_the_sheet(table: Table, known: str) -> None:
    rng, state, typed = random.Random(5), start_with("afritoria", ["Ann", "Ben", "Cleo"], {}, id=known), []
    while moves := list(tracking.legal_moves(state)):
        move = rng.choice(moves)
        typed.append(json.dumps(move.to_dict()))
        state = tracking.play(state, move)
    run = table(*typed, "market g10", players="Ann,Ben,Cleo")
    assert run.code == 1
    assert "The game is over." in run.err
    assert "Rule: afritoria.end.trigger" in run.err
    sheet = tracking.standings(state)
    end = run.out[run.out.rindex("Afritoria\n") :]
    assert all(f"{player.name}: {player.total} point" in end for player in sheet.players)
    assert replay(table.file.read_bytes().splitlines()).state == state
    # It is told again to whoever opens the record again, and the last move can still be taken back.
    assert end in table(players="").out
    assert table("undo!", players="").code == 0
    run = table("redo", players="")
    assert (run.code, run.out.endswith(end)) == (0, True)


# Commands


def test_undo_and_redo(table: Table) -> None:
    run = table(*ROUND, "undo", "undo!", "undo !", "redo", "redo", "redo")
    assert run.code == 1
    assert run.out.startswith(f"{TOLD}Undone; moves so far: 3\nUndone; moves so far: 2\n")
    assert run.out.endswith(TOLD[TOLD.index("3. ") :])
    assert run.err.count("Error: ") == 2
    assert "it is taken back only if you say so expressly" in run.err
    assert "Rule: afritoria.round.play" in run.err
    assert "There is nothing to redo." in run.err
    forced = {"undo": 1, "forced": True}
    assert table.lines()[4:] == [forced, forced, {"redo": 1}, {"redo": 1}]


def test_a_move_that_shows_nothing_hidden_is_taken_back_without_force(table: Table) -> None:
    run = table("g10", "b5", "ranger", "b3", "pick g10", "undo", "pick")
    assert (run.code, run.err) == (0, "")
    assert table.lines()[-3:] == [
        {"by": "Ann", "move": "pick", "card": "green lion"},
        {"undo": 1},
        {"by": "Ann", "move": "pick"},
    ]


@pytest.mark.parametrize("line", ["undo!", "undo !", "u!", "UNDO!"])
def test_the_ways_to_take_back_on_purpose(line: str, table: Table) -> None:
    assert table("g10", line).code == 0
    assert table.lines()[-1] == {"undo": 1, "forced": True}


def test_why(table: Table) -> None:
    run = table("why", *ROUND, "why", "why market g1", "why play g1", "why market g10; b1")
    assert run.out.startswith(f"No move has been made yet.\n{TOLD}{TOLD[TOLD.index('4. ') :]}")
    rest = run.out[len("No move has been made yet.\n" + TOLD + TOLD[TOLD.index("4. ") :]) :]
    assert rest.startswith("This is allowed.\nRule: afritoria.round.market\n")
    assert "Now cards are revealed for the market.\n" in rest
    assert "Rule: afritoria.round.market" in rest
    assert len(table.lines()) == 4  # nothing was played


def test_asking_why_is_no_mistake(table: Table) -> None:
    run = table("why play g1")
    assert (run.code, run.err) == (0, "")


def test_moves_lists_what_may_be_done(table: Table) -> None:
    assert table("moves", *ROUND[:2], "moves").out.splitlines() == [
        "market <Card> – Reveal a card for the market",
        "Short forms: r\u00a0ranger, s\u00a0poacher",
        *TOLD.splitlines()[:2],
        "play <Card> – Play a card",
        "Short forms: r\u00a0ranger, s\u00a0poacher",
    ]


def test_score_rules_show_help_and_quit(table: Table) -> None:
    table(*ROUND)
    assert table("score").out.startswith(f"If the game ended now:\n{SHEET}")
    assert table("show").out == VIEW
    assert "afritoria.market.ranger" in table("rules ranger").out
    assert "afritoria.wild.tie" in table("rules afritoria.wild.tie").out
    told = table("help").out
    assert table("?").out == told
    for word in ("market", "exchange"):
        assert f"\n  {word}" in told
    assert "\n  Commands: undo, redo, fix, insert, reassign, why, moves, score, rules, show, help, quit\n" in told
    assert table("help undo").out.startswith("undo: takes back the last move")
    assert table("help steal").out.startswith("steal [")  # no time for it, but what follows the word is told
    for leave in ("quit", "q", "QUIT"):
        run = table(leave, "market g1")
        assert (run.code, run.out, run.err) == (0, "", "")
    assert len(table.lines()) == 4


def test_a_command_may_be_shortened_where_no_move_begins_so(table: Table) -> None:
    table(*ROUND)
    assert table("sc").out.startswith(f"If the game ended now:\n{SHEET}")
    assert table("sh").out == VIEW
    assert table("h").out == table("help").out
    assert table("mo").out == table("moves").out
    assert table("m g1").out.startswith("5. Reveal a card for the market: porcupine")


# JSON


def answers(run: Run) -> list[Line]:
    return [json.loads(line) for line in run.out.splitlines()]


def test_json_answers_each_line_with_one_line(table: Table) -> None:
    lines = [*ROUND, "undo!", "redo", "undo", "play g10", '{"move": "teleport"}']
    run = table(*lines, more=("--format", "json"))
    assert (run.code, run.err) == (1, "")
    told = answers(run)
    assert [answer.get("number") for answer in told] == [1, 2, 3, 4, 3, 4, None, None, None]
    assert told[0] == {
        "number": 1,
        "move": "market",
        "card": "green lion",
        "events": [],
        "turn": None,
        "over": None,
    }
    assert told[2]["by"] == "Ann"
    assert [answer["turn"] for answer in told[:6]] == [None, "Ann", "Ben", None, "Ben", None]
    assert told[3]["events"][0] == {
        "what": "takes",
        "rule": "afritoria.wild.score",
        "player": "Ann",
        "points": 2,
        "text": "Ann takes lion (green) and scores hyena (green): 2 points",
    }
    assert told[5] == told[3]
    assert [answer["error"]["rule"] for answer in told[6:]] == [
        "afritoria.round.play",
        "afritoria.round.market",
        "",
    ]
    assert told[8]["error"]["place"] == "move"
    assert "Did you mean" not in told[8]["error"]["text"]


def test_json_tells_the_rule_that_ended_the_game(table: Table) -> None:
    rng, state, typed = random.Random(6), tracking.start("afritoria", ["Ann", "Ben"]), []
    while moves := list(tracking.legal_moves(state)):
        move = rng.choice(moves)
        typed.append(json.dumps(move.to_dict()))
        state = tracking.play(state, move)
    told = answers(table(*typed, more=("--format", "json")))
    assert len(told) == len(typed)
    assert {answer["over"] for answer in told[:-1]} == {None}
    assert told[-1]["over"] == "afritoria.end.trigger"
    # Every point that anybody has was told in an event.
    points = {player.name: player.total for player in tracking.standings(state).players}
    for name, total in points.items():
        events = [event for answer in told for event in answer["events"] if event["player"] == name]
        assert sum(event["points"] for event in events) == total


@pytest.mark.parametrize("command", ["score", "moves", "why", "why market g1", "show", "help", "rules ranger"])
def test_json_is_answered_in_json_only(command: str, table: Table) -> None:
    run = table("market g10", command, "market b5", more=("--format", "json"))
    told = answers(run)
    assert told[0]["number"] == 1
    assert told[-1]["number"] == 2


def test_json_at_a_terminal_asks_nothing(table: Table) -> None:
    run = table("market g10", typed=True, more=("--format", "json"))
    assert (run.code, run.err) == (0, "")
    assert [answer["number"] for answer in answers(run)] == [1]


# A terminal


def test_at_a_terminal_everything_is_asked_for(table: Table) -> None:
    run = table("Ann, Ben", "market", "green lion", "market", "b5", "play", "g6", "pl", "b3", typed=True, players="")
    assert run.code == 0
    assert run.out == TOLD  # questions are no result
    assert run.err.startswith("Afritoria: the names of the players in the order of their turns, separated by commas > ")
    assert "Round 1; 40 cards in the draw pile\n" in run.err
    assert "(market) >   Reveal a card for the market – Card (?) > " in run.err
    assert "Ann (play) >   Play a card – Card (?) > " in run.err
    assert "Ben (play) >   Play a card – Card (?) > (market, exchange) > " in run.err
    assert json.loads(table.file.read_bytes().splitlines()[0])["players"] == ["Ann", "Ben"]


def test_questions_have_help_and_are_asked_again(table: Table) -> None:
    run = table("market", "?", "red lion", "", "g10", typed=True)
    assert run.code == 0
    assert "The revealed card." in run.err
    assert "There is no card “red lion”" in run.err
    assert run.err.count(" – Card (?) > ") == 4
    assert table.cards() == ["green lion"]


def test_a_question_for_a_number_tells_the_numbers_that_are_possible_now(program: Program, file: Path) -> None:
    """Of five expeditions that there are, one begins here."""
    lines = (RECORDS / "africana-example.jsonl").read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[: [b'"join"' in line for line in lines].index(True)]))
    run = program("track", "africana", "--record", file, typed="join\n9\n?\n1\n")
    assert run.err.count("Expedition space, from the left (1) > ") == 3
    assert "9 is not possible.\n  Allowed: 1\n" in run.err
    assert "counted from the left.\n    1\n" in run.err
    assert "1–5" not in run.err
    assert json.loads(file.read_bytes().splitlines()[-1]) == {"by": "Anna", "move": "join", "space": 1}


@pytest.mark.parametrize("answer", ["1", "1, 1"])
def test_what_is_refused_is_asked_for_again_also_where_it_may_be_left_out(
    answer: str, program: Program, file: Path
) -> None:
    """There is no tile with two nuggets: the next answer is about gold, and not about gems."""
    lines = f"g 1;g 1;j 1;j 1\nc 2\n{answer}\n1\n"
    run = program("track", "africa", "--record", file, "--players", "Ann,Ben", typed=lines)
    assert "There are not that many face-up tiles that show 2." in run.err
    gold = [1] * answer.count("1")
    move = {"by": "Ann", "move": "resources", "gold": gold, "gems": [1]}
    assert json.loads(file.read_bytes().splitlines()[-1]) == move


def test_an_answer_may_be_empty_where_nothing_has_to_be_chosen(table: Table) -> None:
    run = table("g10", "b5", "ranger", "b3", "pick", "", typed=True)
    assert "leaves the ranger unused" in run.out
    assert table.lines()[-1] == {"by": "Ann", "move": "pick"}


def test_each_value_is_asked_for_in_turn(table: Table) -> None:
    run = table(*ROUND, "exchange", "Ben", "blue", typed=True)
    assert (
        "  Exchange three cards – Player (Ann, Ben) >   Exchange three cards, Ben – Colour (green, blue) > " in run.err
    )
    assert table.lines()[-1] == {"move": "exchange", "player": "Ben", "colour": "blue"}


def test_leaving_in_the_middle_of_a_question_plays_nothing(table: Table) -> None:
    run = table("g10", "market", typed=True)
    assert run.code == 0
    assert table.cards() == ["green lion"]


def test_a_mistake_at_a_terminal_is_no_failure(table: Table) -> None:
    run = table("g10", "dance", "undo", "n", "b5", typed=True)
    assert run.code == 0
    assert run.err.count("Error: ") == 1
    assert table.cards() == ["green lion", "blue zebra"]


def test_commands_at_a_terminal(table: Table) -> None:
    run = table(*ROUND, "moves", "score", "undo!", "redo", "quit", "market g1", typed=True)
    assert run.code == 0
    assert SHEET in run.out
    assert "exchange <Player> <Colour> – Exchange three cards" in run.err
    assert "Undone; moves so far: 3" in run.err
    assert len(table.lines()) == 6


# Going on


def test_a_record_goes_on_where_it_was_left(table: Table) -> None:
    assert table(*ROUND[:2]).out == "".join(TOLD.splitlines(keepends=True)[:2])
    run = table("show", players="")
    assert run.out.startswith("Round 1; 38 cards in the draw pile\nMarket: lion (green), zebra (blue)\n")
    assert table(*ROUND[2:], players="").out == TOLD[TOLD.index("3. ") :]
    run = table(typed=True, players="")
    assert run.err.startswith(f"The record goes on after move 4.\n{VIEW}")
    assert run.out == ""


def test_what_was_undone_can_be_redone_in_another_sitting(table: Table) -> None:
    table(*ROUND, "undo!")
    assert table("redo", players="").out == TOLD[TOLD.index("4. ") :]


def test_what_was_agreed_stays(table: Table, program: Program) -> None:
    table(*ROUND)
    before = table.file.read_bytes()
    for more in (("--edition", "nl"), ("--ruling", "afritoria.market.tie=nobody"), ("--option", "hands=1")):
        run = table("market g1", players="", more=more)
        assert (run.code, run.out) == (1, "")
        assert "begun already" in run.err
    assert table("market g1", players="Ann,Cleo").code == 1
    run = program("track", "africana", "--record", table.file, piped="market g1\n")
    assert (run.code, run.out) == (1, "")
    assert "Afritoria" in run.err
    assert table.file.read_bytes() == before
    assert table("market g1", players="Ann,Ben").code == 0


def test_what_is_agreed_is_in_the_record(table: Table) -> None:
    more = ("--edition", "nl", "--ruling", "afritoria.market.tie=nobody", "--option", "colours=green,brown")
    assert table("market g10", "market blue lion", more=more).code == 1
    header = json.loads(table.file.read_bytes().splitlines()[0])
    assert header["edition"] == "nl"
    assert header["rulings"]["afritoria.market.tie"] == "nobody"
    assert header["options"] == {"colours": ["green", "brown"]}


@pytest.mark.parametrize(("value", "told"), [("1", True), ("true", True), ("0", False), ("false", False)])
def test_an_option_that_is_yes_or_no(value: str, told: bool, table: Table) -> None:
    run = table(more=("--option", f"hands={value}"))
    assert (run.code, run.err) == (0, "")
    assert json.loads(table.file.read_bytes())["options"] == ({"hands": True} if told else {})


def test_an_option_from_a_file(table: Table, tmp_path: Path) -> None:
    for text in ('["brown", "purple"]', "brown\npurple\n"):
        colours = tmp_path / "colours"
        colours.write_text(text)
        table.file.unlink(missing_ok=True)
        assert table(more=("--option", f"colours=@{colours}")).code == 0
        assert json.loads(table.file.read_bytes())["options"] == {"colours": ["brown", "purple"]}
    table.file.unlink()
    assert table(more=("--option", f"colours=@{tmp_path / 'none'}")).code == 2
    assert not table.file.exists()


# Exit codes


@pytest.mark.parametrize(
    "args",
    [
        ["track"],
        ["track", "afritoria", "--recrod", "RECORD"],
        ["track", "afritoria", "--record", "RECORD", "--players", "Ann,Ben", "--format", "xml"],
        ["track", "afritoria", "--record", "RECORD", "--players", "Ann,Ben", "--option", "cards=1"],
        ["replay"],
        ["replay", "RECORD", "--format", "xml"],
        ["replay", "RECORD", "--at", "first"],
        ["replay", "RECORD", "--at", "-1"],
        ["replay", "RECORD", "more"],
    ],
    ids=" ".join,
)
def test_wrong_use(args: list[str], program: Program, file: Path) -> None:
    run = program(*[str(file) if arg == "RECORD" else arg for arg in args], piped="market g10\n")
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("Error: ")
    assert f"Help: scorer {args[0]} --help" in run.err
    assert not file.exists()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--players", "Ann"], "Number of players: 1"),
        ([], "The names of the players are missing."),
        (["--players", "Ann,Ann"], "Ann"),
        (["--players", "Ann,Ben", "--edition", "fr"], "There is no edition “fr”"),
        (["--players", "Ann,Ben", "--ruling", "afritoria.market.tie=both"], "“both” is not a reading"),
        (["--players", "Ann,Ben", "--option", "hands=perhaps"], "options.hands"),
        (["--players", "Ann,Ben", "--option", "colours=green"], "options.colours"),
        (["--players", "Ann,Ben", "--option", "colours=green,red"], "options.colours[1]"),
    ],
)
def test_what_cannot_be_agreed_begins_no_record(args: list[str], message: str, program: Program, file: Path) -> None:
    run = program("track", "afritoria", "--record", file, *args, piped="market g10\n")
    assert (run.code, run.out) == (1, "")
    assert message in run.err
    assert not file.exists()


def test_a_game_that_does_not_exist(program: Program, file: Path) -> None:
    run = program("track", "chess", "--record", file, "--players", "Ann,Ben")
    assert (run.code, run.out) == (1, "")
    assert "There is no game “chess”" in run.err


# Replay


def test_replay_shows_the_course_and_the_score(table: Table, program: Program) -> None:
    table(*ROUND, "undo!", "redo")
    run = program("replay", table.file)
    assert (run.code, run.err) == (0, "")
    head = "Afritoria: Ann, Ben\n"  # what came back was not taken back
    assert run.out.startswith(f"{head}{TOLD}\nThe game is not over; if it ended now:\n{SHEET}")


def test_replay_leaves_out_what_was_taken_back(table: Table, program: Program) -> None:
    table(*ROUND, "undo!", "play blue lion", "undo!", "undo!")
    run = program("replay", table.file)
    assert "2. Reveal a card for the market: zebra (blue)" in run.out
    assert "Undone: 3 moves" in run.out
    assert "3. " not in run.out


def test_replay_counts_what_a_correction_left_out(table: Table, program: Program) -> None:
    table(*ROUND, "fix 1 blue lion")
    assert "Undone: 1 move\n" in program("replay", table.file).out
    table("undo!", "undo!")
    assert "Undone: 3 moves\n" in program("replay", table.file).out


def test_replay_of_a_game_that_is_over(table: Table, program: Program, known: str) -> None:
    rng, state, typed = random.Random(7), start_with("afritoria", ["Ann", "Ben"], {}, id=known), []
    while moves := list(tracking.legal_moves(state)):
        move = rng.choice(moves)
        typed.append(json.dumps(move.to_dict()))
        state = tracking.play(state, move)
    table(*typed)
    run = program("replay", table.file)
    assert run.code == 0
    assert "The game is over. Rule: afritoria.end.trigger" in run.out
    data = json.loads(program("replay", table.file, "--format", "json").out)
    assert data["over"] == "afritoria.end.trigger"
    assert all(entry["move"] for entry in data["sheet"].pop("disputed_in_play"))
    assert data["sheet"] == tracking.standings(state).to_dict("en")
    assert data["sheet"] == scorer.score(tracking.tally(state)).to_dict("en")


def test_replay_of_any_position(table: Table, program: Program) -> None:
    table(*ROUND)
    run = program("replay", table.file, "--at", "2")
    assert run.code == 0
    assert "2. Reveal a card for the market: zebra (blue)\nRound 1; 38 cards in the draw pile\n" in run.out
    assert "3. " not in run.out
    assert "Shared victory with 0 points: Ann and Ben" in run.out
    run = program("replay", table.file, "--at", "0")
    assert (run.code, run.err) == (0, "")
    assert "Round 1; 40 cards in the draw pile" in run.out
    run = program("replay", table.file, "--at", "4")
    assert f"{TOLD[TOLD.index('4. ') :]}{VIEW}" in run.out
    run = program("replay", table.file, "--at", "5")
    assert (run.code, run.out) == (2, "")
    assert "There is no move 5.\n  Allowed: a whole number from 0 to 4" in run.err


def test_replay_as_json(table: Table, program: Program) -> None:
    confirmed = answers(table(*ROUND, more=("--format", "json")))
    run = program("replay", table.file, "--format", "json")
    assert (run.code, run.err) == (0, "")
    data = json.loads(run.out)
    header = json.loads(table.file.read_bytes().splitlines()[0])
    assert {key: data[key] for key in header} == header
    assert data["moves"] == confirmed
    assert (data["turn"], data["over"]) == (None, None)
    assert data["sheet"]["winners"] == ["Ben"]
    for number in range(5):
        part = json.loads(program("replay", table.file, "--format", "json", "--at", number).out)
        assert part["moves"] == confirmed[:number]
        assert part["turn"] == ([None] + [answer["turn"] for answer in confirmed])[number]


def test_replay_of_standard_input(table: Table, program: Program) -> None:
    table(*ROUND)
    run = program("replay", "-", piped=table.file.read_bytes())
    assert (run.code, run.out) == (0, program("replay", table.file).out)
    run = program("replay", "-", piped=b"")
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith("Error: standard input: The input is empty.")


def test_replay_names_the_first_line_that_breaks_a_rule(table: Table, program: Program) -> None:
    table(*ROUND)
    table.file.write_bytes(table.file.read_bytes() + b'{"move": "play", "card": "green lion"}\n{"undo": 1}\n')
    run = program("replay", table.file)
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith(f"Error: {table.file}, line 6: Now cards are revealed for the market.")
    assert "Rule: afritoria.round.market" in run.err
    run = program("replay", "-", "--format", "json", piped=table.file.read_bytes())
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith("Error: standard input, line 6: ")


@pytest.mark.unmeasured
def test_replay_of_a_torn_record_tells_so_and_leaves_the_file_alone(table: Table, program: Program) -> None:
    table(*ROUND)
    data = table.file.read_bytes()
    last = data.splitlines(keepends=True)[-1]
    whole = data[: -len(last)]
    shown = program("replay", "-", piped=whole).out
    for cut in range(1, len(last) - 1):
        table.file.write_bytes(whole + last[:cut])
        run = program("replay", table.file)
        assert (run.code, run.out) == (0, shown)
        assert run.err == f"Notice: {table.file}: The last line is incomplete and was left out.\n"
        assert table.file.read_bytes() == whole + last[:cut]
    # A line that is whole but for its end can be read.
    table.file.write_bytes(data[:-1])
    run = program("replay", table.file)
    assert (run.code, run.out, run.err) == (0, program("replay", "-", piped=data).out, "")
    run = program("replay", "-", piped=whole + last[:9])
    assert (run.code, run.out) == (0, shown)
    assert run.err == "Notice: standard input: The last line is incomplete and was left out.\n"


def test_replay_of_a_torn_header(table: Table, program: Program) -> None:
    table()
    header = table.file.read_bytes()
    ends = [at for at in range(1, len(header) - 2) if header[at - 1 : at] in (b"}", b",", b":")]
    for cut in ends:
        table.file.write_bytes(header[:cut])
        run = program("replay", table.file)
        assert (run.code, run.out) == (1, "")
        assert "The last line is incomplete and was left out." in run.err
        assert table.file.read_bytes() == header[:cut]


def test_replay_of_files_that_are_none(program: Program, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    for name, message in (("none", "no such file"), ("empty", "The input is empty"), (".", "folder")):
        run = program("replay", tmp_path / name)
        assert (run.code, run.out) == (1, "")
        assert message in run.err
    assert [path.name for path in tmp_path.iterdir()] == ["empty"]


# Languages


def test_dutch(table: Table, program: Program) -> None:
    nl = ("--lang", "nl")
    run = table("market leeuw groen", "market groen leeuw", "groen giraffe; dance", more=nl)
    assert run.code == 1
    assert run.out.splitlines()[0].startswith("1. ")
    assert "leeuw (groen)" in run.out
    assert "giraffe (groen)" in run.out
    assert run.err.count("Fout: ") == 1
    # Ids, English words and the record are the same in every language.
    assert "afritoria.components.wild" in run.err
    assert table.cards() == ["green lion", "green lion", "green giraffe"]
    run = table("undo!", "redo", "undo!", "play green hyena", "show", more=nl, players="")
    assert run.code == 0
    assert "hyena (groen)" in run.out
    assert "leeuw (groen)" in program("replay", table.file, *nl).out


@pytest.mark.usefixtures("known")
def test_the_language_changes_no_byte_of_a_record(program: Program, tmp_path: Path) -> None:
    for lang in ("en", "nl", "fi"):
        file = tmp_path / lang
        args = ("track", "afritoria", "--record", file, "--players", "Ann,Ben", "--lang", lang)
        run = program(*args, piped="\n".join([*ROUND, "undo!", "redo"]))
        assert (run.code, run.err) == (0, "")
    assert len({path.read_bytes() for path in tmp_path.iterdir()}) == 1


def test_json_differs_between_languages_only_in_its_sentences(program: Program, tmp_path: Path) -> None:
    def told(lang: str) -> list[Line]:
        args = ("track", "afritoria", "--record", tmp_path / lang, "--players", "Ann,Ben", "--format", "json")
        lines = answers(program(*args, "--lang", lang, piped="\n".join([*ROUND, "undo"])))
        for line in lines:
            for part in [line.get("error"), *line.get("events", [])]:
                if part:
                    assert part.pop("text")
        return lines

    assert told("nl") == told("en")


def test_tab_knows_its_place() -> None:
    state = tracking.start("africa", ["Ann", "Ben"])
    state = tracking.play(state, tracking.read_move("africa", {"move": "reveal", "tile": "animal", "kind": "giraffe"}))
    kinds = list(dict.fromkeys(type(move) for move in tracking.legal_moves(state)))

    def complete(before: str) -> list[str]:
        return list(lines.completions(before, state, kinds))

    terminal.speak(language("fi"))
    try:
        assert complete("pal") == ["paljasta"]
        assert complete("elai") == ["eläin"]
        assert {"Ann", "kulta", "kumoa", "leijona"} <= set(complete(""))
        assert complete("xyz") == []
        # What is in the game comes first.
        assert complete("paljasta eläin ")[0] == "giraffe"
        assert complete("paljasta eläin s") == ["seepra"]
        assert complete("vapaa; paljasta ") == ["kulta", "jalokivi", "esine", "eläin", "paimentolainen", "monumentti"]
    finally:
        terminal.speak(language("en"))


# Commands within questions, forgotten moves


def test_questions_understand_commands(table: Table) -> None:
    run = table(*ROUND, "undo", "show", "?", "score", "n", "quit", typed=True)
    assert run.code == 0
    assert run.err.count("Take 1 move back?") == 4
    assert "Type yes or no" in run.err
    assert "If the game ended now" in run.out
    assert len(table.lines()) == 4
    run = table("undo", "quit", typed=True, players="")
    assert (run.code, len(table.lines())) == (0, 4)


def test_a_command_that_fails_within_a_question_drops_nothing(program: Program, file: Path) -> None:
    args = ("track", "africa", "--record", file, "--players", "Ann,Ben")
    run = program(*args, typed="lion\nundo\nredo\nfix 3\nrules 99\n0\nquit\n")
    assert (run.code, len(replay(file.read_bytes().splitlines()).steps())) == (0, 1), run.err
    assert run.err.count("There is nothing to take back.") == 1
    assert "There is nothing to redo." in run.err
    assert "There is no move 3." in run.err


def test_a_sign_for_another_move_is_named_within_a_move(program: Program, file: Path) -> None:
    args = ("track", "africa", "--record", file, "--players", "Ann,Ben")
    run = program(*args, typed="lion\n.\n0\nquit\n")
    assert "“.” is another move; this one is not finished." in run.err


def test_a_later_move_that_does_not_fit_is_named_as_people_see_it(program: Program, file: Path) -> None:
    args = ("track", "africa", "--record", file, "--players", "Ann,Ben")
    run = program(*args, typed="lion 0\nzebra 0\nend\ninsert 2\ngold 1\nreassign 1-2 Ann Ben\nno\nquit\n")
    assert "It is not Ann’s turn." in run.err
    assert "by:" not in run.err
    assert "Line " not in run.err


WORDS = {
    "nl": {"score": "stand", "show": "toestand", "quit": "stoppen"},
    "de": {"score": "stand", "show": "lage", "quit": "aufhören"},
    "fr": {"score": "points", "show": "état", "quit": "sortir"},
    "fi": {"score": "tilanne", "show": "tila", "quit": "poistu"},
    "en": {"score": "standings", "show": "state", "quit": "exit"},
}


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", WORDS)
def test_everyday_words_are_commands(lang: str, table: Table) -> None:
    words, more = WORDS[lang], ("--lang", lang)
    ended = language(lang).gettext("If the game ended now:")
    run = table(*ROUND, words["score"], words["quit"], "play g1", more=more)
    assert (run.code, ended in run.out, len(table.lines())) == (0, True, 4)
    run = table(words["show"], more=more, players="")
    assert tracking.view(replay(table.file.read_bytes().splitlines()).state, lang)[0] in run.out


@pytest.mark.parametrize("lang", WORDS)
def test_what_is_typed_for_a_move_of_africa_is_shown_by_its_letters(lang: str) -> None:
    state = tracking.start("africa", ["Ann", "Ben"])
    shown = [short.words[0] for short in kit_for("africa").shorts(state, language(lang)) if short.meaning]
    assert {len(word.removeprefix(">")) for word in shown} == {1}
    assert [word for word in shown if word.startswith(">")]


@pytest.mark.parametrize("id", ids())
@pytest.mark.parametrize("lang", WORDS)
def test_no_word_is_a_command_and_a_move(lang: str, id: str) -> None:
    terminal.speak(language(lang))
    state = tracking.start(id, ["Ann", "Ben"])
    heads = Following(state, language(lang)).heads
    moves = {folded for head in heads for word in (head.name, *head.words) for folded in compared(word)}
    found: dict[str, str] = {}
    for command in COMMANDS:
        for word in command_words(command):
            for folded in compared(word):
                assert folded not in moves
                assert found.setdefault(folded, command) == command


def test_a_forgotten_move_is_inserted(program: Program, file: Path) -> None:
    def moves() -> list[str]:
        steps = replay(file.read_bytes().splitlines()).steps()
        return [getattr(step.move, "kind", "") or getattr(step.move, "tile", "") for step in steps]

    args = ("track", "africa", "--record", file)
    run = program(*args, "--players", "Ann,Ben", piped="l0; g1; j2\ninsert 2 s\ninsert 2\ninsert 9 s\n")
    assert (run.code, moves()) == (1, ["lion", "gold", "gems"])  # the gold was Ann's, and it would be Ben's turn
    run = program(*args, piped="insert 3 s\n")
    assert (run.code, run.err, moves()) == (0, "", ["lion", "gold", "statue", "gems"])
    assert "The 1 later move still fits." in run.out
    run = program(*args, typed="insert 3\n<\nfix 3\n+ k\nn\nfix 3\n+ k\ny\nquit\n")
    assert "insert the forgotten one all the same?" in run.err
    assert moves() == ["lion", "gold", "kettle", "statue"]


def test_the_thief_is_nobody_to_steal_from() -> None:
    from scorer.games.afritoria.tracking.specials import Steal, refuse_steal

    begun: Any = tracking.start("afritoria", ["Ann", "Ben", "Cleo"])
    state = begun._replace(seat=0, piles=(("green lion",), (), ("blue zebra",)))
    refused = refuse_steal(state, Steal("Zoë"))
    assert refused is not None
    assert refused.known == ("Cleo",)


def test_number_keys_lead_to_a_space(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "board.jsonl"
    board = Path(scorer.__file__).parent / "games/africa/tracking/boards/example.txt"
    args = ("track", "africa", "--record", file, "--option", f"board=@{board}", "--players", "Ann,Ben")
    run = program(*args, piped="b8\ng4\ns3\ng36 1\n")
    assert run.err == ""
    first, second = [json.loads(line) for line in file.read_bytes().splitlines()][3:]
    assert first["space"] == "c9"  # down and right of b8
    assert "at" not in first
    assert (second["at"], second["space"]) == ("c9", "c10")


def test_names_are_asked_for_as_in_a_count(tmp_path: Path, program: Program) -> None:
    """“and” joins, a comma at the end is nothing, “done” is asked about."""
    file = tmp_path / "evening.jsonl"
    run = program("track", "africa", "--record", file, typed="Anna; Ben and Cleo, done,\nno\ng1\n")
    assert "Is “done” a player?" in run.err
    assert json.loads(file.read_text("utf-8").splitlines()[0])["players"] == ["Anna", "Ben", "Cleo"]


def test_a_corrected_move_tells_which_later_ones_score_otherwise(program: Program, file: Path) -> None:
    args = ("track", "afritoria", "--record", file)
    cards = (
        "green lion; blue zebra; green hyena; blue gazelle; green buffalo; blue giraffe; green wild dog; blue meerkat"
    )
    assert program(*args, "--players", "Ann,Ben", piped=cards.replace("; ", "\n") + "\n").code == 0
    run = program(*args, piped="fix 3 green elephant\n")
    assert (run.code, run.err) == (0, "")
    assert "The 5 later moves still fit.\n1 later move now gives other points:\n" in run.out
    assert "   4. Ben: Play a card: gazelle (blue) – now Ann: 1, Ben: 3; before Ann: 2, Ben: 3\n" in run.out
    run = program(*args, piped="fix 1 green meerkat\n")
    assert "The 7 later moves still fit." in run.out
    assert "other points" not in run.out


def test_of_many_later_moves_that_score_otherwise_three_are_named() -> None:
    from scorer.text.errors import language
    from scorer.tracking.course import Course
    from scorer.tracking.mending import other_points

    course = replay(Path("examples/afritoria.jsonl").read_bytes().splitlines())
    now = [step for step in course.steps() if any(event.points for event in step.events)][:5]
    pairs: list[tuple[Course, Course]] = [(step._replace(events=()), step) for step in now]
    lines = other_points(pairs, language("en"))
    assert lines[0] == "5 later moves now give other points:"
    assert all(line.endswith("; before no points") for line in lines[1:4])
    assert lines[4:] == ["   … and 2 more"]
    assert other_points([(step, step) for step in now], language("en")) == []


def test_going_on_keeps_what_could_be_exchanged(program: Program, file: Path) -> None:
    """A move typed while an exchange is offered declines it; a program says so; a refusal implies nothing."""
    typed = "goods statue!\nend\ngoods drum\nwhy g1\ng3\ng1\n"
    run = program("track", "africa", "--record", file, "--players", "Ann,Ben", piped=typed)
    assert "This is allowed." in run.out
    moves = [json.loads(line) for line in file.read_bytes().splitlines()][3:]
    assert [move["move"] for move in moves] == ["reveal", "keep", "reveal"]
    other = file.with_name("other.jsonl")
    program("track", "africa", "--record", other, "--players", "Ann,Ben", "--format", "json", piped=typed)
    assert len(other.read_bytes().splitlines()) == 4
