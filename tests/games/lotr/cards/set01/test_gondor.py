"""What each Gondor companion and event of set 1 does."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import FightEnded
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword, Phase
from pelipoyta.games.lotr.words.facts import code_of

A_MAN, AN_ELF, A_HOBBIT = "1P365", "1U51", "1C311"


@pytest.mark.card("1U97")
def test_boromir_son_of_denethor(scenario):
    """LOTR-17.7: as often as he can exert a Hobbit gets three more, until the skirmish ends."""
    sc = scenario()
    boromir, sam, foe = sc.put("1U97"), sc.put(A_HOBBIT), sc.put("4C10", 1)
    sc.set_strength(foe, 4)
    sc.fight(sam, foe)
    sc.use(boromir)
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sam)
    assert (sc.strength(sam), sc.wounds(boromir)) == (6, 1)
    sc.use(boromir).choose(sam)
    assert sc.told(FightEnded)[0].free == 9
    assert (sc.strength(sam), sc.vitality(boromir)) == (3, 1)


@pytest.mark.card("1C104")
def test_eregions_trails(scenario):
    """LOTR-18.15, LOTR-20.2: a ranger exerts, and each roaming minion has three less until the regroup phase."""
    sc = scenario(site=4, block=Block.FELLOWSHIP, twilight=0)
    aragorn, orc, uruk = sc.put(A_MAN), sc.put("1C177", 1), sc.put("1C151", 1)
    sc.hand(0, "1C104")
    sc.begin("maneuver")
    sc.play("1C104")
    assert (sc.wounds(aragorn), sc.strength(orc), sc.strength(uruk), sc.s.twilight) == (1, 13, 2, 1)
    late = sc.put("1C151", 1)
    assert sc.strength(late) == 5
    while sc.s.phase is not Phase.REGROUP:
        assert sc.strength(uruk) == 2
        sc.pass_()
    assert sc.strength(uruk) == 5


@pytest.mark.card("1C104")
def test_eregions_trails_needs_a_ranger(scenario):
    """LOTR-18.3."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1U97")
    sc.put("1C177", 1)
    sc.hand(0, "1C104")
    sc.begin("maneuver")
    assert sc.refused(Play(code_of("1C104"))).rule == "LOTR-18.3"


@pytest.mark.card("1C106")
def test_gondors_vengeance(scenario, ranger_ally):
    """LOTR-15.1, LOTR-19.7: a ranger companion exerts, no ally, and a minion of one's choice is discarded."""
    sc = scenario()
    warden = sc.put(ranger_ally)
    aragorn, boromir, one, two = sc.put(A_MAN), sc.put("1U97"), sc.put("4C10", 1), sc.put("4C207", 1)
    sc.hand(0, "1C106")
    sc.begin("regroup")
    sc.play("1C106")
    assert sc.offered == {one, two}
    sc.choose(two)
    assert (sc.wounds(aragorn), sc.wounds(boromir), sc.lives(one), sc.lives(two)) == (1, 0, True, False)
    assert (sc.in_discard(1), sc.wounds(warden)) == (["4C207"], 0)


@pytest.mark.card("1C110")
def test_pathfinder_lays_the_next_site(scenario):
    """LOTR-23.4: one's own site, whatever the arrow says; a ranger is spotted, not exerted."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn = sc.put(A_MAN)
    sc.adventure(0, "1C337")
    sc.hand(0, "1C110")
    sc.begin("fellowship")
    sc.play("1C110")
    assert [sc.s.cards[i].code for i in sc.s.path] == [1320, 1327, 1337]
    assert (sc.s.cards[sc.s.path[-1]].owner, sc.wounds(aragorn), sc.s.players[0].site) == (0, 0, 2)


@pytest.mark.card("1C110")
def test_pathfinder_replaces_an_opponents_site(scenario):
    """LOTR-23.4, LOTR-17.5: in regroup too; the old site goes back to its owner."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put(A_MAN)
    sc.put_site("1U340", 1)
    sc.adventure(0, "1C337")
    sc.adventure(1, "1C346")
    sc.hand(0, "1C110")
    sc.begin("regroup")
    sc.play("1C110")
    assert [sc.s.cards[i].code for i in sc.s.path] == [1320, 1327, 1337]
    assert sc.s.players[1].adventure == (1340, 1346)


