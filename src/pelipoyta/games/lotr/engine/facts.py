"""What is printed on a card, as data: the facts, the keywords, and its abilities as words."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.games.lotr.terms import Arrow, Block, Culture, ItemClass, Keyword, Kind, Race, Side, Signet

if TYPE_CHECKING:
    from pelipoyta.games.lotr.language.flow.abilities import Ability
    from pelipoyta.games.lotr.words.filters import Filter

CHARACTERS = (Kind.COMPANION, Kind.ALLY, Kind.MINION)
ITEMS = (Kind.POSSESSION, Kind.ARTIFACT)


def code_of(collector: str) -> int:
    """1C290 → 1290: the rarity is not needed to tell cards apart."""
    return int(collector[0]) * 1000 + int(collector[2:])


class Facts(Struct, frozen=True, kw_only=True):
    """One card of the game; `code` is set × 1000 + number, `id` the collector's info (LOTR-1.11)."""

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
    bearer: "Filter | None" = None  # who may bear it; None: it plays to the support area
    once_each: bool = False  # no more than one on a bearer
    beside: bool = False  # may be borne besides one other item of its class
    keywords: tuple[tuple[Keyword, int], ...] = ()
    text: "tuple[Ability, ...]" = ()

    def says(self, *text: "Ability") -> "Facts":
        """The card with this text."""
        return replace(self, text=text)

    @property
    def is_character(self) -> bool:
        return self.kind in CHARACTERS

    @property
    def is_item(self) -> bool:
        return self.kind in ITEMS
