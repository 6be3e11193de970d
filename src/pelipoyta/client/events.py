"""Events besides questions: games that begin and end, lines that are lost, limits."""

from dataclasses import dataclass

from pelipoyta.client.messages import FinalScores, LobbyBotWelcome


@dataclass(frozen=True)
class BotWelcomed:
    """The lobby has let the bot in, for the first time or after a lost line."""

    welcome: LobbyBotWelcome


@dataclass(frozen=True)
class GameBegun:
    table: str
    game: str
    seat: int


@dataclass(frozen=True)
class GameFinished:
    table: str
    game: str
    seat: int
    result: FinalScores

    @property
    def score(self) -> float:
        """The own score: 1 won, 0 lost."""
        return self.result.scores[self.seat]


@dataclass(frozen=True)
class LineLost:
    """A connection is gone and is tried again after the pause; `table` is empty for the lobby's."""

    table: str
    pause: float


@dataclass(frozen=True)
class BotLimited:
    """The server refuses more for now; the client waits these seconds by itself."""

    code: str
    seconds: float


BotEvent = BotWelcomed | GameBegun | GameFinished | LineLost | BotLimited
