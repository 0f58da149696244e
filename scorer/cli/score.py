"""`scorer score`: from files or from questions at the table to sheets."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from io import BufferedReader
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, TypeAlias, cast

from ..registry import game, is_game, own_ids
from ..scoring.score import problems, score
from ..scoring.sheet import Sheet
from ..scoring.tally import form_of
from ..text.documents import BOM, Document, Line, document_of, lines_or_documents
from ..text.errors import InvalidDocument, ScorerError
from ..text.files import reason
from ..text.i18n import N_
from .files import keep, with_id
from .localized import ReaderLeft, WrongUse, check_format
from .progress import Progress
from .readings import check_choice, chosen_readings, refused_choice
from .settings import choose_readings, current, tell_used
from .terminal import FORMATS, Writer, as_fault, complain, complain_once, dump, notice, plain, say

if TYPE_CHECKING:
    from ..shapes import TallyDict
    from ..tracking.course import Course


class Shown(NamedTuple):
    """What is shown beside points and winners."""

    explain: bool = False
    """The reason and the rule of every point."""
    compare: bool = False
    """What other readings would change."""
    decided: bool = False
    """What decided; not in CSV."""
    record: str = ""
    """Where the record lies that is held against what is counted now, at a terminal."""


def run(
    game_id: str,
    files: Sequence[str],
    format: str,
    shown: Shown,
    *,
    edition: str = "",
    rulings: Sequence[str] = (),
    save: str = "",
    log: bool = True,
) -> int:
    """Scores everything that can be scored and reports the rest. Returns the exit code.

    With `log`, a game that is counted now may be kept in the logbook.
    """
    if not format:
        format = "table" if sys.stdout.isatty() and not plain() else "text"
    check_format(format, FORMATS)
    # What games there are is looked up last, as that takes time.
    if game_id == "-" or (game_id and names_file(game_id) and not is_game(game_id)):
        # The tallies say which game they are of.
        game_id, files = "", [game_id, *files]
    task = Task(game_id, edition, chosen_readings(rulings), plain=format in ("json", "jsonl"))
    if game_id:
        check_choice(game(game_id).id, edition, task.rulings)
    if shown.record and (files or not sys.stdin.isatty()):
        raise WrongUse(
            N_("Here only what is counted now, at a terminal, is held against a record."),
            place="--record",
            known=[f"scorer replay {shown.record} --against FILE"],
        )
    if not files and sys.stdin.isatty():
        # What is kept of an earlier count is only for people, not for programs.
        recalls = sys.stderr.isatty() and format in ("table", "text", "markdown")
        make_writer = partial(_writer, format, shown)
        return _score_answers(task, make_writer, save, shown.record, recalls=recalls, log=log and recalls)
    if not files:
        _refuse_answers(game_id)
    files = files or ["-"]
    with Progress(files) as progress:
        explained = shown.explain and format != "csv"
        found = tallies(files, edition, progress.reading)
        return _score_files(found, task, _writer(format, shown), save, progress, explained=explained)


Reading: TypeAlias = Callable[[BinaryIO], AbstractContextManager[BinaryIO]]
"""What goes on around the reading of a file."""
Sources: TypeAlias = Iterable[tuple[str, Any]]
"""Where each tally stands (a file, its line), and what stands there: JSON, or the error that nothing could be read."""


class _Agreed(dict[str, Any]):
    """A tally that was scored or followed before: how it is read was agreed then, whatever somebody has set since."""


class Followed(_Agreed):
    """The tally of a game that was followed."""

    course: Course
    lines: Sequence[Mapping[str, object]]
    """The record."""


class Task(NamedTuple):
    """How tallies are scored."""

    game_id: str
    """Empty if the tallies say it."""
    edition: str
    rulings: Mapping[str, str]
    plain: bool
    """Whether an error names only places in the data, as programs want it."""
    used: Sequence[str] = ()
    """What of it comes from the settings."""

    def _by_settings(self, data: object) -> Task:
        """The same for one tally: where neither it nor an option says how it is read, the settings do."""
        if not current().values or isinstance(data, _Agreed) or not isinstance(data, Mapping):
            return self
        named = self.game_id or data.get("game")
        if not isinstance(named, str) or not is_game(named):
            return self
        if data.get("edition") is not None or data.get("rulings"):
            return self
        edition, rulings, used = choose_readings(named, self.edition, self.rulings, game(named).scoring_rulings)
        return self._replace(edition=edition, rulings=rulings, used=[*self.used, *used])

    def sheets(
        self, sources: Sources, used: list[Sequence[str]] | None = None
    ) -> Iterator[tuple[str, object, Sheet | None]]:
        """Each tally with the name of its place and its sheet; None, after a complaint, where there is none.

        `used` are settings that were told before, and those that are told now.
        """
        refused: set[str] = set()  # options that do not fit a game are no fault of a file: said once
        used = [] if used is None else used
        for where, data in sources:
            try:
                if isinstance(data, ScorerError):
                    raise data
                task = self._by_settings(data)
                if task.used not in used:
                    used.append(task.used)
                    tell_used(task.used)
                yield where, data, sheet_of(data, task.game_id or None, task.edition or None, task.rulings)
            except ScorerError as error:
                named = self.game_id or (data.get("game") if isinstance(data, dict) else None)
                if option := refused_choice(named, self.edition, self.rulings):
                    complain_once(option, refused)
                else:
                    for each in all_errors(error, data, self.game_id or None, self.edition or None, self.rulings):
                        complain(each if self.plain else place_in_words(each, data, self.game_id), where)
                yield where, data, None


def sheet_of(data: Mapping[str, object], game: str | None, edition: str | None, rulings: Mapping[str, str]) -> Sheet:
    """The sheet of a tally. Raises `ScorerError`, whatever goes wrong: other tallies may follow."""
    try:
        sheet = score(data, game=game, edition=edition, rulings=rulings)
        # Under other readings than those of the record its totals would be others.
        if isinstance(data, Followed) and not edition and not rulings:
            from ..tracking.disputes import result

            sheet = result(data.course)
    except ScorerError:
        raise
    except Exception as error:
        raise as_fault(error) from error
    return sheet


def all_errors(
    error: ScorerError, data: object, game: str | None, edition: str | None, rulings: Mapping[str, str]
) -> Sequence[ScorerError]:
    """Returns all that is wrong with a tally for which `sheet_of` raised an error, or with what is no tally."""
    if isinstance(data, ScorerError) or error.code == "fault":
        return (error,)
    found = problems(cast("Mapping[str, object]", data), game=game, edition=edition, rulings=rulings)
    return found or (error,)


def _score_files(found: Sources, task: Task, writer: Writer, save: str, progress: Progress, *, explained: bool) -> int:
    """Scores the tallies of files. Returns the exit code."""
    failed = False
    kept: list[TallyDict] = []
    noted: set[str] = set()
    for where, _, sheet in task.sheets(found):
        progress.add()
        if sheet is None:
            failed = True
            continue
        # An explanation says it itself, and programs read only what is listed.
        if not task.plain and not explained and (note := sheet.note(say().code)) not in ("", *noted):
            noted.add(note)
            notice(note)
        if save:
            kept.append(sheet.tally.to_dict())
        try:
            writer.write(sheet)
        except (OSError, ReaderLeft):
            raise
        except Exception as error:
            complain(as_fault(error), where)
            failed = True
    writer.close()
    sys.stdout.flush()
    if kept:
        failed = not keep(kept, save) or failed
    return int(failed)


def _score_answers(
    task: Task, make_writer: Callable[[], Writer], save: str, record: str, *, recalls: bool, log: bool
) -> int:
    """Scores what is asked for at the table. Returns the exit code.

    The writer is made after the last answer: a table takes longer to load than all that asks. With `recalls`, the
    players of the last count may be offered, and those of this one at the next; with `log` it may be kept in the
    logbook.
    """
    from .count import players
    from .count.guide import Guide
    from .count.sitting import ask_to_keep, begin, kept, usable
    from .reporting import Misread

    told = False
    followed: Course | None = None
    if record:
        from .recount import agreed, course_of, settle
        from .telling import broken

        try:
            followed = course_of(record, task.game_id)
        except ScorerError as error:
            broken(error, record)
            return 1
    try:
        place = usable(save)
        draft = begin(followed.state.setup.game if followed else task.game_id)
        check_choice(draft.game.id, task.edition, task.rulings)
        task = task._replace(game_id=draft.game.id)
        offered = players.offered(form_of(draft.game).table, recalls=recalls)
        read = task._by_settings({})
        if followed:
            setup = followed.state.setup
            offered = setup.players
            read = task._replace(
                edition=task.edition or setup.edition or "", rulings=task.rulings or dict(setup.rulings)
            )
        with kept(draft), Misread(draft.game.id, "score") as misread:
            tally = Guide(draft, misread, offered, read.edition, read.rulings).run()
            if followed:
                tally = _Agreed(agreed(followed, settle(followed, tally)))
            task = task._replace(used=players.used(draft.count.names))
            ((_, _, sheet),) = task.sheets([("", tally)])
            if sheet is None:
                return 1
            tallies = [with_id(sheet.tally.to_dict(), draft.id)]
            # What was typed is safe before anything else happens.
            safe = place is not None and keep(tallies, place.path, over=place.over)
            writer = make_writer()
            writer.write(sheet)
            writer.close()
            sys.stdout.flush()
            told = True
            if recalls:
                players.remember([player.name for player in sheet.players])
            if not (log and _keep_in_log(sheet, str(tallies[0]["id"]))) and not safe:
                ask_to_keep(tallies)
            draft.drop()
    except EOFError:
        if not told:
            raise ScorerError(N_("The input ended before the tally was complete.")) from None
    return 0


def _keep_in_log(sheet: Sheet, id: str) -> bool:
    """Keeps a count in the logbook, if the table wants that. Whether it is there."""
    if current().log is False or not current().file:
        return False
    from .dialogue import Dialogue
    from .log.keeping import Keeping

    return Keeping(Dialogue()).keep(sheet, id=id)


def names_file(text: str) -> bool:
    """Whether a name is a file's: it is there, or it looks like one, to be told that it is not."""
    return os.path.exists(text) or text.lower().endswith((".json", ".jsonl", ".ndjson")) or os.sep in text


