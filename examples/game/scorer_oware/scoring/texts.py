"""What the lines of Oware say."""

from scorer.model import Line
from scorer.text.i18n import N_, NN_, Language

from ..rulings import REST

CATEGORIES = {"store": N_("Store"), "rest": N_("Own houses")}

LINES = {
    ("store", "seeds"): NN_("{count} captured seed", "{count} captured seeds"),
    ("rest", "seeds"): NN_("{count} seed left in the own houses", "{count} seeds left in the own houses"),
    ("rest", "uncounted"): NN_("{count} seed left, which is nobody’s", "{count} seeds left, which are nobody’s"),
}
"""By the category and the key of the item: for one, for several."""

READINGS = {
    REST: {
        "owner": N_("Seeds that are left belong to the owner of the house"),
        "nobody": N_("Seeds that are left belong to nobody"),
    }
}
"""The readings of the ruling that touches the scoring, each as a short sentence without a full stop."""


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    (item,) = line.items
    return say.ngettext(*LINES[line.category, item.what], item.count, count=item.count)
