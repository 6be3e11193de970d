"""Sauron cards of set 5, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, act, barred, clash, company, shadow

from pelipoyta.games.lotr.engine.journey import shadow_number_parts
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Play


@pytest.mark.card("5R95")
@pytest.mark.parametrize(("site", "strength"), [(4, 2), (3, 3)])
def test_dead_marshes(scenario, site, strength):
    """At 4T a Ring-bound companion skirmishing a Sauron Orc is one weaker."""
    sc = scenario(site=site)
    sam, foe = sc.put("4C316"), sc.put(SOLDIER, 1)
    sc.put("5R95", 1)
    sc.hand(1, "1C255")
    assert sc.strength(sam) == 3
    assert clash(sc, sam, foe).strength(sam) == strength


@pytest.mark.card("5R95")
def test_dead_marshes_leave_the_unbound(scenario):
    """LOTR-26.6; nor does a Goblin do it."""
    for name, hero in ((SOLDIER, "4C109"), (GOBLIN, "4C316")):
        sc = scenario(site=4)
        hero, foe = sc.put(hero), sc.put(name, 1)
        sc.put("5R95", 1)
        sc.hand(1, "1C255")
        before = sc.strength(hero)
        assert clash(sc, hero, foe).strength(hero) == before


@pytest.mark.card("5R95")
def test_dead_marshes_bring_conditions_back(scenario):
    """Two Orcs spotted: two Sauron conditions of the discard pile are played, paid for, and this one goes."""
    sc = scenario(twilight=4)
    marsh = sc.put("5R95", 1)
    sc.put(SOLDIER, 1), sc.put(GUARD, 1)
    sc.discard(1, "1C278", "1R263", "1C193", SOLDIER)
    act(shadow(sc, "maneuver"), marsh)
    while sc.asked == 1 and sc.asks != "maneuver":
        sc.choose(min(sc.offered)) if sc.offered else sc.decide(1)
    assert sorted(sc.in_discard(1)) == sorted(["1C193", SOLDIER, "5R95"])
    assert (sc.s.twilight, sc.lives(marsh)) == (2, False)


@pytest.mark.card("5R96")
def test_eye_of_barad_dur(scenario):
    """-1 for each Ring-bound companion: Frodo and Sam."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put(SOLDIER, 1)
    sc.put("4C316")
    sc.hand(1, "5R96", "1C255")
    clash(sc, aragorn, foe).play("5R96")
    assert sc.strength(aragorn) == 6


@pytest.mark.card("5R96")
def test_eye_of_barad_dur_revealed(scenario):
    """The Free Peoples player makes its owner show the hand: two burdens, and the card is gone."""
    sc = scenario()
    sc.put("4C90")
    sc.hand(0, "1C86"), sc.hand(1, "5R96", GUARD)
    sc.begin("fellowship").play("1C86")
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("5R96")
    assert (sc.burdens(), sc.in_hand(1), sc.in_discard(1)) == (2, [GUARD], ["5R96"])


@pytest.mark.card("5C97")
def test_gate_soldier(scenario):
    """It exerts and two twilight go for a card when a Sauron condition is played."""
    sc = scenario(twilight=3)
    foe = sc.put("5C97", 1)
    sc.deck(1, GUARD), sc.hand(1, "1C278")
    shadow(sc, "shadow").play("1C278")
    act(sc, foe)
    assert (sc.wounds(foe), sc.s.twilight, sc.in_hand(1)) == (1, 0, [GUARD])


@pytest.mark.card("5C97")
@pytest.mark.parametrize(("name", "twilight", "wounds"), [("1C278", 2, 0), ("1C278", 3, 1), ("1C193", 4, 0)])
def test_gate_soldier_silent(scenario, name, twilight, wounds):
    """LOTR-18.3: too little twilight, too many wounds, or a condition of others."""
    sc = scenario(twilight=twilight)
    foe = sc.put("5C97", 1, wounds=wounds)
    sc.deck(1, GUARD), sc.hand(1, name, GUARD)
    shadow(sc, "shadow").play(name)
    assert (sc.asks == "respond", sc.wounds(foe)) == (False, wounds)


