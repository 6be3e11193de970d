"""The Lord of the Rings TCG: Deluxe rules, The Two Towers."""

from pelipoyta.games.lotr.decks import BOXED, fits
from pelipoyta.games.lotr.decks.bring import PRIVATE
from pelipoyta.games.lotr.events import Events
from pelipoyta.games.lotr.guess import determinize
from pelipoyta.games.lotr.model import Actions, Options, State
from pelipoyta.games.lotr.notation import draw, parse, read, write
from pelipoyta.games.lotr.rules import apply, concede, legal, pending, settle, start, why_not
from pelipoyta.games.lotr.rules.talk import talk
from pelipoyta.games.lotr.view import View, view
from pelipoyta.kernel import Game, Notation, Nouns

GAME = Game(
    id="lotr",
    version=2,
    seats=(2, 3, 4, 5, 6),
    at_table=lambda s: range(len(s.players)),
    options=Options,
    nouns=Nouns(State, Actions, Events, View),
    start=start,
    pending=pending,
    legal=legal,
    why_not=why_not,
    apply=apply,
    settle=settle,
    concede=concede,
    view=view,
    determinize=determinize,
    notation=Notation(draw, read, write, parse),
    fits=fits,
    private=(PRIVATE,),
    first=Options(decks=BOXED, format="fellowship", variant="starter"),  # LOTR-27: no bid, decks as they are sold
    talk=talk,
)
