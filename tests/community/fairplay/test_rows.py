"""Whose games are looked at, who meets on one device, and reports that come back only with new games."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, create_engine

from pelipoyta.community.accounts.account_rows import add_account
from pelipoyta.community.fairplay import book
from pelipoyta.community.fairplay.candidates import NEW_GAMES, candidates, tables_of
from pelipoyta.community.fairplay.free_choices import free_choices
from pelipoyta.community.fairplay.meetings import meetings
from pelipoyta.community.ratings.model import RatingKey, RatingPace
from pelipoyta.community.results import rows as results
from pelipoyta.community.results.model import TableResult
from pelipoyta.storage.migrate import migrate
from pelipoyta.table.model import Moved, Replaced, Returned, Started, TableLine, Undone

NOW = 1_000_000.0
DAY = 86_400.0


@pytest.fixture
def db() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    migrate(engine)
    with engine.begin() as connection:
        yield connection


@pytest.fixture
def two(db: Connection) -> tuple[str, str]:
    return add_account(db, "Eino", NOW).id, add_account(db, "Aino", NOW).id


def play(db: Connection, one: str, other: str, number: int, rated: bool = True, flags: tuple[str, ...] = ()) -> None:
    results.put(
        db,
        TableResult(
            id=f"t{number}",
            key=RatingKey("sequence", RatingPace.LIVE),
            ended=NOW - number,
            season=1,
            sides=((one,), (other,)),
            ranks=(1, 2),
            why="over",
            flags=flags,
            rated=rated,
        ),
    )


def test_only_players_with_enough_new_rated_games_are_looked_at(db: Connection, two: tuple[str, str]) -> None:
    for number in range(NEW_GAMES - 1):
        play(db, *two, number)
    play(db, *two, 50, rated=False)
    assert candidates(db, NOW) == []
    play(db, *two, NEW_GAMES)
    assert [each.person for each in candidates(db, NOW)] == sorted(two)
    assert candidates(db, NOW + 181 * DAY) == []
    first = candidates(db, NOW)[0]
    assert tables_of(db, first, NOW)[0] == "t0" and "t50" not in tables_of(db, first, NOW)
    assert book.add_report(db, first.person, first.game, first.games, {"concerns": ["agreement"]}, NOW)
    assert [each.person for each in candidates(db, NOW)] == [max(two)]


def test_a_report_without_a_concern_is_kept_and_not_shown(db: Connection, two: tuple[str, str]) -> None:
    book.add_report(db, two[0], "sequence", 10, {"concerns": []}, NOW)
    assert book.open_reports(db) == [] and len(book.undismissed(db)) == 1


def test_a_dismissed_report_comes_back_with_new_games_only(db: Connection, two: tuple[str, str]) -> None:
    book.add_report(db, two[0], "sequence", 10, {"concerns": ["times"]}, NOW)
    book.dismiss(db, "operator", book.open_reports(db)[0].id, NOW)
    assert not book.add_report(db, two[0], "sequence", 10, {"concerns": ["times"]}, NOW)
    assert book.open_reports(db) == []
    assert book.add_report(db, two[0], "sequence", 20, {"concerns": ["times"]}, NOW)


def test_one_device_is_a_sign_only_where_its_accounts_meet(db: Connection, two: tuple[str, str]) -> None:
    eino, aino = two
    for person in two:
        book.see_signal(db, "device", "one-browser", person, NOW)
    assert meetings(db, eino, "sequence", NOW) == ()
    for number in range(4):
        play(db, eino, aino, number, flags=("resigned",) if number else ())
    found = meetings(db, eino, "sequence", NOW)[0]
    assert (found.person, found.games, found.won, found.given_up, found.one_sided) == (aino, 4, 4, 3, True)
    assert meetings(db, eino, "dnup", NOW) == () and meetings(db, eino, "sequence", NOW + 181 * DAY) == ()


def test_signals_are_forgotten_after_half_a_year(db: Connection, two: tuple[str, str]) -> None:
    for person in two:
        book.see_signal(db, "network", "here", person, NOW)
    book.forget_signals(db, NOW + 179 * DAY)
    assert book.sharing_with(db, two[0], NOW) == {two[1]: {"network"}}
    book.forget_signals(db, NOW + 181 * DAY)
    assert book.sharing_with(db, two[0], NOW) == {}


def test_only_choices_that_a_person_gave_count() -> None:
    def moved(seat: int, time: float, chance: int = 0, forced: bool = False) -> TableLine:
        return TableLine(Moved(seat, b"{}", (1,) * chance, forced), time)  # type: ignore[arg-type]

    lines = [
        TableLine(Started((1, 2)), 10.0),  # type: ignore[arg-type]
        moved(0, 13.0, chance=1),
        moved(1, 14.0),
        moved(0, 14.0, forced=True),
        moved(0, 20.0),
        TableLine(Replaced(0, "level2"), 21.0),
        moved(0, 22.0),
        TableLine(Returned(0), 23.0),
        moved(0, 30.0),
    ]
    found = free_choices(lines, 0)
    assert [(each.step, each.seconds) for each in found] == [(2, 3.0), (6, 6.0), (8, 8.0)]
    assert free_choices([*lines, TableLine(Undone(0), 31.0)], 0) == []
