"""Sequence: cards bring chips to the board; the first team with its five-in-lines wins."""

from pelipoyta.games.sequence.model import AnyAction, AnyEvent, Options, Question, State, View
from pelipoyta.games.sequence.notation import NOTATION
from pelipoyta.games.sequence.rules import (
    SEATS,
    apply,
    at_table,
    legal,
    pending,
    settle,
    start,
    why_not,
)
from pelipoyta.games.sequence.table_hooks import TABLE_HOOKS
from pelipoyta.games.sequence.view import determinize, view
from pelipoyta.kernel import Game, Nouns

GAME: Game[Options, State, AnyAction, View] = Game(
    id="sequence",
    version=1,
    seats=SEATS,
    at_table=at_table,
    options=Options,
    nouns=Nouns(state=State, action=AnyAction, event=AnyEvent, view=View, question=Question),
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
