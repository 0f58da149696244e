"""Writes a logbook that nobody has played: the same table of six through a year, or as many games as are wanted.

    python tools/year.py                         examples/year.jsonl: 60 games of 2025
    python tools/year.py --games 10000 FOLDER    FOLDER/table.jsonl: the last of them in 2025, too

The same command writes the same bytes. Anna is good at gold, Ben at the score track and expeditions, Emil collects more
and risks more, Cleo learns as the year goes on, Dora is as good as chance, and Frida comes seldom; who begins has no
advantage. Statistics can be held against that.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, NamedTuple
from uuid import UUID

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import scorer  # noqa: E402
from scorer import tracking  # noqa: E402
from scorer.log import About, Play, write_play  # noqa: E402
from scorer.log.book import removal  # noqa: E402
from scorer.log.lines import PERSON, VERSION, Data, write_line  # noqa: E402
from scorer.registry import game as game_of  # noqa: E402
from scorer.scoring.tally import form_of  # noqa: E402
from scorer.tracking.course import replay  # noqa: E402

FILE = ROOT / "examples" / "year.jsonl"
GAMES = 60
YEAR = 2025
A_YEAR, MOST_YEARS = 600, 40
"""Games of each year where there are more than `GAMES`, and the most years that they take."""

COMES = {"Anna": 0.95, "Ben": 0.85, "Cleo": 0.75, "Dora": 0.6, "Emil": 0.45, "Frida": 0.15}
"""How often each of the table is there."""
GUEST, GUEST_COMES = "Gil", 0.1
OTHER_NAME = {"Anna": "Anna K."}
"""What somebody is called where the score is kept by others: at the club."""
CLUB = "Club"
PLACES = ("", "", "Anna’s", "Ben’s", CLUB)
NOTES = (
    "First game with the new table",
    "Ben had to catch his train",
    "Nobody wanted the last monument",
    "Tea all over the map",
    "We forgot the time",
)
WITH = "0.1.0"
"""The version of the program that is said to have kept them."""

EDITIONS = {"africa": "fr", "africana": "de", "afritoria": "nl"}
"""The edition that the table has of each game; the first is played most."""
OFTEN = (5, 3, 2)
RECORDS = ("examples/africa-record.jsonl", "tests/records/africana-end-three.jsonl", "examples/afritoria.jsonl")
"""Games that were followed. They take the place of games of as many that were only counted."""


class Table(NamedTuple):
    """Who plays, and how often each has played this game before."""

    rng: random.Random
    names: Sequence[str]
    before: dict[str, int]

    def amount(self, name: str, mean: float, spread: float, **better: float) -> int:
        """How many of something a player has: by chance, and by what the player is better at."""
        return max(0, round(self.rng.gauss(mean + better.get(name, 0), spread)))

    def learned(self, name: str, games: int) -> float:
        """From -0.5 to 0.5 while somebody plays the first so many games."""
        return min(1, self.before.get(name, 0) / games) - 0.5


def africa(table: Table) -> list[dict[str, Any]]:
    """What lies on the table after a game of Africa."""
    rng, count = table.rng, len(table.names)
    bonus = rng.choice(table.names)
    players = []
    for name in table.names:
        goods: dict[str, int] = {}
        for _ in range(table.amount(name, 12 / count, 1.6, Emil=1)):
            kinds = ["statue", "drum", "shirt", "kettle"]
            if name == "Emil" and goods:
                kinds += [max(goods, key=lambda kind: goods[kind])] * 2
            kind = rng.choice(kinds)
            goods[kind] = min(5, goods.get(kind, 0) + 1)
        track = table.amount(name, 38 - 2.2 * count, 4.5, Ben=3, Cleo=6 * table.learned("Cleo", 16))
        found = {"name": name, "track": max(8, track), "goods": goods}
        found["gold"] = table.amount(name, 12 / count, 1.7, Anna=1.4)
        found["gems"] = table.amount(name, 10 / count, 1.8)
        players.append({**found, "bonus": True} if name == bonus else found)
    return players


def africana(table: Table) -> list[dict[str, Any]]:
    """What lies on the table after a game of Africana."""
    rng, count = table.rng, len(table.names)
    helpers = 10
    players = []
    for name in table.names:
        expeditions = [rng.randint(2, 7) for _ in range(1 + table.amount(name, 14 / count - 1, 1.2, Ben=1))]
        artifacts = [0] * 5
        for _ in range(table.amount(name, 13 / count, 1.4, Emil=1, Cleo=2 * table.learned("Cleo", 12))):
            artifacts[rng.choice([kind for kind in range(5) if artifacts[kind] < 4])] += 1
        helped = min(helpers, rng.choice([0, 1, 1, 2, 3]))
        helpers -= helped
        players.append(
            {
                "name": name,
                "expeditions": expeditions,
                "artifacts": artifacts,
                "artifact_points": [rng.randint(1, 4) for _ in range(sum(artifacts))],
                "helpers": helped,
                "silver": rng.randint(0, 7),
                "gold": table.amount(name, 1.5, 1.1, Anna=1),
                "travel_cards": rng.randint(0, 5),
                "open_artifacts": rng.choice([0, 0, 0, 1, 1, 2]),
            }
        )
    return players


def afritoria(table: Table) -> list[dict[str, Any]]:
    """What lies on the table after a game of Afritoria."""
    return [
        {
            "name": name,
            "values": {
                "3": table.amount(name, 2.4, 1.2, Anna=0.6, Cleo=1.6 * table.learned("Cleo", 8)),
                "2": table.amount(name, 3, 1.3),
                "1": table.amount(name, 2, 1.2),
            },
        }
        for name in table.names
    ]


LEFT = {"africa": africa, "africana": africana, "afritoria": afritoria}


class Evenings:
    """Games of one table, one after another."""

    def __init__(self, games: int) -> None:
        self.rng = random.Random(games)
        self.before: dict[str, dict[str, int]] = {game: {} for game in EDITIONS}
        self.records = [self._record(ROOT / file) for file in RECORDS]
        years = 1 if games <= GAMES else min(MOST_YEARS, -(-games // A_YEAR))
        first = date(YEAR + 1 - years, 1, 1)
        # They play on Fridays and Saturdays most, and sometimes a second game.
        days = [first + timedelta(days=i) for i in range((date(YEAR + 1, 1, 1) - first).days)]
        weights = [8 if day.weekday() in (4, 5) else 1 for day in days]
        self.days = sorted(self.rng.choices(days, weights, k=games))

    @staticmethod
    def _record(file: Path) -> list[Data]:
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()]

    def plays(self) -> Iterator[Play]:
        """The games, the earliest first."""
        ended = datetime.min.replace(tzinfo=UTC)
        for day in self.days:
            minutes = self.rng.randint(35, 110)
            usual = datetime(day.year, day.month, day.day, 20, tzinfo=zone(day)) + timedelta(minutes=minutes)
            ended = max(usual, ended + timedelta(minutes=minutes))
            record, sheet = self._sheet()
            note = self.rng.choice(NOTES) if self.rng.random() < 0.15 else ""
            place = CLUB if set(OTHER_NAME.values()) & {p.name for p in sheet.players} else self.rng.choice(PLACES)
            about = About(place, note, minutes if self.rng.random() < 0.8 else 0, record, WITH)
            yield write_play(sheet, stamp=stamp(ended), id=self.new_id(), at=ended, about=about)

    def new_id(self) -> str:
        """What a game is known by."""
        return str(UUID(int=self.rng.getrandbits(128), version=4))

    def _sheet(self) -> tuple[Sequence[Data], scorer.Sheet]:
        """Another scored game, with its record if it was followed."""
        game = self.rng.choices(list(EDITIONS), OFTEN)[0]
        names = self._present(form_of(game_of(game)).table)
        before = self.before[game]
        for name in names:
            before[name] = before.get(name, 0) + 1
        for record in self.records:
            if record[0]["game"] == game and len(record[0]["players"]) == len(names):  # type: ignore[arg-type]
                self.records.remove(record)
                return record, scorer.score(tracking.tally(replay(record).state))
        table = Table(self.rng, names, before)
        while True:
            tally: dict[str, Any] = {
                "game": game,
                "edition": EDITIONS[game],
                "began": self.rng.choice(names),
                "players": LEFT[game](table),
            }
            if not scorer.problems(tally):
                break
        if self.rng.random() < 0.06:
            tally["began"] = OTHER_NAME.get(tally["began"], tally["began"])
            for player in tally["players"]:
                player["name"] = OTHER_NAME.get(player["name"], player["name"])
        return (), scorer.score(tally)

    def _present(self, seats: tuple[int, int]) -> list[str]:
        """Who is there, in the order around the table."""
        fewest, most = seats
        while True:
            found = [name for name, often in COMES.items() if self.rng.random() < often]
            if self.rng.random() < GUEST_COMES:
                found.append(GUEST)
            if len(found) >= fewest:
                self.rng.shuffle(found)
                return found[:most]


def zone(day: date) -> timezone:
    """The offset of Central European time: summer time lasts from the last Sunday of March to that of October."""
    begin, end = [date(day.year, month, 31) for month in (3, 10)]
    sundays = [last - timedelta(days=last.isoweekday() % 7) for last in (begin, end)]
    return timezone(timedelta(hours=2 if sundays[0] <= day < sundays[1] else 1))


def stamp(moment: datetime) -> str:
    """When a line is written, a minute after the game has ended."""
    return (moment.astimezone(UTC) + timedelta(minutes=1)).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def lines(games: int) -> Iterator[Data]:
    """The lines of a device: the games, who is who. One game is corrected a day later; one was there twice."""
    evenings = Evenings(games)
    right = None
    for i, play in enumerate(evenings.plays()):
        next_day = stamp(datetime.fromisoformat(play.at) + timedelta(hours=14))
        if i >= games // 2 and right is None and play.game == "africa" and not play.record:
            right = {**play.line.data, "t": next_day}
            yield from (miscounted(play).line.data, right)
        else:
            yield play.line.data
        if i == games // 3:
            twin = {**play.line.data, "play": evenings.new_id()}
            yield from (twin, removal(str(twin["play"]), next_day))
    end = f"{YEAR}-12-31T12:00:00.000Z"
    for name, other in OTHER_NAME.items():
        yield {"v": VERSION, PERSON: name, "t": end, "also": [other], "guest": False}
    yield {"v": VERSION, PERSON: GUEST, "t": end, "also": [], "guest": True}


def miscounted(play: Play) -> Play:
    """The same game with one gem too few for the player who has most."""
    tally = json.loads(json.dumps(play.tally))
    player = max(tally["players"], key=lambda player: player.get("gems", 0))
    player["gems"] -= 1
    about = About(play.place, play.note, play.minutes, (), WITH)
    return write_play(scorer.score(tally), stamp=play.line.stamp, id=play.id, at=play.at, about=about)


def content(games: int = GAMES) -> bytes:
    """The file of so many games."""
    return b"".join(map(write_line, lines(games)))


def main() -> None:
    """Writes the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, help="a folder of its own; without it, examples/year.jsonl")
    parser.add_argument("--games", type=int, default=GAMES)
    chosen = parser.parse_args()
    if chosen.folder is None and chosen.games != GAMES:
        parser.error("The example has no other number of games: name a folder.")
    file = chosen.folder / "table.jsonl" if chosen.folder else FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content(chosen.games))
    print(file)


if __name__ == "__main__":
    main()
