"""Builds the site with mkdocs: the English one, and within it every other language.

What stands on the pages is made in `pages.py`, `single.py` fills in the page of each rule, and `finishing.py` makes
what the languages share.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent.parent


def _load() -> Any:
    """The modules that make the pages, with fresh catalogues; loaded anew, so that `mkdocs serve` shows changes."""
    sys.path.insert(0, str(ROOT))
    from scorer.catalogues.compiling import compile_folder

    compile_folder(ROOT / "locales", stale=True)
    for name in list(sys.modules):
        if name.startswith("docs.site.") or name.partition(".")[0] == "scorer":
            del sys.modules[name]
    from docs.site import pages

    return pages


site = _load()
from docs.site import (  # noqa: E402
    asking,
    finishing,
    following,
    frame,
    logbook,
    programmers,
    reporting,
    sheets,
    single,
)
from docs.site.choice import games, home, site as chosen  # noqa: E402
from docs.site.documents import INDEX  # noqa: E402
from docs.site.entries import embedded  # noqa: E402
from scorer.registry import game  # noqa: E402
from scorer.text.i18n import SOURCE, languages  # noqa: E402

OFFLINE = "503.html"
"""What is made of `docs/overrides/503.html`, before it is put together for all languages."""

_templates: dict[str, str] = {}
"""The page of a rule in each language, to be filled in."""


def on_serve(server: Any, config: MkDocsConfig, builder: Any) -> None:
    """Builds again what is shown when anything that it is made of has changed."""
    for name in ("docs", "locales", "scorer", "examples", "CONTRIBUTING.md", "CHANGELOG.md"):
        server.watch(str(ROOT / name))


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Makes one language of this build: English, or what the build within has set."""
    lang: str = config.extra.setdefault("lang", SOURCE)
    if lang == SOURCE:
        config.extra["out"] = config.site_dir
        config.extra["published"] = config.site_url or home()
        config.site_dir = os.path.join(config.site_dir, lang)
    # Without an address the pages for “not found” take the site to be at the root of its host.
    config.site_url = f"{config.extra['published'] or '/'}{lang}/"
    config.nav = site.nav(lang)
    config.site_name = frame.name(lang)
    config.site_description = frame.description(lang)
    config.copyright = frame.notice(lang)
    return config


def on_pre_build(config: MkDocsConfig) -> None:
    """Builds the engine before everything else: without it no page is worth the time."""
    if config.extra["lang"] == SOURCE:
        _tell("engine")
        finishing.engine(Path(config.extra["out"]) / "app" / "engine")
    _tell(config.extra["lang"])


