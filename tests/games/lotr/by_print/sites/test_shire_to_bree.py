"""Sites 1 and 2 of the Fellowship block, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.engine.numbers import cost, is_roaming
from pelipoyta.games.lotr.model import Assign, Use


@pytest.mark.card("1U320", "1U323")
@pytest.mark.parametrize(("site", "changes"), [("1U320", (2, 2, 0, 0)), ("1U323", (0, -1, -1, 0))])
def test_cost_of_companions(scenario, site, changes):
    """East Road: companions cost two more; Green Hill Country: Hobbits, allies too, one less."""
    plain = scenario(site=1, block=Block.FELLOWSHIP, sites={1: "1U319"})
    sc = at(scenario, site)
    codes = (1089, 1303, 1291, 1008)  # Aragorn, Merry, the Gaffer, armor
    assert tuple(cost(sc.s, 0, code) - cost(plain.s, 0, code) for code in codes) == changes


@pytest.mark.card("1U320", "1U323")
@pytest.mark.parametrize(("site", "price"), [("1U320", 3), ("1U323", 0)])
def test_cost_paid_here_only(scenario, site, price):
    """LOTR-23.2: at site 2 it is the printed cost again."""
    for number, paid in ((1, price), (2, 1)):
        sc = scenario(site=number, block=Block.FELLOWSHIP, sites={1: site, 2: "1U328"})
        sc.hand(0, "1C303")
        sc.begin("fellowship").play("1C303")
        assert sc.s.twilight == paid


@pytest.mark.card("1C326")
def test_westfarthing(scenario):
    """A companion or ally from hand for one less; no item."""
    sc = at(scenario, "1C326")
    sc.hand(0, "1R89", "1R291", "1C8")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {1089, 1291}
    sc.choose("1R89")
    assert (sc.wounds(sc.frodo), sc.s.twilight, in_play(sc, "1R89")) == (1, 3, True)


@pytest.mark.card("1C326")
def test_westfarthing_without_a_character(scenario):
    """LOTR-18.8: there must be one to play; and a Hobbit to exert."""
    sc = at(scenario, "1C326")
    sc.hand(0, "1C9")
    sc.put(GUARD)
    sc.begin("fellowship")
    assert not sc.can(ability(sc, here(sc)))
    sc.hand(0, "1R291")
    sc.wound(sc.frodo, 3)
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"
    assert sc.s.twilight == 0


@pytest.mark.card("2C117")
def test_town_center(scenario):
    """An ally of the Shire from hand, and a card is drawn."""
    sc = at(scenario, "2C117")
    sc.hand(0, "1R291", "1C303", "1R40")
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {1291}
    sc.choose("1R291")
    assert (sorted(sc.in_hand(0)), sc.s.twilight) == (["1C3", "1C303", "1R40"], 1)


@pytest.mark.card("2C117")
def test_town_center_when_simply_played(scenario):
    """Playing an ally without using the site draws nothing; with none in hand it cannot be used."""
    sc = at(scenario, "2C117")
    sc.hand(0, "1R291")
    sc.deck(0, "1C3")
    sc.begin("fellowship").play("1R291")
    assert sc.in_hand(0) == []
    assert not sc.can(ability(sc, here(sc)))


@pytest.mark.card("2U116")
@pytest.mark.parametrize("laid", [False, True])
def test_hobbiton_woods(scenario, laid):
    """One's own site 2 is played; an opponent's goes back."""
    sc = at(scenario, "2U116")
    sc.adventure(0, "1U328", "1U340")
    sc.adventure(1)
    if laid:
        sc.put_site("1U327", 1)
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert [CARDS[sc.s.cards[site].code].id for site in sc.s.path] == ["2U116", "1U328"]
    assert (sc.wounds(sc.frodo), sc.s.players[0].adventure) == (1, (1340,))
    assert sc.s.players[1].adventure == ((1327,) if laid else ())


@pytest.mark.card("2U116")
def test_hobbiton_woods_unpaid(scenario):
    sc = at(scenario, "2U116")
    sc.adventure(0, "1U328")
    sc.wound(sc.frodo, 3)
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"
    assert len(sc.s.path) == 1


@pytest.mark.card("1U327", "1U342")
@pytest.mark.parametrize("site", ["1U327", "1U342"])
@pytest.mark.parametrize(("name", "limit"), [("1R89", 3), (GUARD, 2)])
def test_a_ranger_widens_the_move_limit(scenario, site, name, limit):
    """LOTR-30.46."""
    sc = at(scenario, site)
    sc.put(name)
    sc.begin("turn")
    assert sc.s.limit == limit


@pytest.mark.card("1U327", "1U342")
@pytest.mark.parametrize("site", ["1U327", "1U342"])
def test_a_widened_limit_lasts(scenario, site):
    """LOTR-8.6: the ranger's death does not take it back; two rangers count once."""
    sc = at(scenario, site)
    one = sc.put("1R89")
    sc.put("1U97")
    sc.begin("turn")
    del sc.s.cards[one]
    sc.begin("regroup")
    assert sc.s.limit == 3


