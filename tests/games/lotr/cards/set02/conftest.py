"""Tables of the Fellowship block."""

from tests.games.lotr.cards.set01.conftest import (
    dark,
    isengard_orc,
    mordor_troll,
    nazgul,
    scenario,
    temptation,
    wraith_orc,
)

__all__ = ["dark", "isengard_orc", "mordor_troll", "nazgul", "scenario", "temptation", "wraith_orc"]
