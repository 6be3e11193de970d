"""`pelipoyta analyse`: turning points of a recorded game, the cost of each choice, and luck."""

import os
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from pelipoyta.bots.analysis import plan
from pelipoyta.bots.analysis.analysed_game import AnalysedGame
from pelipoyta.bots.analysis.model import Account, Analysis, FeatureDifference, Turning, Weighed
from pelipoyta.bots.analysis.pieces import LONGEST, AnalysisPiece, Found
from pelipoyta.bots.analysis.why import shown
from pelipoyta.bots.arena.parallel import spread
from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.progress import progress
from pelipoyta.cli.records.replay import held, text_of, told_apart
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.hint import Hint
from pelipoyta.kernel.play import Chance
from pelipoyta.kernel.records import partial_record
from pelipoyta.kernel.records.record import Record
from pelipoyta.locales import Words

PARTS = ("start", "deal", "luck", "others_luck", "skill", "others_skill", "reveal", "drift", "ended", "result")


Facts = dict[str, str | int]


def analyse(lang: str, file: str, *, jobs: int | None, as_json: bool, home: str | None) -> None:
    """Analyse the record and print the result; `home` is the file of a plugin."""
    text = text_of(file)
    if text.startswith(partial_record.MAGIC):
        raise Trouble("cli-analyse-seen", 1)
    game, told = held(lang, text, home)
    course = _opened(game, told)
    found = _study(course, text, home or game.id, jobs or os.cpu_count() or 1)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        _Show(vocabulary(lang, game.id, "analysis"), course, found).all()


def _opened(game: AnyGame, told: Record) -> AnalysedGame:
    try:
        return plan.opened(game, told)
    except plan.Unfinished:
        raise Trouble("cli-analyse-running", 1) from None
    except plan.TooLong:
        raise Trouble("cli-analyse-too-long", 1, steps=len(told.steps), most=LONGEST) from None


def _study(course: AnalysedGame, text: str, home: str, jobs: int) -> Analysis:
    with spread(jobs) as each, progress(course.game.id, plan.pieces_at_most(course)) as after:

        def work(pieces: Sequence[AnalysisPiece]) -> Iterator[Found]:
            for found in each(partial(do_piece, home, text), pieces):
                after(1)
                yield found

        return plan.analyse(course, work)


def do_piece(home: str, text: str, piece: AnalysisPiece) -> Found:
    """Execute a piece in any process; each process replays the record once."""
    return plan.do(plan.opened_text(find_game(home), text), piece)


