"""More conditions and events of Gondor, set 4, from their print."""

import pytest
from tests.games.lotr.by_print.gondor.test_set4_companions import bound
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import is_roaming


@pytest.mark.card("4U126")
@pytest.mark.parametrize(("lying", "exerted"), [(2, 2), (5, 3)])
def test_ithilien_trap_springs(scenario, make, lying, exerted):
    """LOTR-18.17: an exertion for each token, at most three; then it goes."""
    sc = scenario()
    trap, orc = sc.put("4U126"), sc.put(foe(make, vitality=6), 1)
    set_tokens(sc, trap, Culture.GONDOR, lying)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, trap)
    while sc.asks not in {"maneuver", "archery"} and sc.offered:
        sc.choose(orc)
    assert (sc.wounds(orc), sc.lives(trap)) == (exerted, False)


@pytest.mark.card("4U126")
def test_ithilien_trap_is_laid(scenario, make):
    """A win of a Man of Gondor may add a token; a win of Rohan may not."""
    for name, may in ((friend(make, GONDOR, MAN), True), (friend(make, ROHAN, MAN), False)):
        sc = scenario()
        man, orc, trap = sc.put(name), sc.put(foe(make, strength=4), 1), sc.put("4U126")
        sc.hand(0, IDLE)
        sc.fight(man, orc).resolve()
        assert bool(sc.asks == "respond" and uses(sc, trap)) == may
        if may:
            act(sc, trap)
        assert tokens(sc, trap) == int(may)


@pytest.mark.card("4C128")
def test_new_errand(scenario, make):
    """Site number +2; if that minion loses, a minion may be wounded."""
    sc = scenario()
    man, orc, other = sc.put(bound(make)), sc.put(foe(make, strength=4, site=1), 1), sc.put(foe(make, site=1), 1)
    sc.hand(0, "4C128", IDLE)
    sc.fight(man, orc).play("4C128")
    assert sc.offered == {orc, other}
    sc.choose(orc)
    assert (is_roaming(sc.s, sc.s.cards[orc]), sc.s.twilight) == (True, 1)
    sc.resolve()
    assert sc.wounds(orc) == 1
    if sc.asks == "may":
        sc.decide(1)
    sc.choose(other)
    assert (sc.wounds(orc), sc.wounds(other)) == (1, 1)


@pytest.mark.card("4C128")
def test_new_errand_of_another_minion(scenario, make):
    """A loss of another minion wounds nobody; a Ring-bound Man is needed."""
    sc = scenario()
    man, orc, other = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, strength=4), 1), sc.put(foe(make), 1)
    sc.hand(0, "4C128", IDLE)
    sc.fight(man, orc)
    assert why_not_play(sc, "4C128") == "LOTR-17.9"
    sc.put(bound(make))
    sc.play("4C128").choose(other).resolve().let_pass()
    assert (sc.wounds(orc), sc.wounds(other), sc.asks in {"may", "card"}) == (1, 0, False)


@pytest.mark.card("4R133")
@pytest.mark.parametrize(("site", "more"), [(7, 1), (6, 0)])
def test_ruins_of_osgiliath_at_its_site(scenario, make, site, more):
    """At 7T each Ring-bound Man is defender +1; Frodo is no Man."""
    sc = scenario(site=site)
    man, other = sc.put(bound(make)), sc.put(friend(make, GONDOR, MAN))
    sc.put("4R133")
    assert [sc.keyword(card, Keyword.DEFENDER) for card in (man, other, sc.frodo)] == [more, 0, 0]


@pytest.mark.card("4R133")
def test_ruins_of_osgiliath_wound_a_man(scenario, make):
    """An opponent's Man, no Orc, none of one's own."""
    sc = scenario()
    man, orc, prey = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, race=ORC), 1), sc.put(foe(make), 1)
    card = sc.put("4R133")
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    assert why_not_use(sc, card) == {"LOTR-17.9"}
    sc.put(bound(make))
    act(sc, card)
    assert (sc.wounds(prey), sc.wounds(orc), sc.wounds(man), sc.lives(card)) == (1, 0, 0, False)


@pytest.mark.card("4C135")
@pytest.mark.parametrize(("site", "strength_", "damage_"), [(9, 9, 1), (2, 8, 0)])
def test_war_and_valor(scenario, make, site, strength_, damage_):
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "4C135", IDLE)
    sc.fight(man, sc.put(foe(make, site=site, strength=2), 1)).play("4C135")
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (strength_, damage_)
    sc.resolve()
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (6, 0)


@pytest.mark.card("4C135")
def test_war_and_valor_for_men_of_gondor(scenario, make):
    """An ally too; who is not fighting the roaming minion gets +2 alone."""
    sc = scenario()
    man, aide = sc.put(friend(make, GONDOR, MAN)), sc.put(helper(make, GONDOR, MAN))
    sc.put(friend(make, ROHAN, MAN))
    sc.hand(0, "4C135", IDLE)
    sc.fight(man, sc.put(foe(make, site=9), 1)).play("4C135")
    assert sc.offered == {man, aide}
    sc.choose(aide)
    assert (sc.strength(aide), sc.keyword(aide, Keyword.DAMAGE)) == (5, 0)
