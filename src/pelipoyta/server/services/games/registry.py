"""Games of a server by id: the built-in ones and the plugins."""

from collections.abc import Iterator, Mapping
from itertools import chain

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame


class GameRegistry(Mapping[str, AnyGame]):
    """Built-in games, each imported on first use, and plugin games."""

    def __init__(self, plugins: Mapping[str, AnyGame]) -> None:
        self._plugins = plugins

    def __getitem__(self, name: str) -> AnyGame:
        return self._plugins[name] if name in self._plugins else load(name)

    def __iter__(self) -> Iterator[str]:
        return chain(NAMES, self._plugins)

    def __len__(self) -> int:
        return len(NAMES) + len(self._plugins)
