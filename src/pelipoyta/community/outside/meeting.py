"""Pairing of bots among bots: a pure function over those that wait, by the pairing that people have."""

from collections.abc import Callable, Sequence

from pelipoyta.community.outside.model import GAMES_A_DAY, WaitingBot
from pelipoyta.community.pairing import Offer, PairedGame, PairingPool, pair

EQUAL = 1500.0


class BotFacts:
    """Facts of pairing bots: all are here, and all may meet."""

    def __init__(self, teams: Callable[[PairingPool, int], int]) -> None:
        self._teams = teams

    def rating(self, _person: str, _pool: PairingPool) -> float:
        return EQUAL

    def may_meet(self, one: str, other: str, _pool: PairingPool) -> bool:
        return one != other

    def is_here(self, _person: str) -> bool:
        return True

    def met_lately(self, _one: str, _other: str) -> bool:
        return False

    def conduct(self, _person: str) -> int:
        return 0

    def team_count(self, pool: PairingPool, seats: int) -> int:
        return self._teams(pool, seats)


def pair_bots(bots: Sequence[WaitingBot], facts: BotFacts, now: float) -> list[PairedGame]:
    """Games to begin among bots that wait for bots and have room; each is taken once."""
    ready = [bot for bot in bots if bot.accepts.opponents != "people" and bot.has_room and bot.today < GAMES_A_DAY]
    offers = [
        Offer(id=bot.account.id, people=(bot.account.id,), wants=bot.accepts.wants, since=bot.accepts.since)
        for bot in ready
    ]
    return pair(offers, facts, now)


def is_rated(bots: Sequence[WaitingBot], pool: PairingPool) -> bool:
    """True for a game with a clock between bots of different owners."""
    owners = [bot.account.owner for bot in bots]
    return pool.pace != "free" and len(set(owners)) == len(owners)
