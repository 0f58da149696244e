"""A phone in somebody's hand: its page in a browser, and what people do with it."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlparse

from tools.evenings.model import Part, Phone, Seat

SCREEN: Any = {"width": 390, "height": 844}
READY = "html[data-state=ready]"
DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } });"
QUICK = """
const later = window.setTimeout;
window.setTimeout = (does, ms, ...more) => later(does, ms === 700 || ms === 1000 ? 0 : ms, ...more);
"""
"""Nobody waits for somebody who may tap once more."""

SEEN = """async (whole) => {
  const rest = () => new Promise((done) => setTimeout(done, 15));
  await rest();
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent ?? "";
  const chips = () => all(".chip");
  const at = chips().findIndex((chip) => chip.ariaSelected === "true");
  const seats = chips().map((_, i) => {
    if (whole) chips()[i].click();
    const chip = chips()[i];
    const output = chip.querySelector("output");
    return {
      name: output.dataset.player, total: output.textContent,
      who: whole || i === at ? document.querySelector(".who").value : output.dataset.player,
      won: "winner" in output.dataset, mark: chip.querySelector(".chip__mark").textContent,
      rows: whole || i === at ? Object.fromEntries(all(".panel .row").flatMap((row) => {
        const { value } = row.querySelector("input");
        return value === "" ? [] : [[row.dataset.row, Number(value)]];
      })) : null,
    };
  });
  if (whole) chips()[at].click();
  const pressed = all("[data-do=hold][aria-pressed=true]").map((each) => Number(each.dataset.choice.split("=")[1]));
  return {
    seats, pressed, inside: all("[data-do=join]").length > 0,
    kind: document.querySelector(".sheet__standing").dataset.kind ?? "", standing: text(".sheet__standing"),
    wrong: text(".sheet__alarm") + all(".row__wrong").map((each) => each.textContent).join(""),
    unkept: text(".sheet__unkept"),
  };
}"""
"""What a phone shows of all players, of their rows, too, if it is to show one after the other."""


class WrongError(AssertionError):
    """A phone has lost something, or tells something untrue."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(f"{kind}: {what}")
        self.kind = kind


