"""The catalogues of a project on the disk: read, begun, brought up to date, written."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.core import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural
from babel.messages.pofile import PoFileError, read_po, unescape, write_po

from ..text.errors import InvalidDocument, ScorerError, UnknownName
from ..text.i18n import N_, SOURCE
from .projects import Project
from .texts import DOMAINS, domains_of, texts_of

# CLDR gives French a third form, for millions; gettext's two are enough here, and 0 is singular.
_PLURALS = {"fr": (2, "(n > 1)")}


_OWN_NAME = ("your language", "English")
"""Context and text of what each language calls itself."""
_BROKEN = N_("This is no catalogue of gettext: {reason}")


def path_of(project: Project, language: str, domain: str) -> Path:
    """Where a catalogue lies."""
    return project.locales / language / "LC_MESSAGES" / f"{domain}.po"


def languages_of(project: Project) -> list[str]:
    """The languages that have a folder."""
    folders = project.locales.iterdir() if project.locales.is_dir() else ()
    return sorted(folder.name for folder in folders if folder.is_dir())


def plurals_of(language: str) -> tuple[int, str]:
    """How many forms a language has after numbers, and the expression that chooses one."""
    if language in _PLURALS:
        return _PLURALS[language]
    found = get_plural(language)
    return found[0], found[1]


def read(file: Path) -> Catalog:
    """A catalogue as it stands. Raises `InvalidDocument`, with the line, for a broken one."""
    language, domain = file.parts[-3], file.stem
    try:
        with file.open("rb") as opened:
            catalogue = read_po(opened, locale=language, domain=domain, abort_invalid=True)
    except PoFileError as error:
        line, reason = error.lineno + 1, str(error).rpartition(" on ")[0]
        raise InvalidDocument(_BROKEN, place=f"{file}:{line}", reason=reason, line=line) from None
    except (ValueError, LookupError, TypeError) as error:
        raise InvalidDocument(_BROKEN, place=str(file), reason=str(error), line=1) from None
    for message in catalogue:
        # Babel reads the text that a fuzzy translation was for as comments.
        old = [note[1:] for note in message.user_comments if note.startswith("|")]
        message.user_comments = [note for note in message.user_comments if not note.startswith("|")]
        if old and message.fuzzy:
            message.previous_id = _previous(old)
    return catalogue


def _previous(notes: list[str]) -> list[str]:
    """The text that a translation was for, and the one for many, of notes that Babel has wrapped anywhere."""
    found: dict[str, str] = {}
    keyword = ""
    for word, quoted in re.findall(r'(msg\w+)|("(?:\\.|[^"\\])*")', " ".join(map(str.strip, notes))):
        keyword = word or keyword
        found[keyword] = found.get(keyword, "") + (unescape(quoted) if quoted else "")
    return [found[key] for key in ("msgid", "msgid_plural") if key in found]


def check_code(language: str) -> None:
    """Raises `UnknownName` for what is no code of a language."""
    try:
        known = language.isalpha() and language.islower() and Locale.parse(language).language == language
    except (UnknownLocaleError, ValueError):
        known = False
    if not known:
        raise UnknownName(
            N_("“{name}” is not the code of a language."),
            name=language,
            allowed=N_("two or three small letters (ISO 639), such as {example}"),
            example="sv",
        )


def add(project: Project, language: str) -> None:
    """Begins the catalogues of a language. Raises `UnknownName` for no language, `ScorerError` if it is there."""
    check_code(language)
    if path_of(project, language, "search").exists():
        raise ScorerError(
            N_("The language “{language}” is already there. “scorer catalogues update {language}” adds new texts."),
            language=language,
        )
    update(project, [language])


def update(project: Project, languages: list[str]) -> None:
    """Brings catalogues up to date; a translation whose text has changed is kept as fuzzy, with the text it was for.

    Raises `ScorerError` where no texts are found, which would empty every catalogue.
    """
    for domain in DOMAINS:
        if not len(texts_of(project, domain)):
            raise ScorerError(N_("No texts were found for {domain}.po."), domain=domain)
        for language in [language for language in languages if domain in domains_of(language)]:
            file, text = path_of(project, language, domain), render(project, language, domain)
            if not file.exists() or file.read_bytes() != text:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(text)


def render(project: Project, language: str, domain: str) -> bytes:
    """Returns what `update` writes into a catalogue; of one that has everything already that is what it holds."""
    file = path_of(project, language, domain)
    is_new = not file.exists()
    catalogue = _begin(project, language, domain) if is_new else read(file)
    was_for = {(message.context, message.id): message.previous_id for message in catalogue}
    # Nobody asks for a rule as for another: phrases are never guessed.
    template = _in_order(texts_of(project, domain), catalogue)
    catalogue.update(template, no_fuzzy_matching=domain == "search" or is_new, update_creation_date=False)
    if domain == "search" and not is_new:
        _drop_new(catalogue, {context for context, _ in was_for})
    catalogue.fuzzy = False
    catalogue.project, catalogue.version = project.name, project.version
    catalogue.msgid_bugs_address = project.bugs
    for message in catalogue:
        # Kept until somebody has looked at the translation.
        if message.fuzzy and not message.previous_id:
            message.previous_id = was_for.get((message.context, message.id), [])
    out = BytesIO()
    # Lines move too often to be worth a difference, and so does Babel; the file is enough to find a text.
    write_po(out, catalogue, width=100, include_lineno=False, include_previous=True, ignore_obsolete=True)
    return re.sub(rb'"Generated-By: .*\n', b"", out.getvalue(), count=1)


def _in_order(texts: Catalog, catalogue: Catalog) -> Catalog:
    """Returns texts in the order in which a catalogue has them: what only moves within a file is no difference.

    New ones, and those that have come into another file, stand behind the text that they follow in the code.
    """
    before = {_key(message): _file(message) for message in catalogue}
    staying = {_key(message): message for message in texts if before.get(_key(message)) == _file(message)}
    behind: dict[object, list[Message]] = {key: [message] for key, message in staying.items()}
    last = behind.setdefault(None, [])
    for message in texts:
        if _key(message) in staying:
            last = behind[_key(message)]
        else:
            last.append(message)
    ordered = Catalog(charset="utf-8")
    for key in (None, *before):
        for message in behind.get(key, ()):
            ordered[message.id] = message
    return ordered


def _key(message: Message) -> tuple[str | None, object]:
    return message.context, message.id


def _file(message: Message) -> str:
    """Returns the first file that a text is in, by name; empty if none is named."""
    return min([file for file, _ in message.locations], default="")


def _begin(project: Project, language: str, domain: str) -> Catalog:
    """A new catalogue: in the name of the package, with its plural forms, and its own name where that is asked for."""
    now = datetime.now(UTC).replace(second=0, microsecond=0)
    catalogue = Catalog(locale=language, domain=domain, creation_date=now, revision_date=now)
    locale = Locale.parse(language)
    catalogue.header_comment = f"# {locale.english_name} texts of {project.name}."
    catalogue.last_translator = catalogue.language_team = f"the {project.name} authors"
    vars(catalogue)["_num_plurals"], vars(catalogue)["_plural_expr"] = plurals_of(language)
    if project.is_ours and domain == "scorer" and language != SOURCE:
        context, text = _OWN_NAME
        catalogue.add(text, locale.get_language_name(language), context=context)
    return catalogue


def _drop_new(catalogue: Catalog, known: set[str | None]) -> None:
    """Phrases may be left out: what nobody has written is no difference to anybody."""
    new = [message for message in catalogue if message.id and message.context not in known]
    for message in new:
        catalogue.delete(message.id, message.context)
