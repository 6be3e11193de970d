"""Page and history of the helper: whose turn it is, the battle with its odds, the energies of both armies."""

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE, FULL, PIECES, SIDE
from pelipoyta.games.rolechess.helper.model import (
    NONE,
    BattleReport,
    Command,
    CorrectEnergy,
    DeclareBattle,
    EnergyTable,
    FightBattle,
    PassTurn,
    RollForStart,
    WithdrawBattle,
)
from pelipoyta.games.rolechess.helper.rules import apply, why_not
from pelipoyta.games.rolechess.odds import chances
from pelipoyta.kernel import Outcome, Seat
from pelipoyta.kernel.helper import (
    HelperChoice,
    HelperCounter,
    HelperDice,
    HelperField,
    HelperForm,
    HelperGrid,
    HelperItem,
    HelperNote,
    HelperPanel,
)
from pelipoyta.kernel.helper.sheet import Facts


def show(s: EnergyTable, seat: Seat | None) -> tuple[HelperPanel, ...]:
    """Show the turn, the battle and the energies; nothing is hidden (RC-9.4)."""
    panels = (HelperPanel(HelperNote("helper-rolechess-turn"), tuple(_turn(s))), _energies(s))
    return (*panels[:1], _battle(s), *panels[1:]) if s.attackers else panels


def _turn(s: EnergyTable) -> list[HelperItem]:
    items: list[HelperItem] = []
    if s.last:
        items += _told(s, s.last)
    if s.winner is not None:
        return [*items, HelperNote("helper-rolechess-won", {"name": s.names[s.winner]}, "RC-8")]
    if s.turn == NONE:
        return [*_tie(s), *_start_forms(s)]
    items.append(HelperNote("helper-rolechess-whose", {"name": s.names[s.turn]}))
    if s.attackers:
        return items
    items.append(_declare_form(s))
    items.append(HelperForm(HelperNote("helper-rolechess-end-turn"), {"type": "PassTurn"}))
    return items


def _tie(s: EnergyTable) -> list[HelperItem]:
    return [HelperDice(HelperNote("helper-rolechess-tied", rule="RC-3.0"), s.tie)] if s.tie else []


def _start_forms(s: EnergyTable) -> list[HelperItem]:
    fields = tuple(
        _die(name, HelperNote("helper-rolechess-start-die", {"name": who}))
        for name, who in zip(("first", "second"), s.names, strict=True)
    )
    return [
        HelperNote("helper-rolechess-start", {}, "RC-3.0"),
        HelperForm(HelperNote("helper-roll-ours"), {"type": "RollForStart"}, main=True),
        HelperForm(HelperNote("helper-roll-real"), {"type": "RollForStart"}, fields),
    ]


def _die(name: str, label: HelperNote) -> HelperField:
    return HelperField(name=name, kind="number", label=label, low=1, high=6, value=1)


def piece_facts(piece: int) -> Facts:
    found = PIECES[piece]
    return {"kind": found.kind.value, "number": found.number}


def _piece(s: EnergyTable, piece: int) -> HelperNote:
    facts: Facts = {**piece_facts(piece), "energy": s.energy[piece]}
    return HelperNote("helper-rolechess-piece", facts)


def _choices(s: EnergyTable, seat: Seat) -> tuple[HelperChoice, ...]:
    own = range(seat * SIDE, (seat + 1) * SIDE)
    return tuple(HelperChoice(piece, _piece(s, piece)) for piece in own if s.energy[piece])


def _declare_form(s: EnergyTable) -> HelperForm:
    own, foes = _choices(s, s.turn), _choices(s, 1 - s.turn)
    alone = HelperChoice(NONE, HelperNote("helper-rolechess-alone"))
    fields = (
        _choice("opener", HelperNote("helper-rolechess-opener"), own),
        _choice("partner", HelperNote("helper-rolechess-partner"), (alone, *own)),
        _choice("target", HelperNote("helper-rolechess-target"), foes),
    )
    return HelperForm(HelperNote("helper-rolechess-declare"), {"type": "DeclareBattle"}, fields, main=True)


def _choice(name: str, label: HelperNote, choices: tuple[HelperChoice, ...]) -> HelperField:
    return HelperField(name=name, kind="choice", label=label, choices=choices, value=choices[0].value)


