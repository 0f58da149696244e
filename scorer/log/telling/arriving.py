"""What an import would change, as text and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...text.i18n import NN_, Language
from ...text.names import cut
from ..exchange.arrivals import Arrival, Arrivals, LeftOut
from ..exchange.preview import Preview, Twin
from ..play import play_of
from .games import game_line

SHOWN = 5
"""How many of each sort are shown; the JSON has all."""


def preview_lines(say: Language, found: Preview, files: Sequence[Arrivals]) -> Iterator[str]:
    """Yields what would change, line by line."""
    for arrivals, text in (
        (found.new, _NEW),
        (found.changed, _CHANGED),
        (found.back, _BACK),
    ):
        yield from _counted(say, text, len(arrivals))
        yield from _some(say, [game_line(say, play_of(each.line)) for each in arrivals[:SHOWN]], len(arrivals))
    yield from _counted(say, _REMOVED, len(found.removed))
    yield from _counted(say, _TWINS, len(found.twins))
    yield from _some(say, twin_lines(say, found.twins[:SHOWN]), len(found.twins))
    if found.names:
        yield from _counted(say, _NAMES, len(found.names), names=_listed(found.names, 2 * SHOWN))
    yield from _counted(say, _KNOWN, len(found.known))
    yield from _counted(say, _AWAY, len(found.away))
    yield from _counted(say, _SAME, len(found.same))
    yield from _counted(say, _GONE, len(found.gone))
    yield from _counted(say, _PERSONS, len(found.persons))
    yield from _counted(say, _NEWER, len(found.newer))
    for code, text in _REMARKS.items():
        yield from _counted(say, text, sum(_remarked(file.remarks.get(code, ()), code) for file in files))
    yield from _left_out(say, [left for file in files for left in file.left_out])
    if not (found.arrivals or found.newer or found.known or found.away):
        yield say.gettext("There is nothing in it to take in.")


_NEW = NN_("{count} game is new:", "{count} games are new:")
_CHANGED = NN_("{count} game was changed there since:", "{count} games were changed there since:")
_BACK = NN_("{count} game that was removed here comes back:", "{count} games that were removed here come back:")
_REMOVED = NN_(
    "{count} game will be removed here, as it was removed there.",
    "{count} games will be removed here, as they were removed there.",
)
_TWINS = NN_(
    "{count} of the new games may be here already, counted twice:",
    "{count} of the new games may be here already, counted twice:",
)
_NAMES = NN_("{count} name is new: {names}", "{count} names are new: {names}")
_KNOWN = NN_("{count} game is here already.", "{count} games are here already.")
_AWAY = NN_(
    "{count} game was removed here and stays away.",
    "{count} games were removed here and stay away.",
)
_SAME = NN_(
    "{count} game is here already and was written there once more.",
    "{count} games are here already and were written there once more.",
)
_GONE = NN_(
    "{count} game was removed there and is not here; that is noted.",
    "{count} games were removed there and are not here; that is noted.",
)
_PERSONS = NN_("What is known of {count} person is newer there.", "What is known of {count} persons is newer there.")
_NEWER = NN_(
    "{count} line of a newer version of this program is taken along as it is.",
    "{count} lines of a newer version of this program are taken along as they are.",
)
_REMARKS = {
    "no-number": NN_(
        "In {count} game somebody’s points are not a number; they stay open.",
        "In {count} games somebody’s points are not a number; they stay open.",
    ),
    "deleted": NN_(
        "{count} game was deleted there; nothing is removed here because of that.",
        "{count} games were deleted there; nothing is removed here because of that.",
    ),
    "ahead": NN_(
        "{count} line was written by a clock that is more than a day ahead.",
        "{count} lines were written by a clock that is more than a day ahead.",
    ),
    "more-pages": NN_(
        "There is {count} game in all, and this page has only some; save the other pages, too.",
        "There are {count} games in all, and this page has only some; save the other pages, too.",
    ),
}
_OTHERS = NN_(
    "{count} game is left out, as it is not scored here: {names}",
    "{count} games are left out, as they are not scored here: {names}",
)
_LEFT_OUT = NN_("{count} game is left out. {reason}", "{count} games are left out. {reason}")
_BROKEN = NN_(
    "{count} line is left out, line {line}. {reason}", "{count} lines are left out, the first is line {line}. {reason}"
)


def twin_lines(say: Language, twins: Sequence[Twin]) -> list[str]:
    """Returns the new games that are perhaps here already, a line for each."""
    return [game_line(say, play_of(twin.arrival.line)) for twin in twins]


def _counted(say: Language, text: tuple[str, str], count: int, **values: object) -> Iterator[str]:
    """A sentence, if there is something to count."""
    if count:
        yield say.ngettext(*text, count, count=count, **values)


def _some(say: Language, lines: Sequence[str], count: int) -> Iterator[str]:
    """Some lines, and how many more there are."""
    for line in lines:
        yield f"  {line}"
    if count > len(lines):
        more = count - len(lines)
        yield "  " + say.ngettext("… and {count} more", "… and {count} more", more, count=more)


def _remarked(ids: Sequence[str], code: str) -> int:
    """How many things a remark is about; of pages it is said how many games they have."""
    return sum(map(int, ids)) if code == "more-pages" else len(ids)


def _left_out(say: Language, left: Sequence[LeftOut]) -> Iterator[str]:
    """What is left out, together by reason."""
    others = Counter([str(each.error.values.get("name")) for each in left if each.error.code == "other-game"])
    if others:
        names = [f"{cut(name, 40)} ({count})" for name, count in others.most_common()]
        yield from _counted(say, _OTHERS, others.total(), names=_listed(names))
    reasons: dict[str, list[LeftOut]] = {}
    for each in left:
        if each.error.code != "other-game":
            reasons.setdefault(each.error.text(say.code).replace("\n", " "), []).append(each)
    for i, (reason, group) in enumerate(reasons.items()):
        if i == SHOWN:
            rest = sum(map(len, list(reasons.values())[i:]))
            yield from _counted(say, _MORE, rest)
            break
        where = group[0].where
        in_lines = not group[0].id and where.isdecimal()
        yield from _counted(say, _BROKEN if in_lines else _LEFT_OUT, len(group), reason=reason, line=where)
        if not in_lines:
            yield "  " + _listed([cut(each.where, 40) for each in group if each.where])


_MORE = NN_("{count} more is left out; --format json tells why.", "{count} more are left out; --format json tells why.")


def _listed(texts: Sequence[str], most: int = SHOWN) -> str:
    """Some of these, and a sign that there are more."""
    return ", ".join([*texts[:most], "…"] if len(texts) > most else texts)


def to_dict(
    say: Language, found: Preview, files: Sequence[Arrivals], *, file: str, same: Sequence[Twin]
) -> dict[str, object]:
    """Returns what would change as JSON: ids, and reasons with their codes.

    `file` is where the import was kept (empty if nowhere), `same` the twins that are the same game.
    """
    merged = {twin.arrival.line.id for twin in same}
    return {
        "imported": file or None,
        "formats": [each.format for each in files],
        "new": _ids(found.new),
        "changed": _ids(found.changed),
        "back": _ids(found.back),
        "removed": _ids(found.removed),
        "known": [*found.known, *_ids(found.same)],
        "persons": _ids(found.persons),
        "names": found.names,
        "newer": len(found.newer),
        "twins": [
            {"play": twin.arrival.line.id, "here": twin.play.id, "same": twin.arrival.line.id in merged}
            for twin in found.twins
        ],
        "remarks": [
            {"code": code, "ids": ids} for each in files for code, ids in each.remarks.items() if code != "more-pages"
        ],
        "left_out": [_reason(say, left) for each in files for left in each.left_out],
    }


def _ids(arrivals: Sequence[Arrival]) -> list[str]:
    return [each.line.id for each in arrivals]


def _reason(say: Language, left: LeftOut) -> dict[str, object]:
    return {"id": left.id, "where": left.where, **left.error.to_dict(say.code)}
