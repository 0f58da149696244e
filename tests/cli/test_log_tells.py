"""What `scorer log` tells of many games: who plays, statistics, other readings, what may be wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path

import pytest

import scorer
from scorer.cli import terminal
from scorer.cli.log.bars import table
from scorer.log import Logbook, undo
from scorer.log.telling.numbers import decimal, fraction
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.logs import imported, person, scored
from tests.support.program import Program

CHANCE = "By chance: the wins to expect if everybody at a table were equally likely to win."
AFRICA = json.loads((ROOT / "examples" / "africa.json").read_text("utf-8"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an empty logbook."""
    monkeypatch.setenv("SCORER_LOG", str(tmp_path / "log"))
    (tmp_path / "log").mkdir()
    return tmp_path / "log"


def write(folder: Path, *lines: Mapping[str, object], name: str = "other.jsonl") -> None:
    """Lines of another device."""
    (folder / name).write_text("".join([json.dumps(line) + "\n" for line in lines]), "utf-8")


def evenings(count: int, totals: Mapping[str, int | None], winners: Sequence[str]) -> list[dict[str, object]]:
    return [imported(f"p{i}", totals, winners, at=f"2026-10-{i + 1:02}") for i in range(count)]


def test_persons_with_their_games(program: Program, folder: Path) -> None:
    write(folder, *evenings(2, {"Anna": 3, "Ben": 1}, ["Anna"]), imported("q", {"Ann": 1}), person("Ben", guest=True))
    assert program("log", "players").out == "Anna: 2 games\nBen: 2 games; guest\nAnn: 1 game\n"
    assert program("log", "players", "anna", "--also", "Ann").out == (
        "Anna: 3 games; also Ann\n  From 2026-10-01 to 2026-11-22 – chess: 3\n"
    )
    assert json.loads(program("log", "players", "ANN", "--format", "json").out) == [
        {
            "person": "Anna",
            "games": 3,
            "by_game": {"chess": 3},
            "first": "2026-10-01",
            "last": "2026-11-22",
            "names": {"Anna": 2, "Ann": 1},
            "also": ["Ann"],
            "guest": False,
        }
    ]


def test_what_was_joined_is_parted_again_and_undone(program: Program, folder: Path) -> None:
    write(folder, imported("p", {"Anna": 3}), imported("q", {"Ann": 1}), imported("r", {"Annie": 1}))
    assert program("log", "players", "Anna", "--also", "Ann", "--also", "Annie", "--guest", "yes").code == 0
    assert program("log", "players").out == "Anna: 3 games; also Ann, Annie; guest\n"
    assert len({line.stamp for line in Logbook().own()}) == 1
    assert program("log", "players", "Ann", "--apart", "Anna").out.startswith("Anna: 2 games; also Annie; guest\n")
    assert "That is so already" in program("log", "players", "Annie", "--also", "anna").err
    assert program("log", "players", "Annie", "--guest", "no").out.startswith("Anna: 2 games; also Annie\n")
    assert program("log", "players", "Ann", "--apart", "Anna").code == 1
    for names in ("Anna: 2 games; also Annie; guest", "Anna: 3 games; also Ann, Annie; guest", "Anna: 1 game"):
        undo(Logbook())
        assert names in program("log", "players").out.splitlines()
    assert program("log", "players", "Anna", "--also", "Ann").out.startswith("Anna: 2 games; also Ann\n")
    assert "; guest\n" in program("log", "players", "Anna", "--guest", "kyllä", "--lang", "fi").out.replace(
        "vieras", "guest"
    )


def test_a_circle_of_names_is_taken_apart(program: Program, folder: Path) -> None:
    lines = [imported(name, {name: 1}) for name in ("Anna", "Ben", "Cleo")]
    write(folder, *lines, person("Anna", ["Ben"]), person("Ben", ["Cleo"]), person("Cleo", ["Anna"]))
    assert program("log", "players").out == "Anna: 3 games; also Ben, Cleo\n"
    assert program("log", "players", "Anna", "--apart", "Ben").code == 0
    assert program("log", "players").out == "Cleo: 2 games; also Anna\nBen: 1 game\n"


