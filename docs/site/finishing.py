"""What is made once the pages of all languages are there: what they share, and what makes them work offline."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from colorsys import hls_to_rgb, rgb_to_hls
from functools import cache
from html import escape, unescape
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from mkdocs.exceptions import PluginError

from docs.app.node import node, run_node
from docs.site import frame, logbook
from docs.site.choice import games, site
from docs.site.documents import PICTURES
from docs.site.entries import embedded
from docs.site.loading import imported
from docs.site.painting import Colour, chroma_and_hue, icon, preview
from scorer.registry import game, own_ids
from scorer.text.errors import language
from scorer.text.i18n import N_, SOURCE, languages

APP = Path(__file__).parent.parent / "app"


_SOURCES = shutil.ignore_patterns(
    "sw.js",
    "scheme.js",
    "ask.css",
    "site.css",
    "*.py",
    "*.md",
    "*.d.ts",
    "*.d.mts",
    "*.json",
    "node_modules",
    "prerender.mjs",
    "early.js",
    "frame.mjs",
    "__pycache__",
    "engine",
    "micropython*",
    "SHA256SUMS",
)
"""What lies in the folder of the browser and is not loaded by it."""


class Tone(NamedTuple):
    """What is taken of the colour of a site. How light it is depends on what is drawn, so that all can be read."""

    hue: int
    """Of the site, in degrees, as CSS has it in `oklch`."""
    first: int
    """The same of its first game."""
    turn: int
    """From such a hue to the one of HLS, in which pictures are painted."""
    vivid: float
    """How strong it is, from 0 for grey to 1."""


@cache
def tone() -> Tone:
    """The colour of the site that this process builds; ours is a warm brown."""
    if not site().colour:
        return Tone(55, 62, -34, 1.0)
    red, green, blue = bytes.fromhex(site().colour.removeprefix("#"))
    chroma, hue = chroma_and_hue((red, green, blue))
    turn = rgb_to_hls(red / 255, green / 255, blue / 255)[0] * 360 - hue
    return Tone(round(hue), round(hue), round(turn), round(min(1.0, chroma / 0.1), 2))


def hue(id: str) -> int:
    """The hue of a game: spread evenly over a wheel; nothing here names a game."""
    return (tone().first + 105 * games().index(id)) % 360


def _styles() -> str:
    """One sheet: the site's, the ask box's, and the hue of each game."""
    hues = "".join(f'[data-game="{id}"] {{ --hue: {hue(id)}; }}\n' for id in games())
    sheets = [(APP / name).read_text("utf-8") for name in ("ask.css", "site.css")]
    own = f"[data-md-color-scheme] {{ --hue: {tone().hue}; --vivid: {tone().vivid:g}; }}\n" if site().colour else ""
    return "\n".join([*sheets, own + hues])


def _rgb(degrees: float, light: float, strong: float) -> Colour:
    parts = hls_to_rgb(degrees % 360 / 360, light, strong * tone().vivid)
    red, green, blue = (round(part * 255) for part in parts)
    return red, green, blue


def share(out: Path) -> None:
    """One copy of what every language loads."""
    for lang in languages():
        assets = out / lang / "assets"
        if not (out / "assets").exists():
            shutil.move(assets, out / "assets")
        else:
            shutil.rmtree(assets)
    for file in [*out.rglob("*.map"), *out.glob("assets/javascripts")]:
        shutil.rmtree(file) if file.is_dir() else file.unlink()
    program(out / "app")
    if site().ours:
        shutil.copytree(APP.parents[1] / PICTURES, out / "pictures")


def program(app: Path) -> None:
    """Writes what runs in a page into a folder, with its style, its icons and its pictures."""
    shutil.copytree(APP, app, dirs_exist_ok=True, ignore=_SOURCES)
    (app / "site.css").write_text(_styles(), "utf-8")
    (app / "charts.css").write_text(f"{logbook.style()}\n{(APP / 'charts.css').read_text('utf-8')}", "utf-8")
    first = tone().first + tone().turn
    dark = _rgb(first, 0.31, 0.77)
    if site().colour:
        drawn = (APP / "icon.svg").read_text("utf-8")
        (app / "icon.svg").write_text(drawn.replace("#8a4b12", f"#{bytes(dark).hex()}"), "utf-8")
    for size in (192, 512):
        (app / f"icon-{size}.png").write_bytes(icon(size, dark))
    for name, degrees in [("site", first), *((id, hue(id) + tone().turn) for id in games())]:
        title = site().name if name == "site" else game(name).name
        picture = preview(title, _rgb(degrees, 0.2, 0.55), _rgb(degrees + 10, 0.93, 0.6))
        (app / f"{name}.png").write_bytes(picture)


_GAMES = 'import { load } from "./engine.mjs"; console.log(JSON.stringify((await load()).games))'
"""Prints the games that an engine has where it loads what a score sheet loads; before it, why others were left out."""


def engine(folder: Path) -> None:
    """Writes what the score sheet counts with, in a program of its own: its builder is no part of the site.

    Raises `PluginError`, which ends the build, if it cannot count with a game that has a page.
    """
    points = {point.name: point.value for point in entry_points(group="scorer.games")}
    more = {id: points[id] for id in games() if id not in own_ids()}
    command = [sys.executable, "-m", "docs.app.engine.build", str(folder.resolve())]
    for id, value in more.items():
        command += ["--game", f"{id}={value}"]
    command += ["--own", ",".join([id for id in own_ids() if id in games()])]
    run = subprocess.run(command, check=False, cwd=APP.parents[1], stderr=subprocess.PIPE, encoding="utf-8")
    if run.returncode:
        raise _no_engine(more, run.stderr)
    run = run_node("--input-type=module", "-e", _GAMES, cwd=folder)
    *why, found = run.stdout.splitlines()
    if lacking := set(games()) - set(json.loads(found)):
        raise _no_engine(lacking, "\n".join([*why, *_imports(lacking, "\n".join(why))]))


def _imports(ids: Iterable[str], why: str) -> Iterator[str]:
    """The lines of games that import a module which is not there, as `FILE:LINE: import …`; `why` names the module."""
    for module in re.findall(r"no module named '([\w.]+)'", why):
        asks = re.compile(rf"\s*(import|from)\s+{re.escape(module)}\b")
        for folder in [Path(each) for id in sorted(ids) for each in import_module(game(id).package).__path__]:
            for path in sorted(folder.rglob("*.py")):
                for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                    if asks.match(line):
                        yield f"{path.relative_to(folder.parent)}:{number}: {line.strip()}"


_CANNOT_COUNT = N_(
    "The score sheet cannot count with {games}:\n{reason}\nMend that in the package of the game, or uninstall it."
)


def _no_engine(lacking: Iterable[str], why: str) -> PluginError:
    """The error for games that the engine cannot be built with, or lacks; `why` is what was printed of it."""
    named = ", ".join([f"“{id}” ({game(id).package})" for id in sorted(lacking)])
    told = language(site().lang).gettext(_CANNOT_COUNT, games=named or "scorer", reason=why.strip())
    more = " What the engine does not know stands in docs/app/engine/README.md under “What the core must not use”."
    return PluginError(told + (more if site().ours else ""))


def forms(pages: Iterable[Path]) -> None:
    """Writes the form of each score sheet into its page, drawn by the program of the sheet itself."""
    subprocess.run([node(), APP / "prerender.mjs", *sorted(pages)], check=True)


def spoken(out: Path, name: str) -> str:
    """One page for all languages, which speaks that of the address or the browser (`docs/app/spoken.js`).

    `name` is what each language has of it; those are deleted.
    """
    pages = {}
    for lang in languages():
        file = out / lang / name
        pages[lang] = file.read_text("utf-8")
        file.unlink()
    others = {lang: _said(lang, text) for lang, text in pages.items() if lang != SOURCE}
    data = f'<script type="application/json" id="in-other-languages">{embedded(others)}</script>'
    own = pages[SOURCE]
    root = _found(r'src="([^"]*)app/site\.mjs"', own)
    return own.replace("</body>", f'{data}\n<script src="{root}app/spoken.js"></script>\n</body>')


def _said(lang: str, text: str) -> dict[str, str]:
    """What a page says in a language: its title, the words of its scripts, its body."""
    return {
        "lang": lang,
        "title": unescape(_found(r"<title>(.*?)</title>", text)),
        "words": _found(r'<script type="application/json" id="words">(.*?)</script>', text),
        "body": _found(r"<body[^>]*>(.*)</body>", text),
    }


def _found(pattern: str, text: str) -> str:
    """What a pattern has found in a page. Raises `ValueError` if that is nothing."""
    if found := re.search(pattern, text, re.DOTALL):
        return found[1]
    raise ValueError(f"there is no {pattern} in this page")


def manifest(lang: str) -> str:
    """What a phone needs to keep the site among its programs."""
    icons = [
        {"src": f"../app/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in (192, 512)
        for purpose in ("any", "maskable")
    ]
    data = {
        "name": site().name or f"{frame.name(lang)} – {', '.join(game(id).name for id in games())}",
        "short_name": frame.name(lang),
        "description": frame.description(lang),
        "lang": lang,
        "id": "../",
        "start_url": "./",
        "scope": "../",
        "display": "standalone",
        "background_color": "#f6f1e7",
        "theme_color": "#f6f1e7",
        "icons": icons,
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


_LEFT_OUT = re.compile(
    r"(^|/)(404\.html|robots\.txt|sitemap\.xml|sw\.js)$|^\w+/r/|^\w+/programmers/|^app/\w+\.png$|^pictures/|/palette\.\w+\.min\.css$"
    r"|^app/engine/(rules|pyodide)\.|^app/(report|documents)\.|^\w+/report\.json$"
)
"""What is not kept for later.

