"""Charts: what can be read in them, in which colours, and that any name survives."""

from __future__ import annotations

import json
import random
import re
from itertools import product
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings, strategies as st

import scorer
from scorer.log import People, Result, Seat, Union
from scorer.log.charts import svg
from scorer.log.charts.chart import Chart, Frame, apart, next_step, scale
from scorer.log.charts.course import course
from scorer.log.charts.over_time import over_time
from scorer.log.charts.readings import readings, strips
from scorer.log.charts.stacked import stacked
from scorer.log.reread import effects, reread
from scorer.log.stats import statistics
from scorer.log.telling.numbers import fraction
from scorer.log.turning import History, Moment, history
from scorer.registry import game as game_of, ids
from scorer.testing.random_tallies import random_tally
from scorer.text.errors import language
from scorer.text.i18n import languages, signed
from scorer.text.names import LONGEST, is_name
from tests.support import ROOT
from tests.support.logs import random_log, union_of
from tests.support.recorded import course_of

ENGLISH = language("en")
HOSTILE = ("<b>&\"'", "אברהם בן יוסף", "W" * LONGEST, "\ufffe]]>", "👩‍🚀 Émilie", "{name} %s \\n")
SVG = "{http://www.w3.org/2000/svg}"


def texts(chart: Chart) -> list[str]:
    """All that is written in a chart, shown or told, without what only keeps directions apart."""
    found = [each.text or "" for each in ElementTree.fromstring(chart.svg).iter() if each.tag != f"{SVG}style"]
    return [re.sub("[\u2066-\u2069]", "", text) for text in found]


SHAPES = ("rect", "path", "text", "circle")
KNOWN = {"small", "head", "bold", "end", "middle", *svg.COLOURS}


def assert_drawn(chart: Chart) -> None:
    """It is well-formed, brings nothing along, has a name and a description, and fits."""
    root = ElementTree.fromstring(chart.svg)
    ids = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(set(ids)) == len(ids)
    assert root.get("aria-labelledby") == " ".join(str(id) for id in ids[:2])
    assert root[0].text == chart.title
    assert chart.desc
    size = float(root.get("width", "")), float(root.get("height", ""))
    kinds = {each.tag.removeprefix(SVG) for each in root.iter()}
    assert kinds <= {"svg", "title", "desc", "style", "defs", "pattern", "g", "polygon", *SHAPES}
    for shape in SHAPES:
        for each in root.iter(f"{SVG}{shape}"):
            assert_classes(each.get("class", "").split())
    for each in root.iter(f"{SVG}text"):
        assert_on(each, size)
    for each in root.iter(f"{SVG}rect"):
        x, width = float(each.get("x", "")), float(each.get("width", ""))
        assert 0 < width <= width + x <= size[0] + 0.1
    colours = {colour for pair in svg.COLOURS.values() for colour in pair} | {"#fff"}
    assert set(re.findall(r"(?<!&)#[0-9a-fA-F]{3,8}\b(?![-a-z])", chart.svg.replace("url(#", "("))) <= colours
    assert "http" not in chart.svg.replace("http://www.w3.org/2000/svg", "")
    assert len(chart.heads) > 1
    assert all(len(row) == len(chart.heads) for row in chart.rows)


def assert_classes(kinds: list[str]) -> None:
    """They are known, and one of them is a colour."""
    assert set(kinds) <= KNOWN
    assert len(set(kinds) & set(svg.COLOURS)) == 1


def assert_on(words: ElementTree.Element, size: tuple[float, float]) -> None:
    """Words are within a picture."""
    kinds, x, y = words.get("class", "").split(), float(words.get("x", "")), float(words.get("y", ""))
    wide = svg.extent(re.sub("[\u2066-\u2069]", "", words.text or ""), " ".join(kinds))
    left = x - (wide if "end" in kinds else wide / 2 if "middle" in kinds else 0)
    assert -0.1 <= left <= left + wide <= size[0] + 8, words.text
    assert 0 < y <= size[1]


def logbook(size: int, seed: int = 4) -> Union:
    return union_of(random_log(random.Random(seed), size))


def wins_of(log: Union, frame: Frame = Frame()) -> Chart:  # noqa: B008  # a frozen value
    results = list(log.results())
    return over_time(ENGLISH, statistics(results, log.people), results, log.people, frame)


