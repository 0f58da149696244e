"""The rules reference: entries, links, look-up, the command."""

from __future__ import annotations

import contextlib
import io
import json
import re

import pytest
from jsonschema import Draft202012Validator

import scorer
from docs.site.entries import body_html
from scorer.cli.rules import show
from scorer.cli.terminal import speak
from scorer.export.markdown import entry_to_markdown
from scorer.export.schemas import rules_schema
from scorer.reference import entries as reference, provenance
from scorer.reference.entries import SECTIONS, entries_in, resolve, section_of
from scorer.registry import game, ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support.golden import GOLDEN, compare
from tests.support.program import Program

pytestmark = pytest.mark.unmeasured

ALL = [entry for id in ids() for entry in scorer.rules(id)]
LINK = re.compile(r"\[[^\]]+\]\(([^)]+)\)")


def test_ids_stand_once() -> None:
    found = [entry.id for entry in ALL]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("lang", languages())
def test_links_lead_somewhere_and_are_the_same_in_every_language(lang: str) -> None:
    known = {entry.id for entry in ALL}
    for entry in ALL:
        links = sorted(LINK.findall(entry.text(lang, links="markdown")))
        assert links == sorted(LINK.findall(entry.body)), entry.id
        assert known.issuperset(links), entry.id
        assert known.issuperset(entry.see), entry.id
        assert entry.id not in entry.see


def test_no_entry_is_an_orphan() -> None:
    """Every entry stands under a heading, and every question leads to a rule."""
    for entry in ALL:
        assert section_of(entry) in SECTIONS
        if entry.kind == "question":
            assert any(scorer.rule(id).kind in ("rule", "ruling") for id in entry.see), entry.id
    for id in ids():
        assert sum(len(entries_in(id, section)) for section in SECTIONS) == len(scorer.rules(id))


def test_every_entry_says_what_each_edition_says() -> None:
    for entry in ALL:
        assert set(entry.sources) == set(game(entry.game).editions), entry.id
        assert set(entry.sources.values()) <= {reference.AGREES, reference.SILENT, reference.DIFFERS}
        if reference.DIFFERS in entry.sources.values() and entry.kind == "rule":
            assert entry.differing or any(scorer.rule(id).kind == "ruling" for id in entry.see), entry.id


def test_the_text_of_a_number_is_the_number_of_the_code() -> None:
    """Where a body names a constant, every language shows its value."""
    for entry in ALL:
        for name in re.findall(r"\{([A-Z_]+)\}", entry.body):
            value = str(getattr(game(entry.game).part("components"), name))
            for lang in languages():
                assert value in entry.text(lang), (entry.id, lang)


@pytest.mark.parametrize("id", ids())
def test_what_each_rulebook_says_of_a_rule(id: str) -> None:
    """Agrees, differs or is silent: read in the rulebooks by people, so that no change goes unseen."""
    said = [
        " ".join([entry.id, *[f"{edition}={said}" for edition, said in entry.sources.items()]])
        for entry in scorer.rules(id)
    ]
    compare(GOLDEN / "sources" / f"{id}.txt", "\n".join(said) + "\n")


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", languages())
def test_json_fits_its_schema(lang: str) -> None:
    fits = Draft202012Validator(rules_schema())
    for entry in ALL:
        fits.validate(entry.to_dict(lang))


def test_the_unique_end_of_an_id_is_enough() -> None:
    assert resolve("tie_first") == scorer.rule("africa.score.majority.tie_first")
    assert resolve("Africa.Score.Goods") == scorer.rule("africa.score.goods")
    assert resolve("tie") is None
    assert resolve("tie", game="africa") == scorer.rule("africa.score.win.tie")
    assert resolve("afritoria.win", game="africa") == scorer.rule("afritoria.win")


