"""`pelipoyta replay`: replay a record step by step, and check it."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.sentences import Trouble, refusal_sentence, vocabulary
from pelipoyta.cli.terminal.look import Reader
from pelipoyta.cli.terminal.looks import look_of
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import HOST, AnyGame, Over
from pelipoyta.kernel.play import Chance, Concession, IllegalAction, IllegalOutcome, NotAtTable, Step, take
from pelipoyta.kernel.records import partial_record
from pelipoyta.kernel.records.record import LARGEST, BadRecord, Record, beginning, read, step_lines
from pelipoyta.locales import Words, dashed


def replay(lang: str, file: str, *, draw: bool, quiet: bool, home: str | None) -> None:
    """Check the record and print it; `home` is the file of a plugin."""
    text = text_of(file)
    if text.startswith(partial_record.MAGIC):
        _read_seen(lang, text, quiet=quiet, home=home)
        return
    game, record = read_record(text, home)
    words = vocabulary(lang, game.id, "table")
    _check_through(words, game, record, text, _Show(words=words, game=game, record=record, draw=draw, quiet=quiet))


def held(lang: str, text: str, home: str | None) -> tuple[AnyGame, Record]:
    """Record of a text, replayed silently and found correct."""
    game, record = read_record(text, home)
    words = vocabulary(lang, game.id, "table")
    _check_through(words, game, record, text, _Silence(words, game, record, draw=False, quiet=True))
    return game, record


def _check_through(words: Words, game: AnyGame, record: Record, text: str, show: "_Show") -> None:
    check_head(words, game, record)
    show.head()
    state = _replay(words, game, record, step_lines(text), show)
    over = _check_end(words, game, record, state)
    _check_marks(game, record, state)
    show.end(over)


def _read_seen(lang: str, text: str, *, quiet: bool, home: str | None) -> None:
    """Print a partial record, which cannot be replayed (TABLE-9)."""
    game, told = read_seen(text, home)
    words = vocabulary(lang, game.id, "table")
    for number, event in enumerate(() if quiet else told.events, 1):
        print(f"{number:>5}  {msgspec.json.encode(event).decode()}")
    print(words("cli-seen", events=len(told.events)))


def read_seen(text: str, home: str | None) -> tuple[AnyGame, partial_record.PartialRecord]:
    """Game and partial record of a text. Raises Trouble."""
    named = next((line.removeprefix("game ") for line in text.splitlines() if line.startswith("game ")), "")
    try:
        game = find_game(home or named)
        told = partial_record.read(text, {game.id: game})
    except BadRecord as error:
        raise Trouble("cli-bad-record", 1, detail=str(error)) from None
    if not game.reads(told.version):
        raise Trouble("cli-other-version", 1, record=told.version, house=game.version)
    return game, told


def text_of(file: str) -> str:
    try:
        text = sys.stdin.read(LARGEST + 1) if file == "-" else _start_of(Path(file))
        if len(text) > LARGEST:
            raise Trouble("cli-too-large", 1, file=file, most=LARGEST // 1024)
        return text
    except (OSError, UnicodeDecodeError) as error:
        detail = error.strerror if isinstance(error, OSError) else str(error)
        raise Trouble("cli-cannot-read", file=file, detail=detail) from None


def _start_of(file: Path) -> str:
    """Contents of a file, up to more than the largest record."""
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    return data.decode("utf-8", "strict" if len(data) <= LARGEST else "ignore").ljust(len(data))


def read_record(text: str, home: str | None) -> tuple[AnyGame, Record]:
    """Game and record of a text. Raises Trouble."""
    named = next((line.removeprefix("game ") for line in text.splitlines() if line.startswith("game ")), "")
    try:
        games = {game.id: game for game in [find_game(home or named)]} if named else {}
        record = read(text, games)
    except BadRecord as error:
        raise Trouble("cli-bad-record", 1, detail=str(error)) from None
    return games[record.game], record


def check_head(words: Words, game: AnyGame, record: Record) -> None:
    """Check that the game can be played here at all. Raises Trouble."""
    if not game.reads(record.version):
        raise Trouble("cli-other-version", 1, record=record.version, house=game.version)
    if record.seats not in game.seats:
        raise Trouble("cli-bad-seats", 1, game=game.id, seats=record.seats, known=", ".join(map(str, game.seats)))
    if record.players and len(record.players) != record.seats:
        raise Trouble("cli-bad-players", 1, players=len(record.players), seats=record.seats)
    refusal = game.misfit(record.options, record.seats)
    if refusal:
        raise Trouble("cli-does-not-fit", 1, why=refusal_sentence(words, game.id, refusal))


def _replay(words: Words, game: AnyGame, record: Record, lines: Sequence[tuple[int, str]], show: "_Show") -> Any:
    state = _beginning(game, record)
    show.position(state)
    for step, (number, line) in zip(record.steps, lines, strict=True):
        try:
            state, events = _taken(words, game, state, step)
        except ValueError as why:
            raise Trouble("cli-illegal-step", 1, line=number, step=line, why=why) from None
        show.step(step, state, events)
        show.position(state)
    return state


def _beginning(game: AnyGame, record: Record) -> Any:
    try:
        return beginning(game, record)
    except ValueError as error:
        raise Trouble("cli-bad-record", 1, detail=str(error)) from None


def _taken(words: Words, game: AnyGame, state: Any, step: Step) -> tuple[Any, Sequence[Any]]:
    """State after the step, and its events; a ValueError says in words why it is impossible."""
    try:
        return take(game, state, step)
    except NotAtTable as error:
        raise ValueError(words("cli-no-such-seat")) from error
    except IllegalAction as error:
        raise ValueError(refusal_sentence(words, game.id, error.refusal)) from error
    except IllegalOutcome as error:
        asked = isinstance(game.pending(state), Dice | Draw)
        raise ValueError(words("cli-chance-impossible" if asked else "cli-chance-not-asked")) from error


def _check_end(words: Words, game: AnyGame, record: Record, state: Any) -> Over | None:
    """End of the game by the rules, compared with the record's; agreement and resigning end it at the table."""
    pending = game.pending(state)
    reached = pending if isinstance(pending, Over) else None
    said = record.result
    by_the_table = reached is None and said is not None and said.why.startswith("TABLE-")
    if said != reached and not by_the_table:
        raise Trouble("cli-other-result", 1, said=_short(words, said), reached=_short(words, reached))
    return said


