"""Costs and effects that move cards and sites about."""

from pelipoyta.games.lotr.language.amounts import Amount
from pelipoyta.games.lotr.language.filters import Filter, Target, Word
from pelipoyta.games.lotr.terms import Pile


class DrawCards(Word, frozen=True):
    amount: Amount = 1


class EachShadowMayDraw(Word, frozen=True):
    amount: Amount


class DiscardFromHand(Word, frozen=True):
    which: Filter | None = None
    count: int = 1


class PutUnderDeck(Word, frozen=True):
    """A card from one's hand or discard pile goes beneath one's draw deck."""

    pile: Pile
    which: Filter | None = None


class TakeIntoHand(Word, frozen=True):
    """From one's discard pile."""

    which: Filter


class ReturnToHand(Word, frozen=True):
    """Cards in play go back to their owners' hands; what they bear is discarded (LOTR-4.5)."""

    target: Target


class DiscardTop(Word, frozen=True):
    """The Free Peoples player discards from the top of the draw deck."""

    count: int


class LookAtHand(Word, frozen=True):
    """An opponent's; `reveal` shows it to all (LOTR-25.3)."""

    reveal: bool = False


class PlayCard(Word, frozen=True, kw_only=True):
    """Play such a card from one of these places, its cost changed by so much; `on` names who must bear it."""

    which: Filter
    piles: tuple[Pile, ...] = (Pile.HAND,)
    cost: Amount = 0
    on: Filter | None = None
    name: str = ""  # later words may speak of the card, or of its bearer as name + "-bearer"


class PlayNextSite(Word, frozen=True):
    """One's own next site, replacing an opponent's if necessary (LOTR-23.4)."""


class NoMoreMoves(Word, frozen=True):
    """The fellowship may not move again this turn."""


class Stack(Word, frozen=True):
    """Cards in play are laid on another card, out of play (LOTR-21.7)."""

    target: Target
    on: Target


class StackFromHand(Word, frozen=True):
    """A card from one's hand is laid on another card."""

    which: Filter
    on: Target


class PlayStacked(Word, frozen=True):
    """Play such a card that is stacked on the card that speaks, its cost changed by so much."""

    which: Filter
    cost: Amount = 0


class TakeControl(Word, frozen=True):
    """Of the lowest site on the path, if every marker has passed it (LOTR-23.5); several one after another."""

    count: int = 1


class Liberate(Word, frozen=True):
    """The highest site an opponent controls comes back to the path (LOTR-23.7)."""
