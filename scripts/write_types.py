"""Write the client's TypeScript types and the live protocol's description from the Structs of games and server.

--check only says which are stale.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

from pelipoyta.games import load_all
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.parts import part
from pelipoyta.server.api.asyncapi import as_markdown, asyncapi
from pelipoyta.server.middleware.client_routes import CLIENT_ROUTES
from pelipoyta.server.schemas import common, errors
from pelipoyta.server.schemas.catalogue import games, lessons, puzzles, variants
from pelipoyta.server.schemas.contests import leagues, series, team_matches, tournaments
from pelipoyta.server.schemas.people import accounts, clubs, friends, moderation, ratings
from pelipoyta.server.schemas.play import conditionals, decklists, fairness, history, tables
from pelipoyta.server.schemas.websocket import helpers, live, lobby, notices, outside
from typescript import module_aliases, print_aliases

ROOT = Path(__file__).resolve().parents[1]


def game_types(game: AnyGame) -> str:
    nouns = game.nouns
    view = nouns.view if nouns.shown is None else nouns.shown
    aliases = {"Options": game.options, "Question": nouns.question}
    aliases |= {"Action": nouns.action, "Event": nouns.event, "View": view}
    if nouns.preview is not None:
        aliases["Preview"] = nouns.preview
    if (faces := part(game.home, "faces", "faces")) is not None:
        aliases["Faces"] = get_type_hints(faces)["return"]
    if (art := part(game.home, "art", "art")) is not None:
        aliases["Art"] = get_type_hints(art)["return"]
    return print_aliases(aliases, f"pelipoyta.games.{game.id}")


def route_table() -> str:
    """The client's routes as the server has them."""
    rows = "".join(f"  ['{page}', '{path}'],\n" for page, path in CLIENT_ROUTES)
    head = "// Written by scripts/types from pelipoyta.server.middleware.client_routes; do not edit."
    return f"{head}\n\nexport const ROUTES = [\n{rows}] as const\n"


def wanted() -> Iterator[tuple[str, str]]:
    """Each file that is made, and what it shall hold."""
    for game in load_all().values():
        yield f"client/src/games/{game.id}/types.ts", game_types(game)
    contests = (series, tournaments, team_matches)
    modules = (
        live,
        lobby,
        outside,
        common,
        errors,
        games,
        lessons,
        puzzles,
        variants,
        decklists,
        tables,
        fairness,
        *contests,
        history,
        accounts,
        ratings,
        friends,
        clubs,
        moderation,
        leagues,
        notices,
        helpers,
        conditionals,
    )
    wire = {name: kind for module in modules for name, kind in module_aliases(module).items()}
    yield "client/src/api/messages.ts", print_aliases(wire, "pelipoyta.server")
    yield "client/src/app/routes.ts", route_table()
    described = asyncapi("Pelipöytä", "1")
    yield "docs/asyncapi.json", json.dumps(described, indent=1, ensure_ascii=False) + "\n"
    yield "docs/live-messages.md", as_markdown(described)


def is_stale(path: Path, text: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") != text


def check(root: Path) -> int:
    stale = [path for path, text in wanted() if is_stale(root / path, text)]
    for path in stale:
        print(f"{path} is stale: run scripts/types", file=sys.stderr)
    return 1 if stale else 0


def write(root: Path) -> int:
    for path, text in wanted():
        if is_stale(root / path, text):
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
            print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(check(ROOT) if "--check" in sys.argv[1:] else write(ROOT))
