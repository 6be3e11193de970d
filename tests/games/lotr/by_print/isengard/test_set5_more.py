"""Isengard cards of set 5, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    KNIGHT,
    TROOP,
    URUK,
    ability,
    act,
    control,
    denied,
    late,
    orc_of_isengard,
    shadow,
    tokens,
)

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

WARG = "5C65"


@pytest.mark.card("5R58")
def test_sharku_warg_captain(scenario):
    """An Isengard mount is played: the Free Peoples player may be made to exert a companion who is no Hobbit."""
    sc = late(scenario, twilight=9)
    sharku, rider, knight, other = sc.put("5R58", 1), sc.put("5C53", 1), sc.put(KNIGHT), sc.put(KNIGHT)
    sc.put("4C310"), sc.hand(1, WARG)
    sc.begin("shadow", 1).play(WARG).choose(rider)
    assert sc.asks == "respond"
    act(sc, sharku)
    assert (sc.asked, sc.offered) == (0, {knight, other})
    sc.choose(other)
    assert (sc.wounds(other), sc.wounds(knight)) == (1, 0)


@pytest.mark.card("5R59")
@pytest.mark.parametrize(("name", "damage"), [("5R58", 1), ("6R74", 1), ("5C53", 0)])
def test_sharku_s_warg(scenario, name, damage):
    """+5 and vitality +3 for a warg-rider; damage +1 for Sharku."""
    sc = late(scenario)
    rider = sc.put(name, 1)
    strength, vitality = sc.strength(rider), sc.vitality(rider)
    sc.put("5R59", 1, on=rider)
    assert (sc.strength(rider) - strength, sc.vitality(rider) - vitality) == (5, 3)
    assert sc.keyword(rider, DAMAGE) == damage


@pytest.mark.card("5R59", "5U64", "5C65")
@pytest.mark.parametrize("name", ["5R59", "5U64", "5C65"])
def test_a_warg_cancels(scenario, name):
    """Its bearer exerts: the skirmish ability used in its skirmish is cancelled and stays paid."""
    sc = late(scenario)
    gimli, rider = sc.put("4C49"), sc.put("5C53", 1)
    warg = sc.put(name, 1, on=rider)
    act(sc.fight(gimli, rider), gimli)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, warg)
    assert (sc.wounds(rider), sc.wounds(gimli), sc.strength(gimli)) == (1, 1, 6)


@pytest.mark.card("5U64", "5C65", "5R59")
@pytest.mark.parametrize(("name", "strength", "vitality"), [("5U64", 4, 2), ("5C65", 3, 1), ("5R59", 5, 3)])
def test_a_warg_elsewhere(scenario, name, strength, vitality):
    """In another's skirmish it answers nothing; only a warg-rider bears it."""
    sc = late(scenario, twilight=9)
    gimli, rider, uruk = sc.put("4C49"), sc.put("5C53", 1), sc.put(URUK, 1)
    sc.hand(1, name), sc.begin("shadow", 1).play(name)
    assert (sc.s.cards[sc.find(name)].host, sc.strength(rider), sc.vitality(rider)) == (
        rider,
        8 + strength,
        3 + vitality,
    )
    act(sc.fight(gimli, uruk), gimli)
    assert (sc.asks, sc.strength(gimli)) == ("skirmish", 7)


@pytest.mark.card("5U60")
def test_siege_engine_builds(scenario):
    """An Uruk-hai is played: a token on any machine."""
    sc = late(scenario, twilight=9)
    card, ladder, _ = sc.put("5U60", 1), sc.put("5U57", 1), sc.put("4C137", 1)
    sc.hand(1, URUK)
    act(sc.begin("shadow", 1), card).choose(URUK)
    assert sc.offered == {card, ladder}
    sc.choose(ladder)
    assert (tokens(sc, ladder), tokens(sc, card), sc.s.twilight) == (1, 0, 5)


@pytest.mark.card("5U60")
def test_siege_engine_saves_a_machine(scenario, make):
    """LOTR-30.69: about to be discarded by an opponent, machines are saved by this one."""
    sc = late(scenario)
    card, ladder = sc.put("5U60", 1), sc.put("5U57", 1)
    sc.put("2U96"), sc.put("1C24"), sc.begin("fellowship")
    act(sc, sc.find("2U96"))
    sc.choose(ladder) if ladder in sc.offered else None
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, card, 1)
    assert (sc.lives(ladder), sc.lives(card)) == (True, False)


