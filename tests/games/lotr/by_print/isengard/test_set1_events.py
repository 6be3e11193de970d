"""Isengard events of set 1 and what follows a skirmish, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    TROOP,
    URUK,
    companions,
    early,
    orc_of_isengard,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1C121")
def test_bred_for_battle(scenario, make):
    """An Uruk-hai exerts and is stronger by 3 until the skirmish ends."""
    sc = early(scenario)
    uruk, other = sc.put(URUK, 1), sc.put(URUK, 1)
    sc.put(URUK, 1, wounds=2), sc.put(orc_of_isengard(make), 1), sc.hand(1, "1C121")
    shadow(sc.fight(sc.put("4P364"), uruk)).play("1C121")
    assert sc.offered == {uruk, other}
    sc.choose(uruk)
    assert (sc.strength(uruk), sc.wounds(uruk)) == (12, 1)
    sc.resolve()
    assert sc.strength(uruk) == 9


@pytest.mark.card("1C121")
def test_bred_for_battle_without_strength_left(scenario):
    """LOTR-18.3: the exhausted cannot exert, nor an Orc."""
    sc = early(scenario)
    uruk = sc.put(URUK, 1, wounds=2)
    sc.put(TROOP, 1), sc.hand(1, "1C121")
    shadow(sc.fight(sc.put(KNIGHT), uruk))
    assert unplayable(sc, "1C121") == "LOTR-18.3"


@pytest.mark.card("1C122")
def test_breeding_pit(scenario):
    """All copies of the Uruk-hai just played go from the discard pile beneath the deck."""
    sc = early(scenario, twilight=5)
    sc.hand(1, URUK, "1C122"), sc.discard(1, URUK, URUK, "1C146", TROOP), sc.deck(1, TROOP)
    sc.begin("shadow", 1).play(URUK)
    assert sc.asks == "respond"
    sc.play("1C122")
    assert (sorted(sc.in_discard(1)), len(sc.s.players[1].deck), sc.s.twilight) == (["1C122", "1C146", TROOP], 3, 0)


@pytest.mark.card("1C122")
def test_breeding_pit_and_an_orc(scenario):
    """An Orc is no Uruk-hai: nothing to answer."""
    sc = early(scenario, twilight=9)
    sc.hand(1, TROOP, "1C122"), sc.discard(1, TROOP)
    sc.begin("shadow", 1).play(TROOP)
    assert not sc.can(Play(code_of("1C122")))


@pytest.mark.card("1R123")
def test_caradhras_has_not_forgiven_us(scenario, make):
    """An exhausted companion is discarded, not killed, and not the Ring-bearer."""
    sc = early(scenario, twilight=3)
    men = companions(sc, 4)
    sc.wound(men[1], 2), sc.wound(men[2], 2), sc.wound(sc.frodo, 3)
    clerk = sc.put(orc_of_isengard(make), 1)
    sc.hand(1, "1R123")
    shadow(sc.begin("maneuver")).play("1R123")
    assert sc.offered == {men[1], men[2]}
    sc.choose(men[1])
    assert (sc.wounds(clerk), sc.in_discard(0), sc.s.players[0].dead, sc.s.twilight) == (1, [KNIGHT], (), 0)


@pytest.mark.card("1R123")
def test_caradhras_and_four_companions(scenario):
    """LOTR-17.9: four with the Ring-bearer are too few; LOTR-18.3: an Orc of Moria does not pay."""
    sc = early(scenario, twilight=3)
    companions(sc, 3)
    sc.put(TROOP, 1), sc.hand(1, "1R123")
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "1R123") == "LOTR-17.9"
    companions(sc, 1)
    assert unplayable(sc, "1R123") == "LOTR-18.3"
    sc.put(URUK, 1)
    assert sc.can(Play(code_of("1R123")))


@pytest.mark.card("1R124")
@pytest.mark.parametrize("way", [0, 1])
def test_cruel_caradhras(scenario, way):
    """The Free Peoples player chooses: the Ring-bearer exerts, or a burden."""
    sc = early(scenario, twilight=2)
    uruk = sc.put(URUK, 1)
    sc.hand(1, "1R124")
    shadow(sc.begin("maneuver")).play("1R124")
    assert sc.asked == 0
    sc.decide(way)
    assert sorted((sc.wounds(sc.frodo), sc.burdens())) == [0, 1]
    assert (sc.wounds(sc.frodo), sc.wounds(uruk)) == (1 - way, 1)


@pytest.mark.card("1R124")
def test_cruel_caradhras_and_an_exhausted_ring_bearer(scenario):
    """LOTR-18.7: what cannot be done is not chosen."""
    sc = early(scenario, twilight=2)
    sc.put(URUK, 1), sc.wound(sc.frodo, 3), sc.hand(1, "1R124")
    shadow(sc.begin("maneuver")).play("1R124")
    assert (sc.burdens(), sc.wounds(sc.frodo)) == (1, 3)


@pytest.mark.card("1U126")
def test_hunt_them_down(scenario, make):
    """An Uruk-hai, no Orc, is fierce until the regroup phase; nothing is exerted."""
    sc = early(scenario, twilight=3)
    uruk, other = sc.put(URUK, 1, wounds=2), sc.put(URUK, 1)
    sc.put(orc_of_isengard(make), 1), sc.hand(1, "1U126", "4C10")
    shadow(sc.begin("maneuver")).play("1U126")
    assert sc.offered == {uruk, other}
    sc.choose(uruk)
    assert (sc.keyword(uruk, FIERCE), sc.keyword(other, FIERCE), sc.s.twilight) == (1, 0, 0)
    sc.pass_until("regroup")
    assert sc.keyword(uruk, FIERCE) == 0


@pytest.mark.card("1U126")
def test_hunt_them_down_is_dear(scenario):
    """LOTR-20.1: three twilight."""
    sc = early(scenario, twilight=2)
    sc.put(URUK, 1), sc.hand(1, "1U126")
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "1U126") == "LOTR-20.1"


@pytest.mark.card("1R128")
def test_lurtz_s_battle_cry(scenario):
    """One less strength, one more damage, for this skirmish."""
    sc = early(scenario, twilight=1)
    uruk = sc.put(URUK, 1)
    sc.hand(1, "1R128", "4C10")
    shadow(sc.fight(sc.put("4P364"), uruk)).play("1R128")
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE)) == (8, 2)
    sc.resolve()
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE)) == (9, 1)


@pytest.mark.card("1R128")
def test_lurtz_s_battle_cry_wounds(scenario):
    """LOTR-13.3: three wounds in all kill a Knight; an Orc is not offered."""
    sc = early(scenario, twilight=1)
    knight, uruk, _ = sc.put(KNIGHT), sc.put(URUK, 1), sc.put(TROOP, 1)
    sc.hand(1, "1R128")
    shadow(sc.fight(knight, uruk)).play("1R128").resolve()
    assert not sc.lives(knight)


@pytest.mark.card("1R132")
def test_parry(scenario):
    """A possession gives no strength until the regroup phase; another still does."""
    sc = early(scenario, twilight=2)
    merry, pippin, _ = sc.put("4C310"), sc.put("4C314"), sc.put(URUK, 1)
    sword, other = sc.put("1C299", on=merry), sc.put("1C299", on=pippin)
    sc.hand(1, "1R132", "4C10")
    shadow(sc.begin("maneuver")).play("1R132")
    assert {sword, other} <= sc.offered
    sc.choose(sword)
    assert (sc.strength(merry), sc.strength(pippin)) == (3, 5)
    sc.pass_until("regroup")
    assert sc.strength(merry) == 5


@pytest.mark.card("1R132")
def test_parry_without_uruk_hai(scenario):
    """LOTR-17.9."""
    sc = early(scenario, twilight=2)
    sc.put("1C299", on=sc.frodo), sc.put(TROOP, 1), sc.hand(1, "1R132")
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "1R132") == "LOTR-17.9"


@pytest.mark.card("1U136")
def test_saruman_s_power(scenario, make):
    """All conditions go, of both sides and wherever they lie; possessions stay."""
    sc = early(scenario, twilight=2)
    clerk = sc.put(orc_of_isengard(make), 1)
    gone = [sc.put("1C141", 1), sc.put("1C21"), sc.put("1C317", on=sc.frodo), sc.put("1U135", 1, on=sc.s.path[0])]
    sword = sc.put("1C299", on=sc.frodo)
    sc.hand(1, "1U136")
    sc.begin("shadow", 1).play("1U136")
    assert (any(sc.lives(card) for card in gone), sc.lives(sword), sc.wounds(clerk)) == (False, True, 1)


@pytest.mark.card("1U136")
def test_saruman_s_power_needs_a_minion(scenario):
    """LOTR-18.3: no Isengard minion, no spell."""
    sc = early(scenario, twilight=2)
    sc.put(TROOP, 1), sc.put("1C21"), sc.hand(1, "1U136")
    assert unplayable(sc.begin("shadow", 1), "1U136") == "LOTR-18.3"


@pytest.mark.card("1R137")
def test_saruman_s_reach(scenario):
    """The Free Peoples player lets two companions exert, or the Ring be worn."""
    for way in (0, 1):
        sc = early(scenario)
        uruk, knight = sc.put(URUK, 1), sc.put(KNIGHT)
        sc.hand(1, "1R137", "4C10")
        shadow(sc.begin("maneuver")).play("1R137")
        assert (sc.asked, sc.wounds(uruk)) == (0, 1)
        sc.decide(way)
        if way:
            assert (sc.s.players[0].worn, sc.wounds(knight)) == (True, 0)
        else:
            assert (sc.wounds(knight), sc.wounds(sc.frodo), sc.s.players[0].worn) == (1, 1, False)


@pytest.mark.card("1R137")
def test_saruman_s_reach_and_one_companion(scenario):
    """LOTR-18.7: where two cannot exert, the Ring is put on."""
    sc = early(scenario)
    sc.put(URUK, 1), sc.hand(1, "1R137")
    shadow(sc.begin("maneuver")).play("1R137")
    assert (sc.s.players[0].worn, sc.wounds(sc.frodo)) == (True, 0)