def test_an_old_id_works_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    aliases = game("africa").part("reference.sections").ALIASES
    monkeypatch.setitem(aliases, "africa.old.name", "africa.score.goods")
    assert scorer.rule("africa.old.name") == resolve("africa.old.name") == scorer.rule("africa.score.goods")
    for id in ids():
        for old, new in game(id).part("reference.sections").ALIASES.items():
            assert old == "africa.old.name" or scorer.rule(old).id == new


@pytest.mark.parametrize("id", ["", "africa", "africa.nothing", "monopoly.rent", "..", "africa.score.good"])
def test_an_unknown_id_is_an_error(id: str) -> None:
    with pytest.raises(scorer.UnknownName):
        scorer.rule(id)


def test_status() -> None:
    entry = scorer.rule("africa.score.goods")
    assert entry.status("en") == "source"
    assert entry.status("fi") == "ours"
    assert entry._replace(attested=("fi",)).status("fi") == "official"
    assert entry._replace(body="A text that nobody has translated.").status("fi") == "outdated"


@pytest.mark.parametrize("lang", languages())
def test_the_command_finds_an_entry_by_its_id(lang: str, program: Program) -> None:
    run = program("rules", "africa.score.majority.tie_first", "--lang", lang)
    assert run.code == 0
    assert scorer.rule("africa.score.majority.tie_first").text(lang) in run.out
    assert program("rules", "africa", "tie_first", "--lang", lang).out == run.out


def test_the_command_lists_a_game(program: Program) -> None:
    run = program("rules", "africana")
    for entry in scorer.rules("africana"):
        assert f"[{entry.id}]" in run.out
    everything = program("rules").out
    assert all(f"[{entry.id}]" in everything for entry in ALL)


def test_the_command_writes_json_and_markdown(program: Program) -> None:
    one = json.loads(program("rules", "tie_first", "--format", "json", "--lang", "nl").out)
    assert one == scorer.rule("africa.score.majority.tie_first").to_dict("nl")
    several = json.loads(program("rules", "afritoria", "--format", "json").out)
    assert [entry["id"] for entry in several] == [entry.id for entry in scorer.rules("afritoria")]
    assert "(`africa.score.goods`)" in program("rules", "africa.score.goods", "--format", "markdown").out


def test_nothing_fits(program: Program) -> None:
    run = program("rules", "xyzzyqq")
    assert (run.code, run.out) == (1, "")
    assert "xyzzyqq" in run.err
    assert program("rules", "africa", "--format", "xml").code == 2


def test_an_id_that_does_not_exist_is_not_taken_for_words(program: Program) -> None:
    run = program("rules", "africa.score.good")
    assert (run.code, run.out) == (1, "")
    assert "africa.score.goods" in run.err


@pytest.mark.parametrize(
    ("lang", "stated", "silent"),
    [
        (
            "nl",
            "zo staat het in het Finse en het Franse regelboekje",
            "Niets duidelijks in het Nederlandse regelboekje.",
        ),
        ("de", "so im finnischen und im französischen Regelheft", "Keine klare Aussage im niederländischen Regelheft."),
        ("fr", "d’après les livrets finnois et français", "Le livret néerlandais n’en dit rien de clair."),
        (
            "fi",
            "näin suomenkielisessä ja ranskankielisessä sääntökirjassa",
            "Ei selvää ohjetta hollanninkielisessä sääntökirjassa.",
        ),
        ("en", "stated by the Finnish and French rulebooks", "The Dutch rulebook has nothing clear on this."),
    ],
)
def test_two_rulebooks_are_two(lang: str, stated: str, silent: str) -> None:
    text = entry_to_markdown(scorer.rule("africa.majority.contests"), lang)
    assert f"*{stated}*" in text
    assert f"{silent}\n" in text


