"""Page and history of the helper for real cards."""

from pelipoyta.games.lotr.helper.model import (
    KINDS,
    LAST,
    MOST,
    RESISTANCE,
    SANCTUARIES,
    AddCharacter,
    BeginRegroup,
    CharacterWounds,
    Command,
    EndFellowshipTurn,
    LoseGame,
    MoveOn,
    RemoveCharacter,
    SetArchers,
    SetBurdens,
    SetTwilight,
    SetWounds,
    TableTokens,
)
from pelipoyta.games.lotr.helper.rules import apply, why_not
from pelipoyta.kernel import Outcome, Seat
from pelipoyta.kernel.helper import (
    HelperChoice,
    HelperCounter,
    HelperField,
    HelperForm,
    HelperGrid,
    HelperItem,
    HelperLink,
    HelperNote,
    HelperPanel,
)

SIDES = ("fellowship", "minions")


def _name(s: TableTokens, seat: Seat) -> HelperNote:
    return HelperNote("helper-name", {"name": s.names[seat]})


def show(s: TableTokens, seat: Seat | None) -> tuple[HelperPanel, ...]:
    """The turn with its twilight, burdens, characters, archery, the path, and the deck check; nothing is hidden."""
    deck = HelperLink(HelperNote("helper-lotr-deck-page", {}, "LOTR-2.1"), "/decks/lotr")
    panels = [HelperPanel(HelperNote("helper-lotr-turn"), tuple(_turn(s)))]
    if s.winner is None:
        panels += [
            HelperPanel(HelperNote("helper-lotr-characters"), tuple(_characters(s))),
            HelperPanel(HelperNote("helper-lotr-archery"), tuple(_archery(s))),
        ]
    panels.append(HelperPanel(HelperNote("helper-lotr-burdens"), tuple(_burdens(s))))
    panels.append(HelperPanel(HelperNote("helper-lotr-path"), (_path(s),)))
    return (*panels, HelperPanel(HelperNote("helper-lotr-deck"), (deck,)))


def _turn(s: TableTokens) -> list[HelperItem]:
    if s.winner is not None:
        rule = "LOTR-16.1" if s.finished else "LOTR-16.2"
        return [HelperNote("helper-lotr-won", {"name": s.names[s.winner]}, rule)]
    site = s.sites[s.turn]
    items: list[HelperItem] = [HelperNote("helper-lotr-whose", {"name": s.names[s.turn], "site": site})]
    if site in SANCTUARIES and not s.moves:
        items.append(HelperNote("helper-lotr-sanctuary", {}, "LOTR-6.2"))
    items.append(_counted(HelperNote("helper-lotr-twilight", {}, "LOTR-20.1"), s.twilight, "SetTwilight", "tokens"))
    items.append(HelperNote("helper-lotr-moves", {"moves": s.moves, "limit": s.limit}, "LOTR-8.5"))
    if site < LAST and s.moves < s.limit:
        items.append(_move(s))
    if not why_not(s, BeginRegroup()):
        items.append(HelperForm(HelperNote("helper-lotr-survived", {}, "LOTR-16.1"), {"type": "BeginRegroup"}))
    if not why_not(s, EndFellowshipTurn()):
        items.append(HelperForm(HelperNote("helper-lotr-end-turn"), {"type": "EndFellowshipTurn"}))
    return items


def _counted(label: HelperNote, value: int, tag: str, field: str, most: int = MOST) -> HelperCounter:
    return HelperCounter(
        label=label,
        value=value,
        less={"type": tag, field: value - 1} if value else None,
        more={"type": tag, field: value + 1} if value < most else None,
    )


def _number(name: str, word: str, low: int, high: int, value: int) -> HelperField:
    return HelperField(name=name, kind="number", label=HelperNote(word), low=low, high=high, value=value)


def _move(s: TableTokens) -> HelperForm:
    fields: tuple[HelperField, ...] = (
        _number("shadow", "helper-lotr-shadow-number", 0, 20, 0),
        _number("companions", "helper-lotr-companions", 1, 9, s.companions),
    )
    if len(s.names) - len(s.out) > 2 and len(s.path) <= s.sites[s.turn]:
        ways = tuple(HelperChoice(way, HelperNote("helper-lotr-arrow-way", {"way": way})) for way in (0, 1))
        arrow = HelperField(name="arrow", kind="choice", label=HelperNote("helper-lotr-arrow"), choices=ways)
        fields = (*fields, arrow)
    return HelperForm(HelperNote("helper-lotr-move", {}, "LOTR-8.1"), {"type": "MoveOn"}, fields, main=True)


def _characters(s: TableTokens) -> list[HelperItem]:
    items: list[HelperItem] = []
    for at, each in enumerate(s.characters):
        if not each.gone and not each.dead:
            items.append(_wounds(s, at, each))
    for at, each in enumerate(s.characters):
        if not each.gone and not each.dead:
            label = HelperNote("helper-lotr-remove", {"title": each.title})
            items.append(HelperForm(label, {"type": "RemoveCharacter", "character": at}))
    dead = [each.title for each in s.characters if each.dead and each.kind != "minion" and not each.gone]
    if dead:
        items.append(HelperNote("helper-lotr-dead", {"titles": ", ".join(dead)}, "LOTR-19.2"))
    return [*items, _add(s)]


def _wounds(s: TableTokens, at: int, each: CharacterWounds) -> HelperCounter:
    facts: dict[str, str | int] = {
        "title": each.title,
        "kind": each.kind,
        "name": s.names[each.player],
        "vitality": each.vitality,
    }
    return HelperCounter(
        label=HelperNote("helper-lotr-wounds", facts, "LOTR-19.1"),
        value=each.wounds,
        less={"type": "SetWounds", "character": at, "wounds": each.wounds - 1} if each.wounds else None,
        more={"type": "SetWounds", "character": at, "wounds": each.wounds + 1},
        full=each.vitality,
    )


