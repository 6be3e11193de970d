"""Python client for programs that play over the network: reads views and legal actions, answers, comes back by itself.

    async with Client("https://games.example", token) as me:
        async for ask in me.play(game="dnup", pace="quick"):
            await ask.answer(choose(ask))

It needs msgspec and websockets, and nothing else of this package. docs/live-protocol.md has the messages.
"""

from pelipoyta.client.client import Client
from pelipoyta.client.errors import BadAnswer, ClientError, IllegalAnswer, NotAdmitted, TableClosed
from pelipoyta.client.events import BotLimited, BotWelcomed, GameBegun, GameFinished, LineLost
from pelipoyta.client.question import Answered, OpenQuestion
from pelipoyta.client.threads import in_thread

__all__ = [
    "Answered",
    "BadAnswer",
    "BotLimited",
    "BotWelcomed",
    "Client",
    "ClientError",
    "GameBegun",
    "GameFinished",
    "IllegalAnswer",
    "LineLost",
    "NotAdmitted",
    "OpenQuestion",
    "TableClosed",
    "in_thread",
]
