"""Actions of players."""

from pelipoyta.kernel import Action


class Bid(Action, frozen=True):
    burdens: int


class TakePlace(Action, frozen=True):
    place: int


class Play(Action, frozen=True):
    """Play a card from hand, by code (a starting companion: from the draw deck)."""

    code: int


class Use(Action, frozen=True):
    """Use an ability of a card in play."""

    card: int
    ability: int


class HealBy(Action, frozen=True):
    """Discard this card from hand to heal the character of its title (LOTR-7.2)."""

    code: int


class Transfer(Action, frozen=True):
    """Start moving an item to another bearer (LOTR-21.6)."""

    item: int


class Pick(Action, frozen=True):
    """Pick a card in play by its id, a card in a pile by its code, or a seat, as asked."""

    what: int


class Decide(Action, frozen=True):
    """Choose one of the ways offered; in a yes-or-no question 1 is yes."""

    way: int


class Assign(Action, frozen=True):
    character: int
    minion: int


class Pass(Action, frozen=True):
    """Do nothing, or nothing more."""


Actions = Bid | TakePlace | Play | Use | HealBy | Transfer | Pick | Decide | Assign | Pass