def test_what_cannot_be_is_refused(program: Program, folder: Path) -> None:
    write(folder, *evenings(2, {"Anna": 3, "Ben": 1}, ["Anna"]), imported("q", {"Ann": 1, "Benn": 2}))
    for words, told in (
        (["Anna", "--also", "Ben"], "they have played together, first on 2026-10-01"),
        (["Anna", "--also", "Ann", "--also", "Benn"], "they have played together, first on 2026-11-22"),
        (["Ana"], "Did you mean “Anna”?"),
        (["Anna", "--also", "Zoe"], "a name that “scorer log players” lists"),
        (["Anna", "--apart", "Ben"], "“Ben” is no other name of “Anna”."),
        (["Anna", "--apart", "anna"], "is no other name of “Anna”"),
        (["Anna", "--guest", "maybe"], "neither yes nor no"),
    ):
        run = program("log", "players", *words)
        assert (run.code, run.out) == (1, ""), words
        assert told in run.err.replace("\n  ", " "), run.err
    assert program("log", "players", "--also", "Ben").code == 2
    assert not Logbook().own()


def test_games_that_look_like_one_after_a_name_is_added(program: Program, folder: Path) -> None:
    write(folder, imported("p", {"Anna": 3, "Ben": 1}), imported("q", {"Ann": 3, "Ben": 1}))
    run = program("log", "players", "Anna", "--also", "Ann")
    assert (
        "Perhaps one game, kept 2 times: chess of 2026-11-22, with the same players and points (games 1, 2)" in run.out
    )
    assert "scorer log remove q" in run.out
    assert "Perhaps" not in program("log", "players", "Anna", "--guest", "yes").out


def test_statistics_of_all_games(program: Program, folder: Path) -> None:
    write(folder, *evenings(5, {"Anna": 3, "Ben": 1}, ["Anna", "Ben"]), scored("q", AFRICA), person("Dora", guest=True))
    assert program("log", "stats").out.splitlines() == [
        "6 games – chess: 5, Africa: 1",
        "Anna: won 2½ of 6 games (42%); by chance alone 2.8",
        "Ben: won 2½ of 6 games (42%); by chance alone 2.8",
        "Cleo: won 0 of 1 game; by chance alone 0.3",
        CHANCE,
        "Guests are not listed: Dora (1 game)",
        "Shares, averages and bests are told of those who have played at least 5 games.",
        "Games without details, of which only what others have said is known: 5 of 6",
    ]
    found = json.loads(program("log", "stats", "--format", "json").out)
    assert found["games"] == {"chess": 5, "africa": 1}
    assert found["persons"][0]["wins"] == 2.5
    assert found["persons"][0]["chance"] == 2.75
    assert found["guests"] == [{"person": "Dora", "games": 1}]


def test_statistics_of_one_game(program: Program, folder: Path) -> None:
    lines = [imported(f"p{i}", {"Anna": 3 + i, "Ben": 2}, ["Anna"], at=f"2026-10-{i + 1:02}") for i in range(5)]
    write(folder, *lines, imported("q", {"Anna": 1, "Ben": 1, "Cleo": 0}, ["Anna", "Ben"]))
    assert program("log", "stats", "Chess").out.splitlines() == [
        "chess: 6 games",
        "Anna: won 5½ of 6 games (92%); by chance alone 2.8",
        "Ben: won ½ of 6 games (8%); by chance alone 2.8",
        "Cleo: won 0 of 1 game; by chance alone 0.3",
        "Anna: 4.3 points on average, at best 7 (2026-10-05)",
        "Ben: 1.8 points on average, at best 2 (2026-10-05)",
        "Players: 2; 5 games; 3.5 points on average; at best 7 (Anna, 2026-10-05)",
        "Players: 3; 1 game",
        "Clearest: 5 points ahead, won by Anna (2026-10-05, game 2)",
        "Closest: equal at the top, won by Anna and Ben (2026-11-22, game 1)",
        CHANCE,
        "Shares, averages and bests are told of those who have played at least 5 games.",
        "Games without details, of which only what others have said is known: 6 of 6",
    ]
    assert program("log", "stats", "--players", "3", "--since", "2026-11").out.startswith("chess: 1 game\n")
    assert program("log", "stats", "--player", "Cleo").out.startswith("chess: 1 game\n")
    assert program("log", "stats", "--since", "2027").out == "There are no such games in the logbook.\n"
    assert "Did you mean “Cleo”?" in program("log", "stats", "--player", "Clea").err
    for words in (["--players", "x"], ["--since", "yesterday"], ["nosuch"], ["--player", "Zoe"]):
        assert program("log", "stats", *words).code == 1
    assert program("log", "stats", "--format", "csv").code == 2


