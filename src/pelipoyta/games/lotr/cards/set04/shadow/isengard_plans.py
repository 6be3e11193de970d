"""Set 4: Isengard's other cards: Saruman and his Men, plans, weapons and events."""

from pelipoyta.games.lotr.cards.hand import *

HIS_OWN = Called("Saruman") | (ISENGARD & MAN)

CARDS = (
    condition("4C137", "Attack on Helm's Deep", ISENGARD, cost=0).says(
        shadow(cost=PlayCard(URUK_HAI), do=AddTokens(THIS, Culture.ISENGARD)),
        regroup(cost=(RemoveTokens(THIS, Culture.ISENGARD, 3), Discard(Choose(URUK_HAI))), do=TakeControl()),
    ),
    condition("4R144", "Burning of Westfold", ISENGARD, cost=0).says(
        shadow(when=AtLeast(Sites()), cost=PlayCard(URUK_HAI), do=Discard(Choose(FREE_PEOPLES & CONDITION)))
    ),
    event("4C145", "Cloud of Arrows", ISENGARD, cost=0).says(
        archery(cost=Exert(Choose(ISENGARD & ARCHER)), do=For((Archery(Side.SHADOW, 1), Archery(Side.FREE, -1))))
    ),
    condition("4U147", "Covering Fire", ISENGARD, cost=0).says(
        ToPlay(CanSpot(ISENGARD & ARCHER, 2)),
        Static(NoActions(Phase.ARCHERY, by=Who.FREE)),
        GONE_BY_REGROUP,
    ),
    condition("4U148", "Down to the Last Child", ISENGARD, cost=2, unique=True).says(
        Triggered(on=loses(COMPANION | ALLY, against=URUK_HAI), do=AddTokens(THIS, Culture.ISENGARD)),
        shadow(cost=RemoveTokens(THIS, Culture.ISENGARD, 2), do=TakeControl()),
    ),
    minion(
        "4C153", "Gríma", ISENGARD, MAN, cost=2, strength=4, vitality=3, site=3, subtitle="Son of Galmód", unique=True
    ).says(
        Static(
            (
                Strength(Each(UNBOUND & COMPANION & Bearing(SHADOW_SIDE & CONDITION)), -1),
                Strength(Each(ALLY & Bearing(SHADOW_SIDE & CONDITION)), -1),
            )
        )
    ),
    event("4C156", "Kill Them Now", ISENGARD, cost=0).says(
        skirmish(
            do=strength(
                Choose(ISENGARD & TRACKER, "hunter"),
                IfElse(Matches(Named("hunter"), Against(CHARACTER & Bearing(SEARCH))), 4, 2),
            )
        )
    ),
    condition(
        "4U159", "Many Riddles", ISENGARD, cost=1, strength=-1, keywords=SEARCH, bearer=COMPANION & ~RING_BEARER
    ).says(
        ToPlay(cost=Exert(Choose(ISENGARD & TRACKER))),
        assignment(
            cost=(Exert(Choose(ISENGARD & TRACKER, "hunter")), RemoveTwilight(2)),
            do=Unless(Who.FREE, Exert(ITS_BEARER), AssignMinion(Named("hunter"), ITS_BEARER)),
        ),
    ),
    event("4U161", "Men Will Fall", ISENGARD, cost=1).says(
        skirmish(cost=Spot(HIS_OWN), do=strength(Choose(UNBOUND & COMPANION), -2))
    ),
    condition("4R167", "Pillage of Rohan", ISENGARD, cost=0, bearer=SITE & YOU_CONTROL).says(
        Static(NoActions(Phase.SKIRMISH, by=Who.FREE), when=Matches(ITS_BEARER, Holding(URUK_HAI)))
    ),
    condition("4R168", "Race Across the Mark", ISENGARD, cost=0).says(
        skirmish(cost=(Spot(SITE & YOU_CONTROL), RemoveTwilight(2)), do=CancelSkirmish(URUK_HAI))
    ),
    condition("4U170", "Ranks Without Number", ISENGARD, cost=1, unique=True).says(
        Triggered(on=On(Deed.DEFENCE, ALLY), optional=True, do=PlayCard(ISENGARD & MINION, Pile.DISCARD, cost=-2))
    ),
    condition("4R172", "Rohan Is Mine", ISENGARD, cost=0, bearer=FREE_PEOPLES & MAN).says(
        ToPlay(CanSpot(HIS_OWN)), Triggered(on=On(Deed.DEFENCE, ITS_BEARER), do=Exert(Each(ALLY)))
    ),
    minion(
        "4R173",
        "Saruman",
        ISENGARD,
        WIZARD,
        cost=4,
        strength=8,
        vitality=4,
        site=4,
        subtitle="Black Traitor",
        unique=True,
    ).says(
        Static((Cannot(THIS, Deed.WOUND, during=Phase.ARCHERY), Cannot(THIS, Deed.ASSIGNMENT))),
        Triggered(on=played(THIS), optional=True, do=Discard(Choose(CONDITION))),
        shadow(cost=Exert(THIS), do=PlayCard(Called("Saruman's Staff"), Pile.DISCARD)),
    ),
    possession(
        "4R177", "Uglúk's Sword", ISENGARD, cost=1, item=HAND_WEAPON, unique=True, strength=3, bearer=URUK_HAI
    ).says(
        shadow(
            when=Matches(ITS_BEARER, Called("Uglúk")),
            cost=(Exert(ITS_BEARER), discard_from(Pile.HAND, MINION)),
            do=PlayCard(MINION, cost=-3),
        )
    ),
    minion(
        "4C178",
        "Unferth",
        ISENGARD,
        MAN,
        cost=2,
        strength=6,
        vitality=2,
        site=3,
        subtitle="Gríma's Bodyguard",
        unique=True,
    ).says(Triggered(on=On(Deed.DEFENCE, COMPANION | ALLY, against=ISENGARD & MAN), do=Exert(Named()))),
    possession("4C196", "Uruk Spear", ISENGARD, cost=1, item=HAND_WEAPON, strength=2, bearer=URUK_HAI).says(
        maneuver(cost=Exert(ITS_BEARER), do=Discard(Choose(FREE_PEOPLES & MOUNT)))
    ),
    event("4R209", "Volley Fire", ISENGARD, cost=3).says(
        archery(cost=Discard(Choose(ISENGARD & ARCHER, count=2)), do=Exhaust(Choose(UNBOUND & COMPANION)))
    ),
    event("4C210", "We Are the Fighting Uruk-hai", ISENGARD, cost=1).says(
        skirmish(do=(strength(Choose(URUK_HAI, "uruk"), 2), If(AtLeast(Sites()), gains(Named("uruk"), Keyword.DAMAGE))))
    ),
    condition("4R211", "Weapons of Isengard", ISENGARD, cost=2, keywords=MACHINE).says(
        shadow(cost=PlayCard(ISENGARD & ARCHER), do=AddTokens(THIS, Culture.ISENGARD)),
        archery(cost=RemoveTokens(THIS, Culture.ISENGARD, 2), do=(archery_total(Side.SHADOW, 2), Discard(THIS))),
    ),
    condition("4C212", "Weary", ISENGARD, cost=1, keywords=SEARCH, bearer=COMPANION | ALLY, once_each=True).says(
        Triggered(on=On(Deed.DEFENCE, ITS_BEARER, against=ISENGARD & TRACKER), do=Exert(ITS_BEARER))
    ),
    condition("4R213", "What Did You Discover?", ISENGARD, cost=1, keywords=SEARCH).says(
        Triggered(
            on=On(Deed.MOVE, during=Phase.REGROUP),
            optional=True,
            cost=discard_from(Pile.HAND, count=2),
            do=take(ISENGARD & TRACKER),
        )
    ),
    condition("4R215", "Wounded", ISENGARD, cost=0, bearer=FREE_PEOPLES & MAN).says(
        ToPlay(cost=Exert(Choose(ISENGARD & MAN))),
        Triggered(on=played(THIS), do=Exert(ITS_BEARER)),
        Static(Cannot(ITS_BEARER, Deed.HEAL)),
    ),
    event("4R140", "Beyond All Hope", ISENGARD, cost=5).says(
        maneuver(cost=Exert(Choose(URUK_HAI, count=2)), do=AddBurden(ForEach(InPile(Pile.DEAD))))
    ),
    event("4U152", "Get Back", ISENGARD, cost=0).says(
        assignment(do=For(Cannot(Choose(ISENGARD & TRACKER), Deed.ASSIGNMENT)))
    ),
    event("4R163", "No Dawn for Men", ISENGARD, cost=2).says(
        maneuver(cost=Exert(Choose(URUK_HAI)), do=Exert(Choose(UNBOUND & COMPANION, count=ForEach(Sites()))))
    ),
    event("4R214", "Where Has Gríma Stowed It?", ISENGARD, cost=2).says(
        maneuver(cost=Spot(Called("Gríma")), do=Discard(Choose(POSSESSION & BorneBy(ALLY | (UNBOUND & COMPANION)))))
    ),
    minion(
        "4R154", "Gríma", ISENGARD, MAN, cost=2, strength=4, vitality=3, site=3, subtitle="Wormtongue", unique=True
    ).says(
        maneuver(
            cost=(Exert(THIS), PickOut(Choose(UNBOUND & COMPANION & Bearing(CARD, 3), "him"))),
            do=ReturnToHand(Each(FREE_PEOPLES & BorneBy(Named("him")))),
        )
    ),
    event("4U143", "Brought Back Alive", ISENGARD, cost=0, keywords=SEARCH).says(
        assignment(
            cost=Exert(Choose(ISENGARD & TRACKER, "tracker")),
            do=(
                PickOut(Choose(UNBOUND & COMPANION, "hero")),
                If(
                    Matches(Named("hero"), HOBBIT),
                    AssignMinion(Named("tracker"), Named("hero")),
                    Unless(Who.FREE, Exert(Named("hero")), AssignMinion(Named("tracker"), Named("hero"))),
                ),
            ),
        )
    ),
    event("4R162", "New Power Rising", ISENGARD, cost=2).says(
        regroup(
            cost=(
                Spot(Called("Saruman") | (ISENGARD & MAN)),
                LookAtHand(reveal=True, own=True),
                Put(Pile.HAND, Pile.DISCARD, FREE_PEOPLES, AllOf()),
            ),
            do=take(ISENGARD),
        )
    ),
    possession(
        "4R174",
        "Saruman's Staff",
        ISENGARD,
        cost=2,
        bearer=Called("Saruman"),
        item=STAFF,
        kind=Kind.ARTIFACT,
        subtitle="Wizard's Device",
        unique=True,
        strength=2,
    ).says(
        Static((Gains(ITS_BEARER, Keyword.FIERCE), Gains(ITS_BEARER, Keyword.DAMAGE))),
        maneuver(do=For(Freed(Choose(Called("Saruman"))), Until.REGROUP)),
    ),
    event("4U208", "Vengeance", ISENGARD, cost=0).says(
        skirmish(
            do=strength(
                Choose(ISENGARD & TRACKER, "tracker"), each(BorneBy(CHARACTER & Against(Named("tracker"))), times=2)
            )
        )
    ),
)
