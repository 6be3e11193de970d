"""Set 6: the Hobbits in Fangorn."""

import pytest
from tests.games.lotr.cards.dark import add_tokens, foe, tokens

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use


@pytest.fixture
def orc(make):
    return foe(make, 91, SAURON, ORC)


@pytest.mark.card("6C111")
@pytest.mark.parametrize(("way", "stays"), [(0, False), (1, True)])
def test_kept_safe(scenario, orc, way, stays):
    sc = scenario()
    sc.hand(0, "6C111")
    sc.begin("fellowship").play("6C111")
    safe, merry, killer = sc.find("6C111"), sc.put("4C310"), sc.put(orc, 1)
    assert tokens(sc, safe) == 2
    sc.fight(merry, killer).resolve()
    sc.use(safe, 1).decide(way)
    assert (sc.wounds(merry), sc.lives(safe)) == (0, stays)


@pytest.mark.card("6C111")
@pytest.mark.parametrize("name", ["1C311", "4C286"])
def test_kept_safe_is_for_unbound_hobbits(scenario, orc, name):
    sc = scenario()
    safe, hero, killer = sc.put("6C111"), sc.put(name), sc.put(orc, 1)
    add_tokens(sc, safe, 1, Culture.SHIRE)
    sc.set_strength(killer, 9)
    sc.set_strength(hero, 6)
    sc.fight(hero, killer).resolve()
    assert sc.wounds(hero) == 1


@pytest.mark.card("6R113")
def test_merry_impatient(scenario):
    sc = scenario()
    merry, wizard, man = sc.put("6R113"), sc.put("4C90", wounds=1), sc.put("4C286", wounds=1)
    sc.put("4C10", 1)
    sc.begin("regroup").use(merry)
    assert (sc.wounds(wizard), sc.wounds(man), sc.lives(merry)) == (0, 1, False)


@pytest.mark.card("6R114")
def test_pippin_hastiest(scenario, orc):
    """The Shadow player chosen picks one of their own minions."""
    sc = scenario(seats=3)
    pippin = sc.put("6R114")
    mine, other, theirs = sc.put(orc, 1), sc.put(orc, 1), sc.put(orc, 2)
    sc.begin("regroup").use(pippin)
    assert sc.offered == {1, 2}
    sc.choose(1)
    assert (sc.asked, sc.offered) == (1, {mine, other})
    sc.choose(other)
    assert [sc.wounds(card) for card in (mine, other, theirs)] == [0, 1, 0]
    assert not sc.can(Use(pippin, 0), 0)
