"""Cards of the Free Peoples of set 1 that look at who is there and who is not, and at decks."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Pick
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Deck

GANDALF_CARD, ARAGORN, LEGOLAS, GIMLI, BOROMIR, ELF_ALLY = "1R72", "1P365", "1U51", "1U12", "1R96", "1U56"
GOBLIN, URUK, SWORD, LEAF, GUARD = "1C177", "1C158", "1C299", "1C300", "1C7"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("1R79")
def test_the_nine_walkers(road):
    """A companion of a race nobody in sight has costs two less; an ally of it is enough to be seen."""
    sc, [_, _, _man] = road(friends=["1R79", GANDALF_CARD, ARAGORN])
    price = {name: cost(sc.s, 0, code_of(name)) for name in (LEGOLAS, GIMLI, BOROMIR, ELF_ALLY)}
    assert price == {LEGOLAS: 0, GIMLI: 0, BOROMIR: 3, ELF_ALLY: 2}, "a Man is there; an ally is no companion"
    sc.put(ELF_ALLY)
    assert (cost(sc.s, 0, code_of(LEGOLAS)), cost(sc.s, 0, code_of(GIMLI))) == (2, 0)


@pytest.mark.card("1R79")
def test_the_nine_walkers_when_paid(road):
    sc, _ = road(hand=[GIMLI, "1R79"], friends=[GANDALF_CARD])
    sc.begin("fellowship").play("1R79").play(GIMLI)
    assert sc.s.twilight == 1


def laid(*names):
    return tuple(code_of(name) for name in names)


@pytest.mark.card("1C18")
@pytest.mark.parametrize("of", [0, 1])
def test_halls_of_my_home(road, of):
    """Anybody's deck; one Shadow card of the three goes, the rest lies as the player likes."""
    sc, [dwarf, _] = road(hand=["1C18"], friends=[GIMLI, ARAGORN])
    sc.set_player(of, deck=Deck(top=laid(GOBLIN, SWORD, LEAF, URUK)))
    sc.begin("fellowship").play("1C18").choose(of)
    assert sc.wounds(dwarf) == 1
    assert sc.offered == set(laid(GOBLIN)), "neither cards of the Free Peoples nor what lies deeper"
    sc.choose(GOBLIN)
    assert sc.refused(Pick(code_of(URUK))).rule == "LOTR-17.9"
    sc.choose(LEAF, SWORD)
    assert (sc.s.players[of].deck.top, sc.in_discard(of)) == (laid(LEAF, SWORD, URUK), [GOBLIN, "1C18"][: 2 - of])


@pytest.mark.card("1C18")
def test_halls_of_my_home_may_leave_all(road):
    sc, _ = road(hand=["1C18"], friends=[GIMLI])
    sc.set_player(1, deck=Deck(top=laid(GOBLIN, GOBLIN, URUK)))
    sc.begin("fellowship").play("1C18").choose(1).pass_()
    sc.choose(URUK, GOBLIN, GOBLIN)
    assert (sc.s.players[1].deck.top, sc.in_discard(1)) == (laid(URUK, GOBLIN, GOBLIN), [])


@pytest.mark.card("1R22")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_mithril_shaft(road, count):
    """Card by card until one stops, five at most; twilight for each, and the last one is kept."""
    sc, [dwarf] = road(hand=["1R22"], friends=[GIMLI])
    sc.put(GOBLIN, 1)
    deck = (SWORD, LEAF, GUARD, URUK, "1C3", GOBLIN)
    sc.set_player(0, deck=Deck(top=laid(*deck)))
    before = sc.s.twilight
    sc.begin("maneuver").play("1R22")
    for _ in range(count - 1):
        sc.decide(1)
    if count < 5:
        sc.decide(0)
    assert (sc.in_hand(0), sc.s.twilight - before) == ([deck[count - 1]], count)
    assert sorted(sc.in_discard(0)) == sorted(["1R22", *deck[: count - 1]])
    assert (sc.s.players[0].deck.top, sc.wounds(dwarf)) == (laid(*deck[count:]), 1)


@pytest.mark.card("1R22")
def test_mithril_shaft_at_the_end_of_the_deck(road):
    sc, _ = road(hand=["1R22"], friends=[GIMLI])
    sc.put(GOBLIN, 1), sc.set_player(0, deck=Deck(top=laid(SWORD)))
    sc.begin("maneuver").play("1R22")
    assert sc.in_hand(0) == [SWORD]
