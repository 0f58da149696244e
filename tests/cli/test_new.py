"""`scorer new`: a package that works at once, parts that are added later, and what an author has changed stays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from itertools import combinations, permutations
from pathlib import Path

import pytest

from scorer.cli.new import FILES, PARTS
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.new import install
from tests.support.program import Program

CHOICES = [",".join(parts) for count in range(len(PARTS) + 1) for parts in combinations(PARTS, count)]
"""Every way to choose parts."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def made(program: Program, id: str, parts: str = "") -> dict[str, str]:
    """The files of a new package, without its name in them."""
    run = program("new", id, *(["--with", parts] if parts else []))
    assert run.code == 0, run.err
    return contents(id)


def contents(id: str) -> dict[str, str]:
    home = Path(f"scorer-{id}")
    return {
        str(file.relative_to(home)).replace(id, "?"): file.read_text("utf-8").lower().replace(id, "?")
        for file in home.rglob("*")
        if file.is_file()
    }


def test_what_is_written_is_named_and_says_how_to_go_on(program: Program) -> None:
    run = program("new", "yahtzee")
    assert (run.code, run.err) == (
        0,
        "In the folder scorer-yahtzee is a game that can be scored. How to go on:\n",
    )
    *written, cd, install, score, test = run.out.splitlines()
    assert all(Path(path).is_file() for path in written)
    assert len(written) == len(FILES) - 1  # a game that is not followed
    assert cd == "cd scorer-yahtzee"
    assert install.startswith("pip install")
    assert score == "scorer score yahtzee yahtzee.json --explain"
    assert test == "pytest"
    assert "avanna" not in "".join(contents("yahtzee").values())


def test_parts_that_are_added_later_are_those_of_the_beginning(program: Program) -> None:
    at_once = made(program, "zzzz", ",".join(PARTS))
    for number, order in enumerate(permutations(PARTS)):
        id = "abcdef"[number] * 4
        made(program, id)
        for part in order:
            assert program("new", id, "--with", part).code == 0
        assert contents(id) == at_once


