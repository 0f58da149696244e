"""Several phones count one evening: in whatever order the parts come, however often, with corrections in between, the
sheet is that of one phone."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from docs.app.node import node
from docs.site import sheets
from scorer.registry import game as game_of, ids
from scorer.scoring.merge import merge
from scorer.text.errors import language
from scorer.text.i18n import languages

NAMES = ("Anna", "Ben", "Cléo", "Dora", "Eva")
STEPS = 60

Said = dict[str, int]
"""What was said in the rows of a field; empty where nothing was. `way` is how a player is counted."""


class Evening:
    """What happens on the phones of an evening, at random, and what a simple mind makes of it: field by field whatever
    the phone of a player says anew holds, unless the sheet was corrected since; then whoever spoke last is right."""

    def __init__(self, game: str, seed: str, *, corrections: bool) -> None:
        self.pick = random.Random(seed)
        low, high = sheets.data(game_of(game), language("en"))["table"]
        self.many = self.pick.randint(max(2, low), high)
        self.forms = [sheets.data(game_of(game), language(self.pick.choice(languages()))) for _ in range(self.many + 1)]
        self.form, self.corrections = self.forms[0], corrections
        stranger = [form["words"]["numbered"].format(number=1) for form in self.forms[1:]]
        self.phones = [{"name": name, "said": {}, "way": self.form["oneOf"][:1]} for name in stranger]
        self.sheet: dict[int, dict[str, Any]] = {}
        """What stands in the sheet, by the phone of the player."""
        self.heard: dict[int, dict[str, Any]] = {}
        self.spoken: dict[tuple[str, int, str], int] = {}
        self.links: list[tuple[int, int, dict[str, Any]]] = []
        self.made: list[dict[str, Any]] = []

    def rows(self, player: Mapping[str, Any]) -> list[str]:
        found: list[str] = []
        for field in self.form["fields"]:
            key = field["key"]
            if field.get("whose") or (key in self.form["oneOf"] and key not in player["way"]):
                continue
            found += [f"{key}/{part['key']}" for part in field.get("parts", [])] or [key]
        return found

    def key(self, row: str) -> str:
        """The field of a row; the ways in which a player can be counted are one."""
        key = row.partition("/")[0]
        return ", ".join(self.form["oneOf"]) if key in self.form["oneOf"] else key

    def do(self, what: str, phone: int, name: str, row: str = "", **more: Any) -> None:
        self.made.append({"do": what, "phone": phone, "name": name, "row": row} | more)

    def step(self) -> None:
        i = self.pick.randrange(self.many)
        what = self.pick.choice(["count"] * 5 + ["hand", "hand", "take", "take", "name", "turn", "correct"])
        if what == "count":
            self.count(self.phones[i], "phone", i, i + 1)
        elif what == "correct" and self.corrections and self.sheet.get(i, {}).get("said"):
            self.count(self.sheet[i], "sheet", i, 0)
        elif what == "hand":
            self.hand(i)
        elif what == "take" and self.links:
            self.take(self.pick.randrange(len(self.links)))
        elif what == "name":
            name = f"{NAMES[i]}{self.pick.choice(['', '', ' B.', ' von X'])}"
            self.do("name", i + 1, self.phones[i]["name"], name)
            self.phones[i]["name"] = name
        elif what == "turn" and len(self.form["oneOf"]) > 1:
            (now,) = self.phones[i]["way"]
            (other,) = [key for key in self.form["oneOf"] if key != now]
            player = self.phones[i]
            if not any(self.key(row) == self.key(now) for row in player["said"]):  # nothing lies aside
                self.do("turn", i + 1, player["name"], other)
                player["way"] = [other]

    def count(self, player: dict[str, Any], where: str, i: int, phone: int) -> None:
        row = self.pick.choice(self.rows(player))
        what = self.pick.choice(["type", "type", "type", "pass", "clear", "rest"])
        if what == "rest":
            self.do("rest", phone, player["name"])
            required = {field["key"] for field in self.form["fields"] if field["required"]}
            said = {each: 0 for each in self.rows(player) if each not in required} | player["said"]
        else:
            value = self.pick.randint(0, 2)
            self.do(what, phone, player["name"], row, value=value)
            said = player["said"] | {row: player["said"].get(row, 0) if what == "pass" else value}
            if what == "clear":
                del said[row]
        for key in {self.key(each) for each in {*said, *player["said"]} if said.get(each) != player["said"].get(each)}:
            self.spoken[where, i, key] = len(self.made)
        player["said"] = said

    def hand(self, i: int) -> None:
        self.do("hand", i + 1, self.phones[i]["name"])
        player = self.phones[i]
        self.links.append((i, len(self.made), deepcopy(player) | {"said": self.linked(player, player["said"])}))

    def linked(self, player: Mapping[str, Any], said: Said) -> Said:
        """What a link says: of many rows in groups, as long as one is open, only those that somebody has any of."""
        rows = self.rows(player)
        many = {field["key"] for field in self.form["fields"] if any(part["group"] for part in field.get("parts", []))}
        open_ = {row.partition("/")[0] for row in rows if row not in said} & many
        return {row: value for row, value in said.items() if value or row.partition("/")[0] not in open_}

    def take(self, at: int) -> None:
        i, time, part = self.links[at]
        here = self.sheet.get(i)
        keys = {self.key(row) for row in self.rows(part)}
        # Whoever has spoken last in a field is right; a part can only say what was said before it was handed over.
        late = {key for key in keys if self.spoken.get(("phone", i, key), 0) > self.spoken.get(("sheet", i, key), 0)}
        right = {each: "there" if key in late else "here" for key in keys for each in key.split(", ")}
        known = here["name"] if here else NAMES[i]
        self.do("take", 0, "", link=at, known=known, right=right)
        if here is None:
            self.sheet[i] = deepcopy(part) | {"name": part["name"] if self.is_named(i, part) else known}
        elif time > self.heard[i]["time"]:
            was = self.heard[i]
            said: Said = {}
            for key in keys:
                said |= self.merged(key, here, was, part, theirs=key in late)
            way = [key for key in self.form["oneOf"] if any(row.startswith(f"{key}/") for row in said)]
            self.sheet[i] = {"name": here["name"], "said": said, "way": way or here["way"]}
            if part["name"] != was["name"] and self.is_named(i, part):
                self.sheet[i]["name"] = part["name"]
        else:
            return
        self.heard[i] = deepcopy(part) | {"time": time}

    def is_named(self, i: int, part: Mapping[str, Any]) -> bool:
        return str(part["name"]).startswith(NAMES[i])

    def merged(self, key: str, here: Any, was: Any, part: Any, *, theirs: bool) -> Said:
        """What stands in a field."""
        mine, its, old = (
            {row: value for row, value in each["said"].items() if self.key(row) == key} for each in (here, part, was)
        )
        before = self.value(key, was)
        if self.value(key, here) == self.value(key, part):
            both = mine | its
            return {row: both[row] for row in both if (row in (mine if (row in its) == (row in old) else its))}
        if self.value(key, part) == before:
            return mine or its
        if not mine or self.value(key, here) == before:
            return its
        return its if its and theirs else mine

    def value(self, key: str, player: Any) -> Any:
        """What is the same for all that mean the same; None where nothing was said."""
        said = {row: value for row, value in player["said"].items() if self.key(row) == key}
        return {row: value for row, value in said.items() if value} if said else None


def played(evenings: list[Evening]) -> list[dict[str, Any]]:
    """What stands on the phones after each evening."""
    command = [node(), str(Path(__file__).with_name("phones.mjs"))]
    found = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as program:
        assert program.stdin
        assert program.stdout
        for evening in evenings:
            program.stdin.write(json.dumps({"forms": evening.forms, "steps": evening.made}) + "\n")
            program.stdin.flush()
            while "merge" in (told := json.loads(program.stdout.readline())):
                merged = merge(told["merge"], exact=True, before=told["before"])
                conflicts = [conflict._asdict() for conflict in merged.conflicts]
                program.stdin.write(json.dumps({"tally": merged.tally, "conflicts": conflicts}) + "\n")
                program.stdin.flush()
            found.append(told)
        program.stdin.close()
    return found


def of(players: list[dict[str, Any]], names: set[str]) -> dict[str, Any]:
    return {player["name"]: player["said"] for player in players if player["name"] in names}


@pytest.mark.unmeasured
@pytest.mark.parametrize("evenings", [8, pytest.param(300, marks=pytest.mark.long)])
@pytest.mark.parametrize("corrections", [False, True])
@pytest.mark.parametrize("game", ids())
def test_the_sheet_is_that_of_one_phone(game: str, evenings: int, *, corrections: bool) -> None:
    every = [Evening(game, f"{game} {corrections} {i}", corrections=corrections) for i in range(evenings)]
    for evening in every:
        for _ in range(STEPS):
            evening.step()
        # At the end everybody hands over once more, and one link is opened again.
        order = evening.pick.sample(range(evening.many), evening.many)
        for i in order:
            evening.hand(i)
            evening.take(len(evening.links) - 1)
        evening.take(evening.pick.randrange(len(evening.links)))
    for evening, told in zip(every, played(every), strict=True):
        names = [evening.sheet[i]["name"] for i in range(evening.many)]
        assert sorted(player["name"] for player in told["sheet"]) == sorted(names), evening.made
        assert of(told["sheet"], set(names)) == {each["name"]: each["said"] for each in evening.sheet.values()}
        if not corrections:
            asked = {question for questions in told["asked"] for question in questions}
            assert asked <= {"unnamed", "renamed"}, evening.made
            for i, phone in enumerate(evening.phones):
                (own,) = [player for player in told["phones"][i + 1] if player["name"] == phone["name"]]
                (here,) = [player for player in told["sheet"] if player["name"] == names[i]]
                assert evening.linked(phone, own["said"]) == here["said"], evening.made
