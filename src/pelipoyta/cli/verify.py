"""`pelipoyta verify`: check that a record's dice, draws and deals are those that were committed to before the game."""

from pelipoyta.cli.replay import check_head, read_record, text_of
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.kernel.record import step_lines
from pelipoyta.kernel.verify import Unfair
from pelipoyta.kernel.verify import verify as check


def verify(lang: str, file: str, *, commitment: str, home: str | None) -> None:
    """Says how much was checked; what was noted before the game must be what the record says."""
    text = text_of(file)
    game, record = read_record(text, home)
    words = vocabulary(lang, game.id, "table")
    check_head(words, game, record)
    try:
        checked = check(game, record, commitment.strip().lower())
    except Unfair as unfair:
        lines = [number for number, _ in step_lines(text)]
        line = lines[unfair.step - 1] if 0 < unfair.step <= len(lines) else 0
        raise Trouble(f"cli-unfair-{unfair.reason}", 1, line=line) from None
    print(words("cli-verify-holds", outcomes=checked))
    print(words("cli-verify-commitment", commitment=record.dice.commitment if record.dice else ""))
    if not commitment:
        print(words("cli-verify-note"))
