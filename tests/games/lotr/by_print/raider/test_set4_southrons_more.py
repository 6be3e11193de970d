"""More Southrons of set 4, by their print: those that count companions, sites, or take sites."""

import pytest
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.model import Assign, Fight, Play
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("4U249")
def test_southron_commander(scenario):
    """LOTR-12.2: with six companions; the Free Peoples player lets it happen."""
    sc = scenario(site=4)
    commander = sc.put("4U249", 1)
    crowd(sc, 6)
    sc.begin("assignment").pass_until_seat(1)
    sc.do(ability(sc, commander))
    assert sc.asked == 0
    sc.decide(0)
    assert sc.s.fights == [Fight(sc.frodo, (commander,))]


@pytest.mark.card("4U249")
def test_southron_commander_prevented(scenario):
    """An unbound companion is discarded instead, no Ring-bound one; with five companions it cannot be used."""
    sc = scenario(site=4)
    commander = sc.put("4U249", 1)
    sc.put(RANGER)
    knights = crowd(sc, 5)
    sc.begin("assignment").pass_until_seat(1)
    sc.do(ability(sc, commander)).decide(1)
    assert sc.offered == set(knights)
    sc.choose(knights[0])
    assert (sc.in_discard(0), sc.s.fights) == ([KNIGHT], [])
    assert answers(sc, commander) == []


@pytest.mark.card("4U250")
def test_southron_explorer(scenario):
    sc = scenario(site=3, twilight=9)
    sc.set_player(1, site=3)
    explorer, first = sc.put("4U250", 1), sc.s.path[0]
    sc.begin("regroup").pass_until_seat(1)
    sc.do(ability(sc, explorer))
    assert (sc.wounds(explorer), sc.s.twilight, sc.s.cards[first].holder) == (1, 4, 1)
    assert answers(sc, explorer) == []


@pytest.mark.card("4U250")
@pytest.mark.parametrize(("wounds", "pool"), [(2, 9), (0, 4)])
def test_southron_explorer_cannot_pay(scenario, wounds, pool):
    """LOTR-18.3: neither exhausted nor with four tokens; nothing is paid."""
    sc = scenario(site=3, twilight=pool)
    sc.set_player(1, site=3)
    explorer = sc.put("4U250", 1, wounds=wounds)
    sc.put("4U217", 1)
    sc.begin("regroup").pass_until_seat(1)
    assert sc.refused(ability(sc, explorer)).rule == "LOTR-18.3"


@pytest.mark.card("4R251")
def test_southron_fighter(scenario):
    """The Free Peoples player picks who exerts; the Ring-bearer too."""
    sc = scenario(site=4)
    fighter, knights = sc.put("4R251", 1), crowd(sc, 5)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, fighter))
    assert (sc.asked, sc.offered) == (0, {sc.frodo, *knights})
    sc.choose(knights[1])
    assert (sc.wounds(fighter), sc.wounds(knights[1])) == (1, 1)


@pytest.mark.card("4R251")
def test_southron_fighter_needs_five(scenario):
    sc = scenario(site=4, twilight=0)
    fighter = sc.put("4R251", 1)
    sc.put("4C277")
    crowd(sc, 4)
    sc.put("4U253", 1)
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.refused(ability(sc, fighter)).rule == "LOTR-17.9"


@pytest.mark.card("4U253")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_southron_sentry(scenario, held):
    sc = scenario(site=4, twilight=1)
    sentry = sc.put("4U253", 1)
    for _ in range(held):
        sc.hold(sc.s.path[0], 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, sentry))
    assert (sc.s.twilight, sc.wounds(sentry)) == (1 + 2 * held, 1)


@pytest.mark.card("4U253")
def test_southron_sentry_counts_only_own_sites(scenario):
    sc = scenario(site=4, seats=3)
    sentry = sc.put("4U253", 1)
    sc.hold(sc.s.path[0], 2)
    sc.hold(sc.s.path[0], 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, sentry))
    assert sc.s.twilight == 2
    assert not sc.ask or answers(sc, sentry) == []


