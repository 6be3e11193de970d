"""Index of the cards in play: who bears what, whose texts speak, who answers; made anew when a card changes.

A position asks the same a hundred times between two changes: who bears what, whose texts speak, who answers. Only what
depends on the cards and on whose turn it is may be kept here; conditions are asked anew each time.
"""

from typing import TYPE_CHECKING, Any, Final

from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, CARDS
from pelipoyta.games.lotr.engine.pool import Key, Waits
from pelipoyta.games.lotr.model import Card, State, Zone
from pelipoyta.games.lotr.terms import Change, Deed, Kind, Side
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.terms import Block
    from pelipoyta.games.lotr.words.abilities import Ability
    from pelipoyta.games.lotr.words.conditions import Condition
    from pelipoyta.games.lotr.words.modifiers import Modifier

# Asked so often that the way through the class tells: Python 3.11 takes a function's time to find an Enum's member.
ATTACHED: Final = Zone.ATTACHED
CONTROLLED: Final = Zone.CONTROLLED
PATH: Final = Zone.PATH
STACKED: Final = Zone.STACKED
VOID: Final = Zone.VOID
NO_TEXT: Final = Change.NO_TEXT
SHADOW: Final = Side.SHADOW
SITE: Final = Kind.SITE

Text = tuple[Card, "Modifier"]
LENT: Final = 1000  # an ability of site 4 that another card has is its 5000th and on: told apart by the site


class Speaker:
    """A static text of an active card, and what it changes of the kind that was asked for."""

    def __init__(self, card: Card, ability: "Ability", is_sure: bool, mods: "list[Modifier]") -> None:
        self.card = card
        self.ability = ability
        self.needs: Condition | None = ability.needs
        self.is_sure = is_sure  # whether it speaks wherever the fellowship is, and whatever others have
        self.texts: list[Text] = [(card, mod) for mod in mods]


class Speakers:
    """All static texts that change one thing, by the age of their cards."""

    def __init__(self) -> None:
        self.each: list[Speaker] = []
        self.texts: list[Text] = []  # all they say
        self.are_sure = True  # whether they say it whatever else there is


class Waiting:
    """An ability of an active card that waits for something, or watches."""

    def __init__(self, card: Card, waits: Waits) -> None:
        self.card = card
        self.index = waits.index
        self.ability = waits.ability
        self.waits = waits
        self.key = f"always/{card.id}/{waits.index}"  # under which a text that watches notes that it has come true


class Heard:
    """Cached texts of one card and its zone; valid while the card itself does not change."""

    def __init__(self, card: Card, speakers: list[tuple[Key, Speaker]], waiting: list[Waiting]) -> None:
        self.card = card
        self.zone = card.zone
        self.is_shadow = CARDS[card.code].side is SHADOW
        self.speakers = speakers
        self.waiting = waiting
        self.has_texts = bool(speakers or waiting)
        self.awaits = ALL_CARDS.awaited(card.code)
        self.borrows = ALL_CARDS.borrows(card.code)
        self.mutes = card.zone is ATTACHED and ALL_CARDS.mutes(card.code)


class Layout:
    """Index of the cards on the table: zones, active cards and texts, for one Free Peoples player."""

    def __init__(self, age: int, free: Seat) -> None:
        self.age = age
        self.free = free
        self.heard: dict[int, Heard] = {}
        self.voices: list[Heard] = []  # those that say anything now, by age
        self.mute: frozenset[int] = frozenset()  # those whose texts do not apply (LOTR-30.61)
        self.active: list[Card] = []
        self.borne: dict[int, list[Card]] = {}  # by who bears them
        self.stacked: dict[int, list[Card]] = {}  # by what they lie on
        self.speakers: dict[Key, Speakers] = {}
        self.answers: list[Waiting] = []
        self.watching: list[Waiting] = []
        self.awaited: set[Deed] = set()  # what any card waits for, active or not
        self.waiting: dict[tuple[frozenset[Deed], bool, bool], list[Waiting]] = {}
        self.lent: dict[int, Card] = {}  # the site whose text a card has, by that card
        self.vitality: dict[int, int] = {}
        self.spent: list[int] | None = None  # whose wounds have left them nothing
        self.notes: dict[object, Any] = {}  # what others have worked out of these cards alone


RECENT: Final = [Layout(-1, -1)]  # the last one made: a guessed position has most cards of the one it is a guess of


def layout(s: State) -> Layout:
    """The index of the cards of this position, made anew when any of them has changed."""
    cards: Any = s.cards
    found: Layout | None = cards.layout
    if found is None or cards.is_changed or found.free != s.free or found.age != ALL_CARDS.age:
        found = cards.layout = _look(s, found) if found else _recall(s)
        cards.is_changed = False
        RECENT[0] = found
    return found


def is_active(s: State, card: Card) -> bool:
    """LOTR-4.2, LOTR-4.3: only these affect and are affected now."""
    zone = card.zone
    if zone is PATH or zone is CONTROLLED:
        return True
    if zone is STACKED or zone is VOID:
        return False
    if zone is ATTACHED:
        host = s.cards.get(card.host)
        if host is None or not is_active(s, host):
            return False
    return (card.owner == s.free) is not (CARDS[card.code].side is SHADOW)


