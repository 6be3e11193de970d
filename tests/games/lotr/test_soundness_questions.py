"""Positions that cannot be: questions that nobody can have been asked."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.lotr.spoiling import Spoil, asking, below, drop, fields, is_window, player, refuses, some, top

from pelipoyta.games.lotr.model import (
    Bidding,
    Defending,
    Drawing,
    Fight,
    Happen,
    Paying,
    Perform,
    Placing,
    Playing,
    Reconciling,
    Select,
    Starting,
    State,
    Tie,
    TurnEnds,
    Volley,
)
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Deck


def all_bid(s: State) -> None:
    for seat in range(len(s.players)):
        player(seat, bid=0)(s)


QUESTIONS: list[tuple[type[Any], type[Any] | None, Spoil, str]] = [
    (Bidding, None, player(bid=11), "names what is not there: Bidding"),
    (Bidding, None, all_bid, "names what is not there: Bidding"),
    (Bidding, None, fields(phase=Phase.REGROUP), "whose turn is it"),
    (Bidding, None, player(site=2), "nobody has moved yet"),
    (Placing, None, top(seats=()), "names what is not there: Placing"),
    (Placing, None, top(seats=(0, 0)), "names what is not there: Placing"),
    (Starting, None, top(spent=5), "names what is not there: Starting"),
    (Starting, None, top(seat=3), "names what is not there: Starting"),
    (Tie, None, top(seats=(0,)), "names what is not there: Tie"),
    (Tie, None, top(ranked=(0,)), "names what is not there: Tie"),
    (Select, Perform, top(options=(999,)), "nobody asks that"),
    (Select, Perform, lambda s: top(seat=1 - s.agenda[-1].seat)(s), "nobody asks that"),  # type: ignore[union-attr]
    (Select, Perform, top(name="x"), "nobody asks that"),
    (Select, Perform, top(least=9), "names what is not there: Select"),
    (Select, Perform, top(picked=(998, 999)), "names what is not there: Select|nobody asks that"),
    (Select, Perform, below(at=99), "names what is not there: Perform"),
    (Select, Perform, below(path=(0,)), "names what is not there: Perform"),
    (Select, Perform, below(path=(9, 0)), "names what is not there: Perform"),
    (Select, Perform, below(names=(("a", ()), ("a", ()))), "names what is not there: Perform"),
    (Select, Reconciling, top(options=(4286,)), "nobody asks that"),
    (Select, Reconciling, below(stage=0), "nobody asks that"),
    (Select, Reconciling, below(stage=3), "names what is not there: Reconciling"),
    (Select, Volley, top(options=(0,)), "nobody asks that"),
    (Select, Volley, below(left=0), "nobody asks that"),
    (Select, Playing, top(options=(1,)), "nobody asks that"),
    (Select, Playing, below(stage=0), "names what is not there: Playing"),
    (Select, Playing, below(stage=2), "nobody asks that"),
    (Select, Playing, below(code=4302), "names what is not there: Playing"),
    (Select, Playing, below(change=-1), "names what is not there: Playing"),
    (Drawing, Reconciling, top(count=0), "names what is not there: Drawing"),
    (Defending, None, top(pool=(999,)), "names what is not there: Defending"),
    (Defending, None, drop(-2), "is not followed by"),
]


@pytest.mark.parametrize(("kind", "beneath", "spoil", "says"), QUESTIONS)
def test_a_question_that_cannot_be(kind: type[Any], beneath: type[Any] | None, spoil: Spoil, says: str) -> None:
    refuses(asking(kind, beneath), spoil, says)


def test_a_skirmish_that_cannot_be() -> None:
    fighting = some(lambda s: s.fight and s.fight.minions and s.fight.character >= 0)
    for fight, says in (
        (None, "goes on till it ends"),
        (Fight(999, ()), "of a character and minions"),
        (Fight(fighting.fight.character, (0, 0)), "of a character and minions"),  # type: ignore[union-attr]
    ):
        refuses(fighting.copy(), fields(fight=fight), says)
    refuses(fighting.copy(), fields(phase=Phase.REGROUP), "their own phase|another phase|is not followed by")


def test_hands_and_decks_are_sorted_and_seen_by_others() -> None:
    s = some(lambda s: is_window(s) and len(s.players[0].hand) > 1 and s.players[0].hand[0] != s.players[0].hand[-1])
    hand, deck = s.players[0].hand, s.players[0].deck
    for spoil, says in (
        (player(hand=hand[::-1]), "kept sorted"),
        (player(deck=Deck(bag=deck.bag[::-1])), "kept sorted"),
        (player(hand=(*hand[:-1], replace(hand[-1], eyes=(0,)))), "seen by others"),
        (player(hand=(*hand[:-1], replace(hand[-1], eyes=(1, 1)))), "seen by others"),
        (player(known=(4999,)), "seen go back is of the deck"),
    ):
        refuses(s.copy(), spoil, says)


def test_payment_that_nobody_asks_for() -> None:
    performing = asking(Select, Perform)
    perform = performing.agenda[-2]
    assert isinstance(perform, Perform)

    def spoil(s: State) -> None:
        s.agenda[-1] = Paying((1,), replace(perform, at=0), replace(perform, at=0))

    refuses(performing, spoil, "nobody asks that")


def test_a_turn_that_ends_nowhere() -> None:
    s = some(lambda s: any(isinstance(t, Happen) and isinstance(t.what, TurnEnds) for t in s.agenda))
    refuses(s, drop(0), "leads nowhere")
