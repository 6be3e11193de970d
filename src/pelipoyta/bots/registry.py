"""Registry of bots: finds the bots of each game by name."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from re import fullmatch
from types import ModuleType
from typing import Any

from pelipoyta.bots.levels import Level, LevelParts, levels, levels_of, player
from pelipoyta.bots.player import Choose
from pelipoyta.bots.uniform import uniform
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.parts import has_part
from pelipoyta.kernel.variants import varied

TRIED = "skill"  # how the name of a level begins that is only tried


class NoSuchBot(LookupError):
    """No bot of that name plays that game."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"no bot called {name!r} plays {game}")
        self.game = game
        self.name = name


def find(game: str, name: str, nodes: int = 0) -> Choose:
    """Bot of that name for a game; a game may define its own `uniform`."""
    bots = {
        "uniform": uniform,
        **_given(game, "BOTS"),
        **_given(game, "GIMMICKS"),
        **_thinkers(game, nodes),
        **_levels(game),
        **_rivals(game, nodes),
        **_tried(game, name),
    }
    if name not in bots:
        raise NoSuchBot(game, name)
    if _is_strong(game, name):
        _load_strong(game)
    return bots[name]


def _is_strong(game: str, name: str) -> bool:
    """True if the bot searches or uses a net, if only for some of its choices."""
    if name in _given(game, "THINKERS"):
        return True
    skill = skill_of(game)
    level = _level(skill, name) if skill else None
    return level is not None and level.nodes > 0


def _load_strong(game: str) -> None:
    """Load the modules of a search in advance, so that loading takes no thinking time."""
    module = f"pelipoyta.bots.games.{game}.strong"
    if find_spec(module):
        import_module(module)


def names(game: str) -> tuple[str, ...]:
    """Bots that tables offer: the default one first, levels from easy to hard, the strongest, the weakest last."""
    usual = [name for name in _given(game, "BOTS") if name != "uniform"]
    strongest = tuple(_given(game, "THINKERS"))
    return (*usual, *[name for name in _levels(game) if name != "level5"], *strongest, "uniform")


def rivals(game: str) -> tuple[str, ...]:
    """Bots for measuring only, which no table offers: level5 is there by another name."""
    hidden = [name for name in _levels(game) if name == "level5"]
    return (*hidden, *_given(game, "GIMMICKS"), *_rivals(game, 0))


def searchers(game: str) -> tuple[str, ...]:
    """Bots whose number of nodes can be set."""
    return (*_given(game, "THINKERS"), *_rivals(game, 0))


def _rivals(game: str, nodes: int) -> dict[str, Choose]:
    """Textbook searches, for any game with a fast simulator."""
    if not game.isidentifier() or not has_part(f"pelipoyta.games.{game}", "fast"):
        return {}
    from pelipoyta.bots.search.ismcts import ismcts

    return {"ismcts": by_the_rules(partial(ismcts, game, nodes=nodes), uniform)}


def _thinkers(game: str, nodes: int) -> dict[str, Choose]:
    usual = next(iter(_given(game, "BOTS").values()), uniform)
    return {name: by_the_rules(partial(think, nodes=nodes), usual) for name, think in _given(game, "THINKERS").items()}


def by_the_rules(searcher: Choose, usual: Choose) -> Choose:
    """The searcher, or the default bot where a variant is played: no fast simulator and no net knows its rules."""
    return partial(_by_the_rules, searcher, usual)


def _by_the_rules(
    searcher: Choose,
    usual: Choose,
    view: Any,
    seat: Seat,
    ask: str | None,
    legal: Sequence[Any],
    rng: Random,
    budget: float,
) -> Any:
    player = usual if varied(getattr(view, "options", None)) else searcher
    return player(view, seat, ask, legal, rng, budget)


def _levels(game: str) -> dict[str, Choose]:
    """Levels of a game; the highest is the strongest bot itself, or else the default one."""
    skill = skill_of(game)
    if skill is None:
        return {}
    return levels(skill)


def skill_of(game: str) -> LevelParts | None:
    """Parts of a game's levels, where it has any."""
    return getattr(_bots(game), "SKILL", None)


def _tried(game: str, name: str) -> dict[str, Choose]:
    """Level under test: no table offers it."""
    skill = skill_of(game)
    if skill is None or not name.startswith(TRIED) or (level := _level(skill, name)) is None:
        return {}
    return {name: player(skill, level)}


def _level(skill: LevelParts, name: str) -> Level | None:
    """Level by name: one of the five, or any by its skill, as `skill0.4`."""
    told = fullmatch(rf"{TRIED}(0\.\d{{1,6}})", name)
    return skill.scale.at(float(told[1])) if told and skill.scale else levels_of(skill).get(name)


def _given(game: str, name: str) -> Mapping[str, Callable[..., Any]]:
    bots = _bots(game)
    given: Mapping[str, Callable[..., Any]] = getattr(bots, name, {}) if bots else {}
    return given


def _bots(game: str) -> ModuleType | None:
    module = f"pelipoyta.bots.games.{game}"
    known = game.isidentifier() and find_spec(module) is not None
    return import_module(module) if known else None
