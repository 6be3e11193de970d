"""Nazgûl of set 1, by their print."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, barred, clash, company, shadow, single

from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA, KING = "1U232", "1U231", "2R84", "1R237"


@pytest.mark.card("1R229")
def test_attea(scenario):
    """A twilight for +1, five times at most in a skirmish; fierce."""
    sc = scenario(twilight=9)
    aragorn, foe = sc.put("4C109"), sc.put("1R229", 1)
    sc.hand(0, "4C42"), sc.hand(1, "1R210")
    sc.fight(aragorn, foe)
    for _ in range(7):
        sc.pass_until_seat(1)
        if able(sc, foe):
            act(sc, foe)
    assert (sc.strength(foe), sc.keyword(foe, Keyword.FIERCE)) == (17, 1)
    assert sc.s.twilight >= 2


@pytest.mark.card("1R229")
def test_attea_without_twilight(scenario):
    """LOTR-18.3."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("1R229", 1)
    sc.hand(1, "1R210")
    clash(sc, aragorn, foe)
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("1R230")
def test_cantea(scenario):
    """He exerts: a weapon of his foe goes, hand or ranged, no armor."""
    sc = scenario()
    elf, foe = sc.put("1U51"), sc.put("1R230", 1)
    sword, bow = sc.put("4C64", on=elf), sc.put("1C41", on=elf)
    sc.put("1C42", on=elf), sc.put("1C299", on=sc.frodo), sc.hand(1, "1R210")
    act(clash(sc, elf, foe), foe)
    assert sc.offered == {sword, bow}
    sc.choose(bow)
    assert (sc.lives(bow), sc.lives(sword), sc.wounds(foe)) == (False, True, 1)


@pytest.mark.card("1R230")
def test_cantea_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario()
    elf, foe = sc.put("1U51"), sc.put("1R230", 1, wounds=2)
    sc.put("1C41", on=elf), sc.hand(1, "1R210")
    clash(sc, elf, foe)
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("1U231")
@pytest.mark.parametrize(("others", "burdens"), [(5, 0), (2, 5)])
def test_enquea(scenario, others, burdens):
    """Six companions or five burdens: he exerts to wound a companion."""
    sc = scenario()
    friends = company(sc, others)
    sc.set_player(0, burdens=burdens)
    foe = sc.put("1U231", 1)
    act(shadow(sc, "maneuver"), foe)
    if sc.asks == "effect":
        sc.decide(0)
    assert (sc.asked, sc.offered) == (1, set(friends))
    sc.choose(friends[0])
    assert (sc.wounds(friends[0]), sc.wounds(foe)) == (1, 1)


@pytest.mark.card("1U231")
def test_enquea_with_too_few(scenario):
    """LOTR-18.1: five companions and four burdens are not enough."""
    sc = scenario()
    company(sc, 4)
    sc.set_player(0, burdens=4)
    foe = sc.put("1U231", 1)
    sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert barred(sc, foe) == {"LOTR-18.1"}


@pytest.mark.card("1U232")
def test_lemenya(scenario):
    """Two weaker who bears a Ringwraith condition, once however many they bear; minions are not weakened."""
    sc = scenario()
    merry, ally, other = sc.put("1C303"), sc.put("1U56"), sc.put("1U51")
    sc.put("1U209", 1, on=merry), sc.put("1U207", 1, on=merry), sc.put("1U209", 1, on=ally)
    sc.put("1C283", 1, on=other)
    sc.put("1U232", 1)
    assert [sc.strength(card) for card in (merry, ally, other)] == [1, 1, 6]


@pytest.mark.card("1U232")
def test_lemenya_gone(scenario):
    """LOTR-17.8: only while he is there."""
    sc = scenario()
    merry = sc.put("1C303")
    sc.put("1U209", 1, on=merry)
    foe = sc.put("1U232", 1)
    before = sc.strength(merry)
    del sc.s.cards[foe]
    assert (before, sc.strength(merry)) == (1, 3)


@pytest.mark.card("1U233")
def test_nelya_changes_a_site(scenario):
    """He exerts: an opponent's site, any on the path, makes way for the own one of its number."""
    sc = scenario(block=OLD, site=4)
    foe = sc.put("1U233", 1)
    for site in sc.s.path[:2]:
        sc.s.cards[site] = replace(sc.s.cards[site], owner=0)
    first, second = sc.s.path[:2]
    sc.adventure(1, "1U321", "1C331"), sc.hand(1, GOBLIN)
    act(shadow(sc, "shadow"), foe)
    assert sc.offered == {first, second}
    single(sc.choose(second))
    codes = [sc.s.cards[i].code for i in sc.s.path]
    assert (codes[:2], sc.wounds(foe)) == ([1320, 1331], 1)


