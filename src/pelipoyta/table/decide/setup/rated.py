"""Terms of a rated table: options, and who may sit there (TABLE-23)."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import to_builtins

from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.model import Placed, Player, Timing


class RatedTerms(Protocol):
    """Terms of a new table that a rating depends on."""

    @property
    def hints(self) -> bool: ...
    @property
    def teaching(self) -> bool: ...
    @property
    def placed(self) -> Placed | None: ...
    @property
    def time(self) -> Timing | None: ...


def usual_options(game: AnyGame) -> Any:
    """Options that the game recommends; ratings compare games with these alone."""
    return game.options() if game.hooks.first is None else game.hooks.first


def _agreed(game: AnyGame, options: Any) -> dict[str, Any]:
    """Options of the table without those that each player brings (TABLE-9)."""
    private = {each.option for each in game.hooks.private}
    found: dict[str, Any] = to_builtins(options)
    return {name: value for name, value in found.items() if name not in private}


def check_rated(
    game: AnyGame, options: Any, terms: RatedTerms, players: Sequence[Player | None], in_contest: bool
) -> None:
    """Refuse a rated table on terms that ratings cannot compare, or for such players. Raises IllegalAction."""
    refusals = (
        (in_contest, Refusal("TABLE-23", "rated-contest")),
        (terms.teaching, Refusal("TABLE-23", "rated-teaching")),
        (terms.placed is not None, Refusal("TABLE-23", "rated-position")),
        (terms.hints, Refusal("TABLE-23", "rated-hints")),
        (terms.time is None, Refusal("TABLE-23", "rated-without-clock")),
        (_agreed(game, options) != _agreed(game, usual_options(game)), Refusal("TABLE-23", "rated-options")),
    )
    for refused, refusal in refusals:
        if refused:
            raise IllegalAction(refusal)
    _check_seated(players)


def _check_seated(players: Sequence[Player | None]) -> None:
    """Check all that sit when the table is made, as if they came one by one. Raises IllegalAction."""
    seated: list[Player | None] = []
    for player in players:
        if player is not None:
            check_newcomer(seated, player)
            seated.append(player)


def check_newcomer(players: Sequence[Player | None], player: Player) -> None:
    """Check that the player may join: an account in one seat; bots with one person. Raises IllegalAction."""
    persons = [each for each in players if each and not each.bot]
    if player.bot:
        if len(persons) > 1:
            raise IllegalAction(Refusal("TABLE-23", "rated-bot"))
        return
    if not player.account:
        raise IllegalAction(Refusal("TABLE-23", "rated-guest"))
    if any(each.account == player.account for each in persons):
        raise IllegalAction(Refusal("TABLE-23", "rated-twice"))
    if persons and any(each and each.bot for each in players):
        raise IllegalAction(Refusal("TABLE-23", "rated-bot"))
