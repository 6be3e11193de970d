"""RoleChess: chess-like pieces with energy, and battles by dice."""

from pelipoyta.games.rolechess.model import Choice, Happening, Odds, Options, Question, State, View
from pelipoyta.games.rolechess.notation import draw, parse, read, reordered, write
from pelipoyta.games.rolechess.rules import apply, legal, pending, settle, start, why_not
from pelipoyta.games.rolechess.table_hooks import TABLE_HOOKS
from pelipoyta.games.rolechess.view import determinize, view
from pelipoyta.kernel import Game, Notation, Nouns

GAME = Game(
    id="rolechess",
    version=1,
    seats=(2,),
    at_table=lambda s: (0, 1),
    options=Options,
    nouns=Nouns(state=State, action=Choice, event=Happening, view=View, question=Question, preview=Odds),
    start=start,
    pending=pending,
    legal=legal,
    why_not=why_not,
    apply=apply,
    settle=settle,
    view=view,
    determinize=determinize,
    notation=Notation(draw, read, write, parse, reordered=reordered),
    hooks=TABLE_HOOKS,
    home=__name__,
)
