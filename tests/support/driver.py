"""Somebody who taps a score sheet at random, and holds whatever it tells against the library."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote, urlparse

import scorer
from docs.site import sheets
from scorer.export.text import Text
from scorer.registry import game as game_of
from scorer.text.errors import language
from tests.support.browsing import Served
from tests.support.sheet import READY, visit

UPRIGHT, TURNED = {"width": 360, "height": 740}, {"width": 740, "height": 360}
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Eva", "Zoë", "Jörg-Ole", "Aïcha")

QUICK = """
// Nothing waits until somebody has tapped all, and what is sent stays here.
const later = window.setTimeout;
window.setTimeout = (does, ms, ...more) => later(does, ms === 700 || ms === 1000 ? 0 : ms, ...more);
navigator.share = async (data) => { window.sent = data; };
Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } });
window.shifts = { all: 0, alone: 0, most: [] };
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    window.shifts.all += each.value;
    if (!each.hadRecentInput) window.shifts.alone += each.value;
    if (each.value > 0.01) window.shifts.most.push([each.value, ...each.sources.map(({ node }) => node?.className)]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""What the page is told before it begins."""

SEEN = """async () => {
  const rest = () => new Promise((done) => setTimeout(done, 25));
  await rest();
  // What is said comes after what is shown: on a busy machine later than that.
  const said = (selector) => document.querySelector(selector).textContent !== "";
  const waits = () => said(".sheet__standing") && !said("[data-spoken]");
  for (let i = 0; i < 20 && waits(); i += 1) await rest();
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const text = (selector, within = document) => within.querySelector(selector)?.textContent ?? "";
  const box = document.querySelector("[data-sheet]");
  const { game } = box.dataset;
  const { get } = await import("/app/texts.mjs");
  const dialog = document.querySelector("dialog[open]");
  return {
    chips: all(".chip").map((chip) => ({
      name: text("bdi", chip), total: text("output", chip), won: "winner" in chip.querySelector("output").dataset,
      mark: text(".chip__mark", chip), told: text(".chip__told", chip),
    })),
    seat: all(".chip").findIndex((chip) => chip.ariaSelected === "true"),
    rows: Object.fromEntries(all(".row", box).map((row) => [row.dataset.row, row.querySelector("input").value])),
    asks: all("[data-ask]").map((ask) => ({
      key: ask.dataset.ask, inside: Boolean(ask.querySelector("[data-do=join]")),
      holder: Number(ask.querySelector("[aria-pressed=true][data-do=hold]")?.dataset.choice.split("=")[1] ?? NaN),
    })),
    kind: document.querySelector(".sheet__standing").dataset.kind ?? "", standing: text(".sheet__standing"),
    spoken: text("[data-spoken]"), disputed: !document.querySelector(".sheet__disputed").hidden,
    wrong: text(".sheet__alarm") + all(".row__wrong").map((each) => each.textContent).join(),
    reasons: document.querySelector(".why").hidden
      ? null : all(".reason").map((each) => [text(".reason__points", each), text(".reason__text", each)]),
    rulings: JSON.parse(get(`sheet.${game}.${localStorage.getItem(`sheet.${game}`)}`) ?? "{}").tally?.rulings ?? {},
    pad: !document.querySelector(".pad").hidden, hand: document.activeElement.closest(".row")?.dataset.row,
    dialog: dialog && {
      said: text(".result__said", dialog), result: Boolean(dialog.querySelector(".result")),
      link: dialog.querySelector(".share__link .link")?.value ?? "",
      ranks: all(".result__ranks li", dialog).map((each) =>
        [text("bdi", each), text(".result__total", each), each.classList.contains("won")]),
      winners: all(".dispute .switch button", dialog).map((each) =>
        [each.dataset.choice, text("bdi", each), each.ariaPressed === "true"]),
    },
  };
}"""
"""What stands on the page."""

OPENED = """async () => {
  for (let i = 0; i < 60 && !document.querySelector("dialog[open]"); i += 1) {
    await new Promise((done) => setTimeout(done, 50));
  }
  return Boolean(document.querySelector("dialog[open]"));
}"""
"""Whether a dialog opens, soon."""

AIMED = """([selector, which, where, x, y]) => {
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && !each.disabled);
  const target = found[Math.floor(which * found.length)];
  if (!target) return null;
  const seen = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const at = [left + width * x, top + height * y];
    return target.contains(document.elementFromPoint(...at)) ? at : null;
  };
  if (!seen()) target.scrollIntoView({ block: where });
  return seen();
}"""
"""Where to tap one of some elements; null if it is covered. It is scrolled to if it is not in sight."""


OPENS = ("[data-do=result]", "[data-do=share]", "[data-do=games]", ".sheet__disputed")
OTHERS = tuple(f"[data-do={act}]" for act in ("undo", "redo", "remove", "add", "join", "hold", "turn"))


SIGNS = (4, 8)
"""The places of ⌫ and + among the keys of the pad."""


def _parts(text: str) -> list[str]:
    """What a reason lists, in whatever order it was entered."""
    return sorted(re.findall(r"[\w−]+", text))


class Driver:
    """An evening with a game at one phone.

    What the fields show is taken for what was said: the library scores that, and the page has to tell the same.
    """

    def __init__(self, page: Any, served: Served, game: str, lang: str, seed: object) -> None:
        self.page, self.game, self.lang = page, game, lang
        self.random = random.Random(f"{game} {lang} {seed}")
        self.form = sheets.data(game_of(game), language(lang))
        self.fields = {field["key"]: field for field in self.form["fields"]}
        self.words: Mapping[str, str] = self.form["words"]
        self.rows: list[dict[str, str]] = []
        self.typing = False
        self.done: list[str] = []
        self.crowned = self.told = self.refused = self.lost = 0
        page.add_init_script(QUICK)
        page.set_viewport_size(UPRIGHT)
        visit(page, served, game, lang)
        self.seen = page.evaluate(SEEN)
        self.look_round()

    # ------------------------------------------------------------ Taps

    def tap(self, selector: str) -> bool:
        """Taps one of some elements, somewhere; whether there was one that a finger could reach."""
        pick = self.random
        where = pick.choice(["start", "center", "center", "end"])
        at = self.page.evaluate(AIMED, [selector, pick.random(), where, pick.uniform(0.2, 0.8), pick.uniform(0.2, 0.8)])
        if at:
            self.done.append(f"{selector} {[round(each) for each in at]}")
            self.page.touchscreen.tap(*at)
            self.typing = self.typing and selector == ".help"
        return bool(at)

    def step(self) -> None:
        """Does something, and looks at what is told of it."""
        pick = self.random
        before, typing = self.seen, self.typing
        all_new = self.in_dialog() if self.seen["dialog"] else self.on_sheet()
        self.seen = self.page.evaluate(SEEN)
        if all_new or self.seen["seat"] != before["seat"]:
            self.typing = False
            self.look_round()
        elif self.seen["rows"]:
            self.rows[self.seen["seat"]] = self.seen["rows"]
            # Who taps the same number again is not done with it.
            self.typing = self.typing or (typing and self.seen["pad"] and before["hand"] == self.seen["hand"])
        self.check()
        if pick.random() < 0.08 and not self.seen["dialog"]:
            self.page.evaluate("(by) => scrollBy(0, by)", pick.randint(-900, 900))

    def on_sheet(self) -> bool:
        """Does something on the sheet; whether others than the player that is shown may have other numbers now."""
        pick = self.random
        if self.seen["kind"] == "wrong" and pick.random() < 0.5:
            return self.tap("[data-do=undo]")
        if self.seen["pad"] and pick.random() < 0.7:
            self.on_pad()
            return False
        kinds = {
            ".number": 8, ".row .step": 6, ".chip": 4, "[data-do=hold]": 2, "[data-do=join]": 3, "[data-do=rest]": 3,
            "[data-do=undo]": 2, "[data-do=redo]": 1, "[data-do=add]": 0.6, "[data-do=remove]": 0.3,
            "[data-do=turn]": 0.5, ".cards > summary": 1, ".help": 0.3, "[data-do=result]": 2, "[data-do=share]": 1,
            "[data-do=games]": 0.3, ".sheet__disputed": 2, "name": 0.6, "turned": 0.6, "reload": 0.2,
        }  # fmt: skip
        [act] = pick.choices(list(kinds), list(kinds.values()))
        self.do(act)
        return act in OTHERS or act == "reload"

    def on_pad(self) -> None:
        """Taps a key of the pad."""
        pick = self.random
        word = pick.random() < (0.8 if self.typing else 0.3)
        key = pick.choice([".pad__next", ".pad__next", ".pad__next", "[data-do=none]", "[data-do=close]"])
        # Most numbers are small.
        at = pick.choice([1, 1, 2, 2, 3, 5, 6, 7, 9, 14, *SIGNS])
        hit = self.tap(key if word else f".pad__key:nth-of-type({at})")
        # A figure may lead on to the next number; a sign may lead back.
        here = "() => document.activeElement.closest('.row')?.dataset.row"
        led_on = hit and at not in SIGNS and self.page.evaluate(here) != self.seen["hand"]
        self.typing = (self.typing or (hit and not word)) and not led_on

    def do(self, act: str) -> None:
        """Does something on the sheet: taps one of what a selector names, or what has a name of its own."""
        pick = self.random
        if act == "turned":
            self.page.set_viewport_size(pick.choice([UPRIGHT, TURNED]))
        elif act == "reload":
            self.page.reload()
            self.page.wait_for_selector(READY)
            self.typing = False
        elif act == "name":
            free = [name for name in NAMES if name not in [chip["name"] for chip in self.seen["chips"]]]
            self.page.locator(".who").fill(pick.choice(free))
            self.page.locator(".who").blur()
            self.typing = False
        elif self.tap(act) and act in OPENS and not self.page.evaluate(OPENED):
            # A tap that began on what has moved meanwhile does nothing: nobody is harmed, and taps again.
            self.lost += 1
            self.tap(act)
            self.page.locator("dialog[open]").wait_for()

    def in_dialog(self) -> bool:
        """Does something in the dialog that is open; whether there may be other numbers now."""
        pick = self.random
        act = pick.choice(["close", "close", "back", "escape", "choose", "cell", "rest"])
        if act == "choose" and self.tap("dialog .dispute .switch button"):
            self.page.wait_for_timeout(30)
            return False
        if act == "cell" and self.tap("dialog .cell"):
            return False
        if act == "rest" and pick.random() < 0.3 and self.tap("dialog .sheet-dialog__note button"):
            self.page.wait_for_timeout(50)
            return not self.close()
        self.close(act)
        return False

    def close(self, how: str = "close") -> bool:
        """Closes the dialog that is open."""
        self.done.append(how)
        if how == "back":
            self.page.go_back()
        elif how == "escape" or not self.tap("dialog .sheet-dialog__head button"):
            self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")
        return False

    def look_round(self) -> None:
        """Reads the fields of all players."""
        if self.seen["dialog"]:
            self.close("escape")
        seat = self.seen["seat"]
        self.rows = []
        for i in range(len(self.seen["chips"])):
            self.page.evaluate("(i) => document.querySelector(`#chip-${i}`).click()", i)
            self.seen = self.page.evaluate(SEEN)
            self.rows.append(self.seen["rows"])
        self.page.evaluate("(i) => document.querySelector(`#chip-${i}`).click()", seat)
        self.seen = self.page.evaluate(SEEN)

    # ------------------------------------------------------------ What was said

    @property
    def open(self) -> bool:
        """Whether anything is open, or is being typed."""
        asks = any(ask["holder"] is None or ask["inside"] for ask in self.asks())
        return self.typing or asks or any(value == "" for rows in self.rows for value in rows.values())

    def asks(self) -> list[dict[str, Any]]:
        """What the whole table is asked; the holder is None as long as nobody has answered."""
        return [
            ask | {"holder": None if ask["holder"] != ask["holder"] else ask["holder"]} for ask in self.seen["asks"]
        ]

    def tally(self) -> dict[str, Any]:
        """The tally of what the fields show."""
        players = []
        for seat, (chip, rows) in enumerate(zip(self.seen["chips"], self.rows, strict=True)):
            player: dict[str, Any] = {"name": chip["name"]}
            for id, text in rows.items():
                key, _, part = id.partition("/")
                field = self.fields[key]
                value = sum(map(int, re.findall(r"[+-]?\d+", text)))
                if field["kind"] == "cards":
                    player[key] = [*player.get(key, []), *[part] * value]
                elif part:
                    player[key] = player.get(key, {}) | ({part: value} if value or field["kind"] == "values" else {})
                else:
                    player[key] = value
            players.append(player | {ask["key"]: True for ask in self.asks() if ask["holder"] == seat})
        return {"game": self.game, "players": players}

    # ------------------------------------------------------------ What is told

    def check(self) -> None:
        """Holds everything that is told against the library. Raises `AssertionError` with what was done."""
        try:
            self._check()
        except AssertionError as error:
            told = json.dumps({"seen": self.seen, "tally": self.tally(), "open": self.open}, ensure_ascii=False)
            raise AssertionError(f"{error}\n{self.game} {self.lang}, after {self.done[-12:]}:\n{told}") from error

    def _check(self) -> None:
        self.told += 1
        try:
            sheet = scorer.score(self.tally(), rulings=self.seen["rulings"] or None)
        except scorer.ScorerError:
            self._check_refused()
            return
        decision = sheet.to_dict(self.lang)["decision"]["text"]
        leading = self._check_marks(sheet)
        self._check_standing(sheet, decision, leading)
        self._check_reasons(sheet)
        if self.seen["dialog"]:
            self._check_dialog(sheet, decision)

    def _crowned(self) -> list[int]:
        """Who is told to have won, in whatever way."""
        chips = self.seen["chips"]
        signs = [(chip["won"], "♛" in chip["mark"], self.words["won"] in chip["told"]) for chip in chips]
        return [i for i, told in enumerate(signs) if any(told)]

    def _check_refused(self) -> None:
        self.refused += 1
        assert (self._crowned(), self.seen["kind"], self.seen["reasons"]) == ([], "wrong", None)
        assert self.seen["wrong"].strip()
        assert not self.seen["dialog"] or not self.seen["dialog"]["said"]

    @property
    def _counted(self) -> list[bool]:
        """Of which players anything was said."""
        return [any(rows.values()) for rows in self.rows]

    def _check_marks(self, sheet: scorer.Sheet) -> list[int]:
        """Totals, crowns, and who is ahead so far: returned by their seats."""
        chips, crowned = self.seen["chips"], self._crowned()
        assert [chip["total"] for chip in chips] == [str(player.total) for player in sheet.players]
        assert crowned == ([] if self.open else [i for i, p in enumerate(sheet.players) if p.winner]), "crowns"
        self.crowned += bool(crowned)
        best = max(player.total for player in sheet.players)
        leads = self.open and sum(self._counted) > 1 and best > 0
        leading = [i for i, player in enumerate(sheet.players) if leads and player.total == best]
        assert [i for i, chip in enumerate(chips) if "▲" in chip["mark"]] == leading
        return leading

    def _check_standing(self, sheet: scorer.Sheet, decision: str, leading: list[int]) -> None:
        seen = self.seen
        if not self.open:
            assert (seen["kind"], seen["standing"]) == ("won", decision)
        elif any(self._counted):
            assert (seen["kind"], seen["standing"].startswith(self.words["sofar"].partition("{")[0])) == ("open", True)
        if any(self._counted):
            names = [player.name for player in sheet.players]
            self._check_spoken(decision, names, sheet.players[seen["seat"]].total, leading)
        depends = any(entry.changes_winner for entry in sheet.disputed)
        assert seen["disputed"] == bool((depends and not self.open) or seen["rulings"]), "disputes"

    def _check_reasons(self, sheet: scorer.Sheet) -> None:
        lines = sheet.to_dict(self.lang)["players"][self.seen["seat"]]["lines"]
        told = [[points, _parts(text)] for points, text in self.seen["reasons"]]
        assert told == [[str(line["points"]).replace("-", "−"), _parts(line["text"])] for line in lines], "reasons"

    def _check_spoken(self, decision: str, names: list[str], total: int, leading: list[int]) -> None:
        own, spoken = f"{names[self.seen['seat']]}: {total}.", self.seen["spoken"]
        if spoken.startswith(self.words["removed"].partition("{")[0]):
            return
        before, _, told = spoken.partition(". ")
        assert f"{before.removesuffix('.')}." == own, "spoken"
        if not self.open:
            assert told == decision
        elif leading:
            assert told.startswith(self.words["leads"].partition("{")[0])
            assert [i for i, name in enumerate(names) if re.search(rf"(?<!\w){name}(?!\w)", told)] == leading
        else:
            assert told == ""

    def _check_dialog(self, sheet: scorer.Sheet, decision: str) -> None:
        dialog = self.seen["dialog"]
        if dialog["result"]:
            assert dialog["said"] == ("" if self.open else decision)
            shown = {name: (total, won) for name, total, won in dialog["ranks"]}
            assert shown == {
                p.name: (str(p.total).replace("-", "−"), p.winner and not self.open) for p in sheet.players
            }
            for choice, told, _ in dialog["winners"]:
                ruling, _, reading = choice.partition("=")
                other = scorer.score(self.tally(), rulings={**self.seen["rulings"], ruling: reading})
                assert not told or all(name in told for name in other.winners)
        if dialog["link"]:
            self._check_link(dialog["link"], sheet, decision)

    def _check_link(self, link: str, sheet: scorer.Sheet, decision: str) -> None:
        found = urlparse(link).fragment.split("&")
        [sent] = [part.removeprefix("tally=") for part in found if part.startswith("tally=")]
        tally = json.loads(unquote(sent))
        for player in tally["players"]:
            for field in self.form["fields"]:
                # What must be there and was not said yet is open, as the link says.
                if field["required"]:
                    player.setdefault(field["key"], field["empty"])
        assert scorer.score(tally).winners == sheet.winners
        assert any(part.startswith("open=") for part in found) == self.open
        self.page.evaluate("() => { window.sent = null; }")
        self.tap("dialog .share__link .tools button:not(.strong)")
        text = self.page.evaluate("window.sent?.text")
        if text and self.open:
            assert text.startswith(self.words["sofar"].partition("{")[0])
        elif text:
            assert text.splitlines()[0].endswith(decision)
            others = [name for entry in sheet.disputed if entry.changes_winner for name in entry.winners]
            assert all(name in text for name in others)

    # ------------------------------------------------------------ The end

    def finish(self) -> None:
        """Says that the rest is none, and looks at the text that goes to others."""
        self.typing = False
        if self.seen["dialog"]:
            self.close("escape")
        for ask in [".ask-table [data-do=hold]", ".ask-table [data-do=join]"]:
            if any(each["holder"] is None or each["inside"] for each in self.asks()):
                self.tap(ask)
                self.seen = self.page.evaluate(SEEN)
        for i in range(len(self.rows)):
            self.page.evaluate("(i) => document.querySelector(`#chip-${i}`).click()", i)
            for id, text in self.page.evaluate(SEEN)["rows"].items():
                if not text:
                    self.page.locator(f"[data-row={json.dumps(id)}] [data-do=less]").evaluate("(each) => each.click()")
        self.page.locator(".chip").first.evaluate("(each) => each.click()")
        self.seen = self.page.evaluate(SEEN)
        self.look_round()
        self.check()
        if self.seen["kind"] != "won":
            return
        self.page.locator(".tools [data-do=share]").tap()
        self.page.locator(".share__shape button").first.tap()
        self.page.wait_for_function("() => window.copied", timeout=60_000)
        sheet = scorer.score(self.tally(), rulings=self.seen["rulings"] or None)
        assert self.page.evaluate("window.copied") == Text(lang=self.lang)(sheet)
