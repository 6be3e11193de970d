"""Reckoning of both tournaments (KV-G1, KV-G2), by the functions that the tables of the house use."""

from pelipoyta.games.kasvoton.contests import GAMES, reckon
from pelipoyta.games.kasvoton.contests import teams as team_match
from pelipoyta.games.kasvoton.helper.model import DRAW, PAIR, Armies, NotedGame
from pelipoyta.kernel.helper import HelperGrid, HelperItem, HelperNote
from pelipoyta.kernel.optional.contest import ContestGame, ScoringLine, Verdict


def reckoning(s: Armies) -> tuple[HelperItem, ...]:
    """Games that may be told, and the verdict once it stands."""
    told = [game for game in s.games if not s.teams or s.pair_over(game.table)]
    items: list[HelperItem] = [_rule(s)]
    if told:
        items.append(_games(s, sorted(told, key=lambda game: game.table)))
    if s.done:
        verdict = _verdict(s)
        items += [_line(s, step, verdict.rule) for step in verdict.steps]
    return tuple(items)


def _rule(s: Armies) -> HelperNote:
    if s.teams:
        return HelperNote("helper-kasvoton-teams", {"pairs": len(s.names) // PAIR}, "KV-G2")
    return HelperNote("helper-kasvoton-five", {"number": min(len(s.games) + 1, GAMES), "games": GAMES}, "KV-G1")


def _games(s: Armies, games: list[NotedGame]) -> HelperGrid:
    heads = tuple(
        HelperNote(f"helper-kasvoton-head-{name}") for name in ("game", "winner", *(() if s.teams else ("knights",)))
    )
    rows = tuple(_row(s, number, game) for number, game in enumerate(games, 1))
    return HelperGrid(HelperNote("helper-kasvoton-games"), heads, rows)


def _row(s: Armies, number: int, game: NotedGame) -> tuple[HelperNote, ...]:
    shown = game.table + 1 if s.teams else number
    winner = HelperNote("helper-kasvoton-drawn")
    if game.winner != DRAW:
        winner = HelperNote("helper-name", {"name": s.names[2 * game.table + game.winner]})
    facts: dict[str, str | int] = {"first": game.knights[0], "second": game.knights[1]}
    knights = () if s.teams else (HelperNote("helper-kasvoton-knights-both", facts),)
    return (HelperNote("helper-number", {"number": shown}), winner, *knights)


def _verdict(s: Armies) -> Verdict:
    games = [_contest_game(game) for game in sorted(s.games, key=lambda game: game.table)]
    return team_match.reckon(games) if s.teams else reckon(games)


def _contest_game(game: NotedGame) -> ContestGame:
    scores = (0.5, 0.5) if game.winner == DRAW else (1.0 - game.winner, float(game.winner))
    return ContestGame(scores, (0, 1), {"knights": game.knights})


def _line(s: Armies, step: ScoringLine, rule: str) -> HelperNote:
    """The sentence that the page of a tournament has for it; a team is called by its members."""
    sides = [" + ".join(s.names[side::2]) for side in (0, 1)]
    facts: dict[str, str | int] = {**step.facts, "one": sides[0], "two": sides[1]}
    if step.who is not None:
        facts["name"] = sides[step.who]
    return HelperNote(f"kasvoton-contest-{step.key}", facts, rule)
