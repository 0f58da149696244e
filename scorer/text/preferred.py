"""The language that a system asks for."""

from __future__ import annotations

import os
from collections.abc import Mapping

from .errors import language
from .i18n import SOURCE, find


def preferred(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for: SCORER_LANG, else the system's, else English.

    Raises `UnknownName` only for SCORER_LANG: the system may well speak a language that we do not.
    """
    if asked := environment.get("SCORER_LANG"):
        return language(asked).code
    locale = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := environment.get(k))), "")
    wanted = [locale]
    # As glibc does: LANGUAGE, a list, goes first, but not in the C locale.
    if locale not in ("C", "POSIX"):
        wanted[:0] = environment.get("LANGUAGE", "").split(":")
    if not any(wanted):
        wanted = [_windows_language()]
    for name in wanted:
        locale = name.partition(".")[0].partition("@")[0]
        if locale.lower() in ("c", "posix"):
            return SOURCE
        if found := find(locale):
            return found.code
    return SOURCE


def _windows_language() -> str:
    """The language of the Windows desktop, which sets no variables; nothing elsewhere."""
    if os.name != "nt":
        return ""
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return locale.windows_locale.get(number, "")
