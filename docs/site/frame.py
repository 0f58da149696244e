"""What surrounds every page: the name of the site, its foot, and the words of its scripts and buttons."""

from __future__ import annotations

from docs.site.choice import games, site
from scorer.registry import game
from scorer.text import progress
from scorer.text.errors import language


def name(lang: str) -> str:
    """What the site is called."""
    return site().name or language(lang).gettext("Rules and scores")


def words(lang: str) -> dict[str, str]:
    """What the scripts of the site say."""
    say = language(lang)
    return {
        "copy": say.gettext("Copy"),
        "copied": say.gettext("Copied"),
        "table": say.gettext("Our table plays: {reading}"),
        "update": say.gettext("A new version is ready."),
        "reload": say.gettext("Reload"),
        "close": say.gettext("Close"),
        "table_unkept": say.gettext("Your browser keeps nothing: this holds until you leave the page."),
        "online": say.gettext("online only"),
    }


def description(lang: str) -> str:
    """What the site is, in one sentence."""
    say = language(lang)
    names = ", ".join(game(id).name for id in games())
    return say.gettext("{games}: the rules, and the final scores, counted and explained.", games=names)


def notice(lang: str) -> str:
    """What stands at the foot of every page."""
    return language(lang).gettext(
        "The rules are given in our own words. The games and their names belong to their designers and publishers."
    )


def labels(lang: str) -> dict[str, str]:
    """The words of what surrounds every page."""
    say = language(lang)
    code = {"programmers": say.gettext("For programmers"), "contribute": say.gettext("Join in")}
    return (code if site().ours else {}) | {
        "scheme": say.gettext("Light or dark"),
        "offline": say.gettext("This page is not kept on this device"),
        "offline_more": say.gettext(
            "You are offline. Once you have opened a page online, the rules and the search in its language are kept;"
            " the score sheets, too, once you have opened one."
        ),
        "again": say.gettext("Try again"),
        "kept": say.gettext("Kept on this device:"),
        "missing": say.gettext("Page not found"),
        "missing_more": say.gettext(
            "There is no page at this address. Ask for what you are looking for, or choose a game."
        ),
    }


def listed_name(code: str, lang: str) -> str:
    """A language in its own words, on a page in a language; a draft is called so."""
    return progress.listed_name(language(code), language(lang))
