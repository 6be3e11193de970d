"""What each Shire card of set 3 does."""

import pytest
from tests.games.lotr.cards.old_road import gatherings
from tests.games.lotr.made_up import dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.journey import shadow_number_parts
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of

GIMLI, SAM, MERRY, ROSIE, GOBLIN, URUK, BOROMIR = "1U12", "1C311", "1C303", "1U309", "1C177", "1C158", "1U97"


@pytest.fixture
def shire(scenario):
    return gatherings(scenario, 0, site=3)


@pytest.mark.card("3U106")
def test_bill_the_pony(shire):
    """Every site's Shadow number is one less; he goes no way underground."""
    sc, [sam, _] = shire(hand=["3U106"], friends=[SAM, ROSIE])
    sc.begin("fellowship").play("3U106")
    assert sc.offered == {sc.frodo, sam}
    pony = sc.choose(sam).find("3U106")
    site = sc.put_site("1U345", 1)
    assert total(shadow_number_parts(sc.s, sc.s.cards[site])) == 2
    sc.begin("move")
    assert not sc.lives(pony)


@pytest.mark.card("3U107")
def test_frodos_pipe(shire):
    """One companion with Frodo's signet is healed so often."""
    sc, [captain, gimli] = shire(hand=["3U107"], friends=[BOROMIR, GIMLI])
    for one in (captain, gimli):
        sc.wound(one, 2)
    pipe = sc.begin("fellowship").play("3U107").find("3U107")
    assert sc.s.cards[pipe].host == sc.frodo
    sc.put("1U74", on=sc.put("1P364"))
    weed = sc.put("1C305")
    sc.use(pipe)
    assert (sc.wounds(captain), sc.wounds(gimli), sc.lives(weed)) == (0, 2, False)


@pytest.mark.card("3C108")
def test_frying_pan(shire):
    """An Orc, and no Uruk-hai."""
    for foe, hits in ((GOBLIN, 1), (URUK, 0)):
        sc, [sam, _] = shire(hand=["3C108", "1C304"], friends=[SAM, GIMLI])
        sc.begin("fellowship").play("3C108")
        assert sc.offered == {sc.frodo, sam}
        pan = sc.choose(sam).find("3C108")
        enemy = sc.put(foe, 1)
        sc.fight(sam, enemy).use(pan)
        assert (sc.wounds(sam), sc.wounds(enemy), sc.strength(sam)) == (1, hits, 4)


@pytest.mark.card("3R110")
def test_melilot_brandybuck(shire, make):
    """She stops burdens that a card of the Shadow adds; not those of one's own making."""
    curse = dark(make, shadow(do=AddBurden()))
    sc, [dancer] = shire(friends=["3R110"], hand=["1R308"])
    text = sc.put(curse, 1)
    sc.begin("shadow", 1).use(text)
    assert sc.asked == 0
    sc.use(dancer)
    assert (sc.burdens(), sc.wounds(dancer)) == (0, 1)
    sc.wound(dancer, 0)
    sc.hand(0, "1R308", "1C304")
    sc.fight(sc.frodo, sc.put(GOBLIN, 1)).play("1R308")
    assert (sc.burdens(), sc.wounds(dancer)) == (1, 0)


@pytest.mark.card("3C112")
def test_seek_and_hide(shire):
    """With two Shire companions there, a minion does no more damage than it must."""
    sc, _ = shire(hand=["3C112", "1C304"], friends=[ROSIE])
    uruk = sc.put(URUK, 1)
    sc.fight(sc.frodo, uruk)
    assert not sc.can(Play(code_of("3C112")), 0)
    sc.put(SAM)
    assert sc.keyword(uruk, Keyword.DAMAGE) == 1
    assert sc.play("3C112").keyword(uruk, Keyword.DAMAGE) == 0


@pytest.mark.card("3C114")
def test_three_monstrous_trolls(shire, make):
    """A Hobbit ally exerts, and a card of the Shadow adds no twilight."""
    gloom = dark(make, shadow(do=AddTwilight(3)))
    sc, [rosie, sam] = shire(friends=[ROSIE, SAM])
    tale, text = sc.put("3C114"), sc.put(gloom, 1)
    sc.begin("shadow", 1).use(text)
    assert sc.asked == 0
    sc.use(tale)
    assert (sc.s.twilight, sc.wounds(rosie), sc.wounds(sam)) == (0, 1, 0)
    assert not sc.can(Use(tale, 0), 0)
