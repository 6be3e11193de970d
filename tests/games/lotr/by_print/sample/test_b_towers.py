"""A random sample of cards against their print: Towers block, first set."""

import pytest

from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.terms import Block, Keyword
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("3U83")
def test_the_ring_draws_them(scenario):
    added = []
    for burdens in (0, 3):
        sc = scenario(site=3, seats=3)
        ring, wraith = sc.put("3U83", 1), sc.put("2U82", 1)
        sc.adventure(1, "4U346")
        sc.set_player(0, burdens=burdens)
        sc.begin("move")
        added.append(sc.s.twilight)
        assert sc.lives(ring) and sc.lives(wraith)
    assert added[1] - added[0] == 3


@pytest.mark.card("3U83")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_ring_draws_them_at_the_end_of_the_own_shadow_phase(scenario, seat):
    sc = scenario(site=3, seats=3)
    ring = sc.put("3U83", 1)
    sc.begin("shadow", seat)
    sc.pass_() if sc.asks == "shadow" else None
    assert sc.lives(ring) == (seat == 2)


@pytest.mark.card("3C84")
def test_a_revealed_card_tires_an_archer(scenario):
    for shown, wounds in (("1C7", 1), ("3R38", 2)):
        sc = scenario(site=3, block=Block.FELLOWSHIP, twilight=5)
        sc.put("2U82", 1)
        archer, plain = sc.put("1R30"), sc.put("1C53")
        sc.put("1C41", on=archer)
        sc.hand(0, shown)
        sc.hand(1, "3C84")
        sc.begin("maneuver").pass_until_seat(1)
        sc.play("3C84")
        assert (sc.wounds(archer), sc.wounds(plain), sc.in_hand(0)) == (wounds, 0, [shown])


@pytest.mark.card("3U86")
@pytest.mark.parametrize("owner", [1, 2])
def test_otsea_moves_the_own_blade_tip(scenario, owner):
    sc = scenario(site=3, seats=3)
    wraith, hero = sc.put("3U86", 1), sc.put("1R13")
    tip = sc.put("1U209", owner)
    sc.fight(hero, wraith).resolve()
    if owner == 1:
        sc.use(wraith)
    assert sc.s.cards[tip].host == (sc.frodo if owner == 1 else -1)
    assert sc.wounds(wraith) == (1 if owner == 1 else 0)


@pytest.mark.card("4R6")
@pytest.mark.parametrize("moves", [1, 2])
def test_constantly_threatening(scenario, moves):
    sc = scenario(site=3, twilight=4)
    card = sc.put("4R6", 1)
    sc.discard(1, "4C10", "4C165", "4C26")
    sc.s.moves = moves
    sc.begin("shadow", 1)
    if moves == 1:
        assert not sc.can(Use(card, 0))
    else:
        sc.use(card)
        sc.choose("4C10") if sc._pickable() else None
        assert sc.s.twilight == 0 and sc.lives(sc.find("4C10"))


@pytest.mark.card("4U9", "4U38")
@pytest.mark.parametrize("name", ["4U9", "4U38"])
def test_a_winner_brings_another_man(scenario, name):
    sc = scenario(site=3, twilight=2)
    man, hero = sc.put(name, 1), sc.put("1R13")
    sc.hand(1, "4C17", "4C165", "4C26")
    sc.fight(hero, man).resolve()
    sc.use(man)
    sc.choose("4C17") if sc._pickable() else None
    new = sc.find("4C17")
    assert sc.s.twilight == 0 and sc.keyword(new, Keyword.FIERCE) == 1 and sc.keyword(new, Keyword.DAMAGE) == 1
    assert sc.keyword(man, Keyword.FIERCE) == 0


@pytest.mark.card("4C16")
def test_robber_grows(scenario):
    sc = scenario(site=3)
    man, hero = sc.put("4C16", 1), sc.put("1R13")
    other = sc.put("4C10", 1)
    sc.fights(hero, man, sc.put("1C7"), other)
    sc.choose(hero).resolve()
    sc.use(man)
    assert (sc.strength(man), sc.keyword(man, Keyword.FIERCE)) == (11, 1)