@pytest.mark.card("5C98", "5C99")
@pytest.mark.parametrize("name", ["5C98", "5C99"])
def test_gate_minions_draw(scenario, name):
    """Five burdens, or six companions: it exerts and a card is drawn."""
    sc = scenario(site=6, twilight=2)
    company(sc, 5)
    sc.set_player(0, burdens=5)
    sc.deck(1, GUARD, GUARD), sc.hand(1, name)
    shadow(sc, "shadow").play(name)
    act(sc, sc.find(name))
    assert (sc.wounds(sc.find(name)), sc.in_hand(1)) == (1, [GUARD])


@pytest.mark.card("5C98", "5C99")
@pytest.mark.parametrize("name", ["5C98", "5C99"])
def test_gate_minions_need_what_they_spot(scenario, name):
    """LOTR-17.9: four burdens, five companions are too few."""
    sc = scenario(site=6, twilight=2)
    company(sc, 4), sc.put("1U56")
    sc.set_player(0, burdens=4)
    sc.deck(1, GUARD), sc.hand(1, name, GUARD)
    shadow(sc, "shadow").play(name)
    assert (sc.asks, sc.wounds(sc.find(name)), sc.in_hand(1)) == ("shadow", 0, [GUARD])


@pytest.mark.card("5R100", "5U104", "5U107", "5C108", "5C109")
@pytest.mark.parametrize(("name", "by"), [("5R100", 3), ("5U104", 3), ("5U107", 3), ("5C108", 1), ("5C109", 1)])
def test_trackers_lower_site_numbers(scenario, name, by):
    """LOTR-20.2, LOTR-30.44: Sauron Orcs of every player, also those being played; no Troll, no Goblin."""
    for site, roams in ((6 - by, False), (5 - by, True)):
        sc = scenario(site=site, seats=3)
        sc.put(name, 1)
        assert (cost(sc.s, 1, 1271), cost(sc.s, 2, 1271)) == ((4, 4) if roams else (2, 2))
        assert cost(sc.s, 1, 6103) == 10


@pytest.mark.card("5R100")
@pytest.mark.parametrize(("way", "burdens", "hand"), [(0, 0, 3), (1, 2, 0)])
def test_grishnakh(scenario, way, burdens, hand):
    """Two exertions and another Orc: three cards, unless the Free Peoples player takes two burdens."""
    sc = scenario()
    foe = sc.put("5R100", 1)
    sc.put(SOLDIER, 1)
    sc.deck(1, *[GUARD] * 5)
    act(shadow(sc, "shadow"), foe)
    assert (sc.asks, sc.asked, sc.wounds(foe)) == ("prevent", 0, 2)
    sc.decide(way)
    assert (sc.burdens(), len(sc.in_hand(1))) == (burdens, hand)


@pytest.mark.card("5R100", "5U107")
@pytest.mark.parametrize(("name", "step"), [("5R100", "shadow"), ("5U107", "maneuver")])
def test_another_orc_is_needed(scenario, name, step):
    """LOTR-17.9: itself is no other; LOTR-19.5: two exertions need three vitality."""
    sc = scenario()
    foe = sc.put(name, 1)
    sc.put(GOBLIN, 1), sc.put("1C24")
    sc.hand(1, "1R250", GUARD)
    shadow(sc, step)
    assert barred(sc, foe) == {"LOTR-17.9"}
    sc.put(SOLDIER, 1)
    sc.wound(foe, 1)
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("5U107")
def test_orc_patrol(scenario):
    """A condition of either side."""
    sc = scenario()
    foe, one, two = sc.put("5U107", 1), sc.put("1C24"), sc.put("1C278", 1)
    sc.put(SOLDIER, 1), sc.put("1C300")
    act(shadow(sc, "maneuver"), foe)
    assert sc.offered == {one, two}
    sc.choose(one)
    assert (sc.wounds(foe), sc.lives(one), sc.lives(two)) == (2, False, True)


@pytest.mark.card("5U101")
@pytest.mark.parametrize(("frodo", "ally", "elf", "more"), [(1, 1, 1, 2), (3, 1, 0, 3), (0, 0, 2, 0)])
def test_id_make_you_squeak(scenario, frodo, ally, elf, more):
    """+1 for each wound on a Hobbit, three at most; allies are Hobbits, Elves are not."""
    sc = scenario()
    sc.wound(sc.frodo, frodo), sc.put("1C286", wounds=ally), sc.put("1U51", wounds=elf)
    before = total(shadow_number_parts(sc.s, sc.s.cards[sc.s.path[1]]))
    sc.put("5U101", 1)
    assert total(shadow_number_parts(sc.s, sc.s.cards[sc.s.path[1]])) == before + more


