"""RoleChess's net judges as it did in torch, both sides and both halves of the board alike; its file is checked."""

from collections.abc import Callable
from json import loads
from pathlib import Path
from random import Random

import pytest

from pelipoyta.bots.games.rolechess.strong import HERE, VERSION, net
from pelipoyta.bots.games.rolechess.strong.net import WEIGHTS, Net
from pelipoyta.bots.games.rolechess.strong.scene import ActivatedBoard
from pelipoyta.bots.search.netfile import read_numbers
from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.fast import FAST
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.model import Options, State
from pelipoyta.kernel.laws import random_walk

JUDGED = loads(Path(__file__).with_name("rolechess_net.json").read_text(encoding="utf-8"))


def men_of(s: State) -> Men:
    sim = FAST.new(s.options, 2)
    FAST.read(sim, s)
    men: Men = sim.men
    return men


def judged(men: Men, side: int, quiet: float = 0.0) -> float:
    scene = ActivatedBoard(net())
    scene.look(men)
    return scene.judge(side, quiet)


def changed(men: Men, piece_of: Callable[[int], int], cell_of: Callable[[int], int]) -> Men:
    other = Men()
    for piece in range(28):
        other.energy[piece_of(piece)] = men.energy[piece]
        if men.where[piece] >= 0:
            other.put(piece_of(piece), cell_of(men.where[piece]), men.energy[piece])
    return other


@pytest.fixture(scope="module")
def fields() -> list[Men]:
    walk = random_walk(GAME, Options(), 2, Random(4))
    return [men_of(s) for s in walk.states[5:200:13]]


@pytest.mark.parametrize("asked", JUDGED, ids=lambda asked: f"quiet {asked['quiet']}")
def test_positions_are_judged_as_in_torch(asked: dict[str, int | float | str]) -> None:
    s = GAME.notation.read(str(asked["position"]))
    assert judged(men_of(s), s.turn, s.quiet / 100) == pytest.approx(asked["value"], abs=0.01)


def test_left_is_as_good_as_right(fields: list[Men]) -> None:
    for men in fields:
        mirrored = changed(men, lambda piece: piece, lambda cell: cell // 7 * 7 + 6 - cell % 7)
        assert judged(mirrored, 0, 0.3) == pytest.approx(judged(men, 0, 0.3))


def test_both_sides_are_judged_alike(fields: list[Men]) -> None:
    for men in fields:
        turned = changed(men, lambda piece: (piece + 14) % 28, lambda cell: 48 - cell)
        assert judged(turned, 1) == pytest.approx(judged(men, 0))
        assert judged(turned, 0) == pytest.approx(judged(men, 1))


def test_what_is_seen_is_kept_up_as_pieces_move_and_bleed(fields: list[Men]) -> None:
    rng, scene = Random(1), ActivatedBoard(net())
    for men in fields:
        scene.look(men)
        piece = rng.choice([piece for piece in range(28) if men.where[piece] >= 0])
        scene.move(piece, rng.choice([cell for cell in range(49) if men.board[cell] < 0]))
        for foe in rng.sample([other for other in range(28) if men.where[other] >= 0], 2):
            scene.wound(foe, rng.randrange(men.energy[foe]))
        assert scene.judge(1, 0.1) == pytest.approx(judged(scene.men, 1, 0.1))


def cut(data: bytes) -> bytes:
    return data[:-2]


def newer(data: bytes) -> bytes:
    return data.replace(b'"version":2', b'"version":3')


def another(data: bytes) -> bytes:
    return data.replace(b'"rolechess"', b'"sequence"')


@pytest.mark.parametrize(("harm", "said"), [(cut, "cut off"), (newer, "version 3"), (another, "of sequence")])
def test_a_file_that_is_not_the_nets_is_refused(harm: Callable[[bytes], bytes], said: str, tmp_path: Path) -> None:
    file = tmp_path / "position.net"
    file.write_bytes(harm((HERE / "position.net").read_bytes()))
    with pytest.raises(ValueError, match=said):
        read_numbers(file, "rolechess", VERSION)


def test_a_net_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=str(WEIGHTS)):
        Net([0.0] * (WEIGHTS - 1))
