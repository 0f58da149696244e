"""Writes what this version of the program and of the pages writes, for `tests/data/old/`: what people have at home.

    mkdocs build --strict --site-dir SITE
    python tools/keep_old.py SITE

Once for each version that is published, on the day of its release: until its tag is there, the folder is written anew.
From then on it never changes. In `0.0.0` lies what was written before there was a version.
"""

from __future__ import annotations

import hashlib
import io
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import UUID

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

import scorer  # noqa: E402
from scorer import ScorerError, tracking  # noqa: E402
from scorer.cli import main as program  # noqa: E402
from scorer.registry import game as game_of, ids  # noqa: E402
from scorer.scoring.tally import form_of  # noqa: E402
from scorer.testing import Variant, choose, started, variants  # noqa: E402
from scorer.tracking.course import header, replay  # noqa: E402
from scorer.tracking.record import Record  # noqa: E402
from tests.support import device  # noqa: E402
from tests.support.browsing import ARGS, CHROMIUM, PHONE, Served  # noqa: E402

FOLDER = ROOT / "tests" / "data" / "old" / scorer.__version__

TALLIES: dict[str, Any] = {
    "africa-two": [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 34, "gold": 1}],
    "africa-five": [
        {"name": "Zoë", "track": 41, "bonus": True, "goods": {"statue": 5, "drum": 1}, "gold": 3, "gems": 1},
        {"name": "Jörg-Ole", "track": 38, "goods": {"shirt": 2, "kettle": 3, "Körbe": 4}, "gold": 3},
        {"name": "Aïcha", "track": 52, "goods": [3, 1], "gold": 3, "gems": 4},
        {"name": "中文", "track": 0, "goods": [], "gold": 0, "gems": 1, "bonus": False},
        {"name": "O’Neill & “Co”", "track": 44, "goods": {}, "gold": None, "gems": 2},
    ],
    "africana-two": [
        {
            "name": "Italy",
            "expeditions": [4, 6, 5],
            "artifacts": [3, 1, 1, 1, 0],
            "artifact_points": [3, 2, 4, 3, 2, 3],
        },
        {"name": "France", "expeditions": 21, "artifacts": {"mask": 2, "vase": 1}, "artifact_points": 9, "silver": 40},
    ],
    "africana-four": [
        {"name": "A", "helpers": 4, "silver": 6, "gold": 2, "travel_cards": 5, "open_artifacts": 3},
        {"name": "B", "helpers": 0, "expeditions": [], "artifacts": {}, "artifact_points": []},
        {"name": "C", "expeditions": [7], "silver": 16},
        {"name": "D", "expeditions": 7, "silver": 1, "gold": 3, "travel_cards": None},
    ],
    "afritoria-two": [
        {"name": "Ben", "pile": ["green lion", "blue porcupine", "green wild dog", "green wild dog"]},
        {"name": "Ann", "pile": []},
    ],
    "afritoria-four": [
        {"name": "Äiti", "pile": ["brown elephant", "purple zebra"]},
        {"name": "Isä", "pile": ["green meerkat"]},
        {"name": "Minä", "values": {"3": 4}},
        {"name": "Sinä", "values": {"3": 3, "2": 1, "1": 1}},
    ],
}
"""The players of a tally in every form that is allowed, by the name of its file, which begins with the game."""

MORE_WAYS = [Variant("afritoria", "colours", {"colours": ("green", "blue", "brown")})]
"""Ways to follow a game that its own examples leave out, each for as many players as it has colours."""

Expected = dict[str, dict[str, Any]]
"""Totals and winners by what was written: its file, the number in it if it holds several, or its place in one."""


def result(sheet: scorer.Sheet) -> dict[str, Any]:
    """What has to stay: the totals by player, and the winners."""
    return {"totals": {player.name: player.total for player in sheet.players}, "winners": list(sheet.winners)}


