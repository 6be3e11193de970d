"""Isengard minions of set 4 that besiege, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    ARCHER,
    DAMAGE,
    FIERCE,
    KNIGHT,
    SAVAGE,
    URUK,
    ability,
    act,
    control,
    denied,
    late,
    lay_tokens,
    shadow,
    tokens,
    unplayable,
)

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.terms import Keyword
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4U136", "4R179", "4R200")
@pytest.mark.parametrize("name", ["4U136", "4R179", "4R200"])
@pytest.mark.parametrize(("site", "fierce"), [(4, 1), (5, 1), (6, 0), (2, 0)])
def test_fierce_at_a_battleground(scenario, name, site, fierce):
    """Only where the fellowship is at one; the Vanguard does more damage there too."""
    sc = late(scenario, site=site)
    uruk = sc.put(name, 1)
    assert (sc.keyword(uruk, FIERCE), sc.keyword(uruk, DAMAGE)) == (fierce, 1 + (fierce and name == "4R200"))


@pytest.mark.card("4U136", "4R179")
@pytest.mark.parametrize(("name", "base", "bonus"), [("4U136", 10, 4), ("4R179", 14, 6)])
def test_stronger_with_a_battleground(scenario, name, base, bonus):
    """A controlled battleground of its player's counts once; another site or another player's does not."""
    sc = late(scenario, site=6, seats=3)
    uruk, site1, site4, site5 = sc.put(name, 1), sc.s.path[0], sc.s.path[3], sc.s.path[4]
    sc.hold(site1, 1)
    assert sc.strength(uruk) == base
    sc.hold(site5, 2)
    assert sc.strength(uruk) == base
    sc.hold(site4, 1)
    assert sc.strength(uruk) == base + bonus


@pytest.mark.card("4R179")
@pytest.mark.parametrize(("second", "wounds"), [(1, 0), (2, 1)])
def test_uruk_assault_band_unhurt(scenario, second, wounds):
    """With two battlegrounds it takes no wounds; a village is no battleground."""
    sc = late(scenario, site=6)
    sites = {1: sc.s.path[4], 2: sc.s.path[1]}
    band, aragorn = sc.put("4R179", 1), sc.put("4P364")
    sc.hold(sc.s.path[3], 1), sc.hold(sites[second], 1)
    sc.set_strength(band, 7)
    sc.fight(aragorn, band).resolve()
    assert sc.wounds(band) == wounds


@pytest.mark.card("4R179", "4R200")
@pytest.mark.parametrize(("name", "price"), [("4R179", 7), ("4R200", 10)])
def test_an_uruk_hai_goes_before(scenario, name, price):
    """LOTR-18.1: an Uruk-hai is spotted to play it; a Man of Dunland is none."""
    sc = late(scenario, twilight=10)
    sc.put(SAVAGE, 1), sc.hand(1, name)
    assert unplayable(sc.begin("shadow", 1), name) == "LOTR-18.1"
    sc.put(URUK, 1)
    assert sc.play(name).s.twilight == 10 - price


@pytest.mark.card("4U138")
@pytest.mark.parametrize(("held", "wounds"), [(0, 1), (1, 2), (2, 2)])
def test_band_of_uruk_bowmen(scenario, held, wounds):
    """An archer, and one arrow more while its player controls a site, however many."""
    sc = late(scenario)
    sc.put("4U138", 1), control(sc, *range(1, held + 1)), sc.hand(0)
    sc.begin("archery").pass_until("assignment")
    assert sc.wounds(sc.frodo) == wounds


@pytest.mark.card("4U138")
def test_band_of_uruk_bowmen_and_the_site_of_another(scenario):
    """The player's own control counts; each band adds."""
    sc = late(scenario, seats=3)
    sc.put("4U138", 1), sc.put("4U138", 1), control(sc, 1, seat=2)
    sc.begin("archery").pass_until("assignment")
    assert sc.wounds(sc.frodo) == 2


@pytest.mark.card("4R150", "4R169", "4C183")
@pytest.mark.parametrize("name", ["4R150", "4R169", "4C183"])
def test_a_wound_instead_of_an_arrow(scenario, name):
    """It exerts: the Free Peoples player wounds an unbound companion, and it adds nothing to the total."""
    sc = late(scenario)
    knight, other, sam, archer = sc.put(KNIGHT), sc.put(KNIGHT), sc.put("4C316"), sc.put(name, 1)
    act(shadow(sc.begin("archery")), archer)
    assert (sc.asked, sc.offered, sc.wounds(archer)) == (0, {knight, other}, 1)
    sc.choose(other)
    sc.pass_until("assignment")
    assert [sc.wounds(card) for card in (knight, other, sam, sc.frodo)] == [0, 1, 0, 0]


@pytest.mark.card("4R150", "4R169", "4C183")
@pytest.mark.parametrize(("name", "times"), [("4R150", 2), ("4R169", 1), ("4C183", 1)])
def test_a_wound_as_often_as_it_exerts(scenario, name, times):
    """LOTR-18.3: until exhausted; another archer still adds to the total."""
    sc = late(scenario)
    knight, archer = sc.put("4P364"), sc.put(name, 1)
    sc.put("4U182", 1), shadow(sc.begin("archery"))
    for _ in range(times):
        act(shadow(sc), archer)
    assert (sc.wounds(knight), denied(shadow(sc), archer)) == (times, "LOTR-18.3")
    sc.pass_until("archery-wound").choose(sc.frodo)
    assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("4R169")
