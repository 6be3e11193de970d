"""Event sentences of the Lord of the Rings TCG; titles of cards that have left the table are remembered."""

from collections.abc import Callable, Iterable
from typing import Any

from pelipoyta.cli.terminal.look import EventSentence, Reader, log_key
from pelipoyta.games.lotr import events as e
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.terms import Pile, Side
from pelipoyta.locales import dashed

Say = Callable[[Reader, Any], EventSentence]
OF_SEATS = ("player", "archery-player")  # choices that no other event tells of


def titles(codes: Iterable[int]) -> str:
    return ", ".join(CARDS[code].title for code in codes)


def title_of(reader: Reader, card: int) -> str:
    """Title of a card on the table, or of one that was there."""
    code = reader.notes.get(card, -1)
    return CARDS[code].title if code in CARDS else "?"


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def tell(reader: Reader, event: Any) -> EventSentence:
    if isinstance(getattr(event, "code", None), int) and hasattr(event, "card"):
        reader.notes[event.card] = event.code
    say = STORIES.get(type(event))
    return say(reader, event) if say else _by_card_or_seat(reader, event)


def _key(event: Any) -> str:
    return log_key("lotr", event)


def _why(reader: Reader, event: Any) -> str:
    """Card or rule that caused the event, if any."""
    if getattr(event, "cause", -1) >= 0:
        return f" ({CARDS[event.cause].title})"
    return f" ({reader.words(f'lotr-log-why-{event.why}')})" if getattr(event, "why", "") else ""


def _by_card_or_seat(reader: Reader, event: Any) -> EventSentence:
    """Sentence of an event about one card or one seat, with its cause."""
    seat = getattr(event, "seat", None)
    facts: dict[str, Any] = {"why": _why(reader, event)}
    if seat is not None:
        facts["name"] = reader.name(seat)
    if hasattr(event, "card"):
        facts["card"] = title_of(reader, event.card)
    if hasattr(event, "now"):
        facts["now"] = event.now
    return EventSentence(reader.words(_key(event), **facts), seat)


def _bids(reader: Reader, event: e.BidsShown) -> EventSentence:
    bids = ", ".join(f"{reader.name(seat)} {bid}" for seat, bid in enumerate(event.bids))
    return EventSentence(reader.words(_key(event), bids=bids))


def _phase(reader: Reader, event: e.PhaseBegan) -> EventSentence:
    phase = reader.words(f"lotr-phase-name-{event.phase.value}")
    return EventSentence(
        reader.words(_key(event), phase=phase if event.seat < 0 else f"{phase} ({reader.name(event.seat)})")
    )


def _site(reader: Reader, event: e.SitePlaced) -> EventSentence:
    facts = {"name": reader.name(event.seat), "card": CARDS[event.code].title, "number": event.number}
    return EventSentence(reader.words(_key(event), **facts), event.seat)


def _played(reader: Reader, event: e.CardPlayed) -> EventSentence:
    paid = reader.words("lotr-log-paid", by=signed(event.paid), pool=event.pool) if event.paid else ""
    facts = {"name": reader.name(event.seat), "card": CARDS[event.code].title, "paid": paid}
    if event.bearer < 0:
        return EventSentence(reader.words("lotr-log-card-played", **facts), event.seat)
    return EventSentence(
        reader.words("lotr-log-card-played-on", bearer=title_of(reader, event.bearer), **facts), event.seat
    )


def _change(reader: Reader, key: str, event: Any) -> str:
    way = "removed" if event.by < 0 else "added"
    name = reader.name(event.seat) if hasattr(event, "seat") else ""
    return reader.words(f"lotr-log-{key}-{way}", by=abs(event.by), now=event.now, why=_why(reader, event), name=name)


def _drawn(reader: Reader, event: e.CardsDrawn) -> EventSentence:
    why = _why(reader, event)
    if event.codes.value is None or event.seat != reader.seat:
        name = reader.name(event.seat)
        return EventSentence(reader.words("lotr-log-cards-drawn", name=name, count=event.count, why=why), event.seat)
    return EventSentence(reader.words("lotr-log-cards-drawn-own", cards=titles(event.codes.value), why=why))


def _discarded(reader: Reader, event: e.CardsDiscarded) -> EventSentence:
    key = f"lotr-log-cards-discarded-{'deck' if event.pile is Pile.DECK else 'hand'}"
    facts = {"name": reader.name(event.seat), "cards": titles(event.codes), "why": _why(reader, event)}
    return EventSentence(reader.words(key, **facts), event.seat)


def _returned(reader: Reader, event: e.CardReturned) -> EventSentence:
    key = f"lotr-log-card-returned-{event.to.value}"
    return EventSentence(reader.words(key, name=reader.name(event.seat), card=CARDS[event.code].title), event.seat)


def _sunk(reader: Reader, event: e.CardSunk) -> EventSentence:
    if event.code.value is None:
        return EventSentence(reader.words("lotr-log-card-sunk", name=reader.name(event.seat)), event.seat)
    return EventSentence(reader.words("lotr-log-card-sunk-own", card=CARDS[event.code.value].title))


def _seen(reader: Reader, event: e.HandSeen) -> EventSentence:
    name, other = reader.name(event.seat), reader.name(event.of)
    if event.codes.value is None:
        return EventSentence(reader.words("lotr-log-hand-seen", name=name, other=other), event.seat)
    return EventSentence(reader.words("lotr-log-hand-seen-own", other=other, cards=titles(event.codes.value)))


def _cards(reader: Reader, cards: Iterable[int]) -> str:
    return ", ".join(title_of(reader, card) for card in cards)


