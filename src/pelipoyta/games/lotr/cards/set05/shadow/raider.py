"""Set 5: Raider."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion("5R71", "Company of Haradrim", RAIDER, MAN, cost=6, strength=13, vitality=3, site=4, keywords=SOUTHRON).says(
        regroup(cost=(RemoveTwilight(9), Spot(OTHER & SOUTHRON)), do=move_limit(-1, least=1))
    ),
    minion(
        "5R70", "Army of Haradrim", RAIDER, MAN, cost=7, strength=14, vitality=4, site=4, unique=True, keywords=SOUTHRON
    ).says(skirmish(cost=RemoveTwilight(3), do=PlayCard(RAIDER & MOUNT, Pile.DISCARD))),
    minion(
        "5R72", "Desert Stalker", RAIDER, MAN, cost=5, strength=11, vitality=2, site=4, keywords=(SOUTHRON, ambush(2))
    ).says(
        maneuver(
            when=AtLeast(Different(Likeness.CULTURE, FREE_PEOPLES), 4), cost=Exert(THIS), do=Exert(Each(COMPANION))
        )
    ),
    possession("5C73", "Mûmak", RAIDER, cost=2, item=MOUNT, strength=3, bearer=SOUTHRON).says(
        Static(Gains(ITS_BEARER, Keyword.FIERCE)), Triggered(on=wins(ITS_BEARER), optional=True, do=AddTwilight(2))
    ),
    minion(
        "5C74", "Southron Marcher", RAIDER, MAN, cost=4, strength=6, vitality=1, site=4, keywords=(SOUTHRON, ambush(2))
    ).says(OwnCost(-2, CanSpot(SOUTHRON))),
    minion(
        "5C75", "Southron Runner", RAIDER, MAN, cost=3, strength=4, vitality=1, site=4, keywords=(SOUTHRON, ambush(2))
    ).says(OwnCost(-2, CanSpot(SOUTHRON))),
    minion(
        "5C76", "Southron Traveler", RAIDER, MAN, cost=3, strength=8, vitality=1, site=4, keywords=(SOUTHRON, ambush(2))
    ).says(Response(on=about_to(Deed.WOUND, SOUTHRON), cost=RemoveTwilight(3), do=Prevent())),
    condition("5U77", "Strength in Numbers", RAIDER, cost=0).says(
        ToPlay(CanSpot(SOUTHRON)),
        maneuver(cost=Discard(THIS), do=(SpotAny(MAN & Has(Keyword.AMBUSH), "n"), AddTwilight(ForEach(X("n"))))),
    ),
    possession("5R78", "War Mûmak", RAIDER, cost=3, bearer=SOUTHRON, item=MOUNT, strength=4).says(
        Static(Gains(ITS_BEARER, Keyword.FIERCE)),
        Triggered(on=On(Deed.OVERWHELM, CHARACTER, before=True, against=ITS_BEARER), optional=True, do=AddTwilight(5)),
    ),
)
