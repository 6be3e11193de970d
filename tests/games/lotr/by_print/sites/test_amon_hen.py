"""Site 9 of the Fellowship block and Orthanc Library, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.terms import Keyword, Phase


@pytest.mark.card("1U360")
def test_emyn_muil(scenario):
    """One's own minion exerts and is fierce until the regroup phase."""
    sc = at(scenario, "1U360", seats=3)
    orc, other = sc.put(ORC, 1), sc.put(ORC, 2)
    sc.put(GUARD)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, here(sc)))
    assert (wounds(sc, orc, other), sc.keyword(orc, Keyword.FIERCE), sc.keyword(other, Keyword.FIERCE)) == (
        [1, 0],
        1,
        0,
    )
    sc.pass_until("defend")
    assert sc.keyword(orc, Keyword.FIERCE) == 1


@pytest.mark.card("1U360")
def test_emyn_muil_exhausted(scenario):
    """LOTR-18.3; the Free Peoples player has no minion."""
    sc = at(scenario, "1U360")
    sc.put(ORC, 1, wounds=2), sc.put("1U27")
    sc.begin("maneuver")
    assert sc.asked == 0 and not sc.can(ability(sc, here(sc)))
    assert not sc.can(ability(sc, here(sc)), 1)


@pytest.mark.card("1C362", "4U362")
@pytest.mark.parametrize("site", ["1C362", "4U362"])
def test_each_shadow_player_may_draw(scenario, site):
    """A card for each burden, or for each companion over four; each decides alone."""
    sc = before(scenario, site, seats=3)
    sc.adventure(1), sc.adventure(2)
    for seat in (1, 2):
        sc.adventure(seat, site)
        sc.deck(seat, *["1C185"] * 9)
        sc.hand(seat, "1C177")
    sc.set_player(0, burdens=2)
    for _ in range(5 if site == "4U362" else 3):
        sc.put(GUARD)
    move(sc)
    seen = {}
    for _ in range(2):
        seat = sc.asked
        seen[seat] = len(seen) == 0
        sc.decide(int(seen[seat])) if sc.asks != "respond" else sc.do(rules.legal(sc.s, seat)[0 if seen[seat] else -1])
    drawn = {seat: sc.in_hand(seat).count("1C185") for seat in (1, 2)}
    assert drawn == {seat: 2 * drew for seat, drew in seen.items()}


@pytest.mark.card("1C362", "4U362")
@pytest.mark.parametrize("site", ["1C362", "4U362"])
def test_nothing_to_draw_for(scenario, site):
    """Without burdens, with four companions."""
    sc = before(scenario, site)
    sc.deck(1, *["1C185"] * 9)
    sc.hand(1, "1C177")
    for _ in range(3):
        sc.put(GUARD)
    move(sc)
    while sc.asked == 1 and sc.asks != "shadow":
        sc.decide(1) if sc.asks != "respond" else sc.pass_()
    assert "1C185" not in sc.in_hand(1)


@pytest.mark.card("1U363")
def test_tol_brandir(scenario):
    """Up to three trackers from the pile, each paid; then the Shadow phase is over."""
    sc = at(scenario, "1U363", twilight=9)
    sc.discard(1, "1C261", "1C261", "1U262", "1U262", "1C177")
    sc.hand(1, "1C185", "1C19")
    sc.begin("shadow", 1, after="maneuver").do(ability(sc, here(sc)))
    assert sc.offered == {1261, 1262}
    sc.choose("1C261").choose("1C261").choose("1U262")
    assert (sc.s.twilight, sorted(sc.in_discard(1))) == (5, ["1C177", "1U262"])
    assert sc.s.phase is not Phase.SHADOW


@pytest.mark.card("1U363")
def test_tol_brandir_for_one_tracker(scenario):
    """Up to: fewer will do, and none."""
    sc = at(scenario, "1U363", twilight=9)
    sc.discard(1, "1C177")
    sc.hand(1, "1C185")
    sc.begin("shadow", 1, after="maneuver")
    sc.discard(1, "1C261", "1C261")
    sc.do(ability(sc, here(sc))).choose("1C261").pass_(2)
    assert (sc.s.twilight, sc.in_discard(1)) == (8, ["1C261"])
    assert sc.s.phase is not Phase.SHADOW


@pytest.mark.card("3U120")
def test_wastes_of_emyn_muil(scenario):
    """An Orc of Isengard exerts; the Free Peoples player picks the companion."""
    sc = at(scenario, "3U120")
    goblin, guards = sc.put("2C42", 1), [sc.put(GUARD) for _ in range(3)]
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, here(sc)))
    assert (sc.asked, sc.offered) == (0, {sc.frodo, *guards})
    sc.choose(guards[0])
    assert wounds(sc, goblin, guards[0], guards[1]) == [1, 1, 0]


@pytest.mark.card("3U120")
@pytest.mark.parametrize(("count", "foe"), [(2, "2C42"), (3, "1C158"), (3, ORC)])
def test_wastes_of_emyn_muil_refused(scenario, count, foe):
    """Three companions; an Uruk-hai; an Orc of Moria."""
    sc = at(scenario, "3U120")
    sc.put(foe, 1), sc.put("4U253", 1)
    for _ in range(count):
        sc.put(GUARD)
    sc.begin("maneuver").pass_until_seat(1)
    assert not sc.can(ability(sc, here(sc)))
