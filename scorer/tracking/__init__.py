"""Follow a game while it is played: states, moves, what is allowed and why not, what can be offered to tap.

A game is started with `start`; `play` returns the next state for a move. `scorer.course` adds undo and redo, and
`scorer.record` keeps all of it in a file. Documented in docs/how-to/follow-python.md and docs/reference/python.md.
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
    event_sentence as event_sentence,
    foresee as foresee,
    gains as gains,
    incomplete as incomplete,
    kit_for as kit_for,
    kit_of as kit_of,
    legal_moves as legal_moves,
    moves as moves,
    outcome as outcome,
    play as play,
    read_move as read_move,
    resolve as resolve,
    standings as standings,
    start as start,
    status as status,
    tally as tally,
    view as view,
    why_not as why_not,
)
from .offers import (
    Ask as Ask,
    Choice as Choice,
    Key as Key,
    amendable as amendable,
    ask as ask,
    decline_move as decline_move,
    moves_to_turn as moves_to_turn,
    offers as offers,
)
from .recount import Difference as Difference, recount as recount
from .telling import describe as describe, in_words as in_words

# Older names, kept for programs that use them.
told, happened, described, declined, until = event_sentence, resolve, describe, decline_move, moves_to_turn
