"""Isengard cards of set 1 that answer or watch, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
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


@pytest.mark.card("1R139")
def test_savagery_against_few(scenario):
    """+2 for an Uruk-hai, not fierce, and nothing else with four companions."""
    sc = early(scenario)
    uruk, _ = sc.put(URUK, 1), sc.put(TROOP, 1)
    sc.hand(1, "1R139", "4C10"), companions(sc, 2)
    shadow(sc.fight(sc.put(KNIGHT), uruk)).play("1R139")
    if sc.asks == "effect":
        sc.decide(0)
    assert (sc.strength(uruk), sc.keyword(uruk, FIERCE)) == (11, 0)


@pytest.mark.card("1R139")
def test_savagery_against_many(scenario):
    """With five companions +4 and fierce, both until the regroup phase."""
    sc = early(scenario)
    uruk = sc.put(URUK, 1)
    sc.hand(1, "1R139", "4C10"), companions(sc, 3)
    shadow(sc.fight(sc.put("4P364"), uruk)).play("1R139").decide(1)
    assert (sc.strength(uruk), sc.keyword(uruk, FIERCE)) == (13, 1)
    sc.resolve()
    assert (sc.asks, sc.strength(uruk), sc.keyword(uruk, FIERCE)) == ("assignment", 13, 1)
    sc.pass_until("regroup")
    assert (sc.strength(uruk), sc.keyword(uruk, FIERCE)) == (9, 0)


@pytest.mark.card("1U142")
@pytest.mark.parametrize(("wounds", "burdens", "limit"), [(3, 0, 1), (0, 5, 1), (3, 5, 1), (2, 4, 2)])
def test_traitor_s_voice(scenario, wounds, burdens, limit):
    """An exhausted Ring-bearer or five burdens lower the move limit by one, to one at least."""
    sc = early(scenario)
    sc.put("1U142", 1), sc.wound(sc.frodo, wounds), sc.set_player(0, burdens=burdens)
    sc.hand(0), sc.hand(1)
    sc.put_site("1C351", 1), sc.adventure(1, "1U355")
    sc.begin("fellowship").pass_()
    assert sc.s.moves == 1
    sc.pass_until("move-again") if limit == 2 else None
    assert (sc.asks == "move-again") == (limit == 2)


@pytest.mark.card("1U142")
def test_two_traitor_s_voices(scenario):
    """The minimum is one: the fellowship still moves once; an Uruk-hai is spotted to play it."""
    sc = early(scenario, twilight=2)
    sc.hand(1, "1U142"), sc.put(TROOP, 1), sc.begin("shadow", 1)
    assert unplayable(sc, "1U142") == "LOTR-18.1"
    sc.put(URUK, 1), sc.play("1U142")
    sc.put("1U142", 1), sc.set_player(0, burdens=6)
    sc.put_site("1C351", 1), sc.hand(0)
    sc.begin("fellowship").pass_()
    assert (sc.s.moves, sc.s.limit) == (1, 1)


@pytest.mark.card("1C157")
def test_two_armories(scenario):
    """Each takes one; the total is never below none."""
    sc = early(scenario)
    legolas, _, _ = sc.put("4C74"), sc.put("1C157", 1), sc.put("1C157", 1)
    foe = sc.put(URUK, 1)
    sc.begin("archery").pass_until("assignment")
    assert (sc.wounds(foe), sc.wounds(legolas)) == (0, 0)


@pytest.mark.card("1U159")
@pytest.mark.parametrize(("owner", "name", "twilight"), [(2, URUK, 9), (1, TROOP, 9), (1, URUK, 2)])
def test_rampage_of_others(scenario, owner, name, twilight):
    """Another player's Uruk-hai, an Orc, or too little twilight: there is no answer."""
    sc = early(scenario, seats=3, twilight=twilight)
    sc.put("1U159", 1)
    foe = sc.put(name, owner)
    sc.fight(sc.put(KNIGHT), foe).resolve()
    assert (sc.asks != "respond", sc.keyword(foe, FIERCE), sc.s.twilight) == (True, 0, twilight)


