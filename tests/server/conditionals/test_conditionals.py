"""TABLE-27 over HTTP: given by a seat, played when its turn comes, seen by no other person."""

from typing import Any

import pytest
from tests.server.accounts.conftest import code

from pelipoyta.table.model import Moved

DAYS = {"bank": 259_200, "each": True}


class Match:
    """A game over days between two guests, of RoleChess where no other is named."""

    def __init__(self, house: Any, time: Any = DAYS, game: str = "rolechess", **more: Any) -> None:
        self.house, self.client = house, house.client
        wish = {"game": game, "seats": 2, "options": {}, "places": ["me", "open"], "name": "Aino", "time": time, **more}
        made = self.client.post("/api/tables", json=wish).json()
        self.table = made["table"]
        seated = house.sit(self.table)
        self.tokens = {made["seat"]: made["token"], seated["seat"]: seated["token"]}
        self.state = self.client.app.state.services

    @property
    def asked(self) -> int:
        table = self.client.portal.call(self.state.lobby.find, self.table)
        return int(next(iter(table.state.history.asked_version)))

    def ask(self, seat: int, path: str = "", body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.tokens[seat]}"}
        address = f"/api/tables/{self.table}/conditionals{path}"
        if body is None:
            return self.client.get(address, headers=headers)
        return self.client.post(address, json=body, headers=headers)

    def quiet(self, seat: int, moves: list[str]) -> str:
        """A choice after these that no dice decide."""
        for move in self.ask(seat, "/forecast", {"moves": moves}).json()["moves"]:
            if self.ask(seat, "/forecast", {"moves": [*moves, move]}).json()["turn"] in ("me", "them"):
                return str(move)
        raise AssertionError("none")

    def play(self, seat: int, move: str) -> None:
        from pelipoyta.table.commands import Do, FromSeat

        table = self.client.portal.call(self.state.lobby.find, self.table)
        action = table.state.game.notation.parse(move)
        command = Do(f"c{table.state.length}", table.state.versions[seat], action)
        self.client.portal.call(table.submit, FromSeat(seat, command))

    def moves(self) -> list[tuple[int, str]]:
        """Choices in the table's log."""
        _, lines = self.client.portal.call(self.state.store.load, self.table)
        game = self.state.lobby.game("rolechess")
        entries = [line.entry for line in lines if isinstance(line.entry, Moved)]
        return [(each.seat, game.notation.write(game.nouns.actions.decode(each.action))) for each in entries]

    def way(self, seat: int) -> tuple[list[str], str]:
        """Choices of the other up to the seat's turn, and an answer to them."""
        moves: list[str] = []
        while self.ask(seat, "/forecast", {"moves": moves}).json()["turn"] == "them":
            moves.append(self.quiet(seat, moves))
        return moves, self.quiet(seat, moves)


def tree(moves: list[str], answer: str) -> list[Any]:
    found: list[Any] = [{"move": answer, "mine": True}]
    for move in reversed(moves):
        found = [{"move": move, "then": found}]
    return found


@pytest.fixture
def match(house: Any) -> Match:
    return Match(house)


def until(match: Match, count: int) -> list[tuple[int, str]]:
    for _ in range(3000):
        if len(found := match.moves()) >= count:
            return found
        match.client.get("/healthz")
    raise AssertionError(found)


def test_an_answer_is_played_when_its_turn_comes(match) -> None:
    mover = match.asked
    seat = 1 - mover
    moves, answer = match.way(seat)
    given = match.ask(seat, body={"tree": tree(moves, answer)})
    assert given.status_code == 200, given.text
    assert match.ask(seat).json()["tree"]
    assert match.ask(mover).json() == {"possible": True, "tree": []}  # the other sees nothing of it
    for move in moves:
        match.play(mover, move)
    found = until(match, len(moves) + 1)
    assert found[-1] == (seat, answer)


def test_a_game_that_goes_another_way_forgets_the_tree(match) -> None:
    mover = match.asked
    seat = 1 - mover
    moves, answer = match.way(seat)
    match.ask(seat, body={"tree": tree(moves, answer)})
    others = [each for each in match.ask(seat, "/forecast", {"moves": []}).json()["moves"] if each != moves[0]]
    match.play(mover, others[0])
    for _ in range(20):
        match.client.get("/healthz")
    assert match.ask(seat).json()["tree"] == []
    assert all(who == mover for who, _ in match.moves())


def test_strangers_and_those_whose_turn_it_is_are_refused(match) -> None:
    mover = match.asked
    seat = 1 - mover
    moves, answer = match.way(seat)
    body = {"tree": tree(moves, answer)}
    own = match.ask(mover, body=body)
    assert (own.status_code, own.json()["error"]["code"]) == (409, "conditional_your_turn")
    address = f"/api/tables/{match.table}/conditionals"
    for path, sent in ((address, body), (f"{address}/forecast", {"moves": []})):
        assert match.client.post(path, json=sent).json()["error"]["code"] == "not_your_seat"
    assert match.client.get(address).json()["error"]["code"] == "not_your_seat"
    for bad in ({"tree": [{"move": "z9-z8"}]}, {"tree": [{"move": answer, "mine": True}]}):
        assert match.ask(seat, body=bad).status_code == 400
    assert match.ask(seat).json()["tree"] == []


@pytest.mark.parametrize(
    "unfit",
    [{"time": {"bank": 600}}, {"game": "arvaus"}],
    ids=["live", "hidden guesses"],
)
def test_only_open_games_over_days_take_any(house, unfit) -> None:
    match = Match(house, **unfit)
    seat = 1 - match.asked
    assert match.ask(seat).json() == {"possible": False, "tree": []}
    refused = match.ask(seat, body={"tree": []})
    assert refused.json()["error"]["code"] == "no_conditionals"


def test_an_account_gives_them_on_every_device(browser) -> None:
    """Its seat has no token: the session proves it."""
    aino, eino, stranger = (browser() for _ in range(3))
    for each, name in ((aino, "Aino"), (eino, "Eino"), (stranger, "Saara")):
        each.sign_up(name)
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "", "time": DAYS}
    table = aino.post("/api/tables", **wish).json()["table"]
    eino.post(f"/api/tables/{table}/sit", name="")
    address = f"/api/tables/{table}/conditionals"
    told = [each.post(f"{address}/forecast", moves=[]) for each in (aino, eino, stranger)]
    waiting = [answer.status_code == 200 for answer in told]
    assert sorted(waiting[:2]) == [False, True] and code(told[2]) == "not_your_seat"
    assert code(told[waiting.index(False)]) == "conditional_your_turn"
    waiter = (aino, eino)[waiting.index(True)]
    assert waiter.get(address).json() == {"possible": True, "tree": []}
    assert code(stranger.get(address)) == "not_your_seat"
