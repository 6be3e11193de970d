"""Sites 2 and 3 of the Fellowship block, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1U332")
def test_midgewater_marshes(scenario):
    """Each Hobbit companion who comes exerts; others and allies do not."""
    sc = before(scenario, "1U332")
    merry, guard, ally, spent = sc.put("1C303"), sc.put(GUARD), sc.put("1C286"), sc.put("1C306", wounds=3)
    move(sc)
    assert wounds(sc, sc.frodo, merry, guard, ally, spent) == [1, 1, 0, 0, 3]


@pytest.mark.card("1U332")
def test_midgewater_marshes_when_left(scenario):
    """Going on from there costs nothing."""
    sc = scenario(site=2, block=Block.FELLOWSHIP, sites={2: "1U332"})
    sc.adventure(1, "1U340")
    move(sc)
    assert sc.wounds(sc.frodo) == 0


@pytest.mark.card("1U333")
def test_midgewater_moors(scenario):
    """For each minion played the Free Peoples player picks a card of the hand to discard."""
    sc = at(scenario, "1U333", twilight=20)
    sc.hand(0, "1C3", "1C4", "1C5"), sc.hand(1, ORC, "1C185")
    sc.begin("shadow", 1).play(ORC)
    assert (sc.asked, sc.offered) == (0, {1003, 1004, 1005})
    sc.choose("1C4")
    sc.play("1C185").choose("1C3")
    assert sc.in_hand(0) == ["1C5"]


@pytest.mark.card("1U333")
def test_midgewater_moors_with_an_empty_hand(scenario):
    """LOTR-18.6; and a condition is no minion."""
    sc = at(scenario, "1U333", twilight=20)
    sc.hand(1, ORC, "1C192")
    sc.begin("shadow", 1).play(ORC)
    assert (sc.asked, sc.in_discard(0)) == (1, [])
    sc.hand(0, "1C3")
    sc.play("1C192")
    assert sc.in_hand(0) == ["1C3"]


@pytest.mark.card("1U334")
def test_trollshaw_forest(scenario):
    """An item on one's companion brings a card, on an ally it does not."""
    sc = at(scenario, "1U334")
    guard = sc.put(GUARD)
    sc.hand(0, "1C8")
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship").play("1C8")
    assert (sc.in_hand(0), sc.s.cards[sc.find("1C8")].host) == (["1C3"], guard)
    sc = at(scenario, "1U334")
    sc.put("1U17")
    sc.hand(0, "1C8")
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship").play("1C8")
    assert sc.in_hand(0) == []


@pytest.mark.card("1U334")
def test_trollshaw_forest_is_for_companions(scenario):
    """A Shadow player's weapon on a minion, a condition on a companion: no card."""
    sc = at(scenario, "1U334", twilight=9)
    sc.put(ORC, 1)
    sc.hand(1, "1C180")
    sc.deck(1, "1C185")
    sc.begin("shadow", 1).play("1C180")
    assert "1C185" not in sc.in_hand(1)
    sc = at(scenario, "1U334")
    sc.put(GUARD)
    sc.hand(0, "1C10")
    sc.deck(0, "1C3")
    sc.begin("fellowship").play("1C10")
    assert sc.in_hand(0) == []


@pytest.mark.card("1U335", "1U361")
@pytest.mark.parametrize(("site", "codes"), [("1U335", (1232, 1177)), ("1U361", (1158, 1177))])
def test_a_kind_of_minion_is_cheaper(scenario, site, codes):
    """Nazgûl at Weatherhills, minions of Isengard on the Slopes: one less each."""
    sc = at(scenario, site)
    plain = scenario(site=2 if site == "1U335" else 9, block=Block.FELLOWSHIP, sites={9: "1U360"})
    assert [cost(sc.s, 1, code) - cost(plain.s, 1, code) for code in codes] == [-1, 0]


@pytest.mark.card("1U335", "1U361")
@pytest.mark.parametrize(("site", "name", "price"), [("1U335", "1U232", 5), ("1U361", "1C158", 3)])
def test_a_cheaper_minion_is_paid(scenario, site, name, price):
    """With roaming where it is due, four and two less one."""
    sc = at(scenario, site, twilight=price)
    sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert sc.s.twilight == 0


@pytest.mark.card("1U336")
@pytest.mark.parametrize(("name", "fierce"), [("1U232", 1), (ORC, 0)])
def test_weathertop(scenario, name, fierce):
    sc = at(scenario, "1U336")
    assert sc.keyword(sc.put(name, 1), Keyword.FIERCE) == fierce


