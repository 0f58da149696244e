"""What the rulebooks say: where they say it, and that no two entries say contrary things of them."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import pytest
from jsonschema import Draft202012Validator

import scorer
from docs.site.entries import body_html
from scorer.export.schemas import rules_schema
from scorer.reference.entries import AGREES, DIFFERS, SILENT
from scorer.reference.provenance import stance_of
from scorer.registry import game, ids
from scorer.text.errors import language
from scorer.text.i18n import EDITIONS, languages
from tests.support.program import Program

pytestmark = pytest.mark.unmeasured

ALL = [entry for id in ids() for entry in scorer.rules(id)]
WITH_HEADINGS = [id for id in ids() if game(id).optional_part("reference.headings")]
HEADING = 65
"""How long a printed heading is, at most."""

SAME_FACT = (
    # Africa
    ("africa.comp.fifty", "africa.setup.fifty"),
    ("africa.comp.bonus", "africa.end.bonus", "africa.term.bonus", "africa.question.camp-with-bonus"),
    (
        "africa.comp.monuments",
        "africa.setup.tiles",
        "africa.term.monument",
        "africa.action.reveal.monument",
        "africa.question.monuments-of-two",
    ),
    ("africa.comp.board", "africa.term.track"),
    ("africa.action.reveal.goods", "africa.term.goods"),
    ("africa.exchange.when", "africa.question.exchange-without-revealing"),
    (
        "africa.turn.choice",
        "africa.turn.double_action",
        "africa.question.actions-per-turn",
        "africa.question.differences",
    ),
    ("africa.turn.free_move", "africa.question.act-after-free-move", "africa.question.free-move-onto-camp"),
    (
        "africa.turn.move",
        "africa.turn.move.block",
        "africa.question.walk-through-explorer",
        "africa.question.own-explorer",
        "africa.question.whose-camp",
    ),
    ("africa.turn.actions.skip", "africa.question.pass-turn"),
    ("africa.exchange.forced", "africa.question.refuse-exchange"),
    ("africa.exchange.take", "africa.question.take-some"),
    ("africa.exchange.give", "africa.exchange.partial", "africa.question.give-all"),
    ("africa.exchange.enough", "africa.question.too-few-to-exchange"),
    ("africa.action.move.source", "africa.question.move-far-away"),
    ("africa.action.move.animal.cond", "africa.action.move.nomad.cond", "africa.question.equal-number"),
    (
        "africa.action.reveal.nomad",
        "africa.nomad.reveal",
        "africa.question.point-for-nomad",
        "africa.question.nomad-without-empty",
    ),
    ("africa.action.camp.place", "africa.question.camp-on-tile"),
    (
        "africa.action.camp.choice",
        "africa.action.camp.research",
        "africa.action.camp.resources",
        "africa.question.camp-both",
        "africa.question.gold-twice",
        "africa.term.research-camp",
        "africa.term.resource-camp",
    ),
    (
        "africa.space.empty",
        "africa.space.under",
        "africa.question.city-empty",
        "africa.question.explorer-space-empty",
        "africa.question.tile-under-explorer",
        "africa.term.start-city",
    ),
    ("africa.end.trigger", "africa.question.finish-turn", "africa.question.equal-turns"),
    ("africa.end.trigger.2p", "africa.end.two-players"),
    ("africa.end.trigger", "africa.end.table"),
    ("africa.setup.supply.2p", "africa.variant.two"),
    ("africa.score.goods.more", "africa.question.six-of-a-kind"),
    (
        "africa.score.majority",
        "africa.majority.contests",
        "africa.question.one-or-two-contests",
        "africa.question.worth-more",
    ),
    (
        "africa.score.majority.prizes",
        "africa.score.majority.tie_first",
        "africa.score.majority.tie_second",
        "africa.question.second-prize-after-tie",
    ),
    ("africa.score.majority.round", "africa.majority.rounding", "africa.question.rounding"),
    (
        "africa.score.majority.zero",
        "africa.majority.zero",
        "africa.question.second-with-none",
        "africa.question.nobody-has-any",
    ),
    ("africa.score.camps", "africa.question.unused-camps"),
    ("africa.score.win.tie", "africa.question.tie-for-win"),
    ("africa.track.over99", "africa.question.hundred-points"),
    # Africana
    ("africana.components.adventure.helpers", "africana.question.two-same-helpers"),
    (
        "africana.action.buy.leaf",
        "africana.action.buy.leaf.direction",
        "africana.question.free-page",
        "africana.question.page-back",
        "africana.question.page-no-money",
    ),
    ("africana.action.buy.none", "africana.turn.null", "africana.question.keep-money"),
    (
        "africana.action.move.recolour",
        "africana.question.colour-change",
        "africana.question.move-for-money",
        "africana.term.change-the-colour",
    ),
    ("africana.expedition.bonus", "africana.expedition.bonus.kinds"),
    ("africana.limit.adventures", "africana.question.keep-open"),
    ("africana.end.trigger", "africana.question.only-end"),
    ("africana.info.own", "africana.question.secret"),
    ("africana.action.move.return", "africana.question.colour-change-helper", "africana.question.played-cards"),
    ("africana.action.move.step", "africana.question.two-symbols"),
    ("africana.expedition.join", "africana.question.no-move", "africana.question.join-other-action"),
    ("africana.expedition.markers-back", "africana.question.marker-again"),
    (
        "africana.limit.hand",
        "africana.limit.timing",
        "africana.question.hand-limit-scoring",
        "africana.question.discard-joker",
    ),
    ("africana.limit.hand.specials", "africana.question.discarded-helper"),
    (
        "africana.refill",
        "africana.expedition.empty-space",
        "africana.question.refill-during-turn",
        "africana.question.display-moves",
    ),
    ("africana.end.trigger.exact", "africana.question.exact-refill"),
    ("africana.end.round", "africana.question.end-last-player", "africana.question.last-turn"),
    (
        "africana.score.collections",
        "africana.collections.repeat",
        "africana.question.several-collections",
        "africana.question.four-alike",
    ),
    (
        "africana.score.helpers",
        "africana.question.penalty-steps",
        "africana.question.penalty-cards",
        "africana.question.joker-penalty",
    ),
    ("africana.score.money", "africana.question.gold-points"),
    ("africana.score.open", "africana.question.open-artifact"),
    ("africana.tie.money", "africana.question.tie-gold"),
    ("africana.expedition.reward", "africana.adventure.complete", "africana.question.expedition-or-adventure"),
    ("africana.action.move.joker", "africana.action.move.helper", "africana.question.joker-or-helper"),
    # Afritoria
    (
        "afritoria.special.cancel.three",
        "afritoria.ranger.beside-poachers",
        "afritoria.question.four-specials",
        "afritoria.question.one-ranger-two-poachers",
    ),
    (
        "afritoria.market.ranger",
        "afritoria.market.poacher",
        "afritoria.question.forced-special",
        "afritoria.question.specials-as-weakest",
    ),
    ("afritoria.market.special.many", "afritoria.question.several-specials-in-the-market"),
    (
        "afritoria.market.special.tie",
        "afritoria.question.tied-card-in-its-colour",
        "afritoria.question.three-equal-animals",
    ),
    ("afritoria.market.tie", "afritoria.question.tie-for-a-special"),
    (
        "afritoria.wild.tie",
        "afritoria.question.equal-cards-two-market-cards",
        "afritoria.question.equal-strength-or-points",
    ),
    ("afritoria.hand.exchange", "afritoria.question.exchange-after-the-deal", "afritoria.question.exchange-order"),
    ("afritoria.exchange.five", "afritoria.question.exchange-six"),
    ("afritoria.end.trigger", "afritoria.question.pile-empty-at-start"),
    ("afritoria.end.short-market", "afritoria.question.last-market"),
    ("afritoria.setup.market", "afritoria.question.first-market"),
    ("afritoria.market.special.tie", "afritoria.question.tie-in-different-colours"),
    ("afritoria.round.play", "afritoria.round.reveal", "afritoria.question.who-starts"),
    ("afritoria.wild.contest", "afritoria.question.weak-or-strong"),
    (
        "afritoria.ranger.pick",
        "afritoria.poacher.steal",
        "afritoria.ranger.cancel",
        "afritoria.question.ranger-or-poacher",
    ),
    (
        "afritoria.special.discard",
        "afritoria.score.hand",
        "afritoria.question.specials-worth",
        "afritoria.question.when-to-draw",
    ),
)
"""Entries that tell the same fact of a rulebook: it agrees, differs or is silent for all of them."""


@pytest.mark.parametrize("same", SAME_FACT, ids=lambda same: same[0])
def test_entries_of_one_fact_say_the_same_of_each_rulebook(same: Sequence[str]) -> None:
    sources = {id: dict(scorer.rule(id).sources) for id in same}
    assert sources == dict.fromkeys(same, sources[same[0]])


def test_an_answer_says_of_each_rulebook_what_the_rule_behind_it_says() -> None:
    """A question or a term leads first to the rule that it repeats; what it says otherwise of a rulebook has a note.

    A rulebook that is silent on the rule is never credited with the answer. An answer of which all rulebooks are silent
    is ours, about a case that the rule leaves open.
    """
    for entry in [entry for entry in ALL if entry.kind in ("question", "term")]:
        first, *_ = see = [scorer.rule(id) for id in entry.see]
        ours = {*entry.sources.values()} == {SILENT}
        for edition, stance in entry.sources.items():
            if stance == AGREES:
                assert first.sources[edition] != SILENT, (entry.id, edition)
                assert entry.differing or DIFFERS not in [rule.sources[edition] for rule in see], (entry.id, edition)
            elif entry.kind == "question" and not ours:
                assert entry.differing or stance == first.sources[edition], (entry.id, edition)


def test_no_rulebook_is_credited_with_all_of_an_entry_where_the_note_denies_a_part() -> None:
    """“Only the French rulebook says …”, “the Finnish one does not say …”: the others, or that one, have a part."""
    codes = {name: code for code, (name, _) in EDITIONS.items()}
    name = f"({'|'.join(codes)})"
    denied = (
        rf"[Tt]he {name} (?:rulebook|one) (?:does not(?: say| mention| call|\.)|says (?:neither|only)|changes only)"
    )
    only = rf"[Oo]nly the {name}(?: and {name})? (?:rulebooks?|one) (?:says?|mentions?|forbids?|shows)"
    for entry in ALL:
        lacking = {codes[edition] for edition in re.findall(denied, entry.differing)}
        for found in re.findall(only, entry.differing):
            lacking |= set(entry.sources) - {codes[edition] for edition in found if edition}
        whole = {edition for edition in entry.sources if stance_of(entry, edition) == AGREES}
        assert not lacking & whole, entry.id


def test_a_rulebook_that_has_a_part_is_one_that_agrees_and_the_note_says_which_part() -> None:
    for entry in ALL:
        assert all(entry.sources[edition] == AGREES for edition in entry.partly), entry.id
        assert bool(entry.differing) or not entry.partly, entry.id
        assert AGREES in entry.sources.values() or not entry.ours, entry.id


def test_a_ruling_says_of_a_rulebook_what_its_readings_say() -> None:
    for found in map(game, ids()):
        for ruling in found.rulings:
            stated = {edition: reading for reading, editions in ruling.readings.items() for edition in editions}
            expected = {
                edition: SILENT if edition not in stated else AGREES if stated[edition] == ruling.default else DIFFERS
                for edition in found.editions
            }
            assert dict(scorer.rule(ruling.id).sources) == expected, ruling.id


def test_a_rulebook_that_prints_a_word_has_it() -> None:
    for entry in ALL:
        printed = set(entry.attested) & set(game(entry.game).editions)
        assert all(entry.sources[edition] == AGREES for edition in printed), entry.id


def test_no_note_says_what_the_sources_deny() -> None:
    """As far as words can be read: “only the Dutch rulebook says so”, “all three rulebooks say”, “says nothing”."""
    codes = {name: code for code, (name, _) in EDITIONS.items()}
    names = "|".join(codes)
    for entry in ALL:
        told = f"{entry.body} {entry.differing}"
        for only in re.findall(rf"Only the ({names})(?: and ({names}))? rulebooks? says? so", told):
            agree = {edition for edition, stance in entry.sources.items() if stance == AGREES}
            assert agree == {codes[name] for name in only if name}, entry.id
        for silent in re.findall(rf"the ({names}) (?:rulebook|one) says nothing", told):
            assert entry.sources[codes[silent]] == SILENT, entry.id
        if re.search(r"All three rulebooks (?:say|give|name|have)", told):
            assert SILENT not in entry.sources.values(), entry.id
        if re.match(r"No rulebook (?:says|mentions|has|explains)(?! how many| whether)", told):
            assert set(entry.sources.values()) == {SILENT}, entry.id


def test_whatever_a_rulebook_says_stands_under_one_of_its_headings() -> None:
    for entry in [entry for entry in ALL if entry.game in WITH_HEADINGS]:
        for edition, stance in entry.sources.items():
            assert bool(entry.where(edition)) == (stance != SILENT), (entry.id, edition)
        assert entry.where("no-edition") == ""


@pytest.mark.parametrize("id", WITH_HEADINGS)
def test_headings_are_headings_of_entries(id: str) -> None:
    headings = game(id).part("reference.headings").HEADINGS
    assert set(headings) == set(game(id).editions)
    known = {entry.id for entry in scorer.rules(id)}
    for of_edition in headings.values():
        for under in of_edition.values():
            assert len(under) == len(set(under))
            assert known.issuperset(under)
        for heading in of_edition:
            assert re.fullmatch(rf".{{1,{HEADING - 1}}}[^.:,;]", heading)


FOUND = {
    "nl": "Zie “Variante spéciale pour 2 Joueurs” in het Franse regelboekje.",
    "de": "Siehe „Variante spéciale pour 2 Joueurs“ im französischen Regelheft.",
    "fr": "Voir «\u00a0Variante spéciale pour 2 Joueurs\u00a0» dans le livret français.",
    "fi": "Tämä on ranskankielisessä sääntökirjassa kohdassa ”Variante spéciale pour 2 Joueurs”.",
    "en": "See “Variante spéciale pour 2 Joueurs” in the French rulebook.",
}


@pytest.mark.parametrize("lang", languages())
def test_headings_are_told_where_sources_are_asked_for(lang: str, program: Program) -> None:
    id, line = "africa.end.two-players", FOUND[lang]
    assert line not in program("rules", id, "--lang", lang).out
    assert f"\n  {line}\n" in program("rules", id, "--sources", "--lang", lang).out
    assert f"\n- {line}\n" in program("rules", id, "--sources", "--format", "markdown", "--lang", lang).out
    folded = body_html(scorer.rule(id), language(lang)).partition("</summary>")[2]
    assert f"<br>{line}</p>" in folded


def test_json_has_headings_where_sources_are_asked_for(program: Program) -> None:
    id, fits = "africa.end.two-players", Draft202012Validator(rules_schema())
    plain = json.loads(program("rules", id, "--format", "json").out)
    told = json.loads(program("rules", id, "--format", "json", "--sources").out)
    headings = {"nl": "Bijzonderheid voor twee spelers", "fr": "Variante spéciale pour 2 Joueurs"}
    assert plain == scorer.rule(id).to_dict()
    assert told == {**plain, "headings": headings}
    fits.validate(told)
    assert json.loads(program("rules", "africa.space.adjacent", "--format", "json", "--sources").out)["headings"] == {}


def test_what_a_heading_quotes_is_quoted_within_quotation_marks(program: Program) -> None:
    assert scorer.rule("africana.action.move.recolour").where("de") == "Reisekarte „umfärben“"
    assert "„Reisekarte ‚umfärben‘“" in program("rules", "recolour", "--sources", "--lang", "de").out
