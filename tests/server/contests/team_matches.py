"""A match of two teams through the public interface, as its organiser, captains and players have it."""

from typing import Any

from tests.server.contests.announced import Announced

TEAMS = (("Aino", "Antti", "Anni", "Arvo"), ("Bea", "Bertta", "Börje", "Bosse"))


class TeamMatchClient(Announced):
    """A team_match of two teams."""

    def __init__(self, house: Any, **wish: Any) -> None:
        whole = {"game": "kasvoton", "form": "teams", "size": 2, "title": "Syysottelu", "sides": ["Akselit", "Bertat"]}
        super().__init__(house, "team-matches", whole | wish)

    def join(self, name: str, side: int = 0, **more: Any) -> dict[str, Any]:
        return self.admitted(name=name, side=side, **more)

    def filled(self, size: int = 2) -> list[list[str]]:
        """Both teams full; each one's ticket, by team."""
        return [[self.join(name, side)["token"] for name in TEAMS[side][:size]] for side in (0, 1)]

    def begun(self, size: int = 2) -> list[list[str]]:
        """The tables of the first of each pair are laid, in the order of joining."""
        tickets = self.filled(size)
        self.do("begin")
        return tickets

    def table(self, number: int) -> str:
        return f"{self.id}-{number}"

    def armed(self, pair: int, tickets: list[list[str]]) -> list[Any]:
        """The armies of a pair are drawn: the lines of its players, the second table's from its beginning."""
        first, second = 2 * pair, 2 * pair + 1
        lines = [self.house.join(self.table(first + 1), tickets[side][first]) for side in (0, 1)]
        for line in lines:
            line.until("update")
        for knight, line in enumerate(lines):
            assert line.do(type="ChooseKnight", knight=14 + knight)["type"] == "ack"
        for line in lines:
            while not line.updates[-1]["view"]["hand"]:
                line.until("update")
        self.until(lambda told: told["sets"][pair][1]["laid"], tickets[1][second])
        lines += [self.house.join(self.table(second + 1), tickets[side][second]) for side in (1, 0)]
        for line in lines[2:]:
            line.until("update")
        return lines


class Duplicate(TeamMatchClient):
    """Duplicate play that its organiser has announced."""

    def __init__(self, house: Any, **wish: Any) -> None:
        whole = {"game": "kasvoton", "form": "duplicate", "tables": 3, "deals": 1, "title": "Samat kortit", "sides": []}
        super().__init__(house, **whole | wish)
        self.names = [*TEAMS[0], *TEAMS[1]]

    def dealt(self, count: int) -> list[str]:
        """So many have joined, and the first deal is laid; each one's ticket."""
        tickets: list[str] = [self.join(name, word=f"sana {name}")["token"] for name in self.names[:count]]
        self.do("begin")
        return tickets

    def lines(self, table: int, tickets: list[str]) -> list[Any]:
        """Those who sit at the table of that number, by seat, once they are told of their game."""
        found = [each for deal in self.look()["sets"] for each in deal if each["table"] == self.table(table)]
        lines = [self.house.join(self.table(table), tickets[player]) for player in found[0]["players"]]
        for line in lines:
            line.until("update")
        return lines
