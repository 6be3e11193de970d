"""Isengard minions of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    FIERCE,
    KNIGHT,
    TROOP,
    URUK,
    ability,
    act,
    companions,
    denied,
    early,
    orc_of_isengard,
    saruman,
    shadow,
)

from pelipoyta.games.lotr.model import Assign
from pelipoyta.games.lotr.terms import Phase


@pytest.mark.card("3C56")
def test_isengard_forger(scenario):
    """It exerts for one twilight, until it is exhausted."""
    sc = early(scenario)
    forger = sc.put("3C56", 1)
    act(sc.begin("shadow", 1), forger)
    assert (sc.wounds(forger), sc.s.twilight) == (1, 1)
    assert denied(sc, forger) == "LOTR-18.3"


@pytest.mark.card("3C56")
def test_isengard_forgers_of_two_players(scenario):
    """Each player uses the own ones."""
    sc = early(scenario, seats=3)
    mine, other = sc.put("3C56", 1), sc.put("3C56", 2)
    sc.begin("shadow", 1)
    assert sc.can(ability(sc, mine)) and not sc.can(ability(sc, other))
    act(sc, mine)
    assert sc.s.twilight == 1


@pytest.mark.card("3U57", "3U58", "3C62", "3R64")
@pytest.mark.parametrize("name", ["3U57", "3U58", "3C62", "3R64"])
def test_the_free_peoples_player_wounds_a_companion(scenario, name):
    """It exerts in the regroup phase; that player chooses any companion, the Ring-bearer too, no ally."""
    sc = early(scenario)
    knight, orc = sc.put(KNIGHT), sc.put(name, 1)
    sc.put("1C286")
    act(shadow(sc.begin("regroup")), orc)
    assert (sc.asked, sc.offered, sc.wounds(orc)) == (0, {knight, sc.frodo}, 1)
    sc.choose(knight)
    assert (sc.wounds(knight), sc.wounds(sc.frodo)) == (1, 0)


@pytest.mark.card("3U57", "3U58", "3C62", "3R64")
@pytest.mark.parametrize(("name", "vitality"), [("3U57", 3), ("3U58", 3), ("3C62", 3), ("3R64", 4)])
def test_as_often_as_it_can_exert(scenario, name, vitality):
    """LOTR-17.7, LOTR-18.3: until exhausted; a wound may kill."""
    sc = early(scenario)
    orc = sc.put(name, 1)
    sc.begin("regroup")
    for _ in range(vitality - 1):
        act(shadow(sc), orc)
    assert (sc.wounds(sc.frodo), sc.wounds(orc)) == (vitality - 1, vitality - 1)
    assert denied(shadow(sc), orc) == "LOTR-18.3"


@pytest.mark.card("3C59")
def test_isengard_shaman(scenario, make):
    """Two are removed, and the Isengard Orc takes no wound, again and again while it is paid."""
    sc = early(scenario, twilight=3)
    shaman, clerk = sc.put("3C59", 1), sc.put(orc_of_isengard(make), 1)
    sc.fight(sc.put("4P364"), clerk).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, shaman)
    assert (sc.wounds(clerk), sc.s.twilight) == (0, 1)


@pytest.mark.card("3C59")
@pytest.mark.parametrize("name", [URUK, TROOP])
def test_isengard_shaman_and_others(scenario, name):
    """Neither an Uruk-hai of Isengard nor an Orc of Moria is meant."""
    sc = early(scenario, twilight=3)
    sc.put("3C59", 1)
    foe = sc.put(name, 1)
    sc.set_strength(foe, 7)
    sc.fight(sc.put("4P364"), foe).resolve()
    assert (sc.wounds(foe), sc.s.twilight) == (1, 3)


@pytest.mark.card("3U60")
def test_isengard_smith(scenario):
    """A weapon is discarded, of either side; with four companions no more."""
    sc = early(scenario)
    smith, uruk = sc.put("3U60", 1), sc.put(URUK, 1)
    sword, other, armor = sc.put("1C299", on=sc.frodo), sc.put("1C160", 1, on=uruk), sc.put("1C92", on=sc.put(KNIGHT))
    companions(sc, 2)
    act(shadow(sc.begin("regroup")), smith)
    assert (sc.offered, sc.asked) == ({sword, other}, 1)
    sc.choose(sword)
    assert [sc.lives(card) for card in (sword, other, armor)] == [False, True, True]


@pytest.mark.card("3U60")
def test_isengard_smith_and_five_companions(scenario):
    """All possessions of the Free Peoples go, armor too and in the support area; the Shadow's and artifacts stay."""
    sc = early(scenario)
    smith, uruk = sc.put("3U60", 1), sc.put(URUK, 1)
    gone = [sc.put("1C299", on=sc.frodo), sc.put("1C92", on=sc.put(KNIGHT)), sc.put("1C300")]
    stay = [sc.put("1C160", 1, on=uruk), sc.put("2R105", on=sc.frodo)]
    companions(sc, 3)
    act(shadow(sc.begin("regroup")), smith)
    if sc.asks == "effect":
        sc.decide(1)
    assert ([sc.lives(card) for card in gone], [sc.lives(card) for card in stay]) == ([False] * 3, [True] * 2)
    assert sc.wounds(smith) == 1