@pytest.mark.card("1C110")
def test_pathfinder_needs_a_ranger(scenario):
    """LOTR-17.9."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.adventure(0, "1C337")
    sc.hand(0, "1C110")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C110"))).rule == "LOTR-17.9"


@pytest.mark.card("1C116")
@pytest.mark.parametrize(("defender", "bonus"), [(0, 2), (1, 4), (2, 4)])
def test_swordarm_of_the_white_tower(scenario, ranger_ally, defender, bonus):
    """LOTR-26.4: four for one who is defender +1, or more; only Gondor's companions."""
    sc = scenario()
    boromir, aragorn, foe = sc.put("1U97"), sc.put(A_MAN), sc.put("4C10", 1)
    sc.put(AN_ELF), sc.put(ranger_ally)
    sc.give(boromir, Keyword.DEFENDER, defender)
    sc.hand(0, "1C116")
    sc.fight(aragorn, foe)
    sc.play("1C116")
    assert sc.offered == {boromir, aragorn}
    sc.choose(boromir)
    assert (sc.strength(boromir), sc.strength(aragorn)) == (7 + bonus, 8)
    assert sc.resolve().strength(boromir) == 7


@pytest.mark.card("1C117")
@pytest.mark.parametrize(("foe", "bonus"), [("1C177", 2), ("1C151", 4)])
def test_swordsman_of_the_northern_kingdom(scenario, ranger_ally, foe, bonus):
    """LOTR-20.2, LOTR-13.9: four for the ranger who skirmishes a roaming minion; only a ranger."""
    sc = scenario(site=4, block=Block.FELLOWSHIP)
    aragorn, warden, enemy = sc.put(A_MAN), sc.put(ranger_ally), sc.put(foe, 1)
    sc.put("1U97")
    sc.hand(0, "1C117")
    sc.fight(aragorn, enemy)
    sc.play("1C117")
    assert sc.offered == {aragorn, warden}
    sc.choose(aragorn)
    assert (sc.strength(aragorn), sc.strength(warden)) == (8 + bonus, 3)
    assert sc.resolve().strength(aragorn) == 8


@pytest.mark.card("1P365")
def test_aragorn_king_in_exile(scenario):
    """LOTR-6.1, LOTR-17.1: at the start of one's own turn, if one wishes, another with his signet is healed."""
    sc = scenario()
    aragorn, gimli = sc.put("1P365", wounds=1), sc.put("1U12", wounds=2)
    sam, legolas = sc.put(A_HOBBIT, wounds=1), sc.put(AN_ELF, wounds=1)
    sc.begin("turn")
    sc.use(aragorn)
    assert sc.offered == {gimli, sam}
    sc.choose(gimli)
    assert [sc.wounds(i) for i in (aragorn, gimli, sam, legolas)] == [1, 1, 1, 1]
    assert sc.asks == "fellowship"


@pytest.mark.card("1P365")
def test_aragorn_may_leave_it(scenario):
    """LOTR-17.1; and on another's turn he is not even asked (LOTR-4.2)."""
    sc = scenario()
    sc.put("1P365")
    gimli = sc.put("1U12", wounds=2)
    sc.begin("turn").pass_()
    assert (sc.wounds(gimli), sc.asks) == (2, "fellowship")
    sc = scenario()
    sc.put("1P365", 1)
    gimli = sc.put("1U12", 1, wounds=2)
    sc.begin("turn")
    assert (sc.wounds(gimli), sc.asks) == (2, "fellowship")


@pytest.mark.card("1P365")
def test_aragorn_is_a_ranger(scenario):
    """LOTR-26.9."""
    sc = scenario()
    aragorn = sc.put("1P365")
    assert [card.id for card in sc.spot(RANGER)] == [aragorn]
