"""Sauron cards of set 1: his deeds, and what he sends."""

from pelipoyta.games.lotr.cards.hand import *

PAID = ToPlay(cost=Exert(Choose(SAURON & ORC)))

CARDS = (
    event("1U239", "All Thought Bent on It", SAURON, cost=2, keywords=SEARCH).says(
        maneuver(
            cost=(Spot(SAURON & ORC), Spot(COMPANION, 5)),
            do=Repeat(each(COMPANION, over=4), By(Who.FREE, Exert(Choose(COMPANION)))),
        )
    ),
    event("1U241", "Curse From Mordor", SAURON, cost=0).says(
        shadow(cost=Spot(SAURON & ORC), do=Discard(Choose(ELVEN & CONDITION)))
    ),
    condition("1U242", "The Dark Lord's Summons", SAURON, cost=1, keywords=SEARCH).says(
        ToPlay(CanSpot(SAURON & ORC)),
        shadow(
            cost=RemoveTwilight(3),
            do=(
                Look(reveal=True),
                If(
                    AtLeast(Seen("seen", SAURON)),
                    Put(Pile.DECK_TOP, Pile.HAND, count=AllOf(), among="seen"),
                    (Put(Pile.DECK_TOP, Pile.DISCARD, count=AllOf(), among="seen"), discard_from(Pile.HAND)),
                ),
            ),
        ),
    ),
    condition("1R244", "Desperate Defense of the Ring", SAURON, cost=1, bearer=COMPANION).says(
        PAID,
        Triggered(
            on=On(Deed.ASSIGNMENT, MINION, against=ITS_BEARER),
            once_a_phase=True,
            do=By(Who.FREE, one_of(discard_from(Pile.HAND, count=3), AddBurden())),
        ),
    ),
    event("1R245", "Desperate Measures", SAURON, cost=2).says(
        maneuver(cost=(Spot(SAURON & ORC), RemoveBurden()), do=By(Who.FREE, DiscardTop(5)))
    ),
    event("1R246", "Enduring Evil", SAURON, cost=0).says(
        skirmish(do=strength(Choose(CHARACTER & Against(SAURON & ORC)), ForEach(Burdens(), times=-1)))
    ),
    event("1R247", "Enheartened Foe", SAURON, cost=0).says(
        Response(on=wins(SAURON & ORC), do=gains(Named(), Keyword.FIERCE, until=Until.REGROUP))
    ),
    event("1C248", "Forces of Mordor", SAURON, cost=0).says(shadow(do=AddTwilight(each(SAURON & MINION)))),
    condition("1U249", "Gleaming Spires Will Crumble", SAURON, cost=1).says(
        Static(Strength(Each(SAURON & ORC & Against(GONDOR & CHARACTER)), 2)),
        Triggered(on=loses(MINE & SAURON & ORC), do=Discard(THIS)),
    ),
    event("1R250", "Hate", SAURON, cost=0).says(
        maneuver(cost=Exert(Choose(SAURON & ORC)), do=Wound(Choose(COMPANION & ~RING_BEARER)))
    ),
    event("1U251", "A Host Avails Little", SAURON, cost=3, keywords=SEARCH).says(
        maneuver(
            cost=(Spot(SAURON & ORC), Spot(COMPANION, 6)),
            do=Repeat(each(COMPANION, over=5), Wound(Choose(COMPANION & ~RING_BEARER))),
        )
    ),
    condition("1R253", "Journey Into Danger", SAURON, cost=0, keywords=SEARCH).says(
        PAID, Static(Cost(COMPANION, 2), when=CanSpot(COMPANION, 5))
    ),
    condition("1R254", "Mordor Enraged", SAURON, cost=0, bearer=SAURON & MINION).says(
        shadow(cost=Exert(ITS_BEARER), do=AddTwilight(each(ARCHER & COMPANION)))
    ),
    event("1C255", "Mordor's Strength", SAURON, cost=1).says(
        skirmish(cost=Exert(Choose(SAURON & ORC, "orc")), do=Wound(Choose(CHARACTER & Against(Named("orc")))))
    ),
    condition("1U260", "The Number Must Be Few", SAURON, cost=2, keywords=SEARCH).says(
        Static(MoveLimit(-1, least=1), when=CanSpot(COMPANION, 7))
    ),
    condition("1R263", "Orc Banner", SAURON, cost=1).says(
        Triggered(
            on=loses(COMPANION | ALLY, against=SAURON & ORC), do=strength(Each(SAURON & ORC), 1, until=Until.REGROUP)
        )
    ),
    condition("1R264", "Orc Bowmen", SAURON, cost=3).says(Static(Archery(Side.SHADOW, 1), when=CanSpot(SAURON & ORC))),
    event("1R265", "Orc Butchery", SAURON, cost=0).says(
        Response(
            on=dies(COMPANION, against=SAURON & ORC), do=By(Who.FREE, DiscardTop(ForEach(InPile(Pile.DEAD), times=3)))
        )
    ),
    event("1C273", "The Ring's Oppression", SAURON, cost=3).says(
        Response(on=dies(COMPANION, against=SAURON & ORC), do=AddBurden(IfElse(RingWorn(), 3, 1)))
    ),
    condition("1U274", "Sauron's Defenses", SAURON, cost=1).says(
        PAID, Static(MoveLimit(-1, least=1), when=AtLeast(InPile(Pile.DEAD, COMPANION), 3))
    ),
    condition("1U275", "Seeking It Always", SAURON, cost=1, keywords=SEARCH).says(
        Response(on=about_to(Deed.PLAY, STEALTH & EVENT), cost=Exert(Choose(SAURON & TRACKER)), do=Prevent())
    ),
    condition("1R276", "Seeking Its Master", SAURON, cost=1).says(
        shadow(cost=(Exert(Choose(SAURON & ORC)), RemoveTwilight(2)), do=Draw())
    ),
    event("1C277", "Shadow's Reach", SAURON, cost=1).says(
        shadow(cost=Exert(Choose(SAURON & ORC)), do=Discard(Choose(FREE_PEOPLES & CONDITION)))
    ),
    condition("1C278", "Strength Born of Fear", SAURON, cost=1).says(
        skirmish(cost=RemoveTwilight(3), do=strength(Choose(SAURON & ORC), 1))
    ),
    condition("1C281", "Under the Watching Eye", SAURON, cost=0, keywords=SEARCH).says(
        ToPlay(cost=Exert(Choose(SAURON & TRACKER))),
        Triggered(on=FELLOWSHIP_MOVES, do=By(Who.FREE, Exert(Choose(COMPANION)))),
    ),
    condition("1R282", "The Weight of a Legacy", SAURON, cost=0, bearer=Called("Aragorn"), strength=-1).says(PAID),
    condition("1C283", "You Bring Great Evil", SAURON, cost=1, bearer=COMPANION & ~ELF).says(
        ToPlay(CanSpot(SAURON & ORC)), Static(Cannot(ITS_BEARER, Deed.HEAL), when=AtSite(Keyword.SANCTUARY))
    ),
    event("1R243", "Despair", SAURON, cost=2).says(
        maneuver(when=AtLeast(Losses(), 12), cost=Spot(SAURON & ORC), do=Corrupt())
    ),
    condition("1R252", "The Irresistible Shadow", SAURON, cost=0).says(
        PAID, Triggered(on=Always(), when=AtLeast(Burdens(), 5) & Below(InPile(Pile.DECK), 1), do=Corrupt())
    ),
    condition("1R279", "Thin and Stretched", SAURON, cost=0, bearer=RING_BEARER, unique=True).says(
        PAID, Triggered(on=On(Deed.TURN_END), when=~WasAssigned(ITS_BEARER) & WasAssigned(COMPANION), do=AddBurden())
    ),
)
