"""What a hint says of a skirmish is what the board shows to come of it; what it says to do, a button says too."""

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.advice.prospect import title
from pelipoyta.games.lotr.hints import _number, hints
from pelipoyta.games.lotr.model import Actions, Assign, Decide, MovingAgain, Pass, Play, Window
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel.optional.hint import Hint

GIMLI, MINION, EVENT = "1U12", "4C207", "1C26"


def of(sc, action: Actions, seat: int = 0) -> tuple[Hint, ...]:
    return hints(GAME.view(sc.s, seat), seat, action)


def at_blows(scenario, strength: int):
    """Gimli, who is worth 6, in a skirmish; an event in hand would make him stronger by 2."""
    sc = scenario()
    sc.hand(0, EVENT, EVENT)  # one more to hold, so that it waits
    gimli, foe = sc.put(GIMLI), sc.put(MINION, 1)
    sc.set_strength(foe, strength)
    return sc.fight(gimli, foe)


def test_an_event_is_spoken_for_by_what_the_skirmish_then_comes_to(scenario) -> None:
    """LOTR-13.2: 6 against 7 is lost, 8 against 7 is won."""
    sc = at_blows(scenario, 7)
    code = sc.s.players[0].hand[0].code
    *_, comes = of(sc, Play(code))
    assert comes.key in ("outlook-kills", "outlook-wounds")
    assert (comes.facts["own"], comes.facts["foe"]) == (8, 7)
    passed = of(sc, Pass())
    assert passed[0] == Hint("pass")
    assert passed[-1].key == "outlook-hurts" and (passed[-1].facts["own"], passed[-1].facts["foe"]) == (6, 7)


def test_what_changes_nothing_in_it_is_spoken_for_by_itself(scenario) -> None:
    """LOTR-13.4: one who is overwhelmed dies; whether that helps elsewhere, a card's own words say."""
    sc = at_blows(scenario, 20)
    assert of(sc, Pass())[-1].key == "outlook-dies"
    sc.s.fight = None
    assert of(sc, Play(sc.s.players[0].hand[0].code))[-1] == Hint("does-strength")


def test_who_meets_whom_is_told_with_what_comes_of_it(scenario) -> None:
    sc = scenario()
    sc.hand(0, EVENT)
    gimli, foe = sc.put(GIMLI), sc.put(MINION, 1)
    sc.set_strength(foe, 3)
    sc.begin("assignment")
    sc.pass_until("defend")
    deed, comes = of(sc, Assign(gimli, foe))
    assert deed.key == "assign" and comes.key in ("outlook-kills", "outlook-wounds")
    assert of(sc, Pass())[0] == Hint("leave")


def test_letting_pass_and_deciding_are_called_as_the_buttons_call_them(scenario) -> None:
    sc = scenario()
    sc.put(GIMLI)
    sc.s.phase, sc.s.agenda = Phase.FELLOWSHIP, [Window(0, solo=True)]
    assert of(sc, Pass()) == (Hint("go"), Hint("go-why", {"companions": 2}))
    sc.s.agenda = [MovingAgain()]
    [on, road], [stop, _] = of(sc, Decide(1)), of(sc, Decide(0))
    assert (on.key, stop.key, road.key, road.facts["minions"]) == ("on", "stop", "road", 0)


def test_a_player_who_may_be_picked_has_no_strength(scenario) -> None:
    """A seat is no card: neither of the table nor of a pile."""
    sc = scenario(seats=3)
    view = GAME.view(sc.s, 0)
    assert [_number(view, seat) for seat in (0, 1, 2) if not title(view, seat)] == [None] * sum(
        not title(view, seat) for seat in (0, 1, 2)
    )
    assert _number(view, 99) is None
    assert _number(view, code_of(GIMLI)) == Hint("pick-card", {"strength": 6, "vitality": 3})
