"""Any story a table can have: whatever is asked of it, in any order, its log tells the same story again."""

from operator import attrgetter
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from pelipoyta.kernel.play import IllegalAction, fold
from pelipoyta.table.commands import Do, DrawOffer, FromSeat, Resign, Start, Undo
from pelipoyta.table.decide.decide import decide
from pelipoyta.table.decide.setup.create import new_log
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import read_log
from pelipoyta.table.model import Player, Sat, TableLine
from pelipoyta.table.state.table_state import TableState

SEATS = 3
FACTS = (
    "versions",
    "history.asked_version",
    "done",
    "history.steps",
    "over",
    "offers.draw",
    "offers.accepted",
    "length",
    "frozen",
)
seats = st.integers(0, SEATS - 1)


class Story(RuleBasedStateMachine):
    """A match driven by commands, and beside it only its log and what each viewer remembers."""

    toy: Any  # the game and its actions

    @initialize(seed=st.integers(0, 99))
    def open(self, seed: int) -> None:
        self.random = Random(seed)
        players = [Sat(seat, Player(f"P{seat}", f"key{seat}")) for seat in range(SEATS)]
        new = new_log(self.toy.GAME, self.toy.GAME.options(), players, "key0", 0.0)
        assert new.header is not None
        self.header, self.log = read_log(new.header, new.lines)
        self.match = TableState.folded(self.header, self.toy.GAME, self.log)
        self.memory: dict[int | None, list[bytes]] = {viewer: [] for viewer in self.match.history.viewers}
        self.commands = 0
        self.take(Start())

    def take(self, command: Any) -> bool:
        """What a table does, without its task: decide, store, adopt, tell."""
        before = msgspec.json.encode((self.match.game_state if self.match.started else None, self.match.length))
        try:
            decision = decide(self.match, command, lambda chance, _: chance.sample(self.random))
        except (TableError, IllegalAction):
            assert before == msgspec.json.encode((self.match.game_state, self.match.length))
            return False
        for line, transition in decision.lines:
            self.log.append(msgspec.json.decode(msgspec.json.encode(line), type=TableLine))
            self.match.adopt(line, transition)
            for viewer, at in transition.versions.items() if transition else ():
                assert at == len(self.memory[viewer]) + 1
                self.memory[viewer].append(self.letter(viewer))
        return True

    def letter(self, viewer: int | None) -> bytes:
        now = self.match.history.current
        return msgspec.json.encode((now.events_for(viewer), now.seat_view(viewer)))

    def id(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    @rule(seat=seats, number=st.integers(-1, 5), back=st.sampled_from([0, 0, 0, 1, -1]))
    def choose(self, seat: int, number: int, back: int) -> None:
        action = self.toy.Wave() if number == 5 else self.toy.Pick(number)
        self.take(FromSeat(seat, Do(self.id(), self.match.versions[seat] - back, action)))

    @precondition(lambda self: not self.match.over)
    @rule(seat=seats, which=st.integers(0, 9))
    def choose_legally(self, seat: int, which: int) -> None:
        legal = self.match.history.current.seat_view(seat).legal
        if legal:
            assert self.take(FromSeat(seat, Do(self.id(), self.match.versions[seat], legal[which % len(legal)])))

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        before = self.match.history.record_steps()
        if self.take(FromSeat(seat, Undo(self.id()))):
            gone = [step for step in before if step not in self.match.history.record_steps()]
            assert all(step.seat == seat for step in gone)  # type: ignore[union-attr]
            assert len(self.match.history.record_steps()) < len(before)

    @rule(seat=seats, answer=st.sampled_from(["offer", "accept", "decline"]))
    def draw(self, seat: int, answer: Any) -> None:
        self.take(FromSeat(seat, DrawOffer(self.id(), answer)))

    @rule(seat=seats, sure=st.integers(0, 9))
    def resign(self, seat: int, sure: int) -> None:
        command = FromSeat(seat, Resign(self.id()))
        if sure == 0:
            self.take(command)

    @invariant()
    def the_steps_lead_to_the_state(self) -> None:
        *_, (state, _) = fold(self.toy.GAME, self.toy.GAME.options(), SEATS, self.match.history.record_steps())
        assert state == self.match.game_state

    @invariant()
    def each_step_has_the_time_it_was_made_at(self) -> None:
        history = self.match.history
        assert len(history.times) == len(history.steps) + 1 and history.times == sorted(history.times)

    @invariant()
    def the_log_tells_the_same_again(self) -> None:
        again = TableState.folded(self.header, self.toy.GAME, self.log)
        for fact in FACTS:
            assert attrgetter(fact)(again) == attrgetter(fact)(self.match), fact
        assert again.game_state == self.match.game_state
        for viewer in again.history.viewers:
            assert again.versions[viewer] == len(self.memory[viewer])
            beats = list(again.history.missed(viewer, 0) or ())
            told = [
                msgspec.json.encode((update.snapshot.events_for(viewer), update.snapshot.seat_view(viewer)))
                for update in beats
            ]
            assert told == self.memory[viewer]

    @invariant()
    def whoever_has_seen_all_sees_what_is(self) -> None:
        for viewer in self.match.history.viewers:
            seen = msgspec.json.decode(self.memory[viewer][-1])[1]
            assert seen == msgspec.json.decode(msgspec.json.encode(self.match.history.current.seat_view(viewer)))


def test_any_story_folds_from_its_log(salkku: Any) -> None:
    story = type("SalkkuStory", (Story,), {"toy": salkku})
    run_state_machine_as_test(story, settings=settings(max_examples=60, stateful_step_count=25))