def place_in_words(error: ScorerError, data: object, game_id: str) -> ScorerError:
    """An error of a tally with the player's name and the question before its place."""
    if error.place.startswith("rounds[") and isinstance(data, dict):
        return _round_in_words(error, data, game_id)
    found = re.match(r"players\[(\d+)\](?:\.(\w+))?", error.place)
    if not found or not isinstance(data, dict):
        return error
    try:
        player = data["players"][int(found[1])]["name"]
        fields = form_of(game(game_id or data["game"])).by_key
    except (LookupError, TypeError, ScorerError):
        return error
    if isinstance(player, str) and player and found[2] != "name":
        field = fields.get(found[2])
        who = f"{player} – {say().gettext(field.question)}" if field else player
        error.place = f"{who} ({error.place})"
    return error


def _round_in_words(error: ScorerError, data: Mapping[str, str], game_id: str) -> ScorerError:
    """An error of a round with the number of the round, the player's name and the question before its place."""
    found = re.fullmatch(r"rounds\[(\d+)\](.+?)\.(\w+)", error.place)
    from ..scoring.rounds import ROUND

    try:
        rounds = form_of(game(game_id or data["game"])).rounds
    except (LookupError, TypeError, ScorerError):
        return error
    field = next((each for each in rounds.of if found and each.key == found[3]), None) if rounds else None
    if found and field:
        name = found[2].strip('.[]"')
        who = f"{name} – {say().gettext(field.question)} ({error.place})"
        round = say().gettext(ROUND, number=int(found[1]) + 1)
        error.place = say().gettext("{place}: {message}", place=round, message=who)
    return error