def _tell(step: str) -> None:
    """Tells `scorer site` what is being done."""
    if not chosen().ours:
        print(step, flush=True)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages, which are nowhere on the disk."""
    for path, text in site.pages(config.extra["lang"]).items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Any) -> dict[str, Any]:
    """Gives the page its own address in every language, and what its frame shows."""
    path = page.file.src_uri
    context["languages"] = _alternates(config, context["base_url"], path, page.url)
    context["root"] = f"{context['base_url'].rstrip('/')}/.."
    context["kind"] = _kind(config, path) | {"plain": bool(page.meta.get("plain"))}
    if path.startswith("score/"):
        context["kind"]["head"] = sheets.head(config.extra["lang"], context["root"])
    if path.startswith("play/"):
        context["kind"]["head"] = following.head(config.extra["lang"], context["root"])
    if path == INDEX and config.extra["lang"] == SOURCE:
        context["kind"]["head"] = programmers.head(context["root"])
    if path == site.LOG:
        context["kind"]["head"] = logbook.head(context["root"])
    if path == site.RULE:
        page.meta["description"] = "@about@"
    return context


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """The same for the pages that say that nothing was found, or that there is no network."""
    context["base_url"] = context["base_url"].rstrip("/")
    context["languages"] = _alternates(config, context["base_url"], "", "")
    context["root"] = f"{context['base_url']}/.."
    base = f"{context['base_url']}/"
    context["kind"] = _kind(config, "") | {
        "plain": template_name == OFFLINE,
        "ask": asking.ask_html(config.extra["lang"], base=base),
        "games": [(game(id).name, f"{base}rules/{id}/") for id in games()],
    }
    return context


def _kind(config: MkDocsConfig, path: str) -> dict[str, Any]:
    lang = config.extra["lang"]
    return {
        "scheme": (finishing.APP / "scheme.js").read_text("utf-8"),
        "labels": frame.labels(lang),
        "words": embedded(frame.words(lang)),
        "game": _game(path),
        "programmers": path.startswith("programmers/") or path in programmers.CODE,
    }


def _game(path: str) -> str:
    """The game that a page is about."""
    name = Path(path).stem
    return name if name in games() else ""


def _alternates(config: MkDocsConfig, base: str, path: str, url: str) -> list[tuple[str, str, str, bool]]:
    """Each language with its name, the address of a page in it, and whether that is the same page."""
    found = []
    for code in languages():
        same = path in site.pages(code)
        # What there is in English only has its translated neighbour in the same folder.
        place = url if same else f"{path.partition('/')[0]}/" if "/" in path else ""
        found.append(
            (code, frame.listed_name(code, config.extra["lang"]), f"{base.rstrip('/')}/../{code}/{place}", same)
        )
    return found


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Mends what validators find in the theme."""
    path = page.file.src_uri
    about = "@game@" if path == site.RULE else _game(path)
    output = _mend(output, about, engine=path.startswith(("score/", "play/")))
    if path == site.RULE:
        _templates[config.extra["lang"]] = output
    return output


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """The same for the pages that say that nothing was found, or that there is no network."""
    return _mend(output_content, "") if template_name.endswith(".html") else output_content


def _mend(text: str, about: str, *, engine: bool = False) -> str:
    text = re.sub(r'(<(?:script|link)[^>]* (?:src|href)=")((?:\.\./|\./|/\w+/)*)assets/', r"\1\2../assets/", text)
    # The colours are our own.
    text = re.sub(r'\s*<link rel="stylesheet" href="[^"]*/palette\.[^"]*">', "", text)
    text = text.replace(' tabindex=""', "")
    text = re.sub(r'(<input [^>]*type="(?:checkbox|radio)"[^>]*) autocomplete="off"', r"\1", text)
    if about:
        text = text.replace("<body ", f'<body data-game="{about}" ', 1)
    return finishing.policy(text, engine=engine)


def on_post_build(config: MkDocsConfig) -> None:
    """Writes the pages of the rules; after the English site, builds the others beside it and what they share."""
    lang, out = config.extra["lang"], Path(config.extra["out"])
    for name in ("sitemap.xml", "sitemap.xml.gz"):
        (out / lang / name).unlink(missing_ok=True)
    shutil.rmtree(out / lang / "r")
    single.write(out, lang, _templates[lang])
    asking.write_index(out / lang, lang)
    reporting.write(out / lang, lang)
    (out / lang / "site.webmanifest").write_text(finishing.manifest(lang), "utf-8")
    if lang != SOURCE:
        return
    if chosen().ours:
        written = json.dumps(programmers.places(out / lang), ensure_ascii=False, separators=(",", ":"))
        (out / lang / "programmers" / programmers.FOUND).write_text(written, "utf-8")
    for other in languages():
        if other != SOURCE:
            _build(other, out, config)
    _tell("rest")
    finishing.share(out)
    finishing.forms(out.glob("*/score/*/index.html"))
    (out / "index.html").write_text(finishing.chooser(config.extra["published"]), "utf-8")
    for name, kept in (("404.html", "404.html"), (OFFLINE, "offline.html")):
        (out / kept).write_text(finishing.spoken(out, name), "utf-8")
    if config.extra["published"]:
        finishing.sitemap(out, config.extra["published"])
    finishing.worker(out, config.extra["published"])


def _build(lang: str, out: Path, config: MkDocsConfig) -> None:
    nested = load_config(config.config_file_path, site_dir=str(out / lang), strict=config.strict)
    nested.theme["language"] = lang
    nested.extra |= {"lang": lang, "out": str(out), "published": config.extra["published"]}
    nested.plugins.on_startup(command="build", dirty=False)
    build(nested)
    nested.plugins.on_shutdown()
