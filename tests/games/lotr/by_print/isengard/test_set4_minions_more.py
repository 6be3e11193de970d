"""Isengard minions of set 4 that besiege, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    SAVAGE,
    TROOP,
    URUK,
    act,
    control,
    controlled,
    denied,
    late,
    passed_by_all,
    shadow,
)

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C184", "4C191")
@pytest.mark.parametrize(("name", "base"), [("4C184", 9), ("4C191", 12)])
def test_no_help_elsewhere(scenario, name, base):
    """LOTR-18.1: the site must be a battleground; it does not help itself."""
    sc = late(scenario, site=6)
    helper, uruk = sc.put(name, 1), sc.put(URUK, 1)
    shadow(sc.fight(sc.put("4P364"), uruk))
    assert (denied(sc, helper), sc.wounds(helper), sc.strength(helper)) == ("LOTR-18.1", 0, base)


@pytest.mark.card("4C185")
@pytest.mark.parametrize(("dead", "fierce"), [(2, 0), (3, 1), (4, 1)])
def test_uruk_fanatic(scenario, dead, fierce):
    """Three cards in the dead pile of the Free Peoples player make it fierce."""
    sc = late(scenario)
    fanatic = sc.put("4C185", 1)
    sc.dead(0, *[KNIGHT] * dead), sc.dead(1, *[KNIGHT] * 5)
    assert sc.keyword(fanatic, FIERCE) == fierce


@pytest.mark.card("4C185")
def test_uruk_fanatic_and_allies(scenario):
    """Cards of any kind count there."""
    sc = late(scenario)
    fanatic = sc.put("4C185", 1)
    sc.dead(0, KNIGHT, "4C277", "4C281"), sc.discard(0, KNIGHT)
    assert sc.keyword(fanatic, FIERCE) == 1


@pytest.mark.card("4C192")
def test_uruk_regular(scenario):
    """It exerts to play an Uruk-hai, one cheaper for each other Uruk-hai."""
    sc = late(scenario, twilight=9)
    regular, _ = sc.put("4C192", 1), sc.put(URUK, 1)
    sc.put("4C165", 1), sc.put(SAVAGE, 1), sc.hand(1, URUK, TROOP)
    act(sc.begin("shadow", 1), regular)
    assert sc.offered == {code_of(URUK)}
    sc.choose(URUK)
    assert (sc.s.twilight, sc.wounds(regular)) == (9 - 2, 1)


@pytest.mark.card("4C192")
def test_uruk_regular_needs_one_to_play(scenario):
    """LOTR-18.8: no Uruk-hai in hand, no ability; roaming adds two to the price."""
    sc = late(scenario, site=4, twilight=5)
    regular = sc.put("4C192", 1)
    sc.hand(1, TROOP)
    assert denied(sc.begin("shadow", 1), regular) == "LOTR-18.8"
    sc.hand(1, URUK)
    assert denied(sc, regular) == "LOTR-18.8"
    sc.put(URUK, 1)
    act(sc, regular).choose(URUK)
    assert sc.s.twilight == 0


@pytest.mark.card("4C197")
@pytest.mark.parametrize(("dead", "bonus"), [("4C277", 3), (KNIGHT, 0)])
def test_uruk_stalker(scenario, dead, bonus):
    """A dead ally makes it stronger by 3 and fierce."""
    sc = late(scenario)
    stalker = sc.put("4C197", 1)
    sc.dead(0, dead)
    assert (sc.strength(stalker), sc.keyword(stalker, FIERCE)) == (8 + bonus, int(bonus > 0))


@pytest.mark.card("4C197")
def test_uruk_stalker_and_the_pile_of_another(scenario):
    """Two dead allies are no more than one; a discarded one is none."""
    sc = late(scenario)
    stalker = sc.put("4C197", 1)
    sc.discard(0, "4C277")
    assert (sc.strength(stalker), sc.keyword(stalker, FIERCE)) == (8, 0)
    sc.dead(0, "4C277", "4C281")
    assert (sc.strength(stalker), sc.keyword(stalker, FIERCE)) == (11, 1)


@pytest.mark.card("4C198")
@pytest.mark.parametrize("takes", [True, False])
def test_uruk_stormer(scenario, takes):
    """A companion killed in a skirmish with an Uruk-hai: a site may be taken."""
    sc = passed_by_all(late(scenario))
    stormer, uruk = sc.put("4C198", 1), sc.put(URUK, 1)
    sc.fight(sc.put("4C310"), uruk).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, stormer) if takes else sc.pass_()
    assert controlled(sc) == takes


@pytest.mark.card("4C198")
def test_uruk_stormer_elsewhere(scenario):
    """Killed by a Man of Dunland, or only wounded: nothing."""
    sc = passed_by_all(late(scenario))
    sc.put("4C198", 1)
    sc.fight(sc.put("4C310"), sc.put(SAVAGE, 1)).resolve()
    sc.fight(sc.put(KNIGHT), sc.put(URUK, 1)).resolve()
    assert (controlled(sc), sc.asks != "respond") == (0, True)


@pytest.mark.card("4U202")
@pytest.mark.parametrize(("held", "strength"), [(0, 10), (1, 12), (3, 16)])
def test_uruk_hai_band(scenario, held, strength):
    """+2 for each site its player controls."""
    sc = control(late(scenario), *range(1, held + 1))
    assert sc.strength(sc.put("4U202", 1)) == strength


@pytest.mark.card("4R203", "4C204", "4U205")
@pytest.mark.parametrize(("name", "price"), [("4R203", 6), ("4C204", 3), ("4U205", 5)])
def test_cheaper_for_each_site(scenario, name, price):
    """One less for each site its player controls, paid so from the pool."""
    sc = control(late(scenario, twilight=9), 1, 2)
    sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert sc.s.twilight == 9 - price + 2


@pytest.mark.card("4U202", "4R203", "4C204", "4U205", "4C206")
def test_sites_of_another_player(scenario):
    """They are not one's own."""
    sc = control(late(scenario, seats=3), 1, 2, seat=2)
    assert [cost(sc.s, 1, code_of(name)) for name in ("4R203", "4C204", "4U205")] == [6, 3, 5]
    assert sc.strength(sc.put("4U202", 1)) == 10
    assert [sc.keyword(sc.put("4C206", seat), DAMAGE) for seat in (1, 2)] == [1, 2]


@pytest.mark.card("4C206")
@pytest.mark.parametrize(("held", "damage"), [(0, 1), (1, 2), (2, 2)])
def test_uruk_hai_patrol(scenario, held, damage):
    """One more damage while its player controls a site."""
    sc = control(late(scenario), *range(1, held + 1))
    assert sc.keyword(sc.put("4C206", 1), DAMAGE) == damage
