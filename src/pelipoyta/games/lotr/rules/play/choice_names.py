"""The names under which what was chosen for a word is kept while a card is carried out."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.model import Names, Perform

if TYPE_CHECKING:
    from pelipoyta.games.lotr.model.game_change import GameChange
    from pelipoyta.games.lotr.words.targets import PickedTarget


def hand_down(g: "GameChange", name: str, picked: tuple[int, ...]) -> None:
    """The task below learns what was chosen."""
    below = g.s.agenda[-1]
    names: Names = getattr(below, "names")  # noqa: B009 - checked by callers
    g.s.agenda[-1] = replace(below, names=with_name(names, name, picked))


def with_name(names: Names, name: str, picked: tuple[int, ...]) -> Names:
    """A name means one thing: what was said later."""
    return tuple((dict(names) | {name: picked}).items())


def secret(name: str) -> str:
    """The name under which only the acting player knows what was chosen."""
    return f"{name}#pile"


def codes_named(names: Names, name: str) -> tuple[int, ...]:
    """The cards seen or discarded under this name, openly or in secret."""
    known = dict(names)
    return known.get(name, known.get(secret(name), ()))


def is_given(name: str) -> bool:
    """True if a card gave this name, and all may know what it means."""
    return "/" not in name and "#" not in name


def is_cost(task: Perform) -> bool:
    """True if what is done now is paid: a cost of the ability, or what prevents its effects (LOTR-18.3)."""
    return task.part != "do"


def is_payment(task: Perform) -> bool:
    """True if what is done now is paid to prevent something (LOTR-30.30)."""
    return task.part == "pay"


def place(task: Perform) -> str:
    """Path of the performed word in the ability, unique within it."""
    return "/".join(map(str, (task.part, *task.path, task.at)))


def name_of(task: Perform, target: "PickedTarget", field: str) -> str:
    return target.name or f"{place(task)}#{field}"


def back(task: Perform) -> Perform:
    """The performance as it stood at the word that is being resolved."""
    return replace(task, at=task.at - 1)


def slot(task: Perform, kind: str) -> str:
    """The name for something else asked by the word that is being resolved."""
    return f"{place(back(task))}#{kind}"


def inner(task: Perform, branch: int) -> Perform:
    """The same performance, one level further in; `task.at` has already gone past the word."""
    return replace(task, path=(*task.path, task.at - 1, branch), at=0)
