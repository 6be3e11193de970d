"""Leagues: everybody meets everybody, tables explain themselves, promotion has its reasons, leaving its rules."""

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import ValidationError

from pelipoyta.community.leagues.decide import begin, close, depart, divisions, due, join, next_due
from pelipoyta.community.leagues.model import (
    AnyLeagueEvent,
    LeagueGameEnded,
    LeagueJoined,
    LeagueLeft,
    LeagueTerms,
    RoundOpened,
    SeasonEnded,
    terms_of_toml,
)
from pelipoyta.community.leagues.schedule import fixtures_of, round_robin
from pelipoyta.community.leagues.standings import standings
from pelipoyta.community.leagues.state import DAY, League, LeagueSeason
from pelipoyta.table.errors import TableError

TERMS = LeagueTerms(name="Kevät", game="rolechess", size=4, up=1, down=1, games=2)
START = 1_800_000_000.0


def league(people: int, terms: LeagueTerms = TERMS) -> League:
    made = League(terms)
    for number in range(people):
        adopt(made, join(made, f"a-{number}"), START - people + number)
    return made


def adopt(made: League, events: list[AnyLeagueEvent], now: float = START) -> None:
    for event in events:
        made.adopt(event, now)


def begun(people: int, terms: LeagueTerms = TERMS) -> tuple[League, LeagueSeason]:
    made = league(people, terms)
    adopt(made, begin(made, 7, lambda person: -float(person[2:])))
    assert made.season
    return made, made.season


def play_all(made: League, rng: Random, skip: frozenset[str] = frozenset()) -> None:
    """Open all rounds and end every game by chance, but those of the people left out."""
    season = made.season
    assert season
    for number in range(season.rounds):
        adopt(made, due(made, START + number * made.terms.round_days * DAY), START)
    for (fixture, number), game in season.games.items():
        if not {game.fixture.first, game.fixture.second} & skip:
            adopt(made, [LeagueGameEnded(fixture, number, rng.choice((1.0, 0.5, 0.0)))])


@pytest.mark.parametrize("count", range(2, 13))
def test_each_pair_meets_once_and_nobody_twice_in_a_round(count: int) -> None:
    players = [f"p{number}" for number in range(count)]
    rounds = round_robin(players)
    met = [frozenset(pair) for pairs in rounds for pair in pairs]
    assert sorted(map(sorted, met)) == sorted(map(sorted, combinations(players, 2)))
    for pairs in rounds:
        seen = [player for pair in pairs for player in pair]
        assert len(set(seen)) == len(seen)
    firsts = [sum(one == player for pairs in rounds for one, _ in pairs) for player in players]
    assert max(firsts) - min(firsts) <= 2


def test_fixtures_are_numbered_by_round() -> None:
    fixtures = fixtures_of((("a", "b", "c"), ("d", "e")))
    assert [each.number for each in fixtures] == list(range(4))
    assert [each.round for each in fixtures] == sorted(each.round for each in fixtures)


def test_rounds_open_week_by_week() -> None:
    made, season = begun(4)
    assert due(made, START) == [RoundOpened(0)]
    adopt(made, due(made, START))
    assert due(made, START + 7 * DAY - 1) == []
    assert next_due(made) == START + 7 * DAY
    assert due(made, START + 15 * DAY) == [RoundOpened(1), RoundOpened(2)]
    assert season.rounds == 3


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 10), st.integers(0, 10_000))
def test_points_add_up_and_every_row_is_explained(people: int, seed: int) -> None:
    made, season = begun(people)
    play_all(made, Random(seed))
    win, draw, loss = TERMS.points
    for division, members in enumerate(season.divisions):
        rows = standings(TERMS, season, division)
        assert {row.person for row in rows} == set(members)
        games = season.counted(division)
        worth = sum(2 * draw if score == 0.5 else win + loss for _, score in games)
        assert sum(row.points for row in rows) == worth
        for row in rows:
            assert row.played == row.won + row.drawn + row.lost == 2 * (len(members) - 1)
            assert row.points == sum(part.amount for part in row.parts)
        for above, below in pairwise(rows):
            assert above.points >= below.points and below.by  # the lot decides at last
            assert (below.by == "points") == (above.points > below.points)


def test_ties_are_broken_by_those_who_met_then_by_beaten_opponents() -> None:
    made, season = begun(3, LeagueTerms(name="L", game="g", size=3, up=0, down=0, games=1))
    scores = {frozenset(("a-0", "a-1")): "a-1", frozenset(("a-0", "a-2")): "a-0", frozenset(("a-1", "a-2")): "a-2"}
    for (fixture, number), game in season.games.items():
        winner = scores[frozenset((game.fixture.first, game.fixture.second))]
        adopt(made, [LeagueGameEnded(fixture, number, float(game.fixture.first == winner))])
    rows = standings(made.terms, season, 0)
    assert [row.points for row in rows] == [3, 3, 3] and [row.by for row in rows][1:] == ["lot", "lot"]


