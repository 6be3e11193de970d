"""Untrusted input is refused with its rule and changes nothing; secrets open for their eyes only; records replay."""

from typing import Any

import arvaus
import msgspec
import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel import (
    Chance,
    Concession,
    Event,
    IllegalAction,
    IllegalOutcome,
    Move,
    NoOptions,
    NotAtTable,
    Over,
    Secret,
    fold,
    only,
    play,
    roll,
    take,
    told,
)
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.records.record import BadRecord, Record, read, write

STEPS = (Move(1, arvaus.Guess(2)), Move(0, arvaus.Guess(5)), Chance((6,)))


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    state = arvaus.State([0, 3])
    with pytest.raises(IllegalAction) as refused:
        play(arvaus.GAME, state, 0, arvaus.Guess(7))
    assert (refused.value.refusal.rule, refused.value.refusal.facts) == ("ARV-1", {"number": 7})
    with pytest.raises(IllegalAction, match="ARV-2"):
        play(arvaus.GAME, state, 1, arvaus.Guess(3))
    assert state == arvaus.State([0, 3])


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_whoever_is_not_at_the_table_cannot_act(seat: int) -> None:
    state = arvaus.State([0, 3])
    for step in (Move(seat, arvaus.Guess(3)), Concession(seat)):
        with pytest.raises(NotAtTable, match=str(seat)):
            take(arvaus.GAME, state, step)
    assert state == arvaus.State([0, 3])


@pytest.mark.parametrize("name", NAMES)
def test_no_game_lets_a_stranger_act(name: str) -> None:
    """Who is at the table is the game's to say (the idle law holds it to that), and the kernel's to ask."""
    game = load(name)
    for seats in game.seats:
        state = game.start(game.options(), seats)
        for stranger in (seats, -1):
            with pytest.raises(NotAtTable):
                play(game, state, stranger, None)


def test_chance_cannot_come_unasked_or_impossible() -> None:
    with pytest.raises(IllegalOutcome, match="not for chance"):
        roll(arvaus.GAME, arvaus.State([0, 3]), (1,))
    with pytest.raises(IllegalOutcome, match="cannot come"):
        roll(arvaus.GAME, arvaus.State([1, 3]), (7,))


def test_a_secret_opens_for_its_eyes_only() -> None:
    event = arvaus.Guessed(0, Secret(4, only(0)))
    assert told(event, 0) == event
    assert told(event, 1) == arvaus.Guessed(0, Secret(None, (0,)))
    assert told(event, None) == told(event, 1)
    assert told(arvaus.Guessed(0, Secret(4, (0,)), eyes=(0,)), 1) is None


class Wrapped(Event, frozen=True):
    """Secrets wherever an event may have them."""

    plain: int
    loose: Any
    several: tuple[tuple[Secret[int], ...], ...] = ()
    perhaps: Secret[int] | None = None


def test_a_secret_is_shut_wherever_it_is() -> None:
    mine: Secret[int] = Secret(4, (0,))
    shut: Secret[int] = Secret(None, (0,))
    event = Wrapped(1, mine, ((mine, mine),), mine)
    assert told(event, 0) == event
    assert told(event, 1) == Wrapped(1, shut, ((shut, shut),), shut)
    assert told(Wrapped(1, "open"), 1) == Wrapped(1, "open")


def record(result: Over | None) -> Record:
    return Record("arvaus", 1, 2, NoOptions(), ("Aino", "greedy"), result, STEPS)


def test_a_record_goes_to_text_and_back_and_replays() -> None:
    text = write(arvaus.GAME, record(Over((1.0, 0.0), "ARV-3")))
    back = read(text, {"arvaus": arvaus.GAME})
    assert back == record(Over((1.0, 0.0), "ARV-3"))
    *_, (last, _) = fold(arvaus.GAME, back.options, back.seats, back.steps)
    assert arvaus.pending(last) == back.result
    assert read(write(arvaus.GAME, record(None)), {"arvaus": arvaus.GAME}).result is None


def test_a_record_carries_what_the_game_marks() -> None:
    plain = record(Over((1.0, 0.0), "ARV-3"))
    marked = msgspec.structs.replace(plain, marks={"die": 3, "guesses": (1, 2)})
    text = write(arvaus.GAME, marked)
    assert 'ARV-3\nmarks {"die":3,"guesses":[1,2]}\n\n' in text
    assert read(text, {"arvaus": arvaus.GAME}) == marked
    assert "marks" not in write(arvaus.GAME, plain)
    with pytest.raises(BadRecord, match="header"):
        read(text.replace("[1,2]", '"many"'), {"arvaus": arvaus.GAME})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1"),
        ("pelipoyta-record 1\ngame arvaus\n\n", "missing"),
        (write(arvaus.GAME, record(None)).replace("game arvaus", "game chess"), "no such game: chess"),
        (write(arvaus.GAME, record(None)).replace("version 1", "version x"), "header"),
        (write(arvaus.GAME, record(None)).replace("options {}", "options {"), "header"),
        (write(arvaus.GAME, record(None)).replace("options {}", 'options {"x":1}'), "header"),
        (write(arvaus.GAME, record(None)).replace("1 2", "1 two"), "line 9"),
        (write(arvaus.GAME, record(None)).replace("\n\n", "\n"), "line 8: «1» is no part of a header"),
        (write(arvaus.GAME, record(None)).replace("\n\n", "\nweather fine\n\n"), "line 8: «weather» is no part"),
        (write(arvaus.GAME, record(None)).replace("\n\n", "\nseats 2\n\n"), "line 8: a second «seats»"),
        (write(arvaus.GAME, record(None)).replace("result -", "result"), "header: result: a score for each seat"),
        (write(arvaus.GAME, record(None)).replace("result -", "result ARV-3"), "header: result: a score"),
        (write(arvaus.GAME, record(None)).replace("result -", "result 1 0"), "header: result: a score"),
        (write(arvaus.GAME, record(None)).replace("result -", "result 1 x ARV-3"), "header: could not convert"),
    ],
)
def test_a_bad_record_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        read(text, {"arvaus": arvaus.GAME})


def test_giving_up_is_the_games_own_matter() -> None:
    """TABLE-1: it says what becomes of the others, or that this one has given up already."""

    def gives_up(state: arvaus.State, seat: int) -> tuple[arvaus.State, list[Event]] | None:
        return None if state.guesses[seat] else (arvaus.State([6, 3]), [])

    game = altered(arvaus.GAME, concede=gives_up)
    assert take(game, arvaus.State([0, 3]), Concession(0)) == (arvaus.State([6, 3]), [])
    for refuses, seat in ((game, 1), (arvaus.GAME, 0)):
        with pytest.raises(IllegalAction, match="TABLE-1"):
            take(refuses, arvaus.State([0, 3]), Concession(seat))
