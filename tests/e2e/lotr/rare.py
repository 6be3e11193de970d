"""Tables at which something is asked that few games come to: each a position in the game's notation, asking seat 0."""

from tests.e2e.lotr.crowd import Crowd, named

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Decide, Format, Pass, State, Use, Zone
from pelipoyta.kernel import Ask

FELLOWSHIP = "4C49 4C74 4C109 4C270 4R89 4C310"  # a dwarf, an elf, Gondor, Rohan, Gandalf, the Shire
GATE_PICKET = "6R101"
CHAINED_TROLL = "1R165 2R53"
HELD = "4C297 4C297 4U282 4U282"


def laid(minions: tuple[str, ...], format: Format, held: str = HELD) -> Crowd:
    table = Crowd(named(FELLOWSHIP, held), named(*minions), held, format)
    table.lay_road()
    for companion in FELLOWSHIP.split():
        table.put(companion, 0, Zone.FELLOWSHIP)
    for names in minions:
        table.put_with(names, 1, Zone.CENTRE)
    return table


def naming_cultures() -> str:
    """Gate Picket's players may wound all whose culture is not among the three that are named."""
    s = laid((GATE_PICKET, "4C192"), "open").begun("maneuver")
    s, _ = GAME.apply(s, 0, Pass())
    s, _ = GAME.apply(s, 1, next(action for action in GAME.legal(s, 1) if isinstance(action, Use)))
    return drawn(s, "culture")


def skipping_archery() -> str:
    """The chain of the Cave Troll leaves the archery phase to the Free Peoples player."""
    return drawn(laid((CHAINED_TROLL, "1C176"), "open").begun("archery"), "skip")


def holding(card: str) -> str:
    """The fellowship phase, with two of this card in hand."""
    return GAME.notation.draw(laid(("4C192",), "open", f"{card} {card}").begun("fellowship"))


def drawn(s: State, what: str) -> str:
    pending = GAME.pending(s)
    assert isinstance(pending, Ask) and (pending.seats, pending.what) == ((0,), what), pending
    assert any(isinstance(action, Decide) for action in GAME.legal(s, 0))
    return GAME.notation.draw(s)


ASKING = {"culture": naming_cultures, "skip": skipping_archery}
