"""Gondor cards of set 1."""

from pelipoyta.games.lotr.cards.build import companion, condition, event, possession
from pelipoyta.games.lotr.language import (
    Activated,
    Bearer,
    Choose,
    Discard,
    Each,
    Exert,
    Heal,
    IfElse,
    Is,
    Matches,
    ModArchery,
    ModOverwhelm,
    ModShadowNumber,
    ModWoundLimit,
    OneOf,
    PlayNextSite,
    Source,
    Spot,
    StartOfTurn,
    Static,
    Strength,
    That,
    Triggered,
)
from pelipoyta.games.lotr.terms import Culture, ItemClass, Keyword, Kind, Phase, Race, Side, Signet, Until

CARDS = (
    possession(
        "1C92",
        "Armor",
        Culture.GONDOR,
        1,
        Is(race=(Race.MAN,)),
        item=ItemClass.ARMOR,
        text=(Static(mods=(ModWoundLimit(Bearer(), 1),)),),
    ),
    possession(
        "1U94",
        "Athelas",
        Culture.GONDOR,
        1,
        Is(culture=(Culture.GONDOR,), race=(Race.MAN,)),
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP,),
                cost=(Discard(Source()),),
                do=(
                    OneOf(
                        (
                            (Heal(Choose(which=Is(kind=(Kind.COMPANION,)))),),
                            (
                                Discard(
                                    Choose(
                                        which=Is(
                                            kind=(Kind.CONDITION,),
                                            side=Side.SHADOW,
                                            borne_by=Is(kind=(Kind.COMPANION,)),
                                        )
                                    )
                                ),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    companion(
        "1U97",
        "Boromir",
        "Son of Denethor",
        Culture.GONDOR,
        Race.MAN,
        3,
        7,
        3,
        signet=Signet.FRODO,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Source()),),
                do=(Strength(Choose(which=Is(race=(Race.HOBBIT,))), 3),),
            ),
        ),
    ),
    possession(
        "1C101",
        "Coat of Mail",
        Culture.GONDOR,
        1,
        Is(race=(Race.MAN,)),
        item=ItemClass.ARMOR,
        text=(Static(mods=(ModOverwhelm(Bearer()),)),),
    ),
    event(
        "1C104",
        "Eregion's Trails",
        Culture.GONDOR,
        1,
        text=(
            Activated(
                phases=(Phase.MANEUVER,),
                cost=(Exert(Choose(which=Is(keyword=Keyword.RANGER))),),
                do=(Strength(Each(Is(kind=(Kind.MINION,), roaming=True)), -3, Until.REGROUP),),
            ),
        ),
    ),
    event(
        "1C106",
        "Gondor's Vengeance",
        Culture.GONDOR,
        0,
        text=(
            Activated(
                phases=(Phase.REGROUP,),
                cost=(Exert(Choose(which=Is(kind=(Kind.COMPANION,), keyword=Keyword.RANGER))),),
                do=(Discard(Choose(which=Is(kind=(Kind.MINION,)))),),
            ),
        ),
    ),
    possession(
        "1C107",
        "Great Shield",
        Culture.GONDOR,
        1,
        Is(race=(Race.MAN,)),
        item=ItemClass.SHIELD,
        text=(Static(mods=(ModArchery(Side.SHADOW, -1),)),),
    ),
    condition(
        "1U108",
        "No Stranger to the Shadows",
        Culture.GONDOR,
        0,
        Is(keyword=Keyword.RANGER),
        once_each=True,
        text=(Static(mods=(ModShadowNumber(-1, every_site=True),)),),
    ),
    event(
        "1C110",
        "Pathfinder",
        Culture.GONDOR,
        0,
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP, Phase.REGROUP), cost=(Spot(Is(keyword=Keyword.RANGER)),), do=(PlayNextSite(),)
            ),
        ),
    ),
    event(
        "1C116",
        "Swordarm of the White Tower",
        Culture.GONDOR,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    Strength(
                        Choose(which=Is(kind=(Kind.COMPANION,), culture=(Culture.GONDOR,)), name="fighter"),
                        IfElse(Matches(That("fighter"), Is(keyword=Keyword.DEFENDER)), 4, 2),
                    ),
                ),
            ),
        ),
    ),
    event(
        "1C117",
        "Swordsman of the Northern Kingdom",
        Culture.GONDOR,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    Strength(
                        Choose(which=Is(keyword=Keyword.RANGER), name="ranger"),
                        IfElse(Matches(That("ranger"), Is(skirmishing=Is(kind=(Kind.MINION,), roaming=True))), 4, 2),
                    ),
                ),
            ),
        ),
    ),
    companion(
        "1P365",
        "Aragorn",
        "King in Exile",
        Culture.GONDOR,
        Race.MAN,
        4,
        8,
        4,
        signet=Signet.ARAGORN,
        keywords=((Keyword.RANGER, 1),),
        text=(
            Triggered(
                on=StartOfTurn(yours=True),
                do=(Heal(Choose(which=Is(kind=(Kind.COMPANION,), signet=Signet.ARAGORN, other=True))),),
                optional=True,
            ),
        ),
    ),
)