@pytest.mark.card("3U61")
@pytest.mark.parametrize("other", [True, False])
def test_isengard_warrior_bars_archery_abilities(scenario, make, other):
    """With another Isengard Orc nobody uses archery abilities; an Uruk-hai is none."""
    sc = early(scenario)
    orophin = sc.put("1U56")
    sc.put("3U61", 1), sc.put(URUK, 1)
    sc.put(orc_of_isengard(make), 1) if other else None
    sc.begin("archery")
    assert sc.s.phase is Phase.ARCHERY
    assert sc.can(ability(sc, orophin), 0) == (not other)


@pytest.mark.card("3U61")
def test_isengard_warrior_tires_the_fellowship(scenario):
    """Three wounds on the Ring-bearer are spotted: every companion exerts, the exhausted not."""
    sc = early(scenario)
    warrior, knight, tired = sc.put("3U61", 1), sc.put(KNIGHT), sc.put(KNIGHT, wounds=2)
    sc.wound(sc.frodo, 2)
    shadow(sc.begin("regroup"))
    assert denied(sc, warrior) == "LOTR-18.1"
    sc.wound(sc.frodo, 3)
    act(sc, warrior)
    assert [sc.wounds(card) for card in (warrior, knight, tired, sc.frodo)] == [1, 1, 2, 3]


@pytest.mark.card("3R64")
def test_orc_commander_leads(scenario, make):
    """Each other Isengard Orc is stronger by 1, also another player's; neither himself nor Uruk-hai."""
    sc = early(scenario, seats=3)
    clerk = orc_of_isengard(make)
    cards = [sc.put("3R64", 1), sc.put(clerk, 1), sc.put(clerk, 2), sc.put(URUK, 1), sc.put(TROOP, 1)]
    assert [sc.strength(card) for card in cards] == [11, 7, 7, 9, 13]


@pytest.mark.card("3R65")
def test_orc_overseer(scenario):
    """He exerts twice: a companion other than the Ring-bearer is exhausted."""
    sc = early(scenario)
    overseer, knight, other = sc.put("3R65", 1), sc.put(KNIGHT), sc.put("4P364")
    act(shadow(sc.begin("regroup")), overseer)
    assert (sc.offered, sc.asked) == ({knight, other}, 1)
    sc.choose(other)
    assert (sc.vitality(other), sc.wounds(overseer), sc.wounds(knight)) == (1, 2, 0)
    assert denied(shadow(sc), overseer) == "LOTR-18.3"


@pytest.mark.card("3R65", "3R66")
@pytest.mark.parametrize(("name", "step", "wounds"), [("3R65", "regroup", 2), ("3R66", "maneuver", 1)])
def test_he_cannot_exert_twice(scenario, name, step, wounds):
    """LOTR-19.5: two exertions need a vitality of three."""
    sc = early(scenario)
    sc.set_player(0, burdens=5)
    orc, knight = sc.put(name, 1, wounds=wounds), sc.put(KNIGHT)
    shadow(sc.begin(step))
    assert (denied(sc, orc), sc.wounds(orc), sc.wounds(knight)) == ("LOTR-18.3", wounds, 0)


@pytest.mark.card("3R66")
def test_orthanc_berserker(scenario):
    """Five burdens and two exertions exhaust a companion; four burdens do not."""
    sc = early(scenario)
    berserker, knight = sc.put("3R66", 1), sc.put(KNIGHT)
    sc.set_player(0, burdens=4)
    shadow(sc.begin("maneuver"))
    assert denied(sc, berserker) == "LOTR-18.1"
    sc.set_player(0, burdens=5)
    act(sc, berserker)
    assert (sc.vitality(knight), sc.wounds(berserker), sc.wounds(sc.frodo)) == (1, 2, 0)


