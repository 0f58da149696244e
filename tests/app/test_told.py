"""What the score sheet tells on the way: a winner only if no way to count on has another."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import scorer
from docs.app.node import run_node
from docs.site import sheets
from scorer.registry import game as game_of, ids
from scorer.text.errors import language

STEPS = 40
"""What is done in an evening."""

Model = dict[str, Any]
"""What a simple mind knows of a count: for each player the name, the way of counting, and what was said of each row;
who has what only one can have (-1: nobody, None: not said), whether its points were asked for, and were taken out."""


class Evening:
    """What happens at a table, at random, and what a simple mind makes of it."""

    def __init__(self, form: Mapping[str, Any], random: random.Random) -> None:
        self.form, self.random = form, random
        players: list[Model] = [{"way": None, "said": {}} for _ in range(form["table"][0])]
        self.model: Model = {"players": players, "holder": None, "inside": True, "joined": False}
        self.past: list[Model] = []
        self.future: list[Model] = []
        self.typing: tuple[int, str] | None = None
        self.whose = next((field for field in form["fields"] if field.get("whose")), None)

    @property
    def players(self) -> list[Model]:
        return list(self.model["players"])

    def way(self, seat: int) -> str | None:
        """How a player is counted."""
        one_of = self.form["oneOf"]
        ways = [
            self.players[seat]["way"],
            *[key for key in one_of if any(p["way"] == key for p in self.players)],
            *one_of,
        ]
        return next((way for way in ways if way), None)

    def rows(self, seat: int) -> dict[str, tuple[int, bool]]:
        """The rows of a player: what each may hold, and whether it has to be said."""
        found: dict[str, tuple[int, bool]] = {}
        for field in self.form["fields"]:
            key = field["key"]
            if field.get("whose") or (key in self.form["oneOf"] and key != self.way(seat)):
                continue
            most = {"kinds": 3, "values": 2, "cards": 1}.get(field["kind"])
            if most:
                found |= {f"{key}/{part['key']}": (most, False) for part in field["parts"]}
            else:
                found[key] = (min(field.get("high") or 9, 9), field["required"])
        return found

    def open(self) -> list[tuple[int, str]]:
        """The rows that nobody has said; `holder` and `inside` for the table."""
        rows = [
            (seat, row)
            for seat, player in enumerate(self.players)
            for row in self.rows(seat)
            if player["said"].get(row) is None or self.typing == (seat, row)
        ]
        table = [(-1, "holder")] if self.whose and self.model["holder"] is None else []
        return rows + table + ([(-1, "inside")] if self._room() else [])

    def _room(self) -> bool:
        """Whether it is open if points are in a number already: they may be there as long as nobody has said less."""
        if self.model["inside"] or not self.whose:
            return False
        number = self.players[self.model["holder"]]["said"].get(self.whose["inside"])
        return number is None or number >= self.whose["worth"]

    def step(self) -> dict[str, Any]:
        """Does something; returns it as the sheet is told."""
        seat, open_ = self.random.randrange(len(self.players)), self.open()
        kinds = ["type"] * 6 + ["typing", "clear", "undo", "undo", "redo", "add", "remove", "link", "turn", "hold"]
        what = self.random.choice([*kinds, *["pass", "rest", "join"] * 3])
        row = self.random.choice(list(self.rows(seat)))
        if open_ and self.random.random() < 0.5:  # on to the end
            at, row = open_[0]
            what = {"holder": "hold", "inside": "join"}.get(row) or ("type" if self.rows(at)[row][1] else "rest")
            seat = max(at, 0)
        if self.typing and what != "typing":
            seat, row = self.typing
            what = "type"  # who types comes to an end
        self.typing = None
        before = deepcopy(self.model)
        made: dict[str, Any] | None = getattr(self, f"_{what}")(seat, row)
        if made is None:
            what, made = "undo", self._undo(seat, row)
        if what not in ("undo", "redo", "link"):
            self.past.append(before)
            self.future.clear()
        return {"do": what, "seat": -1, "row": "", "value": None} | made

    def _type(self, seat: int, row: str, *, clear: bool = False) -> dict[str, Any]:
        value = None if clear else self.random.randint(0, self.rows(seat)[row][0])
        self._stays(seat)
        self.players[seat]["said"][row] = value
        if self.whose and row == self.whose.get("inside") and self.model["holder"] == seat:
            self.model |= {"inside": False, "joined": False}
        return {"do": "type", "seat": seat, "row": row, "value": value}

    def _typing(self, seat: int, row: str) -> dict[str, Any]:
        self.typing = (seat, row)
        return self._type(seat, row) | {"do": "typing"}

    def _clear(self, seat: int, row: str) -> dict[str, Any]:
        return self._type(seat, row, clear=True)

    def _pass(self, seat: int, row: str) -> dict[str, Any] | None:
        if (seat, row) not in self.open():
            return None
        self._stays(seat)
        self.players[seat]["said"][row] = 0
        return {"seat": seat, "row": row}

    def _rest(self, seat: int, _row: str) -> dict[str, Any] | None:
        rows = {row: 0 for at, row in self.open() if at == seat and not self.rows(seat)[row][1]}
        if not rows:
            return None
        self._stays(seat)
        self.players[seat]["said"].update(rows)
        return {"seat": seat}

    def _hold(self, _seat: int, _row: str) -> dict[str, Any] | None:
        if not self.whose:
            return None
        value = self.random.choice([None, *range(len(self.players))])
        if self.model["joined"]:
            self.players[self.model["holder"]]["said"][self.whose["inside"]] += self.whose["worth"]
        self.model |= {"holder": -1 if value is None else value, "inside": value is None, "joined": False}
        return {"row": self.whose["key"], "value": value}

    def _join(self, _seat: int, _row: str) -> dict[str, Any] | None:
        if not self.whose or not self._room():
            return None
        said = self.players[self.model["holder"]]["said"]
        number = said.get(self.whose["inside"])
        if number is None:
            return None
        self.model["inside"] = True
        value = self.random.random() < 0.5
        self.model["joined"] = value
        said[self.whose["inside"]] = number - self.whose["worth"] * value
        return {"row": self.whose["key"], "value": value}

    def _turn(self, seat: int, _row: str) -> dict[str, Any] | None:
        other = next((key for key in self.form["oneOf"] if key != self.way(seat)), None)
        if other is None:
            return None
        self.players[seat]["way"] = other
        return {"seat": seat, "row": other}

    def _add(self, _seat: int, _row: str) -> dict[str, Any] | None:
        if len(self.players) == self.form["table"][1]:
            return None
        self.model["players"].append({"way": None, "said": {}})
        return {}

    def _remove(self, seat: int, _row: str) -> dict[str, Any] | None:
        if len(self.players) == self.form["table"][0]:
            return None
        del self.model["players"][seat]
        holder = self.model["holder"]
        if holder == seat:
            self.model |= {"holder": None, "inside": True, "joined": False}
        elif holder is not None and holder > seat:
            self.model["holder"] = holder - 1
        return {"seat": seat}

    def _undo(self, _seat: int, _row: str) -> dict[str, Any]:
        return self._back(self.past, self.future)

    def _redo(self, _seat: int, _row: str) -> dict[str, Any]:
        return self._back(self.future, self.past)

    def _back(self, back: list[Model], forth: list[Model]) -> dict[str, Any]:
        if back:
            forth.append(self.model)
            self.model = back.pop()
        return {}

    def _link(self, _seat: int, _row: str) -> dict[str, Any]:
        """Somebody else opens the sheet: of many cards it is only told whether all are said."""
        for seat, player in enumerate(self.players):
            self._stays(seat)
            rows = self.rows(seat)
            said = {row: value for row, value in player["said"].items() if row in rows and value is not None}
            if any(row.startswith("pile/") and row not in said for row in rows):
                said = {row: value for row, value in said.items() if value or not row.startswith("pile/")}
            player["said"] = said
        self.model["joined"] = False
        self.past, self.future = [], []
        return {}

    def _stays(self, seat: int) -> None:
        """How a player is counted is settled by whatever is said."""
        self.players[seat]["way"] = self.way(seat)

    def tally(self, more: Mapping[tuple[int, str], int], holder: int) -> dict[str, Any]:
        """The tally with some rows filled in, and who has what only one can have."""
        players: list[dict[str, Any]] = []
        for seat, player in enumerate(self.model["players"]):
            values: dict[str, Any] = {"name": f"P{seat}"}
            for row in self.rows(seat):
                value = more.get((seat, row), player["said"].get(row) or 0)
                key, _, part = row.partition("/")
                if key == "pile":
                    values[key] = values.get(key, []) + [part] * value
                elif part:
                    values[key] = values.get(key, {}) | {part: value}
                else:
                    values[key] = value
            if self.whose and holder == seat:
                values[self.whose["key"]] = True
            players.append(values)
        return {"game": self.form["game"], "players": players}

    def ways_on(self) -> Iterator[dict[str, Any]]:
        """Some tallies that this count may become."""
        open_, pick, players = self.open(), self.random, range(len(self.model["players"]))
        for _ in range(4):
            more = {(s, r): pick.randint(0, self.rows(s)[r][0]) for s, r in open_ if s >= 0}
            holder = self.model["holder"]
            tally = self.tally(more, pick.choice([-1, *players]) if holder is None else holder)
            if self.whose and self._room() and pick.random() < 0.5:
                tally["players"][holder][self.whose["inside"]] += 3
            yield tally


def winners(tally: Mapping[str, Any]) -> list[int] | None:
    """The seats of those who win; None where the library refuses the tally."""
    try:
        return [i for i, player in enumerate(scorer.score(tally).players) if player.winner]
    except scorer.ScorerError:
        return None


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("evenings", [6, pytest.param(250, marks=pytest.mark.long)])
def test_a_winner_is_told_only_if_no_way_to_count_on_has_another(game: str, evenings: int) -> None:
    form = sheets.data(game_of(game), language("en"))
    pick = random.Random(f"{game} {evenings}")
    lines, known = [], []
    for _ in range(evenings):
        evening = Evening(form, pick)
        steps = []
        for _ in range(STEPS):
            steps.append(evening.step())
            known.append((bool(evening.open()), list(evening.ways_on()), steps[:]))
        lines.append(json.dumps({"form": form, "steps": steps}))
    run = run_node(Path(__file__).with_name("evenings.mjs"), input="\n".join(lines))
    told = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(told) == len(known)
    crowned = 0
    for now, (is_open, ways, steps) in zip(told, known, strict=True):
        assert now["kept"], steps
        if now["won"]:
            crowned += 1
            found = winners(now["tally"])
            for tally in ways:
                assert winners(tally) in (None, found), (steps, tally)
        # And as soon as nothing is open it is told.
        assert now["won"] == now["all"] == (not is_open), steps
    assert crowned > evenings / 4
