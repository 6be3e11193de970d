"""Movement as pictures: «x» where a piece may go, «!» whom it may attack (RC-4.0, RC-4.6)."""

import pytest

PICTURES = {
    "RC-4.1 a Lackey goes forward, straight or diagonally": (
        "L1",
        """
        7   .  .  .  .  .  . e1
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  . l2  .  .  .  .
        3   .  .  . L1  .  .  .
        2   .  .  .  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
        """
        7   .  .  .  .  .  . e1
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  . l!  x  x  .  .
        3   .  .  . L1  .  .  .
        2   .  .  .  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
    ),
    "RC-4.1 dark's Lackey goes the other way": (
        "l1",
        """
        7   .  .  .  .  .  . e1
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  .  . l1  .  .  .
        3   .  .  . L2  .  .  .
        2   .  .  .  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
        """
        7   .  .  .  .  .  . e1
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  .  . l1  .  .  .
        3   .  .  x L!  x  .  .
        2   .  .  .  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
    ),
    "RC-4.1 on the last row a Lackey is stuck": (
        "L1",
        """
        7   .  . l3 L1 l2  . e1
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  .  .  .  .  .  .
        3   .  .  .  .  .  .  .
        2   .  .  .  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
        """
        7   .  . l3 L1 l2  . e1
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  .  .  .  .  .  .
        3   .  .  .  .  .  .  .
        2   .  .  .  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
    ),
    "RC-4.2 a Guard goes up to three circles straight, not past any piece": (
        "G1",
        """
        7   .  .  . l4  .  . e1
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4  g2  . L2 G1  . l5 l6
        3   .  .  .  .  .  .  .
        2   .  .  .  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
        """
        7   .  .  . l!  .  . e1
        6   .  .  .  x  .  .  .
        5   .  .  .  x  .  .  .
        4  g2  . L2 G1  x l! l6
        3   .  .  .  x  .  .  .
        2   .  .  .  x  .  .  .
        1   .  .  .  x  .  .  .
        """,
    ),
    "RC-4.2 a Guard does not go four circles": (
        "G1",
        """
        7   .  .  .  .  .  . e1
        6   .  .  .  .  .  .  .
        5  l1  .  .  .  .  .  .
        4   .  .  .  .  .  .  .
        3   .  .  .  .  .  .  .
        2   .  .  .  .  .  .  .
        1  G1  .  .  .  .  .  .
        """,
        """
        7   .  .  .  .  .  . e1
        6   .  .  .  .  .  .  .
        5  l1  .  .  .  .  .  .
        4   x  .  .  .  .  .  .
        3   x  .  .  .  .  .  .
        2   x  .  .  .  .  .  .
        1  G1  x  x  x  .  .  .
        """,
    ),
    "RC-4.3 a Knight leaps over anything": (
        "K1",
        """
        7   .  .  .  .  .  . e1
        6   .  .  .  . l2  .  .
        5   .  . L2 L3 L4  .  .
        4   .  . L5 K1 L6  .  .
        3   . L7 g2 a2 k2  .  .
        2   .  . l3  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
        """
        7   .  .  .  .  .  . e1
        6   .  .  x  . l!  .  .
        5   .  x L2 L3 L4  x  .
        4   .  . L5 K1 L6  .  .
        3   . L7 g2 a2 k2  x  .
        2   .  . l!  .  x  .  .
        1   .  .  .  .  .  .  .
        """,
    ),
    "RC-4.4 an Adjutant goes far diagonally, one circle straight": (
        "A1",
        """
        7  l2  .  .  .  .  . e1
        6   .  .  .  .  . L2  .
        5   .  .  .  .  .  .  .
        4   . l5  . A1 l3 l4  .
        3   .  . k2  .  .  .  .
        2   . a2  .  .  .  .  .
        1   .  .  .  .  .  .  .
        """,
        """
        7  l!  .  .  .  .  . e1
        6   .  x  .  .  . L2  .
        5   .  .  x  x  x  .  .
        4   . l5  x A1 l! l4  .
        3   .  . k!  x  x  .  .
        2   . a2  .  .  .  x  .
        1   .  .  .  .  .  .  x
        """,
    ),
    "RC-4.5 an Emperor goes one circle any way, and may fight an Emperor (RC-5.3)": (
        "E1",
        """
        7   .  .  .  .  .  .  .
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  .  .  .  .  .  .
        3   .  .  .  .  .  .  .
        2  L2  .  .  .  .  .  .
        1   . E1 e1  .  .  .  .
        """,
        """
        7   .  .  .  .  .  .  .
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  .  .  .  .  .  .
        3   .  .  .  .  .  .  .
        2  L2  x  x  .  .  .  .
        1   x E1 e!  .  .  .  .
        """,
    ),
}


@pytest.mark.parametrize("name", PICTURES)
def test_reach(reach, clean, name):
    piece, before, after = PICTURES[name]
    assert reach(clean(before), piece) == clean(after)
