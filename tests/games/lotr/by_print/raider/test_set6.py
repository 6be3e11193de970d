"""Raiders of set 6, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.events import ArcheryFired
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("6R78")
@pytest.mark.parametrize(("burdens", "count"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_easterling_army(scenario, burdens, count):
    """Each ability is paid by an exertion of its own."""
    sc = scenario(site=4)
    army, other, southron = sc.put("6R78", 1), sc.put(EASTERLING, 1), sc.put(SOUTHRON, 1)
    burdened(sc, burdens)
    sc.put("4R237", 1)
    sc.fight(sc.put("4P364"), army).pass_until_seat(1)
    assert len(answers(sc, army)) == count
    if count:
        sc.do(answers(sc, army)[-1])
        assert sc.offered == {army, other}
        sc.choose(army)
        assert (sc.strength(army), sc.wounds(army)) == (13 + count, 1)
    assert sc.strength(southron) == 3


@pytest.mark.card("6R78")
def test_easterling_army_exhausted(scenario):
    sc = scenario(site=4)
    army = sc.put("6R78", 1, wounds=1)
    burdened(sc, 6)
    sc.put("4R237", 1)
    sc.fight(sc.put("4P364"), army).pass_until_seat(1)
    sc.do(ability(sc, army, 0))
    assert (sc.strength(army), sc.wounds(army)) == (14, 2)
    assert sc.refused(ability(sc, army, 2)).rule == "LOTR-18.3"


@pytest.mark.card("6U79")
@pytest.mark.parametrize(("burdens", "wounds", "damage"), [(1, 1, 0), (2, 0, 0), (5, 0, 1)])
def test_easterling_polearm(scenario, burdens, wounds, damage):
    """Two more; unharmed with two burdens, damage +1 with five."""
    sc = scenario(site=4)
    man, aragorn = sc.put("4U230", 1), sc.put("4P364")
    sc.put("6U79", 1, on=man)
    burdened(sc, burdens)
    sc.set_strength(aragorn, 13)
    base = 1 if burdens >= 3 else 0
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (11, damage + base)
    sc.fight(aragorn, man).resolve()
    assert sc.wounds(man) == wounds


@pytest.mark.card("6U79")
def test_easterling_polearm_bearer_is_still_overwhelmed(scenario):
    """LOTR-13.4: no wound is placed; and it may exert (LOTR-19.4)."""
    sc = scenario(site=4)
    man, aragorn = sc.put("4C228", 1), sc.put("4P364")
    sc.put("6U79", 1, on=man)
    burdened(sc, 2)
    sc.set_strength(aragorn, 20)
    sc.begin("assignment").assign(aragorn, man)
    answer(sc, man)
    assert (sc.burdens(), sc.lives(man)) == (3, False)


@pytest.mark.card("6U79")
def test_easterling_polearm_is_for_easterlings(scenario):
    sc = scenario(site=4)
    sc.put(SOUTHRON, 1)
    sc.hand(1, "6U79")
    sc.begin("shadow", 1)
    assert sc.refused(Play(6079), 1).rule == "LOTR-21.1"
    man = sc.put(EASTERLING, 1)
    sc.begin("shadow", 1).play("6U79")
    assert sc.strength(man) == 7


@pytest.mark.card("6R80")
@pytest.mark.parametrize(("companions", "total"), [(3, 1), (4, 1), (6, 3), (9, 5)])
def test_southron_archer_legion(scenario, companions, total):
    """One arrow for each companion over four, at most four."""
    sc = scenario(site=4, twilight=3)
    legion = sc.put("6R80", 1)
    crowd(sc, companions)
    sc.put("4C277")
    sc.begin("archery").pass_until_seat(1)
    sc.do(ability(sc, legion))
    (fired,) = sc.told(ArcheryFired)
    assert (fired.minions, sc.s.twilight) == (total, 0)


@pytest.mark.card("6R80")
def test_southron_archer_legion_twice(scenario):
    """LOTR-17.7, LOTR-18.16: once more for (3), but the limit is four for the phase."""
    sc = scenario(site=4, twilight=7)
    legion = sc.put("6R80", 1)
    crowd(sc, 7)
    sc.put("4C248", 1)
    sc.begin("archery").pass_until_seat(1)
    sc.do(ability(sc, legion)).do(ability(sc, legion))
    assert (arrows(sc), sc.s.twilight) == (6, 1)
    assert sc.refused(ability(sc, legion)).rule == "LOTR-18.3"


@pytest.mark.card("6C81")
def test_southron_invaders(scenario):
    """A minion with ambush from the discard pile, for its cost."""
    sc = scenario(site=4, twilight=6)
    sc.put(SOUTHRON, 1)
    sc.discard(1, "4C254", "4C252", "4C224", "4C255")
    sc.hand(1, "6C81")
    sc.begin("shadow", 1).play("6C81")
    answer(sc, sc.find("6C81"))
    if sc.offered:
        assert sc.offered == {4252}  # the other costs two
        sc.choose("4C252")
    assert (sc.s.twilight, sorted(sc.in_discard(1))) == (0, ["4C224", "4C254", "4C255"])


@pytest.mark.card("6C81")
@pytest.mark.parametrize(("beside", "pile"), [(EASTERLING, "4C252"), (SOUTHRON, "4C224")])
def test_southron_invaders_alone_or_without_ambush(scenario, beside, pile):
    """Another Southron must be there, and a minion with ambush in the pile (LOTR-18.8)."""
    sc = scenario(site=4, twilight=9)
    sc.put(beside, 1)
    sc.discard(1, pile)
    sc.hand(1, "6C81", "4C224")
    sc.begin("shadow", 1).play("6C81")
    assert answers(sc, sc.find("6C81")) == []
    assert (sc.s.twilight, sc.in_discard(1)) == (4, [pile])


@pytest.mark.card("6R82")
@pytest.mark.parametrize("prevented", [False, True])
def test_trample(scenario, prevented):
    """The Shadow player picks a companion, not the Ring-bearer; (4) prevents it."""
    sc = scenario(site=4)
    man, one, two = sc.put(SOUTHRON, 1), sc.put(KNIGHT), sc.put(RANGER)
    sc.put("5C73", 1, on=man), sc.put("4C277")
    sc.hand(1, "6R82")
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("6R82")
    picked = sc.asks != "prevent"
    if picked:
        assert (sc.asked, sc.offered) == (1, {one, two})
        sc.choose(two)
    assert sc.asked == 0
    sc.decide(int(prevented))
    if not prevented and not picked:
        assert (sc.asked, sc.offered) == (1, {one, two})
        sc.choose(two)
    assert (sc.lives(two), sc.lives(one), sc.s.twilight) == (prevented, True, 4 * prevented)


@pytest.mark.card("6R82")
def test_trample_on_foot(scenario):
    """A mounted Man of another culture, or a Raider on foot, will not do."""
    sc = scenario(site=4)
    sc.put(SOUTHRON, 1), sc.put(KNIGHT)
    sc.put("4C283", on=sc.put("4C286"))
    sc.put("4U253", 1)
    sc.hand(1, "6R82")
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.refused(Play(6082)).rule == "LOTR-17.9"
