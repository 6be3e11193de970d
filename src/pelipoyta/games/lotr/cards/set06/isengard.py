"""Set 6: Isengard."""

from pelipoyta.games.lotr.cards.hand import *

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
            do=For(Cannot(Each(URUK_HAI), Deed.WOUND), Until.ASSIGNMENT),
        ),
    ),
    condition("6U63", "Gnawing, Biting, Hacking, Burning", ISENGARD, cost=2).says(
        Triggered(
            on=On(Deed.DISCARD, ISENGARD & ORC, during=Phase.REGROUP, by=CARD),
            optional=True,
            do=Put(Pile.DISCARD, Pile.STACK, on=THIS, among="gone"),
        ),
        shadow(
            cost=(Discard(Choose(StackedOn(THIS), count=2)), RemoveTwilight()),
            do=PlayCard(ISENGARD & ORC, Pile.DISCARD),
        ),
    ),
    minion("6U66", "Isengard Builder", ISENGARD, ORC, cost=3, strength=7, vitality=3, site=4).says(
        regroup(when=Matches(THIS, StackedOn(ISENGARD)), cost=Discard(THIS), do=AddTwilight(2))
    ),
)
