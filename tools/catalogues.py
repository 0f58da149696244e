"""The catalogues, in one command: collect the texts of the code, bring every language up to date, compile.

    python tools/catalogues.py update        after a text has changed
    python tools/catalogues.py compile       after a translation has changed
    python tools/catalogues.py add LANGUAGE  to begin a new language

The folder of a package with a game of its own may follow: its catalogues lie in `locales` there.

Texts of the program go into `scorer.po`, those of the rules reference into `rules.po`, where the id of the rule is the
context of each text, and how players ask for a rule into `search.po`, which English has, too.
"""

from __future__ import annotations

import sys
import tomllib
from datetime import UTC, datetime
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from babel.messages.catalog import Catalog  # noqa: E402
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir  # noqa: E402
from babel.messages.pofile import denormalize, read_po, write_po  # noqa: E402

import scorer  # noqa: E402
from hatch_build import compile_catalogue, make_indexes  # noqa: E402
from scorer.reference.entries import entries_by_module, entries_of  # noqa: E402
from scorer.reference.words import OUT_OF_DOMAIN, SYNONYMS  # noqa: E402
from scorer.registry import game as game_of, own_ids  # noqa: E402
from scorer.text.i18n import PHRASES, SOURCE  # noqa: E402

HOME = ROOT
"""The folder from which the places of texts are told."""
LOCALES = ROOT / "locales"
SOURCES: tuple[Path, ...] = (ROOT / "scorer", ROOT / "docs" / "site", ROOT / "docs" / "app" / "engine")
"""The folders with the texts of the program."""
GAMES = [game_of(id) for id in own_ids()]
PROJECT = ("scorer", scorer.__version__)
"""Name and version, for the headers."""
DOMAINS = ("scorer", "rules", "search")
NOTES = {
    SYNONYMS: "Translators: everyday words that players use for much the same, in groups separated by semicolons; with"
    " a star a word stands for all that begin so.",
    OUT_OF_DOMAIN: "Translators: words of what other games have and players ask for in vain; with a star a word stands"
    " for all that begin so.",
}
"""What is said about the words in `search.po` that are not phrases of a rule."""
KEYWORDS = {**DEFAULT_KEYWORDS, "N_": None, "NN_": (1, 2), "NP_": ((1, "c"), 2)}
# CLDR gives French a third form, for millions; gettext's two are enough here, and 0 is singular.
PLURALS = {"fr": (2, "(n > 1)")}


def program_texts() -> Catalog:
    """The texts marked in the code."""
    catalogue = _new()
    for folder in SOURCES:
        name = folder.relative_to(HOME)
        found = extract_from_dir(str(folder), [("**.py", "python")], keywords=KEYWORDS, comment_tags=("Translators:",))
        for file, line, message, comments, context in found:
            catalogue.add(message, None, [(f"{name.as_posix()}/{file}", line)], auto_comments=comments, context=context)
    return catalogue


def rule_texts() -> Catalog:
    """The texts of the rules reference."""
    catalogue = _new()
    for game in GAMES:
        for module, entries in entries_by_module(game):
            place = (_file_of(module), 0)
            for entry in entries:
                texts = [entry.heading, entry.body, *entry.readings.values(), entry.why, entry.differing]
                texts += [entry.words, entry.short, entry.ours]
                for text in filter(None, texts):
                    catalogue.add(text, None, [place], context=entry.id)
    return catalogue


def _file_of(module: ModuleType) -> str:
    """Where a module lies."""
    assert module.__file__ is not None
    return Path(module.__file__).resolve().relative_to(HOME).as_posix()


def search_texts() -> Catalog:
    """How players ask: nothing to translate, each language has phrases of its own, or none for an entry."""
    catalogue = _new()
    for where, note in NOTES.items():
        catalogue.add(PHRASES, None, context=where, auto_comments=[note])
    for game in GAMES:
        for entry in entries_of(game):
            catalogue.add(PHRASES, None, context=entry.id)
    return catalogue


TEXTS = {"scorer": program_texts, "rules": rule_texts, "search": search_texts}


def _new() -> Catalog:
    return Catalog(charset="utf-8")


def domains(language: str) -> tuple[str, ...]:
    """The catalogues of a language; the one that the code is written in has phrases only."""
    return ("search",) if language == SOURCE else DOMAINS


