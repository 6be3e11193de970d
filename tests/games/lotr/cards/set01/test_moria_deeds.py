"""Moria of set 1: deeds of the swarm."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_phase
from tests.games.lotr.cards.folk import ARAGORN, GOBLIN, GOBLIN_ARCHER, HELD, LEGOLAS, MORDOR_ORC

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1U164")
def test_bitter_hatred(dark):
    sc, [elf, hero] = dark(hand=["1U164", HELD], friends=[LEGOLAS, ARAGORN])
    bowman = sc.put("1U56")
    sc.put(GOBLIN, 1)
    in_phase(sc, "archery")
    assert sc.refused(Play(code_of("1U164"))).rule == "LOTR-17.9"
    sc.put(GOBLIN_ARCHER, 1)
    sc.play("1U164")
    assert sc.offered == {elf, bowman}
    assert (sc.choose(elf).wounds(elf), sc.wounds(hero)) == (1, 0)


@pytest.mark.card("1R169")
@pytest.mark.parametrize(("many", "able"), [(4, False), (5, True)])
def test_the_end_comes(dark, many, able):
    """The Free Peoples player must set the Ring-bearer against somebody."""
    sc, _ = dark(hand=["1R169", HELD], friends=[ARAGORN])
    foes = [sc.put(GOBLIN, 1) for _ in range(many)]
    other = sc.put(MORDOR_ORC, 1)
    in_phase(sc, "assignment")
    assert sc.can(Play(code_of("1R169"))) is able
    if able:
        sc.play("1R169")
        assert (sc.asked, sc.offered) == (0, {*foes, other})
        sc.choose(other)
        assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(sc.frodo, (other,))]


@pytest.mark.card("1C171")
def test_frenzy(dark, troll):
    """Who is exhausted must meet an Orc of Moria; not the Ring-bearer."""
    sc, [hero, fresh] = dark(hand=["1C171", HELD], friends=[ARAGORN, LEGOLAS])
    goblin, _, _ = sc.put(GOBLIN, 1), sc.put(MORDOR_ORC, 1), sc.put(troll, 1)
    sc.wound(hero, 3), sc.wound(sc.frodo, 3), sc.wound(fresh, 1)
    in_phase(sc, "assignment").play("1C171")
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(hero, (goblin,))]


@pytest.mark.card("1R189")
@pytest.mark.parametrize(("deed", "burdens"), [("wound", 3), ("exert", 3), ("other", 0)])
def test_lost_to_the_goblins(dark, make, deed, burdens):
    """A card for each of Moria: of four Shadow cards three make burdens."""
    sc, [hero] = dark(hand=["1R189"], friends=[ARAGORN])
    foes = [sc.put(GOBLIN, 1) for _ in range(5)]
    sc.deck(1, LEGOLAS, *[GOBLIN] * 4)
    if deed == "exert":
        push = make(event("9C61", "Push", SHIRE, cost=0).says(maneuver(do=Exert(THE_BEARER))))
        sc.hand(0, push)
        sc.begin("maneuver").play(push)
    else:
        beaten(sc, sc.frodo if deed == "wound" else hero, foes[0], strength=5 if deed == "wound" else 9)
        if sc.asks == "respond":
            sc.pass_until_seat(1)
    assert sc.can(Play(code_of("1R189")), 1) is (burdens > 0)
    if burdens:
        sc.play("1R189").decide(5)
    assert sc.burdens() == burdens
