"""Pictures: drawn for everyone in every position, in shapes alone, and telling no more than the view."""

import sys
from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType
from typing import Any

import arvaus
import pytest
from tests.soak import TIMES
from tests.sweep import sample

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame, altered
from pelipoyta.kernel.laws.picture import LARGEST, check_picture
from pelipoyta.kernel.laws.walk import LawBroken, random_walk
from pelipoyta.kernel.picture import NoPicture, Picture, draw, lettering, svg
from pelipoyta.kernel.picture.pen import rect

COUNTS = [(name, seats) for name in NAMES for seats in load(name).seats]
LOOKS = 4 * min(TIMES, 10)  # at a game of each count; ten times as many in `make soak`


# The fewest and the most: a picture has room for all between them too.
ENDS = [(name, seats) for name, seats in COUNTS if seats in (min(load(name).seats), max(load(name).seats))]


@pytest.mark.parametrize(("name", "seats"), sample(COUNTS, *ENDS))
def test_positions_from_a_games_start_to_its_end_are_drawn_for_everyone(name: str, seats: int) -> None:
    game = load(name)
    walk = random_walk(game, game.options(), seats, Random(f"picture/{seats}"), 20_000)
    for state in walk.states[:: max(1, len(walk.states) // LOOKS)]:
        check_picture(game, seats, state)


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., AnyGame]:
    """Arvaus in one file, with these pictures."""

    def with_picture(picture: Callable[[Sequence[Any]], Picture]) -> AnyGame:
        module = ModuleType("arvaus_with_pictures")
        module.picture = picture  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
        game: AnyGame = altered(arvaus.GAME, home=module.__name__)
        return game

    return with_picture


def of_view(views: Sequence[Any]) -> Picture:
    return Picture(20, 20, rect(0, 0, 20, 20, "#fff") + lettering(str(max(0, views[0].die)), 10, 18, 9, "#000"))


def breaks(game: AnyGame, why: str) -> None:
    state = game.start(game.options(), 2)
    with pytest.raises(LawBroken, match=why):
        check_picture(game, 2, game.apply(state, 0, arvaus.Guess(3))[0])


def test_a_picture_of_the_view_keeps_the_law(drawing: Callable[..., AnyGame]) -> None:
    game = drawing(of_view)
    check_picture(game, 2, game.start(game.options(), 2))
    assert draw(game, game.start(game.options(), 2))._repr_svg_().startswith("<svg ")


def test_a_picture_that_tells_more_than_the_view(drawing: Callable[..., AnyGame]) -> None:
    """The fault that was planted: the state is looked at behind the view's back."""
    secrets: list[Any] = []

    def spying(state: Any, seat: Any) -> Any:
        secrets.append(state.guesses[0])
        return arvaus.GAME.view(state, seat)

    game = drawing(lambda views: Picture(20, 20, lettering(str(secrets[-1]), 10, 18, 9, "#000")))
    breaks(altered(game, view=spying), "tells more than the view")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("<g>", "not drawn as SVG"),
        ("<text>5</text>", "with text"),
        ('<image href="http://elsewhere.example/x.png"/>', "with image"),
        (rect(0, 0, 1, 1, "#fff") * (LARGEST // 20), "bytes"),
    ],
)
def test_a_picture_of_anything_but_shapes(drawing: Callable[..., AnyGame], body: str, why: str) -> None:
    breaks(drawing(lambda views: Picture(20, 20, body)), why)


def test_a_picture_that_fails(drawing: Callable[..., AnyGame]) -> None:
    breaks(drawing(lambda views: views[7]), "cannot be drawn")


def test_a_game_without_pictures_has_none_and_keeps_the_law() -> None:
    state = arvaus.GAME.start(arvaus.GAME.options(), 2)
    check_picture(arvaus.GAME, 2, state)
    with pytest.raises(NoPicture):
        draw(arvaus.GAME, state)


def test_a_title_is_written_as_text() -> None:
    assert "<title>A &lt;b&gt; &amp; c</title>" in svg(Picture(1, 1, ""), "A <b> & c")
