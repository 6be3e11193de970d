"""State of a draft or sealed event before the first round, folded from the tournament's log (CONTEST-17)."""

from collections.abc import Sequence

from msgspec import Struct

from pelipoyta.kernel.optional.limited import Booster, Way


class DraftState(Struct):
    """Packs, pools and decks by place in the draft order; picks count when all have picked (CONTEST-18)."""

    way: Way
    players: tuple[int, ...]  # the entrant of each place
    boosters: tuple[tuple[Booster, ...], ...]  # of each place, in the order they are opened
    since: float  # when the last pack was laid before somebody, or the last card taken
    packs: list[list[int]] = []  # what lies before each place
    pools: list[list[int]] = []
    chosen: dict[int, int] = {}  # by place: what it takes from the pack before it
    decks: dict[int, dict[str, str]] = {}  # by entrant: what was made of the pool
    opened: int = 0  # boosters each has opened
    picks: int = 0  # picks that everyone has made
    sheets: dict[str, tuple[int, ...]] = {}  # what could be in the boosters

    @property
    def picking(self) -> bool:
        return any(self.packs)

    @property
    def building(self) -> bool:
        return not self.picking and len(self.decks) < len(self.players)

    @property
    def late(self) -> list[int]:
        """Entrants who have not chosen, or not built, yet."""
        if self.picking:
            return [entrant for place, entrant in enumerate(self.players) if place not in self.chosen]
        return [entrant for entrant in self.players if entrant not in self.decks]

    def place(self, entrant: int) -> int | None:
        return self.players.index(entrant) if entrant in self.players else None


def begun(way: Way, players: Sequence[int], boosters: Sequence[Sequence[Booster]], now: float) -> DraftState:
    """State after opening: in sealed all cards are in the pools; in a draft the first booster is the pack."""
    stage = DraftState(way, tuple(players), tuple(map(tuple, boosters)), now)
    stage.pools = [[] for _ in players]
    stage.packs = [[] for _ in players]
    stage.chosen, stage.decks = {}, {}
    if way == "sealed":
        stage.pools = [[card for booster in each for card in booster] for each in boosters]
    else:
        _open_next(stage)
    return stage


def take(stage: DraftState, entrant: int, card: int, now: float) -> None:
    """Choose a card; it stays in the pack until all have chosen."""
    stage.chosen[stage.players.index(entrant)] = card
    if len(stage.chosen) == len(stage.players):
        _pass_on(stage)
        stage.since = now


def hand_in(stage: DraftState, entrant: int, brings: dict[str, str]) -> None:
    stage.decks[entrant] = brings


def _pass_on(stage: DraftState) -> None:
    """Move chosen cards to the pools and pass the packs; the last card of a pack is taken automatically."""
    for place, card in stage.chosen.items():
        stage.packs[place].remove(card)
        stage.pools[place].append(card)
    stage.chosen = {}
    stage.picks += 1
    step = 1 if stage.opened % 2 else -1  # the first to the left, the second to the right
    count = len(stage.packs)
    stage.packs = [stage.packs[(place - step) % count] for place in range(count)]
    if len(stage.packs[0]) == 1:
        for pool, pack in zip(stage.pools, stage.packs, strict=True):
            pool.append(pack.pop())
    if not stage.picking:
        _open_next(stage)


def _open_next(stage: DraftState) -> None:
    if stage.opened < len(stage.boosters[0]):
        stage.packs = [list(each[stage.opened]) for each in stage.boosters]
        stage.opened += 1
