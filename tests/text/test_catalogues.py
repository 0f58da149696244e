"""A catalogue of one of our languages is complete, or this is red; and what the tool for translators does."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

import scorer
from scorer.catalogues import check, files
from scorer.catalogues.check import findings_of, read_style_sheet
from scorer.catalogues.compiling import DRAFTS, compile_catalogue, compile_folder
from scorer.catalogues.projects import Project, find_projects
from scorer.catalogues.texts import domains_of, texts_of
from scorer.cli.terminal import speak
from scorer.registry import ids
from scorer.text import i18n
from scorer.text.catalogue import Catalogue
from scorer.text.errors import InvalidDocument, ScorerError, language
from scorer.text.i18n import COMPLETE
from tests.support import EXAMPLES, ROOT
from tests.support.catalogues import LANGUAGES, OURS
from tests.support.elsewhere import PACKAGES
from tests.support.program import Program

STYLES = ROOT / "docs" / "styles"


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", COMPLETE)
def test_nothing_is_missing_or_wrong(lang: str) -> None:
    assert [(finding.line, finding.text, finding.explain(language("en"))) for finding in findings_of(OURS, lang)] == []


@pytest.mark.unmeasured
@pytest.mark.parametrize("domain", ["scorer", "rules"])
def test_our_catalogues_are_as_they_are_written(domain: str) -> None:
    """Whoever writes a text finds no other in the difference; `scorer catalogues update` makes it so."""
    assert files.render(OURS, "nl", domain) == files.path_of(OURS, "nl", domain).read_bytes()


def test_there_are_texts() -> None:
    assert len(texts_of(OURS, "scorer")) > 200
    assert len(texts_of(OURS, "rules")) > 100


@pytest.mark.parametrize("folder", ["locales", "examples/game/scorer_oware/locales"])
def test_the_files_that_texts_are_from_are_there(folder: str) -> None:
    """From the folder that the package lies in, which for ours is that of the catalogues, too."""
    locales = ROOT / folder
    home = ROOT if locales.parent == ROOT else locales.parents[1]
    for file in sorted(locales.glob("*/LC_MESSAGES/*.po")):
        lines = [line for line in file.read_text("utf-8").splitlines() if line.startswith("#: ")]
        assert lines or file.name == "search.po"
        assert not [line for line in lines if not all((home / place).exists() for place in line.split()[1:])], file


def test_a_style_sheet_is_read_as_it_is_meant() -> None:
    sheets = {lang: read_style_sheet((STYLES / f"{lang}.md").read_text("utf-8")) for lang in LANGUAGES}
    assert all(len(sheet) > 5 for sheet in sheets.values())
    row = check.Row("artefact", "kunstvoorwerp", "")
    assert row in sheets["nl"]
    assert row.find("De Artefacten") == "Artefact"
    assert not row.find("superartefact")
    assert check.Row(r"(?<=[\w,;] )Sie\b", "du", "").find("Nehmen Sie")
    assert not check.Row(r"(?<=[\w,;] )Sie\b", "du", "").find("als sie")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_term_is_written_as_in_the_glossary_wherever_it_heads_an_entry(lang: str) -> None:
    """An entry whose English title is a term has the glossary's word for it in its title or text."""
    for game in ids():
        terms = {entry.title(): entry.title(lang) for entry in scorer.rules(game) if entry.kind == "term"}
        for entry in scorer.rules(game):
            if entry.kind == "rule" and (word := terms.get(entry.title())):
                told = f"{entry.title(lang)} {entry.text(lang)}".casefold()
                assert word.casefold()[:5] in told, (entry.id, word)


PYPROJECT = """[project]
name = "tiny-game"
version = "2.1"
authors = [{ name = "Ada", email = "ada@example.org" }]
[project.entry-points."scorer.games"]
tiny = "tiny_game:GAME"
"""
GAME = """from scorer.model import Game
GAME = Game("tiny", __package__, "Tiny", "Ada", (), (), (), "tiny.win", "tiny.win")
"""
TEXTS = """from scorer.text.i18n import N_, NN_
WIN = NN_("{count} stone is left on the board.", "{count} stones are left on the board.")
END = N_("Game over after 3 rounds")
GOLD = N_("gold")
OPEN = N_("Open {door} now.")
"""
RULES = """from scorer.reference.entries import Rule
RULES = (Rule("tiny.win", "Winning", "Most stones win.", {}, words="victory"),)
"""


