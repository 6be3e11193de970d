"""Field types that several messages share, by the names they have in the client."""

from pelipoyta.table.field_types import Count as Count
from pelipoyta.table.field_types import EntropyWord as DiceWord
from pelipoyta.table.field_types import Facts as Facts
from pelipoyta.table.field_types import IdempotencyKey as IdempotencyKey
from pelipoyta.table.field_types import PlayerName as Name
from pelipoyta.table.field_types import PrivateOptionTexts as PrivateOptionTexts
from pelipoyta.table.field_types import Text as Text
from pelipoyta.table.field_types import Title as Title

__all__ = ["Count", "DiceWord", "Facts", "IdempotencyKey", "Name", "PrivateOptionTexts", "Text", "Title"]
