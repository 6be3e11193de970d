"""A third random sample of cards against their print (seed 41911), with three players where it matters; third part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers
from tests.games.lotr.by_print.situations import HELD, add_tokens

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Pick


@pytest.mark.card("4U360")
@pytest.mark.parametrize(("companions", "more"), [(4, 0), (6, 4)])
def test_the_fortress_counts_companions_over_four(scenario, companions, more):
    sc = scenario(site=8, seats=3)
    for _ in range(companions - 1):
        sc.put("4C286")
    for seat in (1, 2):
        sc.adventure(seat, *["4U360"] * 9)
    sc.begin("fellowship").pass_()
    assert sc.s.twilight == 9 + more + companions


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("hurt", "wounds"), [(1, 1), (0, 2)])
def test_balglin_takes_one_wound_from_a_wounded_minion(scenario, hurt, wounds):
    sc = scenario(seats=3)
    elf, foe = sc.put("5U10"), sc.put("1C151", 2, wounds=hurt)
    sc.fight(elf, foe)
    sc.set_strength(foe, 9)
    sc.resolve()
    assert sc.wounds(elf) == wounds


@pytest.mark.card("5C17")
@pytest.mark.parametrize("way", ["hobbit", "cards", "none"])
def test_a_forest_guardian_is_let_into_the_fight(scenario, way):
    sc = scenario(seats=3)
    ent, foe = sc.put("5C17"), sc.put("1U267", 2)
    merry = sc.put("4C310") if way == "hobbit" else -1
    sc.hand(0, *(["4C74"] * (2 if way == "cards" else 1)))
    sc.wound(sc.frodo, 3)
    sc.begin("assignment")
    assert not sc.can(Assign(ent, foe), 0)
    assert sc.can(ability(sc, ent), 0) == (way != "none")
    if way != "none":
        sc.do(ability(sc, ent), 0)
        if way == "cards":
            sc.choose("4C74", "4C74")
        while sc.asks == "assignment":
            sc.pass_()
        assert (sc.can(Assign(ent, foe), 0), len(sc.in_hand(0))) == (True, 0 if way == "cards" else 1)
        assert way == "cards" or sc.wounds(merry) == 1


@pytest.mark.card("5R46")
@pytest.mark.parametrize(("split", "able"), [((4,), True), ((2, 2), False)])
def test_a_savage_takes_four_tokens_of_one_machine(scenario, split, able):
    sc = scenario(seats=3)
    savage, elf = sc.put("5R46", 1), sc.put("4C74", wounds=2)
    for count in split:
        add_tokens(sc, sc.put("5U44", 1), Culture.ISENGARD, count)
    sc.hand(1, HELD)
    sc.fight(elf, savage).pass_until_seat(1)
    before = sc.strength(savage)
    assert sc.can(ability(sc, savage)) == able
    if able:
        sc.do(ability(sc, savage))
        assert (sc.wounds(savage), sc.strength(savage) >= before + 8) == (2, True)


@pytest.mark.card("5R58")
@pytest.mark.parametrize(("seat", "asked"), [(1, True), (2, False)])
def test_sharku_hears_of_his_own_players_mounts(scenario, seat, asked):
    sc = scenario(seats=3, twilight=20)
    sharku, rider = sc.put("5R58", 1), sc.put("5C53", seat)
    elf, merry = sc.put("4C74"), sc.put("4C310")
    sc.hand(seat, "5U64", HELD)
    sc.begin("shadow", seat).play("5U64")
    if sc.offered & {sharku, rider}:
        sc.choose(rider)
    heard = sc.asks == "respond" and bool(answers(sc, sharku))
    assert heard == asked
    if asked:
        sc.do(answers(sc, sharku)[0])
        assert sc.wounds(elf) == 1 or (sc.asked == 0 and merry not in sc.offered)


@pytest.mark.card("5R95")
def test_marshes_bring_two_conditions_back_and_are_discarded(scenario):
    sc = scenario(seats=3, twilight=9)
    marshes = sc.put("5R95", 2)
    sc.put("5C97", 1), sc.put("5C97", 2), sc.put("4C74")
    sc.hand(2, HELD), sc.discard(2, "5U110", "6U105", "5U110"), sc.discard(1, "5U110")
    sc.begin("maneuver")
    while sc.asks == "maneuver" and sc.asked != 2:
        sc.pass_()
    sc.do(ability(sc, marshes))
    for _ in range(2):
        sc.do(next(act for act in rules.legal(sc.s, 2) if isinstance(act, Pick))).let_pass()
    assert (len(sc.in_discard(2)), sc.lives(marshes), sc.in_discard(1)) == (2, False, ["5U110"])


@pytest.mark.card("6R6")
@pytest.mark.parametrize("plays", [True, False])
def test_a_hill_clan_that_wins_brings_a_fierce_man(scenario, plays):
    sc = scenario(seats=3, twilight=9)
    clan, merry = sc.put("6R6", 2), sc.put("4C310")
    sc.hand(2, "4C10", "1U267"), sc.hand(1, "4C10")
    sc.fight(merry, clan).resolve()
    while sc.asks == "respond" and not answers(sc, clan):
        sc.pass_()
    if not plays:
        sc.pass_()
        assert sc.in_hand(2) == ["4C10", "1U267"] or sorted(sc.in_hand(2)) == ["1U267", "4C10"]
        return
    sc.do(answers(sc, clan)[0])
    if sc.asks != "respond" and "4C10" in sc.in_hand(2):
        sc.choose("4C10")
    man = sc.find("4C10")
    assert (sc.keyword(man, Keyword.FIERCE), sc.keyword(man, Keyword.DAMAGE), sc.in_hand(1)) == (1, 2, ["4C10"])


@pytest.mark.card("6R15")
@pytest.mark.parametrize(("top", "taken"), [("4C74", True), ("4C109", False)])
def test_elrond_takes_a_discarded_elven_card(scenario, top, taken):
    sc = scenario(seats=3)
    elrond, elf = sc.put("6R15"), sc.put("4C71", wounds=1)
    sc.deck(0, top)
    sc.begin("fellowship").do(ability(sc, elrond))
    assert sc.wounds(elrond) == 1
    if taken:
        sc.decide(1)
        assert (sc.in_hand(0), sc.in_discard(0), sc.wounds(elf)) == ([top], [], 0)
    else:
        assert (sc.in_hand(0), sc.in_discard(0), sc.wounds(elf)) == ([], [top], 1)


@pytest.mark.card("6C40")
@pytest.mark.parametrize(("against", "more"), [("4U127", 2), ("4C109", 1)])
def test_gollum_gains_more_against_the_ring_bound(scenario, against, more):
    sc = scenario(seats=3)
    gollum, man = sc.put("6C40", 2), sc.put(against)
    sc.hand(2, "1U267", "1U267")
    before = sc.strength(gollum)
    sc.fight(man, gollum).pass_until_seat(2).do(ability(sc, gollum))
    sc.choose("1U267")
    assert (sc.strength(gollum), len(sc.in_hand(2))) == (before + more, 1)
