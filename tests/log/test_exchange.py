"""Games to and from other programs: what is written, what is read of whatever there is, what is left out and why."""

from __future__ import annotations

import csv
import io
import json
import random
import struct
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

import scorer
from scorer.log import About, Play, Union, write_play
from scorer.log.exchange import arrivals, bgsplay, csv as table, lines as own
from scorer.log.exchange.arrivals import Arrivals
from scorer.log.exchange.foreign import points, uuid_of
from scorer.log.exchange.letters import Letters
from scorer.log.exchange.reading import read
from scorer.log.lines import write_line
from scorer.log.play import play_of
from scorer.text.errors import ScorerError
from tests.support import ROOT

DATA = ROOT / "tests" / "data" / "exchange"
NAMES = ("Anna", "Ben", "Cleo", "Dörte", "Émile")


def games(count: int, seed: int = 1) -> Iterator[Play]:
    """Games as a year brings them; some with a place, a note, who began, how long it took."""
    rng = random.Random(seed)
    for i in range(count):
        names = rng.sample(NAMES, rng.randint(2, 4))
        game = rng.choice(("africa", "africana", "afritoria"))
        players: list[dict[str, Any]] = [{"name": name} for name in names]
        for player in players:
            if game == "africa":
                player |= {"track": rng.randint(0, 60), "gold": rng.randint(0, 9)}
            elif game == "africana":
                player |= {"expeditions": rng.randint(0, 30), "open_artifacts": rng.randint(0, 3)}
            else:
                player |= {"values": {"3": rng.randint(0, 3), "2": rng.randint(0, 3)}}
        began = {"began": rng.choice(names)} if rng.random() < 0.7 else {}
        day = f"2026-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"
        yield write_play(
            scorer.score({"game": game, "players": players, **began}),
            stamp=f"{day}T22:00:00.{i:03}Z",
            id=f"p{i}",
            at=rng.choice((day, f"{day}T21:40+01:00", f"{day}T21:40:30")),
            about=About(rng.choice(("", "Club")), rng.choice(("", "long “night”")), rng.choice((0, 72))),
        )


def union_of(plays: Sequence[Play], *more: bytes) -> Union:
    union = Union()
    union.add("x", b"".join([write_line(play.line.data) for play in plays]) + b"".join(more))
    return union


def arrived(data: bytes | str, known: Sequence[str] = ()) -> Arrivals:
    ticks: list[None] = []
    return read(io.BytesIO(data.encode() if isinstance(data, str) else data), known, lambda: ticks.append(None))


def plays_of(found: Arrivals) -> list[Play]:
    return [play_of(arrival.line) for arrival in found.lines]


def reasons(found: Arrivals) -> list[str]:
    return [left.error.code for left in found.left_out]


# BG Stats, there and back.


@pytest.mark.unmeasured
def test_five_hundred_games_go_to_bg_stats_and_come_back() -> None:
    plays = list(games(500))
    union = union_of(plays)
    data = bgsplay.write(plays, union.people, letters=None, notes=True)
    assert data == bgsplay.write(plays, union_of(plays[::-1]).people, letters=None, notes=True)
    back = arrived(data)
    assert not back.left_out
    told = [
        [
            (
                play.game,
                play.day,
                play.at[11:16],
                {seat.name: seat.total for seat in play.result.seats},
                play.result.winners,
                play.began,
                play.place,
                play.note,
                play.minutes,
            )
            for play in each
        ]
        for each in (plays, plays_of(back))
    ]
    assert told[0] == told[1]
    again = arrived(data, [play.id for play in plays])
    assert (again.lines, again.known) == ([], [play.id for play in plays])


def test_every_field_of_a_play_is_there_and_every_boolean_is_one() -> None:
    plays = list(games(20))
    data = json.loads(bgsplay.write(plays, union_of(plays).people, letters=None, notes=True))
    for play in data["plays"]:
        assert {key for key, value in play.items() if type(value) is bool} == {"ignored", "manualWinner", "usesTeams"}
        assert {"uuid", "playDate", "playDateYmd", "entryDate", "modificationDate", "gameRefId"} < play.keys()
        assert {"locationRefId", "durationMin", "rounds", "comments", "playImages", "expansionPlays"} < play.keys()
        for seat in play["playerScores"]:
            assert {key for key, value in seat.items() if type(value) is bool} == {"winner", "startPlayer", "newPlayer"}
            assert seat.keys() > {"playerRefId", "score", "rank", "seatOrder", "role", "team"}
            assert isinstance(seat["score"], str)
    for game in data["games"]:
        assert {key for key, value in game.items() if type(value) is bool} == {
            "cooperative",
            "highestWins",
            "noPoints",
            "usesTeams",
        }
        assert type(game["bggId"]) is int
    assert data["games"][0]["uuid"] == uuid_of("game", plays[0].game)


