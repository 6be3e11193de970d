"""A fourth random sample of cards against their print (seed 240119): sets 4 to 6, second part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers, arrows
from tests.games.lotr.by_print.isengard.table import control
from tests.games.lotr.by_print.sites.parts import at, before, here, in_play, move, wounds
from tests.games.lotr.by_print.situations import add_tokens, burdened, in_deck, tokens_on

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Culture, Keyword
from pelipoyta.games.lotr.words.facts import code_of

HELD = "4C42"  # a skirmish event for Dwarves: while it is in hand, its player is asked
KNIGHT, ARAGORN, GIMLI, FARAMIR, RIDER = "5C35", "4C109", "4C49", "4C117", "4C286"
SAM, MERRY, PIPPIN = "4R315", "4C310", "4C314"
BRIGAND, URUK, SCOUT, ORC = "4C10", "4C165", "4C252", "3U57"


def may_play(sc, name, seat=None):
    return sc.can(Play(code_of(name)), seat)


def yes(sc, card):
    """Do what the card offers when it is asked."""
    found = answers(sc, card) if sc.asks == "respond" else []
    return sc.do(found[0]) if found else sc.decide(1)


def take_first(sc, *asked):
    """Answer these questions of the asked player by the first choice."""
    while sc.asks in asked:
        sc.do(rules.legal(sc.s, sc.asked)[0])


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


@pytest.mark.card("5U80")
@pytest.mark.parametrize(("riders", "able"), [(2, True), (1, False)])
def test_arrow_slits(scenario, riders, able):
    sc = scenario(site=5)
    card = sc.put("5U80")
    men = [sc.put(RIDER) for _ in range(riders)]
    machine, horse, other = sc.put("5U44", 1), sc.put("4C287", on=men[0]), sc.put("4R29", 1)
    sc.put(URUK, 1), sc.hand(0, HELD)
    sc.begin("maneuver")
    assert sc.can(ability(sc, card), 0) == able
    if able:
        sc.do(ability(sc, card))
        assert sc.offered == {machine, horse}
        sc.choose(machine)
        assert [sc.lives(each) for each in (machine, horse, other, card)] == [False, True, True, False]


@pytest.mark.card("5R112")
@pytest.mark.parametrize("name", ["5C28", "5C24", None])
def test_no_help_for_it(scenario, name):
    sc = burdened(scenario(), 4)
    sc.put(SAM), sc.hand(0, "5R112", HELD)
    gollum = sc.put(name, int(name == "5C24")) if name else None
    sc.begin("regroup")
    assert may_play(sc, "5R112", 0) == (name is not None)
    if name:
        sc.play("5R112")
        assert (sc.burdens(), sc.lives(gollum)) == (1, False)


@pytest.mark.card("5R112")
def test_no_help_without_sam(scenario):
    sc = burdened(scenario(), 4)
    sc.put("5C28"), sc.put(MERRY), sc.hand(0, "5R112", HELD)
    assert not may_play(sc.begin("regroup"), "5R112", 0)


@pytest.mark.card("6R7")
@pytest.mark.parametrize(("sites", "holder", "able"), [(2, 1, True), (1, 1, False), (2, 2, False)])
def test_ready_to_fall(scenario, sites, holder, able):
    sc = scenario(site=5, twilight=9, seats=3)
    card = sc.put("6R7", 1)
    control(sc, *range(1, sites + 1), seat=holder)
    sc.discard(1, BRIGAND, URUK, "4C17"), sc.hand(1, URUK)
    sc.begin("shadow", 1)
    assert sc.can(ability(sc, card), 1) == able
    if able:
        sc.do(ability(sc, card))
        assert sc.offered == {code_of(BRIGAND), code_of("4C17")}
        sc.choose(BRIGAND)
        assert in_play(sc, BRIGAND) and sc.s.twilight == 5


@pytest.mark.card("6R62")
@pytest.mark.parametrize(("orcs", "able"), [(4, True), (3, False)])
def test_fires_and_foul_fumes(scenario, orcs, able):
    sc = scenario(site=5, twilight=9)
    foes, uruk = [sc.put(ORC, 1) for _ in range(orcs)], sc.put(URUK, 1)
    hero, man = sc.put(KNIGHT), sc.put(ARAGORN)
    sc.hand(0, HELD), sc.hand(1, "6R62", URUK)
    sc.begin("regroup").pass_until_seat(1)
    assert may_play(sc, "6R62") == able
    if able:
        sc.play("6R62")
        assert sc.offered == {hero, man}
        sc.choose(hero)
        assert [sc.lives(each) for each in (*foes, uruk, hero, man)] == [False] * 4 + [True, False, True]


@pytest.mark.card("6C81")
@pytest.mark.parametrize(("other", "able"), [("4C252", True), (BRIGAND, False)])
def test_southron_invaders(scenario, other, able):
    sc = scenario(site=4, twilight=20)
    sc.put(other, 1), sc.hand(1, "6C81", URUK), sc.discard(1, "4C254", "4C222", URUK)
    sc.begin("shadow", 1).play("6C81")
    if able:
        yes(sc, sc.find("6C81"))
        if not in_play(sc, "4C254"):
            assert sc.offered == {code_of("4C254")}
            sc.choose("4C254")
    assert in_play(sc, "4C254") == able and sc.s.twilight == 15 - 2 * able


@pytest.mark.card("6R106")
@pytest.mark.parametrize(("beside", "price"), [("6R103", 6), (ORC, 10)])
def test_a_troll_of_udun_is_cheaper_beside_trolls(scenario, beside, price):
    sc = scenario(site=6, twilight=20)
    sc.put(beside, 1)
    assert cost(sc.s, 1, code_of("6R106")) == price


@pytest.mark.card("6R106")
def test_a_troll_of_udun_throws_cards(scenario):
    sc = scenario(site=6)
    troll, hero = sc.put("6R106", 1), sc.put(ARAGORN)
    sc.hand(0, HELD), sc.hand(1, "6R103", "6R103", URUK), sc.put(GIMLI)
    sc.fight(hero, troll).pass_until_seat(1).do(ability(sc, troll))
    take_first(sc, "card", "discard")
    assert (sc.strength(troll), sc.in_discard(1), sc.keyword(troll, Keyword.FIERCE)) == (15, ["6R103"], 1)
    assert sorted(sc.in_hand(1)) == [URUK, "6R103"]


@pytest.mark.card("6U119")
def test_the_valley_of_saruman(scenario):
    sc = before(scenario, "6U119")
    ally, hero, foe = sc.put("4C277"), sc.put(KNIGHT), sc.put(URUK, 1)
    other = sc.put("4R262")
    sc.hand(1, URUK)
    move(sc)
    assert [sc.lives(each) for each in (ally, hero, foe, other)] == [False, True, True, False]
