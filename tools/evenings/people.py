"""An evening: what lies on the table, what people do, and what the phones have to tell."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any
from urllib.parse import urlparse

import scorer
from scorer.text.i18n import languages
from tools.evenings.hand import READY, SCREEN, SEEN, Hand, WrongError
from tools.evenings.model import WAYS, Part, Phone, Question, Said, Seat, Taking, copied, form, meant

NAMES = ("Anna", "Ben", "Cléo", "Dora", "Eva")


def short(said: Said) -> str:
    """What was said, with how often it was none."""
    some = ", ".join(f"{row} {value}" for row, value in said.items() if value)
    return f"{some}; none: {sum(not value for value in said.values())}"


def differing(some: list[tuple[str, Said]], others: list[tuple[str, Said]]) -> list[tuple[str, Said]]:
    """What the ones have that the others have not."""
    known = dict(others)
    return [(name, {row: v for row, v in said.items() if known.get(name, {}).get(row) != v}) for name, said in some]


def leading_of(phone: Phone, sheet: scorer.Sheet) -> list[str]:
    """The names of those who lead while something is missing; empty if only one has said anything, or all have 0."""
    best = max(player.total for player in sheet.players)
    some = best > 0 and sum(bool(seat.said) for seat in phone.seats) > 1
    return [player.name for player in sheet.players if some and player.total == best]


def standing_of(phone: Phone, missing: list[str]) -> tuple[str, str]:
    """The kind and the text of the line below the totals while something is `missing`; empty texts for no line."""
    words = phone.form.words
    if any(seat.said for seat in phone.seats):
        return "open", words["sofar"].format(what=phone.form.series(missing))
    return ("offer", words["offer"]) if len(phone.seats) > 2 else ("", "")


class Truth:
    """What lies on the table."""

    def __init__(self, game: str, pick: random.Random) -> None:
        self.game, self.form = game, form(game, "en")
        many = pick.randint(self.form.low, self.form.high)
        while True:
            way = pick.choice(self.form.one_of or [""])
            self.ways = [way] * many
            self.said = self._pile(pick, many) if way == "pile" else [self._player(pick, way) for _ in range(many)]
            others = [row.id for each in self.form.one_of if each != way for row in self.form.rows(each)]
            self.other = [dict.fromkeys(pick.sample(others, min(3, len(others))), 1) for _ in range(many)]
            """What would be counted in another way; it is not what the table agrees on."""
            self.holder = pick.choice([*range(many), -1]) if self.form.marker else -1
            try:
                self.sheet = scorer.score(self.phone().tally())
            except scorer.ScorerError:
                continue
            return

    def _player(self, pick: random.Random, way: str) -> Said:
        small = {row.id: pick.choice([0, 0, 1, 1, 2, 3]) for row in self.form.rows(way)}
        large = {row: pick.randint(0, 30) for row in ("track", "expeditions", "artifact_points") if row in small}
        return small | large

    def _pile(self, pick: random.Random, many: int) -> list[Said]:
        rows = self.form.rows("pile")
        groups = pick.sample(sorted({row.group for row in rows}), many)
        deck = [row.id for row in rows if row.group in groups]
        piles: list[Said] = [{row.id: 0 for row in rows} for _ in range(many)]
        for row in pick.sample(deck, pick.randint(many, 4 * many)):
            pick.choice(piles)[row] += 1
        return piles

    def phone(self, lang: str = "en") -> Phone:
        """The one phone that would have it all."""
        seats = [Seat(name, dict(said), way) for name, said, way in zip(NAMES, self.said, self.ways, strict=False)]
        holder = seats[self.holder] if self.holder >= 0 else None
        return Phone(self.game, lang, "truth", seats, holder, answered=True)


class Evening:
    """One evening."""

    def __init__(self, browser: Any, address: str, game: str, seed: int, *, verbose: bool = False) -> None:
        self.pick = random.Random(f"{game} {seed}")
        self.browser, self.address, self.game, self.verbose = browser, address, game, verbose
        self.log: list[str] = []
        self.counts: Counter[str] = Counter()
        self.truth = Truth(game, self.pick)
        self.hands: list[Hand] = []
        self.links: list[tuple[str, Part]] = []

    def run(self, steps: int | None = None) -> None:
        """Plays it through, with as many steps before the end. Raises `WrongError`."""
        try:
            self.begin()
            for _ in range(steps or self.pick.randint(14, 24)):
                self.step()
            self.finish()
        finally:
            for hand in self.hands:
                hand.context.close()

    def note(self, *what: object) -> None:
        """Writes down what is done."""
        self.log.append(" ".join(map(str, what)))
        if self.verbose:
            print("   ", self.log[-1], flush=True)

    def begin(self) -> None:
        """Everybody takes a phone."""
        pick, many = self.pick, len(self.truth.said)
        phones = pick.randint(2, min(5, many + 1))
        # Nobody has nothing to count but the phone that keeps the sheet.
        whose = [*range(1, phones), *(pick.randrange(phones) for _ in range(many - phones + 1))]
        pick.shuffle(whose)
        self.whose: dict[int, list[int]] = {i: [p for p in range(many) if whose[p] == i] for i in range(phones)}
        kinds = [""] * phones
        if pick.random() < 0.4:
            kinds[pick.randrange(phones)] = "denied"
        if pick.random() < 0.3:
            kinds[pick.randrange(phones)] = "offline"
        names_all = pick.random() < 0.5
        self.shy = not names_all and len(self.whose[0]) == 1 and pick.random() < 0.5
        """Whether who keeps the sheet gives no name before the end."""
        for i in range(phones):
            lang = pick.choice(languages())
            phone = Phone(self.game, lang, f"phone{i}", [Seat(1), Seat(2)])
            self.note(f"phone {i}: {lang} {kinds[i]} counts {[NAMES[p] for p in self.whose[i]]}")
            self.hands.append(Hand(self.browser, self.address, phone, kinds[i]))
            self.check(i)
        if names_all:
            self.note("phone 0 names all")
            for p in range(many):
                self.own(0, p)
                self.check(0)
        for i in range(phones):
            for p in self.whose[i]:
                if i or (pick.random() < 0.7 and not self.shy):
                    self.own(i, p, named=i == 0 or len(self.whose[i]) > 1 or pick.random() < 0.6)

    def own(self, i: int, p: int, *, named: bool = True) -> Seat:
        """The seat of a player on a phone; there is one from now on."""
        hand, name = self.hands[i], NAMES[p]
        known = next((seat for seat in hand.phone.seats if str(seat.name).startswith(name)), None)
        unnamed = [seat for seat in hand.phone.seats if not isinstance(seat.name, str)]
        unnamed.sort(key=lambda seat: not seat.said)
        if not known and not named:
            return unnamed[0] if unnamed else hand.add()
        seat = known or (unnamed[0] if unnamed else hand.add())
        if not str(seat.name).startswith(name):
            self.note(f"phone {i}: {hand.phone.name(seat)} is {name}")
            hand.name(seat, name)
        return seat

    def other_seat(self, i: int, p: int) -> Seat | None:
        """The seat of a player on a phone of somebody else, by name; None if there is no room."""
        phone = self.hands[i].phone
        known = next((seat for seat in phone.seats if str(seat.name).startswith(NAMES[p])), None)
        shy = self.shy and (not i or p in self.whose[0])
        if known or shy or (i and not isinstance(phone.seats[0].name, str)):
            return known
        free = [seat for seat in phone.seats if not isinstance(seat.name, str) and not seat.said]
        if not free and len(phone.seats) == phone.form.high:
            return None
        return self.own(i, p)

    # ------------------------------------------------------------ What people do

    def step(self) -> None:
        """Somebody does something: who counts a player, as often as not."""
        acts = {
            self.do_count: 10, self.do_give: 5, self.do_second: 3.5, self.do_correct: 3, self.do_again: 1.2,
            self.do_marker: 1, self.do_reload: 0.8, self.do_turn: 0.8, self.do_rename: 0.7, self.do_back: 0.7,
            self.do_clear: 0.6,
        }  # fmt: skip
        i = self.pick.choice([i for i in self.whose if self.whose[i]])
        [act] = self.pick.choices(list(acts), list(acts.values()))
        act(i, self.pick.choice(self.whose[i]))

    def do_count(self, i: int, p: int) -> None:
        """Counts some rows."""
        self.count(i, self.counted(i, p), p, self.pick.randint(1, 4), mistakes=0.15)

    def do_second(self, i: int, p: int) -> None:
        """Somebody else counts the same player, too."""
        j = self.pick.choice([j for j in self.whose if j != i])
        seat = self.other_seat(j, p)
        if seat:
            self.count(j, seat, p, self.pick.randint(1, 3), mistakes=0.3)
            if j:
                self.take(*self.given(j, p))

    def do_give(self, i: int, p: int) -> None:
        """Hands a player over."""
        if i:
            self.take(*self.given(i, p))

    def do_again(self, _i: int, _p: int) -> None:
        """Opens any of the links once more."""
        if self.links:
            self.take(*self.pick.choice(self.links))

    def do_correct(self, _i: int, _p: int) -> None:
        """Who keeps the sheet puts something right, or wrong."""
        q = self.pick.randrange(len(self.truth.said))
        seat = self.find(q)
        if seat and seat.said:
            self.count(0, seat, q, 1, mistakes=0.2)

    def do_rename(self, i: int, p: int) -> None:
        """A player is called something else."""
        if i:
            hand, seat = self.hands[i], self.own(i, p, named=False)
            self.note(f"phone {i}: {hand.phone.name(seat)} is renamed")
            hand.name(seat, NAMES[p] + self.pick.choice(["", " B.", " von X"]))
            self.check(i)

    def do_reload(self, _i: int, _p: int) -> None:
        """Some phone loads its page again."""
        i = self.pick.randrange(len(self.hands))
        self.note(f"phone {i}: reload")
        self.hands[i].reload()
        self.check(i)

    def do_back(self, _i: int, _p: int) -> None:
        """Some phone opens something and goes back."""
        i = self.pick.randrange(len(self.hands))
        self.note(f"phone {i}: back")
        self.hands[i].back(self.pick)
        self.check(i)

    def do_marker(self, i: int, _p: int) -> None:
        """The question to the whole table is answered."""
        self.mark(self.pick.choice([0, i]))

    def do_turn(self, i: int, p: int) -> None:
        """A player is counted in another way."""
        if self.truth.form.one_of:
            self.turn(i, self.counted(i, p))

    def do_clear(self, i: int, p: int) -> None:
        """A row is emptied."""
        self.clear(i, self.counted(i, p))

    def counted(self, i: int, p: int) -> Seat:
        """The seat of a player on the phone that counts it; who keeps the sheet gives names, but for the shy."""
        return self.own(i, p, named=i == 0 and not self.shy)

    def count(self, i: int, seat: Seat, p: int, many: int, *, mistakes: float = 0) -> None:
        """Enters some rows of a player; now and then wrong ones."""
        pick, hand = self.pick, self.hands[i]
        true = self.truth.said[p] | self.truth.other[p]
        open_ = [row.id for row in hand.phone.rows(seat) if seat.said.get(row.id) != true.get(row.id, 0)]
        some = [row for row in open_ if true.get(row) or row in seat.said]
        rows = pick.sample(open_, min(many, len(open_))) if not some or pick.random() < 0.4 else some
        pick.shuffle(rows)
        for row in rows[:many]:
            value = true.get(row, 0)
            if pick.random() < mistakes:
                value = max(0, value + pick.choice([-1, 1]))
            if value != seat.said.get(row):
                self.note(f"phone {i}: {hand.phone.name(seat)} {row} = {value}")
                hand.enter(seat, row, value, pick)
                self.check(i, whole=False)
        if not rows or pick.random() < 0.1:
            self.note(f"phone {i}: {hand.phone.name(seat)} nothing else")
            hand.rest(seat)
            self.check(i, whole=False)

    def clear(self, i: int, seat: Seat) -> None:
        """Empties a row."""
        shown = {row.id for row in self.hands[i].phone.rows(seat)}
        rows = [row for row, value in seat.said.items() if row in shown and value]
        if rows:
            row = self.pick.choice(rows)
            if row.startswith("values/") and len(rows) == 1:
                return
            self.note(f"phone {i}: {self.hands[i].phone.name(seat)} {row} is emptied")
            self.hands[i].enter(seat, row, None, self.pick)
            self.check(i, whole=False)

    def turn(self, i: int, seat: Seat) -> None:
        """A player, of whom nothing was counted in this way, is counted in another one."""
        hand = self.hands[i]
        now = hand.phone.way(seat)
        if any(hand.phone.form.thing(row) == WAYS for row in seat.said):
            return
        [other] = [key for key in hand.phone.form.one_of if key != now]
        self.note(f"phone {i}: {hand.phone.name(seat)} by {other}")
        hand.sit(seat)
        hand.tap(f"[data-do=turn][data-key={other}]")
        hand.phone.turn(seat, other)
        self.check(i)

    def mark(self, i: int, *, right: bool = False) -> None:
        """Somebody says who has what only one can have, or whether its points are in the number."""
        phone, hand, pick = self.hands[i].phone, self.hands[i], self.pick
        if not phone.form.marker:
            return
        p = self.truth.holder
        holder = next((s for s in phone.seats if p >= 0 and str(s.name).startswith(NAMES[p])), None)
        if phone.asks_inside and phone.holder is holder and holder:
            track = phone.form.marker["inside"]
            inside = holder.said[track] - phone.form.marker["worth"] == self.truth.said[p][track]
            self.note(f"phone {i}: inside {inside}")
            hand.join(inside=inside)
        else:
            wrong = not right and not i and pick.random() < 0.2
            if not i and not holder and not wrong and p >= 0:
                return
            seat = pick.choice(phone.seats) if wrong else holder
            if phone.holder is seat and (seat or phone.answered):
                return
            self.note(f"phone {i}: the marker: {phone.name(seat) if seat else None}")
            hand.hold(seat)
        self.check(i, whole=False)

    # ------------------------------------------------------------ Handing over

    def given(self, i: int, p: int) -> tuple[str, Part]:
        """The link of a player."""
        hand = self.hands[i]
        seat = self.own(i, p, named=False)
        link, part = hand.give(seat, NAMES[p], self.pick)
        self.note(
            f"phone {i} hands over {part.name}: {short(part.said)} {part.marker if part.marker is not None else ''}"
        )
        self.links.append((link, part))
        self.check(i)
        return link, part

    def take(self, link: str, part: Part) -> None:
        """The phone that keeps the sheet takes a player over; what it asks is answered as it is."""
        hand, pick = self.hands[0], self.pick
        here = self.find(self.player(part))
        if here and Taking(hand.phone, part).seat is None:
            # That nobody stands twice in the sheet is up to the players.
            self.note(f"phone 0: {hand.phone.name(here)} is {part.name}")
            hand.name(here, part.name)
            self.check(0)
        lang = urlparse(link).path.split("/")[1]
        there = hand.kind == "" or (hand.kind == "offline" and lang == hand.phone.lang)
        how = pick.choice(["paste", *["tab"] * there, *["here"] * (lang == hand.phone.lang)])
        self.note(f"phone 0 takes {part.name} by {how}")
        hand.open(link, how)
        self.counts["taken"] += 1
        before = copied(hand.phone)
        taking = Taking(hand.phone, part)
        words = hand.phone.form.words
        page = hand.page
        stands = page.locator("dialog > p:not(.handed, .sheet-dialog__note)").first.inner_text()
        if stands != (words[f"stands_{taking.stands}"] if taking.stands else words["handed_lead"]):
            raise WrongError("untrue", f"a part stands as {taking.stands!r}, the page says {stands!r}")
        if taking.stands:
            hand.close()
            self.check(0)
            return
        self.who(taking)
        page.locator("dialog .strong").tap()
        page.wait_for_function(
            "() => !document.querySelector('dialog[open]') || document.querySelector('.conflict > legend + label')"
        )
        asked = self.answered(taking)
        taking.apply(lambda question: self.right(question, part))
        self.note(f"  asked {asked}")
        page.wait_for_function("() => !document.querySelector('dialog') && !history.state?.dialog")
        self.check(0)
        if pick.random() < 0.12:
            self.note("phone 0 takes it back")
            hand.tap(".undo")
            before.time = hand.phone.time + 1
            hand.phone = before
            self.check(0)

    def who(self, taking: Taking) -> None:
        """Answers who it is, if that is asked."""
        page = self.hands[0].page
        asked = page.locator("dialog .conflict").count()
        if asked:
            self.counts["questions"] += 1
            self.counts["needless"] += not taking.renamed
            self.note("  asked who it is", "" if taking.renamed else "(needless)")
            phone = self.hands[0].phone
            was = phone.name(taking.seat) if taking.seat else ""
            same = phone.form.words["who_same"].format(was=was, name=taking.part.name)
            page.locator("dialog .conflict").get_by_label(same, exact=True).check()
        elif taking.renamed:
            raise WrongError("untrue", "a new name was taken over without a question")

    def answered(self, taking: Taking) -> list[str]:
        """Answers what is asked of values; returns what was asked."""
        page, phone = self.hands[0].page, self.hands[0].phone
        expected = {self.title(question): question for question in taking.questions()}
        asked = []
        for place in page.locator("dialog .conflict").all():
            title = place.locator("legend").inner_text()
            asked.append(title)
            self.counts["questions"] += 1
            question = expected.pop(title, None)
            if question is None:
                self.note(f"  needless: {title}: {place.locator('label').all_inner_texts()}")
                raise WrongError("needless", f"{title}: {place.locator('label').all_inner_texts()}")
            right = self.right(question, taking.part)
            start = {side: phone.form.words[side].partition("{")[0] for side in ("here", "there")}.get(right, right)
            for label in place.locator("label").all():
                if label.inner_text().strip().startswith(start):
                    label.locator("input").check()
        if expected:
            raise WrongError("lost", f"not asked: {list(expected)}")
        if asked:
            page.locator("dialog .strong").tap()
        return asked

    def player(self, part: Part) -> int:
        """Who is handed over."""
        return next(p for p, name in enumerate(NAMES) if part.name.startswith(name))

    def title(self, question: Question) -> str:
        """What stands over a question."""
        shown = self.hands[0].phone.form
        if question.thing == "marker":
            assert shown.marker
            return f"{question.player} – {shown.marker['label']}" if question.player else shown.marker["whose"]
        if question.thing == WAYS:
            ways = {row.partition("/")[0] for row in [*question.here, *question.there]}
            what = shown.fields[ways.pop()]["label"] if len(ways) == 1 else shown.words["way"]
        else:
            what = shown.fields[question.thing]["label"]
        return f"{question.player} – {what}"

    def right(self, question: Question, part: Part) -> str:
        """What is true of what is asked: the side, or the player."""
        p = self.player(part)
        if question.thing == "marker":
            holder = NAMES[self.truth.holder] if self.truth.holder >= 0 else ""
            if question.player:
                return "here" if question.here == (self.truth.holder == p) else "there"
            return next(
                (str(n) for n in (question.here, question.there) if holder and n.startswith(holder)), question.there
            )
        thing = {row: v for row, v in self.truth.said[p].items() if self.truth.form.thing(row) == question.thing}
        return "here" if meant(question.here) == meant(thing) else "there"

    # ------------------------------------------------------------ What is told

    def check(self, i: int, *, whole: bool = True) -> None:
        """Holds what a phone shows against what it knows: all totals, the rows of one player or of all (`whole`)."""
        self.counts["steps"] += 1
        hand, phone = self.hands[i], self.hands[i].phone
        seen = hand.seen(whole=whole)
        what = f"phone {i}: "
        if hand.errors:
            raise WrongError("untrue", f"{what}{hand.errors}")
        if len(seen["seats"]) != len(phone.seats):
            raise WrongError("lost", f"{what}{[seat['name'] for seat in seen['seats']]}")
        # Of whom no row is on the page, the total is.
        shown = [
            (seat["name"], phone.shown(own) if seat["rows"] is None else seat["rows"])
            for seat, own in zip(seen["seats"], phone.seats, strict=True)
        ]
        known = [(phone.name(seat), phone.shown(seat)) for seat in phone.seats]
        if shown != known:
            raise WrongError("lost", f"{what}shown {differing(shown, known)}, known {differing(known, shown)}")
        if [seat["who"] for seat in seen["seats"]] != [name for name, _ in known]:
            raise WrongError("lost", f"{what}names {seen}")
        holder = (
            [phone.seats.index(phone.holder)] if phone.holder else [-1] if phone.answered and phone.form.marker else []
        )
        if (seen["pressed"], seen["inside"]) != (holder, phone.asks_inside):
            raise WrongError(
                "lost", f"{what}the marker {seen['pressed']} {seen['inside']}, known {holder} {phone.asks_inside}"
            )
        self.check_told(phone, seen, what)
        if bool(seen["unkept"]) != (hand.kind == "denied" and any(seat.said for seat in phone.seats)):
            raise WrongError("untrue", f"{what}{seen['unkept']!r}")

    def check_told(self, phone: Phone, seen: dict[str, Any], what: str) -> None:
        """Holds totals, marks and the line below them against the library."""
        missing = phone.missing()
        totals = [seat["total"] for seat in seen["seats"]]
        crowned = [seat["name"] for seat in seen["seats"] if seat["won"] or "♛" in seat["mark"]]
        try:
            sheet = scorer.score(phone.tally())
        except scorer.ScorerError:
            self.counts["refused"] += 1
            if crowned or seen["kind"] != "wrong" or totals != [str(each) for each in self.alone(phone, totals)]:
                raise WrongError("untrue", f"{what}impossible, but {crowned} {seen['kind']} {totals}") from None
            return
        if totals != [str(player.total) for player in sheet.players]:
            raise WrongError("untrue", f"{what}totals {totals}, {sheet}")
        if crowned != ([] if missing else list(sheet.winners)):
            raise WrongError("untrue", f"{what}crowns {crowned}, missing {missing}")
        leading = leading_of(phone, sheet) if missing else []
        if [seat["name"] for seat in seen["seats"] if "▲" in seat["mark"]] != leading:
            raise WrongError("untrue", f"{what}leads {seen['seats']}, {leading}")
        won = "won", sheet.to_dict(phone.lang)["decision"]["text"]
        expected = standing_of(phone, missing) if missing else won
        if (seen["kind"], seen["standing"]) != expected:
            raise WrongError("untrue", f"{what}says {(seen['kind'], seen['standing'])}, so is {expected}")

    def alone(self, phone: Phone, totals: list[str]) -> list[str]:
        """The totals that may be shown of what is not possible yet: as they are once the others have joined."""
        tally = phone.tally()
        blank = {key: type(value)() for key, value in tally["players"][0].items() if key != "name"}
        for many in range(len(phone.seats) + 1, phone.form.high + 1):
            others = [{**blank, "name": f"+{i}"} for i in range(many - len(phone.seats))]
            try:
                sheet = scorer.score({**tally, "players": [*tally["players"], *others]})
            except scorer.ScorerError:
                continue
            return [str(sheet.players[i].total) for i in range(len(phone.seats))]
        return totals

    # ------------------------------------------------------------ The end

    def finish(self) -> None:
        """Everybody counts to the end and hands over; then the sheet is as one phone would have it."""
        pick = self.pick
        self.note("the end")
        order = [(i, p) for i in self.whose for p in self.whose[i]]
        pick.shuffle(order)
        for i, p in order:
            self.complete(i, self.counted(i, p), p)
            if i:
                self.take(*self.given(i, p))
                if pick.random() < 0.3:
                    self.take(*pick.choice(self.links))
        if self.shy:
            self.own(0, self.whose[0][0])
        if not all(self.find(p) for p in range(len(self.truth.said))):
            # A part that was taken back is handed over again.
            for i, p in order:
                if i and not self.find(p):
                    self.take(*self.given(i, p))
        for p in range(len(self.truth.said)):
            found = self.find(p)
            assert found
            self.complete(0, found, p)
        for _ in range(2):
            self.mark(0, right=True)
        self.compare()

    def find(self, p: int) -> Seat | None:
        """A player in the sheet."""
        return next((s for s in self.hands[0].phone.seats if str(s.name).startswith(NAMES[p])), None)

    def complete(self, i: int, seat: Seat, p: int) -> None:
        """Counts a player to the end, and puts right what is wrong."""
        hand, true = self.hands[i], self.truth.said[p]
        way = self.truth.ways[p]
        if way and hand.phone.way(seat) != way:
            self.note(f"phone {i}: {hand.phone.name(seat)} by {way} after all")
            hand.sit(seat)
            hand.tap(f"[data-do=turn][data-key={way}]")
            for row in [row for row in seat.said if self.truth.form.thing(row) == WAYS]:
                del seat.said[row]
            hand.phone.turn(seat, way)
            self.check(i, whole=False)
        rows = [row.id for row in hand.phone.rows(seat)]
        wrong = [row for row in rows if (seat.said.get(row) or 0) != true[row]]
        wrong += [row for row in rows if row == "track" and row not in seat.said and row not in wrong]
        self.pick.shuffle(wrong)
        for row in wrong:
            self.note(f"phone {i}: {hand.phone.name(seat)} {row} = {true[row]}")
            hand.enter(seat, row, true[row], self.pick)
            self.check(i, whole=False)
        if any(row not in seat.said for row in rows):
            self.note(f"phone {i}: {hand.phone.name(seat)} nothing else")
            hand.rest(seat)
            self.check(i, whole=False)

    def compare(self) -> None:
        """Holds the sheet against that of one phone, line by line, also when it is sent to another phone."""
        hand = self.hands[0]
        for i in range(len(self.hands)):
            self.check(i)
        one = self.truth.sheet
        # Whoever has two names has the later one.
        names = {self.hands[0].phone.name(seat): self.real(seat) for seat in hand.phone.seats}
        sheet = scorer.score(hand.phone.tally())
        lines = {names[p.name]: [(line.category, line.points) for line in p.lines] for p in sheet.players}
        if lines != {p.name: [(line.category, line.points) for line in p.lines] for p in one.players}:
            raise WrongError("lost", f"at the end: {hand.phone.tally()}, one phone: {self.truth.phone().tally()}")
        shown = {names[seat["name"]]: (seat["total"], seat["won"]) for seat in hand.seen()["seats"]}
        if shown != {p.name: (str(p.total), p.winner) for p in one.players}:
            raise WrongError("lost", f"at the end: {shown}, one phone: {one}")
        self.sent(hand, one, names)

    def sent(self, hand: Hand, one: Any, names: dict[str, str]) -> None:
        """The link of the whole sheet shows the same on another phone."""
        hand.tap(".tools [data-do=share]")
        link = hand.page.locator("dialog .share__link .link").first.input_value()
        context = self.browser.new_context(viewport=SCREEN, service_workers="block")
        page = context.new_page()
        page.goto(link)
        page.wait_for_selector(READY)
        shown = {names[seat["name"]]: (seat["total"], seat["won"]) for seat in page.evaluate(SEEN, True)["seats"]}
        context.close()
        if shown != {p.name: (str(p.total), p.winner) for p in one.players}:
            raise WrongError("lost", f"the link of the end: {shown}, one phone: {one}")

    def real(self, seat: Seat) -> str:
        """Who somebody is."""
        return next(name for name in NAMES if str(seat.name).startswith(name))