@pytest.mark.card("4C21")
@pytest.mark.parametrize("other", ["4C10", "4C165"])
def test_hillmen_take_a_site(scenario, other):
    sc = scenario(site=3)
    man, _ = sc.put("4C21", 1), sc.put(other, 1)
    sc.adventure(1, "4U346")
    first = sc.s.path[0]
    sc.set_player(1, site=3)
    sc.begin("move")
    if other == "4C10":
        assert sc.asks == "respond"
        sc.use(man)
        assert sc.s.cards[first].holder == 1
    else:
        assert sc.asks != "respond"


@pytest.mark.card("4C102")
def test_task_was_not_done(scenario):
    sc = scenario(site=5)
    gandalf = sc.put("2P122")
    hurt = [sc.put("1C177", 1, wounds=1) for _ in range(3)]
    whole = sc.put("1C177", 1)
    sc.hand(0, "4C102")
    sc.begin("regroup")
    sc.play("4C102")
    assert sc.offered == set(hurt) and whole not in sc.offered
    sc.choose(hurt[0], hurt[1])
    assert [sc.lives(card) for card in hurt] == [False, False, True] and sc.wounds(gandalf) == 1


@pytest.mark.card("4U123")
def test_hard_choice(scenario):
    sc = scenario()
    sc.hand(0, "4U123")
    arwen, gimli = sc.put("1R30", wounds=2), sc.put("1R13", wounds=2)
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("4U123")))
    sc = scenario()
    sc.hand(0, "4U123")
    arwen, gimli = sc.put("1R30", wounds=2), sc.put("1R13", wounds=2)
    sc.put("4C109")
    sc.begin("fellowship")
    sc.play("4U123")
    sc.choose(*({arwen} & sc._pickable()))
    assert (sc.wounds(arwen), sc.wounds(gimli)) == (0, 2)


@pytest.mark.card("4R140")
def test_beyond_all_hope(scenario):
    sc = scenario(site=5, twilight=9)
    uruks = [sc.put("4C165", 1), sc.put("4C165", 1)]
    sc.put("1R13")
    sc.dead(0, "1C7", "1C53", "1R30")
    sc.hand(1, "4R140")
    before = sc.burdens()
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("4R140")
    assert sc.burdens() - before == 3 and [sc.wounds(uruk) for uruk in uruks] == [1, 1]


@pytest.mark.card("4R140")
def test_beyond_all_hope_needs_two_uruks(scenario):
    sc = scenario(site=5, twilight=9)
    sc.put("4C165", 1), sc.put("4C165", 1, wounds=1), sc.put("3C56", 1)
    sc.hand(1, "4R140")
    sc.begin("maneuver")
    assert not sc.can(Play(code_of("4R140")), 1)


@pytest.mark.card("4R157")
def test_leechcraft(scenario):
    sc = scenario(site=5, twilight=9)
    man, boromir, ally = sc.put("4C153", 1), sc.put("1U97"), sc.put("4U285")
    elf = sc.put("1C53")
    sc.put("4C10", 1)
    sc.hand(1, "4R157")
    sc.begin("shadow", 1)
    sc.play("4R157")
    assert sc.offered == {boromir, ally} and elf not in sc.offered
    sc.choose(boromir)
    assert sc.wounds(man) == 1
    assert sc.strength(boromir) == 7 - 1 - 1
    foe = sc.put("1C177", 1)
    sc.hand(0, "1C37")
    sc.fight(boromir, foe)
    assert sc.refused(Use(boromir, 0))


@pytest.mark.card("4U161")
def test_men_will_fall(scenario):
    sc = scenario(site=5, twilight=9)
    sc.put("4R33", 1)
    hero, bound, ally, foe = sc.put("1R13"), sc.put("5U115"), sc.put("1U57"), sc.put("1C177", 1)
    other = sc.put("1C7")
    sc.hand(1, "4U161")
    sc.hand(0, "1U293")
    sc.fight(hero, foe)
    sc.pass_until_seat(1).play("4U161")
    assert sc.offered == {hero, other} and bound not in sc.offered and ally not in sc.offered
    sc.choose(hero)
    assert sc.strength(hero) == 4
