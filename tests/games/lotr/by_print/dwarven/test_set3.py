"""Dwarven cards of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("3R1")
@pytest.mark.parametrize(("site", "drawn"), [(3, 0), (4, 2), (5, 2)])
def test_book_of_mazarbul(scenario, site, drawn):
    """From site 4 on: a card for each Dwarf companion, no ally."""
    sc = scenario(site=site, **OLD)
    book = sc.put("3R1", on=sc.put(GUARD))
    sc.put("1U12"), sc.put(GRIMIR)
    sc.deck(0, *["1C3"] * 9)
    sc.begin("fellowship")
    assert bool(answers(sc, book)) == bool(drawn)
    if drawn:
        answer(sc, book)
    assert (sc.in_hand(0), sc.asks) == (["1C3"] * drawn, "fellowship")


@pytest.mark.card("3R1")
def test_book_of_mazarbul_on_a_towers_path(scenario):
    """LOTR-23.3: site 4 means the Fellowship block's."""
    sc = scenario(site=4)
    book = sc.put("3R1", on=sc.put(GUARD))
    sc.deck(0, *["1C3"] * 9)
    sc.begin("fellowship")
    assert (answers(sc, book), sc.in_hand(0)) == ([], [])


@pytest.mark.card("3R1")
def test_book_of_mazarbul_and_the_rule_of_four(scenario):
    """LOTR-7.5: five Dwarves bring four cards; it may be left unread."""
    sc = scenario(site=4, **OLD)
    book = sc.put("3R1", on=sc.put(GUARD))
    for _ in range(4):
        sc.put(GUARD)
    sc.deck(0, *["1C3"] * 9)
    sc.begin("fellowship")
    answer(sc, book)
    assert sc.in_hand(0) == ["1C3"] * 4


@pytest.mark.card("3U2")
def test_gimlis_pipe(scenario):
    """One more pipe can be spotted after he exerts."""
    sc = scenario(site=2, **OLD)
    gimli = sc.put("1U12")
    pipe = sc.put("3U2", on=gimli)
    sc.begin("fellowship").do(ability(sc, pipe))
    assert sc.wounds(gimli) == 1
    sc.do(ability(sc, pipe))
    assert sc.wounds(gimli) == 2
    assert sc.refused(ability(sc, pipe)).rule == "LOTR-18.3"


@pytest.mark.card("3U2")
@pytest.mark.parametrize(("used", "left"), [(0, 7), (1, 6), (2, 5)])
def test_gimlis_pipe_counts_once_more(scenario, used, left):
    """The Gaffer's Pipe (1U292) takes as many tokens as pipes are spotted: two, and one for each exertion."""
    sc = scenario(site=2, twilight=9, **OLD)
    gimli = sc.put("1U12")
    pipe, gaffers = sc.put("3U2", on=gimli), sc.put("1U292", on=sc.frodo)
    sc.put("1C305")
    sc.begin("fellowship")
    for _ in range(used):
        sc.do(ability(sc, pipe))
    sc.do(ability(sc, gaffers))
    if sc.asks != "fellowship":
        sc.decide(2 + used)
    assert (sc.wounds(gimli), sc.s.twilight) == (used, left)


@pytest.mark.card("3R3")
def test_mines_of_khazad_dum(scenario):
    """A Dwarven tale played heals a Dwarf companion, no ally."""
    sc = scenario(site=2, **OLD)
    mines, guard = sc.put("3R3"), sc.put(GUARD, wounds=1)
    gimli = sc.put("1U12", wounds=1)
    sc.put(GRIMIR, wounds=1)
    sc.hand(0, "1C24")
    sc.begin("fellowship").play("1C24")
    answer(sc, mines)
    assert sc.offered == {guard, gimli}
    sc.choose(guard)
    assert (sc.wounds(guard), sc.wounds(gimli)) == (0, 1)


@pytest.mark.card("3R3")
@pytest.mark.parametrize("name", ["1C21", "1R66"])
def test_mines_of_khazad_dum_want_a_dwarven_tale(scenario, name):
    """Neither a Dwarven condition that is no tale, nor an Elven tale."""
    sc = scenario(site=2, **OLD)
    mines, guard = sc.put("3R3"), sc.put(GUARD, wounds=1)
    sc.put("1R50")
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert (answers(sc, mines), sc.wounds(guard)) == ([], 1)


