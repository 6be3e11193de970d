"""Sauron minions and conditions of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, act, barred, clash, shadow

from pelipoyta.games.lotr.model import Play


@pytest.mark.card("3R91")
def test_his_cruelty_and_malice(scenario):
    """A minion exerts: the top card goes; as often as somebody can exert."""
    sc = scenario()
    foe, card = sc.put(SOLDIER, 1), sc.put("3R91", 1)
    sc.deck(0, "1C299", "1C299")
    sc.hand(1, "3U89", "3U89")
    act(shadow(sc, "regroup"), card)
    assert (sc.wounds(foe), sc.in_discard(0)) == (1, ["1C299"])
    sc.pass_until_seat(1)
    assert sc.asks == "regroup"
    assert barred(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("3R91")
def test_his_cruelty_and_malice_of_others(scenario):
    """A Goblin does not exert for it, another Shadow player's Sauron minion does (LOTR-9.5)."""
    sc = scenario(seats=3)
    foe, card = sc.put(SOLDIER, 2), sc.put("3R91", 1)
    goblin = sc.put(GOBLIN, 1)
    sc.deck(0, "1C299", "1C299")
    act(shadow(sc, "regroup"), card)
    assert (sc.wounds(foe), sc.wounds(goblin), len(sc.in_discard(0))) == (1, 0, 1)


@pytest.mark.card("3R93", "3U97")
@pytest.mark.parametrize("name", ["3R93", "3U97"])
def test_slayers(scenario, name):
    """In the regroup phase it exerts to wound a companion, not the Ring-bearer, no ally."""
    sc = scenario()
    merry, elf, foe = sc.put("1C303"), sc.put("1U51"), sc.put(name, 1)
    sc.put("1C286")
    act(shadow(sc, "regroup"), foe)
    assert (sc.asked, sc.offered) == (1, {merry, elf})
    sc.choose(elf)
    assert (sc.wounds(elf), sc.wounds(foe)) == (1, 1)


@pytest.mark.card("3R93", "3U97")
@pytest.mark.parametrize("name", ["3R93", "3U97"])
def test_slayers_exhausted(scenario, name):
    """LOTR-18.3."""
    sc = scenario()
    sc.put("1C303")
    foe = sc.put(name, 1, wounds=1)
    sc.hand(1, "3U89")
    shadow(sc, "regroup")
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("3C94")
def test_orc_butcher(scenario):
    """+1 for each Sauron condition, attached ones and other players' too."""
    sc = scenario(seats=3)
    foe = sc.put("3C94", 1)
    assert sc.strength(foe) == 6
    sc.put("1C278", 1), sc.put("1R254", 2, on=sc.put(SOLDIER, 2))
    assert sc.strength(foe) == 8


@pytest.mark.card("3C94")
def test_orc_butcher_and_other_cards(scenario):
    """Possessions, events and conditions of others do not count."""
    sc = scenario()
    foe = sc.put("3C94", 1)
    sc.put("1C269", 1, on=sc.put(SOLDIER, 1)), sc.put("1C24"), sc.put("1C193", 1)
    assert sc.strength(foe) == 6


@pytest.mark.card("3C95")
def test_orc_guard(scenario):
    """It exerts and an own Sauron condition goes, for a Free Peoples condition."""
    sc = scenario(seats=3)
    foe, mine, other, free = sc.put("3C95", 1), sc.put("1C278", 1), sc.put("1C278", 2), sc.put("1C24")
    act(shadow(sc, "maneuver"), foe)
    assert [sc.lives(card) for card in (mine, other, free)] == [False, True, False]
    assert sc.wounds(foe) == 1


@pytest.mark.card("3C95", "3C101")
@pytest.mark.parametrize("name", ["3C95", "3C101"])
def test_no_own_condition_to_discard(scenario, name):
    """LOTR-18.3: another player's condition, or a Goblin condition, does not pay."""
    sc = scenario(seats=3)
    foe, free = sc.put(name, 1), sc.put("1C24")
    sc.put("1C278", 2), sc.put("1C193", 1)
    sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert barred(sc, foe) == {"LOTR-18.3"}
    assert (sc.wounds(foe), sc.lives(free)) == (0, True)


@pytest.mark.card("3C101")
def test_orc_warrior(scenario):
    """Two cards of the deck."""
    sc = scenario()
    foe, mine = sc.put("3C101", 1), sc.put("1C278", 1)
    sc.deck(0, "1C299", "1C299", "1C299")
    act(shadow(sc, "maneuver"), foe)
    assert (sc.in_discard(0), sc.lives(mine), sc.wounds(foe)) == (["1C299"] * 2, False, 1)


@pytest.mark.card("3U96")
def test_orc_pillager(scenario):
    """-1 for each Free Peoples card its foe bears, conditions too; Shadow cards do not count."""
    sc = scenario()
    merry, foe = sc.put("1C303"), sc.put("3U96", 1)
    sc.put("1C299", on=merry), sc.put("1C317", on=merry), sc.put("1C283", 1, on=merry)
    assert sc.strength(merry) == 7  # 3, a weapon, and two more for bearing one
    sc.hand(1, "1C255")
    assert clash(sc, merry, foe).strength(merry) == 5


