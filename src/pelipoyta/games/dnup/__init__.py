"""dnup: shed a hand of two-ended cards in sets, and turn what comes back upside down."""

from pelipoyta.games.dnup.model import Act, Happening, Options, Preview, Question, State, View
from pelipoyta.games.dnup.notation import NOTATION
from pelipoyta.games.dnup.rules import apply, legal, pending, settle, start, why_not
from pelipoyta.games.dnup.table_hooks import TABLE_HOOKS
from pelipoyta.games.dnup.view import determinize, view
from pelipoyta.kernel import Game, Nouns

GAME = Game(
    id="dnup",
    version=1,
    seats=(2, 3, 4, 5),
    at_table=lambda s: range(len(s.hands)),
    options=Options,
    nouns=Nouns(state=State, action=Act, event=Happening, view=View, question=Question, preview=Preview),
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
