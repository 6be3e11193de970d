"""A random sample of cards against their print: edges that the English text made doubtful."""

import pytest

from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.terms import Block, Phase
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("3C84")
def test_only_the_free_peoples_hand_is_shown(scenario):
    sc = scenario(site=3, block=Block.FELLOWSHIP, twilight=5, seats=3)
    sc.put("2U82", 1)
    archer = sc.put("1R30")
    sc.put("1C41", on=archer)
    sc.hand(0, "1C7")
    sc.hand(1, "3C84")
    sc.hand(2, "3R38")
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("3C84")
    assert sc.asks != "player" and sc.wounds(archer) == 1


@pytest.mark.card("5U64")
def test_war_warg_lets_responses_be(scenario):
    sc = scenario(site=5)
    sc.ring("1R1")
    rider = sc.put("5C53", 1)
    warg = sc.put("5U64", 1, on=rider)
    sc.strengthen(rider, -6)
    sc.fight(sc.frodo, rider).resolve()
    assert sc.asks == "respond"
    sc.use(sc.one_ring)
    assert not (sc.ask and sc.asks == "respond" and sc.can(Use(warg, 0), 1))
    assert sc.wounds(sc.frodo) == 0


@pytest.mark.card("5U64")
def test_war_warg_and_an_ability_from_outside_the_fight(scenario):
    sc = scenario(site=5)
    boromir, merry, rider = sc.put("1U97"), sc.put("1C303"), sc.put("5C53", 1)
    warg = sc.put("5U64", 1, on=rider)
    sc.hand(0, "1U293")
    sc.fight(merry, rider)
    sc.use(boromir)
    assert sc.asks == "respond"
    sc.use(warg)
    assert (sc.wounds(boromir), sc.strength(merry)) == (1, 3)


@pytest.mark.card("2R15")
@pytest.mark.parametrize("seat", [1, 2])
def test_only_that_player_skips_and_only_once(scenario, seat):
    sc = scenario(seats=3, twilight=9)
    sc.put("1R13")
    sc.hand(0, "2R15")
    for one in (1, 2):
        sc.hand(one, "2C60", "2C60", "1C177")
        sc.deck(one, "1C53", "1C53")
    sc.begin("fellowship")
    sc.play("2R15").choose(seat).decide(1)
    sc.s.twilight = 9
    sc.begin("shadows")
    seen = set()
    for _ in range(6):
        if sc.s.phase is not Phase.SHADOW:
            break
        seen.add(sc.asked)
        sc.pass_()
    assert seen == {3 - seat}
    sc.s.twilight = 9
    sc.begin("shadow", seat)
    assert (sc.asks, sc.asked) == ("shadow", seat)


@pytest.mark.card("1C295")
def test_farmer_speaks_for_an_own_site_only(scenario):
    for owner, cost in ((0, 0), (1, 1)):
        sc = scenario(block=Block.FELLOWSHIP, sites={1: "1U323"})
        first = sc.s.path[0]
        sc.s.cards[first] = sc.s.cards[first].__replace__(owner=owner)
        sc.put("1C295")
        sc.hand(0, "1C303")
        sc.begin("fellowship")
        sc.play("1C303")
        assert sc.s.twilight == cost


@pytest.mark.card("5R19")
def test_lindenroot_stays_out_otherwise(scenario):
    sc = scenario(site=5)
    ent, foe = sc.put("5R19"), sc.put("4C207", 1)
    sc.begin("assignment").pass_until("defend")
    assert not sc.can(Assign(ent, foe))


@pytest.mark.card("3U83")
def test_an_exhausted_nazgul_cannot_save_it(scenario):
    for wounds in (0, 2):
        sc = scenario(site=3)
        ring, wraith = sc.put("3U83", 1), sc.put("2U82", 1, wounds=wounds)
        sc.hand(1, "1U219")
        sc.s.twilight = 3
        sc.begin("shadow", 1)
        sc.pass_()
        if sc.asks == "effect":
            sc.decide(1 if wounds else 0)
        assert (sc.lives(ring), sc.wounds(wraith)) == ((False, 2) if wounds else (True, 1))


@pytest.mark.card("1R224")
def test_the_nazgul_who_fought_fights_again(scenario):
    sc = scenario(site=5, block=Block.FELLOWSHIP)
    sc.ring("1R1")
    wraith = sc.put("2U82", 1)
    sc.strengthen(wraith, -6)
    sc.hand(1, "1R224")
    sc.fight(sc.frodo, wraith).resolve()
    sc.use(sc.one_ring)
    sc.play("1R224")
    assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("4R6", "5R70", "4U363")
def test_what_is_played_must_be_paid_too(scenario):
    sc = scenario(site=3, twilight=3)
    card = sc.put("4R6", 1)
    sc.discard(1, "4C10")
    sc.hand(1, "1U219")
    sc.s.moves = 2
    sc.begin("shadow", 1)
    assert not sc.can(Use(card, 0))
    sc = scenario(site=5, twilight=4)
    army, hero = sc.put("5R70", 1), sc.put("1R13")
    sc.discard(1, "5C73")
    sc.hand(0, "1U293")
    sc.fight(hero, army)
    assert not sc.can(Use(army, 0), 1)
    sc = scenario(site=9, sites={9: "4U363"}, twilight=1)
    sc.set_player(0, burdens=3)
    sc.discard(1, "4C10")
    sc.hand(1, "1U219")
    sc.begin("shadow", 1)
    assert not sc.can(Use(sc.s.path[8], 0))


@pytest.mark.card("6U75")
def test_twisted_tales_after_a_death(scenario):
    sc = scenario(site=5)
    tales, ally, man = sc.put("6U75", 1), sc.put("1U57"), sc.put("6C72", 1)
    axe = sc.put("4C26", 1, on=sc.put("4C10", 1))
    other = sc.put("1C177", 1)
    sc.fight(ally, man, other).resolve()
    assert not sc.lives(ally) and sc.asks == "respond"
    sc.use(tales)
    assert sc.s.cards[axe].host == tales


@pytest.mark.card("5C32")
def test_citadel_moves_but_once(scenario):
    sc = scenario(site=5)
    card, hero, foe, idle = sc.put("5C32"), sc.put("5C35"), sc.put("1C177", 1), sc.put("1C177", 1)
    sc.hand(0, "1U293")
    sc.fight(hero, foe, idle)
    sc.use(card).choose(foe)
    assert not sc.can(Use(card, 0), 0) and sc.strength(foe) == 11


@pytest.mark.card("6P122")
def test_deathless_lord_without_allies(scenario):
    sc = scenario(site=5)
    sc.put("6P122", 1)
    wraith, victim, other = sc.put("2U82", 1), sc.put("1C303"), sc.put("1R13")
    sc.fight(victim, wraith).resolve()
    if sc.asks == "effect":
        sc.decide(1)
    assert sc.asked == 1
    sc.choose(other)
    assert sc.wounds(other) == 1


@pytest.mark.card("1U333")
def test_moors_ask_nothing_of_an_empty_hand(scenario):
    sc = scenario(site=2, block=Block.FELLOWSHIP, sites={2: "1U333"}, twilight=20)
    sc.hand(1, "2C60", "2C60")
    sc.begin("shadow", 1)
    sc.play("2C60")
    assert (sc.asks, sc.asked) == ("shadow", 1) and sc.can(Play(code_of("2C60")))
