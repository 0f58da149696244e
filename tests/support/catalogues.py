"""Our catalogues, as the tool of translators sees them."""

from __future__ import annotations

import pytest

from scorer.catalogues.files import path_of, read
from scorer.catalogues.projects import find_projects
from scorer.catalogues.texts import domains_of, texts_of
from scorer.text.i18n import COMPLETE, SOURCE, checkout
from tests.support import ROOT

if not checkout():
    pytest.skip("only a checkout has the catalogues of translators", allow_module_level=True)
(OURS,) = find_projects(ROOT)
LANGUAGES = [language for language in COMPLETE if language != SOURCE]
"""The languages that others are translated into, and all of whose texts are to be there."""


def said_in(language: str, domain: str) -> list[str]:
    """All that a catalogue says; for the language without one, the texts of the code."""
    source = domain not in domains_of(language)
    found = []
    for message in texts_of(OURS, domain) if source else read(path_of(OURS, language, domain)):
        if message.id:
            said = message.id if source else message.string
            found += [said] if isinstance(said, str) else [*(said or ())]
    return found
