"""Isengard cards of set 1: storms, and the hunt for the Ring."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("1R123", "Caradhras Has Not Forgiven Us", ISENGARD, cost=3, keywords=(SPELL, WEATHER)).says(
        maneuver(
            cost=(Exert(Choose(ISENGARD & MINION)), Spot(COMPANION, 5)),
            do=Discard(Choose(EXHAUSTED & COMPANION & ~RING_BEARER)),
        )
    ),
    event("1R124", "Cruel Caradhras", ISENGARD, cost=2, keywords=(SPELL, WEATHER)).says(
        maneuver(
            cost=Exert(Choose(ISENGARD & MINION)), do=By(Who.FREE, one_of(Exert(Choose(RING_BEARER)), AddBurden()))
        )
    ),
    event("1U126", "Hunt Them Down!", ISENGARD, cost=3).says(
        maneuver(do=gains(Choose(URUK_HAI), Keyword.FIERCE, until=Until.REGROUP))
    ),
    event("1R137", "Saruman's Reach", ISENGARD, cost=0, keywords=SEARCH).says(
        maneuver(cost=Exert(Choose(URUK_HAI)), do=By(Who.FREE, one_of(Exert(Choose(COMPANION, count=2)), WearRing())))
    ),
    condition("1U142", "Traitor's Voice", ISENGARD, cost=2, keywords=SEARCH).says(
        ToPlay(CanSpot(URUK_HAI)),
        Static(MoveLimit(-1, least=1), when=Matches(THE_BEARER, EXHAUSTED) | AtLeast(Burdens(), 5)),
    ),
    minion("1R155", "Uruk Spy", ISENGARD, URUK_HAI, cost=2, strength=7, vitality=2, site=5).says(
        Response(
            on=after(Deed.RING),
            cost=Exert(THIS),
            do=(
                SpotAny(ISENGARD & MINION, "n"),
                DiscardTop(ForEach(X("n")), "top"),
                AddBurden(ForEach(Seen("top", SHADOW_SIDE))),
            ),
        )
    ),
    event("1U161", "Wariness", ISENGARD, cost=0, keywords=SEARCH).says(
        Response(
            on=about_to(Deed.PLAY, STEALTH & EVENT),
            cost=one_of(Exert(Choose(MINE & URUK_HAI)), Discard(Choose(MINE & URUK_HAI))),
            do=Prevent(),
        )
    ),
    condition(
        "1C134", "Saruman's Chill", ISENGARD, cost=1, bearer=SITE, once_each=True, keywords=(SPELL, WEATHER)
    ).says(
        ToPlay(cost=Exert(Choose(ISENGARD & MINION))),
        Triggered(on=MOVES_FROM_HERE, do=Exert(Each(HOBBIT & COMPANION))),
        Triggered(on=On(Deed.TURN_END), do=Discard(THIS)),
    ),
    condition(
        "1U135", "Saruman's Frost", ISENGARD, cost=2, bearer=SITE, once_each=True, keywords=(SPELL, WEATHER)
    ).says(
        ToPlay(cost=Exert(Choose(ISENGARD & MINION))),
        Static(Strength(Each(PRESENT & HOBBIT), -2), when=AtItsSite()),
        Triggered(on=On(Deed.TURN_END), do=Discard(THIS)),
    ),
    condition("1C138", "Saruman's Snows", ISENGARD, cost=2, bearer=SITE, keywords=(SPELL, WEATHER)).says(
        ToPlay(cost=Exert(Choose(ISENGARD & MINION))),
        Static(NoActions(Phase.SKIRMISH), when=AtItsSite()),
        Triggered(on=On(Deed.TURN_END), do=Discard(THIS)),
    ),
    condition("1R140", "Spies of Saruman", ISENGARD, cost=2, bearer=SITE).says(
        ToPlay(cost=Exert(Choose(ISENGARD & MINION))),
        Static(Skip(Phase.ARCHERY), when=AtItsSite()),
        Triggered(on=On(Deed.TURN_END), do=Discard(THIS)),
    ),
    event("1R132", "Parry", ISENGARD, cost=2).says(
        maneuver(cost=Spot(URUK_HAI), do=For(Dulled(Choose(POSSESSION)), Until.REGROUP))
    ),
    minion("1R147", "Uruk Guard", ISENGARD, URUK_HAI, cost=4, strength=9, vitality=2, site=5, keywords=damage(1)).says(
        assignment(
            cost=Exert(THIS),
            do=(
                PickOut(Choose(COMPANION, "hero")),
                For(Cannot(Named("hero"), Deed.ASSIGNMENT, by=Who.FREE, against=THIS)),
            ),
        )
    ),
    condition("1R120", "Alive and Unspoiled", ISENGARD, cost=2).says(
        ToPlay(cost=Exert(Choose(URUK_HAI))),
        shadow(
            cost=(RemoveTwilight(3), SayX("x", ForEach(Burdens()))),
            do=(RevealAtRandom(count=ForEach(SaidX("x"))), DiscardShown(may=True)),
        ),
    ),
    event("1C122", "Breeding Pit", ISENGARD, cost=1).says(
        Response(on=played(MINE & URUK_HAI & Copied()), do=SinkCopies())
    ),
)
