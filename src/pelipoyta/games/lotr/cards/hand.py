"""Everything a card file needs: `from pelipoyta.games.lotr.cards.hand import *`."""

from pelipoyta.games.lotr.cards.build import ally, companion, condition, event, minion, possession, ring, site
from pelipoyta.games.lotr.cards.short import *
from pelipoyta.games.lotr.language.vocabulary import *
from pelipoyta.games.lotr.terms import (
    Arrow,
    Attribute,
    Block,
    Culture,
    Deed,
    Keyword,
    Kind,
    Likeness,
    Phase,
    Pile,
    Side,
    Until,
    Who,
)
