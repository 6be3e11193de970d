"""A table of what is refused: position, who, what, the rule and the reason; nothing changes."""

from collections.abc import Callable

import msgspec
import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import NAMES, PACKS
from pelipoyta.games.sequence.model import Claim, Exchange, Lock, Lose, Options, Play, State
from pelipoyta.kernel import HOST

Put = Callable[..., State]

ROWS = """* b r . . . . . . *
          . . . . . . . . . .
          r r r r r . . . . .
          . . . . . . . . . .
          . . . . . . . . . .
          . . . . . . . . . .
          . . . . . . . . . .
          . . . . . . . . . .
          . . . . . r b . . ."""
TURN = "seats 4\nturn 0\nfive red a3-e3\nhand 0 2D 2S 3S 5D JC JS\nhand 1 6H\n"
MANUAL = 'seats 4\noptions {"draw":"manual"}\nturn 0\nowed 2 lapsed\nhand 0 5D\nhand 1 6H\n'
COACH = 'seats 4\noptions {"no_coaching":true}\nturn 0\nhand 0 5D\nhand 1 6H\nhand 2 7D\n'
JUDGE = COACH.replace("true}", 'true,"judge":"host"}')
FULL = "\n".join(["* b b r r b b r r *", *["b b r r b b r r b b", "r r b b r r b b r r"] * 4, "* r b b r r b b r *"])
RUN = "* . . . . . . . . *\n. . . . . . . . . .\n. b b b b b b . . ."
WON = "seats 4\nphase over\nturn 0\nhand 0 5D\nfive red a1-e1\nfive red a3-e3"
TWICE = "* r r r r . . . . *\n. . . . . . . . . .\nr r r r r . . . . ."
LOCK = "seats 4\nphase lock\nplaced e3\nturn 0\nhand 0 5D\n"

TABLE = [
    (TURN, ROWS, 1, "6H d5", "SEQ-1.5", "not-your-turn"),
    (TURN, ROWS, 1, "pass", "SEQ-1.5", "not-your-turn"),
    (TURN, ROWS, 1, "dead 6H", "SEQ-1.5", "not-your-turn"),
    (TURN, ROWS, 1, "lock b3-f3", "SEQ-1.5", "not-your-turn"),
    (TURN, ROWS, 0, "6H d5", "SEQ-3.1", "not-held"),
    (TURN, ROWS, 0, "dead 6H", "SEQ-3.1", "not-held"),
    (TURN, ROWS, 0, "5D f5", "SEQ-3.1", "other-card"),
    (TURN, ROWS, 0, "5D a1", "SEQ-2.3", "corner"),
    (TURN, ROWS, 0, "2S b1", "SEQ-3.1", "taken"),
    (TURN, ROWS, 0, "2D c3", "SEQ-3.1", "taken"),
    (TURN, ROWS, 0, "JC c1", "SEQ-4.1", "taken"),
    (TURN, ROWS, 0, "JC j10", "SEQ-4.1", "corner"),
    (TURN, ROWS, 0, "JS d1", "SEQ-4.2", "no-chip"),
    (TURN, ROWS, 0, "JS a1", "SEQ-4.2", "no-chip"),
    (TURN, ROWS, 0, "JS b1", "SEQ-4.2", "own-chip"),
    (TURN, ROWS, 0, "JS c3", "SEQ-4.2", "locked"),
    (TURN, ROWS, 0, "dead 5D", "SEQ-5.1", "not-dead"),
    (TURN, ROWS, 0, "dead JC", "SEQ-5.1", "jack-never-dead"),
    (TURN + "pile 0 3S\ndead 3S", ROWS, 0, "dead 2S", "SEQ-5.1", "second-exchange"),
    (TURN, ROWS, 0, "pass", "SEQ-3.4", "can-play"),
    ("seats 4\nturn 0\nhand 0 JS", FULL, 0, "pass", "SEQ-3.4", "can-play"),
    ("seats 4\nturn 0\nhand 0 2S", FULL, 0, "pass", "SEQ-5.2", "must-exchange"),
    ("seats 4\nturn 0\nhand 0 2S\npile 0 3S\ndead 3S", FULL, 0, "pass", "SEQ-5.2", "must-exchange"),
    (TURN, ROWS, 0, "lock a3-e3", "SEQ-2.6", "nothing-to-lock"),
    (TURN, ROWS, 0, "draw", "SEQ-3.2", "drawn-for-you"),
    (TURN, ROWS, 0, "claim red", "SEQ-6.1", "coaching-allowed"),
    (TURN, ROWS, 0, "agree", "SEQ-6.1", "coaching-allowed"),
    (TURN, ROWS, 0, "lose 2D", "SEQ-6.1", "nothing-to-lose"),
    (LOCK, RUN, 0, "5D f3", "SEQ-2.6", "lock-first"),
    (LOCK, RUN, 0, "pass", "SEQ-2.6", "lock-first"),
    (LOCK, RUN, 0, "lock d3-h3", "SEQ-2.6", "not-a-way"),
    (LOCK, RUN, 1, "lock b3-f3", "SEQ-1.5", "not-your-turn"),
    (MANUAL, "", 1, "draw", "SEQ-3.2", "nothing-owed"),
    (MANUAL, "", 2, "draw", "SEQ-3.2", "lapsed"),
    (COACH, "", 1, "claim green", "SEQ-1.2", "no-such-team"),
    (COACH, "", 1, "claim red", "SEQ-6.1", "own-team"),
    (COACH, "", 1, "agree", "SEQ-6.1", "no-claim"),
    (COACH + "claim 1 blue 0", "", 3, "claim blue", "SEQ-6.1", "claim-open"),
    (COACH + "claim 1 blue 0", "", 3, "agree", "SEQ-6.1", "not-accused"),
    (COACH + "claim 1 blue 0", "", 3, "deny", "SEQ-6.1", "not-accused"),
    (COACH + "claim 1 blue 0 2", "", 2, "deny", "SEQ-6.1", "denied-already"),
    (COACH + "claim 1 blue 0", "", 0, "uphold", "SEQ-6.1", "team-judges"),
    (COACH + "claim 1 blue 0", "", HOST, "uphold", "SEQ-6.1", "team-judges"),
    (JUDGE + "claim 1 blue 0", "", 0, "agree", "SEQ-6.1", "host-judges"),
    (JUDGE + "claim 1 blue 0", "", 2, "deny", "SEQ-6.1", "host-judges"),
    (JUDGE + "claim 1 blue 0", "", 1, "uphold", "SEQ-6.1", "not-the-host"),
    (JUDGE + "claim 1 blue 0", "", 2, "dismiss", "SEQ-6.1", "not-the-host"),
    (JUDGE + "claim 1 blue 0", "", HOST, "agree", "SEQ-6.1", "host-only-judges"),
    (JUDGE + "claim 1 blue 0", "", HOST, "5D f3", "SEQ-6.1", "host-only-judges"),
    (JUDGE, "", HOST, "uphold", "SEQ-6.1", "no-claim"),
    (JUDGE, "", HOST, "dismiss", "SEQ-6.1", "no-claim"),
    (JUDGE, "", HOST, "claim blue", "SEQ-6.1", "host-only-judges"),
    (JUDGE, "", HOST, "draw", "SEQ-6.1", "host-only-judges"),
    (JUDGE + "owing 0 2", "", HOST, "lose 5D", "SEQ-6.1", "host-only-judges"),
    (JUDGE + "owing 0 2", "", HOST, "dismiss", "SEQ-6.1", "penalty-first"),
    (COACH + "barred 1", "", 1, "claim blue", "SEQ-6.1", "claimed-already"),
    (COACH + "owing 0 2", "", 0, "5D f3", "SEQ-6.1", "penalty-first"),
    (COACH + "owing 0 2", "", 1, "claim blue", "SEQ-6.1", "penalty-first"),
    (COACH + "owing 0 2", "", 0, "lose 6H", "SEQ-6.1", "not-held"),
    (COACH + "owing 2\nchosen 0 5D", "", 0, "lose 5D", "SEQ-6.1", "nothing-to-lose"),
    (f"{WON}\nover SEQ-2.2 red", TWICE, 0, "5D f3", "SEQ-2.2", "game-over"),
    ("seats 4\nphase over\nturn 0\nturns 9\npasses 4\nover SEQ-2.7", "", 0, "lose 5D", "SEQ-2.7", "game-over"),
    ("seats 4\nphase refill\nturn 0\ndrawer 0\nhand 0 5D", "", 0, "5D f3", "SEQ-3.1", "being-drawn"),
    ("seats 4\nphase deal\ndealer 0", "", 0, "pass", "SEQ-1.5", "not-dealt"),
]


