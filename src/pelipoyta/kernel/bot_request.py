"""Request for one choice of a bot: what tables ask and bots answer."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.terms import Seat


class BotRequest(Struct, frozen=True, kw_only=True, gc=False):
    """Request for a bot's choice: a seat's view, its legal actions, seeds and a budget of seconds."""

    game_id: str
    bot: str
    seat: Seat
    view: Any
    ask: str | None  # the kind of question; None: the bot may act out of turn, or let the offer pass
    legal: Sequence[Any]
    seed: int | str
    budget: float  # seconds
    game_seed: str = ""  # of what the bot draws once for the whole game
