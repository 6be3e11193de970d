"""Isengard cards of set 3: Orcs of the pits, and their master."""

from pelipoyta.games.lotr.cards.hand import *

STRIKES = regroup(cost=Exert(THIS), do=By(Who.FREE, Wound(Choose(COMPANION))))

CARDS = (
    event("3C49", "Abandoning Reason for Madness", ISENGARD, cost=1).says(
        shadow(
            cost=Spot(ISENGARD & MINION),
            do=exchange(3),
        )
    ),
    condition("3R52", "A Fell Voice on the Air", ISENGARD, cost=1).says(
        shadow(
            cost=Exert(Choose(Called("Saruman"))), do=PlayCard(ISENGARD & WEATHER & CONDITION, Pile.DISCARD, cost=-2)
        )
    ),
    event("3U53", "Hate and Anger", ISENGARD, cost=2).says(
        shadow(cost=(Spot(URUK_HAI), Spot(MORIA & MINION)), do=Draw(3))
    ),
    condition("3R54", "Hollowing of Isengard", ISENGARD, cost=4).says(
        ToPlay(CanSpot(ISENGARD & ORC)), shadow(cost=Discard(THIS), do=AddTwilight(3))
    ),
    possession("3C55", "Isengard Axe", ISENGARD, cost=0, bearer=ISENGARD & ORC, item=HAND_WEAPON, strength=2).says(
        Triggered(on=played(THIS), do=AddTwilight())
    ),
    minion("3C56", "Isengard Forger", ISENGARD, ORC, cost=2, strength=6, vitality=2, site=4).says(
        shadow(cost=Exert(THIS), do=AddTwilight())
    ),
    minion("3U57", "Isengard Retainer", ISENGARD, ORC, cost=4, strength=8, vitality=3, site=4).says(STRIKES),
    minion("3U58", "Isengard Servant", ISENGARD, ORC, cost=3, strength=7, vitality=3, site=4).says(STRIKES),
    minion("3C62", "Isengard Worker", ISENGARD, ORC, cost=2, strength=5, vitality=3, site=4).says(STRIKES),
    minion("3C59", "Isengard Shaman", ISENGARD, ORC, cost=1, strength=5, vitality=2, site=4).says(
        Response(on=about_to(Deed.WOUND, ISENGARD & ORC), cost=RemoveTwilight(2), do=Prevent())
    ),
    minion("3U60", "Isengard Smith", ISENGARD, ORC, cost=4, strength=8, vitality=3, site=4).says(
        regroup(
            cost=Exert(THIS),
            do=If(CanSpot(COMPANION, 5), Discard(Each(FREE_PEOPLES & POSSESSION)), Discard(Choose(WEAPON))),
        )
    ),
    minion("3R64", "Orc Commander", ISENGARD, ORC, cost=6, strength=11, vitality=4, site=4, unique=True).says(
        Static(Strength(Each(OTHER & ISENGARD & ORC), 1)), STRIKES
    ),
    minion("3R65", "Orc Overseer", ISENGARD, ORC, cost=5, strength=10, vitality=4, site=4, unique=True).says(
        regroup(cost=Exert(THIS, 2), do=Exhaust(Choose(COMPANION & ~RING_BEARER)))
    ),
    minion(
        "3R66",
        "Orthanc Berserker",
        ISENGARD,
        URUK_HAI,
        cost=5,
        strength=11,
        vitality=3,
        site=5,
        unique=True,
        keywords=damage(1),
    ).says(maneuver(when=AtLeast(Burdens(), 5), cost=Exert(THIS, 2), do=Exhaust(Choose(COMPANION & ~RING_BEARER)))),
    minion(
        "3R68",
        "Saruman",
        ISENGARD,
        WIZARD,
        cost=4,
        strength=8,
        vitality=4,
        site=4,
        subtitle="Keeper of Isengard",
        unique=True,
    ).says(
        Static((Cannot(THIS, Deed.WOUND, during=Phase.ARCHERY), Cannot(THIS, Deed.ASSIGNMENT))),
        Static(Gains(Each(URUK_HAI), Keyword.FIERCE)),
        Response(on=about_to(Deed.WOUND, URUK_HAI), cost=Exert(THIS), do=Prevent()),
    ),
    condition("3R71", "Tower of Orthanc", ISENGARD, cost=1).says(
        ToPlay(CanSpot(ISENGARD & MINION)),
        Triggered(on=FELLOWSHIP_MOVES, optional=True, cost=Spot(EXHAUSTED & COMPANION), do=AddTwilight(3)),
    ),
    minion("3C74", "Uruk Raider", ISENGARD, URUK_HAI, cost=2, strength=6, vitality=2, site=5, keywords=damage(1)).says(
        Static((Strength(THIS, 3), Gains(THIS, Keyword.FIERCE)), when=AtLeast(InPile(Pile.DEAD, ALLY)))
    ),
    minion("3U75", "Uruk Ravager", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)).says(
        Triggered(on=played(THIS), optional=True, cost=Spot(Called("Saruman")), do=AddTwilight(2))
    ),
    event("3R50", "Can You Protect Me From Yourself?", ISENGARD, cost=0).says(
        maneuver(cost=Spot(ISENGARD & MINION), do=Unless(Who.FREE, AddBurden(2), Exhaust(Choose(Called("Aragorn")))))
    ),
    event("3C63", "One of You Must Do This", ISENGARD, cost=1).says(
        maneuver(
            cost=Exert(Choose(ISENGARD & MINION)),
            do=By(
                Who.FREE,
                Exert(
                    Choose(COMPANION, count=ForEach(Different(Likeness.RACE, COMPANION & (DWARF | ELF | MAN | WIZARD))))
                ),
            ),
        )
    ),
    minion(
        "3C69",
        "Saruman",
        ISENGARD,
        WIZARD,
        cost=4,
        strength=8,
        vitality=4,
        site=4,
        subtitle="Servant of the Eye",
        unique=True,
    ).says(
        Static((Cannot(THIS, Deed.WOUND, during=Phase.ARCHERY), Cannot(THIS, Deed.ASSIGNMENT))),
        assignment(
            cost=Exert(THIS),
            do=(
                PickOut(Choose(COMPANION & ~RING_BEARER, "hero")),
                Unless(Who.FREE, Exert(Named("hero")), AssignMinion(Choose(ISENGARD & MINION), Named("hero"))),
            ),
        ),
    ),
    event("3U73", "The Trees Are Strong", ISENGARD, cost=1).says(
        regroup(
            cost=Discard(Choose(ISENGARD & ORC, "orcs", count=AnyNumber())),
            do=By(Who.FREE, Wound(Choose(COMPANION, count=ForEach(Chosen("orcs"))))),
        )
    ),
    event("3C51", "Coming for the Ring", ISENGARD, cost=2).says(
        regroup(do=(RevealAtRandom(), Heal(Choose(ISENGARD & MINION, count=ForEach(CostOf("seen"))))))
    ),
    minion("3U61", "Isengard Warrior", ISENGARD, ORC, cost=3, strength=7, vitality=3, site=4).says(
        Static(NoActions(Phase.ARCHERY, events=False), when=CanSpot(OTHER & ISENGARD & ORC)),
        regroup(when=AtLeast(Wounds(THE_BEARER), 3), cost=Exert(THIS), do=Exert(Each(COMPANION))),
    ),
    possession(
        "3R67", "The Palantír of Orthanc", ISENGARD, cost=0, item=PALANTIR, kind=Kind.ARTIFACT, unique=True
    ).says(
        ToPlay(CanSpot(ISENGARD & MINION)),
        shadow(
            cost=(Spot(ISENGARD & MINION), RemoveTwilight()),
            do=(RevealAtRandom(), By(Who.FREE, Put(Pile.HAND, Pile.DECK_TOP, among="seen"))),
        ),
    ),
    event("3C70", "Servants to Saruman", ISENGARD, cost=0).says(
        skirmish(do=strength(Choose(ISENGARD & ORC), IfElse(Below(InPile(Pile.HAND, whose=Who.YOU), 3), 3, 2)))
    ),
    condition("3U72", "Trapped and Alone", ISENGARD, cost=1).says(
        Static(Loses(Each(CHARACTER & Against(ISENGARD & ORC)), Keyword.DAMAGE, given_by=WEAPON))
    ),
)