def test_the_ids_in_other_programs_are_never_changed() -> None:
    assert uuid_of("play", "p1") == "b4b8f0a5-c54f-5336-96b2-47f776b52b76"


# What others write.


@pytest.mark.parametrize("as_numbers", [False, True])
@pytest.mark.parametrize(
    ("name", "game", "seats", "began"),
    [
        ("bgstats", "africa", {"Anna": 46, "Ben": -5, "Anonymous player": 12, "Anonymous player (2)": 11}, "Ben"),
        ("bga_bgstats", "africana", {"anna_84": 46, "BenB": 51}, ""),
        ("scorepad", "afritoria", {"Anna": 17, "Cleo": 21}, "Anna"),
        ("bggcatalog", "africana", {"Anna": None, "Ben": None}, "Anna"),
        ("marvel-lcg", "africa", {"Me": None}, "Me"),
    ],
)
def test_what_five_programs_write_is_read(
    name: str, game: str, seats: dict[str, int | None], began: str, as_numbers: bool
) -> None:
    data = (DATA / f"{name}.json").read_text("utf-8")
    if as_numbers:
        data = data.replace(": true", ": 1").replace(": false", ": 0")
    found = arrived(data)
    (play,) = plays_of(found)
    assert play.game == game
    assert {seat.name: seat.total for seat in play.result.seats} == seats
    assert play.began == began
    assert len(play.result.winners) == 1
    assert set(reasons(found)) <= {"ignored", "other-game"}
    uuid = str(json.loads(data)["plays"][0]["uuid"]).lower()
    assert (play.id, play.source) == (f"bgs-{uuid}", ("bgstats", uuid))


def test_the_file_of_bg_stats_tells_everything_that_we_keep() -> None:
    found = arrived((DATA / "bgstats.json").read_bytes())
    (play,) = plays_of(found)
    assert (play.at, play.place, play.note, play.minutes) == ("2026-03-14T20:15", "At Ben's", "close", 72)
    assert reasons(found) == ["ignored", "other-game"]
    assert found.left_out[1].error.values["name"] == "Azul"
    assert {code: len(ids) for code, ids in found.remarks.items()} == {"deleted": 1}


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_it_may_be_zipped(method: int) -> None:
    found = arrived(zipped({"../../etc/x.bgsplay": (DATA / "scorepad.json").read_bytes()}, method))
    assert len(found.lines) == 1


def zipped(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as file:
        for name, data in files.items():
            file.writestr(name, data)
    return packed.getvalue()


def test_zip_files_that_are_hostile_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorer.log.exchange.reading.MOST", 1_000_000)
    whole = zipped({"x": b"{}" * 1000})
    locked = bytearray(whole)
    for at, place in ((whole.index(b"PK\x03\x04"), 6), (whole.index(b"PK\x01\x02"), 8)):
        struct.pack_into("<H", locked, at + place, 1)
    for data, text in (
        (zipped({"a": b"{}", "b": b"{}"}), "hold one file"),
        (zipped({}), "hold one file|no games"),
        (zipped({"a": b" " * 50_000_000}), "too large"),
        (zipped({"a": whole}), "no games|not text|not JSON"),
        (zipped({"a": b"{}"}, zipfile.ZIP_LZMA), "damaged"),
        (whole[:-30], "damaged"),
        (whole[:20], "damaged"),
        (bytes(locked), "damaged"),
    ):
        with pytest.raises(ScorerError) as error:
            arrived(data)
        assert any(part in str(error.value) for part in text.split("|")), (text, str(error.value))


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("46", 46),
        (" 3+6 ", 9),
        ("−5", -5),
        ("-5", -5),
        (46, 46),
        (46.0, 46),
        ("", None),
        ("49-46ish", None),
        ("1e9", None),
        ("46.5", None),
        (46.5, None),
        (None, None),
        (True, None),
        ("9" * 5000, None),
        pytest.param(10**5000, None, id="huge"),
        (float("inf"), None),
        ([46], None),
        ("٤٦", None),
    ],
)
def test_points_are_numbers_or_nothing(typed: object, number: int | None) -> None:
    assert points(typed) == number


