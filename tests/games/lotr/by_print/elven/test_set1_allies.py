"""Elven allies of set 1, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import HandSeen

FOTR = Block.FELLOWSHIP


@pytest.mark.card("1R34")
def test_celeborn_heals_allies(scenario, make):
    """An ally of the culture, himself too; no companion, no Hobbit."""
    sc = scenario()
    celeborn, elf = sc.put("1R34"), sc.put(helper(make), wounds=1)
    sc.put(friend(make), wounds=1), sc.put(helper(make, SHIRE, HOBBIT), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, celeborn)
    assert sc.offered == {celeborn, elf}
    sc.choose(elf)
    assert (sc.wounds(celeborn), sc.wounds(elf)) == (1, 0)


@pytest.mark.card("1R34")
def test_celeborn_exhausted(scenario, make):
    sc = scenario()
    celeborn = sc.put("1R34", wounds=2)
    sc.put(helper(make), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    assert why_not_use(sc, celeborn) == {"LOTR-18.3"}


@pytest.mark.card("1R40")
def test_elrond_needs_gandalf_or_an_elf(scenario, make):
    for name, may in (("1R72", True), (friend(make), True), (friend(make, GANDALF, WIZARD), False)):
        sc = scenario(block=FOTR)
        sc.put(name)
        sc.hand(0, "1R40")
        sc.begin("fellowship")
        assert can_play(sc, "1R40") == may
    assert why_not_play(sc, "1R40") == "LOTR-18.1"


@pytest.mark.card("1R40")
def test_elrond_heals_his_house(scenario, make):
    """Each ally of site 3 once, whatever its culture, himself too; draws for an exertion (LOTR-7.5)."""
    sc = scenario()
    elrond, elf = sc.put("1R40", wounds=2), sc.put(helper(make), wounds=2)
    hobbit, far = sc.put(helper(make, SHIRE, HOBBIT), wounds=1), sc.put(helper(make, home=(6, FOTR)), wounds=1)
    towers = sc.put(helper(make, home=(3, Block.TOWERS)), wounds=1)
    sc.hand(0, IDLE), sc.deck(0, "1C53", "1C53")
    sc.begin("turn").pass_until("fellowship")
    assert [sc.wounds(card) for card in (elrond, elf, hobbit, far, towers)] == [1, 1, 0, 1, 1]
    act(sc, elrond)
    assert (sc.in_hand(0), sc.wounds(elrond)) == (["1C53", IDLE], 2)


@pytest.mark.card("1R45")
def test_galadriel_heals_and_calls(scenario, make):
    """An Elf of the hand comes free, her requirement met by Galadriel herself."""
    sc = scenario()
    lady, elf = sc.put("1R45", wounds=1), sc.put(helper(make, home=(6, FOTR)), wounds=1)
    other = sc.put(helper(make), wounds=1)
    sc.hand(0, "1U48", "1R72", "1C41")
    sc.begin("turn").pass_until("fellowship")
    assert (sc.wounds(lady), sc.wounds(elf), sc.wounds(other)) == (0, 0, 1)
    act(sc, lady)
    if "1U48" in sc.in_hand(0):
        assert sc.offered == {1048}
        sc.choose("1U48")
    assert (sc.s.twilight, sc.wounds(lady), sc.strength(sc.find("1U48"))) == (0, 1, 5)


@pytest.mark.card("1R45")
def test_galadriel_with_no_elf_to_call(scenario):
    """LOTR-18.8: an Elf must be there and be playable."""
    sc = scenario()
    lady = sc.put("1R45")
    sc.hand(0, "1R45", "1C41")
    sc.begin("fellowship")
    assert why_not_use(sc, lady) == {"LOTR-18.8"}


@pytest.mark.card("1U56", "1U57")
@pytest.mark.parametrize(("name", "race"), [("1U56", URUK_HAI), ("1U57", ORC)])
def test_brothers_shoot(scenario, make, name, race):
    sc = scenario()
    elf, prey = sc.put(name), sc.put(foe(make, race=race), 1)
    others = [sc.put(foe(make, race=kind), 1) for kind in (ORC, URUK_HAI, MAN) if kind is not race]
    sc.hand(0, IDLE)
    sc.begin("archery")
    act(sc, elf)
    assert (sc.wounds(elf), sc.wounds(prey), [sc.wounds(card) for card in others]) == (1, 1, [0, 0])


@pytest.mark.card("1U56", "1U57")
@pytest.mark.parametrize("name", ["1U56", "1U57"])
def test_brothers_are_archers_at_home(scenario, make, name):
    """LOTR-22.3: counted only where they take part; they still count after the shot."""
    for site, total_ in ((6, 1), (5, 0)):
        sc = scenario(site=site, block=FOTR)
        elf = sc.put(name)
        sc.put(foe(make, race=ORC), 1), sc.put(foe(make, race=URUK_HAI), 1)
        sc.hand(0, IDLE)
        sc.begin("archery")
        act(sc, elf)
        assert arrows(sc) == total_


@pytest.mark.card("1U60")
def test_silinde_speaks_for_ones_own_site(scenario, make):
    """LOTR-30.64: only where the site 3 on the path is one's own."""
    for owner, may in ((0, True), (1, False)):
        sc = scenario(site=2, block=FOTR)
        sc.put_site("1U340", owner)
        elf = sc.put("1U60")
        man = friend(make, GONDOR, MAN)
        sc.hand(0, man, "1C53"), sc.deck(0, "1C53")
        sc.begin("fellowship")
        assert bool(uses(sc, elf)) == may
        if may:
            act(sc, elf)
            assert sc.offered == {code_of(man)}
            sc.choose(man)
            assert sc.in_hand(0) == ["1C53", "1C53"]


@pytest.mark.card("1U60")
def test_silinde_before_site_three(scenario, make):
    sc = scenario(site=2, block=FOTR)
    elf = sc.put("1U60")
    sc.hand(0, friend(make, GONDOR, MAN))
    sc.begin("fellowship")
    assert uses(sc, elf) == []


@pytest.mark.card("1C67")
def test_uruviel_speaks_for_ones_own_site(scenario, make):
    """LOTR-30.64: the text of one's own site 6, wherever the fellowship is."""
    sc = scenario(site=5, block=FOTR)
    sc.put_site("1C351", 0)
    elf = sc.put("1C67")
    sc.hand(0, IDLE), sc.hand(1, "1C53")
    sc.begin("fellowship")
    act(sc, elf)
    assert (sc.wounds(elf), sc.told(HandSeen)[0].codes.value) == (1, (1053,))


@pytest.mark.card("1C67")
def test_uruviel_of_the_wood(scenario, make):
    """A steady text works too: each ally of site 6 is stronger; an opponent's site gives her nothing."""
    for owner, now in ((0, 8), (1, 5)):
        sc = scenario(site=5, block=FOTR)
        sc.put_site("1U352", owner)
        elf, other = sc.put("1C67"), sc.put(helper(make, home=(3, FOTR)))
        assert (sc.strength(elf), sc.strength(other)) == (now, 3)
