"""Set 4: more of the Dwarves."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, tokens, tokens_on, won

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.mark.card("4R45")
def test_dwarven_foresight(scenario):
    """A Free Peoples card that lies on a Dwarven condition, with a Dwarf to see."""
    sc = scenario()
    hall, horn = sc.put("4C44"), sc.put("5U8")
    sc.put("4C74")
    sc.stack("4C42", 0, hall), sc.stack("4C10", 0, hall), sc.stack("4C87", 0, horn)
    sc.stack("4C87", 0, sc.put("4U82"))
    sc.hand(0, "4R45")
    sc.begin("fellowship")
    assert sc.refused(Play(4045)).rule == "LOTR-17.9"
    sc.put("4C49")
    sc.play("4R45")
    assert (sc.in_hand(0), sc.in_discard(0)) == (["4C42"], ["4R45"])


@pytest.mark.card("4R48")
def test_gimli_and_the_hobbits(scenario):
    """Frodo bears the Ring, and is not unbound; Legolas is no Hobbit."""
    sc = scenario()
    gimli = sc.put("4R48")
    sc.put("4C74")
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE)) == (6, 1)
    sc.put("4C310"), sc.put("4C314")
    assert sc.strength(gimli) == 8


@pytest.mark.card("4C50")
def test_here_is_good_rock(scenario, make):
    """A Free Peoples card of the hand is laid on it; Shadow cards will not do."""
    sc = scenario()
    rock, gimli, elf, foe = sc.put("4C50"), sc.put("4C49"), sc.put("4C74"), sc.put(brute(make), 1)
    sc.hand(0, "4C10")
    sc.put("4R41", on=gimli)
    sc.fight(gimli, foe)
    assert sc.refused(Use(rock, 0)).rule == "LOTR-18.3"
    sc.hand(0, "4C10", "4C283", MORE)
    sc.use(rock).choose("4C283")
    laid = [card.code for card in sc.s.cards.values() if card.host == rock]
    assert (sc.keyword(gimli, Keyword.DAMAGE), sc.keyword(elf, Keyword.DAMAGE), laid) == (3, 0, [4283])


@pytest.mark.card("4C51")
@pytest.mark.parametrize(("friend", "bonus", "damage"), [("4C74", 3, 2), ("4C76", 2, 1)])
def test_khazad_ai_menu(scenario, make, friend, bonus, damage):
    """With Legolas to see, three and damage; another Elf will not do."""
    sc = scenario()
    gimli, elf = sc.put("4C49"), sc.put(friend)
    before = sc.strength(elf)
    sc.hand(0, "4C51", MORE)
    sc.fight(gimli, sc.put(brute(make), 1)).play("4C51")
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE), sc.strength(elf)) == (6 + bonus, damage, before)


@pytest.mark.card("4U53")
@pytest.mark.parametrize(
    ("dwarf", "elf", "able"), [("4C49", "4C74", True), ("4C49", "6R18", False), ("9C90", "4C74", False)]
)
def test_quick_as_may_be(scenario, make, dwarf, elf, able):
    """A Dwarf and an Elf companion: Galadriel is an ally, and so is this Dwarf."""
    make(ally("9C90", "Miner", "", DWARVEN, DWARF, home=(2, Block.TOWERS), cost=1, strength=3, vitality=2))
    sc = scenario()
    sc.put(dwarf), sc.put(elf), sc.put("4P364")
    foe = sc.put(brute(make), 1)
    sc.hand(0, "4U53", "4C115")
    sc.begin("maneuver")
    assert sc.can(Play(4053)) is able
    if able:
        sc.play("4U53")
    assert sc.wounds(foe) == able


@pytest.mark.card("4R54")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_rest_by_blind_night(scenario, count):
    """As many Dwarven conditions as one likes, with all that lies on them; no other conditions."""
    sc = scenario()
    halls, store = [sc.put("4C44"), sc.put("4C50")], sc.put("4U296")
    sc.stack("4C42", 0, halls[0])
    sc.put("4C49")
    sc.hand(0, "4R54")
    sc.deck(0)
    sc.begin("regroup").play("4R54")
    assert sc.offered == set(halls)
    sc.choose(*halls[:count])
    if count < 2:
        sc.pass_()
    assert sorted(sc.s.players[0].deck.bag) == [[], [4042, 4044], [4042, 4044, 4050]][count]
    assert sc.lives(store)


@pytest.mark.card("4C56")
def test_search_far_and_wide(scenario):
    """The top card goes before two are drawn; a Dwarf must be there, and a card to pay with."""
    sc = scenario()
    sc.put("4C74")
    sc.hand(0, "4C56")
    sc.deck(0, "4C10", "4C42", "4C87", "4C286")
    sc.begin("fellowship")
    assert sc.refused(Play(4056)).rule == "LOTR-17.9"
    sc.put("4C49")
    sc.play("4C56")
    assert (sc.in_discard(0), sc.in_hand(0)) == (["4C10", "4C56"], ["4C42", "4C87"])


@pytest.mark.card("4C56")
def test_an_empty_deck_pays_nothing(scenario):
    sc = scenario()
    sc.put("4C49")
    sc.hand(0, "4C56")
    sc.deck(0)
    sc.begin("fellowship")
    assert sc.refused(Play(4056)).rule == "LOTR-18.3"


@pytest.mark.card("4U57")
@pytest.mark.parametrize(("who", "laid"), [("4C49", 1), ("4C76", 0)])
def test_stout_and_strong_counts_wins(scenario, who, laid):
    sc = scenario()
    hero, stout, foe = sc.put(who), sc.put("4U57"), sc.put("4C10", 1)
    won(sc, hero, foe)
    assert sc.can(Use(stout, 0), 0) is bool(laid)
    if laid:
        sc.use(stout)
    assert tokens_on(sc, stout) == laid


@pytest.mark.card("4U57")
@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (2, 2), (5, 3)])
def test_stout_and_strong(scenario, make, count, bonus):
    """One for each token, three at most, for any unbound companion; then it is gone."""
    sc = scenario()
    elf, stout, foe = sc.put("4C76"), sc.put("4U57"), sc.put(brute(make), 1)
    ally = sc.put("6R18")
    tokens(sc, stout, Culture.DWARVEN, count)
    sc.hand(0, MORE)
    sc.fight(elf, foe).use(stout, 1)
    assert (sc.strength(elf), sc.strength(ally), sc.lives(stout)) == (5 + bonus, 3, False)
