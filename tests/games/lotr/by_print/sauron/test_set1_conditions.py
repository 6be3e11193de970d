"""Sauron conditions of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, act, barred, clash, company, shadow

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play, Use


@pytest.mark.card("1R252", "1R253", "1U274")
@pytest.mark.parametrize("name", ["1R252", "1R253", "1U274"])
def test_an_orc_exerts_to_play_it(scenario, name):
    """LOTR-18.3: a Sauron Orc that can exert; a Goblin does not count."""
    sc = scenario(twilight=2)
    foe = sc.put(SOLDIER, 1, wounds=1)
    sc.put(GOBLIN, 1)
    sc.hand(1, name)
    shadow(sc, "shadow")
    assert sc.refused(Play(int(name[0] + name[2:]))).rule == "LOTR-18.3"
    sc.wound(foe, 0)
    sc.play(name)
    assert (sc.wounds(foe), sc.in_hand(1), sc.lives(sc.find(name))) == (1, [], True)


@pytest.mark.card("1U242")
@pytest.mark.parametrize(("top", "hand", "away"), [(SOLDIER, [GUARD, SOLDIER], []), (GOBLIN, [], [GOBLIN, GUARD])])
def test_the_dark_lords_summons(scenario, top, hand, away):
    """A Sauron card is taken; any other is discarded, and another card from hand with it."""
    sc = scenario(twilight=3)
    card = sc.put("1U242", 1)
    sc.hand(1, GUARD)
    sc.deck(1, top)
    act(shadow(sc, "shadow"), card)
    if top == GOBLIN:
        sc.choose(GUARD)
    assert (sorted(sc.in_hand(1)), sorted(sc.in_discard(1)), sc.s.twilight) == (sorted(hand), sorted(away), 0)


@pytest.mark.card("1U242")
def test_the_dark_lords_summons_needs_an_orc_and_twilight(scenario):
    """LOTR-18.1 to play it; LOTR-18.3 to use it: three twilight."""
    sc = scenario(twilight=3)
    sc.hand(1, "1U242")
    sc.put(GOBLIN, 1)
    shadow(sc, "shadow")
    assert sc.refused(Play(1242)).rule == "LOTR-18.1"
    sc.put(SOLDIER, 1)
    sc.hand(1, "1U242", GUARD)
    sc.play("1U242")
    assert sc.s.twilight == 2
    assert barred(sc, sc.find("1U242")) == {"LOTR-18.3"}


def assigned(scenario, card, cards):
    sc = scenario(twilight=1)
    merry, foe = sc.put("1C303"), sc.put(SOLDIER, 1)
    sc.put(card, 1, on=merry)
    sc.hand(0, *["1C299"] * cards)
    sc.begin("assignment").pass_until("defend")
    return sc.assign(merry, foe)


@pytest.mark.card("1R244")
def test_desperate_defense_of_the_ring(scenario):
    """The Free Peoples player chooses: three cards, or a burden."""
    sc = assigned(scenario, "1R244", 4)
    assert sc.asked == 0
    sc.decide(0)
    if sc.burdens() == 0:
        while len(sc.in_hand(0)) > 1:
            sc.choose("1C299")
    other = assigned(scenario, "1R244", 4).decide(1)
    while other.offered:
        other.choose("1C299")
    assert sorted([(sc.burdens(), len(sc.in_hand(0))), (other.burdens(), len(other.in_hand(0)))]) == [(0, 1), (1, 4)]


@pytest.mark.card("1R244")
def test_desperate_defense_of_the_ring_with_few_cards(scenario):
    """LOTR-18.7: two cards are not three, so a burden it is."""
    sc = assigned(scenario, "1R244", 2)
    assert (sc.burdens(), len(sc.in_hand(0))) == (1, 2)


@pytest.mark.card("1R244")
def test_desperate_defense_of_the_ring_on_whom(scenario):
    """On any companion, no ally, at the cost of exerting a Sauron Orc."""
    sc = scenario(twilight=1)
    merry, foe = sc.put("1C303"), sc.put(SOLDIER, 1)
    sc.put("1U56")
    sc.hand(1, "1R244")
    shadow(sc, "shadow").play("1R244")
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry)
    assert (sc.wounds(foe), sc.s.cards[sc.find("1R244")].host, sc.s.twilight) == (1, merry, 0)


@pytest.mark.card("1U249")
def test_gleaming_spires_will_crumble(scenario):
    """+2 for a Sauron Orc skirmishing somebody of Gondor, and for nobody else."""
    sc = scenario()
    boromir, merry = sc.put("1U97"), sc.put("1C303")
    foe, idle = sc.put(SOLDIER, 1), sc.put(SOLDIER, 1)
    sc.put("1U249", 1)
    sc.hand(1, "1C255")
    clash(sc, boromir, foe)
    assert (sc.strength(foe), sc.strength(idle)) == (9, 7)
    other = scenario()
    merry, foe = other.put("1C303"), other.put(SOLDIER, 1)
    other.put("1U249", 1)
    other.hand(1, "1C255")
    assert clash(other, merry, foe).strength(foe) == 7


@pytest.mark.card("1U249")
@pytest.mark.parametrize(("loser", "name", "stays"), [(1, SOLDIER, False), (2, SOLDIER, True), (1, GOBLIN, True)])
def test_gleaming_spires_go_when_an_own_orc_loses(scenario, loser, name, stays):
    """The owner's Sauron Orc; another Shadow player's does not matter, nor a Goblin."""
    sc = scenario(seats=3)
    boromir, foe = sc.put("1U97"), sc.put(name, loser)
    spires = sc.put("1U249", 1)
    sc.set_strength(boromir, 14)
    sc.fight(boromir, foe).resolve()
    assert sc.lives(spires) == stays


@pytest.mark.card("1R252")
@pytest.mark.parametrize(("burdens", "deck", "over"), [(5, 0, True), (4, 0, False), (5, 1, False)])
def test_the_irresistible_shadow(scenario, burdens, deck, over):
    """Five burdens and an empty deck corrupt the Ring-bearer."""
    sc = scenario()
    sc.put("1R252", 1)
    sc.set_player(0, burdens=burdens)
    sc.deck(0, *["1C299"] * deck)
    sc.hand(0, "1C299")
    sc.begin("fellowship")
    assert bool(sc.s.over) == over


@pytest.mark.card("1R253")
def test_journey_into_danger(scenario):
    """Two more for each companion once there are five; allies cost what they cost."""
    sc = scenario()
    sc.put("1R253", 1)
    company(sc, 3)
    assert cost(sc.s, 0, 1306) == 1
    sc.put("1U97")
    assert (cost(sc.s, 0, 1306), cost(sc.s, 0, 1286)) == (3, 1)
    sc.hand(0, "1C306")
    sc.begin("fellowship").play("1C306")
    assert sc.s.twilight == 3


@pytest.mark.card("1R254")
def test_mordor_enraged(scenario):
    """The bearer exerts: one for each archer companion, not for archer allies."""
    sc = scenario()
    foe = sc.put(SOLDIER, 1)
    sc.put("1U51"), sc.put("1U56"), sc.put("1C41", on=sc.put("1C53"))
    card = sc.put("1R254", 1, on=foe)
    shadow(sc, "shadow").use(card)
    assert (sc.wounds(foe), sc.s.twilight) == (1, 2)


@pytest.mark.card("1R254")
def test_mordor_enraged_bearer(scenario):
    """On an own Sauron minion (LOTR-9.5); an exhausted bearer cannot pay (LOTR-18.3)."""
    sc = scenario(seats=3)
    foe = sc.put(SOLDIER, 1, wounds=1)
    sc.put(GOBLIN, 1), sc.put(SOLDIER, 2), sc.put("1U51")
    sc.hand(1, "1R254", GUARD)
    shadow(sc, "shadow").play("1R254")
    assert sc.s.cards[sc.find("1R254")].host == foe
    assert sc.refused(Use(sc.find("1R254"), 0)).rule == "LOTR-18.3"


@pytest.mark.card("1U260")
@pytest.mark.parametrize(("others", "moves"), [(6, 1), (5, 2)])
def test_the_number_must_be_few(scenario, others, moves):
    """Seven companions: one move less this turn."""
    sc = scenario()
    sc.put("1U260", 1)
    company(sc, others)
    sc.hand(0, "1C299")
    sc.begin("turn")
    sc.pass_until("fellowship") if sc.asks != "fellowship" else None
    sc.s.moves = 1
    sc.begin("regroup")
    for _ in range(20):
        if sc.asks in ("move-again", "fellowship") or sc.s.free != 0:
            break
        sc.pass_()
    assert (sc.asks == "move-again") == (moves == 2)


@pytest.mark.card("1U274")
@pytest.mark.parametrize(("dead", "again"), [(("1C303", "1C7", "1C7"), False), (("1C303", "1C7", "1C286"), True)])
def test_saurons_defenses(scenario, dead, again):
    """Three dead companions, no allies among them: one move less, but one at least."""
    sc = scenario()
    sc.put("1U274", 1)
    sc.dead(0, *dead)
    sc.s.moves = 1
    sc.hand(0, "1C299")
    sc.begin("regroup")
    for _ in range(20):
        if sc.asks == "move-again" or sc.s.free != 0:
            break
        sc.pass_()
    assert (sc.asks == "move-again") == again


@pytest.mark.card("1R263")
def test_orc_banner(scenario):
    """Every Sauron Orc is +1 until the regroup phase when a companion loses to one."""
    sc = scenario()
    merry, foe, other = sc.put("1C303"), sc.put(SOLDIER, 1), sc.put(GUARD, 1)
    goblin = sc.put(GOBLIN, 1)
    sc.put("1R263", 1)
    sc.set_strength(foe, 4)
    sc.fights(merry, foe, sc.frodo, other)
    sc.choose(merry).resolve()
    assert [sc.strength(card) for card in (foe, other, goblin)] == [5, 6, 13]


@pytest.mark.card("1R263")
@pytest.mark.parametrize(("name", "strength"), [(GOBLIN, 9), (SOLDIER, 1)])
def test_orc_banner_is_not_for_others(scenario, name, strength):
    """No bonus when a Goblin wins, or when the Orc loses."""
    sc = scenario()
    aragorn, foe, other = sc.put("4C109"), sc.put(name, 1), sc.put(GUARD, 1)
    sc.put("1R263", 1)
    sc.set_strength(foe, strength)
    sc.fights(aragorn, foe, sc.frodo, other)
    sc.choose(aragorn).resolve()
    assert sc.strength(other) == 5


@pytest.mark.card("1U260")
def test_the_number_must_be_few_for_the_turn(scenario):
    """LOTR-8.6: played with seven companions there, it holds for the turn though one of them goes."""
    sc = scenario(twilight=2)
    friends = company(sc, 6)
    sc.hand(1, "1U260")
    shadow(sc, "shadow").play("1U260")
    assert sc.s.twilight == 0
    del sc.s.cards[friends[0]]
    sc.s.moves = 1
    sc.hand(0, "1C299")
    sc.begin("regroup")
    while sc.asks in ("regroup", "reconcile"):
        sc.pass_()
    assert sc.asks != "move-again"
