"""LOTR-16, LOTR-28: three and more players, and those who leave."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.engine.find import clockwise, shadow_seats
from pelipoyta.games.lotr.events import PlayerOut, SitePlaced
from pelipoyta.games.lotr.model import Play, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.agenda import advance
from pelipoyta.games.lotr.rules.changes.control import within_reach
from pelipoyta.games.lotr.rules.ending import lose
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Over


def leave(sc, seat, why="LOTR-16.3"):
    g = GameChange(sc.s)
    lose(g, [seat], why)
    advance(g)
    sc.events += g.events


def test_turns_go_clockwise_and_much_else_the_other_way(scenario):
    """LOTR-5.1, LOTR-28.1."""
    sc = scenario(seats=4)
    assert clockwise(sc.s, 0) == [0, 1, 2, 3]
    assert shadow_seats(sc.s) == [3, 2, 1]


def test_opponents(scenario):
    """LOTR-28.2, LOTR-25.3: FP may look at any Shadow player's hand."""
    sc = scenario(site=6, seats=4, sites={6: "1C351"}, block=Block.FELLOWSHIP)
    sc.put("1U51")
    sc.begin("fellowship")
    sc.use(sc.s.path[-1])
    assert sorted(action.what for action in GAME.legal(sc.s, 0)) == [1, 2, 3]


def test_items_only_on_ones_own(scenario):
    """LOTR-9.5: not on another's minion."""
    sc = scenario(seats=3, twilight=9)
    sc.put("4C10", 1)
    sc.hand(2, "4C26")
    sc.begin("shadow", 2)
    assert sc.refused(Play(code_of("4C26"))).rule == "LOTR-21.1"


def test_a_shadow_player_leaves(scenario):
    """LOTR-16.4, LOTR-30.42: the cards go, others' cards on them are discarded, the others finish the turn."""
    sc = scenario(site=3, seats=3)
    gone, kept = sc.put("4C10", 1), sc.put("4C10", 2)
    sc.put("4U296", 2, on=gone)
    sc.begin("fellowship")
    leave(sc, 1)
    assert not sc.lives(gone)
    assert sc.lives(kept)
    assert sc.s.players[2].discard == (4296,)
    assert (sc.asks, sc.asked) == ("fellowship", 0)
    assert not [c for c in sc.s.cards.values() if c.owner == 1]
    assert shadow_seats(sc.s) == [2]


def test_the_losers_sites_are_replaced_in_turn(scenario):
    """LOTR-16.4: in number order, from the loser's right; what the loser controlled is liberated."""
    sc = scenario(site=4, seats=4)
    for seat in range(4):
        sc.set_player(seat, site=4)
    sc.hold(sc.s.path[0], 3)  # a site of seat 1 under seat 3's control
    mine = sc.put_site("4U347", 2)
    sc.hold(mine, 1)
    sc.adventure(0, "4U326", "4U335", "4U341", "4U344")
    sc.adventure(2, "4U326", "4U335", "4U341", "4U344")
    sc.adventure(3, "4U326", "4U335", "4U341", "4U344")
    sc.begin("fellowship")
    leave(sc, 1)
    on_path = {CARDS[sc.s.cards[i].code].site: sc.s.cards[i].owner for i in sc.s.path}
    assert on_path == {2: 3, 3: 2, 4: 0, 5: 2}
    held = [c for c in sc.s.cards.values() if c.zone is Zone.CONTROLLED]
    assert [(CARDS[c.code].site, c.owner, c.holder) for c in held] == [(1, 0, 3)]
    assert [(told.number, told.seat) for told in sc.told(SitePlaced)] == [(1, 0), (2, 3), (3, 2), (4, 0)]


def test_a_markers_owner_who_left_does_not_hold_up_control(scenario):
    """LOTR-23.5."""
    sc = scenario(site=4, seats=3)
    sc.set_player(2, site=4)
    assert within_reach(sc.s) is None
    sc.set_player(1, out=True)
    assert within_reach(sc.s) == sc.s.path[0]


def test_fp_loses_in_the_own_turn(scenario):
    """LOTR-30.43: minions are discarded, the others reconcile, the next one clockwise begins."""
    sc = scenario(seats=3)
    foe = sc.put("4C17", 2)
    for seat in (1, 2):
        sc.hand(seat, "4C42")
    sc.fight(sc.frodo, foe).resolve()
    assert sc.told(PlayerOut)[0].seat == 0
    assert not sc.lives(foe)
    assert (sc.asks, sc.asked) == ("reconcile", 2)
    sc.pass_(2)
    assert (sc.s.free, sc.asks) == (1, "fellowship")


def test_the_last_of_three(scenario):
    """LOTR-16.2."""
    sc = scenario(seats=3)
    sc.begin("fellowship")
    leave(sc, 2)
    leave(sc, 1)
    assert GAME.pending(sc.s) == Over((1.0, 0.0, 0.0), "LOTR-16.3")


@pytest.mark.parametrize("seats", [3, 6])
def test_reconciling_goes_from_the_right(scenario, seats):
    """LOTR-30.20, LOTR-28.1."""
    sc = scenario(seats=seats)
    for seat in range(1, seats):
        sc.hand(seat, "4C10")
    sc.begin("regroup")
    asked = []
    while sc.asks in ("regroup", "reconcile"):
        if sc.asks == "reconcile":
            asked.append(sc.asked)
        sc.pass_()
    assert asked == list(range(seats - 1, 0, -1))
