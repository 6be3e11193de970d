"""Jobs of worker processes: what a line on their standard input holds."""

from msgspec import Raw, Struct


class Job(Struct, frozen=True, tag=True, kw_only=True):
    """Fields of all jobs."""

    game: str
    limit: float  # seconds after which the process ends itself, should its owner be gone


class ChoiceJob(Job, frozen=True, tag=True, kw_only=True):
    """Choice to be made by a bot."""

    bot: str
    seat: int
    ask: str | None
    view: Raw
    legal: Raw
    seed: int | str
    budget: float
    game_seed: str = ""  # constant for the whole game


class AnalysisJob(Job, frozen=True, tag=True, kw_only=True):
    """Record of a game, and the piece of the analysis to compute."""

    record: str
    piece: bytes  # JSON, as `analysis.plan` has it


class ExplainJob(Job, frozen=True, tag=True, kw_only=True):
    """A legal action, and its player's view, to be explained by the game's hints."""

    seat: int
    view: Raw
    action: Raw


class DifficultyJob(Job, frozen=True, tag=True, kw_only=True):
    """The seat that is to choose, and a spectator's view: not the seat's own."""

    seat: int
    view: Raw
    seed: int


class AgreementJob(Job, frozen=True, tag=True, kw_only=True):
    """Record of a game, and free choices of one seat to compare with the strongest bot's and with two levels'."""

    record: str
    seat: int
    steps: tuple[int, ...]
    levels: tuple[str, str]
    samples: int
    nodes: int = 0  # of the strongest bot; 0: its default


OtherJob = AnalysisJob | ExplainJob | DifficultyJob | AgreementJob
AnyJob = ChoiceJob | OtherJob
