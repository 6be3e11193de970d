"""Ringwraiths of set 1: wounds that do not heal, roads that are not what they were."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_fight
from tests.games.lotr.cards.folk import ARAGORN, ENQUEA, GOBLIN, HELD, LEGOLAS

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import HealBy, Play, Use, Zone
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1R206")
@pytest.mark.parametrize("there", [True, False])
def test_bent_on_discovery(dark, there):
    """A card as the Shadow phase begins; a Nazgûl exerts as it ends, or it is over."""
    sc, _ = dark(hand=[HELD])
    bent = sc.put("1R206", 1)
    wraith = sc.put(ENQUEA if there else GOBLIN, 1)
    sc.deck(1, GOBLIN, GOBLIN)
    sc.begin("shadow", 1)
    assert len(sc.in_hand(1)) == 2
    sc.pass_()
    if there:
        sc.decide(0)
    assert (sc.lives(bent), sc.wounds(wraith)) == ((True, 1) if there else (False, 0))


@pytest.mark.card("1R206")
def test_bent_on_discovery_knows_whose_phase_it_is(scenario):
    """With two Shadow players only its owner's."""
    sc = scenario(site=5, block=Block.FELLOWSHIP, seats=3)
    sc.put("1R206", 1), sc.put(ENQUEA, 1)
    for seat in (1, 2):
        sc.deck(seat, *[GOBLIN] * 3)
        sc.hand(seat, HELD)
    sc.begin("shadow", 2)
    assert (len(sc.in_hand(1)), len(sc.in_hand(2))) == (1, 1)
    sc.begin("shadow", 1)
    assert (len(sc.in_hand(1)), len(sc.in_hand(2))) == (2, 1)


@pytest.mark.card("1U207")
def test_black_breath(dark):
    """Who bears it does not heal; others do."""
    sc, [hero, friend] = dark(friends=[ARAGORN, LEGOLAS], site=4)
    breath, wraith = sc.put("1U207", 1), sc.put(ENQUEA, 1)
    in_fight(sc, hero, wraith).use(breath)
    assert sc.s.cards[breath].host == hero
    sc.wound(hero, 1), sc.wound(friend, 1)
    athelas = sc.put("1U94", on=hero)
    sc.begin("fellowship").use(athelas)
    if sc.asks == "effect":
        sc.decide(0)
    assert (sc.wounds(hero), sc.wounds(friend)) == (1, 0)


@pytest.mark.card("1U207")
@pytest.mark.parametrize(("on_frodo", "left"), [(True, 2), (False, 1)])
def test_black_breath_keeps_burdens(dark, make, on_frodo, left):
    ease = make(event("9C61", "Ease", SHIRE, cost=0).says(fellowship(do=RemoveBurden())))
    sc, [hero] = dark(friends=[ARAGORN])
    sc.put("1U207", 1, on=sc.frodo if on_frodo else hero)
    sc.set_player(0, burdens=2)
    sc.hand(0, ease)
    assert sc.begin("fellowship").play(ease).burdens() == left


@pytest.mark.card("1U207")
def test_black_breath_stays_where_it_is(dark):
    sc, [hero, friend] = dark(hand=[HELD], friends=[ARAGORN, LEGOLAS])
    breath, wraith = sc.put("1U207", 1, on=friend), sc.put("1R229", 1)
    in_fight(sc, hero, wraith)
    assert not sc.can(Use(breath, 0))


@pytest.mark.card("1U209")
@pytest.mark.parametrize(("winner", "able"), [(ENQUEA, True), (GOBLIN, False)])
def test_blade_tip(dark, winner, able):
    """It goes into whom a Nazgûl has beaten, and works at the start of each fellowship phase."""
    sc, [hero] = dark(friends=[ARAGORN])
    tip = sc.put("1U209", 1)
    beaten(sc, hero, sc.put(winner, 1))
    assert sc.can(Use(tip, 0), 1) is able
    if able:
        sc.use(tip)
        assert (sc.s.cards[tip].host, sc.s.cards[tip].zone) == (hero, Zone.ATTACHED)
        before = sc.wounds(hero)
        assert sc.begin("fellowship").wounds(hero) == before + 1


@pytest.mark.card("1U209")
def test_blade_tip_in_the_ring_bearer_is_a_burden(dark):
    sc, [hero] = dark(friends=[ARAGORN])
    sc.put("1U209", 1, on=sc.frodo)
    sc.begin("fellowship")
    assert (sc.burdens(), sc.wounds(sc.frodo), sc.wounds(hero)) == (1, 0, 0)


@pytest.mark.card("1U209")
def test_one_blade_tip_is_enough(dark):
    sc, [hero] = dark(friends=[ARAGORN])
    sc.put("1U209", 1, on=hero)
    tip = sc.put("1U209", 1)
    beaten(sc, hero, sc.put(ENQUEA, 1))
    assert Use(tip, 0) not in rules.legal(sc.s, sc.asked)


@pytest.mark.card("1U222", "1U233")
@pytest.mark.parametrize(("name", "ability"), [("1U222", 1), ("1U233", 0), ("2C55", 1)])
@pytest.mark.parametrize(("mine", "laid"), [("1C349", True), (None, False)])
def test_a_site_is_replaced(dark, name, ability, mine, laid):
    """By one's own of the same number, even where the fellowship stands: nobody moves by it."""
    sc, _ = dark(site=5, hand=[HELD])
    old = sc.s.path[4]
    sc.s.cards[old] = sc.s.cards[old].__class__(old, code_of("1C349"), 0, Zone.PATH)
    sc.put(ENQUEA, 1)
    lore = sc.put(name, 1)
    sc.adventure(1, *([mine] if mine else []))
    sc.begin("shadow", 1)
    if laid or name != "2C55":
        sc.use(lore, ability)
    new = sc.s.cards[sc.s.path[4]]
    assert (new.owner, old in sc.s.path, sc.s.players[0].site) == ((1, False, 5) if laid else (0, True, 5))
    if laid:
        assert code_of("1C349") in sc.s.players[0].adventure


@pytest.mark.card("1U222")
def test_what_lay_on_the_site_lies_on_the_new_one(dark):
    sc, _ = dark(site=5, hand=[HELD])
    old = sc.s.path[4]
    sc.s.cards[old] = sc.s.cards[old].__class__(old, code_of("1C349"), 0, Zone.PATH)
    snow, lore = sc.put("1C138", 1, on=old), sc.put("1U222", 1)
    sc.adventure(1, "1C349")
    sc.begin("shadow", 1).use(lore, 1)
    assert sc.s.cards[snow].host == sc.s.path[4] != old


@pytest.mark.card("1U222")
def test_paths_seldom_trodden_need_a_nazgul(dark, wraith_orc):
    sc, _ = dark(hand=["1U222"])
    sc.put(wraith_orc, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1U222"))).rule == "LOTR-18.1"


@pytest.mark.card("1U207")
def test_black_breath_and_healing_by_a_copy(dark):
    """LOTR-7.2 heals too, and so it does not."""
    sc, [hero] = dark(friends=[ARAGORN])
    sc.put("1U207", 1, on=hero)
    sc.wound(hero, 1)
    sc.hand(0, ARAGORN, HELD)
    sc.begin("fellowship")
    if sc.can(HealBy(code_of(ARAGORN))):
        sc.do(HealBy(code_of(ARAGORN)))
    assert sc.wounds(hero) == 1
