"""Moria cards of set 1: deeds."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("1U164", "Bitter Hatred", MORIA, cost=1).says(archery(cost=Spot(MORIA & ARCHER), do=Wound(Choose(ELF)))),
    event("1R169", "The End Comes", MORIA, cost=0).says(
        assignment(cost=Spot(MORIA & MINION, 5), do=By(Who.FREE, AssignMinion(Choose(MINION), Choose(RING_BEARER))))
    ),
    event("1C171", "Frenzy", MORIA, cost=2).says(
        assignment(do=AssignMinion(Choose(MORIA & ORC), Choose(EXHAUSTED & COMPANION & ~RING_BEARER)))
    ),
    event("1R189", "Lost to the Goblins", MORIA, cost=0).says(
        *(
            Response(
                on=after(deed, RING_BEARER),
                when=CanSpot(MORIA & MINION),
                do=(
                    SpotAny(MORIA & MINION, "n"),
                    DiscardTop(ForEach(X("n")), "top"),
                    AddBurden(ForEach(Seen("top", SHADOW_SIDE), limit=3)),
                ),
            )
            for deed in (Deed.EXERT, Deed.WOUND)
        )
    ),
    event("1U194", "Relentless", MORIA, cost=0, keywords=SEARCH).says(
        Response(on=about_to(Deed.PLAY, STEALTH & EVENT), cost=Spot(MORIA & MINION, 3), do=Prevent())
    ),
    condition("1R175", "Goblin Domain", MORIA, cost=1, keywords=SEARCH).says(
        ToPlay(CanSpot(MORIA & MINION)), Static(ComesExhausted(Each(COMPANION)), when=AtNumbers(4, 9, Block.FELLOWSHIP))
    ),
    event("1R170", "Fool of a Took!", MORIA, cost=0).says(
        shadow(
            cost=Spot(HOBBIT & ~RING_BEARER),
            do=(RevealUntil(~(MORIA & MINION)), Put(Pile.DECK_TOP, Pile.HAND, count=AllOf(), among="seen")),
        )
    ),
    condition("1C193", "Plundered Armories", MORIA, cost=2).says(
        Response(
            on=after(Deed.DISCARD, MINE & MORIA & WEAPON),
            do=PlayCard(MORIA & WEAPON, Pile.DISCARD, cost=-1, among="gone"),
        )
    ),
    condition("1R200", "The Underdeeps of Moria", MORIA, cost=2).says(
        shadow(
            cost=RemoveTwilight(3),
            do=(
                DiscardTop(1, "deep", below=True),
                If(AtLeast(Seen("deep", MORIA & ORC), 1), Put(Pile.DISCARD, Pile.HAND, MORIA & ORC, among="deep")),
            ),
        )
    ),
)
