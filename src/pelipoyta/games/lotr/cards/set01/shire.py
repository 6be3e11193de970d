"""Shire cards of set 1."""

from pelipoyta.games.lotr.cards.build import ally, companion, event, possession
from pelipoyta.games.lotr.language import (
    Activated,
    AtNumbers,
    CancelSkirmish,
    Choose,
    Each,
    Exert,
    Heal,
    If,
    Is,
    Killed,
    MakeRingBearer,
    ModStrength,
    OverwhelmLimit,
    RemoveBurden,
    Response,
    Source,
    Static,
    Strength,
)
from pelipoyta.games.lotr.terms import Block, Culture, ItemClass, Keyword, Kind, Phase, Race, Signet

CARDS = (
    ally(
        "1C286",
        "Bounder",
        "",
        Culture.SHIRE,
        Race.HOBBIT,
        ((2, Block.FELLOWSHIP),),
        1,
        2,
        2,
        unique=False,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Source()),),
                do=(OverwhelmLimit(Choose(which=Is(race=(Race.HOBBIT,)))),),
            ),
        ),
    ),
    companion(
        "1C290",
        "Frodo",
        "Son of Drogo",
        Culture.SHIRE,
        Race.HOBBIT,
        0,
        3,
        4,
        signet=Signet.FRODO,
        resistance=10,
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP,),
                cost=(Exert(Choose(which=Is(kind=(Kind.COMPANION,), signet=Signet.FRODO, other=True))),),
                do=(Heal(Source()),),
            ),
        ),
    ),
    event(
        "1C296",
        "Hobbit Intuition",
        Culture.SHIRE,
        1,
        keywords=((Keyword.STEALTH, 1),),
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    If(
                        AtNumbers(1, 4, Block.FELLOWSHIP),
                        (CancelSkirmish(Is(race=(Race.HOBBIT,))),),
                        (Strength(Choose(which=Is(race=(Race.HOBBIT,))), 3),),
                    ),
                ),
            ),
        ),
    ),
    possession(
        "1C299", "Hobbit Sword", Culture.SHIRE, 1, Is(race=(Race.HOBBIT,)), item=ItemClass.HAND_WEAPON, strength=2
    ),
    event(
        "1C304",
        "Noble Intentions",
        Culture.SHIRE,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Choose(which=Is(kind=(Kind.COMPANION,), but_not=Is(race=(Race.HOBBIT,))))),),
                do=(Strength(Choose(which=Is(race=(Race.HOBBIT,))), 3),),
            ),
        ),
    ),
    ally(
        "1U309",
        "Rosie Cotton",
        "Hobbiton Lass",
        Culture.SHIRE,
        Race.HOBBIT,
        ((1, Block.FELLOWSHIP),),
        1,
        1,
        2,
        text=(
            Static(mods=(ModStrength(Each(Is(title=("Sam",))), 1),)),
            Activated(
                phases=(Phase.FELLOWSHIP,), cost=(Exert(Source()),), do=(Heal(Choose(which=Is(title=("Sam",)))),)
            ),
        ),
    ),
    companion(
        "1C311",
        "Sam",
        "Son of Hamfast",
        Culture.SHIRE,
        Race.HOBBIT,
        2,
        3,
        4,
        signet=Signet.ARAGORN,
        resistance=5,
        text=(
            Activated(phases=(Phase.FELLOWSHIP,), cost=(Exert(Source()),), do=(RemoveBurden(),)),
            Response(on=Killed(Is(title=("Frodo",), kind=(Kind.COMPANION,))), do=(MakeRingBearer(5),)),
        ),
    ),
    event(
        "1C312",
        "Sorry About Everything",
        Culture.SHIRE,
        0,
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP,),
                cost=(Exert(Choose(which=Is(kind=(Kind.COMPANION,), race=(Race.HOBBIT,)))),),
                do=(RemoveBurden(),),
            ),
        ),
    ),
)
