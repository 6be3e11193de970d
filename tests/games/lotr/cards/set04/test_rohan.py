"""What each Rohan character and event of set 4 does."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("4C266")
def test_eomer_is_cheaper_among_his_own(scenario):
    """LOTR-20.3: one off while a Rohan Man, companion or ally, can be seen; a Man of Gondor is none."""
    sc = scenario()
    sc.put("4C278", on=sc.put("4P364"))
    assert cost(sc.s, 0, 4266) == 3
    sc.put("4C277")
    sc.hand(0, "4C266")
    sc.begin("fellowship")
    sc.play("4C266")
    assert sc.s.twilight == 2


@pytest.mark.card("4C266")
def test_eomer_heals_an_ally(scenario):
    """LOTR-6.1, LOTR-17.1: at the start of a turn he may heal a Rohan ally, no companion."""
    sc = scenario()
    eomer, guma, weland = sc.put("4C266", wounds=1), sc.put("4C277", wounds=1), sc.put("4U295", wounds=1)
    sc.put("1C286", wounds=1)
    sc.begin("turn")
    assert (sc.asks, sc.asked) == ("respond", 0)
    sc.use(eomer, 1)
    assert sc.offered == {guma, weland}
    sc.choose(weland)
    assert (sc.wounds(guma), sc.wounds(weland), sc.asks) == (1, 0, "fellowship")


@pytest.mark.card("4C266")
def test_eomer_need_not_heal(scenario):
    """LOTR-17.1."""
    sc = scenario()
    sc.put("4C266")
    guma = sc.put("4C277", wounds=1)
    sc.begin("turn").pass_()
    assert (sc.wounds(guma), sc.asks) == (1, "fellowship")


def hurt(scenario, name, twilight=0):
    """The companion is about to be wounded in a skirmish, with Éowyn looking on."""
    sc = scenario(twilight=twilight)
    eowyn = sc.put("4C270")
    friend = eowyn if name == "4C270" else sc.frodo if name == "4C302" else sc.put(name)
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, sc.strength(friend))
    return sc.fight(friend, foe).resolve(), eowyn, friend


@pytest.mark.card("4C270")
@pytest.mark.parametrize("name", ["4C310", "4C74", "4C270"])
def test_eowyn(scenario, name):
    """LOTR-17.4: she exerts and 1 is added to prevent a wound of an unbound companion, her own too."""
    sc, eowyn, friend = hurt(scenario, name)
    assert (sc.asks, sc.asked) == ("respond", 0)
    sc.use(eowyn)
    assert (sc.wounds(eowyn), sc.wounds(friend), sc.s.twilight) == (1, int(friend == eowyn), 1)
    assert sc.asks == "respond"  # damage +1: the second wound is another matter
    sc.pass_()
    assert sc.wounds(friend) == 1 + int(friend == eowyn)


@pytest.mark.card("4C270")
def test_eowyn_does_not_guard_the_ring_bearer(scenario):
    """LOTR-26.6."""
    sc, eowyn, _ = hurt(scenario, "4C302")
    assert sc.asks == "respond"  # the Ring's
    assert not sc.can(Use(eowyn, 0))


@pytest.mark.card("4C270")
def test_eowyn_exhausted(scenario):
    """LOTR-18.3, LOTR-19.5: she cannot pay, and nobody is asked."""
    sc = scenario()
    sc.put("4C270", wounds=2)
    merry, foe = sc.put("4C310"), sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    sc.fight(merry, foe).resolve()
    assert sc.wounds(merry) == 1


@pytest.mark.card("4C270")
def test_eowyn_is_valiant(scenario):
    """LOTR-26.9."""
    sc = scenario()
    assert sc.keyword(sc.put("4C270"), Keyword.VALIANT) == 1


@pytest.mark.card("4C277")
def test_guma(scenario, make):
    """LOTR-22.2: he exerts to heal a Rohan Man: a companion, or an ally such as himself."""
    sc = scenario()
    guma, rider, whole = sc.put("4C277"), sc.put("4C286", wounds=2), sc.put("4C270")
    elf = make(companion("9C83", "Guest", "", ROHAN, ELF, cost=2, strength=5, vitality=3))
    sc.put("4P364", wounds=1), sc.put(elf, wounds=1)
    sc.begin("fellowship").use(guma, 1)
    assert sc.offered == {rider, guma}
    sc.choose(rider)
    assert (sc.wounds(rider), sc.wounds(guma), sc.wounds(whole)) == (1, 1, 0)
    assert sc.refused(Use(guma, 1)).rule == "LOTR-18.3"


@pytest.mark.card("4U295")
def test_weland(scenario):
    """LOTR-21.4: he exerts to heal a mounted companion."""
    sc = scenario()
    weland, rider = sc.put("4U295"), sc.put("4C286", wounds=1)
    sc.put("4C270", wounds=1)
    mounted = sc.put("4C286", wounds=2)
    for card in (mounted, weland):
        sc.put("4C283", on=card)
    sc.begin("fellowship").use(weland, 1)
    assert (sc.wounds(mounted), sc.wounds(rider), sc.wounds(weland)) == (1, 1, 1)
    assert sc.refused(Use(weland, 1)).rule == "LOTR-18.3"


@pytest.mark.card("4C277", "4U295")
@pytest.mark.parametrize("name", ["4C277", "4U295"])
@pytest.mark.parametrize(("site", "holder", "stays"), [(4, 1, False), (3, 1, True), (4, 0, True)])
def test_villagers_leave_a_lost_home(scenario, name, site, holder, stays):
    """LOTR-23.6, LOTR-19.7: Guma and Weland are discarded, not killed, once an opponent holds site 4T."""
    sc = scenario(site=5)
    ally = sc.put(name)
    sc.hold(sc.s.path[site - 1], holder)
    sc.begin("fellowship")
    assert sc.lives(ally) == stays
    assert (sc.in_discard(0), sc.s.players[0].dead) == ([] if stays else [name], ())


@pytest.mark.card("4C277", "4U295")
@pytest.mark.parametrize("name", ["4C277", "4U295"])
def test_villagers_fight_at_home(scenario, name):
    """LOTR-22.3, LOTR-26.9: villagers, who take part at 4T alone."""
    for site, part in ((4, True), (3, False)):
        sc = scenario(site=site)
        ally = sc.put(name)
        foe = sc.put("4C10", 1)
        sc.begin("assignment")
        assert sc.keyword(ally, Keyword.VILLAGER) == 1
        assert sc.can(Assign(ally, foe)) == part


@pytest.mark.card("4C286")
def test_rider_of_rohan(scenario):
    """LOTR-21.4: mounted, he exerts so that a minion fighting an unbound companion exerts."""
    sc = scenario()
    rider, gimli, foes = sc.put("4C286"), sc.put("4C49"), [sc.put("4C207", 1), sc.put("4C207", 1)]
    sc.put("4C207", 1), sc.put("4C283", on=sc.put("4C270"))
    sc.hand(0, "4C42")
    sc.fight(gimli, *foes)
    assert sc.refused(Use(rider, 0)).rule == "LOTR-18.1"
    sc.put("4C283", on=rider)
    sc.use(rider)
    assert sc.offered == set(foes)
    sc.choose(foes[0])
    assert (sc.wounds(rider), [sc.wounds(foe) for foe in foes]) == (1, [1, 0])


@pytest.mark.card("4C286")
def test_rider_of_rohan_does_nothing_for_the_ring_bearer(scenario):
    """LOTR-26.6, LOTR-18.8."""
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put("4C207", 1)
    sc.put("4C283", on=rider)
    sc.hand(0, "4C42")
    sc.fight(sc.frodo, foe).use(rider)
    assert (sc.wounds(rider), sc.wounds(foe)) == (1, 0)


@pytest.mark.card("4C286")
def test_rider_of_rohan_against_the_exhausted(scenario):
    """LOTR-19.4: they cannot be made to exert; nor can he, exhausted himself."""
    sc = scenario()
    rider, gimli, foe = sc.put("4C286", wounds=1), sc.put("4C49"), sc.put("4C207", 1, wounds=2)
    sc.put("4C283", on=rider)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe).use(rider)
    assert (sc.wounds(rider), sc.wounds(foe)) == (2, 2)
    assert sc.refused(Use(rider, 0)).rule == "LOTR-18.3"


@pytest.mark.card("4U282")
@pytest.mark.parametrize(("riders", "bonus"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_an_honorable_charge(scenario, riders, bonus):
    """LOTR-17.9: +1 for each Rohan Man, allies too, at most +3, for an unbound companion; 1 is added."""
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put("4C17", 1)
    sc.put("4U296")
    names = ("4C277", "4C286", "4C286", "4C286")[:riders]
    men = [sc.put(name) for name in names]
    sc.hand(0, "4U282", "4U282")
    sc.fight(gimli, foe).play("4U282")
    if len(names) > 1:
        assert sc.offered == {gimli, *men[1:]}
        sc.choose(gimli)
    assert (sc.strength(gimli), sc.s.twilight) == (6 + bonus, 1)
    sc.resolve()
    assert sc.s.lasting == []


@pytest.mark.card("4C297")
@pytest.mark.parametrize("mounted", [False, True])
def test_work_for_the_sword(scenario, mounted):
    """LOTR-26.3: a Rohan Man gets +2, and damage +2 as well if he is mounted."""
    sc = scenario()
    rider, other, foe = sc.put("4C286"), sc.put("4C286"), sc.put("4C207", 1)
    sc.put("4P364"), sc.put("4C74")
    if mounted:
        sc.put("4C283", on=rider)
    sc.hand(0, "4C297", "4C297")
    sc.fight(rider, foe).play("4C297")
    assert sc.offered == {rider, other}
    sc.choose(rider)
    assert (sc.strength(rider), sc.keyword(rider, Keyword.DAMAGE), sc.s.twilight) == (7, 2 * mounted, 1)
    sc.resolve()
    assert (sc.strength(rider), sc.keyword(rider, Keyword.DAMAGE)) == (5, 0)


@pytest.mark.card("4P365")
def test_theoden(scenario):
    """LOTR-18.3, LOTR-18.16: a Rohan possession played on a Rohan companion heals him, once a turn."""
    sc = scenario()
    theoden, rider = sc.put("4P365", wounds=1), sc.put("4C286", wounds=1)
    sc.put("4P364", wounds=1), sc.put("4C277", wounds=1)
    sc.hand(0, "4C278", "4C278", "1C92", "4C306", "4C286")
    sc.begin("fellowship").use(theoden)
    assert sc.offered == {4278}
    sc.choose("4C278")
    assert sc.offered == {theoden, rider}
    sc.choose(rider)
    assert (sc.wounds(rider), sc.wounds(theoden), sc.s.twilight) == (0, 1, 1)
    assert sc.s.cards[sc.find("4C278")].host == rider
    assert sc.refused(Use(theoden, 0)).rule == "LOTR-18.16"


@pytest.mark.card("4P365")
def test_theoden_with_nothing_to_give(scenario):
    """LOTR-18.3: no Rohan possession in hand, or nobody to bear it."""
    sc = scenario()
    theoden = sc.put("4P365")
    sc.hand(0, "4C306")
    sc.begin("fellowship")
    assert sc.refused(Use(theoden, 0)).rule == "LOTR-18.3"
    sc.hand(0, "4C278")
    sc.put("4C278", on=theoden)
    sc.put("4P364")
    assert sc.can(Play(4278))
    assert sc.refused(Use(theoden, 0)).rule == "LOTR-18.3"