def written(path: str, text: str) -> Path:
    """A new file in the folder of the version."""
    file = FOLDER / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def said(*args: str | Path) -> str:
    """What the program writes."""
    with redirect_stdout(io.StringIO()) as out:
        assert program([str(arg) for arg in args]) == 0, args
    return out.getvalue()


# What files hold


def tallies() -> Iterator[tuple[str, dict[str, Any]]]:
    """Tallies as people write them: bare, with an edition, with every reading that is not the default."""
    for name, players in TALLIES.items():
        game = game_of(name.partition("-")[0])
        yield name, {"game": game.id, "players": players}
        yield f"{name}-edition", {"game": game.id, "edition": game.editions[-1], "players": players}
        others = {ruling.id: tuple(ruling.readings)[-1] for ruling in game.rulings}
        yield f"{name}-rulings", {"rulings": others, "edition": None, "players": players, "game": game.id}


def write_files(expected: Expected) -> None:
    """Tallies, sheets, empty forms, and what `merge` makes of parts."""
    every = list(tallies())
    for name, tally in every:
        written(f"tallies/{name}.json", json.dumps(tally, ensure_ascii=False, indent=1) + "\n")
        expected[f"tallies/{name}.json"] = result(scorer.score(tally))
    written("tallies/all.json", json.dumps([tally for _, tally in every]))
    written("tallies/all.jsonl", "".join(json.dumps(tally, ensure_ascii=False) + "\n" for _, tally in every))
    for number, (name, tally) in enumerate(every):
        file, lang = FOLDER / f"tallies/{name}.json", scorer.languages()[number % len(scorer.languages())]
        more = ("--explain",) if number % 2 else ()
        written(f"sheets/{name}.json", said("score", file, "--format", "json", "--lang", lang, *more))
        for several in ("tallies/all.json", "tallies/all.jsonl", "sheets/all.jsonl"):
            expected[f"{several} {number}"] = result(scorer.score(tally))
        expected[f"sheets/{name}.json"] = result(scorer.score(tally))
    written("sheets/all.jsonl", said("score", FOLDER / "tallies/all.jsonl", "--format", "jsonl"))
    for game in ids():
        names = [f"Player {number + 1}" for number in range(form_of(game_of(game)).table[1])]
        form = written(f"tallies/{game}-template.json", said("template", game, "--players", ",".join(names)))
        expected[f"tallies/{game}-template.json"] = result(scorer.score(json.loads(form.read_text("utf-8"))))
    with tempfile.TemporaryDirectory() as folder:
        for name in [name for name in TALLIES if not name.endswith("two")]:
            parts = [Path(folder, f"{number}.json") for number, _ in enumerate(TALLIES[name])]
            for part, player in zip(parts, TALLIES[name], strict=True):
                part.write_text(json.dumps({"game": name.partition("-")[0], "players": [player]}), "utf-8")
            merged = written(f"tallies/{name}-merged.json", said("merge", *parts))
            expected[f"tallies/{name}-merged.json"] = result(scorer.score(json.loads(merged.read_text("utf-8"))))


def write_records(expected: Expected) -> None:
    """A game followed in every way, by few and by many, whole and broken off, with moves taken back and done again."""
    for game in ids():
        low, high = form_of(game_of(game)).table
        ways = [(way, players) for way in variants(game) for players in (low, high)]
        ways += [(way, len(way.options["colours"])) for way in MORE_WAYS if way.game == game]
        for number, (way, players) in enumerate(ways):
            name = f"records/{game}-{way.name}-{players}.jsonl"
            others = {ruling.id: tuple(ruling.readings)[-1] for ruling in game_of(game).rulings} if number % 2 else {}
            (FOLDER / "records").mkdir(exist_ok=True)
            follow(FOLDER / name, way, players, others, most=25 if number % 2 else 1000)
            expected[name] = result(tracking.standings(replay((FOLDER / name).read_bytes().splitlines()).state))