def readings_of(log: Union, lang: str = "en", frame: Frame = Frame()) -> Chart:  # noqa: B008
    say = language(lang)
    read = [found for play in log.plays() if (found := reread(play))]
    return readings(say, strips(say, effects(read, log.people)), [each.result for each in read], frame)


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("name", "width"), [*product(["africa-end-four", "africana-end-two", "africa-simple"], [320, 390])]
)
def test_the_course_of_a_game(name: str, width: int) -> None:
    found = history(course_of(name))
    for lang in languages():
        chart = course(language(lang), found, Frame(width=width))
        assert_drawn(chart)
        written = texts(chart)
        for seat, player in enumerate(found.players):
            total = scorer.tracking.standings(course_of(name).state).players[seat].total
            assert f"{player} {total}".replace("-", "−") in written
        if found.turn:
            assert written.count(str(found.turn)) >= 1
            assert str(found.turn) in [row[0] for row in chart.rows]
        assert chart.rows[-1][0] == str(len(found.moments))
        assert chart == course(language(lang), found, Frame(width=width))


def test_hostile_names_and_lost_points_in_the_course_of_a_game() -> None:
    names = HOSTILE[:5]
    moments = [
        Moment(tuple([(seat - 2) * number for seat in range(5)]), (4,) if number else (0, 1, 2, 3, 4), number > 0)
        for number in range(250)
    ]
    chart = course(ENGLISH, History("africa", names, tuple(moments), True))
    assert_drawn(chart)
    for seat, name in enumerate(names):
        shown = name.replace("\ufffe", "\ufffd")
        assert any(shown in text and text.endswith(f" {(seat - 2) * 249}".replace("-", "−")) for text in texts(chart))


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", ids())
def test_where_the_points_of_random_tables_come_from(game: str) -> None:
    rng = random.Random(31)
    for number in range(30):
        tally = random_tally(game_of(game), rng)
        players = tally["players"]
        assert isinstance(players, list)
        for player, name in zip(players, rng.sample(HOSTILE, len(players)), strict=True):
            player["name"] = name
        try:
            sheet = scorer.score(tally)
        except scorer.ScorerError:
            continue
        lang = languages()[number % len(languages())]
        chart = stacked(language(lang), sheet, Frame(width=(320, 390)[number % 2]))
        assert_drawn(chart)
        written = "\n".join(texts(chart))
        explain = sheet.explain(lang)
        for player in sheet.players:
            assert player.name.replace("\ufffe", "\ufffd") in written
            assert signed(player.total) in written
            for line in player.lines:
                label = explain.say.gettext(
                    "{place}: {message}",
                    place=explain.category(line.category),
                    message=signed(line.points),
                )
                assert (label in written) == any(
                    other.points == line.points != 0
                    for each in sheet.players
                    for other in each.lines
                    if other.category == line.category
                )
        assert [row[0] for row in chart.rows] == [
            side.name for side in sorted(explain.sides(), key=lambda side: side.rank)
        ]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("size", "seed"), [(1, 3), (30, 4), (150, 4)])
def test_wins_over_time(size: int, seed: int) -> None:
    log = logbook(size, seed)
    results = list(log.results())
    for width in (320, 390):
        chart = wins_of(log, Frame(width=width))
        assert_drawn(chart)
        found = statistics(results, log.people)
        written = texts(chart)
        for person in found.persons[: svg.PLAYERS]:
            assert f"{person.person} {fraction(person.wins)}" in written
        assert len(chart.rows) == len(found.persons)
    assert wins_of(log) == wins_of(log)


def test_a_thousand_games_of_many_persons() -> None:
    people = [f"Person {letter}" for letter in "ABCDEFGHIJ"]
    rng = random.Random(31)
    results = []
    for i in range(1000):
        table = rng.sample(people, 4)
        seats = tuple([Seat(name, 9 - place, place + 1, place == 0, ()) for place, name in enumerate(table)])
        results.append(Result(f"p{i}", f"{2026 - i // 200}-0{1 + i % 9}-01", "africa", "", seats, True))
    chart = over_time(ENGLISH, statistics(results, People()), results, People())
    assert_drawn(chart)
    assert "4 more persons are not drawn here." in chart.desc
    assert len(chart.rows) == 10
    assert {"2022", "2024", "2026"} <= set(texts(chart))


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", languages())
def test_old_games_under_other_readings(lang: str) -> None:
    log = logbook(60)
    for width in (320, 390):
        chart = readings_of(log, lang, Frame(width=width))
        assert_drawn(chart)
        lines = len(re.findall(r'class="p1"', chart.svg))
        assert lines == sum(int(row[1]) for row in chart.rows[:8])
        assert "=" not in "".join(texts(chart))
    assert readings_of(log, lang) == readings_of(log, lang)


