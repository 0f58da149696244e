"""What the lines of Oware say."""

from scorer.model import Line
from scorer.text.i18n import N_, NN_, Language

CATEGORIES = {"store": N_("Store"), "rest": N_("Own houses")}

LINES = {
    "store": NN_("{count} captured seed", "{count} captured seeds"),
    "rest": NN_("{count} seed left in the own houses", "{count} seeds left in the own houses"),
}


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    count = line.items[0].count
    return say.ngettext(*LINES[line.category], count, count=count)
