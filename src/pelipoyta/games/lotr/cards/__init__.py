"""Every card of the pool by its code (set × 1000 + number)."""

from pelipoyta.games.lotr.cards.set01 import dwarven as dwarven1
from pelipoyta.games.lotr.cards.set01 import elven as elven1
from pelipoyta.games.lotr.cards.set01 import gandalf as gandalf1
from pelipoyta.games.lotr.cards.set01 import gondor as gondor1
from pelipoyta.games.lotr.cards.set01 import isengard as isengard1
from pelipoyta.games.lotr.cards.set01 import moria as moria1
from pelipoyta.games.lotr.cards.set01 import rings as rings1
from pelipoyta.games.lotr.cards.set01 import shire as shire1
from pelipoyta.games.lotr.cards.set01 import sites as sites1
from pelipoyta.games.lotr.cards.set04 import dunland as dunland4
from pelipoyta.games.lotr.cards.set04 import dwarven as dwarven4
from pelipoyta.games.lotr.cards.set04 import elven as elven4
from pelipoyta.games.lotr.cards.set04 import gondor as gondor4
from pelipoyta.games.lotr.cards.set04 import isengard as isengard4
from pelipoyta.games.lotr.cards.set04 import rings as rings4
from pelipoyta.games.lotr.cards.set04 import rohan as rohan4
from pelipoyta.games.lotr.cards.set04 import shire as shire4
from pelipoyta.games.lotr.cards.set04 import sites as sites4
from pelipoyta.games.lotr.facts import Facts

FILES = (
    dwarven1,
    elven1,
    gandalf1,
    gondor1,
    isengard1,
    moria1,
    rings1,
    shire1,
    sites1,
    dunland4,
    dwarven4,
    elven4,
    gondor4,
    isengard4,
    rings4,
    rohan4,
    shire4,
    sites4,
)

CARDS: dict[int, Facts] = {card.code: card for file in FILES for card in file.CARDS}
