"""The cards on the table: where each kind may lie, on what, and with what on it."""

from collections.abc import Iterator

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Card, Dies, Happen, State, Zone
from pelipoyta.games.lotr.rules.play.playing import zone_of
from pelipoyta.games.lotr.terms import Kind, Phase

SITE_ZONES = (Zone.PATH, Zone.CONTROLLED)
ON_CARDS = (Zone.ATTACHED, Zone.STACKED)


def faults_of_cards(s: State) -> Iterator[str]:
    if any(card.id != key or not 0 <= key < s.next_id for key, card in s.cards.items()):
        yield "a card's number is the order in which it appeared"
    for card in s.cards.values():
        if card.code not in CARDS or card.owner not in range(len(s.players)) or not _lies_well(s, card):
            yield f"card {card.id} cannot lie so"
            return
    yield from _faults_of_path(s)
    for seat, player in enumerate(s.players):
        bearer = s.cards.get(player.bearer)
        if (
            not player.out
            and (bearer is None or bearer.owner != seat or bearer.zone is not Zone.FELLOWSHIP)
            and not dying(s)
        ):
            yield "a Ring-bearer is in the fellowship (LOTR-3.7)"


def dying(s: State) -> bool:
    """LOTR-16.3: while someone's death is being answered a Ring may be without a bearer."""
    return s.over is not None or any(isinstance(task, Happen) and isinstance(task.what, Dies) for task in s.agenda)


def _lies_well(s: State, card: Card) -> bool:
    printed = CARDS[card.code]
    if printed.kind is Kind.SITE:
        zones: tuple[Zone, ...] = SITE_ZONES
    elif printed.kind is Kind.RING:
        zones = (Zone.ATTACHED,)
    elif printed.kind is Kind.EVENT:
        zones = (Zone.VOID, Zone.STACKED)
    else:
        passed_on = (Zone.SUPPORT, Zone.ATTACHED) if printed.kind is Kind.CONDITION else ()  # by a text
        zones = (zone_of(printed), Zone.VOID, Zone.STACKED, *passed_on)
    holder = card.holder in range(len(s.players)) if card.zone is Zone.CONTROLLED else card.holder == -1
    return card.zone in zones and holder and _has_host(s, card) and _bears_well(card)


def _has_host(s: State, card: Card) -> bool:
    """Attached or stacked cards lie on another, in the end on one that lies on none."""
    if card.zone is Zone.VOID:
        return card.host == -1 or card.host in s.cards  # its bearer is known while other costs are paid
    if card.zone not in ON_CARDS:
        return card.host == -1
    seen = {card.id}
    while card.zone in ON_CARDS:
        host = s.cards.get(card.host)
        if host is None:
            return CARDS.get(card.code) is not None and CARDS[card.code].kind is Kind.RING and dying(s)
        if host.id in seen:
            return False
        seen.add(host.id)
        card = host
    return True


def _bears_well(card: Card) -> bool:
    """LOTR-19.1: wounds on characters; LOTR-21.8: culture tokens elsewhere, sorted."""
    character = CARDS[card.code].is_character
    cultures = [culture.value for culture, _ in card.tokens]
    in_order = cultures == sorted(set(cultures)) and all(count > 0 for _, count in card.tokens)
    out_of_play = card.zone in (Zone.STACKED, Zone.VOID)
    bare = not card.wounds and not card.tokens
    return (
        in_order
        and (bare or not out_of_play)
        and (card.wounds >= 0 if character else card.wounds == 0)
        and not (character and card.tokens)
    )


def _faults_of_path(s: State) -> Iterator[str]:
    laid = [card for card in s.cards.values() if card.zone in SITE_ZONES]
    numbers = [CARDS[card.code].site for card in laid]
    path = sorted((card for card in laid if card.zone is Zone.PATH), key=lambda card: CARDS[card.code].site)
    if len(set(numbers)) < len(numbers) or s.path != [card.id for card in path]:
        yield "the path is one site of each number, in order (LOTR-8.2)"
    numbers = [CARDS[card.code].site for card in path]
    nobody_left = not any(player.out for player in s.players)
    if s.phase is not Phase.SETUP and nobody_left and any(player.site not in numbers for player in s.players):
        yield "each marker stands on a site of the path (LOTR-8.1)"
    if s.phase is Phase.SETUP and any(player.site != 1 for player in s.players):
        yield "nobody has moved yet (LOTR-3.6)"