def _battle(s: EnergyTable) -> HelperPanel:
    odds = chances(tuple(ATTACK[piece] for piece in s.attackers), DEFENCE[s.target], s.energy[s.target])
    whole, tenth = divmod(round(10 * odds.loss), 10)  # each language has its own comma
    facts: Facts = {"hit": round(100 * odds.hit), "kill": round(100 * odds.kill), "whole": whole, "tenth": tenth}
    names = [HelperNote("helper-rolechess-attacker", piece_facts(piece)) for piece in s.attackers]
    fields = [
        _die(name, HelperNote("helper-rolechess-die", label.facts))
        for name, label in zip(("attack", "second"), names, strict=False)
    ]
    fields.append(_die("defence", HelperNote("helper-rolechess-die", piece_facts(s.target))))
    title = HelperNote("helper-rolechess-battle", _piece(s, s.target).facts)
    return HelperPanel(
        title,
        (
            *names,
            HelperNote("helper-rolechess-odds", facts, "RC-6.1.2"),
            HelperForm(HelperNote("helper-roll-ours"), {"type": "FightBattle"}, main=True),
            HelperForm(HelperNote("helper-roll-real"), {"type": "FightBattle"}, tuple(fields)),
            HelperForm(HelperNote("helper-rolechess-withdraw"), {"type": "WithdrawBattle"}),
        ),
    )


def _told(s: EnergyTable, last: BattleReport) -> list[HelperItem]:
    word = "helper-rolechess-held"
    if last.loss:
        word = "helper-rolechess-lost" if s.energy[last.target] else "helper-rolechess-fell"
    facts: Facts = {**_piece(s, last.target).facts, "loss": last.loss, "attack": last.attack, "defence": last.defence}
    return [HelperDice(HelperNote("helper-rolechess-dice"), last.dice), HelperNote(word, facts, "RC-6.1.2")]


def _energies(s: EnergyTable) -> HelperPanel:
    heads = (
        HelperNote("helper-rolechess-piece-head"),
        *(HelperNote("helper-name", {"name": each}) for each in s.names),
    )
    rows = tuple(
        (HelperNote("rolechess-piece-first", piece_facts(row)), _counter(s, row), _counter(s, row + SIDE))
        for row in range(SIDE)
    )
    return HelperPanel(
        HelperNote("helper-rolechess-energies"), (HelperGrid(HelperNote("helper-rolechess-energies"), heads, rows),)
    )


def _counter(s: EnergyTable, piece: int) -> HelperCounter:
    left = s.energy[piece]
    label = HelperNote("helper-rolechess-of", {**piece_facts(piece), "name": s.names[PIECES[piece].seat]})
    return HelperCounter(
        label=label,
        value=left,
        less=_correction(s, piece, left - 1),
        more=_correction(s, piece, left + 1),
        full=FULL[piece],
    )


def _correction(s: EnergyTable, piece: int, energy: int) -> dict[str, str | int] | None:
    if energy < 0 or why_not(s, CorrectEnergy(piece, energy)):
        return None
    return {"type": "CorrectEnergy", "piece": piece, "energy": energy}


def tell(s: EnergyTable, command: Command, outcome: Outcome, seat: Seat | None) -> HelperNote:
    after = apply(s, command, outcome)
    if isinstance(command, RollForStart):
        first, second = outcome or (command.first, command.second)
        word = "helper-rolechess-did-tied" if after.turn == NONE else "helper-rolechess-did-start"
        return HelperNote(word, {"first": first, "second": second, "name": s.names[max(after.turn, 0)]})
    if isinstance(command, DeclareBattle):
        facts: Facts = {**piece_facts(command.target), "name": s.names[s.turn], "count": len(after.attackers)}
        return HelperNote("helper-rolechess-did-declare", facts)
    if isinstance(command, FightBattle):
        assert after.last
        return _log_of_battle(after, after.last)
    if isinstance(command, WithdrawBattle):
        return HelperNote("helper-rolechess-did-withdraw", {"name": s.names[s.turn]})
    if isinstance(command, PassTurn):
        return HelperNote("helper-rolechess-did-end", {"name": s.names[s.turn]})
    facts = {**piece_facts(command.piece), "name": s.names[PIECES[command.piece].seat], "energy": command.energy}
    return HelperNote("helper-rolechess-did-correct", facts)


def _log_of_battle(s: EnergyTable, last: BattleReport) -> HelperNote:
    facts: Facts = {
        **piece_facts(last.target),
        "attack": last.attack,
        "defence": last.defence,
        "loss": last.loss,
        "energy": s.energy[last.target],
    }
    return HelperNote("helper-rolechess-did-fight", facts)
