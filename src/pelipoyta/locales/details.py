"""Validation errors of libraries, translated."""

import re

from pelipoyta.locales import Words

# The messages of msgspec and pydantic that users can bring about, and the key of our own sentence for each.
MESSAGES = (
    (r"Input should be greater than or equal to (?P<n>\S+)|Expected `\w+` >= (?P<m>\S+)", "detail-least"),
    (r"Input should be less than or equal to (?P<n>\S+)|Expected `\w+` <= (?P<m>\S+)", "detail-most"),
    (r"Input should be greater than (?P<n>\S+)|Expected `\w+` > (?P<m>\S+)", "detail-more"),
    (r"Input should be less than (?P<n>\S+)|Expected `\w+` < (?P<m>\S+)", "detail-less"),
    (r".*valid integer.*|.*unable to parse string as an integer.*|Expected `int`, got .*", "detail-integer"),
    (r".*valid number.*|Expected `float`, got .*", "detail-number"),
    (r".*valid boolean.*|Expected `bool`, got .*", "detail-bool"),
    (r"Expected `str`, got .*|.*valid string.*", "detail-text"),
    (r"Expected `array`, got .*|.*valid tuple.*", "detail-list"),
    (r"(?P<n>.+): value is not a valid IPv4 or IPv6 network", "detail-network"),
    (r"Input should be (?P<n>'.+)", "detail-one-of"),
    (r"Invalid enum value (?P<n>.+)", "detail-choice"),
    (r"(?P<n>.+): must be like (?P<like>.+)", "detail-like-item"),
    (r"must be like (?P<like>.+)", "detail-like"),
    (r"must have at least (?P<n>\d+) characters", "detail-length"),
    (r"JSON is malformed.*|Input data was truncated", "detail-json"),
)


def detail(lang: str, message: str) -> str:
    """Our own sentence for the message; the message itself where there is none."""
    words = Words(lang, "errors")
    for pattern, key in MESSAGES:
        if found := re.fullmatch(pattern, message.strip().removesuffix(".")):
            facts = found.groupdict()
            number = (facts.get("n") or facts.get("m") or "").replace("' or '", "', '")
            return words(key, n=number, like=facts.get("like") or "")
    return message
