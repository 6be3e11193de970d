"""Sequence's net likes what it liked in torch, and a file of learnt numbers that is not whole is refused."""

from collections.abc import Callable
from json import loads
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pelipoyta.bots.games.sequence import strong
from pelipoyta.bots.games.sequence.greedy import greedy
from pelipoyta.bots.games.sequence.strong import HERE, VERSION, net
from pelipoyta.bots.search.netfile import read_numbers, write_numbers
from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import BY_NAME
from pelipoyta.games.sequence.fast import FAST
from pelipoyta.games.sequence.model import Play
from pelipoyta.kernel import Ask
from pelipoyta.kernel.chance import Draw

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


@pytest.fixture
def opening() -> Any:
    """A view with many plays, and the plays."""
    state = GAME.start(GAME.options(), 2)
    rng = Random(3)
    while isinstance(pending := GAME.pending(state), Draw):
        state, _ = GAME.settle(state, pending.sample(rng))
    assert isinstance(pending, Ask)
    (seat,) = pending.seats
    return GAME.view(state, seat), seat, pending.what, GAME.legal(state, seat)


def test_no_play_is_looked_at_once_the_budget_is_spent(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow a look is, one more is the most that it takes too long; unasked, it looks at all."""
    view, seat, what, legal = opening
    looks: list[float] = []
    now = [0.0]

    def slow(world: Any, sim: Any, play: Any) -> bool:
        now[0] += 0.2
        looks.append(now[0])
        return False

    monkeypatch.setattr(strong, "_wins", slow)
    monkeypatch.setattr(strong, "monotonic", lambda: now[0])
    assert strong.choose(view, seat, what, legal, Random(1), 1.0, 0) in legal
    assert 1 < len(looks) <= 4 and looks[-1] <= 1.0
    now[0] = 0.0
    assert strong.choose(view, seat, what, legal, Random(1), 0.0, 0) == greedy(view, seat, what, legal, Random(1), 0.0)
    looks.clear()
    strong.choose(view, seat, what, legal, Random(1), 1e9, 0)
    assert len(looks) == sum(isinstance(action, Play) for action in legal)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.69])
def test_the_net_is_broken_off_in_the_middle_where_the_machine_is_slow(
    opening: Any, monkeypatch: pytest.MonkeyPatch, share: float
) -> None:
    """Time passes between two looks at the clock as on a starved machine; the heuristic's play is then the answer."""
    view, seat, what, legal = opening
    now, looks = [0.0], [0]

    def clock() -> float:
        looks[0] += 1
        now[0] += share / 100
        return now[0]

    monkeypatch.setattr(strong, "monotonic", clock)
    answer = strong.choose(view, seat, what, legal, Random(1), 1.0, 0)
    if share:
        assert answer == greedy(view, seat, what, legal, Random(1), 1.0)
        assert 0.7 <= now[0] < 0.75, "no look at the clock takes it far beyond seven tenths of the budget"
    else:
        assert looks[0] > 500, "it looks at the clock all the time"
