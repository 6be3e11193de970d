"""Events of the Shire of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, old, play_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.model import Pass, Play


@pytest.mark.card("1C287")
def test_resilience_removes_a_burden_instead(scenario):
    """LOTR-18.14: the wound stays."""
    sc = burdened(old(scenario), 2)
    gaffer = sc.put("1R291")
    sc.wound(sc.frodo, 1)
    sc.hand(0, "1C287")
    sc.begin("fellowship")
    assert not sc.can(Play(1287))
    sc.use(gaffer)
    assert sc.asks == "respond"
    sc.play("1C287")
    assert (sc.burdens(), sc.wounds(sc.frodo), sc.in_discard(0)) == (1, 1, ["1C287"])


@pytest.mark.card("1C287")
def test_resilience_is_for_the_ring_bearer_and_may_be_left(scenario):
    sc = burdened(old(scenario), 2)
    gaffer, sam = sc.put("1R291"), sc.put("1C311", wounds=1)
    sc.hand(0, "1C287")
    sc.begin("fellowship").use(gaffer)
    assert (sc.wounds(sam), sc.burdens()) == (0, 2)
    other = burdened(old(scenario), 2)
    gaffer = other.put("1R291")
    other.wound(other.frodo, 1)
    other.hand(0, "1C287")
    other.begin("fellowship").use(gaffer).pass_()
    assert (other.wounds(other.frodo), other.burdens()) == (0, 2)


@pytest.mark.card("1U293")
def test_deftness_makes_the_one_who_exerts_stronger(scenario, make):
    sc = old(scenario)
    merry, rosie, foe = sc.put("1C303"), sc.put("1U309"), sc.put(brute(make), 1)
    sc.put("1U12")
    sc.hand(0, "1U293", "1U293")
    sc.fight(merry, foe).play("1U293")
    assert sc.offered == {merry, rosie, sc.frodo}
    sc.choose(merry)
    assert (sc.strength(merry), sc.wounds(merry), sc.strength(sc.frodo)) == (6, 1, 4)
    sc.resolve()
    assert sc.strength(merry) == 3


@pytest.mark.card("1U293")
def test_deftness_needs_a_hobbit_who_can_exert(scenario, make):
    """LOTR-19.4."""
    sc = old(scenario)
    gimli, foe = sc.put("1U12"), sc.put(brute(make), 1)
    sc.wound(sc.frodo, 3)
    sc.hand(0, "1U293", "1C26")
    sc.fight(gimli, foe)
    assert play_rule(sc, "1U293") == "LOTR-18.3"


@pytest.mark.card("1C294")
def test_appetite_for_as_much_as_is_paid(scenario):
    """Two tokens, two wounds; only Hobbit companions."""
    sc = old(scenario)
    merry, sam = sc.put("1C303", wounds=3), sc.put("1C311", wounds=1)
    sc.put("1U309", wounds=1), sc.put("1U12", wounds=1)
    sc.hand(0, "1C294")
    sc.begin("fellowship").play("1C294")
    while sc.asks not in ("fellowship", "respond"):
        sc.decide(2) if not sc.offered else sc.choose(merry)
    assert (sc.wounds(merry), sc.wounds(sam), sc.s.twilight) == (1, 1, 2)


@pytest.mark.card("1C294")
def test_appetite_offers_hobbit_companions(scenario):
    sc = old(scenario)
    merry, sam = sc.put("1C303", wounds=1), sc.put("1C311", wounds=1)
    sc.put("1U309", wounds=1), sc.put("1U12", wounds=1)
    sc.hand(0, "1C294")
    sc.begin("fellowship").play("1C294")
    sc.decide(1)
    assert sc.offered == {merry, sam}
    sc.choose(sam)
    assert (sc.wounds(merry), sc.wounds(sam), sc.s.twilight) == (1, 0, 1)


@pytest.mark.card("1C296", "1C298")
@pytest.mark.parametrize(("name", "last"), [("1C296", 4), ("1C298", 5)])
def test_stealth_cancels_up_to_a_site(scenario, make, name, last):
    """LOTR-13.6, LOTR-23.3: at the last such site of the old path."""
    sc = old(scenario, site=last)
    merry, foe = sc.put("1C303"), sc.put(brute(make, strength=20), 1)
    sc.hand(0, name)
    sc.fight(merry, foe).play(name)
    assert (sc.lives(merry), sc.wounds(merry), sc.wounds(foe), sc.s.twilight) == (True, 0, 0, 1)


@pytest.mark.card("1C296", "1C298")
@pytest.mark.parametrize(("name", "last", "bonus"), [("1C296", 4, 3), ("1C298", 5, 2)])
def test_stealth_strengthens_later_and_in_towers(scenario, make, name, last, bonus):
    """T31: one site further, and on a Towers path anywhere, it makes a Hobbit stronger."""
    for sc in (old(scenario, site=last + 1), scenario(site=2)):
        merry, foe = sc.put("1R302"), sc.put(brute(make), 1)
        sc.put("1U12")
        sc.hand(0, name, "1C26")
        sc.fight(merry, foe).play(name)
        assert sc.offered == {merry, sc.frodo}
        sc.choose(merry)
        assert sc.strength(merry) == 3 + bonus


@pytest.mark.card("1C296", "1C298")
@pytest.mark.parametrize("name", ["1C296", "1C298"])
def test_stealth_does_nothing_for_a_dwarf(scenario, make, name):
    """The skirmish involves no Hobbit."""
    sc = old(scenario)
    gimli, foe = sc.put("1U12"), sc.put(brute(make), 1)
    sc.hand(0, name, "1C26")
    sc.fight(gimli, foe).play(name)
    assert (sc.asks, sc.s.fight is not None) == ("skirmish", True)


@pytest.mark.card("1C304")
def test_noble_intentions(scenario, make):
    """A companion who is no Hobbit exerts; neither ally nor Hobbit can pay."""
    sc = old(scenario)
    merry, gimli, boromir, foe = sc.put("1C303"), sc.put("1U12"), sc.put("1U97"), sc.put(brute(make), 1)
    rosie, _elrond = sc.put("1U309"), sc.put("1R40")
    sc.hand(0, "1C304", "1C26")
    sc.fight(merry, foe).play("1C304")
    assert sc.offered == {gimli, boromir}
    sc.choose(gimli)
    assert sc.offered == {merry, rosie, sc.frodo}
    sc.choose(merry)
    assert (sc.strength(merry), sc.wounds(gimli), sc.wounds(merry)) == (6, 1, 0)


@pytest.mark.card("1C304")
def test_noble_intentions_of_hobbits_only(scenario, make):
    sc = old(scenario)
    merry, foe = sc.put("1C303"), sc.put(brute(make), 1)
    sc.put("1R40"), sc.put("1U12", wounds=2)
    sc.hand(0, "1C304", "1U293")
    sc.fight(merry, foe)
    assert play_rule(sc, "1C304") == "LOTR-18.3"


@pytest.mark.card("1R308")
def test_power_wounds_each_who_fights_the_ring_bearer(scenario, make):
    sc = old(scenario)
    foes = [sc.put(brute(make), 1), sc.put(brute(make), 1), sc.put(brute(make), 1)]
    sc.hand(0, "1R308", "1R308")
    sc.fight(sc.frodo, *foes[:2]).play("1R308")
    assert ([sc.wounds(foe) for foe in foes], sc.burdens()) == ([1, 1, 0], 1)


@pytest.mark.card("1R308")
def test_power_in_anothers_skirmish(scenario, make):
    """LOTR-13.9, LOTR-18.8: the burden is added for nothing."""
    sc = old(scenario)
    merry, foe, other = sc.put("1C303"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, "1R308", "1C26")
    sc.fights(merry, foe, sc.frodo, other).choose(merry)
    sc.play("1R308")
    assert (sc.wounds(foe), sc.wounds(other), sc.burdens()) == (0, 0, 1)


@pytest.mark.card("1C312")
def test_sorry_exerts_a_hobbit_companion(scenario):
    sc = burdened(old(scenario), 2)
    merry = sc.put("1C303")
    sc.put("1U309"), sc.put("1U12")
    sc.hand(0, "1C312")
    sc.begin("fellowship").play("1C312")
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry)
    assert (sc.burdens(), sc.wounds(merry)) == (1, 1)


@pytest.mark.card("1C312")
def test_sorry_without_a_hobbit_who_can(scenario):
    sc = burdened(old(scenario), 2)
    sc.put("1U309"), sc.put("1C303", wounds=3)
    sc.wound(sc.frodo, 3)
    sc.hand(0, "1C312")
    sc.begin("fellowship")
    assert play_rule(sc, "1C312") == "LOTR-18.3"


@pytest.mark.card("1C315")
@pytest.mark.parametrize("phase", ["maneuver", "skirmish"])
def test_stout_heals_any_hobbit(scenario, make, phase):
    """LOTR-17.5: in either phase; an ally too; no Dwarf."""
    sc = old(scenario)
    merry, rosie = sc.put("1C303", wounds=2), sc.put("1U309", wounds=1)
    sc.put("1U12", wounds=1)
    foe = sc.put(brute(make), 1)
    sc.hand(0, "1C315", "1C26")
    sc.begin(phase) if phase == "maneuver" else sc.fight(merry, foe)
    sc.play("1C315")
    assert sc.offered == {merry, rosie}
    sc.choose(merry)
    assert (sc.wounds(rosie), sc.wounds(merry), sc.s.twilight) == (1, 1, 1)


@pytest.mark.card("1C315")
@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
def test_stout_in_no_other_phase(scenario, phase):
    sc = old(scenario)
    sc.put("1C303", wounds=2)
    sc.put("1R318")
    sc.put("1C311")
    sc.hand(0, "1C315")
    sc.begin(phase)
    assert play_rule(sc, "1C315") == "LOTR-17.5"
    assert sc.can(Pass())
