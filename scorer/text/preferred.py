"""The language that a system asks for."""

from __future__ import annotations

import os
from collections.abc import Mapping

from .i18n import SOURCE, find


def preferred(environment: Mapping[str, str]) -> str:
    """The code of the language that an environment asks for: SCORER_LANG, else the system's, else English.

    Both may name a language that there is not, or more than a language (`fr_CA.UTF-8`, `nl-BE`).
    """
    if code := _known(environment.get("SCORER_LANG", "")):
        return code
    locale = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := environment.get(k))), "")
    wanted = [locale]
    # As glibc does: LANGUAGE, a list, goes first, but not in the C locale.
    if locale not in ("C", "POSIX"):
        wanted[:0] = environment.get("LANGUAGE", "").split(":")
    if not any(wanted):
        wanted = [_windows_language()]
    return next(filter(None, map(_known, wanted)), SOURCE)


def unknown_language(environment: Mapping[str, str]) -> str:
    """What SCORER_LANG says, if there is no such language; else nothing."""
    asked = environment.get("SCORER_LANG", "")
    return "" if _known(asked) else asked


def _known(locale: str) -> str:
    """The code of the language of a locale; nothing for one that is not spoken here."""
    name = locale.partition(".")[0].partition("@")[0]
    if name.lower() in ("c", "posix"):
        return SOURCE
    found = find(name)
    return found.code if found else ""


def _windows_language() -> str:
    """The language of the Windows desktop, which sets no variables; nothing elsewhere."""
    if os.name != "nt":
        return ""
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return locale.windows_locale.get(number, "")