def test_the_list_refuses_what_it_cannot_look_for(program: Program, folder: Path) -> None:
    write(folder, *evenings(21, {"Anna": 3, "Ben": 1}, ["Anna"]), imported("q", {"Ann": 1, "Benn": 2}, ["Benn"]))
    for words, told in (
        (["--player", "Zoe"], "Nobody in the logbook is called “Zoe”."),
        (["--since", "6/2026"], "2026-11-22, 2026-11 or 2026"),
        (["--since", "2026-02-31"], "“2026-02-31” is not a day."),
        (["--last", "-3"], "a whole number, 0 or more"),
        (["nosuch"], "Allowed:"),
    ):
        run = program("log", "list", *words)
        assert (run.code, run.out) == (1, ""), words
        assert told in run.err, run.err
    assert program("log", "export", "x.csv", "--names", "letters", "--since", "1.6.2026").code == 1
    assert program("log", "list", "--since", "2027").out == "There are no such games in the logbook.\n"
    assert len(program("log", "list", "Chess", "--since", "2026-10").out.splitlines()) == 20
    for words, more in (([], True), (["--player", "anna"], True), (["--last", "0"], False), (["--last", "20"], False)):
        assert ("These are the latest 20" in program("log", "list", *words).err) == more, words


def test_nothing_is_in_an_empty_logbook(program: Program, folder: Path) -> None:
    for command in ("list", "players", "stats", "reread"):
        assert program("log", command).out.startswith("No games here yet.")
    for command in ("players", "stats", "reread", "check"):
        assert program("log", command).code == 0
        json.loads(program("log", command, "--format", "json").out)