@pytest.mark.card("3U4")
def test_a_royal_welcome(scenario):
    """A Dwarf ally exerts for a Dwarf companion."""
    sc = scenario(site=2, **OLD)
    card, grimir, thrarin = sc.put("3U4"), sc.put(GRIMIR), sc.put("1U27", wounds=1)
    guard = sc.put(GUARD, wounds=1)
    sc.put("1R50", wounds=1)
    sc.begin("regroup").do(ability(sc, card))
    assert [sc.wounds(who) for who in (grimir, thrarin, guard)] == [1, 1, 0]


@pytest.mark.card("3U4")
def test_a_royal_welcome_without_allies(scenario):
    """LOTR-18.3: companions cannot pay."""
    sc = scenario(site=2, **OLD)
    card = sc.put("3U4")
    sc.put("1U12"), sc.put(GUARD, wounds=1), sc.put("1U27", wounds=1)
    sc.hand(0, "2U13")
    sc.deck(0, *["1C3"] * 9)
    sc.begin("regroup")
    assert sc.refused(ability(sc, card)).rule == "LOTR-18.3"


@pytest.mark.card("3U5")
def test_song_of_durin(scenario):
    """Moria weapons cost two more, other Moria cards and other weapons do not."""
    sc = scenario(site=4, **OLD)
    orc = sc.put(ORC, 1)
    plain = [cost(sc.s, 1, code, bearer=orc) for code in (1180, 1190, 1192, 1177)]
    sc.put("3U5")
    now = [cost(sc.s, 1, code, bearer=orc) for code in (1180, 1190, 1192, 1177)]
    assert [b - a for a, b in zip(plain, now, strict=True)] == [2, 2, 0, 0]


@pytest.mark.card("3U5")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_song_of_durin_sung(scenario, count):
    """Up to two Moria conditions go with it."""
    sc = scenario(site=2, **OLD)
    song = sc.put("3U5")
    moria = [sc.put("1C192", 1) for _ in range(3)]
    other = sc.put("1C141", 1)
    sc.begin("fellowship").do(ability(sc, song))
    assert sc.offered == set(moria)
    sc.choose(*moria[:count])
    if count < 2:
        sc.pass_()
    assert [sc.lives(card) for card in moria] == [at >= count for at in range(3)]
    assert (sc.lives(other), sc.lives(song)) == (True, False)


@pytest.mark.card("3U5")
def test_song_of_durin_is_paid(scenario):
    sc = scenario(site=2, **OLD)
    sc.put(GUARD, wounds=1)
    sc.hand(0, "3U5")
    sc.begin("fellowship")
    assert why_not_played(sc, "3U5") == "LOTR-18.3"
    gimli = sc.put("1U12")
    sc.play("3U5")
    assert (sc.wounds(gimli), sc.keyword(sc.find("3U5"), Keyword.TALE)) == (1, 1)


@pytest.mark.card("3C6")
@pytest.mark.parametrize(("shown", "most"), [("1C185", 2), (ORC, 4), ("1C180", 0)])
def test_storm_of_argument(scenario, shown, most):
    """As many Dwarven cards as the shown card costs; fewer if wished."""
    sc = scenario(site=2, **OLD)
    sc.hand(0, "3C6"), sc.hand(1, shown)
    sc.discard(0, "1C3", "1C4", "1C8", "1C9", "1C298")
    sc.deck(0, "1C298")
    sc.begin("fellowship").play("3C6")
    for name in ("1C3", "1C4", "1C8", "1C9")[:most]:
        assert 1298 not in sc.offered
        sc.choose(name)
    assert len(sc.s.players[0].deck) == 1 + most
    assert (sc.in_discard(0).count("1C298"), sc.s.twilight, sc.in_hand(1)) == (1, 1, [shown])


@pytest.mark.card("3C6")
def test_storm_of_argument_names_an_opponent(scenario):
    """With two opponents one is picked; up to means fewer may do."""
    sc = scenario(site=2, seats=3, **OLD)
    sc.hand(0, "3C6"), sc.hand(1, "1C180"), sc.hand(2, "1C185")
    sc.discard(0, "1C3", "1C4")
    sc.deck(0)
    sc.begin("fellowship").play("3C6")
    assert sc.offered == {1, 2}
    sc.choose(2).choose("1C3").pass_()
    assert (sorted(sc.in_discard(0)), len(sc.s.players[0].deck)) == (["1C4", "3C6"], 1)
