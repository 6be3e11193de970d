"""Dunland cards of set 4."""

from pelipoyta.games.lotr.cards.build import event, minion, possession
from pelipoyta.games.lotr.language import (
    Activated,
    AtSite,
    Choose,
    Count,
    Discard,
    Grant,
    IfElse,
    Is,
    OneOf,
    Source,
    Spot,
    Strength,
    Triggered,
    WinsSkirmish,
)
from pelipoyta.games.lotr.terms import Culture, ItemClass, Keyword, Kind, Phase, Race, Side, Until

CARDS = (
    minion(
        "4C4",
        "Band of Wild Men",
        Culture.DUNLAND,
        Race.MAN,
        5,
        11,
        2,
        3,
        text=(
            Triggered(
                on=WinsSkirmish(Is(source=True)),
                do=(Grant(Source(), Keyword.FIERCE, until=Until.REGROUP),),
                optional=True,
            ),
        ),
    ),
    event(
        "4C7",
        "Dark Fury",
        Culture.DUNLAND,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    Strength(
                        Choose(which=Is(culture=(Culture.DUNLAND,), race=(Race.MAN,))),
                        IfElse(AtSite(Keyword.SANCTUARY), 4, 2),
                    ),
                ),
            ),
        ),
    ),
    event(
        "4U8",
        "Death to the Strawheads",
        Culture.DUNLAND,
        3,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    Strength(
                        Choose(which=Is(culture=(Culture.DUNLAND,), race=(Race.MAN,))),
                        Count(which=Is(kind=(Kind.COMPANION,))),
                    ),
                ),
            ),
        ),
    ),
    minion("4C10", "Dunlending Brigand", Culture.DUNLAND, Race.MAN, 2, 8, 1, 3),
    minion(
        "4C12",
        "Dunlending Madman",
        Culture.DUNLAND,
        Race.MAN,
        2,
        7,
        1,
        3,
        text=(
            Triggered(
                on=WinsSkirmish(Is(source=True)),
                do=(
                    Strength(Source(), 2, Until.REGROUP),
                    Grant(Source(), Keyword.FIERCE, until=Until.REGROUP),
                ),
                optional=True,
            ),
        ),
    ),
    minion(
        "4U13",
        "Dunlending Pillager",
        Culture.DUNLAND,
        Race.MAN,
        3,
        9,
        1,
        3,
        text=(
            Triggered(
                on=WinsSkirmish(Is(source=True)),
                do=(
                    OneOf(
                        (
                            (Discard(Choose(which=Is(kind=(Kind.POSSESSION,), side=Side.FREE))),),
                            (
                                Spot(Is(kind=(Kind.COMPANION,)), 6),
                                Discard(Choose(which=Is(kind=(Kind.POSSESSION,), side=Side.FREE), count=2)),
                            ),
                        )
                    ),
                ),
                optional=True,
            ),
        ),
    ),
    minion(
        "4C16",
        "Dunlending Robber",
        Culture.DUNLAND,
        Race.MAN,
        3,
        9,
        1,
        3,
        text=(
            Triggered(
                on=WinsSkirmish(Is(source=True)),
                do=(
                    Strength(Source(), 2, Until.REGROUP),
                    Grant(Source(), Keyword.FIERCE, until=Until.REGROUP),
                ),
                optional=True,
            ),
        ),
    ),
    minion("4C17", "Dunlending Savage", Culture.DUNLAND, Race.MAN, 4, 11, 1, 3),
    possession(
        "4C26",
        "Iron Axe",
        Culture.DUNLAND,
        1,
        Is(culture=(Culture.DUNLAND,), race=(Race.MAN,)),
        item=ItemClass.HAND_WEAPON,
        strength=3,
    ),
)