@pytest.mark.parametrize(
    ("id", "line"),
    [
        ("africa.score.goods", "In all rulebooks."),
        (
            "africa.turn.one_explorer",
            "In the Dutch rulebook. The Finnish and French rulebooks have nothing clear on this.",
        ),
        ("africa.comp.fifty", "In the Dutch and Finnish rulebooks. Partly in the French rulebook."),
        ("africa.exchange.when", "Partly in all rulebooks."),
        ("africa.action.move.source", "In the Dutch and Finnish rulebooks. The French rulebook says something else."),
        ("africa.space.adjacent", "In none of the rulebooks."),
        ("africana.end.round", "In the rulebook."),
        ("africana.question.keep-open", "Partly in the rulebook."),
        ("africana.question.split", "Not in the rulebook."),
        ("africa.majority.contests", "The Dutch rulebook has nothing clear on this."),
        ("africa.majority.zero", ""),
    ],
)
def test_one_quiet_line_says_which_rulebooks_say_it(id: str, line: str) -> None:
    assert provenance.said_by(scorer.rule(id), language("en")) == line


def test_what_is_said_of_rulebooks_stands_where_it_is_asked_for(program: Program) -> None:
    note = "About the rulebooks: No rulebook explains the word."
    assert note not in program("rules", "africa.space.adjacent").out
    assert note in program("rules", "africa.space.adjacent", "--sources").out
    assert note in program("rules", "africa.space.adjacent", "--sources", "--format", "markdown").out
    assert note in program("rules", "africa", "--sources", "--format", "markdown").out
    # Where nothing differs, nothing is called a difference; where something does, it is.
    for entry in [entry for entry in ALL if entry.differing]:
        label = "Where the rulebooks differ" if reference.DIFFERS in entry.sources.values() else "About the rulebook"
        assert provenance.note_of(entry, language("en")).startswith(label)


@pytest.mark.parametrize("lang", languages())
def test_an_entry_is_its_answer(lang: str, program: Program) -> None:
    """Of what is shown of all rules that nobody disputes, at most a quarter is neither title nor text."""
    entries = [entry for entry in ALL if not entry.readings]
    shown = io.StringIO()
    speak(language(lang))
    with contextlib.redirect_stdout(shown):
        for entry in entries:
            show(entry)
    speak(language("en"))
    answers = sum([len(f"{entry.title(lang)} {entry.text(lang)}".split()) for entry in entries])
    words = [word for word in shown.getvalue().split() if re.search(r"\w", word)]
    assert answers >= len(words) * 3 / 4
    assert not any(entry.synonyms(lang) and entry.synonyms(lang) in shown.getvalue() for entry in entries)


@pytest.mark.parametrize("lang", languages())
def test_no_related_entry_is_named_twice_or_as_the_entry_itself(lang: str) -> None:
    for entry in ALL:
        titles = list(reference.see_also(entry, lang).values())
        assert len({*titles, entry.title(lang)}) == len(titles) + 1
        assert {scorer.rule(id).title(lang) for id in entry.see} - {entry.title(lang)} == set(titles)


DOUBTS = {
    "africa.majority.rounding": ("differ", "The rulebooks differ."),
    "africa.majority.zero": ("silent", "No rulebook settles this."),
    "africa.majority.contests": ("unclear", "One reading is printed; the rules can be read otherwise, too."),
}


@pytest.mark.parametrize("id", DOUBTS)
def test_a_ruling_says_what_kind_of_doubt_it_is(id: str, program: Program) -> None:
    doubt, text = DOUBTS[id]
    assert game("africa").ruling(id).doubt == doubt
    assert f"\n  {text}\n  - " in program("rules", id).out
    assert f"\n  {text}\n  - " in program("rulings", "africa").out
    assert f"\n\n{text}\n\n- " in entry_to_markdown(scorer.rule(id), "en")
    assert f'<p class="doubt">{text}</p>\n<ul class="readings"' in body_html(scorer.rule(id), language("en"))
    for lang in set(languages()) - {"en"}:
        assert text not in program("rules", id, "--lang", lang).out


def test_what_is_no_ruling_says_nothing_of_doubt() -> None:
    entry = scorer.rule("africa.score.goods")
    assert provenance.doubt_of(entry, language("en")) == ""
    assert "doubt" not in body_html(entry, language("en"))
