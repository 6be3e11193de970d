"""The cards in play by their ids, and what has been found out about them, which lasts until any of them changes."""

from collections.abc import Iterable, Mapping
from typing import Any

from pelipoyta.games.lotr.model.table import Card

Pairs = Mapping[int, Card] | Iterable[tuple[int, Card]]


class InPlay(dict[int, Card]):
    """A dictionary like any other, but for `layout`: copies share it until a card changes.

    Only what the cards alone decide may be kept there; it is no part of the position. `asked` is what the position
    asks, the task that asks it first: it is noted when a position is finished, and no copy has it, for it will change.
    """

    __slots__ = ("asked", "is_changed", "layout")

    def __init__(self, cards: Pairs = (), layout: Any = None, is_changed: bool = True) -> None:
        dict.__init__(self, cards)
        self.layout = layout  # an engine.layout.Layout, made when it is first asked for
        self.is_changed = is_changed  # since the layout was made
        self.asked: tuple[Any, Any] | None = None

    def copy(self) -> "InPlay":
        return InPlay(self, self.layout, self.is_changed)

    def __setitem__(self, key: int, card: Card) -> None:
        self.is_changed = True
        dict.__setitem__(self, key, card)

    def __delitem__(self, key: int) -> None:
        self.is_changed = True
        dict.__delitem__(self, key)

    def pop(self, *key: Any) -> Any:
        self.is_changed = True
        return dict.pop(self, *key)

    def update(self, *more: Any, **_: Any) -> None:
        self.is_changed = True
        dict.update(self, *more)

    def clear(self) -> None:
        self.is_changed = True
        dict.clear(self)

    def popitem(self) -> tuple[int, Card]:
        self.is_changed = True
        return dict.popitem(self)

    def setdefault(self, key: int, card: Any = None) -> Any:
        self.is_changed = True
        return dict.setdefault(self, key, card)

    def __ior__(self, more: Any) -> "InPlay":  # type: ignore[override,misc]
        self.update(more)
        return self

    def __reduce__(self) -> tuple[type["InPlay"], tuple[dict[int, Card]]]:
        return InPlay, (dict(self),)
