"""Sauron events of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, clash, company, shadow

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword


@pytest.mark.card("1U239")
@pytest.mark.parametrize(("others", "times"), [(4, 1), (5, 2)])
def test_all_thought_bent_on_it(scenario, others, times):
    """The Free Peoples player chooses who exerts, once for each companion over four."""
    sc = scenario(twilight=2)
    friends = company(sc, others)
    sc.put(SOLDIER, 1)
    sc.hand(1, "1U239")
    shadow(sc, "maneuver").play("1U239")
    for _ in range(times):
        assert (sc.asked, sc.offered) == (0, {sc.frodo, *friends})
        sc.choose(friends[0])
    assert (sc.wounds(friends[0]), sc.s.twilight, sc.in_discard(1)) == (times, 0, ["1U239"])


@pytest.mark.card("1U239")
@pytest.mark.parametrize(("others", "foe"), [(3, SOLDIER), (4, GOBLIN)])
def test_all_thought_bent_on_it_needs_both(scenario, others, foe):
    """LOTR-17.9: five companions and a Sauron Orc."""
    sc = scenario(twilight=2)
    company(sc, others), sc.put(foe, 1), sc.put("1U56")
    sc.hand(1, "1U239")
    shadow(sc, "maneuver")
    assert sc.refused(Play(1239)).rule == "LOTR-17.9"


@pytest.mark.card("1U241")
def test_curse_from_mordor(scenario):
    """Elven conditions only: no possession, no Dwarven condition."""
    sc = scenario()
    elf = sc.put("1U51")
    one, two = sc.put("1C59"), sc.put("1C68", on=elf)
    sc.put("1C24"), sc.put("1C42", on=elf), sc.put(SOLDIER, 1)
    sc.hand(1, "1U241")
    shadow(sc, "shadow").play("1U241")
    assert sc.offered == {one, two}
    sc.choose(two)
    assert (sc.lives(one), sc.lives(two), sc.in_discard(0)) == (True, False, ["1C68"])


@pytest.mark.card("1U241")
def test_curse_from_mordor_without_an_orc(scenario):
    """LOTR-17.9; with an Orc it may be played though there is nothing to discard (LOTR-18.8)."""
    sc = scenario()
    sc.put(GOBLIN, 1), sc.put("1C59")
    sc.hand(1, "1U241")
    shadow(sc, "shadow")
    assert sc.refused(Play(1241)).rule == "LOTR-17.9"
    other = scenario()
    other.put(SOLDIER, 1)
    other.hand(1, "1U241")
    assert shadow(other, "shadow").play("1U241").in_discard(1) == ["1U241"]


@pytest.mark.card("1R243")
def test_despair(scenario):
    """LOTR-19.8: nine burdens and three dead companions corrupt."""
    sc = scenario(twilight=2)
    sc.set_player(0, burdens=9)
    sc.dead(0, "1C303", "1C7", "1C7")
    sc.put(SOLDIER, 1)
    sc.hand(1, "1R243")
    shadow(sc, "maneuver").play("1R243")
    assert sc.s.over


@pytest.mark.card("1R243")
def test_despair_counts_no_dead_allies(scenario):
    """LOTR-18.1: eleven are not enough, and an ally is no companion."""
    sc = scenario(twilight=2)
    sc.set_player(0, burdens=9)
    sc.dead(0, "1C303", "1C7", "1C286")
    sc.put(SOLDIER, 1)
    sc.hand(1, "1R243")
    shadow(sc, "maneuver")
    assert sc.refused(Play(1243)).rule == "LOTR-18.1"


@pytest.mark.card("1R245")
def test_desperate_measures(scenario):
    """A burden is taken away as the cost, and five cards leave the deck."""
    sc = scenario(twilight=2)
    sc.set_player(0, burdens=2)
    sc.deck(0, *["1C299"] * 7)
    sc.put(SOLDIER, 1)
    sc.hand(1, "1R245")
    shadow(sc, "maneuver").play("1R245")
    assert (sc.burdens(), sc.in_discard(0), sc.s.twilight) == (1, ["1C299"] * 5, 0)


@pytest.mark.card("1R245")
def test_desperate_measures_without_burdens(scenario):
    """LOTR-18.3; and with three cards in the deck three go."""
    sc = scenario(twilight=2)
    sc.deck(0, *["1C299"] * 3)
    sc.put(SOLDIER, 1)
    sc.hand(1, "1R245")
    shadow(sc, "maneuver")
    assert sc.refused(Play(1245)).rule == "LOTR-18.3"
    sc.set_player(0, burdens=1)
    sc.play("1R245")
    assert (sc.burdens(), len(sc.in_discard(0))) == (0, 3)


@pytest.mark.card("1R246")
def test_enduring_evil(scenario):
    """Three burdens: -3 till the skirmish ends."""
    sc = scenario()
    sc.set_player(0, burdens=3)
    aragorn, foe = sc.put("4C109"), sc.put(SOLDIER, 1)
    sc.hand(1, "1R246")
    clash(sc, aragorn, foe).play("1R246")
    assert (sc.strength(aragorn), sc.strength(foe)) == (5, 7)
    sc.resolve()
    assert (sc.strength(aragorn), sc.wounds(aragorn)) == (8, 1)


@pytest.mark.card("1R246")
def test_enduring_evil_against_a_goblins_foe(scenario):
    """The character must skirmish a Sauron Orc."""
    sc = scenario()
    sc.set_player(0, burdens=3)
    aragorn, foe = sc.put("4C109"), sc.put(GOBLIN, 1)
    sc.put(SOLDIER, 1)
    sc.hand(1, "1R246")
    clash(sc, aragorn, foe)
    if sc.can(Play(1246)):
        sc.play("1R246")
    assert sc.strength(aragorn) == 8


@pytest.mark.card("1R247")
def test_enheartened_foe(scenario):
    """The winner fights again in the fierce skirmishes, and is fierce no more in the regroup phase."""
    sc = scenario(block=Block.FELLOWSHIP)
    merry, foe = sc.put("1C303"), sc.put(SOLDIER, 1)
    sc.set_strength(foe, 4)
    sc.hand(1, "1R247")
    sc.fight(merry, foe).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1R247")
    assert sc.keyword(foe, Keyword.FIERCE) == 1
    sc.pass_until("defend").pass_until("move-again")
    assert sc.keyword(foe, Keyword.FIERCE) == 0


@pytest.mark.card("1R247")
def test_enheartened_foe_is_for_sauron_orcs(scenario):
    """A Goblin that wins is none."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn, foe = sc.put("4C109"), sc.put(GOBLIN, 1)
    sc.put(SOLDIER, 1)
    sc.hand(1, "1R247")
    sc.fight(aragorn, foe).resolve()
    assert sc.wounds(aragorn) == 1
    assert sc.asks != "respond" or not sc.can(Play(1247))


