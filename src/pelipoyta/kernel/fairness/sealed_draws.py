"""Draws from sealed decks by leaf number, so that they can be verified without seeing a card."""

from collections.abc import Iterable, Sequence
from typing import Any

from pelipoyta.kernel.chance import Draw, Outcome
from pelipoyta.kernel.fairness.copies import Whereabouts
from pelipoyta.kernel.fairness.sealed import Order, Sealed
from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.table_hooks import DealtCards, Private


def dealt_of(game: AnyGame) -> tuple[Private[Any], DealtCards[Any]] | None:
    """The private option that chance draws from, if the game has one."""
    return next(((each, each.dealt) for each in game.hooks.private if each.dealt), None)


def text_of(options: Any, option: str, seat: Seat) -> str:
    texts = getattr(options, option)
    return str(texts[seat % len(texts)])


def order_of(dealt: DealtCards[Any], key: str, text: str) -> Order:
    """Leaves of one deck text."""
    return Order(key, text, Whereabouts(dealt.things(text)).all)


class Deals:
    """Sealed decks of all seats at one table: which leaves lie in which zone, from step to step."""

    def __init__(self, dealt: DealtCards[Any], orders: Sequence[Order], lying: Sequence[Whereabouts]) -> None:
        self._dealt = dealt
        self.orders = orders
        self._lying = lying

    @classmethod
    def begun(cls, game: AnyGame, options: Any, keys: Sequence[str]) -> "Deals | None":
        """Decks before the first step; None where no seat has a sealed deck."""
        found = dealt_of(game)
        if found is None or not keys:
            return None
        private, dealt = found
        texts = [text_of(options, private.option, seat) for seat in range(len(keys))]
        orders = [order_of(dealt, key, text) for key, text in zip(keys, texts, strict=True)]
        return cls(dealt, orders, [Whereabouts(dealt.things(text)) for text in texts])

    def copy(self) -> "Deals":
        return Deals(self._dealt, self.orders, [each.copy() for each in self._lying])

    def follow(self, state: Any) -> None:
        for seat, lying in enumerate(self._lying):
            lying.follow(self._dealt.heaps(state, seat))

    def by_leaf(self, draw: Draw) -> Draw:
        """The same draw from a bag of leaves."""
        assert draw.heap
        seat, name = draw.heap
        leaf_of = self.orders[seat].leaf_of
        return Draw(tuple(sorted(leaf_of[copy] for copy in self._lying[seat].heap(name))), draw.count, draw.heap)

    def taken(self, draw: Draw, leaves: Outcome) -> Outcome:
        """Cards behind the leaves that chance drew."""
        assert draw.heap
        seat = draw.heap[0]
        copies = [self.orders[seat].copies[leaf] for leaf in leaves]
        self._lying[seat].take(copies)
        return tuple(thing for thing, _ in copies)

    def tell(self, events: Iterable[Any]) -> None:
        """Record the cards that all players were told of."""
        for event in events:
            for seat, thing in self._dealt.told(event):
                self._lying[seat].show(thing)

    def sealed(self) -> tuple[Sealed, ...]:
        return tuple(order.sealed(lying.opened) for order, lying in zip(self.orders, self._lying, strict=True))
