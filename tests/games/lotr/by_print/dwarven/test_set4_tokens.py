"""Dwarven conditions with tokens and cards of set 5 and 6, by their print."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.model import Zone
from pelipoyta.games.lotr.terms import Culture, Keyword

FOE = "4C207"
ROCK = "4C50"


def lay(sc, card, count, culture=Culture.DWARVEN):
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((culture, count),))


def stacked(sc, card):
    return sum(c.zone is Zone.STACKED and c.host == card for c in sc.s.cards.values())


def won(scenario, hero, *names):
    """Let this companion win a skirmish, with these cards looking on."""
    sc = scenario(site=3)
    cards = [sc.put(name) for name in names]
    friend, foe = sc.put(hero), sc.put("4C10", 1)
    sc.set_strength(foe, sc.strength(friend) - 1)
    return sc.fight(friend, foe).resolve(), friend, cards


@pytest.mark.card("4R52")
@pytest.mark.parametrize(("hero", "count"), [("4R48", 1), (GUARD, 0)])
def test_my_axe_is_notched(scenario, hero, count):
    """Gimli's victories are counted without asking, no other Dwarf's."""
    sc, _, (card,) = won(scenario, hero, "4R52")
    assert tokens(sc, card) == count


@pytest.mark.card("4R52")
@pytest.mark.parametrize(
    ("dwarven", "elven", "bonus"), [(2, 1, 1), (1, 1, 1), (2, 2, 2), (5, 4, 3), (3, 0, 0), (0, 3, 0)]
)
def test_my_axe_is_notched_beside_the_final_count(scenario, dwarven, elven, bonus):
    """As many as lie on both; at most three."""
    sc = scenario(site=3)
    gimli, axe, count = sc.put("4C49"), sc.put("4R52"), sc.put("4R69")
    lay(sc, axe, dwarven), lay(sc, count, elven, Culture.ELVEN)
    assert sc.strength(gimli) == 6 + bonus


@pytest.mark.card("4U57")
@pytest.mark.parametrize(("hero", "asked"), [(GUARD, True), ("5C35", False)])
def test_stout_and_strong(scenario, hero, asked):
    """Any Dwarf's victory may be counted."""
    sc, _, (card,) = won(scenario, hero, "4U57")
    assert bool(answers(sc, card)) == asked
    if asked:
        answer(sc, card)
    assert tokens(sc, card) == int(asked)


@pytest.mark.card("4U57")
@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (2, 2), (5, 3)])
def test_stout_and_strong_spent(scenario, count, bonus):
    """An unbound companion gets one for each token, at most three; the card goes even for nothing."""
    sc = scenario(site=3)
    card, knight, elf, foe = sc.put("4U57"), sc.put("5C35"), sc.put(ELF), sc.put(FOE, 1)
    sc.put("4C122"), sc.put("4C277"), sc.put("4C49")
    lay(sc, card, count)
    sc.hand(0, "4C42")
    sc.fight(knight, foe).do(ability(sc, card))
    if sc.offered:
        assert sc.offered == {knight, elf, sc.find("4C49")}
        sc.choose(knight)
    assert (sc.strength(knight), sc.lives(card)) == (6 + bonus, False)


@pytest.mark.card("5R7")
def test_gimli_skilled_defender(scenario):
    """A minion still assigned to an unbound companion may be wounded, not one of a Ring-bound one's."""
    sc = scenario(site=3)
    gimli, knight, ranger = sc.put("5R7"), sc.put("5C35"), sc.put("4C122")
    foes = [sc.put(FOE, 1) for _ in range(4)]
    sc.set_strength(foes[0], 5)
    sc.begin("assignment")
    sc.assign(gimli, foes[0]).assign(knight, foes[1]).assign(ranger, foes[2]).pass_until("skirmish-order")
    sc.choose(gimli).resolve()
    sc.do(answers(sc, gimli)[0])
    assert sc.offered <= {foes[0], foes[1]} and foes[1] in sc.offered
    sc.choose(foes[1])
    assert [sc.wounds(foe) for foe in foes[1:]] == [1, 0, 0]


@pytest.mark.card("5R7")
def test_gimli_skilled_defender_loses(scenario):
    sc = scenario(site=3)
    gimli, foe = sc.put("5R7"), sc.put(FOE, 1)
    sc.fight(gimli, foe)
    assert (sc.wounds(gimli), answers(sc, gimli), sc.wounds(foe)) == (2, [], 0)


