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
