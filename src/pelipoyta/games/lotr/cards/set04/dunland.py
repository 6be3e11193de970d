"""Dunland cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion("4C4", "Band of Wild Men", DUNLAND, MAN, cost=5, strength=11, vitality=2, site=3).says(
        Triggered(on=wins(THIS), optional=True, do=gains(THIS, Keyword.FIERCE, until=Until.REGROUP))
    ),
    event("4C7", "Dark Fury", DUNLAND, cost=0).says(
        skirmish(do=strength(Choose(DUNLAND & MAN), IfElse(AtSite(Keyword.SANCTUARY), 4, 2)))
    ),
    event("4U8", "Death to the Strawheads", DUNLAND, cost=3).says(
        skirmish(do=strength(Choose(DUNLAND & MAN), each(COMPANION)))
    ),
    minion("4C10", "Dunlending Brigand", DUNLAND, MAN, cost=2, strength=8, vitality=1, site=3),
    minion("4C12", "Dunlending Madman", DUNLAND, MAN, cost=2, strength=7, vitality=1, site=3).says(
        Triggered(on=wins(THIS), optional=True, do=For((Strength(THIS, 2), Gains(THIS, Keyword.FIERCE)), Until.REGROUP))
    ),
    minion("4U13", "Dunlending Pillager", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(
        Triggered(
            on=wins(THIS),
            optional=True,
            do=one_of(
                Discard(Choose(FREE_PEOPLES & POSSESSION)),
                (Spot(COMPANION, 6), Discard(Choose(FREE_PEOPLES & POSSESSION, count=2))),
            ),
        )
    ),
    minion("4C16", "Dunlending Robber", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(
        Triggered(on=wins(THIS), optional=True, do=For((Strength(THIS, 2), Gains(THIS, Keyword.FIERCE)), Until.REGROUP))
    ),
    minion("4C17", "Dunlending Savage", DUNLAND, MAN, cost=4, strength=11, vitality=1, site=3),
    possession("4C26", "Iron Axe", DUNLAND, cost=1, bearer=DUNLAND & MAN, item=HAND_WEAPON, strength=3),
)
