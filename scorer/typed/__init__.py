"""What people type, read once: words with their roles, names, numbers, and a grammar that uses every word."""

from ..text.i18n import NP_

POINTS = NP_("vocabulary", "point | p | pt || points | pts")
"""What points are called by who repeats that word beside their number."""