@pytest.mark.card("1C160")
def test_uruk_hai_sword(scenario):
    """+2 for its bearer, and each victory costs the Free Peoples player the top card."""
    sc = early(scenario)
    knight, uruk = sc.put(KNIGHT), sc.put(URUK, 1)
    sc.put("1C160", 1, on=uruk), sc.deck(0, "4C42", "4C42")
    assert sc.strength(uruk) == 11
    sc.fight(knight, uruk).resolve()
    assert (sc.in_discard(0), len(sc.s.players[0].deck)) == (["4C42"], 1)


@pytest.mark.card("1C160")
def test_who_bears_an_uruk_hai_sword(scenario, make):
    """LOTR-21.1, LOTR-9.5: one's own Uruk-hai without a hand weapon; no Orc."""
    sc = early(scenario, seats=3, twilight=5)
    uruk, armed, free = sc.put(URUK, 1), sc.put(URUK, 1), sc.put(URUK, 1)
    sc.put("1C160", 1, on=armed), sc.put(URUK, 2), sc.put(orc_of_isengard(make), 1)
    sc.hand(1, "1C160")
    sc.begin("shadow", 1).play("1C160")
    assert sc.offered == {uruk, free}


@pytest.mark.card("1U161")
@pytest.mark.parametrize("wounds", [0, 2])
def test_wariness_cancels_stealth(scenario, wounds):
    """LOTR-18.5: the own Uruk-hai exerts or is discarded; the stealth event has no effect and is discarded."""
    sc = early(scenario)
    merry, uruk = sc.put("4C310"), sc.put(URUK, 1, wounds=wounds)
    sc.hand(0, "1C298"), sc.hand(1, "1U161")
    sc.fight(merry, uruk).play("1C298")
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1U161")
    if sc.asks == "effect":
        sc.decide(0)
    assert (sc.lives(uruk), sc.in_discard(0)) == (not wounds, ["1C298"])
    if not wounds:
        assert sc.wounds(uruk) == 1 and sc.s.fight


@pytest.mark.card("1U161")
def test_wariness_and_other_events(scenario):
    """An event without stealth is not answered, nor with another player's Uruk-hai alone."""
    sc = early(scenario, seats=3)
    merry, uruk = sc.put("4C310"), sc.put(URUK, 2)
    sc.hand(0, "1C298"), sc.hand(1, "1U161")
    sc.fight(merry, uruk).play("1C298")
    assert sc.s.fight is None or not sc.can(Play(code_of("1U161")), 1)
    other = early(scenario)
    gimli, uruk = other.put("4C49"), other.put(URUK, 1)
    other.hand(0, "4C42", "4C42"), other.hand(1, "1U161")
    other.fight(gimli, uruk).play("4C42")
    assert (other.strength(gimli), other.asks) == (8, "skirmish")


@pytest.mark.card("1U162")
@pytest.mark.parametrize("way", [0, 1])
def test_worry(scenario, way):
    """A companion who loses to an Uruk-hai: the Free Peoples player exerts the Ring-bearer or adds a burden."""
    sc = early(scenario)
    knight, uruk = sc.put(KNIGHT), sc.put(URUK, 1)
    sc.put("1U162", 1)
    sc.fight(knight, uruk).resolve()
    assert sc.asked == 0
    sc.decide(way)
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.wounds(knight)) == (1 - way, way, 2)


@pytest.mark.card("1U162")
def test_worry_about_orcs(scenario):
    """Losing to an Orc is no worry, nor is winning; an Uruk-hai beside the Orc is."""
    sc = early(scenario)
    sc.put("1U162", 1)
    sc.fight(sc.put(KNIGHT), sc.put(TROOP, 1)).resolve()
    assert (sc.burdens(), sc.wounds(sc.frodo), sc.asks != "effect") == (0, 0, True)
    sc.fight(sc.put("6C37"), sc.put(TROOP, 1), sc.put(URUK, 1)).resolve()
    assert sc.asked == 0
    sc.decide(1)
    assert sc.burdens() == 1


@pytest.mark.card("1U135")
def test_frost_ends_with_the_turn(scenario):
    """It is discarded at the end of the turn, not at the end of a phase."""
    sc = early(scenario)
    merry, frost = sc.put("4C310"), sc.put("1U135", 1, on=sc.s.path[4])
    sc.begin("regroup").pass_until("reconcile")
    assert (sc.strength(merry), sc.lives(frost)) == (1, True)
    sc.pass_until("move-again").decide(0).pass_until("fellowship")
    assert not sc.lives(frost)
