# Effects: frames of clauses, lotr-do-…; the verb is a message of its own.
lotr-do-strength = { $who } gets strength { $by }
lotr-do-grant = { $who } is { $word ->
        [archer] an archer
        [marsh] a marsh
       *[other] { $word }
    }{ $until }
lotr-do-gain = { $who } gains { $word }{ $until }
lotr-do-overwhelm-limit = { $who } is overwhelmed only at { $n ->
    [3] three
   *[other] { $n }
} times its strength
lotr-do-wound-limit = { $who } takes no more than { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
lotr-do-no-more-moves = the fellowship may not move again this turn
lotr-do-prevent = prevent that wound
lotr-do-make-bearer = this companion becomes the Ring-bearer (resistance { $n })
lotr-do-if = if { $when }, { $then }
lotr-do-if-else = if { $when }, { $then }; otherwise { $otherwise }
lotr-do-repeat = { $do } { $times }
lotr-do-times = { $do } ({ $n ->
    [2] twice
    [3] three times
   *[other] { $n } times
})
lotr-do-may-skirmish = { $who } may skirmish
lotr-do-take-part = { $who } may take part in archery and skirmishes{ $until }
lotr-do-leave-skirmish = { $who } leaves the skirmish
lotr-do-strength-long = { lotr-do-strength }
lotr-do-gain-chosen = { lotr-do-gain }
lotr-do-strength-after = { lotr-do-strength }
lotr-do-strength-long-after = { lotr-do-strength-long }
lotr-do-grant-after = { lotr-do-grant }
lotr-do-gain-after = { lotr-do-gain }
lotr-do-overwhelm-limit-after = { lotr-do-overwhelm-limit }
lotr-do-wound-limit-after = { lotr-do-wound-limit }
lotr-do-exert = { $verb } { $who }
lotr-do-exhaust = { $verb } { $who }
lotr-do-wound = { $verb } { $who }
lotr-do-heal = { $verb } { $who }
lotr-do-discard = { $verb } { $who } from play
lotr-do-discard-this = { $verb } { $who } from play
lotr-do-return = { $verb } { $who } to its owner’s hand
lotr-do-stack = { $verb } { $who } on { $whom }
lotr-do-add-twilight = { $verb } ({ $n })
lotr-do-add-twilight-each = { $verb } twilight equal to { $each }
lotr-do-remove-twilight = { $verb } ({ $n })
lotr-do-remove-twilight-each = { $verb } twilight equal to { $each }
lotr-do-add-burden = { $verb } { $who }
lotr-do-add-burden-each = { $verb } burdens: { $each }
lotr-do-remove-burden = { $verb } { $who }
lotr-do-remove-burden-each = { $verb } burdens: { $each }
lotr-do-draw = { $verb } { $who }
lotr-do-draw-each = { $verb } cards: { $each }
lotr-do-add-tokens = { $verb } { $who } on { $whom }
lotr-do-remove-tokens = { $verb } { $who } from { $whom }
lotr-do-put-hand-discard = { $verb } { $who } from { $own ->
    [you] your
   *[they] their
} hand
lotr-do-put-hand-deck = { $verb } { $who } from hand beneath { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-discard-deck = { $verb } { $who } from { $own ->
    [you] your discard pile beneath your
   *[they] their discard pile beneath their
} draw deck
lotr-do-put-discard-hand = { $verb } { $who } from { $own ->
    [you] your
   *[they] their
} discard pile into hand
lotr-do-put-hand-stack = { $verb } { $who } from { $own ->
    [you] your
   *[they] their
} hand on { $whom }
lotr-do-discard-top = { $verb } the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-discard-top-each = { $verb } cards from the top of { $own ->
    [you] your
   *[they] their
} draw deck: { $each }
lotr-do-look-at-hand = { $verb } at { lotr-whose-hand }
lotr-do-reveal-hand = { $verb } { lotr-whose-hand }
lotr-do-play = { $verb } { $who }{ $where }{ $on }{ $price }
lotr-do-next-site = { $verb } the fellowship’s next site from your own deck; it replaces an opponent’s if need be
lotr-do-cancel = { $verb } a skirmish involving { $who }
lotr-do-assign = { $verb } { $who } to skirmish { $whom }
lotr-do-take-control = { $verb } control of { $who }
lotr-do-take-control-each = { $verb } control of sites: { $each }
lotr-do-liberate = { $verb } { $who }
lotr-do-wear-ring = { $verb } the Ring until the regroup phase
lotr-do-spot = { $verb } { $who }
lotr-do-unless = { $do }. { $player } may { $pays } to prevent this
lotr-do-prevent-death = prevent that death
lotr-do-prevent-overwhelm = prevent that overwhelming
lotr-do-prevent-exert = prevent that exertion
lotr-do-prevent-heal = prevent that healing
lotr-do-prevent-discard = prevent that discard
lotr-do-prevent-discard-every = prevent those discards
lotr-do-prevent-burden = prevent that burden
lotr-do-prevent-burden-every = prevent those burdens
lotr-do-prevent-unburden = prevent the removal of those burdens
lotr-do-prevent-twilight = prevent one of those twilight tokens
lotr-do-prevent-twilight-every = prevent that twilight
lotr-do-prevent-draw = prevent that draw
lotr-do-prevent-control = prevent the taking of that site
lotr-do-prevent-play = cancel that card
lotr-do-prevent-ability = cancel that ability
lotr-do-prevent-win = prevent that victory
lotr-do-prevent-lose = prevent that loss
lotr-do-prevent-fight-end = prevent the end of that skirmish
lotr-do-prevent-assignment = prevent that assignment
lotr-do-prevent-defence = prevent that defence
lotr-do-prevent-phase-end = prevent the end of that phase
lotr-do-prevent-turn-end = prevent the end of that turn
lotr-do-prevent-ring = prevent the wearing of the Ring
lotr-do-prevent-reveal = prevent that revealing
lotr-do-instead = { $do } instead
lotr-do-may-skirmish-after = { lotr-do-may-skirmish }
lotr-do-take-part-after = { lotr-do-take-part }
lotr-do-shuffle = { $verb } { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-shuffle-in = { $verb } { $who } and all cards stacked there into the owner’s draw deck
lotr-do-transfer = { $verb } { $who } to { $whom }
lotr-do-transfer-home = { $verb } { $who } to your support area
lotr-do-discard-stacked = { $verb } { $who }
lotr-do-take-stacked = { $verb } { $who } into hand
lotr-do-look-at-top = { $verb } at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $whose ->
    [you] your
    [anyone] any player’s
   *[opponent] an opponent’s
} draw deck
lotr-do-reveal-top = { $verb } the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $whose ->
    [you] your
    [anyone] any player’s
   *[opponent] an opponent’s
} draw deck
lotr-do-put-hand-deck-top = { $verb } { $who } from hand on top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-hand-shuffled = { $verb } { $who } from hand into { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-discard-deck-top = { $verb } { $who } from { $own ->
    [you] your discard pile on top of your
   *[they] their discard pile on top of their
} draw deck
lotr-do-put-discard-shuffled = { $verb } { $who } from { $own ->
    [you] your discard pile into your
   *[they] their discard pile into their
} draw deck
lotr-do-put-discard-stack = { $verb } { $who } from { $own ->
    [you] your
   *[they] their
} discard pile on { $whom }
lotr-do-put-deck-top-hand = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck into hand
lotr-do-put-deck-top-deck = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck beneath it
lotr-do-put-deck-top-shuffled = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck into it
lotr-do-put-deck-top-discard = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-deck-top-stack = { $verb } { $who } from the top of { $own ->
    [you] your
   *[they] their
} draw deck on { $whom }
lotr-do-put-seen-hand = { $verb } { $who } of those into hand
lotr-do-put-seen-deck = { $verb } { $who } of those beneath { $own ->
    [you] your
   *[they] their
} draw deck in any order
lotr-do-put-seen-deck-top = { $verb } { $who } of those on top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-seen-shuffled = { $verb } { $who } of those into { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-seen-discard = { $verb } { $who } of those
lotr-do-put-rest = { $verb } the rest
lotr-do-put-seen-stack = { $verb } { $who } of those on { $whom }
lotr-do-keep-event = { $verb } that event back into hand
lotr-do-transfer-this = { lotr-do-transfer }
lotr-do-transfer-home-this = { lotr-do-transfer-home }
lotr-do-prevent-shown = prevent the revealing of your hand
lotr-do-put-discarded-hand = { $verb } { $who } of the discarded cards into hand
lotr-do-put-discarded-deck = { $verb } { $who } of the discarded cards beneath { $own ->
    [you] your
   *[they] their
} draw deck in any order
lotr-do-put-discarded-deck-top = { $verb } { $who } of the discarded cards on top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-discarded-shuffled = { $verb } { $who } of the discarded cards into { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-discarded-stack = { $verb } { $who } of the discarded cards on { $whom }
lotr-do-move-again = the Free Peoples player must move once more this turn if the move limit lets them
lotr-do-act-next = you may also take the next action of the phase
lotr-do-reconcile = { $verb } your hand as in the regroup phase
lotr-do-pick = { $verb } { $who }
lotr-do-next-sites = { $verb } the fellowship’s next { $n } sites from your own deck; they replace an opponent’s if need be
lotr-do-look-at-top-each = { $verb } at cards from the top of { $whose ->
    [you] your
    [anyone] any player’s
   *[opponent] an opponent’s
} draw deck: { $each }
lotr-do-reveal-top-each = { $verb } cards from the top of { $whose ->
    [you] your
    [anyone] any player’s
   *[opponent] an opponent’s
} draw deck: { $each }
lotr-do-replace-site = { $verb } { $who } with your site of the same number
lotr-do-replace-site-by = { $verb } { $who } with your own site of the same number that is { $whom }
lotr-do-reveal-own-hand = { $verb } { $own ->
    [you] your
   *[they] their
} hand
lotr-do-prevent-take = prevent that
lotr-do-put-shown-deck = { $verb } { $who } of the cards shown beneath the draw deck
lotr-do-put-shown-deck-top = { $verb } { $who } of the cards shown on top of the draw deck
lotr-do-put-shown-shuffled = { $verb } { $who } of the cards shown into the draw deck
lotr-do-put-shown-discard = { $verb } { $who } of the cards shown
lotr-do-put-shown-stack = { $verb } { $who } of the cards shown on { $whom }
lotr-do-prevent-thrown = prevent that discard
lotr-do-reveal-some-at-random = { $verb } { $who } at random from { lotr-whose-hand }
lotr-do-discard-one-shown = { $verb } one of the cards shown from that player’s hand
lotr-do-reveal-until = { $verb } cards from the top of { $own ->
    [you] your
   *[they] their
} draw deck until { $who } is revealed
lotr-do-name-cultures = { $verb } { $n } cultures
lotr-do-names-cultures = { $player } names { $n } cultures
lotr-ask-culture = Name a culture to be spared.
lotr-way-culture-0 = { lotr-culture-dwarven }
lotr-way-culture-1 = { lotr-culture-elven }
lotr-way-culture-2 = { lotr-culture-gandalf }
lotr-way-culture-3 = { lotr-culture-gondor }
lotr-way-culture-4 = { lotr-culture-rohan }
lotr-way-culture-5 = { lotr-culture-shire }
lotr-way-culture-12 = { lotr-culture-gollum }
lotr-do-sink-copies = { $verb } all copies of { $who } from your discard pile beneath your draw deck
lotr-do-show-and-play = { $verb } any number of { $who } from your hand → play { $whom } (twilight cost { $n } for each of those cards)
lotr-do-assign-anew = { $verb } all remaining assignments and assign { $who } to skirmish { $whom }
lotr-do-attach = { $verb } { $who } from your discard pile to { $whom }
lotr-ask-skip = You may skip the archery phase. Will you?
lotr-way-skip-1 = Skip it
lotr-way-skip-0 = Let arrows fly
lotr-do-sink-revealed = { $verb } the card shown beneath that draw deck
lotr-do-prevent-rival-take = prevent that
lotr-do-discard-bottom = { $verb } the bottom { $n ->
    [one] card
   *[other] { $n } cards
} of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-discard-bottom-each = { $verb } cards from the bottom of { $own ->
    [you] your
   *[they] their
} draw deck: { $each }
lotr-do-rearrange = { $verb } the rest back on top in any order
lotr-do-discard-on = { $verb } cards from the top of your draw deck until you stop
lotr-do-take-last = { $verb } the last of them into hand
lotr-do-skip-shadow = { $verb } { $own ->
    [you] your
   *[they] their
} next Shadow phase
lotr-do-lay-this-deck-top = { $verb } this card on top of your draw deck
lotr-do-lay-this-deck = { $verb } this card beneath your draw deck
lotr-do-look-at-random = { $verb } at { $who } at random from { lotr-whose-hand } of { $n } or more cards
lotr-do-reveal-at-random = { $verb } a card at random from { lotr-whose-hand }
lotr-do-discard-shown = { $verb } { $who } from that player’s hand
lotr-do-end-phase = { $verb } your Shadow phase
lotr-do-take-off-ring = { $verb } off the Ring
lotr-do-corrupt = the Ring-bearer is corrupted
lotr-do-no-token = { $verb } no token for that exertion
lotr-do-next-site-if = { $verb } the fellowship’s next site from your own deck if it is { $whom }; it replaces an opponent’s if need be
lotr-do-say-x = { $verb } X (at most { $most })
lotr-do-corrupt-after = { lotr-do-corrupt }
lotr-do-put-that-hand = { $verb } { $who } into hand
lotr-do-put-that-deck = { $verb } { $who } beneath { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-that-deck-top = { $verb } { $who } on top of { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-that-shuffled = { $verb } { $who } into { $own ->
    [you] your
   *[they] their
} draw deck
lotr-do-put-that-discard = { $verb } { $who }
lotr-do-put-that-stack = { $verb } { $who } on { $whom }
lotr-any-order = { " " }in any order
lotr-do-make-bearer-after = { lotr-do-make-bearer }
lotr-unless-not = , unless { $when }
lotr-whose-hand = { $whose ->
    [free] the Free Peoples player’s hand
   *[opponent] an opponent’s hand
}
lotr-do-wound-chosen = { $verb } { $who }{ $n ->
    [one] { "" }
    [2] { " " }twice
   *[other] { " " }{ $n } times
}
lotr-do-heal-wounds = { $verb } { $who }{ $n ->
    [one] { "" }
    [2] { " " }twice
    [3] { " " }three times
   *[other] { " " }{ $n } times
}
lotr-do-heal-wounds-of = { lotr-do-heal-wounds }
lotr-do-assign-both = { lotr-do-assign }