class _Show:
    """Printer of an analysis."""

    def __init__(self, words: Words, course: AnalysedGame, found: Analysis) -> None:
        from rich.console import Console

        self.words, self.course, self.found = words, course, found
        seats = tuple(words("cli-seat", seat=1 + seat) for seat in range(found.seats))
        given = course.record.players or seats
        self.players = told_apart(tuple(name or seat for name, seat in zip(given, seats, strict=True)))
        self.console = Console()

    def all(self) -> None:
        self._moments()
        self._accounts()
        self._say("analysis-parts")
        for each in self.found.turning:
            self.console.print(f"{each.moment:>4}  {self._turning(each)}", highlight=False)
        if not self.found.turning:
            self._say("analysis-no-turning")
        for marked in [each for each in self.found.weighed if each.mark]:
            self._marked(marked)
        self._foot()

    def _say(self, key: str, **facts: str | int | float) -> None:
        self.console.print(self.words(key, **facts), highlight=False)

    def _moments(self) -> None:
        """Print a row for each step: what it was, and the win probabilities after it."""
        from rich.table import Table

        table = Table(title=self.words("analysis-chart"))
        table.add_column(self.words("analysis-moment"), justify="right")
        table.add_column(self.words("analysis-what"))
        for name in self.players:
            table.add_column(name, justify="right")
        table.add_row("0", self.words("analysis-start"), *self._chances(0))
        for number in range(len(self.course.record.steps)):
            table.add_row(str(self.found.moments[number + 1]), self._written(number), *self._chances(number + 1))
        self.console.print(table)

    def _chances(self, number: int) -> list[str]:
        return [str(hundredths(chance)) for chance in self.found.points[number].chances]

    def _written(self, number: int) -> str:
        step, owner = self.course.record.steps[number], self.found.owners[number]
        who = self.players[owner] if owner is not None and owner >= 0 else "*"
        if isinstance(step, Chance):
            return f"{who}: {self.words('analysis-rolled')} {' '.join(map(str, step.outcome[:6]))}"
        action = getattr(step, "action", None)
        return f"{who}: {self.course.game.notation.write(action) if action else self.words('cli-gives-up')}"

    def _accounts(self) -> None:
        from rich.table import Table

        table = Table(title=self.words("analysis-accounts"))
        table.add_column("")
        for account in self.found.accounts:
            table.add_column(self.players[account.seat], justify="right")
        for part in PARTS:
            row = [self._part(each, part) for each in self.found.accounts]
            table.add_row(self.words(f"analysis-part-{part}"), *row)
        self.console.print(table)

    def _part(self, account: Account, part: str) -> str:
        error = getattr(account, f"{part}_error", None)
        points = str(hundredths(getattr(account, part)))
        return points if error is None else f"{points} ± {hundredths(error)}"

    def _turning(self, turn: Turning) -> str:
        whom = self.players[turn.seat] if turn.seat is not None else ""
        told: Facts = {"name": whom, "points": hundredths(abs(turn.amount)), "error": hundredths(turn.error)}
        if turn.kind == "skill":
            weighed = next(each for each in self.found.weighed if each.step == turn.step)
            told["better"] = self._words(weighed.better_words[:1], weighed.better[0].action)
        dice = self.words("analysis-dice", dice=", ".join(map(str, turn.dice)))
        told["rolled"] = f" {dice}" if turn.dice else ""
        return self.words(f"analysis-turn-{turn.kind}", way="up" if turn.amount > 0 else "down", **told)

    def _marked(self, each: Weighed) -> None:
        """Print a choice that cost something: how much, the better alternative, and why."""
        best, moment = each.better[0], self.found.moments[each.step + 1]
        told: Facts = {"name": self.players[each.seat], "value": hundredths(each.played.value)}
        told |= {"best": hundredths(best.value), "points": hundredths(each.loss), "error": hundredths(each.error)}
        said = [self.words("analysis-mark", mark=each.mark) + ".", self.words("analysis-loss", **told)]
        said.append(f"{self.words('analysis-played')} {self._words(each.played_words, each.played.action)}")
        said.append(f"{self.words('analysis-better')} {self._words(each.better_words, best.action)}")
        if each.why:
            terms = self.words("analysis-why-terms", terms="; ".join(map(self._reason, each.why)))
            said.append(f"{self.words('analysis-why')} {terms}")
        if each.replier is not None:
            reply = self._words(each.reply_words, each.reply)
            said.append(f"{self.words('analysis-reply', name=self.players[each.replier])} {reply}")
        self.console.print(f"{moment:>4}  {' '.join(said)}", highlight=False)

    def _words(self, hints: Sequence[Hint], action: str) -> str:
        """Hints of the game for a choice; its notation where there are none."""
        said = [self.words(f"{self.found.game}-advice-{hint.key}", **hint.facts) for hint in hints]
        return " ".join(said) or f"{action}."

    def _reason(self, reason: FeatureDifference) -> str:
        kind = "over" if reason.term in ("won", "lost") else self.found.game
        told = {"best": number(shown(reason.best)), "played": number(shown(reason.played))}
        return self.words(f"analysis-{kind}-{reason.term}", whose=reason.whose, **told)

    def _foot(self) -> None:
        self._say("analysis-weighed", weighed=len(self.found.weighed), choices=self.found.choices)
        self._say("analysis-judge", judge=self.found.judge, error=hundredths(self.found.judge_error))
        if self.found.uncertain:
            self._say("analysis-uncertain")


def hundredths(share: float) -> int:
    """Percentage as an int, so that plural forms fit it."""
    return round(100 * share)


def number(figure: float) -> float:
    """Number without decimals where it has none: 1.0 would get a plural form."""
    whole = round(figure)
    return whole if whole == figure else figure