@pytest.mark.card("5U8")
@pytest.mark.parametrize(("site", "damage"), [(4, 0), (3, 1)])
def test_horn_of_helm(scenario, site, damage):
    """At a battleground minions lose damage bonuses until the regroup phase."""
    sc = scenario(site=site)
    horn, guard, foe = sc.put("5U8"), sc.put(GUARD), sc.put(FOE, 1)
    sc.give(foe, Keyword.DAMAGE, 2)
    sc.begin("maneuver").do(ability(sc, horn))
    assert (sc.keyword(foe, Keyword.DAMAGE), sc.wounds(guard)) == (damage and 3, 1)
    sc.pass_until("defend")
    assert sc.keyword(foe, Keyword.DAMAGE) == (damage and 3)


@pytest.mark.card("5U8")
def test_horn_of_helm_is_blown_by_a_companion(scenario):
    """LOTR-18.3: no ally, nobody exhausted."""
    sc = scenario(site=4)
    horn = sc.put("5U8")
    sc.put(GRIMIR), sc.put(GUARD, wounds=1), sc.put(FOE, 1)
    sc.hand(0, "5R5")
    sc.begin("maneuver")
    assert sc.refused(ability(sc, horn)).rule == "LOTR-18.3"


@pytest.mark.card("5U9")
def test_more_to_my_liking(scenario):
    """The top card is stacked once a phase; another stacked card pays for taking one."""
    sc = scenario(site=3)
    card, rock = sc.put("5U9"), sc.put(ROCK)
    sc.put(GRIMIR), sc.put(FOE, 1)
    sc.stack("1C177", 0, rock)
    sc.deck(0, "1C3", "1C4")
    sc.begin("maneuver").do(ability(sc, card, 0))
    assert (stacked(sc, card), len(sc.s.players[0].deck)) == (1, 1)
    assert sc.refused(ability(sc, card, 0)).rule == "LOTR-18.16"
    sc.do(ability(sc, card, 1))
    while sc.offered:
        paid = next(c.id for c in sc.s.cards.values() if c.code == 1177)
        sc.choose(paid if paid in sc.offered else min(sc.offered))
    assert (sc.in_hand(0), sc.in_discard(0), stacked(sc, rock)) == (["1C3"], ["1C177"], 0)


@pytest.mark.card("5U9")
def test_more_to_my_liking_without_a_dwarf(scenario):
    """LOTR-17.9, LOTR-18.3: a Dwarf, and a stacked card to discard."""
    sc = scenario(site=3)
    card = sc.put("5U9")
    sc.put(FOE, 1)
    sc.stack("1C3", 0, card)
    sc.deck(0, "1C3", "1C4")
    sc.begin("maneuver")
    assert sc.refused(ability(sc, card, 1)).rule == "LOTR-17.9"
    sc = scenario(site=3)
    card = sc.put("5U9")
    sc.put(FOE, 1), sc.put(GUARD)
    sc.deck(0, "1C3", "1C4")
    sc.begin("maneuver")
    assert sc.refused(ability(sc, card, 1)).rule == "LOTR-18.3"


@pytest.mark.card("6C10")
@pytest.mark.parametrize(("dwarf", "count"), [(GRIMIR, 2), (ELF, 0)])
def test_suspended_palaces_played(scenario, dwarf, count):
    """Two tokens beside a Dwarf, if wished."""
    sc = scenario(site=3)
    sc.put(dwarf)
    sc.hand(0, "6C10")
    sc.begin("fellowship").play("6C10")
    card = sc.find("6C10")
    assert (sc.asks == "respond") == bool(count)
    if count:
        answer(sc, card)
    assert (tokens(sc, card), sc.s.twilight) == (count, 2)


@pytest.mark.card("6C10")
def test_suspended_palaces_stack(scenario):
    """A token, or the card itself, puts the top card where one lies."""
    sc = scenario(site=3)
    card, rock, empty = sc.put("6C10"), sc.put(ROCK), sc.put("4U47")
    sc.stack("1C3", 0, rock)
    lay(sc, card, 1)
    sc.deck(0, "1C4", "1C5", "1C6")
    sc.begin("fellowship")
    uses = answers(sc, card)
    sc.do(uses[-1])
    if sc.asks != "fellowship":
        sc.decide(1)
    assert (tokens(sc, card), stacked(sc, rock), stacked(sc, empty)) == (0, 2, 0)
    sc.do(answers(sc, card)[0])
    assert (sc.lives(card), stacked(sc, rock), len(sc.s.players[0].deck)) == (False, 3, 1)
