"""Amounts of Raiders where more would be possible, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *


@pytest.mark.card("4U217", "4R244", "4U250")
@pytest.mark.parametrize("name", ["4U217", "4R244", "4U250"])
def test_one_site_is_taken(scenario, name):
    """LOTR-23.5: the lowest of those all have passed."""
    sc = scenario(site=5, twilight=9)
    sc.set_player(1, site=5)
    minion, (first, second, *_) = sc.put(name, 1), sc.s.path
    sc.begin("regroup").pass_until_seat(1)
    sc.do(ability(sc, minion))
    assert [sc.s.cards[site].holder for site in (first, second)] == [1, -1]


@pytest.mark.card("6R78")
@pytest.mark.parametrize(("burdens", "count"), [(2, 1), (3, 1), (4, 2)])
def test_easterling_army_at_four_burdens(scenario, burdens, count):
    sc = scenario(site=4)
    army = sc.put("6R78", 1)
    burdened(sc, burdens)
    sc.put("4R237", 1)
    sc.fight(sc.put("4P364"), army).pass_until_seat(1)
    assert len(answers(sc, army)) == count


@pytest.mark.card("4C241", "4R237", "4R261")
@pytest.mark.parametrize(("name", "bonus"), [("4C241", 3), ("4R237", 2), ("4R261", 2)])
def test_one_man_is_strengthened(scenario, name, bonus):
    """A Raider Man, picked; not each."""
    sc = scenario(site=4, twilight=2)
    one, two = sc.put("4U250", 1), sc.put("4U250", 1)
    sc.put(BRIGAND, 1), sc.put("4R237", 1)
    sc.hand(1, "4C241")
    sc.fight(sc.put("4P364"), one).pass_until_seat(1)
    sc.play(name) if name == "4C241" else sc.do(ability(sc, sc.put(name, 1)))
    assert sc.offered == {one, two}
    sc.choose(two)
    assert (sc.strength(one), sc.strength(two)) == (5, 5 + bonus)


@pytest.mark.card("5C74", "5C75")
@pytest.mark.parametrize(("name", "price"), [("5C74", 2), ("5C75", 1)])
def test_one_southron_is_enough(scenario, name, price):
    sc = scenario(site=4, twilight=price)
    sc.put(SOUTHRON, 1)
    sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert sc.s.twilight == 0
