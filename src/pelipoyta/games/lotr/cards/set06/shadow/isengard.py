"""Set 6: Isengard."""

from pelipoyta.games.lotr.cards.hand import *

SACRIFICES = regroup(cost=Discard(Choose(ISENGARD & ORC)), do=By(Who.FREE, Wound(Choose(COMPANION))))
GATHERS = Triggered(
    on=On(Deed.DISCARD, ISENGARD & ORC, during=Phase.REGROUP, by=CARD),
    optional=True,
    do=Put(Pile.DISCARD, Pile.STACK, on=THIS, among="gone"),
)

CARDS = (
    minion("6R57", "Agents of Orthanc", ISENGARD, MAN, cost=5, strength=9, vitality=3, site=3).says(
        Static(
            (
                Strength(THIS, ForEach(Different(Likeness.CULTURE, FREE_PEOPLES), times=2, over=2)),
                Gains(THIS, Keyword.DAMAGE, ForEach(Different(Likeness.CULTURE, FREE_PEOPLES), over=2)),
            )
        )
    ),
    minion(
        "6R60",
        "Berserk Butcher",
        ISENGARD,
        URUK_HAI,
        cost=6,
        strength=12,
        vitality=3,
        site=5,
        unique=True,
        keywords=damage(1),
    ).says(
        Static(Strength(THIS, ForEach(Wounds(Each(CHARACTER & Beside(THIS)))))),
        maneuver(
            cost=(RemoveTokens(Choose(MACHINE), Culture.ISENGARD), Exert(THIS, 2)),
            do=For(Unhurt(Each(URUK_HAI)), Until.ASSIGNMENT),
        ),
    ),
    condition("6U63", "Gnawing, Biting, Hacking, Burning", ISENGARD, cost=2).says(
        GATHERS,
        shadow(
            cost=(Discard(Choose(StackedOn(THIS), count=2)), RemoveTwilight()),
            do=PlayCard(ISENGARD & ORC, Pile.DISCARD),
        ),
    ),
    minion("6U66", "Isengard Builder", ISENGARD, ORC, cost=3, strength=7, vitality=3, site=4).says(
        regroup(when=Matches(THIS, StackedOn(ISENGARD)), cost=Discard(THIS), do=AddTwilight(2))
    ),
    condition("6U58", "Assault Ladder", ISENGARD, cost=1, keywords=MACHINE).says(
        shadow(cost=Exert(Choose(URUK_HAI)), do=AddTokens(THIS, Culture.ISENGARD)),
        skirmish(when=AtLeast(Tokens(Culture.ISENGARD), 3), do=(Discard(THIS), strength(Choose(URUK_HAI), 3))),
    ),
    possession(
        "6C59", "Banner of Isengard", ISENGARD, cost=0, item=HAND_WEAPON, strength=1, bearer=ISENGARD & MINION
    ).says(Triggered(on=wins(ITS_BEARER), do=Repeat(ForEach(Sites()), By(Who.FREE, Exert(Choose(COMPANION)))))),
    condition("6U61", "Desertion", ISENGARD, cost=1, strength=-1, bearer=COMPANION & ~RING_BEARER).says(
        ToPlay(CanSpot(ISENGARD & MAN)),
        assignment(
            do=(
                AssignMinion(Choose(ISENGARD & MINION & Stat(Attribute.STRENGTH, below=ITS_BEARER)), ITS_BEARER),
                Discard(THIS),
            )
        ),
    ),
    condition("6U64", "Iron Fist of the Orc", ISENGARD, cost=1).says(
        GATHERS,
        regroup(
            cost=(Discard(Choose(StackedOn(THIS), count=3)), RemoveTwilight()),
            do=Discard(Choose(FREE_PEOPLES & POSSESSION)),
        ),
    ),
    possession("6U73", "Scaffolding", ISENGARD, cost=1).says(
        GATHERS,
        Response(on=about_to(Deed.WOUND, ISENGARD & ORC), cost=Discard(Choose(StackedOn(THIS), count=2)), do=Prevent()),
    ),
    minion("6C65", "Isengard Artisan", ISENGARD, ORC, cost=4, strength=8, vitality=3, site=4).says(SACRIFICES),
    minion("6C67", "Isengard Journeyman", ISENGARD, ORC, cost=2, strength=5, vitality=3, site=4).says(SACRIFICES),
    minion("6C69", "Isengard Plodder", ISENGARD, ORC, cost=3, strength=7, vitality=3, site=4).says(SACRIFICES),
    minion("6C71", "Isengard Tinker", ISENGARD, ORC, cost=1, strength=5, vitality=2, site=4).says(SACRIFICES),
    minion("6R68", "Isengard Mechanics", ISENGARD, ORC, cost=6, strength=11, vitality=4, site=4).says(
        regroup(
            cost=Discard(Choose(ISENGARD & ORC)),
            do=By(Who.FREE, Wound(Choose(COMPANION, count=IfElse(CanSpot(COMPANION, 6), 2, 1)))),
        ),
        regroup(when=Matches(THIS, StackedOn(ISENGARD)), cost=(Spot(ISENGARD & ORC), Discard(THIS)), do=AddTwilight(3)),
    ),
    minion("6U70", "Isengard Tender", ISENGARD, ORC, cost=1, strength=5, vitality=2, site=4).says(
        regroup(
            when=Matches(THIS, StackedOn(ISENGARD)),
            cost=(Discard(THIS), RemoveTwilight(2)),
            do=Exhaust(Choose(COMPANION)),
        )
    ),
    minion("6C72", "Rohirrim Traitor", ISENGARD, MAN, cost=2, strength=6, vitality=2, site=3).says(
        Static(Strength(THIS, 2), when=CanSpot(COMPANION & Bearing(ISENGARD & CONDITION)))
    ),
    minion(
        "6R74",
        "Sharku",
        ISENGARD,
        ORC,
        cost=2,
        strength=7,
        vitality=2,
        site=4,
        subtitle="Vile Marauder",
        unique=True,
        keywords=WARG_RIDER,
    ).says(
        Static(Gains(THIS, Keyword.FIERCE), when=Matches(THIS, Stat(Attribute.VITALITY, least=2))),
        regroup(cost=Exert(THIS), do=AddTwilight()),
    ),
    condition("6U75", "Twisted Tales", ISENGARD, cost=2).says(
        Triggered(on=loses(COMPANION | ALLY, against=ISENGARD & MAN), optional=True, do=Stack(Choose(POSSESSION), THIS))
    ),
    event("6R62", "Fires and Foul Fumes", ISENGARD, cost=4).says(
        regroup(cost=Discard(Choose(ISENGARD & ORC, count=4)), do=Wound(Choose(COMPANION & ~RING_BEARER), 4))
    ),
)
