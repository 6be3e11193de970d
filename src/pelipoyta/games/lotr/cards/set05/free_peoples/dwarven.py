"""Set 5: Dwarven."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("5U9", "More to My Liking", DWARVEN, cost=2, unique=True).says(
        Activated(phases=Phase.MANEUVER, do=Put(Pile.DECK_TOP, Pile.STACK, on=THIS), once_a_phase=True),
        maneuver(
            cost=(Spot(DWARF), Discard(Choose(StackedOn(DWARVEN & CONDITION)))),
            do=ReturnToHand(Choose(FREE_PEOPLES & StackedOn(THIS))),
        ),
    ),
    event("5C6", "Defending the Keep", DWARVEN, cost=0).says(
        fellowship(cost=Spot(DWARF), do=one_of(Draw(), PlayCard(DWARVEN & CONDITION, Pile.DISCARD)))
    ),
    companion(
        "5R7",
        "Gimli",
        "Skilled Defender",
        DWARVEN,
        DWARF,
        cost=2,
        strength=6,
        vitality=3,
        signet=THEODEN_SIGNET,
        keywords=damage(1),
    ).says(Triggered(on=wins(THIS), optional=True, do=Wound(Choose(MINION & AssignedTo(UNBOUND & COMPANION))))),
    possession("5U8", "Horn of Helm", DWARVEN, cost=2, unique=True).says(
        maneuver(
            cost=Exert(Choose(DWARF & COMPANION)),
            do=If(AtSite(Keyword.BATTLEGROUND), For(Loses(Each(MINION), Keyword.DAMAGE), Until.REGROUP)),
        )
    ),
    event("5R5", "Baruk Khazâd", DWARVEN, cost=0).says(
        maneuver(cost=Exert(Choose(DWARF)), do=(Wound(Choose(MINION)), ActNext()))
    ),
)
