"""What each site of set 2 does."""

import pytest
from tests.games.lotr.cards.set01.places import at

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, has_keyword
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.words.facts import code_of

GIMLI, SAM, GOBLIN_ARCHER = "1U12", "1C311", "1C176"


def has(sc, *words):
    return all(has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], word) for word in words)


@pytest.mark.card("2U115")
def test_hobbiton_party_field(scenario):
    sc, place = at(scenario, "2U115", 1)
    sc.deck(0, "1R284", "2U96", "1R291")
    gimli = sc.put(GIMLI)
    sc.begin("fellowship").use(place)
    assert sc.offered == {code_of("1R284"), code_of("2U96")}
    sc.choose("2U96")
    assert (sc.wounds(sc.frodo), sc.wounds(gimli), sc.lives(sc.find("2U96"))) == (1, 0, True)


@pytest.mark.card("2U116")
def test_hobbiton_woods(scenario):
    """A Hobbit exerts; the second site is one's own, even where another's lies already."""
    sc, place = at(scenario, "2U116", 1)
    assert has(sc, Keyword.FOREST)
    sc.put_site("1U327", 1)
    sc.adventure(0, "1C331")
    sc.begin("fellowship").use(place)
    second = sc.s.cards[sc.s.path[1]]
    assert (second.code, second.owner, sc.wounds(sc.frodo)) == (code_of("1C331"), 0, 1)


@pytest.mark.card("2C117")
def test_town_center(scenario):
    """A Shire ally; a companion or another's ally is not enough."""
    sc, place = at(scenario, "2C117", 1)
    sc.hand(0, SAM, "1U70")
    sc.deck(0, GIMLI)
    sc.begin("fellowship")
    assert not sc.can(Use(place, 0))
    sc.hand(0, SAM, "1U309")
    assert sorted(sc.use(place).choose("1U309").in_hand(0)) == sorted([SAM, GIMLI])


@pytest.mark.card("2U118")
def test_great_chasm(scenario, make):
    """The first archer of Moria in each Shadow phase."""
    bowman = make(minion("9C140", "Bowman", SAURON, ORC, cost=3, strength=5, vitality=2, site=1, keywords=ARCHER))
    sc, _ = at(scenario, "2U118", 4, twilight=20)
    assert has(sc, Keyword.UNDERGROUND)
    sc.hand(1, bowman, GOBLIN_ARCHER, GOBLIN_ARCHER, "1C177")
    sc.begin("shadow", 1)
    left = [sc.play(name).s.twilight for name in (bowman, "1C177", GOBLIN_ARCHER, GOBLIN_ARCHER)]
    prices = [before - after_ for before, after_ in zip([20, *left], left, strict=False)]
    assert prices[0] == 3
    assert prices[2] == prices[3] - 2


@pytest.mark.card("2U120")
def test_valley_of_the_silverlode(scenario):
    """Each Hobbit companion may heal: the player says who."""
    sc = scenario(site=5, block=Block.FELLOWSHIP)
    sc.put_site("2U120", 1)
    sam, pippin = sc.put(SAM, wounds=1), sc.put("2C110", wounds=2)
    others = [sc.put(GIMLI, wounds=1), sc.put("1U309", wounds=1)]
    sc.begin("move")
    assert has(sc, Keyword.RIVER, Keyword.SANCTUARY)
    assert sc.offered == {sam, pippin}
    sc.choose(pippin).pass_()
    assert [sc.wounds(i) for i in (sam, pippin, *others)] == [1, 1, 1, 1]


@pytest.mark.card("2C119")
def test_hollin(scenario):
    """Uruk-hai do not roam: they cost no more, and no card finds them roaming."""
    sc, _ = at(scenario, "2C119", 4)
    assert has(sc, Keyword.PLAINS)
    uruk = sc.put("1C158", 1)
    assert (cost(sc.s, 1, code_of("1C158")), uruk in [card.id for card in sc.spot(ROAMING & MINION)]) == (4, False)
    sc, _ = at(scenario, "1C346", 4)
    uruk = sc.put("1C158", 1)
    assert (cost(sc.s, 1, code_of("1C158")), [card.id for card in sc.spot(ROAMING & MINION)]) == (6, [uruk])
