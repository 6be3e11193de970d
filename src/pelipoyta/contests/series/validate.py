"""Validation of the terms of a new series."""

from collections import Counter
from typing import Any

import msgspec

from pelipoyta.contests.model import LONGEST_PAUSE, Terms
from pelipoyta.contests.series.forms import FORMS, MOST
from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.optional.contest import BookContest
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.errors import TableError


def check(game: AnyGame, terms: Terms, wished: dict[str, Any], seats: int) -> Any:
    """Options of the game, after checking terms, options and seats. Raises TableError or IllegalAction."""
    if not 0 <= terms.pause <= LONGEST_PAUSE:
        raise TableError("bad_contest", {"detail": f"the pause is 0 to {LONGEST_PAUSE:g} seconds"})
    options = options_of(game, wished, seats)
    if terms.partners and set(Counter(game.hooks.teams(options, seats)).values()) == {1}:
        raise IllegalAction(Refusal("CONTEST-6", "no-series-teams"))
    if terms.form in game.contests:
        _check_book(game.contests[terms.form], options, seats)
    elif terms.form in FORMS:
        _check_form(terms, seats)
    else:
        raise TableError("bad_contest", {"detail": f"no such form: {terms.form}"})
    return options


def options_of(game: AnyGame, wished: dict[str, Any], seats: int) -> Any:
    if seats not in game.seats:
        raise TableError("bad_seats", {"game": game.id, "seats": seats})
    try:
        return msgspec.convert(wished, game.options)
    except msgspec.ValidationError as error:
        raise TableError("bad_options", {"game": game.id, "detail": str(error)}) from error


def _check_book(contest: BookContest, options: Any, seats: int) -> None:
    if seats != contest.seats:
        raise IllegalAction(Refusal(contest.rule, "contest-seats", {"seats": contest.seats}))
    if refusal := contest.fits(options):
        raise IllegalAction(refusal)


def _check_form(terms: Terms, seats: int) -> None:
    """Two players at least, and a number of games that ends. Raises IllegalAction."""
    if seats < 2:
        raise IllegalAction(Refusal("CONTEST-1", "contest-alone"))
    if not 1 <= terms.count <= MOST:
        raise IllegalAction(Refusal("CONTEST-1", "contest-count", {"most": MOST}))
    if terms.form == "best" and seats == 2 and terms.count % 2 == 0:
        raise IllegalAction(Refusal("CONTEST-3", "contest-even"))
