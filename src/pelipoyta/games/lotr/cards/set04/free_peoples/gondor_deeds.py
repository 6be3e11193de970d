"""Gondor cards of set 4: events and conditions."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("4U110", "Arrows Thick in the Air", GONDOR, cost=3).says(
        Activated(
            phases=(Phase.ARCHERY, Phase.SKIRMISH),
            cost=Exert(Choose(RING_BOUND & MAN, count=2)),
            do=Wound(Each(ROAMING & MINION)),
        )
    ),
    condition("4R111", "Boromir, My Brother", GONDOR, cost=0, bearer=Called("Faramir"), unique=True, vitality=1).says(
        skirmish(cost=discard_from(Pile.HAND, GONDOR), do=strength(Choose(RING_BOUND & MAN), 1))
    ),
    event("4C113", "Curse Them", GONDOR, cost=0).says(
        skirmish(cost=Exert(Choose(RING_BOUND & MAN)), do=CancelSkirmish(ROAMING & MINION))
    ),
    condition("4R120", "Forbidden Pool", GONDOR, cost=0, unique=True).says(
        Static(WoundLimit(Each(RING_BOUND & MAN)), when=AtNumbers(6, 6, Block.TOWERS)),
        fellowship(cost=(AddTwilight(2), Discard(THIS)), do=Heal(Choose(RING_BOUND & MAN))),
    ),
    condition("4R121", "Forests of Ithilien", GONDOR, cost=0, unique=True).says(
        Static(SiteNumber(Each(SKIRMISHING & MAN), 2), when=AtNumbers(5, 5, Block.TOWERS)),
        regroup(cost=(Discard(THIS), Exert(Choose(RING_BOUND & MAN))), do=Liberate()),
    ),
    event("4U123", "Hard Choice", GONDOR, cost=1).says(
        fellowship(cost=Spot(Called("Aragorn")), do=Heal(Choose(COMPANION & ARAGORN_SIGNET), 2))
    ),
    condition("4R124", "Help in Doubt and Need", GONDOR, cost=2).says(
        skirmish(cost=Exert(Choose(UNBOUND & GONDOR & MAN)), do=strength(Choose(ROHAN & COMPANION), 2)),
        skirmish(cost=Exert(Choose(ROHAN & COMPANION)), do=strength(Choose(UNBOUND & GONDOR & MAN), 2)),
    ),
    condition("4R125", "Henneth Annûn", GONDOR, cost=0, unique=True).says(
        Static(
            Strength(Each(ROAMING & MINION & Against(RING_BOUND & COMPANION)), -2), when=AtNumbers(6, 6, Block.TOWERS)
        ),
        skirmish(cost=(Spot(GONDOR & MAN), Discard(THIS)), do=Wound(Choose(ROAMING & MINION))),
    ),
    condition("4U126", "Ithilien Trap", GONDOR, cost=2, unique=True).says(
        Triggered(on=wins(GONDOR & MAN), optional=True, do=AddTokens(THIS, Culture.GONDOR)),
        maneuver(do=(Repeat(ForEach(Tokens(Culture.GONDOR), limit=3), Exert(Choose(MINION))), Discard(THIS))),
    ),
    event("4C129", "Pathfinder", GONDOR, cost=0).says(
        Activated(phases=(Phase.FELLOWSHIP, Phase.REGROUP), cost=Spot(RANGER), do=PlayNextSite())
    ),
    event("4C135", "War and Valor", GONDOR, cost=0).says(
        skirmish(
            do=(
                strength(Choose(GONDOR & MAN, "him"), IfElse(Matches(Named("him"), Against(ROAMING & MINION)), 3, 2)),
                If(Matches(Named("him"), Against(ROAMING & MINION)), gains(Named("him"), Keyword.DAMAGE)),
            )
        )
    ),
    event("4C128", "New Errand", GONDOR, cost=1).says(
        skirmish(
            cost=Spot(RING_BOUND & MAN),
            do=(
                For(SiteNumber(Choose(MINION, "foe"), 2)),
                AfterFight(If(Lost(Named("foe")), By(Who.YOU, Wound(Choose(MINION)), may=True))),
            ),
        )
    ),
)
