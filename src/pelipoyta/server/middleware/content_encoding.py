"""Content negotiation by Accept-Encoding."""

import re
from collections.abc import Sequence


def accepted(header: str, offered: Sequence[str]) -> str:
    """The offered encoding that the client prefers, the first one among equals; "" if it accepts none."""
    wishes = dict(_wish(part) for part in header.split(","))
    liking = {name: wishes.get(name, wishes.get("*", 0.0)) for name in offered}
    best = max(offered, key=lambda name: liking[name])
    return best if liking[best] > 0 else ""


def _wish(part: str) -> tuple[str, float]:
    name, _, quality = part.partition(";")
    found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
    return name.strip().lower(), float(found.group(1)) if found else float(not quality.strip())
