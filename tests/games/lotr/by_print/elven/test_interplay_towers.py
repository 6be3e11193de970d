"""Elven cards of sets 4 to 6 together with answers, deaths and several players, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.events import FightCancelled

FOTR = Block.FELLOWSHIP


@pytest.mark.card("4U60", "4C78", "4U66")
def test_wounds_count_for_each_card(scenario, make):
    """Two Blades Drawn, a Swordsman and Feathered each take 2 for the wound; numbers may go below 0 (LOTR-25.1)."""
    sc = scenario()
    elf, orc = sc.put("4C78"), sc.put(foe(make, strength=12), 1, wounds=1)
    sc.put("4U60"), sc.put("4U60")
    sc.hand(0, "4U66", IDLE)
    sc.fight(elf, orc)
    assert sc.strength(orc) == 6
    sc.play("4U66")
    assert sc.strength(orc) == 4


@pytest.mark.card("4R72", "4U77")
def test_healed_minions_are_themselves_again(scenario, make):
    """While wounded only (LOTR-17.8)."""
    sc = scenario()
    orc = sc.put(foe(make, keywords=(FIERCE, damage(1))), 1, wounds=1)
    sc.put("4R72"), sc.put("4U77")
    assert (sc.keyword(orc, Keyword.FIERCE), sc.keyword(orc, Keyword.DAMAGE)) == (0, 0)
    sc.wound(orc, 0)
    assert (sc.keyword(orc, Keyword.FIERCE), sc.keyword(orc, Keyword.DAMAGE)) == (1, 1)


@pytest.mark.card("4R72")
def test_a_wounded_minion_has_no_fierce_skirmish(scenario, make):
    """LOTR-14.2: it is not fierce when that assignment phase starts."""
    sc = scenario()
    elf, orc = sc.put(friend(make, strength=6)), sc.put(foe(make, strength=4, keywords=FIERCE), 1)
    sc.put("4R72")
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fight(elf, orc).resolve()
    sc.pass_until("regroup")
    assert (sc.wounds(orc), sc.wounds(elf)) == (1, 0)


@pytest.mark.card("4C71")
def test_haldir_pays_with_another_elf(scenario, make):
    """He cannot be that other Elf; at a battleground with nothing to free it may be paid in vain (LOTR-18.8)."""
    sc = scenario(site=4)
    haldir, elf = sc.put("4C71"), sc.put(friend(make), wounds=3)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, haldir) == {"LOTR-18.3"}
    sc.wound(elf, 0)
    act(sc, haldir)
    assert (sc.wounds(haldir), sc.wounds(elf)) == (1, 1)


@pytest.mark.card("4R73")
def test_hunters_price_is_of_shadow_cards(scenario, make):
    """One's own events and conditions cost what they cost; two unbound Hobbits and roaming add up for nobody else."""
    sc = scenario(twilight=9)
    sc.put("4R73"), sc.put(friend(make, SHIRE, HOBBIT)), sc.put(friend(make, SHIRE, HOBBIT))
    assert (cost(sc.s, 0, code_of("4U82")), cost(sc.s, 0, code_of("4C87"))) == (1, 1)
    assert cost(sc.s, 1, code_of(plan(make, cost=0))) == 2


@pytest.mark.card("4C70", "4C68")
def test_steel_lasts_one_skirmish(scenario, make):
    """LOTR-17.6: in the next skirmish the minion is strong again."""
    sc = scenario()
    elf, orc = sc.put("4C68"), sc.put(foe(make, strength=9), 1)
    sc.hand(0, "4C70", IDLE)
    sc.fight(elf, orc).play("4C70")
    sc.pass_until_seat(0)
    act(sc, elf)
    assert (sc.strength(orc), sc.wounds(elf)) == (4, 2)
    sc.resolve()
    sc.fight(elf, orc)
    assert sc.strength(orc) == 9


@pytest.mark.card("3C28")
def test_voice_in_a_skirmish_of_an_ally(scenario, make):
    """An Elf ally at home by the river may leave its skirmish; one away cannot pay (LOTR-30.72)."""
    for home, may in (((2, FOTR), True), ((3, FOTR), False)):
        sc = scenario(block=FOTR, sites={2: "1U330"})
        aide, man, orc = sc.put(helper(make, home=home)), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
        sc.hand(0, "3C28", IDLE)
        sc.fight(aide if may else man, orc)
        assert can_play(sc, "3C28") == may
        if may:
            sc.play("3C28")
            assert sc.told(FightCancelled)


