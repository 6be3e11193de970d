"""Events and conditions of Gondor, set 4, from their print."""

import pytest
from tests.games.lotr.by_print.gondor.test_set4_companions import bound
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import is_roaming
from pelipoyta.games.lotr.events import FightCancelled


@pytest.mark.card("4U110")
@pytest.mark.parametrize("phase", ["archery", "skirmish"])
def test_arrows_thick(scenario, make, phase):
    """Two Ring-bound Men wound each roaming minion."""
    sc = scenario()
    men = [sc.put(bound(make)) for _ in range(2)]
    wanderers, near = [sc.put(foe(make, site=9), 1) for _ in range(2)], sc.put(foe(make, site=2), 1)
    sc.hand(0, "4U110", IDLE)
    sc.fight(men[0], near) if phase == "skirmish" else sc.begin("archery")
    sc.play("4U110")
    assert [sc.wounds(card) for card in (*men, *wanderers, near)] == [1, 1, 1, 1, 0]
    assert sc.s.twilight == 3


@pytest.mark.card("4U110")
def test_arrows_thick_of_one_man(scenario, make):
    """LOTR-18.3: Frodo is Ring-bound but no Man."""
    sc = scenario()
    man = sc.put(bound(make))
    sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, site=9), 1)
    sc.hand(0, "4U110", IDLE)
    sc.begin("archery")
    assert (why_not_play(sc, "4U110"), sc.wounds(man)) == ("LOTR-18.3", 0)


@pytest.mark.card("4R111")
def test_my_brother(scenario, make):
    """On Faramir, vitality +1; a card of Gondor gives a Ring-bound Man +1."""
    sc = scenario()
    faramir, man = sc.put("4C117"), sc.put(bound(make))
    card = sc.put("4R111", on=faramir)
    assert sc.vitality(faramir) == 4
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "1C92", "1C41")
    sc.fight(man, sc.put(foe(make), 1))
    act(sc, card)
    if "1C92" in sc.in_hand(0):
        assert sc.offered == {1092}
        sc.choose("1C92")
    assert sc.offered == {faramir, man}
    sc.choose(man)
    assert (sc.strength(man), sc.in_discard(0)) == (7, ["1C92"])
    sc.pass_until_seat(0)
    assert why_not_use(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("4R111")
def test_my_brother_is_faramirs(scenario, make):
    sc = scenario()
    sc.put("1U97"), sc.put(bound(make))
    sc.hand(0, "4R111")
    sc.begin("fellowship")
    assert why_not_play(sc, "4R111") == "LOTR-21.1"


@pytest.mark.card("4C112")
@pytest.mark.parametrize(("pool", "paid"), [(0, False), (1, True)])
def test_boromirs_gauntlets(scenario, make, pool, paid):
    """The bearer's skirmish is cancelled unless 1 is paid."""
    sc = scenario(twilight=pool)
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    hands_ = sc.put("4C112", on=man)
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    act(sc, hands_)
    if paid:
        assert sc.asked == 1
        sc.decide(1)
    assert (sc.wounds(man), bool(sc.told(FightCancelled)), sc.s.twilight) == (1, not paid, 0)


@pytest.mark.card("4C113")
def test_curse_them(scenario, make):
    """A skirmish with a roaming minion ends; any Ring-bound Man pays."""
    sc = scenario()
    payer, man, orc = sc.put(bound(make)), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, site=9), 1)
    sc.hand(0, "4C113", IDLE)
    sc.fight(man, orc).play("4C113")
    assert (sc.wounds(payer), len(sc.told(FightCancelled)), sc.wounds(man)) == (1, 1, 0)


@pytest.mark.card("4C113")
def test_curse_them_at_home(scenario, make):
    """A minion that does not roam fights on; without a Ring-bound Man it is not played."""
    sc = scenario()
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, site=2), 1)
    sc.hand(0, "4C113", IDLE)
    sc.fight(man, orc)
    assert why_not_play(sc, "4C113") == "LOTR-18.3"
    sc.put(bound(make))
    sc.play("4C113")
    assert (sc.told(FightCancelled), sc.asks) == ([], "skirmish")


@pytest.mark.card("4C115")
@pytest.mark.parametrize(("race", "hurt"), [(URUK_HAI, 2), (ORC, 1)])
def test_defend_it_and_hope(scenario, make, race, hurt):
    sc = scenario()
    man, prey = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, race=race), 1)
    sc.hand(0, "4C115", IDLE)
    sc.begin("maneuver").play("4C115")
    assert (sc.wounds(man), sc.wounds(prey)) == (1, hurt)


@pytest.mark.card("4C115")
def test_defend_it_and_hope_unpaid(scenario, make):
    sc = scenario()
    sc.put(friend(make, ROHAN, MAN)), sc.put(friend(make, GONDOR, DWARF)), sc.put(foe(make), 1)
    sc.hand(0, "4C115", IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, "4C115") == "LOTR-18.3"


