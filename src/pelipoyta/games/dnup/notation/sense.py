"""Check that a position is possible: every card is somewhere, once, and the rules could have put it there."""

from collections import Counter

from pelipoyta.games.dnup.cards import DECKS, STAR, flat, holds, minus
from pelipoyta.games.dnup.model import Card, Cards, Spot, State
from pelipoyta.games.dnup.notation.memory import check_memory
from pelipoyta.games.dnup.rules import start
from pelipoyta.games.dnup.rules.round import QUIET
from pelipoyta.games.dnup.rules.table import POINTS, goal, points, slot, stage


def rest_of_deck(s: State) -> Cards:
    """The cards that are neither in a hand nor on the table."""
    return tuple((Counter(DECKS[len(s.hands)]) - Counter(_in_play(s))).elements())


def find_starter(s: State) -> int:
    """Seat that must have been dealt the star, as far as the position tells."""
    return next((seat for seat, hand in enumerate(s.hands) if STAR in flat(hand)), 0)


def check(s: State) -> None:
    """Raise ValueError where the position is impossible."""
    _check_score(s)
    _check_cards(s)
    if not any(s.hands):
        _check_undealt(s)
        return
    _check_table(s)
    _check_hands(s)
    _check_turn(s)
    check_memory(s)


def _check_score(s: State) -> None:
    """DNUP-3.2, DNUP-3.3, DNUP-8.5: a round ends when enough are out, the game when someone has enough points."""
    players = len(s.hands)
    most = len(POINTS[players])
    if any(len(set(out)) < len(out) or len(out) > most for out in (*s.past, s.out)):
        raise ValueError("nobody goes out twice in a round, and no more than count")
    if max(points(players, [*s.past, s.out[:-1]])) >= goal(s):
        raise ValueError("the game would have been over before")
    if stage(s) != "over" and len(s.out) == most:
        raise ValueError("the round would have been over before")


def _check_cards(s: State) -> None:
    found = (*flat(s.faces), *_in_play(s), *s.pile)
    if found and Counter(found) != Counter(DECKS[len(s.hands)]):
        raise ValueError(f"not the cards of {len(s.hands)} players: {_wrong(s, found)}")
    if s.faces and (any(s.hands) or any(s.table) or s.pile):
        raise ValueError("cards are dealt or shuffled, not both")


def _in_play(s: State) -> Cards:
    return flat(each for some in (*s.hands, *s.table) for each in some)


def _wrong(s: State, found: Cards) -> str:
    deck = Counter(DECKS[len(s.hands)])
    lacking, extra = deck - Counter(found), Counter(found) - deck
    return f"lacking {_named(lacking)}, too many {_named(extra)}"


def _named(some: Counter[Card]) -> str:
    return " ".join(f"{each.up}/{each.down}" for each in some.elements()) or "none"


def _check_undealt(s: State) -> None:
    """Before the deal there is nothing but the past rounds, and the shuffled cards."""
    fresh = start(s.options, len(s.hands))
    fresh.past, fresh.faces = s.past, s.faces
    if s != fresh:
        raise ValueError("nothing can have been done before the cards are dealt (DNUP-1.3)")


def _check_table(s: State) -> None:
    sets = [there for there in s.table if there]
    if any(len({each.up for each in there}) > 1 for there in sets):
        raise ValueError("a set has one active value (DNUP-1.4)")
    if stage(s) != "over" and len({len(there) for there in sets}) < len(sets):  # DNUP-8.6: nothing returns then
        raise ValueError("no two sets have the same size (DNUP-9.1)")


def _check_hands(s: State) -> None:
    empty = {seat for seat, hand in enumerate(s.hands) if not hand}
    if empty != set(s.out):
        raise ValueError("a hand is empty exactly when its player is out (DNUP-3.1)")
    if not all(holds(hand, known) for hand, known in zip(s.hands, s.known, strict=True)):
        raise ValueError("what is known of a hand is in it")
    if any(STAR in flat(minus(hand, s.known[seat])) and seat != s.starter for seat, hand in enumerate(s.hands)):
        raise ValueError("the star nobody has seen yet is with the starter (DNUP-2.1)")


def _check_turn(s: State) -> None:
    if not 0 <= s.quiet < QUIET:
        raise ValueError("the round would have been void before (DNUP-9.2)")
    if stage(s) == "over":
        return
    if s.turn in s.out:
        raise ValueError("one who is out has no turn (DNUP-3.1)")
    if s.table[slot(len(s.hands), Spot(s.turn, s.area))]:
        raise ValueError("a turn begins with the discard of one's set (DNUP-2.2)")
