"""Facts about waiting people as pairing asks for them."""

from typing import TYPE_CHECKING

from pelipoyta.community.pairing import PairingPool
from pelipoyta.server.lobby.pairing.paces import first_options
from pelipoyta.server.lobby.presence.processes import LobbyPresence
from pelipoyta.table.live.lobby import Lobby

if TYPE_CHECKING:
    from pelipoyta.community.offers.facts import WaitingFacts

PairingPoints = dict[tuple[str, PairingPool], float]
RATING = 1353.0  # of a person without one: that of the second level


class LobbyFacts:
    """Facts of one round. Two of one browser or account are one person, who never meets itself."""

    def __init__(self, waiting: "WaitingFacts", points: PairingPoints, presence: LobbyPresence, lobby: Lobby) -> None:
        self._waiting, self._points, self._presence, self._lobby = waiting, points, presence, lobby

    def rating(self, person: str, pool: PairingPool) -> float:
        return self._points.get((person, pool), RATING)

    def may_meet(self, one: str, other: str, pool: PairingPool) -> bool:
        two = frozenset((one, other))
        kept_apart = two in self._waiting.blocked or two in self._waiting.aborted
        return one != other and not kept_apart and (pool.lasts or two not in self._waiting.busy)

    def is_here(self, person: str) -> bool:
        return self._presence.is_here(person)

    def met_lately(self, one: str, other: str) -> bool:
        return frozenset((one, other)) in self._waiting.met

    def conduct(self, person: str) -> int:
        return self._waiting.conduct.get(person, 0)

    def team_count(self, pool: PairingPool, seats: int) -> int:
        teams = set(teams_of(self._lobby, pool, seats))
        return len(teams) if len(teams) < seats else 0


def teams_of(lobby: Lobby, pool: PairingPool, seats: int) -> tuple[int, ...]:
    """Team of each seat."""
    game = lobby.game(pool.game)
    return game.hooks.teams(first_options(game), seats)
