"""Gandalf cards of set 1."""

from pelipoyta.games.lotr.cards.build import ally, companion, event
from pelipoyta.games.lotr.language import (
    AboutToTakeWound,
    Activated,
    BurdensAtMost,
    Choose,
    Discard,
    Each,
    Exert,
    IfElse,
    Is,
    LookAtHand,
    PlayCard,
    Prevent,
    Response,
    Source,
    Spot,
    Strength,
    TakeIntoHand,
)
from pelipoyta.games.lotr.terms import Block, Culture, Keyword, Kind, Phase, Race, Signet

CARDS = (
    ally(
        "1U70",
        "Barliman Butterbur",
        "Prancing Pony Proprietor",
        Culture.GANDALF,
        Race.MAN,
        ((1, Block.FELLOWSHIP),),
        0,
        1,
        2,
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP,),
                cost=(Exert(Source()),),
                do=(TakeIntoHand(Is(kind=(Kind.EVENT,), culture=(Culture.GANDALF,))),),
            ),
        ),
    ),
    event(
        "1C76",
        "Intimidate",
        Culture.GANDALF,
        2,
        keywords=((Keyword.SPELL, 1),),
        text=(
            Response(
                on=AboutToTakeWound(Is(kind=(Kind.COMPANION,))), do=(Prevent(),), cost=(Spot(Is(title=("Gandalf",))),)
            ),
        ),
    ),
    event(
        "1C78",
        "Mysterious Wizard",
        Culture.GANDALF,
        2,
        keywords=((Keyword.SPELL, 1),),
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(Strength(Choose(which=Is(title=("Gandalf",))), IfElse(BurdensAtMost(4), 4, 2)),),
            ),
        ),
    ),
    event(
        "1C84",
        "Sleep, Caradhras",
        Culture.GANDALF,
        3,
        keywords=((Keyword.SPELL, 1),),
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP,),
                cost=(Exert(Choose(which=Is(title=("Gandalf",)))),),
                do=(Discard(Each(Is(kind=(Kind.CONDITION,)))),),
            ),
        ),
    ),
    event(
        "1C86",
        "Treachery Deeper Than You Know",
        Culture.GANDALF,
        1,
        keywords=((Keyword.SPELL, 1),),
        text=(
            Activated(phases=(Phase.FELLOWSHIP,), cost=(Spot(Is(title=("Gandalf",))),), do=(LookAtHand(reveal=True),)),
        ),
    ),
    companion(
        "1P364",
        "Gandalf",
        "The Grey Wizard",
        Culture.GANDALF,
        Race.WIZARD,
        4,
        7,
        4,
        signet=Signet.GANDALF,
        text=(
            Activated(
                phases=(Phase.FELLOWSHIP,),
                cost=(Exert(Source()),),
                do=(PlayCard(which=Is(kind=(Kind.COMPANION,), signet=Signet.GANDALF), cost=-2),),
            ),
        ),
    ),
)