@pytest.mark.parametrize(("lines", "rows", "seat", "move", "rule", "reason"), TABLE)
def test_refused(put: Put, lines: str, rows: str, seat: int, move: str, rule: str, reason: str) -> None:
    state = put(lines, rows)
    before = msgspec.json.encode(state)
    refusal = GAME.why_not(state, seat, GAME.notation.parse(move))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert GAME.notation.parse(move) not in GAME.legal(state, seat)
    assert msgspec.json.encode(state) == before


@pytest.mark.parametrize(("action", "rule", "reason"), [
    (Play(9, 100), "SEQ-1.1", "no-such-cell"),
    (Play(9, -1), "SEQ-1.1", "no-such-cell"),
    (Play(9, 10**12), "SEQ-1.1", "no-such-cell"),
    (Play(52, 3), "SEQ-3.1", "not-held"),
    (Play(-1, 3), "SEQ-3.1", "not-held"),
    (Exchange(10**12), "SEQ-3.1", "not-held"),
    (Lock((20, 21, 22, 23, 10**12)), "SEQ-2.6", "nothing-to-lock"),
    (Lose(-7), "SEQ-6.1", "nothing-to-lose"),
])  # fmt: skip
def test_what_notation_cannot_even_write(put: Put, action: Play, rule: str, reason: str) -> None:
    refusal = GAME.why_not(put(TURN, ROWS), 0, action)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)


@pytest.mark.parametrize("team", [-1, 2, 10**12])
def test_no_such_team(put: Put, team: int) -> None:
    refusal = GAME.why_not(put(COACH), 1, Claim(team))
    assert refusal is not None
    assert refusal.reason == "no-such-team"


def test_where_nothing_can_be_drawn_nothing_is_exchanged_or_taken(put: Put) -> None:
    """SEQ-3.3."""
    held = " ".join(NAMES[face] for face in PACKS)
    state = put(f'seats 4\noptions {{"draw":"manual"}}\nturn 0\nturns 1\nowed 1 1\nhand 0 {held}', ROWS)
    for seat, move in ((0, "dead 2S"), (1, "draw")):
        refusal = GAME.why_not(state, seat, GAME.notation.parse(move))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("SEQ-3.3", "no-cards")


def test_nothing_can_be_done_before_the_deal() -> None:
    refusal = GAME.why_not(GAME.start(Options(), 2), 0, GAME.notation.parse("pass"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SEQ-1.5", "not-dealt")


def test_facts_name_the_card_and_the_cell(put: Put) -> None:
    refusal = GAME.why_not(put(TURN, ROWS), 0, GAME.notation.parse("2S b1"))
    assert refusal is not None
    assert refusal.facts == {"card": "2♠", "cell": "b1"}
