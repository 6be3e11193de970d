"""Types of message fields with their limits, shared by commands of tables and contests and by HTTP schemas."""

from typing import Annotated, Any

from msgspec import Meta

Facts = dict[str, Any]  # values that a sentence is filled with
PlayerName = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # the whole numbers a browser can hold
Title = Annotated[str, Meta(max_length=60)]
Text = Annotated[str, Meta(max_length=8000)]
PrivateOptionTexts = dict[str, Text]  # private options of a seat by name: {"decks": "ttt-aragorn"}
IdempotencyKey = Annotated[
    str,
    Meta(
        min_length=20,
        max_length=64,
        description="A secret that the client makes, a new one for each table and seat. A request repeated with the"
        " same key changes nothing more and is given the same seat and token (TABLE-4).",
    ),
]
EntropyWord = Annotated[
    str,
    Meta(
        max_length=64,
        description="A text of the player's choice, mixed into the seed of the table's dice and published when the"
        " game is over. A host asks for the commitment first (/api/commitments), then chooses a word (TABLE-12).",
    ),
]
