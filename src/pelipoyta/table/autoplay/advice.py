"""What a good player would do, for one who asks: from that seat's view alone, and noted in the log (TABLE-14)."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.optional.hint import Hint
from pelipoyta.table.autoplay.autoplayer import Minds
from pelipoyta.table.commands import Help
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

NO_ADVISER = "uniform"  # whoever chooses at random has no reasons


class Advisers(Minds, Protocol):
    """Bots that can also say what speaks for a choice."""

    async def explain(self, game_id: str, seat: Seat, view: Any, action: Any) -> tuple[Hint, ...]: ...


class Advice(Struct, frozen=True):
    """A legal action, and what speaks for it in the game's words; those of a game without any are its notation."""

    action: Any
    hints: tuple[Hint, ...]
    text: str


async def advise(table: Table, minds: Advisers, bots: Sequence[str], budget: float, seat: Seat, at: int) -> Advice:
    """Of one question the same is said again, and noted once. Raises TableError, or IllegalAction by TABLE-14."""
    match, able = table.match, [bot for bot in bots if bot != NO_ADVISER]
    _check(match, seat, at)
    if not able:
        raise TableError("no_adviser", {"game": match.header.game})
    now = match.course.now
    sight = now.sight(seat)
    await table.do(Help(seat, f"help-{match.course.question[seat]}"))
    action = await minds.choose(match.game.id, able[-1], seat, sight.view, now.what, sight.legal, at, budget, "")
    said = await minds.explain(match.game.id, seat, sight.view, action)
    return Advice(action, said, match.game.notation.write(action))


def _check(match: TableState, seat: Seat, at: int) -> None:
    if match.frozen:
        raise TableError("frozen", {"game": match.header.game, "version": match.header.version})
    if not match.started:
        raise TableError("not_started", {"rule": "TABLE-7"})
    if match.over:
        raise TableError("game_over", {"rule": match.over.why})
    asked = match.course.question.get(seat)
    if asked is None or not asked <= at <= match.at[seat]:  # others may have answered meanwhile
        raise TableError("stale", {"at": match.at[seat]})
