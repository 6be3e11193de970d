"""Set 6: the Nine on wings."""

import pytest
from tests.games.lotr.cards.dark import add_tokens, beaten, foe, in_phase, tokens

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use

THREE = ("4C10", "4C17", "4C26")


@pytest.fixture
def nazgul(make):
    return foe(make, 91, RINGWRAITH, NAZGUL, vitality=4)


@pytest.fixture
def orc(make):
    return foe(make, 92, RINGWRAITH, ORC)


@pytest.mark.card("6U83")
def test_fell_beast(scenario, nazgul, orc):
    """For a Nazgûl; two other cards of the hand go."""
    sc = scenario()
    rider = sc.put(nazgul, 1)
    sc.hand(1, "6U83", "4C10")
    in_phase(sc, "shadow")
    assert not sc.can(Play(6083), 1)
    sc.hand(1, "6U83", "4C10", "4C17", "4C26")
    sc.play("6U83").choose("4C10", "4C26")
    assert (sc.in_hand(1), sc.keyword(rider, Keyword.FIERCE), sc.strength(rider)) == (["4C17"], 1, 7)


@pytest.mark.card("6U83")
def test_fell_beast_bears_no_orc(scenario, orc):
    sc = scenario()
    sc.put(orc, 1)
    sc.hand(1, "6U83", *THREE)
    in_phase(sc, "shadow")
    assert not sc.can(Play(6083), 1)


@pytest.mark.card("6U84")
def test_spied_from_above(scenario, make, nazgul, orc):
    """A minion of the two cultures, eight cheaper and exhausted."""
    sc = scenario(site=3)
    rider, spied = sc.put(nazgul, 1), sc.put("6U84", 1)
    brute = foe(make, 93, SAURON, TROLL, cost=8, vitality=3)
    sc.hand(1, brute, "4C10")
    sc.begin("regroup").pass_until_seat(1)
    sc.use(spied)
    assert sc.offered == {9093}
    sc.choose(brute)
    assert (sc.wounds(rider), sc.wounds(sc.find(brute)), sc.in_hand(1)) == (2, 2, ["4C10"])


@pytest.mark.card("6U84")
def test_spied_from_above_by_a_nazgul(scenario, make, orc):
    sc = scenario(site=3)
    sc.put(orc, 1)
    spied = sc.put("6U84", 1)
    sc.hand(1, foe(make, 93, SAURON, TROLL))
    sc.begin("regroup").pass_until_seat(1)
    assert not sc.can(Use(spied, 0), 1)


@pytest.mark.card("6R85")
@pytest.mark.parametrize(("name", "goes"), [("6R88", True), ("6U87", False)])
def test_sword_of_dol_guldur(scenario, name, goes):
    """In Toldëa's hand alone, and the Free Peoples player chooses."""
    sc = scenario()
    man, wraith = sc.put("4C286"), sc.put(name, 1)
    sc.put("6R85", 1, on=wraith)
    blade, tale = sc.put("4C278", on=man), sc.put("5U38")
    sc.put("5U22", 1)
    assert sc.strength(wraith) == {"6R88": 12, "6U87": 9}[name] + 2
    beaten(sc, man, wraith, 5)
    if goes:
        while not sc.offered & {blade, tale}:  # his own text speaks too
            sc.do(rules.legal(sc.s, sc.asked)[0])
        assert (sc.asked, sc.offered) == (0, {blade, tale})
        sc.choose(tale)
    assert sc.lives(tale) is not goes
    assert sc.lives(blade)


@pytest.mark.card("6U86")
def test_ulaire_lemenya(scenario):
    sc = scenario()
    man, wraith = sc.put("4C286"), sc.put("6U86", 1)
    sc.hand(1, *THREE)
    sc.begin("regroup").pass_until_seat(1)
    sc.use(wraith).choose(*THREE)
    assert (sc.in_hand(0), sc.lives(man), sc.wounds(wraith)) == (["4C286"], False, 1)
    assert sc.lives(sc.frodo)


@pytest.mark.card("6U86")
def test_ulaire_lemenya_pays_three(scenario):
    sc = scenario()
    sc.put("4C286")
    wraith = sc.put("6U86", 1)
    sc.hand(1, *THREE[:2])
    sc.begin("regroup").pass_until_seat(1)
    assert not sc.can(Use(wraith, 0), 1)


@pytest.mark.card("6U87")
@pytest.mark.parametrize(("other", "friends", "wounds"), [(True, 2, 1), (True, 1, 0), (False, 2, 0)])
def test_ulaire_nertea(scenario, nazgul, orc, other, friends, wounds):
    """With another of the Nine: each Free Peoples culture beyond two exerts a Ring-bound companion."""
    sc = scenario(site=3, twilight=9)
    sc.put(nazgul if other else orc, 1)
    ranger = sc.put("4C122")
    for name in ("4C74", "4C49")[: friends - 1]:
        sc.put(name)
    sc.hand(1, "6U87")
    in_phase(sc, "shadow")
    sc.play("6U87")
    if wounds:
        assert (sc.asked, sc.offered) == (0, {ranger, sc.frodo})
        sc.choose(ranger)
    assert sc.wounds(ranger) == wounds


@pytest.mark.card("6R88")
@pytest.mark.parametrize("way", [0, 1])
def test_ulaire_toldea(scenario, way):
    sc = scenario()
    man, elf, wraith = sc.put("4C286"), sc.put("4C74"), sc.put("6R88", 1)
    beaten(sc, man, wraith, 5)
    assert sc.asked == 0
    sc.decide(way)
    if way == 0:
        sc.choose(elf)
    assert (sc.wounds(elf), sc.burdens()) == ((1, 0) if way == 0 else (0, 1))


@pytest.mark.card("6R89")
def test_winged_and_ominous(scenario, nazgul, orc):
    sc = scenario(twilight=1)
    wings, other = sc.put("6R89", 1), sc.put(orc, 1)
    sc.hand(1, "6R41")
    sc.begin("regroup").pass_until_seat(1)
    assert not sc.can(Use(wings, 0), 1)
    rider = sc.put(nazgul, 1)
    sc.use(wings)
    assert (tokens(sc, wings), sc.wounds(rider), sc.wounds(other)) == (1, 1, 0)


@pytest.mark.card("6R89")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_winged_and_ominous_pays(scenario, count):
    sc = scenario(twilight=1)
    wings = sc.put("6R89", 1)
    add_tokens(sc, wings, count, Culture.RINGWRAITH)
    sc.hand(1, "4C10")
    in_phase(sc, "shadow")
    assert sc.can(Use(wings, 1), 1) is (count > 2)
    if count > 2:
        sc.use(wings, 1)
        assert (tokens(sc, wings), sc.s.twilight) == (count - 3, 3)


@pytest.mark.card("6P122")
@pytest.mark.parametrize("name", ["6U86", ""])
@pytest.mark.parametrize("way", [0, 1])
def test_the_witch_king(scenario, make, orc, name, way):
    """A companion dies in a Nazgûl's skirmish, no other's: an ally or a companion suffers."""
    sc = scenario()
    man, elf, ally = sc.put("4C286"), sc.put("4C74"), sc.put("4C277")
    sc.put("6P122", 1)
    killer = sc.put(name or orc, 1)
    beaten(sc, man, killer, 20)
    assert not sc.lives(man)
    if name:
        sc.decide(way)
        if way:
            sc.choose(elf)
        assert (sc.lives(ally), sc.wounds(elf)) == ((False, 0) if way == 0 else (True, 1))
    else:
        assert sc.asks != "effect"
