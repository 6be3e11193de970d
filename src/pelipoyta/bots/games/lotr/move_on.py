"""Decision to move on: strength of the fellowship against the expected minions."""

from pelipoyta.games.lotr.engine.find import companions, minions
from pelipoyta.games.lotr.engine.numbers import strength, vitality_left
from pelipoyta.games.lotr.model import State


def dares(s: State) -> bool:
    """True if the fellowship can bear what the Shadow could play; sooner when another player is ahead."""
    return might(s) >= threat(s) * _caution(s)


def might(s: State) -> float:
    """Strength of the companions against minions; exhausted ones count for less."""
    return sum(strength(s, c) * min(vitality_left(s, c) - 1, 3) / 3 for c in companions(s, s.free))


def threat(s: State) -> float:
    """Strength of the minions in play, and of those that twilight and cards in hand may bring."""
    standing = sum(strength(s, each) for each in minions(s))
    dark = s.twilight + len(companions(s, s.free)) + 2 + s.players[s.free].site * 0.6
    others = [player for seat, player in enumerate(s.players) if seat != s.free and not player.out]
    hands = sum(len(player.hand) for player in others) * 0.45
    return standing + min(dark * 2.2, hands * 8.0)


def _caution(s: State) -> float:
    me = s.players[s.free]
    ahead = max(player.site for player in s.players if not player.out) - me.site
    bearer = s.cards.get(me.bearer)
    tired = bearer is None or vitality_left(s, bearer) <= 2
    return 1.0 - 0.15 * ahead + (0.5 if tired else 0.0) + 0.1 * max(me.burdens - 4, 0)