def test_ranged_commander_and_prices(scenario):
    """Isengard archers cost one less, another player's too; other minions do not, nor he himself."""
    sc = late(scenario, seats=3)
    assert cost(sc.s, 1, code_of("4R169")) == 4
    sc.put("4R169", 1)
    assert [cost(sc.s, 1, code_of(name)) for name in (ARCHER, "4R150", URUK)] == [2, 6, 4]
    assert cost(sc.s, 2, code_of(ARCHER)) == 2


@pytest.mark.card("4R158")
def test_lieutenant_of_orthanc(scenario):
    """He exerts; another Uruk-hai is fierce until the regroup phase."""
    sc = late(scenario)
    lieutenant, uruk, other = sc.put("4R158", 1), sc.put(URUK, 1), sc.put(URUK, 1)
    sc.put(SAVAGE, 1)
    act(shadow(sc.begin("maneuver")), lieutenant)
    assert sc.offered == {uruk, other}
    sc.choose(other)
    assert [sc.keyword(card, FIERCE) for card in (lieutenant, uruk, other)] == [0, 0, 1]
    assert sc.wounds(lieutenant) == 1
    sc.pass_until("regroup")
    assert sc.keyword(other, FIERCE) == 0


@pytest.mark.card("4R158")
def test_lieutenant_of_orthanc_tires(scenario):
    """LOTR-18.3: twice only with three vitality; alone he makes nobody fierce (LOTR-18.8)."""
    sc = late(scenario)
    lieutenant = sc.put("4R158", 1)
    shadow(sc.begin("maneuver"))
    act(shadow(act(sc, lieutenant)), lieutenant)
    assert (sc.keyword(lieutenant, FIERCE), sc.wounds(lieutenant)) == (0, 2)
    assert denied(shadow(sc), lieutenant) == "LOTR-18.3"


@pytest.mark.card("4C180", "4R199", "4U201")
@pytest.mark.parametrize(("name", "price"), [("4C180", 1), ("4R199", 3), ("4U201", 2)])
def test_stacked_on_a_site_and_played(scenario, name, price):
    """In the regroup phase it lies on a controlled site; from there it is played for one less."""
    sc = late(scenario, twilight=5)
    uruk, site = sc.put(name, 1), sc.s.path[0]
    control(sc, 1)
    act(shadow(sc.begin("regroup")), uruk)
    assert (sc.s.cards[uruk].host, sc.s.cards[uruk].zone.value) == (site, "stacked")
    sc.begin("shadow", 1)
    act(sc, uruk, 1)
    assert (sc.s.twilight, sc.s.cards[sc.find(name)].zone.value) == (5 - price, "centre")


@pytest.mark.card("4C180", "4R199", "4U201")
@pytest.mark.parametrize("name", ["4C180", "4R199", "4U201"])
def test_no_site_to_be_stacked_on(scenario, name):
    """Another player's site will not do, neither to lie on nor to be played from; in play it is not played again."""
    sc = late(scenario, twilight=5, seats=3)
    uruk, site = sc.put(name, 1), sc.s.path[0]
    control(sc, 1, seat=2)
    stacked = sc.stack(name, 1, site)
    sc.begin("shadow", 1)
    assert not sc.can(ability(sc, stacked, 1)) and not sc.can(ability(sc, uruk, 1))
    shadow(sc.begin("regroup"))
    if sc.can(ability(sc, uruk, 0)):
        act(sc, uruk)
    assert sc.s.cards[uruk].zone.value == "centre"


@pytest.mark.card("4U182")
@pytest.mark.parametrize("takes", [True, False])
def test_uruk_crossbow_troop(scenario, takes):
    """As it is played, a token may be laid on a machine."""
    sc = late(scenario, twilight=4)
    machine, _ = sc.put("4R211", 1), sc.put("4C137", 1)
    sc.hand(1, "4U182")
    sc.begin("shadow", 1).play("4U182")
    act(sc, sc.find("4U182")) if takes else sc.pass_()
    assert (tokens(sc, machine), tokens(sc, sc.find("4C137"))) == (int(takes), 0)


@pytest.mark.card("4U182")
def test_uruk_crossbow_troop_without_machine(scenario):
    """A condition that is no machine bears no such token; the troop is an archer."""
    sc = late(scenario, twilight=4)
    sc.put("4C137", 1), sc.hand(1, "4U182")
    sc.begin("shadow", 1).play("4U182")
    sc.pass_() if sc.asks == "respond" else None
    assert (tokens(sc, sc.find("4C137")), sc.keyword(sc.find("4U182"), Keyword.ARCHER)) == (0, 1)
    lay_tokens(sc, sc.find("4C137"), 2)
    assert tokens(sc, sc.find("4C137")) == 2


@pytest.mark.card("4C184", "4C191")
@pytest.mark.parametrize(("name", "bonus"), [("4C184", 2), ("4C191", 1)])
def test_helping_at_a_battleground(scenario, name, bonus):
    """It exerts, and another Uruk-hai is stronger until the skirmish ends."""
    sc = late(scenario, site=5)
    helper, uruk = sc.put(name, 1), sc.put(URUK, 1)
    sc.put(SAVAGE, 1)
    act(shadow(sc.fight(sc.put("4P364"), uruk)), helper)
    assert (sc.strength(uruk), sc.wounds(helper)) == (9 + bonus, 1)
    sc.resolve()
    assert sc.strength(uruk) == 9
