"""Counts the keys that a guided count of four players takes; Enter is a key.

    python benchmarks/count_keys.py          in English
    python benchmarks/count_keys.py fi       in another language

The answers are those of one table a game, typed as short as people type them who do not know any trick. They are played
through the program, which has to understand them without a question. Each game is counted twice: by a table that has
never counted before, which types its names, and by the same players once more, who are offered their names. The exit
code is 1 if a line is left over or missing.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scorer.cli import main as run  # noqa: E402
from scorer.text.errors import language  # noqa: E402

NAMES = "Anna, Bernd, Cleo, Daniela"
ANSWERS = {
    "africa": [
        *("D", "34", "3 1", "4", "2", "28", "2 2 1", "1", "", "41", "1", "", "3"),
        *("37", "yes", "5 1 1", "6", "1"),
    ],
    "africana": [
        *("4 6 5", "3 1", "9 8 7 6", "2", "6", "2", "2", "1", "4 5", "2", "9 8", "", "3", "1", "5", ""),
        *("6 3 2", "1 1", "7 8", "1", "12", "", "3", "", "5", "", "", "", "8", "2", "1", "2"),
    ],
    "afritoria": ["4 5 2", "3 3 4", "5 2 6", "2 7 1"],
}
"""By game what is typed after the names; “yes” stands for the word of the language."""
AFTER = ["", ""]
"""All right; no file."""


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def main(lang: str) -> int:
    """Counts and prints; the exit code."""
    failed = False
    yes = language(lang).pgettext("answer", "yes")[:1]
    os.environ["TERM"] = "dumb"  # lines as they come
    for game, answers in ANSWERS.items():
        os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp()
        rest = [*[yes if answer == "yes" else answer for answer in answers], *AFTER]
        keys = []
        for lines in ([NAMES, *rest], ["", *rest]):
            sys.stdin = _Terminal("".join([f"{line}\n" for line in lines]))
            said = _Terminal()
            with redirect_stdout(io.StringIO()), redirect_stderr(said):
                code = run(["score", game, "--lang", lang])
            keys.append(sum([len(line) + 1 for line in lines]))
            if code or sys.stdin.read():
                failed = True
                print(said.getvalue())
        print(f"{game}: {keys[0]} keys, {len(NAMES) + 1} of them for the names; the same players again: {keys[1]} keys")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["en"])))
