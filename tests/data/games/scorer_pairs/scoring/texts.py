"""What the lines of Pairs say."""

from scorer.model import Line
from scorer.scoring.rounds import say_rounds
from scorer.text.i18n import N_, NN_, Language

CATEGORIES = {"cards": N_("Card points"), "out": N_("Out first")}

TIMES = NN_("{count} time", "{count} times")


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    if line.category == "cards":
        return say_rounds(line, say)
    return say.ngettext(*TIMES, line.items[0].count, count=line.items[0].count)
