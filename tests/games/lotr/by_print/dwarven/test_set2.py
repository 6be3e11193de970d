"""Dwarves and Dwarven events and items of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Decide
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("2C2")
@pytest.mark.parametrize(("foe", "more"), [(URUK, 1), (ORC, 2)])
def test_disquiet_of_our_people(scenario, foe, more):
    """The Dwarf who exerts; two with an Orc in sight; until the regroup phase."""
    sc = scenario(site=2, **OLD)
    guard, gimli = sc.put(GUARD), sc.put("1U12")
    sc.put(foe, 1)
    sc.hand(0, "2C2", "2C2")
    sc.begin("maneuver").play("2C2").choose(guard)
    found = [sc.keyword(card, Keyword.DEFENDER) for card in (guard, gimli)]
    assert (found, sc.wounds(guard), sc.s.twilight) == ([more, 0], 1, 1)
    sc.pass_until("defend")
    assert sc.keyword(guard, Keyword.DEFENDER) == more


@pytest.mark.card("2C2")
def test_disquiet_of_our_people_takes_more_minions(scenario):
    """LOTR-12.4: three Orcs for one Dwarf; exhausted Dwarves cannot pay."""
    sc = scenario(site=2, **OLD)
    guard, foes = sc.put(GUARD), [sc.put(ORC, 1) for _ in range(4)]
    sc.hand(0, "2C2")
    sc.begin("maneuver").play("2C2").pass_until("defend")
    for foe in foes[:3]:
        sc.assign(guard, foe)
    assert sc.refused(Assign(guard, foes[3])).rule == "LOTR-12.4"


@pytest.mark.card("2U3")
def test_dwarven_bracers(scenario):
    """One more; thrown away they stop one wound, not the next."""
    sc = scenario(site=2, **OLD)
    gimli, uruk = sc.put("1U12"), sc.put(URUK, 1)
    bracers = sc.put("2U3", on=gimli)
    assert sc.strength(gimli) == 7
    sc.fight(gimli, uruk)
    answer(sc, bracers)
    assert (sc.wounds(gimli), sc.in_discard(0)) == (1, ["2U3"])


@pytest.mark.card("2U3")
def test_dwarven_bracers_in_archery(scenario):
    """Any wound of the bearer; not another's, not an exertion."""
    sc = scenario(site=2, **OLD)
    gimli, guard = sc.put("1U12"), sc.put(GUARD)
    bracers = sc.put("2U3", on=gimli)
    sc.put("1C176", 1), sc.put("1C176", 1)
    sc.begin("archery").choose(guard)
    assert (sc.wounds(guard), answers(sc, bracers)) == (1, [])
    sc.choose(gimli)
    answer(sc, bracers)
    assert (sc.wounds(gimli), sc.lives(bracers)) == (0, False)


@pytest.mark.card("2U4")
def test_endurance_of_dwarves(scenario):
    """A point of vitality; thrown away, a point of strength."""
    sc, gimli, _ = duel(scenario, "1U12", ORC, "1C26")
    card = sc.put("2U4", on=gimli)
    assert sc.vitality(gimli) == 4
    sc.do(ability(sc, card))
    assert (sc.strength(gimli), sc.vitality(gimli), sc.in_discard(0)) == (7, 3, ["2U4"])


@pytest.mark.card("2U4")
def test_endurance_of_dwarves_may_cost_the_life(scenario):
    """LOTR-19.3: with three wounds its loss kills."""
    sc = scenario(site=2, **OLD)
    gimli = sc.put("1U12", wounds=3)
    card = sc.put("2U4", on=gimli)
    sc.fight(gimli, sc.put(ORC, 1))
    sc.do(ability(sc, card))
    assert not sc.lives(gimli)


@pytest.mark.card("2C5")
@pytest.mark.parametrize(
    ("items", "bonus"),
    [
        ((), (2, 0)),
        ((AXE,), (2, 0)),
        ((AXE, "2C10"), (4, 1)),
        ((AXE, "1C8"), (2, 0)),
    ],
)
def test_flurry_of_blows(scenario, items, bonus):
    """Four and damage +1 with two hand weapons."""
    sc, guard, _ = duel(scenario, GUARD, ORC, "2C5", "2C5")
    for item in items:
        sc.put(item, on=guard)
    before = sc.strength(guard)
    sc.play("2C5")
    assert (sc.strength(guard) - before, sc.keyword(guard, Keyword.DAMAGE)) == bonus
    assert sc.s.twilight == 1


@pytest.mark.card("2C5")
def test_flurry_of_blows_for_a_dwarf(scenario):
    """Of the Dwarf that is picked the weapons are counted."""
    sc, guard, _ = duel(scenario, GUARD, ORC, "2C5", "2C5")
    other = sc.put("1U12")
    sc.put("1R50")
    sc.put(AXE, on=other), sc.put("2C10", on=other)
    sc.play("2C5")
    assert sc.offered == {guard, other}
    sc.choose(guard)
    assert (sc.strength(guard), sc.keyword(guard, Keyword.DAMAGE)) == (6, 0)


@pytest.mark.card("2R7")
@pytest.mark.parametrize(("tales", "strength"), [(0, 5), (2, 7), (5, 9)])
def test_gloin(scenario, tales, strength):
    """One for each Dwarven tale, at most four."""
    sc = scenario(site=2, **OLD)
    gloin = sc.put("2R7")
    for _ in range(tales):
        sc.put("1C24")
    assert sc.strength(gloin) == strength