def bg_stats(**play: Any) -> dict[str, Any]:
    """A file with one play, with other values."""
    usual = {
        "uuid": "u1",
        "playDate": "2026-03-14 20:15:00",
        "gameRefId": 1,
        "playerScores": [{"playerRefId": 1, "score": "46", "winner": True}, {"playerRefId": 2, "score": "4"}],
    }
    return {
        "games": [{"id": 1, "name": "Africa", "bggId": 1315}],
        "players": [{"id": 1, "name": "Anna"}, {"id": 2, "name": "Ben"}, {"id": 3, "name": "anna"}],
        "plays": [usual | play],
    }


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (bg_stats(uuid=None), "no-id"),
        (bg_stats(uuid="\x1b[2J"), "no-id"),
        (bg_stats(uuid="u" * 200), "no-id"),
        (bg_stats(playDate="14.03.2026"), "no-day"),
        (bg_stats(playDate="2026-02-30 20:15:00"), "no-day"),
        (bg_stats(playDate=None, playDateYmd=20261399), "no-day"),
        (bg_stats(gameRefId=7), "other-game"),
        (bg_stats(gameRefId=[1]), "other-game"),
        (bg_stats(ignored=1), "ignored"),
        (bg_stats(playerScores=[]), "no-players"),
        (bg_stats(playerScores={}), "no-players"),
        (bg_stats(playerScores=[1, 2]), "no-players"),
        (bg_stats(playerScores=[{"playerRefId": 9, "score": "1"}]), "bad-name"),
        (bg_stats(playerScores=[{"playerRefId": 1}, {"playerRefId": 1}]), "same-name"),
        (bg_stats(playerScores=[{"playerRefId": 1}, {"playerRefId": 3}]), "same-name"),
        (bg_stats() | {"players": [{"id": 1, "name": "A\u202e"}, {"id": 2, "name": "B"}]}, "bad-name"),
        (bg_stats() | {"players": [{"id": 1, "name": "A" * 101}, {"id": 2, "name": "B"}]}, "bad-name"),
        (bg_stats() | {"players": "nobody"}, "bad-name"),
        (bg_stats() | {"games": [{"id": 1, "name": "Africa", "bggId": 99}]}, "other-game"),
        (bg_stats(comments="x" * 5_000_000), "too-large"),
    ],
)
def test_a_play_that_is_not_usable_is_left_out_with_its_reason(file: dict[str, Any], code: str) -> None:
    found = arrived(json.dumps(file))
    assert not found.lines
    assert reasons(found) == [code]


@pytest.mark.parametrize(
    "game",
    [
        {"id": 1, "uuid": uuid_of("game", "afritoria").upper()},
        {"id": 1, "name": "AFRITORIA", "bggId": 4711},
        {"id": 1, "name": "Afritoria", "bggId": 0},
        {"id": 1, "name": "afritoria"},
    ],
)
def test_a_game_without_a_number_at_bgg_is_known_by_our_id_or_its_name(game: dict[str, Any]) -> None:
    (play,) = plays_of(arrived(json.dumps(bg_stats() | {"games": [game]})))
    assert play.game == "afritoria"


def test_a_number_may_be_a_text_and_the_day_a_number() -> None:
    file = bg_stats(playDate="soon", playDateYmd=20260314) | {"games": [{"id": 1, "bggId": "1315"}]}
    (play,) = plays_of(arrived(json.dumps(file)))
    assert (play.game, play.at) == ("africa", "2026-03-14")


# BGG.


def test_a_saved_page_of_bgg_is_read() -> None:
    found = arrived((DATA / "bgg.xml").read_bytes())
    plays = plays_of(found)
    assert [play.id for play in plays] == ["bgg-9001", "bgg-9001-2", "bgg-9006"]
    first = plays[0]
    assert (first.at, first.place, first.note, first.minutes) == ("2026-02-01", "Home", "Twice & quick", 60)
    assert {seat.name: seat.total for seat in first.result.seats} == {"Anna": 46, "ben_b": None}
    assert (first.began, first.result.winners) == ("ben_b", ("Anna",))
    assert [seat.name for seat in plays[2].result.seats] == ["Anna", "?", "? (2)"]
    assert reasons(found) == ["incomplete", "ignored", "other-game", "no-players"]
    assert found.remarks == {"no-number": ["bgg-9001", "bgg-9001-2"]}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "latin-1"])