@pytest.mark.card("3R68")
def test_saruman_keeper(scenario):
    """Uruk-hai are fierce, Orcs and he himself are not; he exerts to prevent a wound of an Uruk-hai."""
    sc = early(scenario)
    keeper, uruk, orc = sc.put("3R68", 1), sc.put(URUK, 1), sc.put(TROOP, 1)
    assert [sc.keyword(card, FIERCE) for card in (keeper, uruk, orc)] == [0, 1, 0]
    sc.set_strength(uruk, 7)
    sc.fight(sc.put("4P364"), uruk).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, keeper)
    assert (sc.wounds(keeper), sc.wounds(uruk)) == (1, 0)


@pytest.mark.card("3R68", "3C69")
@pytest.mark.parametrize("name", ["3R68", "3C69"])
def test_saruman_stays_away(scenario, name):
    """Neither side assigns him, and he takes no archery wounds: those with nobody else to take them are lost."""
    sc = early(scenario)
    sc.put("4C74")
    man, knight = sc.put(name, 1), sc.put(KNIGHT)
    sc.begin("archery").pass_until("assignment")
    assert sc.wounds(man) == 0
    sc.pass_until("defend") if sc.s.phase is Phase.ASSIGNMENT and sc.put(URUK, 1) else None
    assert not sc.can(Assign(knight, man))


@pytest.mark.card("3C69")
@pytest.mark.parametrize("prevents", [True, False])
def test_saruman_servant_assigns(scenario, make, prevents):
    """He exerts to assign an Isengard minion to a companion, who may exert to prevent it."""
    sc = early(scenario)
    servant, uruk, clerk = sc.put("3C69", 1), sc.put(URUK, 1), sc.put(orc_of_isengard(make), 1)
    sc.put(TROOP, 1)
    knight, other = sc.put(KNIGHT), sc.put(KNIGHT)
    act(shadow(sc.begin("assignment")), servant)
    assert sc.offered == {knight, other}
    sc.choose(knight)
    assert sc.offered == {uruk, clerk}
    sc.choose(uruk)
    assert (sc.asked, sc.wounds(servant)) == (0, 1)
    sc.decide(int(prevents))
    assert (sc.wounds(knight), [fight.minions for fight in sc.s.fights]) == (prevents, [] if prevents else [(uruk,)])


@pytest.mark.card("3C74")
@pytest.mark.parametrize(("dead", "bonus"), [("1C286", 3), (KNIGHT, 0)])
def test_uruk_raider(scenario, dead, bonus):
    """A dead ally makes it stronger by 3 and fierce; a dead companion does not."""
    sc = early(scenario)
    raider = sc.put("3C74", 1)
    sc.dead(0, dead)
    assert (sc.strength(raider), sc.keyword(raider, FIERCE)) == (6 + bonus, int(bonus > 0))


@pytest.mark.card("3C74")
def test_uruk_raider_and_discarded_allies(scenario):
    """Discarded is not dead, and two dead are no more than one."""
    sc = early(scenario)
    raider = sc.put("3C74", 1)
    sc.discard(0, "1C286")
    assert sc.strength(raider) == 6
    sc.dead(0, "1C286", "1U309")
    assert sc.strength(raider) == 9


@pytest.mark.card("3U75")
@pytest.mark.parametrize("takes", [True, False])
def test_uruk_ravager_with_saruman(scenario, make, takes):
    """Played beside Saruman it may add two."""
    sc = early(scenario, twilight=4)
    sc.put(saruman(make), 1), sc.hand(1, "3U75")
    sc.begin("shadow", 1).play("3U75")
    act(sc, sc.find("3U75")) if takes else sc.pass_()
    assert sc.s.twilight == 2 * takes


@pytest.mark.card("3U75")
def test_uruk_ravager_alone(scenario):
    """Without Saruman nothing is asked."""
    sc = early(scenario, twilight=4)
    sc.put(URUK, 1), sc.hand(1, "3U75")
    sc.begin("shadow", 1).play("3U75")
    assert (sc.asks, sc.s.twilight) == ("shadow", 0)
