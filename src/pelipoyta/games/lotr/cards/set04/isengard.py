"""Isengard cards of set 4."""

from pelipoyta.games.lotr.cards.build import event, minion, possession
from pelipoyta.games.lotr.language import (
    Activated,
    AtSite,
    Bearer,
    CannotBeWounded,
    Choose,
    Count,
    DeadPileHas,
    Exert,
    IfElse,
    Is,
    ModKeyword,
    ModStrength,
    PlayCard,
    Source,
    Static,
    Strength,
)
from pelipoyta.games.lotr.terms import Culture, ItemClass, Keyword, Kind, Phase, Race

CARDS = (
    possession(
        "4C142",
        "Broad-bladed Sword",
        Culture.ISENGARD,
        1,
        Is(race=(Race.URUK_HAI,)),
        item=ItemClass.HAND_WEAPON,
        strength=2,
        text=(Static(mods=(CannotBeWounded(Bearer(), except_in=Phase.SKIRMISH),)),),
    ),
    event(
        "4C151",
        "Ferocity",
        Culture.ISENGARD,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(Strength(Choose(which=Is(race=(Race.URUK_HAI,))), IfElse(AtSite(Keyword.BATTLEGROUND), 3, 2)),),
            ),
        ),
    ),
    minion("4C165", "Orthanc Warrior", Culture.ISENGARD, Race.URUK_HAI, 2, 7, 2, 5, keywords=((Keyword.DAMAGE, 1),)),
    event(
        "4C175",
        "Still They Came",
        Culture.ISENGARD,
        1,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Choose(which=Is(race=(Race.URUK_HAI,), unassigned=True), name="idle")),),
                do=(Strength(Choose(which=Is(race=(Race.URUK_HAI,)), other_than="idle"), 3),),
            ),
        ),
    ),
    minion(
        "4C184",
        "Uruk Defender",
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
                cost=(Exert(Source()),),
                do=(Strength(Choose(which=Is(race=(Race.URUK_HAI,), other=True)), 2),),
                when=AtSite(Keyword.BATTLEGROUND),
            ),
        ),
    ),
    minion(
        "4C185",
        "Uruk Fanatic",
        Culture.ISENGARD,
        Race.URUK_HAI,
        4,
        9,
        2,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(Static(mods=(ModKeyword(Source(), Keyword.FIERCE),), when=DeadPileHas(3)),),
    ),
    minion(
        "4C191",
        "Uruk Rear Guard",
        Culture.ISENGARD,
        Race.URUK_HAI,
        6,
        12,
        4,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Source()),),
                do=(Strength(Choose(which=Is(race=(Race.URUK_HAI,), other=True)), 1),),
                when=AtSite(Keyword.BATTLEGROUND),
            ),
        ),
    ),
    minion(
        "4C192",
        "Uruk Regular",
        Culture.ISENGARD,
        Race.URUK_HAI,
        3,
        8,
        2,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(
            Activated(
                phases=(Phase.SHADOW,),
                cost=(Exert(Source()),),
                do=(
                    PlayCard(
                        which=Is(race=(Race.URUK_HAI,)),
                        cost=Count(which=Is(race=(Race.URUK_HAI,), other=True), times=-1, limit=0),
                    ),
                ),
            ),
        ),
    ),
    minion(
        "4C197",
        "Uruk Stalker",
        Culture.ISENGARD,
        Race.URUK_HAI,
        3,
        8,
        2,
        5,
        keywords=((Keyword.DAMAGE, 1),),
        text=(
            Static(
                mods=(
                    ModStrength(Source(), 3),
                    ModKeyword(Source(), Keyword.FIERCE),
                ),
                when=DeadPileHas(kind=Kind.ALLY),
            ),
        ),
    ),
    minion(
        "4C207", "Uruk-hai Raiding Party", Culture.ISENGARD, Race.URUK_HAI, 4, 9, 3, 5, keywords=((Keyword.DAMAGE, 1),)
    ),
)
