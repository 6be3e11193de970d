"""Decks as bags: only the positions someone fixed are stored; any other card is settled by chance when drawn."""

from collections.abc import Iterable

from msgspec import Struct

from pelipoyta.kernel.chance import Draw, Outcome

Cards = tuple[int, ...]


class Deck(Struct, frozen=True):
    """A face-down pile: known cards on top, an unordered rest, known cards at the bottom."""

    top: Cards = ()
    bag: Cards = ()  # kept sorted, so that equal decks are equal
    bottom: Cards = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def chance(self, count: int, heap: tuple[int, str] | None = None) -> Draw | None:
        """What chance must settle before `count` cards can be drawn; `heap` where the deck is a player's own."""
        needed = min(max(count - len(self.top), 0), len(self.bag))
        return Draw(self.bag, needed, heap) if needed else None

    def drawn(self, count: int, outcome: Outcome = ()) -> tuple[Cards, "Deck"]:
        """The `count` topmost cards, once chance has settled, and what is left; fewer where the deck is short."""
        top, bottom = self.top, self.bottom
        known = top[:count]
        sunk = bottom[: max(count - len(known) - len(outcome), 0)]
        left = Deck(top[len(known) :], _without(self.bag, outcome), bottom[len(sunk) :])
        return known + outcome + sunk, left

    def shuffled(self, more: Iterable[int] = ()) -> "Deck":
        """All cards, and `more`, in an order nobody knows."""
        return Deck(bag=tuple(sorted((*self.top, *self.bag, *self.bottom, *more))))

    def turned(self) -> "Deck":
        """The other way up: what was beneath lies on top."""
        return Deck(self.bottom[::-1], self.bag, self.top[::-1])

    def put_on_top(self, cards: Cards) -> "Deck":
        return Deck(cards + self.top, self.bag, self.bottom)

    def put_under(self, cards: Cards) -> "Deck":
        return Deck(self.top, self.bag, self.bottom + cards)


def _without(bag: Cards, taken: Cards) -> Cards:
    left = list(bag)
    for card in taken:
        left.remove(card)
    return tuple(left)
