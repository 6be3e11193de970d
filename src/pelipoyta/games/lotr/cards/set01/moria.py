"""Moria cards of set 1."""

from pelipoyta.games.lotr.cards.build import condition, event, minion, possession
from pelipoyta.games.lotr.language import (
    Activated,
    AddTwilight,
    Choose,
    DiscardFromHand,
    DrawCards,
    IfElse,
    Is,
    Matches,
    PlayCard,
    Played,
    PutUnderDeck,
    Spot,
    Strength,
    That,
    Triggered,
)
from pelipoyta.games.lotr.terms import WEAPONS, Culture, ItemClass, Keyword, Phase, Pile, Race

CARDS = (
    event(
        "1C168",
        "Drums in the Deep",
        Culture.MORIA,
        0,
        text=(
            Activated(
                phases=(Phase.SKIRMISH,),
                do=(
                    Strength(
                        Choose(which=Is(culture=(Culture.MORIA,), race=(Race.ORC,)), name="orc"),
                        IfElse(Matches(That("orc"), Is(skirmishing=Is(race=(Race.DWARF,)))), 4, 2),
                    ),
                ),
            ),
        ),
    ),
    minion("1C176", "Goblin Marksman", Culture.MORIA, Race.ORC, 3, 7, 1, 4, keywords=((Keyword.ARCHER, 1),)),
    minion("1C177", "Goblin Patrol Troop", Culture.MORIA, Race.ORC, 6, 13, 3, 4),
    minion(
        "1U178",
        "Goblin Runner",
        Culture.MORIA,
        Race.ORC,
        1,
        5,
        1,
        4,
        text=(Triggered(on=Played(Is(source=True)), do=(AddTwilight(2),), optional=True),),
    ),
    minion(
        "1C179",
        "Goblin Scavengers",
        Culture.MORIA,
        Race.ORC,
        3,
        8,
        1,
        4,
        text=(
            Triggered(
                on=Played(Is(source=True)),
                do=(
                    PlayCard(
                        which=Is(item=WEAPONS),
                        piles=(Pile.DISCARD,),
                        on=Is(culture=(Culture.MORIA,), race=(Race.ORC,), yours=True),
                    ),
                ),
                optional=True,
            ),
        ),
    ),
    possession(
        "1C180",
        "Goblin Scimitar",
        Culture.MORIA,
        0,
        Is(culture=(Culture.MORIA,), race=(Race.ORC,)),
        item=ItemClass.HAND_WEAPON,
        strength=2,
        text=(Triggered(on=Played(Is(source=True)), do=(DrawCards(),), optional=True),),
    ),
    minion(
        "1U181",
        "Goblin Sneak",
        Culture.MORIA,
        Race.ORC,
        1,
        5,
        1,
        4,
        text=(
            Triggered(
                on=Played(Is(source=True)),
                do=(PutUnderDeck(Pile.DISCARD, Is(culture=(Culture.MORIA,), race=(Race.ORC,))),),
                optional=True,
            ),
        ),
    ),
    event(
        "1C187",
        "Host of Thousands",
        Culture.MORIA,
        0,
        text=(
            Activated(
                phases=(Phase.SHADOW,),
                do=(PlayCard(which=Is(culture=(Culture.MORIA,), race=(Race.ORC,)), piles=(Pile.DISCARD,)),),
            ),
        ),
    ),
    minion(
        "1C191",
        "Moria Scout",
        Culture.MORIA,
        Race.ORC,
        2,
        6,
        2,
        4,
        text=(Triggered(on=Played(Is(source=True)), do=(AddTwilight(2),), cost=(Spot(Is(race=(Race.ELF,))),)),),
    ),
    condition(
        "1C196",
        "They Are Coming",
        Culture.MORIA,
        3,
        text=(
            Activated(
                phases=(Phase.SHADOW,),
                cost=(DiscardFromHand(count=3),),
                do=(PlayCard(which=Is(culture=(Culture.MORIA,), race=(Race.ORC,)), piles=(Pile.DISCARD,)),),
            ),
        ),
    ),
)
