"""Can a position be? Every card is somewhere, once, and the rules could have put it there."""

from collections import Counter

from pelipoyta.games.dnup.cards import DECKS, STAR, flat, holds, minus
from pelipoyta.games.dnup.model import Card, Cards, State
from pelipoyta.games.dnup.rules.repetition import positions
from pelipoyta.games.dnup.rules.table import stage


def rest_of_deck(s: State) -> Cards:
    """The cards that are neither in a hand nor on the table."""
    return tuple((Counter(DECKS[len(s.hands)]) - Counter(_in_play(s))).elements())


def find_starter(s: State) -> int:
    """Where the star must have been dealt, as far as the position tells."""
    return next((seat for seat, hand in enumerate(s.hands) if STAR in flat(hand)), 0)


def check(s: State) -> None:
    """Raise ValueError where the position cannot be."""
    found = (*flat(s.faces), *_in_play(s), *s.pile)
    if found and Counter(found) != Counter(DECKS[len(s.hands)]):
        raise ValueError(f"not the cards of {len(s.hands)} players: {_wrong(s, found)}")
    if s.faces and (any(s.hands) or any(s.table) or s.pile):
        raise ValueError("cards are dealt or shuffled, not both")
    _check_table(s)
    _check_hands(s)
    _check_trail(s)


def _in_play(s: State) -> Cards:
    return flat(each for some in (*s.hands, *s.table) for each in some)


def _wrong(s: State, found: Cards) -> str:
    deck = Counter(DECKS[len(s.hands)])
    lacking, extra = deck - Counter(found), Counter(found) - deck
    return f"lacking {_named(lacking)}, too many {_named(extra)}"


def _named(some: Counter[Card]) -> str:
    return " ".join(f"{each.up}/{each.down}" for each in some.elements()) or "none"


def _check_table(s: State) -> None:
    sets = [there for there in s.table if there]
    if any(len({each.up for each in there}) > 1 for there in sets):
        raise ValueError("a set has one active value (DNUP-1.4)")
    if stage(s) != "over" and len({len(there) for there in sets}) < len(sets):  # DNUP-8.6: nothing returns then
        raise ValueError("no two sets have the same size (DNUP-9.1)")


def _check_hands(s: State) -> None:
    empty = {seat for seat, hand in enumerate(s.hands) if not hand}
    if len(set(s.out)) < len(s.out) or (any(s.hands) and empty != set(s.out)):
        raise ValueError("a hand is empty exactly when its player is out (DNUP-3.1)")
    if not all(holds(hand, known) for hand, known in zip(s.hands, s.known, strict=True)):
        raise ValueError("what is known of a hand is in it")
    if any(STAR in flat(minus(hand, s.known[seat])) and seat != s.starter for seat, hand in enumerate(s.hands)):
        raise ValueError("the star nobody has seen yet is with the starter (DNUP-2.1)")


def _check_trail(s: State) -> None:
    sizes = {sum(len(some) for some in (*hands, *table)) for hands, table, _ in positions(s)}
    if len(sizes) > 1:
        raise ValueError("the moves since the last discard do not lead here (DNUP-9.2)")