def follow(file: Path, way: Variant, players: int, rulings: dict[str, str], most: int) -> None:
    """Writes the record of a random game."""
    rng = random.Random(file.name)
    state = started(way, players, **rulings)
    # Whoever follows a game at a terminal or on a phone gives it an id.
    setup = {**header(state), "id": str(UUID(int=rng.getrandbits(128), version=4))}
    with Record(str(file), replay([json.dumps(setup).encode()]).state) as record:
        while record.course.number < most and (move := choose(rng, record.course.state)):
            record.play(move)
            if record.course.number % 10 == 5 and rng.random() < 0.5:
                try:
                    record.undo()
                except ScorerError:
                    record.undo(forced=True)
                if rng.random() < 0.5:
                    record.redo()


# What the page keeps and sends


class Phone:
    """The score sheet in a browser, in a language, with a storage of its own."""

    def __init__(self, browser: Any, site: Served, lang: str) -> None:
        self.page, self.site, self.lang = browser.new_context(viewport=PHONE).new_page(), site, lang

    def open(self, game: str, tally: object = None) -> None:
        """Opens the sheet of a game, with a tally in the link."""
        self.page.goto("about:blank")
        fragment = f"#tally={quote(json.dumps(tally), safe='')}" if tally else ""
        self.page.goto(f"{self.site.address}/{self.lang}/score/{game}/{fragment}")
        self.page.wait_for_selector("html[data-state=ready]")

    def seen(self) -> dict[str, Any]:
        """The totals and the winners on the page."""
        found = self.page.evaluate(
            "[...document.querySelectorAll('output[data-kind=total]')]"
            ".map((each) => [each.dataset.player, each.textContent, 'winner' in each.dataset])"
        )
        return {
            "totals": {name: int(total) for name, total, _ in found},
            "winners": [name for name, _, won in found if won],
        }

    def tool(self, number: int) -> None:
        """Opens a dialog: 1 to share, 4 the games, 5 several phones."""
        self.page.locator(".tools").first.locator("button").nth(number).click()
        self.page.wait_for_selector("dialog[open]")

    def close(self) -> None:
        """Closes the dialog."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    def link(self) -> str:
        """The link that is shared, without the address of the site."""
        self.tool(1)
        link: str = self.page.locator("dialog .link").first.input_value()
        self.close()
        return link.removeprefix(self.site.address)

    def parts(self) -> list[str]:
        """The link of each player, for several phones."""
        self.tool(5)
        links = []
        for part in self.page.locator(".part").all():
            part.locator("summary").click()
            links.append(part.locator(".link").input_value().removeprefix(self.site.address))
        self.close()
        return links

    def new(self) -> None:
        """Begins another sheet with the same players."""
        self.tool(4)
        self.page.locator("dialog .tools button").first.click()

    def unfold(self) -> None:
        """Shows all rows."""
        self.page.evaluate("document.querySelectorAll('details.cards').forEach((cards) => (cards.open = true))")

    def count(self, names: list[str]) -> None:
        """Counts every third thing of the first player, a sum among them, and the first of the others."""
        for seat, name in enumerate(names):
            if self.page.locator(".chip").count() <= seat:
                self.page.locator(".chips__add").click()
            self.page.locator(".chip").nth(seat).click()
            self.page.locator(".who").fill(name)
            self.unfold()
            rows = self.page.locator(".row .number")
            for row in range(0, rows.count() if seat == 0 else 1, 3):
                rows.nth(row).fill("1" if row or seat else "1+0")

    def storage(self) -> dict[str, str]:
        """What lies in localStorage, which is small."""
        kept: dict[str, str] = self.page.evaluate("({...localStorage})")
        return kept

    def texts(self) -> dict[str, str]:
        """What lies in the database."""
        return device.texts(self.page)


def write_pages(expected: Expected, site: Served, browser: Any) -> None:
    """What is kept on phones, the links that are shared, and those of several phones."""
    links: dict[str, str] = {}
    parts: dict[str, list[str]] = {}
    phones: dict[str, dict[str, str]] = {}
    texts: dict[str, dict[str, str]] = {}
    for place, lang in enumerate(scorer.languages()):
        phone = Phone(browser, site, lang)
        phone.page.goto(f"{site.address}/{lang}/rules/{ids()[0]}/")
        phone.page.locator(".scheme").click()
        for game in ids():
            seen: dict[str, Any] = {}

            def look(phone: Phone = phone, game: str = game, seen: dict[str, Any] = seen) -> None:
                seen[phone.storage()[f"sheet.{game}"]] = phone.seen()

            for number, (name, tally) in enumerate(tallies()):
                if not name.startswith(f"{game}-") or number % len(scorer.languages()) != place:
                    continue
                # The page does not know null.
                players = [
                    {key: value for key, value in player.items() if value is not None} for player in tally["players"]
                ]
                phone.open(game, {**tally, "players": players})
                assert phone.seen() == result(scorer.score(tally)), name
                key = f"links.json {lang} {name}"
                links[key.partition(" ")[2]] = phone.link()
                expected[key] = phone.seen()
                if name.endswith(("four", "five")):
                    parts[f"{lang} {name}"] = phone.parts()
                    expected[f"parts.json {lang} {name}"] = phone.seen()
                phone.page.locator(".chip").first.click()
                phone.unfold()
                phone.page.locator(".row .number").first.fill("1+0")
                look()
            phone.new()
            phone.count(["Eva", "Max"])
            look()
            phone.new()
            phone.count(["Anna"])
            look()
            phone.open(game)
            phone.page.goto(f"{site.address}/{lang}/rules/{game}/#our-table")
            phone.page.locator("#our-table").evaluate("(box) => (box.open = true)")
            phone.page.locator("#our-table select").select_option(game_of(game).editions[0])
            phone.page.locator("#our-table fieldset input").last.check()
            # What a table plays counts for the sheets that say nothing of it.
            for id in seen:
                expected[f"phones.json {lang} {game} {id}"] = reopened(phone, game, id)
        phones[lang], texts[lang] = phone.storage(), phone.texts()
        phone.page.context.close()
    written("links.json", json.dumps(links, ensure_ascii=False, indent=1) + "\n")
    written("parts.json", json.dumps(parts, ensure_ascii=False, indent=1) + "\n")
    written("phones.json", json.dumps(phones, ensure_ascii=False, indent=1) + "\n")
    written("texts.json", json.dumps(texts, ensure_ascii=False, indent=1) + "\n")


def reopened(phone: Phone, game: str, id: str) -> dict[str, Any]:
    """What the page shows of a sheet that is kept."""
    phone.page.evaluate("([game, id]) => localStorage.setItem('sheet.' + game, id)", [game, id])
    phone.open(game)
    return phone.seen()


def is_published() -> bool:
    """Whether this version has its tag: then people have what it writes."""
    tag = f"refs/tags/v{scorer.__version__}"
    asked = subprocess.run(["git", "rev-parse", "-q", "--verify", tag], cwd=ROOT, capture_output=True, check=False)
    return asked.returncode == 0


def main(args: list[str]) -> None:
    """Writes the folder of this version."""
    if len(args) != 1:
        sys.exit(__doc__)
    if FOLDER.exists():
        if is_published():
            sys.exit(f"{FOLDER} is there, and v{scorer.__version__} is published: it never changes")
        shutil.rmtree(FOLDER)
    expected: Expected = {}
    write_files(expected)
    write_records(expected)
    site = Served(Path(args[0]))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        write_pages(expected, site, browser)
        browser.close()
    site.stop()
    written("expected.json", json.dumps(expected, ensure_ascii=False, indent=1) + "\n")
    files = sorted(file for file in FOLDER.rglob("*") if file.is_file())
    sums = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(FOLDER).as_posix()}\n" for file in files
    ]
    written("SHA256SUMS", "".join(sums))


if __name__ == "__main__":
    main(sys.argv[1:])
