# What the words of Shadow cards need besides the others.
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
lotr-mod-cannot-exert-after = { lotr-mod-cannot-exert }
lotr-mod-cannot-exert-except-after = { lotr-mod-cannot-exert-except }
lotr-mod-cannot-heal-after = { lotr-mod-cannot-heal }
lotr-mod-cannot-heal-except-after = { lotr-mod-cannot-heal-except }
lotr-mod-cannot-discard-after = { lotr-mod-cannot-discard }
lotr-mod-cannot-discard-except-after = { lotr-mod-cannot-discard-except }
lotr-at-its-site = the fellowship is at this site
lotr-the-site = the fellowship’s site | the fellowship’s site’s | the fellowship’s site
lotr-adj-present = … that is present
lotr-if-being-present = { $who } is present
lotr-verb-replace = replace | replaces | replace | replacing
lotr-do-replace-site = { $verb } { $who } with your site of the same number
lotr-do-replace-site-by = { $verb } { $who } with your own site of the same number that is { $whom }
lotr-mentions = { " " }that spots or exerts { $whom }
lotr-mentions-many = { " " }that spot or exert { $whom }
lotr-in-hand = { $whose ->
    [free] the Free Peoples player’s hand
    [you] your hand
   *[other] an opponent’s hand
}
lotr-in-deck = { $whose ->
    [free] the Free Peoples player’s draw deck
    [you] your draw deck
   *[other] an opponent’s draw deck
}
lotr-if-pile-empty = { $pile } is empty
lotr-if-losses = burdens and companions in the dead pile are together { $how ->
    [least] at least { $n }
    [most] at most { $n }
   *[below] fewer than { $n }
}
lotr-amount-losses = { $n } for each burden and each companion in the dead pile{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-do-reveal-own-hand = { $verb } { $own ->
    [you] your
   *[they] their
} hand
lotr-mod-shut-hands = the Free Peoples player may not look at or reveal cards in a Shadow player’s hand
lotr-mod-shut-hands-after = { lotr-mod-shut-hands }
lotr-mod-freed = what its own text forbids { $who } does not apply
lotr-mod-freed-after = { lotr-mod-freed }
lotr-mod-no-uses = { $player } may not use { $phase } special abilities
lotr-mod-no-uses-after = { lotr-mod-no-uses }
lotr-mod-no-uses-all = { $player } may use { $phase } special abilities
lotr-mod-no-uses-all-after = { lotr-mod-no-uses-all }
lotr-mod-loses-given = { $who } loses { $word } from { $whom }
lotr-mod-loses-given-after = { lotr-mod-loses-given }
lotr-mod-cannot-unburden = burdens cannot be removed from { $who } { $phase }
lotr-mod-cannot-unburden-after = { lotr-mod-cannot-unburden }
lotr-mod-cannot-unburden-except = burdens can be removed from { $who } only { $phase }
lotr-mod-cannot-unburden-except-after = { lotr-mod-cannot-unburden-except }
lotr-mod-cannot-exert-by-free = Free Peoples cards cannot exert { $who } { $phase }
lotr-mod-cannot-exert-by-free-after = { lotr-mod-cannot-exert-by-free }
lotr-mod-dulled = { $who } adds no strength
lotr-mod-dulled-after = { lotr-mod-dulled }
lotr-on-your-phase-start = at the start of each of your { $phase }s
lotr-on-your-phase-end = at the end of each of your { $phase }s
lotr-on-end-of-phase = at the end of each { $phase }
lotr-if-was-assigned = { $who } was assigned to a skirmish this turn
lotr-if-was-not-assigned = { $who } was not assigned to a skirmish this turn
lotr-deed-take = { $time ->
    [about] the Free Peoples player is about to draw a card or take one into hand
   *[after] the Free Peoples player has drawn a card or taken one into hand
}
lotr-do-prevent-take = prevent that
lotr-often-costof = as many times as that card’s twilight cost
lotr-do-put-shown-deck = { $verb } { $who } of the cards shown beneath the draw deck
lotr-do-put-shown-deck-top = { $verb } { $who } of the cards shown on top of the draw deck
lotr-do-put-shown-shuffled = { $verb } { $who } of the cards shown into the draw deck
lotr-do-put-shown-discard = { $verb } { $who } of the cards shown
lotr-do-put-shown-stack = { $verb } { $who } of the cards shown on { $whom }
lotr-deed-thrown = { $time ->
    [about] you are about to have to discard a card from hand
   *[after] you have had to discard a card from hand
}
lotr-do-prevent-thrown = prevent that discard
lotr-do-reveal-some-at-random = { $verb } { $who } at random from an opponent’s hand
lotr-do-discard-one-shown = { $verb } one of the cards shown from that player’s hand
lotr-do-reveal-until = { $verb } cards from the top of { $own ->
    [you] your
   *[they] their
} draw deck until { $who } is revealed
lotr-mod-falls-on = { $who } take the wounds of the minions’ archery fire instead of companions
lotr-verb-name = name | names | name | name
lotr-do-name-cultures = { $verb } { $n } cultures
lotr-do-names-cultures = { $player } names { $n } cultures
lotr-of-unnamed = { " " }of no named culture
lotr-ask-culture = Name a culture to be spared.
lotr-way-culture-0 = { lotr-culture-dwarven }
lotr-way-culture-1 = { lotr-culture-elven }
lotr-way-culture-2 = { lotr-culture-gandalf }
lotr-way-culture-3 = { lotr-culture-gondor }
lotr-way-culture-4 = { lotr-culture-rohan }
lotr-way-culture-5 = { lotr-culture-shire }
lotr-way-culture-12 = { lotr-culture-gollum }
lotr-log-decided-culture-0 = { $name } names a culture: { lotr-culture-dwarven }.
lotr-log-decided-culture-1 = { $name } names a culture: { lotr-culture-elven }.
lotr-log-decided-culture-2 = { $name } names a culture: { lotr-culture-gandalf }.
lotr-log-decided-culture-3 = { $name } names a culture: { lotr-culture-gondor }.
lotr-log-decided-culture-4 = { $name } names a culture: { lotr-culture-rohan }.
lotr-log-decided-culture-5 = { $name } names a culture: { lotr-culture-shire }.
lotr-log-decided-culture-12 = { $name } names a culture: { lotr-culture-gollum }.
lotr-log-affected-falls-on = The minions’ arrows hit allies{ $why }.
lotr-copied = { " " }of which you have a copy in your discard pile
lotr-do-sink-copies = { $verb } all copies of { $who } from your discard pile beneath your draw deck
lotr-do-show-and-play = { $verb } any number of { $who } from your hand → play { $whom } (twilight cost { $n } for each of those cards)
lotr-mod-no-text = the game text of { $who } does not apply
lotr-mod-no-text-after = { lotr-mod-no-text }
lotr-mod-may-skip = { $player } may choose that { $phase } is skipped
lotr-do-assign-anew = { $verb } all remaining assignments and assign { $who } to skirmish { $whom }
lotr-deed-fight-end-of = { $time ->
    [about] a skirmish that involved { $who } is about to end
   *[after] a skirmish that involved { $who } has ended
}
lotr-do-attach = { $verb } { $who } from your discard pile to { $whom }
lotr-log-affected-no-text = The text of { $cards } does not apply{ $why }.
lotr-ask-skip = You may skip the archery phase. Will you?
lotr-way-skip-1 = Skip it
lotr-way-skip-0 = Let arrows fly
lotr-log-decided-skip-1 = { $name } skips the archery phase ({ $card }).
lotr-log-decided-skip-0 = { $name } holds the archery phase ({ $card }).
lotr-of-fight = { " " }in that skirmish
lotr-in-your-area = { " " }in your support area
lotr-deed-end-of-phase = { $time ->
    [about] the end of a { $phase } is about to come
   *[after] it is the end of a { $phase }
}
lotr-until-fight = { " " }in that skirmish
lotr-do-sink-revealed = { $verb } the card shown beneath that draw deck
