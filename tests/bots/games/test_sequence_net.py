"""Sequence's net likes what it liked in torch, and a file of learnt numbers that is not whole is refused."""

from collections.abc import Callable
from json import loads
from pathlib import Path

import pytest

from pelipoyta.bots.games.sequence.strong import HERE, VERSION, net
from pelipoyta.bots.search.netfile import read_numbers, write_numbers
from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import BY_NAME
from pelipoyta.games.sequence.fast import FAST

LIKED = loads(Path(__file__).with_name("sequence_net.json").read_text(encoding="utf-8"))
CARDS = [BY_NAME[name] for name in ("2C", "JC", "JH")]  # one for each kind of play


@pytest.mark.parametrize("asked", LIKED, ids=lambda asked: asked["position"].splitlines()[0])
def test_the_net_likes_what_it_liked_in_torch(asked: dict[str, dict[str, float]]) -> None:
    s = GAME.notation.read(str(asked["position"]))
    sim, scorer = FAST.new(s.options, s.seats), net(s.seats)
    FAST.read(sim, s)
    scorer.read(sim, s.turn)
    for number, like in asked["likes"].items():
        kind, cell = divmod(int(number), 100)
        assert scorer.worth(CARDS[kind], cell) == pytest.approx(like, abs=0.05)


def cut(data: bytes) -> bytes:
    return data[:-2]


def changed(data: bytes) -> bytes:
    return data[:-1] + bytes([data[-1] ^ 1])


def newer(data: bytes) -> bytes:
    return data.replace(b'"version":1', b'"version":2')


def nothing(data: bytes) -> bytes:
    return b""


@pytest.mark.parametrize(
    ("harm", "said"), [(cut, "cut off"), (changed, "changed"), (newer, "version 2"), (nothing, "no file of learnt")]
)
def test_a_file_that_is_not_whole_is_refused(harm: Callable[[bytes], bytes], said: str, tmp_path: Path) -> None:
    file = tmp_path / "two.net"
    file.write_bytes(harm((HERE / "two.net").read_bytes()))
    with pytest.raises(ValueError, match=said):
        read_numbers(file, "sequence", VERSION)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "a.net"
    write_numbers(file, "sequence", VERSION, [0.5, -2.0, 0.0])
    assert read_numbers(file, "sequence", VERSION) == [0.5, -2.0, 0.0]
    with pytest.raises(ValueError, match="of sequence"):
        read_numbers(file, "dnup", VERSION)
