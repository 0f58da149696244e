"""What the lines of Bids say."""

from scorer.model import Line
from scorer.scoring.rounds import say_rounds
from scorer.text.i18n import N_, Language

CATEGORIES = {"bids": N_("Bids")}


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    return say_rounds(line, say)
