"""The Lord of the Rings TCG in a terminal: site path and twilight, fellowships, skirmishes with odds, and the hand."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelipoyta.cli.looks.lotr_story import signed, tell, title_of
from pelipoyta.cli.terminal.look import Reader, TerminalLook
from pelipoyta.games.lotr import model as m
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.engine.layout import LENT
from pelipoyta.games.lotr.faces import ways_text
from pelipoyta.games.lotr.knowledge.outlook import Outlook
from pelipoyta.games.lotr.knowledge.shown import Numbers
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.terms import Keyword, Side
from pelipoyta.games.lotr.text import ability_text, spelled, where_text

SIGNED = (Keyword.DAMAGE, Keyword.DEFENDER)
CHARACTERS = (m.Zone.FELLOWSHIP, m.Zone.CENTRE, m.Zone.SUPPORT)


def _notice(reader: Reader, view: View) -> None:
    for card in view.cards:
        reader.notes[card.id] = card.code


def _picture(reader: Reader, view: View) -> RenderableType:
    _notice(reader, view)
    parts: list[RenderableType] = [_road(reader, view), _players(reader, view), _cards(reader, view)]
    parts += [Text(line, "yellow") for line in _fights(reader, view)]
    return Group(*parts, _hand(reader, view))


def _road(reader: Reader, view: View) -> Text:
    words = reader.words
    codes = {card.id: card.code for card in view.cards}
    sites = " → ".join(f"{CARDS[codes[site]].site} {title_of(reader, site)}" for site in view.path) or "–"
    phase = words(f"lotr-phase-name-{view.phase.value}")
    pool = words("lotr-twilight-count", n=view.twilight)
    return Text(f"{words('lotr-road')}: {sites}\n{phase}   {pool}   {_moves(reader, view)}", "dim")


def _moves(reader: Reader, view: View) -> str:
    return reader.words("lotr-moves", n=view.moves, limit=view.limit)


def _players(reader: Reader, view: View) -> Table:
    words = reader.words
    table = Table(box=None, show_header=False, padding=(0, 2))
    for seat, player in enumerate(view.players):
        side = "lotr-is-out" if player.out else "lotr-is-free" if seat == view.free else "lotr-is-shadow"
        table.add_row(
            Text(reader.name(seat), "bold" if seat == reader.seat else ""),
            words(side),
            f"{words('lotr-site')} {player.site}",
            words("lotr-burdens-of", n=player.burdens, most=player.resistance),
            f"{words('lotr-pile-hand')} {player.hand_count}",
            f"{words('lotr-pile-deck')} {player.deck_count}",
        )
    return table


def _cards(reader: Reader, view: View) -> Table:
    """Cards on the table with their attachments; a card is typed by its number."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    numbers = {one.card: one for one in view.numbers}
    for card in view.cards:
        if card.zone in CHARACTERS:
            owner = reader.name(card.owner)
            table.add_row(f"{card.id}", owner, *_card(reader, view, card, numbers.get(card.id)))
    return table


def _card(reader: Reader, view: View, card: m.Card, numbers: Numbers | None) -> Iterator[str]:
    words, facts = reader.words, CARDS[card.code]
    yield f"{facts.title} ({words(f'lotr-kind-{facts.kind.value}')})"
    if numbers is None:
        yield ""
    else:
        strength = sum(part.amount for part in numbers.strength)
        said = [words("lotr-strength-of", n=strength), words("lotr-vitality-of", n=numbers.vitality)]
        yield ", ".join((*said, *_keywords(reader, numbers)))
    borne = [CARDS[c.code].title for c in view.cards if c.host == card.id and c.zone is m.Zone.ATTACHED]
    yield words("lotr-bears", cards=", ".join(borne)) if borne else ""


def _keywords(reader: Reader, numbers: Numbers) -> Iterator[str]:
    for word, n in numbers.keywords:
        yield reader.words(f"lotr-keyword-{word.value}", n=signed(n) if word in SIGNED else n)


def _fights(reader: Reader, view: View) -> Iterator[str]:
    fights = [view.fight, *view.fights] if view.fight else view.fights
    outlooks = {one.character: one for one in view.outlooks}
    for fight in fights:
        minions = ", ".join(title_of(reader, minion) for minion in fight.minions)
        yield reader.words("lotr-log-fight-began", character=title_of(reader, fight.character), minions=minions)
        if fight.character in outlooks:
            what = ", ".join(_outlook(reader, outlooks[fight.character]))
            yield f"  {reader.words('lotr-outlook', what=what)}"


