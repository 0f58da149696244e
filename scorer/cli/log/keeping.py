"""Games that are kept in the logbook without a command: those that somebody has counted or followed at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from ... import __version__
from ...log import About, Logbook
from ...log.adding import CORRECTED, NEW, TWIN, Adding, id_of
from ...log.lines import Data
from ...log.telling.games import game_line
from ...scoring.sheet import Sheet
from ...text.errors import ScorerError
from ..dialogue import Dialogue
from ..settings import LOG, NO, YES, current
from ..settings.file import as_people_write, change, display_path
from ..terminal import complain, notice, remark, say
from .found import number_of, special_text


class Keeping:
    """Keeps games in the logbook, if the table wants that. It is asked once in its life; the settings have the answer.

    Where the settings of this run are not to be seen, nobody is asked and nothing is kept.
    """

    def __init__(self, dialogue: Dialogue) -> None:
        self._dialogue = dialogue
        self._wants = current().log

    def keep(
        self, sheet: Sheet, *, id: str = "", usual: str = "", record: Sequence[Data] = (), asks: bool = True
    ) -> bool:
        """Keeps a game, once or corrected; `asks` if somebody may be asked. Whether it is in the logbook now.

        The other arguments are those of `Adding.add`. What goes wrong is told. Raises `EOFError` where the input ends
        before there is an answer, and what a command of the dialogue raises.
        """
        if self._wants is None and asks and current().file:
            self._wants = self._ask()
        if not self._wants:
            return False
        try:
            return _keep(sheet, id, usual, record)
        except (ScorerError, OSError) as error:
            if isinstance(error, ScorerError):
                complain(error, say().gettext("Logbook"))
            else:
                complain(ScorerError(str(error.strerror or error)), say().gettext("Logbook"))
            return False

    def _ask(self) -> bool:
        """Whether games are to be kept, from now on."""
        wants = self._dialogue.agree(say().gettext("Keep this game in your logbook, and every one from now on?"))
        try:
            change(LOG, YES if wants else NO)
        except ScorerError as error:
            complain(error, display_path())
            return wants
        if wants:
            text = say().gettext(
                "Your games are kept in {folder} from now on; “{command}” ends that.",
                folder=as_people_write(Logbook().folder),
                command=f"scorer config {LOG} {NO}",
            )
        else:
            text = say().gettext(
                "No game is kept in the logbook; “{command}” changes that.", command=f"scorer config {LOG} {YES}"
            )
        self._dialogue.tell(text)
        return wants


def _keep(sheet: Sheet, id: str, usual: str, record: Sequence[Data]) -> bool:
    """Keeps a game; whether it is in the logbook now. Raises `ScorerError` where that is not possible."""
    book = Logbook()
    log = book.read()
    id = id or id_of(sheet, record)
    line = log.line(id)
    if line and line.gone:
        return True  # somebody has removed it, and means that
    adding = Adding(log)
    added = adding.add(sheet, id=id, usual=usual, about=About(record=record, version=__version__))
    if lines := adding.lines():
        book.write(*lines)
    if added.kind == NEW:
        remark(say().gettext("Kept in your logbook; “{command}” shows it.", command="scorer log show"))
    elif added.kind == CORRECTED:
        remark(say().gettext("Corrected in your logbook."))
    elif added.kind == TWIN:
        game = game_line(say(), added.play)
        text = say().gettext(
            "Not kept in your logbook, as the same players had the same points today already, in game {number}: {game}",
            number=number_of(log, added.play),
            game=game,
        )
        notice(text)
        command = "scorer log add evening.json --again"
        remark(say().gettext("If it was another game, save it in a file, then: “{command}”", command=command))
        return False
    if added.kind in (NEW, CORRECTED) and (text := special_text(log, added.play)):
        remark(text)
    return True
