"""What is summed up of an evening or a year, against a count from the definitions alone; and what is never in it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import product
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, strategies as st

import scorer
from scorer.log import People, Play, Result, Seat, Union
from scorer.log.charts.summary import card
from scorer.log.exchange.letters import Letters
from scorer.log.lines import line_of
from scorer.log.spans import Span, evening_of
from scorer.log.stats import FEWEST
from scorer.log.summary import Summary, latest_evening, plays_of, summary
from scorer.log.telling.days import day_text
from scorer.log.telling.summary import lines, message, paragraph, title, to_dict
from scorer.registry import game as game_of
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.logs import imported, person, random_log, scored, union_of

AFRICA = json.loads((ROOT / "examples" / "africa.json").read_text("utf-8"))
ENGLISH = language("en")
YEAR = Span("2026", "2026")
EVENING = Span("2026-11-22", "2026-11-22")
OFFSETS = ("", "", "+01:00", "-11:00", "+14:00", "Z", "T")


def random_evenings(rng: random.Random, size: int) -> Union:
    """A log whose games ended at any time of any day, some of them on the same evening."""
    found = random_log(rng, size)
    for line in found:
        if "play" in line:
            day = rng.choice([f"{line['at']}", "2026-11-22", "2026-11-23", "2026-12-31", "2027-01-01"])
            offset = rng.choice(OFFSETS)
            time = "" if offset == "T" else f"T{rng.randint(0, 23):02}:{rng.randint(0, 59):02}{offset}"
            line["at"] = day + time
    return union_of(found)


def evening(at: str) -> str:
    """The day of an evening, by the calendar: five hours earlier it was that day still."""
    if len(at) == 10:
        return at
    return str((datetime.fromisoformat(at).replace(tzinfo=None) - timedelta(hours=5)).date())


def sides(result: Result) -> list[list[Seat]]:
    found: list[list[Seat]] = []
    for seat in result.seats:
        partners = [side for side in found if seat.team and side[0].team == seat.team]
        if partners:
            partners[0].append(seat)
        else:
            found.append([seat])
    return found


class Counted:
    """The same as a summary, counted seat by seat."""

    def __init__(self, plays: Sequence[Play], people: People) -> None:
        self.people = people
        self.results = [play.result for play in plays]
        self.games = Counter([result.game for result in self.results])
        self.evenings = len({evening(result.at) for result in self.results})
        self.undecided = len([result for result in self.results if not result.winners])
        self.played: Counter[str] = Counter()
        self.decided: Counter[str] = Counter()
        self.wins: dict[str, Fraction] = {}
        self.chance: dict[str, Fraction] = {}
        self.guests = 0
        for result in self.results:
            tables = sides(result)
            won = [side for side in tables if any(seat.winner for seat in side)]
            self.guests += any(people.is_guest(self.name(seat)) for side in won for seat in side if seat.winner)
            for name in {self.name(seat).lower() for seat in result.seats}:
                self.played[name] += 1
                self.decided[name] += bool(won)
            for side in tables:
                for seat in side:
                    name = self.name(seat).lower()
                    self.wins.setdefault(name, Fraction(0))
                    self.chance.setdefault(name, Fraction(0))
                    if won:
                        self.wins[name] += Fraction(1, len(won)) if side in won else 0
                        self.chance[name] += Fraction(1, len(tables))

    def name(self, seat: Seat) -> str:
        return self.people.person(seat.person or seat.name)

    def is_guest(self, name: str) -> bool:
        return any(self.people.is_guest(each) for each in self.people.known if each.lower() == name)

    def members(self) -> set[str]:
        return {name for name in self.played if not self.is_guest(name)}

    def above(self) -> dict[str, Fraction]:
        """The wins above chance of everybody who has any, in enough games."""
        found = {name: self.wins[name] - self.chance[name] for name in self.members() if self.decided[name] >= FEWEST}
        return {name: more for name, more in found.items() if more > 0}

    def most(self, game: str) -> tuple[int, set[str]] | None:
        """The highest total, and who has had it; nothing where that says little."""
        results = [result for result in self.results if result.game == game]
        seats = [(seat.total, self.name(seat)) for result in results for seat in result.seats if seat.total is not None]
        if len(results) < FEWEST or not seats or not self.highest_wins(results):
            return None
        best = max(total for total, _ in seats)
        return best, {"" if self.people.is_guest(name) else name for total, name in seats if total == best}

    def highest_wins(self, results: Sequence[Result]) -> bool:
        for result in results:
            totals = [seat.total for seat in result.seats]
            known = [total for total in totals if total is not None]
            if len(known) == len(totals) and result.winners:
                won = [seat.total or 0 for seat in result.seats if seat.winner]
                if max(won) < max(known):
                    return False
        return True

    def margins(self, game: str) -> list[int]:
        """How far the first two sides were apart in each game of which all is known."""
        found = []
        for result in [result for result in self.results if result.game == game and result.winners]:
            totals = [side[-1].total for side in sides(result)]
            known = sorted([total for total in totals if total is not None])
            if len(known) == len(totals) > 1:
                found.append(known[-1] - known[-2])
        return found


def assert_counted(found: Summary, plays: Sequence[Play], people: People) -> None:
    counted = Counted(plays, people)
    assert (found.games, found.total, found.evenings) == (counted.games, len(plays), counted.evenings)
    assert (found.undecided, found.guests) == (counted.undecided, counted.guests)
    assert {each.person.lower(): (each.games, each.decided, each.wins) for each in found.persons} == {
        name: (counted.played[name], counted.decided[name], counted.wins[name]) for name in counted.members()
    }
    assert [each.wins for each in found.persons] == sorted([each.wins for each in found.persons], reverse=True)
    above = counted.above()
    assert all(above[each.person.lower()] == each.wins - each.chance for each in found.above_chance)
    assert len(found.above_chance) == min(3, len(above))
    assert [each.wins - each.chance for each in found.above_chance] == sorted(above.values(), reverse=True)[:3]
    assert_most(found, counted)


def assert_most(found: Summary, counted: Counted) -> None:
    """The best, the clearest and the closest of each game."""
    kinds = {kind.game: kind for kind in found.kinds}
    assert list(kinds) == [game for game in found.games if counted.most(game)]
    for game, kind in kinds.items():
        most, margins = counted.most(game), counted.margins(game)
        assert most
        assert (kind.best, {name.lower() for name in kind.names}) == (most[0], {name.lower() for name in most[1]})
        if len(margins) < FEWEST or max(margins) == min(margins):
            assert (kind.clearest, kind.closest) == (None, None)
            continue
        for extreme, points in ((kind.clearest, max(margins)), (kind.closest, min(margins))):
            assert extreme
            assert (extreme.points, extreme.games) == (points, margins.count(points))
            assert bool(extreme.winners) == (extreme.games == 1)


def others_would_win(play: Play) -> bool:
    """Whether any other readings of what lay on the table make others win: each of them is tried."""
    if play.tally is None:
        return False
    game = game_of(play.game)
    rulings = [game.ruling(id) for id in game.scoring_rulings]
    winners = {
        scorer.score(
            {**play.tally, "rulings": {**play.sheet.rulings, **dict(zip([r.id for r in rulings], chosen, strict=True))}}
        ).winners
        for chosen in product(*[ruling.readings for ruling in rulings])
    }
    return len(winners) > 1


@pytest.mark.parametrize("logs", [3, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.unmeasured
def test_random_logs_are_summed_up_right(logs: int) -> None:
    rng = random.Random(logs)
    for _ in range(logs):
        log = random_evenings(rng, 24)
        last = latest_evening(log)
        assert last
        assert last.first == last.last == evening(max(log.plays(), key=lambda play: (play.at, play.id)).at)
        for span in (YEAR, Span("2026-11", "2026-11"), Span("2026-03", "2026-11-22"), Span(), EVENING, last):
            plays = plays_of(log, span)
            wanted = [
                play
                for play in log.plays()
                if span.first <= evening(play.at) and (not span.last or evening(play.at)[: len(span.last)] <= span.last)
            ]
            assert [play.id for play in plays] == [play.id for play in wanted]
            found = summary(plays, log.people, span)
            assert_counted(found, plays, log.people)
            assert_evening(found, plays, log.people)
        assert plays_of(log, YEAR, "africa") == [play for play in plays_of(log, YEAR) if play.game == "africa"]


def assert_evening(found: Summary, plays: Sequence[Play], people: People) -> None:
    """Each game of an evening is there, the first one first; of longer spans there are none."""
    if not found.span.is_evening:
        assert (found.evening, found.disputed, found.places) == ((), 0, ())
        return
    assert len(found.evening) == len(plays)
    for told, play in zip(found.evening, reversed(plays), strict=True):
        seats = [(people.person(seat.called), seat.total, seat.winner) for seat in play.result.seats]
        assert told.game == play.game
        assert sorted(told.places, key=str) == sorted(seats, key=str)
        assert sorted(told.winners) == sorted([name for name, _, winner in seats if winner])
        assert told.shared == (len(told.winners) > 1)
    assert found.disputed == len([play for play in plays if others_would_win(play)])


@pytest.mark.parametrize("logs", [3, pytest.param(1000, marks=pytest.mark.long)])
def test_every_sentence_of_a_year_is_true(logs: int) -> None:
    """The text is taken apart, and each number in it counted again."""
    rng = random.Random(logs + 1)
    for _ in range(logs):
        log = random_evenings(rng, 40)
        plays = plays_of(log, YEAR)
        counted = Counted(plays, log.people)
        told: Counter[str] = Counter()
        for line in lines(ENGLISH, summary(plays, log.people, YEAR)):
            for sentence in re.split(r"(?<=\.) (?=[A-Z])", line) if ": at best" in line else [line]:
                told[check_sentence(counted, sentence, line)] += 1
        assert told["games"] == told["evenings"] == told["wins"] == told["played"] == 1
        assert told["above"] == min(3, len(counted.above()))
        assert told["best"] == len([game for game in counted.games if counted.most(game)])
        assert told["undecided"] == bool(counted.undecided)
        assert told["guests"] == bool(counted.guests)


def number(text: str) -> Fraction:
    """A number as people read it: `12½`."""
    signs = {"½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅙": (1, 6), "⅚": (5, 6)}
    total = Fraction(0)
    for part in re.findall(r"\d+/\d+|\d+|[½⅓⅔¼¾⅙⅚]", text):
        total += Fraction(*signs[part]) if part in signs else Fraction(part)
    return total


def check_wins(counted: Counted, found: re.Match[str], _: str) -> None:
    told = {name.lower(): number(had) for name, had in re.findall(r"(.+?) ([^ ]+?)(?:, |$)", found[1])}
    assert told == {name: counted.wins[name] for name in counted.members() if counted.wins[name]}


def check_played(counted: Counted, found: re.Match[str], _: str) -> None:
    told = {name.lower(): int(had) for name, had in re.findall(r"(.+?) (\d+)(?:, |$)", found[1])}
    assert told == {name: counted.played[name] for name in counted.members()}


def check_above(counted: Counted, found: re.Match[str], _: str) -> None:
    name = found[1].lower()
    assert (number(found[2]), int(found[3])) == (counted.wins[name], counted.decided[name])
    assert abs(counted.chance[name] - Fraction(found[5])) <= Fraction(1, 20)
    assert abs(100 * counted.wins[name] / counted.decided[name] - int(found[4])) <= Fraction(1, 2)
    assert name in counted.above()


def check_best(counted: Counted, found: re.Match[str], game: str) -> None:
    most = counted.most(game)
    assert most
    assert int(found[2]) == most[0]
    assert set(re.split(r", | and ", found[3].lower())) == {name.lower() or "a guest" for name in most[1]}


def check_margin(counted: Counted, found: re.Match[str], game: str) -> None:
    margins = counted.margins(game)
    margin = max(margins) if found[1] == "Clearest" else min(margins)
    assert (0 if found[2] == "equal" else int(found[2].split()[0])) == margin
    assert margins.count(margin) == int(found[3] or 1)


def check_games(counted: Counted, found: re.Match[str], _: str) -> None:
    assert int(found[1]) == counted.games.total()
    assert found[2].split(", ") == [f"{name_of(game)}: {count}" for game, count in counted.games.most_common()]


def is_count(what: str) -> Callable[[Counted, re.Match[str], str], None]:
    def check(counted: Counted, found: re.Match[str], _: str) -> None:
        assert int(found[1]) == getattr(counted, what)

    return check


SENTENCES: Mapping[str, tuple[str, Callable[[Counted, re.Match[str], str], None]]] = {
    "evenings": (r"We met on (\d+) evenings?\.", is_count("evenings")),
    "games": (r"(\d+) games – (.*)", check_games),
    "wins": (r"Wins: (.*)", check_wins),
    "played": (r"Games played: (.*)", check_played),
    "above": (r"(.+): won ([^ ]+) of (\d+) games \((\d+)%\); by chance alone (\S+)", check_above),
    "best": (r"(.+): at best (\d+) points? \((.+)\)\.", check_best),
    "margin": (r"(Clearest|Closest): (equal|\d+ points?)(?:.* in (\d+) games\.)?.*", check_margin),
    "undecided": (r"Of (\d+) games? nobody knows .*", is_count("undecided")),
    "guests": (r"In (\d+) games? a guest has won\.", is_count("guests")),
    "explanation": (r"By chance: .*", lambda *_: None),
}
"""By what a sentence is about, how it reads, and what counts it again; it is given the game of its line, too."""


def name_of(game: str) -> str:
    return game_of(game).name if game in scorer.game_ids() else game


def check_sentence(counted: Counted, sentence: str, line: str) -> str:
    """Counts again what a sentence says. Returns what it is about."""
    game = next((game for game in counted.games if line.startswith(f"{name_of(game)}: ")), "")
    for what, (pattern, check) in SENTENCES.items():
        if found := re.fullmatch(pattern, sentence):
            check(counted, found, game)
            return what
    raise AssertionError(sentence)


@given(st.dates(min_value=datetime(2, 1, 2).date(), max_value=datetime(9998, 12, 31).date()), st.times())
def test_an_evening_ends_at_five(day: object, time: object) -> None:
    at = f"{day}T{str(time)[:5]}+01:00"
    assert evening_of(at) == evening(at)
    assert evening_of(str(day)) == str(day)


def test_spans_hold_the_evenings_between_their_ends() -> None:
    assert Span("2026-02", "2026-03-04").holds("2026-02-01")
    assert Span("2026-02", "2026-03-04").holds("2026-03-04")
    assert not Span("2026-02", "2026-03-04").holds("2026-03-05")
    assert Span().holds("2026-03-05")
    assert Span("2026", "2026-03").is_possible
    assert Span("2026-06", "2026").is_possible
    assert not Span("2026-06", "2026-05-31").is_possible


def test_a_game_after_midnight_is_of_the_evening_and_of_the_year_before() -> None:
    log = union_of(
        [
            imported("a", {"Anna": 3}, ["Anna"], at="2026-12-31T23:10+01:00"),
            imported("b", {"Anna": 4}, ["Anna"], at="2027-01-01T00:40+01:00"),
            imported("c", {"Anna": 5}, ["Anna"], at="2027-01-01T05:00+01:00"),
            imported("d", {"Anna": 6}, ["Anna"], at="2027-01-01"),
        ]
    )
    assert [play.id for play in plays_of(log, Span("2026-12-31", "2026-12-31"))] == ["b", "a"]
    assert [play.id for play in plays_of(log, YEAR)] == ["b", "a"]
    assert [play.id for play in plays_of(log, Span("2027", "2027"))] == ["c", "d"]
    assert latest_evening(log) == Span("2027-01-01", "2027-01-01")
    assert latest_evening(log, "go") is None
    assert latest_evening(Union()) is None


def tables(count: int, *seats: Seat) -> list[Play]:
    """So many games of an evening with a result of our own."""
    line = imported("p", {seat.name: seat.total for seat in seats}, [], game="go")
    results = [Result(f"p{i}", "2026-11-22", "go", "", seats, True) for i in range(count)]
    return [Play(line_of({**line, "play": result.play}), result) for result in results]


def told(*plays: Play, span: Span = EVENING) -> list[str]:
    return list(lines(ENGLISH, summary(plays, People(), span)))


def test_an_evening_in_sentences() -> None:
    names = ("Anna", "Ben", "Cleo", "Dora")
    anna, ben, cleo, dora = [Seat(name, 9 - n, n + 1, False, ()) for n, name in enumerate(names)]
    won = anna._replace(winner=True)
    for seats, text in (
        ([ben, won], "go: Anna won with 9 points. The other player: Ben 8."),
        ([won._replace(total=1), ben], "go: Anna won with 1 point. The other player: Ben 8."),
        ([won, ben._replace(total=9, winner=True)], "go: Anna and Ben shared the victory with 9 points."),
        ([anna, ben], "go: Anna 9 and Ben 8."),
        ([won._replace(total=None), ben._replace(total=None)], "go: Anna won. The other player: Ben."),
        ([won._replace(total=None), ben], "go: Anna won. Points: Anna and Ben 8."),
        ([won, ben._replace(winner=True)], "go: Anna and Ben shared the victory. Points: Anna 9 and Ben 8."),
        ([won._replace(total=-2)], "go: Anna won with −2 points."),
        (
            [won._replace(team="x"), cleo._replace(team="y"), ben._replace(team="x", total=9, winner=True)],
            "go: Anna and Ben won as a team with 9 points. The other player: Cleo 7.",
        ),
        (
            [each._replace(team=team, total=5, winner=True) for each, team in ((anna, "x"), (dora, "y"), (ben, "x"))],
            "go: Anna, Ben and Dora shared the victory with 5 points.",
        ),
        ([anna, ben._replace(rank=1, winner=True, total=2)], "go: Ben won with 2 points. The other player: Anna 9."),
    ):
        assert told(*tables(1, *seats)) == [text]


@pytest.mark.parametrize("span", [YEAR, EVENING, Span()])
def test_of_no_games_nothing_is_told(span: Span) -> None:
    found = summary([], People(), span)
    assert message(ENGLISH, found) == f"{title(ENGLISH, span)}\n"
    assert ET.fromstring(card(ENGLISH, found).svg).get("height")
    assert to_dict(found)["games"] == {}


def test_partners_have_a_whole_win_each() -> None:
    seats = [Seat(name, 5, 1, team == "x", (), team) for name, team in zip("abcd", "xyxy", strict=True)]
    assert told(*tables(2, *seats))[-1] == "Wins: a 2, c 2"


def test_where_fewer_points_win_there_is_no_best() -> None:
    seats = (Seat("a", 9, 2, False, ()), Seat("b", 2, 1, True, ()))
    assert not [line for line in told(*tables(FEWEST, *seats), span=YEAR) if "best" in line]


def test_of_little_nothing_is_told() -> None:
    seats = (Seat("a", 9, 1, True, ()), Seat("b", 2, 2, False, ()))
    assert told(*tables(FEWEST - 1, *seats), span=YEAR) == [
        "go: 4 games",
        "We met on 1 evening.",
        "Wins: a 4",
        "Games played: a 4, b 4",
    ]
    assert told(*tables(FEWEST, *seats), span=YEAR) == [
        "go: 5 games",
        "We met on 1 evening.",
        "Wins: a 5",
        "a: won 5 of 5 games (100%); by chance alone 2.5",
        "By chance: the wins to expect if everybody at a table were equally likely to win.",
        "Games played: a 5, b 5",
        "go: at best 9 points (a).",
    ]


def test_guests_are_at_the_table_and_in_no_statistics() -> None:
    log = union_of(
        [
            *[imported(f"p{i}", {"Anna": 3, "Gil": 4}, ["Gil"], at="2026-11-22T20:00") for i in range(FEWEST)],
            imported("q", {"Anna": 3, "Gil": 2}, ["Anna"], at="2026-11-22T21:00"),
            person("Gil", guest=True),
        ]
    )
    plays = plays_of(log, EVENING)
    found = list(lines(ENGLISH, summary(plays, log.people, EVENING)))
    assert found[1] == "chess: Gil won with 4 points. The other player: Anna 3."
    assert found[7:] == [
        "Wins: Anna 1",
        "In 5 games a guest has won.",
        "chess: at best 4 points (a guest).",
    ]
    assert "Gil" not in message(ENGLISH, summary(plays, log.people, YEAR))


def test_games_that_hang_on_a_reading() -> None:
    log = union_of([scored("a", AFRICA, "2026-11-22")])
    found = summary(log.plays(), log.people, EVENING)
    assert found.disputed == others_would_win(log.plays()[0]) == 1
    assert list(lines(ENGLISH, found))[-1] == "Had the rules been read otherwise, 1 game would have had other winners."


HOSTILE = (
    "<b>Bo</b>&\"x'",
    "שלום עליכם",
    "Wilhelmina Maximiliane von Hohenstaufen-Sigmaringen zu Wittg",
    "Émil 🎲",
    "]]>--{0}{name}%s",
    "W" * 60,
)


def hostile_log(places: bool = True) -> Union:
    rng = random.Random(3)
    found = []
    for i in range(40):
        names = rng.sample(HOSTILE, 3)
        totals = {name: rng.randint(-3, 30) for name in names}
        note = {"note": f"With {names[0]}\n\u202eagain", "place": f"At {names[1]}’s"} if places else {}
        at = f"2026-{rng.randint(1, 12):02}-22T{rng.choice(['20', '02'])}:40+01:00"
        best = max(totals.values())
        winners = [name for name in names if totals[name] == best]
        found.append(imported(f"play-{i}", totals, winners, at=at, **note))
    return union_of([*found, person(HOSTILE[3], guest=True)])


@pytest.mark.parametrize("lang", languages())
def test_pictures_hold_whatever_people_are_called(lang: str) -> None:
    say, log = language(lang), hostile_log()
    for span in (YEAR, latest_evening(log), Span("2026-04", "2026-11-22")):
        assert span
        found = summary(plays_of(log, span), log.people, span)
        root = ET.fromstring(card(say, found).svg)
        svg = "{http://www.w3.org/2000/svg}"
        assert root.get("width") == "390"
        assert root.findtext(f"{svg}title") == title(say, span)
        desc = root.findtext(f"{svg}desc") or ""
        named = [place.name for each in found.evening for place in each.places]
        for name in named or [each.person for each in found.persons]:
            assert name.split("<")[0] in re.sub("[\u2068\u2069]", "", desc)
        for each in root.iter(f"{svg}text"):
            assert 0 <= float(each.get("x") or 0) <= 390
            assert not [child for child in each if child.tag != f"{svg}title"]
        assert float(root.get("height") or 0) > max([float(each.get("y") or 0) for each in root.iter(f"{svg}text")])
        assert "\u202e" not in card(say, found).svg + message(say, found)
        assert paragraph(say, found).count("\n") == 0


@pytest.mark.parametrize("lang", languages())
def test_letters_hide_all_names(lang: str) -> None:
    say, log = language(lang), hostile_log()
    call = Letters(log.people, log.plays()[::-1]).letter
    for span in (YEAR, Span("2026-11", "2026-11"), latest_evening(log)):
        assert span
        found = summary(plays_of(log, span), log.people, span, call=call)
        for text in (message(say, found), card(say, found).svg, json.dumps(to_dict(found), ensure_ascii=False)):
            assert not [name for name in HOSTILE if name in text or name[:5] in text]
            assert "again" not in text
        names = summary(plays_of(log, span), log.people, span)
        letters = {call(each.person): each.wins for each in names.persons}
        assert {each.person: each.wins for each in found.persons} == letters
        assert [kind.best for kind in found.kinds] == [kind.best for kind in names.kinds]


def test_a_person_has_one_letter_whatever_the_name_looks_like() -> None:
    log = union_of(
        [
            imported("a", {"anna": 3, "Ben": 1}, ["anna"], at="2026-11-22T20:00"),
            imported("b", {"Anna": 3, "Benny": 1}, ["Anna"], at="2026-11-22T21:00"),
            person("Ben", ["Benny"]),
        ]
    )
    call = Letters(log.people, log.plays()[::-1]).letter
    found = summary(log.plays(), log.people, EVENING, call=call)
    assert [each.person for each in found.persons] == ["A", "B"]
    assert {place.name for each in found.evening for place in each.places} == {"A", "B"}


@pytest.mark.parametrize("lang", languages())
def test_no_other_day_and_no_id_is_sent(lang: str) -> None:
    """A card tells when the games were that it is about, never when others were played."""
    say, log = language(lang), hostile_log(places=False)
    span = latest_evening(log)
    assert span
    for wanted in (YEAR, span):
        found = summary(plays_of(log, wanted), log.people, wanted)
        data = {key: value for key, value in to_dict(found).items() if key not in ("since", "until")}
        shown = message(say, found).replace(title(say, wanted), "")
        drawn = card(say, found).svg.replace(title(say, wanted), "")
        for text in (shown, drawn, json.dumps(data)):
            assert not re.search(r"\d{4}-\d\d|play-", text)
            assert not [month for month in range(1, 13) if day_text(say, f"2026-{month:02}-22") in text]


def test_notes_and_places_can_be_left_out() -> None:
    log = union_of([scored("a", AFRICA, place="Club", note="Our  longest\ngame")])
    plays = plays_of(log, EVENING)
    with_notes = message(ENGLISH, summary(plays, log.people, EVENING))
    assert with_notes.splitlines()[:2] == ["Our games of 22 November 2026", "Place: Club"]
    assert "“Our longest game”" in with_notes
    without = message(ENGLISH, summary(plays, log.people, EVENING, notes=False))
    assert "Club" not in without
    assert "longest" not in without


def test_days_are_said_in_each_language() -> None:
    for lang, first, later, month in (
        ("en", "1 March 2026", "22 March 2026", "March 2026"),
        ("nl", "1 maart 2026", "22 maart 2026", "maart 2026"),
        ("de", "1. März 2026", "22. März 2026", "März 2026"),
        ("fr", "1er mars 2026", "22 mars 2026", "mars 2026"),
        ("fi", "1. maaliskuuta 2026", "22. maaliskuuta 2026", "maaliskuu 2026"),
    ):
        say = language(lang)
        days = ("2026-03-01", "2026-03-22", "2026-03", "2026")
        assert [day_text(say, day) for day in days] == [first, later, month, "2026"]


def test_titles() -> None:
    for span, text in (
        (YEAR, "Our games in 2026"),
        (Span("2026-03", "2026-03"), "Our games in March 2026"),
        (EVENING, "Our games of 22 November 2026"),
        (Span("2025-09", "2026-06-30"), "Our games: September 2025 – 30 June 2026"),
        (Span(), "Our games"),
    ):
        assert title(ENGLISH, span) == text
