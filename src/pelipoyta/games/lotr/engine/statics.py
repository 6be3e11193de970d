"""Static texts: which are in force now, and which of them concern a card; what lasts for a while besides."""

from collections.abc import Sequence
from typing import Final

from pelipoyta.games.lotr.engine.find import speaking_site, speaks
from pelipoyta.games.lotr.engine.layout import PATH, Speaker, Text, layout
from pelipoyta.games.lotr.model import Card, Lasting, State
from pelipoyta.games.lotr.terms import Change, Keyword
from pelipoyta.games.lotr.words.modifiers import Modifier

NOT_LOOKED: Final = -2
NO_TEXTS: Final[tuple[Text, ...]] = ()


def in_force(s: State, change: Change, keyword: Keyword | None = None) -> Sequence[Text]:
    """Modifiers of a kind whose card is active, speaks, and whose condition holds."""
    found = layout(s).speakers.get(change if keyword is None else (change, keyword))
    if found is None:
        return NO_TEXTS
    return found.texts if found.are_sure else _speaking(s, found.each)


def _speaking(s: State, speakers: list[Speaker]) -> list[Text]:
    here = NOT_LOOKED  # the id of the site that speaks: looked up once, for most of those on the path do not
    texts: list[Text] = []
    for one in speakers:
        card, needs = one.card, one.needs
        if not one.is_sure and card.zone is PATH:
            here = speaking_site(s) if here == NOT_LOOKED else here
            if here != card.id:
                continue
        elif not one.is_sure and not speaks(s, card, one.ability):
            continue
        if needs is None or needs.holds(s, card.owner, card.id):
            texts.extend(one.texts)
    return texts


def on_card(s: State, card: Card, change: Change, keyword: Keyword | None = None) -> Sequence[tuple[Card, Modifier]]:
    """Static modifiers that concern this card."""
    texts = in_force(s, change, keyword)
    if not texts:
        return ()
    return [(source, mod) for source, mod in texts if mod.concerns(s, card, source.owner, source.id)]


def lasting_on(s: State, card: Card, change: Change) -> list[Lasting]:
    return [effect for effect in s.lasting if effect.what is change and card.id in effect.targets]
