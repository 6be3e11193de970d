"""Isengard conditions and possessions of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    KNIGHT,
    TROOP,
    URUK,
    act,
    companions,
    denied,
    early,
    orc_of_isengard,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1R120", "1R129", "1U162")
@pytest.mark.parametrize(("name", "price"), [("1R120", 2), ("1R129", 2), ("1U162", 2)])
def test_an_uruk_hai_exerts_to_play_it(scenario, make, name, price):
    """LOTR-18.3: an Uruk-hai exerts; an Orc of Isengard or an exhausted Uruk-hai cannot pay."""
    sc = early(scenario, twilight=9)
    sc.put(orc_of_isengard(make), 1), sc.put(URUK, 1, wounds=2), sc.hand(1, name)
    sc.begin("shadow", 1)
    assert unplayable(sc, name) == "LOTR-18.3"
    uruk = sc.put(URUK, 1)
    sc.play(name)
    assert (sc.wounds(uruk), sc.s.twilight) == (1, 9 - price)


@pytest.mark.card("1C134", "1U135", "1C138", "1R140")
@pytest.mark.parametrize(("name", "price"), [("1C134", 1), ("1U135", 2), ("1C138", 2), ("1R140", 2)])
def test_an_isengard_minion_exerts_to_play_it_on_a_site(scenario, make, name, price):
    """LOTR-21.1: any Isengard minion exerts, no Orc of Moria; it lies on a site of the path."""
    sc = early(scenario, twilight=9)
    sc.put(TROOP, 1), sc.hand(1, name)
    sc.begin("shadow", 1)
    assert unplayable(sc, name) == "LOTR-18.3"
    clerk = sc.put(orc_of_isengard(make), 1)
    sc.play(name)
    assert sc.offered == set(sc.s.path)
    sc.choose(sc.s.path[-1])
    assert (sc.wounds(clerk), sc.s.twilight, sc.s.cards[sc.find(name)].host) == (1, 9 - price, sc.s.path[-1])


@pytest.mark.card("1C134", "1U135")
@pytest.mark.parametrize("name", ["1C134", "1U135"])
def test_one_such_weather_for_a_site(scenario, name):
    """One of the title lies on a site; the other sites are free."""
    sc = early(scenario, site=2, twilight=9)
    sc.put(URUK, 1), sc.put(name, 1, on=sc.s.path[1]), sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert sc.s.cards[sc.find(name)].host == sc.s.path[0]


@pytest.mark.card("1C138", "1R140")
@pytest.mark.parametrize("name", ["1C138", "1R140"])
def test_several_on_a_site(scenario, name):
    """No limit is printed: the same site may have two."""
    sc = early(scenario, site=2, twilight=9)
    sc.put(URUK, 1), sc.put(name, 1, on=sc.s.path[1]), sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert sc.offered == set(sc.s.path)


@pytest.mark.card("1R120")
@pytest.mark.parametrize("takes", [True, False])
def test_alive_and_unspoiled(scenario, takes):
    """Three are removed; as many cards at random as burdens, one of them may go."""
    sc = early(scenario, twilight=4)
    card = sc.put("1R120", 1)
    sc.set_player(0, burdens=2), sc.hand(0, "4C42", "4C306", "4C310")
    act(sc.begin("shadow", 1), card)
    assert (sc.s.twilight, sc.asked) == (1, 1)
    if sc.asks == "spot":
        sc.decide(2)
    assert len(sc.offered) == 2
    sc.choose(min(sc.offered)) if takes else sc.pass_()
    assert (len(sc.in_hand(0)), len(sc.in_discard(0))) == (3 - takes, int(takes))
    assert denied(sc, card) == "LOTR-18.3"


@pytest.mark.card("1R125")
def test_greed_wounds_a_companion(scenario):
    """Six companions and two twilight: the Shadow player wounds one, never the Ring-bearer."""
    sc = early(scenario, twilight=3)
    greed, men = sc.put("1R125", 1), companions(sc, 5)
    act(shadow(sc.begin("maneuver")) if sc.put(URUK, 1) else sc, greed)
    assert (sc.offered, sc.asked) == (set(men), 1)
    sc.choose(men[0])
    assert (sc.wounds(men[0]), sc.s.twilight) == (1, 1)
    assert denied(shadow(sc), greed) == "LOTR-18.3"


@pytest.mark.card("1R125")
def test_greed_and_five_companions(scenario):
    """LOTR-17.9: five are too few; and an Uruk-hai is spotted to play it, not exerted."""
    sc = early(scenario, twilight=9)
    sc.hand(1, "1R125"), sc.put(TROOP, 1)
    companions(sc, 4)
    sc.begin("shadow", 1)
    assert unplayable(sc, "1R125") == "LOTR-18.1"
    uruk = sc.put(URUK, 1, wounds=2)
    sc.play("1R125")
    assert (sc.wounds(uruk), sc.s.twilight) == (2, 8)
    sc.hand(1, "4C10")
    sc.begin("maneuver")
    assert denied(shadow(sc), sc.find("1R125")) == "LOTR-17.9"


@pytest.mark.card("1R129")
@pytest.mark.parametrize(("site", "price"), [(2, 4), (3, 2), (5, 4), (6, 2)])
def test_misadventure_makes_companions_dearer(scenario, site, price):
    """Two more outside sanctuaries; allies and items cost as always."""
    sc = early(scenario, site=site)
    sc.put("1R129", 1)
    sc.hand(0, KNIGHT, "1C299")
    sc.begin("fellowship")
    assert cost(sc.s, 0, code_of("1C299")) == 1
    sc.play(KNIGHT)
    assert sc.s.twilight == price


@pytest.mark.card("1U130")
def test_no_ordinary_storm(scenario):
    """A weather condition of one's own makes a Gandalf companion or ally exert; the Shadow player chooses which."""
    sc = early(scenario, twilight=9)
    gandalf, ent = sc.put("1P364"), sc.put("6C27")
    sc.put(KNIGHT), sc.put("1U130", 1), sc.put(URUK, 1)
    sc.hand(1, "1C134")
    sc.begin("shadow", 1).play("1C134").choose(sc.s.path[-1])
    assert (sc.offered, sc.asked) == ({gandalf, ent}, 1)
    sc.choose(gandalf)
    assert (sc.wounds(gandalf), sc.wounds(ent)) == (1, 0)


