"""Words that wider sets need: cards go back to hand, and characters are kept out of skirmishes."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import CardReturned
from pelipoyta.games.lotr.model import Assign, Pass, Use
from pelipoyta.games.lotr.terms import Phase, Pile


def charm(make, *text):
    return make(condition("9C111", "Charm", SHIRE, cost=0).says(*text))


def curse(make, *text):
    return make(condition("9C112", "Curse", SAURON, cost=0).says(*text))


# -- Return to hand


def test_a_minion_goes_back_to_hand(scenario, make):
    """LOTR-4.5, LOTR-25.4: its owner's hand, in sight of all; what it bears is discarded."""
    word = Activated(phases=Phase.SKIRMISH, do=ReturnToHand(Choose(MINION)))
    sc = scenario(seats=3)
    card, merry, foe = sc.put(charm(make, word)), sc.put("4C310"), sc.put("4C12", 2)
    sc.put("4C26", 2, on=foe)
    sc.deck(2)
    sc.fight(merry, foe)
    sc.use(card)
    assert (sc.in_hand(2), sc.in_discard(2), sc.wounds(merry)) == (["4C12"], ["4C26"], 0)
    assert sc.told(CardReturned) == [CardReturned(2, 4012, Pile.HAND)]
    assert [len(GAME.view(sc.s, seat).players[2].hand) for seat in range(3)] == [1, 1, 1]


def test_the_ring_bearer_is_never_returned(scenario, make):
    """LOTR-30.26: not offered, and spared where all must go."""
    one = Activated(phases=Phase.SHADOW, do=ReturnToHand(Choose(COMPANION)))
    every = Activated(phases=Phase.SHADOW, do=ReturnToHand(Each(COMPANION)))
    sc = scenario()
    card, sam, gimli, legolas = sc.put(curse(make, one, every), 1), sc.put("1C311"), sc.put("1U12"), sc.put("1U51")
    sc.begin("shadow", 1)
    sc.use(card)
    assert sc.offered == {sam, gimli, legolas}
    sc.choose(gimli)
    sc.use(card, 1)
    assert [sc.lives(i) for i in (sc.frodo, sam, gimli, legolas)] == [True, False, False, False]
    assert sorted(sc.in_hand(0)) == ["1C311", "1U12", "1U51"]


def test_a_card_goes_back_as_a_cost(scenario, make):
    """LOTR-18.3: it must be there; LOTR-7.5: and four cards are taken in a fellowship phase, no more."""
    words = (
        Activated(phases=Phase.FELLOWSHIP, cost=ReturnToHand(Choose(ELF)), do=AddTwilight(3)),
        Activated(phases=Phase.FELLOWSHIP, do=ReturnToHand(Choose(DWARF))),
    )
    sc = scenario()
    card, gimli = sc.put(charm(make, *words)), sc.put("1U12")
    sc.begin("fellowship")
    assert sc.refused(Use(card, 0)).rule == "LOTR-18.3"
    sc.put("1U51")
    sc.use(card)
    assert (sc.in_hand(0), sc.s.twilight, sc.s.drawn) == (["1U51"], 3, 1)
    sc.s.drawn = 4
    sc.use(card, 1)
    assert sc.lives(gimli)


# -- Kept out of skirmishes


@pytest.fixture
def saruman(make):
    """Nobody may assign him; nobody may assign Legolas; the Free Peoples player may assign no troll."""
    text = Static((Cannot(THIS, Deed.ASSIGNMENT), Cannot(Each(Called("Legolas")), Deed.ASSIGNMENT)))
    by_free = Static(Cannot(Each(TROLL), Deed.ASSIGNMENT, by=Who.FREE))
    return make(
        minion("9C113", "Saruman", ISENGARD, WIZARD, cost=4, strength=8, vitality=4, site=1).says(text, by_free)
    )


@pytest.fixture
def troll(make):
    return make(minion("9C114", "Troll", MORIA, TROLL, cost=4, strength=8, vitality=4, site=1))


def test_kept_out_of_skirmishes(scenario, saruman, troll):
    """LOTR-12.3, LOTR-12.5: neither side may assign them; the troll is for the Shadow player alone."""
    sc = scenario()
    gimli, legolas, lord, beast = sc.put("1U12"), sc.put("1U51"), sc.put(saruman, 1), sc.put(troll, 1)
    orc = sc.put("1C177", 1)
    sc.begin("assignment")
    assert [m for m in GAME.legal(sc.s, 0) if m != Pass()] == [Assign(c, orc) for c in (sc.frodo, gimli)]
    assert {sc.refused(Assign(*pair)).reason for pair in ((gimli, lord), (legolas, orc), (gimli, beast))} == {
        "kept-out"
    }
    sc.pass_()
    assert {m.minion for m in GAME.legal(sc.s, 1) if m != Pass()} == {beast, orc}
    assert {m.character for m in GAME.legal(sc.s, 1) if m != Pass()} == {sc.frodo, gimli}


@pytest.mark.parametrize("by_free", [True, False])
def test_kept_out_of_assignment_by_text(scenario, make, saruman, troll, by_free):
    """LOTR-12.2: a text cannot name them either."""
    word = Activated(phases=Phase.ASSIGNMENT, do=AssignMinion(Choose(MINION), Choose(COMPANION)))
    sc = scenario()
    seat = 0 if by_free else 1
    card = sc.put(charm(make, word) if by_free else curse(make, word), seat)
    sc.put("1U51")
    gimli, _, beast, orc = sc.put("1U12"), sc.put(saruman, 1), sc.put(troll, 1), sc.put("1C177", 1)
    sc.begin("assignment")
    sc.use(card)
    if not by_free:
        assert sc.offered == {beast, orc}
        sc.choose(orc)
    assert sc.offered == {gimli, sc.frodo}
