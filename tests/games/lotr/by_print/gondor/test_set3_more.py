"""The Shards, late events and Boromir of set 3, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost

FOTR = Block.FELLOWSHIP


@pytest.mark.card("3R44")
def test_shards_keep_cards(scenario):
    """A card of Gondor is laid there; for 1 one comes back (LOTR-21.7)."""
    sc = scenario()
    shards = sc.put("3R44")
    sc.hand(0, "1C92", "1C41")
    sc.begin("fellowship")
    act(sc, shards)
    if sc.asks == "card":
        assert sc.offered == {1092}
        sc.choose("1C92")
    assert (sc.in_hand(0), sc.s.twilight) == (["1C41"], 0)
    act(sc, shards, -1)
    while sc.asks != "fellowship":
        sc.choose(min(sc.offered))
    assert (sc.in_hand(0), sc.s.twilight) == (["1C41", "1C92"], 1)


@pytest.mark.card("3R44")
def test_shards_rule_of_four(scenario):
    """LOTR-7.5: no more than four cards come back in a phase."""
    sc = scenario()
    shards = sc.put("3R44")
    for _ in range(5):
        sc.stack("1C92", 0, shards)
    sc.hand(0, "1C41")
    sc.begin("fellowship")
    for _ in range(5):
        if uses(sc, shards):
            act(sc, shards, -1)
        while sc.asks != "fellowship":
            sc.choose(min(sc.offered))
    assert sc.in_hand(0).count("1C92") == 4


@pytest.mark.card("3U45")
def test_some_who_resisted(scenario, make):
    """Maneuver events of either side cost 2 more in that phase."""
    sc = scenario(twilight=5)
    sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    trick, other = deed(make, cost=1, phase=maneuver), deed(make, cost=1, phase=skirmish)
    sc.hand(0, "3U45", IDLE), sc.hand(1, trick)
    sc.begin("maneuver").play("3U45")
    assert [cost(sc.s, 1, code_of(name)) for name in (trick, other)] == [3, 1]
    assert cost(sc.s, 0, 1119) == 3
    sc.play(trick)
    assert sc.s.twilight == 5 - 3 + 1


@pytest.mark.card("3U45")
def test_some_who_resisted_needs_gondor(scenario, make):
    sc = scenario()
    sc.put(friend(make)), sc.put(foe(make), 1)
    sc.hand(0, "3U45", IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, "3U45") == "LOTR-17.9"


@pytest.mark.card("3U46")
def test_still_sharp(scenario, make):
    """With the Shards in sight +3 and damage +1."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "3U46", IDLE)
    sc.fight(man, sc.put(foe(make, strength=1), 1))
    assert why_not_play(sc, "3U46") == "LOTR-17.9"
    sc.put("3R44")
    sc.play("3U46")
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (9, 1)
    sc.resolve()
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (6, 0)


@pytest.mark.card("3U46")
def test_still_sharp_for_companions_of_gondor(scenario, make):
    sc = scenario()
    man, dwarf = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, DWARF))
    sc.put(friend(make)), sc.put(helper(make, GONDOR, MAN)), sc.put("3R44")
    sc.hand(0, "3U46", IDLE)
    sc.fight(man, sc.put(foe(make), 1)).play("3U46")
    assert sc.offered == {man, dwarf}


@pytest.mark.card("3U47")
def test_voice_of_rauros(scenario, make):
    """Each companion with the signet, himself if he has it, until regroup."""
    sc = scenario()
    king, kin = sc.put("1P365"), sc.put(friend(make, signet=ARAGORN_SIGNET))
    other, orc = sc.put(friend(make, signet=FRODO_SIGNET)), sc.put(foe(make, strength=1), 1)
    sc.hand(0, "3U47", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("3U47")
    numbers = [sc.keyword(card, Keyword.DAMAGE) for card in (king, kin, other)]
    assert (numbers, sc.wounds(king), sc.wounds(orc)) == ([1, 1, 0], 1, 0)
    sc.pass_until("regroup")
    assert sc.keyword(kin, Keyword.DAMAGE) == 0


@pytest.mark.card("3U47")
def test_voice_of_rauros_without_aragorn(scenario, make):
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN, signet=ARAGORN_SIGNET)), sc.put(foe(make), 1)
    sc.hand(0, "3U47", IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, "3U47") == "LOTR-18.3"


def moves_again(scenario, make, wounds=0):
    """The fellowship moves in its regroup phase, with an answer in hand."""
    sc = scenario(site=3, block=FOTR, twilight=9)
    man = sc.put(friend(make, GONDOR, MAN), wounds=wounds)
    sc.put(foe(make), 1)
    sc.adventure(1, "3U116")
    sc.hand(0, "3C48", IDLE), sc.hand(1, STILL)
    sc.begin("regroup")
    sc.s.moves = 1
    return sc.pass_until("move-again").decide(1), man


@pytest.mark.card("3C48")
def test_we_must_go_warily(scenario, make):
    """Two exertions: each minion costs 1 more until the next regroup phase."""
    orc, dark = foe(make, cost=2), plan(make, cost=2)
    sc, man = moves_again(scenario, make)
    sc.play("3C48")
    assert (sc.wounds(man), cost(sc.s, 1, code_of(orc)), cost(sc.s, 1, code_of(dark))) == (2, 3, 2)
    sc.begin("regroup")
    assert cost(sc.s, 1, code_of(orc)) == 2


@pytest.mark.card("3C48")
def test_we_must_go_warily_too_tired(scenario, make):
    """LOTR-19.5: two vitality left are not enough for two exertions."""
    sc, _ = moves_again(scenario, make, wounds=2)
    assert not can_play(sc, "3C48")


@pytest.mark.card("3P122")
def test_defender_of_minas_tirith(scenario):
    sc = scenario()
    boromir = sc.put("3P122", wounds=2)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, boromir)
    act(sc, boromir)
    assert (sc.wounds(boromir), sc.s.twilight, sc.keyword(boromir, Keyword.RANGER)) == (0, 4, 1)


@pytest.mark.card("3P122")
def test_defender_of_minas_tirith_heals_himself(scenario, make):
    sc = scenario()
    boromir, man = sc.put("3P122", wounds=1), sc.put(friend(make, GONDOR, MAN), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, boromir)
    assert (sc.wounds(boromir), sc.wounds(man)) == (0, 1)
