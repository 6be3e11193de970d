"""Elven allies of set 3, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


@pytest.mark.card("3C14", "3U18", "3U20", "3U25")
@pytest.mark.parametrize("name", ["3C14", "3U18", "3U20", "3U25"])
def test_councillors_come_to_an_elf(scenario, make, name):
    """LOTR-18.1."""
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-18.1"
    sc.put(friend(make))
    sc.play(name)
    assert sc.s.twilight == 2


@pytest.mark.card("3U10")
def test_calaglin(scenario, make):
    sc = scenario()
    elf, orc, other = sc.put("3U10"), sc.put(foe(make), 1), sc.put(foe(make, race=ORC), 1)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    act(sc, elf)
    assert sc.offered == {orc, other}
    sc.choose(orc)
    assert (sc.wounds(elf), sc.wounds(orc)) == (1, 1)


@pytest.mark.card("3U10", "3U12")
@pytest.mark.parametrize("name", ["3U10", "3U12"])
def test_archers_of_lorien(scenario, make, name):
    """LOTR-22.3, LOTR-18.3: archers at home; exhausted, they do nothing in regroup."""
    sc = scenario(site=6, block=FOTR, twilight=4)
    elf = sc.put(name, wounds=2)
    sc.put(foe(make), 1)
    assert arrows(sc) == 1
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, elf) == {"LOTR-18.3"}


@pytest.mark.card("3U12")
@pytest.mark.parametrize(("pool", "left"), [(5, 3), (1, 0)])
def test_dinendal(scenario, make, pool, left):
    """LOTR-18.6: as much as there is."""
    sc = scenario(twilight=pool)
    elf = sc.put("3U12")
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    act(sc, elf)
    assert (sc.s.twilight, sc.wounds(elf)) == (left, 1)


@pytest.mark.card("3R13")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_herald_heals_up_to_twice(scenario, make, times):
    """LOTR-17.1: one ally of site 3, none, one or two wounds."""
    sc = scenario()
    elrond, elf = sc.put("3R13"), sc.put(helper(make), wounds=3)
    sc.put(helper(make, home=(6, FOTR)), wounds=1), sc.put(friend(make), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("turn")
    if times == 0:
        sc.pass_until("fellowship")
    else:
        act(sc, elrond)
        for _ in range(4):
            if sc.asks == "fellowship":
                break
            if elf in sc.offered and sc.wounds(elf) > 3 - times:
                sc.choose(elf)
            elif may_pass(sc):
                sc.pass_()
            else:
                sc.decide(times)
    assert sc.wounds(elf) == 3 - times


@pytest.mark.card("3R13")
def test_herald_exerts_twice(scenario, make):
    """LOTR-19.5: three vitality left are needed; a companion, not an ally, heals."""
    sc = scenario()
    elrond, man = sc.put("3R13", wounds=2), sc.put(friend(make, GONDOR, MAN), wounds=1)
    sc.put(helper(make), wounds=1), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, elrond) == {"LOTR-18.3"}
    sc.wound(elrond, 1)
    act(sc, elrond)
    assert (sc.wounds(elrond), sc.wounds(man)) == (3, 0)


@pytest.mark.card("3C14")
@pytest.mark.parametrize(("culture", "asked"), [(SAURON, True), (MORIA, False)])
def test_erestor_against_sauron(scenario, make, culture, asked):
    """LOTR-30.56: wounds of a skirmish come from the winners."""
    sc = scenario()
    erestor, elf, orc = sc.put("3C14"), sc.put(friend(make)), sc.put(foe(make, culture, ORC), 1)
    sc.hand(0, IDLE)
    sc.fight(elf, orc).resolve()
    assert bool(uses(sc, erestor)) == asked if sc.asks == "respond" else not asked
    if asked:
        act(sc, erestor)
        assert (sc.wounds(erestor), sc.wounds(elf)) == (1, 0)
    else:
        sc.let_pass()
        assert (sc.wounds(erestor), sc.wounds(elf)) == (0, 1)


@pytest.mark.card("3C14")
def test_erestor_guards_no_man(scenario, make):
    sc = scenario()
    erestor, man, orc = sc.put("3C14"), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, SAURON, ORC), 1)
    sc.hand(0, IDLE)
    sc.fight(man, orc).resolve().let_pass()
    assert (sc.wounds(erestor), sc.wounds(man)) == (0, 1)


@pytest.mark.card("3R17")
def test_lady_of_the_golden_wood_heals(scenario, make):
    """Any Elf, companion, ally or herself; optional."""
    sc = scenario()
    lady, elf, aide = sc.put("3R17", wounds=1), sc.put(friend(make), wounds=1), sc.put(helper(make), wounds=1)
    sc.put(friend(make, GONDOR, MAN), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("turn")
    assert may_pass(sc)
    act(sc, lady)
    assert sc.offered == {lady, elf, aide}
    sc.choose(aide)
    assert (sc.wounds(lady), sc.wounds(elf), sc.wounds(aide)) == (1, 1, 0)


@pytest.mark.card("3R17")
@pytest.mark.parametrize(("mine", "laid"), [("1U352", True), ("1C351", False)])
def test_lady_lays_a_forest(scenario, mine, laid):
    """Only a forest; her exertion is paid where it can be laid."""
    sc = scenario(site=5, block=FOTR)
    lady = sc.put("3R17")
    sc.adventure(0, mine)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    if uses(sc, lady):
        act(sc, lady)
    on_path = [sc.s.cards[card].code for card in sc.s.path]
    assert (code_of(mine) in on_path) == laid


@pytest.mark.card("3R17")
def test_lady_replaces_a_site(scenario):
    """LOTR-23.4: the opponent's next site goes back to the adventure deck."""
    sc = scenario(site=5, block=FOTR)
    lady = sc.put("3R17")
    old = sc.put_site("1C351", 1)
    sc.adventure(0, "1U352")
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, lady)
    assert (sc.lives(old), sc.s.cards[sc.s.path[5]].code, sc.wounds(lady)) == (False, 1352, 1)
    assert 1351 in sc.s.players[1].adventure


@pytest.mark.card("3U18")
def test_galdor_sends_a_minion_back(scenario, make):
    """To its owner's hand, with three players too."""
    sc = scenario(seats=3)
    galdor, name = sc.put("3U18"), foe(make)
    first, second = sc.put(name, 1), sc.put(name, 2)
    sc.hand(0, IDLE), sc.hand(1, STILL), sc.hand(2, STILL)
    sc.begin("regroup")
    act(sc, galdor)
    assert sc.offered == {first, second}
    sc.choose(second)
    assert (sc.in_hand(1), sc.in_hand(2), sc.wounds(galdor)) == ([STILL], [STILL, name], 1)


@pytest.mark.card("3U20", "3U25")
@pytest.mark.parametrize(("name", "race", "other"), [("3U20", ORC, URUK_HAI), ("3U25", URUK_HAI, ORC)])
def test_councillors_weaken(scenario, make, name, race, other):
    """-1 for the skirmish, of any such minion; as often as they can exert."""
    sc = scenario()
    elf, man = sc.put(name), sc.put(friend(make, GONDOR, MAN))
    prey, safe = sc.put(foe(make, race=race), 1), sc.put(foe(make, race=other), 1)
    sc.hand(0, IDLE)
    sc.fight(man, prey)
    act(sc, elf)
    sc.pass_until_seat(0)
    act(sc, elf)
    assert (sc.strength(prey), sc.strength(safe), sc.wounds(elf)) == (5, 7, 2)
    sc.pass_until_seat(0)
    assert why_not_use(sc, elf) == {"LOTR-18.3"}
