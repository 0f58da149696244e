"""The logbook: games that were played, kept as lines of JSON, and what follows from them.

A logbook is a folder with one growing file for each device; the log is the union of all of them. Nothing that can be
computed is kept: ranks, statistics and other readings come from scoring again.

Documented in docs/how-to/log.md and docs/reference/python.md.
"""

from .book import Logbook as Logbook, undo as undo, usual_folder as usual_folder
from .lines import Line as Line, read_line as read_line, union as union, write_line as write_line
from .log import Log as Log, Union as Union, Wanted as Wanted
from .people import People as People, Person as Person
from .play import About as About, Play as Play, Result as Result, Seat as Seat, write_play as write_play

undone = undo
"""The older name, kept for programs that use it."""