@pytest.mark.card("1C248")
def test_forces_of_mordor(scenario):
    """One for each Sauron minion; Goblins do not count."""
    sc = scenario(twilight=1)
    sc.put(SOLDIER, 1), sc.put(GUARD, 1), sc.put(GOBLIN, 1)
    sc.hand(1, "1C248")
    assert shadow(sc, "shadow").play("1C248").s.twilight == 3


@pytest.mark.card("1C248")
def test_forces_of_mordor_of_all_shadow_players(scenario):
    """LOTR-9.5: minions of the other Shadow player can be spotted."""
    sc = scenario(seats=3)
    sc.put(SOLDIER, 1), sc.put(GUARD, 2), sc.put(GUARD, 2)
    sc.hand(1, "1C248")
    assert shadow(sc, "shadow").play("1C248").s.twilight == 3


@pytest.mark.card("1R250")
def test_hate(scenario):
    """A Sauron Orc exerts; the Shadow player wounds a companion, no ally and not the Ring-bearer."""
    sc = scenario()
    merry, legolas = company(sc, 2)
    foe = sc.put(SOLDIER, 1)
    sc.put(GOBLIN, 1), sc.put("1U56")
    sc.hand(1, "1R250")
    shadow(sc, "maneuver").play("1R250")
    assert (sc.asked, sc.offered) == (1, {merry, legolas})
    sc.choose(legolas)
    assert (sc.wounds(legolas), sc.wounds(foe)) == (1, 1)


@pytest.mark.card("1R250")
def test_hate_of_the_exhausted(scenario):
    """LOTR-18.3, LOTR-19.4."""
    sc = scenario()
    sc.put("1C303"), sc.put(SOLDIER, 1, wounds=1), sc.put(GOBLIN, 1)
    sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert sc.refused(Play(1250)).rule == "LOTR-18.3"


@pytest.mark.card("1U251")
def test_a_host_avails_little(scenario):
    """Seven companions: two wounds, on one or on two, not on the Ring-bearer."""
    sc = scenario(twilight=3)
    friends = company(sc, 6)
    sc.put(SOLDIER, 1)
    sc.hand(1, "1U251")
    shadow(sc, "maneuver").play("1U251")
    assert (sc.asked, sc.offered) == (1, set(friends))
    sc.choose(friends[2], friends[2])
    assert (sc.wounds(friends[2]), sc.asks == "target", sc.s.twilight) == (2, False, 0)


@pytest.mark.card("1U251")
def test_a_host_avails_little_against_few(scenario):
    """LOTR-17.9: six are needed; six mean one wound."""
    sc = scenario(twilight=3)
    friends = company(sc, 4)
    sc.put(SOLDIER, 1)
    sc.hand(1, "1U251")
    shadow(sc, "maneuver")
    assert sc.refused(Play(1251)).rule == "LOTR-17.9"
    friends.append(sc.put("1C7"))
    sc.play("1U251").choose(friends[0])
    assert sum(sc.wounds(friend) for friend in friends) == 1


@pytest.mark.card("1C255")
def test_mordors_strength(scenario):
    """The Orc exerts and its foe is wounded."""
    sc = scenario(twilight=1)
    aragorn, foe = sc.put("4C109"), sc.put(SOLDIER, 1)
    sc.hand(1, "1C255", "1C255")
    clash(sc, aragorn, foe).play("1C255")
    assert (sc.wounds(aragorn), sc.wounds(foe), sc.s.twilight) == (1, 1, 0)


@pytest.mark.card("1C255")
@pytest.mark.parametrize(("name", "wounds"), [(SOLDIER, 1), (GOBLIN, 0)])
def test_mordors_strength_refused(scenario, name, wounds):
    """LOTR-18.3: the exhausted cannot exert, nor does a Goblin."""
    sc = scenario(twilight=1)
    aragorn, foe = sc.put("4C109"), sc.put(name, 1, wounds=wounds)
    sc.hand(1, "1C255")
    clash(sc, aragorn, foe)
    assert sc.refused(Play(1255)).rule == "LOTR-18.3"
