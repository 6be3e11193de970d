"""Messages of bots from outside: the lobby as a bot account sees it, and the pages of its owner."""

from typing import Annotated

from msgspec import Meta, Struct

from pelipoyta.community.outside.model import BotScope, Opponents
from pelipoyta.server.schemas.common import Count, IdempotencyKey, Name
from pelipoyta.server.schemas.websocket.live import FromClient, ToClient
from pelipoyta.server.schemas.websocket.lobby import LobbyError, LobbyPing, LobbyPong, OfferWant, Pace, TableReady

AccountName = Annotated[str, Meta(max_length=64)]
TokenLabel = Annotated[str, Meta(max_length=64)]


class EnterAsBot(FromClient, frozen=True, tag="enter"):
    """First message of a bot, which its bearer token has proved already; nothing is needed besides."""

    device: str = ""


class AcceptGames(FromClient, frozen=True, tag="accepts"):
    """Wait for games of these kinds, in place of former ones; without any the bot waits no more.

    `at_once` is how many games the bot wants to play at the same time; each that ends makes room for another.
    """

    wants: Annotated[tuple[OfferWant, ...], Meta(max_length=24)]
    opponents: Opponents = "bots"
    at_once: Annotated[int, Meta(ge=1, le=8)] = 1


BotMessage = EnterAsBot | AcceptGames | LobbyPing


class LimitsOfBot(Struct, frozen=True):
    """Games at once and a day among bots, and how many were begun in the last day."""

    at_once: int
    a_day: int
    today: int


class BotWelcome(ToClient, frozen=True, tag="bot_welcome"):
    """Answer to `enter`: the account, the scopes of its token, limits, and the games that are not over."""

    account: str
    name: str
    scopes: tuple[str, ...]
    limits: LimitsOfBot
    games: tuple[TableReady, ...]


class Accepting(ToClient, frozen=True, tag="accepting"):
    """The games that the bot waits for now."""

    wants: tuple[OfferWant, ...]
    opponents: Opponents
    at_once: int


BotAnswer = BotWelcome | Accepting | TableReady | LobbyPong | LobbyError


class WaitingBotInfo(Struct, frozen=True):
    """Bot that waits in the lobby, as everybody sees it; `owner` is the name of the person who answers for it."""

    id: str
    name: str
    owner: str
    wants: tuple[OfferWant, ...]
    opponents: Opponents
    free: bool  # it has room for another game


class InviteBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Invitation of a waiting bot to a game at a new table; the caller gets the first seat."""

    game: str
    pace: Pace
    seats: Count = 2
    name: Name = ""
    key: IdempotencyKey | None = None


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    name: AccountName


class NewBotToken(Struct, frozen=True, forbid_unknown_fields=True):
    scopes: Annotated[tuple[BotScope, ...], Meta(min_length=1, max_length=3)]
    label: TokenLabel = ""


class BotTokenInfo(Struct, frozen=True):
    """Token as its owner sees it in the list: everything but the secret."""

    id: str
    label: str
    scopes: tuple[str, ...]
    made: float
    seen: float


class BotTokenMade(Struct, frozen=True):
    """A new token, shown this once."""

    id: str
    token: str


class OwnBotInfo(Struct, frozen=True):
    """Bot of the caller, with its tokens."""

    id: str
    name: str
    made: float
    tokens: tuple[BotTokenInfo, ...]