def _add(s: TableTokens) -> HelperForm:
    players = tuple(HelperChoice(seat, _name(s, seat)) for seat in range(len(s.names)) if seat not in s.out)
    kinds = tuple(HelperChoice(at, HelperNote("helper-lotr-kind", {"kind": kind})) for at, kind in enumerate(KINDS))
    fields = (
        HelperField(name="title", kind="name", label=HelperNote("helper-lotr-title"), high=24),
        HelperField(
            name="kind", kind="choice", label=HelperNote("helper-lotr-kind-label"), choices=kinds, value=kinds[0].value
        ),
        HelperField(
            name="player", kind="choice", label=HelperNote("helper-player"), choices=players, value=players[0].value
        ),
        _number("vitality", "helper-lotr-vitality", 1, 20, 3),
    )
    return HelperForm(HelperNote("helper-lotr-add"), {"type": "AddCharacter"}, fields)


def _archery(s: TableTokens) -> list[HelperItem]:
    """LOTR-11.2 to LOTR-11.4."""
    items: list[HelperItem] = []
    for side, which in enumerate(SIDES):
        for field, value, other in (
            ("archers", s.archers[side], {"more": s.archery[side]}),
            ("more", s.archery[side], {"archers": s.archers[side]}),
        ):
            low = 0 if field == "archers" else -30
            known = {"type": "SetArchers", "side": side, **other}
            items.append(
                HelperCounter(
                    label=HelperNote(f"helper-lotr-{field}", {"side": which}),
                    value=value,
                    less={**known, field: value - 1} if value > low else None,
                    more={**known, field: value + 1} if value < 30 else None,
                )
            )
    rules = ("LOTR-11.4", "LOTR-11.3")
    return [
        *items,
        *(
            HelperNote("helper-lotr-total", {"side": which, "total": s.total(side)}, rules[side])
            for side, which in enumerate(SIDES)
        ),
    ]


def _burdens(s: TableTokens) -> list[HelperItem]:
    items: list[HelperItem] = []
    for seat, burdens in enumerate(s.burdens):
        label = HelperNote("helper-lotr-burdens-of", {"name": s.names[seat]}, "LOTR-19.8")
        closed = seat in s.out or s.winner is not None
        known = {"type": "SetBurdens", "player": seat}
        items.append(
            HelperCounter(
                label=label,
                value=burdens,
                less=None if closed or not burdens else {**known, "burdens": burdens - 1},
                more=None if closed else {**known, "burdens": burdens + 1},
                full=RESISTANCE,
            )
        )
    if s.winner is None:
        items += [
            HelperForm(
                HelperNote("helper-lotr-lose", {"name": name}, "LOTR-16.3"), {"type": "LoseGame", "player": seat}
            )
            for seat, name in enumerate(s.names)
            if seat not in s.out
        ]
    return items


def _path(s: TableTokens) -> HelperGrid:
    heads = (HelperNote("helper-lotr-site"), HelperNote("helper-lotr-site-of"), HelperNote("helper-lotr-markers"))
    rows = tuple(_site(s, number) for number in range(1, LAST + 1))
    return HelperGrid(HelperNote("helper-lotr-path"), heads, rows)


def _site(s: TableTokens, number: int) -> tuple[HelperNote, ...]:
    there = [name for seat, name in enumerate(s.names) if s.sites[seat] == number and seat not in s.out]
    owner = _name(s, s.path[number - 1]) if number <= len(s.path) else HelperNote("helper-nothing")
    markers = HelperNote("helper-name", {"name": ", ".join(there)}) if there else HelperNote("helper-nothing")
    return (HelperNote("helper-number", {"number": number}), owner, markers)


def tell(s: TableTokens, command: Command, outcome: Outcome, seat: Seat | None) -> HelperNote:
    if isinstance(command, SetTwilight):
        return HelperNote("helper-lotr-did-twilight", {"tokens": command.tokens})
    if isinstance(command, SetBurdens):
        return HelperNote("helper-lotr-did-burdens", {"name": s.names[command.player], "burdens": command.burdens})
    if isinstance(command, AddCharacter):
        return HelperNote("helper-lotr-did-add", {"name": s.names[command.player], "title": command.title})
    if isinstance(command, SetWounds | RemoveCharacter):
        return _told_character(s, command)
    if isinstance(command, MoveOn):
        after = apply(s, command, outcome)
        facts: dict[str, str | int] = {"name": s.names[s.turn], "site": after.sites[s.turn], "tokens": after.twilight}
        return HelperNote("helper-lotr-did-move", facts)
    if isinstance(command, SetArchers):
        total = apply(s, command, outcome).total(command.side)
        return HelperNote("helper-lotr-total", {"side": SIDES[command.side], "total": total})
    if isinstance(command, LoseGame):
        return HelperNote("helper-lotr-did-lost", {"name": s.names[command.player]})
    word = "helper-lotr-did-end" if isinstance(command, EndFellowshipTurn) else "helper-lotr-did-won"
    return HelperNote(word, {"name": s.names[s.turn]})


def _told_character(s: TableTokens, command: SetWounds | RemoveCharacter) -> HelperNote:
    found = s.characters[command.character]
    if isinstance(command, RemoveCharacter):
        return HelperNote("helper-lotr-did-remove", {"title": found.title})
    word = "helper-lotr-did-killed" if command.wounds >= found.vitality else "helper-lotr-did-wounds"
    return HelperNote(word, {"title": found.title, "wounds": command.wounds})
