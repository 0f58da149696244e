"""What tests share. Where things lie."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
"""The root of the project."""

DATA = ROOT / "tests" / "data"
"""What tests read: questions, answers, faulty files, and what earlier versions have written."""

EXAMPLES = ROOT / "examples"
