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
dnup-advice-turn = Turn your hand: it becomes { $turned }.
dnup-advice-beats = It beats the set of the same size on the table.
dnup-advice-out = You are rid of all your cards.
dnup-advice-left = You are left with { $left }.
dnup-advice-gathers = Then your hand holds a set of { $count } × { $value }.
dnup-advice-waits = There is no better way to get rid of cards now, and the new values may go together.