@pytest.mark.card("1U336")
def test_weathertop_left_behind(scenario):
    sc = scenario(site=3, block=Block.FELLOWSHIP, sites={2: "1U336"})
    assert sc.keyword(sc.put("1U232", 1), Keyword.FIERCE) == 0


@pytest.mark.card("1C337")
@pytest.mark.parametrize(("pool", "left"), [(5, 7), (1, 4)])
def test_council_courtyard(scenario, pool, left):
    """Two tokens go as the fellowship leaves, as far as there are; Moria Lake and one companion bring four."""
    sc = scenario(site=3, block=Block.FELLOWSHIP, sites={3: "1C337"}, twilight=pool)
    sc.adventure(1, "1C346")
    sc.hand(1, "1C185")
    move(sc)
    sc.let_pass()
    assert sc.s.twilight == left


@pytest.mark.card("1C337")
def test_council_courtyard_on_arrival(scenario):
    sc = before(scenario, "1C337", twilight=5)
    sc.hand(1, "1C185")
    move(sc)
    assert sc.s.twilight == 6


@pytest.mark.card("1U338")
def test_ford_of_bruinen(scenario):
    """Five less for the first Nazgûl of the turn, the second in full."""
    sc = at(scenario, "1U338", twilight=9)
    sc.hand(1, "1U232", "1U234", ORC)
    sc.begin("shadow", 1)
    assert (cost(sc.s, 1, 1232), cost(sc.s, 1, 1177)) == (0, 8)
    sc.play("1U232")
    assert (sc.s.twilight, cost(sc.s, 1, 1234)) == (9, 4)


@pytest.mark.card("1U338")
def test_ford_of_bruinen_for_the_turn(scenario):
    """The second Shadow player's Nazgûl is no longer the first; an Orc played before does not count."""
    sc = at(scenario, "1U338", twilight=20, seats=3)
    sc.hand(1, "1R236"), sc.hand(2, ORC, "1U232")
    sc.begin("shadow", 2).play(ORC)
    assert cost(sc.s, 2, 1236) == 1
    sc.play("1U232")
    assert cost(sc.s, 1, 1236) == 6


DRAWS = [("1U339", "1C303", {1303}), ("1U340", "1U97", {1097}), ("1U341", "1R50", {1050})]


@pytest.mark.card("1U339", "1U340", "1U341")
@pytest.mark.parametrize(("site", "name", "price"), [("1U339", "1C303", 1), ("1U340", "1U97", 3), ("1U341", "1R50", 2)])
def test_play_one_to_draw(scenario, site, name, price):
    """A Hobbit, a Man, an Elf from hand; then a card."""
    sc = at(scenario, site)
    sc.hand(0, "1C303", "1U97", "1R50", "1C8")
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {code_of(name)}
    sc.choose(name)
    assert (in_play(sc, name), "1C3" in sc.in_hand(0), sc.s.twilight) == (True, True, price)


@pytest.mark.card("1U339", "1U340", "1U341")
@pytest.mark.parametrize(
    ("site", "names"), [("1U339", ("1U97", "1R50")), ("1U340", ("1C303", "1R50")), ("1U341", ("1C303", "1U97"))]
)
def test_nobody_to_play(scenario, site, names):
    """LOTR-18.3: others cannot be played for it; a Man played as usual brings no card."""
    sc = at(scenario, site)
    sc.hand(0, *names)
    sc.deck(0, "1C3")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"
    sc.play(names[0])
    assert sc.in_hand(0) == [names[1]]


@pytest.mark.card("3U119")
@pytest.mark.parametrize(("elves", "asked"), [(1, False), (2, True)])
def test_house_of_elrond(scenario, elves, asked):
    """Two Elves, allies too, may take a burden away on arrival."""
    sc = before(scenario, "3U119")
    sc.set_player(0, burdens=2)
    sc.put("1R50")
    if elves == 2:
        sc.put("1R40")
    sc.hand(1, "1C185")
    move(sc)
    uses = [act for act in rules.legal(sc.s, sc.asked) if type(act).__name__ == "Use"] if sc.asked == 0 else []
    assert bool(uses) == asked
    if asked:
        sc.do(uses[0])
    assert sc.burdens() == 2 - asked


@pytest.mark.card("3U119")
def test_house_of_elrond_declined(scenario):
    sc = before(scenario, "3U119")
    sc.set_player(0, burdens=2)
    sc.put("1R50"), sc.put("1R40")
    sc.hand(1, "1C185")
    move(sc).pass_()
    assert sc.burdens() == 2
