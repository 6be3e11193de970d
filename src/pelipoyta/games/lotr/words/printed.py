"""The printed card without its abilities: what filters ask of a card that is not in play."""

from msgspec import Struct

from pelipoyta.games.lotr.terms import Arrow, Block, Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from pelipoyta.games.lotr.words.word import Word

CHARACTERS = (Kind.COMPANION, Kind.ALLY, Kind.MINION)
ITEMS = (Kind.POSSESSION, Kind.ARTIFACT)


class PrintedCard(Struct, frozen=True, kw_only=True):
    """Facts printed on a card; `code` is set × 1000 + number, `id` the collector's info (LOTR-1.11)."""

    id: str
    code: int
    title: str
    kind: Kind
    side: Side
    subtitle: str = ""
    unique: bool = False
    culture: Culture | None = None
    race: Race | None = None
    twilight: int = 0  # on sites the Shadow number
    strength: int = 0  # on what is attached, a bonus for the bearer
    vitality: int = 0
    resistance: int = 0
    signet: Signet | None = None
    site: int = 0  # a site's own number, or a minion's site number
    block: Block = Block.FELLOWSHIP
    arrow: Arrow | None = None
    home: tuple[tuple[int, Block], ...] = ()
    item: ItemClass | None = None
    bearer: Word | None = None  # filter of the cards that may bear it; None: it plays to the support area
    once_each: bool = False  # no more than one on a bearer
    beside: bool = False  # may be borne besides one other item of its class
    keywords: tuple[tuple[Keyword, int], ...] = ()
    text: tuple[Word, ...] = ()

    @property
    def is_character(self) -> bool:
        return self.kind in CHARACTERS

    @property
    def is_item(self) -> bool:
        return self.kind in ITEMS
