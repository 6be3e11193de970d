"""Soundness of lasting things: skirmishes, effects, counters."""

import re
from collections.abc import Iterator

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Fight, Flow, Lasting, State, Zone
from pelipoyta.games.lotr.terms import Change, Phase

USED = re.compile(
    r"(phase:)?(again/\w+(/-?\d+)*|first/\d+|limit(/\d+){3,}|defended(/\d+){1,2}|skipped/-?\d+|driven-off|cancelled)"
    r"|phase:(won|lost)/\d+|phase:fell(/\d+)+|phase:slain/\d+/\d+|phase:answered(/\d+){3}|(phase:)?once/\d+/\d+|always/\d+/\d+|limit/\d+|assigned/\d+|skips/\d+|no-more-moves|must-move|beaten"
)
FIGHTERS = (Zone.FELLOWSHIP, Zone.SUPPORT)


def faults_of_effects(s: State) -> Iterator[str]:
    for fight in s.fights:
        if not _is_sound(s, fight) or fight.character < 0:
            yield "a skirmish is of a character and minions on the table (LOTR-12.7)"
    if s.fight is not None and not _is_sound(s, s.fight):
        yield "a skirmish is of a character and minions on the table (LOTR-12.7)"
    fights = [*s.fights, s.fight] if s.fight else s.fights
    fighters = [i for fight in fights for i in (fight.character, *fight.minions) if i >= 0]
    if len(set(fighters)) < len(fighters):
        yield "nobody is in two skirmishes (LOTR-12.7)"
    ending = any(isinstance(task, Flow) and task.step == "end-fight" for task in s.agenda)
    if s.over is None and (s.fight is not None) != ending:
        yield "a skirmish goes on till it ends (LOTR-13)"
    if s.fight is not None and s.phase is not Phase.SKIRMISH:
        yield "skirmishes have their own phase (LOTR-13)"
    if not all(_can_last(s, effect) for effect in s.lasting):
        yield "an effect lasts on cards, and comes from one"
    if any(not 0 <= card < s.next_id or count < 1 for card, count in s.wounded.items()):
        yield "wounds are counted by card, from one on"
    if not all(USED.fullmatch(key) for key in s.used):
        yield "nothing of that name is counted"


def _is_sound(s: State, fight: Fight) -> bool:
    character = s.cards.get(fight.character)
    if fight.character != -1 and (
        character is None or character.zone not in FIGHTERS or not CARDS[character.code].is_character
    ):
        return False
    return all(i in s.cards and s.cards[i].zone is Zone.CENTRE for i in fight.minions)


def _can_last(s: State, effect: Lasting) -> bool:
    of_all = effect.what in (Change.ARCHERY, Change.SHADOW_NUMBER, Change.COST, Change.SPOTTED, Change.FALLS_ON)
    named = bool(effect.targets) is not of_all and all(0 <= i < s.next_id for i in (*effect.targets, *effect.against))
    gives = effect.what in (Change.KEYWORD, Change.LOSES)
    return named and effect.source in CARDS and gives == (effect.keyword is not None)