def _check_marks(game: AnyGame, record: Record, state: Any) -> None:
    """Check the marks: a record may leave them out, but not have wrong ones."""
    true = game.hooks.marks(state)
    if record.marks and record.marks != true:
        said, reached = (msgspec.json.encode(marks).decode() for marks in (record.marks, true))
        raise Trouble("cli-other-marks", 1, said=said, reached=reached)


def _short(words: Words, over: Over | None) -> str:
    if over is None:
        return words("cli-not-over")
    return f"{' – '.join(f'{score:g}' for score in over.scores)} ({over.why})"


class _Show:
    """Printer of the replayed game."""

    def __init__(self, words: Words, game: AnyGame, record: Record, draw: bool, quiet: bool) -> None:
        self.words, self.game, self.record, self.draw, self.quiet = words, game, record, draw, quiet
        seats = tuple(words("cli-seat", seat=1 + n) for n in range(record.seats))
        given = record.players or seats
        self.players = told_apart(tuple(name or seat for name, seat in zip(given, seats, strict=False)))
        self.count = 0
        self.look, self.reader = look_of(game), Reader(words, self.players, None)

    def head(self) -> None:
        name = self.words(f"{self.game.id}-name")
        options = msgspec.json.encode(self.record.options).decode()
        players = " – ".join(self.players)
        print(self.words("cli-replay-head", game=name, version=self.record.version, players=players, options=options))

    def step(self, step: Step, state: Any, events: Sequence[Any]) -> None:
        """Print the step as recorded, and its events in sentences."""
        self.count += 1
        if self.quiet:
            return
        print(f"{self.count:>5}  {self._written(step)}")
        self.look.notice(self.reader, self.game.view(state, None))
        for event in events:
            if line := self.look.tell(self.reader, event).sentence(self.reader):
                print(f"       {line}")

    def _written(self, step: Step) -> str:
        if isinstance(step, Chance):
            return f"* {' '.join(map(str, step.outcome))}"
        if isinstance(step, Concession):
            return f"{self.players[step.seat]}: {self.words('cli-gives-up')}"
        who = self.words("cli-judge") if step.seat == HOST else self.players[step.seat]
        return f"{who}: {self.game.notation.write(step.action)}"

    def position(self, state: Any) -> None:
        if self.draw and not self.quiet:
            print(self.game.notation.draw(state))
            print()

    def end(self, over: Over | None) -> None:
        print(self.words("cli-replay-holds", steps=self.count))
        if over:
            print(f"{ending(self.words, over, self.players)} {_short(self.words, over)}")


class _Silence(_Show):
    """Silent printer, for `--quiet`."""

    def head(self) -> None:
        pass

    def end(self, over: Over | None) -> None:
        pass


def ending(words: Words, over: Over, players: tuple[str, ...]) -> str:
    """End of the game, in words."""
    winners, losers = (
        [name for name, each in zip(players, over.scores, strict=False) if each == score] for score in (1, 0)
    )
    key = f"{'over' if winners else 'drawn'}-{dashed(over.why)}"
    winner, loser = ", ".join(winners), ", ".join(losers)
    said = words.first(
        (key, "cli-over-won" if winners else "cli-over-drawn"), winner=winner, loser=loser, losers=len(losers)
    )
    return said if not winners or winner in said else f"{said} {words('cli-over-won', winner=winner)}"


def told_apart(players: tuple[str, ...]) -> tuple[str, ...]:
    """Names, numbered by seat where several are equal."""
    return tuple(name if players.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(players, 1))
