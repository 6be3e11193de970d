"""A random sample of cards against their print: Fellowship block, sites and cards about sites."""

import pytest

from pelipoyta.games.lotr.events import FightEnded
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules import legal
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1C295")
def test_farmer_swaps_and_then_speaks_for_own_site_one(scenario):
    sc = scenario(block=Block.FELLOWSHIP)
    farmer = sc.put("1C295")
    sc.adventure(0, "1U321")
    sc.deck(0, "1C303", "1C311")
    sc.begin("fellowship")
    sc.use(farmer, next(n for n in range(4) if sc.can(Use(farmer, n))))
    assert sc.s.cards[sc.s.path[0]].owner == 0 and sc.wounds(farmer) == 1
    copied = [action for action in legal(sc.s, 0) if isinstance(action, Use) and action.card == farmer]
    assert len(copied) == 1
    sc.do(copied[0]).choose(*({sc.frodo} & sc.offered)).choose("1C303")
    assert sc.lives(sc.find("1C303")) and sc.wounds(sc.frodo) == 1


@pytest.mark.card("1C296")
def test_hobbit_intuition_by_site(scenario):
    for site in (4, 5):
        sc = scenario(site=site, block=Block.FELLOWSHIP)
        merry, foe = sc.put("1C303"), sc.put("2U82", 1)
        sc.hand(0, "1C296", "1U293")
        sc.fight(merry, foe)
        sc.play("1C296")
        if site == 5:
            assert sc.offered == {merry, sc.frodo}
            sc.choose(merry)
            assert sc.strength(merry) == 6
        else:
            assert sc.asks != "skirmish" and sc.wounds(merry) == 0 and sc.lives(merry)


@pytest.mark.card("1U321")
def test_maggots_fields(scenario):
    sc = scenario(site=1, block=Block.FELLOWSHIP, sites={1: "1U321"})
    ally = sc.put("1R291")
    sc.put("1C53")
    sc.deck(0, "1C303", "1C306", "1C311")
    sc.begin("fellowship")
    sc.use(sc.s.path[0])
    assert sc.offered == {ally, sc.frodo}
    sc.choose(ally)
    assert sc.offered == {code_of("1C303"), code_of("1C306")}
    sc.choose("1C306")
    assert sc.s.twilight == 1 and sc.wounds(ally) == 1


@pytest.mark.card("1U333")
def test_midgewater_moors(scenario):
    sc = scenario(site=2, block=Block.FELLOWSHIP, sites={2: "1U333"}, twilight=20)
    sc.hand(0, "1C303", "1C53")
    sc.hand(1, "2C60", "2C60", "1U220")
    sc.begin("shadow", 1)
    sc.play("1U220")
    assert len(sc.in_hand(0)) == 2
    sc.play("2C60")
    assert sc.asked == 0
    sc.choose("1C303")
    assert sc.in_hand(0) == ["1C53"]
    sc.play("2C60").choose("1C53")
    assert sc.in_hand(0) == []


@pytest.mark.card("1U345")
def test_mithril_mine(scenario):
    sc = scenario(site=4, block=Block.FELLOWSHIP, sites={4: "1U345"}, twilight=2)
    wraith = sc.put("2U82", 1)
    sc.discard(1, "1U218", "6U83", "3C55", "1U209")
    sc.begin("shadow", 1)
    sc.use(sc.s.path[3])
    assert sc.offered <= {code_of("1U218")}
    if sc.offered and sc.asks != "shadow":
        sc.choose("1U218")
    assert sc.s.twilight == 0 and sc.s.cards[sc.find("1U218")].host == wraith


@pytest.mark.card("1R224")
def test_return_to_its_master(scenario):
    sc = scenario(site=5, block=Block.FELLOWSHIP)
    sc.ring("1R1")
    hero, foe = sc.put("1C7"), sc.put("1C177", 1)
    weak, wraith = sc.put("2C60", 1), sc.put("2U82", 1)
    sc.strengthen(weak, 1), sc.strengthen(wraith, -6)
    sc.hand(1, "1R224")
    sc.fights(sc.frodo, weak, hero, foe)
    sc.choose(sc.frodo) if sc.frodo in sc.offered else None
    for _ in range(40):
        if sc.asks == "respond" and sc.can(Use(sc.one_ring, 0)):
            sc.use(sc.one_ring)
        elif sc.asks == "respond" and sc.can(Play(code_of("1R224"))):
            sc.play("1R224")
            break
        else:
            sc.pass_()
    ended = [event for event in sc.told(FightEnded) if event.character == sc.frodo]
    assert ended[-1].minions == (wraith,) and sc.wounds(sc.frodo) == 1
    assert not [event for event in sc.told(FightEnded) if event.character == hero]
