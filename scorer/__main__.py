"""The program: `scorer`, or `python -m scorer`."""

import gc
import sys


def program() -> None:
    """Runs the command line and leaves with its exit code."""
    # Nothing that is loaded becomes garbage; not looking for it, then and at the end, is a tenth of a short run.
    gc.disable()
    try:
        from .cli import main

        code = main()
    except KeyboardInterrupt:
        # Before the program could say anything.
        code = 130
    gc.freeze()
    sys.exit(code)


if __name__ == "__main__":
    program()
