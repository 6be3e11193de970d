"""Messages of the lobby by WebSocket: offers to play, who waits, and the table that pairing made."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.server.schemas.common import Count, Facts, IdempotencyKey, Name
from pelipoyta.server.schemas.live import FromClient, ToClient

Pace = Literal["free", "quick", "slow", "days"]
OfferId = Annotated[str, Meta(max_length=64)]


class OfferWant(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of an offer: pace and the numbers of players it may be played with."""

    game: str
    pace: Pace
    seats: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=12)]


class EnterLobby(FromClient, frozen=True, tag="enter"):
    """First message: the secret of this browser, which makes its offers its own on every page."""

    device: IdempotencyKey


class PostOffer(FromClient, frozen=True, tag="offer"):
    """Search for players of any of these games, in place of a former search."""

    wants: Annotated[tuple[OfferWant, ...], Meta(min_length=1, max_length=24)]
    name: Name = ""


class WithdrawOffer(FromClient, frozen=True, tag="withdraw"):
    """Stop searching."""


class JoinOffer(FromClient, frozen=True, tag="join"):
    """Take this offer: play one of its games for two with its person."""

    offer: OfferId
    want: Count  # which of its games
    name: Name = ""


class Attention(FromClient, frozen=True, tag="attention"):
    """Say whether the page is visible; a page hidden for a minute is not paired."""

    visible: bool


class LobbyPing(FromClient, frozen=True, tag="ping"):
    pass


LobbyMessage = EnterLobby | PostOffer | WithdrawOffer | JoinOffer | Attention | LobbyPing


class OfferRow(Struct, frozen=True, omit_defaults=True):
    """An offer as everybody sees it."""

    id: str
    name: str
    wants: tuple[OfferWant, ...]
    since: float  # seconds since 1970
    here: bool = False  # the person's page is open and visible


class OwnOffer(Struct, frozen=True):
    """The offer of this browser."""

    id: str
    wants: tuple[OfferWant, ...]
    since: float


class LobbyState(ToClient, frozen=True, tag="lobby"):
    """Everything at once: the first rows of `count`, the own offer, and how many people are here."""

    rows: tuple[OfferRow, ...]
    count: int
    people: int
    own: OwnOffer | None = None


class LobbyChange(ToClient, frozen=True, tag="lobby_change"):
    """Rows that are new or changed, and ids of those that are gone."""

    put: tuple[OfferRow, ...]
    gone: tuple[str, ...]
    count: int
    people: int


class OwnOfferChanged(ToClient, frozen=True, tag="own_offer"):
    """The own offer was stored, taken or withdrawn."""

    own: OwnOffer | None


class TableReady(ToClient, frozen=True, tag="paired"):
    """A table was made, with a seat for this browser and the token that proves it."""

    table: str
    game: str
    seat: int
    token: str


class LobbyPong(ToClient, frozen=True, tag="pong"):
    pass


class LobbyError(ToClient, frozen=True, tag="error"):
    """A code with its sentence in `errors.ftl`; nothing was changed."""

    code: str
    facts: Facts


LobbyAnswer = LobbyState | LobbyChange | OwnOfferChanged | TableReady | LobbyPong | LobbyError
