"""Two teams at pairs of tables, the second with the armies of the first changed over (KV-G2)."""

from collections.abc import Sequence

from pelipoyta.games.kasvoton.deck import ARMY
from pelipoyta.games.kasvoton.model import Options, Stage, State
from pelipoyta.games.kasvoton.rules import start
from pelipoyta.kernel.optional.contest import ContestGame, ScoringLine, TeamContest, Verdict, wins
from pelipoyta.kernel.terms import Refusal

TURNS = 125
PAIR = 2  # tables


def fits(options: Options) -> Refusal | None:
    if options.variants:
        return Refusal("KV-G2", "variant-book")
    return None if options.turn_limit == TURNS else Refusal("KV-G2", "contest-turns", {"turns": TURNS})


def mirrored(state: State) -> State | None:
    """Both armies as they were drawn, before the setup; None before the draw."""
    if state.mustered < len(state.knights):
        return None
    second = start(state.options, state.seats)
    second.knights, second.mustered, second.stage = state.knights[:], state.mustered, Stage.DEPLOY
    second.hands = [_army(state, side) for side in (0, 1)]
    return second


def _army(state: State, side: int) -> tuple[int, ...]:
    """Army of a side: a card's id is its first cell, which gives its side."""
    placed = [face for face in state.faces[ARMY * side : ARMY * (side + 1)] if face]
    return tuple(sorted([*placed, *state.hands[side]]))


def reckon(games: Sequence[ContestGame]) -> Verdict:
    """More wins over all tables; knights are not counted, since both teams had the same."""
    pairs = [games[at : at + PAIR] for at in range(0, len(games), PAIR)]
    steps = [_counted("team-pair", pair, pair=number) for number, pair in enumerate(pairs, 1)]
    first, second = wins(games, 2)
    ahead = 0 if first > second else 1
    last = (
        ScoringLine("team-won", {"lead": abs(first - second)}, ahead) if first != second else ScoringLine("team-drawn")
    )
    steps += [_counted("team-total", games), ScoringLine("team-knights"), last]
    return Verdict(_scores(first - second), "KV-G2", tuple(steps))


def _counted(key: str, games: Sequence[ContestGame], **facts: int) -> ScoringLine:
    first, second = wins(games, 2)
    return ScoringLine(key, {**facts, "first": first, "second": second, "drawn": len(games) - first - second})


def _scores(lead: int) -> tuple[float, float]:
    return (1.0, 0.0) if lead > 0 else (0.0, 1.0) if lead < 0 else (0.5, 0.5)


TEAMS = TeamContest("KV-G2", fits, mirrored, reckon)
