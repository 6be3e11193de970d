"""Sites of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    site("4U326", "Horse-country", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=PLAINS).says(
        Static(MoveLimit(), when=CanSpot(ROHAN & MOUNT))
    ),
    site("4U328", "The Riddermark", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=PLAINS).says(
        fellowship(cost=Exert(Choose(UNBOUND & COMPANION, count=2)), do=PlayCard(Called("Aragorn"), Pile.DECK))
    ),
    site("4U334", "Rohirrim Village", 2, shadow=3, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        Static(Cannot(Each(DUNLAND & MAN), Deed.WOUND, during=Phase.ARCHERY))
    ),
    site("4U335", "Uruk Camp", 2, shadow=1, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=(BATTLEGROUND, PLAINS)).says(
        Triggered(on=played(URUK_HAI), do=Exert(Named()))
    ),
    site("4U341", "Throne Room", 3, shadow=1, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=SANCTUARY).says(
        fellowship(do=PlayCard(Called("Théoden"), Pile.DECK))
    ),
    site(
        "4U342", "Westemnet Plains", 3, shadow=1, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=(PLAINS, SANCTUARY)
    ).says(Static(Cannot(Each(DUNLAND & MAN), Deed.WOUND, during=Phase.ARCHERY))),
    site("4U344", "Westemnet Hills", 4, shadow=3, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=PLAINS).says(
        Triggered(on=MOVES_HERE, do=Heal(Each(MOUNTED & (COMPANION | ALLY))))
    ),
    site("4U346", "White Rocks", 4, shadow=3, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=BATTLEGROUND).says(
        Static(ShadowNumber(each(MOUNTED & COMPANION)))
    ),
    site(
        "4U347", "Deep of Helm", 5, shadow=6, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=(BATTLEGROUND, PLAINS)
    ).says(Static(Cost(URUK_HAI, -3, first=Until.TURN))),
    site("4U350", "Hornburg Courtyard", 5, shadow=8, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=BATTLEGROUND).says(
        Static(ShadowNumber(-2), when=CanSpot(Called("Aragorn")))
    ),
    site("4U354", "Hornburg Armory", 6, shadow=3, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=SANCTUARY).says(
        fellowship(cost=PlayCard(POSSESSION), do=Draw())
    ),
    site("4U356", "Hornburg Causeway", 7, shadow=6, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=BATTLEGROUND).says(
        Static(Archery(Side.SHADOW, each(UNBOUND & COMPANION, times=2, over=3)))
    ),
    site("4U357", "King's Room", 7, shadow=6, arrow=Arrow.RIGHT, block=Block.TOWERS).says(
        Triggered(on=MOVES_HERE, when=Not(CanSpot(ROHAN & COMPANION)), do=Exert(Each(UNBOUND & COMPANION)))
    ),
    site("4U358", "Ring of Isengard", 8, shadow=7, arrow=Arrow.RIGHT, block=Block.TOWERS).says(
        shadow(cost=PlayCard(DUNLAND & MINION), do=Draw())
    ),
    site("4U359", "Wizard's Vale", 8, shadow=6, arrow=Arrow.RIGHT, block=Block.TOWERS).says(
        Triggered(on=start_of(Phase.SHADOW, first=True), when=Below(Twilight(), 9), do=AddTwilight(4), once_a_turn=True)
    ),
    site("4U362", "Orthanc Library", 9, shadow=9, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        Triggered(on=MOVES_HERE, do=By(Who.EACH_SHADOW, Draw(each(COMPANION, over=4)), may=True))
    ),
    site("4U363", "Palantír Chamber", 9, shadow=9, arrow=Arrow.LEFT, block=Block.TOWERS).says(
        shadow(cost=RemoveBurden(2), do=PlayCard(MINION, Pile.DISCARD))
    ),
    site("4U333", "Plains of Rohan Camp", 2, shadow=1, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=PLAINS).says(
        Triggered(on=start_of(Phase.FELLOWSHIP), do=Repeat(3, Heal(Choose(COMPANION, up_to=True))))
    ),
    site("4U337", "Barrows of Edoras", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=SANCTUARY).says(
        fellowship(do=(Put(Pile.HAND, Pile.DECK, count=AllOf()), Draw(4)))
    ),
    site(
        "4U352",
        "Caves of Aglarond",
        6,
        shadow=3,
        arrow=Arrow.LEFT,
        block=Block.TOWERS,
        keywords=(UNDERGROUND, SANCTUARY),
    ).says(
        maneuver(
            cost=(RemoveTwilight(2), Spot(MINE & URUK_HAI)),
            do=gains(Choose(MINE & URUK_HAI), Keyword.FIERCE, until=Until.REGROUP),
        )
    ),
    site("4U355", "Cavern Entrance", 7, shadow=7, arrow=Arrow.RIGHT, block=Block.TOWERS, keywords=UNDERGROUND).says(
        Static(NoActions(Phase.SKIRMISH))
    ),
)
