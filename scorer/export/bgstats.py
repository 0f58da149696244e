"""A finished game as a link that BG Stats opens: the play with its players, points and ranks.

The fields are those of https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..registry import game
from ..scoring.sheet import Sheet

if TYPE_CHECKING:
    from datetime import datetime

LINK = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "scorer"
"""The name of this program there; it is never changed, as plays are matched by it."""


def play(sheet: Sheet, played: str) -> dict[str, object]:
    """The play as BG Stats reads it; `played` is when the game ended: `2026-05-31 19:16:58`, in UTC."""
    from hashlib import sha256

    of = game(sheet.game)
    # The same result is the same play, however often it is sent.
    told = json.dumps([sheet.game, sheet.tally.to_dict()["players"]])
    about = {"name": of.name, "highestWins": True, "noPoints": False, "sourceGameId": of.id}
    return {
        "sourceName": SOURCE,
        "sourcePlayId": sha256(told.encode()).hexdigest()[:16],
        "playDate": played,
        "game": about | ({"bggId": of.bgg} if of.bgg else {}),
        "players": [
            {
                "name": player.name,
                "sourcePlayerId": player.name,
                "score": player.total,
                "rank": player.rank,
                "winner": player.winner,
            }
            for player in sheet.players
        ],
    }


def link(sheet: Sheet, played: datetime) -> str:
    """The link that opens the play in BG Stats; `played` is when the game ended."""
    from datetime import UTC
    from urllib.parse import quote

    ended = played.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
    return LINK + quote(json.dumps(play(sheet, ended), ensure_ascii=False, separators=(",", ":")), safe="")
