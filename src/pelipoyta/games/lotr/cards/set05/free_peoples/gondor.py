"""Set 5: Gondor."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition(
        "5C32", "Citadel of the Stars", GONDOR, cost=1, unique=True, strength=-2, vitality=-1, keywords=FORTIFICATION
    ).says(
        skirmish(
            when=Matches(THIS, SUPPORTING),
            cost=one_of(Exert(Choose(GONDOR & MAN)), Spot(KNIGHT, 3)),
            do=PassOn(THIS, Choose(MINION & Against(GONDOR & MAN))),
        )
    ),
    condition("5U38", "Rally Point", GONDOR, cost=1).says(
        regroup(cost=Exert(Choose(KNIGHT)), do=PassOn(Choose(GONDOR & FORTIFICATION & BorneBy(MINION))))
    ),
    companion(
        "5R31", "Alcarin", "Warrior of Lamedon", GONDOR, MAN, cost=3, strength=7, vitality=3, keywords=KNIGHT
    ).says(
        Static(Cost(OTHER & KNIGHT, -1), when=Gathering()),
        assignment(cost=AssignMinion(Choose(MINION & Bearing(GONDOR & FORTIFICATION)), THIS), do=Heal(THIS)),
    ),
    condition("5C33", "City Wall", GONDOR, cost=1, strength=-3, keywords=FORTIFICATION).says(
        skirmish(
            when=Matches(THIS, SUPPORTING),
            cost=one_of(Exert(Choose(GONDOR & MAN)), Spot(KNIGHT, 3)),
            do=PassOn(THIS, Choose(MINION & Against(GONDOR & MAN))),
        )
    ),
    companion(
        "5C35", "Gondorian Knight", "", GONDOR, MAN, cost=2, strength=6, vitality=3, unique=False, keywords=KNIGHT
    ),
    companion(
        "5C36", "Knight of Gondor", "", GONDOR, MAN, cost=2, strength=5, vitality=3, unique=False, keywords=KNIGHT
    ).says(fellowship(cost=Discard(Choose(GONDOR & CONDITION)), do=Heal(THIS))),
    event("5C37", "Men of Númenor", GONDOR, cost=0).says(
        skirmish(do=Wound(Choose(MINION & Bearing(GONDOR & FORTIFICATION))))
    ),
    condition("5R39", "Stone Tower", GONDOR, cost=1, unique=True, vitality=-2, keywords=FORTIFICATION).says(
        skirmish(
            when=Matches(THIS, SUPPORTING),
            cost=Exert(Choose(GONDOR & MAN, count=2)),
            do=PassOn(THIS, Choose(MINION & Against(GONDOR & MAN))),
        )
    ),
    event("5C40", "Take Cover", GONDOR, cost=0).says(
        fellowship(cost=Exert(Choose(KNIGHT)), do=PlayCard(GONDOR & FORTIFICATION, Pile.DISCARD))
    ),
    companion("5U42", "Turgon", "Man of Belfalas", GONDOR, MAN, cost=2, strength=6, vitality=3, keywords=KNIGHT).says(
        ToPlay(CanSpot(KNIGHT)), maneuver(cost=Exert(THIS), do=Wound(Choose(MINION & Bearing(GONDOR & FORTIFICATION))))
    ),
    event("5C43", "War Must Be", GONDOR, cost=0).says(
        skirmish(
            do=strength(
                Choose(GONDOR & MAN, "him"),
                IfElse(Matches(Named("him"), Against(MINION & Bearing(GONDOR & FORTIFICATION))), 4, 2),
            )
        )
    ),
    event("5U34", "Fall Back", GONDOR, cost=0).says(
        skirmish(
            do=(
                PickOut(Choose(MINION & Bearing(GONDOR & FORTIFICATION), "foe")),
                Discard(Each(SHADOW_SIDE & BorneBy(Named("foe")))),
            )
        )
    ),
    event("5R41", "These Are My People", GONDOR, cost=3).says(
        fellowship(
            cost=Exert(Choose(Called("Aragorn")), 2),
            do=PlayCard(POSSESSION, Pile.DISCARD, on=COMPANION & ARAGORN_SIGNET, count=AnyNumber()),
        )
    ),
)
