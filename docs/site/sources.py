"""The pages as plain folders, for other tools than ours: `scorer site --markdown`.

    python -m docs.site.sources FOLDER

Each language has its folder with Markdown and a configuration, `mkdocs-<language>.yml`, that builds `site/<language>`.
In `site/app` lies what these pages load.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from docs.site import asking, finishing, following, frame, pages, sheets, single
from docs.site.choice import games
from docs.site.entries import embedded
from scorer.text.i18n import languages

EXTENSIONS = ["attr_list", "def_list", "md_in_html", "tables", "toc", "pymdownx.highlight", "pymdownx.superfences"]


def write(folder: Path) -> None:
    """Writes the folders of all languages, and says which it is at."""
    print("engine", flush=True)
    finishing.engine(folder / "site" / "app" / "engine")
    finishing.program(folder / "site" / "app")
    for lang in languages():
        print(lang, flush=True)
        docs = folder / lang
        found = dict(pages.pages(lang))
        made = single.markdown(lang, found.pop(pages.RULE))
        for path, text in (found | made).items():
            _write(docs / path, _with_program(path, text, lang))
        finishing.forms(docs.glob("score/*.md"))
        asking.write_index(docs, lang)
        # JSON is YAML, too.
        _write(folder / f"mkdocs-{lang}.yml", json.dumps(_config(lang), ensure_ascii=False, indent=1) + "\n")


def _with_program(path: str, text: str, lang: str) -> str:
    """A page with what it loads, which in our own site stands in its head (`docs/overrides/main.html`)."""
    root = "/".join([".."] * (1 if path == "index.md" else path.count("/") + 2))
    loaded = [
        f'<link rel="stylesheet" href="{root}/app/site.css">',
        f'<script type="application/json" id="words">{embedded(frame.words(lang))}</script>',
        f'<script type="module" src="{root}/app/site.mjs"></script>',
        *([sheets.head(lang, root)] if path.startswith("score/") else []),
        *([following.head(lang, root)] if path.startswith("play/") else []),
    ]
    return "\n".join([text, *loaded]) + "\n"


def _config(lang: str) -> dict[str, object]:
    """The configuration of a language."""
    return {
        "site_name": frame.name(lang),
        "site_description": frame.description(lang),
        "copyright": frame.notice(lang),
        "docs_dir": lang,
        "site_dir": f"site/{lang}",
        "theme": {"name": "material", "language": lang, "font": False, "features": ["navigation.sections"]},
        "plugins": [],
        "markdown_extensions": EXTENSIONS,
        "nav": pages.nav(lang),
        "extra": {"games": list(games())},
    }


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
