# Hints: what can be done, and what speaks for it.

dnup-hint-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
dnup-can-play = play a set, { dnup-hint-ways } (DNUP-A)
dnup-can-add = add a card to an opponent’s set, { dnup-hint-ways } (DNUP-B)
dnup-can-take = take an opponent’s set, { dnup-hint-ways } (DNUP-C)
dnup-can-turn = turn your hand (DNUP-D)
dnup-advice-play = Play { $count } × { $value }.
dnup-advice-add = Add { $value } to the opponent’s set.
dnup-advice-take = Take the set { $count } × { $value }: in your hand it is { $turned }.
dnup-advice-take-other = Take the set { $count } × { $value }: in hand it is { $turned }.
dnup-advice-turn = Turn your hand: it becomes { $turned }.
dnup-advice-turn-other = Turn the hand: it becomes { $turned }.
dnup-advice-beats = It beats another’s set of the same size.
dnup-advice-out = You are rid of all your cards.
dnup-advice-left = { $left ->
    [one] You are left with one card.
   *[other] You are left with { $left } cards.
}
dnup-advice-gathers = Then your hand holds a set of { $count } × { $value }.
dnup-advice-beats-own = It beats your own set of the same size, which comes back to your hand turned.
dnup-advice-single = Then no two cards of your hand have the same number.
