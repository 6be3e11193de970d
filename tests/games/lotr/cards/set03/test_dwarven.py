"""Dwarves of set 3."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of

LEGOLAS, GIMLI, GOBLIN, GUARD, SMITH = "1U51", "1U12", "1C177", "1C7", "1U27"


@pytest.fixture
def hall(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("3R1")
@pytest.mark.parametrize(("site", "able"), [(3, False), (4, True)])
def test_book_of_mazarbul(hall, site, able):
    """A card for each Dwarf companion, from site 4 on."""
    sc, [dwarf, _, _, _] = hall(site, friends=[GIMLI, GUARD, SMITH, LEGOLAS])
    book = sc.put("3R1", on=dwarf)
    sc.deck(0, GUARD, GUARD, GUARD, GUARD)
    sc.begin("turn")
    if able:
        sc.use(book)
    assert (len(sc.in_hand(0)), sc.asks) == (2 * able, "fellowship")


@pytest.mark.card("3R3")
def test_mines_of_khazad_dum(hall, make):
    song = make(condition("9C67", "Song", ELVEN, cost=0, keywords=TALE))
    sc, _ = hall(hand=["3U5", song])
    dwarf, elf, smith = sc.put(GIMLI, wounds=1), sc.put(LEGOLAS, wounds=1), sc.put(SMITH, wounds=1)
    mines = sc.put("3R3")
    sc.begin("fellowship").play(song)
    assert sc.asks == "fellowship"
    sc.play("3U5")
    before = sc.wounds(dwarf)
    sc.use(mines)
    assert (before - sc.wounds(dwarf), sc.wounds(elf), sc.wounds(smith)) == (1, 1, 1)


@pytest.mark.card("3U4")
def test_a_royal_welcome(hall):
    """An ally tires for a companion."""
    sc, [smith] = hall(friends=[SMITH])
    dwarf, elf, welcome = sc.put(GIMLI, wounds=1), sc.put(LEGOLAS, wounds=1), sc.put("3U4")
    sc.begin("regroup").use(welcome)
    assert (sc.wounds(smith), sc.wounds(dwarf), sc.wounds(elf)) == (1, 0, 1)


@pytest.mark.card("3U5")
def test_song_of_durin(hall, make):
    """Weapons of Moria cost two more; sung to its end, two conditions of Moria go."""
    sc, _ = hall(twilight=2)
    song, orc = sc.put("3U5"), sc.put(GOBLIN, 1)
    sc.hand(1, "1C180")
    sc.begin("shadow", 1).play("1C180").let_pass()
    assert (sc.s.twilight, sc.s.cards[sc.find("1C180")].host) == (0, orc)
    dark, deep, storm = sc.put("1U188", 1), sc.put("1C192", 1), sc.put("1C133", 1)
    sc.begin("fellowship").use(song, 2)
    assert sc.offered == {dark, deep}
    sc.choose(dark, deep)
    assert [sc.lives(card) for card in (dark, deep, storm, song)] == [False, False, True, False]


@pytest.mark.card("3U5")
def test_a_dwarf_exerts_for_the_song(hall):
    sc, [elf] = hall(hand=["3U5"], friends=[LEGOLAS])
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("3U5")))
    dwarf = sc.put(GIMLI)
    sc.play("3U5")
    assert (sc.wounds(dwarf), sc.wounds(elf), sc.can(Use(sc.find("3U5"), 2))) == (1, 0, True)