def _recall(s: State) -> Layout:
    """Layout of a position that is not in the cache: that of the last one, if its cards are the very same."""
    last = RECENT[0]
    is_same = last.free == s.free and last.age == ALL_CARDS.age and len(last.heard) == len(s.cards)
    if not is_same or last.mute or _muted_for_a_while(s):
        return _look(s, last)
    known = last.heard
    for card in s.cards.values():
        heard = known.get(card.id)
        if heard is None or heard.card is not card:
            return _look(s, last)
    return last


def _look(s: State, before: Layout) -> Layout:
    """Build a layout; reuse entries of unchanged cards, and all texts where the same ones are in force."""
    found = Layout(ALL_CARDS.age, s.free)
    is_known = before.age == found.age
    _place(s, found, before.heard if is_known else found.heard)
    found.mute = _muted(s, found)
    is_known = is_known and found.voices == before.voices and found.mute == before.mute
    if is_known and not before.lent and not any(heard.borrows for heard in found.voices):
        found.speakers, found.waiting = before.speakers, before.waiting
        found.answers, found.watching = before.answers, before.watching
    else:
        _listen(s, found)
    return found


def _place(s: State, found: Layout, known: dict[int, Heard]) -> None:
    """Sort cards by zone; find which are active and which texts are in force."""
    for card in s.cards.values():
        heard = known.get(card.id)
        if heard is None or heard.card is not card:
            heard = _hear(s, card)
        found.heard[card.id] = heard
        zone, is_on = heard.zone, (card.owner == s.free) is not heard.is_shadow
        if zone is ATTACHED:
            found.borne.setdefault(card.host, []).append(card)
            is_on = is_active(s, card)
        elif zone is STACKED:
            found.stacked.setdefault(card.host, []).append(card)
        elif zone is PATH or zone is CONTROLLED:
            is_on = True
        if is_on and zone is not STACKED and zone is not VOID:
            found.active.append(card)
        if is_on and zone is not VOID and (heard.has_texts or heard.borrows):
            found.voices.append(heard)
        if heard.awaits:
            found.awaited |= heard.awaits


def _muted_for_a_while(s: State) -> list[int]:
    return [card for effect in s.lasting if effect.what is NO_TEXT for card in effect.targets]


def _muted(s: State, found: Layout) -> frozenset[int]:
    """Cards whose texts are switched off, for a while or by what they bear."""
    return frozenset([*_muted_for_a_while(s), *[heard.card.host for heard in found.voices if heard.mutes]])


def look_anew(s: State) -> None:
    """Invalidate the layout: something else than a card has changed that decides which texts are in force."""
    cards: Any = s.cards
    cards.is_changed = True


def _hear(s: State, card: Card) -> Heard:
    is_sure = _is_outspoken(s, card)
    speakers = [(said.key, Speaker(card, said.ability, is_sure, said.mods)) for said in ALL_CARDS.said(card.code)]
    return Heard(card, speakers, [Waiting(card, waits) for waits in ALL_CARDS.waits(card.code)])


def _listen(s: State, found: Layout) -> None:
    """To all that speak, by the age of their cards."""
    for heard in found.voices:
        if heard.zone is STACKED:
            _listen_to_stacked(found, heard)
        elif heard.card.id not in found.mute:
            _listen_to(found, heard)
        if heard.borrows is not None and heard.zone is not STACKED:
            _lend(s, found, heard.card, heard.borrows)


def _listen_to(found: Layout, heard: Heard) -> None:
    for key, speaker in heard.speakers:
        _add(found, key, speaker)
    for one in heard.waiting:
        (found.watching if one.waits.deed is None else found.answers).append(one)


def _lend(s: State, found: Layout, card: Card, borrows: "tuple[int, Block]") -> None:
    """LOTR-30.64: what its owner's site says, the card says too, wherever the fellowship is."""
    for site in s.cards.values():
        there, printed = site.zone is PATH or site.zone is CONTROLLED, CARDS[site.code]
        if there and site.owner == card.owner and (printed.site, printed.block) == borrows:
            found.lent[card.id] = site
            for said in ALL_CARDS.said(site.code):
                _add(found, said.key, Speaker(card, said.ability, True, said.mods))
            for waits in ALL_CARDS.waits(site.code):
                one = Waiting(card, waits)
                one.index += LENT * (site.id + 1)
                one.key = f"always/{card.id}/{one.index}"
                (found.watching if waits.deed is None else found.answers).append(one)


def _listen_to_stacked(found: Layout, heard: Heard) -> None:
    """LOTR-21.7, LOTR-30.51: out of play, but for texts about lying there, when its side is on."""
    for key, speaker in heard.speakers:
        if speaker.ability.speaks_from_stack:
            _add(found, key, speaker)


def _add(found: Layout, key: Key, speaker: Speaker) -> None:
    speakers = found.speakers.get(key)
    if speakers is None:
        speakers = found.speakers[key] = Speakers()
    speakers.each.append(speaker)
    speakers.texts.extend(speaker.texts)
    if not speaker.is_sure or speaker.needs is not None:
        speakers.are_sure = False


def _is_outspoken(s: State, card: Card) -> bool:
    printed = CARDS[card.code]
    if printed.kind is SITE:
        return False
    return not (printed.kind is Kind.CONDITION and len(s.players) > 2 and printed.side is SHADOW)