The small pages of the rules lead to those of the games, pictures are for chats and the README; nothing on the site
loads the next two; a report and the documents need the network anyway.
"""

_SHEET = re.compile(r"^app/(charts|engine|sheet|log|play|vendor)\b")
_ALONE = {
    "follow": re.compile(r"^app/((charts|play)\b|engine/(course|follow)\.)"),
    "log": re.compile(r"^app/(log\b|engine/log\.)"),
}
_CATALOGUE = re.compile(r"^app/engine/\w+\.(\w+)\.mo$")


def _group(path: str) -> str:
    """The group of files that a file is kept with.

    It is `site`, `sheet`, `follow`, `log`, a language, or that with one of them: `<language>/follow`.
    What only score sheets need, or only what follows a game, or the logbook, is kept by whoever opens one; all others
    would load it for nothing.
    """
    top = path.partition("/")[0]
    if top in languages():
        return f"{top}/follow" if path.startswith(f"{top}/play/") else top
    if not _SHEET.search(path):
        return "site"
    # A sheet, too, keeps its game in the logbook.
    shared = path.removeprefix("app/") in imported("sheet/logbook.mjs")
    kind = next((kind for kind, pattern in _ALONE.items() if pattern.search(path) and not shared), "sheet")
    catalogue = _CATALOGUE.search(path)
    return f"{catalogue[1]}/{kind}" if catalogue else kind


def worker(out: Path, url: str) -> None:
    """The service worker, with the files that it keeps; `url` is where the site will be, or empty."""
    groups: dict[str, dict[str, str]] = {}
    for file in sorted(path for path in out.rglob("*") if path.is_file()):
        path = file.relative_to(out).as_posix()
        if _LEFT_OUT.search(path):
            continue
        groups.setdefault(_group(path), {})[path] = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    text = (APP / "sw.js").read_text("utf-8")
    told = json.dumps(groups, separators=(",", ":"))
    base = json.dumps(urlsplit(url).path or "/")
    for line, value in (("const FILES = {};", told), ('const BASE = "/";', base)):
        text = text.replace(line, f"{line.partition('=')[0]}= {value};")
    (out / "sw.js").write_text(text, "utf-8")


def policy(text: str, *, engine: bool = False) -> str:
    """A page with its content policy: itself and nothing else, and what stands in the page by its hash."""
    inline = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    styles = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    rules = [
        "default-src 'none'",
        f"script-src 'self'{_hashes(inline)}" + (" 'wasm-unsafe-eval'" if engine else ""),
        f"style-src 'self'{_hashes(styles)}",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    meta = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'
    return text.replace("<!-- policy -->", meta, 1)


def _hashes(parts: list[str]) -> str:
    found = dict.fromkeys(base64.b64encode(hashlib.sha256(part.encode()).digest()).decode() for part in parts)
    return "".join(f" 'sha256-{value}'" for value in found)


def sitemap(out: Path, url: str) -> None:
    """One sitemap of all languages, and where search engines look for it; they read that at the root of a host only."""
    found = sorted(page.parent.relative_to(out).as_posix() for page in out.rglob("index.html") if page.parent != out)
    lines = [f"<url><loc>{escape(f'{url}{page}/')}</loc></url>" for page in found]
    (out / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        + "\n".join(lines)
        + "\n</urlset>\n",
        "utf-8",
    )
    (out / "robots.txt").write_text(f"User-agent: *\nAllow: /\n\nSitemap: {url}sitemap.xml\n", "utf-8")


def chooser(url: str) -> str:
    """The page at the root: goes to the language of the browser, or lets choose. `url` is its address, or empty."""
    codes = languages()
    links = "\n".join(
        f'<li><a href="{code}/" hreflang="{code}" lang="{code}">{escape(frame.listed_name(code, code))}</a></li>'
        for code in codes
    )
    title = escape(site().name or ", ".join(game(id).name for id in games()))
    return policy(f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<!-- policy -->
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content="{escape(frame.description(SOURCE))}">
{_shown_in_chats(title, url)}<link rel="icon" href="app/icon.svg">
<link rel="manifest" href="{SOURCE}/site.webmanifest">
<style>
:root {{ color-scheme: light dark; font-family: system-ui, sans-serif; }}
main {{ max-width: 30rem; margin: 15vh auto 0; padding: 0 1rem; }}
ul {{ list-style: none; padding: 0; }}
body {{ background: light-dark(#faf6ee, #1b1a17); color: light-dark(#26221c, #eee8dc); }}
a {{ display: inline-block; padding: .7rem 0; font-size: 1.2rem; color: light-dark(#8a4b12, #eeb06a); }}
</style>
<script>
const known = {json.dumps(codes)};
const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase()).find((name) => known.includes(name));
if (wanted) location.replace(`${{wanted}}/`);
</script>
</head>
<body>
<main>
<h1>{title}</h1>
<ul>
{links}
</ul>
</main>
</body>
</html>
""")


def _shown_in_chats(title: str, url: str) -> str:
    """What a chat shows of the address of the site: `docs/overrides/main.html` has the same for each page."""
    about = escape(frame.description(SOURCE))
    lines = [
        '<meta property="og:type" content="website">',
        f'<meta property="og:title" content="{title}">',
        f'<meta property="og:description" content="{about}">',
        f'<meta property="og:image" content="{escape(url)}app/site.png">',
        '<meta name="twitter:card" content="summary_large_image">',
    ]
    if url:
        lines += [f'<meta property="og:url" content="{escape(url)}">', f'<link rel="canonical" href="{escape(url)}">']
    return "".join(f"{line}\n" for line in lines)