def test_readings_that_change_nothing() -> None:
    chart = readings_of(Union())
    assert_drawn(chart)
    assert chart.desc == "No other reading would have changed who won, as far as the games can tell."
    assert chart.rows == []


def test_two_charts_on_a_page_have_nothing_in_common() -> None:
    log, found = logbook(20), history(course_of("africa-end-four"))
    sheet = scorer.score(json.loads((ROOT / "examples" / "africana.json").read_text("utf-8")))
    charts = [
        course(ENGLISH, found, Frame("a", styled=False)),
        course(ENGLISH, found, Frame("b", styled=False)),
        stacked(ENGLISH, sheet, Frame("c", styled=False)),
        wins_of(log, Frame("d", styled=False)),
        readings_of(log, frame=Frame("e", styled=False)),
    ]
    page = "".join([chart.svg for chart in charts])
    ids = re.findall(r' id="([^"]*)"', page)
    assert len(set(ids)) == len(ids)
    assert {id.split("-")[1] for id in ids} == set("abcde")
    assert set(re.findall(r"url\(#([^)]*)\)", page)) <= set(ids)
    assert "<style" not in page
    assert " style=" not in page
    assert "#" not in page.replace("url(#", "").replace("&#x27;", "")


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", [0, 1])
def test_words_can_be_read(scheme: int) -> None:
    colour = {name: pair[scheme] for name, pair in svg.COLOURS.items()}
    for name, value in colour.items():
        if re.fullmatch(r"p\d", name) or name in ("ink", "soft"):
            assert contrast(value, colour["paper"]) >= 4.5, name
        if re.fullmatch(r"c\d", name):
            assert contrast(colour["on"], value) >= 4.5, name
        if re.fullmatch(r"p\d", name):
            assert contrast(colour["over"], value) >= 4.5, name


def test_a_page_that_is_dark_by_itself_has_its_own_rule() -> None:
    assert "prefers-color-scheme:dark" in svg.style()
    own = svg.style("[data-scheme=dark]")
    assert "prefers-color-scheme" not in own
    assert "[data-scheme=dark] .chart{--chart-paper:#24221e;" in own
    for style in (svg.style(), own):
        on_paper = style[style.index("@media print") :]
        assert on_paper.index("--chart-p0:#b3420f") < on_paper.index("--chart-paper:#fff;")


@given(st.lists(st.floats(0, 100), max_size=8), st.integers(1, 30))
def test_labels_keep_apart(wanted: list[float], gap: int) -> None:
    places = apart(wanted, gap, 0, 100)
    for i, one in enumerate(places):
        for j, other in enumerate(places[:i]):
            assert abs(one - other) >= gap - 1e-6
            if wanted[i] != wanted[j]:
                assert (one < other) == (wanted[i] < wanted[j])
    if gap * (len(wanted) - 1) <= 100:
        assert all(-1e-6 <= place <= 100 + 1e-6 for place in places)


@given(st.integers(-400, 400), st.integers(-400, 4000))
def test_a_scale_holds_all_numbers(low: int, high: int) -> None:
    low, high = sorted([low, high])
    found = scale(low, high)
    assert found.low <= min(low, 0)
    assert found.high >= max(high, 0)
    assert found.low < found.high
    assert found.low % found.step == found.high % found.step == 0
    assert (found.high - found.low) // found.step <= 8
    assert re.fullmatch("[125]0*", str(found.step))
    assert next_step(found.step) == found.step


@settings(max_examples=30)
@given(st.text(min_size=1, max_size=40).filter(is_name), st.integers(20, 300))
def test_any_name_fits(name: str, room: int) -> None:
    shown = svg.fit(name, "bold", room)
    assert svg.extent(shown, "bold") <= room
    assert shown == name or name.startswith(shown.removesuffix("…"))
    element = ElementTree.fromstring(svg.text(0, 0, name, "bold ink", room=room, tail=" 7"))
    assert re.sub("[\u2066-\u2069]", "", (element.text or "")).endswith(" 7")
