"""The body of every HTTP error."""

from msgspec import Struct

from pelipoyta.server.schemas.common import Facts


class Problem(Struct, frozen=True):
    """An error code, which has a sentence in `errors.ftl`, and the values for that sentence."""

    code: str
    facts: Facts


class Failure(Struct, frozen=True):
    """The body of every response whose status is 400 or more."""

    error: Problem
