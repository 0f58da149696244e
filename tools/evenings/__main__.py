"""Evenings with several phones, tapped at random: nothing is lost, and what each phone tells is so.

    mkdocs build --strict && python -m tools.evenings site
    python -m tools.evenings site --games africa --seeds 3 8 --verbose

Players in several languages count one game on two to five phones of their own, in any order, with mistakes that they
put right, new names, links that are opened again, a phone without a network and one that keeps nothing. After each
thing that somebody does, what the phone shows is held against what it should know (`tools/evenings/model.py`), scored
by the library. At the end the phone that has collected all has the sheet that one phone would have. Prints how many
evenings and steps there were, what was lost or untrue, and how many questions a page asked; returns 1 if anything was
lost or untrue.

It needs Chromium and `pip install playwright` (its own browsers are not needed).
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections import Counter
from pathlib import Path

from scorer.registry import ids
from tools.evenings.hand import WrongError
from tools.evenings.people import Evening
from tools.ten_seconds import FLAGS, serve


def main() -> int:
    """Plays the evenings; returns 1 if anything was lost or untrue."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path, help="the folder of the built site")
    parser.add_argument("--games", nargs="*", choices=ids(), default=ids())
    parser.add_argument("--seeds", nargs=2, type=int, default=(1, 20), metavar=("FIRST", "LAST"))
    parser.add_argument("--verbose", action="store_true", help="print what is done")
    args = parser.parse_args()
    counts: Counter[str] = Counter()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS.split())
        address = serve(args.site)
        for game in args.games:
            for seed in range(args.seeds[0], args.seeds[1] + 1):
                start = time.monotonic()
                evening = Evening(browser, address, game, seed, verbose=args.verbose)
                told = "as it is"
                try:
                    evening.run()
                except WrongError as error:
                    counts[error.kind] += 1
                    told = f"{error}\n    " + "\n    ".join(evening.log[-12:])
                except Exception as error:
                    counts["broken"] += 1
                    told = f"broken: {type(error).__name__} {error}\n    " + "\n    ".join(evening.log[-12:])
                counts.update(evening.counts)
                counts["evenings"] += 1
                print(
                    f"{game} {seed}: {evening.counts['steps']} steps, {time.monotonic() - start:.0f} s, {told}",
                    flush=True,
                )
        browser.close()
    print(
        ", ".join(
            f"{key}: {counts[key]}"
            for key in ("evenings", "steps", "taken", "refused", "questions", "needless", "lost", "untrue", "broken")
        )
    )
    return int(bool(counts["lost"] + counts["untrue"] + counts["broken"]))


if __name__ == "__main__":
    sys.exit(main())
