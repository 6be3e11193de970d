"""Set 4: events and conditions of Rohan."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("4C273", "Fight for the Villagers", ROHAN, cost=1).says(
        skirmish(do=strength(Choose(ROHAN & MAN), IfElse(CanSpot(VILLAGER), 3, 2)))
    ),
    event("4U275", "Forth Eorlingas!", ROHAN, cost=1).says(
        maneuver(
            cost=Exert(Choose(Called("Théoden"))),
            do=gains(Choose(COMPANION & THEODEN_SIGNET), Keyword.DEFENDER, until=Until.REGROUP),
        )
    ),
    condition("4U276", "Fortress Never Fallen", ROHAN, cost=2, unique=True).says(
        Triggered(on=wins(ROHAN & MAN), optional=True, do=AddTokens(THIS, Culture.ROHAN)),
        regroup(do=(Repeat(ForEach(Tokens(Culture.ROHAN)), Discard(Choose(SHADOW_SIDE & CONDITION))), Discard(THIS))),
    ),
    event("4R279", "Helm! Helm!", ROHAN, cost=2).says(
        regroup(cost=Spot(MOUNTED & ROHAN & MAN, 2), do=one_of(Liberate(), Draw(3)))
    ),
    event("4R289", "Simbelmynë", ROHAN, cost=1).says(
        fellowship(
            cost=one_of(Spot(ROHAN & MAN, 2), Spot(VALIANT & ROHAN & MAN)),
            do=PlayCard(ROHAN & (COMPANION | ALLY | POSSESSION), Pile.DECK),
        )
    ),
    condition("4R290", "Supplies of the Mark", ROHAN, cost=0).says(
        fellowship(cost=(AddTwilight(2), put_under(Pile.HAND, VILLAGER)), do=Heal(Choose(ROHAN & ALLY)))
    ),
    condition("4R293", "Valleys of the Mark", ROHAN, cost=1).says(
        Triggered(on=played(THEIRS & ROAMING & MINION), optional=True, cost=Spot(VILLAGER), do=Exert(Named()))
    ),
    condition("4R294", "Weapon Store", ROHAN, cost=1).says(
        fellowship(cost=Exert(Choose(ROHAN & MAN)), do=PlayCard(HAND_WEAPON, Pile.DISCARD))
    ),
)
