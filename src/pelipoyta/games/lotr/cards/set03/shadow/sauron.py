"""Sauron cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

PAID = ToPlay(cost=Exert(Choose(SAURON & MINION)))
SPENDS = Discard(Choose(MINE & SAURON & CONDITION))
STRIKES = regroup(cost=Exert(THIS), do=Wound(Choose(COMPANION & ~RING_BEARER)))

CARDS = (
    event("3U88", "Get Off the Road!", SAURON, cost=0, keywords=SEARCH).says(
        shadow(cost=(Spot(SAURON & MINION), Spot(NAZGUL)), do=By(Who.FREE, DiscardTop(ForEach(Burdens()))))
    ),
    event("3U89", "Gleaming in the Snow", SAURON, cost=0).says(
        regroup(cost=(Exert(Choose(SAURON & ORC)), Spot(GONDOR & COMPANION)), do=AddBurden())
    ),
    event("3C90", "Hand of Sauron", SAURON, cost=0).says(
        maneuver(cost=Exert(Choose(SAURON & MINION)), do=By(Who.FREE, Put(Pile.HAND, Pile.DISCARD, at_random=True)))
    ),
    condition("3R91", "His Cruelty and Malice", SAURON, cost=1).says(
        regroup(cost=Exert(Choose(SAURON & MINION)), do=By(Who.FREE, DiscardTop()))
    ),
    event("3U92", "Massing in the East", SAURON, cost=1).says(
        regroup(
            cost=Exert(Choose(SAURON & MINION)),
            do=By(Who.FREE, DiscardTop(ForEach(Different(Likeness.RACE, COMPANION & (DWARF | ELF | MAN | WIZARD))))),
        )
    ),
    minion("3R93", "Morgul Slayer", SAURON, ORC, cost=2, strength=7, vitality=2, site=6).says(STRIKES),
    minion("3C94", "Orc Butcher", SAURON, ORC, cost=2, strength=6, vitality=2, site=6).says(
        Static(Strength(THIS, each(SAURON & CONDITION)))
    ),
    minion("3C95", "Orc Guard", SAURON, ORC, cost=1, strength=5, vitality=2, site=6).says(
        maneuver(cost=(Exert(THIS), SPENDS), do=Discard(Choose(FREE_PEOPLES & CONDITION)))
    ),
    minion("3U96", "Orc Pillager", SAURON, ORC, cost=4, strength=10, vitality=3, site=6).says(
        Static(Strength(Each(CHARACTER & Against(THIS)), each(FREE_PEOPLES & BorneBy(Named()), times=-1)))
    ),
    minion("3U97", "Orc Slayer", SAURON, ORC, cost=1, strength=5, vitality=2, site=6).says(STRIKES),
    minion("3C98", "Orc Swordsman", SAURON, ORC, cost=3, strength=9, vitality=3, site=6).says(
        Static(Strength(THIS, 2), when=Matches(THIS, Bearing(WEAPON)))
    ),
    minion("3U100", "Orc Veteran", SAURON, ORC, cost=4, strength=10, vitality=3, site=6).says(
        skirmish(cost=SPENDS, do=strength(Choose(CHARACTER & Against(THIS)), -1))
    ),
    minion("3C101", "Orc Warrior", SAURON, ORC, cost=3, strength=9, vitality=3, site=6).says(
        maneuver(cost=(Exert(THIS), SPENDS), do=By(Who.FREE, DiscardTop(2)))
    ),
    condition("3R102", "Our List of Allies Grows Thin", SAURON, cost=1, unique=True).says(
        PAID, Triggered(on=FELLOWSHIP_MOVES, do=AddTwilight(each(ALLY)))
    ),
    event("3R103", "Terrible as the Dawn", SAURON, cost=0).says(
        maneuver(
            cost=Spot(SAURON & MINION),
            do=Unless(Who.FREE, Discard(Choose(ELF, count=2)), Wound(Choose(Called("Galadriel")), 3)),
        )
    ),
    condition("3R104", "Tower of Barad-dûr", SAURON, cost=1).says(
        PAID, Triggered(on=FELLOWSHIP_MOVES, do=By(Who.FREE, discard_from(Pile.HAND)))
    ),
    event("3R105", "Why Shouldn't I Keep It?", SAURON, cost=0).says(
        maneuver(
            cost=Spot(SAURON & MINION),
            do=Unless(Who.FREE, Discard(Choose(FREE_PEOPLES & CONDITION, count=2)), Discard(Choose(Called("Bilbo")))),
        )
    ),
    event("3C87", "The Dark Lord Advances", SAURON, cost=2).says(
        regroup(
            cost=Exert(Choose(SAURON & MINION)),
            do=(RevealAtRandom(), By(Who.FREE, discard_from(Pile.HAND, count=ForEach(CostOf("seen"))))),
        )
    ),
    minion("3R99", "Orc Trooper", SAURON, ORC, cost=4, strength=7, vitality=3, site=6).says(
        Static(Strength(THIS, ForEach(InPile(Pile.HAND, whose=Who.YOU))))
    ),
)
