"""Results as JSON: a program that keeps them and gives them to `Union` saves scoring every game again."""

from __future__ import annotations

from .play import Result, Seat


def result_dict(result: Result) -> dict[str, object]:
    """Returns a result as JSON."""
    return {**result._asdict(), "seats": [seat._asdict() | {"points": list(seat.points)} for seat in result.seats]}


def read_results(value: object) -> dict[tuple[str, str], Result]:
    """Returns results by the id and the stamp of the line of their play, from JSON `{id: [stamp, result]}`.

    What is no such result is left out.
    """
    found = {}
    for id, kept in value.items() if isinstance(value, dict) else ():
        if isinstance(kept, list) and len(kept) == 2 and (result := _read(id, kept[1])):
            found[id, kept[0]] = result
    return found


def _read(id: str, value: object) -> Result | None:
    """The result of a play; None for what is none."""
    if not isinstance(value, dict) or value.get("play") != id or not isinstance(value.get("seats"), list):
        return None
    at, game, began, scored = [value.get(key) for key in ("at", "game", "began", "scored")]
    seats = [seat for each in value["seats"] if (seat := _seat(each))]
    if len(seats) < len(value["seats"]) or not (type(scored) is bool and _are_texts(at, game, began)):
        return None
    return Result(id, at, game, began, tuple(seats), scored)  # type: ignore[arg-type]  # they were looked at


def _seat(value: object) -> Seat | None:
    if not isinstance(value, dict):
        return None
    name, total, rank, winner, points, team, person = [value.get(key) for key in Seat._fields]
    right = (
        _are_texts(name, team, person)
        and type(rank) is int
        and type(winner) is bool
        and (total is None or type(total) is int)
        and isinstance(points, list)
        and all([type(each) is int for each in points])
    )
    return Seat(name, total, rank, winner, tuple(points), team, person) if right else None  # type: ignore[arg-type]


def _are_texts(*values: object) -> bool:
    return all([isinstance(value, str) for value in values])
