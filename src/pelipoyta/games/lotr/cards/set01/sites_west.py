"""Sites of set 1 with the numbers 1 to 4."""

from pelipoyta.games.lotr.cards.hand import *

HOBBIT_EXERTS = Exert(Choose(HOBBIT))

CARDS = (
    site("1U319", "Bag End", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        fellowship(cost=HOBBIT_EXERTS, do=PlayCard(Called("The Gaffer"), Pile.DECK))
    ),
    site("1U321", "Farmer Maggot's Fields", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        fellowship(cost=HOBBIT_EXERTS, do=PlayCard(Called("Merry") | Called("Pippin"), Pile.DECK))
    ),
    site("1U322", "Green Dragon Inn", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        fellowship(cost=HOBBIT_EXERTS, do=PlayCard(Called("Sam"), Pile.DECK))
    ),
    site("1U323", "Green Hill Country", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        Static(Cost(HOBBIT, -1))
    ),
    site("1U324", "The Prancing Pony", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        fellowship(cost=AddBurden(), do=PlayCard(Called("Aragorn"), Pile.DECK))
    ),
    site("1U325", "Shire Lookout Point", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        fellowship(cost=Spot(Called("Gandalf")), do=PlayCard(Called("Gandalf's Cart"), Pile.DECK))
    ),
    site("1U328", "Bree Streets", 2, shadow=1, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        Static(Roaming(NAZGUL, -2))
    ),
    site("1U332", "Midgewater Marshes", 2, shadow=1, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=MARSH).says(
        Triggered(on=MOVES_HERE, do=Exert(Each(HOBBIT & COMPANION)))
    ),
    site("1U333", "Midgewater Moors", 2, shadow=1, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=PLAINS).says(
        Triggered(on=played(MINION), do=By(Who.FREE, discard_from(Pile.HAND)))
    ),
    site("1U334", "Trollshaw Forest", 2, shadow=1, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=FOREST).says(
        Triggered(on=On(Deed.PLAY, MINE & (POSSESSION | ARTIFACT), against=MINE & COMPANION), do=Draw())
    ),
    site("1U335", "Weatherhills", 2, shadow=3, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(Static(Cost(NAZGUL, -1))),
    site("1U336", "Weathertop", 2, shadow=3, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        Static(Gains(Each(NAZGUL), Keyword.FIERCE))
    ),
    site(
        "1U338", "Ford of Bruinen", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=(RIVER, SANCTUARY)
    ).says(Static(Cost(NAZGUL, -5, first=Until.TURN), when=Here())),
    site("1U339", "Frodo's Bedroom", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=SANCTUARY).says(
        fellowship(cost=PlayCard(HOBBIT), do=Draw())
    ),
    site("1U341", "Rivendell Valley", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=SANCTUARY).says(
        fellowship(cost=PlayCard(ELF), do=Draw())
    ),
    site(
        "1U342",
        "Rivendell Waterfall",
        3,
        shadow=0,
        arrow=Arrow.RIGHT,
        block=Block.FELLOWSHIP,
        keywords=(FOREST, SANCTUARY),
    ).says(Static(MoveLimit(), when=CanSpot(RANGER) & Here())),
    site("1U343", "Balin's Tomb", 4, shadow=3, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=UNDERGROUND).says(
        maneuver(
            cost=one_of(Discard(Choose(MINE & TALE)), discard_from(Pile.HAND, TALE)), do=Heal(Choose(MINE & COMPANION))
        )
    ),
    site(
        "1U344", "Dwarrowdelf Chamber", 4, shadow=2, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=UNDERGROUND
    ).says(
        Triggered(
            on=MOVES_HERE,
            do=one_of(Exert(Choose(Called("Gimli"))), Exert(Choose(COMPANION & ~Called("Gimli"), count=2))),
        )
    ),
    site("1U347", "Moria Stairway", 4, shadow=2, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=UNDERGROUND).says(
        Static(Gains(Each((COMPANION | MINION) & Bearing(HAND_WEAPON)), Keyword.DAMAGE))
    ),
    site("1U348", "Pass of Caradhras", 4, shadow=2, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=MOUNTAIN).says(
        shadow(cost=Spot(ISENGARD & MINION), do=PlayCard(WEATHER, Pile.DECK), once_a_turn=True)
    ),
    site("1U329", "Breeland Forest", 2, shadow=1, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=FOREST).says(
        Static(NotPlayed(STEALTH & EVENT))
    ),
    site("1U330", "Buckleberry Ferry", 2, shadow=1, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        Static(Skip(Phase.ASSIGNMENT), when=Not(CanSpot(COMPANION & ~HOBBIT)))
    ),
)
