"""Cards of the Free Peoples of set 3 that ask what others have done: threw away, drew, struck."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Deck

ARAGORN, LEGOLAS, GOBLIN, URUK, ELF_ALLY, TROOPER = "1P365", "1U51", "1C177", "1C158", "3U20", "1U257"
ELVEN_CARD, DWARVEN_CARD = "1C37", "1C3"


@pytest.fixture
def wood(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("3U9")
@pytest.mark.parametrize(("sunk", "less"), [(ELVEN_CARD, 1), (DWARVEN_CARD, 0)])
def test_beren_and_luthien(wood, sunk, less):
    """The bottom card goes, not the top one; only one of the culture weakens, and only one who fights an Elf."""
    sc, [tale, elf, ally, man] = wood(hand=["1C37"], friends=["3U9", LEGOLAS, ELF_ALLY, ARAGORN])
    sc.set_player(0, deck=Deck(top=(code_of("1C299"),), bottom=(code_of("1C300"), code_of(sunk))))
    orc, other = sc.put(GOBLIN, 1), sc.put(GOBLIN, 1)
    sc.fight(elf, orc).use(tale)
    assert sc.wounds(ally) == 1
    assert (sc.in_discard(0), sc.s.players[0].deck.bottom) == ([sunk], (code_of("1C300"),))
    before = sc.strength(other)
    assert sc.strength(orc) == before - less
    assert sc.strength(man) == 8


@pytest.mark.card("3U9")
def test_beren_and_luthien_needs_an_elf_in_the_skirmish(wood):
    sc, [tale, man, ally] = wood(hand=["1C37"], friends=["3U9", ARAGORN, ELF_ALLY])
    sc.deck(0, ELVEN_CARD)
    orc, other = sc.put(GOBLIN, 1), sc.put(GOBLIN, 1)
    sc.fight(man, orc).use(tale)
    assert (sc.in_discard(0), sc.wounds(ally)) == ([ELVEN_CARD], 1)
    assert sc.strength(orc) == sc.strength(other)


@pytest.mark.card("3C11")
@pytest.mark.parametrize(("held", "drawn"), [((["1C177"], ["1C158", "1C177"]), 2), ((["1C177"], []), 1)])
def test_cast_it_into_the_fire(scenario, held, drawn):
    """Each opponent throws one away; one without cards throws none, and none is drawn for it."""
    sc = scenario(site=4, block=Block.FELLOWSHIP, seats=3)
    sc.put(LEGOLAS), sc.put(GOBLIN, 1)
    sc.hand(0, "3C11")
    for seat, cards in enumerate(held, 1):
        sc.hand(seat, *cards)
    sc.deck(0, "1C299", "1C299", "1C299")
    sc.begin("maneuver").play("3C11")
    while sc.asks == "card":
        sc.choose(min(sc.offered))
    assert len(sc.in_hand(0)) == drawn
    assert [len(sc.in_discard(seat)) for seat in (1, 2)] == [1, len(held[1]) > 0]


@pytest.mark.card("3C11")
def test_cast_it_into_the_fire_needs_an_elf(wood):
    sc, _ = wood(hand=["3C11"], friends=[ARAGORN])
    sc.put(GOBLIN, 1)
    sc.begin("maneuver")
    assert sc.refused(Play(code_of("3C11"))).rule == "LOTR-17.9"


@pytest.mark.card("3C14")
@pytest.mark.parametrize(
    ("victim", "foe", "saved"), [(LEGOLAS, TROOPER, True), (LEGOLAS, GOBLIN, False), (ARAGORN, TROOPER, False)]
)
def test_erestor_in_a_skirmish(wood, victim, foe, saved):
    """LOTR-30.56: who loses is wounded by the winner: an Elf, by a minion of Sauron."""
    sc, [erestor, friend] = wood(hand=["1C37"], friends=["3C14", victim])
    orc = sc.put(foe, 1)
    sc.set_strength(orc, sc.strength(friend) + 1)
    sc.fight(friend, orc).resolve()
    assert sc.can(Use(erestor, 1)) is saved
    if saved:
        sc.use(erestor, 1).let_pass()
    assert (sc.wounds(friend), sc.wounds(erestor)) == ((0, 1) if saved else (1, 0))


@pytest.mark.card("3C14")
@pytest.mark.parametrize(("culture", "saved"), [(SAURON, True), (MORIA, False)])
def test_erestor_against_events(wood, make, culture, saved):
    blow = make(event("9C51", "Blow", culture, cost=0).says(maneuver(do=Wound(Choose(ELF & COMPANION)))))
    sc, [erestor, elf] = wood(hand=["1C37"], friends=["3C14", LEGOLAS])
    sc.put(TROOPER, 1)
    sc.hand(1, blow)
    sc.begin("maneuver").pass_until_seat(1).play(blow)
    assert sc.can(Use(erestor, 1)) is saved
    if saved:
        sc.use(erestor, 1).let_pass()
    assert sc.wounds(elf) == (not saved)


@pytest.mark.card("3C14")
def test_erestor_does_not_stop_other_cards_of_sauron(wood, make):
    """A condition is neither minion nor event."""
    spell = make(condition("9C52", "Spell", SAURON, cost=0).says(maneuver(do=Wound(Choose(ELF & COMPANION)))))
    sc, [_, elf] = wood(hand=["1C37"], friends=["3C14", LEGOLAS])
    sc.put(TROOPER, 1)
    source = sc.put(spell, 1)
    sc.begin("maneuver").pass_until_seat(1).use(source)
    assert sc.wounds(elf) == 1


@pytest.mark.card("3R29")
def test_betrayal_of_isengard(wood, make):
    """Each card an opponent takes in the Shadow phase, drawn or not; one's own cards and other phases count not."""
    luck = make(event("9C53", "Luck", ISENGARD, cost=0).says(shadow(do=(Draw(2), By(Who.FREE, Draw(1)), take(MINION)))))
    sc, [betrayal] = wood(twilight=5, friends=["3R29"])
    sc.hand(1, luck), sc.deck(1, GOBLIN, GOBLIN, GOBLIN), sc.discard(1, URUK), sc.deck(0, "1C299")
    sc.begin("shadow", 1).play(luck)
    sc.use(betrayal)
    assert sc.s.twilight == 4
    sc.pass_()
    sc.choose(URUK) if sc.asks == "card" else None
    sc.use(betrayal)
    assert (sc.s.twilight, len(sc.in_hand(1)), len(sc.in_hand(0)), sc.asks) == (3, 3, 1, "shadow")


@pytest.mark.card("3R29")
def test_betrayal_of_isengard_in_other_phases(wood, make):
    luck = make(event("9C54", "Luck", ISENGARD, cost=0).says(maneuver(do=Draw(2))))
    sc, [_betrayal] = wood(twilight=5, friends=["3R29"])
    sc.put(GOBLIN, 1), sc.hand(1, luck), sc.deck(1, GOBLIN, GOBLIN)
    sc.begin("maneuver").pass_until_seat(1).play(luck)
    assert (len(sc.in_hand(1)), sc.s.twilight, sc.asks) == (2, 5, "maneuver")


@pytest.mark.card("3R29")
def test_betrayal_of_isengard_wounds_saruman(wood):
    sc, [betrayal, gandalf] = wood(friends=["3R29", "1R72"])
    saruman, uruk = sc.put("3R68", 1), sc.put(URUK, 1)
    sc.begin("maneuver").use(betrayal, 1)
    assert (sc.wounds(saruman), sc.wounds(uruk), sc.wounds(gandalf)) == (2, 0, 1)
