"""Write the client's TypeScript types from the Structs of games and server; --check only says which are stale."""

import sys
from collections.abc import Iterator
from pathlib import Path

from pelipoyta.games import load_all
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server import messages
from typescript import module_aliases, print_aliases

SOURCES = Path(__file__).resolve().parents[1] / "client" / "src"


def game_types(game: AnyGame) -> str:
    nouns = game.nouns
    aliases = {"Options": game.options, "Action": nouns.action, "Event": nouns.event, "View": nouns.view}
    if nouns.preview is not None:
        aliases["Preview"] = nouns.preview
    return print_aliases(aliases, f"pelipoyta.games.{game.id}")


def wanted() -> Iterator[tuple[Path, str]]:
    for game in load_all().values():
        yield SOURCES / "games" / game.id / "types.ts", game_types(game)
    yield SOURCES / "shared" / "messages.ts", print_aliases(module_aliases(messages), messages.__name__)


def is_stale(path: Path, text: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") != text


def main() -> int:
    stale = [(path, text) for path, text in wanted() if is_stale(path, text)]
    if "--check" in sys.argv[1:]:
        for path, _ in stale:
            print(f"{path.relative_to(SOURCES.parents[1])} is stale: run scripts/types", file=sys.stderr)
        return 1 if stale else 0
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(SOURCES.parents[1])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
