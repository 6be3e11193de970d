"""Paths of the client's pages. `scripts/types` writes the same list for the client's router.

`{name}` is one path segment that the page is given, `*` one that it reads by itself.
"""

CLIENT_ROUTES = (
    ("start", "/"),
    ("lobby", "/lobby"),
    ("new-table", "/new/{game}"),
    ("new-one-device", "/new/{game}/here"),
    ("table", "/t/{id}"),
    ("one-device", "/t/{id}/here"),
    ("big-screen", "/t/{id}/screen"),
    ("replay", "/t/{id}/replay"),
    ("replay", "/t/{id}/replay/*"),
    ("record", "/replay"),
    ("history", "/history"),
    ("sign-in", "/sign-in"),
    ("account", "/account"),
    ("account-link", "/account/link"),
    ("person", "/people/{name}"),
    ("privacy", "/privacy"),
    ("ratings", "/ratings"),
    ("friends", "/friends"),
    ("club", "/club/{id}"),
    ("notices", "/notices"),
    ("notices", "/notices/confirm/{code}"),
    ("notices", "/notices/stop/{token}/{kind}"),
    ("sanctions", "/sanctions"),
    ("operator", "/operator"),
    ("new-league", "/league/new/{game}"),
    ("league", "/league/{id}"),
    ("rules", "/rules/{game}"),
    ("variants", "/variants/{game}"),
    ("learn", "/learn/{game}"),
    ("learn", "/learn/{game}/{lesson}"),
    ("mistakes", "/t/{id}/mistakes"),
    ("puzzles", "/puzzles/{game}"),
    ("puzzles", "/puzzles/{game}/{puzzle}"),
    ("decks", "/decks/{game}"),
    ("new-helper", "/helper/{game}"),
    ("helper", "/helper/{game}/{id}"),
    ("print", "/print/{game}"),
    ("series", "/e/{id}"),
    ("new-tournament", "/tournament/new/{game}"),
    ("tournament", "/tournament/{id}"),
    ("new-team-match", "/team-match/new/{game}"),
    ("new-duplicate", "/team-match/new/{game}/duplicate"),
    ("team-match", "/team-match/{id}"),
    ("new-team-match", "/match/new/{game}"),  # links of version 0.1
    ("new-duplicate", "/match/new/{game}/duplicate"),
    ("team-match", "/match/{id}"),
)
_PATTERNS = tuple(tuple(filter(None, path.split("/"))) for _, path in CLIENT_ROUTES)


def is_client_route(path: str) -> bool:
    """True if the client has a page at this path."""
    segments = [segment for segment in path.split("/") if segment not in ("", ".")]
    return any(_matches(pattern, segments) for pattern in _PATTERNS)


def _matches(pattern: tuple[str, ...], segments: list[str]) -> bool:
    if len(pattern) != len(segments):
        return False
    return all(
        part == "*" or part.startswith("{") or part == found for part, found in zip(pattern, segments, strict=True)
    )
