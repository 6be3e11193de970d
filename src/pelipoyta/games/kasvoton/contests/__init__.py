"""The book's own contests: two teams (teams.py), and five games for two.

In the five games too many knights forgive the other side's defeats (KV-G1).
"""

from collections.abc import Sequence

from pelipoyta.games.kasvoton.contests.teams import TEAMS
from pelipoyta.games.kasvoton.model import Options
from pelipoyta.kernel.optional.contest import BookContest, ContestGame, ScoringLine, Verdict, wins
from pelipoyta.kernel.terms import Refusal

__all__ = ["CONTESTS", "TEAMS"]

GAMES = 5
TURNS = 125
NEAR = 1  # difference of knights that changes nothing
FORGIVES = 3  # so many more knights cancel one win of the lead
OPTIONAL = {"shield_wall": "KV-Ha", "spear_hedge": "KV-Hb", "shame": "KV-Hc"}


def fits(options: Options) -> Refusal | None:
    """Refuse other turn limits than the book's, and options that weaken a knight."""
    for option, rule in OPTIONAL.items():
        if getattr(options, option):
            return Refusal(rule, "not-in-contest")
    if options.variants:
        return Refusal("KV-G1", "variant-book")
    return None if options.turn_limit == TURNS else Refusal("KV-G1", "contest-turns", {"turns": TURNS})


def knights(games: Sequence[ContestGame]) -> tuple[int, int]:
    """Knights that each player began with; an army that was never drawn counts one, which every army has."""
    counts = [game.by_player(_of(game)) for game in games]
    return sum(first for first, _ in counts), sum(second for _, second in counts)


def _of(game: ContestGame) -> tuple[int, ...]:
    marked = game.marks.get("knights", (1, 1))
    return marked if isinstance(marked, tuple) else (marked, marked)


def reckon(games: Sequence[ContestGame]) -> Verdict:
    won, had = wins(games, 2), knights(games)
    lead, more = won[0] - won[1], had[0] - had[1]
    left, steps = _settled(lead, more)
    counted = (_count("wins", won), _count("knights", had))
    return Verdict(_scores(left), "KV-G1", (*counted, *steps, _verdict(left)))


def _settled(lead: int, more: int) -> tuple[int, tuple[ScoringLine, ...]]:
    """Remaining lead of the first player, and the lines of the scoring."""
    if abs(more) <= NEAR:
        return lead, (ScoringLine("near", {"more": abs(more)}),)
    far = ScoringLine("far", {"more": abs(more)}, _ahead(more))
    if lead == 0:
        return (-1 if more > 0 else 1), (far, ScoringLine("fewer", {}, _ahead(-more)))
    if (lead > 0) != (more > 0):
        return lead, (far, ScoringLine("against", {}, _ahead(lead)))
    return _forgiven(lead, more, far)


def _forgiven(lead: int, more: int, far: ScoringLine) -> tuple[int, tuple[ScoringLine, ...]]:
    """More wins with more knights: the lead shrinks, but never below 0."""
    forgiven = abs(more) // FORGIVES
    left = max(0, abs(lead) - forgiven)
    facts = {"more": abs(more), "forgiven": forgiven, "lead": abs(lead), "left": left}
    return (left if lead > 0 else -left), (far, ScoringLine("forgiven", facts, _ahead(lead)))


def _count(key: str, counts: Sequence[int]) -> ScoringLine:
    return ScoringLine(key, {"first": counts[0], "second": counts[1]})


def _verdict(left: int) -> ScoringLine:
    return ScoringLine("won", {}, _ahead(left)) if left else ScoringLine("drawn")


def _ahead(difference: int) -> int:
    return 0 if difference > 0 else 1


def _scores(left: int) -> tuple[float, float]:
    return (1.0, 0.0) if left > 0 else (0.0, 1.0) if left < 0 else (0.5, 0.5)


CONTESTS = {"five": BookContest(rule="KV-G1", seats=2, games=GAMES, fits=fits, reckon=reckon)}
