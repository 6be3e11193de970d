"""Text in and out: a position as sections of short lines, an action as a few words."""

import re
from random import Random

import msgspec

from pelipoyta.games.lotr.model import (
    Actions,
    Assign,
    Bid,
    Decide,
    HealBy,
    Pass,
    Pick,
    Play,
    State,
    TakePlace,
    Transfer,
    Use,
)
from pelipoyta.games.lotr.model.in_play import InPlay
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.soundness import check

SECTIONS = ("options", "players", "cards", "agenda", "rest")
REST = set(State.__struct_fields__) - set(SECTIONS)


def draw(s: State) -> str:
    """A heading for each section; a line for each player, card and task, the top of the agenda last."""
    plain = msgspec.to_builtins(s, str_keys=True)
    if s.rules == FIRST_RULES:  # as positions were written before there was another
        del plain["rules"]
    lines = ["# options", _line(plain.pop("options"))]
    lines += ["# players", *map(_line, plain.pop("players"))]
    lines += ["# cards", *map(_line, plain.pop("cards").values())]
    lines += ["# agenda", *map(_line, plain.pop("agenda"))]
    return "\n".join([*lines, "# rest", *(f"{key} {_line(value)}" for key, value in plain.items())])


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(text: str) -> State:
    """The position; sections, cards and the lines of the rest may come in any order."""
    parts = _sections(text)
    try:
        s = msgspec.convert(_plain(parts), State, str_keys=True)
    except (msgspec.DecodeError, TypeError, LookupError) as error:
        raise ValueError(f"not a position: {error}") from error
    s.cards = InPlay(sorted(s.cards.items()))
    check(s)
    return s


def _plain(parts: dict[str, list[str]]) -> dict[str, object]:
    (options,) = parts["options"]
    cards = [msgspec.json.decode(line) for line in parts["cards"]]
    rest = [line.partition(" ")[::2] for line in parts["rest"]]
    by_id = {str(card["id"]): card for card in cards}
    by_key = {key: msgspec.json.decode(value) for key, value in rest}
    if len(by_id) < len(cards) or len(by_key) < len(rest) or by_key.keys() - REST:
        raise ValueError("not a position: two cards of one number, or a line twice, or a strange one")
    return {
        "options": msgspec.json.decode(options),
        "players": [msgspec.json.decode(line) for line in parts["players"]],
        "cards": by_id,
        "agenda": [msgspec.json.decode(line) for line in parts["agenda"]],
        **by_key,
    }


def _sections(text: str) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("# ") and line[2:] in SECTIONS and line[2:] not in parts:
            parts[line[2:]] = []
        elif parts and not line.startswith("# "):
            parts[next(reversed(parts))].append(line)
        else:
            raise ValueError(f"not a position: a section twice, or none: {line[:40]}")
    missing = [name for name in SECTIONS if name not in parts]
    if missing:
        raise ValueError(f"not a position: no section {missing[0]}")
    return parts


def reordered(text: str, rng: Random) -> str:
    """The sections in another order, and the lines of those that have none."""
    parts = _sections(text)
    for name in ("cards", "rest"):
        rng.shuffle(parts[name])
    names = rng.sample(SECTIONS, len(SECTIONS))
    return "\n".join(line for name in names for line in (f"# {name}", *parts[name]))


# -- Actions ---------------------------------------------------------------------------------------------------------

FORMS: dict[str, type[Actions]] = {
    "bid": Bid,
    "place": TakePlace,
    "play": Play,
    "use": Use,
    "heal": HealBy,
    "transfer": Transfer,
    "pick": Pick,
    "decide": Decide,
    "assign": Assign,
    "pass": Pass,
}
WORDS = {kind: word for word, kind in FORMS.items()}


def write(action: Actions) -> str:
    """`play 4286`, `use 12 0`, `assign 5 13`: the word, then the action's numbers."""
    return " ".join([WORDS[type(action)], *(str(n) for n in msgspec.structs.astuple(action))])


def parse(text: str) -> Actions:
    word, *numbers = text.lower().split() or [""]
    if word not in FORMS or not all(re.fullmatch(r"-?\d+", number) for number in numbers):
        raise ValueError(f"not an action: {text}")
    kind = FORMS[word]
    if len(numbers) != len(kind.__struct_fields__):
        raise ValueError(f"«{word}» takes {len(kind.__struct_fields__)} numbers")
    return kind(*map(int, numbers))
