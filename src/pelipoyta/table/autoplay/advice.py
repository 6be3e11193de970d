"""Advice on request: a strong bot's choice from the seat's own view, noted in the log (TABLE-14)."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from pelipoyta.kernel.bot_request import BotRequest
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.optional.hint import Hint
from pelipoyta.table.autoplay.autoplayer import Bots
from pelipoyta.table.commands import FromSeat, TakeAdvice
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.state.table_state import TableState

NO_ADVISER = "uniform"  # a bot that plays at random has no reasons to give


class Advisers(Bots, Protocol):
    """Bots that can also explain a choice."""

    async def explain(self, game_id: str, seat: Seat, view: Any, action: Any) -> tuple[Hint, ...]: ...


class Advice(Struct, frozen=True):
    """A recommended action, the reasons for it, and its notation for games without reasons."""

    action: Any
    hints: tuple[Hint, ...]
    text: str


async def advise(
    table: TablePort, advisers: Advisers, seat: Seat, version: int, *, bots: Sequence[str], budget: float
) -> Advice:
    """Advice for the question before the seat: always the same, and logged once.

    Raises TableError, or IllegalAction by TABLE-14.
    """
    state, able = table.state, [bot for bot in bots if bot != NO_ADVISER]
    _check(state, seat, version)
    if not able:
        raise TableError("no_adviser", {"game": state.header.game})
    now = state.history.current
    seat_view = now.seat_view(seat)
    await table.submit(FromSeat(seat, TakeAdvice(f"help-{state.history.asked_version[seat]}")))
    request = BotRequest(
        game_id=state.game.id,
        bot=able[-1],
        seat=seat,
        view=seat_view.view,
        ask=now.what,
        legal=seat_view.legal,
        seed=version,
        budget=budget,
    )
    action = await advisers.choose(request)
    hints = await advisers.explain(state.game.id, seat, seat_view.view, action)
    return Advice(action, hints, state.game.notation.write(action))


def _check(state: TableState, seat: Seat, version: int) -> None:
    if state.frozen:
        raise TableError("frozen", {"game": state.header.game, "version": state.header.version})
    if not state.started:
        raise TableError("not_started", {"rule": "TABLE-7"})
    if state.over:
        raise TableError("game_over", {"rule": state.over.why})
    asked = state.history.asked_version.get(seat)
    if asked is None or not asked <= version <= state.versions[seat]:  # others may have answered meanwhile
        raise TableError("stale", {"at": state.versions[seat]})