@pytest.mark.card("1U233")
def test_nelya_without_opponents_sites(scenario):
    """LOTR-17.9: own sites are not replaced."""
    sc = scenario(block=OLD, site=4)
    foe = sc.put("1U233", 1)
    sc.adventure(1, "1U321", "1C331"), sc.hand(1, GOBLIN)
    shadow(sc, "shadow")
    assert barred(sc, foe) == {"LOTR-17.9"}
    assert sc.keyword(foe, Keyword.FIERCE) == 1


@pytest.mark.card("1U234")
def test_nertea(scenario):
    """One minion of the discard pile, of any culture, for each companion over four; all are paid for."""
    sc = scenario(site=6, twilight=9)
    company(sc, 5)
    sc.hand(1, "1U234"), sc.discard(1, SOLDIER, SOLDIER, SOLDIER, "1C269", GOBLIN)
    shadow(sc, "shadow").play("1U234")
    played = 0
    while sc.ask and sc.asks != "shadow" and sc.asked == 1 and sc.s.phase.value == "shadow":
        if sc.asks == "respond":
            act(sc, sc.find("1U234"))
        elif 1271 in sc.offered:
            assert 1269 not in sc.offered
            sc.choose(SOLDIER)
            played += 1
        else:
            sc.decide(1)
    assert (played, sc.in_discard(1).count(SOLDIER), sc.s.twilight) == (2, 1, 1)


@pytest.mark.card("1U234")
def test_nertea_against_four(scenario):
    """Nobody comes; with five nobody need come."""
    sc = scenario(site=6, twilight=9)
    company(sc, 3)
    sc.hand(1, "1U234", GOBLIN), sc.discard(1, SOLDIER)
    shadow(sc, "shadow").play("1U234")
    assert (sc.asks, sc.in_discard(1)) == ("shadow", [SOLDIER])


@pytest.mark.card("1U235")
def test_otsea(scenario):
    """He exerts: a Ringwraith minion is fierce until the regroup phase."""
    sc = scenario()
    foe, other = sc.put("1U235", 1), sc.put(LEMENYA, 1)
    sc.put(SOLDIER, 1), sc.put("4C109")
    act(shadow(sc, "shadow"), foe)
    assert sc.offered == {foe, other}
    sc.choose(other)
    assert (sc.keyword(other, Keyword.FIERCE), sc.wounds(foe)) == (1, 1)
    sc.begin("regroup")
    assert sc.keyword(other, Keyword.FIERCE) == 0


@pytest.mark.card("1U235")
def test_otsea_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario()
    foe = sc.put("1U235", 1, wounds=2)
    sc.hand(1, GOBLIN)
    shadow(sc, "shadow")
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("1R236")
def test_toldea(scenario):
    """Four burdens: a companion of the Shadow player's choice is assigned to him."""
    sc = scenario()
    merry, elf, foe = sc.put("1C303"), sc.put("1U51"), sc.put("1R236", 1)
    sc.set_player(0, burdens=4), sc.put("1U56")
    act(shadow(sc, "assignment"), foe)
    assert (sc.asked, sc.offered) == (1, {merry, elf})
    sc.choose(merry)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(merry, (foe,))]


@pytest.mark.card("1R236")
def test_toldea_with_three_burdens(scenario):
    """LOTR-17.9."""
    sc = scenario()
    sc.put("1C303")
    sc.set_player(0, burdens=3), sc.hand(1, "1R169")
    foe = sc.put("1R236", 1)
    shadow(sc, "assignment")
    assert barred(sc, foe) == {"LOTR-18.1"}


@pytest.mark.card("1R237")
def test_the_witch_king(scenario):
    """+2 for each other Nazgûl of any player; fierce."""
    sc = scenario(seats=3)
    king = sc.put("1R237", 1)
    assert (sc.strength(king), sc.keyword(king, Keyword.FIERCE)) == (14, 1)
    sc.put(LEMENYA, 1), sc.put(NELYA, 2), sc.put(SOLDIER, 1)
    assert sc.strength(king) == 18


@pytest.mark.card("1R237")
def test_two_witch_kings(scenario):
    """Another player's Witch-king is another Nazgûl."""
    sc = scenario(seats=3)
    one, two = sc.put("1R237", 1), sc.put("1R237", 2)
    assert (sc.strength(one), sc.strength(two)) == (16, 16)
