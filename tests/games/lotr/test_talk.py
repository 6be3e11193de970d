"""LOTR-9.6, LOTR-30.48: Shadow talk is open; by option there is a line the Free Peoples player does not hear."""

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Options
from pelipoyta.kernel import Talk

PLANNING = Options(shadow_chat=True)


def asides(sc):
    return [GAME.hooks.talk(sc.s, seat).aside for seat in range(len(sc.s.players))]


def test_talk_is_open_to_all(scenario):
    sc = scenario(seats=4)
    assert [GAME.hooks.talk(sc.s, seat) for seat in range(4)] == [Talk()] * 4


def test_the_shadow_has_a_line_of_its_own(scenario):
    """Also then everyone may speak to all."""
    sc = scenario(seats=4, options=PLANNING)
    assert asides(sc) == [(), (2, 3), (1, 3), (1, 2)]
    sc.s.free = 2
    assert asides(sc) == [(1, 3), (0, 3), (), (0, 1)]
    assert not any(GAME.hooks.talk(sc.s, seat).closed for seat in range(4))


def test_two_have_nobody_to_plan_with(scenario):
    assert asides(scenario(options=PLANNING)) == [(), ()]


def test_who_is_out_plans_no_more(scenario):
    sc = scenario(seats=4, options=PLANNING)
    sc.set_player(3, out=True)
    assert asides(sc) == [(), (2,), (1,), ()]


def test_before_there_is_a_free_peoples_player_there_is_no_shadow():
    state = GAME.start(PLANNING, 3)
    assert [GAME.hooks.talk(state, seat) for seat in range(3)] == [Talk()] * 3
