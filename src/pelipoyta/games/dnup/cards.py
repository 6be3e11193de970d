"""The forty cards, which of them each number of players uses, and functions over cards."""

from collections.abc import Iterable

from pelipoyta.games.dnup.model import Card, Cards

STAR = Card(1, 5)  # its holder starts the round (DNUP-2.1); there is no other 1/5

# DNUP-1.2: from how many players on each group is in play.
GROUPS = {
    2: "1/5 1/6 1/6 1/7 1/7 1/8 1/9 2/4 2/4 2/5 2/5 2/6 2/9 2/10 3/4 3/5 3/6 3/7 3/8 3/9 4/6 4/7 4/8 5/7 5/8 6/7",
    3: "1/10 2/8 3/6 4/5",
    4: "1/8 1/9 2/6 2/7 3/4 3/5",
    5: "3/10 4/9 5/8 6/7",
}


def card(text: str) -> Card:
    """`5/1`: five up, one down."""
    up, slash, down = text.partition("/")
    if not slash or not up.isdecimal() or not down.isdecimal():
        raise ValueError(f"not a card: {text}")
    return Card(int(up), int(down))


def cards(text: str) -> Cards:
    return tuple(sorted(card(word) for word in text.split()))


def _deck(players: int) -> Cards:
    return cards(" ".join(group for needed, group in GROUPS.items() if needed <= players))


DECKS = {players: _deck(players) for players in (2, 3, 4, 5)}  # each card with its lower value up


def turned(some: Iterable[Card]) -> Cards:
    """The cards upside down (DNUP-1.5, DNUP-D)."""
    return tuple(sorted(Card(each.down, each.up) for each in some))


def flat(some: Iterable[Card]) -> Cards:
    """The cards without orientation: the lower value first, as in DECKS."""
    return tuple(sorted(each if each.up < each.down else Card(each.down, each.up) for each in some))


def plus(some: Cards, more: Iterable[Card]) -> Cards:
    return tuple(sorted((*some, *more)))


def minus(some: Cards, fewer: Iterable[Card]) -> Cards:
    """Remaining cards; cards to remove that are not among them are ignored."""
    left = list(some)
    for each in fewer:
        if each in left:
            left.remove(each)
    return tuple(left)


def holds(some: Cards, wanted: Cards) -> bool:
    return len(minus(some, wanted)) == len(some) - len(wanted)