@pytest.mark.card("2R7")
def test_gloin_needs_no_dwarf_and_no_foreign_tale(scenario):
    """Tales of other cultures, and Dwarven conditions that are none, do not count."""
    sc = scenario(site=2, **OLD)
    sc.hand(0, "2R7")
    sc.begin("fellowship").play("2R7")
    gloin = sc.find("2R7")
    sc.put("1R66"), sc.put("1C21")
    assert (sc.strength(gloin), sc.s.twilight) == (5, 2)


@pytest.mark.card("2C10")
def test_hand_axe_beside_another(scenario):
    """LOTR-21.2: besides one other hand weapon, whichever came first; a third does not fit."""
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD)
    sc.hand(0, "2C10", AXE, AXE)
    sc.begin("fellowship").play("2C10").play(AXE)
    assert sc.strength(guard) == 7
    assert why_not_played(sc, AXE) == "LOTR-21.2"


@pytest.mark.card("2C10")
def test_hand_axe_after_another(scenario):
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD)
    sc.put(AXE, on=guard)
    sc.hand(0, "2C10")
    sc.begin("fellowship").play("2C10")
    assert sc.strength(guard) == 7


@pytest.mark.card("2C10")
def test_hand_axe_thrown(scenario):
    """One arrow for the fellowship."""
    sc = scenario(site=2, **OLD)
    guard, orc = sc.put(GUARD), sc.put(ORC, 1)
    axe = sc.put("2C10", on=guard)
    sc.hand(0, "1C19")
    sc.begin("archery").do(ability(sc, axe)).pass_()
    assert (sc.wounds(orc), sc.in_discard(0), sc.strength(guard)) == (1, ["2C10"], 4)


@pytest.mark.card("2U13")
@pytest.mark.parametrize("prevented", [False, True])
def test_tidings_of_erebor(scenario, prevented):
    """Any Shadow player may pay; with two of them each is asked in turn (LOTR-30.30)."""
    sc = scenario(site=2, twilight=3, seats=3, **OLD)
    sc.put(GRIMIR)
    sc.hand(0, "2U13", "1C3")
    sc.deck(0, *["1C4"] * 9)
    sc.begin("regroup").play("2U13")
    first = sc.asked
    sc.decide(0)
    assert {first, sc.asked} == {1, 2}
    sc.decide(int(prevented))
    assert sc.in_discard(0) == ["2U13"]
    assert sc.s.twilight == (0 if prevented else 3)
    assert sc.in_hand(0).count("1C4") >= 3 * (not prevented)
    assert not prevented or sc.asks != "prevent"


@pytest.mark.card("2U13")
def test_tidings_of_erebor_unopposed(scenario):
    """With two tokens nobody can prevent it; a Dwarf is needed (LOTR-17.9)."""
    sc = scenario(site=2, twilight=2, **OLD)
    sc.put("1R50"), sc.put(GUARD)
    sc.hand(0, "2U13", "2U13")
    sc.deck(0, *["1C4"] * 9)
    sc.begin("regroup").play("2U13")
    assert sc.in_hand(0) == ["1C4"] * 3 + ["2U13"]


@pytest.mark.card("2R15")
@pytest.mark.parametrize("skip", [False, True])
def test_what_are_we_waiting_for(scenario, skip):
    """The opponent draws two and gives two Shadow cards up, or the next Shadow phase."""
    sc = scenario(site=2, **OLD)
    sc.put(GUARD)
    sc.hand(0, "2R15"), sc.hand(1, ORC, "1C3")
    sc.deck(1, "1C185", "1C191", "1C185")
    sc.adventure(1, "1U340")
    sc.begin("fellowship").play("2R15")
    assert (sc.asked, len(sc.in_hand(1)), sc.s.twilight) == (1, 4, 1)
    sc.decide(int(skip))
    if not skip:
        assert sc.offered == {1177, 1185}
        sc.choose(ORC, "1C185")
        assert sorted(sc.in_hand(1)) == ["1C185", "1C3"]
        return
    sc.pass_until_seat(1) if sc.asks == "fellowship" else None
    assert sc.s.phase.value != "shadow" and len(sc.in_hand(1)) >= 4


@pytest.mark.card("2R15")
def test_what_are_we_waiting_for_without_shadow_cards(scenario):
    """LOTR-18.7: the way that can be done fully has to be taken."""
    sc = scenario(site=2, **OLD)
    sc.put(GUARD, wounds=1)
    sc.hand(0, "2R15"), sc.hand(1, "1C3")
    sc.deck(1, "1C5", "1C6")
    sc.begin("fellowship")
    assert why_not_played(sc, "2R15") == "LOTR-18.3"
    sc.put(GRIMIR)
    sc.play("2R15")
    if sc.asked == 1:
        assert not sc.can(Decide(0))
        sc.decide(1)
    assert sc.in_hand(1) == ["1C3", "1C5", "1C6"]


@pytest.mark.card("2P121")
def test_gimli_of_the_mountain_race(scenario):
    """Two less at an underground site: six and three companions make seven."""
    for gimli, pool in ((True, 7), (False, 9)):
        sc = scenario(site=4, **OLD)
        sc.put("2P121" if gimli else GUARD), sc.put("1R50")
        sc.adventure(1, "1C349")
        sc.hand(1, ORC)
        sc.begin("fellowship").pass_()
        assert sc.s.twilight == pool


@pytest.mark.card("2P121")
def test_gimli_of_the_mountain_race_above_ground(scenario):
    sc = scenario(site=5, **OLD)
    gimli = sc.put("2P121")
    sc.adventure(1, "1C351")
    sc.hand(1, "1C185")
    sc.begin("fellowship").pass_()
    assert (sc.s.twilight, sc.keyword(gimli, Keyword.DAMAGE)) == (5, 1)
    assert cost(sc.s, 1, 1185) == 2
