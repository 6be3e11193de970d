"""Set 5: Sméagol and Gollum, and what they do to a road and to a Ring-bearer."""

import pytest
from tests.games.lotr.cards.dark import at_blows, foe, in_phase

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.mark.card("5R21")
@pytest.mark.parametrize("pays", [True, False])
def test_be_back_soon(scenario, make, pays):
    """Sméagol goes, and a minion with him unless the Shadow exerts one twice."""
    sc = scenario()
    slinker, orc = sc.put("5C28"), sc.put(foe(make, 91, SAURON, ORC), 1)
    sc.hand(0, "5R21")
    sc.begin("maneuver").play("5R21")
    assert sc.asked == 1
    sc.decide(int(pays))
    assert (sc.lives(slinker), sc.lives(orc)) == (False, pays)
    assert sc.s.cards[orc].wounds == 2 if pays else True


@pytest.mark.card("5R21")
def test_be_back_soon_needs_smeagol(scenario):
    sc = scenario()
    sc.put("5R25", 1)
    sc.hand(0, "5R21")
    sc.begin("maneuver")
    assert not sc.can(Play(5021))


@pytest.mark.card("5U22")
def test_evil_smelling_fens(scenario):
    """Every site of the path is a marsh, not a controlled one; Gollum, exerted twice, brings a minion back."""
    sc = scenario(twilight=9)
    held = sc.s.path[0]
    sc.hold(held, 1)
    assert not sc.holds(AtSite(Keyword.MARSH))
    fens, gollum = sc.put("5U22", 1), sc.put("5R25", 1)
    assert sc.holds(AtSite(Keyword.MARSH))
    assert sc.keyword(held, Keyword.MARSH) == 0
    sc.discard(1, "4C10", "4C26")
    in_phase(sc, "shadow")
    sc.use(fens, 1).choose("4C10")
    assert (sc.wounds(gollum), sc.lives(fens), sc.find("4C10") > gollum) == (2, False, True)


@pytest.mark.card("5U22")
def test_evil_smelling_fens_ask_for_gollum(scenario):
    sc = scenario(twilight=9)
    fens, gollum = sc.put("5U22", 1), sc.put("5R25", 1, wounds=2)
    sc.put("4C17", 1)
    sc.discard(1, "4C10")
    in_phase(sc, "shadow")
    assert not sc.can(Use(fens, 1), 1)
    sc.wound(gollum, 1)
    assert sc.can(Use(fens, 1), 1)


@pytest.mark.card("5U23")
def test_follow_smeagol(scenario):
    """Either of the two is exerted, and the next site is one's own."""
    sc = scenario()
    slinker = sc.put("5C28")
    path = sc.put("5U23", on=slinker)
    sc.put_site("4U342", 1)
    sc.adventure(0, "4U337")
    sc.put("4C10", 1)
    sc.begin("regroup").use(path)
    assert sc.wounds(slinker) == 1
    assert [sc.s.cards[i].code for i in sc.s.path][-1] == 4337


@pytest.mark.card("5U23")
def test_follow_smeagol_is_his(scenario):
    sc = scenario()
    sc.put("4C286")
    sc.hand(0, "5U23")
    sc.begin("fellowship")
    assert not sc.can(Play(5023))
    sc.put("5C28")
    assert sc.can(Play(5023))


@pytest.mark.card("5C24")
def test_gollum_nasty(scenario):
    sc = scenario()
    gollum, man, ally = sc.put("5C24", 1), sc.put("4C286"), sc.put("4C277")
    sc.hand(0, "4C308")
    sc.begin("regroup").pass_until_seat(1)
    sc.use(gollum)
    assert sc.offered == {sc.frodo, man, ally}
    sc.choose(ally)
    assert (sc.lives(gollum), sc.wounds(ally)) == (False, 1)


@pytest.mark.card("5R25")
@pytest.mark.parametrize("burdens", [0, 3])
def test_gollum_stinker(scenario, burdens):
    """A strength for each burden, and another burden when he wins, if he likes."""
    sc = scenario()
    gollum, man = sc.put("5R25", 1), sc.put("4C286")
    sc.set_player(0, burdens=burdens)
    assert sc.strength(gollum) == 5 + burdens
    sc.set_strength(man, 1)
    sc.fight(man, gollum).resolve()
    assert sc.asked == 1
    sc.use(gollum, 1)
    assert sc.burdens() == burdens + 1


@pytest.mark.card("5U26")
@pytest.mark.parametrize(("name", "seat", "able"), [("5C28", 0, True), ("5R25", 1, True), ("4C10", 1, False)])
def test_look_at_him(scenario, name, seat, able):
    sc = scenario(twilight=1)
    sc.put(name, seat)
    sc.set_player(0, burdens=3)
    sc.hand(1, "5U26")
    in_phase(sc, "shadow")
    assert sc.can(Play(5026), 1) is able
    if able:
        sc.play("5U26")
        assert sc.s.twilight == 1 + 3


@pytest.mark.card("5C27")
def test_poor_wretch(scenario, make):
    sc = scenario()
    slinker, orc = sc.put("5C28"), sc.put(foe(make, 91, SAURON, ORC), 1)
    wretch = sc.put("5C27", on=slinker)
    assert sc.strength(slinker) == 4
    at_blows(sc, slinker, orc)
    sc.use(wretch)
    assert (sc.keyword(slinker, Keyword.DAMAGE), sc.strength(slinker), sc.lives(wretch)) == (1, 3, False)


@pytest.mark.card("5R29")
def test_smeagol_slinker(scenario, make):
    """A burden to play him, and one each time he hides from wounds."""
    sc = scenario()
    sc.hand(0, "5R29")
    sc.begin("fellowship").play("5R29")
    assert sc.burdens() == 1
    slinker, orc = sc.find("5R29"), sc.put(foe(make, 91, SAURON, ORC), 1)
    at_blows(sc, slinker, orc)
    sc.use(slinker, 1)
    assert (sc.burdens(), sc.strength(slinker)) == (2, 5)
    sc.set_strength(orc, 9)
    sc.resolve()
    assert (sc.wounds(slinker), sc.lives(slinker)) == (0, True)
