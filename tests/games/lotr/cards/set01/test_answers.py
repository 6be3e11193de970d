"""Response events of the Free Peoples in set 1, and their archery."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, SAM, GANDALF_GREY, GOBLIN, URUK = "1P365", "1U51", "1U12", "1C311", "1P364", "1C177", "1C158"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0, site=3)


@pytest.mark.card("1R23", "1C25")
@pytest.mark.parametrize("answer", ["1R23", "1C25"])
def test_when_a_dwarf_wins(road, answer):
    """An opponent's deck loses three cards; or that Dwarf is healed. No other's victory will do."""
    sc, [gimli, elf] = road(hand=[answer], friends=[GIMLI, LEGOLAS])
    for one in (gimli, elf):
        sc.wound(one, 1)
    sc.deck(1, *[URUK] * 9)
    orc = sc.put("1C176", 1)
    sc.set_strength(orc, 1)
    sc.fight(gimli, orc)
    sc.pass_until("respond").play(answer)
    assert (sc.in_discard(1).count(URUK), sc.wounds(gimli), sc.wounds(elf)) == (
        (3, 1, 1) if answer == "1R23" else (0, 0, 1)
    )


@pytest.mark.card("1R23", "1C25")
def test_when_an_elf_wins(road):
    sc, [elf] = road(hand=["1R23", "1C25"], friends=[LEGOLAS])
    orc = sc.put("1C176", 1)
    sc.set_strength(orc, 1)
    sc.fight(elf, orc).resolve()
    while sc.asks == "respond":
        assert not any(sc.can(Play(code_of(name)), 0) for name in ("1R23", "1C25"))
        sc.pass_()
    assert sorted(sc.in_hand(0))[:1] == ["1C25"]


@pytest.mark.card("1C85")
@pytest.mark.parametrize("wizard", [True, False])
def test_strength_of_spirit(road, wizard):
    """LOTR-18.3: the exertion is paid, and what it pays for is done; only the token is not there."""
    sc, [king, *_] = road(hand=["1C85"], friends=["1R89", *([GANDALF_GREY] if wizard else [])])
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").use(king)
    if wizard:
        sc.play("1C85")
    assert (sc.wounds(king), sc.keyword(king, Keyword.DEFENDER)) == (not wizard, 1)


@pytest.mark.card("1C287")
def test_extraordinary_resilience(road):
    """The Ring-bearer's healing takes a burden off instead."""
    sc, [gaffer, sam] = road(hand=["1C287"], friends=["1R291", SAM])
    sc.set_player(0, burdens=2)
    for one in (sc.frodo, sam):
        sc.wound(one, 1)
    sc.begin("fellowship").use(gaffer).choose(sc.frodo).play("1C287")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 1)


@pytest.mark.card("1R115")
@pytest.mark.parametrize("fighter", [ARAGORN, GIMLI])
def test_strength_of_kings(road, make, fighter):
    """A skirmish event is cancelled where a Man of Gondor is in the skirmish."""
    curse = make(event("9C152", "Hex", SAURON, cost=0).says(skirmish(do=strength(Choose(MINION), 5))))
    sc, [hero] = road(hand=["1R115", "1C304"], friends=[fighter])
    sc.hand(1, curse)
    orc = sc.put(GOBLIN, 1)
    sc.fight(hero, orc).pass_until_seat(1).play(curse)
    if fighter == ARAGORN:
        sc.pass_until("respond").play("1R115")
    else:
        sc.let_pass()
    assert sc.strength(orc) == (13 if fighter == ARAGORN else 18)


@pytest.mark.card("1R115")
def test_strength_of_kings_cancels_any_side_s_event(road, make):
    """The print names no side: the Free Peoples player may cancel an event of one's own."""
    hope = make(event("9C153", "Hope", GONDOR, cost=0).says(skirmish(do=strength(Choose(COMPANION & MAN), 5))))
    sc, [hero] = road(hand=["1R115", hope], friends=[ARAGORN])
    sc.fight(hero, sc.put(GOBLIN, 1))
    before = sc.strength(hero)
    sc.play(hope).play("1R115")
    assert sc.strength(hero) == before


@pytest.mark.card("1R38", "1C52")
def test_elven_archery(road):
    """With an Elf archer one arrow more; with any Elf companion one fewer of the minions'."""
    sc, _ = road(hand=["1R38", "1C52"], friends=["1U56", GIMLI])
    orc = sc.put(GOBLIN, 1)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert not any(sc.can(Play(code_of(name)), 0) for name in ("1R38", "1C52"))
    sc, [plain] = road(hand=["1R38", "1C52"], friends=["1C53"])
    sc.put("1C176", 1)
    sc.begin("archery")
    assert [sc.can(Play(code_of(name)), 0) for name in ("1R38", "1C52")] == [False, True]
    sc.play("1C52").pass_until("defend")
    assert [sc.wounds(i) for i in (plain, sc.frodo)] == [0, 0]
    sc, [elf] = road(hand=["1R38"], friends=[LEGOLAS])
    orc = sc.put(GOBLIN, 1)
    sc.begin("archery").play("1R38").pass_until("defend")
    assert sc.wounds(orc) == 2
    assert sc.wounds(elf) == 0
