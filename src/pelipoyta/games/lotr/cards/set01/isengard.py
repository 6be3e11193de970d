"""Isengard cards of set 1."""

from pelipoyta.games.lotr.cards.build import condition, event, minion
from pelipoyta.games.lotr.language import (
    Activated,
    CanSpot,
    Choose,
    Count,
    Discard,
    DiscardTop,
    Each,
    Exert,
    Heal,
    Is,
    ModArchery,
    ModCost,
    ModStrength,
    Or,
    Played,
    RemoveTwilight,
    Source,
    Static,
    Strength,
    That,
    ToPlay,
    Triggered,
    WinsSkirmish,
)
from pelipoyta.games.lotr.terms import Culture, Keyword, Kind, Phase, Race, Side

CARDS = (
    event(
        "1C121",
        "Bred for Battle",
        Culture.ISENGARD,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Choose(which=Is(race=(Race.URUK_HAI,)), name="uruk")),),
                do=(Strength(That("uruk"), 3),),
            ),
        ),
    ),
    condition(
        "1C133",
        "Saruman's Ambition",
        Culture.ISENGARD,
        0,
        text=(
            Static(mods=(ModCost(which=Is(kind=(Kind.EVENT,), culture=(Culture.ISENGARD,), yours=True), amount=-1),)),
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Discard(Source()),),
                do=(Strength(Choose(which=Is(race=(Race.URUK_HAI,))), 2),),
            ),
        ),
    ),
    condition(
        "1C141",
        "Their Arrows Enrage",
        Culture.ISENGARD,
        1,
        text=(
            ToPlay(CanSpot(Or((Is(title=("Saruman",)), Is(race=(Race.URUK_HAI,)))))),
            Static(mods=(ModStrength(Each(Is(kind=(Kind.COMPANION, Kind.ALLY), keyword=Keyword.ARCHER)), -1),)),
        ),
    ),
    minion(
        "1C145",
        "Uruk Brood",
        Culture.ISENGARD,
        Race.URUK_HAI,
        4,
        9,
        2,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(RemoveTwilight(2),),
                do=(Strength(Source(), Count(which=Is(race=(Race.URUK_HAI,), other=True))),),
            ),
        ),
    ),
    minion(
        "1C150",
        "Uruk Rager",
        Culture.ISENGARD,
        Race.URUK_HAI,
        4,
        9,
        2,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(Triggered(on=WinsSkirmish(Is(source=True)), do=(DiscardTop(2),)),),
    ),
    minion("1C151", "Uruk Savage", Culture.ISENGARD, Race.URUK_HAI, 2, 5, 3, 5, keywords=((Keyword.DAMAGE, 1),)),
    minion(
        "1C152",
        "Uruk Shaman",
        Culture.ISENGARD,
        Race.URUK_HAI,
        3,
        8,
        2,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(
            Activated(
                phases=(Phase.MANEUVER,), cost=(RemoveTwilight(2),), do=(Heal(Choose(which=Is(race=(Race.URUK_HAI,)))),)
            ),
        ),
    ),
    minion(
        "1U153",
        "Uruk Slayer",
        Culture.ISENGARD,
        Race.URUK_HAI,
        4,
        9,
        2,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(Activated(phases=(Phase.SKIRMISH,), cost=(RemoveTwilight(1),), do=(Strength(Source(), 1, limit=3),)),),
    ),
    minion(
        "1C154",
        "Uruk Soldier",
        Culture.ISENGARD,
        Race.URUK_HAI,
        2,
        7,
        1,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(Triggered(on=Played(Is(source=True)), do=(DiscardTop(1),), optional=True),),
    ),
    condition(
        "1C157",
        "Uruk-hai Armory",
        Culture.ISENGARD,
        1,
        text=(Static(mods=(ModArchery(Side.FREE, -1),), when=CanSpot(Is(race=(Race.URUK_HAI,)))),),
    ),
    minion(
        "1C158", "Uruk-hai Raiding Party", Culture.ISENGARD, Race.URUK_HAI, 4, 9, 3, 5, keywords=((Keyword.DAMAGE, 1),)
    ),
)
