"""The Lord of the Rings TCG: Deluxe rules, The Two Towers."""

from pelipoyta.games.lotr import cards as _cards  # noqa: F401 - the rules read cards by code
from pelipoyta.games.lotr.events import Events
from pelipoyta.games.lotr.knowledge.guess import determinize
from pelipoyta.games.lotr.knowledge.shown import Shown
from pelipoyta.games.lotr.knowledge.view import View, view
from pelipoyta.games.lotr.model import Actions, Options, State
from pelipoyta.games.lotr.model.state import FIRST_RULES, RULES
from pelipoyta.games.lotr.notation import draw, parse, read, reordered, write
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules import apply, as_of, legal, pending, settle, start, why_not
from pelipoyta.games.lotr.table_hooks import TABLE_HOOKS
from pelipoyta.kernel import Game, Notation, Nouns

GAME = Game(
    id="lotr",
    version=RULES,
    seats=(2, 3, 4, 5, 6),
    at_table=lambda s: range(len(s.players)),
    options=Options,
    nouns=Nouns(state=State, action=Actions, event=Events, view=View, question=Question, shown=Shown),
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
    replays=(FIRST_RULES,),
    as_of=as_of,
)
