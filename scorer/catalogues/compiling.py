"""Compiles catalogues to what the program reads, and makes the indexes of the search.

The .mo and .index files go into the wheel and are never committed.
"""

from __future__ import annotations

import os
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo

from ..reference.words import OUT_OF_DOMAIN, SYNONYMS
from ..text.i18n import COMPLETE
from ..text.progress import CONTEXT, PROGRESS
from .files import read

DRAFTS = "SCORER_DRAFTS"
"""The variable of the environment that leaves out languages which are no more than drafts, if it is `0`."""


def compile_catalogue(po: Path) -> Path:
    """Compiles one catalogue; what is not translated, or fuzzy, is left out. Raises `ScorerError` for a broken one."""
    return _write(read(po), po.with_suffix(".mo"))


def compile_without_phrases(po: Path, folder: Path) -> Path:
    """Compiles a `search.po` into a folder without the phrases of rules: an index has them."""
    catalogue = read(po)
    for message in [
        message for message in catalogue if message.id and message.context not in (SYNONYMS, OUT_OF_DOMAIN)
    ]:
        catalogue.delete(message.id, message.context)
    return _write(catalogue, folder / f"{po.parts[-3]}-{po.stem}.mo")


def _write(catalogue: Catalog, mo: Path) -> Path:
    messages = [message for message in catalogue if message.id]
    # How far a draft is cannot be seen in the compiled file otherwise.
    progress = f"{sum(map(is_done, messages))}/{len(messages)}"
    catalogue.add(PROGRESS, progress, context=CONTEXT)
    # Put in its place whole: tests that run side by side read what another one compiles.
    made = mo.with_suffix(f".{os.getpid()}.mo")
    with made.open("wb") as target:
        write_mo(target, catalogue)
    if mo.exists() and mo.read_bytes() == made.read_bytes():
        # Left as old as it is: what is made of it need not be made again.
        made.unlink()
    else:
        made.replace(mo)
    return mo


def is_done(message: Message) -> bool:
    """Whether a text has a translation that is used, in all its forms."""
    forms = [message.string] if isinstance(message.string, str) else list(message.string or [""])
    return all(form.strip() for form in forms) and not message.fuzzy


def compile_folder(locales: Path, *, stale: bool = False) -> list[Path]:
    """Compiles the catalogues in a folder, or only those that are `stale`: older than their texts. Gives all .mo files.

    With `SCORER_DRAFTS=0` in the environment what is there of other languages than `COMPLETE` is taken away.
    """
    made = []
    for po in sorted(locales.glob("*/LC_MESSAGES/*.po")):
        mo = po.with_suffix(".mo")
        if os.environ.get(DRAFTS) == "0" and po.parts[-3] not in COMPLETE:
            mo.unlink(missing_ok=True)
            continue
        is_fresh = mo.exists() and mo.stat().st_mtime >= po.stat().st_mtime
        made.append(mo if stale and is_fresh else compile_catalogue(po))
    return made


def compile_all(locales: Path, *, stale: bool = False) -> list[Path]:
    """Compiles our own catalogues, and makes the indexes of the search that are not fresh. Gives all these files.

    `stale` is that of `compile_folder`.
    """
    from ..reference.index import update
    from ..registry import own_ids
    from ..text.i18n import languages

    made = compile_folder(locales, stale=stale)
    return [*made, *[locales / update(game, lang) for lang in languages() for game in own_ids()]]
