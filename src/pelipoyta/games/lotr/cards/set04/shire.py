"""Shire cards of set 4."""

from pelipoyta.games.lotr.cards.build import companion, event, possession
from pelipoyta.games.lotr.language import (
    Activated,
    AddBurden,
    AtNumbers,
    CancelSkirmish,
    Choose,
    Discard,
    Exert,
    If,
    Is,
    OverwhelmLimit,
    PlayCard,
    RemoveBurden,
    Source,
    UnlessShadowPays,
    WoundLimit,
)
from pelipoyta.games.lotr.terms import Block, Culture, ItemClass, Keyword, Kind, Phase, Pile, Race, Signet

CARDS = (
    companion(
        "4C302",
        "Frodo",
        "Tired Traveller",
        Culture.SHIRE,
        Race.HOBBIT,
        0,
        3,
        4,
        signet=Signet.GANDALF,
        resistance=10,
        keywords=((Keyword.RING_BOUND, 1),),
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP,),
                cost=(PlayCard(which=Is(kind=(Kind.COMPANION,), ring_bound=True)),),
                do=(RemoveBurden(),),
            ),
        ),
    ),
    possession(
        "4C306", "Hobbit Sword", Culture.SHIRE, 1, Is(race=(Race.HOBBIT,)), item=ItemClass.HAND_WEAPON, strength=2
    ),
    event(
        "4C308",
        "Knocked on the Head",
        Culture.SHIRE,
        0,
        text=(
            Activated(
                phases=(Phase.REGROUP,),
                do=(PlayCard(which=Is(race=(Race.HOBBIT,), unbound=True), piles=(Pile.DISCARD,)),),
            ),
        ),
    ),
    companion(
        "4C310",
        "Merry",
        "Learned Guide",
        Culture.SHIRE,
        Race.HOBBIT,
        1,
        3,
        4,
        signet=Signet.FRODO,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                cost=(Exert(Choose(which=Is(ring_bearer=True))),),
                do=(UnlessShadowPays(2, (Discard(Source()),)),),
            ),
        ),
    ),
    companion(
        "4C314",
        "Pippin",
        "Woolly-footed Rascal",
        Culture.SHIRE,
        Race.HOBBIT,
        1,
        3,
        4,
        signet=Signet.FRODO,
        text=(
            Activated(phases=(Phase.SKIRMISH,), cost=(AddBurden(),), do=(UnlessShadowPays(2, (Discard(Source()),)),)),
        ),
    ),
    event(
        "4C319",
        "Severed His Bonds",
        Culture.SHIRE,
        1,
        keywords=((Keyword.STEALTH, 1),),
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    If(
                        AtNumbers(1, 4, Block.TOWERS),
                        (CancelSkirmish(Is(race=(Race.HOBBIT,))),),
                        (OverwhelmLimit(Choose(which=Is(race=(Race.HOBBIT,)))),),
                    ),
                ),
            ),
        ),
    ),
    event(
        "4C321",
        "Swiftly and Softly",
        Culture.SHIRE,
        1,
        keywords=((Keyword.STEALTH, 1),),
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    If(
                        AtNumbers(1, 5, Block.TOWERS),
                        (CancelSkirmish(Is(race=(Race.HOBBIT,))),),
                        (WoundLimit(Choose(which=Is(race=(Race.HOBBIT,))), 1),),
                    ),
                ),
            ),
        ),
    ),
)
