"""Options of a table."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

STARTERS = (
    "ttt-aragorn",
    "ttt-theoden",
    "fotr-aragorn",
    "fotr-gandalf",
    "fotr-aragorn-60",
    "fotr-gandalf-60",
    "mom-gandalf",
    "mom-gimli",
    "rotel-boromir",
    "rotel-legolas",
    "bohd-eowyn",
    "bohd-legolas",
    "eof-faramir",
    "eof-witch-king",
)
READY = (
    "durin-nine",
    "dwarves-goblins",
    "elves-wraiths",
    "ents-trackers",
    "hunters-wargs",
    "ithilien-harad",
    "knights-siege",
    "lorien-goblins",
    "naith-berserkers",
    "rangers-mordor",
    "riders-dunland",
    "rivendell-orthanc",
    "slinker-easterlings",
    "walkers-trolls",
    "wizard-uruks",
)
Format = Literal["towers", "fellowship", "open"]
Deck = Annotated[str, Meta(max_length=4000, examples=[*STARTERS, *READY])]  # the key of one of ours, or a list as text


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table: decks by seat (a ready-made deck's key, or a list as text; fewer are repeated), and variants.

    A running game keeps its decks elsewhere: each is its player's secret.
    """

    decks: Annotated[tuple[Deck, ...], Meta(max_length=6)] = ("ttt-aragorn", "ttt-theoden")
    format: Format = "towers"  # LOTR-2.6
    variant: Literal["deluxe", "starter", "limited"] = "deluxe"  # LOTR-27, LOTR-32
    redraw: bool = False  # LOTR-3.11
    cancel_rb_skirmish: bool = True  # LOTR-30.26
    open_discard: bool = False  # LOTR-30.37
    shadow_chat: bool = False  # LOTR-30.48
    loop_limit: Annotated[int, Meta(ge=10, le=1000)] = 200  # LOTR-30.36
    variants: tuple[str, ...] | UnsetType = UNSET  # house rules (TABLE-28)
