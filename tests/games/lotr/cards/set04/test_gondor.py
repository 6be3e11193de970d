"""What each Gondor card of set 4 does."""

import pytest

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("4U132")
@pytest.mark.parametrize(("foe", "strength"), [("4C165", 12), ("4C17", 10)])
def test_rangers_sword(scenario, foe, strength):
    """LOTR-17.8: strength +2, and +2 more while Aragorn himself fights an Uruk-hai."""
    sc = scenario()
    aragorn, enemy = sc.put("4P364"), sc.put(foe, 1)
    sc.put("4U132", on=aragorn)
    assert sc.strength(aragorn) == 10
    sc.hand(0, "4C42")
    sc.fight(aragorn, enemy)
    assert sc.strength(aragorn) == strength
    sc.resolve()
    assert sc.strength(aragorn) == 10


@pytest.mark.card("4U132")
def test_rangers_sword_in_anothers_fight(scenario):
    """LOTR-13.9."""
    sc = scenario()
    aragorn, gimli, uruk = sc.put("4P364"), sc.put("4C49"), sc.put("4C165", 1)
    sc.put("4U132", on=aragorn)
    sc.hand(0, "4C42")
    sc.fight(gimli, uruk)
    assert sc.strength(aragorn) == 10


@pytest.mark.card("4U132")
def test_rangers_sword_is_aragorns(scenario):
    """LOTR-21.1, LOTR-24.1: no other Man may bear it, and there is but one."""
    sc = scenario()
    sc.put("4C270")
    sc.hand(0, "4U132", "4U132")
    sc.begin("fellowship")
    assert sc.refused(Play(4132)).rule == "LOTR-21.1"
    aragorn = sc.put("4P364")
    sc.play("4U132")
    assert [c.host for c in sc.s.cards.values() if c.code == 4132] == [aragorn]
    assert sc.refused(Play(4132)).rule == "LOTR-24.1"


def moved(scenario, hero, *friends):
    """The fellowship is about to move past two minions."""
    sc = scenario()
    aragorn = sc.put(hero)
    for friend in friends:
        sc.put(friend)
    foes = [sc.put("4C207", 1), sc.put("4C207", 1)]
    sc.adventure(1, "4U342")
    sc.begin("move")
    return sc, aragorn, foes


@pytest.mark.card("4P364")
def test_aragorn(scenario):
    """LOTR-18.17: a wound for each unbound Hobbit, on one minion or on two."""
    sc, aragorn, foes = moved(scenario, "4P364", "4C310", "4C314", "4C286")
    assert (sc.asks, sc.asked) == ("respond", 0)
    sc.use(aragorn)
    assert sc.offered == set(foes)
    sc.choose(foes[0], foes[0])
    assert [sc.wounds(foe) for foe in foes] == [2, 0]
    assert sc.asks == "shadow"
    assert (sc.s.players[0].site, sc.keyword(aragorn, Keyword.RANGER)) == (3, 1)
    sc.adventure(1, "4U346")
    sc.begin("move").use(aragorn)  # LOTR-17.8: each time
    assert sc.offered == set(foes)


@pytest.mark.card("4P364")
def test_aragorn_may_hold_back(scenario):
    """LOTR-17.1."""
    sc, _, foes = moved(scenario, "4P364", "4C310")
    sc.pass_()
    assert ([sc.wounds(foe) for foe in foes], sc.asks) == ([0, 0], "shadow")


@pytest.mark.card("4P364")
def test_aragorn_counts_no_bound_hobbit(scenario):
    """LOTR-26.6: Frodo and Sam are Ring-bound, and with nothing to do nobody is asked."""
    sc, _, foes = moved(scenario, "4P364", "1C311")
    assert ([sc.wounds(foe) for foe in foes], sc.asks) == ([0, 0], "shadow")