@pytest.mark.card("4R120")
@pytest.mark.parametrize(("site", "taken"), [(6, 1), (5, 2)])
def test_forbidden_pool_at_its_site(scenario, make, site, taken):
    """At 6T one wound a skirmish for Ring-bound Men."""
    sc = scenario(site=site)
    man = sc.put(bound(make))
    sc.put("4R120")
    sc.hand(0, IDLE)
    sc.fight(man, sc.put(foe(make, keywords=damage(1)), 1)).resolve()
    assert sc.wounds(man) == taken


@pytest.mark.card("4R120")
def test_forbidden_pool_heals(scenario, make):
    sc = scenario()
    man, other, pool = sc.put(bound(make), wounds=1), sc.put(friend(make, GONDOR, MAN), wounds=1), sc.put("4R120")
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, pool)
    assert (sc.wounds(man), sc.wounds(other), sc.s.twilight, sc.lives(pool)) == (0, 1, 2, False)


@pytest.mark.card("4R121")
@pytest.mark.parametrize(("site", "race", "roams"), [(5, MAN, True), (5, ORC, False), (4, MAN, False)])
def test_forests_of_ithilien_at_its_site(scenario, make, site, race, roams):
    """At 5T a Man in a skirmish has site number +2."""
    sc = scenario(site=site)
    man, prey, away = sc.put(bound(make)), sc.put(foe(make, race=race, site=4), 1), sc.put(foe(make, site=4), 1)
    sc.put("4R121")
    sc.hand(0, IDLE)
    sc.fight(man, prey)
    assert (is_roaming(sc.s, sc.s.cards[prey]), is_roaming(sc.s, sc.s.cards[away])) == (roams, False)


@pytest.mark.card("4R121")
def test_forests_of_ithilien_free(scenario, make):
    sc = scenario(site=4)
    card, site = sc.put("4R121"), sc.s.path[0]
    sc.hold(site, 1), sc.put(foe(make), 1), sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, card) == {"LOTR-18.3"}
    man = sc.put(bound(make))
    act(sc, card)
    assert (site in sc.s.path, sc.wounds(man), sc.lives(card)) == (True, 1, False)


@pytest.mark.card("4U123")
def test_hard_choice(scenario, make):
    """Twice the same companion with the signet."""
    sc = scenario()
    aragorn, kin = sc.put("4P364", wounds=2), sc.put(friend(make, signet=ARAGORN_SIGNET), wounds=3)
    sc.put(friend(make, signet=GANDALF_SIGNET), wounds=1)
    sc.hand(0, "4U123")
    sc.begin("fellowship").play("4U123")
    assert sc.offered == {aragorn, kin}
    sc.choose(kin)
    assert (sc.wounds(kin), sc.wounds(aragorn), sc.s.twilight) == (1, 2, 1)


@pytest.mark.card("4U123")
def test_hard_choice_without_aragorn(scenario, make):
    sc = scenario()
    sc.put(friend(make, signet=ARAGORN_SIGNET), wounds=3)
    sc.hand(0, "4U123")
    sc.begin("fellowship")
    assert why_not_play(sc, "4U123") == "LOTR-17.9"


@pytest.mark.card("4R124")
def test_help_in_doubt(scenario, make):
    """An unbound Man of Gondor for Rohan or the other way round."""
    sc = scenario()
    man, rider, card = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, ROHAN, MAN)), sc.put("4R124")
    sc.put(bound(make))
    sc.hand(0, IDLE)
    sc.fight(rider, sc.put(foe(make), 1))
    assert len(uses(sc, card)) == 2
    act(sc, card)
    assert {(sc.wounds(man), sc.strength(rider)), (sc.wounds(rider), sc.strength(man))} == {(1, 8), (0, 6)}


@pytest.mark.card("4R124")
def test_help_in_doubt_of_the_bound(scenario, make):
    """A Ring-bound Man neither pays nor is helped."""
    sc = scenario()
    man, card = sc.put(bound(make)), sc.put("4R124")
    sc.hand(0, IDLE)
    sc.fight(man, sc.put(foe(make), 1))
    assert why_not_use(sc, card) == {"LOTR-18.3"}
    rider = sc.put(friend(make, ROHAN, MAN))
    act(sc, card)
    assert (sc.wounds(rider), sc.strength(man), sc.strength(rider)) == (1, 6, 6)


@pytest.mark.card("4R125")
@pytest.mark.parametrize(("site", "number", "now"), [(6, 9, 5), (6, 6, 7), (5, 9, 7)])
def test_henneth_annun_at_its_site(scenario, make, site, number, now):
    """At 6T roaming minions against a Ring-bound companion, Frodo too, are 2 weaker."""
    sc = scenario(site=site)
    orc = sc.put(foe(make, site=number), 1)
    sc.put("4R125")
    sc.hand(0, IDLE)
    sc.fight(sc.frodo, orc)
    assert sc.strength(orc) == now


@pytest.mark.card("4R125")
def test_henneth_annun_wounds(scenario, make):
    sc = scenario()
    man, wanderer, near = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, site=9), 1), sc.put(foe(make, site=2), 1)
    card = sc.put("4R125")
    sc.hand(0, IDLE)
    sc.fight(man, near)
    act(sc, card)
    assert (sc.wounds(wanderer), sc.wounds(near), sc.lives(card)) == (1, 0, False)