def tallies(files: Sequence[str], edition: str = "", reading: Reading = nullcontext) -> Sources:
    """Each tally of each file with the name of its place; an error where there is none.

    A sheet holds its tally, and so does the record of a finished game. What these were scored by gives way to an
    `edition` that is asked for. Each file is read within `reading`.
    """
    for file in files:
        name = say().gettext("standard input") if file == "-" else file
        try:
            # Standard input stays open: named twice, it is empty the second time.
            with nullcontext(sys.stdin.buffer) if file == "-" else open(file, "rb") as opened, reading(opened):
                lines, read = lines_or_tallies(opened, file, edition)
                for document in chain(read, map(document_of, lines)):
                    yield place_of(document, name), unwrap(document.value, edition)
        except OSError as error:
            yield name, InvalidDocument(reason(error))


def lines_or_tallies(stream: BinaryIO, file: str, edition: str) -> tuple[Iterator[Line], list[Document]]:
    """The lines of a file with a tally on each, not read yet; of any other file its documents, and no lines.

    A record is one document, though it has a line for each move: its tally, or the error that keeps us from it.
    """
    lines, read = lines_or_documents(stream, lines=file.endswith((".jsonl", ".ndjson")))
    first = next(lines, None)
    if first is None:
        return lines, read
    if _is_of_logbook(document_of(first).value):
        error = InvalidDocument(N_("These are games of a logbook; “scorer log import” takes them in."), code="logbook")
        return iter(()), [Document(error)]
    if _is_header(header := document_of(first).value):
        return iter(()), [Document(_tally_of_record(header, map(document_of, lines), edition))]
    return chain([first], lines), []


def place_of(document: Document, file: str) -> str:
    """Where a document stands in a file of this name, in words."""
    _, line, index = document
    if line is not None:
        return say().gettext("{file}, line {line}", file=file, line=line)
    return file if index is None else f"{file}[{index}]"


