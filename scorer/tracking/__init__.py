"""Following a game while it is being played: states, moves, what is allowed and why not; its course and its record.

Documented in docs/how-to/follow-python.md and docs/reference/python.md.
"""

from .moves import (
    Event as Event,
    Events as Events,
    IllegalMove as IllegalMove,
    Kit as Kit,
    LegalMoves as LegalMoves,
    Move as Move,
    Outcome as Outcome,
    Part as Part,
    Player as Player,
    Setup as Setup,
    State as State,
    current_player as current_player,
    foresee as foresee,
    gains as gains,
    happened as happened,
    kit_for as kit_for,
    kit_of as kit_of,
    legal_moves as legal_moves,
    moves as moves,
    outcome as outcome,
    play as play,
    read_move as read_move,
    standings as standings,
    start as start,
    status as status,
    tally as tally,
    told as told,
    view as view,
    why_not as why_not,
)
from .offers import (
    Ask as Ask,
    Choice as Choice,
    Key as Key,
    amendable as amendable,
    ask as ask,
    declined as declined,
    offers as offers,
    until as until,
)
from .recount import Difference as Difference, recount as recount
from .telling import described as described, in_words as in_words
