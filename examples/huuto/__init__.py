"""Huuto: everyone lays a card in secret; the highest that nobody else laid takes the round."""

from huuto.model import AnyEvent, Lay, Options, Question, State, View
from huuto.notation import NOTATION
from huuto.rules import apply, legal, pending, settle, start, why_not
from huuto.view import determinize, view
from pelipoyta.kernel import Game, Nouns

GAME = Game(
    id="huuto",
    version=1,
    seats=(2, 3, 4),
    at_table=lambda s: range(len(s.hands)),
    options=Options,
    nouns=Nouns(state=State, action=Lay, event=AnyEvent, view=View, question=Question),
    start=start,
    pending=pending,
    legal=legal,
    why_not=why_not,
    apply=apply,
    settle=settle,
    view=view,
    determinize=determinize,
    notation=NOTATION,
    home=__name__,
)
