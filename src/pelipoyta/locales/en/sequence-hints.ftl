# Hints: what can be done, and what speaks for it.

sequence-hint-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
sequence-can-play = play a card, { sequence-hint-ways } (SEQ-3.1)
sequence-can-exchange = exchange a dead card, { sequence-hint-ways } (SEQ-5.1)
sequence-can-pass = pass (SEQ-3.4)
sequence-can-lock = choose the sequence to lock, { sequence-hint-ways } (SEQ-2.6)
sequence-can-take = draw a card (SEQ-3.2)
sequence-can-claim = claim that someone coached (SEQ-6.1)
sequence-can-agree = admit the claim (SEQ-6.1)
sequence-can-deny = deny the claim (SEQ-6.1)
sequence-can-judge = decide the claim (SEQ-6.1)
sequence-can-lose = choose the card you lose (SEQ-6.1)
sequence-advice-play = Play { $card } on { $cell }.
sequence-advice-thief = Take the chip on { $cell } with the thief { $card }.
sequence-advice-exchange = Exchange the dead card { $card }.
sequence-advice-lose = Give up { $card }.
sequence-advice-pass = Pass.
sequence-advice-lock = Lock the sequence { $from }–{ $to }.
sequence-advice-take = Draw a card.
sequence-advice-claim = Claim that there was coaching.
sequence-advice-agree = Admit it.
sequence-advice-deny = Deny it.
sequence-advice-five = It finishes a sequence.
sequence-advice-line = An open line then has { $chips ->
    [one] one chip
   *[other] { $chips } chips
} of yours.
sequence-advice-block = It blocks an opponent’s line that already has { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
sequence-advice-breaks = It lies on an opponent’s line that already has { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
sequence-advice-exchange-why = A chip lies on both its cells, so it cannot be played.
sequence-advice-lose-why = { $cells ->
    [0] Its cells are taken.
    [one] Only one of its cells is free.
   *[other] Both its cells are free.
}
sequence-advice-pass-why = No card can be played.
sequence-advice-take-why = The right to draw lapses once the next player has played and drawn.
sequence-advice-claim-why = If the claim is upheld, each of the team loses a card.
sequence-advice-agree-why = Then each of the team who holds cards loses one of them.
sequence-advice-deny-why = { $left ->
    [0] Then the whole team has denied it, and the claim falls.
    [one] The claim falls when one more of the team denies it.
   *[other] The claim falls when { $left } more of the team deny it.
}
sequence-advice-open = { $lines ->
    [0] No line runs through it in which five can still be got.
    [one] One line runs through it in which five can still be got.
   *[other] { $lines } lines run through it in which five can still be got.
}
sequence-advice-early = The opponent does not have three chips on one open line there yet.
sequence-advice-lock-safe = Locked chips can no longer be taken.
sequence-advice-lock-open = It counts as finished, but a thief may still take a chip out of it.
sequence-advice-uphold = Uphold the claim.
sequence-advice-dismiss = Dismiss the claim.
sequence-advice-dismiss-why = Nobody loses a card.
sequence-advice-lose-jack = It is a jack, which has no cell of its own.
sequence-advice-finished = It is part of a finished sequence of an opponent’s.
