"""`pelipoyta verify`: check that a record's dice, draws and deals are those that were committed to before the game."""

from collections.abc import Sequence

from pelipoyta.cli.records.replay import check_head, read_record, read_seen, text_of
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.kernel.chance import Outcome
from pelipoyta.kernel.fairness import transcript
from pelipoyta.kernel.fairness.verify import Unfair
from pelipoyta.kernel.fairness.verify import verify as check
from pelipoyta.kernel.records import partial_record
from pelipoyta.kernel.records.record import step_lines
from pelipoyta.locales import Words


def verify(lang: str, file: str, *, commitment: str, decks: Sequence[str], home: str | None) -> None:
    """Verify the record and print how much was checked; notes from before the game must match the record."""
    text = text_of(file)
    noted, roots = commitment.strip().lower(), [root.strip().lower() for root in decks]
    if text.startswith(partial_record.MAGIC):
        _verify_seen(lang, text, noted, roots, home)
        return
    game, record = read_record(text, home)
    words = vocabulary(lang, game.id, "table")
    check_head(words, game, record)
    try:
        checked = check(game, record, noted, roots)
    except Unfair as unfair:
        lines = [number for number, _ in step_lines(text)]
        line = lines[unfair.step - 1] if 0 < unfair.step <= len(lines) else 0
        facts = {"expected": _written(unfair.expected), "found": _written(unfair.found)}
        raise Trouble(f"cli-unfair-{unfair.reason}", 1, line=line, **facts) from None
    _say(words, checked, record.dice.commitment if record.dice else "", noted)


def _written(outcome: Outcome) -> str:
    return ", ".join(map(str, outcome))


def _verify_seen(lang: str, text: str, noted: str, roots: Sequence[str], home: str | None) -> None:
    """Verify a partial record without its decks: every draw by its leaf, and the open cards (TABLE-19)."""
    game, told = read_seen(text, home)
    words = vocabulary(lang, game.id, "table")
    if told.dice is None:
        raise Trouble("cli-unfair-no-proof", 1)
    try:
        checked = transcript.check(game, told.dice, events=told.events, seats=told.seats, noted=noted, roots=roots)
    except Unfair as unfair:
        reason = "fall" if unfair.reason == "other-outcome" else unfair.reason
        raise Trouble(f"cli-unfair-{reason}", 1, line=unfair.step) from None
    _say(words, checked, told.dice.commitment, noted)
    if told.dice.decks:
        print(words("cli-verify-decks", decks=len(told.dice.decks)))
        print("\n".join(deck.root for deck in told.dice.decks))


def _say(words: Words, checked: int, commitment: str, noted: str) -> None:
    print(words("cli-verify-holds", outcomes=checked))
    print(words("cli-verify-commitment", commitment=commitment))
    if not noted:
        print(words("cli-verify-note"))
