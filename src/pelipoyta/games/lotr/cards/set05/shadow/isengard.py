"""Set 5: Isengard."""

from pelipoyta.games.lotr.cards.hand import *

RIDES_ON = Static(Gains(THIS, Keyword.FIERCE), when=Matches(THIS, Stat(Attribute.VITALITY, least=2)))
BUILDS = shadow(cost=Exert(Choose(URUK_HAI)), do=AddTokens(THIS, Culture.ISENGARD))
RAGES = Static(Strength(THIS, ForEach(Wounds(Each(CHARACTER & Beside(THIS))))))
CANCELS = Response(
    on=about_to(Deed.ABILITY, during=Phase.SKIRMISH),
    when=Matches(ITS_BEARER, SKIRMISHING),
    cost=Exert(ITS_BEARER),
    do=Prevent(),
)

CARDS = (
    minion(
        "5U63", "Uruk-hai Berserker", ISENGARD, URUK_HAI, cost=4, strength=7, vitality=3, site=5, keywords=damage(1)
    ).says(RAGES),
    possession("5U64", "War-warg", ISENGARD, cost=4, bearer=WARG_RIDER, item=MOUNT, strength=4, vitality=2).says(
        CANCELS
    ),
    condition("5U44", "Battering Ram", ISENGARD, cost=0, keywords=MACHINE).says(
        BUILDS,
        skirmish(
            when=AtLeast(Tokens(Culture.ISENGARD)),
            cost=Spot(COMPANION, 5),
            do=(gains(Choose(URUK_HAI), Keyword.DAMAGE), Discard(THIS)),
        ),
    ),
    minion(
        "5U45",
        "Berserk Rager",
        ISENGARD,
        URUK_HAI,
        cost=5,
        strength=10,
        vitality=3,
        site=5,
        unique=True,
        keywords=damage(1),
    ).says(
        RAGES,
        skirmish(cost=(RemoveTokens(Choose(MACHINE), Culture.ISENGARD, 3), Exert(THIS, 2)), do=Wound(Each(ALLY), 2)),
    ),
    minion(
        "5R46",
        "Berserk Savage",
        ISENGARD,
        URUK_HAI,
        cost=6,
        strength=12,
        vitality=3,
        site=5,
        unique=True,
        keywords=damage(1),
    ).says(
        RAGES, skirmish(cost=(RemoveTokens(Choose(MACHINE), Culture.ISENGARD, 4), Exert(THIS, 2)), do=strength(THIS, 8))
    ),
    minion(
        "5R47",
        "Berserk Slayer",
        ISENGARD,
        URUK_HAI,
        cost=7,
        strength=12,
        vitality=3,
        site=5,
        unique=True,
        keywords=damage(1),
    ).says(
        Static(Strength(THIS, ForEach(Wounds(Each(CHARACTER & Beside(THIS))), times=2))),
        skirmish(cost=(RemoveTokens(Choose(MACHINE), Culture.ISENGARD, 5), Exert(THIS, 2)), do=Wound(Each(COMPANION))),
    ),
    condition("5R49", "Devilry of Orthanc", ISENGARD, cost=2, unique=True, keywords=MACHINE).says(
        BUILDS, maneuver(when=AtLeast(Tokens(Culture.ISENGARD), 8), do=(Exert(Each(CHARACTER)), Discard(THIS)))
    ),
    condition("5U57", "Scaling Ladder", ISENGARD, cost=0, keywords=MACHINE).says(
        BUILDS, skirmish(when=AtLeast(Tokens(Culture.ISENGARD)), do=(Heal(Choose(URUK_HAI)), Discard(THIS)))
    ),
    condition("5U60", "Siege Engine", ISENGARD, cost=0, keywords=MACHINE).says(
        shadow(cost=PlayCard(URUK_HAI), do=AddTokens(Choose(MACHINE), Culture.ISENGARD)),
        Response(on=about_to(Deed.DISCARD, MACHINE, by=THEIRS), cost=Discard(THIS), do=Prevent(every=True)),
    ),
    minion(
        "5R50", "Foul Horde", ISENGARD, ORC, cost=4, strength=9, vitality=3, site=4, unique=True, keywords=WARG_RIDER
    ).says(
        RIDES_ON,
        Static(Gains(THIS, Keyword.AMBUSH), when=Matches(THIS, Stat(Attribute.VITALITY, least=3))),
        Static(Gains(THIS, Keyword.DAMAGE), when=Matches(THIS, Stat(Attribute.VITALITY, least=4))),
    ),
    minion("5C52", "Isengard Flanker", ISENGARD, ORC, cost=2, strength=7, vitality=2, site=4, keywords=WARG_RIDER).says(
        RIDES_ON
    ),
    minion("5C53", "Isengard Rider", ISENGARD, ORC, cost=3, strength=8, vitality=3, site=4, keywords=WARG_RIDER).says(
        RIDES_ON
    ),
    minion("5C67", "Warg-rider", ISENGARD, ORC, cost=1, strength=5, vitality=2, site=4, keywords=WARG_RIDER).says(
        RIDES_ON
    ),
    possession("5U54", "Isengard Scimitar", ISENGARD, cost=0, item=HAND_WEAPON, strength=2, bearer=ISENGARD & ORC).says(
        Triggered(on=played(THIS), optional=True, do=AddTwilight(ForEach(Sites())))
    ),
    minion(
        "5U55", "Isengard Scout Troop", ISENGARD, ORC, cost=2, strength=5, vitality=3, site=4, keywords=WARG_RIDER
    ).says(RIDES_ON, Triggered(on=wins(ISENGARD & ORC), optional=True, cost=Exert(THIS), do=TakeControl())),
    minion(
        "5R56",
        "Saruman",
        ISENGARD,
        WIZARD,
        cost=4,
        strength=8,
        vitality=4,
        site=4,
        subtitle="Master of Foul Folk",
        unique=True,
    ).says(
        Static((Cannot(THIS, Deed.WOUND, during=Phase.ARCHERY), Cannot(THIS, Deed.ASSIGNMENT))),
        Triggered(on=FELLOWSHIP_MOVES, optional=True, do=Heal(Each(ISENGARD & ORC), 2)),
        shadow(cost=Exert(THIS), do=PlayCard(ISENGARD & POSSESSION, Pile.DISCARD)),
    ),
    minion(
        "5R58",
        "Sharku",
        ISENGARD,
        ORC,
        cost=2,
        strength=7,
        vitality=2,
        site=4,
        subtitle="Warg-captain",
        unique=True,
        keywords=WARG_RIDER,
    ).says(
        RIDES_ON,
        Triggered(
            on=played(MINE & ISENGARD & MOUNT), optional=True, do=By(Who.FREE, Exert(Choose(COMPANION & ~HOBBIT)))
        ),
    ),
    possession(
        "5R59", "Sharku's Warg", ISENGARD, cost=5, item=MOUNT, unique=True, strength=5, vitality=3, bearer=WARG_RIDER
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE), when=Matches(ITS_BEARER, Called("Sharku"))), CANCELS),
    possession("5C65", "Warg", ISENGARD, cost=3, item=MOUNT, strength=3, vitality=1, bearer=WARG_RIDER).says(CANCELS),
    minion(
        "5C61", "Uruk Engineer", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(Triggered(on=played(THIS), optional=True, do=AddTokens(Choose(MACHINE), Culture.ISENGARD))),
    minion("5C62", "Uruk Sapper", ISENGARD, URUK_HAI, cost=2, strength=6, vitality=2, site=5, keywords=damage(1)).says(
        Triggered(on=played(THIS), optional=True, do=AddTokens(Choose(MACHINE), Culture.ISENGARD))
    ),
    minion("5C66", "Warg-master", ISENGARD, ORC, cost=2, strength=6, vitality=2, site=4, keywords=WARG_RIDER).says(
        Triggered(on=played(THIS), optional=True, do=PlayCard(ISENGARD & MOUNT, Pile.DISCARD)), RIDES_ON
    ),
    event("5C68", "Wolf-voices", ISENGARD, cost=1).says(
        skirmish(
            do=(strength(Choose(ISENGARD & ORC, "orc"), 2), If(Matches(Named("orc"), MOUNTED), Heal(Named("orc"))))
        )
    ),
    condition("5R69", "Wolves of Isengard", ISENGARD, cost=2, bearer=SITE & PLAINS & YOU_CONTROL).says(
        regroup(cost=Exert(Choose(ISENGARD & ORC)), do=By(Who.FREE, Wound(Choose(COMPANION))))
    ),
    minion(
        "5R51", "Gríma", ISENGARD, MAN, cost=2, strength=4, vitality=3, site=3, subtitle="Chief Counselor", unique=True
    ).says(
        maneuver(
            when=AtLeast(Different(Likeness.CULTURE, FREE_PEOPLES), 4),
            cost=Exert(THIS),
            do=(
                PickOut(Choose(UNBOUND & COMPANION, "him")),
                ReturnToHand(Each(BorneBy(Named("him")))),
                ReturnToHand(Named("him")),
            ),
        )
    ),
    event("5U48", "Black Shapes Crawling", ISENGARD, cost=1).says(
        maneuver(
            cost=SpotAny(URUK_HAI, "uruks"),
            do=(
                Repeat(ForEach(X("uruks")), By(Who.FREE, Wound(Choose(Theirs(speaker=True) & MINION)), may=True)),
                Repeat(ForEach(X("uruks")), PlayCard(ISENGARD & WEAPON, Pile.DISCARD, may=True)),
            ),
        )
    ),
)