@pytest.mark.card("5U10")
def test_balglin_against_two(scenario, make):
    """One wounded minion among two is enough."""
    sc = scenario()
    elf = sc.put("5U10")
    orcs = [sc.put(foe(make, strength=4, keywords=damage(1)), 1, wounds=n) for n in (0, 1)]
    sc.hand(0, IDLE)
    sc.fight(elf, *orcs).resolve()
    assert sc.wounds(elf) == 1


@pytest.mark.card("6U14", "4U82")
def test_one_win_many_answers(scenario, make):
    """LOTR-17.3: the draw, the token and the freed site all answer the same win."""
    sc = scenario(site=4)
    elf, orc, site = sc.put(friend(make)), sc.put(foe(make, strength=4), 1), sc.s.path[0]
    banner, arms = sc.put("6U14", on=elf), sc.put("4U82")
    sc.hold(site, 1)
    sc.hand(0, IDLE), sc.deck(0, "1C53")
    sc.fight(elf, orc).resolve()
    act(sc, arms)
    act(sc, banner, 0)
    act(sc, banner)
    assert (tokens(sc, arms), hand_of(sc, 0), site in sc.s.path) == (1, ["1C53", IDLE], True)


@pytest.mark.card("6R18", "6R15")
def test_empty_deck(scenario, make):
    """LOTR-18.6: an exertion with nothing to discard does nothing."""
    sc = scenario()
    lady, lord, elf, orc = sc.put("6R18"), sc.put("6R15"), sc.put(friend(make), wounds=1), sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.deck(0)
    sc.fight(elf, orc)
    act(sc, lady)
    assert (sc.wounds(lady), sc.strength(orc)) == (1, 7)
    sc.begin("fellowship")
    act(sc, lord)
    assert (sc.wounds(lord), sc.wounds(elf), sc.asks) == (1, 1, "fellowship")


@pytest.mark.card("4R69", "4C67")
def test_a_token_of_an_opponents_card_does_not_pay(scenario, make):
    """Tokens lie on one's own condition; a token of another culture is none."""
    sc = scenario()
    elf, orc = sc.put("4C67"), sc.put(foe(make), 1)
    dwarven = sc.put("4R69")
    set_tokens(sc, dwarven, Culture.DWARVEN, 2)
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    assert why_not_use(sc, elf) == {"LOTR-18.3"}


@pytest.mark.card("1R55")
def test_mirror_of_one_of_two_opponents(scenario, make):
    """Only a hand of seven may be looked into; the other card stays there."""
    sc = scenario(seats=3)
    mirror = sc.put("1R55")
    sc.put("1R45"), sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.hand(1, *[STILL] * 6), sc.hand(2, *[STILL] * 7)
    sc.begin("maneuver")
    act(sc, mirror)
    if sc.offered <= {1, 2}:
        assert sc.offered == {2}
        sc.choose(2)
    sc.choose(STILL)
    assert (len(sc.in_hand(1)), len(sc.in_hand(2))) == (6, 6)


@pytest.mark.card("3R27", "1R40")
def test_vilya_holds_elrond(scenario, make):
    """LOTR-19.5: with the Ring he has one exertion more."""
    sc = scenario()
    elrond = sc.put("1R40", wounds=2)
    ring_ = sc.put("3R27", on=elrond)
    sc.put(plan(make), 1), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, ring_)
    assert (sc.wounds(elrond), sc.lives(elrond)) == (4, True)


@pytest.mark.card("1C58", "4R61")
def test_a_condition_on_a_character_may_go(scenario, make):
    """A condition is discarded wherever it lies; with its bonus what lived by it dies (LOTR-19.3)."""
    sc = scenario()
    elf, other = sc.put(friend(make), wounds=3), sc.put(friend(make))
    saved = sc.put(friend(make), wounds=4)
    tale, dark = sc.put("1R66", on=saved), sc.put(plan(make, bearer=CHARACTER), 1, on=elf)
    sc.put(foe(make), 1)
    sc.hand(0, "4R61", IDLE)
    sc.begin("archery").play("4R61")
    assert sc.offered == {tale, dark}
    sc.choose(tale)
    assert (sc.lives(saved), sc.lives(elf), sc.lives(other)) == (False, True, True)
