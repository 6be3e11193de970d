"""Facts of a card: its print, with its abilities as words."""

from msgspec.structs import replace

from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.printed import PrintedCard


def code_of(collector: str) -> int:
    """1C290 → 1290: the rarity is not needed to tell cards apart."""
    return int(collector[0]) * 1000 + int(collector[2:])


class Facts(PrintedCard, frozen=True, kw_only=True):
    """A card of the game, with its text."""

    bearer: Filter | None = None
    text: tuple[Ability, ...] = ()

    def says(self, *text: Ability) -> "Facts":
        """The card with this text."""
        return replace(self, text=text)
