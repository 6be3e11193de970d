"""Every game in numbers, over random games of every number of players: nothing is without a number, nothing leaks."""

import json
import os
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from pelipoyta.adapters.encode.any import EACH, MOST, SEEN, _words
from pelipoyta.adapters.encoding import FixedNumbers
from pelipoyta.adapters.sitting import NumberedGame
from pelipoyta.games import load, load_all
from pelipoyta.games.kasvoton.model.actions import Begin

DIGESTS = Path(__file__).with_name("encoding-digests.json")
COUNTS = [(game.id, seats) for game in load_all().values() for seats in game.seats]


def walk(sitting: NumberedGame, seed: int, most: int):
    """A random game, as far as that."""
    rng = Random(seed)
    sitting.begin(Random(seed))
    while sitting.mover is not None and sitting.choices < most:
        yield sitting
        sitting.choose(rng.choice(sitting.numbers.of(sitting.legal)))


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_every_legal_action_has_its_number(name, seats):
    sitting = NumberedGame(load(name), seats)
    for at in walk(sitting, 7, 150):
        numbers = at.numbers.of(at.legal)
        assert len(set(numbers)) == len(at.legal) and max(numbers) < at.numbers.size
        assert [at.numbers.action(number, at.legal) for number in numbers] == list(at.legal)


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_rows_are_of_one_length_and_tensors_within_bounds(name, seats):
    sitting = NumberedGame(load(name), seats)
    rows = [at.row(seat) for at in walk(sitting, 3, 60) for seat in (at.mover, (at.mover + 1) % seats)]
    tensors = sitting.encoding.tensor(np.array(rows, np.int64), seats)
    assert tensors.dtype == np.float32 and len(tensors) == len(rows)
    assert tensors.min() >= -1 and tensors.max() <= 1
    assert len({tensor.tobytes() for tensor in tensors}) > len(rows) / 4


@pytest.mark.parametrize("name", [game.id for game in load_all().values() if game.twin])
def test_rows_and_tensors_are_those_that_nets_were_trained_on(name):
    """By digest of a short game; `PELIPOYTA_RENEW=1` writes it anew, and every net must be trained anew."""
    sitting = NumberedGame(load(name), min(seats for game, seats in COUNTS if game == name and seats > 1))
    rows = np.array([at.row(at.mover) for at in walk(sitting, 5, 300)], np.int64)
    tensors = sitting.encoding.tensor(rows, sitting.seats).round(5)
    found = [sha256(each.tobytes()).hexdigest()[:16] for each in (rows, tensors + 0)]
    kept = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.exists() else {}
    if os.environ.get("PELIPOYTA_RENEW"):
        DIGESTS.write_text(json.dumps({**kept, name: found}, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    else:
        assert kept[name] == found


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_worlds_that_look_alike_have_equal_rows(name, seats):
    """A row is made of what the seat sees: another world that fits gives the same one."""
    sitting = NumberedGame(load(name), seats)
    for at in walk(sitting, 11, 40):
        seat, row = at.mover, at.row(at.mover)
        guessed = at.game.determinize(at.game.view(at.state, seat), Random(1))
        again = at.encoding.row(at.game.view(guessed, seat), seat, at.game.legal(guessed, seat))
        assert again == row


@pytest.mark.parametrize("name", [game.id for game in load_all().values() if game.twin])
def test_numbers_know_a_table_or_a_list(name):
    sitting = NumberedGame(load(name))
    assert isinstance(sitting.numbers, FixedNumbers)
    for number in (-1, sitting.numbers.size):
        with pytest.raises(ValueError, match="is not legal now"):
            sitting.choose(number)


@pytest.mark.parametrize(("name", "begins"), [("kasvoton", 4)])
def test_each_seat_may_begin_and_nobody_else(name, begins):
    actions = NumberedGame(load(name)).numbers.actions
    assert sorted(act.seat for act in actions if isinstance(act, Begin)) == list(range(begins))


SIZES = {"rolechess": 4856, "sequence": 783, "dnup": 645, "kasvoton": 2316}  # of the fewest seats


@pytest.mark.parametrize("name", [game.id for game in load_all().values() if game.twin])
def test_there_are_as_many_numbers_as_actions(name):
    """The size of the action space is part of every trained net."""
    assert NumberedGame(load(name)).numbers.size == SIZES[name]


def test_a_row_of_any_game_has_room_for_all_buckets():
    sitting = NumberedGame(load("lotr"))
    sitting.begin(Random(1))
    row = sitting.row(sitting.mover)
    assert len(row) == SEEN + EACH * MOST == 2048 + 16 * 256  # the shape that nets and files know
    assert sum(row[:SEEN]) > 0 and len(sitting.legal) < MOST and sum(row[SEEN + EACH * len(sitting.legal) :]) == 0


def test_who_is_out_of_a_round_of_dnup_is_one_in_the_tensor():
    sitting = NumberedGame(load("dnup"), 3)
    sitting.begin(Random(1))
    view = sitting.game.view(sitting.state, sitting.mover)
    rows = [sitting.encoding.row(replace(view, out=out), sitting.mover, sitting.legal) for out in ((), (1,))]
    before, after = sitting.encoding.tensor(np.array(rows, np.int64), 3)
    assert sorted(after - before)[-1] == 1 and np.count_nonzero(after - before) == 1


def test_facts_that_say_nothing_are_left_out():
    value = {"a": 0, "b": 1, "c": None, "d": "x", "e": False, "f": [0, 2], "g": ""}
    assert set(_words(value, ())) == {("b", "1"), ("d", "x"), ("f", "1", "2")}
