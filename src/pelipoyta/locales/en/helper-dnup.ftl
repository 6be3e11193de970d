# dnup: cards to remove, who begins, points.

helper-dnup-round = Round { $round }
helper-dnup-begins = The holder of the card 1/5 ★ starts. Play goes clockwise.
helper-dnup-begins-two = The holder of the card 1/5 ★ starts with a single turn for area 2. After that each takes two turns in a row.
helper-dnup-is-out = { $name } was first to play the last card (2 points). The others play on.
helper-dnup-goes-out = Out of cards: { $name }
helper-dnup-void = Void the round and deal again
helper-dnup-points = Points
helper-dnup-points-of-two = Rounds won
helper-dnup-won = { $name } has won the game.
helper-dnup-setup = Before the round
helper-dnup-remove =
    Remove ({ $symbol ->
        [a] symbol for five players
       *[b] symbol for four players
        [c] symbol for three players
    }), { $count } cards: { $cards }
helper-dnup-keep = All cards are in play.
helper-dnup-deal = Shuffle and deal all { $cards } cards, { $each } each.
helper-dnup-did-out = Round { $round }: out of cards, { $name } ({ $points } in all).
helper-dnup-did-void = Round { $round } was void.
helper-dnup-scores = Points
helper-dnup-scores-about = The first in a round scores 2 points and the second 1. The first with at least 4 points wins.
helper-dnup-scores-round = Round
dnup-no-helper-nobody = There is no such player.
dnup-no-helper-out = That player is out of cards already in this round.