def _refuse_answers(game_id: str) -> None:
    """Raises `InvalidDocument` if standard input has nothing, or what may be meant as answers: nobody can be asked."""
    begun = cast(BufferedReader, sys.stdin.buffer).peek(1)
    sign = begun.removeprefix(BOM).lstrip()[:1]
    if begun and (not sign or sign in b"{[" or not sign.isascii()):
        return
    raise InvalidDocument(
        N_("Nobody can be asked, as standard input is not a terminal, and there is no tally in it."),
        allowed=N_("a file: “{score}”; for a form to fill in: “{template}”"),
        score=" ".join(["scorer score", *([game_id] if game_id else []), "tonight.json"]),
        template=f"scorer template {game_id or own_ids()[0]} > tonight.json",
    )


def unwrap(value: Any, edition: str) -> Any:
    """The tally of a sheet; what it was scored by gives way to an `edition` that is asked for."""
    if isinstance(value, dict) and "winners" in value and isinstance(value.get("tally"), dict):
        return _open(value["tally"], edition)
    return value


def _open(tally: Mapping[str, Any], edition: str) -> _Agreed:
    """A tally; without what it was scored by, if an `edition` is asked for."""
    return _Agreed({key: value for key, value in tally.items() if not edition or key not in ("edition", "rulings")})


def _is_of_logbook(value: object) -> bool:
    """Whether a line is one of a logbook: a game, or a person."""
    return isinstance(value, dict) and "v" in value and ("play" in value or "person" in value)


def _is_header(value: object) -> bool:
    """Whether a line begins a record: its players are names, those of a tally have something."""
    players = value.get("players") if isinstance(value, dict) and "record" in value else None
    return isinstance(players, list) and not any(isinstance(player, dict) for player in players)


def _tally_of_record(header: object, rest: Iterator[Document], edition: str) -> object:
    """The tally of a finished game from the lines of its record; the error that keeps us from it."""
    import json

    from .. import tracking
    from ..tracking.course import replay

    lines = [header, *[document.value for document in rest]]
    wrong = next((value for value in lines if isinstance(value, ScorerError)), None)
    if wrong is not None:
        return wrong
    try:
        course = replay([json.dumps(line).encode() for line in lines])
    except ScorerError as error:
        return error
    if tracking.outcome(course.state) is None:
        return InvalidDocument(
            N_("This is the record of a game that is not over."), allowed=N_("“scorer replay” shows how it stands")
        )
    data = Followed(_open(tracking.standings(course.state).tally.to_dict(), edition))
    data.course, data.lines = course, cast("list[dict[str, object]]", lines)
    return data


def _writer(format: str, shown: Shown) -> Writer:
    explain, compare, decided, _ = shown
    # Only the chosen one is loaded.
    if format == "json":
        return _Json(decided)
    if format == "jsonl":
        return _JsonLines(decided)
    if format == "csv":
        from ..export.csv import Rows

        return _TextWriter(Rows(explain, compare, say().code))
    if format == "text":
        from ..export.text import Text

        return _TextWriter(Text(explain, compare, say().code, decided=decided))
    if format == "markdown":
        from ..export.sheets import Markdown

        return _TextWriter(Markdown(explain, compare, say().code, decided=decided))
    from .table import Tables

    return Tables(explain, compare, decided=decided)


class _TextWriter(Writer):
    def __init__(self, to_text: Callable[[Sheet], str]) -> None:
        self._to_text = to_text

    def write(self, sheet: Sheet) -> None:
        sys.stdout.write(self._to_text(sheet))


class _JsonLines(Writer):
    def __init__(self, decided: bool) -> None:
        self._decided = decided

    def write(self, sheet: Sheet) -> None:
        dump(sheet.to_dict(say().code, decided=self._decided), sys.stdout, indent=None)


class _Json(Writer):
    """One sheet is an object, several are an array; each is written as soon as that is known."""

    def __init__(self, decided: bool) -> None:
        self._decided = decided
        self._first: Sheet | None = None
        self._count = 0

    def write(self, sheet: Sheet) -> None:
        self._count += 1
        if self._count == 1:
            self._first = sheet
            return
        if self._first is not None:
            sys.stdout.write("[\n")
            self._dump(self._first)
            self._first = None
        sys.stdout.write(",\n")
        self._dump(sheet)

    def close(self) -> None:
        if self._first is not None:
            self._dump(self._first)
        elif self._count:
            sys.stdout.write("]\n")

    def _dump(self, sheet: Sheet) -> None:
        dump(sheet.to_dict(say().code, decided=self._decided), sys.stdout)
