# -- What is done with decks, by whom, and how often -----------------------------------------------------------------------

lotr-wound-from = { " " }from { $whom }
lotr-mod-cost-unseen = { $who } whose { $of ->
    [culture] culture
    [race] race
   *[title] title
} you cannot spot costs { $by }
lotr-mod-cost-unseen-after = { lotr-mod-cost-unseen }
lotr-deed-rival-take = { $time ->
    [about] an opponent is about to draw a card or take one into hand
   *[after] an opponent has drawn a card or taken one into hand
}
lotr-do-prevent-rival-take = prevent that
lotr-do-discard-bottom = { $verb } the bottom { $n ->
    [one] card
   *[other] { $n } cards
} of { $own ->
    [you] your
   *[they] the
} draw deck
lotr-do-discard-bottom-each = { $verb } cards from the bottom of { $own ->
    [you] your
   *[they] the
} draw deck: { $each }
lotr-x-times = { " " }X times
lotr-player-anyone = a player
lotr-do-rearrange = { $verb } the rest back on top in any order
lotr-do-discard-on = { $verb } cards from the top of your draw deck until you stop
lotr-do-take-last = { $verb } the last of them into hand
lotr-do-skip-shadow = { $verb } { $own ->
    [you] your
   *[they] their
} next Shadow phase
lotr-verb-skip = skip | skips | skip | skip
lotr-do-lay-this-deck-top = { $verb } this card on top of your draw deck
lotr-do-lay-this-deck = { $verb } this card beneath your draw deck
lotr-if-moves = the fellowship moves again this turn
lotr-text-of = while you can spot your site { $n }, { $who } has the text of that site too
lotr-site-at = { " " }{ $n }
lotr-if-here = the fellowship is here
lotr-mod-one-minion-after = { lotr-mod-one-minion }
lotr-do-look-at-random = { $verb } at { $who } at random from an opponent’s hand of { $n } or more cards
lotr-mod-unhurt = all wounds to { $who } are prevented
lotr-mod-unhurt-after = { lotr-mod-unhurt }
