"""What is missing or wrong in the catalogues of a language: all of it at once, each with its line and what to do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message

from ..text.errors import InvalidDocument
from ..text.i18n import N_, Language
from .files import path_of, plurals_of, read
from .projects import Project
from .texts import VOCABULARY, domains_of, texts_of, word_lists

SAME_AS_ENGLISH = "same as English"
"""The comment of a translator on a text that really is the same in the language."""

NO_FILE = N_("There is no such file. “scorer catalogues update {language}” makes it.")
NOT_HERE = N_("This text is not in the file. “scorer catalogues update” adds it.")
UNKNOWN = N_("This text is no longer used. “scorer catalogues update” takes it out.")
MISSING = N_("The translation is missing, or one of its forms is. Until then the English text is shown.")
FUZZY = N_("The English text was another one. Look the translation over, then take the mark “fuzzy” away.")
PLURALS = N_("Plural-Forms should be “{wanted}”. Write that into the header of the file.")
BRACES = N_("A brace is not closed, or not opened.")
PLACEHOLDERS = N_("The placeholders should be those of the English text, {wanted}, and are: {found}.")
DIGITS = N_("The figures should be those of the English text, {wanted}, and are: {found}.")
SAME = N_("This is still English. Translate it, or write the comment “# {comment}” above it if it really is the same.")
BLANKS = N_("There should be a blank at the beginning or the end exactly where the English text has one.")
FULL_STOP = N_("There should be a full stop at the end exactly where the English text has one.")
SIGN = N_("“{found}” should be written with other signs: {wanted}")
STYLE = N_("The style sheet of the language wants “{wanted}”, not “{found}”.")

_SIGNS = {
    r"[\"']": "’ “ ”",
    r"(?<![\w“„«”-])-[\d{]": "−",
    r"[\d}] - [\d{]": "−",
    r"\.\.\.": "…",
    r"[\d}] ?x ?[\d{]": "×",
    r"  ": "U+0020",
}
"""What no language writes, and the signs that are right: quotation marks and apostrophes as the language has them."""
_SIGNS_OF: Mapping[str, Mapping[str, str]] = {"fr": {r" [:;!?»]|« ": "U+202F, U+00A0"}}
"""The same of one language."""


class Finding(NamedTuple):
    """Something that is missing or wrong."""

    file: Path
    line: int
    """Of the text, from 1; 0 for the whole file."""
    text: str
    """The English text, or nothing where it is about the file."""
    what: str
    """What is wrong and what to do: a text to translate, with the names of its values."""
    values: Mapping[str, object] = {}

    def explain(self, say: Language) -> str:
        """What is wrong and what to do, in a language."""
        return say.gettext(self.what, **self.values)


def findings_of(project: Project, language: str) -> list[Finding]:
    """All that is missing or wrong in the catalogues of a language, file by file, from top to bottom."""
    found: list[Finding] = []
    for domain in domains_of(language):
        file = path_of(project, language, domain)
        if not file.exists():
            found.append(Finding(file, 0, "", NO_FILE, {"language": language}))
            continue
        try:
            catalogue = read(file)
        except InvalidDocument as error:
            values = dict(error.values)
            found.append(Finding(file, int(str(values.pop("line"))), "", error.what, values))
            continue
        found += sorted(_of_file(project, language, domain, catalogue), key=lambda finding: finding.line)
    return found


def _of_file(project: Project, language: str, domain: str, catalogue: Catalog) -> Iterator[Finding]:
    file = path_of(project, language, domain)
    count, expression = plurals_of(language)
    if (catalogue.num_plurals, catalogue.plural_expr) != (count, expression):
        yield Finding(file, 0, "", PLURALS, {"wanted": f"nplurals={count}; plural={expression};"})
    wanted = {(message.context, message.id): message for message in texts_of(project, domain) if message.id}
    here = {(message.context, message.id): message for message in catalogue if message.id}
    if domain != "search":  # nobody has to know how players ask
        yield from [Finding(file, 0, _english(wanted[key]), NOT_HERE) for key in wanted if key not in here]
    gone = [message for key, message in here.items() if key not in wanted]
    yield from [
        Finding(file, _line(message), _english(message), UNKNOWN) for message in [*gone, *catalogue.obsolete.values()]
    ]
    lists = word_lists(project)
    style = _style_sheet(project.home / "docs" / "styles" / f"{language}.md")
    for key, message in here.items():
        if key not in wanted or (domain == "search" and not message.string):
            continue
        checks = [*_state(message), *_contents(message, is_list=_english(message) in lists)]
        if domain != "search" and _english(message) not in lists:
            checks += _signs(message, {**_SIGNS, **_SIGNS_OF.get(language, {})})
            checks += _words(message, style)
        yield from [Finding(file, _line(message), _english(message), what, values) for what, values in checks]


Problem = tuple[str, Mapping[str, object]]


def _state(message: Message) -> Iterator[Problem]:
    if not all(form.strip() for form in _forms(message, empty=True)):
        yield MISSING, {}
    elif message.fuzzy:
        yield FUZZY, {}


def _contents(message: Message, *, is_list: bool) -> Iterator[Problem]:
    """What a translation has in common with its English text, and what not. A list of words has as many as it needs."""
    english = _english(message)
    for text in _forms(message):
        try:
            found, wanted = _placeholders(text), _placeholders(english)
        except ValueError:
            yield BRACES, {}
            continue
        # A list of ways to say a number has as many as the language has.
        if set(found) != set(wanted) if message.context == VOCABULARY else found != wanted:
            yield PLACEHOLDERS, {"wanted": _listed(wanted.elements()), "found": _listed(found.elements())}
        if not is_list and _digits(text) != _digits(english):
            yield DIGITS, {"wanted": _listed(_digits(english)), "found": _listed(_digits(text))}
        if text[0].isspace() != english[0].isspace() or text[-1].isspace() != english[-1].isspace():
            yield BLANKS, {}
        if text.rstrip().endswith(".") != english.rstrip().endswith("."):
            yield FULL_STOP, {}
    if not is_list and SAME_AS_ENGLISH not in message.user_comments and any(map(_is_english, *_pairs(message))):
        yield SAME, {"comment": SAME_AS_ENGLISH}


def _pairs(message: Message) -> tuple[list[str], list[str]]:
    """The forms of a translation, and the English texts that stand at the same places."""
    forms = _forms(message, empty=True)
    english = [message.id] if isinstance(message.id, str) else list(message.id)
    return forms[: len(english)], english[: len(forms)]


def _is_english(text: str, english: str) -> bool:
    """Whether a text was left as it is, and has words to translate."""
    return text == english and re.search(r"[a-z]{2,}", re.sub(r"\{.*?\}", "", text)) is not None


def _signs(message: Message, signs: Mapping[str, str]) -> Iterator[Problem]:
    for pattern, right in signs.items():
        for text in _forms(message):
            if wrong := re.search(pattern, text):
                yield SIGN, {"found": wrong[0], "wanted": right}
                break


class Row(NamedTuple):
    """What a style sheet forbids: a row of a table that begins with a pattern in backticks."""

    pattern: str
    """Small letters stand for large ones, too; a word is found from its beginning, in all its forms."""
    instead: str
    where: str
    """What the ids begin with that it is about."""

    def find(self, text: str) -> str:
        """What a text has of it, or nothing."""
        edge = r"\b" if self.pattern[0].isalnum() else ""
        flags = 0 if re.search("[A-Z]", self.pattern) else re.IGNORECASE
        found = re.search(edge + self.pattern, text, flags)
        return found[0] if found else ""


@cache
def _style_sheet(file: Path) -> tuple[Row, ...]:
    return read_style_sheet(file.read_text("utf-8")) if file.exists() else ()


def read_style_sheet(text: str) -> tuple[Row, ...]:
    """The rows of a style sheet, `docs/styles/<language>.md`."""
    return tuple(Row(*row) for row in re.findall(r"^\| `([^`|]+)` \| ([^|]+?) \| ([^|]*?) ?\|$", text, re.MULTILINE))


def _words(message: Message, style: Iterable[Row]) -> Iterator[Problem]:
    # Neither placeholders nor the addresses of links are words.
    texts = [re.sub(r"\{.*?\}|\]\(\S+\)", "", text) for text in _forms(message)]
    for row in style:
        if str(message.context or "").startswith(row.where):
            for found in filter(None, map(row.find, texts)):
                yield STYLE, {"found": found, "wanted": row.instead}
                break


def _forms(message: Message, *, empty: bool = False) -> list[str]:
    """The forms of a translation, most often one; those that are empty on demand only."""
    forms = [message.string] if isinstance(message.string, str) else list(message.string or [""])
    return [form for form in forms if empty or form.strip()]


def _english(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[-1]


def _line(message: Message) -> int:
    return message.lineno or 0


def _placeholders(text: str) -> Counter[str]:
    """Raises `ValueError` where braces are not in pairs."""
    return Counter([f"{{{name}}}" for _, name, _, _ in Formatter().parse(text) if name is not None])


def _digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", re.sub(r"\{.*?\}", "", text)))


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "–"