@pytest.mark.card("4R256")
def test_southron_troop_needs_a_southron(scenario):
    """LOTR-18.1: an Easterling will not do."""
    sc = scenario(site=4, twilight=7)
    sc.put(EASTERLING, 1)
    sc.hand(1, "4R256")
    sc.begin("shadow", 1)
    assert sc.refused(Play(4256)).rule == "LOTR-18.1"
    sc.put(SOUTHRON, 1)
    sc.play("4R256")
    troop = sc.find("4R256")
    assert (sc.keyword(troop, Keyword.ARCHER), sc.keyword(troop, Keyword.AMBUSH)) == (1, 1)


@pytest.mark.card("4R256")
@pytest.mark.parametrize("prevented", [False, True])
def test_southron_troop_assigned(scenario, prevented):
    """With seven; the Shadow player picks which companion goes, not the Ring-bearer."""
    sc = scenario(site=4)
    troop, knights = sc.put("4R256", 1), crowd(sc, 7)
    sc.begin("assignment").pass_until_seat(1)
    sc.do(ability(sc, troop)).decide(int(prevented))
    if not prevented:
        assert sc.s.fights == [Fight(sc.frodo, (troop,))]
        return
    assert (sc.asked, sc.offered) == (1, set(knights))
    sc.choose(knights[0])
    assert (sc.lives(knights[0]), sc.s.fights) == (False, [])


@pytest.mark.card("4R256")
def test_southron_troop_with_six(scenario):
    sc = scenario(site=4)
    troop = sc.put("4R256", 1)
    sc.put("4U249", 1)
    crowd(sc, 6)
    sc.begin("assignment").pass_until_seat(1)
    assert sc.refused(ability(sc, troop)).rule == "LOTR-17.9"


@pytest.mark.card("4R257")
def test_southron_veterans(scenario):
    """Two different companions, picked by the Free Peoples player."""
    sc = scenario(site=4)
    veterans, knights = sc.put("4R257", 1), crowd(sc, 6)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, veterans))
    assert sc.asked == 0
    sc.choose(knights[0])
    assert knights[0] not in sc.offered
    sc.choose(sc.frodo)
    assert [sc.wounds(card) for card in (veterans, knights[0], sc.frodo, knights[1])] == [1, 1, 1, 0]


@pytest.mark.card("4R257")
def test_southron_veterans_with_five_or_exhausted(scenario):
    sc = scenario(site=4)
    veterans = sc.put("4R257", 1)
    sc.put("4U253", 1)
    crowd(sc, 5)
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.refused(ability(sc, veterans)).rule == "LOTR-17.9"
    sc.put(KNIGHT)
    sc.wound(veterans, 2)
    assert sc.refused(ability(sc, veterans)).rule == "LOTR-18.3"


@pytest.mark.card("4C258")
@pytest.mark.parametrize("prevented", [False, True])
def test_southron_wanderer(scenario, prevented):
    """The minion has exerted all the same (LOTR-18.5)."""
    sc = scenario(site=4)
    wanderer = sc.put("4C258", 1)
    sc.set_strength(wanderer, 5)
    crowd(sc, 5)
    sc.begin("assignment").pass_until_seat(1)
    sc.do(ability(sc, wanderer)).decide(int(prevented))
    assert (sc.wounds(wanderer), sc.s.twilight) == (1, 4 * prevented)
    assert sc.s.fight == (None if prevented else Fight(sc.frodo, (wanderer,)))


@pytest.mark.card("4C258")
def test_southron_wanderer_with_four(scenario):
    sc = scenario(site=4)
    wanderer = sc.put("4C258", 1)
    crowd(sc, 4)
    sc.begin("assignment")
    assert (sc.asked, sc.asks) == (0, "defend")
    sc.assign(sc.frodo, wanderer)
    assert sc.can(Assign(sc.frodo, wanderer)) is False
