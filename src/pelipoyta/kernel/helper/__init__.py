"""Helpers for people who play with the real pieces: counters, dice, draws and reckoning, without a board."""

from pelipoyta.kernel.helper.helper import Helper, HelperCommand, HelperSetup
from pelipoyta.kernel.helper.log import (
    HelperDone,
    HelperEntry,
    HelperLog,
    HelperRedone,
    HelperSeatTaken,
    HelperUndone,
)
from pelipoyta.kernel.helper.sheet import (
    HelperChoice,
    HelperCounter,
    HelperDice,
    HelperField,
    HelperForm,
    HelperGrid,
    HelperItem,
    HelperLink,
    HelperNote,
    HelperPanel,
)

__all__ = [
    "Helper",
    "HelperChoice",
    "HelperCommand",
    "HelperCounter",
    "HelperDice",
    "HelperDone",
    "HelperEntry",
    "HelperField",
    "HelperForm",
    "HelperGrid",
    "HelperItem",
    "HelperLink",
    "HelperLog",
    "HelperNote",
    "HelperPanel",
    "HelperRedone",
    "HelperSeatTaken",
    "HelperSetup",
    "HelperUndone",
]
