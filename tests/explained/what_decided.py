"""What is told of what decided: each change is made, and the table scored again by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import scorer
from tests.explained.check import Checked, in_force
from tests.explained.claims import Claim, Said, agrees
from tests.explained.games import Game
from tests.explained.reading import LANGUAGES, Reader, joined, word
from tests.explained.table import Readings, Scored, Tally

SINGLE = ("track", "gold", "gems", "helpers", "silver", "travel_cards", "open_artifacts")
"""Amounts that are one number, of all games."""
MORE = "…"
"""What stands for amounts that are left out of a long list."""


class Decided(NamedTuple):
    """What is known of a table."""

    game: Game
    tally: Tally
    readings: Readings
    scored: Scored
    told: Mapping[str, Any]
    """As the JSON has it."""

    def after(self, change: Mapping[str, Any]) -> Sequence[str]:
        """Who would win after a change."""
        return self.game.score(changed(self.tally, change), self.readings).winners

    @property
    def groups(self) -> set[tuple[str, int, tuple[str, ...]]]:
        """Whose amounts, by how much, and who would win then; those who may hold something that is held once."""
        return {
            (change["player"], change["by"], tuple(change["winners"]))
            for change in self.told["changes"]
            if change["field"] != "bonus"
        }

    @property
    def margin(self) -> int | None:
        """How many points the best of those who have not won are behind; None if all have won."""
        others = [total for name, total in self.scored.totals.items() if name not in self.scored.winners]
        return self.scored.totals[self.scored.winners[0]] - max(others) if others else None


def changed(tally: Tally, change: Mapping[str, Any]) -> Tally:
    """The tally with one amount changed."""
    field, part, by = change["field"], change["part"], change["by"]
    players = [dict(player) for player in tally["players"]]
    own = next(player for player in players if player["name"] == change["player"])
    value = own.get(field)
    if field == "bonus":
        for player in players:
            player["bonus"] = False
        own["bonus"] = by > 0
    elif field == "pile":
        cards = list(value or ())
        for _ in range(-by):
            cards.remove(part)
        own[field] = cards + [part] * by
    elif part and (isinstance(value, Mapping) or not part.isdecimal()):
        own[field] = {**(value or {}), part: (value or {}).get(part, 0) + by}
    elif part:
        counts = [*(value or []), *[0] * 5][: max(len(value or []), int(part))]
        counts[int(part) - 1] += by
        own[field] = counts
    else:
        own[field] = (sum(value) if isinstance(value, list) else value or 0) + by
    return {**tally, "players": players}


def by_points(said: Said, known: Decided) -> bool:
    """So many points lie between the winners and the others."""
    return said.number("points") == known.margin and said.number("points") > 0 and agrees(said, known.margin or 0)


def tie(said: Said, known: Decided) -> bool:
    """Somebody who has not won has as many points."""
    return known.margin == 0


def turned(sign: int, name: str) -> Claim:
    """Some amounts of a player, a little higher or lower, and these would win."""

    def claim(said: Said, known: Decided) -> bool:
        by = sign * said.number("count")
        for player, told, winners in known.groups:
            if (player, told) == (said["name"], by) and said[name] == joined(said.reader.lang, winners):
                return (len(winners) > 1) == (name == "winners")
        return False

    return claim


def held_by(name: str) -> Claim:
    """Another has what only one may have, or nobody has it."""

    def claim(said: Said, known: Decided) -> bool:
        lang = said.reader.lang
        for change in known.told["changes"]:
            holder = change["player"] if change["by"] > 0 else word(lang, "nobody")
            if change["field"] == "bonus" and said["answer"] == holder and said.names(name, change["winners"]):
                return (len(change["winners"]) > 1) == (name == "winners")
        return False

    return claim


def without(name: str) -> Claim:
    """Who would have won if a category did not count."""

    def claim(said: Said, known: Decided) -> bool:
        lang = said.reader.lang
        for told in known.told["without"]:
            if said["category"] == word(lang, CATEGORIES[known.game.id][told["category"]]):
                return said.names(name, told["winners"]) and (len(told["winners"]) > 1) == (name == "winners")
        return False

    return claim


def without_agreed(name: str) -> Claim:
    """Who would have won by the rules alone."""

    def claim(said: Said, known: Decided) -> bool:
        players = [
            {key: value for key, value in player.items() if key != "adjust"} for player in known.tally["players"]
        ]
        winners = known.game.score({**known.tally, "players": players}, known.readings).winners
        return said.names(name, winners) and (len(winners) > 1) == (name == "winners")

    return claim


def no_slip(said: Said, known: Decided) -> bool:
    """No number that is a little wrong changes who has won: all those that are one number are tried."""
    most = said.number("most")
    changes = [
        {"player": player["name"], "field": field, "part": "", "by": by}
        for player in known.tally["players"]
        for field in SINGLE
        if field in player
        for by in range(-most, most + 1)
        if player[field] + by >= 0
    ]
    return not known.told["changes"] and all(
        known.after(change) == known.scored.winners for change in changes if _fits(known, change)
    )


def _fits(known: Decided, change: Mapping[str, Any]) -> bool:
    """Whether there can be so many."""
    players = changed(known.tally, change)["players"]
    helpers = sum(player.get("helpers") or 0 for player in players)
    artifacts = sum(player.get("open_artifacts") or 0 for player in players)
    for player in players:
        held = player.get("artifacts") or {}
        artifacts += sum(held.values() if isinstance(held, Mapping) else held)
    return (
        helpers <= 10
        and artifacts <= 20
        and all(
            (player.get("travel_cards") or 0) <= 5 and (player.get("open_artifacts") or 0) <= 3 for player in players
        )
    )


def again(said: Said, known: Decided) -> bool:
    """What to count again: of everybody with an amount that could have decided, and of nobody else."""
    names = {part.partition(" – ")[0] for part in said["amounts"].split("; ")}
    players = [change["player"] for change in known.told["changes"] if change["field"] != "bonus"]
    return names & set(known.scored.totals) == set(players)


CATEGORIES = {
    "africa": {"track": "Score track", "bonus": "+3 marker", "goods": "Trade goods", "gold": "Gold", "gems": "Gems"},
    "africana": {
        "expeditions": "Expeditions",
        "artifacts": "Artifacts",
        "collections": "Collections",
        "helpers": "Helpers",
        "money": "Money",
        "travel": "Travel cards",
        "open": "Open artifacts",
    },
    "afritoria": {"pile": "Points pile"},
}
"""What the categories are called."""

CLAIMS: Mapping[str, Claim] = {
    "It was decided by {points} point.": by_points,
    "On points it was a tie.": tie,
    "No slip of up to {most} in a single number changes who has won.": no_slip,
    "Count again: {amounts}": again,
    "{name} – {amounts}: {count} more, and {winner} wins.": turned(1, "winner"),
    "{name} – {amounts}: {count} more, and the victory is shared: {winners}.": turned(1, "winners"),
    "{name} – {amounts}: {count} fewer, and {winner} wins.": turned(-1, "winner"),
    "{name} – {amounts}: {count} fewer, and the victory is shared: {winners}.": turned(-1, "winners"),
    "{question} – {answer}: then {winner} wins.": held_by("winner"),
    "{question} – {answer}: then the victory is shared: {winners}.": held_by("winners"),
    "Without “{category}” {winner} would have won.": without("winner"),
    "Without “{category}” the victory would have been shared: {winners}.": without("winners"),
    "Without what was agreed at the table, {winner} would have won.": without_agreed("winner"),
    "Without what was agreed at the table, the victory would have been shared: {winners}.": without_agreed("winners"),
}
"""By the English text; the fact is `Decided`."""


@cache
def reader(lang: str) -> Reader:
    """Reads what is told of what decided."""
    return Reader(lang, lambda text: "scorer/scoring/decided/texts.py" in text.files)


def decided(game: Game, tally: Tally) -> Iterator[Checked]:
    """Every sentence about what decided, and every change in the JSON."""
    readings = in_force(game, tally)
    sheet = scorer.score(tally)
    told = sheet.to_dict(decided=True)["decided"]
    known = Decided(game, tally, readings, game.score(tally, readings), told)
    winners = list(known.scored.winners)
    yield Checked("", "margin", f"{told['margin']}", told["margin"] == known.margin)
    for change in told["changes"]:
        right = list(known.after(change)) == change["winners"] != winners
        smaller = [known.after({**change, "by": by}) for by in _smaller(change)]
        yield Checked("", "change", f"{change}", right and all(list(it) == winners for it in smaller))
    for left_out in told["without"]:
        lines = {
            name: {key: line for key, line in own.items() if key != left_out["category"]}
            for name, own in known.scored.lines.items()
        }
        would = list(game.winners(tally, lines, readings))
        yield Checked("", "without", f"{left_out}", would == left_out["winners"] != winners)
    for lang in LANGUAGES:
        yield from _said(lang, known, sheet.to_dict(lang, decided=True)["decided"])


def _smaller(change: Mapping[str, Any]) -> range:
    return (
        range(0)
        if change["field"] == "bonus"
        else range(1, change["by"])
        if change["by"] > 0
        else range(-1, change["by"], -1)
    )


def _said(lang: str, known: Decided, told: Mapping[str, Any]) -> Iterator[Checked]:
    seen = set()
    for line in [*_sentences(lang, told["text"]), *told["lines"]]:
        said = [Said(it, reader(lang), CLAIMS) for it in reader(lang).read(line) if it.text in CLAIMS]
        right = [one for one in said if CLAIMS[one.saying.text](one, known)]
        yield Checked(lang, "decided", line, bool(right))
        seen |= {tuple(one.saying.values.items()) for one in right if "count" in one.saying.values}
    yield Checked(lang, "decided", f"{len(seen)} sentences of {known.groups}", len(seen) == len(known.groups))


def _sentences(lang: str, text: str) -> list[str]:
    """The text, taken apart before what is to be counted again, or what cannot have decided."""
    for known in ("Count again: {amounts}", "No slip of up to {most} in a single number changes who has won."):
        begin = word(lang, known).partition("{")[0]
        if begin in text:
            place = text.index(begin)
            return [part for part in (text[:place].strip(), text[place:]) if part]
    return [text] if text else []
