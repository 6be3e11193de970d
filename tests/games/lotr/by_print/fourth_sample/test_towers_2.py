"""A fourth random sample of cards against their print (seed 240119): sets 4 to 6, second part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers, arrows
from tests.games.lotr.by_print.fourth_sample.parts import (
    ARAGORN,
    BRIGAND,
    FARAMIR,
    GIMLI,
    HELD,
    KNIGHT,
    MERRY,
    PIPPIN,
    RIDER,
    SAM,
    SCOUT,
    URUK,
    take_first,
    yes,
)
from tests.games.lotr.by_print.sites.parts import at, here, in_play, move, wounds
from tests.games.lotr.by_print.situations import add_tokens, burdened, in_deck, tokens_on

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.terms import Culture
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C286")
@pytest.mark.parametrize(("horse", "able"), [(True, True), (False, False)])
def test_a_rider_of_rohan(scenario, horse, able):
    sc = scenario()
    rider, hero, foe, other = sc.put(RIDER), sc.put(KNIGHT), sc.put(URUK, 1), sc.put("4C183", 1)
    sc.put("4C287", on=rider) if horse else None
    sc.hand(0, HELD), sc.hand(1, URUK), sc.put(GIMLI)
    sc.fight(hero, foe)
    assert sc.can(ability(sc, rider), 0) == able
    if able:
        sc.do(ability(sc, rider))
        assert wounds(sc, rider, foe, other, hero) == [1, 1, 0, 0]


@pytest.mark.card("4C286")
def test_a_rider_helps_no_ring_bound_companion(scenario):
    sc = scenario()
    rider, hero, foe = sc.put(RIDER), sc.put(FARAMIR), sc.put(URUK, 1)
    sc.put("4C287", on=rider)
    sc.hand(0, HELD), sc.hand(1, URUK), sc.put(GIMLI)
    sc.fight(hero, foe)
    if sc.can(ability(sc, rider), 0):
        sc.do(ability(sc, rider))
    assert sc.wounds(foe) == 0


@pytest.mark.card("4R290")
@pytest.mark.parametrize(("held", "able"), [("4C281", True), ("4C292", False)])
def test_supplies_of_the_mark(scenario, held, able):
    sc = scenario()
    card, ally, hero = sc.put("4R290"), sc.put("4C277", wounds=1), sc.put(RIDER, wounds=1)
    sc.hand(0, held, HELD), sc.deck(0, KNIGHT)
    sc.begin("fellowship")
    was = sc.s.twilight
    if able:
        sc.do(ability(sc, card))
        take_first(sc, "card", "target")
        assert (wounds(sc, ally, hero), sc.s.twilight - was, sc.in_hand(0)) == ([0, 1], 2, [HELD])
        assert sc.s.players[0].deck.bottom == (code_of(held),) or held in in_deck(sc)
    else:
        assert sc.wounds(ally) == 1 and not sc.can(ability(sc, card), 0)


@pytest.mark.card("4U305")
@pytest.mark.parametrize(("tokens", "left"), [(2, 3), (5, 2), (0, 5)])
def test_good_work_removes_burdens(scenario, tokens, left):
    sc = burdened(scenario(), 5)
    card = sc.put("4U305")
    add_tokens(sc, card, Culture.SHIRE, tokens) if tokens else None
    sc.hand(0, HELD)
    sc.begin("fellowship").do(ability(sc, card))
    assert (sc.burdens(), sc.lives(card)) == (left, False)


@pytest.mark.card("4U305")
@pytest.mark.parametrize(("name", "wins"), [(MERRY, True), (KNIGHT, False)])
def test_good_work_grows_by_hobbits(scenario, name, wins):
    sc = scenario()
    hero, foe, card = sc.put(name), sc.put(SCOUT, 1), sc.put("4U305")
    sc.set_strength(hero, 9)
    sc.fight(hero, foe).resolve()
    if wins:
        yes(sc, card)
    assert tokens_on(sc, card) == wins


@pytest.mark.card("4R307")
@pytest.mark.parametrize(("strength", "wins"), [(5, True), (20, False)])
def test_impatient_and_angry(scenario, strength, wins):
    sc = burdened(scenario(), 3)
    sam, foe = sc.put(SAM), sc.put("4C254", 1)
    sc.set_strength(foe, strength)
    sc.hand(0, "4R307", HELD), sc.put(GIMLI)
    sc.fight(sam, foe).play("4R307")
    assert (sc.strength(sam), sc.wounds(sam)) == (6, 1)
    sc.resolve()
    if wins:
        sc.decide(1) if sc.asks != "respond" else sc.do(rules.legal(sc.s, 0)[0])
    assert sc.burdens() == 3 - wins


@pytest.mark.card("4R307")
def test_impatient_and_angry_in_anothers_fight(scenario):
    """Sam is stronger, but does not win this skirmish."""
    sc = burdened(scenario(), 3)
    sam, hero, foe = sc.put(SAM), sc.put(ARAGORN), sc.put(SCOUT, 1)
    sc.hand(0, "4R307", HELD), sc.put(GIMLI)
    sc.fight(hero, foe).play("4R307")
    assert sc.strength(sam) == 6
    sc.resolve()
    assert sc.burdens() == 3 and not sc.lives(foe)


@pytest.mark.card("4U309")
@pytest.mark.parametrize(("hurt", "left"), [(3, 1), (1, 0)])
def test_light_shining_faintly(scenario, hurt, left):
    sc = burdened(scenario(), 1)
    hero, other = sc.put(FARAMIR, wounds=min(hurt, 2)), sc.put(KNIGHT, wounds=2)
    sam = sc.put(SAM, wounds=hurt)
    sc.hand(0, "4U309", HELD)
    sc.begin("fellowship").play("4U309")
    assert {hero, sam} <= sc.offered and other not in sc.offered
    sc.choose(sam)
    assert (wounds(sc, sam, hero, other), sc.burdens()) == ([left, min(hurt, 2), 2], 2)


@pytest.mark.card("4U341")
@pytest.mark.parametrize("found", [True, False])
def test_the_throne_room(scenario, found):
    sc = at(scenario, "4U341")
    sc.deck(0, "4C292" if found else KNIGHT, GIMLI), sc.hand(0, HELD)
    was = sc.s.twilight
    sc.begin("fellowship").do(ability(sc, here(sc)))
    if found and not in_play(sc, "4C292"):
        sc.choose("4C292")
    assert in_play(sc, "4C292") == found and sc.s.twilight - was == 2 * found


@pytest.mark.card("4U356")
@pytest.mark.parametrize(("unbound", "more"), [(3, 0), (4, 2), (6, 6)])
def test_the_hornburg_causeway(scenario, unbound, more):
    sc = at(scenario, "4U356")
    for _ in range(unbound):
        sc.put(KNIGHT)
    sc.put(FARAMIR), sc.put(SAM), sc.put("4C183", 1)
    assert arrows(sc) == 1 + more


@pytest.mark.card("4P364")
@pytest.mark.parametrize(("hobbits", "bound"), [(2, 0), (1, 1)])
def test_aragorn_wingfoot(scenario, hobbits, bound):
    sc = scenario(site=2)
    man = sc.put("4P364")
    for name in (MERRY, PIPPIN)[:hobbits] + (SAM,) * bound:
        sc.put(name)
    foe, other = sc.put("4R218", 1), sc.put(BRIGAND, 1)
    sc.adventure(1, "4U342"), sc.hand(1, URUK)
    move(sc)
    yes(sc, man)
    for _ in range(4):
        if sc.asked == 0 and foe in sc.offered:
            sc.choose(foe)
        elif sc.asks == "number":
            sc.decide(hobbits)
    assert wounds(sc, foe, other) == [hobbits, 0]


@pytest.mark.card("4P364")
def test_aragorn_wingfoot_without_hobbits(scenario):
    sc = scenario(site=2)
    sc.put("4P364"), sc.put(SAM)
    foe = sc.put("4R218", 1)
    sc.adventure(1, "4U342"), sc.hand(1, URUK)
    move(sc)
    assert sc.wounds(foe) == 0 and sc.asked == 1


@pytest.mark.card("5R7")
@pytest.mark.parametrize(("name", "able"), [(KNIGHT, True), (FARAMIR, False)])
def test_gimli_wounds_one_assigned_to_an_unbound_companion(scenario, name, able):
    sc = scenario()
    gimli, hero = sc.put("5R7"), sc.put(name)
    foe, other, free = sc.put(SCOUT, 1), sc.put("4R218", 1), sc.put(URUK, 1)
    sc.fights(gimli, foe, hero, other)
    sc.choose(gimli)
    sc.resolve()
    asked = (sc.asks == "respond" and bool(answers(sc, gimli))) or sc.asks == "may"
    assert asked == able or not able
    if able:
        yes(sc, gimli)
        if sc.asks in ("target", "wound"):
            sc.choose(other)
    elif asked:
        yes(sc, gimli)
    assert wounds(sc, other, free) == [int(able), 0]
