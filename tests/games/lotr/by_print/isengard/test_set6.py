"""Isengard cards of set 6, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    KNIGHT,
    SAVAGE,
    TROOP,
    URUK,
    act,
    companions,
    control,
    denied,
    late,
    lay_tokens,
    man_of_isengard,
    orc_of_isengard,
    shadow,
    tokens,
    unplayable,
)

from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("6R57")
@pytest.mark.parametrize(
    ("cultures", "over"), [((), 0), (("4C49",), 0), (("4C49", KNIGHT), 1), (("4C49", KNIGHT, "4C277"), 2)]
)
def test_agents_of_orthanc(scenario, cultures, over):
    """Frodo's culture counts too; each one over two gives +2 and damage +1; an ally's counts."""
    sc = late(scenario)
    agents = sc.put("6R57", 1)
    for name in cultures:
        sc.put(name)
    assert (sc.strength(agents), sc.keyword(agents, DAMAGE)) == (9 + 2 * over, over)


@pytest.mark.card("6R57")
def test_agents_and_same_cultures(scenario):
    """Two cards of a culture are one culture; Shadow cultures do not count."""
    sc = late(scenario)
    agents = sc.put("6R57", 1)
    companions(sc, 3), sc.put("4C310"), sc.put(SAVAGE, 1), sc.put(TROOP, 1)
    assert (sc.strength(agents), sc.keyword(agents, DAMAGE)) == (9, 0)


@pytest.mark.card("6U58")
def test_assault_ladder_builds(scenario, make):
    """An Uruk-hai exerts for a token here; an Orc does not."""
    sc = late(scenario)
    card, _ = sc.put("6U58", 1), sc.put(orc_of_isengard(make), 1)
    assert denied(sc.begin("shadow", 1), card) == "LOTR-18.3"
    uruk = sc.put(URUK, 1)
    act(sc, card)
    assert (tokens(sc, card), sc.wounds(uruk)) == (1, 1)


@pytest.mark.card("6U58")
def test_assault_ladder_climbs(scenario):
    """Three tokens are spotted: an Uruk-hai gets +3, and it is discarded; two are too few."""
    sc = late(scenario)
    card, uruk = sc.put("6U58", 1), sc.put(URUK, 1)
    lay_tokens(sc, card, 2), shadow(sc.fight(sc.put("4P364"), uruk))
    assert denied(sc, card, 1) == "LOTR-18.1"
    lay_tokens(sc, card, 3), act(sc, card, 1)
    assert (sc.strength(uruk), sc.lives(card)) == (12, False)


@pytest.mark.card("6C59")
@pytest.mark.parametrize(("held", "wounds"), [(0, 0), (1, 1), (2, 2)])
def test_banner_of_isengard(scenario, held, wounds):
    """+1; for each controlled site the Free Peoples player exerts a companion when its bearer wins."""
    sc = control(late(scenario), *range(1, held + 1))
    knight, uruk = sc.put("4P364"), sc.put(URUK, 1)
    sc.put("6C59", 1, on=uruk)
    assert sc.strength(uruk) == 10
    sc.fight(sc.put(KNIGHT), uruk).resolve()
    for _ in range(wounds):
        assert sc.asked == 0 and sc.frodo in sc.offered
        sc.choose(knight)
    assert (sc.wounds(knight), sc.wounds(sc.frodo)) == (wounds, 0)


@pytest.mark.card("6C59")
def test_banner_of_isengard_borne(scenario, make):
    """Any Isengard minion of one's own: Orc, Man or Uruk-hai; no Man of Dunland."""
    sc = late(scenario)
    able = {sc.put(URUK, 1), sc.put(orc_of_isengard(make), 1), sc.put(man_of_isengard(make), 1)}
    sc.put(SAVAGE, 1), sc.hand(1, "6C59"), sc.begin("shadow", 1).play("6C59")
    assert sc.offered == able


@pytest.mark.card("6R60")
def test_berserk_butcher_guards(scenario):
    """A token of a machine and two exertions: Uruk-hai take no wounds until the assignment phase."""
    sc = late(scenario)
    butcher, uruk, machine, savage = sc.put("6R60", 1), sc.put(URUK, 1), sc.put("5U57", 1), sc.put("4C10", 1)
    sc.put("4C74"), sc.put("3P121")
    lay_tokens(sc, machine, 1), act(shadow(sc.begin("maneuver")), butcher)
    assert (tokens(sc, machine), sc.wounds(butcher)) == (0, 2)
    for _ in range(12):
        if sc.asks == "assignment":
            break
        sc.choose(uruk) if sc.asks == "archery-wound" and uruk in sc.offered else sc.pass_()
    assert (sc.wounds(uruk), sc.wounds(butcher), sc.lives(savage)) == (0, 2, True)
    aragorn = sc.put("4P364")
    sc.set_strength(aragorn, 12), sc.fight(aragorn, uruk).resolve()
    assert sc.wounds(uruk) == 1


@pytest.mark.card("6U61")
def test_desertion_assigns(scenario):
    """A weaker Isengard minion is assigned to the bearer, and it is discarded."""
    sc = late(scenario)
    aragorn, weak, strong = sc.put("4P364"), sc.put("4C165", 1), sc.put(URUK, 1)
    card, _ = sc.put("6U61", 1, on=aragorn), sc.put("4C10", 1)
    sc.set_strength(weak, 6)
    assert (sc.strength(aragorn), sc.strength(strong)) == (7, 9)
    act(shadow(sc.begin("assignment")), card)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(aragorn, (weak,))]
    assert not sc.lives(card)