NUMBERS = count(1)


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A package with a game, nowhere installed, with a Swedish catalogue that has just been begun."""
    home = tmp_path / "tiny"
    name = f"tiny_game{next(NUMBERS)}"  # what was imported stays
    package = home / name
    (package / "reference").mkdir(parents=True)
    (home / "pyproject.toml").write_text(PYPROJECT.replace("tiny_game", name), "utf-8")
    for module, text in (("__init__", GAME), ("texts", TEXTS), ("reference/__init__", ""), ("reference/rules", RULES)):
        (package / f"{module}.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(home))
    (found,) = find_projects(package / "reference")
    files.add(found, "sv")
    return found


def replace(file: Path, *pairs: tuple[str, str]) -> None:
    text = file.read_text("utf-8")
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    file.write_text(text, "utf-8")


def test_a_catalogue_is_begun_in_the_name_of_its_package(tiny: Project) -> None:
    text = files.path_of(tiny, "sv", "rules").read_text("utf-8")
    assert text.startswith("# Swedish texts of tiny-game.\n")
    assert '"Project-Id-Version: tiny-game 2.1\\n"' in text
    assert '"Report-Msgid-Bugs-To: ada@example.org\\n"' in text
    assert f"\n#: {tiny.sources[0].name}/reference/rules.py\n" in text
    assert "scorer" not in text
    with pytest.raises(ScorerError, match="already there"):
        files.add(tiny, "sv")


def test_what_a_translator_wrote_into_the_header_stays(tiny: Project) -> None:
    file = files.path_of(tiny, "sv", "scorer")
    replace(file, ("Last-Translator: the tiny-game authors", "Last-Translator: Ulla <ulla@example.org>"))
    before = file.read_text("utf-8")
    files.update(tiny, ["sv"])
    assert file.read_text("utf-8") == before


def test_what_is_clean_stays_as_it_is(tiny: Project) -> None:
    file = files.path_of(tiny, "sv", "scorer")
    code = tiny.sources[0] / "texts.py"
    before = file.read_bytes()
    lines = code.read_text("utf-8").splitlines(keepends=True)
    texts = [line for line in lines if "N_(" in line]
    assert len(texts) > 2
    # Nothing but the order has changed.
    code.write_text("".join([line for line in lines if line not in texts] + texts[::-1]), "utf-8")
    texts_of.cache_clear()
    files.update(tiny, ["sv"])
    assert file.read_bytes() == before
    # A new text comes behind the one that it follows there.
    code.write_text(code.read_text("utf-8").replace(texts[1], f'{texts[1]}NEW = N_("A new one")\n'), "utf-8")
    texts_of.cache_clear()
    files.update(tiny, ["sv"])
    place = f"#: {tiny.sources[0].name}/texts.py\n"
    new = f'{place}msgid "A new one"\nmsgstr ""\n\n'
    text = file.read_text("utf-8")
    assert text.replace(new, "") == before.decode()
    assert texts[1].split('"')[1].rpartition('"')[0] in text[: text.index(new)].rpartition("#: ")[2]


SINGLE = 'msgid "Game over after 3 rounds"\nmsgstr ""'
GOLD = 'msgid "gold"\nmsgstr ""'
PLURAL = 'msgstr[0] ""\nmsgstr[1] ""'


def test_all_that_is_missing_or_wrong_is_found_at_once(tiny: Project) -> None:
    file = files.path_of(tiny, "sv", "scorer")
    replace(
        file,
        (SINGLE, 'msgid "Game over after 3 rounds"\nmsgstr "Slut efter 4 rundor."'),
        (GOLD, 'msgid "gold"\nmsgstr "gold"'),
        ('now."\nmsgstr ""', 'now."\nmsgstr "Öppna {dörr} nu."'),
        (PLURAL, 'msgstr[0] "{count} sten är kvar."\nmsgstr[1] ""'),
        ("plural=(n != 1)", "plural=(n > 1)"),
    )
    replace(files.path_of(tiny, "sv", "rules"), ('"Winning"\nmsgstr ""', '"Victory"\nmsgstr "Seger"'))
    found = {(finding.file.name, finding.text, finding.what) for finding in findings_of(tiny, "sv")}
    over = "Game over after 3 rounds"
    assert found == {
        ("scorer.po", "", check.PLURALS),
        ("scorer.po", over, check.DIGITS),
        ("scorer.po", over, check.FULL_STOP),
        ("scorer.po", "gold", check.SAME),
        ("scorer.po", "Open {door} now.", check.PLACEHOLDERS),
        ("scorer.po", "{count} stones are left on the board.", check.MISSING),
        ("rules.po", "Victory", check.UNKNOWN),
        ("rules.po", "Winning", check.NOT_HERE),
        ("rules.po", "Most stones win.", check.MISSING),
        ("rules.po", "victory", check.MISSING),
    }
    lines = file.read_text("utf-8").splitlines()
    for finding in findings_of(tiny, "sv"):
        if finding.file == file and finding.line:
            assert lines[finding.line - 1].startswith("msgid ")


def test_a_word_that_is_the_same_is_said_to_be(tiny: Project) -> None:
    file = files.path_of(tiny, "sv", "scorer")
    place = f"#: {tiny.sources[0].name}/texts.py\n"
    replace(
        file,
        (f"{place}{GOLD}", f'# same as English\n{place}msgid "gold"\nmsgstr "gold"'),
    )
    assert check.SAME not in {finding.what for finding in findings_of(tiny, "sv")}
    files.update(tiny, ["sv"])
    assert "# same as English\n" in file.read_text("utf-8")


@pytest.mark.parametrize("broken", ["msgid", 'msgid "a" "b', "nonsense here", "\xff"])
def test_a_broken_file_is_found_with_its_line(broken: str, tiny: Project) -> None:
    file = files.path_of(tiny, "sv", "scorer")
    file.write_bytes(file.read_bytes() + f"\n{broken}\n".encode("latin-1"))
    (finding, *_) = findings_of(tiny, "sv")
    assert finding.line > 0
    assert "gettext" in finding.explain(language("en"))
    with pytest.raises(InvalidDocument):
        files.update(tiny, ["sv"])


def test_an_outdated_translation_keeps_the_text_it_was_for(tiny: Project) -> None:
    file = files.path_of(tiny, "sv", "scorer")
    long = "{count} stone" + " and one more stone" * 9
    code = tiny.sources[0] / "texts.py"
    replace(code, ("{count} stone is", f"{long} is"), ("{count} stones are", f"{long}s are"))
    texts_of.cache_clear()
    files.update(tiny, ["sv"])
    replace(
        file,
        (SINGLE, SINGLE[:-1] + 'Slut efter 3 rundor"'),
        (PLURAL, 'msgstr[0] "ett"\nmsgstr[1] "två"'),
    )
    replace(code, ("Game over after", "The game is over after"), ("left on the board", "left on your board"))
    texts_of.cache_clear()
    for _ in range(2):  # it stays until somebody has looked at it
        files.update(tiny, ["sv"])
        text = file.read_text("utf-8")
        assert '#, fuzzy\n#| msgid "Game over after 3 rounds"\n' in text
        found = {message.id: message for message in files.read(file)}
        plural = found[f"{long} is left on your board.", f"{long}s are left on your board."]
        assert plural.previous_id == [f"{long} is left on the board.", f"{long}s are left on the board."]
        assert plural.string == ("ett", "två")
    assert check.FUZZY in {finding.what for finding in findings_of(tiny, "sv")}
    file.write_text(re.sub(r"#, fuzzy(, )?", "#, ", text).replace("#, \n", ""), "utf-8")
    files.update(tiny, ["sv"])
    assert "#|" not in file.read_text("utf-8")


def test_a_compiled_catalogue_says_how_far_it_is(tiny: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    file = files.path_of(tiny, "sv", "scorer")
    replace(file, (SINGLE, SINGLE[:-1] + 'Slut efter 3 rundor"'))
    compiled = Catalogue(compile_catalogue(file).read_bytes())
    assert compiled.pgettext("catalogue", "progress") == "1/4"
    assert compiled.gettext("Game over after 3 rounds") == "Slut efter 3 rundor"
    assert compiled.gettext("gold") == "gold"
    monkeypatch.setenv(DRAFTS, "0")
    assert compile_folder(tiny.locales) == []
    assert not list(tiny.locales.rglob("*.mo"))


@pytest.mark.parametrize("code", ["xx", "SV", "sv_SE", "../x", "", "swedish"])
def test_no_language_is_begun_that_there_is_not(code: str, tiny: Project) -> None:
    with pytest.raises(ScorerError, match="not the code of a language"):
        files.add(tiny, code)
    assert files.languages_of(tiny) == ["sv"]


def test_what_is_no_project_is_told(tmp_path: Path) -> None:
    with pytest.raises(ScorerError, match=r"pyproject\.toml"):
        find_projects(tmp_path)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT.replace("tiny_game", "nowhere_at_all"), "utf-8")
    with pytest.raises(ScorerError, match="cannot be loaded"):
        find_projects(tmp_path)
    (tmp_path / "pyproject.toml").write_text("[[[", "utf-8")
    with pytest.raises(ScorerError, match="cannot be read"):
        find_projects(tmp_path)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_the_example_packages_are_complete(package: Path) -> None:
    (project,) = find_projects(package)
    assert files.languages_of(project)
    assert [finding for lang in files.languages_of(project) for finding in findings_of(project, lang)] == []
    for lang in files.languages_of(project):
        for domain in domains_of(lang):
            assert files.render(project, lang, domain) == files.path_of(project, lang, domain).read_bytes()


def test_the_command(tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "game"
    shutil.copytree(EXAMPLES / "game", copy, ignore=shutil.ignore_patterns("__pycache__", "*.mo"))
    (copy / "scorer_oware").rename(copy / "other_oware")
    replace(copy / "pyproject.toml", ("scorer_oware", "other_oware"))
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.chdir(copy / "other_oware")
    run = program("catalogues", "add", "sv")
    assert (run.code, "locales/sv/LC_MESSAGES" in run.out, "“sv”" in run.err) == (0, True, True)
    run = program("catalogues", "check", "sv", "--lang", "fr")
    assert run.code == 1
    # Of each kind in a file a few; the others are counted, and shown on demand.
    listed = [line for line in run.out.splitlines() if re.match(r"locales/sv/.*\.po:\d+", line)]
    others = re.findall(r"^  encore (\d+) de cette sorte$", run.out, re.M)
    assert (len(listed), len(others)) == (6, 2)
    assert "«\u202fscorer catalogues check sv --all\u202f»" in run.out.replace("\u00a0", "\u202f")
    whole = program("catalogues", "check", "sv", "--lang", "fr", "--all").out
    assert sum(map(int, others)) + len(listed) == len(re.findall(r"^locales/sv/", whole, re.M))
    assert "--all" not in whole
    assert re.search(r"^locales/sv/LC_MESSAGES/rules\.po:\d+\s: «\sPlayers\s»\s: La traduction manque", run.out, re.M)
    assert program("catalogues", "check", "fr", "--folder", str(copy)).code == 0
    assert program("catalogues", "compile").code == 0
    assert (copy / "other_oware/locales/fr/LC_MESSAGES/scorer.mo").exists()
    assert program("catalogues", "check", "xx").code == 1
    assert program("catalogues", "chekc").code == program("catalogues", "add").code == 2


def test_without_babel_it_says_what_to_install(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("scorer.catalogues")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "babel.core", None)
    run = program("catalogues", "check")
    assert run.code == 1
    assert 'pip install "africa-scorer[translate]"' in run.err


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Besides English nothing but Swedish, of which two of five texts are translated."""
    file = tmp_path / "sv" / "LC_MESSAGES" / "scorer.po"
    file.parent.mkdir(parents=True)
    begun = Catalog(locale="sv")
    begun.add("English", "svenska", context="your language")
    for text, translation in (("(in use)", "(används)"), ("List the games.", ""), ("Gold", ""), ("Rank", "")):
        begun.add(text, translation)
    with file.open("wb") as opened:
        write_po(opened, begun)
    compile_catalogue(file)
    monkeypatch.setattr(i18n, "_FOLDERS", (str(tmp_path),))
    caches = (i18n._catalogue, i18n._find, i18n._language)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()
    speak(language("en"))


@pytest.mark.usefixtures("draft")
def test_a_language_may_be_used_unfinished(program: Program) -> None:
    assert program("languages", "--lang", "en").out == "sv  svenska (draft, 40%)\nen  English  (in use)\n"
    assert program("languages", "--lang", "sv").out == "sv  svenska (draft, 40%)  (används)\nen  English\n"
    told = json.loads(program("languages", "--format", "json").out)
    assert told == [
        {"code": "sv", "name": "svenska", "current": False, "draft": 40},
        {"code": "en", "name": "English", "current": True},
    ]
    # English stands in.
    assert "2 to 5 players" in program("games", "--lang", "sv").out
