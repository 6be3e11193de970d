"""Forms of a series: when it is over, and who has won."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pelipoyta.contests.model import Terms
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.contest import BookContest, ContestGame, ScoringLine, Verdict, wins

MOST = 25  # games, or wins
CLAIMED = "TABLE-21"
STOPPED = {CLAIMED: "claimed", "TABLE-22": "agreed"}  # rules by which players end a series


class Form(NamedTuple):
    """`verdict` of the games so far is None while another one is to be played."""

    most: int  # games there can be
    verdict: Callable[[Sequence[ContestGame]], Verdict | None]


def form_of(game: AnyGame, terms: Terms, seats: int) -> Form:
    """The form that validated terms ask for."""
    if terms.form in game.contests:
        book = game.contests[terms.form]
        return Form(book.games, lambda played: _by_the_book(book, played))
    form, most = FORMS[terms.form], _most(terms, seats)
    return Form(most, lambda played: form(played, terms.count, seats))


def _most(terms: Terms, seats: int) -> int:
    """Most games there can be: undecided wins, the deciding one, and draws (CONTEST-4)."""
    return seats * (terms.count - 1) + 1 + terms.count if terms.form == "first" else terms.count


def _by_the_book(contest: BookContest, played: Sequence[ContestGame]) -> Verdict | None:
    return contest.reckon(played) if len(played) == contest.games else None


def points(played: Sequence[ContestGame], players: int) -> tuple[float, ...]:
    """Points of each player from all games; a draw is half a point (CONTEST-2)."""
    return tuple(sum(game.points[player] for game in played) for player in range(players))


def best(played: Sequence[ContestGame], count: int, seats: int) -> Verdict | None:
    """Best of `count`: over as soon as the leader cannot be caught (CONTEST-3)."""
    score = points(played, seats)
    left = count - len(played)
    ahead, *others = sorted(score, reverse=True)
    if left and ahead - others[0] <= left:
        return None
    step = ScoringLine("uncatchable", {"left": left}) if left else ScoringLine("played-out", {"games": count})
    return _most_of(score, "CONTEST-3", step)


def first(played: Sequence[ContestGame], count: int, seats: int) -> Verdict | None:
    """First to `count` wins; a draw is worth nothing, and `count` draws end the series (CONTEST-4)."""
    won = wins(played, seats)
    if max(won) >= count:
        return _most_of(won, "CONTEST-4", ScoringLine("reached", {"wins": count}))
    drawn = sum(1.0 not in game.scores for game in played)
    return _most_of(won, "CONTEST-4", ScoringLine("draws", {"draws": drawn})) if drawn >= count else None


def every(played: Sequence[ContestGame], count: int, seats: int) -> Verdict | None:
    """Every one of `count` games is played, and all points count (CONTEST-5)."""
    if len(played) < count:
        return None
    return _most_of(points(played, seats), "CONTEST-5", ScoringLine("played-out", {"games": count}))


def stopped(played: Sequence[ContestGame], why: str, seats: int) -> Verdict | None:
    """Verdict of a series that its players ended: as it stands, and who left has lost it (TABLE-21, TABLE-22)."""
    if why not in STOPPED:
        return None
    last, score = played[-1], points(played, seats)
    left = {player for player in range(seats) if why == CLAIMED and not last.points[player]}
    stands = tuple(-1.0 if player in left else each for player, each in enumerate(score))
    return _most_of(stands, "CONTEST-1", ScoringLine(STOPPED[why], {}))


def _most_of(score: Sequence[float], rule: str, step: ScoringLine) -> Verdict:
    """Verdict for the highest score; players with equal scores share it."""
    ahead = [player for player, each in enumerate(score) if each == max(score)]
    worth = 1.0 if len(ahead) == 1 else 0.5
    last = ScoringLine("won", {}, ahead[0]) if len(ahead) == 1 else ScoringLine("shared", {"players": len(ahead)})
    scores = tuple(worth if player in ahead else 0.0 for player in range(len(score)))
    return Verdict(scores, rule, (step, last))


FORMS = {"best": best, "first": first, "every": every}
