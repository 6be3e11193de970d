"""Parts of a table that may be refused, each on its own, and their refusals."""

from typing import Literal, get_args

from msgspec import Struct

from pelipoyta.table.errors import TableError

Part = Literal["table", "live", "replay", "all_eyes", "record", "dice", "study", "play_on", "advice"]
RecordExtent = Literal["none", "partial", "whole"]
PARTS: tuple[Part, ...] = get_args(Part)
STORY: tuple[Part, ...] = ("replay", "all_eyes", "record", "dice", "study", "play_on")  # show how the game went
AFTER_THE_SET: tuple[Part, ...] = ("record", "dice", "study", "play_on")  # show chance that other tables share


class Denial(Struct, frozen=True):
    """Refusal of a part: the code and facts of the error to answer with."""

    code: str
    facts: dict[str, str | int] = {}

    def error(self) -> TableError:
        return TableError(self.code, self.facts)


def outside(contest: str) -> Denial:
    return Denial("apart", {"rule": "CONTEST-19", "team_match": contest})
