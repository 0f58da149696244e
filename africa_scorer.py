"""The way into the program `scorer` that no other package can close.

Another distribution, called `scorer`, has a package of that name, too. Where both were installed, one of them has lost
its `scorer/__init__.py`. This module has a name of its own, is found all the same, and lets the program say so.
"""

import os
import sys


def program() -> None:
    """Runs the command line and leaves with its exit code."""
    try:
        package = __import__("scorer")
    except Exception:
        # What stands in the place of our package may fail in any way.
        package = None
    if not hasattr(package, "_DISTRIBUTION"):
        package = type(sys)("scorer")
        package.__path__ = [os.path.join(os.path.dirname(__file__), "scorer")]
        sys.modules["scorer"] = package
    from scorer.__main__ import program as run

    run()
