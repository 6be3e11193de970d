"""Text in and out: a position as sections of short lines, an action as a few words."""

import re

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

SECTIONS = ("options", "players", "cards", "agenda", "rest")


def draw(s: State) -> str:
    """A heading for each section; a line for each player, card and task, the top of the agenda last."""
    plain = msgspec.to_builtins(s, str_keys=True)
    lines = ["# options", _line(plain.pop("options"))]
    lines += ["# players", *map(_line, plain.pop("players"))]
    lines += ["# cards", *map(_line, plain.pop("cards").values())]
    lines += ["# agenda", *map(_line, plain.pop("agenda"))]
    return "\n".join([*lines, "# rest", *(f"{key} {_line(value)}" for key, value in plain.items())])


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(text: str) -> State:
    parts = _sections(text)
    try:
        cards = [msgspec.json.decode(line) for line in parts["cards"]]
        plain = {
            "options": msgspec.json.decode(parts["options"][0]),
            "players": [msgspec.json.decode(line) for line in parts["players"]],
            "cards": {str(card["id"]): card for card in cards},
            "agenda": [msgspec.json.decode(line) for line in parts["agenda"]],
        }
        for line in parts["rest"]:
            key, _, value = line.partition(" ")
            plain[key] = msgspec.json.decode(value)
        return msgspec.convert(plain, State, str_keys=True)
    except (msgspec.DecodeError, msgspec.ValidationError, IndexError, KeyError) as error:
        raise ValueError(f"not a position: {error}") from error


def _sections(text: str) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {}
    for line in map(str.strip, text.splitlines()):
        if line.startswith("# "):
            parts[line[2:]] = []
        elif line and parts:
            parts[next(reversed(parts))].append(line)
    missing = [name for name in SECTIONS if name not in parts]
    if missing:
        raise ValueError(f"not a position: no section {missing[0]}")
    return parts


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