@pytest.mark.card("1U328")
@pytest.mark.parametrize(("code", "change"), [(1232, -2), (1177, 0), (1233, 0)])
def test_bree_streets(scenario, code, change):
    """No roaming penalty for a Nazgûl; one at home there pays none anyway."""
    plain = scenario(site=2, block=Block.FELLOWSHIP)
    sc = at(scenario, "1U328")
    assert cost(sc.s, 1, code) - cost(plain.s, 1, code) == change


@pytest.mark.card("1U328")
def test_bree_streets_paid(scenario):
    """He still roams."""
    sc = at(scenario, "1U328", twilight=4)
    sc.hand(1, "1U232")
    sc.begin("shadow", 1).play("1U232")
    assert (sc.s.twilight, is_roaming(sc.s, sc.s.cards[sc.find("1U232")])) == (0, True)


@pytest.mark.card("1U329")
def test_breeland_forest(scenario):
    """Stealth events may not be played, others may."""
    sc = at(scenario, "1U329")
    foe = sc.put(ORC, 1)
    sc.put(GUARD)
    sc.hand(0, "1C298", "1C3")
    sc.fight(sc.frodo, foe)
    assert why_not_played(sc, "1C298") == "LOTR-18.1"
    sc.play("1C3")
    assert sc.strength(sc.find(GUARD)) == 6


@pytest.mark.card("1U329")
def test_breeland_forest_elsewhere(scenario):
    sc = scenario(site=3, block=Block.FELLOWSHIP, sites={2: "1U329"})
    foe = sc.put("1C185", 1)
    sc.hand(0, "1C298", "1C298")
    sc.fight(sc.frodo, foe).play("1C298")
    assert (sc.s.fight, sc.wounds(sc.frodo)) == (None, 0)


@pytest.mark.card("1U330")
@pytest.mark.parametrize(("name", "fought"), [("1C303", False), (GUARD, True)])
def test_buckleberry_ferry(scenario, name, fought):
    """Only Hobbits: straight from archery to the regroup phase."""
    sc = at(scenario, "1U330")
    sc.put(name), sc.put("1C286"), sc.put(ORC, 1)
    sc.begin("assignment")
    assert (sc.asks == "defend") == fought


@pytest.mark.card("1U330")
def test_buckleberry_ferry_still_has_archery(scenario):
    sc = at(scenario, "1U330")
    sc.put("1C176", 1)
    sc.begin("archery")
    assert sc.wounds(sc.frodo) == 1
    assert sc.s.phase.value not in ("assignment", "skirmish")


@pytest.mark.card("1C331")
def test_ettenmoors(scenario):
    """Each side exerts its own, for two of strength."""
    sc = at(scenario, "1C331")
    guard, orc = sc.put(GUARD), sc.put(ORC, 1)
    sc.put("1C286")
    sc.fight(guard, orc).do(ability(sc, here(sc)))
    assert sc.offered == {sc.frodo, guard}
    sc.choose(guard)
    assert (sc.strength(guard), sc.wounds(guard)) == (6, 1)
    sc.pass_until_seat(1).do(ability(sc, here(sc)))
    assert (sc.strength(orc), sc.wounds(orc)) == (15, 1)


@pytest.mark.card("1C331")
def test_ettenmoors_with_another_shadow_player(scenario):
    """Your minion: not one of another Shadow player."""
    sc = at(scenario, "1C331", seats=3)
    guard, orc, other = sc.put(GUARD), sc.put(ORC, 1), sc.put(ORC, 2)
    sc.fight(guard, orc, other).pass_until_seat(1)
    sc.do(ability(sc, here(sc)))
    assert (sc.wounds(orc), sc.wounds(other), sc.strength(orc)) == (1, 0, 15)
    assert not sc.can(Use(here(sc), 7))
    assert not sc.can(Assign(guard, orc))
