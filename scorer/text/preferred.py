"""The language that a system asks for."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from .i18n import SOURCE, find, is_damaged, primary

SETTINGS = "settings"
"""The source of a language that somebody has set for this program."""


def preferred(environment: Mapping[str, str], chosen: str = "") -> str:
    """The code of the language that an environment asks for: SCORER_LANG, else `chosen`, the system's, English.

    Each may name a language that there is not, or more than a language (`fr_CA.UTF-8`, `nl-BE`).
    """
    return preference(environment, chosen)[0]


def preference(environment: Mapping[str, str], chosen: str = "") -> tuple[str, str]:
    """The same, and its source: the name of a variable, `SETTINGS` for `chosen`, or nothing for the default."""
    for source, locale in _asked_for(environment, chosen):
        if code := _known(locale):
            return code, source
    return SOURCE, ""


def _asked_for(environment: Mapping[str, str], chosen: str) -> Iterator[tuple[str, str]]:
    """The locales that are asked for, the first one first, each with its source."""
    yield "SCORER_LANG", environment.get("SCORER_LANG", "")
    yield SETTINGS, chosen
    source, locale = next(((k, v) for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := environment.get(k))), ("", ""))
    # As glibc does: LANGUAGE, a list, goes first, but not in the C locale.
    several = "" if locale in ("C", "POSIX") else environment.get("LANGUAGE", "")
    for each in several.split(":"):
        yield "LANGUAGE", each
    yield source, locale
    if not locale and not several.strip(":"):
        yield "Windows", _windows_language()


def unknown_language(environment: Mapping[str, str]) -> str:
    """What SCORER_LANG says, if there is no such language; else nothing."""
    asked = environment.get("SCORER_LANG", "")
    return "" if _known(asked) else asked


def damaged_preference(environment: Mapping[str, str], chosen: str = "") -> str:
    """The code of the language that is asked for, if its texts are damaged, so that another is used; else nothing."""
    for _, locale in _asked_for(environment, chosen):
        if _known(locale):
            return ""
        if is_damaged(name := _language_of(locale)):
            return primary(name)
    return ""


def _known(locale: str) -> str:
    """The code of the language of a locale; nothing for one that is not spoken here."""
    name = _language_of(locale)
    if name.lower() in ("c", "posix"):
        return SOURCE
    found = find(name)
    return found.code if found else ""


def _language_of(locale: str) -> str:
    return locale.partition(".")[0].partition("@")[0]


def _windows_language() -> str:
    """The language of the Windows desktop, which sets no variables; nothing elsewhere."""
    if os.name != "nt":
        return ""
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return locale.windows_locale.get(number, "")