def test_a_document_type_is_refused_in_whatever_encoding(encoding: str) -> None:
    laughs = '<!DOCTYPE plays [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><plays><play id="&b;"/></plays>'
    text = f'<?xml version="1.0" encoding="{encoding.removesuffix("-sig")}"?>\n{laughs}'
    with pytest.raises(ScorerError, match=r"document type|not XML"):
        arrived(text.encode(encoding))
    for each in (laughs, f"  {laughs}", laughs.replace("<plays>", "<html>")):
        with pytest.raises(ScorerError):
            arrived(each.encode(encoding))


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("<plays>" * 100, "too deeply"),
        ("<html><body/></html>", "no page of BGG plays"),
        ("<plays><play", "not XML"),
        ('<?xml version="1.0" encoding="martian"?><plays/>', "not XML"),
        ('<?xml version="1.0" encoding="shift_jis"?><plays/>', "not XML"),
        ("<plays>&lol;</plays>", "not XML"),
        ("", "no games|value is missing"),
    ],
)
def test_a_page_that_is_none_is_refused(page: str, text: str) -> None:
    with pytest.raises(ScorerError) as error:
        arrived(page)
    assert any(part in str(error.value) for part in text.split("|")), str(error.value)


@pytest.mark.parametrize(
    ("attributes", "code"),
    [
        ('id="x" date="2026-02-01"', "no-id"),
        ('id="1" date="0000-00-00"', "no-day"),
        ('id="1" date="2026-02-01" quantity="1000000000"', "too-many"),
        ('id="1" date="2026-02-01" quantity="many"', "too-many"),
    ],
)
def test_an_entry_that_is_not_usable_is_left_out_with_its_reason(attributes: str, code: str) -> None:
    seat = '<players><player name="Anna" score="3"/></players>'
    found = arrived(f'<plays><play {attributes}><item name="Africa" objectid="1315"/>{seat}</play></plays>')
    assert (found.lines, reasons(found)) == ([], [code])


def test_that_there_are_more_pages_is_told() -> None:
    assert arrived('<plays total="355" page="1"></plays>').remarks == {"more-pages": ["355"]}


# Our own lines.


def test_our_lines_come_as_they_are() -> None:
    newer = b'{"v":2,"play":"z","what":"ever"}\n'
    odd = '{"v":1, "play":"p9","t":"2026-01-01T00:00:00.000Z","at":"2026-01-01","game":"x","totals":{},"später":[1]}\n'
    folder = b'{"v":1,"import":"import-1.jsonl","t":"2026-01-01T00:00:00.000Z"}\n'
    found = arrived(b"\xef\xbb\xbfnonsense\n" + newer + odd.encode() + folder)
    assert [arrival.raw for arrival in found.lines] == [odd.encode()]
    assert found.newer == [newer]
    assert [left.where for left in found.left_out] == ["1"]


@pytest.mark.parametrize(
    "line",
    [
        '{"v":1,"play":"a","t":"2026-19-39T29:00:00.000Z","gone":true}',
        '{"v":1,"play":"a","t":"9999-12-31T23:59:59.999Z","gone":true}',
        '{"v":1,"play":"a","t":"2026-01-01T00:00:00.000Z","at":"2026-02-31","game":"x","totals":{}}',
    ],
)
def test_a_time_that_there_is_not_is_refused(line: str) -> None:
    found = arrived(line)
    assert (found.lines, len(found.left_out)) == ([], 1)


@pytest.mark.parametrize("data", [b"", b"\n\n", b"[]", b"{}", b"null", b"\x00\xff", b'"v"', b"[" * 100_000])
def test_what_is_no_file_of_games_is_refused(data: bytes) -> None:
    with pytest.raises(ScorerError):
        arrived(data)


def test_a_file_that_is_torn_says_where() -> None:
    with pytest.raises(ScorerError, match="line 3"):
        arrived((DATA / "bggcatalog.json").read_bytes()[:60])


