"""Set 6: Dunland."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6U8", "Too Long Have These Peasants Stood", DUNLAND, cost=2).says(
        Response(on=wins(DUNLAND & MAN), do=Discard(Each(CONDITION)))
    ),
    condition("6C1", "Bound By Rage", DUNLAND, cost=3, unique=True).says(
        Triggered(on=played(THIS), optional=True, cost=Spot(DUNLAND & MAN, 2), do=AddTokens(THIS, Culture.DUNLAND, 2)),
        Response(
            on=about_to(Deed.WOUND, DUNLAND & MAN),
            cost=one_of(Discard(THIS), RemoveTokens(THIS, Culture.DUNLAND)),
            do=Prevent(),
        ),
    ),
    minion("6C2", "Dunlending Elder", DUNLAND, MAN, cost=2, strength=7, vitality=1, site=3).says(
        Static((Strength(THIS, 5), Gains(THIS, Keyword.FIERCE), Gains(THIS, Keyword.DAMAGE)), when=AtLeast(Sites(), 2))
    ),
    minion("6C3", "Dunlending Footmen", DUNLAND, MAN, cost=5, strength=11, vitality=2, site=3).says(
        OwnCost(-2, During(Phase.SKIRMISH))
    ),
    minion("6C5", "Dunlending Reserve", DUNLAND, MAN, cost=4, strength=10, vitality=1, site=3).says(
        OwnCost(-2, During(Phase.SKIRMISH))
    ),
    minion("6C4", "Dunlending Headman", DUNLAND, MAN, cost=4, strength=10, vitality=1, site=3).says(
        Triggered(
            on=played(THIS),
            optional=True,
            cost=Spot(OTHER & DUNLAND & MAN, 2),
            do=Unless(Who.FREE, discard_from(Pile.HAND, count=2), TakeControl()),
        )
    ),
    minion("6R6", "Hill Clan", DUNLAND, MAN, cost=8, strength=17, vitality=2, site=3).says(
        Triggered(
            on=wins(THIS),
            optional=True,
            do=(
                PlayCard(DUNLAND & MAN, name="called"),
                For((Gains(Named("called"), Keyword.FIERCE), Gains(Named("called"), Keyword.DAMAGE, 2)), Until.REGROUP),
            ),
        )
    ),
    condition("6R7", "Ready to Fall", DUNLAND, cost=1).says(
        shadow(cost=(Spot(SITE & YOU_CONTROL, 2), RemoveTwilight(2)), do=PlayCard(DUNLAND & MAN, Pile.DISCARD))
    ),
)
