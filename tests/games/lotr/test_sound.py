"""Positions that cannot be: games as they were played, with one thing changed."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.model import (
    Bidding,
    Deciding,
    Defending,
    Drawing,
    Fight,
    Flow,
    Happen,
    Lasting,
    Options,
    Paying,
    Perform,
    PhaseEnds,
    Placing,
    Playing,
    Reconciling,
    Sanctuary,
    Select,
    Starting,
    State,
    TakesWound,
    Task,
    Tie,
    Transferring,
    TurnEnds,
    Volley,
    Window,
    WinsFight,
    Zone,
)
from pelipoyta.games.lotr.sound import check
from pelipoyta.games.lotr.terms import Culture, Keyword, Kind, Phase, Until
from pelipoyta.kernel import Deck, Over
from pelipoyta.kernel.laws import random_walk

Spoil = Callable[[State], None]


@cache
def states() -> list[State]:
    found = [s for seed in range(4) for s in random_walk(GAME, Options(), 2, Random(f"sound/{seed}")).states]
    many = [s for seed in range(4) for s in random_walk(GAME, Options(), 4, Random(f"many/{seed}")).states]
    simple = Options(decks=("fotr-gandalf-60", "fotr-aragorn-60"), format="fellowship", variant="starter")
    return found + many + random_walk(GAME, simple, 2, Random("simple")).states


def some(is_wanted: Callable[[State], Any]) -> State:
    """A state of the games that is as wanted, for the test to change."""
    return next(s for s in states() if is_wanted(s)).copy()


def asking(kind: type[Task], below: type[Task] | None = None) -> State:
    return some(
        lambda s: s.agenda and isinstance(s.agenda[-1], kind) and (below is None or isinstance(s.agenda[-2], below))
    )


def in_play(s: State, kind: Kind) -> int:
    return next(i for i, card in s.cards.items() if CARDS[card.code].kind is kind)


def player(seat: int = 0, **changes: Any) -> Spoil:
    def do(s: State) -> None:
        s.players[seat] = replace(s.players[seat], **changes)

    return do


def card(kind: Kind, **changes: Any) -> Spoil:
    def do(s: State) -> None:
        s.cards[in_play(s, kind)] = replace(s.cards[in_play(s, kind)], **changes)

    return do


def fields(**changes: Any) -> Spoil:
    def do(s: State) -> None:
        for name, value in changes.items():
            setattr(s, name, value)

    return do


def top(**changes: Any) -> Spoil:
    def do(s: State) -> None:
        s.agenda[-1] = replace(s.agenda[-1], **changes)

    return do


def below(**changes: Any) -> Spoil:
    def do(s: State) -> None:
        s.agenda[-2] = replace(s.agenda[-2], **changes)

    return do


def push(*tasks: Any) -> Spoil:
    return lambda s: s.agenda.extend(tasks)


def drop(at: int) -> Spoil:
    def do(s: State) -> None:
        del s.agenda[at]

    return do


def refuses(s: State, spoil: Spoil, says: str) -> None:
    check(s)
    before = s.copy()
    spoil(s)
    assert s != before
    with pytest.raises(ValueError, match=says):
        check(s)


def is_window(s: State) -> bool:
    return s.phase is Phase.FELLOWSHIP and bool(s.agenda) and isinstance(s.agenda[-1], Window)


TABLE = [
    (fields(order=[0, 0]), "an order of them all"),
    (fields(order=[1]), "an order of them all"),
    (lambda s: s.players.pop(), "two to six players"),
    (fields(options=Options()), "a deck that may be played"),
    (player(brought="nonsense"), "a deck that may be played"),
    (player(brought="fotr-aragorn"), "a deck that may be played"),
    (player(brought="ttt-theoden"), "are not those of its deck|the Ring of the deck"),
    (fields(twilight=-1), "less than nothing"),
    (fields(moves=-1), "less than nothing"),
    (fields(free=2), "nobody sits there"),
    (fields(acting=2), "nobody sits there"),
    (fields(free=-1), "whose turn is it"),
    (player(hand=()), "are not those of its deck"),
    (player(discard=(4286,)), "are not those of its deck"),
    (player(1, out=True), "one who is out has no cards"),
    (player(site=0), "cannot be counted"),
    (player(site=10), "cannot be counted"),
    (player(burdens=-1), "cannot be counted"),
    (player(resistance=0), "cannot be counted"),
    (player(bid=-2), "cannot be counted"),
    (player(place=-1), "has a place"),
    (player(place=1), "a place of one's own"),
    (player(place=7), "a place of one's own"),
    (player(reshuffled=True), "in the beginners' game only"),
    (player(first=(4302, 4001)), "the Ring of the deck"),
    (player(fixed=(4286,)), "the Ring of the deck"),
    (player(known=(1001,)), "seen go back is of the deck"),
    (fields(next_id=1), "the order in which it appeared"),
    (card(Kind.COMPANION, id=0, owner=1), "are not those of its deck|the order in which"),
    (card(Kind.COMPANION, zone=Zone.CENTRE), "cannot lie so"),
    (card(Kind.COMPANION, host=1), "cannot lie so"),
    (card(Kind.COMPANION, wounds=-1), "cannot lie so"),
    (card(Kind.COMPANION, holder=0), "cannot lie so"),
    (card(Kind.COMPANION, tokens=((Culture.ROHAN, 1),)), "cannot lie so"),
    (card(Kind.COMPANION, wounds=9), "something should have happened"),
    (card(Kind.SITE, zone=Zone.SUPPORT), "cannot lie so"),
    (card(Kind.SITE, wounds=1), "cannot lie so"),
    (card(Kind.SITE, zone=Zone.CONTROLLED), "cannot lie so"),
    (card(Kind.SITE, zone=Zone.CONTROLLED, holder=0), "the path is one site of each number"),
    (card(Kind.SITE, tokens=((Culture.ROHAN, 0),)), "cannot lie so"),
    (card(Kind.SITE, tokens=((Culture.ROHAN, 1), (Culture.DWARVEN, 1))), "cannot lie so"),
    (card(Kind.RING, host=-1), "cannot lie so"),
    (card(Kind.RING, host=1), "cannot lie so"),
    (card(Kind.RING, zone=Zone.SUPPORT), "cannot lie so"),
    (fields(path=[]), "the path is one site of each number"),
    (player(site=9), "stands on a site of the path"),
    (player(bearer=1), "a Ring-bearer is in the fellowship"),
    (player(bearer=2), "a Ring-bearer is in the fellowship"),
    (fields(fight=Fight(0, ())), "goes on till it ends"),
    (fields(fights=[Fight(-1, ())]), "of a character and minions"),
    (fields(fights=[Fight(1, ())]), "of a character and minions"),
    (fields(fights=[Fight(0, (1,))]), "of a character and minions"),
    (fields(fights=[Fight(0, ()), Fight(0, ())]), "nobody is in two skirmishes"),
    (fields(lasting=[Lasting(4286, (), Until.PHASE, "strength", 1)]), "lasts on cards"),
    (fields(lasting=[Lasting(4286, (999,), Until.PHASE, "strength", 1)]), "lasts on cards"),
    (fields(lasting=[Lasting(9, (0,), Until.PHASE, "strength", 1)]), "lasts on cards"),
    (fields(lasting=[Lasting(4286, (0,), Until.PHASE, "keyword", 1)]), "lasts on cards"),
    (fields(lasting=[Lasting(4286, (0,), Until.PHASE, "strength", 1, Keyword.ARCHER)]), "lasts on cards"),
    (fields(wounded={999: 1}), "counted by card"),
    (fields(wounded={0: 0}), "counted by card"),
    (fields(used={"weather": 1}), "nothing of that name"),
    (fields(agenda=[]), "leads nowhere"),
    (drop(0), "leads nowhere"),
    (drop(1), "is not followed by"),
    (push(Flow("regroup")), "is not followed by"),
    (push(Happen(PhaseEnds(Phase.SHADOW))), "is not followed by"),
    (push(Flow("tea")), "names what is not there: Flow"),
    (push(Flow("shadow")), "names what is not there: Flow"),
    (push(Flow("move", 1)), "names what is not there: Flow"),
    (push(Happen(TakesWound(0)), Window(0, solo=True)), "is not followed by"),
    (push(Drawing(2, 1)), "names what is not there: Drawing"),
    (push(Drawing(0, 0)), "names what is not there: Drawing"),
    (push(Sanctuary()), "does not come of what is beneath"),
    (push(Happen(TakesWound(0)), Transferring(1)), "does not come of what is beneath"),
    (push(Transferring(0)), "names what is not there: Transferring"),
    (push(Volley(0, 1)), "is not followed by"),
    (push(Happen(TakesWound(0))), "something should have happened"),
    (push(Happen(TakesWound(999))), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), stage=7)), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), stage=2)), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), passed=-1)), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), waiting=((0, 0),))), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), waiting=((999, 0),))), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), fired=((999, 0),))), "names what is not there: Happen"),
    (push(Happen(WinsFight((0,), (1,), (9,)))), "names what is not there: Happen"),
    (push(Happen(WinsFight((999,), (1,)))), "names what is not there: Happen"),
    (push(Perform(2, 0, 4302, 0)), "names what is not there: Perform"),
    (push(Perform(0, 0, 9, 0)), "names what is not there: Perform"),
    (push(Perform(0, 0, 4286, 0)), "names what is not there: Perform"),
    (push(Perform(0, 0, 4302, 9)), "names what is not there: Perform"),
    (push(Playing(0, 4002, "hand")), "names what is not there: Playing"),  # type: ignore[arg-type]
    (push(Select(0, "target", (0,), "it")), "nobody asks that"),
    (push(Deciding(0, "effect", (0, 1), "way")), "nobody asks that"),
    (push(Deciding(0, "effect", (0,), "way")), "names what is not there: Deciding"),
    (push(Select(0, "target", (0,), "it"), Happen(TakesWound(0))), "nobody asks that"),
    (top(seat=1), "names what is not there: Window"),
    (top(solo=False), "names what is not there: Window"),
    (top(passed=1), "names what is not there: Window"),
    (fields(over=Over((1.0, 0.0), "LOTR-16.1")), "the game is over"),
    (fields(over=Over((1.0, 0.0), "LOTR-16.1"), agenda=[]), ""),
    (fields(over=Over((1.0,), "LOTR-16.1"), agenda=[]), "the game is over"),
    (fields(over=Over((1.0, 0.0), "X-1"), agenda=[]), "the game is over"),
    (fields(over=Over((1.0, 1.0), "LOTR-16.1"), agenda=[]), "one wins, or"),
    (fields(over=Over((0.0, 0.0), "LOTR-16.1"), agenda=[]), "one wins, or"),
]


@pytest.mark.parametrize(("spoil", "says"), TABLE)
def test_what_cannot_be(spoil: Spoil, says: str) -> None:
    s = some(is_window)
    if says:
        refuses(s, spoil, says)
    else:
        spoil(s)
        check(s)


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
        (player(deck=Deck(top=deck.bag)), "kept sorted"),
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
        s.agenda[-1] = Paying((1,), 1, replace(perform, at=0))

    refuses(performing, spoil, "nobody asks that")


def test_a_turn_that_ends_nowhere() -> None:
    s = some(lambda s: any(isinstance(t, Happen) and isinstance(t.what, TurnEnds) for t in s.agenda))
    refuses(s, drop(0), "leads nowhere")