def test_a_tally_is_sent_where_it_belongs() -> None:
    with pytest.raises(ScorerError, match="scorer log add"):
        arrived((ROOT / "examples" / "africa.json").read_bytes())


def test_what_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorer.log.exchange.reading.MOST", 1000)
    monkeypatch.setattr("scorer.log.exchange.reading.MOST_LINES", 2000)
    assert arrivals.MOST > 2000
    for data in (" " * 1500 + "{}", "<plays/>" + " " * 1500, '{"v":1,"play":"x"}\n' * 200):
        with pytest.raises(ScorerError, match="too large"):
            arrived(data)


# Letters, and without notes.


def with_record() -> Play:
    record = [json.loads(line) for line in (ROOT / "examples" / "africa-record.jsonl").read_text("utf-8").splitlines()]
    record += [{"mend": 1, "moves": [{"by": "Anna", "move": "x"}]}, {"by": "Cleo", "move": "exchange", "player": "Ben"}]
    agreed = [{"points": -1, "why": "Anna was sleepy"}]
    tally = {
        "game": "africa",
        "players": [{"name": name, "track": 3, "adjust": agreed} for name in record[0]["players"]],
    }
    return write_play(
        scorer.score({**tally, "began": "Ben"}),
        stamp="2026-11-22T20:41:07.000Z",
        id="recorded",
        at="2026-11-22",
        about=About("Anna’s place", "Anna was tired", record=record),
    )


PERSON = b'{"v":1,"person":"Anna","t":"2026-11-22T20:41:07.123Z","also":["Anna K."]}\n'
"""A person who has played under another name, too."""


@pytest.mark.parametrize("ending", ["jsonl", "bgsplay", "csv"])
def test_with_letters_nobody_is_named_anywhere(ending: str) -> None:
    renamed = write_line({**with_record().line.data, "play": "other", "persons": {"Ben": "Benno"}, "secret": "Anna"})
    union = union_of([*games(30), with_record()], PERSON, renamed, b'{"v":2,"play":"z","name":"Anna"}\n')
    plays = union.plays()[::-1]
    letters = Letters(union.people, plays)
    if ending == "jsonl":
        data = own.write(union, plays, letters=letters, notes=False, whole=True)
        assert len(arrived(data).lines) == len(plays)
    else:
        write = bgsplay.write if ending == "bgsplay" else table.write
        data = write(plays, union.people, letters=letters, notes=False)
    for name in (*NAMES, "Benno", "tired", "sleepy", "place of Anna"):
        assert name.encode() not in data, name
        assert json.dumps(name)[1:-1].encode() not in data, name


def test_a_person_has_one_letter_under_every_name() -> None:
    first = write_play(scorer.score(tally_of("Anna", "Ben")), stamp=stamp(1), id="a", at="2026-01-01")
    second = write_play(scorer.score(tally_of("Cleo", "Anna K.")), stamp=stamp(1), id="b", at="2026-01-02")
    union = union_of([first, second], PERSON)
    letters = Letters(union.people, [first, second])
    assert letters.names(first) == {"Anna": "A", "Ben": "B"}
    assert letters.names(second) == {"Cleo": "C", "Anna K.": "A"}


def test_there_are_more_persons_than_letters() -> None:
    plays = [
        write_play(scorer.score(tally_of(f"X{i}", f"Y{i}")), stamp=stamp(i), id=f"p{i}", at="2026-01-01")
        for i in range(20)
    ]
    assert Letters(union_of(plays).people, plays).names(plays[13]) == {"X13": "AA", "Y13": "AB"}


def tally_of(*names: str) -> dict[str, Any]:
    return {"game": "africa", "players": [{"name": name, "track": 3 + i} for i, name in enumerate(names)]}


def stamp(number: int) -> str:
    return f"2026-01-01T00:00:00.{number:03}Z"


@pytest.mark.parametrize("letters", [False, True])
def test_what_lacks_something_never_takes_the_place_of_what_is_whole(letters: bool) -> None:
    play = with_record()
    union = union_of([play])
    less = own.write(union, [play], letters=Letters(union.people, [play]) if letters else None, notes=False, whole=True)
    for order in ([less, write_line(play.line.data)], [write_line(play.line.data), less]):
        found = Union()
        for data in order:
            found.add("x", data)
        assert [each.line.data for each in found.plays()] == [play.line.data]
    assert b"tired" not in less


