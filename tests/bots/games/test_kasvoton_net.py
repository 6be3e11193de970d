"""Kasvoton's net likes what it liked in torch, its file is checked, and `best` answers wherever it is asked."""

from collections.abc import Callable
from json import loads
from math import inf
from pathlib import Path
from random import Random

import pytest
from tests.bots.games.test_kasvoton import QUIET, position
from tests.sweep import sample

from pelipoyta.bots.games.kasvoton.strong import HERE, VERSION, choose, net, number, weigh
from pelipoyta.bots.games.kasvoton.strong.net import WEIGHTS, Net
from pelipoyta.bots.registry import find
from pelipoyta.bots.search.netfile import read_numbers
from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import AROUND, CELLS
from pelipoyta.games.kasvoton.model import Move, Options, Shoot, Stage
from pelipoyta.kernel import Ask
from pelipoyta.kernel.laws import random_walk

LIKED = loads(Path(__file__).with_name("kasvoton_net.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("asked", LIKED, ids=lambda asked: asked["position"].splitlines()[0])
def test_the_net_likes_what_it_liked_in_torch(asked: dict[str, dict[str, float]]) -> None:
    s = GAME.notation.read(str(asked["position"]))
    scorer = net()
    scorer.read(GAME.view(s, s.turn), s.turn)
    for action, like in asked["likes"].items():
        assert scorer.worth(int(action)) == pytest.approx(like, abs=0.05)


def test_a_board_is_turned_for_the_other_side() -> None:
    """Of side 0 a move has its own number; the same move seen from the other side of the board has that of side 0."""
    src = CELLS // 3
    dst = AROUND[src][1]
    assert number(Move(src, dst), 0) == CELLS + src
    assert number(Move(CELLS - 1 - src, CELLS - 1 - dst), 1) == CELLS + src
    assert number(Shoot(src), 0) == number(Shoot(CELLS - 1 - src), 1) == 8 * CELLS + src


def cut(data: bytes) -> bytes:
    return data[:-2]


def newer(data: bytes) -> bytes:
    return data.replace(b'"version":1', b'"version":2')


def another(data: bytes) -> bytes:
    return data.replace(b'"kasvoton"', b'"sequence"')


@pytest.mark.parametrize(("harm", "said"), [(cut, "cut off"), (newer, "version 2"), (another, "of sequence")])
def test_a_file_that_is_not_the_nets_is_refused(harm: Callable[[bytes], bytes], said: str, tmp_path: Path) -> None:
    file = tmp_path / "two.net"
    file.write_bytes(harm((HERE / "two.net").read_bytes()))
    with pytest.raises(ValueError, match=said):
        read_numbers(file, "kasvoton", VERSION)


def test_a_net_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=str(WEIGHTS)):
        Net([0.0] * (WEIGHTS - 1))


ASKED = [Options(), Options(0), Options(3, deduction=False), Options(shield_wall=True, spear_hedge=True, shame=True)]


@pytest.mark.parametrize("options", sample(ASKED, *ASKED[2:]))
def test_it_answers_whatever_it_is_asked(options: Options) -> None:
    walk, seen = random_walk(GAME, options, 2, Random(6)), set[str]()
    for s in walk.states:
        if isinstance(ask := GAME.pending(s), Ask) and ask.what not in seen:
            seen.add(ask.what)
            legal = GAME.legal(s, ask.seats[0])
            view = GAME.view(s, ask.seats[0])
            assert find("kasvoton", "best")(view, ask.seats[0], ask.what, legal, Random(0), inf) in legal
    assert {"knight", "deploy", "archers"} <= seen


def test_a_battle_of_four_is_played_by_the_net_from_what_the_seat_sees() -> None:
    """A partner's hidden cards have no rank to it: positions that differ in them alone are liked alike."""
    walk = random_walk(GAME, Options(), 4, Random(2))
    states = [s for s in walk.states if s.stage is Stage.TURN][1:60:20]
    assert any(GAME.determinize(GAME.view(s, s.turn), Random(3)).faces != s.faces for s in states)
    for s in states:
        view, legal = GAME.view(s, s.turn), GAME.legal(s, s.turn)
        other = GAME.determinize(view, Random(3))
        assert weigh(view, s.turn, legal, 1.0) == weigh(GAME.view(other, s.turn), s.turn, legal, 1.0)
        assert choose(view, s.turn, "archers", legal, Random(1), inf, 0) in legal


def ranked(text: str) -> list[str]:
    s = GAME.notation.read(text)
    worths = weigh(GAME.view(s, s.turn), s.turn, GAME.legal(s, s.turn), 1.0)
    return [GAME.notation.write(deed) for deed in sorted(worths, key=lambda deed: worths[deed], reverse=True)]


def test_what_nothing_comes_of_is_not_tried() -> None:
    """Or it would be tried for ever (KV-D4.10); nor are cards shown for nothing (KV-D0.4)."""
    vain = ranked(position(f"{QUIET} b2@b3 b2@d3 GA@c3", head="turn scout"))
    assert vain == ["done"]
    assert "line c3" in ranked(position(f"{QUIET} b2@b3 b2@d3 gA@c3", head="turn scout"))
    assert "scout c3" not in ranked(position(f"{QUIET} b1@c3 G9@c4", head="turn scout"))
    assert "scout c3" in ranked(position(f"{QUIET} b1@c3 g9@c4", head="turn scout"))
    queen = "b2@b3 b2@d3 b2@c4 G12@c3"
    assert "triangle c3" not in ranked(position(f"{QUIET} {queen}", head="turn scout"))


KINGS = ["b1@c3 G13@c4", "bA@c3 G13@c4", "b5@c3 G13@c4", "b13@c3 G13@c4"]


@pytest.mark.parametrize("cards", sample(KINGS, *KINGS[1:3]))
def test_it_takes_the_king_where_it_can(cards: str) -> None:
    assert ranked(position(f"b2@a1 g2@m6 {cards}"))[0] == ("shoot c3" if "b5" in cards else "c3-c4")


def test_both_sides_are_seen_alike() -> None:
    """The field turned round, with the colours changed, is the same to the net."""
    blue = ranked(position("b13@a1 b9@c2 b5@e2 G8@c5 g13@m6 g2@e5"))
    grey = ranked(position("g13@m6 g9@k5 g5@i5 B8@k2 b13@a1 b2@i2", "turn 1 first 1"))
    letters = str.maketrans("abcdefghijklm123456", "mlkjihgfedcba654321")
    turned = [
        deed if deed == "done" else " ".join(w if w in KINDS else w.translate(letters) for w in deed.split())
        for deed in grey
    ]
    assert len(blue) > 10 and blue == turned


KINDS = ("shoot", "scout", "line", "triangle")
