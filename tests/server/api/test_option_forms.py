"""Forms, settings and languages: small things that a page or an operator relies on."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import UNSET, Meta, Struct, convert
from msgspec.structs import replace

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import Secret
from pelipoyta.server.api.catalogue.option_forms import describe, form
from pelipoyta.server.middleware.static_files import preferred
from pelipoyta.server.schemas.catalogue.games import OptionInfo
from pelipoyta.server.settings import Settings
from pelipoyta.table.log.store import StoreUnusable


class Side(StrEnum):
    LIGHT = "light"
    DARK = "dark"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    quick: bool = True
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    free: int = 0
    level: Literal["easy", "hard"] = "hard"
    side: Side = Side.DARK
    deck: Secret[str] = Secret("", ())


def test_a_form_has_a_line_for_each_simple_option() -> None:
    assert list(form(Options)) == [
        OptionInfo("quick", "bool", True),
        OptionInfo("rounds", "int", 3, 1, 9),
        OptionInfo("free", "int", 0, UNSET, UNSET),
        OptionInfo("level", "choice", "hard", choices=("easy", "hard")),
        OptionInfo("side", "choice", "dark", choices=("light", "dark")),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_first_game_can_be_played(name: str) -> None:
    """What quick play asks for: the options named, and what each player would usually bring."""
    game = load(name)
    first = game.hooks.first or game.options()
    assert game.hooks.fits(first, min(game.seats)) is None
    told = convert(describe(game, ()).first, game.options)
    for private in game.hooks.private:
        brought = [private.usual(told, seat) for seat in range(min(game.seats))]
        told = replace(told, **{private.option: tuple(brought)})
    assert told == first


def test_a_first_game_of_the_rings_has_no_bid() -> None:
    """LOTR-27.1: the beginners' game."""
    assert describe(load("lotr"), ()).first == {"format": "fellowship", "variant": "starter"}
    assert describe(load("dnup"), ()).first == {}


@pytest.mark.parametrize(
    ("url", "path"),
    [("sqlite:///games.sqlite3", "games.sqlite3"), ("sqlite:////var/games.sqlite3", "/var/games.sqlite3")],
)
def test_where_the_database_is(url: str, path: str) -> None:
    assert Settings(database_url=url).database == Path(path)


def test_by_default_it_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database == tmp_path / "pelipoyta" / "pelipoyta.sqlite3"


@pytest.mark.parametrize("url", ["postgresql://somewhere/games", "sqlite:///", "games.sqlite3"])
def test_a_database_we_cannot_open(url: str) -> None:
    with pytest.raises(StoreUnusable, match="database_unknown"):
        _ = Settings(database_url=url).database


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "fi"),
        ("*", "fi"),
        ("en", "en"),
        ("EN-us;q=0.4, SV;q=0.9", "sv"),
        ("en;q=0", "fi"),
        ("en;q=1.2.3, sv;q=.1", "sv"),
    ],
)
def test_the_language_a_visitor_likes_best(accept: str, language: str) -> None:
    assert preferred(accept) == language


def test_a_game_tells_at_which_numbers_of_seats_players_have_team_mates() -> None:
    """So that a series between fixed teams is offered for every game that has teams (CONTEST-6)."""
    told = {name: describe(load(name), ()).team_seats for name in NAMES}
    assert told == {"rolechess": (), "sequence": (4, 6, 8, 9, 10, 12), "dnup": (), "kasvoton": (4,), "lotr": ()}
