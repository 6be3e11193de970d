"""Result of a finished game, as ratings, leagues and profiles read it."""

from msgspec import Struct

from pelipoyta.community.ratings.model import RatedResult, RatingKey

BOT = "bot:"  # before the name of a bot of the house
GUEST = "guest:"  # before the seat of a player without an account


class TableResult(Struct, frozen=True, kw_only=True):
    """Result of one table. A lower rank is better; players are accounts, bots or guests.

    `flags` say what was unusual: aborted, left, timeout, resigned, agreed, awarded, stand-in, helped.
    """

    id: str  # of the table
    key: RatingKey
    ended: float
    season: int
    sides: tuple[tuple[str, ...], ...]
    ranks: tuple[int, ...]
    why: str  # rule that ended the game
    flags: tuple[str, ...] = ()
    vanished: tuple[str, ...] = ()  # ran out of time and left team mates alone
    rated: bool = False
    contest: str = ""

    @property
    def players(self) -> list[str]:
        return [player for side in self.sides for player in side]

    @property
    def accounts(self) -> list[str]:
        return [player for player in self.players if is_account(player)]

    def rating_result(self) -> RatedResult:
        """The result as the fold of ratings takes it."""
        return RatedResult(
            id=self.id, ended=self.ended, key=self.key, sides=self.sides, ranks=self.ranks, vanished=self.vanished
        )


def is_account(player: str) -> bool:
    return not player.startswith((BOT, GUEST))
