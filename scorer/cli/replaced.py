"""What is said where `scorer` is not the package of this program: another distribution has one of that name, too."""

from __future__ import annotations

import os
import shlex
import sys
from importlib.machinery import PathFinder

from ..text.errors import ScorerError, language
from ..text.i18n import N_
from ..text.preferred import preferred
from . import terminal

OWN = os.path.join(os.path.dirname(os.path.dirname(__file__)), "__init__.py")

MISSING = N_(
    "A file of this program, africa-scorer, is missing: {file}. Another package, called scorer, has a file of the same "
    "name; whoever removes one of the two removes it for both. Remove the other one if it is still there, then install "
    "this one again:\n{remove}\n{install}"
)
REPLACED = N_(
    "Python finds another package, called scorer, in the place of this program, africa-scorer: {file}. Only one of the "
    "two can be in one environment. Remove the other one, then install this one again:\n"
    "{remove}\n{install}"
)


def tell_replaced() -> int:
    """Says what stands in the place of our package, and the two commands that mend it. Returns the exit code, 1."""
    terminal.prepare()
    terminal.speak(language(preferred(os.environ)))
    found = PathFinder.find_spec("scorer")
    file = found.origin if found else None
    pip = f"{shlex.quote(sys.executable)} -m pip"
    remove, install = f"{pip} uninstall scorer", f"{pip} install --force-reinstall --no-deps africa-scorer"
    terminal.complain(ScorerError(REPLACED if file else MISSING, file=file or OWN, remove=remove, install=install))
    return 1
