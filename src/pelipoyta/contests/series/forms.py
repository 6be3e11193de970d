"""The forms a series may have: when it is over, and who has won it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pelipoyta.contests.model import Terms
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.contest import Contest, Played, Said, Verdict, wins

MOST = 25  # games, or wins


class Form(NamedTuple):
    """`verdict` of the games so far; None: another one is to be played."""

    most: int  # games there can be
    verdict: Callable[[Sequence[Played]], Verdict | None]


def form_of(game: AnyGame, terms: Terms, seats: int) -> Form:
    """What was agreed, as functions; terms that were let in have one."""
    if terms.form in game.contests:
        book = game.contests[terms.form]
        return Form(book.games, lambda played: _by_the_book(book, played))
    form, most = FORMS[terms.form], _most(terms, seats)
    return Form(most, lambda played: form(played, terms.count, seats))


def _most(terms: Terms, seats: int) -> int:
    """Games there can be: wins that decide nothing yet, the one that does, and draws (CONTEST-4)."""
    return seats * (terms.count - 1) + 1 + terms.count if terms.form == "first" else terms.count


def _by_the_book(contest: Contest, played: Sequence[Played]) -> Verdict | None:
    return contest.reckon(played) if len(played) == contest.games else None


def points(played: Sequence[Played], players: int) -> tuple[float, ...]:
    """The running score: what each has from all games, a draw being half a point (CONTEST-2)."""
    return tuple(sum(game.points[player] for game in played) for player in range(players))


def best(played: Sequence[Played], count: int, seats: int) -> Verdict | None:
    """Over as soon as nobody can catch up (CONTEST-3)."""
    score = points(played, seats)
    left = count - len(played)
    ahead, *others = sorted(score, reverse=True)
    if left and ahead - others[0] <= left:
        return None
    step = Said("uncatchable", {"left": left}) if left else Said("played-out", {"games": count})
    return _most_of(score, "CONTEST-3", step)


def first(played: Sequence[Played], count: int, seats: int) -> Verdict | None:
    """Whoever has the wins first; a draw is worth nothing, and too many of them end it (CONTEST-4)."""
    won = wins(played, seats)
    if max(won) >= count:
        return _most_of(won, "CONTEST-4", Said("reached", {"wins": count}))
    drawn = sum(1.0 not in game.scores for game in played)
    return _most_of(won, "CONTEST-4", Said("draws", {"draws": drawn})) if drawn >= count else None


def every(played: Sequence[Played], count: int, seats: int) -> Verdict | None:
    """All games are played, and all points count (CONTEST-5)."""
    if len(played) < count:
        return None
    return _most_of(points(played, seats), "CONTEST-5", Said("played-out", {"games": count}))


def _most_of(score: Sequence[float], rule: str, step: Said) -> Verdict:
    """Whoever has most; several who have as many share it."""
    ahead = [player for player, each in enumerate(score) if each == max(score)]
    worth = 1.0 if len(ahead) == 1 else 0.5
    last = Said("won", {}, ahead[0]) if len(ahead) == 1 else Said("shared", {"players": len(ahead)})
    scores = tuple(worth if player in ahead else 0.0 for player in range(len(score)))
    return Verdict(scores, rule, (step, last))


FORMS = {"best": best, "first": first, "every": every}
