"""Themes of dnup for two: go out whatever the other holds, and keep the other from going out."""

from collections.abc import Callable, Sequence
from itertools import product

from pelipoyta.games.dnup.cards import plus
from pelipoyta.games.dnup.model import Card, State, Turn
from pelipoyta.games.dnup.rules.table import stage
from pelipoyta.games.dnup.view import unseen_cards, view
from pelipoyta.kernel import Seat
from pelipoyta.puzzles.recipes import Recipe
from pelipoyta.puzzles.theme import Goal, SearchProof, Theme, World

UNKNOWN = 6  # cards whose orientation the solver may not know: 64 hands
FEW = 6  # cards in hand


def worlds(state: State, seat: Seat) -> Sequence[World]:
    """Every hand the other may hold: with two players all cards are dealt, and only their orientation is hidden."""
    seen = view(state, seat)
    unseen = unseen_cards(seen)
    other = 1 - seat
    if len(unseen) != seen.counts[other] - len(seen.known[other]):
        return ()
    hands = {plus(seen.known[other], cards) for cards in product(*map(_both_ways, unseen))}
    found = []
    for hand in sorted(hands):
        world = state.copy()
        world.hands = [hand, hand]
        world.hands[seat] = state.hands[seat]
        found.append((1.0, world))
    return found


def _both_ways(card: Card) -> tuple[Card, Card]:
    return card, Card(card.down, card.up)


def _winner(first: State, state: State) -> Seat | None:
    """Seat that has won the round of the first position; -1 where it was made void."""
    if len(state.past) > len(first.past):
        out = state.past[len(first.past)]
        return out[0] if out else -1
    return state.out[0] if state.out else None


def _goes_out(most: int) -> Callable[[State, Seat], Goal]:
    """Goal: go out with at most so many choices."""

    def goal(first: State, seat: Seat) -> Goal:
        def reached(state: State, choices: int) -> float | None:
            winner = _winner(first, state)
            if winner is not None:
                return float(winner == seat)
            return 0.0 if choices >= most else None

        return reached

    return goal


def _stops(first: State, seat: Seat) -> Goal:
    """Goal: the other does not go out before the seat is asked again."""

    def reached(state: State, choices: int) -> float | None:
        winner = _winner(first, state)
        if winner is not None:
            return float(winner == seat)
        is_asked_again = choices > 0 and state.turn == seat and state.area == 1
        return 1.0 if is_asked_again else None

    return reached


def _is_late(state: State, seat: Seat) -> bool:
    if len(state.hands) != 2 or stage(state) != "play" or state.turn != seat:
        return False
    return len(state.hands[seat]) <= FEW and len(worlds(state, seat)) in range(1, 2**UNKNOWN + 1)


def _can_be_soon_out(state: State, seat: Seat) -> bool:
    """True if the hand is small, and no single set empties it."""
    return _is_late(state, seat) and len({card.up for card in state.hands[seat]}) > 1


def _other_is_nearly_out(state: State, seat: Seat) -> bool:
    return _can_be_soon_out(state, seat) and len(state.hands[1 - seat]) <= 2


def _turns_first(answer: object) -> bool:
    return isinstance(answer, Turn)


OUT_IN_TWO = SearchProof(_goes_out(2), worlds, sure=True)
OUT_IN_FOUR = SearchProof(_goes_out(4), worlds, sure=True, most=12_000)
THEMES = (
    Theme("flip", "DNUP-D", _can_be_soon_out, OUT_IN_FOUR, margin=1.0, least=1.0, answer=_turns_first),
    Theme("two", "DNUP-8.5", _can_be_soon_out, OUT_IN_TWO, margin=1.0, least=1.0),
    Theme("four", "DNUP-8.5", _can_be_soon_out, OUT_IN_FOUR, margin=1.0, least=1.0),
    Theme("stop", "DNUP-8.5", _other_is_nearly_out, SearchProof(_stops, worlds, sure=True), margin=1.0, least=1.0),
)
RECIPE = Recipe(wanted=60, games=400)
