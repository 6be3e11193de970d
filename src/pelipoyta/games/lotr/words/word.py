"""Base class of the words of a card text: data that knows what it does and how it is told.

A card is a tree of words. For each kind of word (filter, target, amount, condition, effect, modifier, trigger, ability)
a base class says what may be asked of it; a word answers in its own room, beside its fields, and nobody else asks which
word it is.
"""

from collections.abc import Iterator
from typing import ClassVar, TypeVar, Union

from msgspec import Struct
from msgspec.structs import force_setattr

from pelipoyta.games.lotr.terms import Phase

T = TypeVar("T")
Many = Union[T, tuple[T, ...]]  # noqa: UP007 - a variable in it; one, or several in a tuple: no card writes a tuple of one


class Word(Struct, frozen=True, tag=True, omit_defaults=True, cache_hash=True):
    """Base of every word; `several` names the fields that are converted to tuples."""

    several: ClassVar[tuple[str, ...]] = ()
    gives: ClassVar[tuple[str, ...]] = ()  # fields that give a name to what later words speak of
    uses: ClassVar[tuple[str, ...]] = ()  # fields that speak of something by a name given earlier
    gives_hand: ClassVar[bool] = False  # whether that name means the cards of a hand
    silent: ClassVar[tuple[str, ...]] = ()  # fields that the text need not tell, each with its reason in the room

    @property
    def used_in(self) -> tuple[Phase, ...]:
        """The phases in which a player may use it, of an ability."""
        return ()

    def seeks(self) -> "Word | None":
        """Filters or targets of the cards it spots or exerts; other cards may speak of such words."""
        return None

    def __post_init__(self) -> None:
        for name in self.several:
            value = getattr(self, name)
            if not isinstance(value, tuple):
                force_setattr(self, name, (value,))


def many(one_or_more: Many[T]) -> tuple[T, ...]:
    """Value of a field of several words; a tuple since the word was made."""
    return one_or_more if isinstance(one_or_more, tuple) else (one_or_more,)


def inside(value: object) -> Iterator[Word]:
    """A word and all the words in it, in the order they are written."""
    if isinstance(value, Word):
        yield value
        for field in value.__struct_fields__:
            yield from inside(getattr(value, field))
    elif isinstance(value, tuple):
        for part in value:
            yield from inside(part)
