"""Fair play on bots whose truth is known: levels that take 0, 25, 50 or 100 % of their choices from the strongest bot.

`python -m benchmarks.people.fairplay play GAME FILE` plays games and adds a line of compared choices for each player,
for `--minutes`; `tell FILE…` prints how often seasons of games are told apart. `bound GAME FILE` asks how often the
strongest bot agrees with itself and each level with it, where seasons are too dear to be played; `limits FILE…` prints
that, and what seasons of such choices tell. Figures are in docs/lab/fairplay.md.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count, cycle
from math import sqrt
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta import compiled
from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find
from pelipoyta.bots.rng import BotRandom
from pelipoyta.bots.workers.agreement import STRONGEST, Question, compare, questions
from pelipoyta.community.fairplay.agreement import ALARM, SAMPLES, STANDINS, ComparedChoice, agreement
from pelipoyta.games import open_game
from pelipoyta.kernel.play import Move
from pelipoyta.table.decide.setup.rated import usual_options

SHARES = (0.25, 0.5, 1.0)
PER_GAME = 30  # compared choices of a player in a game, drawn at random
PER_BOUND = 6  # choices of a seat and game, where choices alone are compared
SEASON = 300  # choices
DRAWS = 400  # seasons drawn from the games of a cell
MANY = 4000  # the same, where samples change places


class ComparedPlayer(Struct, frozen=True):
    """A player of a game: its level, the share that it borrowed, and its choices compared."""

    game: str
    level: str
    share: float
    choices: tuple[ComparedChoice, ...]


def borrower(game: str, level: str, share: float, nodes: int) -> Choose:
    """A level that takes this share of its free choices from the strongest bot, with another seed than the analysis."""
    own, best = find(game, level), find(game, STRONGEST, nodes)

    def choose(view: Any, seat: int, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        if ask is None or len(legal) == 1 or rng.random() >= share:
            return own(view, seat, ask, legal, rng, budget)
        return best(view, seat, ask, legal, BotRandom.of(rng.random(), "borrowed"), budget)  # type: ignore[arg-type]

    return choose


def play(game_id: str, file: Path, minutes: float, nodes: int, first: int) -> None:
    game, until = open_game(game_id), monotonic() + 60 * minutes
    options, cells = usual_options(game), cycle((level, share) for share in SHARES for level in STANDINS[1:])
    for number, (level, share) in enumerate(cells, first):
        if monotonic() > until:
            return
        players = [borrower(game_id, level, share, nodes and nodes * 2), find(game_id, level)]
        seats = players if number % 2 else players[::-1]
        told = play_game(game, options, 2, seats, f"fairplay/{number}").record
        for who, taken in enumerate((share, 0.0)):
            seat = who if number % 2 else 1 - who
            steps = [at for at, step in enumerate(told.steps) if isinstance(step, Move) and step.seat == seat]
            chosen = Random(f"{number}/{who}").sample(steps, min(len(steps), 4 * PER_GAME))
            found = compare(
                game, told, seat, set(chosen), levels=_levels(level), samples=SAMPLES, nodes=nodes, most=PER_GAME
            )
            choices = tuple(ComparedChoice(each.step, each.agrees, each.lower, each.upper) for each in found)
            with file.open("ab") as out:
                line = ComparedPlayer(game=game_id, level=level, share=taken, choices=choices)
                out.write(msgspec.json.encode(line) + b"\n")


class BoundChoice(Struct, frozen=True):
    """A free choice of a game among levels: whether further samples of each bot choose as the strongest bot did."""

    game: str
    number: int  # of the game it is from
    agrees: dict[str, tuple[bool, ...]]  # by bot
    seconds: float  # of processor


def bound(game_id: str, file: Path, minutes: float, nodes: int, first: int) -> None:
    """Add a line a choice, of games between the second and third level."""
    game, until = open_game(game_id), monotonic() + 60 * minutes
    for number in count(first):
        players = [find(game_id, level) for level in ("level2", "level3")]
        told = play_game(game, usual_options(game), 2, players, f"bound/{number}").record
        for seat in (0, 1):
            steps = [at for at, step in enumerate(told.steps) if isinstance(step, Move) and step.seat == seat]
            chosen = Random(f"{number}/{seat}").sample(steps, min(len(steps), 4 * PER_BOUND))
            for step, _, question in questions(game, told, seat, set(chosen))[:PER_BOUND]:
                if monotonic() > until:
                    return
                line = _bound(game_id, number, partial(_asked, game_id, question, nodes, f"{number}/{step}"))
                with file.open("ab") as out:
                    out.write(msgspec.json.encode(line) + b"\n")


def _bound(game_id: str, number: int, ask: Callable[[str, int], Any]) -> BoundChoice:
    began = process_time()
    best = ask(STRONGEST, 0)
    samples = {STRONGEST: 1} | dict.fromkeys(STANDINS, 1 + SAMPLES)  # a player's own choice, and the report's samples
    agrees = {bot: tuple(ask(bot, sample) == best for sample in range(1, most + 1)) for bot, most in samples.items()}
    return BoundChoice(game_id, number, agrees, round(process_time() - began, 2))


def _asked(game_id: str, question: Question, nodes: int, seed: str, bot: str, sample: int) -> Any:
    return question(find(game_id, bot, nodes if bot == STRONGEST else 0), f"{seed}/{bot}/{sample}")


def limits(files: Sequence[Path]) -> None:
    """Print agreements with the strongest bot, and how often seasons drawn from these choices are above the alarm."""
    rows: dict[str, dict[int, list[BoundChoice]]] = defaultdict(lambda: defaultdict(list))
    for file in files:
        for line in file.read_bytes().splitlines():
            row = msgspec.json.decode(line, type=BoundChoice)
            rows[row.game][row.number].append(row)
    for game, games in sorted(rows.items()):
        choices = [row for each in games.values() for row in each]
        print(f"{game}: {len(choices)} choices of {len(games)} games, {_mean([row.seconds for row in choices]):.2f} s")
        for bot in (STRONGEST, *STANDINS):
            share = _mean([_mean(row.agrees[bot]) for row in choices])
            print(f"  {bot}: agrees {share:.2f} ± {1.96 * sqrt(share * (1 - share) / len(choices)):.2f}")
        for level in STANDINS[1:]:
            print(f"  {level}: alarms of its own play: {_alarms(games, level)} of {MANY}")
            print("    " + "   ".join(_told(games, level, share) for share in (0.0, *SHARES)))


def _told(games: Mapping[int, Sequence[BoundChoice]], level: str, share: float) -> str:
    """Hits of seasons in which a level borrowed this share of its choices, with its own rating and a raised one."""
    rng = Random(f"{level}/{share}")
    drawn = [
        [tuple(_drawn(row, level, rng.random() < share) for row in games[number]) for number in sorted(games)]
        for _ in range(20)
    ]
    seasons = sum(map(len, games.values())) / SEASON
    found = [
        _rate([each.z for part in drawn for each in _seasons(part, weight, DRAWS // 20)], seasons)
        for weight in (0.0, 1.0)
    ]
    return f"{share:.0%} {found[0]} / {found[1]}"


def _alarms(games: Mapping[int, Sequence[BoundChoice]], level: str) -> int:
    """Seasons above the alarm when any of the level's samples is taken for the player's choice, by lot."""
    rng, count, numbers = Random(f"{level}/alarms"), 0, sorted(games)
    for _ in range(MANY):
        season: list[tuple[ComparedChoice, ...]] = []
        while sum(map(len, season)) < SEASON or len(season) < 10:
            season.append(tuple(_shuffled(row.agrees[level], rng) for row in games[rng.choice(numbers)]))
        count += agreement(season, 0.0).z >= ALARM
    return count


def _shuffled(samples: Sequence[bool], rng: Random) -> ComparedChoice:
    own = rng.randrange(len(samples))
    return ComparedChoice(step=0, agrees=samples[own], lower=sum(samples) - samples[own], upper=0)


def _drawn(row: BoundChoice, level: str, borrowed: bool) -> ComparedChoice:
    own, raised = (row.agrees[each] for each in _levels(level))
    agrees = row.agrees[STRONGEST][0] if borrowed else own[0]
    return ComparedChoice(step=0, agrees=agrees, lower=sum(own[1:]), upper=sum(raised[1:]))


def _levels(level: str) -> tuple[str, str]:
    """The level itself, and the next one, which stands for a rating that help has raised."""
    return level, STANDINS[min(STANDINS.index(level) + 1, len(STANDINS) - 1)]


def tell(files: Sequence[Path]) -> None:
    cells: dict[tuple[str, str, float], list[tuple[ComparedChoice, ...]]] = defaultdict(list)
    for file in files:
        for line in file.read_bytes().splitlines():
            row = msgspec.json.decode(line, type=ComparedPlayer)
            cells[row.game, row.level, row.share].append(row.choices)
    print("game level share games choices  z own  z next  hits own [95 %]  hits next [95 %]  share told")
    for (game, level, share), games in sorted(cells.items()):
        own, upper = ([each.z for each in _seasons(games, weight)] for weight in (0.0, 1.0))
        shares = [each.share for each in _seasons(games, 0.0)]
        size = len(games) * sum(map(len, games)) // max(1, len(games)) / SEASON
        print(
            f"{game} {level} {share:4.2f} {len(games):4d} {sum(map(len, games)):5d} "
            f"{_mean(own):6.2f} {_mean(upper):6.2f}  {_rate(own, size)}  {_rate(upper, size)}  {_mean(shares):5.2f}"
        )


def _seasons(games: Sequence[tuple[ComparedChoice, ...]], weight: float, draws: int = DRAWS) -> Iterator[Any]:
    """Seasons of enough choices, drawn from the games with replacement."""
    rng = Random(25)
    for _ in range(draws):
        season: list[tuple[ComparedChoice, ...]] = []
        while sum(map(len, season)) < SEASON or len(season) < 10:
            season.append(rng.choice(games))
        yield agreement(season, weight)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _rate(values: Sequence[float], seasons: float) -> str:
    """Share above the alarm, with Wilson's interval for as many seasons as were really played."""
    hit, count, z = _mean([each >= ALARM for each in values]), max(seasons, 1.0), 1.96
    middle = (hit + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(hit * (1 - hit) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return f"{hit:5.3f} [{max(0, middle - half):.2f} {min(1, middle + half):.2f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "tell", "bound", "limits"))
    parser.add_argument("names", nargs="+")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--nodes", type=int, default=0, help="of the strongest bot where choices are compared")
    parser.add_argument("--first", type=int, default=0, help="number of the first game: another gives others")
    asked = parser.parse_args()
    if asked.what in ("tell", "limits"):
        (tell if asked.what == "tell" else limits)([Path(name) for name in asked.names])
    else:
        compiled.use()
        work = play if asked.what == "play" else bound
        work(asked.names[0], Path(asked.names[1]), asked.minutes, asked.nodes, asked.first)


if __name__ == "__main__":
    main()
