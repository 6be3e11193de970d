"""Set 5: Dunland."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("5R3", "Leaping Blaze", DUNLAND, cost=1).says(
        shadow(
            cost=Spot(DUNLAND & MINION, 3),
            do=Unless(
                Who.FREE, discard_from(Pile.HAND, count=3), (Put(Pile.HAND, Pile.SHUFFLED, count=AllOf()), Draw(8))
            ),
        )
    ),
    minion("5U1", "Dunlending Rampager", DUNLAND, MAN, cost=1, strength=9, vitality=1, site=3).says(
        Triggered(on=played(THIS), do=By(Who.FREE, (discard_from(Pile.HAND, count=2), Discard(THIS)), may=True))
    ),
    minion("5U2", "Dunlending Renegade", DUNLAND, MAN, cost=2, strength=10, vitality=1, site=3).says(
        Triggered(on=played(THIS), do=By(Who.FREE, (discard_from(Pile.HAND, count=2), Discard(THIS)), may=True))
    ),
    minion("5R4", "Wild Men of the Hills", DUNLAND, MAN, cost=6, strength=18, vitality=2, site=3).says(
        OwnCost(-2, During(Phase.SKIRMISH)),
        Triggered(on=played(THIS), do=By(Who.FREE, (discard_from(Pile.HAND, count=4), Discard(THIS)), may=True)),
    ),
)