def test_the_end_of_a_season_has_a_line_with_a_reason_for_everybody() -> None:
    made, season = begun(8)
    play_all(made, Random(3))
    [ended] = due(made, START + 99 * DAY)
    assert isinstance(ended, SeasonEnded)
    tops, lows = standings(TERMS, season, 0), standings(TERMS, season, 1)
    lines = {change.person: change for change in ended.changes}
    assert len(lines) == 8
    assert (lines[tops[-1].person].why, lines[tops[-1].person].to) == ("down", 1)
    assert (lines[lows[0].person].why, lines[lows[0].person].to) == ("up", 0)
    assert lines[tops[0].person].why == "stay" and lines[lows[-1].person].why == "stay"
    adopt(made, [ended])
    assert made.season is None
    upper, lower = divisions(made, lambda person: 0.0)
    assert lows[0].person in upper and tops[-1].person in lower
    assert set(upper) == {row.person for row in tops[:-1]} | {lows[0].person}


def test_vacancies_are_filled_from_below_and_newcomers_begin_lowest() -> None:
    made, season = begun(8)
    play_all(made, Random(4))
    adopt(made, due(made, START))
    first = standings(TERMS, season, 0)[0].person
    adopt(made, [*depart(made, first), *join(made, "a-new")])
    upper, lower = divisions(made, lambda person: 9999.0)
    assert len(upper) == 4 and first not in (*upper, *lower)
    assert lower[-1] == "a-new"


def test_nobody_plays_alone_in_the_last_division() -> None:
    made = league(5)
    assert [len(each) for each in divisions(made, lambda person: 0.0)] == [5]


def test_leaving_before_half_the_games_strikes_the_results() -> None:
    made, season = begun(4)
    game = next(game for game in season.games_of("a-0"))
    adopt(made, [LeagueGameEnded(game.fixture.number, game.number, 1.0)])
    adopt(made, depart(made, "a-0"))
    assert season.left == {"a-0": True}
    rows = standings(TERMS, season, 0)
    assert (rows[-1].person, rows[-1].by, rows[-1].left) == ("a-0", "left", True)
    assert all(row.points == 0 for row in rows)
    assert depart(made, "a-0") == []


def test_leaving_later_loses_the_rest() -> None:
    made, season = begun(4)
    games = season.games_of("a-0")
    for game in games[:3]:
        adopt(made, [LeagueGameEnded(game.fixture.number, game.number, float(game.fixture.first == "a-0"))])
    adopt(made, [LeagueLeft("a-0")])
    rows = {row.person: row for row in standings(TERMS, season, 0)}
    assert season.left == {"a-0": False}
    assert (rows["a-0"].won, rows["a-0"].lost, rows["a-0"].left) == (3, 3, True)
    assert sum(row.won for person, row in rows.items() if person != "a-0") == 3


def test_a_season_ends_without_the_games_of_those_who_left() -> None:
    made, _ = begun(4)
    play_all(made, Random(1), frozenset({"a-1", "a-2"}))
    assert due(made, START + 99 * DAY) == []
    adopt(made, [LeagueLeft("a-1"), LeagueLeft("a-2")])
    [ended] = due(made, START + 99 * DAY)
    assert isinstance(ended, SeasonEnded)
    assert {change.person: change.why for change in ended.changes}["a-1"] == "left"


def test_a_fold_of_the_same_events_is_the_same_league() -> None:
    made, season = begun(6)
    play_all(made, Random(9))
    again, other = begun(6)
    play_all(again, Random(9))
    assert [standings(TERMS, season, 0)] == [standings(TERMS, other, 0)]
    assert made.length == again.length


def test_what_cannot_be_done_is_refused() -> None:
    made = league(1)
    with pytest.raises(TableError, match="league_too_few"):
        begin(made, 1, lambda person: 0.0)
    adopt(made, [LeagueJoined("a-9")])
    adopt(made, begin(made, 1, lambda person: 0.0))
    with pytest.raises(TableError, match="league_running"):
        begin(made, 1, lambda person: 0.0)
    adopt(made, close(made))
    assert close(made) == [] and due(made, START + 99 * DAY) == []
    with pytest.raises(TableError, match="league_closed"):
        join(made, "a-10")


@pytest.mark.parametrize(
    "text",
    [
        "name = 'x'",
        "name = ' '\ngame = 'g'",
        "name = 'x'\ngame = 'g'\nsize = 1",
        "name = 'x'\ngame = 'g'\nsize = 3\nup = 2\ndown = 2",
        "name = 'x'\ngame = 'g'\npoints = [0, 1, 3]",
        "name = 'x'\ngame = 'g'\nties = ['wins']",
        "name = 'x'\ngame = 'g'\nprize = 'cup'",
        "name = ",
    ],
)
def test_terms_that_make_no_league_are_refused(text: str) -> None:
    with pytest.raises((ValueError, ValidationError)):
        terms_of_toml(text)


def test_terms_are_written_as_toml() -> None:
    terms = terms_of_toml("name = 'Kevät'\ngame = 'dnup'\nform = 'divisions'\nsize = 6\npoints = [3, 1, 0]")
    assert (terms.size, terms.up, terms.game) == (6, 2, "dnup")
