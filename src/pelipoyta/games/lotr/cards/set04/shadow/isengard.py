"""Isengard cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession("4C142", "Broad-bladed Sword", ISENGARD, cost=1, bearer=URUK_HAI, item=HAND_WEAPON, strength=2).says(
        Static(Cannot(ITS_BEARER, Deed.WOUND, except_in=Phase.SKIRMISH))
    ),
    event("4C151", "Ferocity", ISENGARD, cost=0).says(
        skirmish(do=strength(Choose(URUK_HAI), IfElse(AtSite(Keyword.BATTLEGROUND), 3, 2)))
    ),
    minion("4C165", "Orthanc Warrior", ISENGARD, URUK_HAI, cost=2, strength=7, vitality=2, site=5, keywords=damage(1)),
    event("4C175", "Still They Came", ISENGARD, cost=1).says(
        skirmish(cost=Exert(Choose(UNASSIGNED & URUK_HAI, "idle")), do=strength(Choose(URUK_HAI, but="idle"), 3))
    ),
    minion(
        "4C184", "Uruk Defender", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)
    ).says(skirmish(when=AtSite(Keyword.BATTLEGROUND), cost=Exert(THIS), do=strength(Choose(OTHER & URUK_HAI), 2))),
    minion(
        "4C185", "Uruk Fanatic", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)
    ).says(Static(Gains(THIS, Keyword.FIERCE), when=AtLeast(InPile(Pile.DEAD), 3))),
    minion(
        "4C191", "Uruk Rear Guard", ISENGARD, URUK_HAI, cost=6, strength=12, vitality=4, site=5, keywords=damage(1)
    ).says(skirmish(when=AtSite(Keyword.BATTLEGROUND), cost=Exert(THIS), do=strength(Choose(OTHER & URUK_HAI), 1))),
    minion(
        "4C192", "Uruk Regular", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(shadow(cost=Exert(THIS), do=PlayCard(URUK_HAI, cost=each(OTHER & URUK_HAI, times=-1)))),
    minion(
        "4C197", "Uruk Stalker", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(Static((Strength(THIS, 3), Gains(THIS, Keyword.FIERCE)), when=AtLeast(InPile(Pile.DEAD, ALLY), 1))),
    minion(
        "4C207",
        "Uruk-hai Raiding Party",
        ISENGARD,
        URUK_HAI,
        cost=4,
        strength=9,
        vitality=3,
        site=5,
        keywords=damage(1),
    ),
    minion(
        "4U136", "Advance Uruk Patrol", ISENGARD, URUK_HAI, cost=5, strength=10, vitality=3, site=5, keywords=damage(1)
    ).says(
        Static(Gains(THIS, Keyword.FIERCE), when=AtSite(Keyword.BATTLEGROUND)),
        Static(Strength(THIS, 4), when=AtLeast(Sites(BATTLEGROUND))),
    ),
    condition("4R139", "Banished", ISENGARD, cost=0, bearer=FREE_PEOPLES & MAN).says(
        ToPlay(cost=Exert(Choose(Called("Saruman") | (ISENGARD & MAN)))),
        Triggered(on=loses((COMPANION | ALLY) & ~ITS_BEARER), do=Exert(ITS_BEARER)),
    ),
    event("4C141", "Beyond Dark Mountains", ISENGARD, cost=0).says(
        Response(
            on=dies(Called("Aragorn") | Called("Gandalf") | Called("Théoden")),
            cost=Exert(Choose(ISENGARD & MINION)),
            do=AddBurden(2),
        ),
        Response(
            on=dies((COMPANION | ALLY) & ~(Called("Aragorn") | Called("Gandalf") | Called("Théoden"))),
            cost=Exert(Choose(ISENGARD & MINION)),
            do=AddBurden(),
        ),
    ),
    event("4R149", "Driven Back", ISENGARD, cost=3).says(
        archery(cost=Spot(ISENGARD & ARCHER, 2), do=archery_total(Side.SHADOW, ForEach(InPile(Pile.DEAD))))
    ),
    event("4U155", "Haunting Her Steps", ISENGARD, cost=0).says(
        Response(
            on=about_to(Deed.ABILITY, ALLY | (UNBOUND & COMPANION)), cost=Exert(Choose(Called("Gríma"))), do=Prevent()
        )
    ),
    condition("4R157", "Leechcraft", ISENGARD, cost=0, bearer=FREE_PEOPLES & MAN, strength=-1, keywords=SPELL).says(
        ToPlay(cost=Exert(Choose(Called("Saruman") | (ISENGARD & MAN)))), Static(NoAbilities(ITS_BEARER))
    ),
    minion(
        "4R176",
        "Uglúk",
        ISENGARD,
        URUK_HAI,
        cost=4,
        strength=9,
        vitality=3,
        site=5,
        subtitle="Servant of Saruman",
        unique=True,
        keywords=(TRACKER, FIERCE),
    ).says(
        Static(Roaming(MINE & ISENGARD & TRACKER, -2)),
        Static(Strength(THIS, 3), when=CanSpot(ISENGARD & TRACKER, 2)),
        Static(Gains(THIS, Keyword.DAMAGE), when=CanSpot(ISENGARD & TRACKER, 3)),
    ),
    minion(
        "4C180", "Uruk Besieger", ISENGARD, URUK_HAI, cost=2, strength=6, vitality=2, site=5, keywords=damage(1)
    ).says(
        regroup(do=Stack(THIS, Choose(SITE & YOU_CONTROL))),
        shadow(when=Matches(THIS, StackedOn(SITE & YOU_CONTROL)), do=PlayCard(THIS, Pile.STACK, cost=-1)),
    ),
    minion(
        "4C181", "Uruk Chaser", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=(TRACKER, FIERCE)
    ).says(Static(Strength(THIS, 2), when=FierceFight() & Matches(THIS, SKIRMISHING))),
    minion(
        "4R203", "Uruk-hai Horde", ISENGARD, URUK_HAI, cost=6, strength=12, vitality=3, site=5, keywords=damage(1)
    ).says(OwnCost(ForEach(Sites(), times=-1))),
    condition("4R146", "Come Down", ISENGARD, cost=0).says(
        archery(cost=Spot(ISENGARD & ARCHER, 2), do=For(ArcheryFallsOn(ALLY)))
    ),
    possession(
        "4R166",
        "The Palantír of Orthanc",
        ISENGARD,
        cost=0,
        kind=Kind.ARTIFACT,
        subtitle="Seventh Seeing-stone",
        unique=True,
    ).says(
        ToPlay(CanSpot(ISENGARD & MINION)),
        shadow(
            cost=(Spot(ISENGARD & MINION), RemoveTwilight(2)),
            do=(Look(1, Who.ANYONE, reveal=True), SinkRevealed(may=True)),
        ),
    ),
    condition("4R171", "Rest While You Can", ISENGARD, cost=1, bearer=COMPANION, once_each=True, keywords=SEARCH).says(
        ToPlay(CanSpot(ISENGARD & TRACKER)),
        Triggered(
            on=about_to(Deed.DEATH, ITS_BEARER),
            do=AfterDeath(
                (
                    Look(10, Who.OPPONENT, reveal=True),
                    DiscardRevealed(which=SHADOW_SIDE),
                    DiscardRevealed(which=FREE_PEOPLES),
                    By(Who.THAT, Shuffle()),
                )
            ),
        ),
    ),
)
