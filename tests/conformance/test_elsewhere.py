"""Games from other packages: what they may leave out, and that a broken one never breaks ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import scorer
from scorer import description, registry, tracking
from scorer.cli.lines import heads
from scorer.reference import entries, index
from scorer.registry import ids
from scorer.scoring import readings
from scorer.testing import check_game, followed, following, games, sheets
from scorer.text import i18n
from scorer.text.errors import language
from scorer.tracking.lines import read_line
from scorer.typed.question import Answer, Question
from tests.support import ROOT, elsewhere
from tests.support.program import Program

OWARE = ROOT / "examples" / "game"
CACHES = (
    *(
        registry._find,
        description._describe,
        registry._entry_points,
        registry._load_other,
        i18n._catalogue,
        tracking.kit_for,
    ),
    *(tracking.moves, entries._entries, entries._sections, entries._numbers, readings._defaults, index.index_of),
    *(sheets.tables_of, games.rule_ids),
)

Install = Callable[[str, str], Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package with a game of an id beside the others."""
    known = set(sys.modules)

    def put(id: str, code: str) -> Path:
        package, told = tmp_path / f"other_{id}", tmp_path / f"other_{id}-1.0.dist-info"
        package.mkdir()
        told.mkdir()
        (package / "__init__.py").write_text(code, "utf-8")
        (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: other-{id}\nVersion: 1.0\n", "utf-8")
        (told / "entry_points.txt").write_text(f"[scorer.games]\n{id} = other_{id}:GAME\n", "utf-8")
        clear()
        return package

    def clear() -> None:
        for cached in CACHES:
            cached.cache_clear()

    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(i18n, "_ELSEWHERE", [])
    yield put
    monkeypatch.undo()
    for name in set(sys.modules) - known:
        if name.startswith("other_"):
            del sys.modules[name]
    clear()


def copied(install: Install, id: str, *, without: tuple[str, ...] = ()) -> None:
    """Oware under another id, without some of its parts."""
    source = OWARE / "scorer_oware"
    package = install(id, "")
    for file in source.rglob("*.py"):
        name = file.relative_to(source).as_posix()
        if not name.startswith(without or ("?",)):
            target = package / name
            target.parent.mkdir(exist_ok=True)
            target.write_text(file.read_text("utf-8").replace("oware", id).replace("Oware", id.title()), "utf-8")


BROKEN = {
    "raises": "1 / 0",
    "leaves": "raise SystemExit(3)",
    "imports": "import there_is_no_such_package",
    "other": "from scorer.games.afritoria import GAME",
    "nothing": "GAME = 1",
    "lacks": "from scorer.model import Game\nGAME = Game('lacks', __name__, 'x', 'y', (), (), (), 'a', 'b')",
    "slow": "import time\ntime.sleep(3)",
}


@pytest.mark.parametrize("id", BROKEN)
def test_a_broken_game_is_named_and_left_out(
    id: str, install: Install, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = ids()
    monkeypatch.setattr(registry, "PATIENCE", 0.3)
    install(id, BROKEN[id])
    with pytest.warns(registry.LeftOut, match=f"“{id}”.*other-{id}"):
        assert ids() == ours
    registry._load_other.cache_clear()
    with pytest.warns(registry.LeftOut), pytest.raises(scorer.UnknownName):
        registry.game(id)
    for args in (["games"], ["rules", "who", "wins"], ["schema", "record"], ["rulings"]):
        run = program(*args)
        assert run.code == 0
        assert "Traceback" not in run.err
    registry._load_other.cache_clear()
    run = program("games", "--lang", "fi")
    assert f"Huomautus: Peli ”{id}”" in run.err
    assert id not in run.out
    run = program(
        "score", "africa", "examples/africa.json" if Path("examples").is_dir() else ROOT / "examples/africa.json"
    )
    assert (run.code, run.err) == (0, "")


GAME = "GAME = Game({id!r}, __name__, 'x', 'y', (), (), (), 'a', 'b'{more})"
NEWER = (
    "from scorer.model import Game\n" + GAME,
    "from scorer.model import Game\n" + GAME.replace("{more}", ", colours=1{more}"),
    "import scorer.model\nfrom scorer.of_later import News\n" + GAME.replace("Game(", "scorer.model.Game("),
    "from .of_later import News\n" + GAME,
    "import time\ntime.sleep(3)\n" + GAME,
)
"""What a package for a newer scorer may do, as far as it is loaded."""


@pytest.mark.parametrize("number", range(len(NEWER)))
def test_a_game_for_a_newer_scorer_says_which_helps(
    number: int, install: Install, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, id = ids(), f"newer{number}"
    monkeypatch.setattr(registry, "PATIENCE", 0.3)
    install(id, NEWER[number].format(id=id, more=f", api={registry.API + 1}"))
    told = f"“{id}” from the package other-{id} .* written for version 2 .* has version 1. "
    with pytest.warns(registry.LeftOut, match=told) as warned:
        assert ids() == ours
    assert isinstance(warned[0].message, registry.LeftOut)
    said = {warned[0].message.error.text(lang) for lang in scorer.languages()}
    assert len(said) == len(scorer.languages())
    assert all(text.endswith(": pip install -U africa-scorer") for text in said)
    registry._load_other.cache_clear()
    run = program("games", "--lang", "fi")
    assert (run.code, run.err) == (0, f"Huomautus: {warned[0].message.error.text('fi')}\n")


def test_the_version_is_found_below_a_package_that_cannot_be_loaded(install: Install) -> None:
    package = install("deep", "1 / 0")
    (package / "game.py").write_text(GAME.format(id="deep", more=", api=2"), "utf-8")
    told = package.parent / "other_deep-1.0.dist-info" / "entry_points.txt"
    told.write_text(told.read_text("utf-8").replace(":GAME", ".game:GAME"), "utf-8")
    with pytest.warns(registry.LeftOut, match="written for version 2"):
        ids()


def test_a_game_for_an_older_scorer_says_which_helps(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    copied(install, "older")
    assert "older" in ids()
    monkeypatch.setattr(registry, "API", 3)
    registry._load_other.cache_clear()
    with pytest.warns(registry.LeftOut, match="written for version 1 .* version 3.*newer package.*africa-scorer<2"):
        assert "older" not in ids()


@pytest.mark.parametrize(
    ("id", "code"),
    [
        ("wants", "from scorer.of_later import News"),
        ("names", "from scorer.model import News"),
        ("calls", "from scorer.model import Game\n" + GAME.format(id="calls", more=", colours=1")),
    ],
)
def test_what_scorer_lacks_may_be_in_a_newer_one(id: str, code: str, install: Install) -> None:
    install(id, code)
    with pytest.warns(registry.LeftOut, match=r"may be written for a newer scorer \(pip install -U africa-scorer\)"):
        ids()


def test_whoever_writes_a_game_is_told_where_it_fails(install: Install) -> None:
    package = install("typo", "from .rules import RULES")
    (package / "rules.py").write_text("from scorer.reference.entries import Rule\n\nRULES = Rule(reason='')\n", "utf-8")
    told = package.parent / "other_typo-1.0.dist-info"
    with pytest.warns(registry.LeftOut, match=r"newer scorer .*: other_typo/rules\.py:3: TypeError"):
        ids()
    (told / "direct_url.json").write_text('{"dir_info": {"editable": true}, "url": "file:///x"}', "utf-8")
    registry._load_other.cache_clear()
    with pytest.warns(registry.LeftOut, match=r"was left out: other_typo/rules\.py:3: TypeError: .*reason"):
        ids()


def test_a_rule_of_which_no_rulebook_was_read_needs_no_sources() -> None:
    assert entries.Rule("tiny.win", "Winning", "Most stones win.").sources == {}


def test_a_word_of_a_move_may_begin_like_an_article(install: Install) -> None:
    copied(install, "begun")
    kit = Path(sys.path[0]) / "other_begun" / "tracking" / "kit.py"
    text = kit.read_text("utf-8")
    kit.write_text(text.replace('"move", "sow"', '"move", "add"').replace('"move", "agree"', '"move", "wish"'), "utf-8")
    state, say = tracking.start("begun", ["Ann", "Ben"]), language("en")
    for line in ("a 3", "a3", "add 3", "3"):
        found = read_line(state, line, say, heads())
        assert isinstance(found, Answer), line
        assert found.value == {"move": "sow", "house": 3}
    asked = read_line(state, "w", say, heads())
    assert isinstance(asked, Question)
    assert len(asked.choices) > 1, "a question with one offer is none"


def test_a_field_of_ones_own_that_nobody_can_type_is_found(install: Install) -> None:
    copied(install, "typing")
    file = Path(sys.path[0]) / "other_typing" / "scoring" / "tally.py"
    text = file.read_text("utf-8")
    own = "class Own(Whole):\n    @property\n    def answers(self) -> object:\n        raise NotImplementedError\n\n\n"
    head, at, rest = text.partition("@dataclass")
    file.write_text(head + own + at + rest.replace("Whole(", "Own("), "utf-8")
    with pytest.raises(AssertionError, match=r"typing: form: store: .*`answers`"):
        check_game("typing")


def test_games_tells_the_package_of_a_game(install: Install, program: Program) -> None:
    copied(install, "shown")
    told = {"nl": "pakket: other-shown 1.0", "fr": "paquet\u00a0: other-shown 1.0", "en": "package: other-shown 1.0"}
    for lang, text in told.items():
        (line,) = [line for line in program("games", "--lang", lang).out.splitlines() if text in line]
        assert line.startswith("shown ")
    described = {game["id"]: game for game in json.loads(program("games", "--format", "json").out)}
    shown = described["shown"]
    assert (shown["package"], shown["version"]) == ("other-shown", "1.0")
    assert "package" not in described["africa"]


@pytest.mark.slow
def test_a_game_that_ends_the_process_stops_none_of_ours_and_can_be_found(install: Install, tmp_path: Path) -> None:
    """Nothing keeps it from ending what lists all games, as docs/why/architecture.md says."""
    install("gone", "import os\nos._exit(7)")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}

    def run(*args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *args]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)

    ours = run("-m", "scorer", "score", str(ROOT / "examples/africa.json"))
    assert (ours.returncode, ours.stdout[:6], ours.stderr) == (0, "Africa", "")
    found = run("-v", "-m", "scorer", "games")
    assert (found.returncode, found.stdout) == (7, "")
    assert "other_gone" in found.stderr.splitlines()[-1]


def test_what_a_game_prints_while_it_loads_is_no_part_of_a_result(install: Install, program: Program) -> None:
    silent = program("games")
    copied(install, "noisy")
    for part in ("__init__.py", "tracking/kit.py", "reference/rules.py"):
        file = Path(sys.path[0]) / "other_noisy" / part
        file.write_text(file.read_text("utf-8") + "\nprint('NOISE')\n", "utf-8")
    run = program("games")
    assert "NOISE" not in run.out
    assert "NOISE" in run.err
    assert set(silent.out.split()) < set(run.out.split())
    for args in (["template", "noisy"], ["schema", "record"], ["rules", "noisy"]):
        run = program(*args)
        assert run.code == 0
        assert "NOISE" not in run.out


def test_nothing_is_looked_for_when_a_game_of_ours_is_named(install: Install, program: Program) -> None:
    install("bad", "1 / 0")
    tally = json.loads((ROOT / "examples" / "afritoria.json").read_text("utf-8"))
    assert scorer.score(tally).to_dict("fr")
    assert scorer.rule("afritoria.win").title("nl")
    assert scorer.search("who wins", game="afritoria")
    assert tracking.start("afritoria", ["A", "B"])
    assert program("rules", "afritoria").code == 0
    assert registry._entry_points.cache_info().currsize == 0


def test_a_game_can_leave_out_everything_but_its_scoring_rules_and_tables(install: Install, program: Program) -> None:
    copied(install, "quiet", without=("tracking", "reference/sections"))
    check_game("quiet")
    assert "quiet" in ids()
    tally = '{"players": [{"name": "A", "store": 20}, {"name": "B", "store": 21}]}'
    assert "Winner with 21 points: B" in program("score", "quiet", piped=tally).out
    assert "quiet.feed" in program("rules", "quiet", "feeding").out
    assert program("rules", "quiet").code == 0
    for what in ("tally", "sheet", "rules", "record"):
        assert program("schema", what).code == 0
    for args in (["track", "quiet", "--record", "never.jsonl", "--players", "A,B"], ["schema", "record", "quiet"]):
        for lang, told in NOT_FOLLOWED.items():
            run = program(*args, "--lang", lang)
            assert (run.code, run.out) == (1, "")
            assert told in run.err
    assert not Path("never.jsonl").exists()
    header = '{"record": 1, "game": "quiet", "rules": 1, "players": ["A", "B"]}\n'
    assert "cannot yet be followed" in program("replay", "-", piped=header).err


def changed(package: str, file: str, right: str, wrong: str) -> None:
    """Puts a mistake into a copied game."""
    path = Path(sys.path[0]) / package / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")


@pytest.mark.parametrize(
    ("id", "file", "right", "wrong", "told"),
    [
        ("wronga", "examples.py", "TALLIES", "OTHERS", "examples.py has no TALLIES"),
        (
            "wrongb",
            "scoring/scoring.py",
            "player.store, player.store",
            "player.store, 0",
            r"TALLIES\[0\] of examples.py is said",
        ),
        ("wrongc", "scoring/texts.py", "item.what]", "item.count]", "fails: KeyError"),
        ("wrongd", "__init__.py", '"uncounted"', '"lost"', "which is not among the keys of the Category"),
        ("wronge", "__init__.py", '"uncounted")', '"uncounted", "lost")', "Never reached.*item rest lost"),
        ("wrongf", "__init__.py", ", (REST,)", "", "it may read only"),
    ],
)
def test_the_suite_says_what_is_wrong_and_where(
    *, id: str, file: str, right: str, wrong: str, told: str, install: Install
) -> None:
    copied(install, id, without=("tracking",))
    changed(f"other_{id}", file, right, wrong)
    game = registry.game(id)
    with pytest.raises(AssertionError, match=told):
        all(check(game) is None for check in sheets.CHECKS)


@pytest.mark.parametrize(
    ("id", "file", "right", "wrong", "told"),
    [
        ("badlz", "tracking/kit.py", 'N_("Sow a house")', '""', "The move “sow” .*: its title says nothing"),
        ("badma", "tracking/kit.py", 'N_("House")', '""', "“sow” .* “house”, the question says nothing"),
        ("badmb", "tracking/texts.py", "captures {points} seed", "captures {many} seed", "“captures” .* KeyError"),
        ("badmc", "tracking/texts.py", "return lines", "return []", "`view` of tracking/texts.py shows is nothing"),
        ("badmd", "tracking/kit.py", 'y."), rule="badmd.turn', 'y."), rule="badmd.turns', "reference has none"),
        ("badme", "tracking/kit.py", 'ended="badme.end', 'ended="badme.fed', "rule of the end begins with badme.end"),
        ("badmf", "tracking/kit.py", "if refuse_sow(state, move) is None", "if move", "is among what .* is empty"),
        ("badmg", "tracking/kit.py", "HOUSES + 1)) if", "HOUSES)) if", "is not among what .* of it: nothing"),
    ],
)
def test_the_suite_says_what_is_wrong_with_following(
    *, id: str, file: str, right: str, wrong: str, told: str, install: Install
) -> None:
    copied(install, id)
    changed(f"other_{id}", file, right, wrong)
    checks = [partial(followed.check_moves_and_questions, registry.game(id))]
    for table in following.tables(id):
        checks += [partial(check, *table) for check in (followed.check_what_happens, *following.CHECKS)]
    with pytest.raises(AssertionError, match=told):
        all(check() is None for check in checks)


def test_what_may_be_left_out_is_the_same_in_a_player(install: Install) -> None:
    copied(install, "badly")
    changed("other_badly", "scoring/tally.py", "rest: int = 0", "rest: int = 1")
    with pytest.raises(AssertionError, match="rest may be left out of a tally and is then 0"):
        games.check_what_is_left_out(registry.game("badly"))


def test_a_text_without_a_translation_is_named(install: Install) -> None:
    copied(install, "halfway")
    folder = Path(sys.path[0]) / "other_halfway/locales/nl/LC_MESSAGES"
    folder.mkdir(parents=True)
    with (OWARE / "scorer_oware/locales/nl/LC_MESSAGES/scorer.po").open("rb") as source:
        catalogue = read_po(source)
    catalogue.delete("Sow a house")
    with (folder / "scorer.mo").open("wb") as target:
        write_mo(target, catalogue)
    i18n._catalogue.cache_clear()
    with pytest.raises(AssertionError, match=r"locales/nl/LC_MESSAGES/scorer\.po has no translation.*: “Sow a house”"):
        followed.check_moves_and_questions(registry.game("halfway"))


def test_a_decided_tie_has_a_sentence_without_one_of_the_game(install: Install) -> None:
    copied(install, "tied", without=("tracking",))
    ties = 'tie_breaks=(TieBreak("tied.win", lambda player, readings: player.store),),'
    changed("other_tied", "__init__.py", "    rulings=RULINGS,", f"    rulings=RULINGS,\n    {ties}")
    changed("other_tied", "__init__.py", "import Category, Game", "import Category, Game, TieBreak")
    players = [{"name": "A", "store": 20, "rest": 4}, {"name": "B", "store": 24}]
    sheet = scorer.score({"game": "tied", "players": players})
    said = {lang: sheet.to_dict(lang)["decision"]["text"] for lang in scorer.languages()}
    assert said["en"] == "Winner with 24 points after a tie-break: B (compared: A: 20, B: 24)"
    assert len(set(said.values())) == len(said)
    players[0] = {"name": "A", "store": 24}
    shared = scorer.score({"game": "tied", "players": players}).explain().decision()
    assert shared == "Shared victory with 24 points, also after the tie-break: A and B (compared: A: 24, B: 24)"


NOT_FOLLOWED = {
    "en": "Quiet cannot yet be followed while it is being played; it can only be scored.",
    "nl": "Quiet kan nog niet worden gevolgd",
    "de": "Quiet lässt sich noch nicht während der Partie begleiten",
    "fr": "Quiet ne peut pas encore être suivi",
    "fi": "Quiet: tätä peliä ei voi vielä seurata",
}


@pytest.fixture(scope="module")
def oware(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package, built and installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("oware")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(OWARE)]
    # Its catalogues are compiled by a program of this environment.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PATH": path})
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "installed")
    return folder / "installed"


def run(installed: Path, *args: str, piped: str = "") -> subprocess.CompletedProcess[str]:
    """Python with the example beside this package."""
    return subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{installed}", "PYTHONIOENCODING": "utf-8"},
        cwd=installed,
        input=piped,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.slow
def test_the_example_passes_its_own_tests(oware: Path) -> None:
    done = run(oware, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", str(OWARE / "tests"))
    assert done.returncode == 0, done.stdout


@pytest.mark.long
@pytest.mark.parametrize("name", [each.name for each in elsewhere.PACKAGES if each != OWARE])
def test_the_other_examples_pass_their_own_tests(name: str, tmp_path: Path) -> None:
    package = OWARE.parent / name
    tests = ("-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", str(package / "tests"))
    done = run(elsewhere.install(package, tmp_path), *tests)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_everything_serves_the_example(oware: Path) -> None:
    def scorer_(*args: str, piped: str = "") -> str:
        done = run(oware, "-m", "scorer", *args, piped=piped)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    assert "oware      traditional, Abapa rules; players: 2" in scorer_("games")
    tally = '{"players": [{"name": "Ama", "store": 23, "rest": 4}, {"name": "Kofi", "store": 21}]}'
    told = scorer_("score", "oware", "--explain", "--compare", "--lang", "fr", piped=tally)
    assert "4 graines restées dans ses cases" in told
    assert "Victoire avec 27 points\u00a0: Ama" in told
    assert "Feeding" in scorer_("rules", "oware", "must I feed the other player")
    assert "oware.capture.grand-slam=forbidden" in scorer_("rulings", "oware")
    assert '"store": 0' in scorer_("template", "oware")
    for what in ("tally", "sheet", "rules", "record"):
        assert "oware" in scorer_("schema", what)
    moves = "zaai 3\nsow 1\nundo\n"
    names = ("--record", "game.jsonl", "--players", "Ama,Kofi")
    assert "Kofi zaait 5 zaden" in scorer_("track", "oware", *names, "--lang", "nl", piped=moves)
    assert "Ama sows 4 seeds from house 3" in scorer_("replay", "game.jsonl")


@pytest.mark.parametrize(("words", "wanted"), [("scorer score ow", "oware"), ("scorer rules oware.fe", "oware.feed")])
def test_the_example_is_completed(words: str, wanted: str, oware: Path) -> None:
    asked = {"_SCORER_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": "2"}
    code = f"import os, sys; os.environ.update({asked!r}); from scorer.cli import main; sys.exit(main([]))"
    done = run(oware, "-c", code)
    assert done.stdout.split() == [wanted], done.stderr


@pytest.mark.slow
def test_the_site_has_the_example(oware: Path) -> None:
    code = (
        "import sys; sys.path[:0] = [sys.argv[1]]; import scorer; from docs.site import pages\n"
        "for lang in scorer.languages():\n"
        "    made = pages.pages(lang)\n"
        "    print(lang, 'rules/oware.md' in made, 'oware.feed' in made['rules/oware.md'])\n"
    )
    done = run(oware, "-c", code, str(ROOT))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("True True") == len(scorer.languages())