def path(language: str, domain: str) -> Path:
    """Where a catalogue lies."""
    return LOCALES / language / "LC_MESSAGES" / f"{domain}.po"


def languages() -> list[str]:
    """The languages that have a folder."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def load(language: str, domain: str) -> Catalog:
    """A catalogue as it stands."""
    with path(language, domain).open("rb") as file:
        catalogue = read_po(file, locale=language, domain=domain)
    for message in catalogue:
        # Babel reads the text that a fuzzy translation was for as comments.
        old = [note[1:].strip() for note in message.user_comments if note.startswith("|")]
        message.user_comments = [note for note in message.user_comments if not note.startswith("|")]
        if old and message.fuzzy:
            message.previous_id = [denormalize(old[0].removeprefix("msgid ") + "\n" + "\n".join(old[1:]))]
    return catalogue


def update(codes: list[str]) -> None:
    """Brings catalogues up to date; a translation whose text has changed is kept as fuzzy, with the text it was for."""
    for domain, collect in TEXTS.items():
        template = collect()
        if not len(template):
            sys.exit(f"no texts found for {domain}")  # else the update would empty every catalogue
        for code in [code for code in codes if domain in domains(code)]:
            file = path(code, domain)
            catalogue = load(code, domain) if file.exists() else Catalog(locale=code, domain=domain)
            was_for = {(message.context, message.id): message.previous_id for message in catalogue}
            # Nobody asks for a rule as for another: phrases are never guessed.
            catalogue.update(template, no_fuzzy_matching=domain == "search" or not file.exists())
            if domain == "search" and file.exists():
                _drop_new(catalogue, {context for context, _ in was_for})
            catalogue.fuzzy = False
            catalogue.project, catalogue.version = PROJECT
            catalogue.header_comment = f"# {catalogue.locale.english_name} texts of {PROJECT[0]}."
            catalogue.last_translator = catalogue.language_team = f"the {PROJECT[0]} authors"
            if PROJECT[0] == "scorer":  # others may have no such file
                catalogue.msgid_bugs_address = "see CONTRIBUTING.md"
            # The time of an update says nothing and would be a difference each time.
            catalogue.creation_date = catalogue.revision_date = datetime(2026, 11, 20, tzinfo=UTC)
            for message in catalogue:
                # Kept until somebody has looked at the translation.
                if message.fuzzy and not message.previous_id:
                    message.previous_id = was_for.get((message.context, message.id), [])
            if code in PLURALS:
                vars(catalogue)["_num_plurals"], vars(catalogue)["_plural_expr"] = PLURALS[code]
            out = BytesIO()
            # Lines move too often to be worth a difference; the file is enough to find a text.
            write_po(out, catalogue, width=100, include_lineno=False, include_previous=True, ignore_obsolete=True)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(out.getvalue())


def _drop_new(catalogue: Catalog, known: set[str | None]) -> None:
    """Phrases may be left out: what nobody has written is no difference to anybody."""
    new = [message for message in catalogue if message.id and message.context not in known]
    for message in new:
        catalogue.delete(message.id, message.context)


def compile_all() -> None:
    """Compiles every catalogue for this checkout, and makes the indexes of the search that are not fresh."""
    for po in LOCALES.glob("*/LC_MESSAGES/*.po"):
        compile_catalogue(po)
    for _ in make_indexes(ROOT):
        pass


def elsewhere(folder: Path) -> None:
    """Turns to the package in a folder instead of ours; its `pyproject.toml` beside it says name and version."""
    global HOME, LOCALES, SOURCES, GAMES, PROJECT  # a run is about one package
    home = folder.resolve().parent
    sys.path.insert(0, str(home))
    file = home / "pyproject.toml"
    project = tomllib.loads(file.read_text("utf-8")).get("project", {}) if file.exists() else {}
    named = (project.get("name", folder.name), project.get("version", "0"))
    HOME, LOCALES, SOURCES = home, folder / "locales", (folder.resolve(),)
    GAMES, PROJECT = [import_module(folder.name).GAME], named


def main(args: list[str]) -> None:
    """Runs one of the commands."""
    if args and Path(args[-1]).is_dir():
        elsewhere(Path(args.pop()))
    match args:
        case ["update"]:
            update(languages())
            compile_all()
        case ["compile"]:
            compile_all()
        case ["add", code]:
            update([code])
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
