"""How far a language is translated. A draft can be used: English stands in for what is missing."""

from __future__ import annotations

from .i18n import Language, own_name

CONTEXT = "catalogue"
PROGRESS = "progress"
"""The text, in this context, under which a compiled catalogue says how many of its texts are translated: `20/1900`."""


def percent_done(say: Language) -> int:
    """How many per cent of our texts are translated into a language, rounded down: 100 for one that is complete."""
    found = (say.pgettext(CONTEXT, PROGRESS), say.rule_text(CONTEXT, PROGRESS, {}))
    counts = [text.split("/") for text in found if text != PROGRESS]
    done, total = (sum([int(count[part]) for count in counts]) for part in (0, 1))
    return 100 * done // total if total else 100


def listed_name(of: Language, say: Language) -> str:
    """The name of a language in that language, for a list; one that is a draft is called so, with what is done."""
    percent = percent_done(of)
    if percent == 100:
        return own_name(of)
    return say.gettext("{language} (draft, {percent}%)", language=own_name(of), percent=percent)
