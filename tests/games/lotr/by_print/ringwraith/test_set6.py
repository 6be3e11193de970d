"""Ringwraith cards of set 6, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, barred, company, shadow

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA, KING = "1U232", "1U231", "2R84", "1R237"


@pytest.mark.card("6U83")
def test_fell_beast(scenario):
    """Two cards from hand are discarded to play it: +2 and fierce."""
    sc = scenario()
    foe = sc.put(LEMENYA, 1)
    sc.put(SOLDIER, 1), sc.hand(1, "6U83", GOBLIN, GOBLIN, GOBLIN)
    shadow(sc, "shadow").play("6U83")
    while sc.offered:
        sc.choose(GOBLIN)
    assert (sc.strength(foe), sc.keyword(foe, Keyword.FIERCE), sc.in_hand(1)) == (11, 1, [GOBLIN])
    assert sorted(sc.in_discard(1)) == [GOBLIN, GOBLIN]


@pytest.mark.card("6U83")
def test_fell_beast_with_one_card(scenario):
    """LOTR-18.3: two besides itself; LOTR-21.2: one mount for each."""
    sc = scenario()
    foe = sc.put(LEMENYA, 1)
    sc.hand(1, "6U83", GOBLIN)
    shadow(sc, "shadow")
    assert sc.refused(Play(6083)).rule == "LOTR-18.3"
    sc.put("1R208", 1, on=foe), sc.hand(1, "6U83", GOBLIN, GOBLIN)
    assert sc.refused(Play(6083)).rule == "LOTR-21.2"


@pytest.mark.card("6U84")
def test_spied_from_above(scenario):
    """A Nazgûl exerts twice: a Ringwraith or Sauron minion comes for eight less, exhausted."""
    sc = scenario(site=3, twilight=1)
    foe, card = sc.put(NELYA, 1), sc.put("6U84", 1)
    sc.hand(1, ENQUEA, SOLDIER, GOBLIN)
    act(shadow(sc, "regroup"), card)
    assert sc.offered == {1231, 1271}
    sc.choose(ENQUEA)
    assert (sc.wounds(foe), sc.vitality(sc.find(ENQUEA)), sc.s.twilight) == (2, 1, 1)


@pytest.mark.card("6U84")
def test_spied_from_above_unpaid(scenario):
    """LOTR-19.5: vitality three is needed of one Nazgûl; LOTR-18.8: somebody to play."""
    sc = scenario(site=3, twilight=1)
    sc.put(LEMENYA, 1), sc.put(NELYA, 1, wounds=1), sc.hand(1, ENQUEA)
    card = sc.put("6U84", 1)
    shadow(sc, "regroup")
    assert barred(sc, card) == {"LOTR-18.3"}
    sc.put("1U235", 1), sc.hand(1, GOBLIN)
    assert not able(sc, card)


@pytest.mark.card("6R85")
@pytest.mark.parametrize("name", ["1R236", "6R88"])
def test_sword_of_dol_guldur(scenario, name):
    """Toldëa wins: the Free Peoples player discards a Free Peoples possession or condition."""
    sc = scenario()
    aragorn, foe, merry = sc.put("4C109"), sc.put(name, 1), sc.put("1C303")
    sword, tale, mine = sc.put("1C299", on=merry), sc.put("1C24"), sc.put("1C278", 1)
    sc.put("6R85", 1, on=foe), sc.set_strength(foe, 14)
    sc.fight(aragorn, foe).resolve()
    for _ in range(4):
        if sc.asks == "order":
            sc.do(rules.legal(sc.s, 0)[0])
        elif sc.asks == "effect" and not sc.offered:
            sc.decide(0)
        elif sc.offered and sc.offered <= {sword, tale}:
            sc.choose(tale if tale in sc.offered else sword)
        elif sc.asked == 0 and sc.offered:
            sc.choose(min(sc.offered))
    assert (sc.lives(sword) + sc.lives(tale), sc.lives(mine)) == (1, True)


@pytest.mark.card("6R85")
def test_sword_of_dol_guldur_of_another(scenario):
    """+2 for any Nazgûl, but nothing is discarded."""
    sc = scenario()
    aragorn, foe, tale = sc.put("4C109"), sc.put(LEMENYA, 1), sc.put("1C24")
    sc.put("6R85", 1, on=foe)
    assert sc.strength(foe) == 11
    sc.fight(aragorn, foe).resolve()
    assert (sc.wounds(aragorn), sc.lives(tale)) == (1, True)


@pytest.mark.card("6U86")
def test_lemenya_winged(scenario):
    """He exerts and three cards go: a companion returns to the hand, not the Ring-bearer."""
    sc = scenario()
    merry, elf, foe = sc.put("1C303"), sc.put("1U51"), sc.put("6U86", 1)
    sc.put("1C299", on=merry), sc.put("1U56"), sc.hand(1, GOBLIN, GOBLIN, GOBLIN, GOBLIN)
    act(shadow(sc, "regroup"), foe)
    while 1177 in sc.offered:
        sc.choose(GOBLIN)
    assert sc.offered == {merry, elf}
    sc.choose(merry)
    assert (sc.in_hand(0), sc.in_discard(0), len(sc.in_hand(1)), sc.wounds(foe)) == (["1C303"], ["1C299"], 1, 1)


@pytest.mark.card("6U86")
@pytest.mark.parametrize(("held", "wounds"), [(2, 0), (3, 1)])
def test_lemenya_winged_unpaid(scenario, held, wounds):
    """LOTR-18.3."""
    sc = scenario()
    sc.put("1C303"), sc.hand(1, *[GOBLIN] * held)
    foe = sc.put("6U86", 1, wounds=wounds)
    shadow(sc, "regroup")
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("6U87")
def test_nertea_winged(scenario):
    """Another Nazgûl and four cultures: two exertions of Ring-bound companions, as the Free Peoples player likes."""
    sc = scenario(site=3, twilight=4)
    sam = sc.put("4C316")
    company(sc, 4), sc.put(LEMENYA, 1), sc.hand(1, "6U87")
    shadow(sc, "shadow").play("6U87")
    if able(sc, sc.find("6U87")):
        act(sc, sc.find("6U87"))
    for _ in range(2):
        assert (sc.asked, sc.offered) == (0, {sam, sc.frodo})
        sc.choose(sam)
    assert (sc.wounds(sam), sc.wounds(sc.frodo)) == (2, 0)


@pytest.mark.card("6U87")
def test_nertea_winged_alone(scenario):
    """Without another Nazgûl nobody exerts; with two cultures nobody either."""
    for others, name in ((4, SOLDIER), (2, LEMENYA)):
        sc = scenario(site=3, twilight=4)
        sc.put("1C303") if others == 2 else company(sc, 4)
        sc.put("1U51"), sc.put(name, 1), sc.hand(1, "6U87", GOBLIN)
        shadow(sc, "shadow").play("6U87")
        if sc.asks == "respond":
            act(sc, sc.find("6U87"))
        assert (sc.asks, sc.wounds(sc.frodo)) == ("shadow", 0)


@pytest.mark.card("6R88")
def test_toldea_winged(scenario):
    """A win: the Free Peoples player exerts a companion or takes a burden."""
    found = set()
    for way in (0, 1):
        sc = scenario()
        aragorn, foe = sc.put("4C109"), sc.put("6R88", 1)
        sc.fight(aragorn, foe).resolve()
        assert (sc.asks, sc.asked) == ("effect", 0)
        sc.decide(way)
        if sc.offered:
            assert sc.offered == {aragorn, sc.frodo}
            sc.choose(aragorn)
        found.add((sc.wounds(aragorn), sc.burdens()))
    assert found == {(2, 0), (1, 1)}


@pytest.mark.card("6R88")
def test_toldea_winged_against_the_exhausted(scenario):
    """LOTR-18.7: when nobody can exert, a burden it is."""
    sc = scenario()
    aragorn, foe = sc.put("4C109", wounds=2), sc.put("6R88", 1)
    sc.wound(sc.frodo, sc.vitality(sc.frodo) - 1)
    sc.fight(aragorn, foe).resolve()
    assert (sc.burdens(), sc.wounds(aragorn), sc.keyword(foe, Keyword.FIERCE)) == (1, 3, 1)


@pytest.mark.card("6R89")
def test_winged_and_ominous(scenario):
    """A Nazgûl exerts for a token; three tokens are two twilight."""
    sc = scenario()
    foe, card = sc.put(ENQUEA, 1), sc.put("6R89", 1)
    sc.hand(1, "3U89")
    shadow(sc, "regroup")
    for _ in range(3):
        act(sc.pass_until_seat(1), card)
    assert sc.wounds(foe) == 3
    sc.hand(1, GOBLIN)
    act(sc.begin("shadow", 1), card)
    assert sc.s.twilight == 2
    assert barred(sc, card) >= {"LOTR-18.3"}


@pytest.mark.card("6R89")
def test_winged_and_ominous_with_two_tokens(scenario):
    """LOTR-18.3: three, all of them from here; an Orc places none."""
    sc = scenario()
    foe, card = sc.put(NELYA, 1), sc.put("6R89", 1)
    sc.hand(1, "3U89"), sc.put(SOLDIER, 1)
    shadow(sc, "regroup")
    for _ in range(2):
        act(sc.pass_until_seat(1), card)
    assert barred(sc.pass_until_seat(1), card) >= {"LOTR-18.3"}
    sc.hand(1, GOBLIN), sc.begin("shadow", 1)
    assert (able(sc, card), sc.wounds(foe), sc.s.twilight) == (False, 2, 0)


@pytest.mark.card("6P122")
def test_deathless_lord(scenario):
    """A companion dies to a Nazgûl: his owner wounds an ally twice or exerts a companion."""
    found = set()
    for way in (0, 1):
        sc = scenario()
        merry, foe, elf, ally = sc.put("1C303"), sc.put(LEMENYA, 1), sc.put("1U51"), sc.put("1U56")
        sc.put("6P122", 1), sc.fight(merry, foe).resolve()
        assert (sc.asks, sc.asked, sc.lives(merry)) == ("effect", 1, False)
        sc.decide(way)
        if sc.offered:
            assert sc.offered == {elf, sc.frodo}
            sc.choose(elf)
        found.add((sc.wounds(elf), sc.wounds(ally)))
    assert found == {(1, 0), (0, 2)}


@pytest.mark.card("6P122")
def test_deathless_lord_and_other_deaths(scenario):
    """An Orc that kills, or an ally that dies, is nothing to him."""
    for hero, name in (("1C303", SOLDIER), ("1U57", LEMENYA)):
        sc = scenario()
        hero, foe, ally = sc.put(hero), sc.put(name, 1), sc.put("1U56")
        sc.put("6P122", 1), sc.set_strength(foe, 9), sc.fight(hero, foe).resolve()
        assert (sc.lives(hero), sc.wounds(ally), sc.wounds(sc.frodo)) == (False, 0, 0)
