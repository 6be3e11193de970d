"""Decks as bags: only known positions are stored; chance settles any other card when it is drawn."""

from collections.abc import Iterable

from msgspec import Struct

from pelipoyta.kernel.chance import Draw, Outcome

Cards = tuple[int, ...]


class Deck(Struct, frozen=True):
    """Face-down pile: known cards on top, an unordered rest, known cards at the bottom."""

    top: Cards = ()
    bag: Cards = ()  # sorted, so that equal decks compare equal
    bottom: Cards = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def chance(self, count: int, heap: tuple[int, str] | None = None) -> Draw | None:
        """Draw that must be settled before `count` cards can be taken; `heap` for a player's own deck."""
        needed = min(max(count - len(self.top), 0), len(self.bag))
        return Draw(self.bag, needed, heap) if needed else None

    def drawn(self, count: int, outcome: Outcome = ()) -> tuple[Cards, "Deck"]:
        """Take the `count` topmost cards once chance has settled; fewer if the deck is short. Returns the rest too."""
        top, bottom = self.top, self.bottom
        known = top[:count]
        sunk = bottom[: max(count - len(known) - len(outcome), 0)]
        left = Deck(top[len(known) :], _without(self.bag, outcome), bottom[len(sunk) :])
        return known + outcome + sunk, left

    def shuffled(self, more: Iterable[int] = ()) -> "Deck":
        """Shuffle all cards, and `more`, into unknown order."""
        return Deck(bag=tuple(sorted((*self.top, *self.bag, *self.bottom, *more))))

    def turned(self) -> "Deck":
        """Deck turned over: the bottom becomes the top."""
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