def test_lines_without_notes_lack_nothing_else() -> None:
    play = with_record()
    (line,) = arrived(own.write(union_of([play]), [play], letters=None, notes=False, whole=True)).lines
    assert {**line.line.data, "t": ""} == {
        key: value for key, value in {**play.line.data, "t": ""}.items() if key not in ("note", "place")
    }


# A table.


def test_a_row_a_seat_with_the_points_of_each_category() -> None:
    plays = list(games(40))
    union = union_of(plays)
    rows = list(csv.DictReader(io.StringIO(table.write(plays, union.people, letters=None, notes=True).decode())))
    assert len(rows) == sum(len(play.names) for play in plays)
    seats = [(play, seat) for play in plays for seat in play.result.seats]
    for row, (play, seat) in zip(rows, seats, strict=True):
        assert (row["play"], row["game"], row["name"], row["total"]) == (play.id, play.game, seat.name, str(seat.total))
        categories = [line.category for line in play.sheet[seat.name].lines]
        assert sum(int(row[key]) for key in categories) == seat.total
        assert row["winner"] == ("true" if seat.winner else "false")


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", " =1"])
def test_no_cell_is_a_formula(text: str) -> None:
    play = write_play(
        scorer.score(tally_of("Anna", "Ben")), stamp=stamp(1), id="a", at="2026-01-01", about=About(note=text)
    )
    data = table.write([play], union_of([play]).people, letters=None, notes=True).decode()
    (row, _) = csv.DictReader(io.StringIO(data, newline=""))
    assert row["note"] == f"'{text}"


# Whatever there is.

KEYS = (
    *("games", "players", "locations", "plays", "deletedObjects", "id", "uuid", "name", "bggId", "isAnonymous"),
    *("gameRefId", "locationRefId", "playerScores", "playerRefId", "score", "winner", "startPlayer", "playDate"),
    *("playDateYmd", "ignored", "durationMin", "comments", "modificationDate", "v", "play", "t", "at", "gone"),
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["Africa", "46", "3+6", "2026-03-14 20:15:00", "Anna", 1, 1315, True]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS) | st.text(), inner, max_size=6),
    max_leaves=30,
)


def usable(data: bytes) -> None:
    """Reads something; what is found can be listed."""
    try:
        found = arrived(data, ["a"])
    except ScorerError:
        return
    for arrival in found.lines:
        if arrival.line.kind == "play" and not arrival.line.gone:
            assert play_of(arrival.line).result.seats is not None
    for left in found.left_out:
        assert left.error.text("fi")


@pytest.mark.unmeasured
@given(JSON)
def test_any_json_is_read_or_refused(value: object) -> None:
    usable(json.dumps(value).encode("utf-8", "backslashreplace"))
    usable(json.dumps({"plays": [value], "games": [{"id": 1, "bggId": 1315}]}).encode("utf-8", "backslashreplace"))


SAMPLES = [file.read_bytes() for file in sorted(DATA.iterdir())]


@given(st.sampled_from(SAMPLES), st.data())
def test_any_damaged_sample_is_read_or_refused(sample: bytes, data: st.DataObject) -> None:
    changed = bytearray(sample)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(changed)))
        end = at + data.draw(st.integers(0, 20))
        changed[at:end] = data.draw(st.binary(max_size=8) | st.sampled_from([b"null", b"[", b'"', b"<", b"1e99", b"&"]))
    usable(bytes(changed))


@given(st.sampled_from(SAMPLES[1:]), st.data())
def test_any_value_may_be_another(sample: bytes, data: st.DataObject) -> None:
    if sample.startswith(b"<"):
        return
    value = json.loads(sample)
    entry: Any = data.draw(
        st.sampled_from([*value["plays"], *value["plays"][0]["playerScores"], *value["games"], value])
    )
    entry[data.draw(st.sampled_from(sorted(entry)))] = data.draw(JSON)
    usable(json.dumps(value).encode("utf-8", "backslashreplace"))


def test_the_samples_are_those_of_the_programs_that_are_named() -> None:
    assert {file.stem for file in Path(DATA).iterdir()} == {
        "bga_bgstats",
        "bgg",
        "bggcatalog",
        "bgstats",
        "marvel-lcg",
        "scorepad",
    }
