"""Values of bot accounts: scopes, limits, the games they take and play."""

from typing import Literal

from msgspec import Struct

from pelipoyta.community.pairing import PairingPool, Want

BotScope = Literal["play", "watch", "offer"]
Opponents = Literal["bots", "people", "all"]
GAMES_AT_ONCE = 8
GAMES_A_DAY = 200  # among bots
BOTS_OF_OWNER = 10
TOKENS_OF_BOT = 10
DAY = 86_400.0
HERE = 25.0  # seconds for which a bot counts as connected after its last message


class BotAccepts(Struct, frozen=True, kw_only=True):
    """Games that a bot takes, and from whom."""

    bot: str
    wants: tuple[Want, ...]
    opponents: Opponents
    at_once: int
    since: float
    until: float

    def takes(self, game: str, pace: str, seats: int) -> bool:
        return any((want.pool.game, want.pool.pace) == (game, pace) and seats in want.seats for want in self.wants)


class BotGame(Struct, frozen=True, kw_only=True):
    """Seat of a bot in one game."""

    table_id: str
    seat: int
    bot: str
    key: str
    pool: PairingPool
    among_bots: bool
    began: float
    made: bool = False
    ended: float | None = None

    def counts(self, now: float) -> bool:
        """True while the game takes one of the bot's places; one without a move's deadline is given up after a day."""
        return self.ended is None and (self.pool.pace == "days" or now - self.began < DAY)


class BotAccount(Struct, frozen=True, kw_only=True):
    """Bot account as its owner and the lobby know it."""

    id: str
    name: str
    owner: str
    made: float


class WaitingBot(Struct, frozen=True, kw_only=True):
    """Bot that is connected and waits, with the games it is playing."""

    account: BotAccount
    accepts: BotAccepts
    running: int
    today: int  # games among bots in the last day

    @property
    def has_room(self) -> bool:
        return self.running < min(self.accepts.at_once, GAMES_AT_ONCE)
