"""Kasvoton vihollinen: two hidden armies on a field of 13 × 6, for two players or two teams of two."""

from pelipoyta.games.kasvoton.model import Deed, Happening, Options, Preview, Question, State, View
from pelipoyta.games.kasvoton.notation import NOTATION
from pelipoyta.games.kasvoton.rules import apply, knights_at_start, legal, pending, settle, start, why_not
from pelipoyta.games.kasvoton.table_hooks import TABLE_HOOKS
from pelipoyta.games.kasvoton.view import determinize, view
from pelipoyta.kernel import Game, Nouns

__all__ = ["GAME", "knights_at_start"]

GAME = Game(
    id="kasvoton",
    version=1,
    seats=(2, 4),
    at_table=lambda s: range(s.seats),
    options=Options,
    nouns=Nouns(state=State, action=Deed, event=Happening, view=View, question=Question, preview=Preview),
    start=start,
    pending=pending,
    legal=legal,
    why_not=why_not,
    apply=apply,
    settle=settle,
    view=view,
    determinize=determinize,
    notation=NOTATION,
    hooks=TABLE_HOOKS,
    home=__name__,
)
