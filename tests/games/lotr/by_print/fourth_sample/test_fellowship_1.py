"""A fourth random sample of cards against their print (seed 240119): sets 1 to 3, first part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answer, answers, arrows
from tests.games.lotr.by_print.fourth_sample.parts import may_play
from tests.games.lotr.by_print.sites.parts import here, in_play
from tests.games.lotr.by_print.situations import HELD, burdened, in_deck, old

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.model import Pass
from pelipoyta.games.lotr.terms import Side

ELF, DWARF, GANDALF, RANGER, HUNTER = "1C53", "1C7", "1P364", "1R89", "1U51"
SAM, MERRY = "1C311", "1C303"
URUK, ORC, GOBLIN, RUNNER = "1C151", "2C90", "1C177", "1U178"


@pytest.mark.card("1R1")
@pytest.mark.parametrize(("ring", "burdens"), [("1R1", 2), ("4C2", 1)])
@pytest.mark.parametrize("wears", [True, False])
def test_the_ring_takes_a_wound_of_a_skirmish(scenario, ring, burdens, wears):
    sc = old(scenario) if ring == "1R1" else scenario()
    sc.ring(ring)
    foe = sc.put(RUNNER if ring == "1R1" else "4C254", 1)
    sc.set_strength(foe, 6)
    was = sc.burdens()
    sc.fight(sc.frodo, foe).resolve()
    answer(sc, sc.one_ring) if wears else sc.pass_()
    assert (sc.wounds(sc.frodo), sc.burdens() - was) == ((0, burdens) if wears else (1, 0))


@pytest.mark.card("1R1", "4C2")
@pytest.mark.parametrize(("ring", "able"), [("1R1", True), ("4C2", False)])
def test_the_ring_against_an_arrow(scenario, ring, able):
    sc = old(scenario, site=4) if ring == "1R1" else scenario(site=4)
    sc.ring(ring)
    sc.put("1C176" if ring == "1R1" else "4C183", 1)
    sc.begin("archery")
    for _ in range(9):
        if sc.asks == "respond" or sc.wounds(sc.frodo):
            break
        sc.do(Pass() if sc.can(Pass()) else rules.legal(sc.s, sc.asked)[0])
    assert bool(sc.asks == "respond" and answers(sc, sc.one_ring)) == able
    if able:
        answer(sc, sc.one_ring)
        assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)
    else:
        assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("1R1")
def test_the_ring_worn_turns_each_further_wound(scenario):
    sc = old(scenario)
    sc.ring("1R1")
    foe = sc.put(URUK, 1)  # damage +1
    sc.set_strength(foe, 6)
    sc.fight(sc.frodo, foe).resolve()
    answer(sc, sc.one_ring)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 4)


@pytest.mark.card("1R16")
@pytest.mark.parametrize("dwarf", [0, 1, None])
def test_the_greatest_kingdom_is_paid_by_a_dwarf(scenario, dwarf):
    sc = old(scenario)
    hero = sc.put(DWARF, wounds=dwarf) if dwarf is not None else None
    sc.hand(0, "1R16", HELD)
    sc.begin("fellowship")
    assert may_play(sc, "1R16") == (dwarf == 0)
    if dwarf == 0:
        sc.play("1R16")
        assert sc.wounds(hero) == 1 and in_play(sc, "1R16")


@pytest.mark.card("1R16")
@pytest.mark.parametrize(("name", "gone"), [(GOBLIN, 1), (URUK, 0), ("1R237", 0)])
def test_the_greatest_kingdom_against_orcs(scenario, name, gone):
    sc = old(scenario, site=5, twilight=30, seats=3)
    sc.put("1R16")
    for seat in (1, 2):
        sc.deck(seat, *[URUK] * 3)
    sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    sc.let_pass()
    assert [len(in_deck(sc, seat)) for seat in (1, 2)] == [3 - gone, 3]
    assert len(sc.in_discard(1)) == gone


@pytest.mark.card("1C106")
@pytest.mark.parametrize("hurt", [0, 3])
def test_gondors_vengeance(scenario, hurt):
    sc = old(scenario)
    ranger, foes = sc.put(RANGER, wounds=hurt), [sc.put(URUK, 1), sc.put(GOBLIN, 1)]
    sc.put("1U97")
    sc.hand(0, "1C106", HELD)
    sc.begin("regroup")
    assert may_play(sc, "1C106") == (hurt == 0)
    if not hurt:
        sc.play("1C106")
        assert sc.offered == set(foes)
        sc.choose(foes[1])
        assert (sc.wounds(ranger), sc.lives(foes[0]), sc.lives(foes[1])) == (1, True, False)


@pytest.mark.card("1R120")
@pytest.mark.parametrize("uruk", [0, 2, None])
def test_alive_and_unspoiled_is_paid_by_an_uruk(scenario, uruk):
    sc = old(scenario, site=5, twilight=9)
    card = sc.put(URUK, 1, wounds=uruk) if uruk is not None else sc.put(GOBLIN, 1)
    sc.hand(1, "1R120", GOBLIN)
    sc.begin("shadow", 1)
    assert may_play(sc, "1R120") == (uruk == 0)
    if uruk == 0:
        sc.play("1R120")
        assert (sc.wounds(card), sc.s.twilight) == (1, 7)


@pytest.mark.card("1R120")
@pytest.mark.parametrize(("burdens", "pool", "able"), [(2, 3, True), (2, 2, False)])
def test_alive_and_unspoiled_reveals_and_discards_one(scenario, burdens, pool, able):
    sc = burdened(old(scenario, site=5, twilight=pool), burdens)
    card = sc.put("1R120", 1)
    sc.hand(0, HELD, ELF, DWARF), sc.hand(1, GOBLIN)
    sc.begin("shadow", 1)
    assert (sc.asked == 1 and sc.can(ability(sc, card))) == able
    if able:
        sc.do(ability(sc, card))
        if sc.asks not in ("pick", "discard") and len(sc.in_hand(0)) == 3 and not sc.offered:
            sc.decide(2)
        sc.choose(min(sc.offered))
        assert (len(sc.in_hand(0)), sc.s.twilight) == (2, 0)


@pytest.mark.card("1R125")
@pytest.mark.parametrize(("companions", "pool", "able"), [(6, 2, True), (5, 2, False), (6, 1, False)])
def test_greed(scenario, companions, pool, able):
    sc = old(scenario, twilight=pool)
    card = sc.put("1R125", 1)
    others = [sc.put(DWARF) for _ in range(companions - 1)]
    sc.hand(1, GOBLIN), sc.put(URUK, 1)
    sc.begin("maneuver")
    if sc.asked == 0:
        sc.pass_until_seat(1)
    assert sc.can(ability(sc, card)) == able
    if able:
        sc.do(ability(sc, card))
        assert sc.offered == set(others)
        sc.choose(others[0])
        assert (sc.wounds(others[0]), sc.s.twilight) == (1, 0)


@pytest.mark.card("1U135")
def test_sarumans_frost_weakens_hobbits_at_its_site(scenario):
    sc = old(scenario, site=3)
    sam, dwarf, ally = sc.put(SAM), sc.put(DWARF), sc.put("1C286")
    all_ = (sc.frodo, sam, dwarf, ally)
    was = [sc.strength(each) for each in all_]
    sc.put("1U135", 1, on=here(sc))
    assert [sc.strength(each) - each_was for each, each_was in zip(all_, was, strict=True)] == [-2, -2, 0, 0]
    other = old(scenario, site=3)
    before_ = other.strength(other.frodo)
    other.put("1U135", 1, on=other.s.path[0])
    assert other.strength(other.frodo) == before_


@pytest.mark.card("1U135")
def test_sarumans_frost_once_on_each_site(scenario):
    sc = old(scenario, site=2, twilight=9)
    uruk = sc.put(URUK, 1)
    sc.put("1U135", 1, on=here(sc))
    sc.hand(1, "1U135", GOBLIN)
    sc.begin("shadow", 1).play("1U135")
    assert sc.wounds(uruk) == 1
    assert here(sc) not in sc.offered


@pytest.mark.card("1C157")
@pytest.mark.parametrize(("minion", "left"), [(URUK, 1), (GOBLIN, 2)])
def test_the_uruk_armory(scenario, minion, left):
    sc = old(scenario)
    sc.put(HUNTER), sc.put("1R50"), sc.put("1C157", 1), sc.put(minion, 1)
    assert arrows(sc, Side.FREE) == left


@pytest.mark.card("1U161")
@pytest.mark.parametrize(("owner", "able"), [(1, True), (2, False)])
def test_wariness_needs_ones_own_uruk(scenario, owner, able):
    sc = old(scenario, seats=3)
    uruk, foe = sc.put(URUK, owner), sc.put(RUNNER, 1)
    sc.hand(0, "1C298"), sc.hand(1, "1U161")
    sc.fight(sc.frodo, foe).play("1C298")
    assert (sc.asks == "respond" and sc.asked == 1 and may_play(sc, "1U161")) == able
    if able:
        sc.play("1U161")
        sc.decide(0)
        assert sc.wounds(uruk) + (not sc.lives(uruk)) == 1
        assert sc.s.fight
        assert sorted(sc.in_discard(0)) == ["1C298"]


@pytest.mark.card("1R170")
@pytest.mark.parametrize(("hobbit", "able"), [(SAM, True), ("1C286", True), (None, False)])
def test_fool_of_a_took(scenario, hobbit, able):
    sc = old(scenario, twilight=3)
    if hobbit:
        sc.put(hobbit)
    sc.hand(1, "1R170", GOBLIN), sc.deck(1, GOBLIN, RUNNER, "1U267", "1U270")
    sc.begin("shadow", 1)
    assert may_play(sc, "1R170") == able
    if able:
        sc.play("1R170")
        assert sorted(sc.in_hand(1)) == sorted([GOBLIN, GOBLIN, RUNNER, "1U267"])
        assert in_deck(sc, 1) == ["1U270"]


@pytest.mark.card("1R216")
@pytest.mark.parametrize("place", ["support", "discard", "nowhere"])
@pytest.mark.parametrize("bearer", [False, True])
def test_the_morgul_blade_leaves_its_tip(scenario, place, bearer):
    sc = old(scenario)
    wraith, hero = sc.put("1U232", 1), sc.frodo if bearer else sc.put(RANGER)
    blade = sc.put("1R216", 1, on=wraith)
    tip = sc.put("1U209", 1) if place == "support" else None
    if place == "discard":
        sc.discard(1, "1U209")
    sc.hand(0, HELD), sc.hand(1, "1R186"), sc.put(DWARF)
    sc.fight(hero, wraith)
    if sc.asked == 0:
        sc.pass_until_seat(1)
    sc.do(ability(sc, blade))
    assert not sc.lives(blade) and sc.in_discard(1).count("1R216") == 1
    if place != "nowhere":
        assert sc.s.cards[sc.find("1U209")].host == hero and tip in (None, sc.find("1U209"))


@pytest.mark.card("1R243")
@pytest.mark.parametrize(("burdens", "dead", "over"), [(9, 3, True), (9, 2, False), (8, 4, True)])
def test_despair(scenario, burdens, dead, over):
    sc = burdened(old(scenario, twilight=9), burdens)
    sc.put(ORC, 1), sc.hand(1, "1R243", GOBLIN)
    sc.dead(0, *([DWARF, ELF, SAM, MERRY][:dead]), "1C286")
    sc.begin("maneuver")
    if sc.asked == 0:
        sc.pass_until_seat(1)
    assert may_play(sc, "1R243") == over
    if over:
        sc.play("1R243")
        assert sc.s.over


@pytest.mark.card("1R243")
def test_despair_needs_an_orc_of_sauron(scenario):
    sc = burdened(old(scenario, twilight=9), 9)
    sc.put(GOBLIN, 1), sc.hand(1, "1R243", GOBLIN), sc.dead(0, DWARF, ELF, SAM)
    sc.begin("maneuver")
    assert not may_play(sc, "1R243", 1)
