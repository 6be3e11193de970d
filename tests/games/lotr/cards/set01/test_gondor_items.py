"""What each Gondor item and condition of set 1 does."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.journey import shadow_number_parts
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Keyword, Side
from pelipoyta.games.lotr.words.facts import code_of

A_MAN, AN_ELF, A_HOBBIT = "1P365", "1U51", "1C311"


def borne_by(scenario, item: str, *wanted: str, but_not: tuple[str, ...]):
    """The item is played: these and no others may bear it."""
    sc = scenario()
    able = {sc.put(name) for name in wanted}
    others = [sc.put(name) for name in but_not]
    sc.hand(0, item)
    sc.begin("fellowship")
    sc.play(item)
    if len(able) > 1:
        assert sc.offered == able
        sc.choose(min(able))
    assert sc.s.cards[sc.find(item)].host in able
    assert not any(card.host in others for card in sc.s.cards.values())
    return sc


@pytest.mark.card("1C92")
def test_armor(scenario):
    """LOTR-21.1: for a Man; in each skirmish he takes one wound and no more."""
    sc = borne_by(scenario, "1C92", A_MAN, "1U97", but_not=(AN_ELF, A_HOBBIT))
    assert sc.s.twilight == 1
    sc = scenario()
    aragorn, foe = sc.put(A_MAN), sc.put("4C207", 1)
    sc.put("1C92", on=aragorn)
    sc.set_strength(foe, 9)
    sc.fight(aragorn, foe).resolve()
    assert sc.wounds(aragorn) == 1
    sc.fight(aragorn, foe).resolve()
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("1C92")
def test_armor_does_not_stop_arrows(scenario):
    """LOTR-11.3: only skirmishes are limited."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn = sc.put(A_MAN)
    sc.put("1C92", on=aragorn)
    for _ in range(2):
        sc.put("1C176", 1)
    sc.begin("archery")
    sc.choose(aragorn, aragorn)
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("1C92", "1C101")
def test_one_suit_of_armor(scenario):
    """LOTR-21.2: both are of the class armor."""
    sc = scenario()
    aragorn = sc.put(A_MAN)
    sc.put("1C101", on=aragorn)
    sc.hand(0, "1C92")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C92"))).rule == "LOTR-21.2"


@pytest.fixture
def curse(make):
    """A Shadow condition that lies on a companion."""
    return make(condition("9C101", "Curse", SAURON, cost=0, bearer=COMPANION))


@pytest.mark.card("1U94")
def test_athelas_heals(scenario, curse, gondor_elf):
    """LOTR-18.7: discarded, it heals a wounded companion, or lifts a Shadow condition from one; never both."""
    sc = borne_by(scenario, "1U94", A_MAN, "1U97", but_not=("4C286", AN_ELF, gondor_elf))
    sc = scenario()
    aragorn, sam, rosie = sc.put(A_MAN, wounds=1), sc.put(A_HOBBIT, wounds=2), sc.put("1U309", wounds=1)
    leaf, spell = sc.put("1U94", on=aragorn), sc.put(curse, 1, on=sam)
    sc.begin("fellowship")
    sc.use(leaf)
    assert sc.asks == "effect"
    sc.decide(0)
    assert sc.offered == {aragorn, sam}
    sc.choose(sam)
    assert (sc.wounds(sam), sc.wounds(aragorn), sc.wounds(rosie)) == (1, 1, 1)
    assert (sc.lives(leaf), sc.lives(spell)) == (False, True)


@pytest.mark.card("1U94")
def test_athelas_lifts_a_shadow_condition(scenario, make, curse):
    """LOTR-18.7: a condition that lies on a companion, and only the Shadow's."""
    fetter = make(possession("9C107", "Fetter", SAURON, cost=0, bearer=COMPANION))
    sc = scenario()
    aragorn, sam, rosie = sc.put(A_MAN), sc.put(A_HOBBIT), sc.put("1U309")
    leaf, spell = sc.put("1U94", on=aragorn), sc.put(curse, 1, on=sam)
    kept = [sc.put("1C157", 1), sc.put("1U108", on=aragorn), sc.put(fetter, 1, on=sam), sc.put(curse, 1, on=rosie)]
    sc.begin("fellowship")
    sc.use(leaf)
    assert ([sc.lives(i) for i in (leaf, spell)], [sc.lives(i) for i in kept]) == ([False] * 2, [True] * 4)


@pytest.mark.card("1C101")
@pytest.mark.parametrize(("power", "lives"), [(23, True), (24, False)])
def test_coat_of_mail(scenario, power, lives):
    """LOTR-30.12: overwhelmed only by three times his strength."""
    borne_by(scenario, "1C101", A_MAN, "1U97", but_not=(AN_ELF, A_HOBBIT))
    sc = scenario()
    aragorn, foe = sc.put(A_MAN), sc.put("4C10", 1)
    sc.put("1C101", on=aragorn)
    sc.set_strength(foe, power)
    sc.fight(aragorn, foe).resolve()
    assert sc.lives(aragorn) == lives


@pytest.mark.card("1C107")
def test_great_shield(scenario):
    """LOTR-11.2, LOTR-30.7: one arrow less, and never fewer than none."""
    borne_by(scenario, "1C107", A_MAN, "1U97", but_not=(AN_ELF, A_HOBBIT))
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1C107", on=sc.put(A_MAN))
    assert total(archery_parts(sc.s, Side.SHADOW)) == 0
    for _ in range(2):
        sc.put("1C176", 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 1
    assert total(archery_parts(sc.s, Side.FREE)) == 0
    sc.hand(0, "1C107")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C107"))).rule == "LOTR-21.2"  # one shield each


@pytest.mark.card("1U108")
def test_no_stranger_to_the_shadows(scenario):
    """LOTR-21.1: one for each ranger; every site's Shadow number is one less."""
    sc = borne_by(scenario, "1U108", A_MAN, but_not=("1U97", AN_ELF))
    aragorn = sc.find(A_MAN)
    sc.hand(0, "1U108")
    assert sc.refused(Play(code_of("1U108"))).rule == "LOTR-21.1"
    sc.give(sc.find("1U97"), Keyword.RANGER)
    sc.play("1U108")
    assert sorted(card.host for card in sc.s.cards.values() if card.code == 1108) == [aragorn, sc.find("1U97")]


@pytest.mark.card("1U108")
def test_no_stranger_lowers_the_shadow_number(scenario):
    """LOTR-8.1: fewer tokens come as the fellowship moves, to any site."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    sc.put("1U108", on=sc.put(A_MAN))
    sc.put_site("1U345", 1)
    numbers = [total(shadow_number_parts(sc.s, sc.s.cards[site])) for site in sc.s.path]
    assert numbers == [0, 1, 2]
