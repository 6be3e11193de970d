"""Sites of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    site("1U320", "East Road", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(Static(Cost(COMPANION, 2))),
    site("1C326", "Westfarthing", 1, shadow=0, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        fellowship(cost=Exert(Choose(HOBBIT)), do=PlayCard(COMPANION | ALLY, cost=-1))
    ),
    site("1U327", "Bree Gate", 2, shadow=2, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        Static(MoveLimit(), when=CanSpot(RANGER))
    ),
    site("1C331", "Ettenmoors", 2, shadow=2, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=PLAINS).says(
        skirmish(cost=Exert(Choose(MINE & (COMPANION | MINION), "fighter")), do=strength(Named("fighter"), 2))
    ),
    site("1C337", "Council Courtyard", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=SANCTUARY).says(
        Triggered(on=MOVES_FROM_HERE, do=RemoveTwilight(2))
    ),
    site("1U340", "Rivendell Terrace", 3, shadow=0, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=SANCTUARY).says(
        fellowship(cost=PlayCard(MAN), do=Draw())
    ),
    site("1U345", "Mithril Mine", 4, shadow=3, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=UNDERGROUND).says(
        shadow(cost=RemoveTwilight(1), do=PlayCard(SHADOW_SIDE & WEAPON, Pile.DISCARD))
    ),
    site("1C346", "Moria Lake", 4, shadow=3, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=MARSH).says(
        Triggered(on=MOVES_HERE, do=one_of(Exert(Choose(FRODO)), Exert(Choose(COMPANION & ~FRODO, count=2))))
    ),
    site(
        "1C349", "The Bridge of Khazad-dûm", 5, shadow=6, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=UNDERGROUND
    ).says(shadow(do=PlayCard(Called("The Balrog"), (Pile.DECK, Pile.HAND), cost=-6))),
    site("1U350", "Dimrill Dale", 6, shadow=3, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=SANCTUARY).says(
        Static(Cost(MORIA & ORC, -2, first=Until.PHASE))
    ),
    site("1C351", "Galadriel's Glade", 6, shadow=3, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=SANCTUARY).says(
        fellowship(cost=Exert(Choose(ELF)), do=LookAtHand())
    ),
    site("1U353", "Anduin Confluence", 7, shadow=6, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        Triggered(on=MOVES_HERE, do=Discard(Each(ALLY)))
    ),
    site("1U355", "Silverlode Banks", 7, shadow=6, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        Triggered(on=MOVES_HERE, when=Not(CanSpot(RANGER)), do=Exert(Each(COMPANION)))
    ),
    site("1U358", "Pillars of the Kings", 8, shadow=6, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        fellowship(cost=discard_from(Pile.HAND, GONDOR), do=Heal(Choose(GONDOR & COMPANION)))
    ),
    site("1U359", "Shores of Nen Hithoel", 8, shadow=9, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        shadow(cost=Spot(ORC & MINION, 5), do=NoMoreMoves())
    ),
    site("1U360", "Emyn Muil", 9, shadow=9, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        maneuver(
            cost=Exert(Choose(MINE & MINION, "minion")), do=gains(Named("minion"), Keyword.FIERCE, until=Until.REGROUP)
        )
    ),
    site("1U361", "Slopes of Amon Hen", 9, shadow=9, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        Static(Cost(ISENGARD & MINION, -1))
    ),
    site(
        "1U352", "Lothlórien Woods", 6, shadow=3, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=(FOREST, SANCTUARY)
    ).says(Static(Strength(Each(ALLY & HomeAt(6, Block.FELLOWSHIP)), 3))),
    site(
        "1C354", "Anduin Wilderland", 7, shadow=6, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=(FOREST, RIVER)
    ).says(Static(Skip(Phase.ARCHERY))),
    site("1C356", "Anduin Banks", 8, shadow=6, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        Static(Archery(Side.SHADOW, each(COMPANION, times=2, over=4)))
    ),
    site("1U357", "Brown Lands", 8, shadow=6, arrow=Arrow.RIGHT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        Static(Archery(Side.SHADOW, each(MINION & ARCHER, limit=4)))
    ),
    site("1C362", "Summit of Amon Hen", 9, shadow=8, arrow=Arrow.LEFT, block=Block.FELLOWSHIP).says(
        Triggered(on=MOVES_HERE, do=By(Who.EACH_SHADOW, Draw(ForEach(Burdens())), may=True))
    ),
    site("1U363", "Tol Brandir", 9, shadow=9, arrow=Arrow.LEFT, block=Block.FELLOWSHIP, keywords=RIVER).says(
        shadow(do=(Repeat(3, PlayCard(TRACKER, Pile.DISCARD, may=True)), EndPhase()))
    ),
)
