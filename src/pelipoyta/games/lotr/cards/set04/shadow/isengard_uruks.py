"""Set 4: Isengard's Uruk-hai, besides those of the first decks."""

from pelipoyta.games.lotr.cards.hand import *

SHOOTS_APART = archery(cost=Exert(THIS), do=(For(OutOfArchery(THIS)), By(Who.FREE, Wound(Choose(UNBOUND & COMPANION)))))
HOBBITS_STAY = Static(Cannot(Each(UNBOUND & HOBBIT), Deed.DISCARD))
IN_FIERCE_FIGHTS = FierceFight() & Matches(THIS, SKIRMISHING)
TRACKS_DOWN = Static(
    (Strength(THIS, 2), Gains(THIS, Keyword.DAMAGE)), when=Matches(THIS, Against(CHARACTER & Bearing(SEARCH)))
)
GARRISONS = (
    regroup(do=Stack(THIS, Choose(SITE & YOU_CONTROL))),
    shadow(when=Matches(THIS, StackedOn(SITE & YOU_CONTROL)), do=PlayCard(THIS, Pile.STACK, cost=-1)),
)

CARDS = (
    minion(
        "4U138",
        "Band of Uruk Bowmen",
        ISENGARD,
        URUK_HAI,
        cost=5,
        strength=7,
        vitality=3,
        site=5,
        keywords=(ARCHER, damage(1)),
    ).says(Static(Archery(Side.SHADOW, 1), when=AtLeast(Sites()))),
    minion(
        "4R150",
        "Elite Crossbowmen",
        ISENGARD,
        URUK_HAI,
        cost=7,
        strength=9,
        vitality=3,
        site=5,
        unique=True,
        keywords=(ARCHER, damage(1)),
    ).says(SHOOTS_APART),
    minion(
        "4R169",
        "Ranged Commander",
        ISENGARD,
        URUK_HAI,
        cost=4,
        strength=8,
        vitality=2,
        site=5,
        unique=True,
        keywords=ARCHER,
    ).says(Static(Cost(ISENGARD & ARCHER, -1)), SHOOTS_APART),
    minion(
        "4C183", "Uruk Crossbowman", ISENGARD, URUK_HAI, cost=3, strength=6, vitality=2, site=5, keywords=ARCHER
    ).says(SHOOTS_APART),
    minion(
        "4R158",
        "Lieutenant of Orthanc",
        ISENGARD,
        URUK_HAI,
        cost=7,
        strength=12,
        vitality=3,
        site=5,
        unique=True,
        keywords=damage(1),
    ).says(maneuver(cost=Exert(THIS), do=gains(Choose(OTHER & URUK_HAI), Keyword.FIERCE, until=Until.REGROUP))),
    minion(
        "4R160",
        "Mauhúr",
        ISENGARD,
        URUK_HAI,
        cost=3,
        strength=9,
        vitality=2,
        site=5,
        subtitle="Patrol Leader",
        unique=True,
        keywords=(TRACKER, FIERCE),
    ).says(skirmish(cost=RemoveTwilight(2), do=For(Cannot(Choose(ISENGARD & TRACKER), Deed.WOUND)))),
    minion(
        "4R179", "Uruk Assault Band", ISENGARD, URUK_HAI, cost=7, strength=14, vitality=3, site=5, keywords=damage(1)
    ).says(
        ToPlay(CanSpot(URUK_HAI)),
        Static(Gains(THIS, Keyword.FIERCE), when=AtSite(Keyword.BATTLEGROUND)),
        Static(Strength(THIS, 6), when=AtLeast(Sites(BATTLEGROUND))),
        Static(Cannot(THIS, Deed.WOUND), when=AtLeast(Sites(BATTLEGROUND), 2)),
    ),
    minion(
        "4U182", "Uruk Crossbow Troop", ISENGARD, URUK_HAI, cost=4, strength=8, vitality=2, site=5, keywords=ARCHER
    ).says(Triggered(on=played(THIS), optional=True, do=AddTokens(Choose(MACHINE), Culture.ISENGARD))),
    minion(
        "4R186",
        "Uruk Follower",
        ISENGARD,
        URUK_HAI,
        cost=5,
        strength=10,
        vitality=3,
        site=5,
        keywords=(TRACKER, FIERCE),
    ).says(HOBBITS_STAY, Response(on=dies(UNBOUND & HOBBIT), cost=Exert(THIS), do=AddBurden())),
    minion(
        "4U188", "Uruk Hunter", ISENGARD, URUK_HAI, cost=6, strength=12, vitality=3, site=5, keywords=(TRACKER, FIERCE)
    ).says(HOBBITS_STAY, Response(on=dies(UNBOUND & HOBBIT), cost=Exert(THIS, 2), do=Exhaust(Choose(COMPANION)))),
    minion(
        "4C190", "Uruk Pursuer", ISENGARD, URUK_HAI, cost=2, strength=5, vitality=3, site=5, keywords=(TRACKER, FIERCE)
    ).says(
        HOBBITS_STAY,
        Response(on=dies(UNBOUND & HOBBIT), cost=Exert(THIS), do=By(Who.FREE, Wound(Choose(UNBOUND & COMPANION)))),
    ),
    minion(
        "4C187",
        "Uruk Foot Soldier",
        ISENGARD,
        URUK_HAI,
        cost=1,
        strength=5,
        vitality=1,
        site=5,
        keywords=(TRACKER, FIERCE),
    ).says(Static((Strength(THIS, 3), Gains(THIS, Keyword.DAMAGE)), when=IN_FIERCE_FIGHTS)),
    minion(
        "4C189",
        "Uruk Plains Runner",
        ISENGARD,
        URUK_HAI,
        cost=2,
        strength=7,
        vitality=1,
        site=5,
        keywords=(TRACKER, FIERCE),
    ).says(Static((Strength(THIS, 3), Gains(THIS, Keyword.DAMAGE)), when=IN_FIERCE_FIGHTS)),
    minion(
        "4C193", "Uruk Runner", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=(TRACKER, FIERCE)
    ).says(Static(Strength(THIS, 2), when=IN_FIERCE_FIGHTS)),
    minion(
        "4U194", "Uruk Searcher", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=(TRACKER, FIERCE)
    ).says(TRACKS_DOWN),
    minion(
        "4C195", "Uruk Seeker", ISENGARD, URUK_HAI, cost=2, strength=6, vitality=2, site=5, keywords=(TRACKER, FIERCE)
    ).says(TRACKS_DOWN),
    minion(
        "4C198", "Uruk Stormer", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(Triggered(on=dies(COMPANION | ALLY, against=URUK_HAI), optional=True, do=TakeControl())),
    minion(
        "4R199", "Uruk Trooper", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)
    ).says(*GARRISONS),
    minion(
        "4U201", "Uruk Veteran", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(*GARRISONS),
    minion(
        "4R200", "Uruk Vanguard", ISENGARD, URUK_HAI, cost=10, strength=17, vitality=4, site=5, keywords=damage(1)
    ).says(
        ToPlay(CanSpot(URUK_HAI)),
        Static((Gains(THIS, Keyword.FIERCE), Gains(THIS, Keyword.DAMAGE)), when=AtSite(Keyword.BATTLEGROUND)),
    ),
    minion(
        "4U202", "Uruk-hai Band", ISENGARD, URUK_HAI, cost=5, strength=10, vitality=3, site=5, keywords=damage(1)
    ).says(Static(Strength(THIS, ForEach(Sites(), times=2)))),
    minion(
        "4C204", "Uruk-hai Marauder", ISENGARD, URUK_HAI, cost=3, strength=8, vitality=2, site=5, keywords=damage(1)
    ).says(OwnCost(ForEach(Sites(), times=-1))),
    minion(
        "4U205", "Uruk-hai Mob", ISENGARD, URUK_HAI, cost=5, strength=10, vitality=3, site=5, keywords=damage(1)
    ).says(OwnCost(ForEach(Sites(), times=-1))),
    minion(
        "4C206", "Uruk-hai Patrol", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)
    ).says(Static(Gains(THIS, Keyword.DAMAGE), when=AtLeast(Sites()))),
    minion(
        "4R164",
        "Orthanc Champion",
        ISENGARD,
        URUK_HAI,
        cost=5,
        strength=12,
        vitality=2,
        site=5,
        unique=True,
        keywords=damage(1),
    ).says(
        assignment(
            cost=Exert(THIS),
            do=(
                PickOut(Choose(UNBOUND & COMPANION, "prey")),
                Unless(Who.FREE, Exert(Named("prey")), AssignMinion(THIS, Named("prey"))),
            ),
        )
    ),
)
