"""An evening at the table: short words, mistakes, undo, fix; through pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scorer import tracking
from scorer.text.i18n import languages
from scorer.tracking.course import Course, replay
from tests.support import ROOT
from tests.support.program import Program, Run
from tests.support.system import POSIX

Line = dict[str, Any]


def course_of(file: Path) -> Course:
    return replay(file.read_bytes().splitlines())


def lines_of(file: Path) -> list[Line]:
    return [json.loads(line) for line in file.read_bytes().splitlines()][1:]


def moves_of(file: Path) -> list[Line]:
    """The moves that stand, without who made them."""
    return [step.move.to_dict() for step in course_of(file).steps() if step.move is not None]


class Evening:
    def __init__(self, program: Program, file: Path) -> None:
        self.program = program
        self.file = file

    def __call__(self, game: str, *lines: str, lang: str = "en", typed: bool = False, players: str = "Anna,Ben") -> Run:
        text = "".join([line + "\n" for line in lines])
        args = ["track", game, "--record", self.file, "--lang", lang]
        given = {"typed": text} if typed else {"piped": text}
        return self.program(*args, *(["--players", players] if players else []), **given)


@pytest.fixture
def evening(program: Program, tmp_path: Path) -> Evening:
    return Evening(program, tmp_path / "evening.jsonl")


# The same evening in the words of each language: a lion next to none, next to one, two nuggets, a kettle, a nomad next
# to three empty spaces, a monument, a lion moved from none to one, a free move, a research camp.
AFRICA = {
    "en": ("l0;l1", "g2; k", "n3", "monument", ">l01", "done", "f", "research 2", "skip"),
    "nl": ("l0;l1", "g2; ketel", "n3", "monument", ">l01", "klaar", "vrij", "puntenkamp 2", "sla over"),
    "de": ("l0;l1", "g2; Kessel", "Nomaden 3", "m", ">l01", "fertig", "frei", "Forschungscamp 2", "verzichten"),
    "fr": ("lion 0;l1", "or 2; marmite", "n3", "m", ">l01", "fini", "libre", "recherche 2", "passer"),
    "fi": ("leijona 0;l1", "kulta 2; kattila", "p3", "m", ">l01", "valmis", "vapaa", "tutkimus 2", "ohita"),
}
AFRICANA = {
    "en": ("Port Natal, Cairo, 4, 3", "expedition Napoli Lagos 2 5", "ct j 3 1", "se zan 6 4", "ad tri 1 1"),
    "nl": ("Port Natal, Cairo, 4, 3", "expeditie Napels Lagos 2 5", "kaap j 3 1", "se zan 6 4", "ad tri 1 1"),
    "de": ("Port Natal, Kairo, 4, 3", "Expedition Neapel Lagos 2 5", "Kapst dsch 3 1", "se san 6 4", "ad tri 1 1"),
    "fr": ("Port Natal, Le Caire, 4, 3", "expédition Naples Lagos 2 5", '"Le Cap" dj 3 1', "se zan 6 4", "ad tri 1 1"),
    "fi": ("Port Natal, Kairo, 4, 3", "retkikunta Napoli Lagos 2 5", "kapk j 3 1", "se san 6 4", "ad tri 1 1"),
}
TURNS = {
    "en": ("draw", "go ad m; join 5 travel; move lag v", "end"),
    "nl": ("trekken", "ga ad m; deelnemen 5 r; reizen lag v", "klaar"),
    "de": ("nachziehen", "bewegen ad m; teilnehmen 5 r; gehen lag v", "fertig"),
    "fr": ("piocher", "aller ad m; participer 5 carte; aller lag v", "fini"),
    "fi": ("nosta", "mene ad m; osallistu 5 matka; liiku lag v", "valmis"),
}
AFRITORIA = {
    "en": ("g10;b5", "g6;b3"),
    "nl": ("groene leeuw; blauwe zebra", "g6;bl3"),
    "de": ("grüner Löwe; Zebra blau", "g6;bl3"),
    "fr": ("lion vert; zèbre bleu", "g6;b3"),
    "fi": ("vihreä leijona; sininen seepra", "g6;b3"),
}


def test_all_languages_are_here() -> None:
    assert set(AFRICA) == set(AFRICANA) == set(AFRITORIA) == set(languages())


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", languages())
def test_an_evening_of_africa(lang: str, evening: Evening) -> None:
    run = evening("africa", *AFRICA[lang], lang=lang)
    assert (run.code, run.err) == (0, "")
    lion = {"move": "reveal", "tile": "animal", "kind": "lion"}
    assert moves_of(evening.file) == [
        lion,
        {**lion, "near": 1},
        {"move": "reveal", "tile": "gold", "symbols": 2},
        {"move": "reveal", "tile": "goods", "kind": "kettle"},
        {"move": "reveal", "tile": "nomad", "near": 3},
        {"move": "reveal", "tile": "monument"},
        {"move": "animal", "kind": "lion", "moved": 1},
        {"move": "end"},
        {"move": "free"},
        {"move": "research", "near": 2},
        {"move": "skip"},
    ]


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", languages())
def test_an_evening_of_africana(lang: str, evening: Evening) -> None:
    run = evening("africana", *AFRICANA[lang], *TURNS[lang], lang=lang)
    assert (run.code, run.err) == (0, "")
    told = moves_of(evening.file)
    assert [(move["start"], move["goal"], move["silver"], move["points"]) for move in told[:5]] == [
        ("Port Natal", "Cairo", 4, 3),
        ("Napoli", "Lagos", 2, 5),
        ("Cape Town", "Jidda", 3, 1),
        ("Serengeti", "Zanzibar", 6, 4),
        ("Addis Abeba", "Tripoli", 1, 1),
    ]
    assert told[5:] == [
        {"move": "draw"},
        {"move": "go", "to": "Addis Abeba", "card": "magenta"},
        {"move": "join", "space": 5, "bonus": "travel card"},
        {"move": "go", "to": "Lagos", "card": "violet"},
        {"move": "end"},
    ]


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", languages())
def test_an_evening_of_afritoria(lang: str, evening: Evening) -> None:
    run = evening("afritoria", *AFRITORIA[lang], lang=lang)
    assert (run.code, run.err) == (0, "")
    assert [move["card"] for move in moves_of(evening.file)] == [
        "green lion",
        "blue zebra",
        "green hyena",
        "blue gazelle",
    ]


# Nothing becomes what nobody said.


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("africa", "reveal animal lino 0"),
        ("africa", "reveal animal giraffe 0"),
        ("africa", "reveal goods kettel"),
        ("africa", "goods Ben"),
        ("africa", "lino 2"),
        ("africana", "Napoli serengetti 5 2"),
        ("africana", "expedition mask Cairo 5 2"),
        ("africana", "Napoli c 5 2"),
    ],
)
def test_a_new_name_in_a_pipe_is_refused(game: str, line: str, evening: Evening) -> None:
    run = evening(game, line)
    assert run.code == 1
    assert moves_of(evening.file) == []


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("africa", "l"),
        ("africa", "g"),
        ("africa", "reveal animal"),
        ("africa", "n"),
        ("africana", "Napoli Cairo"),
        ("africana", "Napoli Cairo 5"),
    ],
)
def test_what_is_missing_is_never_none(game: str, line: str, evening: Evening) -> None:
    assert evening(game, line).code == 1
    assert moves_of(evening.file) == []


def test_a_new_name_on_purpose(evening: Evening) -> None:
    assert evening("africa", "move animal giraffe! 0", "reveal animal giraffe! 0", "gir 1").code == 1
    assert [move["kind"] for move in moves_of(evening.file)] == ["giraffe", "giraffe"]


def test_a_plural_is_the_same_kind(evening: Evening) -> None:
    assert evening("africa", "aufdecken Handelswaren Trommel; Trommeln", "Löwe 0; Loewen 1", lang="de").code == 0
    assert [move["kind"] for move in moves_of(evening.file)] == ["drum", "drum", "lion", "lion"]


# At a terminal


def test_a_new_word_is_asked_about(evening: Evening) -> None:
    run = evening("africa", "reveal animal lino 0", "y", "lino 1", "y", "reveal animal gnu 0", "y", typed=True)
    assert "“lino” is new. Did you mean Reveal a tile, animal, lion, 0? (yes/no) > " in run.err
    assert "Is “gnu” a separate name at this table? (yes/no) > " in run.err
    assert [move["kind"] for move in moves_of(evening.file)] == ["lion", "lion", "gnu"]


def test_who_says_no_has_said_nothing(evening: Evening) -> None:
    evening("africa", "reveal animal lino 0", "n", "n", "g1", typed=True)
    assert moves_of(evening.file) == [{"move": "reveal", "tile": "gold", "symbols": 1}]


def test_missing_values_are_asked_for_in_order(evening: Evening) -> None:
    evening("africa", "l0; l1", "l", "two", "n4", "move animal lion", "0", "1", typed=True)
    assert moves_of(evening.file)[2:] == [
        {"move": "reveal", "tile": "animal", "kind": "lion", "near": 2},
        {"move": "reveal", "tile": "nomad", "near": 4},
        {"move": "animal", "kind": "lion", "moved": 1},
    ]


def test_a_refused_value_is_asked_again_and_the_rest_is_kept(evening: Evening) -> None:
    run = evening("africa", "l3", "0", typed=True)
    assert "No other animal of this kind lies face up." in run.err
    assert moves_of(evening.file) == [{"move": "reveal", "tile": "animal", "kind": "lion"}]


def test_commands_work_in_the_middle_of_a_move(evening: Evening) -> None:
    run = evening("africa", "g2", "reveal", "?", "score", "rules nomad", "why", "animal", "lion", "0", "", typed=True)
    assert "gold, gems, trade goods, animal, nomad, monument" in run.err
    assert "If the game ended now:" in run.out
    assert "Reveal a tile, animal, lion – How many animals of its kind are next to it?" in run.err
    assert len(moves_of(evening.file)) == 2
    evening("africa", "reveal", "undo", "y", "reveal", "quit", "g1", typed=True, players="")
    assert len(moves_of(evening.file)) == 1


def test_short_forms_work_at_a_question(evening: Evening) -> None:
    evening("africa", "l0", "reveal", "l1", "gold", "both", "no", "2-1", "2", typed=True)
    lion = {"move": "reveal", "tile": "animal", "kind": "lion"}
    assert moves_of(evening.file) == [lion, {**lion, "near": 1}, {"move": "reveal", "tile": "gold", "symbols": 2}]


def test_of_two_meanings_one_is_chosen_by_its_number(evening: Evening) -> None:
    run = evening("africa", "n1; g2; j1; nomad 1 4", typed=True)
    assert "1  Move a nomad, 1, 4\n" in run.err.replace("    1", "1")
    evening("africa", "nomad 1 4", "2", "nomad 1 4", "1", "nomad 1 4", "", typed=True, players="")
    assert moves_of(evening.file)[3:] == [
        {"move": "reveal", "tile": "nomad", "near": 1, "moved": 4},
        {"move": "nomad", "near": 1, "moved": 4},
    ]


def test_a_question_mark_plays_nothing(evening: Evening) -> None:
    run = evening("africa", "gold 2?", "lion 0 ?", "? gold 2", "undo?", typed=False)
    assert run.out.count("This is allowed.") == 3
    assert moves_of(evening.file) == []


def test_a_line_of_json_is_only_for_whose_turn_it_is(evening: Evening) -> None:
    run = evening("africa", '{"by": "Ben", "move": "free"}', '{"by": "Anna", "move": "free"}')
    assert (run.code, moves_of(evening.file)) == (1, [{"move": "free"}])
    assert run.err == "Error: It is not Ben’s turn.\n  Allowed: Anna\n"


def test_one_is_not_yes(evening: Evening) -> None:
    evening("africa", "g1; g2", "undo 2", "1", "n", typed=True)
    assert len(moves_of(evening.file)) == 2


def test_undo_says_what_it_takes_back(evening: Evening) -> None:
    run = evening("africa", "l0; g1; j2", "undo", "y", "undo 2", "n", "undo! 2", typed=True)
    assert "3. Ben: Reveal a tile: gems" in run.err
    assert "Take 2 moves back? (yes/no) > " in run.err
    assert "Nothing was taken back." in run.err
    assert "Undone; moves so far: 0" in run.err
    assert lines_of(evening.file)[3:] == [{"undo": 1, "forced": True}] * 3


def test_undo_in_a_pipe(evening: Evening) -> None:
    run = evening("africa", "f; f; f", "undo 2", "undo 5", "undo x", "l0", "undo")
    assert run.code == 1
    assert "There is no move 5." in run.err
    assert "undo!" in run.err
    assert [move["move"] for move in moves_of(evening.file)] == ["free", "reveal"]


def test_fix_mends_a_move_and_checks_the_later_ones(evening: Evening) -> None:
    run = evening("africa", "l0; g1; j2", "fix 2 g2")
    assert (run.code, run.err) == (0, "")
    assert "2. Anna: Reveal a tile: gold\n   Anna reveals gold: 2 points" in run.out
    assert "The 1 later move still fits." in run.out
    assert [move.get("symbols") for move in moves_of(evening.file)] == [None, 2, 2]
    # The record has only grown, by one line, so that no crash can leave half of it.
    assert lines_of(evening.file)[1] == {"by": "Anna", "move": "reveal", "tile": "gold", "symbols": 1}
    assert len(lines_of(evening.file)) == 4
    assert lines_of(evening.file)[3]["mend"] == 2


@pytest.mark.parametrize("fix", ["fix 1 z0", "fix 1 f", "fix 9 g1", "fix x", "fix", "fix 1", "fix 2 l9"])
def test_a_fix_that_does_not_fit_changes_nothing(fix: str, evening: Evening) -> None:
    evening("africa", "l0; l1; j2")
    before = evening.file.read_bytes()
    assert evening("africa", fix, players="").code == 1
    assert evening.file.read_bytes() == before


def test_a_fix_may_take_the_rest_back(evening: Evening) -> None:
    run = evening("africa", "l0; l1; j2", "fix 1", "z0", "n", "fix 1 z0", "y", typed=True)
    assert "2. Anna: Reveal a tile: animal; lion" in run.err
    assert [move["kind"] for move in moves_of(evening.file)] == ["zebra"]


def test_hits_of_the_rules_have_numbers(evening: Evening) -> None:
    run = evening("africa", "rules nomad", "rules 2")
    title = next(line for line in run.out.splitlines() if line.startswith("  2. ")).removeprefix("  2. ")
    assert f"\n{title.partition(' (')[0]} [" in run.out


def test_an_answer_of_why_is_no_error(evening: Evening) -> None:
    run = evening("africa", "why l3", "why g", "why nonsense")
    assert (run.code, run.err) == (0, "")
    assert "Error" not in run.out


@pytest.mark.parametrize("typed", [True, False])
def test_no_english_keys_in_brackets(typed: bool, evening: Evening) -> None:
    run = evening("africa", "aufdecken xyz", "<", lang="de", typed=typed)
    assert "(goods)" not in run.err + run.out


def test_wrong_names_are_asked_for_again(evening: Evening) -> None:
    run = evening("africa", "?", "Anna", "Anna, Anna", "Anna, Ben", "g1", typed=True, players="")
    assert run.code == 0
    assert run.err.count("Error: ") == 2
    assert len(moves_of(evening.file)) == 1


def test_a_record_has_a_usual_name(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def track(game: str, players: str) -> str:
        run = program("track", game, "--players", players, piped="")
        assert run.code == 0
        return run.err.split("“")[1].split("”")[0]

    first = track("africa", "Anna,Ben")
    assert first.startswith("africa-20")
    assert track("africa", "Anna,Ben") == first
    assert track("africa", "Cleo,Dora") == first.replace(".jsonl", "-2.jsonl")
    assert track("afritoria", "Anna,Ben").startswith("afritoria-20")
    assert len(list(tmp_path.iterdir())) == 3


# Two programs


@pytest.mark.unmeasured
def test_of_two_programs_that_begin_one_record_one_is_told(tmp_path: Path) -> None:
    script = (
        "import sys; from scorer.cli import track, main\n"
        "track._begun = lambda path: False\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    file = tmp_path / "evening.jsonl"

    def begin(players: str) -> subprocess.CompletedProcess[str]:
        args = ["track", "africa", "--record", str(file), "--players", players]
        return subprocess.run(
            [sys.executable, "-c", script, *args], input="f\n", capture_output=True, text=True, check=False, cwd=ROOT
        )

    # Each of them has seen no file.
    assert begin("Anna,Ben").returncode == 0
    late = begin("Cleo,Dora")
    assert late.returncode == 1
    assert "begun already" in late.stderr
    assert course_of(file).state.setup.players == ("Anna", "Ben")
    assert course_of(file).number == 1
    assert tracking.current_player(course_of(file).state) == "Ben"


# What can be opened


@POSIX
@pytest.mark.parametrize("target", ["/dev/zero", "/dev/full", "fifo"])
def test_what_is_no_file_is_told_at_once(target: str, program: Program, tmp_path: Path) -> None:
    path = target
    if target == "fifo":
        path = str(tmp_path / "fifo")
        os.mkfifo(path)
    run = program("track", "africa", "--record", path, "--players", "Anna,Ben", piped="f\n")
    assert (run.code, run.out) == (1, "")
    assert "cannot be kept" in run.err
    run = program(
        *("track", "africa", "--record", tmp_path / "new", "--players", "Anna,Ben"), "--option", f"board=@{path}"
    )
    assert run.code == 2
    assert not (tmp_path / "new").exists()


@POSIX
def test_an_endless_record_is_told(program: Program) -> None:
    run = program("replay", "/dev/zero")
    assert (run.code, run.out) == (1, "")
    assert "too large" in run.err


def test_a_tally_given_to_replay_is_scored(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "tally.json"
    file.write_text('{"game": "africa",\n "players": [{"name": "Anna", "track": 3}, {"name": "Ben", "track": 1}]}')
    run = program("replay", file)
    assert run.code == 0
    assert "Winner with 3 points: Anna" in run.out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[" * 100_000, "nested"),
        ('{"places": {}, "places": {}}', "twice"),
        ("\ufeff", "input is empty"),
        ("", "input is empty"),
    ],
)
def test_files_of_options_are_read_as_tallies_are(text: str, told: str, program: Program, tmp_path: Path) -> None:
    option = tmp_path / "map.json"
    option.write_text(text, encoding="utf-8")
    run = program(
        *("track", "africana", "--record", tmp_path / "new", "--players", "Anna,Ben"), "--option", f"map=@{option}"
    )
    assert run.code in (1, 2)
    assert told in run.err
    assert not (tmp_path / "new").exists()
