"""The program: `scorer`, or `python -m scorer`."""

import gc
import signal
import sys


def program() -> None:
    """Runs the command line and leaves with its exit code."""
    # While Python loads and leaves, Ctrl-C ends it by the signal itself: a KeyboardInterrupt would come as a traceback,
    # or be lost in a callback of the import system. Whoever has us ignore the signal is obeyed.
    silent = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if silent:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Nothing that is loaded becomes garbage; not looking for it, then and at the end, is a tenth of a short run.
    gc.disable()
    if not hasattr(sys.modules[__package__], "_DISTRIBUTION"):
        from .cli.replaced import tell_replaced

        sys.exit(tell_replaced())
    from .cli import main

    try:
        code = main()
    except KeyboardInterrupt:
        # Before the program could say anything.
        code = 130
    if silent:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.freeze()
    sys.exit(code)


if __name__ == "__main__":
    program()
