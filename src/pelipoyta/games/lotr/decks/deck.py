"""A deck list: Ring-bearer, Ring, adventure deck, draw deck (LOTR-2.1)."""

from msgspec import Struct


class DeckList(Struct, frozen=True):
    """Codes; `cards` with how many of each; `start` is the fixed starting fellowship of a boxed deck."""

    bearer: int
    ring: int
    sites: tuple[int, ...]
    cards: tuple[tuple[int, int], ...]
    start: tuple[int, ...] = ()

    def draw_deck(self) -> list[int]:
        return [code for code, count in self.cards for _ in range(count)]
