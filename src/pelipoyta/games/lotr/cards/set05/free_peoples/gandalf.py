"""Set 5: Gandalf."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "5U15", "Birchseed", "Tall Statesman", GANDALF, ENT, cost=3, strength=8, vitality=4, keywords=UNHASTY
    ).says(
        assignment(
            cost=one_of(Exert(Choose(UNBOUND & HOBBIT)), discard_from(Pile.HAND, count=2)),
            do=let_take_part(THIS, Until.PHASE),
        ),
        fellowship(cost=Exert(THIS), do=Heal(Choose(UNBOUND & HOBBIT))),
    ),
    event("5R16", "Down From the Hills", GANDALF, cost=5, keywords=SPELL).says(
        maneuver(
            cost=Exert(Choose(Called("Gandalf")), 3),
            do=For(
                (
                    Strength(Choose(UNBOUND & COMPANION & GANDALF_SIGNET, "him"), 5),
                    Gains(Named("him"), Keyword.DEFENDER),
                    Gains(Named("him"), Keyword.DAMAGE, 2),
                    Cannot(Named("him"), Deed.WOUND),
                ),
                Until.REGROUP,
            ),
        )
    ),
    companion(
        "5C17", "Forest Guardian", "", GANDALF, ENT, cost=2, strength=8, vitality=3, unique=False, keywords=UNHASTY
    ).says(
        assignment(
            cost=one_of(Exert(Choose(UNBOUND & HOBBIT)), discard_from(Pile.HAND, count=2)),
            do=let_take_part(THIS, Until.PHASE),
        )
    ),
    event("5R18", "Fury of the White Rider", GANDALF, cost=3, keywords=SPELL).says(
        maneuver(when=AtLeast(Twilight(), 3), cost=Exert(Choose(Called("Gandalf"))), do=Wound(Choose(MINION), 2))
    ),
    companion(
        "5R19", "Lindenroot", "Elder Shepherd", GANDALF, ENT, cost=4, strength=10, vitality=4, keywords=UNHASTY
    ).says(
        assignment(
            cost=one_of(Exert(Choose(UNBOUND & HOBBIT)), discard_from(Pile.HAND, count=2)),
            do=let_take_part(THIS, Until.PHASE),
        ),
        skirmish(cost=Exert(THIS), do=Wound(Choose(ISENGARD & MINION & Against(THIS)))),
    ),
    event("5U20", "Turn of the Tide", GANDALF, cost=3, keywords=SPELL).says(
        maneuver(
            cost=Exert(Choose(Called("Gandalf"))),
            do=Unless(
                Who.ANY_SHADOW, Discard(Choose(MINION)), Discard(Choose(SHADOW_SIDE & POSSESSION, count=2, up_to=True))
            ),
        )
    ),
)
