"""Who has what only one player at the table can have, and whether its points have been moved already."""

from __future__ import annotations

from ...scoring.fields import Flag
from ...text.errors import ScorerError
from ...text.i18n import N_
from ...typed.fold import closest, fold
from ...typed.names import by_beginning
from ...typed.plain import amount, yes_no
from ..dialogue import Dialogue
from ..terminal import say
from .refused import Refused
from .state import Count


def holder(dialogue: Dialogue, count: Count, text: str) -> int | None:
    """The seat of the player who is typed; None for nobody. Raises `Refused` where it is neither."""
    names = {name: (name,) for name in count.names}
    found = by_beginning(text, names, shortest=False)
    if not found and (is_nobody(text) or says_none(text)):
        return None
    near = [] if found else closest(fold(text), [fold(name) for name in names])
    if near:
        meant = next(name for name in names if fold(name) == near[0])
        question = say().gettext("“{name}” is new. Did you mean “{near}”?", name=text[:40], near=meant)
        found = meant if dialogue.agree(question) else ""
    if not found:
        wrong = N_("“{answer}” is none of the players.") if text else N_("Please type a name, or “{nobody}”.")
        raise Refused(text, error=ScorerError(wrong, known=(*names, nobody()), answer=text[:40], nobody=nobody()))
    return count.names.index(found)


def ask_inside(dialogue: Dialogue, count: Count, flag: Flag, seat: int) -> Count:
    """Asks whether the points of a flag are in a player's number already. Raises `Back` for “<”."""
    number = count.answers[seat][flag.inside]
    assert isinstance(number, int)
    question = say().gettext("{value}: are the {points} points of the marker in it?", value=number, points=flag.worth)
    either = str(number - flag.worth), str(number)
    return count.counted_inside(flag.key, inside=dialogue.agree(question, either=either))


def nobody() -> str:
    """The word for nobody."""
    return _words_for_nobody()[0]


def is_nobody(text: str) -> bool:
    """Whether a text is a word for nobody."""
    return fold(text) in map(fold, _words_for_nobody())


def says_none(text: str) -> bool:
    """Whether an answer says that there is nothing, or no."""
    return amount(text, say()) == 0 or yes_no(text, say()) is False


def _words_for_nobody() -> list[str]:
    # Translators: nobody has the marker; the first word is shown, the others are understood.
    return [
        word.strip()
        for word in say().pgettext("answer", "nobody | no one | none of us | nobody else | no one else").split("|")
    ]