def test_parts_find_their_places_in_what_earlier_versions_wrote(program: Program, folder: Path) -> None:
    """That of 0.1.0 said nothing of what people type behind a number."""
    made(program, "yahtzee")
    file = folder / "scorer-yahtzee/scorer_yahtzee/scoring.py"
    earlier = re.sub(
        r"^COIN = .*?^\"\"\".*?\n\n|, unit=\w+", "", file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    assert "COIN" not in earlier
    file.write_text(earlier, "utf-8")
    run = program("new", "yahtzee", "--with", ",".join(PARTS))
    assert run.code == 0, run.out
    assert " COIN" not in "".join([code.read_text("utf-8") for code in file.parent.glob("*.py")])


def test_parts_may_be_named_one_by_one(program: Program) -> None:
    assert program("new", "yahtzee", "--with", "ruling", "--with", "tie-break").code == 0
    assert contents("yahtzee") == made(program, "kniffel", "ruling,tie-break")


def test_it_is_added_to_from_within(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    made(program, "yahtzee")
    monkeypatch.chdir("scorer-yahtzee")
    run = program("new", "yahtzee", "--with", "tracking")
    assert (run.code, run.err) == (0, "")
    assert os.path.join("scorer_yahtzee", "tracking.py") in run.out.splitlines()


def test_what_an_author_has_changed_stays(program: Program) -> None:
    """What can be put in its place is; the rest is told, with its file and the line that it belongs to."""
    made(program, "yahtzee")
    init, scoring = (Path("scorer-yahtzee", "scorer_yahtzee", name) for name in ("__init__.py", "scoring.py"))
    code = init.read_text("utf-8")
    init.write_text(code.replace('    Category("sets", scoring.sets, ("sets", "none")),\n', ""), "utf-8")
    scoring.write_text(scoring.read_text("utf-8").replace("SET_POINTS = 15", "SET_POINTS = 20"), "utf-8")
    run = program("new", "yahtzee", "--with", "ruling")
    assert run.code == 1
    assert f'By hand, in {init}, below “Category("sets", scoring.sets, ("sets", "none")),”:' in run.out
    assert 'Category("leftover", scoring.leftover, ("counted", "uncounted"), (scoring.LEFTOVER,)),' in run.out
    now = init.read_text("utf-8")
    assert 'Category("sets"' not in now
    assert 'Category("leftover"' not in now
    assert "rulings=(Ruling(scoring.LEFTOVER," in now
    assert "rulings=()" not in now
    assert "SET_POINTS = 20" in scoring.read_text("utf-8")
    assert "def leftover(" in scoring.read_text("utf-8")


def test_a_room_that_has_become_a_folder_is_left_to_its_author(program: Program) -> None:
    made(program, "yahtzee")
    home = Path("scorer-yahtzee", "scorer_yahtzee")
    (home / "scoring").mkdir()
    (home / "scoring.py").rename(home / "scoring" / "tally.py")
    run = program("new", "yahtzee", "--with", "tie-break")
    assert run.code == 1
    assert "def most_cards(" in run.out
    assert not (home / "scoring.py").exists()


@pytest.mark.parametrize(
    ("args", "code", "told"),
    [
        (["Yahtzee"], 2, "“Yahtzee” cannot be the id of a game.\n  Allowed: small letters from a to z"),
        (["../x"], 2, "“../x” cannot be"),
        (["x" * 300], 2, "cannot be the id of a game"),
        (["africa"], 1, "There is a game “africa” already."),
        (["there"], 1, "The folder scorer-there is there already, and stays as it is.\n  Allowed: another name"),
        (["there", "--with", "ruling"], 1, "There is no package"),
        (["new", "--with", "rulling"], 2, "--with: “rulling” is not one of these words.\n  Did you mean “ruling”?"),
        (["mine", "--with", "ruling"], 1, "This game has the part “ruling” already."),
        (["mine"], 1, "The folder scorer-mine is there already"),
    ],
)
def test_what_cannot_be(args: list[str], code: int, told: str, program: Program, folder: Path) -> None:
    (folder / "scorer-there").mkdir()
    made(program, "mine", "ruling")
    before = sorted(folder.rglob("*"))
    run = program("new", *args)
    assert (run.code, run.out) == (code, "")
    assert told in run.err
    assert sorted(folder.rglob("*")) == before
    for lang in languages():
        assert "Traceback" not in program("new", *args, "--lang", lang).err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(program: Program, folder: Path) -> None:
    folder.chmod(0o500)
    run = program("new", "yahtzee")
    folder.chmod(0o700)
    assert run.code == 1
    assert "You are not allowed to write here." in run.err


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package for every choice of parts, each with what an installation says of it."""
    home = tmp_path_factory.mktemp("packages")
    for number, parts in enumerate(CHOICES):
        install(home, f"game{'abcdefgh'[number]}", parts)
    return home


def ran(packages: Path, *command: str) -> str:
    """What a command said that ran where the packages are installed."""
    homes = sorted(packages.glob("*/"))
    path = os.pathsep.join([str(ROOT), *map(str, homes)])
    run = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=packages,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.mark.slow
def test_every_choice_passes_its_own_tests(packages: Path) -> None:
    assert len(CHOICES) == 8
    assert " passed" in ran(packages, "pytest", "-q", "-p", "no:cacheprovider", ".")


@pytest.mark.slow
def test_every_choice_is_clean_and_typed(packages: Path) -> None:
    ran(packages, "ruff", "check", "--no-cache", ".")
    ran(packages, "ruff", "format", "--check", "--no-cache", ".")
    ran(packages, "mypy", "--strict", *map(str, sorted(packages.rglob("*.py"))))


@pytest.mark.slow
def test_every_choice_is_served(packages: Path) -> None:
    games = ran(packages, "scorer", "games", "--format", "json")
    for id in ("gamea", "gameh"):
        assert f'"id": "{id}"' in games
        assert "Winner with 42 points: Ann" in ran(packages, "scorer", "score", f"scorer-{id}/{id}.json", "--compare")
        assert "3 cards are a set, and a set is worth 15 points" in ran(packages, "scorer", "rules", f"{id}.score.sets")


@pytest.mark.slow
def test_what_is_counted_may_be_named_behind_its_number(packages: Path) -> None:
    (packages / "typed.py").write_text(
        "import scorer\n"
        "coins, cards = scorer.game('gamea').fields\n"
        "print(coins.typed('12 coins', 'en').value, cards.typed('1 card', 'en').value)\n",
        "utf-8",
    )
    assert ran(packages, "typed") == "12 1\n"


@pytest.mark.slow
def test_it_is_built(packages: Path) -> None:
    """As `pip install .` builds it."""
    ran(packages, "build", "--wheel", "--no-isolation", "--outdir", "built", "scorer-gameh")
    (wheel,) = (packages / "built").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        points = archive.read("scorer_gameh-0.1.0.dist-info/entry_points.txt").decode()
    assert {f"scorer_gameh/{name}.py" for name in ("__init__", "scoring", "reference", "tracking", "examples")} <= names
    assert points.split() == ["[scorer.games]", "gameh", "=", "scorer_gameh:GAME"]