def test_a_table_with_bars_on_a_terminal(program: Program, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    write(folder, *evenings(5, {"Anna": 3, "Ben": 1}, ["Anna"]))
    program.shown = True
    assert "Anna      5     5        2.5   100%  ████████████████" in program("log", "stats").out
    monkeypatch.setenv("ACCESSIBLE", "1")
    assert "Anna: won 5 of 5 games (100%); by chance alone 2.5" in program("log", "stats").out


def test_a_table_that_does_not_fit_has_no_bars_or_is_none() -> None:
    rows = [["", "games", "wins"], ["Anna 小", "10", "2½"], ["Ben", "10", "5"]]
    shares = [Fraction(1, 4), Fraction(1, 2)]
    assert table(rows, shares, 40) == [
        "         games  wins",
        "Anna 小     10    2½  ████████",
        "Ben         10     5  ████████████████",
    ]
    assert table(rows, shares, 25)[1:] == ["Anna 小     10    2½", "Ben         10     5"]
    assert table(rows, shares, 20) == []


def test_numbers_are_shown_exactly() -> None:
    shown = [Fraction(0), Fraction(25, 2), Fraction(-1, 3), Fraction(5, 6), Fraction(67, 60), Fraction(7, 60)]
    assert [fraction(number) for number in shown] == ["0", "12½", "−⅓", "⅚", "1\u00a07/60", "7/60"]
    assert [fraction(number, plus=True) for number in shown[:3]] == ["0", "+12½", "−⅓"]
    assert [decimal(language("en"), Fraction(number)) for number in ("10.25", "-0.04", "-1.25", "3")] == [
        "10.3",
        "0.0",
        "−1.3",
        "3.0",
    ]


def test_who_would_have_won_under_other_readings(program: Program, folder: Path) -> None:
    write(folder, scored("p", AFRICA), imported("q", {"Anna": 1}, at="2026-10-01"))
    up = "“Shared prizes are rounded up” (africa.majority.rounding=up): in 1 of 1 game others would have won."
    lines = program("log", "reread").out.splitlines()
    assert lines[:2] == [up, "   Wins: Anna +½, Dora −½"]
    assert lines[-2:] == [
        "What readings of the play would have changed, only a record can tell: 1 game has none.",
        "Games left out, as they have no tally or cannot be scored: 1 of 2",
    ]
    assert program("log", "reread", "--ruling", "africa.majority.rounding=up").out.splitlines() == [
        up,
        "   1  2026-11-22  Anna and Dora instead of Dora",
        "Wins: Anna +½, Dora −½",
    ]
    told = json.loads(program("log", "reread", "africa", "--edition", "nl", "--format", "json").out)
    assert told["rulings"]["africa.majority.rounding"] == "up"
    assert told["changed"] == [
        {"play": "p", "number": 1, "at": "2026-11-22", "winners": ["Anna", "Dora"], "before": ["Dora"]}
    ]
    assert told["wins"] == {"Anna": 0.5, "Dora": -0.5}
    for words, code in ((["--edition", "nl"], 2), (["africa", "--edition", "xx"], 1), (["--ruling", "x"], 2)):
        assert program("log", "reread", *words).code == code
    assert not Logbook().own()


def test_an_edition_leaves_what_it_does_not_say(program: Program, folder: Path) -> None:
    """The readings of the table stay where the rulebook is silent."""
    game = scorer.registry.game("africa")
    silent = [ruling for ruling in game.rulings if ruling.stated_by("fr") is None]
    chosen = {ruling.id: [*ruling.readings][-1] for ruling in silent}
    write(folder, scored("p", {**AFRICA, "rulings": chosen}))
    told = json.loads(program("log", "reread", "africa", "--edition", "fr", "--format", "json").out)
    assert told["rulings"] == {r.id: r.stated_by("fr") for r in game.rulings if r.stated_by("fr")}


def test_what_may_be_wrong_is_told_with_what_to_type(program: Program, folder: Path) -> None:
    (folder / "x (1).jsonl").write_text("nonsense\n" + json.dumps({"v": 9, "play": "z"}) + "\n", "utf-8")
    write(
        folder,
        imported("p", {"Anna": 3, "Ben": 1}, t="2999-01-01T00:00:00.000Z"),
        imported("q", {"Ben": 1, "Anna": 3}),
        imported("r", {"Anna K.": 3}),
        scored("s", AFRICA, told=[1, 2, 3, 4]),
        imported("t", {}, tally={"game": "nosuch", "players": [{"name": "Ben"}]}),
    )
    run = program("log", "check")
    assert run.code == 0
    for command in ("scorer log remove q", "scorer log players Anna --also 'Anna K.'", "scorer log show s"):
        assert f"    {command}\n" in run.out
    found = json.loads(program("log", "check", "--format", "json").out)
    assert [each["kind"] for each in found] == [
        "twins",
        "names",
        "points",
        "unscorable",
        "broken",
        "newer",
        "clock",
        "copy",
    ]
    assert (found[4]["file"], found[4]["line"]) == (str(folder / "x (1).jsonl"), 1)
    assert found[0]["plays"] == ["q", "p"]


def test_of_two_that_may_be_one_that_with_a_tally_is_kept(program: Program, folder: Path) -> None:
    totals = {player.name: player.total for player in scorer.score(AFRICA).players}
    write(folder, imported("a", totals, game="africa"), scored("b", AFRICA), imported("c", totals, game="africa"))
    assert "    scorer log remove c a\n" in program("log", "check").out


def test_all_is_said_in_each_language(program: Program, folder: Path) -> None:
    """No English is left, and no placeholder; a decimal comma where the language has one."""
    terminal.speak(language("en"))
    write(
        folder,
        *evenings(6, {"Anna": 4, "Ben": 1, "Cleo": None}, ["Anna"]),
        scored("s", AFRICA, told=[1, 2, 3, 4]),
        imported("r", {"Anna": 4, "Ben": 1, "Cleo": 0}, at="2026-10-01"),
        person("Cleo", guest=True),
    )
    for lang in languages():
        for words in (["stats"], ["stats", "chess"], ["reread"], ["players", "Cleo"], ["check"]):
            out = program("log", *words, "--lang", lang).out
            assert "{" not in out
            english = (" games" in out, "others would" in out, "that evening" in out)
            assert any(english) == (lang == "en"), out
            assert ("2,3" in out) == (words[0] == "stats" and lang != "en"), out


def evenings_of_two(folder: Path, games: int) -> None:
    """Games of two, of which Anna has 20 points more on the track; who begins takes turns."""
    lines = []
    for i in range(games):
        players = [{"name": "Anna", "track": 50, "gems": i % 3}, {"name": "Ben", "track": 30 + i % 4}]
        tally = {"game": "africa", "players": players, "began": ("Anna", "Ben", "Ben", "Anna")[i % 4]}
        lines.append(scored(f"p{i}", tally, f"2025-{1 + i // 28:02}-{1 + i % 28:02}"))
    write(folder, *lines)


def test_who_is_good_at_what_and_whether_it_helps_to_begin(program: Program, folder: Path) -> None:
    evenings_of_two(folder, 24)
    out = program("log", "stats", "africa").out
    assert "Anna – Score track: on average 18.5 points more than the others at the table (24 games; with 99%" in out
    assert "Whoever began won 12 of 24 games. By chance alone it would be 12.0, and 95 times out of 100" in out
    assert "fewer" not in out
    assert "Ben – Score track: on average 18.5 points fewer" in program("log", "stats", "--player", "ben").out
    found = json.loads(program("log", "stats", "--format", "json").out)
    assert found["began"] == {"games": 24, "wins": 12, "chance": 12, "low": 7, "high": 17, "helps": None}
    sure = {(each["person"], each["category"]) for each in found["profiles"] if each["sure"]}
    assert sure >= {("Anna", "track"), ("Ben", "track")}


def test_the_games_of_one_year(program: Program, folder: Path) -> None:
    evenings_of_two(folder, 30)
    count = {"2025": 30, "2024": 0}
    for year, games in count.items():
        found = json.loads(program("log", "stats", "--year", year, "--format", "json").out)
        assert sum(found["games"].values()) == games
    assert json.loads(program("log", "stats", "--year", "2025", "--since", "2025-02", "--format", "json").out)[
        "games"
    ] == {"africa": 2}
    run = program("log", "stats", "--year", "25")
    assert (run.code, run.out) == (1, "")
    assert "--year: “25” is not a year." in run.err


def test_a_game_that_is_added_is_told_to_be_special(program: Program, folder: Path, tmp_path: Path) -> None:
    evenings_of_two(folder, 12)
    file = tmp_path / "tonight.json"
    players = [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 90}]
    file.write_text(json.dumps({"game": "africa", "players": players}), "utf-8")
    run = program("log", "add", file, "--at", "2025-11-22")
    special = "Ben: the first win at Africa, after 12 games without one"
    assert run.out.splitlines()[-1] == f"  {special}"
    assert f"   Special then: {special}\n" in program("log", "show").out
    kinds = [each["kind"] for each in json.loads(program("log", "show", "--format", "json").out)["special"]]
    assert kinds[0] == "first"
    assert {"best", "clearest"} <= set(kinds)
    assert json.loads(program("log", "show", "9", "--format", "json").out)["special"] == []


def test_all_that_is_special_is_said_in_each_language(program: Program, folder: Path) -> None:
    evenings_of_two(folder, 24)
    players = [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 90}]
    with (folder / "more.jsonl").open("w", encoding="utf-8") as file:
        file.write(json.dumps(scored("z", {"game": "africa", "players": players}, "2026-01-01")) + "\n")
    for lang in languages():
        for words in (["stats"], ["stats", "--player", "Ben"], ["show"]):
            out = program("log", *words, "--lang", lang).out
            assert "{" not in out
            english = ("than the others" in out, "Whoever began" in out, "Special then" in out)
            assert any(english) == (lang == "en"), out