class Hand:
    """A phone in somebody's hand."""

    def __init__(self, browser: Any, address: str, phone: Phone, kind: str) -> None:
        self.address, self.phone, self.kind = address, phone, kind
        self.worker = "allow" if kind == "offline" else "block"
        self.context = browser.new_context(
            viewport=SCREEN, has_touch=True, is_mobile=True, locale=phone.lang, service_workers=self.worker
        )
        self.context.add_init_script(QUICK + (DENIED if kind == "denied" else ""))
        self.errors: list[str] = []
        self.page = self.opened(self.url(phone.lang))
        if kind == "offline":
            self.page.wait_for_function("() => document.documentElement.dataset.offline === 'ready'", timeout=120_000)
            self.context.set_offline(True)

    def url(self, lang: str) -> str:
        """The address of the sheet in a language."""
        return f"{self.address}/{lang}/score/{self.phone.game}/"

    def opened(self, url: str) -> Any:
        """A new tab with an address."""
        page = self.context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(url)
        page.wait_for_selector(READY)
        return page

    def tap(self, selector: str, text: str = "", nth: int = 0) -> None:
        """Taps something that can be seen, and that nothing covers."""
        found = self.page.locator(selector, has_text=text) if text else self.page.locator(selector)
        found.nth(nth).tap()

    def done(self) -> None:
        """Ends entering numbers."""
        if self.page.locator(".pad").is_visible():
            self.tap(".pad [data-do=close]")

    def sit(self, seat: Seat) -> None:
        """Shows a player."""
        chip = self.page.locator(".chip").nth(self.phone.seats.index(seat))
        if chip.get_attribute("aria-selected") != "true":
            chip.tap()

    def enter(self, seat: Seat, row: str, value: int | None, pick: random.Random) -> None:
        """Enters a value, in one of the ways that there are; None empties the row."""
        self.sit(seat)
        place = self.page.locator(f".row[data-row={json.dumps(row)}]")
        if not place.is_visible():
            self.page.locator("details.cards", has=place).locator("summary").tap()
        before = seat.said.get(row)
        steps = None if value is None else value if before is None else value - before
        if steps is not None and before is None and value == 0 and pick.random() < 0.5:
            place.locator("[data-do=less]").tap()
        elif steps and abs(steps) < 4 and pick.random() < 0.5:
            for _ in range(abs(steps)):
                place.locator(f"[data-do={'more' if steps > 0 else 'less'}]").tap()
        else:
            self._pad(place, before, value, pick)
        self.phone.say(seat, row, value)

    def _pad(self, place: Any, before: int | None, value: int | None, pick: random.Random) -> None:
        place.locator(".number").tap()
        if value is None:
            self.page.locator(".pad__key[data-do=press]", has_text="⌫").tap()
        elif value == 0 and before is None and pick.random() < 0.6:
            self.tap(f".pad [data-do={pick.choice(['none', 'next'])}]")
        else:
            for digit in str(value):
                self.page.locator(".pad__key[data-do=press]", has_text=digit).tap()
        self.done()

    def name(self, seat: Seat, name: str) -> None:
        """Types a name."""
        self.sit(seat)
        self.page.locator(".who").fill(name)
        self.page.locator(".who").blur()
        self.phone.rename(seat, name)

    def add(self) -> Seat:
        """One more player at the table."""
        self.tap(".chips__add")
        return self.phone.add()

    def rest(self, seat: Seat) -> None:
        """Says that a player has nothing else."""
        self.sit(seat)
        self.tap("[data-do=rest]")
        self.done()
        self.phone.rest(seat)

    def hold(self, seat: Seat | None) -> None:
        """Answers the question to the whole table."""
        marker = self.phone.form.marker
        assert marker
        at = self.phone.seats.index(seat) if seat else -1
        self.tap(f"[data-choice='{marker['key']}={at}']")
        self.phone.hold(seat)

    def join(self, *, inside: bool) -> None:
        """Says whether the points of the marker are in the number already."""
        marker = self.phone.form.marker
        assert marker
        self.tap(f"[data-choice='{marker['key']}={'yes' if inside else 'no'}']")
        self.phone.join(inside=inside)

    def reload(self) -> None:
        """Loads the page again."""
        if self.kind == "denied":
            self.page.wait_for_timeout(400)  # until it is in the address
        self.page.reload()
        self.page.wait_for_selector(READY)
        if self.kind == "denied":
            self.phone.forget()

    def back(self, pick: random.Random) -> None:
        """Opens something and goes back."""
        if pick.random() < 0.6:
            self.tap(f".tools [data-do={pick.choice(['parts', 'games', 'result'])}]")
            self.page.wait_for_selector("dialog[open]")
            self.page.go_back()
            self.page.wait_for_function("() => !document.querySelector('dialog') && !history.state?.dialog")
        elif self.kind == "":
            self.page.locator(".sheet__paper a").first.tap()
            self.page.wait_for_url("**/rules/**")
            self.page.go_back()
            self.page.wait_for_selector(READY)

    def give(self, seat: Seat, name: str, pick: random.Random) -> tuple[str, Part]:
        """The link that hands over a player, who is given this name where there is none."""
        self.tap(".tools [data-do=parts]")
        self.page.wait_for_selector("dialog[open]")
        self.tap(".part summary", nth=self.phone.seats.index(seat))
        if not isinstance(seat.name, str):
            self.page.locator(".part[open] .who-name").fill(name)
            self.page.locator(".part[open] .who-name").press("Enter")
            self.phone.rename(seat, name)
        link = self.page.locator(".part[open] .link").input_value()
        if pick.random() < 0.3:
            self.tap(".part[open] .tools button", self.phone.form.words["code"])
            self.page.wait_for_selector(".part[open] .qr")
            if self.page.locator(".part[open] .qr").get_attribute("data-text") != link:
                raise WrongError("untrue", "the code is another link")
        self.close()
        return link, self.phone.part(seat)

    def close(self) -> None:
        """Closes the dialog that is open."""
        self.tap("dialog .sheet-dialog__head button")
        self.page.wait_for_function("() => !document.querySelector('dialog') && !history.state?.dialog")

    def open(self, link: str, how: str) -> None:
        """Opens a link: pasted into the page, in its tab, or in a new one, which is in the language of the link."""
        if how == "paste":
            self.tap(".tools [data-do=parts]")
            self.page.locator(".paste").fill(link)
            self.tap(".taking button")
            self.page.locator(".taking").wait_for(state="detached")
        elif how == "here":
            self.page.goto(link)
        else:
            self.page.close()
            self.page = self.opened(link)
            self.phone.lang = urlparse(link).path.split("/")[1]
        self.page.wait_for_selector("dialog[open]")

    def seen(self, *, whole: bool = True) -> dict[str, Any]:
        """What it shows: the rows of all players, or of the one that is shown."""
        found: dict[str, Any] = self.page.evaluate(SEEN, whole)
        return found