@pytest.mark.card("5U101")
def test_id_make_you_squeak_costs_two_orcs(scenario):
    """LOTR-18.3: two different Sauron Orcs."""
    sc = scenario()
    one = sc.put("5R100", 1)
    sc.put(GOBLIN, 1)
    sc.hand(1, "5U101")
    shadow(sc, "shadow")
    assert sc.refused(Play(5101)).rule == "LOTR-18.3"
    two = sc.put(SOLDIER, 1)
    sc.play("5U101")
    assert (sc.wounds(one), sc.wounds(two)) == (1, 1)


@pytest.mark.card("5R102")
def test_morannon(scenario):
    """At 4T the first Sauron Orc of the turn costs three less, not the second, and no Goblin."""
    sc = scenario(site=4, twilight=9)
    sc.put("5R102", 1)
    assert (cost(sc.s, 1, 1272), cost(sc.s, 1, 1177)) == (3, 6)
    sc.hand(1, "1R272", "1R272")
    shadow(sc, "shadow").play("1R272")
    assert (sc.s.twilight, cost(sc.s, 1, 1272)) == (6, 6)
    assert cost(scenario(site=3).s, 1, 1272) == 6


@pytest.mark.card("5R102")
def test_morannon_draws(scenario):
    """Two Orcs, four cards for three, and it goes; three cards do not pay (LOTR-18.3)."""
    sc = scenario()
    gate = sc.put("5R102", 1)
    sc.put(SOLDIER, 1), sc.put(GUARD, 1)
    sc.deck(1, *[SOLDIER] * 5), sc.hand(1, *[GOBLIN] * 3)
    shadow(sc, "shadow")
    assert barred(sc, gate) == {"LOTR-18.3"}
    sc.hand(1, *[GOBLIN] * 5)
    act(sc, gate)
    while sc.offered:
        sc.choose(GOBLIN)
    assert (sorted(sc.in_hand(1)), sc.lives(gate)) == (sorted([GOBLIN, *[SOLDIER] * 3]), False)


@pytest.mark.card("5R103")
@pytest.mark.parametrize(("sites", "drawn"), [(2, 2), (4, 3)])
def test_orc_captain(scenario, sites, drawn):
    """A card for each site under control, three at most."""
    sc = scenario(site=6, twilight=3)
    for _ in range(sites):
        sc.hold(sc.s.path[0], 1)
    sc.put("1C278", 1)
    sc.deck(1, *[GUARD] * 6), sc.hand(1, "5R103")
    shadow(sc, "shadow").play("5R103")
    act(sc, sc.find("5R103"))
    assert len(sc.in_hand(1)) == drawn


@pytest.mark.card("5R103")
def test_orc_captain_without_a_condition(scenario):
    """LOTR-17.9; sites of others do not count."""
    sc = scenario(site=6, twilight=3)
    sc.hold(sc.s.path[0], 1)
    sc.deck(1, *[GUARD] * 6), sc.hand(1, "5R103", SOLDIER)
    shadow(sc, "shadow").play("5R103")
    assert (sc.asks, sc.in_hand(1)) == ("shadow", [SOLDIER])


@pytest.mark.card("5U104")
def test_orc_cutthroat(scenario):
    """Another Sauron Orc goes and it exerts: its foe is wounded."""
    sc = scenario()
    aragorn, foe, other = sc.put("4C109"), sc.put("5U104", 1), sc.put(SOLDIER, 1)
    sc.put(GOBLIN, 1)
    sc.hand(1, "1C255")
    act(clash(sc, aragorn, foe), foe)
    assert (sc.lives(other), sc.wounds(foe), sc.wounds(aragorn)) == (False, 1, 1)


@pytest.mark.card("5U104")
def test_orc_cutthroat_alone(scenario):
    """LOTR-18.3: it does not discard itself, nor a Goblin."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("5U104", 1)
    sc.put(GOBLIN, 1)
    sc.hand(1, "1C255")
    clash(sc, aragorn, foe)
    assert barred(sc, foe) == {"LOTR-18.3"}
