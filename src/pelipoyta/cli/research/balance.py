"""`pelipoyta balance`: how often the player with the first turn wins, with a variant and without."""

from typing import Any

import msgspec
from msgspec import UNSET

from pelipoyta.bots.arena.balance import measure
from pelipoyta.cli.arguments import check_seats, find_game, read_bots
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.kernel.balance import Balance, added, balance_of, file_of
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.variants import Variants, written

PIECE = 5  # games between two looks of the progress bar


def balance(lang: str, name: str, *, variants: str, seats: int | None, games: int, bot: str, write: bool) -> None:
    """Play the games of each named variant, or of all of them, and print the figures; `write` adds them to the data."""
    game = find_game(name)
    if game.variants is None:
        raise Trouble("cli-no-variants", game=game.id)
    (player,) = read_bots(game, bot)[:1]
    say = vocabulary(lang, game.id)
    for text in _named(game.variants, variants):
        chosen = tuple(each for each in text.split(",") if each)
        options = game.options(variants=chosen or UNSET)
        count = check_seats(game, options, seats or _fewest(game, chosen), lang)
        found = _measured(game, options, text, seats=count, games=games, bot=player)
        print(say("cli-balance-line", variant=text or "–", **figures(found)))
        if write:
            keep(game, text, found)


def figures(found: Balance) -> dict[str, Any]:
    """Figures of a sentence: games, share and its error in per cent."""
    percent = {"share": round(100 * found.share), "error": round(100 * found.error), "drawn": found.drawn}
    return {"games": found.games, "bot": found.bot, "seats": found.seats, **percent}


def _named(offered: Variants[Any], variants: str) -> list[str]:
    return ["", *(written(each.usual()) for each in offered.offered)] if variants == "all" else [variants]


def _fewest(game: AnyGame, chosen: tuple[str, ...]) -> int:
    return next(
        seats for seats in game.seats if seats > 1 and not game.misfit(game.options(variants=chosen or UNSET), seats)
    )


def _measured(game: AnyGame, options: Any, text: str, seats: int, games: int, bot: str) -> Balance:
    """Games that the stored figures do not have yet: their numbers go on from those."""
    known = balance_of(game.home).get(text)
    first = known.games if known and (known.bot, known.seats) == (bot, seats) else 0
    found: Balance | None = None
    with progress(game.id, games) as after:
        for at in range(first, first + games, PIECE):
            numbers = range(at, min(at + PIECE, first + games))
            found = added(found, measure(game, options, seats, bot, numbers))
            after(len(numbers))
    assert found is not None
    return found


def keep(game: AnyGame, text: str, found: Balance) -> None:
    """Add figures to the game's data."""
    file = file_of(game.home)
    if file is None:
        raise Trouble("cli-no-variants", game=game.id)
    known = balance_of(game.home)
    known[text] = added(known.get(text), found)
    ordered = {name: known[name] for name in sorted(known)}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=2) + b"\n")
