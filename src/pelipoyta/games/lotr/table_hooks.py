"""Table hooks of The Lord of the Rings TCG: private decks, concessions while others play on, a first game."""

from pelipoyta.games.lotr.advice.moments import MOMENTS, moment
from pelipoyta.games.lotr.decks import BOXED, fits
from pelipoyta.games.lotr.decks.bring import PRIVATE
from pelipoyta.games.lotr.model import Options, Pass, State
from pelipoyta.games.lotr.questions import PHASES, Question
from pelipoyta.games.lotr.rules import concede
from pelipoyta.games.lotr.rules.talk import talk
from pelipoyta.kernel import TableHooks

TABLE_HOOKS = TableHooks[
    Options, State
](
    fits=fits,
    talk=talk,
    concede=concede,
    private=(PRIVATE,),
    first=Options(decks=BOXED, format="fellowship", variant="starter"),  # LOTR-27: no bid, decks as they are sold
    passes=dict.fromkeys((*PHASES[2:], Question.RESPOND, *MOMENTS), Pass()),
    moment=moment,
)
