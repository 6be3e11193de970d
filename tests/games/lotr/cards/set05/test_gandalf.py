"""Set 5: Gandalf and the Ents."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play, Use


@pytest.mark.card("5U15", "5C17", "5R19")
@pytest.mark.parametrize("name", ["5U15", "5C17", "5R19"])
@pytest.mark.parametrize("way", [0, 1])
def test_an_ent_is_roused(scenario, name, way):
    """LOTR-26.8: an unbound Hobbit exerts, or two cards go; till then he does not fight."""
    sc = scenario()
    ent, merry, gimli, foe = sc.put(name), sc.put("4C310"), sc.put("4C49"), sc.put("4C192", 1)
    sc.hand(0, "4C42", "4C42", "4C87")
    sc.begin("assignment")
    assert not sc.can(Assign(ent, foe))
    sc.use(ent).decide(way)
    if way:
        sc.choose("4C42", "4C42")
    sc.pass_until("defend")
    assert sc.can(Assign(ent, foe))
    assert (sc.wounds(merry), sc.wounds(gimli), len(sc.in_hand(0))) == ((1, 0, 3), (0, 0, 1))[way]


@pytest.mark.card("5U15", "5C17", "5R19")
@pytest.mark.parametrize("name", ["5U15", "5C17", "5R19"])
def test_nobody_rouses_him(scenario, name):
    """Frodo is no unbound Hobbit, and one card is too few."""
    sc = scenario()
    ent, other = sc.put(name), sc.put("6C37")
    sc.put("4C192", 1), sc.put("4C310", wounds=3)
    sc.hand(0, "4C42")
    sc.begin("assignment")
    assert not sc.can(Use(ent, 0), 0)
    assert not sc.can(Use(other, 0), 0)


@pytest.mark.card("5U15")
def test_birchseed_heals_hobbits(scenario):
    sc = scenario()
    ent, merry, gimli = sc.put("5U15"), sc.put("4C310", wounds=2), sc.put("4C49", wounds=1)
    sc.wound(sc.frodo, 1)
    sc.begin("fellowship").use(ent, 1)
    assert [sc.wounds(one) for one in (ent, merry, gimli, sc.frodo)] == [1, 1, 1, 1]


@pytest.mark.card("5R16")
def test_down_from_the_hills(scenario, make):
    """Gandalf exerts three times for an unbound companion with his signet: Gimli and Legolas, not Aragorn."""
    sc = scenario()
    gandalf, gimli, legolas, aragorn = sc.put("4C90"), sc.put("4C49"), sc.put("4C74"), sc.put("4P364")
    foe = sc.put("4C207", 1)
    sc.hand(0, "5R16", "4C87")
    sc.begin("maneuver").play("5R16").let_pass()
    assert sc.offered == {gimli, legolas, gandalf}
    sc.choose(gimli)
    found = [sc.keyword(gimli, word) for word in (Keyword.DEFENDER, Keyword.DAMAGE)]
    assert (sc.strength(gimli), found, sc.wounds(gandalf), sc.strength(aragorn)) == (11, [1, 3], 3, 8)
    sc.set_strength(foe, 15)
    sc.fight(gimli, foe).resolve()
    assert sc.wounds(gimli) == 0
    sc.begin("regroup")
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DEFENDER)) == (6, 0)


@pytest.mark.card("5R18")
@pytest.mark.parametrize(("twilight", "able"), [(2, False), (3, True)])
def test_fury_of_the_white_rider(scenario, make, twilight, able):
    """Three tokens in the pool before it is paid for; Gandalf exerts and one minion is wounded twice."""
    sc = scenario(twilight=twilight)
    gandalf, foes = sc.put("1P364"), [sc.put(brute(make), 1) for _ in range(2)]
    sc.put("4P364")
    sc.hand(0, "5R18", "4C115")
    sc.begin("maneuver")
    if not able:
        assert sc.refused(Play(5018)).rule == "LOTR-18.1"
        return
    sc.play("5R18").let_pass().choose(foes[1])
    assert ([sc.wounds(foe) for foe in foes], sc.wounds(gandalf)) == ([0, 2], 1)


@pytest.mark.card("5R19")
@pytest.mark.parametrize(("culture", "wounds"), [(ISENGARD, 1), (SAURON, 0)])
def test_lindenroot(scenario, make, culture, wounds):
    """An Isengard minion that he fights himself."""
    sc = scenario()
    ent, foe, far = sc.put("5R19"), sc.put(brute(make, culture=culture), 1), sc.put("4C207", 1)
    sc.hand(0, MORE)
    sc.fight(ent, foe).use(ent, 1)
    assert (sc.wounds(foe), sc.wounds(far), sc.wounds(ent)) == (wounds, 0, 1)


@pytest.mark.card("5U20")
@pytest.mark.parametrize("pays", [0, 1])
def test_turn_of_the_tide(scenario, pays):
    """LOTR-30.30: a Shadow player may give a minion; else up to two Shadow possessions go."""
    sc = scenario()
    gandalf, foes = sc.put("4C90"), [sc.put("4C17", 1) for _ in range(3)]
    axes = [sc.put("4C26", 1, on=foe) for foe in foes]
    own = sc.put("4C283", on=sc.put("4C286"))
    sc.hand(0, "5U20")
    sc.begin("maneuver").play("5U20")
    assert sc.offered == set(axes)
    sc.choose(axes[0], axes[1])
    assert (sc.asks, sc.asked) == ("prevent", 1)
    sc.decide(pays)
    if pays:
        assert sc.offered == set(foes)
        sc.choose(foes[0])
    assert [sc.lives(one) for one in (*foes, *axes, own)] == (
        [False, True, True, False, True, True, True] if pays else [True, True, True, False, False, True, True]
    )
    assert sc.wounds(gandalf) == 1
