"""Parts of the page that both kinds of table have: cards, the choice of a knight, and who won."""

from pelipoyta.games.kasvoton.deck import KNIGHTS, Face, rank_of
from pelipoyta.games.kasvoton.helper.model import DRAW
from pelipoyta.kernel import Seat
from pelipoyta.kernel.helper import HelperChoice, HelperField, HelperForm, HelperNote

LETTERS = "ABCD"


def letter(knight: Face) -> str:
    return LETTERS[KNIGHTS.index(knight)]


def card(face: Face, count: int) -> HelperNote:
    knight = letter(face) if face in KNIGHTS else ""
    return HelperNote("helper-kasvoton-card", {"rank": rank_of(face), "knight": knight, "count": count})


def knight_forms(seat: Seat, chosen: Face) -> list[HelperForm]:
    """A button for each knight but the chosen one (KV-C2)."""
    return [
        HelperForm(
            HelperNote("helper-kasvoton-choose", {"knight": letter(face)}, "KV-C2"),
            {"type": "PickKnight", "seat": seat, "knight": number},
        )
        for number, face in enumerate(KNIGHTS, 1)
        if face != chosen
    ]


def winner_field(pair: tuple[str, ...]) -> HelperField:
    choices = [HelperChoice(seat, HelperNote("helper-name", {"name": name})) for seat, name in enumerate(pair)]
    choices.append(HelperChoice(DRAW, HelperNote("helper-kasvoton-drawn")))
    label = HelperNote("helper-kasvoton-winner", {"one": pair[0], "two": pair[1]})
    return HelperField(name="winner", kind="choice", label=label, choices=tuple(choices))