def _outlook(reader: Reader, one: Outlook) -> Iterator[str]:
    """Expected result of the skirmish as it stands."""
    words = reader.words
    if one.dead:
        cards = ", ".join(title_of(reader, card) for card in one.dead)
        yield words("lotr-outlook-dies", cards=cards, count=len(one.dead))
    for card, wounds in one.wounds:
        if card not in one.dead:
            yield words("lotr-outlook-wounds", cards=title_of(reader, card), count=1, n=wounds)
    for seat, burdens in one.burdens:
        yield words("lotr-outlook-burdens", name=reader.name(seat), n=burdens)
    if not (one.dead or one.wounds or one.burdens):
        yield words(f"lotr-outlook-unharmed-{'free' if one.winner is Side.FREE else 'shadow'}")
    yield from (words("lotr-outlook-out", name=reader.name(seat)) for seat in one.out)


def _hand(reader: Reader, view: View) -> RenderableType:
    if reader.seat is None:
        return Text("")
    held = view.players[reader.seat].hand
    if not held:
        return Text(reader.words("lotr-empty-hand"), "bold")
    table = Table(box=None, show_header=False, padding=(0, 1), title=reader.words("lotr-hand"), title_justify="left")
    for code in sorted({one.code for one in held}):
        count = sum(one.code == code for one in held)
        table.add_row(f"{count} ×", CARDS[code].title, _short(reader, view, code), _text(reader, code))
    return table


def _short(reader: Reader, view: View, code: int) -> str:
    words, facts = reader.words, CARDS[code]
    said = [words(f"lotr-kind-{facts.kind.value}"), words("lotr-cost-of", n=_price(view, code))]
    if facts.is_character:
        said += [words("lotr-strength-of", n=facts.strength), words("lotr-vitality-of", n=facts.vitality)]
    return ", ".join(said)


def _text(reader: Reader, code: int) -> Text:
    facts = CARDS[code]
    lines = (*where_text(reader.words, facts), *(ability_text(reader.words, one, facts) for one in facts.text))
    return Text(spelled(reader.words, " ".join(lines)), "dim")


def _choice(reader: Reader, view: View, action: m.Actions) -> str:
    words = reader.words
    match action:
        case m.Bid(burdens):
            return words("lotr-bid-of", n=burdens)
        case m.TakePlace(place):
            return words("lotr-place-of", n=place + 1)
        case m.Play(code):
            return words("lotr-act-play", card=CARDS[code].title, n=_price(view, code))
        case m.Use(card, ability):
            facts = CARDS[reader.notes[card if ability < LENT else ability // LENT - 1]]
            ability = ability % LENT if ability >= LENT else ability
            text = spelled(words, ability_text(words, facts.text[ability], facts)) if facts.text else ""
            return f"{facts.title}: {text}" if text else facts.title
        case m.HealBy(code):
            return words("lotr-act-heal", card=CARDS[code].title)
        case m.Transfer(item):
            return f"{title_of(reader, item)}: {words('lotr-act-transfer')}"
        case m.Assign(character, minion):
            return f"{title_of(reader, character)} – {title_of(reader, minion)}"
        case m.Pick(what):
            return _picked(reader, view, what)
        case m.Decide(way):
            return _way(reader, view, way)
        case _:
            return words.first((f"lotr-pass-{_asked(view)}", "lotr-pass"))


def _price(view: View, code: int) -> int:
    return next(
        (sum(part.amount for part in one.parts) for one in view.prices if one.code == code), CARDS[code].twilight
    )


def _asked(view: View) -> str:
    task: Any = view.agenda[-1] if view.agenda else None
    if isinstance(task, m.Window):
        return view.phase.value
    return getattr(task, "what", "") if isinstance(getattr(task, "what", ""), str) else "respond"


def _picked(reader: Reader, view: View, what: int) -> str:
    """A card on the table, a card of a pile, or a player, by the question."""
    names = view.choosing.names
    if names == "seat":
        return reader.name(what)
    return CARDS[what].title if names == "code" else title_of(reader, what)


def _way(reader: Reader, view: View, way: int) -> str:
    words, what = reader.words, _asked(view)
    if what in ("spot", "times", "draw"):
        return str(way)
    if what == "effect":
        return _effect(reader, view, way)
    return words.first((f"lotr-way-{what}-{way}", "lotr-answer-yes" if way else "lotr-answer-no"))


def _effect(reader: Reader, view: View, way: int) -> str:
    """Effect that a text offers; its number where the text that asks is unknown."""
    now, words = view.now, reader.words
    facts = CARDS.get(now.code)
    ways = ways_text(words, facts.text[now.ability], facts) if facts and now.ability >= 0 else ()
    return spelled(words, ways[way]) if way < len(ways) else str(way + 1)


LOOK = TerminalLook(picture=_picture, tell=tell, choice=_choice, odds=lambda reader, preview: "", notice=_notice)
