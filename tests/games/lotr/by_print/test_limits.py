"""A limit in brackets holds for all uses of an ability in one phase, not for each use anew (LOTR-18.16)."""

from collections.abc import Iterator

import pytest
from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.language.flow.abilities import Activated
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.amounts import ForEach
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.games.lotr.words.word import inside


def limited_anew(card: Facts) -> Iterator[str]:
    """Abilities that may be used again in the phase, and count to their limit each time."""
    for ability in card.text:
        if not isinstance(ability, Activated) or card.kind is Kind.EVENT:
            continue
        words = list(inside(ability))
        is_spent = any(isinstance(word, Discard) and word.target == THIS for word in words)
        is_limited = any(isinstance(word, ForEach) and word.limit is not None for word in words)
        if is_limited and not is_spent:
            yield card.id


def test_no_ability_counts_to_its_limit_anew() -> None:
    assert [found for card in CARDS.values() for found in limited_anew(card)] == []


def test_such_an_ability_is_found() -> None:
    words = archery(cost=RemoveTwilight(3), do=archery_total(Side.SHADOW, each(COMPANION, over=4, limit=4)))
    card = condition("9C51", "Curse", SAURON, cost=0).says(words)
    assert list(limited_anew(card)) == ["9C51"]


@pytest.mark.parametrize(("orcs", "left"), [(1, 8), (3, 6), (6, 6)])
def test_sting_twice(orcs: int, left: int) -> None:
    """1R313 takes four tokens at most in a phase, however often it is used."""
    sc = Scenario(block=Block.FELLOWSHIP, twilight=10)
    sting = sc.put("1R313", on=sc.frodo)
    sc.hand(1, *["1C177"] * orcs)
    sc.begin("fellowship").use(sting).use(sting)
    assert (sc.s.twilight, sc.wounds(sc.frodo)) == (left, 2)


def test_trust_me_as_you_once_did_twice() -> None:
    """3U35 gives three at most in a skirmish: two and then one."""
    sc = Scenario(block=Block.FELLOWSHIP)
    gandalf, card, foe = sc.put("1P364"), sc.put("3U35"), sc.put("1C177", 1)
    gimli = sc.put("1R13")
    sc.fight(gimli, foe)
    for _ in range(2):
        sc.use(card, 0).choose(gimli)
    assert (sc.strength(gimli), sc.wounds(gandalf)) == (9, 2)