@pytest.mark.card("3U96")
def test_orc_pillager_and_the_ring(scenario):
    """LOTR-19.9: the Ring is of neither side; and others than its foe are not weakened."""
    sc = scenario()
    merry, foe = sc.put("1C303"), sc.put("3U96", 1)
    sc.put("1C299", on=merry)
    before = sc.strength(sc.frodo)
    sc.hand(1, "1C255")
    clash(sc, sc.frodo, foe)
    assert (sc.strength(sc.frodo), sc.strength(merry)) == (before, 7)


@pytest.mark.card("3C98")
@pytest.mark.parametrize("weapon", ["1C269", "2C95"])
def test_orc_swordsman(scenario, weapon):
    """+2 while he bears a weapon, besides what it gives."""
    sc = scenario()
    foe = sc.put("3C98", 1)
    assert sc.strength(foe) == 9
    sc.put(weapon, 1, on=foe)
    assert sc.strength(foe) == 13


@pytest.mark.card("3C98")
def test_orc_swordsman_with_other_things(scenario):
    """A condition is no weapon."""
    sc = scenario()
    foe = sc.put("3C98", 1)
    sc.put("1R254", 1, on=foe), sc.put("1C269", 1, on=sc.put(SOLDIER, 1))
    assert sc.strength(foe) == 9


@pytest.mark.card("3R99")
def test_orc_trooper(scenario):
    """+1 for each card in its owner's hand, nobody else's."""
    sc = scenario(seats=3)
    foe = sc.put("3R99", 1)
    sc.hand(0, "1C299"), sc.hand(2, GUARD, GUARD)
    assert sc.strength(foe) == 7
    sc.hand(1, GUARD, GUARD, GUARD)
    assert sc.strength(foe) == 10


@pytest.mark.card("3R99")
def test_orc_trooper_counts_itself_no_more(scenario):
    """Played from a hand of two it finds one card there."""
    sc = scenario(twilight=6)
    sc.hand(1, "3R99", GUARD)
    shadow(sc, "shadow").play("3R99")
    assert (sc.strength(sc.find("3R99")), sc.s.twilight) == (8, 0)


@pytest.mark.card("3U100")
def test_orc_veteran(scenario):
    """Each own Sauron condition discarded weakens its foe by one."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("3U100", 1)
    one, two = sc.put("1C278", 1), sc.put("1R264", 1)
    act(clash(sc, aragorn, foe), foe)
    assert sc.offered == {one, two}
    sc.choose(one)
    assert (sc.strength(aragorn), sc.lives(one), sc.lives(two), sc.wounds(foe)) == (7, False, True, 0)


@pytest.mark.card("3U100")
def test_orc_veteran_without_own_conditions(scenario):
    """LOTR-18.3: another player's do not pay."""
    sc = scenario(seats=3)
    aragorn, foe = sc.put("4C109"), sc.put("3U100", 1)
    sc.put("1C278", 2)
    sc.hand(1, "1C255")
    clash(sc, aragorn, foe)
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("3R102")
def test_our_list_of_allies_grows_thin(scenario):
    """One for each ally of the Free Peoples player at each move; others' allies are not active (LOTR-4.2)."""
    found = []
    for copies in (0, 1):
        sc = scenario()
        for _ in range(copies):
            sc.put("3R102", 1)
        sc.put("1C286"), sc.put("1U56"), sc.put("1C286", 1)
        sc.hand(1, GUARD)
        found.append(sc.begin("move").s.twilight)
    assert found[1] - found[0] == 2


@pytest.mark.card("3R102", "3R104")
@pytest.mark.parametrize("name", ["3R102", "3R104"])
def test_a_minion_exerts_to_play_it(scenario, name):
    """LOTR-18.3: a Sauron minion."""
    sc = scenario(twilight=1)
    sc.put(GOBLIN, 1)
    sc.hand(1, name)
    shadow(sc, "shadow")
    assert sc.refused(Play(int(name[0] + name[2:]))).rule == "LOTR-18.3"
    foe = sc.put(SOLDIER, 1)
    sc.play(name)
    assert (sc.wounds(foe), sc.s.twilight) == (1, 0)


@pytest.mark.card("3R104")
@pytest.mark.parametrize("copies", [1, 2])
def test_tower_of_barad_dur(scenario, copies):
    """The Free Peoples player chooses a card to discard at each move, for each copy."""
    sc = scenario()
    for _ in range(copies):
        sc.put("3R104", 1)
    sc.hand(0, "1C299", "1C3", "1C4")
    sc.begin("move")
    while sc.asks == "order" or sc.offered:
        sc.use(sc.find("3R104"), 1) if sc.asks == "order" else sc.choose("1C3" if 1003 in sc.offered else "1C4")
    assert sc.in_discard(0) == ["1C3", "1C4"][:copies]
