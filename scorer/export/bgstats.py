"""A finished game as a link that BG Stats opens: the play with its players, points and ranks.

The fields are those of https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..registry import game
from ..scoring.sheet import Sheet
from ..text.errors import InvalidValue
from ..text.i18n import N_

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

LINK = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "scorer"
"""The name of this program there; it is never changed, as plays are matched by it."""


def play(sheet: Sheet, played: str) -> dict[str, object]:
    """The play as BG Stats reads it; `played` is when the game ended: `2026-05-31 19:16:58`, in UTC."""
    its_game, tally = game(sheet.game), sheet.tally
    about = {"name": its_game.name, "highestWins": True, "noPoints": False, "sourceGameId": its_game.id}
    return {
        "sourceName": SOURCE,
        "sourcePlayId": tally.id or _id(sheet.game, played[:10], [player.name for player in sheet.players]),
        "playDate": played,
        "game": about | ({"bggId": its_game.bgg} if its_game.bgg else {}),
        "players": [
            {
                "name": player.name,
                "sourcePlayerId": player.name,
                "startPlayer": player.name == tally.began,
                "score": player.total,
                "rank": player.rank,
                "winner": player.winner,
            }
            for player in sheet.players
        ],
    }


def _id(game: str, day: str, names: Sequence[str]) -> str:
    """A UUID (version 5) of what stays the same when a number is corrected."""
    from hashlib import sha1

    digest = sha1(_URLS + "\n".join([game, day, *names]).encode()).hexdigest()
    variant = "89ab"[int(digest[16], 16) % 4]
    return f"{digest[:8]}-{digest[8:12]}-5{digest[13:16]}-{variant}{digest[17:20]}-{digest[20:32]}"


_URLS = bytes.fromhex("6ba7b8119dad11d180b400c04fd430c8")
"""The namespace for addresses (RFC 9562)."""


def link(sheet: Sheet, played: datetime) -> str:
    """The link that opens the play in BG Stats; `played` is when the game ended.

    Raises `InvalidValue` if it is not in the years 2 to 9998.
    """
    from datetime import UTC
    from urllib.parse import quote

    if not 1 < played.year < 9999:  # in UTC there may be no such year
        raise InvalidValue(
            N_("{value} is not a time."), allowed=N_("a time in the years 2 to 9998"), value=played.isoformat(" ")
        )
    ended = played.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "seconds")
    return LINK + quote(json.dumps(play(sheet, ended), ensure_ascii=False, separators=(",", ":")), safe="")