@pytest.mark.card("1U130")
def test_no_ordinary_storm_over_events(scenario):
    """A weather event is no condition, a condition without weather no weather."""
    sc = early(scenario, twilight=9)
    gandalf = sc.put("1P364")
    sc.put("1U130", 1), sc.put(URUK, 1)
    sc.hand(1, "1R140")
    sc.begin("shadow", 1).play("1R140").choose(sc.s.path[-1])
    sc.hand(1, "1R124")
    shadow(sc.begin("maneuver")).play("1R124")
    assert sc.wounds(gandalf) == 0


@pytest.mark.card("1C133")
def test_saruman_s_ambition_makes_events_cheaper(scenario):
    """One's own Isengard events cost one less, not below none; other events and conditions cost the same."""
    sc = early(scenario, seats=3)
    sc.put("1C133", 1)
    assert [cost(sc.s, 1, code_of(name)) for name in ("1U126", "1R128", "1C121", "1C141")] == [2, 0, 0, 1]
    assert cost(sc.s, 2, code_of("1U126")) == 3
    sc.put("1C133", 1)
    assert cost(sc.s, 1, code_of("1U126")) == 1


@pytest.mark.card("1C133")
def test_saruman_s_ambition_discarded(scenario):
    """Discarded for +2 of an Uruk-hai until the skirmish ends."""
    sc = early(scenario)
    card, uruk, other = sc.put("1C133", 1), sc.put(URUK, 1), sc.put(URUK, 1)
    sc.put(TROOP, 1)
    act(shadow(sc.fight(sc.put(KNIGHT), uruk)), card)
    assert sc.offered == {uruk, other}
    sc.choose(uruk)
    assert (sc.strength(uruk), sc.in_discard(1)) == (11, ["1C133"])
    sc.resolve()
    assert sc.strength(uruk) == 9


@pytest.mark.card("1C134")
def test_saruman_s_chill(scenario):
    """Each Hobbit who moves from the site exerts, Frodo too; a Man does not, and the exhausted cannot."""
    sc = early(scenario)
    merry, pippin, knight = sc.put("4C310"), sc.put("4C314", wounds=3), sc.put(KNIGHT)
    sc.put("1C134", 1, on=sc.s.path[4]), sc.put_site("1C351", 1)
    sc.begin("fellowship").pass_()
    assert [sc.wounds(card) for card in (sc.frodo, merry, pippin, knight)] == [1, 1, 3, 0]