@pytest.mark.card("6U61")
def test_desertion_is_played(scenario):
    """LOTR-18.1: an Isengard Man is spotted; on a companion other than the Ring-bearer."""
    sc = late(scenario, twilight=1)
    knight, sam, _ = sc.put(KNIGHT), sc.put("4C316"), sc.put("4C277")
    sc.put(URUK, 1), sc.put(SAVAGE, 1), sc.hand(1, "6U61")
    assert unplayable(sc.begin("shadow", 1), "6U61") == "LOTR-18.1"
    unferth = sc.put("4C178", 1)
    sc.play("6U61")
    assert (sc.offered, sc.wounds(unferth)) == ({knight, sam}, 0)


@pytest.mark.card("6R62")
def test_fires_and_foul_fumes(scenario, make):
    """Four Isengard Orcs are discarded: a companion other than the Ring-bearer is wounded four times."""
    sc = late(scenario, twilight=4)
    clerk = orc_of_isengard(make)
    orcs, ent, knight = [sc.put(clerk, 1) for _ in range(4)], sc.put("6C37"), sc.put(KNIGHT)
    sc.put(URUK, 1), sc.hand(1, "6R62")
    shadow(sc.begin("regroup")).play("6R62")
    assert (sc.asked, sc.offered) == (1, {ent, knight})
    sc.choose(ent)
    assert (sc.lives(ent), any(sc.lives(orc) for orc in orcs), sc.wounds(knight)) == (False, False, 0)


@pytest.mark.card("6R62")
def test_fires_of_three(scenario, make):
    """LOTR-18.3: three Orcs and an Uruk-hai are not four Orcs, and nobody goes."""
    sc = late(scenario, twilight=4)
    clerk = orc_of_isengard(make)
    orcs = [sc.put(clerk, 1) for _ in range(3)]
    sc.put(URUK, 1), sc.put(TROOP, 1), sc.put(KNIGHT), sc.hand(1, "6R62")
    shadow(sc.begin("regroup"))
    assert (unplayable(sc, "6R62"), all(sc.lives(orc) for orc in orcs)) == ("LOTR-18.3", True)


@pytest.mark.card("6U63", "6U64", "6U73")
@pytest.mark.parametrize("name", ["6U63", "6U64", "6U73"])
@pytest.mark.parametrize("takes", [True, False])
def test_an_orc_discarded_in_the_regroup_phase_is_stacked(scenario, make, name, takes):
    """A regroup action discards an Isengard Orc: it may be stacked here instead of lying in the pile."""
    sc = late(scenario)
    shelf, tinker, clerk = sc.put(name, 1), sc.put("6C71", 1), sc.put(orc_of_isengard(make), 1)
    act(shadow(sc.begin("regroup")), tinker).choose(clerk)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, shelf).choose("9C1") if takes else sc.pass_()
    stacked = [card.id for card in sc.s.cards.values() if card.host == shelf]
    assert (len(stacked), len(sc.in_discard(1))) == (int(takes), 1 - takes)
    assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("6U63")
def test_gnawing_plays_an_orc(scenario, make):
    """Two stacked cards and one twilight: an Isengard Orc of the discard pile is played at its price."""
    sc = late(scenario, twilight=4)
    card = sc.put("6U63", 1)
    sc.stack("6C71", 1, card), sc.discard(1, "5C53", URUK), sc.begin("shadow", 1)
    assert denied(sc, card, 1) == "LOTR-18.3"
    sc.stack("6C71", 1, card), act(sc, card, 1)
    assert sc.offered == {code_of("5C53"), code_of("6C71")}
    sc.choose("5C53")
    assert (sc.s.twilight, sorted(sc.in_discard(1))) == (0, [URUK, "6C71", "6C71"])


@pytest.mark.card("6U64")
def test_iron_fist_discards_a_possession(scenario):
    """Three stacked cards and one twilight: a Free Peoples possession goes; two are too few."""
    sc = late(scenario, twilight=1)
    card, sword, uruk = sc.put("6U64", 1), sc.put("4C306", on=sc.frodo), sc.put(URUK, 1)
    mine = sc.put("1C160", 1, on=uruk)
    for _ in range(2):
        sc.stack("6C71", 1, card)
    shadow(sc.begin("regroup"))
    assert denied(sc, card, 1) == "LOTR-18.3"
    sc.stack("6C71", 1, card), act(sc, card, 1)
    assert (sc.lives(sword), sc.lives(mine), sc.s.twilight, len(sc.in_discard(1))) == (False, True, 0, 3)


@pytest.mark.card("6U73")
def test_scaffolding_prevents(scenario, make):
    """Two stacked cards prevent a wound of an Isengard Orc; not of an Uruk-hai."""
    sc = late(scenario)
    card, clerk, aragorn = sc.put("6U73", 1), sc.put(orc_of_isengard(make), 1), sc.put("4P364")
    sc.stack("6C71", 1, card), sc.stack("6C71", 1, card), sc.stack("6C71", 1, card)
    sc.fight(aragorn, clerk).resolve()
    act(sc, card, 1)
    sc.choose(*sorted(sc.offered)[:2])
    assert (sc.wounds(clerk), len(sc.in_discard(1))) == (0, 2)
