"""`pelipoyta play`: a game in the terminal against bots."""

from pathlib import Path
from random import Random, SystemRandom

from rich.console import Console

from pelipoyta.bots.registry import names
from pelipoyta.cli.arguments import check_seats, fewest_seats, find_game, read_bots, read_options
from pelipoyta.cli.records.replay import told_apart
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.cli.terminal.look import Reader
from pelipoyta.cli.terminal.looks import look_of
from pelipoyta.cli.terminal.table import TerminalTable
from pelipoyta.kernel.records.record import write

OWN = 0o600  # readable by the owner of the file alone


def play_here(
    lang: str,
    name: str,
    *,
    seats: int | None,
    seat: int,
    bots: str,
    options: str,
    seed: int | None,
    save: Path | None,
) -> None:
    """Seat the user and the bots, and play; the record is saved however the game ends."""
    game = find_game(name)
    chosen = read_options(game, options)
    rivals = read_bots(game, bots) if bots else names(game.id)[:1]
    count = check_seats(game, chosen, seats or fewest_seats(game, chosen, len(rivals) + 1), lang)
    if not 1 <= seat <= count:
        raise Trouble("cli-bad-seat", seat=seat, seats=count)
    if save:
        _prepare(save)
    words, me = vocabulary(lang, game.id, "table", "common"), seat - 1
    line_up = _line_up(rivals, count, me)
    players = told_apart(tuple(words.first((f"bot-{bot}", bot)) if bot else words("cli-you") for bot in line_up))
    luck = Random(SystemRandom().getrandbits(64) if seed is None else seed)
    table = TerminalTable(
        console=Console(),
        game=game,
        look=look_of(game),
        reader=Reader(words, players, me),
        options=chosen,
        bots=line_up,
        luck=luck,
    )
    try:
        table.play()
    finally:
        if save:
            _save(save, table)


def _line_up(bots: tuple[str, ...], seats: int, me: int) -> tuple[str, ...]:
    """Bots of the seats; the user's own seat is empty."""
    rivals = [bots[index % len(bots)] for index in range(seats - 1)]
    return (*rivals[:me], "", *rivals[me:])


def _save(file: Path, table: TerminalTable) -> None:
    """Write the record; of a game that is not over, which holds every hand, for the user alone."""
    if not table.over and not table.game.hooks.open:
        file.chmod(OWN)
        table.console.print(table.reader.words("cli-saved-hidden"))
    file.write_text(write(table.game, table.record()), encoding="utf-8")


def _prepare(file: Path) -> None:
    """Check before the game that the record can be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=str(file), detail=error.strerror) from None
