"""Messages of the lobby by WebSocket: offers to play, who waits, and the table that pairing made."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.community.events.model import ComingEvent
from pelipoyta.community.listing.rows import ListedRow, ListedSeat, LobbyFilter
from pelipoyta.server.schemas.common import Count, Facts, IdempotencyKey, Name
from pelipoyta.server.schemas.websocket.live import FromClient, ToClient
from pelipoyta.table.watching import Watching

Pace = Literal["free", "quick", "slow", "days"]
OfferId = Annotated[str, Meta(max_length=64)]


class OfferWant(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game of an offer: pace and the numbers of players it may be played with."""

    game: str
    pace: Pace
    seats: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=12)]
    rated: bool = False  # for accounts, with a clock (TABLE-23)


class HeldSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that this browser holds, with the token that proves it."""

    id: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=512)]


class EnterLobby(FromClient, frozen=True, tag="enter"):
    """First message: the secret of this browser, which makes its offers its own on every page."""

    device: IdempotencyKey


class PostOffer(FromClient, frozen=True, tag="offer"):
    """Search for players of any of these games, in place of a former search."""

    wants: Annotated[tuple[OfferWant, ...], Meta(min_length=1, max_length=24)]
    name: Name = ""


class WithdrawOffer(FromClient, frozen=True, omit_defaults=True, tag="withdraw"):
    """Stop searching.

    With the table that the person sat down at, a search for games over days goes on where the game is a live one.
    """

    seated: OfferId = ""


class JoinOffer(FromClient, frozen=True, tag="join"):
    """Take this offer: play one of its games for two with its person."""

    offer: OfferId
    want: Count  # which of its games
    name: Name = ""


class HereAnswer(FromClient, frozen=True, tag="here"):
    """Answer `found`: the person is at the page. Without it their game does not begin."""

    table: OfferId


class Attention(FromClient, frozen=True, tag="attention"):
    """Say whether the page is visible; a page hidden for a minute is not paired."""

    visible: bool


class WatchList(FromClient, frozen=True, tag="list"):
    """Watch a list of tables: its rows from `first` on, and all changes of the list from now on."""

    filter: LobbyFilter = LobbyFilter()
    first: Count = 0
    rows: Count = 60


class LeaveList(FromClient, frozen=True, tag="leave_list"):
    """Watch no list any more."""


class WatchMine(FromClient, frozen=True, tag="mine"):
    """Hear of the own games: of the account, and by the tokens that this browser holds."""

    tables: Annotated[tuple[HeldSeat, ...], Meta(max_length=50)] = ()


class WatchEvents(FromClient, frozen=True, tag="events"):
    """Hear of coming events: those that are open to all or to the own clubs, and the own ones."""


class LobbyPing(FromClient, frozen=True, tag="ping"):
    pass


LobbyMessage = (
    EnterLobby
    | PostOffer
    | WithdrawOffer
    | JoinOffer
    | HereAnswer
    | Attention
    | WatchList
    | LeaveList
    | WatchMine
    | WatchEvents
    | LobbyPing
)


class ListRows(ToClient, frozen=True, tag="list", kw_only=True):
    """A window of the watched list, which has `count` rows after change `number`."""

    number: int
    count: int
    first: int
    rows: tuple[ListedRow, ...]


class ListChange(ToClient, frozen=True, tag="list_change", kw_only=True):
    """A change of the watched list: places that are gone, the last first; then rows with the places they get.

    Where a number is missing, ask for the window again.
    """

    number: int
    count: int
    gone: tuple[int, ...]
    put: tuple[tuple[int, ListedRow], ...]


class MyGame(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A game of this person that is not over."""

    id: str
    game: str
    seat: int
    phase: Literal["waiting", "playing", "over"]
    asked: bool = False  # it is the person's turn
    turn: tuple[int, ...] = ()  # other seats whose turn it is, as everybody knows
    seats: tuple[ListedSeat, ...] = ()
    pace: str = "free"
    changed: float = 0.0


class MyGames(ToClient, frozen=True, tag="mine"):
    """The own games that are not over; those where it is the person's turn first."""

    games: tuple[MyGame, ...]


class ComingEvents(ToClient, frozen=True, tag="events"):
    """Coming events, the next to begin first; told again whenever they change."""

    events: tuple[ComingEvent, ...]


class OfferRow(Struct, frozen=True, omit_defaults=True):
    """An offer as everybody sees it."""

    id: str
    name: str
    wants: tuple[OfferWant, ...]
    since: float  # seconds since 1970
    here: bool = False  # the person's page is open and visible
    rating: int | None = None  # of a person with a certain rating


class OwnOffer(Struct, frozen=True):
    """The offer of this browser."""

    id: str
    wants: tuple[OfferWant, ...]
    since: float


class PoolWait(Struct, frozen=True, omit_defaults=True):
    """Usual length of a search at this time of the day: below one minute, three, longer, or seldom at all."""

    game: str
    pace: Pace
    wait: Literal["minute", "minutes", "long", "seldom"]
    rated: bool = False


class LobbyState(ToClient, frozen=True, tag="lobby"):
    """Everything at once: the first rows of `count`, the own offer, and how many people are here."""

    rows: tuple[OfferRow, ...]
    count: int
    people: int
    own: OwnOffer | None = None
    waits: tuple[PoolWait, ...] = ()


class LobbyChange(ToClient, frozen=True, tag="lobby_change"):
    """Rows that are new or changed, and ids of those that are gone."""

    put: tuple[OfferRow, ...]
    gone: tuple[str, ...]
    count: int
    people: int


class OwnOfferChanged(ToClient, frozen=True, tag="own_offer"):
    """The own offer was stored, taken or withdrawn."""

    own: OwnOffer | None


class MatchFound(ToClient, frozen=True, tag="found"):
    """Players were found. The game begins once all have answered `here`, within so many seconds.

    With `seat` they wait at an open table already: the page takes the free seat there, and says `withdraw` with it.
    """

    table: str
    game: str
    seconds: int
    seat: bool = False


class MatchGone(ToClient, frozen=True, tag="found_gone"):
    """The game that was found does not begin. The search goes on, unless this person's answer was `late`."""

    table: str
    late: bool = False


class TableReady(ToClient, frozen=True, tag="paired"):
    """A table was made, with a seat for this browser and the token that proves it."""

    table: str
    game: str
    seat: int
    token: str
    stay: bool = False  # it needs no one at once: a game over days, or one that began a while ago


class LobbyPong(ToClient, frozen=True, tag="pong"):
    pass


class LobbyError(ToClient, frozen=True, tag="error"):
    """A code with its sentence in `errors.ftl`; nothing was changed."""

    code: str
    facts: Facts


LobbyAnswer = (
    LobbyState
    | LobbyChange
    | OwnOfferChanged
    | MatchFound
    | MatchGone
    | TableReady
    | ListRows
    | ListChange
    | MyGames
    | ComingEvents
    | LobbyPong
    | LobbyError
)


class FeaturedGame(Struct, frozen=True, kw_only=True):
    """The game that the start page shows: running, or finished and to be replayed."""

    table: str
    game: str
    names: tuple[str, ...]  # by seat
    finished: bool
    watch: Watching


class FeaturedReply(Struct, frozen=True):
    """The game that the start page shows, if there is one."""

    featured: FeaturedGame | None
