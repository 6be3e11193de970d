"""Jobs about a game itself: whatever runs its rules or reads all of its words would stop every table meanwhile."""

from msgspec import Struct

from pelipoyta.server.schemas.play.decklists import CheckDecklist


class GuideJob(Struct, frozen=True, tag=True):
    """The rules page of a game, as JSON (`GuideInfo`)."""

    game: str


class SceneJob(Struct, frozen=True, tag=True):
    """The scene of a lesson's chapter after some actions, as JSON (`LessonScene`)."""

    game: str
    lesson: str
    chapter: int
    deeds: tuple[bytes, ...]  # actions, as JSON
    why: bool


class LastGameJob(Struct, frozen=True, tag=True):
    """The real game at a lesson's end, as JSON (`TableSpec`)."""

    game: str
    lesson: str
    bot: str
    name: str


class PuzzleJob(Struct, frozen=True, tag=True):
    """The position of a puzzle, and the verdict on an answer, as JSON (`PuzzleScene`)."""

    game: str
    puzzle: str
    deed: bytes  # an action, as JSON; empty: none yet
    why: bool
    give_up: bool
    refute: bool = False


class SetUpJob(Struct, frozen=True, tag=True):
    """A position in the game's notation for a new table, as JSON (`StartPosition`)."""

    game: str
    text: str


class DeckOffersJob(Struct, frozen=True, tag=True):
    """The ready-made texts of a private option, as JSON (`DecklistOffer` each)."""

    game: str
    option: str


class DeckCheckJob(Struct, frozen=True, tag=True):
    """The rules that a text of a private option breaks, as JSON (`CheckedDecklist`)."""

    game: str
    option: str
    asked: CheckDecklist


class CardsJob(Struct, frozen=True, tag=True):
    """Every card of a game in a language, as MessagePack (`CardFile`)."""

    game: str
    lang: str


class ArtJob(Struct, frozen=True, tag=True):
    """The pictures of all cards of a game, as MessagePack (`CardFile`)."""

    game: str


class PairingJob(Struct, frozen=True, tag=True):
    """Pairings of a tournament's next round by its log, as JSON (`Pairs`)."""

    header: bytes
    lines: tuple[bytes, ...]


class SitePictureJob(Struct, frozen=True, tag=True):
    """The picture of a link to the site itself, as PNG."""


GameJob = (
    GuideJob
    | SceneJob
    | LastGameJob
    | PuzzleJob
    | SetUpJob
    | DeckOffersJob
    | DeckCheckJob
    | CardsJob
    | ArtJob
    | PairingJob
    | SitePictureJob
)
