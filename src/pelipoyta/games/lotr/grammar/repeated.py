"""Gains of one card without their repeated subject: it gets strength +3 and damage +1."""

import re
from collections.abc import Callable

Say = Callable[..., str]
REST = r"(?:[^+−()→;:.]|:(?=\w))"  # what may follow a number: for each burden


def once_said(say: Say, text: str) -> str:
    """The text, a gain after another of the same card joined to it without «it gains».

    What follows both numbers, such as «for each burden», is said once.
    """
    verbs, words = (say(key).replace(" | ", "|") for key in ("lotr-gains-before", "lotr-gains-named"))
    again = f"{say('lotr-and')}{say('lotr-gains-again')}"
    gain, second = rf"(\b(?:{verbs}) [^()→;:,.]*?[+−]\d+)", rf"((?:{words}) [+−]\d+)"
    joined = re.sub(rf"{gain}( {REST}+?){again} {second}\2", rf"\1{say('lotr-and')}\3\2", text)
    return re.sub(rf"{gain}{again} {second}", rf"\1{say('lotr-and')}\2", joined)
