"""Sites of set 4, from the plains to the tower."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    site("4U323", "East Wall of Rohan", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        Triggered(on=MOVES_FROM_HERE, do=AddTwilight(2))
    ),
    site("4U324", "Eastemnet Downs", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        Triggered(on=played(COMPANION), do=By(Who.FREE, discard_from(Pile.HAND, count=2)))
    ),
    site("4U325", "Eastemnet Gullies", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        fellowship(cost=Exert(Choose(UNBOUND & COMPANION, count=2)), do=PlayCard(Called("Legolas"), Pile.DECK))
    ),
    site("4U327", "Plains of Rohan", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=PLAINS).says(
        fellowship(cost=Exert(Choose(UNBOUND & COMPANION, count=2)), do=PlayCard(Called("Gimli"), Pile.DECK))
    ),
    site("4U329", "Western Emyn Muil", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        Triggered(on=MOVES_FROM_HERE, do=Exert(Each(RING_BOUND & COMPANION)))
    ),
    site("4U330", "Derndingle", 2, shadow=2, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=FOREST).says(
        Static(MoveLimit(), when=CanSpot(UNBOUND & HOBBIT))
    ),
    site("4U331", "Eastfold", 2, shadow=2, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=PLAINS).says(
        shadow(cost=Spot(ISENGARD & TRACKER, 3), do=NoMoreMoves())
    ),
    site("4U332", "Fangorn Forest", 2, shadow=2, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=FOREST).says(
        fellowship(do=PlayCard(Called("Treebeard"), Pile.DECK))
    ),
    site("4U336", "Wold of Rohan", 2, shadow=3, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=PLAINS).says(
        Triggered(on=On(Deed.DEFENCE, COMPANION | ALLY), do=AddTwilight())
    ),
    site("4U338", "Golden Hall", 3, shadow=1, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=SANCTUARY).says(
        Triggered(on=MOVES_HERE, do=Discard(Each(FREE_PEOPLES & WEAPON)))
    ),
    site("4U339", "Stables", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=SANCTUARY).says(
        fellowship(cost=Exert(Choose(ROHAN & MAN)), do=PlayCard(ROHAN & MOUNT, Pile.DECK), once_a_turn=True)
    ),
    site("4U343", "Ered Nimrais", 4, shadow=2, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=MOUNTAIN).says(
        Static(Cost(COMPANION | ALLY, 3))
    ),
    site("4U345", "White Mountains", 4, shadow=3, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=MOUNTAIN).says(
        Triggered(
            on=MOVES_HERE,
            do=By(
                Who.FREE,
                one_of(Exert(Choose(Called("Théoden"))), Exert(Choose(COMPANION & ~Called("Théoden"), count=2))),
            ),
        )
    ),
    site("4U348", "Deeping Wall", 5, shadow=7, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=BATTLEGROUND).says(
        shadow(do=PlayCard(Called("Saruman"), Pile.DECK))
    ),
    site("4U349", "Helm's Gate", 5, shadow=6, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=BATTLEGROUND).says(
        Static(Strength(Each((COMPANION | MINION) & Bearing(HAND_WEAPON)), 2))
    ),
    site("4U351", "Hornburg Parapet", 5, shadow=8, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=BATTLEGROUND).says(
        Static((Archery(Side.FREE, 1), Archery(Side.SHADOW, -1)))
    ),
    site(
        "4U353", "Great Hall", 6, shadow=3, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=(BATTLEGROUND, SANCTUARY)
    ).says(Static(TakesPart(Each(ROHAN & ALLY)))),
    site("4U360", "Fortress of Orthanc", 9, shadow=9, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=BATTLEGROUND).says(
        Static(ShadowNumber(each(COMPANION, times=2, over=4)))
    ),
    site("4U361", "Orthanc Balcony", 9, shadow=8, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=BATTLEGROUND).says(
        shadow(do=PlayCard(Called("Saruman"), Pile.DISCARD, cost=-2))
    ),
    site("4U340", "Streets of Edoras", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=SANCTUARY).says(
        Static(StaysOut(Each(ROHAN & ALLY)))
    ),
)
