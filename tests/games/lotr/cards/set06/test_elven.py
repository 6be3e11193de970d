"""Set 6: Elven."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, held, hold_one, tokens, tokens_on, won

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("6C12")
@pytest.mark.parametrize(("friend", "laid"), [("4C76", 2), ("4C49", 0)])
def test_agility_comes_with_tokens(scenario, friend, laid):
    sc = scenario()
    sc.put(friend)
    sc.hand(0, "6C12")
    sc.begin("fellowship").play("6C12")
    agility = sc.find("6C12")
    if laid:
        sc.use(agility)
    assert (tokens_on(sc, agility), sc.asks) == (laid, "fellowship")


@pytest.mark.card("6C12")
@pytest.mark.parametrize(("who", "strength"), [("4C76", 4), ("4C49", 5)])
@pytest.mark.parametrize(("way", "lives"), [(0, False), (1, True)])
def test_agility(scenario, make, who, strength, way, lives):
    """It goes, or a token: one less for a minion that fights an Elf."""
    sc = scenario()
    hero, foe, agility = sc.put(who), sc.put(brute(make), 1), sc.put("6C12")
    sc.put(brute(make), 1)
    tokens(sc, agility, Culture.ELVEN, 2)
    sc.hand(0, MORE)
    sc.fight(hero, foe).use(agility, 1).decide(way)
    assert (sc.strength(foe), sc.lives(agility)) == (strength, lives)
    assert not lives or tokens_on(sc, agility) == 1


@pytest.mark.card("6U13")
def test_arwen(scenario, make):
    """Any Elf exerts for her, an ally too; only her own foe weakens."""
    sc = scenario()
    arwen, ally, elf, foe = sc.put("6U13"), sc.put("6R18"), sc.put("4C76"), sc.put(brute(make), 1)
    far = sc.put(brute(make), 1)
    sc.put("4C49")
    sc.hand(0, MORE)
    sc.fight(arwen, foe).use(arwen)
    assert sc.offered == {arwen, ally, elf}
    sc.choose(ally)
    assert (sc.strength(foe), sc.strength(far), sc.wounds(ally)) == (4, 5, 1)
    sc.s.fight, sc.s.fights = None, []
    sc.fight(elf, far).use(arwen).choose(elf)
    assert (sc.strength(far), sc.wounds(elf)) == (5, 1)


@pytest.mark.card("6U14")
def test_banner_of_elbereth(scenario):
    """An Elf companion bears it; his win draws a card, and at its price frees a site."""
    sc = scenario(site=4)
    elf, foe, aragorn, other = sc.put("4C76"), sc.put("4C10", 1), sc.put("4P364"), sc.put("4C10", 1)
    sc.put("6R18")
    hold_one(sc)
    sc.hand(0, "6U14")
    sc.deck(0, "4C42", "4C42")
    sc.begin("fellowship").play("6U14")
    banner = sc.find("6U14")
    assert sc.s.cards[banner].host == elf
    won(sc, aragorn, other)
    assert not any(sc.can(Use(banner, ability), 0) for ability in (0, 1))
    sc.s.fight, sc.s.fights = None, []
    won(sc, elf, foe)
    sc.use(banner, 0)
    assert sc.in_hand(0) == ["4C42"]
    sc.use(banner, 1)
    assert (held(sc), sc.lives(banner)) == (0, False)


@pytest.mark.card("6R18", "6U22")
@pytest.mark.parametrize(
    ("name", "top", "strength"),
    [("6R18", "4C10", 2), ("6R18", "4C87", 5), ("6U22", "4C87", 3), ("6U22", "4C42", 5), ("6U22", "4C10", 5)],
)
def test_the_top_of_the_deck_decides(scenario, make, name, top, strength):
    """Galadriel waits for a Shadow card, Naith Troop for an Elven one; it is discarded either way."""
    sc = scenario()
    speaker, foe = sc.put(name), sc.put(brute(make), 1)
    elf = sc.put("4C76") if name == "6R18" else speaker
    sc.deck(0, top)
    sc.hand(0, MORE)
    sc.fight(elf, foe).use(speaker, 1)
    assert (sc.strength(foe), sc.wounds(speaker), sc.in_discard(0)) == (strength, 1, [top])


@pytest.mark.card("6R18", "6U22")
@pytest.mark.parametrize(("name", "top"), [("6R18", "4C10"), ("6U22", "4C87")])
def test_the_wrong_skirmish(scenario, make, name, top):
    """Galadriel helps Elves alone, Naith Troop only itself."""
    sc = scenario()
    speaker, foe = sc.put(name), sc.put(brute(make), 1)
    hero = sc.put("4C49" if name == "6R18" else "4C76")
    sc.deck(0, top)
    sc.hand(0, MORE)
    sc.fight(hero, foe).use(speaker, 1)
    assert (sc.strength(foe), sc.in_discard(0)) == (5, [top])


@pytest.mark.card("6R18")
def test_galadriel_heals(scenario):
    """At the start of a turn, herself only."""
    sc = scenario()
    galadriel, elf = sc.put("6R18", wounds=2), sc.put("4C76", wounds=1)
    sc.begin("turn")
    assert (sc.wounds(galadriel), sc.wounds(elf)) == (1, 1)


@pytest.mark.card("6U22", "6R23")
@pytest.mark.parametrize("name", ["6U22", "6R23"])
@pytest.mark.parametrize(("count", "able"), [(2, False), (3, True)])
def test_companies_join_companies(scenario, name, count, able):
    """Three Elf companions; Galadriel is an ally."""
    sc = scenario()
    sc.put("6R18")
    for _ in range(count):
        sc.put("4C76")
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.can(Play(code_of(name))) is able


@pytest.mark.card("6R23")
@pytest.mark.parametrize(("arm", "wounds", "arrows"), [("4U62", 1, 0), ("4C64", 2, 1)])
def test_naith_warband(scenario, arm, wounds, arrows):
    """With a ranged weapon one wound a skirmish, and no arrows; a sword is none."""
    sc = scenario()
    band, foe = sc.put("6R23"), sc.put("4C207", 1)
    sc.put(arm, on=band)
    sc.give(band, Keyword.ARCHER)
    sc.set_strength(foe, 12)
    assert total(archery_parts(sc.s, Side.FREE)) == arrows
    sc.fight(band, foe).resolve()
    assert sc.wounds(band) == wounds
