"""Balance of variants: how often the player with the first turn won in games between bots, kept as data of the game."""

from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.kernel.parts import has_part

FILE = "balance.json"
SURE = 1.96  # standard errors of a 95 % interval
UNSEEN = 3.0  # what has not come in so many games has, at 95 %, a chance below this divided by their number


class Balance(Struct, frozen=True):
    """Results of the player with the first turn, in games of one bot against itself."""

    bot: str
    seats: int
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """Average score of the player with the first turn."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the share; of games that all ended alike, what they leave open."""
        square = (self.won + self.drawn / 4) / self.games - self.share**2
        return max(SURE * sqrt(max(square, 0.0) / self.games), min(1.0, UNSEEN / self.games))


def file_of(home: str) -> Path | None:
    """File of a game's balance; None for a game without a folder of variants."""
    found = find_spec(f"{home}.variants") if has_part(home, "variants") else None
    return Path(found.origin).parent / FILE if found and found.origin else None


def balance_of(home: str) -> dict[str, Balance]:
    """Balance by variant; "" is the game by its printed rules."""
    file = file_of(home)
    if file is None or not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Balance])


def added(known: Balance | None, more: Balance) -> Balance:
    """Both results together, where the same bots played them; else the later ones."""
    if known is None or (known.bot, known.seats) != (more.bot, more.seats):
        return more
    sums: dict[str, Any] = {name: getattr(known, name) + getattr(more, name) for name in ("won", "drawn", "lost")}
    return Balance(more.bot, more.seats, **sums)