@pytest.mark.card("5C61", "5C62")
@pytest.mark.parametrize(("name", "price"), [("5C61", 3), ("5C62", 2)])
@pytest.mark.parametrize("takes", [True, False])
def test_engineers_lay_a_token(scenario, name, price, takes):
    """As it is played, a token may be laid on a machine."""
    sc = late(scenario, twilight=3)
    machine = sc.put("5U57", 1)
    sc.hand(1, name), sc.begin("shadow", 1).play(name)
    act(sc, sc.find(name)) if takes else sc.pass_()
    assert (tokens(sc, machine), sc.s.twilight) == (int(takes), 3 - price)


@pytest.mark.card("5C61", "5C62")
@pytest.mark.parametrize("name", ["5C61", "5C62"])
def test_engineers_choose_a_machine(scenario, name):
    """Any machine, and nothing that is none."""
    sc = late(scenario, twilight=3)
    machines, other = {sc.put("5U57", 1), sc.put("5U44", 1)}, sc.put("4C137", 1)
    sc.hand(1, name), sc.begin("shadow", 1).play(name)
    act(sc, sc.find(name))
    assert sc.offered == machines and other not in machines


@pytest.mark.card("5U63")
def test_uruk_hai_berserker_loses_what_heals(scenario):
    """Counted anew as wounds come and go."""
    sc = late(scenario)
    knight, uruk = sc.put(KNIGHT, wounds=2), sc.put("5U63", 1)
    sc.fight(knight, uruk)
    assert sc.strength(uruk) == 9
    sc.wound(knight, 0)
    assert sc.strength(uruk) == 7


@pytest.mark.card("5C66")
@pytest.mark.parametrize("takes", [True, False])
def test_warg_master(scenario, takes):
    """As it is played, an Isengard mount of the discard pile may be played at its price, on any warg-rider."""
    sc = late(scenario, twilight=5)
    sc.discard(1, WARG, URUK), sc.hand(1, "5C66"), sc.begin("shadow", 1).play("5C66")
    assert sc.asks == "respond"
    act(sc, sc.find("5C66")).choose(WARG) if takes else sc.pass_()
    assert (sc.s.twilight, sc.in_discard(1)) == ((0, [URUK]) if takes else (3, [WARG, URUK]))


@pytest.mark.card("5C68")
@pytest.mark.parametrize("mounted", [True, False])
def test_wolf_voices(scenario, mounted):
    """+2 for an Isengard Orc, which is healed if mounted."""
    sc = late(scenario, twilight=1)
    rider, _ = sc.put("5C53", 1, wounds=1), sc.put(URUK, 1)
    sc.put(WARG, 1, on=rider) if mounted else None
    base = sc.strength(rider)
    sc.hand(1, "5C68", "4C10")
    shadow(sc.fight(sc.put("4P364"), rider)).play("5C68")
    assert (sc.strength(rider), sc.wounds(rider)) == (base + 2, 1 - mounted)


@pytest.mark.card("5C68")
def test_wolf_voices_for_orcs(scenario, make):
    """Isengard Orcs only, and until the skirmish ends."""
    sc = late(scenario, twilight=1)
    orcs, uruk = [sc.put(orc_of_isengard(make), 1), sc.put("5C53", 1)], sc.put(URUK, 1)
    sc.put(TROOP, 1), sc.hand(1, "5C68")
    shadow(sc.fight(sc.put("4P364"), uruk)).play("5C68")
    assert sc.offered == set(orcs)
    sc.choose(orcs[0]).resolve()
    assert sc.strength(orcs[0]) == 6


@pytest.mark.card("5R69")
def test_wolves_of_isengard(scenario, make):
    """An Isengard Orc exerts: the Free Peoples player wounds a companion."""
    sc = late(scenario)
    site = sc.s.path[0]
    control(sc, 1)
    card, clerk, knight = sc.put("5R69", 1, on=site), sc.put(orc_of_isengard(make), 1), sc.put(KNIGHT)
    sc.put(URUK, 1)
    act(shadow(sc.begin("regroup")), card)
    assert (sc.asked, sc.offered, sc.wounds(clerk)) == (0, {knight, sc.frodo}, 1)
    sc.choose(knight)
    assert sc.wounds(knight) == 1


@pytest.mark.card("5R69")
def test_wolves_keep_to_the_plains(scenario):
    """It lies on a controlled plains site of one's own; a village is none. Uruk-hai do not pay."""
    sc = late(scenario, twilight=2, seats=3)
    plains, village, third = sc.s.path[0], sc.s.path[1], sc.s.path[2]
    sc.hold(village, 1), sc.hold(third, 2), sc.hand(1, "5R69"), sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("5R69")))
    sc.hold(plains, 1), sc.play("5R69")
    assert sc.s.cards[sc.find("5R69")].host == plains
    sc.put(URUK, 1), sc.hand(1, "4C10")
    assert denied(shadow(sc.begin("regroup")), sc.find("5R69")) == "LOTR-18.3"
    assert ability(sc, sc.find("5R69")).card == sc.find("5R69")