def _affected(reader: Reader, event: e.Affected) -> EventSentence:
    word = reader.words(f"lotr-keyword-{event.keyword.value}", n=signed(event.amount)) if event.keyword else ""
    facts = {"cards": _cards(reader, event.cards), "n": event.amount, "word": word, "why": _why(reader, event)}
    return EventSentence(reader.words(f"lotr-log-affected-{event.what}", **facts))


def _strengthened(reader: Reader, event: e.Strengthened) -> EventSentence:
    cards, why = _cards(reader, event.cards), _why(reader, event)
    return EventSentence(reader.words(_key(event), by=signed(event.by), cards=cards, why=why))


def _assigned(reader: Reader, event: e.Assigned) -> EventSentence:
    facts = {"character": title_of(reader, event.character), "minion": title_of(reader, event.minion)}
    return EventSentence(reader.words(_key(event), **facts), event.seat)


def _fight(reader: Reader, event: e.FightBegan) -> EventSentence:
    minions = _cards(reader, event.minions)
    return EventSentence(reader.words(_key(event), character=title_of(reader, event.character), minions=minions))


def _fought(reader: Reader, event: e.FightEnded) -> EventSentence:
    how = "free" if event.winner is Side.FREE else "tie" if event.free == event.shadow else "shadow"
    facts = {"character": title_of(reader, event.character), "free": event.free, "shadow": event.shadow}
    line = reader.words(f"lotr-log-fight-ended-{how}", **facts)
    return EventSentence(f"{line} {reader.words('lotr-log-overwhelmed')}" if event.overwhelmed else line)


def _uncontested(reader: Reader, event: e.FightUncontested) -> EventSentence:
    return EventSentence(
        reader.words(f"lotr-log-fight-uncontested-{'free' if event.winner is Side.FREE else 'shadow'}")
    )


def _picked(reader: Reader, event: e.Picked) -> EventSentence:
    if event.what not in OF_SEATS:
        return EventSentence()
    return EventSentence(
        reader.words(_key(event), name=reader.name(event.seat), other=reader.name(event.card)), event.seat
    )


def _decided(reader: Reader, event: e.Decided) -> EventSentence:
    key = f"lotr-log-decided-{event.what}-{event.way}"
    if not reader.words.has(key):
        return EventSentence()
    return EventSentence(reader.words(key, name=reader.name(event.seat), card=_card(event.code)), event.seat)


def _card(code: int) -> str:
    return CARDS[code].title if code >= 0 else ""


def _skipped(reader: Reader, event: e.Skipped) -> EventSentence:
    what = "nobody" if event.what == "actions" and event.seat < 0 else event.what
    name = reader.name(event.seat) if event.seat >= 0 else ""
    return EventSentence(reader.words(f"lotr-log-skipped-{what}", name=name, card=_card(event.code)))


def _out(reader: Reader, event: e.PlayerOut) -> EventSentence:
    keys = (f"{_key(event)}-{dashed(event.why)}", _key(event))
    return EventSentence(reader.words.first(keys, name=reader.name(event.seat)), event.seat)


STORIES: dict[type, Say] = {
    e.BidsShown: _bids,
    e.PlaceTaken: lambda r, ev: EventSentence(r.words(_key(ev), name=r.name(ev.seat), place=ev.place + 1), ev.seat),
    e.PhaseBegan: _phase,
    e.SitePlaced: _site,
    e.FellowshipMoved: lambda r, ev: EventSentence(r.words(_key(ev), number=ev.number), ev.seat),
    e.CardShown: lambda r, ev: EventSentence(),  # it is played next
    e.CardPlayed: _played,
    e.ItemMoved: lambda r, ev: EventSentence(
        r.words(_key(ev), card=title_of(r, ev.card), bearer=title_of(r, ev.bearer))
    ),
    e.TwilightChanged: lambda r, ev: EventSentence() if ev.why == "cost" else EventSentence(_change(r, "twilight", ev)),
    e.BurdensChanged: lambda r, ev: EventSentence(_change(r, "burdens", ev), ev.seat),
    e.CardsDrawn: _drawn,
    e.CardsDiscarded: _discarded,
    e.CardReturned: _returned,
    e.CardSunk: _sunk,
    e.HandSeen: _seen,
    e.HandShown: lambda r, ev: EventSentence(r.words(_key(ev), other=r.name(ev.of), cards=titles(ev.codes))),
    e.DeckShuffled: lambda r, ev: (
        EventSentence(r.words(_key(ev), name=r.name(ev.seat)), ev.seat) if ev.anew else EventSentence()
    ),
    e.Died: lambda r, ev: EventSentence(r.words(_key(ev), cards=titles(ev.codes), count=len(ev.codes))),
    e.LeftPlay: lambda r, ev: EventSentence(r.words(_key(ev), cards=titles(ev.codes), why=_why(r, ev))),
    e.Strengthened: _strengthened,
    e.Affected: _affected,
    e.ArcheryFired: lambda r, ev: EventSentence(r.words(_key(ev), fellowship=ev.fellowship, minions=ev.minions)),
    e.Assigned: _assigned,
    e.FightBegan: _fight,
    e.FightEnded: _fought,
    e.FightUncontested: _uncontested,
    e.FightCancelled: lambda r, ev: EventSentence(r.words(_key(ev), card=title_of(r, ev.character), why=_why(r, ev))),
    e.Picked: _picked,
    e.Decided: _decided,
    e.CardStacked: lambda r, ev: EventSentence(
        r.words(_key(ev), card=CARDS[ev.code].title, on=title_of(r, ev.on)), ev.seat
    ),
    e.PlayerOut: _out,
    e.Skipped: _skipped,
}
