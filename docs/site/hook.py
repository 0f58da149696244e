"""Builds the site with mkdocs: the English one, and within it every other language.

What stands on the pages is made in `pages.py`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent.parent


def _load() -> Any:
    """The module that makes the pages, with fresh catalogues; loaded anew, so that `mkdocs serve` shows changes."""
    sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]
    from hatch_build import compile_catalogue

    for po in ROOT.glob("locales/*/LC_MESSAGES/*.po"):
        mo = po.with_suffix(".mo")
        if not mo.exists() or mo.stat().st_mtime < po.stat().st_mtime:
            compile_catalogue(po)
    for name in list(sys.modules):
        if name in ("pages", "pictures", "asking") or name.partition(".")[0] == "scorer":
            del sys.modules[name]
    import pages

    return pages


site = _load()


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Makes one language of this build: English, or what the build within has set."""
    lang: str = config.extra.setdefault("lang", site.SOURCE)
    if lang == site.SOURCE:
        config.extra["out"] = config.site_dir
        config.extra["published"] = config.site_url or ""
        config.site_dir = os.path.join(config.site_dir, lang)
    # Without an address the pages for “not found” take the site to be at the root of its host.
    config.site_url = f"{config.extra['published'] or '/'}{lang}/"
    config.nav = site.nav(lang)
    config.site_description = site.description(lang)
    config.copyright = site.notice(lang)
    config.extra["alternate"] = True  # the theme shows our own switch
    for palette, name in zip(config.theme["palette"], site.switches(lang), strict=True):
        palette["toggle"]["name"] = name
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages, which are nowhere on the disk."""
    for path, text in site.pages(config.extra["lang"]).items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Any) -> dict[str, Any]:
    """Gives the page its own address in every language."""
    context["languages"] = _alternates(config, context["base_url"], page.file.src_uri, page.url)
    return context


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """The same for the page that says that nothing was found."""
    context["languages"] = _alternates(config, context["base_url"], "", "")
    return context


def _alternates(config: MkDocsConfig, base: str, path: str, url: str) -> list[tuple[str, str, str, bool]]:
    """Each language with its name, the address of a page in it, and whether that is the same page."""
    found = []
    for code in site.languages():
        same = path in site.pages(code)
        # What there is in English only has its translated neighbour in the same folder.
        place = url if same else f"{path.partition('/')[0]}/" if "/" in path else ""
        found.append((code, site.own_name(code), f"{base.rstrip('/')}/../{code}/{place}", same))
    return found


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Mends what validators find in the theme."""
    return _mend(output, config)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """The same for the page that says that nothing was found."""
    return _mend(output_content, config) if template_name.endswith(".html") else output_content


def _mend(text: str, config: MkDocsConfig) -> str:
    text = text.replace(' tabindex=""', "")
    text = re.sub(r'(<input [^>]*type="(?:checkbox|radio)"[^>]*) autocomplete="off"', r"\1", text)
    if not config.extra["published"]:
        text = re.sub(r'\s*<link rel="canonical"[^>]*>', "", text)
    return text


def on_post_build(config: MkDocsConfig) -> None:
    """Takes out what nobody loads; after the English site, builds the others beside it."""
    from asking import write_app, write_index

    lang = config.extra["lang"]
    _prune(Path(config.site_dir))
    write_index(config.site_dir, lang)
    if lang != site.SOURCE:
        return
    out = Path(config.extra["out"])
    write_app(out)
    for other in site.languages():
        if other != site.SOURCE:
            _build(other, out, config)
    (out / "index.html").write_text(_chooser(), "utf-8")
    shutil.copy(out / site.SOURCE / "404.html", out / "404.html")
    if config.extra["published"]:
        _sitemap(out, config.extra["published"])


def _build(lang: str, out: Path, config: MkDocsConfig) -> None:
    nested = load_config(config.config_file_path, site_dir=str(out / lang), strict=config.strict)
    nested.theme["language"] = lang
    nested.extra |= {"lang": lang, "published": config.extra["published"]}
    nested.plugins.on_startup(command="build", dirty=False)
    build(nested)
    nested.plugins.on_shutdown()


def _prune(folder: Path) -> None:
    """Source maps, and the theme's own search."""
    for file in folder.rglob("*.map"):
        file.unlink()
    for name in ("lunr", "workers"):
        shutil.rmtree(folder / "assets" / "javascripts" / name, ignore_errors=True)
    for name in ("sitemap.xml", "sitemap.xml.gz"):
        (folder / name).unlink(missing_ok=True)


def _sitemap(out: Path, url: str) -> None:
    """One sitemap of all languages."""
    pages = sorted(page.parent.relative_to(out).as_posix() for page in out.rglob("index.html") if page.parent != out)
    lines = [f"<url><loc>{escape(f'{url}{page}/')}</loc></url>" for page in pages]
    (out / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        + "\n".join(lines)
        + "\n</urlset>\n",
        "utf-8",
    )


def _chooser() -> str:
    """The page at the root: goes to the language of the browser, or lets choose."""
    codes = site.languages()
    links = "\n".join(
        f'<li><a href="{code}/" hreflang="{code}" lang="{code}">{escape(site.own_name(code))}</a></li>'
        for code in codes
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Africa, Africana, Afritoria</title>
<meta name="description" content="{escape(site.description(site.SOURCE))}">
<link rel="icon" href="{site.SOURCE}/icon.svg">
<style>
:root {{ color-scheme: light dark; font-family: system-ui, sans-serif; }}
main {{ max-width: 30rem; margin: 15vh auto 0; padding: 0 1rem; }}
ul {{ list-style: none; padding: 0; }}
body {{ background: light-dark(#fff, #1e2129); color: light-dark(#222, #eee); }}
a {{ display: inline-block; padding: .7rem 0; font-size: 1.2rem; color: light-dark(#8a4f00, #f0b45a); }}
</style>
<script>
const known = {json.dumps(codes)};
const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase()).find((name) => known.includes(name));
if (wanted) location.replace(`${{wanted}}/`);
</script>
</head>
<body>
<main>
<h1>Africa, Africana, Afritoria</h1>
<ul>
{links}
</ul>
</main>
</body>
</html>
"""
