"""A third random sample of cards against their print (seed 41911), with three players where it matters; first part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answer, answers
from tests.games.lotr.by_print.situations import HELD, burdened, in_deck, old, play_rule
from tests.games.lotr.setting import PATHS

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1C3")
@pytest.mark.parametrize(("item", "more"), [("1C9", 3), ("1C8", 2), ("", 2)])
def test_a_dwarf_with_a_hand_weapon_gains_one_more(scenario, item, more):
    sc = old(scenario, seats=3)
    dwarf, foe = sc.put("1C7"), sc.put("1U267", 2)
    if item:
        sc.put(item, on=dwarf)
    before = sc.strength(dwarf)
    sc.hand(0, "1C3")
    sc.fight(dwarf, foe).play("1C3")
    assert sc.strength(dwarf) == before + more


@pytest.mark.card("1C3")
def test_any_dwarf_may_be_chosen(scenario):
    sc = old(scenario)
    one, other, foe = sc.put("1C11"), sc.put("2C6"), sc.put("1U267", 1)
    sc.put("1C53")
    sc.hand(0, "1C3")
    sc.fight(one, foe).play("1C3")
    assert sc.offered == {one, other}


@pytest.mark.card("1R49")
@pytest.mark.parametrize(("elves", "more"), [(0, 0), (2, 2), (4, 3)])
def test_the_alliance_counts_elves_up_to_three(scenario, elves, more):
    sc = old(scenario, seats=3)
    man = sc.put("1U97")
    before = sc.strength(man)
    sc.put("1R49", on=man)
    for name in ("1C53", "1C53", "1R60", "1C53")[:elves]:
        sc.put(name)
    assert sc.strength(man) == before + more


@pytest.mark.card("1R49")
def test_a_man_bears_one_alliance(scenario):
    sc = old(scenario, twilight=0)
    man = sc.put("1U97")
    sc.put("1R49", on=man)
    sc.hand(0, "1R49")
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("1R49")), 0)


@pytest.mark.card("1C68")
def test_white_arrows_make_the_named_opponent_discard(scenario):
    sc = old(scenario, seats=3)
    elf = sc.put("1R50")
    arrows = sc.put("1C68", on=elf)
    sc.put("1U267", 1)
    sc.hand(1, "1U267", "1U267", "1U267"), sc.hand(2, "1U267", "1U267", "1U267")
    sc.begin("archery").do(ability(sc, arrows))
    assert sc.offered == {1, 2}
    sc.choose(2)
    assert (sc.wounds(elf), len(sc.in_hand(1)), len(sc.in_hand(2))) == (1, 3, 1)


@pytest.mark.card("1C68")
def test_white_arrows_of_one_who_is_no_archer(scenario):
    """The cost is paid by an archer alone, or nothing comes of it."""
    sc = old(scenario)
    elf = sc.put("1C53")
    arrows = sc.put("1C68", on=elf)
    sc.put("1U267", 1)
    sc.hand(1, "1U267", "1U267", "1U267")
    sc.begin("archery")
    if sc.can(ability(sc, arrows)):
        sc.do(ability(sc, arrows))
    assert len(sc.in_hand(1)) == 3


@pytest.mark.card("1C86")
def test_treachery_shows_the_hand_of_one_opponent(scenario):
    sc = old(scenario, seats=3)
    sc.put("1R72")
    sc.hand(0, "1C86"), sc.hand(1, "1U267"), sc.hand(2, "1C177")
    sc.begin("fellowship").play("1C86")
    assert sc.offered == {1, 2}
    sc.choose(2)
    seen = [[bool(card.eyes) for card in sc.s.players[seat].hand] for seat in (1, 2)]
    assert seen == [[False], [True]]


@pytest.mark.card("1C86")
def test_treachery_needs_gandalf(scenario):
    sc = old(scenario, seats=3)
    sc.hand(0, "1C86"), sc.hand(1, "1U267")
    sc.begin("fellowship")
    assert play_rule(sc, "1C86", 0) == "LOTR-17.9"


@pytest.mark.card("1R99")
def test_a_change_of_plans_for_one_opponent(scenario):
    sc = old(scenario, seats=3)
    ranger = sc.put("1R89")
    sc.hand(0, "1R99"), sc.hand(1, "1U267"), sc.hand(2, "1C177", "1C177")
    sc.deck(2, *["1U267"] * 9), sc.deck(1, *["1U267"] * 9)
    sc.begin("regroup").play("1R99")
    assert sc.offered == {1, 2}
    sc.choose(2)
    assert (sc.wounds(ranger), len(sc.in_hand(1)), len(sc.in_hand(2)), len(in_deck(sc, 2))) == (1, 1, 8, 3)


@pytest.mark.card("1R99")
def test_a_change_of_plans_with_a_short_deck(scenario):
    sc = old(scenario)
    sc.put("1R89")
    sc.hand(0, "1R99"), sc.hand(1, "1C177", "1C177"), sc.deck(1, "1U267")
    sc.begin("regroup").play("1R99")
    assert (len(sc.in_hand(1)), in_deck(sc, 1)) == (3, [])


@pytest.mark.card("1R127")
@pytest.mark.parametrize(("owner", "able"), [(1, True), (2, True), (None, False)])
def test_lurtz_is_fierce_beside_anybodys_uruk(scenario, owner, able):
    sc = old(scenario, seats=3)
    lurtz = sc.put("1R127", 1)
    if owner is not None:
        sc.put("1C151", owner)
    sc.begin("maneuver")
    while sc.asks == "maneuver" and sc.asked != 1:
        sc.pass_()
    can = sc.asks == "maneuver" and sc.can(ability(sc, lurtz))
    assert can == able
    if able:
        sc.do(ability(sc, lurtz))
        assert sc.keyword(lurtz, Keyword.FIERCE) == 1


@pytest.mark.card("1R183")
def test_swarms_take_their_own_players_orc_alone(scenario):
    sc = old(scenario, seats=3)
    swarms = sc.put("1R183", 1)
    elf, foe = sc.put("1C53"), sc.put("1C177", 2)
    sc.fight(elf, foe).resolve()
    assert sc.asks != "respond" or not answers(sc, swarms)
    sc = old(scenario, seats=3)
    swarms = sc.put("1R183", 1)
    elf, foe = sc.put("1C53"), sc.put("1C177", 1, wounds=1)
    sc.fight(elf, foe).resolve()
    answer(sc, swarms)
    assert not any(card.code == code_of("1C177") and card.wounds for card in sc.s.cards.values())


@pytest.mark.card("1C196")
@pytest.mark.parametrize(("held", "able"), [(2, False), (3, True)])
def test_they_are_coming_costs_three_cards(scenario, held, able):
    sc = old(scenario, seats=3, twilight=9)
    coming = sc.put("1C196", 2)
    sc.hand(2, *["1C53"] * held), sc.discard(2, "1U178", "1R127"), sc.discard(1, "1C177")
    sc.begin("shadow", 2)
    assert sc.can(ability(sc, coming), 2) == able
    if able:
        sc.do(ability(sc, coming), 2).choose("1C53", "1C53", "1C53")
        sc.choose("1U178")
        assert "1U178" not in sc.in_discard(2) and len(sc.in_hand(2)) == 0


@pytest.mark.card("1U198")
@pytest.mark.parametrize(("site", "left"), [(3, 1), (6, 5)])
def test_mountains_cost_two_cards_for_each_copy(scenario, site, left):
    """Two Shadow players have one each; the fellowship moves to site 4, or to site 7."""
    sc = old(scenario, site=site, seats=3)
    sc.put("1C53")
    sc.put("1U198", 1), sc.put("1U198", 2)
    sc.hand(0, *["1C53"] * 5), sc.adventure(1, *PATHS[Block.FELLOWSHIP]), sc.adventure(2, *PATHS[Block.FELLOWSHIP])
    sc.begin("fellowship").pass_()
    while sc.asks == "order":
        sc.do(rules.legal(sc.s, 0)[0])
    assert (len(sc.in_hand(0)), sc.s.players[0].site) == (left, site + 1)


@pytest.mark.card("1R308")
def test_power_wounds_every_minion_against_the_bearer(scenario):
    sc = old(scenario, seats=3)
    one, other, third, elf = sc.put("2C47", 1), sc.put("2C47", 2), sc.put("2C47", 2), sc.put("1C53")
    sc.strengthen(sc.frodo, 30)
    sc.hand(0, "1R308", HELD)
    sc.fight(sc.frodo, one, other).play("1R308")
    assert [sc.wounds(each) for each in (one, other, third, elf)] == [1, 1, 0, 0]
    assert sc.burdens() == 1


@pytest.mark.card("1C317")
def test_there_and_back_strengthens_every_hobbit(scenario):
    sc = old(scenario, seats=3)
    merry, elf = sc.put("1R302"), sc.put("1C53")
    tale = sc.put("1C317", on=merry)
    sc.put("1U267", 1)
    before = [sc.strength(each) for each in (sc.frodo, merry, elf)]
    sc.begin("maneuver").do(ability(sc, tale))
    after = [sc.strength(each) for each in (sc.frodo, merry, elf)]
    assert ([b - a for a, b in zip(before, after, strict=True)], sc.lives(tale)) == ([2, 2, 0], False)


@pytest.mark.card("1U344")
@pytest.mark.parametrize("gimli", [0, 2])
def test_the_chamber_exerts_gimli_or_two_others(scenario, gimli):
    """With Gimli exhausted two others exert."""
    sc = old(scenario, site=3, seats=3)
    dwarf, elf, man = sc.put("1U12", wounds=gimli), sc.put("1C53"), sc.put("1U97")
    sc.adventure(1, "1U344"), sc.adventure(2, "1U344")
    sc.begin("fellowship").pass_()
    if gimli:
        assert sc.offered == {elf, man, sc.frodo}
        sc.choose(elf, man)
    else:
        sc.decide(0)
    assert [sc.wounds(each) for each in (dwarf, elf, man, sc.frodo)] == ([2, 1, 1, 0] if gimli else [1, 0, 0, 0])


@pytest.mark.card("1C351")
def test_the_glade_shows_the_hand_of_the_named_opponent(scenario):
    sc = old(scenario, site=6, seats=3)
    elf = sc.put("1C53")
    sc.hand(1, "1U267"), sc.hand(2, "1C177")
    glade = sc.s.path[-1]
    sc.begin("fellowship").do(ability(sc, glade))
    assert sc.offered == {1, 2}
    sc.choose(1)
    assert sc.wounds(elf) == 1
    assert [[0 in card.eyes for card in sc.s.players[seat].hand] for seat in (1, 2)] == [[True], [False]]


@pytest.mark.card("2U41")
def test_evil_afoot_shuffles_as_many_as_burdens_spotted(scenario):
    sc = burdened(old(scenario, seats=3), 2)
    foe = sc.put("1C151", 2)
    sc.hand(2, "2U41"), sc.discard(2, "1C177", "1C177", "1C53"), sc.discard(1, "1U267")
    sc.begin("shadow", 2).play("2U41")
    if sc.asks == "count" or (sc.ask and not sc.offered):
        sc.decide(2)
    while sc.offered and sc.asked == 2 and sc.asks != "shadow":
        sc.choose(min(sc.offered))
    assert (sc.wounds(foe), in_deck(sc, 2).count("1C177"), sc.in_discard(1)) == (1, 2, ["1U267"])


@pytest.mark.card("2U41")
def test_evil_afoot_needs_an_uruk_that_can_exert(scenario):
    sc = burdened(old(scenario, seats=3), 2)
    sc.put("1C149", 2)  # vitality 1
    sc.hand(2, "2U41"), sc.discard(2, "1C177")
    sc.begin("shadow", 2)
    assert not sc.can(Play(code_of("2U41")), 2)


@pytest.mark.card("2R49")
def test_a_commander_strengthens_other_archers_of_everybody(scenario):
    sc = old(scenario, seats=3)
    one, other, plain = sc.put("1C176", 1), sc.put("1C176", 2), sc.put("1C177", 1)
    before = [sc.strength(each) for each in (one, other, plain)]
    commander = sc.put("2R49", 1)
    alone = sc.strength(commander)
    assert [sc.strength(each) - was for each, was in zip((one, other, plain), before, strict=True)] == [2, 2, 0]
    sc.put("2R49", 2)
    assert sc.strength(commander) == alone + 2
